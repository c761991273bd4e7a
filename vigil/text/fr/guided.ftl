# Une première partie guidée.

guided-name = Votre première partie, guidée
guided-lead = Environ { $minutes } minutes : à chaque étape, la table montre ce qui compte et conseille un coup. Quittez le chemin quand vous voulez.
guided-title = Votre première partie
guided-begin = Commencer la partie guidée
guided-label = Le guide
guided-step = Étape { $n } sur { $of }
guided-do = Suivre le conseil
guided-advised = conseillé
guided-left = Vous avez quitté le chemin guidé : continuez à votre guise. Reprenez votre coup pour y revenir.
guided-follow = Conseillé : { $option }. Tapez « follow » pour le faire.
guided-none = Rien n'est conseillé ici.
guided-no-lesson = { $game } n'a pas de partie guidée.
guided-fixed = Une partie guidée est fixée d'avance : --guided s'emploie seul.

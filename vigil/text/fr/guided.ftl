# Une première partie guidée.

guided-name = Votre première partie, guidée
guided-lead = Environ { $minutes } minutes : à chaque étape, la table montre ce qui compte et conseille un coup. Quittez le chemin quand vous voulez.
guided-title = { $game }, partie guidée · { $date }
guided-begin = Commencer la partie guidée
guided-label = Le guide
guided-step = Étape { $n } sur { $of }
guided-do = Suivre le conseil
guided-advised = conseillé
guided-left = Vous avez quitté le chemin guidé : continuez à votre guise. « Annuler » vous y ramène.
guided-follow = Conseillé : { $option }. Tapez « follow » pour le faire.
guided-none = Il n'y a pas de conseil ici.
guided-no-lesson = { $game } n'a pas de partie guidée.
guided-fixed = Une partie guidée est fixée d'avance : --guided s'emploie seul.

web-goal = Le but
web-goal-begin = Commencer
web-aid = Aide à imprimer
web-aid-title = { $game } : l'aide
web-aid-print = Une page à imprimer, dans la langue choisie ci-dessus.
web-aid-keys = À la table
web-recommended = Mise en place conseillée
recommended-hint = Tapez « recommended » pour la mise en place que nous conseillons.
recommended-none = Il n'y a pas de recommandation ici.
no-aid = { $game } n'a pas de page à imprimer.
companion-cards = Les cartes sont des créations de Vigil : celles de votre boîte n'y correspondent pas, à moins de jouer avec un paquet de contenu tiré de votre boîte.

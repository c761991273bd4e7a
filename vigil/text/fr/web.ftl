# Ce que dit la table dans le navigateur.

web-skip = Aller au contenu
web-tools = Outils
web-language = Langue
web-language-en = English
web-language-it = Italiano
web-language-fr = Français
web-theme = Clair et sombre
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-lobby = Accueil
web-lobby-title = Prenez place
web-lobby-lead = Reprenez une partie ou commencez-en une nouvelle. Chaque réponse est enregistrée dès qu'elle est donnée.
web-lobby-empty = On n'a encore rien joué ici. Choisissez un scénario et commencez : le premier est la meilleure façon d'apprendre, et la table s'explique d'elle-même.
web-rules = Règles
web-new-tab = s'ouvre dans un nouvel onglet
web-new-game = Nouvelle partie
web-scenario = Scénario
web-more-choices = Autres choix
web-title-field = Nom de la partie
web-seed = Graine
web-seed-hint = La même graine donne les mêmes dés et les mêmes cartes. Laissez vide pour vous en remettre au hasard.
web-undo-policy = Revenir en arrière
web-save-policy = retour en arrière : { $policy }
web-undo-free = Libre
web-undo-free-about = Vous pouvez revenir aussi loin que vous voulez.
web-undo-no-peeking = Sans regarder
web-undo-no-peeking-about = Pas au-delà d'un dé, d'un cube ou d'une carte déjà vus.
web-undo-ironman = Sans retour
web-undo-ironman-about = Ce qui est fait est fait.
web-companion = Vos propres pièces
web-companion-hint = Cochez ce que vous prenez dans votre boîte. Vigil vous demande chaque résultat et tient le reste.
web-kind-die = Dés
web-kind-cube = Cubes
web-kind-card = Cartes
web-kind-counter = Pions
web-switches = Réglages
web-start = Commencer la partie
web-saved-games = Parties enregistrées
web-saves-filter = Chercher une partie
web-no-saves = Vos parties seront rangées ici.
web-save-line = { $turn ->
    [0] mise en place
   *[other] tour { $turn }
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}{ $undos ->
    [0] {""}
    [one] , un retour en arrière
   *[other] , { $undos } retours en arrière
}
web-seat-link = Lien secret ({ $name }) :
web-resume = Reprendre
web-look = Regarder
web-export = Enregistrer dans un fichier
web-rename = Renommer
web-delete = Supprimer
web-restore = Rétablir
web-ok = Valider
web-import = Ouvrir un fichier de partie
web-import-hint = Un fichier enregistré par Vigil, ici ou dans le terminal. Il devient une nouvelle partie.
web-deleted-games = Parties supprimées ({ $n })
web-older-games = Parties plus anciennes ({ $n })
web-deleted-hint = Elles peuvent être rétablies pendant un mois.
web-unofficial = Vigil est un projet d'amateurs, non officiel. Il ne contient ni texte ni image des éditeurs ; les règles sont paraphrasées et les dessins sont les siens.
web-lost = Pas de connexion. Nouvel essai …
web-back-again = De nouveau connecté.
web-board = Le plateau
web-panels = Parties du plateau
web-panel-all = Tout
web-strip = Où en est la partie
web-grip = La question : plus grande ou plus petite
web-tray = À tout moment
web-zoom = Agrandissement
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-fit = Tout le plateau
web-replay = Revoir
web-undo = Reprendre mon coup
web-redo = Rétablir
web-rewind = Revenir au début du tour
web-undo-ask = Proposer de revenir en arrière
web-play-on = Jouer à partir d'ici
web-to-now = Revenir à maintenant
web-play = Lancer la relecture
web-over = La partie est terminée
web-again = La revoir depuis le début
web-more = À propos de la table
web-skip-steps = Passer
web-question = La question
web-command = Tapez un numéro ou un nom
web-keys = Touches et commandes
web-keys-help = Dans le champ des noms et des commandes : le numéro d'une option, son nom ou le début de son nom ; u revient en arrière, redo rétablit ; r 4.2.8 ouvre une règle ; card NOM une carte ; why montre ce qui n'est pas possible ; explain ouvre les totaux ; lang it change de langue. ? demande ce qu'est une chose : appuyez et montrez-la, ou appuyez sur une option. Tout ce qui brille sur le plateau peut être touché.
web-totals = Totaux expliqués
web-story = À lire d'abord
web-read-on = Lire la suite
web-more-below = Encore { "{n}" } plus bas
web-log = Journal
web-filter = Filtrer
web-filter-none = Rien ne correspond.
web-earlier = Lignes précédentes
web-in-words = La table en mots
web-close = Fermer
web-choose-here = Choisir
web-then = Alors :
web-waiting = On ne peut pas répondre ici maintenant.
web-refused = { $n ->
    [one] Impossible pour l'instant ({ $n })
   *[other] Impossibles pour l'instant ({ $n })
}
web-drawn = { $what } : { $result }
web-late = La table avait déjà avancé. La page montre maintenant où elle en est.
web-offline = La table est injoignable. Réessayez dans un instant.
web-moment = Après { "{n}" } réponses sur { "{all}" }
web-several = « { "{name}" } » correspond à plusieurs options : écrivez-en davantage, ou le numéro.
web-read-card = Lire la carte
web-unknown = « { "{name}" } » n'est pas parmi les options.
web-chosen = Choix d'alors : { "{name}" }
web-report = Enregistrer la partie comme rapport d'erreur
web-crash = Les règles ont buté sur cette réponse. Rien n'est perdu : la partie est revenue au dernier bon point. Envoyez la partie enregistrée comme rapport d'erreur.
web-unexpected = Quelque chose s'est mal passé à la table. Rien de ce qui a été confirmé n'est perdu.
web-error-title = Un nœud dans le fil
web-to-table = Retour à la table
web-to-lobby = À l'accueil
web-not-found = Il n'y a rien à cette adresse.
web-no-such-table = Ce lien ne mène à aucune partie. Elle a peut-être été supprimée ; l'accueil peut la rétablir.
web-bad-request = La table ne comprend pas cette demande.
web-bad-seed = Une graine est un nombre entier inférieur à 2147483648.
web-too-fast = C'était trop rapide. Patientez un instant.
web-too-long = Les règles de cette partie n'en finissaient pas : elle se repose une minute et les autres tables continuent. Tout ce qui a été confirmé est enregistré ; la dernière réponse ne compte pas. Envoyez la partie enregistrée comme rapport d'erreur.
web-too-large = C'est trop grand.
web-too-many = Trop de pages sont ouvertes. Fermez-en une.
web-only-host = Seul l'hôte de cette table peut le faire. Demandez le lien de votre place.
web-double-answer = Cette question a déjà reçu une réponse.
web-import-too-much = Ce fichier demande trop : sa partie n'a pas pu être rejouée dans le temps et la mémoire accordés à une importation.
web-save-unsound = Le fichier contient une partie impossible : il a été modifié hors de Vigil.
web-save-unreadable = Cette partie ne peut pas être affichée ici. Son fichier peut encore être enregistré.
web-seat = place { $n }
web-bot = { $name } (automate)
web-you-are = · vous êtes { $name }
web-waits-for = On attend : { $names }.
web-then-asked = Alors, à { $name } :
web-nothing = rien
web-draft-do = Confirmer
web-draft-count = { $n } sur { $most }
web-draft-take = Un de moins : { $name }
web-stops = Quand me demander
web-stop-matters = Quand cela compte
web-stop-always = À chaque fois
web-stop-hold = S'arrêter à la prochaine occasion
web-stop-skip = Continuer, et ne plus demander ce tour-ci
web-stops-skipped = Certains de ces moments sont passés jusqu'à la fin du tour.
web-stops-hint = À certains moments, un pouvoir peut être utilisé. Personne d'autre ne voit ce que vous choisissez ici.
web-propose = Proposer de revenir ici
web-poll = { $n ->
    [one] { $name } voudrait annuler la dernière réponse.
   *[other] { $name } voudrait annuler les { $n } dernières réponses.
}
web-poll-look = Voir ce moment
web-poll-agreed = Pour : { $names }.
web-poll-refused = { $name } n'est pas d'accord. Tout reste en l'état.
web-poll-yes = Accepter
web-poll-no = Refuser
web-poll-withdraw = Retirer la proposition
web-poll-open = Une proposition est déjà sur la table.
web-poll-own = C'est aux autres de se prononcer sur votre proposition.
web-no-branch = Tant que la partie est en cours, personne ne peut repartir d'un point antérieur : on verrait ce que chaque place garde pour elle. Ce sera possible une fois la partie terminée.
web-import-unfinished = Cette partie à plusieurs places n'est pas terminée et le fichier n'en contient pas le secret. Seul son hôte peut la poursuivre.
web-dice = Des dés honnêtes
web-dice-hint = Tous les jets de cette partie découlent d'un secret tiré avant qu'elle commence, que personne ne peut voir. Voici son empreinte : notez-la si vous voulez. Une fois la partie terminée, le fichier enregistré contient le secret, et chacun peut vérifier qu'il a bien cette empreinte et que chaque jet en découle.
web-verify = Pour vérifier les dés, enregistrez le fichier puis lancez : vigil verify FICHIER
web-branch-title = { $title }, dès la réponse { $n }
web-rules-lead = Notre propre paraphrase, section par section. Chaque citation de la table mène ici.
web-rules-filter = Chercher une règle
web-contents = Sommaire
web-serving = Vigil est prêt : { $address }
web-serving-host = Votre lien d'hôte : { $address }
web-serving-stop = Ctrl-C l'arrête. Chaque réponse est enregistrée.
web-port-taken = Le port { $port } est occupé. Choisissez-en un autre avec --port, ou --port 0 pour n'importe lequel.
web-open-needed = { $host } peut être atteint depuis d'autres machines. Si vous le voulez, ajoutez --open-to-others.
web-cannot-listen = La table ne peut pas écouter sur { $host } : { $why }

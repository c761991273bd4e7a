# Ce qui se dit entre ceux qui sont assis à une même table dans le navigateur.

web-pass-to = Passez l'écran à { $name }.
web-i-am = Je suis { $name } : continuer
web-curtain-hint = La suite est pour { $name } seulement. Personne d'autre ne devrait regarder.
web-only-for = Pour { $name } seulement : ouvrir pour lire
web-curtain = Il faut d'abord passer l'écran.
web-people = À la table
web-is-you = vous
web-is-here = à table
web-is-away = hors de la table
web-missed = { $name } n'est pas là, et la table attend.
web-missed-soon = Si { $name } ne revient pas d'ici une minute, un bot pourra jouer à sa place.
web-is-bot = joue tout seul
web-is-helped = un bot joue entre-temps
web-is-asked = on attend sa réponse
web-minutes = depuis { $n } min
web-your-turn = À vous de jouer
web-nudge = Relancer
web-nudged = { $name } vous attend.
web-not-waited = Personne n'attend cette place maintenant.
web-let-bot = Laisser un bot jouer pour { $name }
web-let-once = Laisser un bot répondre à cette question
web-still-here = Cette place était là il y a moins d'une minute. Attendez un peu.
web-not-long-away = Cette place n'est pas absente depuis trois minutes. Attendez un peu.
web-poll-bot = { $name } propose qu'un bot joue pour { $about } jusqu'au retour de { $about }.
web-poll-once = { $name } propose qu'un bot réponde pour { $about } à cette seule question.
web-poll-give-up = { $name } propose d'abandonner la partie.
web-poll-set-back = L'hôte aimerait rétablir une copie de cette partie. { $n ->
    [0] Aucune réponse ne resterait
    [one] Une réponse resterait
   *[other] { $n } réponses resteraient
}, et à partir de là, les dés seraient différents.
web-bot-plays = Un bot joue pour { $name } jusqu'au retour de { $name }.
web-bot-once = Un bot répond à cette question pour { $name }.
web-is-back = { $name } est de retour, et le bot a quitté la place.
web-helps-you = Vous n'étiez pas là, et un bot joue pour vous.
web-back = Je joue de nouveau
web-give-up = Abandonner la partie
web-given-up = La partie a été abandonnée.
web-take-up = La reprendre
web-was-given-up = Tous sont d'accord : la partie est abandonnée. Chacun de vous peut la reprendre.
web-was-taken-up = { $name } a repris la partie.
ending-given-up = Abandonnée
web-suggest = Suggérer
web-suggest-to = Une suggestion pour { $name }
web-point = Montrer un endroit du plateau à { $name }
web-hint-show = Montrer où
web-chat = Discussion
web-chat-line = Une ligne pour tous
web-chat-say = Dire
web-notes = Mes notes
web-notes-hint = Vous seul pouvez les lire. Elles ne font pas partie du jeu.
web-notes-save = Garder les notes
web-notes-saved = Gardées.
web-while-away = Pendant votre absence
web-previously = Auparavant
web-away-more = { $n ->
    [one] Une autre ligne est dans le journal
   *[other] { $n } autres lignes sont dans le journal
}
web-problem = Signaler un problème
web-problem-holds = Ceci enregistre un fichier à envoyer à qui s'occupe de Vigil. Il contient les réponses de cette partie, la version de Vigil et votre langue ; il ne contient ni votre lien, ni la discussion, ni vos notes.
web-problem-secrets = Ce que les autres places gardent pour elles et les dés à venir n'y sont pas.
web-problem-save = Enregistrer le signalement
web-set-back = L'hôte a rétabli une copie de cette partie, { $n ->
    [0] sans aucune réponse
    [one] avec une réponse
   *[other] avec { $n } réponses
}. À partir d'ici, les dés sont différents, et le journal le montre.
web-brought-in = L'hôte a importé cette partie d'un fichier { $n ->
    [0] qui commence au milieu d'une partie
    [one] avec une réponse
   *[other] avec { $n } réponses
}. Personne ici ne peut garantir les dés d'avant. À partir d'ici, les dés sont nouveaux, et le fichier ne les révèle pas.
web-branch-of = { $name } repart ici de la réponse { $n } d'une partie terminée. Cette partie-là reste telle quelle ; à partir d'ici, les dés sont différents.
web-branched = { $name } repart de la réponse { $n } de cette partie, dans une nouvelle partie avec d'autres dés. Celle-ci reste telle quelle.

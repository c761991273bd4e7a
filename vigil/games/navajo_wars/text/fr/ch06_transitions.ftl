# 6.2 Les Transitions et Kit Carson.

event-transition-time-passes = Une époque s'achève : on effectue un Passage du temps
event-transition-check = Vérification de victoire : { $n } PV exigés
event-orders-changed = Les Ordres de l'époque précédente sont éliminés de la partie
event-hand-discarded = { $n ->
    [one] La carte Cérémonie de votre main est défaussée
   *[other] Les { $n } cartes Cérémonie de votre main sont défaussées
}
event-deck-rebuilt = Une nouvelle pioche est constituée comme pour { $scenario }
event-bag-mexican = Tous les Cubes pillés et ceux en Récupération retournent dans le sac, avec 1 cube brun, 1 blanc et 2 verts de plus
event-bag-american = Tous les Cubes pillés et ceux en Récupération retournent dans le sac ; le cube bleu remplace 2 cubes verts
event-intruders-gathered = Tous les Intrus retournent dans le gobelet
question-ultimatum = Les États-Unis lancent un ultimatum : la réserve ou la guerre. Votre Force militaire est de { $military }, le Moral ennemi de { $morale }. Que faites-vous ?
option-strike-first = Frapper les premiers : une seule opération Actions, et tous les Forts et Avant-postes doivent tomber
option-retreat-to-strongholds = Se replier dans les places fortes et affronter la campagne de Kit Carson
event-strikes-first = Les Diné frappent les premiers
event-retreats = Les Diné se replient dans leurs places fortes
number-standing = Forts et Avant-postes debout
part-outposts-standing = Avant-postes sur le plateau
part-forts-standing = Forts sur le plateau
number-families-abroad = Familles encore libres
part-families-abroad = Familles hors du canyon et non capturées
event-canyon-falls = { $n ->
    [0] Les hommes de Kit Carson trouvent le canyon désert
    [one] Les hommes de Kit Carson entrent dans le canyon : un pion de population est perdu
   *[other] Les hommes de Kit Carson entrent dans le canyon : { $n } pions de population sont perdus
}

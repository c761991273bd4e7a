# 6.2 Les Transitions et Kit Carson.

event-transition-time-passes = Une époque s'achève : on effectue un Passage du temps
event-transition-check = Vérification de victoire : { $n } PV exigés
event-morale-stays = Le Moral ennemi devient égal à la Force militaire : il est déjà à { $n }
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
    [one] Les hommes de Kit Carson entrent dans le canyon et les pêchers tombent : une personne est perdue
   *[other] Les hommes de Kit Carson entrent dans le canyon et les pêchers tombent : { $n } personnes sont perdues
}
event-stands-undefeated = La Force militaire ({ $military }) dépasse le Moral ennemi ({ $morale }) : personne ne lance d'ultimatum
event-still-standing = { $n ->
    [0] Il ne reste debout ni Fort ni Avant-poste
    [one] Il reste debout un Fort ou un Avant-poste : un de trop
   *[other] Il reste debout { $n } Forts et Avant-postes
}
event-can-fight-no-more = { $culture ->
    [0] La Force militaire est à 0, et la Culture avec elle : il ne reste rien dans les places fortes
   *[other] La Force militaire est à 0 : les Diné ne peuvent plus combattre, mais ce qu'ils savent n'est pas perdu (Culture { $culture })
}
event-enemy-gives-up = Le Moral ennemi est à 0 : les soldats renoncent à la chasse
event-families-outlast = { $n ->
    [one] Une Famille est encore libre et le Moral ennemi est tombé à { $morale } : les soldats font demi-tour
   *[other] { $n } Familles sont encore libres et le Moral ennemi est tombé à { $morale } : les soldats font demi-tour
}
event-last-reckoning = { $n ->
    [0] Il ne reste ni Culture ni Force militaire
    [one] Il reste { $n } point de Culture ou de Force militaire : assez pour recommencer
   *[other] Il reste { $n } points de Culture et de Force militaire en tout : assez pour recommencer
}

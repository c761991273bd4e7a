# Les réglages d'une nouvelle partie.

setting-morale-to-roll = Moral ennemi après un jet manqué de victoire automatique
setting-morale-to-roll-off = le nombre d'Avant-postes et de Forts
setting-morale-to-roll-on = le nombre obtenu
setting-culture-ceiling = Plafond de la Culture lors d'une Vérification de victoire
setting-culture-ceiling-8 = 8 (plus difficile)
setting-culture-ceiling-9 = 9 (normal)
setting-culture-ceiling-10 = 10 (plus facile)
setting-raid-cubes = Cube vert ou bleu pendant un raid
setting-raid-cubes-forced = mène toujours à une Bataille
setting-raid-cubes-choice = contre Moral ennemi +1, la Famille peut s'esquiver
setting-carson-outposts = Avant-postes dans les raids de Kit Carson
setting-carson-outposts-off = ne l'aident pas
setting-carson-outposts-on = ajoutent au dé le numéro de leur Zone
chronicle-length = { $turns ->
    [one] une carte
   *[other] { $turns } cartes
}
save-stands = { $turn ->
    [0] mise en place
   *[other] carte { $turn }
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}{ $undos ->
    [0] {""}
    [one] , un retour en arrière
   *[other] , { $undos } retours en arrière
}

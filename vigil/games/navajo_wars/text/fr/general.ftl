# Pistes, pièces, dés et commerce : ce que raconte chaque chapitre.

event-ferocity = { $family } : Férocité { $n }
event-person-to-passage = { $family } : { $piece_the } quitte les siens et attend dans la case Passage du temps
event-person-out-of-play = { $family } : { $piece_the } n'est plus là (Hors jeu)
event-person-starves = { $family } : il ne reste rien pour { $piece_the }, que la faim emporte
event-person-enslaved = { $family } : les chasseurs d'esclaves emmènent { $piece_the }, et les siens crient son nom en vain
event-person-dies-of-smallpox = { $family } : la variole emporte { $piece_the }
event-person-falls = { $family } : { $piece_the } tombe au combat
event-person-lost-to-carson = { $family } : les soldats de Kit Carson emmènent { $piece_the }
event-family-leaves = Le feu de la { $family } s'est éteint : la Famille quitte le plateau
event-manuelito-leaves = Manuelito quitte le jeu avec la { $family }
event-corn-lost = Le Maïs de la Zone { $area } ({ $territory }) retourne dans le gobelet
event-ap-gained = { $n ->
    [0] Les PA diné restent à { $total }
   *[other] PA diné +{ $n } : maintenant { $total }
}
event-ap-set = Les PA diné passent à { $n }
event-culture-gained = { $n ->
    [0] La Culture reste à { $total }
   *[other] Culture +{ $n } : maintenant { $total }
}
event-military-gained = { $n ->
    [0] La Force militaire reste à { $total }
   *[other] Force militaire +{ $n } : maintenant { $total }
}
event-culture-lost = { $n ->
    [0] La Culture reste à { $total }
   *[other] Culture −{ $n } : maintenant { $total }
}
event-military-lost = { $n ->
    [0] La Force militaire reste à { $total }
   *[other] Force militaire −{ $n } : maintenant { $total }
}
event-culture-converted = { $lost ->
    [0] Culture à 0 : il ne reste pas de Force militaire à perdre
   *[other] { $n ->
        [one] Il manque { $n } point de Culture : Force militaire −{ $lost }, maintenant { $total }
       *[other] Il manque { $n } points de Culture : Force militaire −{ $lost }, maintenant { $total }
    }
}
event-military-converted = { $lost ->
    [0] Force militaire à 0 : il ne reste pas de Culture à perdre
   *[other] { $n ->
        [one] Il manque { $n } point de Force militaire : Culture −{ $lost }, maintenant { $total }
       *[other] Il manque { $n } points de Force militaire : Culture −{ $lost }, maintenant { $total }
    }
}
event-morale-up = Moral ennemi +{ $n } : maintenant { $total }
event-morale-down = Moral ennemi −{ $n } : maintenant { $total }
event-enemy-ferocity-up = Férocité ennemie +{ $n } : maintenant { $total }
event-enemy-ferocity-down = Férocité ennemie −{ $n } : maintenant { $total }
event-none-left = Il ne reste plus de pion de ce type Hors jeu : { $piece }
event-taken-to-passage = { $piece_a } entre dans la case Passage du temps
event-taken-to-resources = { $piece_a } s'ajoute aux Ressources
event-cubes-reset = Réinitialisation des cubes : { $recovery } en Récupération, { $bag } dans le sac
option-give-up = Perdre { $piece_the }
question-which-goods = Quelles Marchandises dépensez-vous ?
option-spend-trade-goods = Dépenser un pion Marchandises (il va Hors jeu)
option-spend-trade-intruder = Dépenser l'Intrus Commerce (il retourne dans le gobelet)
event-goods-spent = { $n ->
    [1] Un pion Marchandises est dépensé
   *[other] { $n } pions Marchandises sont dépensés
}
event-exhausted = Développement épuisé : { $development }
event-refreshed = Tous les Développements épuisés sont redressés
option-reroll-for-goods = Relancer pour { $n } Marchandises
option-redraw-for-goods = Remettre le cube dans le sac et en repiocher un pour { $n } Marchandises
option-reroll-for-fortune = Relancer avec un pion Chance
option-redraw-for-fortune = Remettre le cube dans le sac et en repiocher un avec un pion Chance
option-reroll-by-development = Relancer : épuiser « { $development } »
option-redraw-by-development = Remettre le cube dans le sac et en repiocher un : épuiser « { $development } »
question-reroll = { $k ->
    [0] { $chance } : { $n }. Relancez-vous ?
    [one] { $chance } : { $n }. À un nouveau jet, { $k } nombre sur 6 serait bon. Relancez-vous ?
   *[other] { $chance } : { $n }. À un nouveau jet, { $k } nombres sur 6 seraient bons. Relancez-vous ?
}
question-reroll-two = Les dés donnent { $one } et { $two }. Relancez-vous les deux ?
question-redraw = Cube pioché : { $cube }. Le remettez-vous dans le sac pour en repiocher un ?
event-fortune-spent = Un pion Chance est dépensé
event-rolled = { $chance } : { $n }
event-rolled-two = Dés : { $one } et { $two }
event-bag-empty = Le sac est vide : aucun cube n'est pioché
event-cube-drawn = Cube pioché : { $cube }
question-manuelito-redraw = La Famille de Manuelito pioche un cube { $cube }. Le remettez-vous dans le sac ? C'est possible une fois par activation.
option-keep-cube = Garder le cube
option-manuelito-redraws = Le remettre dans le sac et en piocher un autre
option-give-horse = Donner un cheval à la { $family }
option-trade-animals = Échanger des animaux contre un pion Marchandises : { $horses ->
    [0] aucun cheval
    [one] un cheval
   *[other] { $horses } chevaux
}, { $sheep ->
    [0] aucun mouton
    [one] un mouton
   *[other] { $sheep } moutons
}
option-trade-corn = Échanger du Maïs contre un pion Marchandises : { $corn }
option-goods-for-ap = Dépenser 2 Marchandises pour 1 PA
option-goods-for-animal = Dépenser 3 Marchandises pour { $piece_a }
event-horse-given = La { $family } reçoit un cheval
option-trade-animals-which = Échanger trois animaux contre un pion Marchandises
question-trade-animals-which = Quels animaux échangez-vous ?
option-trade-corn-which = Échanger du Maïs contre un pion Marchandises
question-trade-corn-which = Quel Maïs échangez-vous ?
event-ap-spent = PA diné −{ $n } : maintenant { $total }
event-animals-traded = Animaux échangés : { $horses ->
    [0] aucun cheval
    [one] un cheval
   *[other] { $horses } chevaux
}, { $sheep ->
    [0] aucun mouton
    [one] un mouton
   *[other] { $sheep } moutons
}
event-corn-traded = Maïs échangé : { $corn }
event-tribal-raid-nobody = Personne n'est exposé au raid { $territory_in }
event-tribal-raid-over = Le raid { $territory_in } est terminé

refused-enough-chosen = { $n ->
    [one] Un seul suffit.
   *[other] { $n } suffisent.
}
remedy-enough-chosen = Retirez-en d'abord un.
refused-more-to-choose = { $n ->
    [one] Il faut en choisir un.
   *[other] Il faut en choisir { $n }.
}
remedy-more-to-choose = Continuez à choisir.

# Pistes, pièces, dés et commerce : ce que raconte chaque chapitre.

event-ferocity = { $family } : Férocité { $n }
event-person-to-passage = { $family } : { $piece_the } va dans la case Passage du temps
event-person-out-of-play = { $family } : { $piece_the } part Hors jeu
event-family-leaves = { $family } quitte la carte
event-manuelito-leaves = Manuelito quitte le jeu avec { $family }
event-corn-lost = Le Maïs de { $territory } { $area } retourne dans la coupe
event-ap-gained = PA diné +{ $n } : maintenant { $total }
event-ap-set = Les PA diné passent à { $n }
event-culture-gained = Culture +{ $n } : maintenant { $total }
event-military-gained = Force militaire +{ $n } : maintenant { $total }
event-culture-lost = Culture −{ $n } : maintenant { $total }
event-military-lost = Force militaire −{ $n } : maintenant { $total }
event-culture-converted = { $n ->
    [one] Il manque { $n } point de Culture, ce qui coûte { $lost } de Force militaire : maintenant { $total }
   *[other] Il manque { $n } points de Culture, ce qui coûte { $lost } de Force militaire : maintenant { $total }
}
event-military-converted = { $n ->
    [one] Il manque { $n } point de Force militaire, ce qui coûte { $lost } de Culture : maintenant { $total }
   *[other] Il manque { $n } points de Force militaire, ce qui coûte { $lost } de Culture : maintenant { $total }
}
event-morale-up = Moral ennemi +{ $n } : maintenant { $total }
event-morale-down = Moral ennemi −{ $n } : maintenant { $total }
event-enemy-ferocity-up = Férocité ennemie +{ $n } : maintenant { $total }
event-enemy-ferocity-down = Férocité ennemie −{ $n } : maintenant { $total }
event-none-left = Plus aucun pion Hors jeu : { $piece }
event-taken-to-passage = De Hors jeu à la case Passage du temps : { $piece_a }
event-taken-to-resources = De Hors jeu aux Ressources : { $piece_a }
event-cubes-reset = Réinitialisation des cubes : { $recovery } en Récupération, { $bag } dans le sac
option-give-up = Céder { $piece_the }
question-which-goods = Quelles Marchandises dépensez-vous ?
option-spend-trade-goods = Un pion Marchandises (va Hors jeu)
option-spend-trade-intruder = L'Intrus Commerce (retourne dans la coupe)
event-goods-spent = { $n ->
    [one] { $n } pion Marchandises est dépensé
   *[other] { $n } pions Marchandises sont dépensés
}
event-exhausted = Développement épuisé : { $development }
event-refreshed = Tous les Développements épuisés sont redressés
option-let-stand = Garder le résultat
option-reroll-for-goods = Relancer pour { $n } Marchandises
option-redraw-for-goods = Le remettre et repiocher pour { $n } Marchandises
option-reroll-for-fortune = Relancer avec un pion Fortune
option-redraw-for-fortune = Le remettre et repiocher avec un pion Fortune
option-reroll-by-development = Relancer : épuiser { $development }
option-redraw-by-development = Le remettre et repiocher : épuiser { $development }
question-reroll = { $chance } : { $n }. Relancer ?
question-reroll-two = Les dés montrent { $one } et { $two }. Relancer les deux ?
question-redraw = Cube pioché : { $cube }. Le remettre et repiocher ?
event-fortune-spent = Un pion Fortune est dépensé
event-rolled = { $chance } : { $n }
event-rolled-two = Dés : { $one } et { $two }
event-bag-empty = Le sac est vide : aucun cube n'est pioché
event-cube-drawn = Cube pioché : { $cube }
question-manuelito-redraw = La Famille de Manuelito pioche un cube : { $cube }. Le remettre, une fois dans cette activation ?
option-keep-cube = Garder le cube
option-manuelito-redraws = Le remettre et en piocher un autre
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
option-trade-corn-which = Échanger du Maïs contre un pion Marchandises
question-trade-animals-which = Quels animaux échangez-vous ?
question-trade-corn-which = Quel Maïs échangez-vous ?

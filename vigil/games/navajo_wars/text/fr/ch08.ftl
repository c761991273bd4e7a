# 8. Vérification de victoire et Bonne médecine.

question-victory-segment = La carte « { $card } » exige { $vp } Points de victoire. Comment y répondez-vous ?
option-victory-check = Effectuer la Vérification de victoire
option-good-medicine = { $n ->
    [0] Recourir à la Bonne médecine
    [one] Recourir à la Bonne médecine : 1 cube noir en Soumission, Moral ennemi +1
   *[other] Recourir à la Bonne médecine : { $n } cubes noirs en Soumission, Moral ennemi +1
}
refused-transition-card = La Bonne médecine n'est jamais permise sur une Transition.
remedy-transition-card = Les Événements historiques laissent le choix ; une Transition, non.
refused-too-few-black-cubes = { $n ->
    [one] La Bonne médecine demande { $n } cube noir ; le sac, la Récupération et les Cubes pillés en contiennent { $there }.
   *[other] La Bonne médecine demande { $n } cubes noirs ; le sac, la Récupération et les Cubes pillés en contiennent { $there }.
}
remedy-too-few-black-cubes = { $n ->
    [one] Il faudrait { $n } cube noir hors de la Soumission ; ceux qui y entrent n'en reviennent jamais.
   *[other] Il faudrait { $n } cubes noirs hors de la Soumission ; ceux qui y entrent n'en reviennent jamais.
}
event-good-medicine = { $n ->
    [one] Bonne médecine : { $n } cube noir va en Soumission
   *[other] Bonne médecine : { $n } cubes noirs vont en Soumission
}
number-vp-balance = Points de victoire moins ceux de la carte
part-territory-vp = { $territory }
part-vp-cards = cartes en jeu
part-card-vp = exigés par la carte
event-vp-balance = Points de victoire moins ceux de la carte : { $balance }
event-culture-cut = La Culture est ramenée à { $n }, son plafond
event-cubes-to-bag = Tous les Cubes pillés et ceux en Récupération retournent dans le sac
question-halve-passage = { $n ->
    [one] La moitié de la population de la case Passage du temps est perdue : { $n } pion. Lequel ?
   *[other] La moitié de la population de la case Passage du temps est perdue : { $n } pions. Lesquels ?
}
option-lose-from-passage = Perdre { $piece_a }
event-lost-from-passage = Parmi ceux qui attendent dans la case Passage du temps, on perd { $piece_a } (Hors jeu)

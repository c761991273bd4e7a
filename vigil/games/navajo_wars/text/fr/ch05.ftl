# 5. Réactions du joueur.

question-reaction = Les pillards viennent d'arriver en Zone { $area } ({ $territory }). Une Famille réagit-elle ?
option-ambush = { $family } : tendre une Embuscade (1 PA)
option-negotiate = { $family } : Négocier (1 PA)
option-harass = { $family } : harceler l'Ennemi
option-evade = { $family } : tenter une Esquive (gratuite)
option-no-reaction = Ne pas réagir
refused-boxed = La { $family } est dans une case Capture ou Fuite.
remedy-boxed = Seules les Familles présentes dans une Zone réagissent.
refused-in-canyon = La { $family } est dans le canyon de Chelly, où aucune Famille ne peut réagir.
remedy-in-canyon = La Famille devrait se trouver hors du canyon.
refused-under-outpost = Un Avant-poste se trouve sur la piste de la { $family }, dans sa Zone ou dans une Zone plus élevée.
remedy-under-outpost = Plus haut que l'Avant-poste, ou sans lui, la Famille pourrait réagir.
refused-under-fort = Un Fort se trouve sur la piste de la { $family }, dans sa Zone ou dans une Zone plus élevée.
remedy-under-fort = Plus haut que le Fort, ou sans lui, la Famille pourrait réagir.
refused-elsewhere = La { $family } n'est pas là où des pions Raid viennent d'être placés.
remedy-elsewhere = Le Raid doit atteindre la Zone de la Famille.
refused-ambush-without-man = La { $family } n'a pas d'homme.
remedy-ambush-without-man = Seule une Famille avec un homme combat.
refused-ambush-without-military = La Force militaire est à 0.
remedy-ambush-without-military = Il faut une Force militaire d'au moins 1 pour combattre.
refused-ambush-without-ferocity = La { $family } a une Férocité de 0.
remedy-ambush-without-ferocity = Il faut une Férocité d'au moins 1 pour une Embuscade.
refused-reaction-without-ap = Vous n'avez pas de PA.
remedy-reaction-without-ap = La Réaction coûte 1 PA ; 2 Marchandises en donnent un.
refused-harass-without-man = La { $family } n'a pas d'homme.
remedy-harass-without-man = Seule une Famille avec un homme harcèle l'Ennemi.
refused-no-harass-counter = Aucun pion Harcèlement n'est disponible.
remedy-no-harass-counter = Les pions Harcèlement reviennent à la fin du raid ; certains Développements en rendent d'autres disponibles.
refused-nowhere-to-harass = Il n'y a, à portée de la { $family }, aucune Zone à la fois vide et non protégée par un Avant-poste.
remedy-nowhere-to-harass = Il faut une Zone sans aucun pion, à 3 Zones au plus et plus haute que tout Avant-poste de sa piste.
refused-not-in-tribal-raid = Lors d'un Raid tribal, la seule Réaction est l'Esquive.
remedy-not-in-tribal-raid = Embuscade, Négocier et Harcèlement ne répondent qu'aux Raids ennemis.

event-ambushes = La { $family } tend une Embuscade en Zone { $area } ({ $territory })
event-ambush-succeeds = { $n ->
    [0] L'Embuscade de la { $family } réussit : tous les pions Raid quittent les pistes
    [one] L'Embuscade de la { $family } réussit : tous les pions Raid quittent les pistes, il en reste { $n } à Santa Fé
   *[other] L'Embuscade de la { $family } réussit : tous les pions Raid quittent les pistes, il en reste { $n } à Santa Fé
}
event-ambush-fails = L'Embuscade de la { $family } échoue

question-negotiate-goods = La { $family } négocie. Combien de Marchandises dépensez-vous ?
option-spend-goods = { $n ->
    [0] N'en dépenser aucune
    [one] Dépenser { $n } pion Marchandises : +{ $n }
   *[other] Dépenser { $n } pions Marchandises : +{ $n }
}
chance-negotiate = Dé de la négociation
number-negotiate = Négociation (réussit à 6 ou plus)
short-negotiate = { $n } + dé
part-negotiate-die = dé
part-evade-number = modificateur d'Esquive à Férocité { $n }
part-negotiate-goods = Marchandises dépensées
part-negotiate-cards = cartes en jeu
event-negotiate-succeeds = { $natural ->
    [6] La { $family } négocie, avec un 6 naturel : succès pour toutes les Familles de la Zone
   *[other] La { $family } négocie (total { $total }) : succès pour toutes les Familles de la Zone
}
event-negotiate-fails = { $natural ->
    [1] La { $family } négocie, avec un 1 naturel : échec
   *[other] La { $family } négocie (total { $total }) : échec, il fallait 6
}

question-harass-area = La { $family } harcèle l'Ennemi. Dans quelle Zone ?
option-harass-area = Zone { $area } ({ $territory })
event-harassed = La { $family } harcèle l'Ennemi : il lui faudra deux pions Raid à la fois pour entrer en Zone { $area } ({ $territory })

chance-evade = Dé d'Esquive
question-before-evade = La { $family } va tenter une Esquive. Utilisez-vous d'abord quelque chose ?
option-roll-evade = Lancer le dé d'Esquive
question-evade-to = Où la { $family } s'esquive-t-elle ?
option-evade-to = Zone { $area } ({ $territory })
number-evade = Esquive
short-evade = { $n } + dé
part-evade-die = dé
part-evade-manuelito = Manuelito
part-evade-cards = cartes en jeu
part-evade-blessing = Blessing Way
event-evades = La { $family } s'esquive avec { $total } et passe en Zone { $area } ({ $territory })
event-evade-fails = Avec { $total }, la { $family } ne parvient pas à s'esquiver et reste en Zone { $area } ({ $territory })

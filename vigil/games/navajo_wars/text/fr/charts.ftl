# Le Raid ennemi et le Raid tribal.

number-raid-counters = Pions Raid
part-ap-paid = PA payés
part-families-ferocity = Férocité des Familles
part-american-period = période américaine
part-counters-of-cards = cartes en jeu
part-counters-of-event = un événement antérieur
part-counters-there-are = pions disponibles
event-raid-begins = { $counters ->
    [1] Raid ennemi : un seul pion Raid part de Santa Fé
   *[other] Raid ennemi : { $counters } pions Raid se rassemblent à Santa Fé
}
event-raid-placed = { $n ->
    [1] Un pion Raid entre en Zone { $area } ({ $territory }), en route vers la { $family } (à { $distance } PM) ; il en reste { $left } à Santa Fé
   *[other] { $n } pions Raid entrent en Zone { $area } ({ $territory }), en route vers la { $family } (à { $distance } PM) ; il en reste { $left } à Santa Fé
}
event-one-counter-short = La Zone { $area } ({ $territory }) demande deux pions Raid et il n'en reste qu'un : le raid s'arrête là
event-no-target = Il n'y a aucune Famille que le raid puisse viser
question-raid-resolution = Le raid a atteint la { $family } en Zone { $area } ({ $territory }). Combat-elle ou se rend-elle ?
question-tribal-raid-resolution = Les pillards frappent la { $family } en Zone { $area } ({ $territory }). Combat-elle ou se rend-elle ?
option-give-battle = { $family } : combattre
option-surrender = { $family } : se rendre
refused-battle-without-man = La { $family } n'a pas d'homme.
remedy-battle-without-man = Seule une Famille avec un homme combat.
refused-battle-without-military = La Force militaire est à 0.
remedy-battle-without-military = Il faut une Force militaire d'au moins 1 pour combattre.
refused-no-battle-with-carson = Aucune Famille ne peut combattre Kit Carson.
remedy-no-battle-with-carson = Lors de ses raids, il ne reste qu'à se rendre.
question-surrender-whom = La { $family } se rend. Qui perd-elle ?
chance-surrender = Dé pour le pion livré
number-kin-lost = Culture perdue par une reddition
part-spaces-left-empty = emplacements vides de la Famille
part-kin-forgiven = emplacements non comptés grâce aux Développements
event-kin-lost = { $loss ->
    [0] La reddition de la { $family } ne coûte pas de Culture
   *[other] La reddition de la { $family } coûte de la Culture
}

event-raid-ends = { $left ->
    [0] Le raid est terminé
    [one] Le raid est terminé, il reste { $left } pion à Santa Fé
   *[other] Le raid est terminé, il reste { $left } pions à Santa Fé
}
event-nobody-met = Aucun pion Raid n'est venu dans un Territoire où se trouve une Famille : l'Ennemi exécute Bâtir
event-counters-left = { $n ->
    [one] L'Ennemi exécute Subvertir pour le pion Raid resté à Santa Fé
   *[other] L'Ennemi exécute Subvertir pour les { $n } pions Raid restés à Santa Fé
}
event-caught-in-all = { $n ->
    [0] Aucune Famille n'a été capturée
    [one] Une Famille a été capturée
   *[other] { $n } Familles ont été capturées
}
question-leave-box = La { $family } revient. Dans quelle Zone ?
option-return-to = Zone { $area } ({ $territory })
event-family-returns = La { $family } revient en Zone { $area } ({ $territory })
question-leave-box-ferocity = Quelle Férocité donnez-vous à la { $family } ?
option-show-ferocity = Férocité { $n }

chance-tribal-raid-territory = Dé pour le Territoire du Raid tribal
event-tribe-raids = { $n ->
    [0] { $foe } mènent un Raid tribal sur { $territory_the }, mais sans pion
    [one] { $foe } mènent un Raid tribal sur { $territory_the } avec { $n } pion
   *[other] { $foe } mènent un Raid tribal sur { $territory_the } avec { $n } pions
}
event-carson-raids = { $n ->
    [one] Kit Carson attaque { $territory_the } avec { $n } pion
   *[other] Kit Carson attaque { $territory_the } avec { $n } pions
}
event-tribal-raid-placed = Un pion Raid tribal arrive en Zone { $area } ({ $territory })
question-tribal-raid-evade = Les pillards approchent { $territory_in }. Une Famille tente-t-elle une Esquive ?
chance-conduct-raid = Dé des pillards
number-conduct-raid = Jet des pillards
part-conduct-raid-die = dé
part-comanche-raid = Comanches
part-highest-counter = Zone la plus élevée avec un pion, moins 1
part-kit-carson = Kit Carson
part-carson-fort = Fort dans le Territoire
part-carson-outpost = Avant-poste dans le Territoire
part-pieces-paid = pièces cédées aux pillards
part-conduct-raid-cards = cartes en jeu
question-buy-off = { $n ->
    [0] Cédez-vous une pièce de vos Ressources aux pillards ? Chacune retire 1 à leur jet.
    [one] { $n } pièce est cédée : −{ $n } au jet des pillards. En cédez-vous une autre ?
   *[other] { $n } pièces sont cédées : −{ $n } au jet des pillards. En cédez-vous une autre ?
}
option-pay-no-more = Ne plus rien céder
option-pay = Céder : { $piece }
event-bought-off = Les pillards reçoivent : { $piece }
event-raid-conducted = { $struck ->
    [0] Les pillards obtiennent { $total } et ne frappent personne
    [one] Les pillards obtiennent { $total } et frappent une Famille
   *[other] Les pillards obtiennent { $total } et frappent { $struck } Familles
}

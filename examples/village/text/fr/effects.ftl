# Ce que les effets disent et racontent.

effect-fill = la citerne reçoit { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau
effect-drain = la citerne perd { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau
effect-spare = rien n'est perdu
effect-gain = la jarre reçoit { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau
effect-spill = la jarre perd { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, s'il y en a
effect-pour = { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau de sa propre jarre
effect-beg = on lui demande { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau pour la citerne
effect-dream = le meneur regarde en secret sa carte de rôle
condition-cistern-holds = la citerne contient au moins { $n }
count-player = personnes au village
count-night = nuits jusqu'ici, celle-ci comprise
group-player = les gens du village
group-neighbour = les autres
later-dusk = { $n ->
    [one] au prochain crépuscule
   *[other] au crépuscule, dans { $n } nuits
}
later-dawn = { $n ->
    [one] à la prochaine aube
   *[other] à l'aube, dans { $n } nuits
}
until-dusk = { $n ->
    [one] jusqu'au prochain crépuscule
   *[other] pendant { $n } nuits, jusqu'au crépuscule
}
until-dawn = { $n ->
    [one] jusqu'à la prochaine aube
   *[other] pendant { $n } nuits, jusqu'à l'aube
}
event-filled = La citerne reçoit { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau : elle contient { $total }
event-drained = { $n ->
    [0] Il n'y avait plus rien à perdre dans la citerne
    [one] La citerne perd { $n } mesure d'eau : elle contient { $total }
   *[other] La citerne perd { $n } mesures d'eau : elle contient { $total }
}
event-spared = La citerne ne perd rien
event-gained = { $player } reçoit { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau
event-spilt = { $player } perd { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, pour autant que la jarre en contienne
event-poured = { $player } verse { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau de sa jarre
event-kept-water = { $player } dit n'avoir pas d'eau à donner
event-dreamt = { $player } a vu en rêve { $other }
event-your-dream = Vous avez vu en rêve { $other }, avec sa carte : { $role }
question-storm = Une tempête de poussière approche. Que faites-vous ?
option-cover-cistern = Couvrir la citerne, ce qui coûte 1 mesure d'eau
option-sit-it-out = Attendre qu'elle passe et lancer le dé du vent
question-caravan = Une caravane s'arrête au puits. De quoi convenez-vous ?
option-buy-skins = Acheter des outres pour 1 mesure d'eau de la citerne : chacun en reçoit 1
option-sell-jar = Leur verser 2 mesures d'eau de votre jarre : ils en mettent 3 dans la citerne
option-lodge-them = Les loger pour la nuit : deux yeux de plus
option-send-away = Les laisser repartir
question-ask-for-water = À qui le mendiant s'adresse-t-il ?
option-neighbour = { $neighbour }
question-begged = { $player } vous envoie le mendiant : donnez-vous { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau ?
option-share-water = Donner { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, au vu de tous
option-keep-water = Dire que vous n'en avez pas à donner
question-dream-of = Qui voyez-vous en rêve ?
question-debt = La vallée voisine veut ravoir son eau. Que faites-vous ?
option-pay-now = Payer 2 mesures d'eau tout de suite
option-pay-later = En payer 3 après-demain
option-pay-from-jars = Laisser les voisins en perdre 1 chacun
question-thanks = Les anciens repartent. Les remerciez-vous d'une tournée pour tous ?
option-share-thanks = Oui : 1 mesure d'eau de la citerne, et chacun en reçoit 1
option-keep-thanks = Non

# What effects say when a card is read.
effect-gain = obtenez { $what } ({ $n })
effect-lose = défaussez { $what } ({ $n })
effect-remove = éliminez { $what } ({ $n }) du jeu
effect-pay-value = cédez des jetons d'une valeur de { $n }
effect-lose-all = défaussez tout : { $what }
effect-lose-half = défaussez la moitié, arrondie au-dessus : { $what }
effect-raise = { $state } +{ $n }
effect-lower = { $state } −{ $n }
effect-set = { $state } passe à { $n }
effect-wound = { $n } Blessures parmi les présents
effect-die = mort
effect-leave = quitte le groupe
effect-join = quelqu'un rejoint le groupe
effect-treat = on défausse { $what } de la carte : { $state } −{ $n }
effect-conscience = Empathie contre un dé noir : Tristesse +{ $n }
effect-relief = Empathie contre un dé noir : Tristesse −{ $n }
effect-trait = trait de caractère { $letter }
effect-read = lisez { $n }
effect-story = on lit un récit
effect-mark = on s'en souviendra
effect-unmark = c'est réglé
effect-epilogue = notez { $n } pour la fin
effect-aside = on dit pourquoi
effect-end = la guerre s'achève
effect-progress = l'objectif se rapproche de { $n }
effect-reward = l'objectif est atteint
effect-penalty = l'objectif est manqué
effect-noise = Bruit de { $n }
effect-noise-roll = un jet de Bruit
effect-encounter = quelqu'un vient
effect-return-cards = rendez { $n } cartes Exploration
effect-add-cards = { $n } cartes Exploration de plus
effect-go-home = l'exploration s'arrête
effect-search = une carte Trouvailles : { $row }
effect-special = un jet sur la table du Lieu
effect-fight = un combat contre { $n }
effect-barter = troc, commission { $fee }
effect-change-location = le Lieu change : { $slot }
effect-cold = Froid de { $n }
effect-raid = Dégâts { $damage }, Blessures { $wounds }
effect-visitor = un Visiteur vient
effect-board-up = la brèche est condamnée
effect-unlock = une Idée peut désormais être construite
effect-unlock-this = une certaine Idée peut désormais être construite
effect-wreck = un Aménagement est détruit
effect-furnish = un Aménagement est installé gratuitement
effect-comes-next = une certaine carte viendra ensuite
effect-skip = il n'y a pas de Raid nocturne cette nuit
effect-hit = le coup inflige { $n }
effect-deadly = le coup tue
effect-harm = celui qui a frappé subit { $n } Blessures
condition-has = vous avez { $what } ({ $n })
condition-worth = vos jetons valent { $n }
condition-marked = on s'en est souvenu
condition-was-read = { $n } a été lu
condition-level = { $state } est de { $n } ou plus
condition-is = c'est la bonne personne
condition-here = une certaine personne est là
condition-in-play = une certaine personne est avec nous
condition-skilled = quelqu'un ici sait faire
condition-day = c'est le jour { $n } ou plus tard
condition-chapter = c'est le Chapitre { $n } ou plus tard
condition-people = nous sommes { $n } ou plus
condition-present = { $n } ou plus sont là
condition-guards = { $n } ou plus montent la garde
condition-cold = le Froid est de { $n } ou plus
condition-boards = il y a { $n } Planches ou plus
condition-unknown = il reste { $n } cartes inconnues ou plus
condition-noise = le Bruit est de { $n } ou plus
condition-progress = l'objectif en est à { $n } ou plus
condition-gone = { $n } ou plus sont morts ou partis
condition-gone-today = aujourd'hui { $n } ou plus sont morts ou partis
condition-phase = c'est ce moment du jour : { $phase }
condition-floor = c'est à cet étage : { $floor }
condition-outside = cela se passe dehors
condition-room = il y a de la place pour un autre
condition-built = il y a dans l'Abri : { $fitting }
condition-at = vous êtes là : { $place }
condition-prowess = la Bravoure est de { $n } ou plus
condition-empathy = l'Empathie est de { $n } ou plus
count-person = personnages
count-present = personnages présents
count-guard = gardes
count-day = jours jusqu'ici
count-chapter = le numéro du Chapitre
count-cold = jetons Froid
count-board-up = Planches
group-person = tous les personnages
group-present = les présents
group-scavenger = ceux qui sont sortis
group-guard = les gardes
group-at-home = ceux qui sont à la maison
group-hurt = les malades et les blessés
group-starter = ceux qui ont commencé la guerre ensemble
later-morning = { $n ->
    [one] le prochain Matin
   *[other] le Matin dans { $n } jours
}
later-day = { $n ->
    [one] aux prochaines Actions de jour
   *[other] aux Actions de jour dans { $n } jours
}
later-dusk = { $n ->
    [one] au prochain Crépuscule
   *[other] au Crépuscule dans { $n } jours
}
later-evening = { $n ->
    [one] le prochain Soir
   *[other] le Soir dans { $n } jours
}
later-trip = { $n ->
    [one] la prochaine fois que quelqu'un sort
   *[other] quand on sera sorti { $n } fois
}
later-night = { $n ->
    [one] la nuit prochaine
   *[other] dans { $n } nuits
}
later-dawn = { $n ->
    [one] à la prochaine Aube
   *[other] à l'Aube dans { $n } jours
}
until-morning = { $n ->
    [one] jusqu'au prochain Matin
   *[other] jusqu'au Matin dans { $n } jours
}
until-day = { $n ->
    [one] jusqu'aux prochaines Actions de jour
   *[other] jusqu'aux Actions de jour dans { $n } jours
}
until-dusk = { $n ->
    [one] jusqu'au prochain Crépuscule
   *[other] jusqu'au Crépuscule dans { $n } jours
}
until-evening = { $n ->
    [one] jusqu'au prochain Soir
   *[other] jusqu'au Soir dans { $n } jours
}
until-trip = { $n ->
    [one] jusqu'à la prochaine sortie
   *[other] jusqu'à la sortie numéro { $n }
}
until-night = { $n ->
    [one] jusqu'à la nuit prochaine
   *[other] pendant { $n } nuits
}
until-dawn = { $n ->
    [one] jusqu'à la prochaine Aube
   *[other] jusqu'à l'Aube dans { $n } jours
}
name-raid = contre les raids
name-inventory = Inventaire
name-noise = Bruit
name-fee = commission
name-a = a
name-b = b
name-c = c

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
effect-wound = { $n ->
    [one] 1 Blessure parmi les présents
   *[other] { $n } Blessures parmi les présents
}
effect-die = mort
effect-leave = { $mourned ->
    [0] quitte le groupe, et personne ne le pleure
   *[other] quitte le groupe
}
effect-join = quelqu'un rejoint le groupe ({ name-fatigue } { $fatigue }, { name-wounds } { $wounds }, { name-misery } { $misery }, { name-hunger } { $hunger }, { name-illness } { $illness })
effect-treat = on défausse { $what } de la carte : { $state } −{ $n }
effect-conscience = Empathie contre un dé noir : Tristesse +{ $n }
effect-relief = Empathie contre un dé noir : Tristesse −{ $n }
effect-trait = trait de caractère { $letter }
effect-read = lisez { $n }
effect-story = on lit un récit
effect-mark = { $mark ->
    [helped-the-old] le vieux couple s'en souviendra
    [bandaged-a-stranger] le blessé s'en souviendra
    [fed-children] les enfants s'en souviendront
    [neighbour-owes] le voisin vous doit un service
   *[other] on s'en souviendra
}
effect-unmark = { $mark ->
    [neighbour-owes] le service est rendu
   *[other] c'est réglé
}
effect-epilogue = notez { $n } pour la fin
effect-aside = on dit pourquoi
effect-end = { $ending ->
    [ceasefire] la guerre s'achève : cessez-le-feu
    [no-guard] la guerre est perdue : personne ne monte la garde
   *[other] la guerre est perdue : l'Abri n'existe plus
}
effect-progress = l'objectif se rapproche de { $n }
effect-reward = l'objectif est atteint
effect-penalty = l'objectif est manqué
effect-noise = Bruit { $n_signed }
effect-noise-roll = un jet de Bruit
effect-encounter = quelqu'un vient
effect-return-cards = { $n ->
    [one] rendez 1 carte Exploration
   *[other] rendez { $n } cartes Exploration
}
effect-add-cards = { $n ->
    [one] 1 carte Exploration de plus
   *[other] { $n } cartes Exploration de plus
}
effect-go-home = l'exploration s'arrête
effect-search = une carte Trouvailles : { $row }
effect-special = un jet sur la table du Lieu
effect-fight = un combat contre { $n } (chacun tire une lettre : A : { $a } ; B : { $b } ; C : { $c }{ $first ->
    [them] {" ; "}ils frappent les premiers, seuls
    [us] {" ; "}vous frappez les premiers, seuls
   *[nobody] {""}
}{ $breaks ->
    [0] {""}
   *[other] {" ; "}après { $breaks } morts, les autres fuient
}{ $thugs ->
    [0] {" ; "}chaque mort vous pèse : Empathie contre un dé noir, Tristesse +1
   *[other] {" ; "}ce sont des Voyous : les tuer ne pèse à personne
}{ $flight ->
    [0] {" ; "}nul ne peut fuir
   *[other] {" ; "}si vous fuyez, ils frappent encore une fois et vous rentrez
}{ $loot ->
   *[none] {" ; "}si vous gagnez, leurs armes sont à vous
    [junk] {" ; "}si vous gagnez, leurs armes sont à vous, avec une carte Trouvailles : { name-junk }
    [pantry] {" ; "}si vous gagnez, leurs armes sont à vous, avec une carte Trouvailles : { name-pantry }
    [furniture] {" ; "}si vous gagnez, leurs armes sont à vous, avec une carte Trouvailles : { name-furniture }
})
effect-barter = { $fee ->
    [0] troc sans commission
   *[other] troc, commission { $fee }
}{" ; "}en offre : { $stock }
effect-change-location = le Lieu change : { $slot }
effect-cold = Froid { $n_signed }
effect-raid = un raid : Dégâts { $damage } (autant de choses volées), Blessures { $wounds } (parmi les gardes)
effect-visitor = un Visiteur vient
effect-board-up = la brèche est condamnée
effect-unlock = une Idée peut désormais être construite
effect-unlock-this = une Idée peut désormais être construite : { $fitting }
effect-wreck = un Aménagement est détruit
effect-furnish = installé gratuitement : { $fitting }
effect-comes-next = une certaine carte viendra ensuite
effect-skip = il n'y a pas de Raid nocturne cette nuit
effect-hit = le coup inflige { $n }
effect-deadly = le coup tue
effect-harm = { $n ->
    [one] celui qui a frappé subit 1 Blessure
   *[other] celui qui a frappé subit { $n } Blessures
}
condition-has = vous avez { $what } ({ $n })
condition-worth = vos jetons valent { $n }
condition-marked = { $mark ->
    [neighbour-owes] un voisin vous doit un service
    [tower-warned] vous avez écouté la voix dans la tour
   *[other] on s'en est souvenu
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n }×)
}
condition-was-read = { $n } a été lu
condition-level = { $state } est de { $n } ou plus
condition-is = c'est { $person }
condition-here = { $person } est là
condition-in-play = { $person } est avec nous
condition-skilled = quelqu'un ici a le talent : { $skill }
condition-day = c'est le jour { $n } ou plus tard
condition-chapter = c'est le Chapitre { $n } ou plus tard
condition-people = nous sommes { $n } ou plus
condition-present = { $n } ou plus sont là
condition-guards = { $n } ou plus montent la garde
condition-cold = le Froid est de { $n } ou plus
condition-boards = il y a { $n } Planches ou plus
condition-unknown = { $n ->
    [one] il reste des cartes à explorer
   *[other] il reste { $n } cartes à explorer ou plus
}
condition-noise = le Bruit est de { $n } ou plus
condition-progress = { $n ->
    [one] un récit ou une rumeur l'a rapproché
   *[other] des récits ou des rumeurs l'ont rapproché { $n } fois
}
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

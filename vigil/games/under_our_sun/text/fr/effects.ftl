# What effects say when a card is read.
effect-gain = gagnez { $what } ({ $n })
effect-lose = perdez { $what } ({ $n })
effect-random = { $n ->
    [one] 1 ressource au hasard
   *[other] { $n } ressources au hasard
}
effect-loot = { $n ->
    [one] 1 carte Butin
   *[other] { $n } cartes Butin
}
effect-water = { $n } eau
effect-thirst = perdez { $n } eau
effect-damage = perdez { $n } PV
effect-heal = regagnez { $n } PV
effect-infect = une infection
effect-cure = l'infection est soignée
effect-tire = bien-être −{ $n }
effect-rest = bien-être +{ $n }
effect-ap = { $n } PA de plus
effect-slow = { $n } PA de moins
effect-karma = un dé de karma revient
effect-revive = revient à la vie avec { $n } PV
effect-give-up = hors jeu pour de bon
effect-test = test : { $of }
effect-explore = révélez une tuile voisine
effect-spawn = { $n ->
    [one] un ennemi arrive, premier tour de combat
   *[other] { $n } ennemis arrivent, premier tour de combat
}
effect-spawn-kind = un ennemi arrive ({ $kind }), premier tour de combat
effect-spawn-sol = un Fils de la Liberté arrive, premier tour de combat
effect-container = un conteneur, à ouvrir par : { $of }
effect-dealer = un revendeur apparaît ici
effect-trap = un petit piège sur la tuile
effect-lay = { $tile } est posé à { $far } tuiles de New Haven
effect-garrison = { $n ->
    [one] un Fils de la Liberté se tient sur { $tile }
   *[other] { $n } Fils de la Liberté se tiennent sur { $tile }
}
effect-mark = on s'en souviendra
condition-passed = le test est réussi
condition-hurt = il manque des PV
condition-infected = il y a une infection
condition-worn-out = le bien-être n'est pas au maximum
condition-patient-here = quelqu'un ici est mal en point
condition-sick-here = quelqu'un ici a une infection
condition-fallen-here = quelqu'un gît ici qu'on peut réanimer
condition-comrade-here = il y a quelqu'un d'autre dont la phase n'est pas finie
condition-unknown-near = une tuile voisine est inconnue
condition-no-trap = il n'y a pas de piège ici
condition-fire-here = un feu brûle ici
condition-has = vous avez { $what } ({ $n })
condition-day = c'est le jour { $n } ou plus tard
condition-held = quelqu'un se tient à découvert sur { $tile }, et aucun ennemi des Survivants
condition-all-home = tous les vivants sont à New Haven
condition-at-home-with = à New Haven il y a en tout : { $what } ({ $n })
condition-eliminated = { $n } Survivants sont hors jeu, ou tous s'ils sont moins
condition-sons-on-the-map = { $n } Fils de la Liberté sont sur la carte
group-everyone = tous les personnages
group-here = les personnages ici
group-patient = ceux ici qui ont besoin de soins
group-sick = ceux ici qui ont une infection
group-comrade = les autres ici dont la phase n'est pas finie
group-fallen = les morts ici
group-tired = ceux qui sont à bout
later-phase-end = à la fin de la phase
until-phase-end = jusqu'à la fin de la phase
question-patient = Qui soigne-t-on ?
option-patient = { $patient }
question-sick = Qui le prend ?
option-sick = { $sick }
question-comrade = À qui va l'ordre ?
option-comrade = { $comrade }
question-fallen = Qui réanime-t-on ?
option-fallen = { $fallen }
question-cellar = L'escalier descend. Alors ?
option-go-down = Descendre
option-leave-it = Laisser
question-grave = La croix est fraîche. Alors ?
option-dig = Creuser
option-let-rest = Laisser reposer les morts, et s'asseoir un instant
question-child = Un enfant, seul. Alors ?
option-share = Partager sa nourriture
option-walk-on = Passer son chemin
question-bad-water = Elle sent le fer. Alors ?
option-drink-it = Remplir les gourdes
condition-slain = { $n } ennemis ont été vaincus
question-hermit = Il montre votre gourde. Alors ?
question-visitor = Elle tend une tasse. Alors ?
option-give-water = Donner de l'eau
option-send-away = La renvoyer
question-beehive = Elles ne dorment pas. Alors ?
option-reach-in = Plonger la main
question-shaft = Le câble semble tenir. Alors ?
option-climb-down = Descendre
question-key-fence = Personne ne regarde. Alors ?
option-take-gifts = Prendre ce qui s'y trouve
option-hang-key = Accrocher sa propre clé à côté
count-companion = personnages au-delà de deux, deux au plus
count-part = trois, et un de plus pour chaque paire de personnages au-delà de deux

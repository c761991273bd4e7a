# What stands beside an option.
price-ap = { $n ->
    [0] gratuit
   *[other] { $n } PA
}
ways-move = Aller
ways-charge = Charger : entrer
ways-sneak = Se faufiler
ways-explore = Explorer : regarder
beside-priced = { $cost } → { $effect }
beside-melee = attaque : { $dice }
beside-ranged = tir : { $dice } ({ $ammo })
beside-test = { $attribute } : { $dice }
beside-holds = contient { $n } eau
beside-areas = { $n ->
    [one] un emplacement de plus
   *[other] { $n } emplacements de plus
}
beside-armour = { $n } de dégâts en moins à chaque attaque
beside-fire = avec du bois, allume un feu de camp
beside-electric = électrique, mort dans une tempête solaire
beside-person = PV { $hp }, eau { $water }
dice-green = { $n ->
    [one] 1 vert
   *[other] { $n } verts
}
dice-yellow = { $n ->
    [one] 1 jaune
   *[other] { $n } jaunes
}
dice-blue = { $n ->
    [one] 1 bleu
   *[other] { $n } bleus
}
dice-red = { $n ->
    [one] 1 rouge
   *[other] { $n } rouges
}

# Where the mission stands, and what lies ahead.
phase-preparation = Préparation
standing-under-way = La mission est en cours
number-objectives = Objectifs atteints
number-days-left = Jours restants après celui-ci
number-water-left = Eau restante
number-food-left = Nourriture restante
number-hp-left = PV restants
part-objectives-met = cartes mission accomplies
part-last-day = dernier jour de la carte
part-this-day = aujourd'hui
part-water-carried = dans les gourdes
part-drinks = la prochaine gorgée
part-thirst = rien à boire
part-food-carried = sur le plateau
part-eats = la nourriture du jour
part-hunger = rien à manger
part-hp-now = maintenant
part-infection = infection
forecast-drink = { $person } : la prochaine gorgée
forecast-preparation = { $person } : la prochaine Préparation
forecast-fever-morning = { $person } : infection, au prochain Matin
forecast-fever-night = { $person } : infection, à la prochaine Nuit
forecast-deadline = Le calendrier de la mission
ledger-person = { $person } : { $what }
ledger-enemy = { $enemy } ({ $letter }) : PV
ledger-tiles = Tuiles révélées
hope-pass = réussite
hope-hit = touché
hope-find = butin
odds-passed = Le test réussit
odds-failed = Le test échoue
odds-died = La mort en chemin
odds-missed = Aucun dégât
odds-enemy-damaged = Dégâts
odds-defeated = L'ennemi tombe
odds-searched = Succès : { $n }

# What cards say.
reading-areas = Emplacements : { $items } pour un objet, { $mixed } pour un objet ou trois ressources, { $equipment } pour l'équipement
reading-ability-day = Une fois par jour
reading-ability-phase = Une fois par phase
reading-enemy = { $kind }, { $hp } PV
reading-melee = Attaque
reading-ranged = À distance
reading-day-night = { $day } de jour ; { $night } de nuit
reading-sol = Fait partie des Fils de la Liberté
reading-meet = À la rencontre
reading-loot = Butin selon les succès
reading-hero = Seul usage possible par : { $person }
reading-worth = Vaut { $n } d'eau chez les marchands
reading-bag = Dans le sac : { $n } cubes sur { $all } au début
reading-use-food = Chacun en mange une à la Préparation ; Manger en fait 1 PV ; une cuisine de campagne en fait trois d'une
reading-use-wood = Un morceau allume un feu de camp, avec de quoi faire du feu ; on en tire aussi des flèches
reading-use-metal = On en tire des cartouches
reading-use-water = On en boit une au début de chaque tour ; les marchands la prennent comme monnaie
reading-use-cartridge = Les armes à feu en consomment
reading-use-arrow = Les arcs en consomment
reading-made-into = Entre dans : { $things }
beside-face = { $face } { $n } sur { $all }
beside-again = nouveau jet : { $faces }
reading-recipe = Se fabrique avec
reading-price = Prix : { $n } eau
reading-track = Piste : { $n }
reading-once = S'utilise une fois, puis se défausse
reading-mode = Mode conseillé : { $mode }
reading-flips = Se retourne après usage, se redresse à la Préparation
reading-ap = S'en servir coûte { $n } PA
reading-needs = Seulement si : { $needs }
reading-found = Qui la trouve lance { $dice } : il y a autant de coups dedans
reading-set-up = Mis en place
reading-asked = Demandé
reading-weather-storm = Tempête : chacun a 1 PA de moins ; tous les feux s'éteignent ; on peut recueillir la pluie ; dormir coûte 1 PA de moins, mais jamais moins de 3
reading-weather-solar-storm = Tempête solaire : rien d'électrique ne marche
reading-animal = Un animal : près d'un feu, on peut l'ignorer
reading-shop = boutique : on ne pioche pas de carte nuit ici
reading-equipment = Équipement : il occupe un emplacement d'équipement
reading-find = Une trouvaille : on l'applique aussitôt, et la carte retourne dans son paquet
reading-use-tent = montée sur une tuile, elle fait un camp : dormir coûte moins, une seule carte nuit pour tous, les affaires y sont à l'abri
beside-stock = sur le comptoir, avec le prix en eau : { $things }

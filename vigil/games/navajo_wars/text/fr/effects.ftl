# Ce que disent les effets d'une carte quand on la raconte d'après eux, ce qu'ils demandent et ce qu'ils racontent.
effects-each = pour chaque { $group } : { $then }
effects-pick = choisissez ({ $group }) : { $then }
effects-blessing = Blessing Way : { $text }
effects-enemy-way = Enemy Way : { $text }
effects-number = Nombre de la cérémonie : { $n }.
effects-cost = Coûte { $culture } Culture et { $military } Force militaire.
effects-needs = Il faut : { $what }.
effects-in-play = Tant qu'elle est en jeu : { $give }.
effects-exhaust = Épuisez-la : { $text }
effects-intruders = { $n ->
    [one] Placez un Intrus.
   *[other] Placez { $n } Intrus.
}
effects-none = Aucun effet.

# ce qu'on peut faire
effect-gain = { $what } +{ $n }
effect-lose = { $what } −{ $n }
effect-food-next = nourriture du prochain Passage du temps { $n_signed }
effect-mp-next = PM de chaque Famille activée lors de la prochaine opération Actions { $n_signed }
effect-raid-counters-next = pions Raid du prochain Raid ennemi { $n_signed }
effect-enemy-ap-next = PA que l'Ennemi percevra la prochaine fois { $n_signed }
effect-elders-silent = aucune Action d'ancien lors de la prochaine Planification
effect-market = les Marchandises achetées lors de la prochaine Planification ne coûtent pas de PA
effect-free-preempt = la prochaine fois que vous devancez, cela ne coûte pas de PA
effect-no-preempt = la prochaine carte Opérations ne peut pas être devancée
effect-elder-comes = un ancien vient de Hors jeu dans la case la plus à gauche du Tableau des anciens
effect-raise-families = { $n ->
    [one] une Famille avec un homme peut gagner 1 Férocité
   *[other] jusqu'à { $n } Familles avec un homme peuvent gagner 1 Férocité chacune
}
effect-join = de Hors jeu dans la Famille : { $what }
effect-part = de la Famille vers { $to } : { $what }
effect-ferocity = Férocité { $n_signed }
effect-mount = un cheval de Hors jeu
effect-come-of-age = l'enfant devient la femme de la Famille ; Culture +{ $culture }
effect-drought = { $n ->
    [one] un pion Sécheresse dans le Territoire désigné par un dé
   *[other] { $n } pions Sécheresse, chacun dans le Territoire désigné par un dé
}
effect-drought-here = un pion Sécheresse
effect-recovery = { $n ->
    [one] un pion Sécheresse quitte le Territoire désigné par un dé
   *[other] { $n } pions Sécheresse s'en vont, chacun du Territoire désigné par un dé
}
effect-recovery-here = un pion Sécheresse s'en va
effect-rain = { $n ->
    [one] un pion Sécheresse de votre choix quitte la carte
   *[other] { $n } pions Sécheresse de votre choix quittent la carte
}
effect-intruders = { $n ->
    [one] placez un Intrus
   *[other] placez { $n } Intrus
}
effect-intruder-leaves = un Intrus de votre choix retourne dans le gobelet
effect-enemy = { $what } { $n_signed }
effect-cubes = cubes ({ $colour }, { $n } au plus) : { $source } → { $to }
effect-draw-cubes = { $n ->
    [one] piochez un cube dans le sac ; destination : { $to }
   *[other] piochez { $n } cubes dans le sac ; destination : { $to }
}
effect-reset-cubes = réinitialisez les cubes
effect-outpost = { $kind } dans le Territoire { $die }, Zone { $area }
effect-outpost-here = { $kind } en Zone 1
effect-outpost-up = un Avant-poste de votre choix monte d'une Zone et coûte 1 Culture, 2 en haut de sa piste
effect-outpost-back = un Avant-poste de votre choix recule d'une Zone, de la Zone 1 hors de la carte
effect-outpost-leaves = un Avant-poste de votre choix quitte la carte
effect-fort = { $fort } dans le Territoire { $die }, Zone { $area }, si la mise en place ne l'a pas déjà placé
effect-abandon-fort = le Fort est abandonné
effect-swap = { $row ->
    [0] échangez les Ordres de la ligne désignée par un dé
   *[other] échangez les Ordres de la ligne { $row }
}
effect-swap-chosen = vous pouvez échanger les Ordres d'une ligne
effect-flip = { $row ->
    [0] retournez l'Ordre actif de la ligne désignée par un dé
   *[other] retournez l'Ordre actif de la ligne { $row }
}
effect-flip-orders = retournez chaque Ordre actif qui montre { $order }
effect-order-up = l'Ordre actif { $order } monte ({ $to })
effect-order-in = l'Ordre { $order } en attente entre en jeu par un échange
effect-execute = l'Ennemi exécute { $order } comme pour { $ap } PA
effect-peace-ends = une Paix en vigueur prend fin
effect-remove-card = cette carte quitte la partie
effect-look = regardez la première carte de la pioche
effect-tell = on en raconte une ligne
effect-people-come = le pion population de la carte va de Hors jeu au Passage du temps
effect-ceremony-die = un dé supérieur au nombre de la cérémonie appelle l'Enemy Way de la dernière carte Cérémonie défaussée
effect-keep-card = vous pouvez prendre cette carte en main
effect-modifier = Bataille ou Fuite +{ $n }
effect-ransom = pour { $goods } Marchandises, un homme, une femme ou un enfant va de Hors jeu au Passage du temps
effect-reroll = relancez un dé
effect-redraw = piochez de nouveau un cube
effect-cancel-minor = annulez un Événement mineur
effect-cancel-enemy-way = annulez une Enemy Way

# ce qu'on peut demander d'abord
condition-has = vous en avez en jeu au moins { $n } ({ $what })
condition-track = { $what } vaut au moins { $n }
condition-out-of-play = il y en a Hors jeu au moins { $n } ({ $what })
condition-did = sur cette carte vous avez joué { $operation }
condition-preempted = vous avez devancé
condition-order-shows = { $order } est visible ({ $column })
condition-period = la période est { $period }
condition-peace = une Paix est en vigueur
condition-occasion = on s'en sert en { $occasion }

# qui cela concerne
group-family = Famille en jeu
group-family-with-man = Famille avec un homme
group-family-with-woman = Famille avec une femme
group-family-with-child = Famille avec un enfant
group-family-with-horse = Famille avec un cheval
group-family-without-horse = Famille sans cheval
group-family-in-the-canyon = Famille dans le canyon de Chelly
group-family-outside-the-canyon = Famille hors du canyon de Chelly
group-family-that-can-grow-fiercer = Famille avec un homme et une Férocité inférieure à 3
group-family-with-ferocity = Famille de Férocité 1 ou plus
group-family-with-room = Famille avec une place vide que quelqu'un peut prendre
group-mother-without-child = Famille avec une femme et sans enfant
group-daughter-without-mother = Famille avec un enfant et sans femme
group-most-ferocious = Famille qui est la plus féroce
group-least-ferocious = Famille qui est la moins féroce
group-territory = Territoire avec un dé
group-territory-with-family = Territoire avec une Famille, sauf le canyon de Chelly
group-territory-with-drought = Territoire avec Sécheresse
group-territory-with-family-and-drought = Territoire avec une Famille et Sécheresse
group-fort = Fort sur la carte
option-family = { $family }
option-territory = { $territory }
option-fort = { $fort }

# ce qu'on compte
count-family = Familles en jeu
count-family-in-the-canyon = Familles dans le canyon de Chelly
count-man = hommes dans les Familles
count-woman = femmes dans les Familles
count-child = enfants dans les Familles
count-elder = anciens dans le Tableau des anciens
count-outpost = Avant-postes sur la carte
count-fort = Forts sur la carte
count-drought = pions Sécheresse sur la carte
count-green-territory = Territoires avec une Famille et sans Sécheresse
count-raided-cube = cubes dans Cubes pillés
count-red-cube = cubes rouges dans Soumission
count-intruder = Intrus sur la carte
count-development = Développements culturels en jeu
count-ferocity = points de Férocité dans toutes les Familles ensemble
condition-family = le compte atteint { $n } ({ count-family })
condition-family-in-the-canyon = le compte atteint { $n } ({ count-family-in-the-canyon })
condition-man = le compte atteint { $n } ({ count-man })
condition-woman = le compte atteint { $n } ({ count-woman })
condition-child = le compte atteint { $n } ({ count-child })
condition-elder = le compte atteint { $n } ({ count-elder })
condition-outpost = le compte atteint { $n } ({ count-outpost })
condition-fort = le compte atteint { $n } ({ count-fort })
condition-drought = le compte atteint { $n } ({ count-drought })
condition-green-territory = le compte atteint { $n } ({ count-green-territory })
condition-raided-cube = le compte atteint { $n } ({ count-raided-cube })
condition-red-cube = le compte atteint { $n } ({ count-red-cube })
condition-intruder = le compte atteint { $n } ({ count-intruder })
condition-development = le compte atteint { $n } ({ count-development })
condition-ferocity = le compte atteint { $n } ({ count-ferocity })

# quand cela finit, ou arrive
until-card = { $n ->
    [one] jusqu'à la pioche de la prochaine carte
   *[other] jusqu'à la pioche de { $n } autres cartes
}
later-card = { $n ->
    [one] à la pioche de la prochaine carte
   *[other] après la pioche de { $n } autres cartes
}
until-planning = { $n ->
    [one] jusqu'à la fin de la prochaine Planification
   *[other] jusqu'à la fin de { $n } Planifications
}
later-planning = { $n ->
    [one] après la prochaine Planification
   *[other] après { $n } Planifications
}
until-actions = { $n ->
    [one] jusqu'à la fin de la prochaine opération Actions
   *[other] jusqu'à la fin de { $n } opérations Actions
}
later-actions = { $n ->
    [one] après la prochaine opération Actions
   *[other] après { $n } opérations Actions
}
until-passage = { $n ->
    [one] jusqu'à la fin du prochain Passage du temps
   *[other] jusqu'à la fin de { $n } Passages du temps
}
later-passage = { $n ->
    [one] après le prochain Passage du temps
   *[other] après { $n } Passages du temps
}
until-enemy-phase = { $n ->
    [one] jusqu'à la fin de la prochaine phase d'Opérations ennemies
   *[other] jusqu'à la fin de { $n } phases d'Opérations ennemies
}
later-enemy-phase = { $n ->
    [one] après la prochaine phase d'Opérations ennemies
   *[other] après { $n } phases d'Opérations ennemies
}
until-raid = { $n ->
    [one] jusqu'à la fin du prochain Raid ennemi
   *[other] jusqu'à la fin de { $n } Raids ennemis
}
later-raid = { $n ->
    [one] après le prochain Raid ennemi
   *[other] après { $n } Raids ennemis
}
until-history = { $n ->
    [one] jusqu'à la fin du prochain Événement historique
   *[other] jusqu'à la fin de { $n } Événements historiques
}
later-history = { $n ->
    [one] après le prochain Événement historique
   *[other] après { $n } Événements historiques
}
until-period = { $n ->
    [one] jusqu'à la fin de la prochaine Transition
   *[other] jusqu'à la fin de { $n } Transitions
}
later-period = { $n ->
    [one] après la prochaine Transition
   *[other] après { $n } Transitions
}
until-end = { $n ->
   *[other] pour le reste de la partie
}
later-end = { $n ->
   *[other] jamais
}

# noms de ce dont parlent les effets
name-ap = PA
name-culture = Culture
name-military = Force militaire
name-morale = Moral ennemi
name-enemy-ferocity = Férocité ennemie
name-enemy-ap = PA ennemis
name-animal = cheval ou mouton
name-person = homme, femme ou enfant
name-horses = chevaux
name-women = femmes
name-elders = anciens
name-families = Familles
name-goods = Marchandises
name-passage-box = la case Passage du temps
name-out-of-play = Hors jeu
name-bag = le sac
name-raided-box = Cubes pillés
name-recovery-box = Récupération
name-subjugation-box = Soumission
name-stock = la réserve
name-next = d'une ligne
name-top = en haut
name-planning = Planification
name-actions = Actions
name-passage = Passage du temps
name-active = colonne Actif
name-standby = colonne En attente
name-operations = Opérations diné
name-mp = PM de chaque Famille
name-mp-horse = PM des Familles à cheval
name-activations = Familles qu'on peut activer
name-water-discount = PA épargnés pour Trouver un point d'eau
name-corn-discount = PA épargnés pour Planter du maïs
name-council = dé du Conseil tribal
name-harvest = dé de la récolte
name-elder-rating = Valeur d'ancien aux Actions d'ancien
name-long-life = Valeur d'ancien épargnée quand les anciens peuvent mourir
name-goods-free = Marchandises sans PA en Planification
name-goods-more = Marchandises en plus en Planification
name-goods-blocked = pas de Marchandises en Planification
name-diplomacy = dé de la Diplomatie tribale
name-kin = places vides pardonnées au Passage du temps
name-agriculture = nourriture de chaque Territoire
name-sheep-food = personnes nourries par un mouton
name-fodder = animaux nourris en plus
name-breed = animaux nés en plus
name-keep-corn = Maïs gardé au Passage du temps
name-battle = Bataille
name-battle-horse = Bataille à cheval
name-ambush-cap = limite d'une Embuscade
name-enemy-battle = Bataille de l'Ennemi
name-tribe-battle = Bataille des tribus
name-culture-ceiling = plafond de Culture au contrôle de victoire
name-vp = PV
name-evade = Fuite
name-evade-horse = Fuite à cheval
name-evade-high = Fuite dans les Zones 4 à 6
name-harass-free = PA épargnés pour Harceler
name-harass-range = portée du Harcèlement
name-surrender-kin = personnes sauvées lors d'une reddition
name-raid-counters = pions Raid des Raids ennemis
name-tribal-raid = Raids tribaux
name-reroll-discount = Marchandises épargnées pour relancer

# ce qu'ils demandent et racontent
chance-card-die = dé de la carte
chance-cube-of-card = cube de la carte
question-newcomer = Qui vient vivre parmi les Diné ?
question-person-leaves = { $family } : qui perdez-vous ?
question-corn-lost = { $n ->
    [one] Quel pion Maïs perdez-vous ?
   *[other] Quels { $n } pions Maïs perdez-vous ?
}
option-lose-corn = Maïs de valeur { $corn }
question-intruder-leaves = Quel Intrus retourne dans le gobelet ?
option-send-intruder-away = { $territory } { $area }
event-intruder-left = L'Intrus en { $territory } { $area } retourne dans le gobelet
event-none-on-the-map = Il n'y a pas d'Intrus sur la carte
question-outpost-up = Quel Avant-poste monte sur sa piste ?
question-outpost-back = Quel Avant-poste recule ?
question-outpost-leaves = Quel Avant-poste quitte la carte ?
option-outpost-goes = { $piece } en Zone { $area } ({ $territory })
question-swap-which = Quels Ordres échangez-vous ?
event-joins = La { $family } accueille { $piece_a }
event-elder-leaves = L'ancien le plus à droite du Tableau des anciens va Hors jeu
event-enemy-ap-won = L'Ennemi gagne { $n } PA et en a { $total } de disponibles
event-cubes-moved = { $n ->
    [0] Aucun cube { $cube } à déplacer ({ $box } → { $other })
    [one] Un cube { $cube } est déplacé ({ $box } → { $other })
   *[other] { $n } cubes de couleur { $cube } sont déplacés ({ $box } → { $other })
}
event-order-of-card = L'Ennemi exécute { $order } comme pour { $n } PA
event-card-ends = { $card } : l'effet est terminé, la carte est défaussée

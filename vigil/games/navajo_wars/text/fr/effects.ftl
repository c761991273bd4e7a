# Ce que disent les effets d'une carte quand on la raconte d'après eux, ce qu'ils demandent et ce qu'ils racontent.
effects-each = pour chaque { $group } : { $then }
effects-pick = choisissez ({ $group }) : { $then }
effects-blessing = Blessing Way : { $text }
effects-enemy-way = Enemy Way : { $text }
effects-number = Nombre de la cérémonie : { $n }.
effects-cost = { $culture ->
    [0] Coût : Force militaire { $military }.
   *[other] { $military ->
        [0] Coût : Culture { $culture }.
       *[other] Coût : Culture { $culture }, Force militaire { $military }.
    }
}
effects-needs = Exigence : { $what }.
effects-in-play = Tant que c'est en jeu : { $give }.
effects-exhaust = Épuisez-le : { $text }
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
effect-elder-comes = un ancien passe de la case Hors jeu à la case la plus à gauche du Tableau des anciens
effect-raise-families = { $n ->
    [one] une Famille avec un homme peut gagner 1 point de Férocité
   *[other] jusqu'à { $n } Familles avec un homme peuvent gagner chacune 1 point de Férocité
}
effect-join = un pion ({ $what }) entre dans la Famille depuis la case Hors jeu
effect-part = un pion ({ $what }) quitte la Famille ; destination : { $to }
effect-ferocity = Férocité { $n_signed }
effect-mount = un cheval lui vient de la case Hors jeu
effect-come-of-age = l'enfant devient la femme de la Famille ; Culture +{ $culture }
effect-drought = { $n ->
    [one] un pion Sécheresse dans le Territoire désigné par un dé
   *[other] { $n } pions Sécheresse, chacun dans le Territoire désigné par un dé
}
effect-drought-here = il reçoit un pion Sécheresse
effect-recovery = { $n ->
    [one] un pion Sécheresse quitte le Territoire désigné par un dé
   *[other] { $n } pions Sécheresse quittent chacun le Territoire désigné par un dé
}
effect-recovery-here = le Territoire perd un pion Sécheresse ou, s'il n'en a pas, un Territoire adjacent en perd un
effect-corn-leaves-here = { $highest ->
    [one] le Maïs de sa Zone 1 retourne dans le gobelet
    [6] son Maïs retourne dans le gobelet
   *[other] le Maïs de ses Zones 1 à { $highest } retourne dans le gobelet
}
effect-intruders-leave-here = { $highest ->
    [one] les Intrus de sa Zone 1 retournent dans le gobelet
    [6] ses Intrus retournent dans le gobelet
   *[other] les Intrus de ses Zones 1 à { $highest } retournent dans le gobelet
}
effect-rain = { $n ->
    [one] retirez un pion Sécheresse de votre choix
   *[other] retirez { $n } pions Sécheresse de votre choix
}
effect-intruders = { $n ->
    [one] placez un Intrus
   *[other] placez { $n } Intrus
}
effect-intruder-leaves = un Intrus de votre choix retourne dans le gobelet
effect-enemy = { $what } { $n_signed }
effect-cubes = cubes ({ $colour }, { $n } au plus) : { $source } → { $to }
effect-draw-cubes = { $n ->
    [one] piochez un cube dans le sac (destination : { $to })
   *[other] piochez { $n } cubes dans le sac (destination : { $to })
}
effect-reset-cubes = on fait la Réinitialisation des cubes
effect-outpost = { $kind } dans le Territoire { $die }, Zone { $area }
effect-outpost-here = { $kind } en Zone 1
effect-outpost-up = un Avant-poste de votre choix avance d'une Zone et coûte 1 point de Culture ; au sommet de sa piste, il reste et en coûte 2
effect-outpost-ahead = l'Avant-poste le plus avancé qui n'est pas au sommet de sa piste monte d'une Zone et coûte 1 point de Culture (à égalité, celui du Territoire de plus petit numéro) ; si tous sont au sommet, vous perdez 2 points de Culture
effect-outpost-back = un Avant-poste de votre choix recule d'une Zone ; de la Zone 1, il quitte le plateau
effect-outpost-leaves = un Avant-poste de votre choix quitte le plateau
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
effect-order-in = l'Ordre { $order } en attente devient actif par un échange
effect-order-out = l'Ordre actif { $order } est échangé avec l'Ordre en attente de la ligne désignée par un dé
effect-execute = l'Ennemi exécute { $order } comme s'il dépensait { $ap } PA
effect-peace-ends = une Paix en vigueur prend fin
effect-remove-card = cette carte est éliminée de la partie
effect-look = regardez la première carte de la pioche
effect-tell = on en raconte une ligne
effect-people-come = le pion de population de la carte passe de la case Hors jeu à la case Passage du temps
effect-ceremony-die = un dé supérieur au nombre de la cérémonie déclenche l'Enemy Way de la dernière carte Cérémonie défaussée
effect-keep-card = vous pouvez prendre cette carte en main
effect-modifier = +{ $n } dans une Bataille ou une Esquive
effect-ransom = pour { $goods } Marchandises, un homme, une femme ou un enfant passe de la case Hors jeu à la case Passage du temps
effect-reroll = relancez
effect-redraw = remettez un cube et repiochez-en un
effect-cancel-minor = annulez un Événement mineur
effect-cancel-enemy-way = annulez un Enemy Way

# cartes à part
effect-apaches-raid-new-mexico = piochez { $cubes } cubes : les bruns, blancs, noirs et jaunes vont dans la case Cubes pillés, les autres retournent dans le sac
effect-manuelitos-war = Manuelito rejoint une Famille de votre choix, dont la Férocité augmente de 1 si elle a un homme ; Férocité ennemie +1
effect-mexican-independence = exécutez les neuf étapes de 6.2.1
effect-army-of-the-west = exécutez les neuf étapes de 6.2.2
effect-kit-carson = exécutez les neuf étapes de 6.2.3

# ce qu'on peut demander d'abord
condition-has = vous en avez en jeu au moins { $n } ({ $what })
condition-track = { $what } vaut au moins { $n }
condition-out-of-play = on en trouve Hors jeu au moins { $n } ({ $what })
condition-did = sur cette carte vous avez joué { $operation }
condition-preempted = vous avez devancé cette carte
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
group-family-with-room = Famille avec un emplacement vide que quelqu'un peut occuper
group-neediest-family = Famille qui a le plus d'emplacements vides parmi celles que quelqu'un peut rejoindre (à égalité, Priorité alphabétique)
group-mother-without-child = Famille avec une femme et sans enfant
group-daughter-without-mother = Famille avec un enfant et sans femme
group-most-ferocious = Famille qui est la plus féroce
group-least-ferocious = Famille qui est la moins féroce
group-family-in-the-open = Famille à découvert (dans une Zone hors du canyon de Chelly et sans Fort)
group-least-ferocious-in-the-open-with-child = Famille qui est la moins féroce de celles à découvert avec un enfant
group-least-ferocious-in-the-open-with-woman = Famille qui est la moins féroce de celles à découvert avec une femme
group-territory = Territoire qui a un numéro de dé
group-territory-with-family = Territoire avec une Famille, sauf le canyon de Chelly
group-territory-with-most-families = Territoire avec le plus de Familles, sauf le canyon de Chelly
group-territory-with-drought = Territoire touché par la Sécheresse
group-territory-with-family-and-drought = Territoire avec une Famille et de la Sécheresse
group-driest-territory = Territoire qui a le plus besoin de pluie (d'abord ceux où vit une Famille ; à égalité, le plus sec, puis le plus petit numéro de dé)
group-territory-for-a-mission = Territoire où s'élève la prochaine Mission (d'abord ceux où vit une Famille ; à égalité, le plus petit numéro de dé)
group-fort = Fort sur le plateau
named-territory = un Territoire
option-family = { $family }
option-territory = { $territory }
option-fort = { $fort }

# ce qu'on compte
count-family = Familles en jeu
count-family-in-the-canyon = Familles dans le canyon de Chelly
count-family-outside-the-canyon = Familles hors du canyon de Chelly
count-mother-without-child = Familles avec une femme et sans enfant
count-man = hommes dans les Familles
count-woman = femmes dans les Familles
count-child = enfants dans les Familles
count-elder = anciens sur le Tableau des anciens
count-eldest-rating = Niveau d'ancien de l'ancien le plus à droite du Tableau des anciens
count-outpost = Avant-postes sur le plateau
count-fort = Forts sur le plateau
count-drought = pions Sécheresse sur le plateau
count-green-territory = Territoires avec une Famille et sans Sécheresse
count-raided-cube = cubes dans la case Cubes pillés
count-red-cube = cubes rouges en Soumission
count-intruder = Intrus sur le plateau
count-corn-in-cup = pions Maïs dans le gobelet
count-enemy-ap = PA ennemis disponibles
count-development = Développements culturels en jeu
count-ferocity = points de Férocité dans toutes les Familles ensemble
condition-family = { $n ->
    [one] l'on trouve des { count-family }
   *[other] l'on compte au moins { $n } { count-family }
}
condition-family-in-the-canyon = { $n ->
    [one] l'on trouve des { count-family-in-the-canyon }
   *[other] l'on compte au moins { $n } { count-family-in-the-canyon }
}
condition-family-outside-the-canyon = { $n ->
    [one] l'on trouve des { count-family-outside-the-canyon }
   *[other] l'on compte au moins { $n } { count-family-outside-the-canyon }
}
condition-mother-without-child = { $n ->
    [one] l'on trouve des { count-mother-without-child }
   *[other] l'on compte au moins { $n } { count-mother-without-child }
}
condition-man = { $n ->
    [one] l'on trouve des { count-man }
   *[other] l'on compte au moins { $n } { count-man }
}
condition-woman = { $n ->
    [one] l'on trouve des { count-woman }
   *[other] l'on compte au moins { $n } { count-woman }
}
condition-child = { $n ->
    [one] l'on trouve des { count-child }
   *[other] l'on compte au moins { $n } { count-child }
}
condition-elder = { $n ->
    [one] l'on trouve des { count-elder }
   *[other] l'on compte au moins { $n } { count-elder }
}
condition-eldest-rating = le Niveau d'ancien de l'ancien le plus à droite du Tableau des anciens est d'au moins { $n }
condition-outpost = { $n ->
    [one] l'on trouve des { count-outpost }
   *[other] l'on compte au moins { $n } { count-outpost }
}
condition-fort = { $n ->
    [one] l'on trouve des { count-fort }
   *[other] l'on compte au moins { $n } { count-fort }
}
condition-drought = { $n ->
    [one] l'on trouve des { count-drought }
   *[other] l'on compte au moins { $n } { count-drought }
}
condition-green-territory = { $n ->
    [one] l'on trouve des { count-green-territory }
   *[other] l'on compte au moins { $n } { count-green-territory }
}
condition-raided-cube = { $n ->
    [one] l'on trouve des { count-raided-cube }
   *[other] l'on compte au moins { $n } { count-raided-cube }
}
condition-red-cube = { $n ->
    [one] l'on trouve des { count-red-cube }
   *[other] l'on compte au moins { $n } { count-red-cube }
}
condition-intruder = { $n ->
    [one] l'on trouve des { count-intruder }
   *[other] l'on compte au moins { $n } { count-intruder }
}
condition-corn-in-cup = { $n ->
    [one] l'on trouve des { count-corn-in-cup }
   *[other] l'on compte au moins { $n } { count-corn-in-cup }
}
condition-enemy-ap = { $n ->
    [one] l'on trouve des { count-enemy-ap }
   *[other] l'on compte au moins { $n } { count-enemy-ap }
}
condition-development = { $n ->
    [one] l'on trouve des { count-development }
   *[other] l'on compte au moins { $n } { count-development }
}
condition-ferocity = { $n ->
    [one] l'on trouve des { count-ferocity }
   *[other] l'on compte au moins { $n } { count-ferocity }
}

# quand cela finit, ou arrive
until-card = { $n ->
    [one] jusqu'à la prochaine carte piochée
   *[other] jusqu'à ce que { $n } autres cartes aient été piochées
}
later-card = { $n ->
    [one] quand la prochaine carte est piochée
   *[other] quand { $n } autres cartes ont été piochées
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
    [one] jusqu'à la fin de la prochaine phase ennemie
   *[other] jusqu'à la fin de { $n } phases ennemies
}
later-enemy-phase = { $n ->
    [one] après la prochaine phase ennemie
   *[other] après { $n } phases ennemies
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
name-herd = cheval ou, à défaut, mouton
name-field = Maïs sur le plateau
name-ceremony = carte Cérémonie de la main
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
name-active = colonne Actifs
name-either = colonne Actifs ou En attente
name-standby = colonne En attente
name-operations = Opérations diné
name-mp = PM de chaque Famille
name-mp-horse = PM des Familles à cheval
name-activations = Familles qu'on peut activer
name-water-discount = PM épargnés pour Trouver un point d'eau
name-corn-discount = PM épargnés pour Planter ou Récolter le maïs
name-council = dé du Conseil tribal
name-harvest = nombre que le dé de récolte doit dépasser
name-elder-rating = Niveau d'ancien lors des Actions d'ancien
name-long-life = protection des anciens contre la mort (en moins sur le Niveau d'ancien)
name-goods-free = Marchandises achetées sans PA à chaque Planification
name-goods-more = Marchandises de plus par Famille avec une femme en Planification
name-goods-blocked = aucun achat de Marchandises en Planification
name-diplomacy = Diplomatie tribale et Négocier
name-kin = emplacements vides qui ne coûtent pas de Culture au Passage du temps
name-agriculture = nourriture de chaque Territoire avec une Famille
name-sheep-food = personnes nourries par un mouton
name-fodder = animaux de plus de chaque espèce nourris par chaque Territoire avec une Famille
name-breed = animaux de plus qui naissent de chaque espèce
name-keep-corn = Maïs gardé au Passage du temps
name-battle = Bataille
name-battle-horse = Bataille avec un cheval
name-ambush-cap = limite de la Férocité doublée dans une Embuscade
name-enemy-battle = le dé de l'Ennemi en Bataille
name-tribe-battle = le dé d'une tribu en Bataille
name-culture-ceiling = plafond de la Culture lors d'une Vérification de victoire
name-vp = PV
name-evade = Esquive
name-evade-horse = Esquive avec un cheval
name-evade-high = Esquive en Zones 5 et 6
name-harass-free = Harcèlement sans PA
name-harass-range = portée du Harcèlement en Zones
name-surrender-kin = emplacements vides qui ne coûtent pas de Culture lors d'une reddition
name-raid-counters = pions Raid des Raids ennemis
name-tribal-raid = jet des pillards dans un Raid tribal
name-reroll-discount = Marchandises épargnées pour une relance ou un nouveau cube

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
question-field-lost = { $n ->
    [one] À quel Maïs du plateau renoncez-vous ?
   *[other] À quels { $n } pions Maïs du plateau renoncez-vous ?
}
option-lose-field = Le Maïs de la Zone { $area } ({ $territory })
question-intruder-leaves = Quel Intrus retourne dans le gobelet ?
option-send-intruder-away = Zone { $area } ({ $territory })
event-intruder-left = L'Intrus de la Zone { $area } ({ $territory }) retourne dans le gobelet
event-none-on-the-map = Il n'y a aucun Intrus sur le plateau
question-outpost-up = Quel Avant-poste avance sur sa piste ?
question-outpost-back = Quel Avant-poste recule ?
question-outpost-leaves = Quel Avant-poste quitte le plateau ?
option-outpost-goes = { $piece } en Zone { $area } ({ $territory })
question-swap-which = Quels Ordres échangez-vous ?
event-joins = La { $family } accueille { $piece_a }
event-elder-leaves = L'ancien le plus à droite du Tableau des anciens va Hors jeu
event-enemy-ap-won = PA ennemis disponibles +{ $n } : maintenant { $total }
event-cubes-moved = { $n ->
    [0] Aucun cube { $cube } à déplacer ({ $box } → { $other })
    [one] Un cube { $cube } est déplacé ({ $box } → { $other })
   *[other] { $n } cubes de couleur { $cube } sont déplacés ({ $box } → { $other })
}
event-order-of-card = L'Ennemi exécute { $order } comme s'il dépensait { $n } PA
event-card-ends = « { $card } » a fait son temps et est défaussée

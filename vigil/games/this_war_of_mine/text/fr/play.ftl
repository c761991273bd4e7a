# Dice, cards and counters.
chance-first-leader = Qui mène en premier ?
chance-draw-characters = Piochez un personnage
chance-draw-locations = Piochez un Lieu
chance-draw-exploration = La prochaine carte du paquet Inconnu
chance-draw-residents = Piochez une carte Résidents
chance-draw-visitors = Piochez une carte Visiteurs
chance-draw-night-raids = Piochez une carte Raid nocturne
chance-draw-narrative-actions = Piochez une Action narrative
chance-draw-findings = Piochez une carte Trouvailles
chance-draw-fate = Piochez une carte Destin
chance-draw-events = Retournez un Événement
chance-draw-endings = Retournez une Fin
chance-draw-objectives = Piochez un objectif
chance-draw-enemy = Piochez un jeton ennemi
chance-draw-stories = Piochez un récit
chance-turn-shelter-card = Retournez la carte : { $cover }
chance-lock = Dé noir : { $person } à la serrure
chance-thirst = Dé noir : { $person } n'a rien à boire
chance-noise = Dé noir : quelqu'un a-t-il entendu ?
chance-killing = Dé noir : qui peut vivre avec cela ?
chance-mourning = Dé noir : qui est en deuil ?
chance-conscience = Dé noir : qui le prend à cœur ?
chance-relief = Dé noir : qui est réconforté ?
chance-black-die = Dé noir
chance-grey-die = Dé gris : { $person }
chance-yellow-die = Dé jaune : { $person }
chance-red-die = Dé rouge : { $person }

# General.
event-leads = { $player } tient le Journal en premier et mène
event-passes = Le Journal passe à { $player }
event-starts = { $person } est des nôtres depuis le début
event-location = { $slot } : { $place }
event-gained = Obtenu : { $what } ({ $n })
event-box-empty = La boîte n'en a plus : { $what } (manque : { $n })
event-discarded = Défaussé : { $what } ({ $n })
event-paid = Payé : { $what } ({ $n })
event-used = Utilisé : { $what } ({ $n })
event-drunk = Bu : { $what } ({ $n })
event-fired = Tiré : { $what } ({ $n })
event-stolen = Volé : { $what } ({ $n })
event-left-behind = Laissé : { $what } ({ $n })
event-removed = Hors du jeu : { $what } ({ $n })
event-raised = { $person } : { $state } en hausse ({ $n })
event-lowered = { $person } : { $state } en baisse ({ $n })
event-died = { $person } a perdu la vie
event-left = { $person } quitte le groupe
event-joined = { $person } rejoint le groupe
event-no-room = Il n'y a pas de place pour { $person }
event-nobody-joins = Personne ne peut rejoindre le groupe maintenant
event-phase-morning = Jour { $n } : Matin
event-phase-day = Jour { $n } : Actions de jour
event-phase-dusk = Jour { $n } : Crépuscule
event-phase-evening = Jour { $n } : Soir
event-phase-scavenging = Jour { $n } : Fouille
event-phase-night-raid = Jour { $n } : Raid nocturne
event-phase-dawn = Jour { $n } : Aube
question-lose = Cédez-en { $n } : quoi ?
option-thing = { $what }
refused-enough-chosen = { $n ->
    [one] Un seul suffit.
   *[other] { $n } suffisent.
}
remedy-enough-chosen = Retirez d'abord quelque chose.
refused-more-to-choose = Il faut en choisir { $n }.
remedy-more-to-choose = Continuez à choisir.

event-rolled = Le dé noir dit { $n }
event-rolled-in-vain = Le dé noir dit { $n } : il n'en résulte rien
event-moved = Cela touche : { $people }
event-unmoved = Cela ne touche personne
event-trait-a = { $person } a une habitude (trait a)
event-trait-b = Tel est le caractère : { $person } (trait b)
event-trait-c = Tel est le caractère : { $person } (trait c)
event-skill = { $person } sait faire quelque chose : { $skill }

# Morning.
event-event = La carte du Matin : { $card }
event-cold = Froid : { $n }
event-objective = L'objectif de ce chapitre : { $objective }
event-objective-reached = Objectif atteint : { $objective }
event-objective-missed = Objectif manqué : { $objective }
event-progress = Plus près de l'objectif : { $n }

# Day Actions.
question-assign = Action { $n } sur 3 : qui fait quoi ?
option-card = { $person } : { $what }
option-card-with = { $person } : { $what }, avec un outil ({ $tool })
option-space = { $person } : { $what }
option-work = { $person } : { $what }
option-build = { $person } construit : { $what }
refused-is-busy = { $person } a déjà quelque chose à faire.
remedy-is-busy = Retirez d'abord l'autre action.
refused-place-taken = Quelqu'un s'y trouve déjà.
remedy-place-taken = Un personnage par place à chaque étape.
refused-still-waits = Un jeton Attente s'y trouve : ce n'est pas encore prêt.
remedy-still-waits = Ce sera prêt le Matin.
refused-no-wait-token = Il ne reste pas de jeton Attente.
remedy-no-wait-token = Il s'en libère un quand quelque chose est prêt.
refused-no-space-to-build = Aucune case accessible n'est libre.
remedy-no-space-to-build = Dégagez une carte, ou l'accès à une autre pièce.
refused-tool-there = Un outil s'y trouve déjà.
remedy-tool-there = Un seul suffit pour toute la carte.
refused-no-tool = Il faut un outil : { $thing }.
remedy-no-tool = Un outil sert une fois par étape.
refused-cannot-afford = La Réserve n'en contient pas assez ({ $n }) : { $thing }.
remedy-cannot-afford = Trouvez-en d'abord, ou dépensez moins à cette étape.
refused-needs-a-second = Sans Pelle, { $person } a besoin d'un second personnage.
remedy-needs-a-second = Envoyez-y aussi quelqu'un d'autre.
event-goes-card = { $person } se met au travail : { $what }
event-goes-space = { $person } : { $what }
event-goes-work = { $person } commence à { $what }
question-where-to-build = Où l'installer : { $fitting } ?
option-put = { $space }
event-built = { $person } l'a construit : { $fitting } ({ $space })
event-waits = Un jeton Attente : { $work } ({ $n })
event-ready = C'est prêt : { $work }
event-cleared = { $space } : la voie est libre
event-turned = { $space } : { $card }
event-leaves = { $space } : il en reste en travers ({ $cover })
event-lock-holds = { $n } : la serrure résiste ({ $space })
event-lock-opens = { $n } : la serrure cède ({ $space })
event-visitor = À la porte : { $card }
event-aside-no-saw = Derrière les barreaux il y a quelque chose, mais sans Scie cela y reste
event-aside-neighbour-watches = Cette nuit veille aussi le voisin qu'on a aidé
event-boarded-up = Condamnée : { $space }

# Dusk.
question-without-water = { $n ->
    [one] De l'eau pour tous sauf un : qui s'en passe ?
   *[other] L'eau manque : quels sont les { $n } qui s'en passent ?
}
option-thirsts = { $person }
event-thirsts = { $person } n'a rien à boire et tire { $n }
question-meals = Qui mange quoi ?
option-eat = { $person } : { $what }
refused-has-eaten = Un jeton chacun.
remedy-has-eaten = Retirez d'abord l'autre repas.
refused-not-enough-food = Il n'y en a que { $n }.
remedy-not-enough-food = Choisissez autre chose à manger.
event-eats = { $person } mange : { $what }
event-starves = { $person } ne mange rien

# Evening.
question-tasks = La nuit : qui fait quoi ?
option-task-bed = { $person } dort dans un lit ({ $space })
option-task-floor = { $person } dort par terre
option-task-guard = { $person } monte la garde
option-task-scavenging = { $person } part en fouille
refused-has-task = Une tâche chacun.
remedy-has-task = Retirez d'abord l'autre tâche.
refused-bed-taken = Quelqu'un dort déjà dans ce lit.
remedy-bed-taken = Il y a de la place par terre.
refused-too-tired = À Fatigue 4, on ne peut que dormir.
refused-too-tired-to-go = À Fatigue 4, on ne sort pas.
remedy-too-tired = Un lit ou le sol.
remedy-too-tired-to-go = Dormir, ou la Garde, puisque personne d'autre ne peut la monter.
refused-three-go-out = On ne peut pas sortir à plus de { $n }.
remedy-three-go-out = Les autres restent à la maison.
refused-without-task = { $n ->
    [one] Un personnage n'a pas encore de tâche.
   *[other] { $n } personnages n'ont pas encore de tâche.
}
remedy-without-task = Chacun en reçoit une.
question-nobody-guards = Personne ne monte la garde : l'Abri sera perdu (333). Est-ce ce que vous voulez ?
option-assign-again = Réfléchir encore
option-leave-unguarded = Laisser l'Abri sans garde
event-task-bed = { $person } dort dans un lit
event-task-floor = { $person } dort par terre
event-task-guard = { $person } monte la garde
event-task-scavenging = { $person } se prépare à sortir

# Scavenging.
question-destination = Où vont-ils ?
option-go = { $slot } : { $place } ({ $n } cartes)
event-goes-to = { $people } : en chemin ({ $place })
question-pack = Qu'emportent-ils ?
option-take = { $what }
event-packed = Emporté : { $things }
event-explores = { $card } (cartes restantes : { $n })
question-next-card = Continuer, ou rentrer ?
option-explore-on = La carte suivante
option-turn-home = Rentrer
event-returned = Cartes rendues : { $n } ; restantes : { $left }
event-more-cards = Cartes en plus : { $n } ; en tout : { $left }
event-noise = Bruit : { $n }
event-unheard = { $n } contre Bruit { $noise } : personne n'a entendu
event-heard = { $n } contre Bruit { $noise } : quelqu'un vient
event-meets = Dans l'ombre : { $card }
event-nobody-returns = Personne ne revient cette nuit
event-finds = Trouvailles, { $row } : { $card }
question-carry-home = Que rapportent-ils ?
option-carry = { $what }
refused-too-heavy = Cela pèserait { $weight } ; ils peuvent porter { $most }.
remedy-too-heavy = Il faut laisser quelque chose.
event-carries = { $n ->
    [0] Ils rentrent les mains vides
   *[other] Ils rapportent { $n } : { $things }
}
number-capacity = Ils peuvent porter
part-inventory = Inventaire : { $person }
part-lasting = cartes, talents, Aménagements et la maison
number-load = Poids
part-weight = { $what } ({ $n })

# Night Raid.
question-arm-guards = Quelles armes pour les gardes ?
option-arm = { $person } : { $what }
refused-has-weapon = Une arme chacun.
remedy-has-weapon = Retirez d'abord l'autre arme.
refused-none-in-storage = La Réserve n'en a plus.
remedy-none-in-storage = Choisissez autre chose.
refused-none-at-hand = Il n'y en a pas d'autre sous la main.
remedy-none-at-hand = Choisissez une autre arme.
event-armed = { $person } prend : { $what }
event-raid = Dans la nuit : { $card }
event-threat = Dégâts { $damage }, Blessures { $wounds }
event-holds-off-die = { $person } repousse : { $n }
event-holds-off-board-ups = Les Planches repoussent : { $n }
event-holds-off-lasting = Cartes, talents, Aménagements et la maison : { $n }
event-comes-through = Ce qui passe : Dégâts { $damage }, Blessures { $wounds }
event-raid-ignored = Les gardes mettent tout le monde en fuite : la carte est sans effet
question-split-defence = { $n } contre Dégâts { $damage } et Blessures { $wounds } : que repousse-t-on ?
option-cancel = Blessures : { $wounds }, Dégâts : { $damage }
number-defence = Repoussés
part-die = dé de { $person }
part-board-ups = Planches
question-stolen = { $n ->
    [one] On vole une chose : laquelle ?
   *[other] On vole { $n } choses : lesquelles ?
}
question-crime-wave = Vague de crimes : quelles deux cartes entrent dans les paquets ?
option-shuffle-in = Raids nocturnes : { $raids }, Résidents : { $residents }
event-crime-wave = La vague grandit : Raids nocturnes { $raids }, Résidents { $residents }

# Dawn.
question-medicine = À qui les remèdes ?
option-treat = { $person } : { $what }
refused-not-hurt = Seulement aux malades et aux blessés.
remedy-not-hurt = Gardez-les dans la Réserve.
event-treated = { $person } reçoit : { $what }
question-alcohol = { $n ->
    [1] Avant le Destin : quelqu'un boit-il ?
    [2] Le Destin a parlé : quelqu'un boit-il avant l'Action narrative ?
   *[other] La dernière occasion de cette Aube : quelqu'un boit-il ?
}
option-drink = { $person } : { $what }
event-drinks = { $person } boit : { $what }
event-fate = Destin : { $card }
event-location-gone = Désormais hors d'atteinte : { $place }
question-narrative-action = Laquelle des deux raconte-t-on ?
option-narrate = { $card }
event-narrates = { $card }
question-save = Le jour { $n } est fini. Vous pouvez sauvegarder maintenant (10).
option-new-day = Le jour { $n } commence

# Combat.
event-enemy = { $enemy } : { $what }
event-fight-begins = Un combat contre { $n } : { $foe }
question-arm-fighters = Qui prend quelle arme ?
question-change-weapon = { $person } n'a plus de munitions : quelle arme à la place ?
question-fight-or-flee = Tenir, ou fuir ? ({ $foe })
option-stand = Rester et se battre
option-flee = Fuir, tous ensemble
event-flees = Le groupe fuit
event-backstab-us = Nous frappons dans le dos
event-backstab-them = Ils nous frappent dans le dos
question-shots = Munitions : { $n }. Qui tire ?
option-fire = { $person } tire
refused-no-ammo = Il y a des munitions pour { $n }.
remedy-no-ammo = Retirez d'abord un tir.
refused-must-fire = Tant qu'il y a des munitions, quiconque a une arme à feu tire.
remedy-must-fire = Ajoutez un tir.
event-throws = { $missed ->
    [1] { $person }, { $die } : { $face }, et avec cette arme c'est un coup manqué
   *[other] { $person }, { $die } : { $face }
}
question-reroll = { $person } peut relancer (encore { $left })
option-keep = Garder
option-reroll = Relancer le dé { $die } ({ $face })
question-story = S pour { $person } ({ $die }) : manqué, ou destin ?
option-miss = Manqué
option-trust-fate = S'en remettre au destin
event-fate-fails = { $card } : le destin se tait, le coup est nul ({ $person })
event-fate-speaks = { $card } : le destin parle ({ $person })
question-wounds-to-them = { $n ->
    [one] Une Blessure aux ennemis : à qui ?
   *[other] { $n } Blessures aux ennemis : à qui ?
}
question-wounds-to-us = { $n ->
    [one] Une Blessure pour nous : à qui ?
   *[other] { $n } Blessures pour nous : à qui ?
}
option-wound = { $person }
event-enemy-wounded = { $enemy } a des blessures : { $n }
question-who-dies = { $person } porte un coup mortel : à qui ?
option-target = { $person }
event-killed = { $enemy } tombe ({ $foe })
event-enemy-empty = { $enemy } n'a plus de munitions et continue avec : { $what }
event-conscience = Empathie : le dé dit { $n }
event-relief = Un moment de paix : le dé dit { $n }
event-fight-won = Le combat est fini ({ $foe }) ; tués : { $n }

# Barter.
event-no-barter = Il n'y a rien à troquer (commission { $n })
question-barter = { $n ->
    [0] Troquer ? Il n'y a pas de commission
   *[other] Troquer ? La commission est de { $n }
}
option-barter = { $n ->
    [0] Troquer
   *[other] Payer la commission de { $n } et troquer
}
option-no-barter = Pas de troc
question-fee = La commission : des jetons d'une valeur de { $n }
question-pay-value = Cédez des jetons d'une valeur de { $n }
question-exchange = Que donnez-vous, que prenez-vous ?
option-sell = Donner : { $what } ({ $n })
option-buy = Prendre : { $what } ({ $n })
refused-too-little-value = { $paid } ne suffit pas, il faut { $n }.
remedy-too-little-value = Ajoutez quelque chose à ce que vous donnez.
refused-too-dear = Tout ce que vous avez vaut { $most } ; il faudrait { $n }.
remedy-too-dear = Prenez-en moins.
refused-none-in-box = La boîte n'en a plus.
remedy-none-in-box = Il y en aura de nouveau quand on en défaussera un.
number-sell = Donné
number-buy = Pris
part-value = { $what }

# The Book.
question-whom-it-concerns = { $n }. Cette histoire n'arrive qu'à une personne : à qui ?
question-which-idea = Quelle idée met-on au point ?
option-idea = { $fitting }
event-idea = On peut le construire maintenant : { $fitting }
question-which-fitting = Quel Aménagement est détruit ?
option-wreck = { $fitting }
event-wrecked = Détruit : { $fitting }
question-where-to-put = Où l'installer ?
event-furnished = Installé : { $fitting } ({ $space })
event-end-ceasefire = La guerre est finie, et nous y avons survécu
event-end-starters-gone = La guerre est finie ; de ceux qui l'avaient commencée ensemble, il ne reste personne
event-end-nobody-left = Il ne reste personne
event-end-no-guard = L'Abri est perdu
event-end-shelter-lost = Il n'y a plus d'Abri
number-trauma = Traumatisme ({ $person })
part-trauma-wounds = Blessures
part-trauma-illness = Maladie
part-trauma-hunger = Faim
part-trauma-misery = Tristesse
passed-to-you = Le Journal est à vous : écoutez les autres, puis décidez.

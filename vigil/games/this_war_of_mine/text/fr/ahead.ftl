# What stands beside an option, and what lies ahead.
beside-priced = { $cost } → { $effect }
beside-weight = poids { $n }
beside-die = { $die }
beside-wait = Prêt { $n ->
    [one] le prochain Matin
   *[other] dans { $n } Matins
}.
beside-brings = donne { $things }
beside-perhaps = peut-être { $things }
beside-up-to = { $what } (jusqu'à { $n })
beside-lacking = la boîte n'en a plus : { $things }
beside-clears = dégage le passage
number-then = { $what }
number-at-least = { $what }, au moins
part-before = dans la Réserve à présent
part-job = { $person } : { $what }
part-job-up-to = { $person } : { $what } (jusqu'à { $n })
beside-two = sans Pelle, à deux
beside-lock = s'ouvre à partir de 4 au dé noir
beside-task-bed = Fatigue à 0
beside-task-floor = Fatigue −2
beside-task-guard = Fatigue +1
beside-task-scavenging = Fatigue +1
phase-step-1 = première action
phase-step-2 = deuxième action
phase-step-3 = troisième action
standing-survival = Survie
standing-strangers = D'autres survivent
standing-defeat = Perdu
forecast-dusk = Au Crépuscule
forecast-night = Lors d'un Raid nocturne
number-water-left = Eau restante
number-food-left = Repas restants
number-before-dice = Repoussé avant les dés
part-promised = promis à d'autres, ou par d'autres
part-in-storage = dans la Réserve
part-to-drink = tout le monde boit
part-meals = { $what }
part-to-eat = tout le monde mange
hope-fate = un mot du destin
odds-fate-speaks = Le destin parle
odds-fate-fails = Le destin se tait

# What cards say.
reading-nothing = Il ne se passe rien.
reading-in-combat = En combat
reading-reward = Atteint
reading-penalty = Manqué
reading-skill = Talent
reading-trait-a = Trait a
reading-trait-b = Trait b
reading-trait-c = Trait c
reading-cost = Coût
reading-special = Trouvailles particulières

# What stands beside an option, and what lies ahead.
beside-priced = { $cost } → { $effect }
beside-weight = weight { $n }
beside-die = { $die }
beside-wait = Ready in { $n ->
    [one] the next Morning
   *[other] { $n } Mornings
}.
beside-brings = brings { $things }
beside-perhaps = perhaps { $things }
beside-up-to = { $what } (up to { $n })
beside-lacking = the box has no more of it: { $things }
beside-clears = clears the way
number-then = { $what }
number-at-least = { $what }, at least
part-before = in Storage now
part-job = { $person }: { $what }
part-job-up-to = { $person }: { $what } (up to { $n })
beside-two = without a Shovel, two people
beside-lock = opens from 4 on the black die
beside-task-bed = Fatigue becomes 0
beside-task-floor = Fatigue −2
beside-task-guard = Fatigue +1
beside-task-scavenging = Fatigue +1
phase-step-1 = first action
phase-step-2 = second action
phase-step-3 = third action
standing-survival = Survived
standing-strangers = Others survive
standing-defeat = Lost
forecast-dusk = At Dusk
forecast-night = In a Night Raid
number-water-left = Water left
number-food-left = Meals left
number-before-dice = Held off before the dice
part-promised = promised to others, or by them
part-in-storage = in Storage
part-to-drink = everybody drinks
part-meals = { $what }
part-to-eat = everybody eats
hope-fate = a word of fate
odds-fate-speaks = Fate speaks
odds-fate-fails = Fate is silent

# What cards say.
reading-nothing = Nothing happens.
reading-in-combat = In combat
reading-reward = Reached
reading-penalty = Missed
reading-skill = Skill
reading-trait-a = Trait a
reading-trait-b = Trait b
reading-trait-c = Trait c
reading-cost = Cost
reading-special = Special findings

# What stands beside an option, and what lies ahead.
beside-priced = { $cost } → { $effect }
beside-weight = weight { $n }
beside-die = { $die }
beside-wait = Ready in { $n ->
    [one] the next Morning
   *[other] { $n } Mornings
}.
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
part-in-storage = in Storage
part-to-drink = everybody drinks
part-meals = { $what }
part-to-eat = everybody eats
hope-fate = a word of fate
odds-fate-speaks = Fate speaks
odds-fate-fails = Fate is silent

goal =
    This is a game about civilians in a war. There is hunger in it, illness, violence and death, and choices that are hard to make. Take a pause when you need one.
    - You lead three people in a ruined house, all of you together. Live until the ceasefire: somebody who was there from the start must see it.
    - By day each has up to three actions: clear the house, build, cook, open the door.
    - At Dusk everybody drinks and eats. Then each gets a task for the night: sleep, guard, or go out to find what is missing. Never leave the Shelter unguarded.
    - Hunger, Fatigue, Misery, Illness and Wounds go from 0 to 4. They take actions away, and 4 is the end of somebody's strength.
goal-the-long-siege = The usual side of the Shelter, with two cellars. Three chapters, twelve days or a few more.
goal-the-broken-house = The hard side of the Shelter, with more in the way. Three chapters, twelve days or a few more.

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

# What effects say when a card is read.
effect-gain = gain { $what } ({ $n })
effect-lose = discard { $what } ({ $n })
effect-remove = remove { $what } ({ $n }) from the game
effect-pay-value = hand over tokens worth { $n }
effect-lose-all = discard all: { $what }
effect-lose-half = discard half, rounded up: { $what }
effect-raise = { $state } +{ $n }
effect-lower = { $state } −{ $n }
effect-set = { $state } becomes { $n }
effect-wound = { $n ->
    [one] 1 Wound among those present
   *[other] { $n } Wounds among those present
}
effect-die = death
effect-leave = { $mourned ->
    [0] leaves the group, and is not mourned
   *[other] leaves the group
}
effect-join = somebody joins the group ({ name-fatigue } { $fatigue }, { name-wounds } { $wounds }, { name-misery } { $misery }, { name-hunger } { $hunger }, { name-illness } { $illness })
effect-treat = { $what } on the card is discarded: { $state } −{ $n }
effect-conscience = Empathy against a black die: Misery +{ $n }
effect-relief = Empathy against a black die: Misery −{ $n }
effect-trait = trait { $letter }
effect-read = read { $n }
effect-story = a story is read
effect-mark = { $mark ->
    [helped-the-old] the old couple will remember it
    [bandaged-a-stranger] the wounded man will remember it
    [fed-children] the children will remember it
    [neighbour-owes] the neighbour owes you a favour
   *[other] it will be remembered
}
effect-unmark = { $mark ->
    [neighbour-owes] the favour has been returned
   *[other] it is settled
}
effect-epilogue = note { $n } for the end
effect-aside = it is told why
effect-end = { $ending ->
    [ceasefire] the war is over: ceasefire
    [no-guard] the war is lost: nobody stands guard
   *[other] the war is lost: the Shelter is gone
}
effect-progress = the objective is nearer by { $n }
effect-reward = the objective is reached
effect-penalty = the objective is missed
effect-noise = Noise { $n_signed }
effect-noise-roll = a Noise roll
effect-encounter = somebody comes
effect-return-cards = { $n ->
    [one] return 1 Exploration card
   *[other] return { $n } Exploration cards
}
effect-add-cards = { $n ->
    [one] 1 more Exploration card
   *[other] { $n } more Exploration cards
}
effect-go-home = exploration ends
effect-search = a Findings card: { $row }
effect-special = a roll on the Location's own table
effect-fight = a fight against { $n } (each draws a letter: A: { $a }; B: { $b }; C: { $c }{ $first ->
    [them] {"; "}they strike first, alone
    [us] {"; "}you strike first, alone
   *[nobody] {""}
}{ $breaks ->
    [0] {""}
   *[other] {"; "}with { $breaks } dead, the others run
}{ $thugs ->
    [0] {"; "}whoever is killed weighs on you: Empathy against a black die, Misery +1
   *[other] {"; "}they are Thugs: killing them weighs on nobody
}{ $flight ->
    [0] {"; "}nobody can flee
   *[other] {"; "}if you flee, they strike once more and you go home
}{ $loot ->
   *[none] {"; "}if you win, their weapons are yours
    [junk] {"; "}if you win, their weapons are yours, and a Findings card: { name-junk }
    [pantry] {"; "}if you win, their weapons are yours, and a Findings card: { name-pantry }
    [furniture] {"; "}if you win, their weapons are yours, and a Findings card: { name-furniture }
})
effect-barter = { $fee ->
    [0] barter without a fee
   *[other] barter for a fee of { $fee }
}{"; "}on offer: { $stock }
effect-change-location = the Location changes: { $slot }
effect-cold = Cold { $n_signed }
effect-raid = a raid: Damage { $damage } (so many things are stolen), Wounds { $wounds } (among the guards)
effect-visitor = a Visitor comes
effect-board-up = the breach is boarded up
effect-unlock = one Idea can be built from now on
effect-unlock-this = an Idea can be built from now on: { $fitting }
effect-wreck = a Fitting is destroyed
effect-furnish = set up free of cost: { $fitting }
effect-comes-next = a certain card will come next
effect-skip = there is no Night Raid tonight
effect-hit = the strike inflicts { $n }
effect-deadly = the strike kills
effect-harm = { $n ->
    [one] whoever struck takes 1 Wound
   *[other] whoever struck takes { $n } Wounds
}
condition-has = you have { $what } ({ $n })
condition-worth = your tokens are worth { $n }
condition-marked = { $mark ->
    [neighbour-owes] a neighbour owes you a favour
    [tower-warned] you have heard the voice in the tower
   *[other] it was remembered
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n }×)
}
condition-was-read = { $n } was read
condition-level = { $state } is { $n } or more
condition-is = it is { $person }
condition-here = { $person } is here
condition-in-play = { $person } is with us
condition-skilled = somebody here has the skill: { $skill }
condition-day = it is day { $n } or later
condition-chapter = it is Chapter { $n } or later
condition-people = there are { $n } of us or more
condition-present = { $n } or more are here
condition-guards = { $n } or more stand guard
condition-cold = Cold is { $n } or more
condition-boards = there are { $n } Board-Ups or more
condition-unknown = { $n ->
    [one] there are cards left to explore
   *[other] { $n } or more cards are left to explore
}
condition-noise = Noise is { $n } or more
condition-progress = { $n ->
    [one] a story or a rumour has brought it nearer
   *[other] stories or rumours have brought it nearer { $n } times
}
condition-gone = { $n } or more have died or left
condition-gone-today = { $n } or more have died or left today
condition-phase = it is this time of the day: { $phase }
condition-floor = it is on this floor: { $floor }
condition-outside = it happens outside
condition-room = there is room for one more
condition-built = it stands in the Shelter: { $fitting }
condition-at = you are there: { $place }
condition-prowess = Prowess is { $n } or more
condition-empathy = Empathy is { $n } or more
count-person = characters
count-present = characters here
count-guard = guards
count-day = days so far
count-chapter = the number of the Chapter
count-cold = Cold tokens
count-board-up = Board-Ups
group-person = all characters
group-present = those who are here
group-scavenger = those who went out
group-guard = the guards
group-at-home = those at home
group-hurt = the ill and the wounded
group-starter = those who began the war together
later-morning = { $n ->
    [one] the next Morning
   *[other] on the Morning in { $n } days
}
later-day = { $n ->
    [one] at the next Day Actions
   *[other] at the Day Actions in { $n } days
}
later-dusk = { $n ->
    [one] at the next Dusk
   *[other] at Dusk in { $n } days
}
later-evening = { $n ->
    [one] the next Evening
   *[other] on the Evening in { $n } days
}
later-trip = { $n ->
    [one] when somebody next goes out
   *[other] when somebody has gone out { $n } times
}
later-night = { $n ->
    [one] the next night
   *[other] in { $n } nights
}
later-dawn = { $n ->
    [one] at the next Dawn
   *[other] at Dawn in { $n } days
}
until-morning = { $n ->
    [one] until the next Morning
   *[other] until the Morning in { $n } days
}
until-day = { $n ->
    [one] until the next Day Actions
   *[other] until the Day Actions in { $n } days
}
until-dusk = { $n ->
    [one] until the next Dusk
   *[other] until Dusk in { $n } days
}
until-evening = { $n ->
    [one] until the next Evening
   *[other] until the Evening in { $n } days
}
until-trip = { $n ->
    [one] until somebody next goes out
   *[other] until somebody has gone out { $n } times
}
until-night = { $n ->
    [one] until the next night
   *[other] for { $n } nights
}
until-dawn = { $n ->
    [one] until the next Dawn
   *[other] until Dawn in { $n } days
}
name-raid = against raids
name-inventory = Inventory
name-noise = Noise
name-fee = fee
name-a = a
name-b = b
name-c = c

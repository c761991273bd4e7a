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
effect-wound = { $n } Wounds among those present
effect-die = death
effect-leave = leaves the group
effect-join = somebody joins the group
effect-treat = { $what } on the card is discarded: { $state } −{ $n }
effect-conscience = Empathy against a black die: Misery +{ $n }
effect-relief = Empathy against a black die: Misery −{ $n }
effect-trait = trait { $letter }
effect-read = read { $n }
effect-story = a story is read
effect-mark = it will be remembered
effect-unmark = it is settled
effect-epilogue = note { $n } for the end
effect-aside = it is told why
effect-end = the war is over
effect-progress = the objective is nearer by { $n }
effect-reward = the objective is reached
effect-penalty = the objective is missed
effect-noise = Noise by { $n }
effect-noise-roll = a Noise roll
effect-encounter = somebody comes
effect-return-cards = return { $n } Exploration cards
effect-add-cards = { $n } more Exploration cards
effect-go-home = exploration ends
effect-search = a Findings card: { $row }
effect-special = a roll on the Location's own table
effect-fight = a fight against { $n }
effect-barter = barter, fee { $fee }
effect-change-location = the Location changes: { $slot }
effect-cold = Cold by { $n }
effect-raid = Damage { $damage }, Wounds { $wounds }
effect-visitor = a Visitor comes
effect-board-up = the breach is boarded up
effect-unlock = one Idea can be built from now on
effect-unlock-this = a certain Idea can be built from now on
effect-wreck = a Fitting is destroyed
effect-furnish = a Fitting is set up free of cost
effect-comes-next = a certain card will come next
effect-skip = there is no Night Raid tonight
effect-hit = the strike inflicts { $n }
effect-deadly = the strike kills
effect-harm = whoever struck takes { $n } Wounds
condition-has = you have { $what } ({ $n })
condition-worth = your tokens are worth { $n }
condition-marked = it was remembered
condition-was-read = { $n } was read
condition-level = { $state } is { $n } or more
condition-is = it is the right person
condition-here = a certain person is here
condition-in-play = a certain person is with us
condition-skilled = somebody here knows how
condition-day = it is day { $n } or later
condition-chapter = it is Chapter { $n } or later
condition-people = there are { $n } of us or more
condition-present = { $n } or more are here
condition-guards = { $n } or more stand guard
condition-cold = Cold is { $n } or more
condition-boards = there are { $n } Board-Ups or more
condition-unknown = { $n } or more cards are unknown
condition-noise = Noise is { $n } or more
condition-progress = the objective stands at { $n } or more
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

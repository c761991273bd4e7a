# What the effects of a card say when it is told from them, and what they ask and tell.
effects-each = for each { $group }: { $then }
effects-pick = choose ({ $group }): { $then }
effects-blessing = Blessing Way: { $text }
effects-enemy-way = Enemy Way: { $text }
effects-number = Number of the ceremony: { $n }.
effects-cost = { $culture ->
    [0] Costs { $military } Military.
   *[other] { $military ->
        [0] Costs { $culture } Culture.
       *[other] Costs { $culture } Culture and { $military } Military.
    }
}
effects-needs = Condition: { $what }.
effects-in-play = While it is in play: { $give }.
effects-exhaust = Exhaust it: { $text }
effects-intruders = { $n ->
    [one] Place an Intruder.
   *[other] Place { $n } Intruders.
}
effects-none = No effect.

# what can be done
effect-gain = { $what } +{ $n }
effect-lose = { $what } −{ $n }
effect-food-next = food of the next Passage of Time { $n_signed }
effect-mp-next = MP of each activated Family in the next Take Actions { $n_signed }
effect-raid-counters-next = Raid counters of the next Enemy Raid { $n_signed }
effect-enemy-ap-next = AP that the Enemy collects next { $n_signed }
effect-elders-silent = no Elder Actions in the next Planning
effect-market = the Trade Goods bought in the next Planning cost no AP
effect-free-preempt = the next Preempt costs no AP
effect-no-preempt = the next Operations card cannot be preempted
effect-elder-comes = an elder comes from Out of Play to the leftmost box of the Elder Display
effect-raise-families = { $n ->
    [one] one Family with a man may gain 1 Ferocity
   *[other] up to { $n } Families with a man may gain 1 Ferocity each
}
effect-join = a counter ({ $what }) comes from Out of Play into the Family
effect-part = a counter ({ $what }) leaves the Family for { $to }
effect-ferocity = Ferocity { $n_signed }
effect-mount = a horse comes from Out of Play to it
effect-come-of-age = the child becomes the woman of the Family; Culture +{ $culture }
effect-drought = { $n ->
    [one] a Drought counter in the Territory that a die names
   *[other] { $n } Drought counters, each in the Territory that a die names
}
effect-drought-here = it gets a Drought counter
effect-recovery = { $n ->
    [one] a Drought counter leaves the Territory that a die names
   *[other] { $n } Drought counters leave, each the Territory that a die names
}
effect-recovery-here = the Territory loses a Drought counter or, if it has none, an adjacent one does
effect-corn-leaves-here = { $highest ->
    [one] the Corn in its Area 1 goes back to the cup
    [6] its Corn goes back to the cup
   *[other] the Corn in its Areas 1 to { $highest } goes back to the cup
}
effect-intruders-leave-here = { $highest ->
    [one] the Intruders in its Area 1 go back to the cup
    [6] its Intruders go back to the cup
   *[other] the Intruders in its Areas 1 to { $highest } go back to the cup
}
effect-rain = { $n ->
    [one] remove a Drought counter of your choice
   *[other] remove { $n } Drought counters of your choice
}
effect-intruders = { $n ->
    [one] place an Intruder
   *[other] place { $n } Intruders
}
effect-intruder-leaves = an Intruder of your choice goes back to the cup
effect-enemy = { $what } { $n_signed }
effect-cubes = cubes ({ $colour }, up to { $n }) go from { $source } to { $to }
effect-draw-cubes = { $n ->
    [one] draw a cube from the bag (to: { $to })
   *[other] draw { $n } cubes from the bag (to: { $to })
}
effect-reset-cubes = Reset Cubes
effect-outpost = a { $kind } in Territory { $die }, Area { $area }
effect-outpost-here = a { $kind } in Area 1
effect-outpost-up = an Outpost of your choice moves up one Area and costs 1 Culture, or stays at the top of its track and costs 2
effect-outpost-ahead = the Outpost furthest up its track, but not at its top, moves up one Area and costs 1 Culture (of equals, the one in the lowest-numbered Territory); if all are at the top, 2 Culture are lost
effect-outpost-back = an Outpost of your choice goes back one Area; from Area 1 it leaves the map
effect-outpost-leaves = an Outpost of your choice leaves the map
effect-fort = { $fort } in Territory { $die }, Area { $area }, unless the set-up has placed it
effect-abandon-fort = the Fort is abandoned
effect-swap = { $row ->
    [0] swap the Orders of the row that a die names
   *[other] swap the Orders of row { $row }
}
effect-swap-chosen = you may swap the Orders of one row
effect-flip = { $row ->
    [0] turn the Active Order of the row that a die names
   *[other] turn the Active Order of row { $row }
}
effect-flip-orders = turn every Active Order that shows { $order }
effect-order-up = the Active Order { $order } moves up ({ $to })
effect-order-in = the Order { $order } in Standby becomes Active by a swap
effect-order-out = the Active Order { $order } is swapped with the Standby Order of the row that a die names
effect-execute = the Enemy executes { $order } as if with { $ap } AP
effect-peace-ends = a Peace in force ends
effect-remove-card = this card is removed from the game
effect-look = look at the top card of the deck
effect-tell = a line is told of it
effect-people-come = the population counter of the card goes from Out of Play to the Passage of Time Box
effect-ceremony-die = a die above the number of the ceremony calls the Enemy Way of the Ceremony card discarded last
effect-keep-card = you may take this card into your hand
effect-modifier = Battle or Evade +{ $n }
effect-ransom = for { $goods } Trade Goods a man, woman or child goes from Out of Play to the Passage of Time Box
effect-reroll = roll again
effect-redraw = put a cube back and draw again
effect-cancel-minor = cancel a Minor Event
effect-cancel-enemy-way = cancel an Enemy Way

# cards of their own
effect-apaches-raid-new-mexico = draw { $cubes } cubes: brown, white, black and yellow ones go to Raided Cubes, the others back to the bag
effect-manuelitos-war = Manuelito joins a Family of your choice, whose Ferocity rises by 1 if it has a man; Enemy Ferocity +1
effect-mexican-independence = carry out the nine steps of 6.2.1
effect-army-of-the-west = carry out the nine steps of 6.2.2
effect-kit-carson = carry out the nine steps of 6.2.3

# what can be asked before
condition-has = you have { $n } or more { $what } in play
condition-track = { $what } is { $n } or more
condition-out-of-play = { $n } or more are Out of Play ({ $what })
condition-did = you did { $operation } on this card
condition-preempted = you Preempted this card
condition-order-shows = { $order } is shown ({ $column })
condition-period = the period is { $period }
condition-peace = a Peace is in force
condition-occasion = it is used in { $occasion }

# whom it concerns
group-family = Family in play
group-family-with-man = Family with a man
group-family-with-woman = Family with a woman
group-family-with-child = Family with a child
group-family-with-horse = Family with a horse
group-family-without-horse = Family without a horse
group-family-in-the-canyon = Family in Canyon de Chelly
group-family-outside-the-canyon = Family outside Canyon de Chelly
group-family-that-can-grow-fiercer = Family with a man and Ferocity below 3
group-family-with-ferocity = Family with Ferocity 1 or more
group-family-with-room = Family with an empty space that somebody can fill
group-neediest-family = Family with the most empty spaces, of those that somebody can join (ties by Alphabetical Priority)
group-mother-without-child = Family with a woman and no child
group-daughter-without-mother = Family with a child and no woman
group-most-ferocious = Family that is the Most Ferocious
group-least-ferocious = Family that is the Least Ferocious
group-family-in-the-open = Family in the open (in an Area outside Canyon de Chelly and without a Fort)
group-least-ferocious-in-the-open-with-child = Family that is the Least Ferocious of those in the open with a child
group-least-ferocious-in-the-open-with-woman = Family that is the Least Ferocious of those in the open with a woman
group-territory = Territory with a die number
group-territory-with-family = Territory with a Family, Canyon de Chelly aside
group-territory-with-most-families = Territory with the most Families, Canyon de Chelly aside
group-territory-with-drought = Territory with Drought
group-territory-with-family-and-drought = Territory with a Family and Drought
group-driest-territory = Territory that needs rain most (with a Family first, then the most Drought, then the lowest die number)
group-territory-for-a-mission = Territory next in line for a Mission (with a Family first, then the lowest die number)
group-fort = Fort on the map
named-territory = a Territory
option-family = { $family }
option-territory = { $territory }
option-fort = { $fort }

# what is counted
count-family = Families in play
count-family-in-the-canyon = Families in Canyon de Chelly
count-family-outside-the-canyon = Families outside Canyon de Chelly
count-mother-without-child = Families with a woman and no child
count-man = men in Families
count-woman = women in Families
count-child = children in Families
count-elder = elders in the Elder Display
count-eldest-rating = Elder Rating of the elder furthest right in the Elder Display
count-outpost = Outposts on the map
count-fort = Forts on the map
count-drought = Drought counters on the map
count-green-territory = Territories with a Family and no Drought
count-raided-cube = cubes in Raided Cubes
count-red-cube = red cubes in Subjugation
count-intruder = Intruders on the map
count-corn-in-cup = Corn counters in the cup
count-enemy-ap = Enemy AP Available
count-development = Cultural Developments in play
count-ferocity = points of Ferocity in all Families together
condition-family = there are { $n } or more { count-family }
condition-family-in-the-canyon = there are { $n } or more { count-family-in-the-canyon }
condition-family-outside-the-canyon = there are { $n } or more { count-family-outside-the-canyon }
condition-mother-without-child = there are { $n } or more { count-mother-without-child }
condition-man = there are { $n } or more { count-man }
condition-woman = there are { $n } or more { count-woman }
condition-child = there are { $n } or more { count-child }
condition-elder = there are { $n } or more { count-elder }
condition-eldest-rating = the Elder Rating of the elder furthest right in the Elder Display is { $n } or more
condition-outpost = there are { $n } or more { count-outpost }
condition-fort = there are { $n } or more { count-fort }
condition-drought = there are { $n } or more { count-drought }
condition-green-territory = there are { $n } or more { count-green-territory }
condition-raided-cube = there are { $n } or more { count-raided-cube }
condition-red-cube = there are { $n } or more { count-red-cube }
condition-intruder = there are { $n } or more { count-intruder }
condition-corn-in-cup = there are { $n } or more { count-corn-in-cup }
condition-enemy-ap = there are { $n } or more { count-enemy-ap }
condition-development = there are { $n } or more { count-development }
condition-ferocity = there are { $n } or more { count-ferocity }

# when it ends, or happens
until-card = { $n ->
    [one] until the next card is drawn
   *[other] until { $n } more cards have been drawn
}
later-card = { $n ->
    [one] when the next card is drawn
   *[other] when { $n } more cards have been drawn
}
until-planning = { $n ->
    [one] until the next Planning is over
   *[other] until { $n } Plannings are over
}
later-planning = { $n ->
    [one] after the next Planning
   *[other] after { $n } Plannings
}
until-actions = { $n ->
    [one] until the next Take Actions is over
   *[other] until { $n } Take Actions operations are over
}
later-actions = { $n ->
    [one] after the next Take Actions
   *[other] after { $n } Take Actions operations
}
until-passage = { $n ->
    [one] until the next Passage of Time is over
   *[other] until { $n } Passages of Time are over
}
later-passage = { $n ->
    [one] after the next Passage of Time
   *[other] after { $n } Passages of Time
}
until-enemy-phase = { $n ->
    [one] until the next Enemy phase is over
   *[other] until { $n } Enemy phases are over
}
later-enemy-phase = { $n ->
    [one] after the next Enemy phase
   *[other] after { $n } Enemy phases
}
until-raid = { $n ->
    [one] until the next Enemy Raid is over
   *[other] until { $n } Enemy Raids are over
}
later-raid = { $n ->
    [one] after the next Enemy Raid
   *[other] after { $n } Enemy Raids
}
until-history = { $n ->
    [one] until the next Historical Event is over
   *[other] until { $n } Historical Events are over
}
later-history = { $n ->
    [one] after the next Historical Event
   *[other] after { $n } Historical Events
}
until-period = { $n ->
    [one] until the next Transition is over
   *[other] until { $n } Transitions are over
}
later-period = { $n ->
    [one] after the next Transition
   *[other] after { $n } Transitions
}
until-end = { $n ->
   *[other] for the rest of the game
}
later-end = { $n ->
   *[other] never
}

# names of what effects speak of
name-ap = AP
name-culture = Culture
name-military = Military
name-morale = Enemy Morale
name-enemy-ferocity = Enemy Ferocity
name-enemy-ap = Enemy AP
name-animal = horse or sheep
name-herd = horse or, failing that, sheep
name-field = Corn on the map
name-ceremony = Ceremony card from hand
name-person = man, woman or child
name-horses = horses
name-women = women
name-elders = elders
name-families = Families
name-goods = Trade Goods
name-passage-box = the Passage of Time Box
name-out-of-play = Out of Play
name-bag = the bag
name-raided-box = Raided Cubes
name-recovery-box = Recovery
name-subjugation-box = Subjugation
name-stock = the stock
name-next = one row
name-top = to the top
name-planning = Planning
name-actions = Take Actions
name-passage = Passage of Time
name-active = Active column
name-either = Active or Standby column
name-standby = Standby column
name-operations = Diné Operations
name-mp = MP of every Family
name-mp-horse = MP of Families with a horse
name-activations = Families that may be activated
name-water-discount = MP saved when finding a Water Hole
name-corn-discount = MP saved when planting or harvesting Corn
name-council = die of the Tribal Council
name-harvest = number that the harvest die must beat
name-elder-rating = Elder Rating in Elder Actions
name-long-life = protection of the elders from death (off the Elder Rating)
name-goods-free = Trade Goods bought free of AP in each Planning
name-goods-more = more Trade Goods for each Family with a woman in Planning
name-goods-blocked = no Trade Goods can be bought in Planning
name-diplomacy = Tribal Diplomacy and Negotiate
name-kin = empty spaces forgiven in Passage of Time
name-agriculture = food of each Territory with a Family
name-sheep-food = people fed by a sheep
name-fodder = more animals of each kind fed by each Territory with a Family
name-breed = more animals born of each kind
name-keep-corn = Corn kept in Passage of Time
name-battle = Battle
name-battle-horse = Battle with a horse
name-ambush-cap = limit of the doubled Ferocity in an Ambush
name-enemy-battle = the Enemy's die in Battle
name-tribe-battle = a tribe's die in Battle
name-culture-ceiling = ceiling of Culture in a Victory Check
name-vp = VP
name-evade = Evade
name-evade-horse = Evade with a horse
name-evade-high = Evade in Areas 5 and 6
name-harass-free = Harass without AP
name-harass-range = range of Harass in Areas
name-surrender-kin = empty spaces forgiven in a surrender
name-raid-counters = Raid counters of Enemy Raids
name-tribal-raid = the raiders' roll in a Tribal Raid
name-reroll-discount = Trade Goods saved on another roll or cube

# what they ask and tell
chance-card-die = die of the card
chance-cube-of-card = cube of the card
question-newcomer = Who comes to live among the Diné?
question-person-leaves = { $family }: whom do you lose?
question-corn-lost = { $n ->
    [one] Which Corn counter do you give up?
   *[other] Which { $n } Corn counters do you give up?
}
option-lose-corn = Corn worth { $corn }
question-field-lost = { $n ->
    [one] Which Corn on the map do you give up?
   *[other] Which { $n } Corn counters on the map do you give up?
}
option-lose-field = The Corn in { $territory } { $area }
question-intruder-leaves = Which Intruder goes back to the cup?
option-send-intruder-away = { $territory }, Area { $area }
event-intruder-left = The Intruder in { $territory } { $area } goes back to the cup
event-none-on-the-map = There is no Intruder on the map
question-outpost-up = Which Outpost moves up its track?
question-outpost-back = Which Outpost goes back?
question-outpost-leaves = Which Outpost leaves the map?
option-outpost-goes = { $piece } in { $territory } { $area }
question-swap-which = Which Orders do you swap?
event-joins = { $family } welcomes { $piece_a }
event-elder-leaves = The elder furthest right in the Elder Display goes Out of Play
event-enemy-ap-won = Enemy AP Available +{ $n }: now { $total }
event-cubes-moved = { $n ->
    [0] No { $cube } cube to move from { $box } to { $other }
    [one] A { $cube } cube goes from { $box } to { $other }
   *[other] { $n } { $cube } cubes go from { $box } to { $other }
}
event-order-of-card = The Enemy executes { $order } as if with { $n } AP
event-card-ends = { $card } has had its day, and is discarded

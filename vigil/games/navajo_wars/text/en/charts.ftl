# The Enemy Raid and the Tribal Raid.

number-raid-counters = Raid counters
part-ap-paid = AP paid
part-families-ferocity = Ferocity of the Families
part-american-period = American period
part-counters-of-cards = cards in play
part-counters-of-event = an earlier event
part-counters-there-are = counters there are
event-raid-begins = { $counters ->
    [one] Enemy Raid: a single Raid counter sets out from Santa Fé
   *[other] Enemy Raid: { $counters } Raid counters gather in Santa Fé
}
event-raid-placed = { $n ->
    [one] A Raid counter enters { $territory } { $area }, on the way to { $family } ({ $distance } MP away); { $left } left in Santa Fé
   *[other] { $n } Raid counters enter { $territory } { $area }, on the way to { $family } ({ $distance } MP away); { $left } left in Santa Fé
}
event-one-counter-short = { $territory } { $area } would take two Raid counters and only one is left: the raid goes no further
event-no-target = There is no Family for the raid to target
question-raid-resolution = The raid has reached { $family } in { $territory } { $area }. Fight or surrender?
question-tribal-raid-resolution = The raiders strike { $family } in { $territory } { $area }. Fight or surrender?
option-give-battle = { $family } fights
option-surrender = { $family } surrenders
refused-battle-without-man = { $family } has no man.
remedy-battle-without-man = Only a Family with a man fights.
refused-battle-without-military = Military is 0.
remedy-battle-without-military = At least 1 Military is needed to fight.
refused-no-battle-with-carson = No Family may fight Kit Carson.
remedy-no-battle-with-carson = In his raids there is nothing but surrender.
question-surrender-whom = { $family } surrenders. Whom does it lose?
chance-surrender = die for the counter given up
number-kin-lost = Culture lost by a surrender
part-spaces-left-empty = empty spaces of the Family
part-kin-forgiven = spaces forgiven by Developments
event-kin-lost = { $loss ->
    [0] The surrender of { $family } costs no Culture
   *[other] The surrender of { $family } costs Culture
}

event-raid-ends = { $left ->
    [0] The raid is over
    [one] The raid is over, with one counter left in Santa Fé
   *[other] The raid is over, with { $left } counters left in Santa Fé
}
event-nobody-met = No Raid counter came to a Territory with a Family: the Enemy builds
event-counters-left = { $n ->
    [one] The Raid counter left in Santa Fé subverts
   *[other] The { $n } Raid counters left in Santa Fé subvert
}
event-caught-in-all = { $n ->
    [0] No Family was caught
    [one] One Family was caught
   *[other] { $n } Families were caught
}
question-leave-box = To which Area does { $family } come back?
option-return-to = { $territory } { $area }
event-family-returns = { $family } comes back to { $territory } { $area }
question-leave-box-ferocity = Which Ferocity does { $family } now have?
option-show-ferocity = Ferocity { $n }

chance-tribal-raid-territory = die for the Territory of the Tribal Raid
event-tribe-raids = { $n ->
    [0] { $foe } come on a Tribal Raid to { $territory_the }, but without a counter
    [one] { $foe } come on a Tribal Raid to { $territory_the } with one counter
   *[other] { $foe } come on a Tribal Raid to { $territory_the } with { $n } counters
}
event-carson-raids = { $n ->
    [one] Kit Carson raids { $territory_the } with one counter
   *[other] Kit Carson raids { $territory_the } with { $n } counters
}
event-tribal-raid-placed = A Tribal Raid counter comes to { $territory } { $area }
question-tribal-raid-evade = The raiders come closer { $territory_in }. Does a Family evade?
chance-conduct-raid = die of the raiders
number-conduct-raid = The raiders' roll
part-conduct-raid-die = die
part-comanche-raid = Comanche
part-highest-counter = highest Area with a counter, less 1
part-kit-carson = Kit Carson
part-carson-fort = Fort in the Territory
part-carson-outpost = Outpost in the Territory
part-pieces-paid = pieces given to the raiders
part-conduct-raid-cards = cards in play
question-buy-off = { $n ->
    [0] Do you give the raiders something from Resources, at −1 on their roll for each piece?
    [one] One piece is given: −1 on the raiders' roll. Another one?
   *[other] { $n } pieces are given: −{ $n } on the raiders' roll. Another one?
}
option-pay-no-more = Give nothing more
option-pay = Give: { $piece }
event-bought-off = The raiders receive: { $piece }
event-raid-conducted = { $struck ->
    [0] The raiders roll { $total } and strike nobody
    [one] The raiders roll { $total } and strike one Family
   *[other] The raiders roll { $total } and strike { $struck } Families
}

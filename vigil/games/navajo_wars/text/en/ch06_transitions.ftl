# 6.2 The Transitions and Kit Carson.

event-transition-time-passes = The age draws to its close: a Passage of Time is carried out
event-transition-check = A Victory Check against { $n } VP
event-orders-changed = The old Orders leave the game
event-hand-discarded = { $n ->
    [one] The Ceremony card in your hand is discarded
   *[other] The { $n } Ceremony cards in your hand are discarded
}
event-deck-rebuilt = A new deck is built as for { $scenario }
event-bag-mexican = All cubes in Raided Cubes and Recovery go to the bag, and 1 brown, 1 white and 2 green cubes are added
event-bag-american = All cubes in Raided Cubes and Recovery go to the bag; the blue cube replaces 2 green ones
event-intruders-gathered = All Intruders go back to the cup
question-ultimatum = The United States issues an ultimatum: to the reservation, or war. Your Military is { $military }, Enemy Morale { $morale }. What do you do?
option-strike-first = Strike first: one Take Actions operation, and every Fort and Outpost must fall
option-retreat-to-strongholds = Withdraw to the strongholds and bear Kit Carson's campaign
event-strikes-first = The Diné strike first
event-retreats = The Diné withdraw to their strongholds
number-standing = Forts and Outposts standing
part-outposts-standing = Outposts on the map
part-forts-standing = Forts on the map
number-families-abroad = Families still abroad
part-families-abroad = Families outside the Canyon and not caught
event-canyon-falls = { $n ->
    [0] Kit Carson's men find the Canyon empty
    [one] Kit Carson's men enter the Canyon: one population counter is lost
   *[other] Kit Carson's men enter the Canyon: { $n } population counters are lost
}

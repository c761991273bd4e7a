# 6.2 The Transitions and Kit Carson.

event-transition-time-passes = The age draws to its close: a Passage of Time is carried out
event-transition-check = A Victory Check against { $n } VP
event-morale-stays = Enemy Morale becomes equal to Military: it is { $n } already
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
number-families-abroad = Families still free
part-families-abroad = Families outside the Canyon and not caught
event-canyon-falls = { $n ->
    [0] Kit Carson's men find the Canyon empty
    [one] Kit Carson's men enter the Canyon, and the peach trees fall: one person is lost
   *[other] Kit Carson's men enter the Canyon, and the peach trees fall: { $n } people are lost
}
event-stands-undefeated = Military { $military } is above Enemy Morale { $morale }: no ultimatum is sent
event-still-standing = { $n ->
    [0] No Fort and no Outpost is left standing
    [one] One Fort or Outpost is still standing: that is one too many
   *[other] { $n } Forts and Outposts are still standing
}
event-can-fight-no-more = { $culture ->
    [0] Military is at 0, and Culture with it: those in the strongholds have nothing left
   *[other] Military is at 0: the Diné can fight no more, but what they know is not lost (Culture { $culture })
}
event-enemy-gives-up = Enemy Morale is at 0: the soldiers give up the hunt
event-families-outlast = { $n ->
    [one] One Family is still free, and Enemy Morale is down to { $morale }: the soldiers turn back
   *[other] { $n } Families are still free, and Enemy Morale is down to { $morale }: the soldiers turn back
}
event-last-reckoning = { $n ->
    [0] Neither Culture nor Military is left
   *[other] Culture and Military left, together: { $n }. That is enough to begin again
}

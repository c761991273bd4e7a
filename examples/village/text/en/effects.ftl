# What effects say and tell.

effect-fill = the cistern gets { $n } water
effect-drain = the cistern loses { $n } water
effect-spare = nothing is lost
effect-gain = the jar gets { $n } water
effect-spill = the jar loses { $n } water, if there is any
effect-pour = { $n } water out of one's own jar
effect-beg = is asked for { $n } water for the cistern
effect-dream = the leader secretly looks at the role card
condition-cistern-holds = the cistern holds at least { $n }
count-player = people in the village
count-night = nights so far, this one included
group-player = the people in the village
group-neighbour = the others
later-dusk = { $n ->
    [one] at the next dusk
   *[other] at the dusk { $n } nights from now
}
later-dawn = { $n ->
    [one] at the next dawn
   *[other] at the dawn { $n } nights from now
}
until-dusk = { $n ->
    [one] until the next dusk
   *[other] for { $n } nights, until dusk
}
until-dawn = { $n ->
    [one] until the next dawn
   *[other] for { $n } nights, until dawn
}
event-filled = The cistern gets { $n } water: it holds { $total }
event-drained = { $n ->
    [0] There was nothing left to lose in the cistern
   *[other] The cistern loses { $n } water: it holds { $total }
}
event-spared = The cistern loses nothing
event-gained = { $player } gets { $n } water
event-spilt = { $player } loses { $n } water, as far as the jar held any
event-poured = { $player } pours { $n } water out of the jar
event-kept-water = { $player } claims to have no water to spare
event-dreamt = { $player } has dreamt of { $other }
event-your-dream = You have dreamt of { $other } and seen the card: { $role }
question-storm = A dust storm is coming. What do you do?
option-cover-cistern = Cover the cistern, which costs 1 water
option-sit-it-out = Sit it out and roll for the wind
question-caravan = A caravan stops at the well. What do you agree on?
option-buy-skins = Buy skins for 1 water of the cistern: everybody gets 1
option-sell-jar = Pour them 2 water from your jar: they put 3 into the cistern
option-lodge-them = Let them stay the night: one more pair of eyes
option-send-away = Send them on
question-ask-for-water = Whom does the beggar ask?
option-neighbour = { $neighbour }
question-begged = { $player } sends you the beggar: do you give { $n } water?
option-share-water = Give { $n } water, for everybody to see
option-keep-water = Say that you have none to spare
question-dream-of = Whom do you dream of?
question-debt = The next valley wants its water back. What do you do?
option-pay-now = Pay 2 water now
option-pay-later = Pay 3 the day after tomorrow
option-pay-from-jars = Let the neighbours lose 1 each
question-thanks = The elders leave. Do you thank them with a round for everybody?
option-share-thanks = Yes: 1 water of the cistern, and everybody gets 1
option-keep-thanks = No

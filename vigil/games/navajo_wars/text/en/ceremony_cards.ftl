# The Ceremony cards: names, what they do, their stories, and the words of their rules.

name-mountain-way = Mountain Way
card-mountain-way =
    Puts a man into the Passage of Time Box; a die above 4 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (before an Evade): +2 on the roll.
    Enemy Way: the Enemy collects 2 more AP the next time it collects AP.
card-mountain-way-story = A ceremonial of the cold months, held while the thunder sleeps. Families come to it from far off, by trails that no soldier's map shows.

name-coming-of-age = Coming of Age
card-coming-of-age =
    Puts a woman into the Passage of Time Box; a die above 4 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): in a Family with a child and no woman the child becomes the woman; Culture +1.
    Enemy Way: the Least Ferocious Family moves one population counter of your choice to the Passage of Time Box.
card-coming-of-age-story = A girl becomes a woman, and her relatives come together to honour her. Home and clan will pass through her hands, as they passed through her mother's.

name-wedding = A Wedding
card-wedding =
    Puts a child into the Passage of Time Box; a die above 5 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): one Trade Goods counter from Out of Play to Resources; Culture +1.
    Enemy Way: lose 1 Culture.
card-wedding-story = Two families exchange gifts and good words. From this day on each of them has twice as many relatives to count on.

name-winter-stories = Winter Stories
card-winter-stories =
    Puts an elder into the Passage of Time Box; a die above 4 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): an elder from Out of Play to the leftmost box of the Elder Display.
    Enemy Way: no Elder Actions in your next Planning.
card-winter-stories-story = Some stories belong to the winter and are told at no other time. The old remember, the young listen, and the night is short.

name-flint-way = Flint Way
card-flint-way =
    Puts a man into the Passage of Time Box; a die above 3 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (before a Battle): +2 in the Battle; or (in your Operations phase): Ferocity +1 for a Family with a man, and Military +1.
    Enemy Way: Enemy Ferocity +1.
card-flint-way-story = A ceremonial for those who have been hurt. When the wounded stand up again, their kin take heart with them.

name-beauty-way = Beauty Way
card-beauty-way =
    Puts a woman into the Passage of Time Box; a die above 3 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): Culture +2.
    Enemy Way: the Ferocity of the Most Ferocious Family becomes 0.
card-beauty-way-story = Balance with the land and with one another can be lost, and it can be restored. The people gather to walk in beauty again.

name-prayers-for-rain = Prayers for Rain
card-prayers-for-rain =
    Puts a child into the Passage of Time Box; a die above 3 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): remove 2 Drought counters, one after the other, each where it weighs most (a Territory with a Family first, then the most Drought, then the lowest die number).
    Enemy Way: roll a die: that Territory receives a Drought counter, as with the Minor Event.
card-prayers-for-rain-story = In a dry country the rain is never taken for granted. People look to the clouds over the mountains, and give thanks when they come.

name-night-way = Night Way
card-night-way =
    Puts an elder into the Passage of Time Box; a die above 2 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): of the Families that somebody from Out of Play can join, the one with the most empty spaces (ties by Alphabetical Priority) takes in a man, woman or child; or feed the guests instead: Culture +1. It cannot be used without such a Family.
    Enemy Way: place an Intruder.
card-night-way-story = A great ceremonial of healing, held in the long nights before spring. Guests come from every side, and all of them are fed.

name-wind-way = Wind Way
card-wind-way =
    Puts a man into the Passage of Time Box; a die above 4 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (before a Battle or an Evade): +1 in it.
    Enemy Way: the next Enemy Raid has 2 more Raid counters.
card-wind-way-story = A ceremonial of healing. Those for whom it was held go their way with a steadier step.

name-planting-songs = Planting Songs
card-planting-songs =
    Puts a woman into the Passage of Time Box; a die above 4 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): 4 more food at the next Passage of Time.
    Enemy Way: Enemy Morale +1.
card-planting-songs-story = Corn is planted with songs and tended with patience. What grows along the washes in summer keeps the hogans alive in winter.

name-blessing-of-the-herds = Blessing of the Herds
card-blessing-of-the-herds =
    Puts a child into the Passage of Time Box; a die above 3 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): a horse and a sheep from Out of Play to Resources.
    Enemy Way: a horse or, if there is none, a sheep goes from Resources to Out of Play.
card-blessing-of-the-herds-story = Horses and sheep are food, wool, wealth and company. To tend them well is a duty, and thanks are given for them.

name-winter-gathering = Winter Gathering
card-winter-gathering =
    Puts an elder into the Passage of Time Box; a die above 2 calls the Enemy Way of the Ceremony card discarded last.
    Blessing Way (in your Operations phase): 1 AP for each elder in the Elder Display, at most 3.
    Enemy Way: lose 2 AP, never below 0.
card-winter-gathering-story = For days the smoke of many camps stands over one valley. There is racing and trading, there are cousins to meet; and at night, when the children sleep, the talk turns to what the spring will bring.

chance-ceremony-die = die of the ceremony
event-no-enemy-way = No Ceremony card lies in the discard pile: no Enemy Way can come
event-ceremony-undisturbed = { $card }: { $n } is not above { $number }, and the ceremony is undisturbed
event-enemy-way = Enemy Way: { $card }
event-enemy-way-cancelled = The Enemy Way is cancelled
event-ceremony-in-hand = { $card } is taken into hand, which now holds { $n ->
    [one] one Ceremony card
   *[other] { $n } Ceremony cards
}
event-blessing-way = Blessing Way: { $card }
event-blessing-evade = The Evade gets +{ $n }
event-blessing-battle = The Battle gets +{ $n }
event-came-of-age = { $family }: the child becomes the woman of the Family
event-healed = { $family } welcomes { $piece_a } back
event-storyteller-came = An elder comes to the leftmost box of the Elder Display
event-no-herd = There is no animal in Resources to lose
event-animal-stolen = Lost from Resources: { $piece_a }
option-cancel-enemy-way-for-goods = Cancel it for { $n } Trade Goods
option-cancel-enemy-way-by-development = Cancel it: exhaust { $development }
question-ceremony-to-hand = Do you take { $card } into your hand? { $n ->
    [0] Your hand is empty.
    [one] You hold one Ceremony card already.
   *[other] You hold { $n } Ceremony cards already.
}
option-take-into-hand = Take { $card } into your hand
option-leave-ceremony = Let { $card } be discarded
option-play-blessing-way = Blessing Way: play { $card }
question-courage-for = Which Family takes heart?
option-encourage = { $family }: Ferocity +1
question-coming-of-age-in = In which Family does a child come of age?
option-celebrate = { $family }: the child becomes the woman of the Family
question-night-way = The nights of the ceremonial are over. Does somebody return to { $family }, or do you feast with the guests?
option-welcome-back = Welcome somebody back into the Family
option-feed-the-guests = Feed all the guests: Culture +{ $n }
question-healing-whom = { $family }: who comes back?
option-heal-person = Bring back { $piece_a }
question-rain-where = Where does the rain fall? { $n ->
    [one] One Drought counter is still to be removed.
   *[other] { $n } Drought counters are still to be removed.
}
option-rain-in = { $territory }
question-stolen-animal = { $n ->
    [one] Which animal do you lose?
   *[other] Which { $n } animals do you lose?
}
option-lose-animal = Lose { $piece_a }
question-parted-kin = { $family } is the Least Ferocious Family: who leaves it for the Passage of Time Box?

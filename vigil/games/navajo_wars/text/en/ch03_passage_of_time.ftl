# 3.3 Passage of Time: people, food, animals, elders.

question-grow-up = Who grows up or grows old?
option-grow-up-done = Nobody else
option-child-becomes-man = A child becomes a man
option-child-becomes-woman = A child becomes a woman
option-child-becomes-elder = A child becomes an elder
option-man-becomes-elder = A man becomes an elder
option-woman-becomes-elder = A woman becomes an elder
refused-no-counter-left = No counter of that kind is left Out of Play: { $piece }.
remedy-no-counter-left = It becomes possible when one of them goes Out of Play.
question-who-grows-up = Where do you take { $piece_the } from?
option-from-family = From { $family }
option-from-passage = From the Passage of Time Box
event-child-becomes-man = A child in the Passage of Time Box becomes a man
event-child-becomes-woman = A child in the Passage of Time Box becomes a woman
event-child-becomes-elder = A child in the Passage of Time Box becomes an elder
event-man-becomes-elder = A man in the Passage of Time Box becomes an elder
event-woman-becomes-elder = A woman in the Passage of Time Box becomes an elder
event-child-becomes-man-in-family = { $family }: the child becomes a man and goes to the Passage of Time Box
event-child-becomes-woman-in-family = { $family }: the child becomes a woman and goes to the Passage of Time Box
event-child-becomes-elder-in-family = { $family }: the child becomes an elder and goes to the Passage of Time Box
event-man-becomes-elder-in-family = { $family }: the man becomes an elder and goes to the Passage of Time Box
event-woman-becomes-elder-in-family = { $family }: the woman becomes an elder and goes to the Passage of Time Box

question-join-families = Whom do you place from the Passage of Time Box?
option-join-done = Nobody else
option-join-family = Place { $piece_a } in { $family }
option-join-elders = Place an elder in the Elder Display
option-join-any-family = Place { $piece_a } in a Family
refused-no-empty-space = No Family in play has an empty space for { $piece_a }.
remedy-no-empty-space = A new Family could take the counter in.
event-joined-family = { $family } takes in { $piece_a }
event-joined-elders = A new elder enters the Elder Display

question-found-family = Do you found a new Family?
option-found-none = Found no Family
option-found-family = Found { $family }
question-household = Who belongs to { $family }?
option-household-man = A man
option-household-woman = A woman
option-household-man-woman = A man and a woman
option-household-man-child = A man and a child
option-household-woman-child = A woman and a child
option-household-man-woman-child = A man, a woman and a child
question-canyon-area = Where does { $family } settle?
option-settle-in = { $territory } { $area }
event-family-founded = A new fire is lit: { $family } is founded in { $territory } { $area }
event-no-family-culture-0 = Culture is 0: no new Family can be founded

event-culture-changes = { $empty ->
    [0] No empty space
    [one] One empty space
   *[other] { $empty } empty spaces
}{ $kin ->
    [0] {""}
   *[other] {" "}({ $kin } forgiven)
}, { $elders ->
    [0] no new elder
    [one] one new elder
   *[other] { $elders } new elders
}{ $loss ->
    [0] { $gain ->
        [0] {": "}Culture does not change
       *[other] {""}
    }
   *[other] {""}
}
number-culture-change = Change of Culture
part-empty-spaces = empty spaces of { $family }
part-kin = spaces forgiven by Developments and events
part-new-elders = new elders
event-population-discarded = { $n ->
    [one] One person who waited in the Passage of Time Box has found no Family and is lost to the people (Out of Play)
   *[other] { $n } people who waited in the Passage of Time Box have found no Family and are lost to the people (Out of Play)
}

event-animals-return = { $n ->
    [one] One animal returns to Resources
   *[other] { $n } animals return to Resources
}

question-collect-corn = Which Corn do you collect? Name all of it before it is turned up.
option-collect-corn = The Corn in { $territory } { $area }
option-collect-all-corn = All the Corn that is left
option-collect-done = No more Corn
chance-corn-collected = number of the Corn
event-corn-collected = Corn collected in { $territory } { $area }: it is worth { $n }

number-food-needed = Food needed
number-food-of-land = Food of the land
number-food-in-store = Food in Resources
part-mouths = { $family }
part-elder-mouths = elders
part-agriculture = Agriculture ({ $territory })
part-agriculture-cards = Developments and events
part-food-event = an earlier event
part-corn-food = Corn { $n }
part-sheep-food = { $n } sheep
event-feeding = Food needed: { $needed }; the land gives { $land }
question-feed = The people must be fed. How many sheep are eaten?
option-feed = { $n ->
    [0] Feed the people, no sheep eaten
    [one] Feed the people, one sheep eaten
   *[other] Feed the people, { $n } sheep eaten
}
question-eat-corn = Which Corn is eaten? Counters still unfed: { $n }.
option-eat-corn = Corn { $n }
event-sheep-eaten = { $n ->
    [one] One sheep is eaten
   *[other] { $n } sheep are eaten
}
event-corn-returned = { $n ->
    [one] One Corn counter goes back to the cup
   *[other] { $n } Corn counters go back to the cup
}
question-unfed = { $n ->
    [one] There is food for all but one. Who goes unfed?
   *[other] There is food for all but { $n }. Who goes unfed?
}
option-unfed-elder = The elder in box { $box }
option-unfed-person = { $family }: { $piece_the }
event-elder-starves = There is no food left for an elder, who dies of hunger

number-fodder = Animals of each kind that are fed
part-pastures = Territories with a Family
part-fodder-cards = Developments and events
event-animals-starve = Animals without pasture go Out of Play: { $n } × { $piece }

chance-elder-death = die for an elder's life
event-elder-dies = The elder in box { $box } dies (at { $number } or less), and is mourned
event-elder-lives = { $number ->
    [0] The elder in box { $box } lives on: no number would have meant death
   *[other] The elder in box { $box } lives on (death at { $number } or less)
}
number-death-number = Death at this number or less
part-elder-age = Elder Rating of box { $box }
part-long-life = Developments and events
chance-recovered-territory = die for the Territory that recovers

# 2. Sequence of play and the choice of the Diné operation.

chance-next-card = the next card of the deck
event-card-drawn = Card { $n }: { $card }
event-card-story = { $card_story }
event-deck-empty = The deck is empty: the scenario is over
question-preempt = { $n ->
    [0] Do you Preempt this card, free of charge?
   *[other] Do you Preempt this card for { $n } AP?
} The Enemy collects { $enemy } AP if it goes first, { $preempted } if you do.
option-enemy-first = Let the Enemy go first
option-preempt = { $n ->
    [0] Preempt, free of charge
   *[other] Preempt for { $n } AP
}
refused-preempt-too-dear = Preempting costs { $cost } AP, and you have { $ap }.
remedy-preempt-too-dear = Gain AP first, for instance 1 AP for 2 Trade Goods.
number-preempt-cost = Cost of Preempting
short-preempt-cost = { $n } AP
part-printed-preempt = printed on the card
part-free-preempt = an earlier event makes it free
event-preempted = { $n ->
    [0] You Preempt free of charge: the Diné go first
   *[other] You Preempt: the Diné go first
}
event-no-preempt = An earlier event forbids Preempting this card
question-dine-operation = Which operation do you carry out? { $ap ->
    [0] You have no AP.
   *[other] You have { $ap } AP.
}
option-planning = Planning: gather AP, let elders act, buy Trade Goods, deal with the tribes
option-take-actions = Take Actions: Families move, plant, harvest and raid
option-passage-of-time = Passage of Time: a generation grows up, new Families are founded, all must be fed
event-chose-planning = The Diné plan
event-chose-actions = The Diné take actions
event-chose-passage = Time passes
question-fort-loss = A Family is in a Fort's Area: which point do you lose? Culture is { $culture }, Military { $military }.
option-lose-culture = Lose 1 Culture
option-lose-military = Lose 1 Military

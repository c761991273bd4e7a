# Tracks, pieces, dice and trade: what every chapter tells.

event-ferocity = { $family }: Ferocity { $n }
event-person-to-passage = { $family }: { $piece_the } is parted from the others and waits in the Passage of Time Box
event-person-out-of-play = { $family }: { $piece_the } is gone (Out of Play)
event-person-starves = { $family }: there is no food left for { $piece_the }, who dies of hunger
event-person-enslaved = { $family }: slave raiders carry off { $piece_the }, and the name called after them gets no answer
event-person-dies-of-smallpox = { $family }: the smallpox takes { $piece_the }
event-person-falls = { $family }: { $piece_the } falls in battle
event-person-lost-to-carson = { $family }: Kit Carson's soldiers take { $piece_the }
event-family-leaves = The fire of { $family } has gone out: the Family leaves the map
event-manuelito-leaves = Manuelito leaves play with { $family }
event-corn-lost = The Corn in { $territory } { $area } goes back to the cup
event-ap-gained = { $n ->
    [0] Diné AP stay at { $total }
   *[other] Diné AP +{ $n }: now { $total }
}
event-ap-set = Diné AP are set to { $n }
event-culture-gained = { $n ->
    [0] Culture stays at { $total }
   *[other] Culture +{ $n }: now { $total }
}
event-military-gained = { $n ->
    [0] Military stays at { $total }
   *[other] Military +{ $n }: now { $total }
}
event-culture-lost = { $n ->
    [0] Culture stays at { $total }
   *[other] Culture −{ $n }: now { $total }
}
event-military-lost = { $n ->
    [0] Military stays at { $total }
   *[other] Military −{ $n }: now { $total }
}
event-culture-converted = { $lost ->
    [0] Culture is at 0, and there is no Military left to lose
   *[other] { $n ->
        [one] One Culture point is missing and costs { $lost } Military: now { $total }
       *[other] { $n } Culture points are missing and cost { $lost } Military: now { $total }
    }
}
event-military-converted = { $lost ->
    [0] Military is at 0, and there is no Culture left to lose
   *[other] { $n ->
        [one] One Military point is missing and costs { $lost } Culture: now { $total }
       *[other] { $n } Military points are missing and cost { $lost } Culture: now { $total }
    }
}
event-morale-up = Enemy Morale +{ $n }: now { $total }
event-morale-down = Enemy Morale −{ $n }: now { $total }
event-enemy-ferocity-up = Enemy Ferocity +{ $n }: now { $total }
event-enemy-ferocity-down = Enemy Ferocity −{ $n }: now { $total }
event-none-left = No counter left Out of Play: { $piece }
event-taken-to-passage = { $piece_a } comes to the Passage of Time Box
event-taken-to-resources = { $piece_a } is added to Resources
event-cubes-reset = Cubes are reset: { $recovery } in Recovery, { $bag } in the bag
option-give-up = Lose { $piece_the }
question-which-goods = Which Trade Goods do you spend?
option-spend-trade-goods = A Trade Goods counter (to Out of Play)
option-spend-trade-intruder = The Trade Intruder (back to its cup)
event-goods-spent = { $n ->
    [one] One Trade Goods counter is spent
   *[other] { $n } Trade Goods are spent
}
event-exhausted = Development exhausted: { $development }
event-refreshed = All exhausted Developments are refreshed
option-reroll-for-goods = Roll again for { $n } Trade Goods
option-redraw-for-goods = Put it back and draw again for { $n } Trade Goods
option-reroll-for-fortune = Roll again with a Fortune counter
option-redraw-for-fortune = Put it back and draw again with a Fortune counter
option-reroll-by-development = Roll again: exhaust { $development }
option-redraw-by-development = Put it back and draw again: exhaust { $development }
question-reroll = { $k ->
    [0] { $chance }: { $n }. Do you roll again?
    [one] { $chance }: { $n }. On a new roll one of the 6 numbers is good. Do you roll again?
   *[other] { $chance }: { $n }. On a new roll { $k } of the 6 numbers are good. Do you roll again?
}
question-reroll-two = The dice show { $one } and { $two }. Do you roll both again?
question-redraw = A { $cube } cube is drawn. Do you put it back and draw again?
event-fortune-spent = A Fortune counter is spent
event-rolled = { $chance }: { $n }
event-rolled-two = Dice: { $one } and { $two }
event-bag-empty = The bag is empty: no cube is drawn
event-cube-drawn = Cube drawn: { $cube }
question-manuelito-redraw = Manuelito's Family draws a { $cube } cube. Do you put it back, as you may once per activation?
option-keep-cube = Keep the cube
option-manuelito-redraws = Put it back and draw another
option-give-horse = Give a horse to { $family }
option-trade-animals = Trade { $horses ->
    [0] { $sheep } sheep
    [one] one horse and { $sheep } sheep
   *[other] { $sheep ->
        [0] { $horses } horses
       *[other] { $horses } horses and { $sheep } sheep
    }
} for a Trade Goods counter
option-trade-corn = Trade Corn for a Trade Goods counter: { $corn }
option-goods-for-ap = Spend 2 Trade Goods for 1 AP
option-goods-for-animal = Spend 3 Trade Goods for { $piece_a }
event-horse-given = { $family } receives a horse
option-trade-animals-which = Trade three animals for a Trade Goods counter
question-trade-animals-which = Which animals do you trade?
option-trade-corn-which = Trade Corn for a Trade Goods counter
question-trade-corn-which = Which Corn do you trade?
event-ap-spent = Diné AP −{ $n }: now { $total }
event-animals-traded = Animals traded: { $horses ->
    [0] no horse
    [one] one horse
   *[other] { $horses } horses
}, { $sheep ->
    [0] no sheep
   *[other] { $sheep } sheep
}
event-corn-traded = Corn traded: { $corn }
event-tribal-raid-nobody = Nobody { $territory_in } is open to the raid
event-tribal-raid-over = The raid { $territory_in } is over

refused-enough-chosen = { $n ->
    [one] One is enough.
   *[other] { $n } are enough.
}
remedy-enough-chosen = Take one out first.
refused-more-to-choose = { $n ->
    [one] One must be chosen.
   *[other] { $n } must be chosen.
}
remedy-more-to-choose = Go on choosing.

# 7. Minor Events.

event-minor-event = Minor Event: { $minor }
option-cancel-for-goods = Cancel it for { $n } Trade Goods
option-cancel-by-development = Cancel it: exhaust { $development }
event-minor-cancelled = The Minor Event is cancelled: { $minor }
chance-drought = die for the Territory struck by Drought
chance-recovery = die for the Territory that recovers
chance-swap = die for the row that is swapped
event-no-drought-counter = No Drought counter is left
event-drought-added = Drought { $territory_in }: now { $n }
event-drought-full = Drought already holds both spaces { $territory_in }: it spreads to an adjacent Territory
event-drought-no-room = No room for a Drought counter { $territory_in } or in any adjacent Territory
event-drought-removed = { $n ->
    [0] The Drought { $territory_in } is over
   *[other] Drought recedes { $territory_in }: now { $n }
}
event-drought-elsewhere = There is no Drought { $territory_in }: an adjacent Territory recovers in its place
event-no-drought = No Drought to remove { $territory_in } or in any adjacent Territory
does-drought = A die names a Territory, which gets a Drought counter: its Agriculture falls by 1, and its harvest becomes uncertain.
does-recovery = A die names a Territory: a Drought counter leaves it or, if it has none, an adjacent one.
does-swap = A die names a row, whose Active and Standby Orders are swapped if both are there.
does-reset = The cubes in Recovery go back to the bag, then those in Raided Cubes go to Recovery.

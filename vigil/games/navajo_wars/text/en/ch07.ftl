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
event-drought-no-room = No room for a Drought counter { $territory_in } or in any adjacent Territory
event-drought-removed = { $n ->
    [0] The Drought { $territory_in } is over
   *[other] Drought recedes { $territory_in }: now { $n }
}
event-no-drought = No Drought to remove { $territory_in } or in any adjacent Territory
does-drought = A die chooses a Territory, which gets 1 Drought: corn and grass are in danger there.
does-recovery = A die chooses a Territory, which loses 1 Drought.
does-swap = A die chooses a row, whose Active and Standby Orders change places.
does-reset = The cubes of the Recovery box go back to the bag, those of the Raided box to Recovery.

# 4. Enemy Operations and the Subjugation of New Mexico.

event-instruction-turned = Row { $row }: the counter is turned and shows { $order }
event-swapped = Row { $row }: { $order } becomes Active, { $other } goes to Standby in row { $standby }
event-no-swap = No swap of Active row { $row } and Standby row { $standby }: a space is empty
event-moved-up = { $order } moves up from row { $row } to row { $upper }
event-no-move-up = No move from row { $row } up to row { $upper }: a space is empty, or the counter stands higher already
event-display-reset = The display is reset. Active, from the top: { $orders }

number-enemy-ap = Enemy AP collected
number-enemy-ap-first = Enemy AP collected if it goes first
number-enemy-ap-preempted = Enemy AP collected if you Preempt
part-card-ap = card { $card }
part-ap-of-cards = cards in play
part-ap-of-event = an earlier event
part-red-cubes = red cubes in Subjugation
part-raided-cubes = cubes in Raided Cubes
part-at-least-one = never below 1
event-enemy-collects = The Enemy collects { $ap } AP and has { $total }
chance-running-peace = die for the Peace in force
event-peace-goes-on = { $n ->
    [0] The Peace goes on: no AP counter is left in Raided Cubes. The Enemy phase is over after a Build
    [one] The Peace goes on: one AP counter is left in Raided Cubes. The Enemy phase is over after a Build
   *[other] The Peace goes on: { $n } AP counters are left in Raided Cubes. The Enemy phase is over after a Build
}
chance-flip-die-one = first die for the rows to turn
chance-flip-die-two = second die for the rows to turn
event-row-empty = Row { $row } is empty: nothing is turned
event-striped = Row { $row }: { $order } bears a stripe and is not turned
option-cancel-flip = Spend 2 Trade Goods: { $order } stays
event-flip-cancelled = Row { $row }: for 2 Trade Goods { $order } is not turned
event-no-order-left = No Active counter is left: the Enemy keeps { $n } AP
event-executes = { $left ->
    [0] { $order } (row { $row }) is executed for { $cost } AP; none are left
   *[other] { $order } (row { $row }) is executed for { $cost } AP; { $left } left
}
event-cannot-pay = { $left ->
    [0] { $order } (row { $row }) costs { $cost } AP and the Enemy has none: no more Orders are executed
   *[other] { $order } (row { $row }) costs { $cost } AP and the Enemy has { $left }: no more Orders are executed
}
event-cannot-defend = { $order } (row { $row }) needs at least 1 AP and the Enemy has none: no more Orders are executed
event-second-truce = { $order } (row { $row }): a Peace or Defend is already Inactive, so the counter is turned and its other side executed
event-both-sides-truce = Row { $row }: the other side is Peace or Defend too, so the counter goes to Inactive without effect

event-build-as-subvert = Build is treated as Subvert with { $n } AP: no Outpost of the period can be placed
event-colonize-as-expand = Colonize is treated as Expand: there is no cube in Raided Cubes
event-colonize-as-build = Colonize is treated as Build: there is no Outpost on the map
event-expand-as-build = Expand is treated as Build: there is no Outpost on the map
event-tribe-as-subjugate = { $n ->
    [0] { $order } is treated as Subjugate: Subjugation holds no red cube, { $needed } are needed
    [one] { $order } is treated as Subjugate: Subjugation holds one red cube, { $needed } are needed
   *[other] { $order } is treated as Subjugate: Subjugation holds { $n } red cubes, { $needed } are needed
}
event-subvert-as-subjugate = { $n ->
    [0] Subvert is treated as Subjugate: Subjugation holds no red cube, { $needed } are needed
    [one] Subvert is treated as Subjugate: Subjugation holds one red cube, { $needed } are needed
   *[other] Subvert is treated as Subjugate: Subjugation holds { $n } red cubes, { $needed } are needed
}
event-subvert-as-build = Subvert is treated as Build: there is no Outpost on the map
question-colonize = { $n ->
    [one] Colonize: one cube goes from Raided Cubes to Recovery. Which one?
   *[other] Colonize: { $n } cubes go from Raided Cubes to Recovery. Which ones?
}
option-recover-cube = The { $cube } cube
event-cube-recovered = From Raided Cubes to Recovery: { $cube }
chance-slaves-territory = die for the Territory of the slave raiders
event-slave-hunt = Slave raiders come to { $territory_the }
event-slave-from-passage = Slave raiders carry off { $piece_a } who had found no Family yet (Passage of Time Box)
event-no-slaves = The slave raiders find nobody
event-subjugate = { $n ->
    [one] Subjugate: one cube is drawn
   *[other] Subjugate: { $n } cubes are drawn
}
event-others-to-recovery = What is not red goes to Recovery: { $cubes }
chance-subjugate = cube for Subjugate
number-subversion = Culture lost to Subvert
part-ap-spent = AP spent
part-outposts-limit = no more than the Outposts on the map ({ $n })
event-subversion = { $loss ->
    [0] Subvert costs no Culture
   *[other] Subvert costs Culture
}
number-instruction-cost = Cost of the Order
part-printed-cost = number on the counter
part-total-ferocity = total Ferocity of the Families, where it is higher

event-outpost-placed = New Outpost: { $outpost_a } ({ $territory } { $area })
event-outpost-removed = { $outpost_the } in { $territory } { $area } is no more
event-no-outpost-left = No counter is left to place: { $outpost }
event-corn-cleared = The Corn has to give way and goes back to the cup: { $territory } { $area }
event-outpost-moves-up = { $outpost_the } moves up to { $territory } { $area }
event-outpost-at-the-top = { $outpost_the } in { $territory } { $area } is at the top of its track already
number-expansion-loss = Culture lost to Expand
part-outposts-that-move = { $n ->
    [one] one Outpost that moves, at 1 each
   *[other] { $n } Outposts that move, at 1 each
}
part-outposts-at-the-top = { $n ->
    [one] one Outpost at the top, at 2 each
   *[other] { $n } Outposts at the top, at 2 each
}
event-expansion = { $loss ->
    [0] Expand costs no Culture
   *[other] Expand costs Culture
}

event-peace-made = { $n ->
    [one] Peace: one AP lies in Raided Cubes, all other Enemy AP are gone; all cubes in Raided Cubes and Recovery go to the bag ({ $bag }). The Enemy phase is over
   *[other] Peace: { $n } AP lie in Raided Cubes, all other Enemy AP are gone; all cubes in Raided Cubes and Recovery go to the bag ({ $bag }). The Enemy phase is over
}
event-peace-over = { $n ->
    [0] The Peace is over, and the counter goes to Inactive
   *[other] The Peace is over: the Enemy has { $n } more AP, and the counter goes to Inactive
}
event-defends = Defend: the Enemy spends all its AP ({ $n }). The Enemy phase is over
event-defend-goes-on = The Enemy goes on defending: { $n } AP added in Raided Cubes, now { $total }. The Enemy phase is over
event-defend-over = { $n ->
    [0] The Enemy defends no longer, and the counter goes to Inactive
   *[other] The Enemy defends no longer: it has { $n } more AP, and the counter goes to Inactive
}

event-red-to-subjugation = { $n ->
    [one] One red cube goes to Subjugation: now { $total }
   *[other] { $n } red cubes go to Subjugation: now { $total }
}
event-new-mexico-subjugated = New Mexico is subjugated
event-pueblo-revolt-over = The Pueblo Revolt is over: card { $card } leaves the game
event-turned-to-raid = { $order } is turned to its Raid! side

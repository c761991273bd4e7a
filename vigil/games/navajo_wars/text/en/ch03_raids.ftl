# 3.2.5, 3.2.6 Raids of the Diné and the Raid table.

option-raid-new-mexico = Raid New Mexico
option-raid-far = Raid from afar: all MP
option-raid-outpost = Raid { $outpost_the } in Area { $area }
option-raid-no-outpost = Raid an Outpost or a Fort
refused-raid-needs-man = A raid needs a man in the Family.
remedy-raid-needs-man = Give the Family a man in a Passage of Time.
refused-raid-needs-military = With Military 0 no Family may raid.
remedy-raid-needs-military = Raise Military to at least 1.
refused-no-road = No road leads from this Area to Santa Fé.
remedy-no-road = Move the Family, or raid from afar with all its MP.
refused-target-out-of-reach = From Area { $area } the Family cannot reach it: it must be in the Area of the target or lower on the same track.
remedy-target-out-of-reach = Move down the track to the Area of the target or below it.
refused-no-target-here = There is no Outpost and no Fort in this Territory.
remedy-no-target-here = Move to a Territory with an Outpost or a Fort.
part-santa-fe-value = Santa Fé

event-raids-new-mexico = { $family } raids New Mexico
event-raids-outpost = { $family } raids { $outpost_the } in { $territory } { $area } (hits needed: { $n })
chance-raid-cube = cube of the raid
event-raid-hits = Hits: { $hits }, needed: { $n } (cube: { $cube })
event-soldiers-come = { $family } meets soldiers: a { $cube } cube
event-raid-over = The raid is over
question-fight-soldiers = { $forced ->
    [0] The raid of { $family } meets soldiers ({ $cube } cube). What do they gain by it?
   *[other] The raid of { $family } meets soldiers ({ $cube } cube), and a Battle follows either way. What else do they gain by it?
}
option-slip-away = Enemy Morale +1, and the Family slips away without a Battle
option-fight-bold-soldiers = Enemy Morale +1, then a Battle
option-fight-soldiers = Enemy Ferocity +{ $n }, then a Battle
refused-forced-into-battle = A green or blue cube forces the Family into Battle.
remedy-forced-into-battle = Put such a cube back for Trade Goods or Fortune when it is drawn, or start a game in which a Family may slip away.
question-raid-animal = Which animal does the raid bring home?
option-drive-home = Take { $piece_a }
event-outpost-pushed-back = { $outpost_the } is driven back to { $territory } { $area }
event-fort-destroyed = { $outpost } is destroyed, and its bugle falls silent

# The switches of a new game.

setting-morale-to-roll = Enemy Morale after a failed roll for automatic victory
setting-morale-to-roll-off = the number of Outposts and Forts
setting-morale-to-roll-on = the number rolled
setting-culture-ceiling = Ceiling of Culture in a Victory Check
setting-culture-ceiling-8 = 8 (harder)
setting-culture-ceiling-9 = 9 (standard)
setting-culture-ceiling-10 = 10 (easier)
setting-raid-cubes = A green or blue cube in a raid
setting-raid-cubes-forced = always leads to a Battle
setting-raid-cubes-choice = for Enemy Morale +1 the Family may slip away
setting-carson-outposts = Outposts in the raids of Kit Carson
setting-carson-outposts-off = do not help him
setting-carson-outposts-on = add their Area number to his die
chronicle-length = { $turns ->
    [one] one card
   *[other] { $turns } cards
}
save-stands = { $turn ->
    [0] set-up
   *[other] card { $turn }
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}{ $undos ->
    [0] {""}
    [one] , taken back once
   *[other] , taken back { $undos } times
}

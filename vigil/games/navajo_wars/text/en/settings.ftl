# The switches of a new game.

setting-morale-to-roll = Enemy Morale after a failed roll for automatic victory
setting-morale-to-roll-off = the number of Outposts and Forts
setting-morale-to-roll-on = the number rolled
setting-culture-ceiling = Ceiling of Culture in a Victory Check
setting-culture-ceiling-8 = 8 (harder)
setting-culture-ceiling-9 = 9 (standard)
setting-culture-ceiling-10 = 10 (easier)

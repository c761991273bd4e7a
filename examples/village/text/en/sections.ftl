rule-1-title = The village
rule-1 = Three people share a well. Everybody looks at a role card and at a charm in secret and has a jar of water that nobody else may look into.

rule-1-1-title = Scenarios
rule-1-1 = A scenario says how many nights are played, how much water the cistern holds at the start and how much it must hold after the last night.

rule-1-2-title = Role cards
rule-1-2 = There are four cards: three villagers and one thief. Everybody draws one and looks at it; the fourth stays unseen in the box, so there may be no thief at all.

rule-1-3-title = Charms
rule-1-3 = There are three each of the lantern, the dowsing rod, the bell and the salt. Everybody draws one, looks at it and lays it down face down.

rule-1-4-title = Jars
rule-1-4 = Every jar starts with 4 water. What comes in and what is poured out as a price is seen by all; how much is left in a jar is known to its owner alone.

rule-2-title = The night
rule-2 = A night has an event card, gifts, posts, the watch, the small hours and a council, and ends at dawn. The lead passes to the next player every night, leaving out those who were sent away.

rule-2-1-title = The event card
rule-2-1 = The leader turns up a card and carries out what it says. Where it leaves a choice, the leader makes it.

rule-2-2-title = Gifts
rule-2-2 = All decide at once and in secret how much they put from their jar into the cistern: 0, 1 or 2. A villager who has water gives at least 1; the thief may give nothing. Only the sum is told.

rule-2-3-title = Posts
rule-2-3 = The leader gives everybody a post: one stands guard, up to two haul, up to two rest. Nobody stands guard two nights running. Hauling brings 2 water into one's own jar, before all eyes.

rule-2-4-title = Turning up a charm
rule-2-4 = Before the die, starting with the leader, everybody who is not hauling and still has a face-down charm may turn it up. It takes effect at once and is gone.

rule-2-5-title = The watch
rule-2-5 = A die is thrown; a guard adds 2, and so do charms and cards that last as they say. Up to 2, raiders take 3 water; on 3 or 4, 1 water is stolen; 5 to 7 is a quiet night; from 8 on the dew brings 1 water.

rule-2-6-title = The small hours
rule-2-6 = Everybody is asked in secret. A villager can only sleep; the thief may poison the cistern once in the game, and 3 water must be thrown away. After that, or when the thief has been sent away, nobody is asked again.

rule-3-title = The council
rule-3 = At the end of the night the village votes, if there are at least two left. Then day breaks.

rule-3-1-title = Putting the vote off
rule-3-1 = Before the vote the leader may pay 1 water from the cistern; then there is no vote this night.

rule-3-2-title = The vote
rule-3-2 = All name somebody, perhaps themselves, or nobody, at once and in secret. The ballots are turned up together: with their names or, as agreed at the start, only counted.

rule-3-3-title = Sending away
rule-3-3 = Who is named on two ballots or more shows the role card and leaves with jar and charm. From then on that player is asked nothing more.

rule-3-4-title = Dawn
rule-3-4 = What was to last until dawn ends, what was to happen at dawn happens, the posts are left, and the end of the game is checked.

rule-4-title = The end
rule-4 = The game ends at dawn: after the last night, or as soon as two villagers have been sent away.

rule-4-1-title = Enough water
rule-4-1 = After the last night the villagers win if the cistern holds what the scenario asks for. Otherwise the thief wins, or thirst in his place.

rule-4-2-title = Two villagers sent away
rule-4-2 = If two villagers have been sent away, the thief wins at that dawn, or thirst in his place.

rule-5-title = Effects
rule-5 = What event cards and charms can do.

rule-5-1-title = The cistern
rule-5-1 = Water comes in or goes out; it never holds less than nothing. A price can be paid only in full.

rule-5-2-title = Water in jars
rule-5-2 = Water that comes into a jar or is poured out as a price is seen by all. Water that is lost is lost only as far as there is any, and nobody else learns how much it was.

rule-5-3-title = Begging
rule-5-3 = Who is asked may put the water into the cistern before all eyes or say that there is none to spare; that need not be true.

rule-5-4-title = Dreams
rule-5-4 = The leader looks at the role card of the one dreamt of. The others learn only of whom it was.

rule-5-5-title = What lasts
rule-5-5 = Bonuses to the guard count in the watch until the dawn they name. A ward keeps poison from the cistern.

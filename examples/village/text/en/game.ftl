# The game, its scenarios, its setting and its endings.

game-well = The Well
game-well-about = Three people share a well in a dry village. One of them may be a thief: give, keep watch and vote until the last dawn.
scenario-four-nights = Four nights
scenario-four-nights-about = The usual length: four nights, and 16 water in the cistern to get through the summer.
scenario-five-nights = Five nights
scenario-five-nights-about = A longer summer: five nights, an almost empty cistern, and 20 water to collect.
setting-ballots = Ballots
setting-ballots-named = turned up with their names
setting-ballots-counted = only counted
ending-village = The village gets through the summer
ending-thief = The village is lost, and whoever robbed it has won
cause-water = there was enough water in the cistern
cause-thirst = there was too little water in the cistern
cause-exile = two honest villagers had been sent away

# What lies ahead.

name-everybody = everybody
standing-village = the village gets through
standing-thief = the village is lost
forecast-watch = The die of the watch: added to it { $n }
hope-quiet = quiet
hope-spared = nothing lost
odds-watch-robbed = Raiders come
odds-watch-pilfered = Water is stolen
odds-watch-quiet = A quiet night
odds-watch-dew = Dew
odds-drained = The cistern loses { $n }
odds-spared = The cistern loses nothing
screen-added = Added to the watch
screen-jar-of = Jar ({ $player })

# Enemies, read aloud when they appear.
event-meets-rats = The ground moves before you hear them.
event-meets-jackals = They have followed somebody's blood for two days. It is not particular whose.
event-meets-wolves = Foam on the jaws, and collars round two of the necks.
event-meets-scorpion = Pale as bone and as long as a forearm. Its sting carries fever.
event-meets-bear = It has eaten well, and wants to go on.
event-meets-raider = He asks politely for everything you have.
event-meets-drifter = He has seen your bottle and nothing else.
event-meets-sol-scout = A whistle, another from the hill, and a barrel over the wall.
event-meets-sol-rifle = The Sons of Liberty do not warn twice. This was the first time.
event-meets-sol-captain = She gives one order, and everybody stands still for a moment, you too.
event-meets-husk = It was a person once. It still has the keys on its belt.
event-meets-wraith = By day hardly a shadow. By night it knows your name.
event-meets-brute = It lifts the car to see what is hiding under it.
# Sun cards.
event-sun-clear = Clear sky. It could be any day from before.
event-sun-high-cloud = High cloud: one gets further today.
event-sun-storm = Storm. Every fire goes out; every open mouth is a bottle.
event-sun-solar-storm = Solar storm. The air crackles, and whatever has a wire is dead.
event-sun-heat = White heat. Water goes even from closed bottles.
event-sun-haze = Haze. Every step is taken twice.
event-sun-cool-wind = A cool wind from the north. Whoever was worn out breathes again.
# Night cards.
event-night-still = { $person }: a still night. One hears one's own heart.
event-night-stars = { $person }: so many stars that nobody minds being awake.
event-night-howling = { $person }: howling, from three sides.
event-night-snakes = { $person }: the warm stones were taken already.
event-night-vermin = { $person }: something small has found the food.
event-night-footsteps = { $person }: footsteps, and then none.
event-night-cold = { $person }: the desert gives back the day's heat within an hour.
event-night-dreams = { $person }: the same dream again, with the same door.
event-night-thief = { $person }: in the morning every pack is open, and none of them by its owner.
event-night-fever = { $person }: shivering under three coats.
event-night-dew = { $person }: dew on the tarpaulin, enough to wring out.
# Event cards.
event-event-buried-crate = The corner of a crate sticks out of the sand. It needs arms.
event-event-locked-locker = A locker, its lock unharmed: nobody had the patience.
event-event-caravan = One mule, one umbrella, one man who has everything.
event-event-ambush = The silence was too tidy.
event-event-patrol = A patrol of the Sons. They count heads, and find one too many.
event-event-old-cellar = A trapdoor, a smell of apples, and a stair with a missing step.
event-event-spring = Between two stones a thread of water, and a cup on a chain.
event-event-grave = A grave with fresh earth. Whoever lies there was buried with everything.
event-event-child = A child with a bicycle pump and no bicycle.
event-event-minefield = The goat went first. That was kind of it.
event-event-bad-water = A trough full of water that no bird drinks from.
event-event-garden = Six rows, a fence of forks, and nobody to ask.
event-event-collapse = The ceiling has waited for somebody.
event-event-flag = A flag of a country that is no more, folded as they used to.
event-event-radio = A radio with a crank. Between the hiss a voice reads out distances.
event-event-swarm = The scrub was asleep. You stepped on it.
event-event-mutant = It has lived here since the first day, and has not had a visitor.
# Mission cards.
event-mission-rescue-the-trail = Two of ours, who were mending the pipeline, are missing. Their tracks lead to the quarry. Go there and make sure nobody is left who could stop you. By the end of day 6.
event-mission-rescue-the-cells = The blankets are still warm: they were moved to the refinery, where the Sons of Liberty stand guard. Take it. By the end of day 10.
event-mission-rescue-the-way-home = They can walk, slowly. Bring everybody who is alive back to New Haven. By the end of day 12.
event-mission-pump-the-parts = The pump has stopped. Three connectors, in the hands of those who stand at New Haven, and it will run for a while. By the end of day 5.
event-mission-pump-the-house = It runs, but it draws air: the water comes from the old pump house, and somebody has closed the valve. Take it back. By the end of day 9.

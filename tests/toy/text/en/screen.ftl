# Screen, board and totals.

screen-legend = The leader's name is bright; a face-down charm is one that you cannot see.
screen-night = Night { $night } of { $nights }
screen-cistern = Cistern: { $n } of { $need } water
screen-card = Card: { $card }
screen-given = Given tonight: { $n }
screen-strength = Added to the watch: { $n }
screen-promise-dawn = { $n ->
    [one] Until the next dawn: { $source }
   *[other] Until dawn, { $n } nights: { $source }
}
screen-promise-dusk = { $n ->
    [one] At the next dusk: { $source }
   *[other] At dusk, in { $n } nights: { $source }
}
screen-you = you
screen-leader = leads
screen-banished = sent away
screen-jar = jar: { $n }
screen-face-down = a charm, face down
phase-deal = The cards are dealt
phase-dusk = Dusk
phase-gifts = Gifts
phase-posts = Posts
phase-watch = The watch
phase-hours = The small hours
phase-council = The council
phase-dawn = Dawn
number-jar = Water in the jar
part-jar-start = at the start
part-jar-came = came in
part-jar-given = given to the cistern
part-jar-gone = poured out or lost
number-watch = The watch
number-strength = Added to the watch
part-die = the die
part-guard = { $player } stands guard
part-lasting = charms and cards that last
number-still-needed = Water still needed
part-need = needed after the last night
part-cistern = in the cistern

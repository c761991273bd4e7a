# Set-up and night: questions, options, refusals, events.

chance-role = { $player } draws a role card
chance-charm = { $player } draws a charm
chance-event-card = The event card of the night
chance-wind = How hard the wind blows
chance-watch-die = The die of the watch
event-looked-at-role = { $player } has looked at a card
event-your-role = You have looked at your card: { $role }
event-dealt-again = These cards cannot all come from one pile. They are shuffled, and everybody draws again
event-looked-at-charm = { $player } has looked at a charm
event-your-charm = You have looked at your charm: { $charm }
event-night = Night { $n }: { $player } leads
event-card = The card of the night: { $card }
event-gifts = { $n ->
    [0] Nobody has put anything into the cistern: it holds { $total }
   *[other] Together they have put { $n } water into the cistern: it holds { $total }
}
event-post-guard = { $player } stands guard
event-post-haul = { $player } goes hauling and brings 2 water home
event-post-rest = { $player } rests
event-charm-played = { $player } turns up a charm: { $charm }
event-watch-robbed = The watch comes to { $total }: raiders take { $n } water, the cistern holds { $cistern }
event-watch-pilfered = The watch comes to { $total }: { $n } water is stolen, the cistern holds { $cistern }
event-watch-quiet = The watch comes to { $total }: a quiet night, and the cistern holds { $cistern }
event-watch-dew = The watch comes to { $total }: the dew brings { $n } water, the cistern holds { $cistern }
event-slept = Everybody has slept
event-poisoned = The cistern has been poisoned: { $n } water is thrown away, { $total } is left
event-poison-warded = Somebody tried to poison the cistern, but it was guarded against that
question-gift = How much do you put into the cistern?
option-give = { $n ->
    [0] Nothing
   *[other] Give { $n } water
}
refused-villagers-give = A villager who has water gives some.
remedy-villagers-give = Only an empty jar lets you off.
refused-jar-too-empty = Your jar holds no more than { $water }.
remedy-jar-too-empty = Hauling and some event cards fill it.
question-posts = { $player }, who keeps which post tonight?
option-post = { $player }: { $post }
refused-has-post = { $player } already has a post.
remedy-has-post = Take the other post out first.
refused-post-full = There is no room for more than { $n }: { $post }.
remedy-post-full = Give another post.
refused-guard-is-tired = { $player } stood guard last night.
remedy-guard-is-tired = After a night of anything else it is possible again.
refused-without-post = { $player } has no post yet.
remedy-without-post = Everybody gets one.
question-before-the-watch = Before the die of the watch: do you turn up your charm?
option-play = Turn it up: { $charm }
question-small-hours = The small hours: everybody is asleep. And you?
option-sleep = Sleep
option-poison = Poison the cistern
refused-no-thief = You are no thief.
remedy-no-thief = Only the thief's card allows it.

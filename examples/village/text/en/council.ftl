# The council, dawn and the end.

question-before-the-vote = Before the vote: do you put it off?
option-put-off = Put it off, for 1 water of the cistern
event-put-off = { $player } puts the vote off and pays 1 water: the cistern holds { $total }
question-vote = Whom do you send away?
option-banish = { $player }
option-banish-nobody = Nobody
event-ballot = { $player } has voted against { $other }
event-ballot-for-nobody = { $player } wants to send nobody away
event-ballots-counted = { $n ->
    [one] One ballot against { $player }
   *[other] { $n } ballots against { $player }
}
event-nobody-banished = Nobody is sent away
event-banished = { $player } is sent away and shows the card: { $role }
event-end-water = The cistern holds { $n } water, { $need } were needed: the village is saved
event-end-thirst = The cistern holds { $n } water, { $need } were needed: the village is lost
event-end-exile = Two honest villagers have been sent away, with { $n } water in the cistern and { $need } needed: the village is lost

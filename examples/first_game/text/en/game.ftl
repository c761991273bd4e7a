game-ten-miles = Ten Miles
game-ten-miles-about = You walk ten miles through the snow, and find something on the way.
scenario-walk = The walk
scenario-walk-about = Ten miles from the hut to the village.
rule-1-title = A turn
rule-1 = Each turn you roll, then you walk or rest.
rule-1-1-title = The die
rule-1-1 = Roll a die. It says how many miles you can walk.
rule-1-2-title = Walking
rule-1-2 = Walk as many miles as the die shows. At ten miles you are there.
rule-1-3-title = Resting
rule-1-3 = You may stay where you are, but not within sight of the village.
rule-1-4-title = What you find
rule-1-4 = Whenever you end a turn after three, six or nine miles, turn up a card.
chance-step-die = how far you can walk
chance-card = what you find
question-walk = { $n ->
    [one] Walk a mile, or rest?
   *[other] Walk { $n } miles, or rest?
}
option-step = { $n ->
    [one] Walk a mile
   *[other] Walk { $n } miles
}
option-rest = Rest here
refused-too-near = The village is in sight.
remedy-too-near = Walk on.
number-place = Miles behind you
part-here = walked so far
part-die = the die
event-rolled = The die shows { $n }.
event-card = { $n ->
    [1] You find a jar of honey.
    [2] You find the tracks of a fox.
   *[other] You find an empty hut.
}
line-walk = { $turn ->
    [0] You stand at the hut.
   *[other] Turn { $turn }: { $place } miles behind you.
}
ending-arrived = You have arrived.

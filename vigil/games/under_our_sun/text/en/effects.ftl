# What effects say when a card is read.
effect-gain = gain { $what } ({ $n })
effect-lose = lose { $what } ({ $n })
effect-random = { $n ->
    [one] 1 random resource
   *[other] { $n } random resources
}
effect-loot = { $n ->
    [one] 1 loot card
   *[other] { $n } loot cards
}
effect-water = { $n } water
effect-thirst = lose { $n } water
effect-damage = lose { $n } HP
effect-heal = regain { $n } HP
effect-infect = an infection
effect-cure = the infection is cured
effect-tire = well-being −{ $n }
effect-rest = well-being +{ $n }
effect-ap = { $n } AP more
effect-slow = { $n } AP fewer
effect-karma = a karma die comes back
effect-revive = back to life with { $n } HP
effect-give-up = out of the game for good
effect-test = { $of } test
effect-explore = reveal a neighbouring tile
effect-spawn = { $n ->
    [one] an enemy comes, first combat round
   *[other] { $n } enemies come, first combat round
}
effect-spawn-kind = an enemy comes ({ $kind }), first combat round
effect-spawn-sol = a Son of Liberty comes, first combat round
effect-container = a container, to be opened by { $of }
effect-dealer = a dealer appears here
effect-trap = a small trap on the tile
effect-lay = { $tile } is laid { $far } tiles from New Haven
effect-garrison = { $n ->
    [one] a Son of Liberty stands on { $tile }
   *[other] { $n } Sons of Liberty stand on { $tile }
}
effect-mark = it will be remembered
condition-passed = the test was passed
condition-hurt = HP are missing
condition-infected = there is an infection
condition-worn-out = well-being is not at its best
condition-patient-here = somebody here is hurt or infected
condition-sick-here = somebody here is infected
condition-fallen-here = somebody dead lies here who can be revived
condition-comrade-here = somebody else is here whose phase is not over
condition-unknown-near = a neighbouring tile is unknown
condition-no-trap = no trap lies here
condition-fire-here = a fire burns here
condition-has = you have { $what } ({ $n })
condition-day = it is day { $n } or later
condition-held = somebody stands openly on { $tile }, and no enemy of the Survivors does
condition-all-home = everybody alive is at New Haven
condition-at-home-with = at New Haven there are together: { $what } ({ $n })
condition-eliminated = { $n } Survivors are out of the game, or as many as there are
condition-sons-on-the-map = { $n } Sons of Liberty are on the map
group-everyone = all characters
group-here = the characters here
group-patient = those here who need care
group-sick = the infected here
group-comrade = the others here whose phase is not over
group-fallen = the dead here
group-tired = the tired
later-phase-end = at the end of the phase
until-phase-end = until the end of the phase
question-patient = Who is treated?
option-patient = { $patient }
question-sick = Who takes it?
option-sick = { $sick }
question-comrade = Who gets the order?
option-comrade = { $comrade }
question-fallen = Who is revived?
option-fallen = { $fallen }
question-cellar = The stairs lead down. Well?
option-go-down = Go down
option-leave-it = Leave it
question-grave = The cross is fresh. Well?
option-dig = Dig
option-let-rest = Let them rest, and sit down a while
question-child = A child, alone. Well?
option-share = Share your food
option-walk-on = Walk on
question-bad-water = It smells of iron. Well?
option-drink-it = Fill the bottles
condition-slain = { $n } enemies have been defeated
question-hermit = He points at your bottle. Well?
question-visitor = She holds out a cup. Well?
option-give-water = Give water
option-send-away = Send her away
question-beehive = They are not asleep. Well?
option-reach-in = Reach in
question-shaft = The cable looks sound. Well?
option-climb-down = Climb down
question-key-fence = Nobody is watching. Well?
option-take-gifts = Take what lies there
option-hang-key = Hang a key of your own beside them
count-companion = characters beyond two, at most two
count-part = three, and one more for every two characters beyond two

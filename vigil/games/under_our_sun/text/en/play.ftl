# Dice, cards and cubes.
chance-green-die = Green die: { $person }
chance-yellow-die = Yellow die: { $person }
chance-blue-die = Blue die: { $person }
chance-red-die = Red die: { $person }
chance-karma-die = Karma die: { $person }
chance-direction = d8 for { $enemy } ({ $letter }): where to?
chance-direction-of-tile = d8 from 1 to 6: in which direction does the tile lie?
chance-which-step = Two ways are equally short: which one?
chance-draw-tile = Draw a map tile
chance-draw-enemies = Draw an enemy card
chance-draw-events = Draw an event card
chance-draw-night = Draw a night card
chance-draw-sun = Shuffle the sun deck and draw
chance-draw-loot = Draw a loot card
chance-draw-bag = A cube from the bag
chance-draw-starting-item = Draw a starting item
chance-team-card = Team card of { $person }

# Set-up.
question-choose-character = { $all ->
    [2] { $n ->
        [1] Alone you play two people: whom first?
       *[other] And whom as the second of the two?
    }
   *[other] Whom do you play?
}
option-play = { $person }
event-chosen-alone = You play { $person }
event-chosen = { $player } plays { $person }
event-offer = Lawrence puts on the counter: { $things }
question-starting-items = { $n ->
    [one] Starting items: you have one point. What is bought?
   *[other] Starting items: you have { $n } points. What is bought?
}
option-acquire = { $item } for { $person } ({ $n })
option-buy-nothing = Nothing more
question-add-points = { $missing ->
    [one] { $player } wants { $item } for { $person }; one point is missing. How many do you add?
   *[other] { $player } wants { $item } for { $person }; { $missing } points are missing. How many do you add?
}
option-add-points = { $n }
question-starting-gift = { $player } would get { $item } for { $person }. Agreed?
event-not-agreed = No agreement: { $item } stays on the counter
event-bought = { $person } sets out with: { $item }
event-read-team-card = { $person } reads a team card and keeps it face down
event-team-cards-again = Two Sons of Liberty were drawn, and there can be only one. All shuffle the team cards and draw again.
event-your-survivor = You are a Survivor: you want what New Haven wants.
event-your-goal-bleed-them-dry = You belong to the Sons of Liberty. You win when two Survivors are out of the game for good; where there is only one, when he is.
event-your-goal-the-land-is-ours = You belong to the Sons of Liberty. You win when four of yours are on the map at once.
event-your-goal-let-them-wait = You belong to the Sons of Liberty. You win when the seventh day breaks and the mission is not done.

# The day.
event-day-begins = Day { $n }
event-phase-morning = Day { $n }: Morning
event-phase-afternoon = Day { $n }: Afternoon
event-phase-night = Day { $n }: Night
event-turn-begins = It is the turn of { $person }
event-drank = { $person } drinks; water left: { $left }
event-thirsty = { $person } has nothing to drink
event-ate-daily = { $person } eats the food of the day
event-hungry = { $person } has nothing to eat
question-who-first = Who acts first in this phase?
option-goes-first = { $person }
question-act = { $person }, { $n } AP: what next?

# Dice.
event-rolled = { $person }, { $what }: { $dice } → { $n }
event-enemy-rolled = { $enemy } ({ $letter }), { $what }: { $dice } → { $n }
event-passed = { $person } passes the { $attribute } test
event-failed = { $person } fails the { $attribute } test
event-draws-card = { $person } draws: { $card }
# What a test on a card decides.
event-if-failed-damage = If the test fails: { $n } HP lost
event-if-failed-infect = If the test fails: an infection
event-if-failed-slow = If the test fails: { $n } AP fewer
event-if-failed-spawn = { $n ->
    [one] If the test fails: an enemy comes
   *[other] If the test fails: { $n } enemies come
}
event-if-failed-spawn-kind = If the test fails: an enemy comes ({ $kind })
event-if-failed-give-up = If the test fails: out of the game for good
event-if-passed-loot = { $n ->
    [one] If it is passed: a loot card
   *[other] If it is passed: { $n } loot cards
}
event-if-passed-random = { $n ->
    [one] If it is passed: a random resource
   *[other] If it is passed: { $n } random resources
}
event-if-passed-revive = If it is passed: back to life with { $n } HP
question-karma = { $k ->
    [-1] { $who }: { $dice }. { $person } has { $n } karma: roll it again?
    [one] { $who }, { $what }: { $dice } → 1 success. { $person } has { $n } karma: roll some dice again?
   *[other] { $who }, { $what }: { $dice } → { $k } successes. { $person } has { $n } karma: roll some dice again?
}
option-use-karma = Use karma ({ $n })
question-reroll = Which dice are rolled again? Karma dice: { $n }
option-reroll = { $person }, die { $die }: { $face }
refused-too-little-karma = { $n ->
    [one] There is only one karma die.
   *[other] There are only { $n } karma dice.
}
remedy-too-little-karma = Take a die out first.
refused-no-die-chosen = No die is chosen.
remedy-no-die-chosen = Choose at least one.
event-karma-symbol = The karma die of { $person } is kept; left: { $n }
event-karma-lost = The karma die of { $person } is lost; left: { $n }
event-karma-back = A karma die comes back to { $person }: { $n }

# Health.
event-damaged = { $person } loses { $n } HP; left: { $left }
event-healed = { $person } regains { $n } HP: { $left }
event-wounded = { $person } is wounded: a red die with every roll
event-wound-gone = The wound of { $person } has closed
event-died = { $person } falls and does not get up
event-revived = { $person } breathes again, with { $n } HP
event-eliminated = { $person } is gone for good; the desert keeps what is left
event-infected = { $person } has caught an infection
event-cured = { $person } is free of the infection
event-well-being = { $person }, well-being: { $state }
event-ap-gained = { $person }: { $n } more AP
event-ap-lost = { $person }: { $n } AP fewer
event-water-gained = { $person }: water +{ $n }
event-water-lost = { $person }: water −{ $n }

# Things.
event-gained = { $person } gets: { $what } ({ $n })
event-lost = { $person } loses: { $what }
event-took-card = { $person } takes: { $item }
event-no-room-for-card = { $person } has no room, it stays on the ground: { $item }
event-looted = { $person } finds: { $item }
event-used = { $person } uses: { $item }
event-ability = { $person } uses an ability: { $ability }
event-built = { $person } builds: { $item }
event-ammo-made = { $person } makes ammunition: { $what }
event-picked-up = { $person } picks up: { $what }
event-dropped = { $person } puts down: { $what }
event-refilled = { $person } fills the bottles: +{ $n }
event-rain = { $person } catches rain
event-sleeps = { $person } sleeps
event-container-found = A container, to be opened by { $attribute }
event-container-open = { $person } opens the container: { $things }
question-keep-loot = { $person }: which one is kept?
option-keep = { $item }
event-camp-pitched = { $person } pitches a camp
event-camp-struck = { $person } strikes the camp
event-fire-lit = { $person } lights a fire
event-kitchen-built = { $person } sets up a field kitchen
event-trap-set = { $person } sets a small trap
event-trap-springs = The trap snaps shut: { $enemy } ({ $letter })
question-pick-up = { $person } picks up: what?
question-discard = { $person } puts down: what?
option-take = { $what }
option-drop = { $what }
question-lose = { $person } gives up: what?
option-thing = { $what }
refused-enough-picked-up = One item or two resources at a time.
remedy-enough-picked-up = Take something out first.
refused-nothing-chosen = Nothing is chosen.
remedy-nothing-chosen = Choose at least one thing.
refused-enough-chosen = { $n } are enough.
remedy-enough-chosen = Take something out first.
refused-more-to-choose = { $n } must be chosen.
remedy-more-to-choose = Go on choosing.

# Actions.
option-move = Move { $way }: { $tile }
option-charge = Charge { $way }
option-sneak = Sneak { $way }: { $tile }
option-explore = Explore { $way }
option-recon = Recon: who is hiding here?
option-pick-up = Pick up
option-refill = Refill water
option-rain = Collect rain
option-eat = Eat
option-sleep = Sleep
option-container = Open the container ({ $attribute })
option-loot = Search the body: { $enemy } ({ $letter })
option-discard = Put things down
option-build = Build: { $item }
option-use = Use: { $item }
option-ability = { $ability }
option-ammo = Make ammunition: { $what } ({ $n })
option-pitch = Pitch the tent
option-build-camp = Build a camp from its parts
option-strike-camp = Strike the camp
option-light = Light a fire
option-kitchen = Set up a field kitchen
option-cook = Cook: one food becomes three
option-wait = Wait
option-reveal = { $way }
question-reveal = { $person } looks ahead: where?
event-arrives = { $person } gets to: { $tile }
event-tile-revealed = Revealed: { $tile }
event-exposed = { $person } is seen
event-hidden = The marker leaves the enemy symbol: { $person } is hidden there
refused-too-few-ap = It costs { $n } AP.
remedy-too-few-ap = Wait for the next phase.
refused-tile-full = All movement fields are taken.
remedy-tile-full = Somebody must leave first.
refused-no-tile-left = There is no tile to lay there.
remedy-no-tile-left = Only tiles that already lie face down can be revealed.
refused-not-sneaked = One must have sneaked in.
remedy-not-sneaked = Come back by Sneak.
refused-no-symbol = No symbol here can bring an enemy.
remedy-no-symbol = Preparation uncovers the symbols again.
refused-nothing-here = Nothing lies here.
remedy-nothing-here = Look on another tile.
refused-no-space = There is no free space for it.
remedy-no-space = Put something down first.
refused-nothing-carried = There is nothing to hand over.
remedy-nothing-carried = Pick something up first.
refused-no-water-here = There is no water here.
remedy-no-water-here = Look for a water point.
refused-bottles-full = All bottles are full.
remedy-bottles-full = Drink, or find another bottle.
refused-no-storm = It does not rain.
remedy-no-storm = Wait for a Storm.
refused-no-food = There is no food on the board.
remedy-no-food = Find or cook some.
refused-healthy = Health is full.
remedy-healthy = Keep the food.
refused-enemies-here = Nobody sleeps beside enemies.
remedy-enemies-here = Fight them, leave, or hide.
refused-already-fit = Nobody can be more than fit.
remedy-already-fit = Preparation takes one off.
refused-hero-item = It bears the name of another.
remedy-hero-item = Trade it, or sell it.
refused-solar-storm = In a solar storm nothing electric works.
remedy-solar-storm = Wait for the next sun card.
refused-flipped = It was used today.
remedy-flipped = Preparation turns it back.
refused-no-use-now = It would be in vain now.
remedy-no-use-now = Keep it for later.
refused-exhausted = The ability is exhausted.
remedy-exhausted = It comes back at the moment its text names.
refused-no-tent = There is no tent on the board.
remedy-no-tent = Build or buy one.
refused-camp-here = There is a camp already.
remedy-camp-here = Use that one.
refused-no-parts = The parts of a tent are missing.
remedy-no-parts = Fabric and wood are needed.
refused-no-camp = There is no camp to strike.
remedy-no-camp = A camp printed on the tile stays.
refused-fire-here = A fire is burning here.
remedy-fire-here = Keep the wood.
refused-nothing-to-light = There is nothing to light it with.
remedy-nothing-to-light = An item with the keyword FIRE is needed.
refused-no-wood = There is no wood on the board.
remedy-no-wood = One wood is needed.
refused-no-campfire = There is no campfire here.
remedy-no-campfire = Light one first.
refused-no-metal = There is no metal on the board.
remedy-no-metal = One metal is needed.
refused-no-field-kitchen = There is no field kitchen here.
remedy-no-field-kitchen = Set one up on a campfire.
refused-empty-weapon = The weapon is empty.
remedy-empty-weapon = Make or buy ammunition first.

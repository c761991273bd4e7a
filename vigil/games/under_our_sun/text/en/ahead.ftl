# What stands beside an option.
price-ap = { $n ->
    [0] free
   *[other] { $n } AP
}
ways-move = Move
ways-charge = Charge: go in
ways-sneak = Sneak
ways-explore = Explore: look
beside-priced = { $cost } → { $effect }
beside-melee = attack: { $dice }
beside-ranged = shot: { $dice } ({ $ammo })
beside-test = { $attribute }: { $dice }
beside-holds = room for { $n } water
beside-areas = { $n ->
    [one] one more area
   *[other] { $n } more areas
}
beside-armour = { $n } damage less from each attack
beside-fire = with wood it lights a campfire
beside-electric = electric, dead in a solar storm
beside-person = HP { $hp }, water { $water }
dice-green = { $n } green
dice-yellow = { $n } yellow
dice-blue = { $n } blue
dice-red = { $n } red

# Where the mission stands, and what lies ahead.
phase-preparation = Preparation
standing-under-way = The mission is under way
number-objectives = Objectives met
number-days-left = Days left after this one
number-water-left = Water left
number-food-left = Food left
number-hp-left = HP left
part-objectives-met = mission cards done
part-last-day = last day of the card
part-this-day = today
part-water-carried = in the bottles
part-drinks = the next drink
part-thirst = nothing to drink
part-food-carried = on the board
part-eats = the food of the day
part-hunger = nothing to eat
part-hp-now = now
part-infection = infection
forecast-drink = { $person }: the next drink
forecast-preparation = { $person }: the next Preparation
forecast-fever-morning = { $person }: infection, next Morning
forecast-fever-night = { $person }: infection, next Night
forecast-deadline = The calendar of the mission
ledger-person = { $person }: { $what }
ledger-enemy = { $enemy } ({ $letter }): HP
ledger-tiles = Tiles revealed
hope-pass = pass
hope-hit = hit
hope-find = find
odds-passed = The test is passed
odds-failed = The test fails
odds-died = Death on the way
odds-missed = No damage
odds-enemy-damaged = Damage
odds-defeated = The enemy falls
odds-searched = { $n } successes

# What cards say.
reading-areas = Areas: { $items } for an item, { $mixed } for an item or three resources, { $equipment } for equipment
reading-ability-day = Once a day
reading-ability-phase = Once a phase
reading-enemy = { $kind }, { $hp } HP
reading-melee = Attack
reading-ranged = At range
reading-day-night = { $day } by day; { $night } by night
reading-sol = One of the Sons of Liberty
reading-meet = On meeting it
reading-loot = Loot by successes
reading-hero = Only { $person } can use it
reading-worth = Worth { $n } water with merchants
reading-bag = In the bag: { $n } of { $all } cubes at the beginning
reading-use-food = One is eaten by everybody in Preparation; Eat turns one into 1 HP; a field kitchen makes three of one
reading-use-wood = One lights a campfire, with something that makes fire; one also gives arrows
reading-use-metal = One gives cartridges
reading-use-water = One is drunk at the start of every turn; merchants take it as money
reading-use-cartridge = Firearms use it up
reading-use-arrow = Bows use it up
reading-made-into = Goes into: { $things }
beside-face = { $face } { $n } of { $all }
beside-again = again: { $faces }
reading-recipe = Made of
reading-price = Price: { $n } water
reading-track = Track: { $n }
reading-once = Used once, then discarded
reading-mode = Recommended mode: { $mode }
reading-flips = Flipped after use, back in Preparation
reading-ap = Using it costs { $n } AP
reading-needs = Only if: { $needs }
reading-found = Whoever finds it rolls { $dice }: so many shots are in it
reading-set-up = Laid out
reading-asked = Asked for
reading-weather-storm = Storm: everybody has 1 AP less; every fire goes out; rain can be collected; sleep costs 1 AP less, but never below 3
reading-weather-solar-storm = Solar storm: nothing electric works
reading-animal = An animal: beside a fire it may be ignored
reading-shop = shop: no night cards are drawn here
reading-equipment = Equipment: it takes an area for equipment
reading-find = A find: it is carried out at once, and the card goes back
reading-use-tent = pitched on a tile it makes a camp: sleep costs less, one night card for all, things are safe there
beside-stock = on the counter, with its price in water: { $things }

# The board.
panel-house = Shelter
panel-people = People
panel-city = City
panel-storage = Storage
board-out-of-reach = out of reach
board-objective = Objective: { $objective }
board-last-card = Last card
board-city = The city
board-unknown = { $n ->
    [one] 1 unknown card
   *[other] { $n } unknown cards
}
board-noise = Noise { $n }
board-noise-name = Noise
board-enemies = Enemies: { $n }
board-free-place = room for one more
board-prowess = Prowess
board-empathy = Empathy
board-inventory = Inventory
board-actions = Actions
board-actions-left = { $n ->
    [one] 1 action left by day
   *[other] { $n } actions left by day
}
board-plans = Can be built
board-people = People
board-food = Food
board-suffering = Suffering
board-in-pile = Findings: { $what }
board-boards = Board-Ups
board-unknown-name = Unknown cards
board-state-of = { $person }: { $state }
screen-cold-name = Cold

# What is what.
what-day = The day and its phase, the cold, and the objective of the chapter. The colder it is, the more illness there is.
what-card = The card that was turned up last. It says what happens now.
what-storage = What the group owns. Everything that is spent at home comes from here.
what-pile = What was found on this trip and what was brought along. What is too heavy stays behind.
what-noise = How loud the group has been. A roll up to this number brings somebody.
what-unknown = Cards of the Unknown deck that are still to be turned.
what-grid = The enemies of this fight, each in the row of his weapon; with every Wound he moves to the right.
what-plans = Fittings whose plans are at hand. One person builds one, for what it costs, in a free room within reach.
what-person = One of the group: figure in the house, card below. Levels of States from 1 to 4; at 4 a script is read.
what-gauge-water = Water in Storage. At Dusk everybody drinks one; some works of the day need it too.
what-gauge-wood = Wood in Storage. It builds Fittings and boards, and burns in a Heater.
what-gauge-component = Components in Storage. Fittings, boards and tools are made of them.
what-gauge-food = Meals in Storage: Vegetables, Raw Food and Canned Food together. At Dusk Canned Food lowers Hunger by 2, Raw Food by 1.
what-gauge-cold = How cold it is. Cards of the morning raise it, Wood burnt in a Heater lowers it; the colder it is, the more illness there is.
what-gauge-suffering = All States of all people added up: Hunger, Fatigue, Misery, Illness and Wounds. At 4 in one of them somebody dies or leaves.
what-free-place = There is room for four in the Shelter. Somebody may still join.
what-location = A Location where the group can go by night. The farther, the more there is, and the longer the way.
what-token = A thing of the group, with its number.
what-enemy = An enemy: the letter chooses his weapon, the number is his Prowess.
what-plan = A Fitting that can be built.
what-state-fatigue = How tired a person is. Sleep lowers it; guarding and scavenging raise it.
what-state-wounds = How badly a person is hurt. Bandages lower it.
what-state-misery = How much a person has lost heart.
what-state-hunger = How hungry a person is. It is settled at Dusk.
what-state-illness = How ill a person is. Medicine lowers it, cold raises it.
what-cover-heap = A Heap: anybody can search it.
what-cover-furniture = Furniture: anybody can take it apart.
what-cover-rubble = Rubble bars the way: a Shovel, or two people.
what-cover-remnants = What is left of Rubble: a Shovel, or two people.
what-cover-bars = Bars before a room: only a Saw opens them.
what-cover-door = A locked door: a Lockpick, and some luck.
what-fitting = A Fitting: somebody can use it in an action of the day.
what-breach = A hole in the wall. Boarded up, it helps in every Night Raid.
what-task-guard = Where the group gathers, and where guards stand by night.
what-task-floor = Where those sleep who have no bed.
what-action-rummage = Rummage: a little Wood and a Component for everybody who looks.
what-action-go-outside = Go outside: see who comes by. There is some danger in it.
what-free-room = A free room: a Fitting can be built here.
what-objective = What this chapter asks for. Reached, it is rewarded when the next chapter begins; missed, it costs something.

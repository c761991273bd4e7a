# The board.
panel-house = Shelter
panel-people = People
panel-city = City
panel-storage = Storage
board-takes = takes { $things }
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
what-gauge-suffering = All States of all people added up: Hunger, Fatigue, Misery, Illness and Wounds. At 4 in Hunger, Misery, Illness or Wounds somebody dies or leaves.
what-free-place = There is room for four in the Shelter. Somebody may still join.
what-location = A Location where the group can go by night. The farther, the more there is, and the longer the way.
what-token = A thing of the group.
what-enemy = An enemy: the letter chooses his weapon, the number is his Prowess.
what-plan = A Fitting that can be built.
what-state-fatigue = How tired a person is. A bed brings it to 0, the floor lowers it by 2, a chair by 1; guarding and scavenging raise it by 1, alcohol too.
what-state-wounds = How badly a person is hurt. Bandages on the card lower it when a Fate card asks for them at Dawn; raids, fights and snipers raise it.
what-state-misery = How much a person has lost heart. Alcohol, the radio, a book and quiet moments lower it; killing, mourning and hard choices raise it.
what-state-hunger = How hungry a person is. At Dusk Canned Food lowers it by 2, Raw Food by 1, a Vegetable keeps it, no meal raises it by 1. A meal from the stove lowers it for everybody.
what-state-illness = How ill a person is. Meds and Herbal Meds on the card lower it when a Fate card asks for them at Dawn; cold raises it.
what-cover-heap = A Heap: anybody can search it in one action. The card is turned, what lies on its back goes to Storage, and the room is free.
what-cover-furniture = Furniture: anybody can take it apart in one action. The card is turned, what lies on its back goes to Storage, and the room is free.
what-cover-rubble = Rubble bars the way: a Shovel, or two people in the same step. What lies under it goes to Storage; Remnants may be left.
what-cover-remnants = What is left of Rubble: a Shovel, or two people.
what-cover-bars = Bars before a room: only a Saw opens them, and it comes back. What lies behind goes to Storage.
what-cover-door = A locked door: a Lockpick and a black die, 4 or more opens it and uses up the Lockpick; below, it is kept. What lies behind goes to Storage.
what-fitting = A Fitting: somebody can use it in an action of the day.
what-breach = A hole in the wall. Boarded up, it helps in every Night Raid.
what-task-guard = Where the group gathers, and where guards stand by night.
what-task-floor = Where those sleep who have no bed.
what-action-rummage = Rummage: a little Wood and a Component for everybody who looks.
what-action-go-outside = Go outside: see who comes by. There is some danger in it.
what-free-room = A free room: a Fitting can be built here.
what-objective = What this chapter asks for. Reached, it is rewarded when the next chapter begins; missed, it costs something.

# What a thing is good for, and what a State does.
thing-worth = Worth { $value } in barter, weight { $weight }.
thing-worthless = Not for barter, weight { $weight }.
thing-food = A meal at Dusk: { $n ->
    [0] Hunger stays as it is.
   *[other] Hunger −{ $n }.
}
thing-drink = At Dawn, for one person: Misery −1, Fatigue +{ $n }.
thing-tool = By day it opens: { $covers }. A tool comes back after the step; a Lockpick that has opened a door does not.
thing-firearm = In a fight and on guard: the red die; every shot takes Ammo.
thing-melee = In a fight and on guard: the yellow die.
thing-medicine = Given at Dawn to somebody ill or wounded, it waits for a Fate card that asks for it: { $state } −{ $n }.
thing-water = Everybody drinks one at Dusk; whoever goes without gets Hunger or Misery.
thing-ammo = Firearms use it up in a fight.
thing-needed = Needed for: { $for }.
thing-made = Made by: { $by }.
state-now = Now { $n }: { $does }.
state-next = At { $n }: { $does }.
state-last = At { $n }: { $does }.
state-blocks = { $n ->
    [0] all three actions of the day are free
    [1] one of the three actions is lost
    [2] two of the three actions are lost
   *[other] no action is left
}
state-ends = { $does }, and script { $n } is read: death or departure may follow
thing-deadly = Its own face on the die kills an enemy at once, and on guard turns the whole raid away.
thing-rifle = It may be fired twice in a round, for an Ammo each.
enemy-letter = His letter is { $letter }: the card that brings him says which weapon that is.
enemy-prowess = { $n ->
    [0] Prowess 0: he never rolls again.
    [one] Prowess 1: he rolls a die again once if it has not wounded.
   *[other] Prowess { $n }: up to { $n } times he rolls a die again that has not wounded.
}
what-seen = A card of the Unknown deck that was turned up on this trip.

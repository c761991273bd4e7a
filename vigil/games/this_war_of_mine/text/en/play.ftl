# Dice, cards and counters.
chance-first-leader = Who leads first?
chance-draw-characters = Draw a character
chance-draw-locations = Draw a Location
chance-draw-exploration = The next card of the Unknown deck
chance-draw-residents = Draw a Residents card
chance-draw-visitors = Draw a Visitor card
chance-draw-night-raids = Draw a Night Raid card
chance-draw-narrative-actions = Draw a Narrative Action
chance-draw-findings = Draw a Findings card
chance-draw-fate = Draw a Fate card
chance-draw-events = Turn up an Event
chance-draw-endings = Turn up an Ending
chance-draw-objectives = Draw an objective
chance-draw-enemy = Draw an enemy token
chance-draw-stories = Draw a story
chance-turn-shelter-card = Turn the card: { $cover }
chance-lock = Black die: { $person } at the lock
chance-thirst = Black die: { $person } goes thirsty
chance-noise = Black die: was anybody listening?
chance-killing = Black die: who can live with it?
chance-mourning = Black die: who grieves?
chance-conscience = Black die: who takes it to heart?
chance-relief = Black die: who is comforted?
chance-black-die = Black die
chance-grey-die = Grey die: { $person }
chance-yellow-die = Yellow die: { $person }
chance-red-die = Red die: { $person }

# General.
event-leads = { $player } holds the Journal first and leads
event-passes = The Journal passes to { $player }
event-starts = { $person } is one of us from the start
event-location = { $slot }: { $place }
event-gained = Gained: { $what } ({ $n })
event-box-empty = The box has no more: { $what } (missing: { $n })
event-discarded = Discarded: { $what } ({ $n })
event-paid = Paid: { $what } ({ $n })
event-used = Used: { $what } ({ $n })
event-drunk = Drunk: { $what } ({ $n })
event-fired = Fired: { $what } ({ $n })
event-stolen = Stolen: { $what } ({ $n })
event-left-behind = Left behind: { $what } ({ $n })
event-removed = Out of the game: { $what } ({ $n })
event-raised = { $person }: { $state } up to { $n }
event-lowered = { $person }: { $state } down to { $n }
event-died = { $person } is dead
event-left = { $person } leaves the group
event-joined = { $person } joins the group
event-no-room = There is no room for { $person }
event-nobody-joins = Nobody can join the group now
event-phase-morning = Day { $n }: Morning
event-phase-day = Day { $n }: Day Actions
event-phase-dusk = Day { $n }: Dusk
event-phase-evening = Day { $n }: Evening
event-phase-scavenging = Day { $n }: Scavenging
event-phase-night-raid = Day { $n }: Night Raid
event-phase-dawn = Day { $n }: Dawn
question-lose = Hand over { $n }: what?
option-thing = { $what }
refused-enough-chosen = { $n ->
    [one] One is enough.
   *[other] { $n } are enough.
}
remedy-enough-chosen = Take something out first.
refused-more-to-choose = { $n } must be chosen.
remedy-more-to-choose = Go on choosing.

event-rolled = The black die says { $n }
event-rolled-in-vain = The black die says { $n }: nothing comes of it
event-moved = It touches: { $people }
event-unmoved = It touches nobody
event-trait-a = { $person } has a habit (trait a)
event-trait-b = So { $person } is (trait b)
event-trait-c = So { $person } is (trait c)
event-skill = { $person } can do something: { $skill }

# Morning.
event-event = The card of the Morning: { $card }
event-cold = Cold: { $n }
event-objective = The objective of this chapter: { $objective }
event-objective-reached = Objective reached: { $objective }
event-objective-missed = Objective missed: { $objective }
event-progress = Closer to the objective: { $n }

# Day Actions.
question-assign = Action { $n } of 3: who does what?
option-card = { $person }: { $what }
option-card-with = { $person }: { $what }, with a tool ({ $tool })
option-space = { $person }: { $what }
option-work = { $person }: { $what }
option-build = { $person } builds: { $what }
refused-is-busy = { $person } already has something to do.
remedy-is-busy = Take the other action out first.
refused-place-taken = Somebody is already there.
remedy-place-taken = One character to a place in each step.
refused-still-waits = A Wait token lies there: it is not done yet.
remedy-still-waits = It will be done in the Morning.
refused-no-wait-token = No Wait token is left.
remedy-no-wait-token = One comes free when something is done.
refused-no-space-to-build = No space within reach is free for it.
remedy-no-space-to-build = Clear a card, or the way to another room.
refused-tool-there = A tool lies there already.
remedy-tool-there = One serves for the whole card.
refused-no-tool = It takes a tool: { $thing }.
remedy-no-tool = A tool serves once in each step.
refused-cannot-afford = Storage does not hold so much ({ $n }): { $thing }.
remedy-cannot-afford = Find it first, or spend less in this step.
refused-needs-a-second = Without a Shovel { $person } needs a second character.
remedy-needs-a-second = Send somebody else there too.
event-goes-card = { $person } sets to work: { $what }
event-goes-space = { $person }: { $what }
event-goes-work = { $person } begins to { $what }
question-where-to-build = Where does it stand: { $fitting }?
option-put = { $space }
event-built = { $person } has built it: { $fitting } ({ $space })
event-waits = A Wait token: { $work } ({ $n })
event-ready = Ready: { $work }
event-cleared = { $space } is cleared
event-turned = { $space }: { $card }
event-leaves = { $space }: something is left in the way ({ $cover })
event-lock-holds = { $n }: the lock holds ({ $space })
event-lock-opens = { $n }: the lock gives way ({ $space })
event-visitor = At the door: { $card }
event-aside-no-saw = Behind the bars lies something, but without a Saw it stays there
event-aside-neighbour-watches = The neighbour who was helped keeps watch tonight
event-boarded-up = Boarded up: { $space }

# Dusk.
question-without-water = { $n ->
    [one] Water for all but one: who goes without?
   *[other] Water is short: which { $n } go without?
}
option-thirsts = { $person }
event-thirsts = { $person } has nothing to drink and rolls { $n }
question-meals = Who eats what?
option-eat = { $person }: { $what }
refused-has-eaten = One token each.
remedy-has-eaten = Take the other meal out first.
refused-not-enough-food = There is no more of it than { $n }.
remedy-not-enough-food = Choose something else to eat.
event-eats = { $person } eats: { $what }
event-starves = { $person } eats nothing

# Evening.
question-tasks = The night: who does what?
option-task-bed = { $person } sleeps in a bed ({ $space })
option-task-floor = { $person } sleeps on the floor
option-task-guard = { $person } stands guard
option-task-scavenging = { $person } goes out scavenging
refused-has-task = One task each.
remedy-has-task = Take the other task out first.
refused-bed-taken = Somebody sleeps in that bed.
remedy-bed-taken = There is room on the floor.
refused-too-tired = At Fatigue 4 there is nothing but sleep.
refused-too-tired-to-go = At Fatigue 4 nobody goes out.
remedy-too-tired = A bed or the floor.
remedy-too-tired-to-go = Sleep, or Guard, as nobody else could stand it.
refused-three-go-out = No more than { $n } can go out.
remedy-three-go-out = The others stay at home.
refused-without-task = { $n ->
    [one] One character has no task yet.
   *[other] { $n } characters have no task yet.
}
remedy-without-task = Everybody gets one.
question-nobody-guards = Nobody stands guard: the Shelter will be lost (333). Is that what you want?
option-assign-again = Think again
option-leave-unguarded = Leave the Shelter unguarded
event-task-bed = { $person } sleeps in a bed
event-task-floor = { $person } sleeps on the floor
event-task-guard = { $person } stands guard
event-task-scavenging = { $person } gets ready to go out

# Scavenging.
question-destination = Where do they go?
option-go = { $slot }: { $place } ({ $n } cards)
event-goes-to = { $people }: on the way ({ $place })
question-pack = What do they take along?
option-take = { $what }
event-packed = Taken along: { $things }
event-explores = { $card } (cards left: { $n })
question-next-card = Go on, or turn home?
option-explore-on = The next card
option-turn-home = Turn home
event-returned = Cards returned: { $n }; left: { $left }
event-more-cards = More cards: { $n }; in all: { $left }
event-noise = Noise: { $n }
event-unheard = { $n } against Noise { $noise }: nobody has heard
event-heard = { $n } against Noise { $noise }: somebody comes
event-meets = Out of the dark: { $card }
event-nobody-returns = Nobody comes back tonight
event-finds = Findings, { $row }: { $card }
question-carry-home = What do they carry home?
option-carry = { $what }
refused-too-heavy = It would weigh { $weight }; they can carry { $most }.
remedy-too-heavy = Something must stay behind.
event-carries = { $n ->
    [0] They come home with empty hands
   *[other] They carry home { $n }: { $things }
}
number-capacity = They can carry
part-inventory = { $person }'s Inventory
part-lasting = cards, skills, Fittings and the house
number-load = Weight
part-weight = { $what } ({ $n })

# Night Raid.
question-arm-guards = Which weapons for the guards?
option-arm = { $person }: { $what }
refused-has-weapon = One weapon each.
remedy-has-weapon = Take the other weapon out first.
refused-none-in-storage = Storage holds no more of it.
remedy-none-in-storage = Choose something else.
refused-none-at-hand = There is no other at hand.
remedy-none-at-hand = Choose another weapon.
event-armed = { $person } takes: { $what }
event-raid = In the night: { $card }
event-threat = Damage { $damage }, Wounds { $wounds }
event-holds-off-die = { $person } holds off: { $n }
event-holds-off-board-ups = The Board-Ups hold off: { $n }
event-holds-off-lasting = Cards, skills, Fittings and the house: { $n }
event-comes-through = What comes through: Damage { $damage }, Wounds { $wounds }
event-raid-ignored = The guards drive everybody off: the card does nothing
question-split-defence = { $n } against Damage { $damage } and Wounds { $wounds }: what is held off?
option-cancel = Wounds: { $wounds }, Damage: { $damage }
number-defence = Held off
part-die = { $person }'s die
part-board-ups = Board-Ups
question-stolen = { $n ->
    [one] One thing is stolen: which?
   *[other] { $n } things are stolen: which?
}
question-crime-wave = The crime wave: which two cards go into their decks?
option-shuffle-in = Night Raids: { $raids }, Residents: { $residents }
event-crime-wave = The crime wave grows: Night Raids { $raids }, Residents { $residents }

# Dawn.
question-medicine = Who gets medicine?
option-treat = { $person }: { $what }
refused-not-hurt = Only the ill and the wounded.
remedy-not-hurt = Keep it in Storage.
event-treated = { $person } gets: { $what }
question-alcohol = { $n ->
    [1] Before Fate: does anybody drink?
    [2] Fate has spoken: does anybody drink before the Narrative Action?
   *[other] The last chance at this Dawn: does anybody drink?
}
option-drink = { $person }: { $what }
event-drinks = { $person } drinks: { $what }
event-fate = Fate: { $card }
event-location-gone = Out of reach from now on: { $place }
question-narrative-action = Which of the two is told?
option-narrate = { $card }
event-narrates = { $card }
question-save = Day { $n } is over. You may save now (10).
option-new-day = Day { $n } begins

# Combat.
event-enemy = { $enemy }: { $what }
event-fight-begins = A fight with { $n }: { $foe }
question-arm-fighters = Who takes which weapon?
question-change-weapon = { $person } has no ammo: which weapon instead?
question-fight-or-flee = Stand, or flee? ({ $foe })
option-stand = Stand and fight
option-flee = Flee, all of us
event-flees = The group flees
event-backstab-us = We strike from behind
event-backstab-them = They strike from behind
question-shots = { $n } Ammo: who fires?
option-fire = { $person } fires
refused-no-ammo = There is Ammo for { $n }.
remedy-no-ammo = Take a shot out first.
refused-must-fire = While there is Ammo everybody with a firearm fires.
remedy-must-fire = Add another shot.
event-throws = { $missed ->
    [1] { $person }, { $die }: { $face }, and with this weapon that is a miss
   *[other] { $person }, { $die }: { $face }
}
question-reroll = { $person } may roll again: { $left } left
option-keep = Let it stand
option-reroll = Die { $die } again ({ $face })
question-story = S for { $person } ({ $die }): a miss, or fate?
option-miss = A miss
option-trust-fate = Trust fate
event-fate-fails = { $card }: fate is silent, the strike is void ({ $person })
event-fate-speaks = { $card }: fate speaks ({ $person })
question-wounds-to-them = { $n ->
    [one] One Wound for the enemies: who takes it?
   *[other] { $n } Wounds for the enemies: who takes them?
}
question-wounds-to-us = { $n ->
    [one] One Wound for us: who takes it?
   *[other] { $n } Wounds for us: who takes them?
}
option-wound = { $person }
event-enemy-wounded = { $enemy } is wounded: { $n }
question-who-dies = { $person } strikes to kill: whom?
option-target = { $person }
event-killed = { $enemy } falls ({ $foe })
event-enemy-empty = { $enemy } is out of ammo and goes on with: { $what }
event-conscience = Empathy: the die says { $n }
event-relief = A quiet moment: the die says { $n }
event-fight-won = The fight is over ({ $foe }); killed: { $n }

# Barter.
event-no-barter = There is nothing to barter with (fee { $n })
question-barter = { $n ->
    [0] Barter? There is no fee
   *[other] Barter? The fee is { $n }
}
option-barter = { $n ->
    [0] Barter
   *[other] Pay the fee of { $n } and barter
}
option-no-barter = No barter
question-fee = The fee: tokens worth { $n }
question-pay-value = Hand over tokens worth { $n }
question-exchange = What do you give, what do you take?
option-sell = Give: { $what } ({ $n })
option-buy = Take: { $what } ({ $n })
refused-too-little-value = { $paid } is not enough, it takes { $n }.
remedy-too-little-value = Add something to what you give.
refused-too-dear = All you have is worth { $most }; this would take { $n }.
remedy-too-dear = Take less.
refused-none-in-box = The box has none of it now.
remedy-none-in-box = It can be had again when one is discarded.
number-sell = Given
number-buy = Taken
part-value = { $what }

# The Book.
question-whom-it-concerns = { $n }. This story happens to one of you: to whom?
question-which-idea = Which idea is worked out?
option-idea = { $fitting }
event-idea = It can be built now: { $fitting }
question-which-fitting = Which Fitting is destroyed?
option-wreck = { $fitting }
event-wrecked = Destroyed: { $fitting }
question-where-to-put = Where does it stand?
event-furnished = Set up: { $fitting } ({ $space })
event-end-ceasefire = The war is over, and we have lived through it
event-end-starters-gone = The war is over; of those who began it together nobody is left
event-end-nobody-left = Nobody is left
event-end-no-guard = The Shelter is lost
event-end-shelter-lost = There is no Shelter any more
number-trauma = Trauma ({ $person })
part-trauma-wounds = Wounds
part-trauma-illness = Illness
part-trauma-hunger = Hunger
part-trauma-misery = Misery
passed-to-you = The Journal is with you now: hear the others, then decide.

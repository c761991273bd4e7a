# The page to print, and the goal of the game on one card.

aid-morning = An Event, and Cold with it. On days of a Chapter a new objective.
aid-day = Three steps: assign everybody, then do it all together.
aid-dusk = Everybody drinks 1 Water and eats 1 food.
aid-evening = A task for the night for each. Somebody must stand guard.
aid-scavenging = A Location, card by card; bring home what can be carried.
aid-raid = Whoever comes by night meets the guards.
aid-dawn = Medicine, Fate, a Narrative Action, mourning.
aid-steps = Black dots block a step. One character to a place, but any number at Rummage and on Rubble. Costs are paid at once, gains come at the end of the step.
aid-space = A space or a Fitting
aid-space-text = Pay, and do what stands there. Rummage: 1 Wood and 1 Component. Go outside: on a 1 the sniper hits (2 Wounds), then a Visitor.
aid-fitting = On an empty space within reach. Usable from the next step.
aid-heap = Heap, Furniture
aid-lock = 1 to 3: it holds. 4 to 10: open, and the Lockpick is gone.
aid-cost-nobody-else = one character
aid-cost-rubble = a Shovel, or two characters
aid-cost-bars = a Saw
aid-cost-door = a Lockpick
aid-nothing = Nothing
aid-hunger-2 = Hunger −2
aid-hunger-1 = Hunger −1
aid-hunger-0 = Hunger stays
aid-hunger-more = Hunger +1
aid-fatigue-0 = Fatigue 0
aid-fatigue-less = Fatigue −2
aid-fatigue-more = Fatigue +1
aid-guard = With nobody on guard the war is lost.
aid-out = At most three.
aid-equipment = Weapons, tools and wares from Storage; what is not carried back is gone.
aid-unknown = Near 10, Medium 12, Far 14 cards, one after the other.
aid-noise = It rises with what you do. A black die up to the Noise: somebody comes, and it falls to 1.
aid-findings = Wood, Components and Water are free; all of it weighs no more than the Inventory of those who went.
aid-dice = Grey unarmed, yellow with a knife or hatchet, red with a firearm (1 Ammo a shot). Each symbol cancels 1 Damage or 1 Wound.
aid-weapons = Firearms first. A Shotgun or Hatchet that shows its own face kills.
aid-killing = Unless they were Thugs: whoever has at least as much Empathy as the black die shows gets 1 Misery.
aid-medicine = It heals only when a Fate card says so: put it on the cards before.
aid-fate = Cold makes ill, medicine heals, traits show, a Location may change.
aid-blocks-2-3 = At 2 the third action is lost, at 3 the second too.
aid-blocks-3 = At 3 the third action is lost.
aid-only-sleep = 4: only sleep
aid-gone = 4: dies or leaves

goal =
    This is a game about civilians in a war. There is hunger in it, illness, violence and death, and choices that are hard to make. Take a pause when you need one.
    You lead a handful of civilians through the last weeks of a siege. What decides the war:
    - One of the three who begin must live to see the ceasefire: then it is survived.
    - Nobody may reach level 4 of Hunger, Wounds, Illness or Misery: they die or leave.
    - Every night somebody stands guard, or all is lost.
    - By day the house is made to live in, by night somebody goes out for what is missing.
goal-the-long-siege = The ceasefire comes on the eleventh, twelfth or thirteenth morning.
goal-the-broken-house = The ceasefire comes on the eleventh, twelfth or thirteenth morning. Most of this house lies behind Rubble and locked doors.

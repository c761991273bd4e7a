# The page to print, and the goal of the game on one card.

aid-turn = A turn
aid-operations = The Enemy acts, then you do one of Planning, Take Actions and Passage of Time. Preempt: pay the AP on the card and go first.
aid-victory = After a Historical Event: Good Medicine or the Victory Check.
aid-discard = Fort loss, tests for the end, Ferocity 0 without a man.
aid-elders-give = 1 AP each, then each moves right.
aid-elders-act = A die at or below the Rating: 1 Culture into Military or back, Ferocity ±1, or 1 AP.
aid-actions = As many Families as elders, plus those in the Canyon (at least 1); 6 MP each, less 1 per empty space.
aid-culture = −1 per empty space, +1 per new elder.
aid-food = Agriculture of each Territory with a Family, Corn, 4 per sheep.
aid-collect = The card, +1 per red cube in Subjugation, −1 per Raided cube; at least 1.
aid-flip = Two dice turn two rows; a double swaps the row with Standby.
aid-execute = From the top, while it can pay.
aid-evade = Die + Evade above the Area; 6 always, 1 never.
aid-we = The Diné
aid-battle-dine = die + Ferocity, +1 horse, +1 Manuelito, +2 Firearms
aid-they = The foe
aid-battle-foe = die + Enemy Ferocity; Utes +4, Comanche +5
aid-goods = 2 undo a flip or buy 1 AP; 3 buy an animal, a new roll or a new cube.
aid-draw = Turn up the top card.
aid-major = As the card says. A Ceremony may be kept in hand.
aid-minor = Drought, Land Recovers, Roll to Swap or Reset Cubes.
aid-newborn = One counter as shown on the card, into the Passage of Time Box.
aid-buy-goods = Culture above 0: one for each Family with a woman.
aid-tribes = Each Family with a man: a visible Utes! or Comanche! goes to Standby.
aid-cubes = Recovery to the bag, then Raided to Recovery.
aid-water = Removes one Drought from its Territory.
aid-move = The Value of the Area entered; more near Outposts and Forts.
aid-corn = Planted Corn is lost if a Family leaves its Area.
aid-raid-new-mexico = With a man and Military 1: draw a cube.
aid-raid-outpost = From its Area or a lower one, with a man and Military 1.
aid-trade-fort = Trade Goods for 1 Culture each; Ferocity 0.
aid-council = A die at or above the Value: 1 AP.
aid-grow = Children may become adults or elders, adults elders.
aid-fill = From the box into empty spaces; elders to the display.
aid-found = Culture above 0: with an adult, in the Canyon, Ferocity 0.
aid-left = Population still in the box goes Out of Play.
aid-animals = All to Resources.
aid-breed = One more of each kind you have.
aid-gather = Where a Family stands on it, without a die.
aid-pasture = 1 horse and 1 sheep for each Territory with a Family.
aid-mourn = A die at or below the Rating: the elder dies.
aid-land = A die: one Drought leaves it or an adjacent Territory.
aid-running = A Peace or Defend in force is resolved.
aid-display = Orders slide up; the executed ones follow below.
aid-ambush = A man, Ferocity 1, Military 1: Battle with Ferocity doubled.
aid-negotiate = Die + Evade + Trade Goods: 6 or more, all there escape.
aid-harassing = A man within 3 Areas: two counters to enter that Area.
aid-check-presence = VP less the card's number: above, Military +1; below, Military down by it.
aid-check-morale = Military down by it; then it is 0.
aid-check-men = Military and Enemy Morale +1 each, up to Military 7.
aid-check-outposts = Enemy Morale +1 each.
aid-check-women = Culture +1 each, up to 9.
aid-check-forts = Culture −1 each.
aid-check-development = Buy one.
aid-check-cubes = AP 0; Raided and Recovery to the bag.
aid-check-box = Half of the population in it is lost, rounded up.
aid-symbols = Symbols
aid-fort = Army fort
aid-raid = Raid counter
aid-tribal = Tribal Raid
aid-harass = Harass
aid-intruder = Intruder
aid-cost-one-ap = 1 AP
aid-cost-free = free
aid-cost-water = 9 − Value MP
aid-cost-move = Value MP
aid-cost-all = all MP
aid-cost-corn = Value + 4 MP
aid-cost-raid = the way to Santa Fé, or all MP
aid-cost-outpost = Value MP
aid-cost-rest = all MP left

goal =
    You lead the Diné, and the table plays the Enemy. What decides the game:
    - Military against Enemy Morale: at the end Military must be the higher of the two.
    - Culture and Military are your life. If both stand at 0 when the rules look, all is lost.
    - Each Territory with a Family is worth the Victory Points (VP) printed on the map. Historical Events compare them with their own number: more raises Military, fewer lowers it. So keep Families in many Territories, feed them, and let generations pass.
    - With Enemy Morale at 0 you may win at once.
goal-rise-of-the-people = 18 cards. Card 42 ends the game: Military 3 or more above Enemy Morale is a Major Victory, 1 or 2 above a Minor one.
goal-los-duenos-del-mundo = 45 cards at most. Card 45 ends the game: Military 3 or more above Enemy Morale is a Major Victory, 1 or 2 above a Minor one.
goal-a-broken-country = 45 cards at most. Card 50 ends the game: Military 3 or more above Enemy Morale is a Major Victory, 1 or 2 above a Minor one.
goal-the-fearing-time = 45 cards at most. At the end comes card 55, Kit Carson: its procedure decides.
goal-the-rope-thrower = 9 cards at most. At the end comes card 55, Kit Carson: its procedure decides.
goal-the-navajo-wars = Three periods in a row. Cards 45 and 50 lead from one to the next; card 55, Kit Carson, decides.

rule-1-title = General rules
rule-1 =
    You lead the Diné, the Navajo people, through almost three centuries of resistance. The game has a Spanish period (1598–1821), a Mexican period (1821–1847) and an American period (1847–1864); each can be played alone, or all three in a row as a campaign. This section covers what decides the game, how to read the rules, the counters, the map with its boxes and tracks, the cubes, the bag and the cards.

rule-1-4-title = What decides the game
rule-1-4 =
    Your survival hangs on three quantities kept on the General Record Track: Military, Culture and Enemy Morale. Unless the scenario says otherwise, you win at its end only if Military is strictly higher than Enemy Morale. If Military and Culture are both 0 you suffer a Major Defeat, but only at the moments when a rule tests for it (12.1).

rule-1-5-title = How to read the rules
rule-1-5 =
    Every rule applies exactly as it stands. Round every division up unless the rule in question says otherwise. A piece must be in play to be spent; once spent it goes Out of Play, except Corn and Intruder counters, which return to their cups (a Firearms Intruder goes Out of Play). “Removed from play” means sent to the proper Out of Play box or cup; “removed from the game” means put back in the storage box, never to return unless a scenario says so.

rule-1-5-1-title = Making choices
rule-1-5-1 =
    When a rule, table or card leaves several legal options and gives no criterion, you choose freely. Work through a list of conditions from top to bottom and carry out only the first one that can be applied. Where Alphabetical Priority is called for, always take the earliest letter: A before B, and so on to F.

rule-1-5-3-title = The golden rule
rule-1-5-3 =
    Read nothing into a rule beyond its wording. Whatever no rule forbids is allowed.

rule-1-6-title = Counters
rule-1-6 =
    The square pieces are called counters. The following sections deal with the limited supply (1.6.1), population and animals (1.6.2), Corn and Drought (1.6.3), the Families (1.6.4), the weapons, Forts, Outposts and raid pieces (1.6.5) and the Intruders (1.6.6).

rule-1-6-1-title = Limited supply
rule-1-6-1 =
    The supply is finite on purpose: if you are told to take a type of counter and none is left outside play, you take nothing and carry on with the rest of the effect. A piece is available as long as it has not been removed from the game. There are 8 horses, 8 sheep, 1 Firearms (besides the 4 Firearms Intruders) and 9 Trade Goods (besides the 2 Trade Intruders). Only 3 of those Trade Goods start Out of Play; the other 6, together with 2 Harass counters, are set aside and not available until a Weaving or Masters of the Mesas Development is bought (Level 2 in some set-ups). There are 6 Missions, 6 Ranchos, 12 Drought counters and 6 Tribal Raid counters.

rule-1-6-2-title = Population and animals
rule-1-6-2 =
    Man, woman, child and elder are population counters; only men and women are adults, an elder is not. In play, men, women and children sit in Family Boxes and elders in the Elder Display. Horses and sheep together are the animals. At any moment, even just before a Battle or in the middle of an activation, you may move a horse from Resources into the empty horse space of a Family in play. You cannot take it out again at will: it stays until step 2 of the Passage of Time, a table or an event removes it. Sheep never go in a Family Box.

rule-1-6-3-title = Corn and Drought
rule-1-6-3 =
    A Corn counter bears a number: that is how many population counters it feeds in the Passage of Time. While on the map it also slows an Enemy Raid, which must use two counters to enter its Area. Each of the six numbered Territories has two Drought spaces holding one counter each; Canyon de Chelly has none. Drought lowers the Agriculture of the Territory and makes harvesting uncertain (3.2.4).

rule-1-6-4-title = Family counters
rule-1-6-4 =
    Each Family, A to F, has two double-sided counters: one face of one of them is on the map, and the spare counter waits in the Family Box. A face shows the Evade modifier on the left and the Ferocity on the right; to change Ferocity, swap to the face with the new number. Ferocity runs from 0 to 3, and a rise at 3 or a drop at 0 has no effect. The Evade modifier follows Ferocity and is the same for all Families: +2 at Ferocity 0, +1 at 1, 0 at 2 and −1 at 3. The Most (or Least) Ferocious Family is the one on the map with the highest (or lowest) Ferocity, ties going by Alphabetical Priority.

rule-1-6-5-title = Other counters
rule-1-6-5 =
    Apart from population, animals, Corn, Drought, Families and Intruders, these counters have rules of their own:
    - Firearms wait in Resources; at most one may be used in a Battle, for +2, and it goes Out of Play as soon as that Battle is over, even if it is an Intruder.
    - “Outpost” means a Mission or a Rancho; a Fort is not an Outpost unless a rule names it too.
    - Fort Defiance and Fort Fauntleroy enter with card 51, or at set-up in The Fearing Time and The Rope Thrower (Defiance in Hopi Land, Fauntleroy in Zuni Mountains, both in Area 1); a card 51 drawn later then carries out only the rest of its event. They differ only in the hits needed to destroy them.
    - Enemy AP counters and Enemy Raid counters are the two sides of the same pieces.
    - Harass counters delay Enemy Raids only; they do nothing in a Tribal Raid.
    - Manuelito enters with card 53, or at set-up in The Rope Thrower, and stacks with one Family, giving it +1 in Battle, +1 when it Evades and one cube redraw per activation against Outposts and Forts. If that Family leaves play he goes Out of Play for good.

rule-1-6-6-title = Intruder counters
rule-1-6-6 =
    An Intruder is drawn unseen from the Intruder cup and placed face down: one die gives the Territory, a second die the Area. As soon as it shares an Area with a Family, whether the Family moves, Evades or is placed there (also out of an Escape or Caught Box) or the Intruder lands on the Family, everything stops while you reveal and resolve it. If several Families are there, Alphabetical Priority decides which one is affected; several Intruders in an Area are revealed one at a time from the top of the pile. Afterwards the counter returns to the cup unless its own entry says otherwise (see the Intruders chart).

rule-1-7-title = The map
rule-1-7 =
    The map shows the Territories of the Navajo land, each with a track of Areas, an Escape Box and a Caught Box, and Santa Fé, the gateway to New Mexico. Along its edge lie the boxes for counters and cubes (1.7.3), the General Record Track (1.7.4) and the Population, Elder and Enemy Order displays (1.7.5).

rule-1-7-2-title = Territories and Areas
rule-1-7-2 =
    There are seven Territories. Six bear a die number and have six Areas each: 1 Shiprock, 2 San Juan Valley, 3 Zuni Mountains, 4 Monument Valley, 5 Hopi Land, 6 Black Mesa. Canyon de Chelly has no number and three Areas, so a die never selects it.
    - A Territory comprises its Areas, its Drought spaces, its Escape Box and its Caught Box.
    - An Area holds any number of Families and Intruders, but at most 1 Corn, 1 Mission, 1 Rancho, 1 Fort and 1 Harass counter.
    - The Value of an Area is its number (1 to 6, and 1 to 3 in the Canyon). The Value in parentheses counts only where a rule or table names it.
    - Areas are adjacent if a connection joins them, Territories if their tracks are joined; the Canyon is adjacent to every Territory.
    - Santa Fé is a special Area of Value 1 that no Family may enter.
    - Agriculture is 3 minus the Drought counters and Ranchos in the Territory, never below 0; in the Canyon it is always 3.

rule-1-7-3-title = Boxes
rule-1-7-3 =
    Each box on the map has its own purpose:
    - Enemy AP Available holds the AP the Enemy has collected until they are used; one marker on the record track may replace the counters.
    - The two Out of Play boxes store the unused pieces of the Enemy and of the Diné.
    - The Passage of Time Box holds population and animals that the Passage of Time may bring to Family Boxes, the Elder Display or Resources.
    - Raided Cubes receives the cubes of your successful raids; each of them lowers the Enemy's AP income by 1. Recovery holds cubes on their way back to the bag.
    - Subjugation receives red cubes drawn in raids or by Subjugate. After each red cube consult the Subjugation table. Every test for 3 cubes there counts red ones only, since Good Medicine may add black ones.

rule-1-7-4-title = General Record Track
rule-1-7-4 =
    Diné AP, Culture and Military never rise above 19; Enemy Morale and Enemy Ferocity stay between 0 and 19; any excess is lost. Unspent Enemy AP have no ceiling.
    - Each Culture point you must lose at Culture 0 costs 2 Military instead, and each Military point you must lose at Military 0 costs 2 Culture instead. If the other track cannot absorb it all it stops at 0, and nothing is converted back.
    - Conversion covers losses only: a cost must be paid in full from its own track.
    - At Culture 0 no new Family may enter in the Passage of Time and you cannot buy Trade Goods in Planning or at a Fort; goods you already hold stay usable, and exchanging animals or Corn for them remains possible.
    - At Military 0 no Family may fight a Battle (Ambush included) or raid New Mexico, an Outpost or a Fort.
    - Enemy Ferocity is added to the Enemy's die in Battle.
    - Enemy Morale falling to 0 during a turn does not end the game; only the Discard Phase and step 6 of card 55 look at it.
    Example: with Culture 1 and Military 6 you must lose 3 Culture. Culture falls to 0, and the two points that are missing cost 4 Military: 2 are left.

rule-1-7-5-title = Displays
rule-1-7-5 =
    The Population display has six Family Boxes, each with one space for a man, a woman, a child and a horse, and a rest space for a Family counter. A Family may be in play only while its box holds at least one adult; the moment it holds none, its child and horse go to the Passage of Time Box and the Family counter leaves the map. During an Enemy Raid this check waits until the raid ends for a Family that lost its last adult by surrender or Battle. New Families enter only through step 1C of the Passage of Time. The Elder Display is a row of seven boxes without stacking limit; new elders start in the leftmost one, and from left to right the Elder Ratings are none, 1, 2, 2, 3, 4, 5. The Enemy Order display has three columns, Active, Inactive and Standby, of six rows each.

rule-1-8-title = Cubes
rule-1-8 =
    Cubes stand for the wealth and the defenders of New Mexico: black for horses or sheep, brown for horses, white for sheep, yellow for people held captive, red for the stability of New Mexico, green for Spanish and Mexican soldiers or volunteers, blue for American soldiers. The full set is 4 brown, 4 white, 3 black, 3 red, 3 green, 2 yellow and 1 blue. The Spanish period uses 15: 3 brown, 3 white, 3 black, 3 red, 2 yellow, 1 green. The Mexican period uses 19: 4 brown, 4 white, 3 black, 3 red, 2 yellow, 3 green. The American period uses 18: 4 brown, 4 white, 3 black, 3 red, 2 yellow, 1 green, 1 blue.

rule-1-9-title = The bag
rule-1-9 =
    The bag, also called the Raid Pool, holds the cubes, which are always drawn at random. If a draw is called for and the bag is empty, skip the draw; a raid in progress ends there, and no Reset Cubes takes place.

rule-1-10-title = Cards
rule-1-10 =
    Apart from the Headman card of the two-player game there are five kinds of card: Operations, Ceremony, Cultural Development, Historical Event and Transition. Cards 1 to 40 are 28 Operations and 12 Ceremony cards; the Historical Events are 41 to 44, 46 to 49 and 51 to 54; the Transitions are 45, 50 and 55; there are 24 Developments.

rule-2-title = Sequence of play
rule-2 =
    A turn consists of drawing a card, resolving it and the Discard Phase. Repeat this until you are defeated, you win, or the scenario ends.

rule-2-1-title = Draw
rule-2-1 =
    Draw the top card of the deck and turn it face up. Should the deck ever be empty, the scenario ends and is judged by its own victory conditions.

rule-2-2-title = Card resolution
rule-2-2 =
    Resolve the printed parts of the card from top to bottom: the Operations Segment (2.2.1), the Major Event (2.2.2), the Minor Event (2.2.3) and the Victory Check Segment (2.2.4). Which of them a card has depends on its kind.

rule-2-2-1-title = Operations Segment
rule-2-2-1 =
    Only Operations cards have this segment, in which the Enemy and the Diné carry out exactly one Operations phase each. The Enemy goes first unless you Preempt: before step 1 of the Enemy phase you may spend the AP printed on the card, provided you have them all, and take your phase first. The card shows three numbers, the Preempt cost and two Enemy AP values; the Enemy collects the lower value if you Preempted and the higher one otherwise.

rule-2-2-2-title = Major Event Segment
rule-2-2-2 =
    Carry out the Major Event of the card, whatever its kind (section 6). On a Ceremony card this also puts one population counter in the Passage of Time Box and, in its step 3, lets you take the card into your hand; otherwise it is discarded. After a Ceremony card's Major Event go straight to the Discard Phase.

rule-2-2-3-title = Minor Event Segment
rule-2-2-3 =
    Only an Operations card has a Minor Event. It is one of four: Drought, Land Recovers, Roll to Swap or Reset Cubes (section 7).

rule-2-2-4-title = Victory Check Segment
rule-2-2-4 =
    After a Historical Event you choose between Good Medicine (8.1), if you can pay for it, and a Victory Check (8.2). A Transition card never allows Good Medicine and brings exactly one Victory Check, the one in step 2 of its own procedure. Operations and Ceremony cards skip this segment.

rule-2-3-title = Discard Phase
rule-2-3 =
    Carry out 2.3.1 to 2.3.5 in order: the Fort loss, the test for automatic defeat and victory, the discard, the Ferocity adjustment, and on to the next card.

rule-2-3-1-title = Discard Phase: Families at a Fort
rule-2-3-1 =
    If at least one Family is in the same Area as a Fort, lose 1 Culture or 1 Military, as you choose. The loss is 1 point in all, without a die roll, however many Families are there.

rule-2-3-2-title = Discard Phase: automatic defeat and victory
rule-2-3-2 =
    First test for defeat: with Culture 0 and Military 0 the game ends in a Major Defeat (12.1). Then, with Enemy Morale 0 and no Family in a Fort's Area, roll a die: a result above the number of Outposts and Forts in play is a Major Victory, otherwise Enemy Morale becomes that number (12.2). With Enemy Morale 0 and a Family in a Fort's Area there is no roll, and Enemy Morale becomes that number (12.2.1).

rule-2-3-3-title = Discard Phase: the card
rule-2-3-3 =
    Discard the current card unless it lies face up along the top edge of the map for a lasting effect. A Ceremony card that you took into your hand is not discarded either, and your hand has no limit.

rule-2-3-4-title = Discard Phase: Family Ferocity
rule-2-3-4 =
    Set to 0 the Ferocity of every Family in play whose box holds no man. A Family that lost its man earlier in the turn other than through a Battle result keeps its Ferocity until now.

rule-2-3-5-title = Discard Phase: next card
rule-2-3-5 =
    If the scenario is not over, go back to 2.1 and draw the next card.

rule-3-title = Diné Operations
rule-3 =
    In your Operations phase you must choose exactly one of Planning (3.1), Take Actions (3.2) or Passage of Time (3.3) and carry it through. At any moment of this phase you may play a Ceremony card from your hand for its Blessing Way effect.

rule-3-1-title = Planning
rule-3-1 =
    Carry out six steps in order: new population, AP from elders, Elder Actions, buying Trade Goods, Tribal Warfare or Tribal Diplomacy, and Reset Cubes.

rule-3-1-step-1-title = Planning, step 1: new population
rule-3-1-step-1 =
    Put one population counter of the type shown on the current Operations card from Out of Play into the Passage of Time Box. If none of that type is Out of Play, nothing happens.

rule-3-1-step-2-title = Planning, step 2: elders give AP
rule-3-1-step-2 =
    Gain 1 AP for each elder in the Elder Display, whatever its box, up to the limit of 19. Then move every elder one box to the right; those already in the rightmost box stay there.

rule-3-1-step-3-title = Planning, step 3: Elder Actions
rule-3-1-step-3 =
    Each elder may attempt one free Elder Action, one elder after another in any order. Name the elder and the action, then roll a die: at or below the Elder Rating of its present box it succeeds, otherwise nothing happens. Conditions are judged anew for each elder.
    - Action 1, if Culture is above Military: Culture falls by 1 and Military rises by 1.
    - Action 2, if Military is above Culture: Military falls by 1 and Culture rises by 1.
    - Action 3: raise or lower by 1 the Ferocity of one Family in play, within 0 to 3 and never above 0 without a man. A rise while Military is below 5 also gives 1 Military; a drop while Culture is below 5 also gives 1 Culture. Elders may change the Ferocity of the same Family only once per card; a failed attempt does not count.
    - Action 4: gain 1 AP.
    Example: an elder in the fifth box, with Rating 3, succeeds with a 1, 2 or 3.

rule-3-1-step-4-title = Planning, step 4: Trade Goods
rule-3-1-step-4 =
    If Culture is above 0, each Family in play with a woman may pay 1 AP, once, to move one Trade Goods counter from Out of Play to Resources. With no Trade Goods Out of Play nobody can buy.

rule-3-1-step-5-title = Planning, step 5: Tribal Warfare or Tribal Diplomacy
rule-3-1-step-5 =
    Each Family in play with a man may pay 1 AP for one attempt at either. The target must be a Utes! or Comanche! Order on its visible side in the Active column; without one no attempt can be made.
    - Tribal Warfare needs Military above 0: fight a Battle against that tribe in the Diné raid and Tribal Warfare column of the Battle table. On FV or MFV roll a die and swap the target with the Standby Order in that row. The Family never moves to an Escape or Caught Box.
    - Tribal Diplomacy: spend any number of Trade Goods, even none, then roll a die and add the goods spent and the Family's Evade modifier, without Manuelito's bonus. A total of 6 or more succeeds; a natural 6 always succeeds and a natural 1 always fails. On success roll a die and swap as above; on failure the goods are simply lost.
    - If the Standby space rolled is empty there is no swap; otherwise the target goes to that Standby row and the other Order takes its Active row.

rule-3-1-step-6-title = Planning, step 6: Reset Cubes
rule-3-1-step-6 =
    Reset Cubes: first all cubes in Recovery go to the bag, then all cubes in Raided Cubes move to Recovery.

rule-3-2-title = Take Actions
rule-3-2 =
    At the start of the operation, count once how many Families you may activate: your elders in the Elder Display, plus the Families in Canyon de Chelly, or plus 1 if there is none.
    - You may activate fewer, or none; each at most once, in the order you like, and one finishes before the next begins.
    - A Family has 6 MP, less 1 for each empty population space in its box (the horse space does not count), adjusted by Developments. Population lost afterwards takes no MP away.
    - Spend MP on any mix of the actions 3.2.1 to 3.2.8 in any order. You may not begin an action whose full cost you cannot pay; MP left over are lost when the activation ends.
    Example: with two elders and no Family in the Canyon you may activate three. A Family without a child has 5 MP.

rule-3-2-1-title = Find Water Hole
rule-3-2-1 =
    For 9 MP minus the Value of its Area, the Family removes one Drought counter from its Territory. A Family with a horse must use the Value in parentheses, which makes the action dearer. It is not possible without Drought in the Territory, hence never in Canyon de Chelly.

rule-3-2-2-title = Move to an adjacent Area
rule-3-2-2 =
    Moving costs the Value of the Area entered, or its Value in parentheses if the Family has a horse.
    - Add 1 MP in all if the track entered has an Outpost in an Area of equal or higher Value.
    - Add 1 MP more if the Territory entered has a Fort in any Area.
    - A Family that starts in a Fort's Area and has spent no MP pays the ordinary cost plus a die. The die is rolled once per activation; if the total is too high the Family stays, pays nothing and may not leave by moving again until it has spent MP on something else.
    - A Family with Ferocity 1 or more that ends its activation in a Fort's Area disbands: its population and its horse go to the Passage of Time Box, the Family counter to its box. Families with Ferocity 0, and Families not activated, do not disband.
    Example: a Family without a horse moves from Area 1 to Area 2; there is a Rancho in Area 3. It costs 2 + 1 = 3 MP.

rule-3-2-3-title = Move to or from Canyon de Chelly
rule-3-2-3 =
    This travel takes the Family's whole MP allowance, so only a Family that has spent no MP may do it, and it does nothing else. To the Canyon: go from any Area of the map, except one with a Fort, to any Area of the Canyon. From the Canyon: go to any Area of any other Territory, never to Santa Fé. Ordinary moves inside the Canyon or across a printed connection remain possible at normal cost.

rule-3-2-4-title = Plant or Harvest Corn
rule-3-2-4 =
    Either action costs the Value of the Family's Area, never the one in parentheses, plus 4 MP.
    - To plant, draw one Corn unseen from the cup and put it face down in the Family's Area. The Area may not already hold Corn and the cup must not be empty; Drought, Outposts and Forts do not matter.
    - Corn returns to the cup the moment any Family leaves its Area for any reason, even if another Family stays.
    - To harvest, the Family needs Corn in its own Area. Without Drought and Ranchos in the Territory it succeeds automatically; otherwise roll a die, which must be higher than the number of Drought and Rancho counters there. On success the Corn goes face up to Resources; on failure it stays face down, the MP are lost, and you may try again later.
    Example: in Area 1 planting costs 1 + 4 = 5 MP. With one Drought counter and one Rancho in the Territory a harvest takes a 3 or more.

rule-3-2-5-title = Raid New Mexico
rule-3-2-5 =
    The Family needs a man and may not be in a Fort's Area, and Military must be at least 1.
    - The cost is the sum of the Values along the cheapest path from the Family's Area (not counted) to Santa Fé (counted, always 1), using Values in parentheses with a horse; Outposts and Forts add nothing.
    - Instead, a Family that has spent no MP may use its whole allowance for a long-range raid from any Area.
    - Once the raid is declared and paid, a Peace in force ends at once.
    - The Family does not move: draw a cube and resolve it in the New Mexico column of the Raid table. With MP left, a Family that still qualifies may raid again.
    Example: from Area 3 of the San Juan Valley the way leads through Areas 2 and 1 to Santa Fé: 2 + 1 + 1 = 4 MP. With a horse it is 1 + 1 + 1 = 3, so that 6 MP are enough for two raids.

rule-3-2-6-title = Raid an Outpost or Fort
rule-3-2-6 =
    The Family needs a man, Military must be at least 1, and it must be in the target's Area or in a lower Area of the same Territory; with several targets name one first. The cost is the plain Value of the Family's Area, even with a horse, and a Peace in force ends at once. Draw cubes one by one from the Raid table until there are enough hits, a Battle is forced or a result ends the raid.
    - An Outpost in Area 2 or higher is beaten by 1 hit and goes back one Area; one in Area 1 needs 2 hits and is removed to Enemy Out of Play. Either way the Family gains 1 Ferocity and you gain 1 Culture. Corn in the Area it falls back to stays.
    - Fort Defiance needs 3 hits and Fort Fauntleroy 5, wherever they stand: the Fort is removed, Family Ferocity rises by 1, Enemy Morale falls by 2 and Enemy Ferocity rises by 2. A Fort gives no Culture and is never pushed back.
    - Surplus hits are lost, and insufficient hits are forgotten when the raid ends.
    Example: a Mission in Area 1 needs 2 hits. Brown is the first; red goes to Subjugation and another cube is drawn; black is two more. The Mission is removed, and one hit is lost.

rule-3-2-7-title = Trade at a Fort
rule-3-2-7 =
    A Family in the Fort's Area spends all the MP it still has, at least 1. Take as many Trade Goods as you like, even none, from Out of Play into Resources, paying 1 Culture for each; you may not take more than your Culture covers or than are available. The Family's Ferocity becomes 0.

rule-3-2-8-title = Tribal Council
rule-3-2-8 =
    Only a Family that has spent no MP may do this, and it spends its whole allowance. Roll a die: if the result is at least the plain Value of its Area, gain 1 AP (limit 19); otherwise nothing happens.

rule-3-3-title = Passage of Time
rule-3-3 =
    Carry out eleven steps in order, also when a Transition card calls for this operation: adjust population (1A to 1E), return animals, breed animals, collect Corn, feed the population, feed the animals, check elders for death, recover land, return Corn, check card 41, and Reset Cubes.

rule-3-3-step-1a-title = Passage of Time, step 1A: growing up
rule-3-3-step-1a =
    Any child in a Family Box or the Passage of Time Box may become a man, a woman or an elder, and any adult there may become an elder; all this is optional. The old counter goes Out of Play and the new one comes from Out of Play into the Passage of Time Box. Convert one counter at a time; a conversion is impossible while no counter of the new type is Out of Play, and a counter made in this step cannot be converted again in it. If a Family's last adult becomes an elder, the Family leaves play and its child and horse go to the Passage of Time Box.

rule-3-3-step-1b-title = Passage of Time, step 1B: filling Families
rule-3-3-step-1b =
    Adults and children in the Passage of Time Box may move into matching empty spaces of Families in play. Elders there may move into the leftmost box of the Elder Display, without limit.

rule-3-3-step-1c-title = Passage of Time, step 1C: new Families
rule-3-3-step-1c =
    If Culture is above 0, population in the Passage of Time Box may fill the box of a Family out of play, with at least one adult. Place that Family in any Area of Canyon de Chelly at Ferocity 0. You may form several Families, choose their letters and fill their boxes further in the same step.

rule-3-3-step-1d-title = Passage of Time, step 1D: Culture
rule-3-3-step-1d =
    Add up 1 Culture lost for each empty population space of every Family in play, new ones included, and 1 Culture gained for each elder newly put in the Elder Display in this operation. Apply the balance as a single change; it applies even at Culture 0, where a net loss turns into Military.
    Example: Family A lacks a child, Family B a man and a woman, and one elder is new: −3 + 1 = −2 Culture.

rule-3-3-step-1e-title = Passage of Time, step 1E: leftovers
rule-3-3-step-1e =
    All population still in the Passage of Time Box, elders included, goes Out of Play.

rule-3-3-step-2-title = Passage of Time, step 2: return animals
rule-3-3-step-2 =
    All animals in Family Boxes and in the Passage of Time Box go to Resources.

rule-3-3-step-3-title = Passage of Time, step 3: breed animals
rule-3-3-step-3 =
    For each type of animal with at least one counter in Resources, add exactly one of that type from Out of Play, if there is one. For example, 3 horses and 1 sheep become 4 horses and 2 sheep.

rule-3-3-step-4-title = Passage of Time, step 4: collect Corn
rule-3-3-step-4 =
    In each Area with both a Family and Corn you may collect the Corn face up into Resources, with no die roll even if there is Drought or a Rancho. Name all the Corn you will collect before turning any of it up.

rule-3-3-step-5-title = Passage of Time, step 5: feed the population
rule-3-3-step-5 =
    Every population counter in Family Boxes and the Elder Display needs 1 food, drawn from one pool for the whole people.
    - Each Territory with at least one Family gives its Agriculture once; Corn in Resources gives its number; each sheep spent from Resources feeds up to 4 and goes Out of Play.
    - While someone is unfed and Corn or sheep remain you must use them, in the mix you prefer. Surplus food is lost, and all Corn in Resources then goes to the cup.
    - You choose who goes unfed: those counters go Out of Play. A Family left without an adult leaves play, and its child stays in the Passage of Time Box until the next Passage of Time.
    Example: three complete Families and two elders need 11 food. Two Territories with Agriculture 3 and 2 give 5, a Corn counter of 3 makes it 8, and one sheep feeds the other three.

rule-3-3-step-6-title = Passage of Time, step 6: feed the animals
rule-3-3-step-6 =
    Each Territory with at least one Family, Canyon de Chelly included, feeds 1 horse and 1 sheep; count the Territories after the removals of step 5. Animals in Resources beyond that number of each type go Out of Play.

rule-3-3-step-7-title = Passage of Time, step 7: death of elders
rule-3-3-step-7 =
    Roll a die for each elder in a box with an Elder Rating: at or below the Rating the elder dies and goes Out of Play. Elders in the unrated leftmost box are not rolled for.

rule-3-3-step-8-title = Passage of Time, step 8: land recovery
rule-3-3-step-8 =
    Roll a die and remove one Drought from that Territory. If it has none, remove one from the lowest-numbered adjacent Territory that has Drought, if any.

rule-3-3-step-9-title = Passage of Time, step 9: return Corn
rule-3-3-step-9 =
    All Corn in Resources goes back to the cup. Face-down Corn on the map stays where it is.

rule-3-3-step-10-title = Passage of Time, step 10: card 41
rule-3-3-step-10 =
    If card 41, Pueblo Revolt, is neither in the deck nor in play and Subjugation holds fewer than 3 red cubes, Enemy Morale falls by 1. In a scenario that does not use card 41 it counts as removed.

rule-3-3-step-11-title = Passage of Time, step 11: Reset Cubes
rule-3-3-step-11 =
    Reset Cubes: all cubes in Recovery go to the bag, then all cubes in Raided Cubes move to Recovery.

rule-4-title = Enemy Operations
rule-4 =
    The Enemy phase has five steps in order: special conditions, collecting AP, random flips, executing Orders and resetting the Order display. Sections 4.1 and 4.2 explain the Orders.

rule-4-step-1-title = Enemy phase, step 1: special conditions
rule-4-step-1 =
    If a Peace counter lies in Raided Cubes, resolve the running Peace (4.2.7); if a Defend counter lies there, resolve the running Defend (4.2.5). If neither is there, go on to step 2. If this step ends the Enemy phase, the rest of the card still follows as usual: your own phase if it is still due, the Major Event and the Minor Event.

rule-4-step-2-title = Enemy phase, step 2: collect AP
rule-4-step-2 =
    The Enemy collects the AP number of the card (the lower one if you Preempted), plus the AP granted by Historical Events and Transitions in play, plus 1 per red cube in Subjugation, minus 1 per cube of any colour in Raided Cubes. It always collects at least 1. Enemy AP counters lying in Raided Cubes do not count against it. The AP are added to any left over in Enemy AP Available.
    Example: the card shows 4 and 2. You Preempted; one red cube lies in Subjugation and two cubes in Raided Cubes: 2 + 1 − 2 = 1 AP.

rule-4-step-3-title = Enemy phase, step 3: random flips
rule-4-step-3 =
    Roll two dice. On a double, swap the Active and Standby Orders of that row if both exist; nothing is flipped. On two different results, flip the Active Order in each of those two rows, unless it bears a stripe; an empty row does nothing. You may spend 2 Trade Goods to cancel one flip, or 3 to reroll both dice together, the new result standing unless you pay again.

rule-4-step-4-title = Enemy phase, step 4: execute Orders
rule-4-step-4 =
    The Active Orders are executed one after another from the top under the general rules of 4.1 and their own rules in 4.2, until one cannot be paid for or none is left.

rule-4-step-5-title = Enemy phase, step 5: reset the display
rule-4-step-5 =
    First the Orders still in the Active column slide up, the topmost first, until all gaps are at the bottom. Then the Inactive Orders, from the lowest upwards, each take the topmost empty Active space. For example, A to F with A and B executed become C, D, E, F, B, A. Afterwards the Inactive column is empty and the Active column full.

rule-4-1-title = General rules for Orders
rule-4-1 =
    Orders sit in three columns of six rows. Those in the Active column are paid for and executed from the top down, then move to the Inactive column; Standby Orders come in only by swapping.

rule-4-1-1-title = Order of execution
rule-4-1-1 =
    Active Orders are executed one at a time, beginning with the topmost.

rule-4-1-2-title = Cost
rule-4-1-2 =
    The AP cost on the visible side of the Order is paid from Enemy AP Available before it is executed. AP paid go to Enemy Out of Play unless the Order says otherwise.

rule-4-1-3-title = Not enough AP
rule-4-1-3 =
    If the topmost Active Order cannot be paid for it is not executed, and cheaper Orders below it are not tried: step 5 follows. Unspent AP stay in Enemy AP Available for later phases.

rule-4-1-4-title = No Active Order left
rule-4-1-4 =
    When the Active column is empty, unspent AP stay in Enemy AP Available and step 5 follows. No Order acts twice in one phase.

rule-4-1-5-title = After execution
rule-4-1-5 =
    An executed Order moves right into the Inactive space of its own row, or into the topmost empty Inactive space if that one is taken; then the next topmost Active Order is tried. An Order executed as a different one is still the same counter: it uses the AP already paid, costs no more and moves to the Inactive column as usual.

rule-4-1-6-title = Standby column
rule-4-1-6 =
    Standby Orders enter the Active column only by a swap: a double in step 3, a Major or Minor Event, or Tribal Warfare or Tribal Diplomacy.

rule-4-1-7-title = Swapping Orders
rule-4-1-7 =
    A swap takes place only if both spaces hold an Order. An event that would move an Order up by a swap is ignored if that Order already stands higher than its partner. Orders that are swapped or slide keep their visible side.

rule-4-2-title = The Orders
rule-4-2 =
    The twelve Orders are Build, Build + Subvert, Colonize, Comanche!, Defend, Expand, Peace, Raid!, Slaves, Subjugate, Subvert and Utes!. Several of them turn into another Order when their conditions are not met; sections 4.2.1 to 4.2.12 say how.

rule-4-2-1-title = Order: Build
rule-4-2-1 =
    Pay the cost. Put an Outpost (a Mission in the Spanish period, a Rancho in the Mexican and American periods) in Area 1 of the lowest-numbered Territory that has none of that type anywhere on its track; the other type does not matter, and Canyon de Chelly is never chosen. Corn in that Area goes to the cup. If no Outpost of the type is left, or no numbered Territory lacks one, execute Subvert instead. The Subvert then counts the AP paid for the Order being executed, or 1 AP if the Build came from a running Peace, or 0 if it came from step 2 of Raid Ends.

rule-4-2-2-title = Order: Build + Subvert
rule-4-2-2 =
    One payment covers both: execute Build, then Subvert. The Outpost just built already counts for Subvert, which uses the whole printed cost as AP spent. If the Build turns into a Subvert, that one is carried out in addition.

rule-4-2-3-title = Order: Colonize
rule-4-2-3 =
    Pay the cost. With no cube in Raided Cubes, execute Expand instead; with cubes there but no Mission or Rancho on the map, execute Build instead. Otherwise move one cube per AP spent from Raided Cubes to Recovery, as far as there are cubes; if not all move, you choose which. Recovery is not emptied.

rule-4-2-4-title = Order: Comanche!
rule-4-2-4 =
    Pay the cost. With fewer than 3 red cubes in Subjugation, execute it as Subjugate with the AP paid. Otherwise the Comanche make a Tribal Raid: take as many Tribal Raid counters as there are Families in play, those in Canyon de Chelly or at a Fort included, and follow the Tribal Raid chart with +1 to Conduct Raid and +5 for the Comanche in Battle.

rule-4-2-5-title = Order: Defend
rule-4-2-5 =
    If the Inactive column holds a Peace or Defend, flip this Order and execute its other side instead, at that side's cost. If that cannot be paid the Order stays flipped and 4.1.3 applies; if the other side too is Peace or Defend, it goes to the Inactive column without effect.
    Otherwise the Enemy spends all its available AP, at least 1 (with 0 AP Defend is not executed), to Out of Play; the counter goes to Raided Cubes and the phase ends without step 5. At each later step 1:
    - If Raided Cubes holds at least 1 cube and more cubes than Enemy AP counters, add AP counters from Enemy Out of Play until they equal the cubes, and the phase ends; steps 2 to 5 are skipped.
    - Otherwise Defend ends: those AP go to Enemy AP Available, Reset Cubes, the Defend counter goes to the topmost empty Inactive space, and step 2 follows.
    Your raids do not end Defend.
    Example: with 3 cubes and 1 AP counter in Raided Cubes, 2 AP counters are added and the Enemy does nothing else. With 1 cube and 1 AP counter Defend ends.

rule-4-2-6-title = Order: Expand
rule-4-2-6 =
    Pay the cost. With no Outpost on the map, execute Build instead. Otherwise every Outpost, Mission or Rancho of any period, moves to the next higher Area of its track and you lose 1 Culture for each that moves. An Outpost already in Area 6, or in Area 3 of Canyon de Chelly, stays and costs you 2 Culture. Corn in an Area entered goes to the cup, Families there suffer nothing for the moment, and Forts do not move.

rule-4-2-7-title = Order: Peace
rule-4-2-7 =
    If the Inactive column holds a Peace or Defend, flip this Order and execute its other side instead (as in 4.2.5). Otherwise:
    - Pay the cost and put the AP counters paid in Raided Cubes.
    - All cubes in Raided Cubes and Recovery go to the bag; remaining Enemy AP, all Diné AP and the Ferocity of every Family become 0.
    - The Peace counter goes to Raided Cubes and the phase ends without step 5.
    At each later step 1 roll a die.
    - Below the number of AP counters in Raided Cubes: remove one of them, execute Build, and the phase ends; steps 2 to 5 are skipped.
    - Equal or higher: Peace ends, those AP go to Enemy AP Available, the Peace counter to the topmost empty Inactive space, and step 2 follows.
    If you raid New Mexico, an Outpost or a Fort, Peace ends at once with the same two moves and no Enemy phase; the Major Event Apaches Raid New Mexico does not end it.
    Example: 3 AP counters lie there. On a 1 or 2 the Peace goes on with 2 counters; on a 3 or more the Enemy has its 3 AP back.

rule-4-2-8-title = Order: Raid!
rule-4-2-8 =
    Pay the cost, turn each AP paid to its Raid side and put it in Santa Fé. Add Raid counters from Enemy Out of Play equal to the total Ferocity of the Families in play, and 2 more in the American period, as far as there are counters. Then follow the Enemy Raid chart, and finally the Raid Ends chart. Families in a Fort's Area are treated as absent throughout, for the Ferocity total, the choice of target and every other test.
    Example: Raid! costs 3, and your Families have Ferocity 0, 1 and 2: 3 + 3 = 6 Raid counters gather in Santa Fé.

rule-4-2-9-title = Order: Slaves
rule-4-2-9 =
    The cost is the printed number or, if the Order bears an F, the total Ferocity of the Families in play when that is higher. Roll a die for a Territory and remove 1 child from a Family there, by Alphabetical Priority among those with a child; if none has a child, 1 woman in the same way. If there is neither, or no Family there, remove a child from the Passage of Time Box, failing that a woman, failing that nothing. Counters removed go Out of Play; a Family left without an adult leaves play (1.7.5). Families in a Fort's Area are wholly immune.

rule-4-2-10-title = Order: Subjugate
rule-4-2-10 =
    Draw one cube from the bag per AP spent, one at a time, as far as there are cubes, and look at them only when all are drawn. Then put every red cube in Subjugation and all others, green and blue too, in Recovery. If a red cube was placed, consult the Subjugation table once all the cubes are in place.

rule-4-2-11-title = Order: Subvert
rule-4-2-11 =
    Pay the cost. With fewer than 3 red cubes in Subjugation, execute Subjugate instead with the AP spent. With 3 red cubes but no Outpost on the map, execute Build instead. Otherwise lose 1 Culture per AP spent, but no more than the number of Outposts on the map; Forts do not count. For example, 3 AP with 2 Missions on the map cost 2 Culture.

rule-4-2-12-title = Order: Utes!
rule-4-2-12 =
    Works exactly like Comanche! (4.2.4), except that Conduct Raid gets no +1 and the Utes add 4 instead of 5 in Battle.

rule-5-title = Reactions
rule-5 =
    When raid counters are placed, your Families may react. Section 5.1 says when and who, section 5.2 describes Ambush, Negotiate, Harass and Evade.

rule-5-1-title = General rules for Reactions
rule-5-1 =
    After each placement of one or two counters you have one window, in which one Family may make one Reaction; you may also decline. Families in an Escape or Caught Box cannot react.

rule-5-1-1-title = What Reactions are
rule-5-1-1 =
    Reactions are your answers to a raid: striking the raiders, buying them off, slowing them down or getting away. Every Reaction but Evade costs AP, and without the AP you cannot choose it. In an Enemy Raid all four exist; in a Tribal Raid only Evade.

rule-5-1-2-title = When you may react
rule-5-1-2 =
    In an Enemy Raid one Reaction by one Family may follow each placement of one or two Raid counters. In a Tribal Raid one Family of the raided Territory may try a free Evade after each counter placed.

rule-5-1-3-title = Outposts, Forts and Reactions
rule-5-1-3 =
    A Family whose own track has an Outpost or a Fort in an Area of equal or higher Value cannot react in an Enemy Raid, but is immune to Tribal Raids. In the raids of card 55 (6.2.3 step 4) this rule does not apply.

rule-5-1-4-title = Reactions in Canyon de Chelly
rule-5-1-4 =
    Families in Canyon de Chelly can make no Reaction at all.

rule-5-2-title = The four Reactions
rule-5-2 =
    Ambush, Negotiate and Harass cost 1 AP each, and Evade is free. Ambush, Negotiate and Evade are for a Family in the Area where Raid counters have just been placed; Harass may follow a placement anywhere.

rule-5-2-1-title = Ambush
rule-5-2-1 =
    Cost: 1 AP. Raid counters must just have been placed in the Family's Area; the Family needs a man and Ferocity 1 or more, and Military must be at least 1. There is no Ambush in a Tribal Raid.
    - Fight a Battle with the Family's Ferocity doubled, but the whole Ferocity bonus is limited to the Value of the Area, even if that is less than the plain Ferocity: Ferocity 3 in Area 2 gives +2.
    - FV or MFV is a success: besides the Battle result, remove every Raid counter from all tracks, but not those in Santa Fé, to Enemy Out of Play. The raid goes on from Santa Fé, and the other Families in the Area need neither fight nor surrender for this placement.
    - On any other result apply the Battle result and carry on; if the Family has left the Area, it need not fight or surrender again.

rule-5-2-2-title = Negotiate
rule-5-2-2 =
    Cost: 1 AP. Raid counters must just have been placed in the Family's Area; neither a man nor Military is needed. Spend any number of Trade Goods, even none, then roll a die and add the goods spent and the Family's Evade modifier, without Manuelito's bonus. A total of 6 or more succeeds; a natural 6 always succeeds and a natural 1 always fails. On success every Family in that Area goes to the Territory's Escape Box. On failure the AP and goods are lost and the raid is resolved.
    Example: with Ferocity 1 you add 1, and two Trade Goods add 2: a 3 makes 6 and succeeds.

rule-5-2-3-title = Harass
rule-5-2-3 =
    Cost: 1 AP, after Raid counters are placed in any Area. Choose a Family with a man, subject to 5.1.3 and 5.1.4, and put one Harass counter in an Area at most 3 connected Areas away from it. That Area must be free of counters of any kind and may not be Santa Fé, nor lie on a track with an Outpost in an Area of equal or higher Value; a Fort is no obstacle beyond its own Area. Military is not needed, but a Harass counter must be available. It stays until step 4 of Raid Ends, and the Enemy must use two counters to enter its Area.

rule-5-2-4-title = Evade
rule-5-2-4 =
    Free. In an Enemy Raid only a Family in the Area just entered may Evade; in a Tribal Raid any Family of the raided Territory. Roll a die and add the Evade modifier, +1 for Manuelito's Family.
    - Above the Value of its Area, the Family moves to the Area of the same track whose Value equals the result; a result of 7 or more puts it in Area 6 or any Area of Canyon de Chelly, as you choose. At or below that Value it stays.
    - A natural 1 always fails; a natural 6 always puts the Family in Area 6 or the Canyon, whatever the modifiers.
    - In an Enemy Raid an Area with Raid counters cannot be entered: if it is the only destination the Evade fails, but the Canyon stays open to a 7 or a natural 6.
    - Evading reveals Intruders in the new Area and sends Corn in the old one to the cup. In the raids of card 55 a result above 6 must go to the Canyon.
    Example: a Family with Ferocity 1 in Area 3 rolls 4. 4 + 1 = 5 is above 3: it moves to Area 5. With a 2 it would have 3, and stay.

rule-6-title = Major Events
rule-6 =
    Every card drawn from the deck has a Major Event. Section 6.1 gives the general rules, section 6.2 the procedures of the three Transition cards.

rule-6-1-title = General rules for Major Events
rule-6-1 =
    Every Operations, Ceremony, Historical Event and Transition card has a Major Event, and you must carry it out in the Major Event Segment; it is never optional.

rule-6-1-1-title = Cards in play
rule-6-1-1 =
    A card with a lasting effect is left face up along the top edge of the map. While there it is in play and is not discarded in the Discard Phase.

rule-6-1-2-title = Cards removed
rule-6-1-2 =
    A card that an event removes goes back to the storage box and never returns; its lasting effect stops at once. It counts as neither in the deck nor in play.

rule-6-2-title = Transition cards
rule-6-2 =
    Only cards 45, 50 and 55 have a step-by-step procedure. It starts as soon as the card is turned up, with no Operations Segment and no Minor Event. It contains one single Victory Check, in step 2, and Good Medicine is never available.

rule-6-2-1-title = Card 45: Mexican Independence
rule-6-2-1 =
    This Transition ends the Spanish period and opens the Mexican one. Carry out nine steps strictly in order. Nothing they do not name is cleared: Families, Resources, elders, Outposts (Missions included), Drought, Corn and Developments stay as they are.

rule-6-2-1-step-1-title = Card 45, step 1: Passage of Time
rule-6-2-1-step-1 =
    Carry out a complete Passage of Time operation, all eleven steps.

rule-6-2-1-step-2-title = Card 45, step 2: Victory Check
rule-6-2-1-step-2 =
    Make a Victory Check (8.2) with 14 as the VP number; no Development may be bought. If Military and Culture are both 0 in its step 3, the game ends in a Major Defeat. In the scenario Los Dueños Del Mundo the game ends after this step and is judged by the scenario (12.3).

rule-6-2-1-step-3-title = Card 45, step 3: Enemy Morale
rule-6-2-1-step-3 =
    Set Enemy Morale to your present Military, up or down. Enemy Ferocity keeps its number. Exchange both markers for the Mexican ones. If Military is 0, Enemy Morale is 0 too, and the Discard Phase of this card tests it as usual.

rule-6-2-1-step-4-title = Card 45, step 4: Mexican Orders
rule-6-2-1-step-4 =
    Remove all Spanish Orders from the game wherever they lie, even a Peace or Defend in Raided Cubes, which simply stops; Enemy AP counters lying there go Out of Play, while unspent AP in Enemy AP Available stay. Of the 14 Mexican Orders remove 2 drawn at random. Lay out the other 12 capital letter up, in alphabetical order: the first six in Active rows 1 to 6, the next six in Standby rows 1 to 6.

rule-6-2-1-step-5-title = Card 45, step 5: cards in play
rule-6-2-1-step-5 =
    Remove card 44, Settlers Colonize New Mexico, from the game. Lay card 45 face up along the top edge, where its effect lasts until card 50. Other lasting cards are untouched.

rule-6-2-1-step-6-title = Card 45, step 6: hand
rule-6-2-1-step-6 =
    Discard all Ceremony cards in your hand. No Enemy Way effect is triggered and no Blessing Way is used.

rule-6-2-1-step-7-title = Card 45, step 7: Mexican deck
rule-6-2-1-step-7 =
    Build a new deck as for A Broken Country. Shuffle all 40 Operations and Ceremony cards into five piles of eight; shuffle 46, 47, 48 and 49 into piles 1 to 4 in that order and 50 into pile 5. Stack the piles with pile 1 on top.

rule-6-2-1-step-8-title = Card 45, step 8: bag
rule-6-2-1-step-8 =
    All cubes in Raided Cubes and Recovery go to the bag; then add 1 brown, 1 white and 2 green cubes. Cubes in Subjugation, red or black, stay there.

rule-6-2-1-step-9-title = Card 45, step 9: Intruders
rule-6-2-1-step-9 =
    Every Intruder that is Out of Play, on the map or in Resources returns to the Intruder cup unrevealed. Ordinary Firearms and Trade Goods counters are not Intruders and stay.

rule-6-2-2-title = Card 50: Army of the West
rule-6-2-2 =
    This Transition ends the Mexican period and opens the American one. Carry out nine steps in order; whatever they do not name stays as it is.

rule-6-2-2-step-1-title = Card 50, step 1: Passage of Time
rule-6-2-2-step-1 =
    Carry out a complete Passage of Time operation, all eleven steps.

rule-6-2-2-step-2-title = Card 50, step 2: Victory Check
rule-6-2-2-step-2 =
    Make a Victory Check (8.2) with 14 as the VP number; no Development may be bought. If Military and Culture are both 0 in its step 3, the game ends in a Major Defeat. In the scenario A Broken Country the game ends after this step and is judged by the scenario (12.3).

rule-6-2-2-step-3-title = Card 50, step 3: Enemy Morale
rule-6-2-2-step-3 =
    Set Enemy Morale to your present Military. Enemy Ferocity keeps its number. Exchange both markers for the American ones.

rule-6-2-2-step-4-title = Card 50, step 4: American Orders
rule-6-2-2-step-4 =
    Remove all Mexican Orders from the game wherever they lie. Of the 14 American Orders remove 2 drawn at random, and lay out the other 12 capital letter up, in alphabetical order: the first six in Active rows 1 to 6, the next six in Standby rows 1 to 6.

rule-6-2-2-step-5-title = Card 50, step 5: cards in play
rule-6-2-2-step-5 =
    Remove cards 45, Mexican Independence, 48, When the Land is Sick, and 49, Narbona's War, from the game wherever they are. Lay card 50 face up along the top edge for its lasting effect.

rule-6-2-2-step-6-title = Card 50, step 6: hand
rule-6-2-2-step-6 =
    Discard all Ceremony cards in your hand. No Enemy Way effect is triggered.

rule-6-2-2-step-7-title = Card 50, step 7: American deck
rule-6-2-2-step-7 =
    Build a new deck as for The Fearing Time. Shuffle all 40 Operations and Ceremony cards into five piles of eight; shuffle 51, 52, 53 and 54 into piles 1 to 4 in that order and 55 into pile 5. Stack the piles with pile 1 on top.

rule-6-2-2-step-8-title = Card 50, step 8: bag
rule-6-2-2-step-8 =
    All cubes in Raided Cubes and Recovery go to the bag. Then remove 2 green cubes from the game, or as many as are there, and add 1 blue cube to the bag.

rule-6-2-2-step-9-title = Card 50, step 9: Intruders
rule-6-2-2-step-9 =
    Every Intruder that is Out of Play, on the map or in Resources returns to the Intruder cup.

rule-6-2-3-title = Card 55: Kit Carson, “Rope Thrower”
rule-6-2-3 =
    This Transition is the end of the game: play never goes on after it, so it neither builds a deck nor empties your hand. Carry out its steps in order until one of them decides the game. Steps 4 to 9 are played only if you choose option 2 in step 3.

rule-6-2-3-step-1-title = Card 55, step 1: Passage of Time
rule-6-2-3-step-1 =
    Carry out a complete Passage of Time operation, all eleven steps.

rule-6-2-3-step-2-title = Card 55, step 2: Victory Check
rule-6-2-3-step-2 =
    Make a Victory Check (8.2) with 15 as the VP number; a Development may be bought. If Military and Culture are both 0 in its step 3, or once the Check is over, the game ends in a Major Defeat.

rule-6-2-3-step-3-title = Card 55, step 3: the ultimatum
rule-6-2-3-step-3 =
    If Military is strictly higher than Enemy Morale you win a Major Victory. If it is equal or lower you must choose:
    - Option 1, war first: carry out one Take Actions operation, then the game ends. If no Fort and no Outpost of any kind is left on the map it is a Major Victory; if a single one is left it is a Major Defeat.
    - Option 2, retreat to the strongholds: go through steps 4 to 9.

rule-6-2-3-step-4-title = Card 55, step 4: Kit Carson's raids
rule-6-2-3-step-4 =
    Make one Tribal Raid against each numbered Territory with at least one Family, from the lowest number up; Canyon de Chelly is never raided. Each raid uses as many counters as there are Families in play when it starts, those in Caught Boxes included, and the Comanche +1 does not apply. These special rules hold:
    - Rule 5.1.3 is off, and even Families in a Fort's Area are not immune.
    - A Family whose modified Evade result is above 6 must go to an Area of the Canyon; a natural 6 with a result of 6 or less follows the normal rule.
    - Every Conduct Raid roll gets +3, and +2 more if the Territory has a Fort. A setting of the game also adds the Area number of the highest Outpost there.
    - No Family may choose Battle; each one struck gives up 1 population.
    - At the end of the raid Families stay in their Caught Boxes.

rule-6-2-3-step-5-title = Card 55, step 5: losses
rule-6-2-3-step-5 =
    Lose 1 Military for each counter in the Passage of Time Box, population and animals alike; losses beyond the last Military point cost 2 Culture each. If Military is now 0 the game ends: a Minor Defeat with Culture 1 or more, a Major Defeat with Culture 0. With Military 1 or more go on.

rule-6-2-3-step-6-title = Card 55, step 6: Enemy Morale
rule-6-2-3-step-6 =
    Enemy Morale falls by 1 for each Family in play outside Canyon de Chelly and not in a Caught Box. If it reaches 0 you win a Minor Victory and the game is over.

rule-6-2-3-step-7-title = Card 55, step 7: Families still free
rule-6-2-3-step-7 =
    Compare the reduced Enemy Morale with the same number of Families. If Morale is strictly lower you win a Minor Victory and the game is over; otherwise go on.
    Example: Enemy Morale is 5 and three Families are free. In step 6 Morale falls to 2; that is below 3, and you win.

rule-6-2-3-step-8-title = Card 55, step 8: the Canyon falls
rule-6-2-3-step-8 =
    All population of every Family in Canyon de Chelly goes Out of Play and those Families leave the map. Lose 1 Culture per counter removed; what Culture cannot cover costs 2 Military each.

rule-6-2-3-step-9-title = Card 55, step 9: the end
rule-6-2-3-step-9 =
    If you have at least 1 Culture or 1 Military left it is a Minor Victory; with both at 0 it is a Minor Defeat.

rule-7-title = Minor Events
rule-7 =
    Minor Events appear on Operations cards only: Drought, Land Recovers, Roll to Swap and Reset Cubes.

rule-7-1-title = General rules for Minor Events
rule-7-1 =
    Each Operations card names exactly one Minor Event, carried out after the Major Event. Ceremony, Historical Event and Transition cards have none. Spending 3 Trade Goods cancels one Minor Event completely.

rule-7-2-title = The Minor Events
rule-7-2 =
    The four Minor Events are Drought (7.2.1), Land Recovers (7.2.2), Roll to Swap (7.2.3) and Reset Cubes (7.2.4).

rule-7-2-1-title = Minor Event: Drought
rule-7-2-1 =
    Roll a die and put one Drought counter in a free Drought space of that Territory. If both spaces are full, put it in the highest-numbered adjacent Territory with a free space, never in Canyon de Chelly; if there is none, or no Drought counter is left, nothing happens.

rule-7-2-2-title = Minor Event: Land Recovers
rule-7-2-2 =
    Roll a die and remove one Drought from that Territory. If it has none, remove one from the lowest-numbered adjacent Territory that has Drought, if any.

rule-7-2-3-title = Minor Event: Roll to Swap
rule-7-2-3 =
    Roll a die. If that row of the Order display has an Order both in the Active and in the Standby column, exchange the two without turning them over; otherwise nothing happens.

rule-7-2-4-title = Minor Event: Reset Cubes
rule-7-2-4 =
    First move all cubes from Recovery to the bag, then all cubes from Raided Cubes to Recovery, so that a cube moves one box only. Cubes in Subjugation are not touched, nor are Enemy AP counters or a Peace or Defend counter lying in Raided Cubes.

rule-8-title = Victory Check
rule-8 =
    On a Historical Event, after its Major Event, you choose Good Medicine (8.1) or the Victory Check (8.2). On a Transition card the Victory Check is compulsory and takes place once, in step 2 of the card's procedure.

rule-8-1-title = Good Medicine
rule-8-1 =
    Good Medicine lets you skip the whole Victory Check: none of its ten steps happens. The price is always Enemy Morale +1, plus 1, 2 or 3 black cubes put in Subjugation depending on the card (see the Good Medicine chart). If you cannot pay every cube you must make the Victory Check. It is never possible on cards 45, 50 and 55.

rule-8-2-title = Victory Check procedure
rule-8-2 =
    Carry out ten steps in order: presence in the Territories, Enemy Morale against Military, test for defeat, men, Outposts, women, Forts, one Development, AP and cubes, and the Passage of Time Box.
    Example: the card asks for 7 VP and your Territories give 8; Military 5, Culture 8, Enemy Morale 3, three men, two women, one Outpost, no Fort. Military rises to 6 and, less Morale 3, falls to 3; Morale is then 0. The men bring Military to 6 and Morale to 3, the Outpost brings Morale to 4, and the women bring Culture to its ceiling of 9.

rule-8-2-step-1-title = Victory Check, step 1: presence
rule-8-2-step-1 =
    Add the VP of every Territory with at least one Family, each Territory once, Escape and Caught Boxes and Canyon de Chelly included, and subtract the VP number of the card. If the difference is positive, Military rises by 1, never more; if it is zero nothing changes; if it is negative you lose that much Military.

rule-8-2-step-2-title = Victory Check, step 2: Enemy Morale
rule-8-2-step-2 =
    Lose Military equal to Enemy Morale, converting what Military cannot cover into Culture (1.7.4). Then Enemy Morale becomes 0. For example, Military 5 and Culture 9 against Morale 6 leave Military 0 and Culture 7.

rule-8-2-step-3-title = Victory Check, step 3: defeat
rule-8-2-step-3 =
    If Military and Culture are both 0, the game ends at once in a Major Defeat. If either is above 0, go on.

rule-8-2-step-4-title = Victory Check, step 4: men
rule-8-2-step-4 =
    Count the men of Families in play that are not in the same Territory as a Fort; Military rises by that number, but not above 7. If Military is already 7 or more nothing moves. Enemy Morale rises by the number of spaces Military actually moved.

rule-8-2-step-5-title = Victory Check, step 5: Outposts
rule-8-2-step-5 =
    Enemy Morale rises by 1 for each Outpost in play, Missions and Ranchos of any period. Forts are not counted.

rule-8-2-step-6-title = Victory Check, step 6: women
rule-8-2-step-6 =
    Count the women of Families in play that are not in the same Territory as a Fort; Culture rises by that number, up to a ceiling of 9. If Culture was above 9 it is cut to 9, even with no woman in play. For an easier game set the ceiling to 10, for a harder one to 8.

rule-8-2-step-7-title = Victory Check, step 7: Forts
rule-8-2-step-7 =
    Lose 1 Culture for each Fort in play, with conversion if needed. This comes after the ceiling, so Culture 9 with two Forts ends at 7.

rule-8-2-step-8-title = Victory Check, step 8: Development
rule-8-2-step-8 =
    Except on cards 45 and 50, you may buy one Cultural Development at most, paying the Culture and Military printed on it. You must have the full points; conversion cannot be used to pay. Paying down to 0 and 0 is allowed, but the Discard Phase will then end the game.

rule-8-2-step-9-title = Victory Check, step 9: AP and cubes
rule-8-2-step-9 =
    Your AP become 0, and all cubes in Raided Cubes and Recovery go to the bag. Subjugation is untouched, and Enemy AP counters and a Peace or Defend counter in Raided Cubes stay.

rule-8-2-step-10-title = Victory Check, step 10: Passage of Time Box
rule-8-2-step-10 =
    Half of the population counters in the Passage of Time Box, rounded up, go Out of Play; you choose which. Men, women, children and elders count; animals are ignored.

rule-9-title = Cultural Developments
rule-9 =
    Developments are lasting advantages of your people, in groups of three levels.

rule-9-1-title = General rules for Developments
rule-9-1 =
    Developments are bought only in step 8 of a Victory Check or at set-up. Besides its cost a card may have further conditions, all of which must hold; one given free costs neither Culture nor Military. To exhaust a Development turn it sideways; to refresh it turn it upright again. In Vigil every exhausted Development is refreshed at the end of Passage of Time.

rule-9-1-1-title = Development groups
rule-9-1-1 =
    There are eight groups of three levels. Level 2 needs Level 1, and Level 3 needs Levels 1 and 2, of the same group. At set-up you keep one group of your choice; three of the other seven are drawn at random and left out, so five groups are in the game. As a Victory Check allows one purchase only, a group takes at least three purchases to complete.

rule-9-1-2-title = Developments bought
rule-9-1-2 =
    Lay a Development you buy face up along the top edge of the map: it is now in play.

rule-9-1-3-title = How long they last
rule-9-1-3 =
    The effect lasts as long as the card stays in play. Cards 45 and 50 do not remove it.

rule-9-1-4-title = Contradictions
rule-9-1-4 =
    Where a Development contradicts the rules or a Major or Minor Event, the Development prevails.

rule-10-title = Trade Goods
rule-10 =
    Trade Goods are wealth you can turn into other advantages. Section 10.1 says how to get them, section 10.2 how to use them.

rule-10-1-title = Getting Trade Goods
rule-10-1 =
    You always need a Trade Goods counter Out of Play; it goes to Resources, and without one you pay nothing.
    - In Planning step 4, with Culture above 0: each Family in play with a woman may buy one for 1 AP.
    - At a Fort (3.2.7): 1 Culture for each counter taken.
    - At any time: 3 animals from Resources in any mix, which go Out of Play. Horses in Family Boxes and animals in the Passage of Time Box cannot pay.
    - At any time: Corn in Resources worth at least 6 together, without change; the Corn goes to the cup.

rule-10-2-title = Using Trade Goods
rule-10-2 =
    Trade Goods may be spent at any time; they go Out of Play, while a Trade Intruder returns to the cup.
    - 2 Trade Goods: gain 1 AP (limit 19).
    - 2 Trade Goods: cancel the flip of one Order in step 3 of the Enemy phase; the swap of a double is not a flip.
    - 3 Trade Goods: take any animal from Out of Play into Resources.
    - 3 Trade Goods: reroll. All the dice of that roll are rolled again and the new result stands, even if worse, unless you spend 3 more at once. A reroll of your Battle die must be bought before the foe's die is rolled; the foe's die is never rerolled.
    - 3 Trade Goods: put a cube just drawn back in the bag and draw again; the new cube stands unless you spend 3 more at once.
    - 3 Trade Goods: cancel one Minor Event or one Enemy Way effect.
    - Any number: +1 each to Tribal Diplomacy or Negotiate, decided before the roll.
    - Trade Goods are also used with levels 2 and 3 of the Sharp Traders Development.

rule-11-title = Battles
rule-11 =
    A Battle compares two modified dice on the Battle table. Sections 11.1 to 11.3 say when you fight, how, and what follows.

rule-11-1-title = When you fight
rule-11-1 =
    A Battle needs a man in the Family and Military of 1 or more at that moment. It happens only on these occasions: a green or blue cube in one of your raids; by choice when an Enemy Raid or a Tribal Raid strikes a Family; Tribal Warfare in Planning; and an Ambush. The raids of card 55 offer no Battle.

rule-11-2-title = How to fight
rule-11-2 =
    First roll the Diné die and add:
    - the Family's Ferocity, or in an Ambush twice that but at most the Value of the Area;
    - 1 if a horse is in the Family Box (you may put it there just before);
    - 1 for Manuelito's Family;
    - 2 if you use a Firearms counter from Resources, one at most, which goes Out of Play after the Battle whatever the result.
    The Ambush limit concerns the Ferocity part only. A Ceremony card may be played for its Blessing Way.
    Then roll the foe's die and add Enemy Ferocity for the Enemy, 4 for the Utes or 5 for the Comanche.
    Subtract the foe's total from yours and read the Battle table: the column goes by the Value of the Area in an Enemy Raid, a Tribal Raid or an Ambush, and is the fourth one for your own raids and Tribal Warfare.
    Example: in an Ambush in Area 3 a Family with Ferocity 2 and a horse rolls 4. Twice 2 is 4, but at most 3: 4 + 3 + 1 = 8. The Enemy rolls 3 and has Ferocity 4: 7. The difference is +1.

rule-11-3-title = Consequences
rule-11-3 =
    Apply the result of the Battle table. After an Ambush add the effects of 5.2.1, after Tribal Warfare those of 3.1 step 5; any other Battle has the table result only. Finally a Firearms counter that was used goes Out of Play.

rule-12-title = Victory and defeat
rule-12 =
    The game may end early in an automatic defeat (12.1) or an automatic victory (12.2); otherwise the scenario decides at its end (12.3).

rule-12-1-title = Automatic defeat
rule-12-1 =
    Military 0 and Culture 0 are a Major Defeat when tested: in step 3 of a Victory Check, once that Check is over on card 55, and in the Discard Phase. At any other moment both may stand at 0, and a recovery before the next test saves you. If automatic defeat and automatic victory fall in the same Discard Phase, defeat comes first.

rule-12-2-title = Automatic victory
rule-12-2 =
    In the Discard Phase, with Enemy Morale 0 and no Family in a Fort's Area, roll a die: if it is higher than the number of Outposts (Missions and Ranchos) and Forts in play you win a Major Victory. Otherwise Enemy Morale is set to that number and play goes on; as an option it may be set to the die roll instead. With no Outpost and no Fort you always win; with six or more together you never do. The Fort loss of 2.3.1 comes before this test, the Ferocity adjustment of 2.3.4 after it.
    Example: with two Missions and one Fort in play you need a 4 or more; otherwise Enemy Morale becomes 3.

rule-12-2-1-title = Families at a Fort
rule-12-2-1 =
    With Enemy Morale 0 and at least one Family in a Fort's Area in the Discard Phase, there is no roll and no victory. Enemy Morale is set to the number of Outposts and Forts in play.

rule-12-3-title = End of the scenario
rule-12-3 =
    If neither 12.1 nor 12.2 has decided the game, the scenario does; the general rule is Military above Enemy Morale.
    - Rise of the People (after card 42), Los Dueños Del Mundo (after 45) and A Broken Country (after 50): Enemy Morale first rises by 1 per black cube in Subjugation. Then Military minus Enemy Morale gives the result: 3 or more, Major Victory; 1 or 2, Minor Victory; 0 to −2, Minor Defeat; −3 or less, Major Defeat.
    - The Fearing Time, The Rope Thrower and The Navajo Wars: the procedure of card 55 (6.2.3) gives the result.

rule-13-title = Glossary
rule-13 =
    The entries of this section explain words that recur throughout the rules. Two short ones: a piece is available as long as it has not been removed from the game, and a free Action or Reaction costs no AP.

rule-13-adjacent-title = Adjacent
rule-13-adjacent =
    Two Areas are adjacent if a connection joins them; two Territories are adjacent if their tracks are joined. Canyon de Chelly is adjacent to every Territory, even without a connection. For example, Shiprock is adjacent to Zuni Mountains, San Juan Valley and the Canyon.

rule-13-adult-title = Adult
rule-13-adult =
    Men and women are adults. Neither an elder nor a child is one, so neither of them keeps a Family in play.

rule-13-agriculture-title = Agriculture
rule-13-agriculture =
    The Agriculture of a Territory is 3, minus 1 per Drought counter and 1 per Rancho there, but never below 0; Missions and Forts do not count. In Canyon de Chelly it is always 3, even with a Rancho.

rule-13-alphabetical-priority-title = Alphabetical Priority
rule-13-alphabetical-priority =
    Among several candidates take the one with the earliest letter: A first, F last.

rule-13-blessing-way-title = Blessing Way
rule-13-blessing-way =
    You may play a Ceremony card from your hand for its Blessing Way effect, as the card says: in a Battle, in an Evade, or at any time in your own Operations phase. The card then leaves your hand.

rule-13-canyon-de-chelly-title = Canyon de Chelly
rule-13-canyon-de-chelly =
    The Canyon is a Territory with three Areas and no die number. All Territory rules apply, with these exceptions:
    - It is adjacent to every Territory; Drought never touches it and its Agriculture is always 3.
    - Tribal Raids never target it. An Enemy Raid targets it only when no Family stands in an Area elsewhere; Families in Escape or Caught Boxes or at a Fort do not shield it.
    - Outposts are never placed there, except by step 1 of Raid Ends.
    - A Family may travel to or from it with its whole MP allowance (3.2.3).
    - New Families enter in any of its Areas, at Ferocity 0, if Culture is above 0.
    - An Evade result of 7 or more or a natural 6 may lead there.
    - Families in it can make no Reaction.

rule-13-drought-title = Drought spaces
rule-13-drought =
    Each numbered Territory has two Drought spaces, for one Drought counter each. Canyon de Chelly has none.

rule-13-enemy-way-title = Enemy Way
rule-13-enemy-way =
    The Enemy Way effect of a Ceremony card works only when the Major Event of another Ceremony card calls for it; you can never choose it. In Vigil a Ceremony card calls it with a die: above the number of the card, the Enemy Way of the last Ceremony card in the discard pile takes effect. Spending 3 Trade Goods cancels it. The name is only the original game's: among the Diné the Enemy Way is a ceremony that heals those who come home from war, and has nothing of what these effects do.

rule-13-ferocity-title = Ferocity
rule-13-ferocity =
    Ferocity is the right-hand number of a Family counter, from 0 to 3. The Most Ferocious Family is the one on the map with the highest Ferocity, the Least Ferocious the one with the lowest; ties go by Alphabetical Priority in both cases. A Family without a man can never be raised above 0.

rule-13-forts-title = Forts
rule-13-forts =
    Fort Defiance and Fort Fauntleroy work alike, but Fauntleroy is harder to destroy (5 hits against 3).
    - Families in a Fort's Area are immune to Slaves, Comanche!, Utes! and Raid!, and an Enemy Raid treats them as absent.
    - A Family with Ferocity 1 or more that ends its activation there disbands: its population and horse go to the Passage of Time Box and its counter to its box.
    - A Fort makes every move into its Territory dearer, and leaving its Area harder (3.2.2).
    - In a Victory Check it keeps out the men and women of its Territory and costs 1 Culture (8.2).
    - In the Discard Phase, one or more Families in a Fort's Area cost 1 Culture or 1 Military in all.

rule-13-hand-title = Hand
rule-13-hand =
    A Ceremony card enters your hand through its own Major Event, which also puts one population counter in the Passage of Time Box; if you do not take it, it is discarded. There is no limit to the number of Ceremony cards in your hand.

rule-13-in-play-title = In play
rule-13-in-play =
    A Family is in play while it is in an Area, a Caught Box or an Escape Box. Any other counter is in play anywhere on the map sheet except Out of Play. A card is in play while it lies face up along the top edge.

rule-13-intruders-title = Intruders
rule-13-intruders =
    An Intruder is drawn unseen and placed face down by one die for the Territory and one for the Area, so never in Canyon de Chelly. It is revealed and resolved the moment it shares an Area with a Family, however that comes about. With several Families there the alphabetically first is affected; several Intruders are resolved from the top of the pile, each completely before the next.

rule-13-manuelito-title = Manuelito
rule-13-manuelito =
    Manuelito is stacked with one Family, brought in by card 53 or by the set-up of The Rope Thrower. That Family has +1 in Battle and +1 when it Evades, and once per activation may put back one cube drawn against an Outpost or Fort and draw again. If the Family leaves play, Manuelito goes Out of Play and does not return.

rule-13-preempt-title = Preempt
rule-13-preempt =
    To Preempt is to spend the AP printed on the Operations card so that your Operations phase comes before the Enemy's. The Enemy then collects the lower of the two AP numbers of the card.

rule-13-removed-title = Removed
rule-13-removed =
    Removed from play: the piece goes to the proper Out of Play box, but Corn and Intruders go to their cups, except Firearms and Wanderers Intruders, which go Out of Play. Removed from the game: the piece goes to the storage box and returns only if a scenario says so.

rule-13-reset-cubes-title = Reset Cubes
rule-13-reset-cubes =
    First all cubes in Recovery go to the bag; then all cubes in Raided Cubes go to Recovery. Only cubes move: Enemy AP counters and a Peace or Defend counter in Raided Cubes stay, and Subjugation is untouched.

rule-13-round-title = Rounding
rule-13-round =
    Round every division up unless a rule says otherwise: 5 divided by 3 is 2.

rule-13-santa-fe-title = Santa Fé
rule-13-santa-fe =
    Santa Fé is a special Area whose Value is always 1. No Family may ever enter it.

rule-13-spend-title = Spend
rule-13-spend =
    A piece must be in play to be spent. It then goes Out of Play; pieces drawn from a cup go back to that cup, except a Firearms Intruder, which goes Out of Play.

rule-13-swap-title = Swap
rule-13-swap =
    Two Orders are swapped only if both spaces hold one; otherwise nothing happens. They keep their visible side.

rule-13-territory-title = Territory
rule-13-territory =
    A Territory is a part of the map with a track of Areas. A rule that names it covers its Areas, its Drought spaces and its Escape and Caught Boxes.

rule-13-tribes-title = Tribes
rule-13-tribes =
    The tribes are the Apache, Comanche, Hopi, Ute and Zuni. Only the Utes (+4) and the Comanche (+5) fight Battles against you.

rule-14-title = Scenarios
rule-14 =
    There are six scenarios: one short and one full for the Spanish period, one for the Mexican period, two for the American period, and the campaign of all three. Unless the scenario says otherwise, set up as follows:
    - Each starting Family has a man, a woman and a child.
    - Three elders start, one in each of the three leftmost boxes of the Elder Display.
    - All Corn and all Intruders are in their cups; unused population, animals and goods are Out of Play.
    - Of the 14 Orders of the period remove 2 at random; lay out 12 capital letter up, in alphabetical order, first the Active and then the Standby column.
    - Keep one group of Developments of your choice; three of the other seven are drawn at random and left out.
    - A full deck is five piles of 8 Operations and Ceremony cards, each with one numbered card of the period shuffled in, stacked in order.

rule-14-1-title = Rise of the People (Spanish period, short)
rule-14-1 =
    Set up as follows; the scenario ends after card 42 and is judged by 12.3.
    - Families A, B and C at any Ferocity in any Areas of Shiprock, San Juan Valley and Canyon de Chelly; no Resources and no Drought.
    - Military 5, Culture 9, AP 3; Enemy Morale 5, Enemy Ferocity 4.
    - Bag: 3 black, 3 brown, 3 red, 3 white, 2 yellow, 1 green. Subjugation is empty, and Missions are in stock.
    - One free Level 1 Development. Spanish Orders.
    - Deck of 18 cards: two piles of 8, with 41 shuffled into the first and 42 into the second.

rule-14-2-title = Los Dueños Del Mundo (Spanish period)
rule-14-2 =
    Set up as for Rise of the People, but with a full deck: five piles of 8 cards with 41, 42, 43, 44 and 45 shuffled in, one in each, 45 cards in all. The scenario ends after step 2 of card 45 and is judged by 12.3.

rule-14-3-title = A Broken Country (Mexican period)
rule-14-3 =
    Set up as follows; the scenario ends after step 2 of card 50 and is judged by 12.3.
    - Families A to D at any Ferocity in any Areas of Shiprock, San Juan Valley, Zuni Mountains and Hopi Land.
    - Military 7, Culture 12, AP 3; Enemy Morale 7, Enemy Ferocity 4.
    - Resources: 3 horses and 3 sheep. One Drought in each numbered Territory.
    - Bag: 3 black, 4 brown, 4 white, 2 yellow, 3 green; 3 red cubes in Subjugation.
    - Card 45 is in play. Only Ranchos are in stock, no Missions. Buy up to 4 Developments, one at a time. Mexican Orders.
    - Deck of 45 cards: five piles of 8 with 46 to 50.

rule-14-4-title = The Fearing Time (American period)
rule-14-4 =
    Set up as follows; card 55 ends and decides the scenario (6.2.3).
    - Families A to E at Ferocity 0 in Areas of Shiprock, San Juan Valley, Zuni Mountains, Hopi Land and Canyon de Chelly.
    - Military 5, Culture 5, AP 3; Enemy Morale 3, Enemy Ferocity 5.
    - Resources: 4 horses and 4 sheep. One Drought in each numbered Territory.
    - Bag: 3 black, 4 brown, 4 white, 2 yellow, 1 green, 1 blue; 3 red cubes in Subjugation.
    - Fort Defiance in Area 1 of Hopi Land and Fort Fauntleroy in Area 1 of Zuni Mountains; Ranchos in Area 3 of Shiprock and Area 2 of San Juan Valley. Only Ranchos are in stock, no Missions.
    - Card 50 is in play. Eight free Developments, whose prerequisites must hold. American Orders.
    - Deck of 45 cards: five piles of 8 with 51 to 55; card 51 then carries out only the rest of its event.

rule-14-5-title = The Rope Thrower (end of the American period)
rule-14-5 =
    Set up as follows; card 55 ends and decides the scenario (6.2.3).
    - Families A to E at Ferocity 0 in Areas of Shiprock, San Juan Valley, Zuni Mountains, Hopi Land and Canyon de Chelly, with two population counters each; roll for the one that is missing. Manuelito is with any Family.
    - Military 5, Culture 5, AP 0; Enemy Morale 5, Enemy Ferocity 5.
    - Resources: 4 horses, 4 sheep and 1 Firearms. One Drought in each numbered Territory.
    - Bag: 3 black, 4 brown, 4 white, 3 red, 2 yellow, 1 green, 1 blue; Subjugation is empty.
    - Fort Fauntleroy in Area 1 of Zuni Mountains and Fort Defiance in Area 1 of Hopi Land; Ranchos in Area 1 of Shiprock and of San Juan Valley. Only Ranchos are in stock, no Missions.
    - In play: card 50, Death of Henry Linn Dodge, and cards 53 and 54. Four of the five Development groups are complete; the fifth is out.
    - Twelve American Orders laid out at random, not in alphabetical order.
    - Deck without Ceremony cards: 3 Operations cards shuffled with 55 at the bottom, 5 Operations cards on top. Then draw Ceremony cards one at a time, each putting its population counter in the Passage of Time Box, until there are 3; you may keep one in hand, and Enemy Way is ignored.

rule-14-6-title = The Navajo Wars (campaign)
rule-14-6 =
    The campaign plays all three periods in a row. Set up as for Los Dueños Del Mundo, with the deck of cards 41 to 45. Card 45 leads to the Mexican period and card 50 to the American one, each building its own deck; card 55 ends and decides the game (6.2.3).

rule-battle-table-title = Battle table
rule-battle-table =
    Subtract the foe's modified die from yours. The columns are Areas 1–2, 3–4 and 5–6 for Enemy Raids, Tribal Raids and Ambushes, and “own raid” for your raids on New Mexico, Outposts and Forts and for Tribal Warfare.
    +4 or more: Areas 1–2 FV; Areas 3–4 MFV; Areas 5–6 MFV; own raid MFV
    +3: Areas 1–2 FE; Areas 3–4 FV; Areas 5–6 MFV; own raid FV
    +2: Areas 1–2 FE; Areas 3–4 FV; Areas 5–6 FV; own raid FV
    +1: Areas 1–2 RGD; Areas 3–4 FE; Areas 5–6 FV; own raid RGD
    0: Areas 1–2 RGD; Areas 3–4 RGD; Areas 5–6 RGD; own raid RGD
    −1: Areas 1–2 EV; Areas 3–4 TTD; Areas 5–6 TTD; own raid TTD
    −2: Areas 1–2 EV; Areas 3–4 EV; Areas 5–6 EV; own raid EV
    −3: Areas 1–2 EV; Areas 3–4 EV; Areas 5–6 MEV; own raid EV
    −4 or less: Areas 1–2 MEV; Areas 3–4 MEV; Areas 5–6 MEV; own raid MEV

rule-battle-results-title = Battle results
rule-battle-results =
    A move to the Escape or Caught Box of the Territory takes place only in an Enemy Raid or Tribal Raid (Ambush included). Battle losses cost no Culture by themselves. A Family left without an adult leaves play at once, but in an Enemy Raid it first goes to its box and waits for step 5 of Raid Ends.
    - MFV, Major Family Victory: Family Ferocity +1; against the Enemy, Enemy Morale −1 and Enemy Ferocity +2; against a tribe, Military +1; roll for Battle Spoils; Family to Escape.
    - FV, Family Victory: Family Ferocity +1; against the Enemy, Enemy Morale −1 and Enemy Ferocity +1; against a tribe, Military +1; Family to Escape.
    - FE, Family Eludes: the Family moves to the lowest Area of higher Value on its track without a Raid counter; from the top Area, or if all higher ones hold Raid counters, to Escape. Nothing else changes.
    - RGD, Rearguard: the man and any horse go to the Passage of Time Box; Ferocity 0; Family to Escape.
    - TTD, To the Death: the man and any horse go Out of Play; Ferocity 0; Family to Escape.
    - EV, Enemy Victory: the man and any horse go Out of Play; Ferocity 0; against the Enemy, Enemy Morale +1 and Enemy Ferocity −1; against a tribe, Military −1; Family to Caught.
    - MEV, Major Enemy Victory: as EV, but Enemy Ferocity −2, and one more population counter of the Family, of your choice, goes to the Passage of Time Box if it has one.

rule-battle-spoils-title = Battle Spoils
rule-battle-spoils =
    After an MFV roll a die. If the piece is not available use the line above, as often as needed; if line 1 gives nothing either, there are no spoils.
    1: one man from Out of Play to the Passage of Time Box
    2–3: one Trade Goods counter from Out of Play to Resources
    4–5: one horse from Out of Play to the Passage of Time Box
    6: one Firearms counter from Out of Play to Resources

rule-raid-table-title = Raid table
rule-raid-table =
    A raid on New Mexico resolves one cube; only a red one leads to a further draw. Against an Outpost or Fort you keep drawing until it is beaten, a Battle is forced or the raid ends. If the piece won is not Out of Play you take nothing, but the rest still applies; an empty bag ends the raid.
    - Red: the cube goes to Subjugation; consult the Subjugation table, then draw again.
    - Green: the cube goes back to the bag. Choose Enemy Morale +1 or Enemy Ferocity +1; in both cases a Battle follows, in which the rise already counts. A Family that cannot fight must take the Morale rise and has no Battle. Against an Outpost or Fort the raid then ends. A setting of the game spares a Family the Battle if you choose the Morale rise.
    - Blue: as green, but Enemy Ferocity +2.
    - Yellow: cube to Raided Cubes. New Mexico: Family Ferocity +1 and one child from Out of Play to the Passage of Time Box. Outpost or Fort: 1 hit.
    - Brown: cube to Raided Cubes. New Mexico: Family Ferocity +1 and one horse from Out of Play to Resources. Outpost or Fort: 1 hit.
    - White: cube to Raided Cubes. New Mexico: Family Ferocity +1 and one sheep from Out of Play to Resources. Outpost or Fort: 1 hit.
    - Black: cube to Raided Cubes. New Mexico: Family Ferocity +1 and one horse or sheep, as you choose, from Out of Play to Resources. Outpost or Fort: 2 hits.
    - Manuelito's Family may put back and redraw one cube per activation against an Outpost or Fort; any cube may be redrawn for 3 Trade Goods or one Fortune counter. For the hits needed see 3.2.6.

rule-subjugation-table-title = Subjugation table
rule-subjugation-table =
    The table takes effect once, when the third red cube arrives in Subjugation through one of your raids or a Subjugate (or anything executed as one); with 1 or 2 red cubes nothing happens, and red cubes placed there at set-up do not trigger it. In order:
    - Remove card 41 from the game if it is in play.
    - Enemy Morale +1.
    - Turn the Spanish Orders A, B and F to their Raid side in whatever column they are; one already on that side stays, and one lying in Raided Cubes as a running Peace or Defend is turned when it returns to the display. Outside the Spanish period skip this.
    - Reset Cubes. After a Subjugate this sends the cubes it has just put in Recovery to the bag.

rule-enemy-raid-title = Enemy Raid
rule-enemy-raid =
    Start with the counters in Santa Fé (4.2.8). Then repeat:
    - Target: the Family nearest in MP, by the cheapest sum of plain Values still to be entered from Santa Fé or from any Area already holding Raid counters; ties by Alphabetical Priority, equal paths by the lower die number. Canyon de Chelly Families are targets only when no Family stands in an Area elsewhere, those at a Fort not counting.
    - Placement: put one counter in the next Area towards the target; an Area with Corn, Harass or both takes two at once, and if only one is left the raid ends. An Area already holding Raid counters is passed through, unless a Family has come into it. Corn stays.
    - Reaction: one Family may make one Reaction (section 5).
    - Resolution: each Family still in the Area just entered, in alphabetical order, fights a Battle (with a man and Military above 0) or surrenders. To surrender, 1 population counter of your choice goes to the Passage of Time Box; then roll a die, and in the range of the type given up (man 1–2, woman 3–4, child 5–6) Enemy Morale rises by 1. Lose 1 Culture per empty population space of that Family; Enemy Ferocity falls by 1; the Family goes to the Caught Box with its horse, even without an adult. In the Canyon it goes to the Caught Box of any other Territory, and its remaining population to the Passage of Time Box.
    - A Battle in the Canyon that says Escape uses the Canyon's Escape Box if there is one, otherwise that of any other Territory; one that says Caught uses the Caught Box of any other Territory, the remaining population staying with the Family.
    - The raid ends when Santa Fé has no counter left or no target remains: go to Raid Ends.
    Example: one Family is in San Juan Valley 2 (1 + 2 = 3 MP from Santa Fé), another in Zuni Mountains 1 (1 MP). The second is the target, and the first counter goes to Zuni Mountains 1.

rule-raid-ends-title = Raid Ends
rule-raid-ends =
    When an Enemy Raid ends, carry out five steps; Families in a Fort's Area are ignored.
    - Step 1: put an Outpost of the period's type in Area 1 of each Territory that has Raid counters, no Outpost of that type and no Family, Escape and Caught Boxes included. This can even be Canyon de Chelly. Corn there goes to the cup; if Outposts run short, lower numbers come first and the Canyon last.
    - Step 2: if during the whole raid no Raid counter was placed in a Territory with a Family, execute Build at no cost (should it turn into Subvert, 0 AP count as spent).
    - Step 3: if counters are left in Santa Fé, execute Subvert with that number as AP spent, with its usual substitutions.
    - Step 4: remove all Raid counters to Enemy Out of Play and all Harass counters to Out of Play. If no Family is in a Caught Box Enemy Morale falls by 1, otherwise it rises by 1 per Family there.
    - Step 5: each Family in a Caught or Escape Box with an adult goes to any Area of that Territory at any Ferocity (0 without a man), revealing any Intruder there. Without an adult, its child and horse go to the Passage of Time Box and the Family leaves play.

rule-tribal-raid-title = Tribal Raid
rule-tribal-raid =
    Take as many counters as there are Families in play and roll one die for the Territory raided, once for the whole raid; Canyon de Chelly is never raided. A Family is immune in a Fort's Area, or if its own track has an Outpost or Fort in an Area of equal or higher Value. The raid ends at once when no Family open to it stands in that Territory's Areas. For each counter:
    - Put it in the lowest-numbered Area of the track without a Tribal Raid counter.
    - One Family of that track may try a free Evade; no other Reaction exists, and Tribal Raid counters do not block it.
    - Conduct Raid: roll one die plus modifiers. Every open Family whose Area number is at or below the total is struck; a natural 6 strikes all, a natural 1 none. Modifiers: +1 for Comanche; plus the highest Area number with a Tribal Raid counter, minus 1; −1 for each horse, sheep, Trade Goods or Firearms counter you move from Resources to Out of Play before the roll; on card 55, +3, and +2 with a Fort in the Territory.
    - Each Family struck fights a Battle (with a man and Military above 0) or gives up 1 population of your choice to the Passage of Time Box and costs you 1 Culture per empty population space; then it goes to the Caught Box, or out of play if it has no adult left.
    - At the end remove the Tribal Raid counters; each Family in the Caught or Escape Box goes to any Area of that Territory at any Ferocity (0 without a man). Enemy Morale does not change.
    Example: the second counter of a raid by the Utes lies in Area 2, so the die gets +1. A 3 makes 4 and strikes the open Families in Areas 1 to 4; had you given a sheep, it would be 3.

rule-intruders-title = Intruders chart
rule-intruders =
    There are twenty Intruder counters. After use they return to the cup unless stated otherwise.
    - Ambush (2): the Family moves 1 population counter to the Passage of Time Box, then you lose 1 Culture per empty population space of that Family. If that was its last adult, the Family then leaves play. No Battle, no Reaction.
    - False Rumor (2): no effect.
    - Firearms (4): to Resources, used as a Firearms counter for +2 in one Battle; Out of Play afterwards.
    - Fortune (2): to Resources; spend it to redraw one cube or to reroll all the dice of one roll, then back to the cup.
    - Intruders Moved (2): before returning this one, draw another Intruder and place it by one die for the Territory and one for the Area.
    - Mission (2): in any period, put a Mission from stock in Area 1 of this Territory, Corn there going to the cup. If the stock is empty or this Territory already has a Mission, carry out Expand for every Outpost on the map, at no cost.
    - Ill Omen (2): if your AP are 0, gain 1 AP per elder in the Elder Display; otherwise your AP become 0.
    - Trade (2): to Resources, counts as one Trade Goods counter; back to the cup when spent.
    - Wanderers (2): put 1 population counter of your choice from Out of Play in the Passage of Time Box; the Intruder goes Out of Play.

rule-good-medicine-title = Good Medicine
rule-good-medicine =
    To skip the Victory Check of a Historical Event, Enemy Morale rises by exactly 1 and you put black cubes in Subjugation, taken first from the bag, then from Recovery, then from Raided Cubes. If there are too few, Good Medicine cannot be chosen. The black cubes never come back. They do not count as red ones and do not trigger the Subjugation table, but at the end of 14.1, 14.2 and 14.3 each adds 1 to Enemy Morale.
    Cards 41, 42, 46, 47, 51, 52: 1 black cube
    Cards 43, 48, 53: 2 black cubes
    Cards 44, 49, 54: 3 black cubes
    Cards 45, 50, 55: not possible

rule-ferocity-table-title = Ferocity changes
rule-ferocity-table =
    Family Ferocity stays between 0 and 3 and cannot be raised above 0 without a man. Eluding (FE), surrendering, Evade and Negotiate leave it as it is until the Family leaves its box.
    - Discard Phase, Family without a man: 0
    - Successful Elder Action: +1 or −1, once per Family per card
    - Trade at a Fort: 0
    - New Family in the Passage of Time: 0
    - Peace Order: 0 for every Family in play
    - Leaving a Caught or Escape Box at the end of an Enemy Raid or Tribal Raid: any value you like, but 0 without a man
    - Battle result FV or MFV: +1
    - Battle result RGD, TTD, EV or MEV: 0
    - Yellow, brown, white or black cube in a raid on New Mexico: +1
    - Outpost pushed back or removed, or Fort destroyed: +1


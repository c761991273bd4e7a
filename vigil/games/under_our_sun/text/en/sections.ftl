rule-general-title = The game
rule-general =
    One round is a whole day: Preparation, Morning, Afternoon, Night. What is spent goes back to the supply, unless a rule lays it on the tile.
    - From 1 to 4 people play, with the expansion up to 6, each with one character; alone one plays two.
    - You play a mission, a row of cards in a fixed order. It says what you have to reach.
    - There are three kinds of actions: movement, interactions and combat. Each costs a number of action points (AP), and some cost 0.
    - These markers and tokens are used: first player, merchant, event, container, objective, Sons of Liberty, pairs of letters, universal markers, wound, infection, camp, small trap, and the campfire with the field kitchen on its back.
rule-map-tiles-title = Map tiles
rule-map-tiles =
    A tile shows what it costs to enter, how many characters find room, its resources, water, an event or container, and enemy symbols. Resources come once, when it is revealed.
    - There are 32 six-sided tiles, each with its number. Some also have a name and a few words about the place.
    - The movement value, from 1 to 4, is the number of AP that it takes to enter.
    - As many characters can stand on a tile as it has movement fields. Without movement fields there is room for any number. Enemies take up no field.
    - The resource area lists cubes, and perhaps a water point. When the tile is revealed, these resources are laid on it. Example: with a water point, 1 fabric and 1 wood, exactly these come. They come once: Preparation brings back nothing but the water.
    - The event area shows an event, a container, or nothing. With an event symbol a marker is laid on it as soon as the tile is revealed, by Explore or by Charge. The symbol of a container tells which test opens it: strength or skill.
    - Enemy symbols tell how many enemies can appear.
    - A camp symbol means that the tile itself serves as a camp. A shop symbol marks the store at New Haven. A tile of an objective is used as the mission says.
rule-new-haven-title = New Haven
rule-new-haven =
    The start tile, with Lawrence's store and a camp. No night cards are drawn there, and nobody can steal or rob.
    - Most missions begin here: the tile lies in the middle of the map. It shows the store and a camp symbol.
    - Whoever stands on the tile can visit Lawrence in his store.
    - At night nobody draws a night card here. The store cannot be stolen from. Nor can it be robbed.
rule-characters-title = Characters
rule-characters =
    Each has health, water, dice for its attributes, an ability, and areas for items, resources and equipment. Only what fits can be carried.
    - Everybody picks one of the 4 characters, or 6 with the expansion. Each has abilities of its own, printed on its board. The colour is fixed; whether you give it a name is up to you.
    - Under each attribute stand the dice for its tests.
    - An ability of limited use gets a universal marker when it is used. Until the moment that its text names it is exhausted; then the marker goes.
    - An item area holds 1 item. A mixed area holds 1 item, or up to 3 resources. An equipment area holds 1 piece of equipment. What finds no free space cannot be carried.
    - Example: three wood fill a mixed area. Whoever has no other room can build from all three, since that empties the area; with two used up, the third would still be in the way.
rule-characters-health-title = Health
rule-characters-health =
    Damage takes cubes off the health track, healing puts them back. At 2 or less a character is wounded, at 0 it dies.
    - For each damage one red cube, 1 HP, goes from the track to the supply.
    - With 2 HP or less the character takes a wound token. With 0 HP it dies.
rule-characters-death-title = Death and revival
rule-characters-death =
    A dead character takes no turn. Another may revive it with an AED in the phase of its death and the two after it; otherwise it is out of the game.
    - Only the character of another player can use the AED on it, on the same tile, and within one day: that is 3 phases, Preparation not counted. Example: whoever dies in the Afternoon of day 1 can be revived until the end of the Morning of day 2.
    - When the time is over, or if the AED fails as its card says, the character is out for good. Its goods go to the supply.
    - Until then the dead one lies on its tile: it takes no turn, does not drink, eat or suffer, and takes up no field. Nobody can take its goods.
rule-characters-water-title = Water
rule-characters-water =
    Every character drinks one water in each phase; without water it loses 1 HP. Water is kept in bottles only.
    - To drink is a duty. Whoever has water cannot keep it and take the damage instead; only whoever has none loses 1 HP for each water that is missing.
    - Water lies on the water track and in bottles that are items, never in a space for resources.
rule-characters-well-being-title = Well-being
rule-characters-well-being =
    Tired, OK or fit. It falls by one each day and rises by sleep.
    - Everybody begins at OK. Each Sleep action raises it by 1. It never leaves the track.
    - While a character is tired, it has 2 AP fewer in every phase, until it is OK or fit again.
rule-characters-action-points-title = Action points
rule-characters-action-points =
    Six in each phase, five in a Storm, two fewer while tired. At 0 the turn is over.
    - The AP track shows what is left. An action lowers it by its cost. The sun card in force and well-being may lower the usual 6, and a card may say more. Example: tired in a Storm, that is 3.
    - At 0 AP the turn ends at once, also for actions that cost 0, and the next player goes on. What the last action set off is still carried out.
rule-decks-title = Decks
rule-decks =
    Discards lie face up under their deck; when they come to the top all cards are shuffled anew.
    - There are nine decks: enemies, night, sun, events, items, equipment, loot, teams, and the missions with a few others.
    - Nobody looks through a deck unless a card or a rule says so. Items and equipment with the eye are the exception: anybody may look at them at any time.
    - What is discarded goes face up under its deck. When the first face-up card lies on top, the deck is spent: all of it is shuffled and begins again.
rule-enemy-deck-title = Enemy deck
rule-enemy-deck =
    A card for each enemy: HP, dice by day and by night, at range too for some, what happens when it is met, and what it carries.
    - Whenever an enemy comes into play a card is drawn, and its piece is put on the tile.
    - The card names its kind, its HP, its dice in close combat and at range, each by day and by night, says something about it, and has a table of loot.
    - In the Morning and in the Afternoon the light value counts, at Night the dark one.
    - What the card says of the meeting is read aloud and carried out when the enemy appears. If somebody hidden brought it into sight, its effects wait until it attacks.
    - The card of a defeated enemy goes face up under the deck, once its body has been searched or cleared away.
rule-night-deck-title = Night deck
rule-night-deck =
    At night everybody draws a card after drinking, and one for each new tile that is entered openly. A camp draws only one, and may decide by majority whom it concerns; a fire keeps animals away.
    - The card comes at the start of the own turn, after drinking. It concerns whoever drew it, unless it says otherwise.
    - On a tile with a camp only one card is drawn that night, by the first who takes a turn there or comes there. Instead of the drawer the players who are there may choose one of the characters in the camp, by more than half of the votes.
    - Whoever enters a tile at night for which he has not drawn yet draws one more card, also by a Charge or a Sneak that fails. There is none if somebody is still there who has drawn for this tile. Nor is there one after a Sneak that succeeds.
    - Beside a fire, a card with the word Animal may be ignored. It counts all the same as the card that was drawn for the tile.
    - At New Haven no night cards are drawn.
rule-sun-deck-title = Sun deck
rule-sun-deck =
    In the Morning and in the Afternoon all sun cards are shuffled and one is drawn: the weather of the phase. The Afternoon's weather lasts through the Night.
    - The first player draws it at the start of the Morning and of the Afternoon, not at Night. It holds for all. Since all 10 are shuffled each time, every card is as likely as any other.
    - Storm: everybody has 5 AP instead of 6. Rain can be collected. Sleep costs 3 AP instead of 4. All campfires and field kitchens go out as soon as the card is drawn.
    - Solar storm: nothing electric works.
rule-event-deck-title = Event deck
rule-event-deck =
    Whoever enters a tile with an event marker draws a card, after the fight if there is one, at once in stealth.
    - The card must be drawn and carried out. It may be good or bad.
    - If there is an enemy, the whole fight comes first. Whoever came in hidden need not fight before.
    - Otherwise the event waits until no active enemy is left on the tile. Then it is drawn at once, even in another's turn. If whoever entered leaves or dies first, the marker stays for the next.
    - A marker works once. Afterwards the tile has no event any more.
rule-items-and-equipment-title = Items and equipment
rule-items-and-equipment =
    Cards are used as they say. Markers on a track are used up, some cards are flipped until Preparation; weapons are kept when they are empty.
    - Whoever gains or builds a thing takes its card and lays it on a free space that fits. From then on it may be used.
    - The card tells what it is made of, its price in water, what it does, and whether it is for close combat, for range, or electric. Electric things do not work in a solar storm.
    - Stars at the bottom left mark a starting item. Their number is its cost at the set-up.
    - A card with a track comes into play with as many universal markers as it says. Each use takes one off; with the last the card is discarded. Weapons are kept, because ammunition can be made.
    - Some things are flipped when they are used, and flipped back in Preparation.
    - A weapon keeps its ammunition when it changes hands. Built, bought and starting weapons are full.
rule-loot-deck-title = Loot deck
rule-loot-deck =
    What is found comes from here. An opened container gives two cards, of which one is kept. Hero items serve only whose name they bear.
    - Whenever loot is to be drawn, it is drawn from this deck.
    - An item with a character's name is used by that character alone. Others may carry, trade and sell it.
    - Whoever opens a container draws 2 cards and keeps 1. The other is shuffled back.
rule-set-up-title = Set-up
rule-set-up =
    Mission, first player, mode, characters, starting items, decks, the bag, New Haven and its store.
    - The group chooses whether it plays co-operatively or semi-co-operatively. If it cannot agree, the first player decides.
    - The decks of enemies, events, night, sun and loot are shuffled and laid face down, each by itself. The markers of the day stand on Day 1 and Morning. The bag gets the cubes of its list.
    - New Haven lies in the middle, with its resources. The store is stocked.
    - On day 1 there is no Preparation. The first player begins with the Morning: its sun card, AP and drinking are as on any day. When somebody has no AP left or waits, the turn passes clockwise.
rule-set-up-mission-title = The mission's set-up
rule-set-up-mission =
    Each mission card says what is laid out, and its objective.
    - The group chooses a mission together and lays out what its first card says. A mission has a fixed row of cards and a difficulty, from ! to !!!.
    - The briefing is read aloud before the first turn. It and the first card are open to all. Later cards nobody reads before they are reached.
rule-set-up-first-player-title = The first player
rule-set-up-first-player =
    Everybody rolls three green dice; most successes begin, and those who tie roll again.
    - The dice are rolled once by each player. Only those who tie for the most successes roll again.
rule-set-up-characters-title = Choosing characters
rule-set-up-characters =
    Clockwise from the first player, one each; alone one plays two. Tracks are full, well-being OK, six AP, three karma dice.
    - The first player chooses first, then the others in turn.
    - Health and water are filled up. The marker of well-being stands on OK, that of the AP on 6. Each takes 3 karma dice.
rule-set-up-starting-items-title = Starting items
rule-set-up-starting-items =
    Six starred cards are on offer. A point for each player, at least four, split equally; points may be pooled, and nobody must pay.
    - There is 1 point for each player, but at least 4 in all. They are split equally, and what is left over goes to the first player. Example: of three players the first has 2 points, the others 1 each.
    - The 6 cards on offer are drawn at random from the starred ones. A card costs as many points as it has stars.
    - For a dear item points may be put together. Who pays and who gets it is agreed, and nobody is forced; what is not agreed is not bought, and costs nothing.
rule-modes-title = Modes
rule-modes =
    Together against the desert; or with one Son of Liberty shuffled among the Survivors' cards, so that nobody knows whether he was dealt.
    - The first card of a mission recommends a mode. Co-operatively all pursue its goal together. Semi-co-operatively there may be a traitor; that is recommended for 3 or more.
    - One of the three cards of the Sons of Liberty is drawn face down and shuffled with as many Survivors as there are players, and 4 more. The other two stay out, unseen. Example: three players shuffle 7 Survivors and 1 Son of Liberty.
    - Everybody draws one, reads it in secret and keeps it face down under the board. What is left stays hidden: there may be no Son of Liberty at all.
    - Team cards stay secret until he is revealed or the game ends.
    - The Survivors win by the objective of the mission. They also win if the character of the Son of Liberty is out of the game for good, known or not. He wins by the goal on his card.
rule-modes-sons-of-liberty-title = The Son of Liberty
rule-modes-sons-of-liberty =
    Once a day he may call one of his beside him, and for 2 AP send one of his a tile further; both show who he is. Meeting his own, he may stay secret and be attacked, or show his card.
    - There is never more than one. He knows that all the others are Survivors; they do not know whether he exists.
    - To call costs 0 AP: cards are drawn from the enemy deck until the first Son of Liberty, who appears on a tile beside him. It can also be done between two actions of others.
    - To send costs 2 AP each time, in his own turn and as often as his AP allow: an enemy of the Sons of Liberty on his tile or beside it goes one tile.
    - By either of these he shows who he is: so he is usually found out. His card is turned up.
    - Each time he meets an enemy of the Sons of Liberty unrevealed, he chooses: he keeps silent and is attacked like anybody, or he shows his card.
    - Once he is known, they do not attack him for the rest of the game. They neither begin a first combat round with him nor strike back at him; other enemies treat him as before.
    - Then no team card need be kept secret any longer.
rule-solo-title = Solo
rule-solo =
    One player runs two characters and says in each phase who acts first.
    - You choose 2 characters and lead both all game long. In each phase you say anew who acts first. They take whole turns, one after the other; for reviving, joining and trading each counts as another player's character.
    - There are 4 points for starting items. Each of the two has its own tracks and 3 karma dice.
rule-actions-title = Actions
rule-actions =
    Movement, interactions and combat; each costs its AP. A turn ends at 0 AP or by waiting.
    - These costs hold: Move 1 to 4, Charge 2, Sneak 2 to 5.
    - Explore, Recon, Pick up, Refill, Build, Loot, Eat, Collect rain and Open a container 1; Trade 1 with each partner; Use 0 or 1; Discard 0; Sleep 3 to 5.
    - Light a fire 1, field kitchen 1, cook 2, pitch or strike a camp 1, ammunition 1.
    - Attack 1, Dodge 1, Wait 0, Sneak attack 2, Shoot 1. To close in on a shooter costs 1 to 4.
    - A visit to a merchant 1, and each theft 1 more. For the Son of Liberty: call 0, send 2.
rule-actions-movement-title = Movement
rule-actions-movement =
    Move: the value of the tile that is entered. Charge: 2 AP, reveal and enter. Sneak: the value and one more, with a stealth test.
    - Move leads to a neighbouring tile that is revealed, for 1 to 4 AP. A tile whose movement fields are all taken cannot be entered.
    - Charge reveals a neighbouring tile and goes there in one action, for 2 AP whatever its value. It can bring enemies and a first combat round.
    - Sneak costs 1 AP more than the value, so 2 to 5, and a stealth test. If it is passed, no enemy there awakes or attacks, and the character is hidden. If it fails, the character goes there all the same, pays the same, and the enemies awake. At night one red die is added to this test.
    - To leave a tile with enemies, in whatever way, is itself an action there: whoever is seen is struck before he goes.
    - Explore and Charge need a tile. When the stack is empty, only tiles that already lie face down can be revealed.
rule-actions-interactions-title = Interactions
rule-actions-interactions =
    Explore, Recon, Pick up, Refill, Build, Use, Loot, Eat, Collect rain, Sleep, Open a container, Discard.
    - Explore, 1 AP: name a neighbouring place without a tile, then draw one, lay it there and fill it. Nobody enters by that, so no enemy and no event comes.
    - Recon, 1 AP: only where you have sneaked in and there is an enemy symbol. The top enemy card is drawn and its piece put there; you stay hidden.
    - Pick up, 1 AP: 1 item or piece of equipment, or up to 2 resources, from the tile onto free spaces. Water cannot be picked up.
    - Refill, 1 AP: at a water point all bottles are filled, as far as there is water on the tile. Example: with room for 5 and a point of 4, you take 4.
    - Build, 1 AP: the resources of the card go from your board to the supply, and the card onto a free space; spaces that become free by it count.
    - Use, 0 or 1 AP: at any time in your own turn, and free unless the card names a cost. A card serves once, for good, as often as its track says, or when it is flipped.
    - Loot, 1 AP: anybody on the tile may search a defeated enemy, each body once. A green die is rolled, and its successes choose the row on the card. Then the body goes; others are cleared away in Preparation.
    - Eat, 1 AP: 1 food becomes 1 HP, up to the full track.
    - Collect rain, 1 AP, only in a Storm: 1 water onto a free water space, as often as you like.
    - Sleep raises well-being by 1. It costs 4 AP, in a Storm 3, in a camp 1 less but never below 3; at night outside a camp 5. Nobody sleeps beside enemies, unless he is hidden.
    - Open a container, 1 AP: the test it shows, strength or skill. With success you draw 2 loot cards and keep 1. Containers lie on tiles or come with event cards. You may try again.
    - Discard, 0 AP: any number of things is left on the tile. Water that is discarded is lost at once, except in a camp, where it is stored. The rest lies there until Preparation and then goes, except in a camp.
rule-actions-trade-title = Trade
rule-actions-trade =
    For 1 AP any number of things with one character on the tile, if it agrees. A refusal costs nothing.
    - Items, equipment and resources change hands, water too, also as a gift. With a merchant on the tile one trades as well.
    - Whose turn it is pays 1 AP for each partner. The partners pay nothing. Example: you trade with one, and another refuses; that is 1 AP.
rule-skill-tests-title = Skill tests
rule-skill-tests =
    Strength, skill or stealth: the dice printed on the board. One success that no cross cancels is enough.
    - A test is made with strength, skill or stealth. The dice under this attribute are rolled. With 1 success or more, after crosses are taken off, it is passed.
    - Whoever is wounded adds a red die. Each cross cancels one success.
    - The green die has 1 double success, 4 successes and 3 blanks. The yellow die has 4 successes and 4 blanks. The blue die has 3 successes and 5 blanks. The red die has 3 crosses and 5 blanks.
    - A double success counts as 2. Example: a double success and a cross leave 1, and the test is passed.
rule-stealth-title = Stealth
rule-stealth =
    Whoever sneaked in is hidden. Every further action there needs a stealth test; failing it exposes, and enemies begin a fight.
    - To go openly where an enemy or an enemy symbol is means a fight. To sneak avoids it. Being hidden holds only for the tile that you sneaked onto.
    - To leave a tile with an enemy can still bring an attack: whoever is hidden takes the test for leaving. Whoever sneaks on takes two, one for each tile.
    - Every further action on the tile needs a new test to stay hidden. If it fails, you are exposed; enemies awake, and a first combat round begins. Then the action is done, if you still can. Waiting, drinking and Recon need no test.
    - While you are hidden and pass the test, nobody strikes back at what you do.
    - Whoever stands on an enemy symbol when its marker is removed in Preparation is hidden from then on, and each of his next actions there needs the test. Example: you defeat an enemy, sleep on its tile, and in the morning nobody attacks you; but to pick something up you take a stealth test.
    - Hiding lasts over phases and days. It ends with a test that fails, a sneak attack, an open attack, or when you leave.
rule-karma-title = Karma
rule-karma =
    Three dice for the whole game. Once a day re-roll any dice, one karma die with each; without the symbol it is lost.
    - Each character has 3 karma dice, and no others come. Once a day it may roll one or more dice of its choice again. They may be those of a character or of an enemy. It costs no AP.
    - With each die one karma die is rolled. If it shows the symbol you keep it for later. Otherwise it is lost for the rest of the game. The new result of the die stands. Example: you roll two dice again with two karma dice; one shows the symbol, so you have one less.
rule-camp-title = Camp
rule-camp =
    A tent pitched on a tile: one night card for all, cheaper sleep, and storage that Preparation leaves alone.
    - For 1 AP and its resources you build the tent as an item, or at once as a camp on your tile. A tent that you carry becomes a camp for 1 AP.
    - For 1 AP it is struck at any time in your own turn, also by somebody who did not build it: the token goes, and the tent needs a free space on your board. What was stored in it goes to whoever struck it. What does not fit is left on the tile.
    - A camp shelters as many characters as the tile has movement fields. Example: with 2 fields there is room for 2.
    - Only one night card is drawn there each night. Sleep costs 1 AP less. Any number of resources, water, items and equipment can be stored, and stay there through Preparation.
rule-campfire-title = Campfire and field kitchen
rule-campfire =
    Lit with a FIRE item and a wood, it burns until the next Storm and keeps animals away. With a metal it becomes a kitchen: one food becomes three.
    - To light one you need something with the word FIRE, 1 AP and 1 wood. It burns until the next Storm card is drawn. The fire itself counts as FIRE.
    - On its tile night cards with the word Animal may be ignored. Animals do not move onto the tile.
    - For 1 AP and 1 metal it becomes a field kitchen. There 2 AP turn 1 food into 3. When the kitchen goes, as in a Storm, 1 metal is left on the tile.
rule-conditions-title = Conditions
rule-conditions =
    Wounds and infections, one token of each.
    - Nobody has more than one wound token. Nor does anybody have more than one infection token.
rule-conditions-wounded-title = Wounded
rule-conditions-wounded =
    At 2 HP or less: a red die with every roll of success dice, until there are 3 HP again.
    - Whoever has 2 HP or less is wounded. With 3 HP or more that is over.
    - A red die is added to every roll of the character: tests, attacks, counterattacks, the search of a body. Each cross cancels one success of the other dice. Karma dice and the d8 are rolled without it.
rule-conditions-infection-title = Infection
rule-conditions-infection =
    1 HP at the start of every Morning and Night, until Antibiotic, Medikit or the Medic cure it.
    - It comes by cards. In the Afternoon it does no harm. When it is cured, the token goes back to the supply.
rule-resources-title = Resources
rule-resources =
    Each has a value in water: food, connector and wood 2, alcohol and plastic 3, the others 1. Random ones come from the bag.
    - Water is the money, and everything is worth some. Water, fabric and metal are worth 1, food, connector and wood 2, alcohol and plastic 3. Merchants swap at these values. Example: 1 food is worth 2 water.
    - Random resources are drawn from the bag when a card says so. When the bag is empty, one cube of each resource that the supply still has goes into it.
rule-ammunition-title = Ammunition
rule-ammunition =
    For 1 AP one metal makes two cartridges, one wood three arrows. A round lies on its weapon or takes a resource space.
    - 1 AP and 1 metal make 2 cartridges. 1 AP and 1 wood make 3 arrows. You need no weapon to make them.
    - Each round lies on the card of its weapon, or takes a resource space for itself.
    - Weapons bought from a merchant are full. For a weapon that is found the dice on its card say how much is left in it.
rule-enemies-title = Enemies
rule-enemies =
    Each uncovered symbol brings one when a tile is entered openly. Once it is defeated its symbol is covered until Preparation.
    - An enemy is an animal, a human or mutated. Some belong to the Sons of Liberty; that is a mark of its own.
    - Whoever enters a tile with a symbol and is not hidden awakes its enemy: the card is drawn and read aloud, the piece put there, and a first combat round begins.
    - When it is defeated, a universal marker covers its symbol, and nothing comes from there. In Preparation these markers go.
    - Enemies of the same name are told apart by letters, one beside the piece and one on the card.
rule-enemies-movement-title = Movement of enemies
rule-enemies-movement =
    In Preparation, one d8 each: 1 to 6 a neighbouring tile, 7 stays, 8 a step towards the nearest character. Where a visible character stands they stay.
    - Only enemies without a character on their tile move. They do so in Preparation, or when a card says so. Each rolls a d8 of its own and goes exactly 1 tile: 1 to 6 are the six neighbours. With a 7 it stays. With an 8 it goes one tile towards the nearest character.
    - If several are equally near, they roll 2 green dice each, and it goes towards the one with fewer successes. Only those at the smallest distance roll.
    - Where no tile lies yet, one is laid face down, and the enemy stands on it.
    - Enemies that share a tile with a character stay, unless the character is hidden. When they come to somebody, they do not attack before he acts.
rule-combat-title = Combat
rule-combat =
    Each action beside enemies is a combat round: all of them strike back. Attacks are simultaneous, each success costs 1 HP, and who falls still strikes.
    - A fight usually begins with a first combat round, which costs no AP. After it each action of the character whose turn it is makes one combat round, and whoever joins acts within it.
    - As long as you stand beside enemies and are not hidden, each of your actions is answered by all of them, whether you fight or not. That holds for actions of 0 AP too; only Wait, drinking and karma provoke nobody.
    - In a combat round everybody, friend or enemy, has one combat action. An enemy that has attacked does not attack again before the next round.
    - Attacks fall at the same moment: an enemy defeated in this round still strikes, and a character who falls still does its damage.
    - The player to the left of whoever acts takes the part of the enemies and rolls for them. Vigil rolls in his place; he is asked where the enemies have a choice.
    - The dice of each are rolled and counted by themselves. Two enemies do not add theirs together.
    - You roll your combat dice and those of weapons, and the successes are the damage. Each success of a character costs the enemy 1 HP. Each success of an enemy costs the character 1 HP.
    - Damage lies on the enemy's card as red cubes. When there are as many as it has HP, it is defeated.
    - A fight ends when all its enemies are defeated. It also ends when the last character leaves the tile. And it ends when the last one there has fallen. Enemies that are left keep the damage they have.
rule-combat-first-round-title = First combat round
rule-combat-first-round =
    Whoever enters openly where an enemy is or appears fights one free round: an attack or a dodge.
    - It comes when you enter, not hidden, a tile with an enemy on which no other character stands. The same holds for a tile with an enemy symbol that is not covered. And it comes when an enemy, an event or a night card says so.
    - Every enemy on the tile attacks. The round is free only for whoever set it off; others who join pay.
    - Example: two symbols bring two enemies. You strike one of them, and both strike you; your AP are as before.
rule-combat-loot-title = Loot of combat
rule-combat-loot =
    For 1 AP a body is searched once: a green die selects the row of the card.
    - After an enemy is defeated, a character on the tile may pay 1 AP to search the body. A green die shows 0, 1 or 2 successes, and that row of the card counts. It can give random resources, loot cards and the like. Example: one success might bring a random resource and a loot card.
rule-combat-actions-title = Combat actions
rule-combat-actions =
    Attack 1, Dodge 1 with a skill test, Wait 0, Sneak attack 2 with a stealth test, Ranged 1. Kept AP serve for combat only, until the end of the phase.
    - Combat actions can be taken when somebody who can be attacked is in reach, enemy or character. In reach is whoever is on your tile, and with a loaded ranged weapon also whoever is on a neighbouring tile.
    - Attack, 1 AP: one enemy or character on your tile, who strikes back at the same moment. Both roll their combat dice and those of their weapons. With a ranged weapon the target may be on a neighbouring tile.
    - Dodge, 1 AP and a skill test: with success you avoid the whole attack of one enemy, otherwise none. Against several you choose which one, once their dice lie open. It is an action too, so it provokes the very attacks that it may avoid.
    - Wait, 0 AP: you keep your AP and let the others go first. Until the end of the phase you may use them at any moment, also in others' turns, but only for combat actions. If the active character is not fighting, such an action opens a combat round of its own: the enemies are ready again, and answer as usual.
    - Kept AP that are not used by the end of the phase are lost, and so they are as soon as a fight in reach is over and no enemy is in reach any more. Example: you wait beside a strong enemy; a comrade comes and attacks, you join for 1 AP. When it falls, the rest of your AP is gone.
    - Sneak attack, 2 AP and a stealth test, only from hiding on a tile with an enemy: one attack that nobody answers. Afterwards you are exposed. If the test fails there is no attack, and a first combat round begins.
    - Apart from death, a turn ends in two ways only: no AP are left, or you wait. You may always wait.
rule-combat-configurations-title = Several in a fight
rule-combat-configurations =
    After each combat action those in reach may join, one by one. Each is countered by its target, or by the strongest that has not attacked; the rest strike the last who acted.
    - One against several: each action of the character brings 1 counterattack from every enemy on the tile. Example: you attack one of two, and both strike you.
    - Several may fight together if they are in reach of an enemy, on its tile or beside it with a usable ranged weapon, and have AP left in this phase. After each combat action of the active character all of them are asked whether they join. Whoever joins takes one combat action out of turn and pays for it. Such a fight is played to its end before the usual order goes on.
    - Whoever has not had his turn yet may join with the AP of this phase. His turn then begins as usual, with what is left.
    - An enemy that has already attacked in this round does not strike back at those who join. Example: one dodges and uses up the only enemy's attack; the comrade who then joins strikes it unharmed.
    - Several against several: if nobody joins, every enemy attacks the active character once for each of his actions. If others on the tile join, each attacker is answered only by the enemy he attacked. If that one has attacked already, the strongest that has not answers in its place. When nobody else joins, all that have not attacked yet strike the last one who joined. Whoever joins may attack any enemy in reach.
    - So no more counterattacks fall in a round than there are enemies.
    - Example: 2 characters, 3 enemies. Ada attacks the first, and it answers. Bo joins and attacks it too: nobody else joins, so the second and the third strike Bo. With 3 characters and 2 enemies the third to attack is not struck at all.
rule-ranged-combat-title = Ranged combat
rule-ranged-combat =
    A loaded weapon reaches a neighbouring tile. On a blue success the enemy comes to the shooter; otherwise it shoots back if it can.
    - A shot costs 1 AP and needs a weapon for range; the target is on a neighbouring tile. It takes one round of ammunition, and an empty weapon cannot shoot.
    - For an enemy that is shot at, a blue die is rolled as well. With a success it moves onto the shooter's tile. That was its combat action, and it does not attack in this round. Otherwise it stays, and shoots back if its card has dice for range. If it has attacked already it does neither. Only the one that was shot at reacts; enemies on the shooter's own tile strike back as usual.
    - An Animal does not come to a tile with a fire; then it stays.
    - A character who is shot at may dodge for 1 AP: each success takes 1 damage off. Example: of 3 damage a dodge with 2 successes leaves 1. Or it may close in: it pays the movement value, 1 to 4 AP, takes a strength test and the full damage, and with success stands on the shooter's tile. If that test fails, the AP are gone and it stays. For either it needs the AP in this phase.
rule-characters-against-characters-title = Characters against characters
rule-characters-against-characters =
    Allowed in every mode. The one attacked may counter or dodge for 1 AP; at range also close in.
    - One may attack a character on the same tile or at range, and both strike at the same moment. Whoever is attacked in another's turn may counterattack or dodge, if he has AP left in this phase. He can go away only in his own turn. Nobody else joins.
rule-merchants-title = Merchants
rule-merchants =
    A visit costs 1 AP; then buy, sell at half price, swap by value, buy ammunition and have things dismantled, all free.
    - For 1 AP you begin to deal with a merchant on your tile; until you do something else the deals are free, as many as you like.
    - You buy items and equipment for their price in water or in resources of that value. You swap resources as often as you like. You sell items for half their value, rounded down. Example: for an item of 7 you get 3. The merchant pays with what he has.
    - Ammunition never runs out: 1 water for a cartridge or an arrow. For 1 water an item of yours is dismantled, and you get all its resources; that is done only at a merchant's.
rule-merchants-theft-title = Theft
rule-merchants-theft =
    A further AP and a stealth test for one resource; whoever is caught has an enemy for the rest of the game.
    - Beside the visit each attempt costs 1 AP and a stealth test. With success you take 1 resource from him. If it fails you get nothing, he attacks, and a fight begins. From then on he is your enemy for the rest of the game.
    - To whom he is hostile he is an enemy on the tile like others: no trade, a first combat round on entering, counterattacks. With the others he still deals. At New Haven nobody can steal or rob.
rule-merchants-robbery-title = Robbery
rule-merchants-robbery =
    Whoever defeats a merchant gets two of its items and all its resources; the merchant leaves the game. Who flees never trades there again.
    - During a visit you attack him, 1 AP each time, and he strikes back. Whoever defeats him takes 2 of his item cards of his choice and all his resources. Then he is out of the game.
    - If he is not defeated, his damage is gone as soon as no character is on the tile. Whoever fled from a robbery can never trade with him again.
rule-merchants-set-up-title = A merchant's board
rule-merchants-set-up =
    Four water, four random resources; in the store two starting items and one item of loot, with a dealer three items of loot.
    - The store at New Haven begins with 4 water, 4 random resources, 2 starting items that nobody has, drawn at random, and 1 item from the loot deck. It is open from the first day.
    - When a dealer appears, his token is put on the tile and his board is filled: 4 water, 4 random resources, 3 items from the loot deck. Nothing is restocked later.
rule-missions-title = Missions
rule-missions =
    Cards in sequence: the next is read when the objective is met, and the last one wins.
    - The next card is read aloud to all, and what it lays out is laid out at once. Nobody knows it before.
    - The Survivors lose when no Survivor is left, or when the day that a card names ends without its objective. The Son of Liberty then wins only if his own goal is met.
rule-day-title = The day
rule-day =
    Morning: sun card, AP, infection. Afternoon: sun card, AP. Night: AP, infection. In each, everybody drinks and acts in turn.
    - In Morning, Afternoon and Night each player has one turn, clockwise from the first player. AP that are left do not pass to the next phase.
    - Morning: the first player shuffles the sun deck and draws, and the card holds for all. Everybody sets his AP: usually 6, in a Storm 5, and 2 fewer if tired. Whoever is infected takes 1 damage. Then each in turn drinks 1 water from his own board, or takes 1 damage if he has none, and acts.
    - Afternoon: a sun card and AP as in the Morning; infection does nothing. Each drinks and acts.
    - Night: there is no sun card; AP are set, 6, in a Storm 5, and 2 fewer if tired. Infection does 1 damage as in the Morning. Each in turn drinks 1 water, or takes 1 damage if he has none. Then he draws a night card, unless a camp, a comrade's card, stealth or New Haven spares him. Then he acts; sleep outside a camp costs 5 AP.
    - After the Night the next day begins, with its Preparation.
rule-day-preparation-title = Preparation
rule-day-preparation =
    The first player changes, dropped things and bodies go, items and symbols are restored, enemies move, water comes back, well-being falls, everybody eats one food.
    - There is none on the first day. On the others it goes in this order.
    - The marker of the first player goes on clockwise.
    - What was dropped or left goes back to the supply, except in camps. Printed resources that nobody took stay.
    - The day moves on by one.
    - Things that were flipped are turned back, and the markers leave the enemy symbols. Whoever stands on such a symbol is hidden now.
    - Enemies without a character on their tile move by the d8.
    - On all tiles the water comes back, as much as is printed.
    - The well-being of each falls by 1.
    - Everybody gives back 1 food from his own board. Whoever has none takes 1 damage. Food in a camp does not count until it is picked up.

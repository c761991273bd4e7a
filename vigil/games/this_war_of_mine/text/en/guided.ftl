# The first war by the hand: what matters now, and why the advised answer is a good one.

guided-welcome = Welcome. Emil, Nadia and Oskar have found a ruined house; the siege will last eleven to thirteen mornings. Everybody has three actions a day: all are placed first, then everything happens together. Let Emil pick the lock of a Closed Door (4 or more on the black die opens it), Nadia dig in the Rubble with the Shovel, and Oskar board up a Breach against those who come by night.
guided-again = The lock held, but the Lockpick is kept: try again. In the Rubble lay a Knife. Nadia goes on digging, and Oskar clears a Heap, which needs no tool at all. What lies behind the cards nobody knows before.
guided-build = Taking the hidden tin has cost everybody a Misery: the Book of Scripts remembers such things. Again the lock held, and again it is worth a try. There are Components enough for a Water Collector: an action at it brings 2 Water the next morning, and the objective of this chapter is clean water.
guided-where = A Fitting needs an empty space that can be reached from the Guard space. The cellar will do. It can be used from the next step on.
guided-thirst = Dusk. Everybody drinks 1 Water, and there are only two. Whoever goes without rolls a die: up to 5 it is Hunger, above it Misery. Emil will have the tin of meat to make up for it.
guided-meals = Emil stands at Hunger 3; at 4 he would be lost. Canned Food lowers Hunger by 2, Raw Food by 1, a Vegetable keeps it, and eating nothing raises it. One Raw Food is left for tomorrow.
guided-tasks = The night. Somebody must stand guard, or everything is lost: Oskar, whose Prowess 2 lets him re-roll dice. Nadia goes out, for her step is quiet and she can carry much. Both grow tired by it. Emil sleeps on the floor and will be fresh tomorrow.
guided-destination = Three places in the city. The further away, the more cards there are to explore: more to find, and more that can happen. At the Chapel herbs grow and food is traded, and it is quiet there.
guided-pack = Nadia could take the Knife. But what is not carried back is lost, and at home Oskar will need it. Let her go with empty hands.
guided-hideout = She turns up the Unknown card by card. This is a Hideout: to lie in wait may mean a fight, to rest costs two cards. She is alone and unarmed: move on.
guided-passage = Cards that are returned are time that is lost. To dig by hand costs two of them and a Fatigue; without a Shovel it is not worth it.
guided-voices = Two Vegetables, and nobody heard her: the die must be above the Noise. To call out would surely bring somebody. To keep still costs two cards, and is safe.
guided-way-out = A way home, if she wanted one. But Noise is still at 1 and seven cards lie before her: go on.
guided-bell = A script of the Book: such choices are yours, and some of them come back days later. Noise stands at 5, and a bell is heard far. But somebody here asks for very little. Ring it; we shall see who comes.
guided-barter = Noise had risen to 9, and with that somebody nearly always comes; then it falls to 1. It is a trader. To begin with he wants things worth 2, and gives no change. What Nadia has is better kept.
guided-carry = The way home. Nadia can carry 7. Herbs, Vegetables and Cigarettes weigh nothing; the Electrical Part weighs 1. Water, Wood and Components lie everywhere and may be taken: fill up with Water.
guided-arm = Before anybody knows who comes: a weapon for the guard. With the Knife Oskar throws the yellow die, which hits more often than the grey one.
guided-reroll = One hit. Prowess 2 would allow two more throws, but the last one counts: two faces of this die bring more, two bring nothing. Keep it.
guided-split = The hit and the board hold off 2 of 3 Damage and 1 Wound. Things can be found again, a Wound stays for days. Hold off the Wound first.
guided-stolen = Two things are stolen, and you choose which. Wood comes back with the next Rummage.
guided-crime = Every night two cards with a red corner go into the decks: worse raids, or worse people in the city. At home one must always be; outside one may flee. Into the Residents with them.
guided-medicine = Dawn. Medicine is laid on the cards of those who are hurt, and heals only when the Fate card says so. Nobody is hurt: keep it.
guided-story = Of two Narrative Actions one is told. Snow brings 3 Water and one more Cold. With it there is Water for three days, and five are asked for by the objective.
guided-dawn = A whole day and night have passed, and all three are still here. At this moment a war can be put away and taken up again later. Now the second day.
guided-cold = A shell fell in the night, and did no harm. But there are 3 Cold now: at Dawn the Fate card asks for Cold, and somebody falls ill. A Heater costs 1 Wood and 4 Components, just what there is. The others rummage: any number may do that, and each finds 1 Wood and 1 Component.
guided-warmth = Beside the stairs, where it can always be reached.
guided-burn = Each Wood that is burnt takes away one Cold. Oskar is tired already: at Fatigue 2 the third action is lost, and tonight somebody should sleep in a Bed. What will you build next?
guided-farewell = You have met all that matters: three actions and what they cost, hunger and thirst, the tasks of the night, the city and its noise, raids, Dawn and the Book. From here the war is yours. It is survived if one of these three lives to see the ceasefire. Whenever something is unclear, press ? and point at it.

# to a player who has left the path, once for each kind of question
guided-kind-assign = First what cannot wait: warmth from 3 Cold on, water, a Bed. Then Heaps and Furniture. Whoever has nothing better rummages.
guided-kind-without-water = Let those go without who have little Hunger and little Misery: the die decides which of the two it will be.
guided-kind-meals = Nobody may reach Hunger 4. Feed those at 3 first; at 1 one can wait a day.
guided-kind-tasks = Somebody must stand guard. Let the tired sleep, in a Bed if there is one, and send out whoever is well and can carry much.
guided-kind-destination = Go where there is what you lack, and go near if somebody is hurt.
guided-kind-pack = Take what you want to trade or need as a tool, and leave a weapon for the guard.
guided-kind-carry-home = Food and medicine first, then Water for two days, then material. What weighs nothing always comes along.
guided-kind-arm-guards = The best weapon to whoever has the most Prowess. A firearm without Ammo is of no use.
guided-kind-split-defence = Wounds first, unless what they want to take is the last food.
guided-kind-stolen = Give what is easily found again: Wood, Components, odd parts.
guided-kind-crime-wave = If somebody goes out alone, rather the raids; if the guard is weak, rather the Residents.
guided-kind-medicine = Lay it on early: it heals only when a Fate card calls for it.
guided-kind-narrative-action = Take what helps against the State that is highest now.
guided-kind-barter = Jewelry, alcohol and weapons buy food. Small things pay the fee.
guided-kind-fight-or-flee = Those who flee are struck once, and go home with what they found. Fight only with weapons, and for a reason.

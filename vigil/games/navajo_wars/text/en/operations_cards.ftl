# The Operations cards: names, what they do, their stories, and the words of their rules.

name-dry-years = Dry Years
card-dry-years = Choose. Stay by the springs: roll a die twice; each time that Territory gets a Drought counter, as in the Minor Event. Follow the grass into the high country, all together: Military −1, Culture +1. Or ride against the settlements: Military +1, the Enemy collects 3 more AP the next time, and roll once for a Drought counter in the same way. Place an Intruder.
card-dry-years-story = The tree rings of the plateau still show the long droughts of the 1660s, the 1770s and the 1840s. Springs failed, herders drove their flocks ever further for grass, and hungry years were seldom quiet years on the Rio Grande.

name-female-rain = Female Rain
card-female-rain = Choose: remove two Drought counters, one after the other, each where it weighs most (a Territory with a Family first, then the most Drought, then the lowest die number); or the next Passage of Time has 2 more food; or Culture +1.
card-female-rain-story = The Diné tell two rains apart. The male rain strikes with thunder and is gone; the female rain falls soft and long, and the fields drink it.

name-cloudburst = Cloudburst
card-cloudburst = Roll a die for a Territory. Corn and Intruders in its Areas 1 to 3 go back to their cups. Remove a Drought counter there or, if it has none, from its lowest-numbered neighbour that has one.
card-cloudburst-story = In late summer a dry wash can turn into a river within the hour. It fills every hollow in the rock, and it carries off the field beside it.

name-stores-for-the-winter = Stores for the Winter
card-stores-for-the-winter = If you did Planning on this card, the next Passage of Time has 4 more food; otherwise 1 more food.
card-stores-for-the-winter-story = Corn dried on the cob, squash cut into long strips, piñon nuts gathered after the first frost: a pit well lined with bark carries a family through to spring.

name-early-frost = Early Frost
card-early-frost = Give up one of these: Corn on the map or a Corn counter from Resources, which goes back to the cup; a sheep from Resources, which goes Out of Play; or 1 Culture.
card-early-frost-story = On the high plateau the growing season is short. One clear night in September can blacken a field that needed ten days more.

name-peach-orchards = Peach Orchards
card-peach-orchards = If a Family is in Canyon de Chelly, choose: the next Passage of Time has 2 more food for each Family there, 6 at most in all; or take one Trade Goods counter; or Culture +1.
card-peach-orchards-story = Peach trees came to the Southwest with the Spanish and to Canyon de Chelly by way of Pueblo neighbours. In time they stood by the thousand under its red walls, and their dried fruit was prized far away.

name-deep-snow = Deep Snow
card-deep-snow = In the next Take Actions each activated Family has 1 MP less. The next Enemy Raid has 2 fewer Raid counters.
card-deep-snow-story = Snow closed the passes of the Chuska Mountains to everyone alike: to the herder with her flock and to the column with its mules.

name-lambing-season = Lambing Season
card-lambing-season = Take a sheep from Out of Play into Resources for each Territory that has a Family and no Drought, two at most.
card-lambing-season-story = Churro sheep reached the Rio Grande with the Spanish colonists of 1598. Among the Diné they became food, wool and wealth, and much of that wealth belonged to the women.

name-the-headmen-gather = The Headmen Gather
card-the-headmen-gather = If an elder is in the Elder Display, choose. Peace: each Family loses 1 Ferocity and you gain 1 Culture. War: up to two Families with a man gain 1 Ferocity each, and you gain 1 Military.
card-the-headmen-gather-story = No single chief ruled the Diné. In grave matters headmen of peace and of war met in an assembly, the naachid; they could persuade, but not command.

name-kin-from-the-pueblos = Kin from the Pueblos
card-kin-from-the-pueblos = Choose: a man, woman or child from Out of Play into the Passage of Time Box, or Culture +1. Then, if there is an Outpost on the map, place an Intruder.
card-kin-from-the-pueblos-story = After the wars of the 1690s people from Jemez and other Pueblos found shelter among the Diné. Many stayed for good, and there are clans that keep their memory to this day.

name-smallpox = Smallpox
card-smallpox = Roll a die. If it is not above 1 plus the number of Outposts on the map, the elder furthest right in the Elder Display goes Out of Play, and so does one population counter of your choice from a Family.
card-smallpox-story = The sickness followed the roads from town to town. The great epidemic of 1780 and 1781 took thousands of lives in New Mexico alone, and it did not stop at any border.

name-ransomed-captives = Ransomed Captives
card-ransomed-captives = Up to twice you may give one Trade Goods counter or one horse from Resources to bring a woman or a child from Out of Play into the Passage of Time Box.
card-ransomed-captives-story = At the fairs and at every treaty talk the same question came first: where are our children? Some who came home had a saint's name, and had to be taught their mother's words again.

name-a-first-laugh = A First Laugh
card-a-first-laugh = A child from Out of Play joins a Family of your choice that has a woman and no child; if there is no such Family, the child goes into the Passage of Time Box. Gain 1 Culture.
card-a-first-laugh-story = When a baby laughs for the first time its family gives a meal, and the one who drew the laugh helps to host it. So the child is generous before it can speak.

name-a-headman-lies-ill = A Headman Lies Ill
card-a-headman-lies-ill = Roll a die for the elder furthest right in the Elder Display: on the Elder Rating of that box or less, the elder goes Out of Play. Whatever happens, no Elder Actions may be taken in the next Planning. If you have no elder, lose 1 Culture.
card-a-headman-lies-ill-story = A headman led by the respect he had earned, and by nothing else. While he lay ill, decisions waited.

name-a-call-for-reprisals = A Call for Reprisals
card-a-call-for-reprisals = Choose: give back a horse or a sheep from Resources; or exchange captives: a child from Out of Play into the Passage of Time Box, Culture +1, Enemy Morale +1; or give nothing back, and the next Enemy Raid has 2 more Raid counters. Place an Intruder.
card-a-call-for-reprisals-story = After every lost herd the settlers stood at the governor's door, and he sent to demand livestock and captives. The Diné wanted their own people back. Treaty after treaty promised the exchange, and few were kept.

name-blankets-for-trade = Blankets for Trade
card-blankets-for-trade = If any Family has a woman, the Trade Goods you buy in the next Planning cost no AP. If three Families or more have one, take one Trade Goods counter at once as well. Place an Intruder.
card-blankets-for-trade-story = By 1800 blankets from Diné looms were sought after from Chihuahua to the Plains. The best were woven so close that they kept out the rain.

name-runners-bring-word = Runners Bring Word
card-runners-bring-word = Look at the top card of the deck. Then choose: your next Preempt costs no AP, or gain 1 AP now. Place an Intruder.
card-runners-bring-word-story = News crossed the country on foot, and by night. A good runner could warn the people of the canyons before a column had watered its mules.

name-traders-with-guns = Traders with Guns
card-traders-with-guns = You may give one horse or one Trade Goods counter from Resources for one Firearms counter; if you do, Enemy Ferocity rises by 1. In any case place an Intruder.
card-traders-with-guns-story = The authorities forbade the sale of guns to free peoples, and it went on all the same. A musket was dear, powder dearer; and whoever sold you one sold news of you as well.

name-apaches-raid-new-mexico = Apaches Raid New Mexico
card-apaches-raid-new-mexico = Draw two cubes from the bag. Brown, white, black and yellow ones go to Raided Cubes; red, green and blue ones go back to the bag. A Peace in force goes on. Place an Intruder.
card-apaches-raid-new-mexico-story = The Apache peoples, related to the Diné by language, fought wars of their own. Seen from Santa Fé, the trail of a stolen herd did not always tell whose it was.

name-apache-war = Apache War
card-apache-war = Choose. Stand aside: the Enemy collects 2 AP less the next time it collects AP. Or, if your Military is above 0, a Family with a man joins the war: its Ferocity +1, Military +1, Enemy Morale −1, Enemy Ferocity +1.
card-apache-war-story = In the early 1780s Diné and Gila Apaches rode side by side, until gifts and threats from Santa Fé drew them apart. Whether to stand by the neighbour was a question that came back in every generation.

name-slave-raiders = Slave Raiders
card-slave-raiders = The Least Ferocious Family that has a child loses the child, who goes Out of Play; if no Family has one, the Least Ferocious with a woman loses her. Families in the Canyon, in boxes or in a Fort's Area are safe. You may give one Trade Goods counter or one horse from Resources to prevent it. Place an Intruder.
card-slave-raiders-story = Armed bands rode out from the settlements to seize women and children, against the law and in plain sight. By the 1860s people of the time counted the Diné captives of New Mexico in thousands.

name-a-governor-is-recalled = A Governor Is Recalled
card-a-governor-is-recalled = The Enemy loses up to 2 AP from Enemy AP Available. Then you may swap the Active and the Standby counter of one row that holds both.
card-a-governor-is-recalled-story = Governors came to Santa Fé for a few years and left with their plans half carried out. What one had promised the next seldom kept, and the same was true of threats.

name-scouts-in-the-hills = Scouts in the Hills
card-scouts-in-the-hills = Place two Intruders. The next Operations card cannot be preempted.
card-scouts-in-the-hills-story = A campaign began long before the drums: with men who counted fires from a ridge, followed the sheep trails and read the ground around the springs.

name-herders-push-west = Herders Push West
card-herders-push-west = Choose. Let their flocks graze: the Outpost furthest up its track, but not at its top, moves up one Area (of equals, the one in the lowest-numbered Territory), Corn there goes back to the cup and you lose 1 Culture; if every Outpost is at the top of its track, you lose 2 Culture. Or drive them off: a sheep from Out of Play to Resources, Enemy Ferocity +1, and the Enemy collects 2 more AP the next time. If there is no Outpost on the map, carry out Build instead. Place an Intruder.
card-herders-push-west-story = From the Rio Puerco westward New Mexican flocks were driven onto pastures that Diné families had used for generations. First came the sheep, then the house, then the soldiers to guard it.

name-settlers-turn-back = Settlers Turn Back
card-settlers-turn-back = With two cubes or more in Raided Cubes, an Outpost of your choice goes back one Area, and from Area 1 off the map. With fewer cubes, or with no Outpost on the map, Enemy Morale falls by 1.
card-settlers-turn-back-story = The missions founded for the Diné in 1749 stood empty within a year, and in the first years of Cebolleta its settlers once left their houses and fled to Laguna. A frontier can also move east.

name-the-utes-ride-south = The Utes Ride South
card-the-utes-ride-south = The topmost Utes! shown in the Active column swaps places with the counter at the top of that column, unless it is there already. If none is shown there, the topmost Utes! shown in Standby swaps with the Active counter of its row. Place an Intruder.
card-the-utes-ride-south-story = Along the San Juan, Ute bands and Diné families traded, married and fought. When New Mexico went to war, it looked for allies there first.

name-gifts-for-the-comanche = Gifts for the Comanche
card-gifts-for-the-comanche = If Comanche! is shown in the Active column, you may give one Trade Goods counter to swap it with the Standby counter of a row named by a die; if you do not, it moves up one row. If it is not shown there, you may give one Trade Goods counter for one horse. Place an Intruder.
card-gifts-for-the-comanche-story = The Comanche were lords of the southern Plains and rich in horses. Governors courted them, and so did their neighbours; a gift at the right time could buy a quiet year.

name-hopi-corn = Corn from the Mesas
card-hopi-corn = You may give one sheep or one Trade Goods counter from Resources to draw two Corn counters from the cup and put them face up into Resources.
card-hopi-corn-story = In lean years Diné families brought meat and wool up to the Hopi villages and came down with corn. The trade went on between quarrels, and often in the midst of them.

# what happens, of every Major Event

event-major-event = Major Event: { $card }
event-later-food-next = The next Passage of Time has { $n } more food
event-later-mp-next = { $n ->
    [0] In the next Take Actions the Families have their usual MP
    [-3] In the next Take Actions each activated Family has 3 MP less
    [-2] In the next Take Actions each activated Family has 2 MP less
    [-1] In the next Take Actions each activated Family has 1 MP less
    [1] In the next Take Actions each activated Family has 1 MP more
    [2] In the next Take Actions each activated Family has 2 MP more
    [3] In the next Take Actions each activated Family has 3 MP more
   *[other] In the next Take Actions each activated Family has { $n } MP more
}
event-later-raid-counters-next = { $n ->
    [0] The next Enemy Raid has its usual Raid counters
    [-3] The next Enemy Raid will have 3 Raid counters fewer
    [-2] The next Enemy Raid will have 2 Raid counters fewer
    [-1] The next Enemy Raid will have 1 Raid counter fewer
    [1] The next Enemy Raid will have 1 Raid counter more
    [2] The next Enemy Raid will have 2 Raid counters more
    [3] The next Enemy Raid will have 3 Raid counters more
   *[other] The next Enemy Raid will have { $n } Raid counters more
}
event-later-enemy-ap-next = { $n ->
    [0] The Enemy collects its usual AP the next time
    [-3] The Enemy will collect 3 AP less the next time
    [-2] The Enemy will collect 2 AP less the next time
    [-1] The Enemy will collect 1 AP less the next time
    [1] The Enemy will collect 1 AP more the next time
    [2] The Enemy will collect 2 AP more the next time
    [3] The Enemy will collect 3 AP more the next time
   *[other] The Enemy will collect { $n } AP more the next time
}
event-later-free-preempt = Your next Preempt costs no AP
event-later-no-preempt = The next Operations card cannot be preempted
event-later-elders-silent = No Elder Actions may be taken in the next Planning
event-later-market = The Trade Goods bought in the next Planning cost no AP
event-animal-given = { $piece_a } is given up from Resources
event-nobody-comes = No man, woman or child is left Out of Play: nobody comes
event-elder-lost = The land is sick, and with it dies the elder furthest right in the Elder Display
event-elder-dies-of-illness = The elder furthest right in the Elder Display dies of the illness
event-elder-dies-of-smallpox = The smallpox takes the elder furthest right in the Elder Display
option-newcomer = Welcome { $piece_a }
option-learn-from-kin = Let them stay a season and learn from them: Culture +{ $n }
question-raise-families = { $n ->
    [one] Which Family gains 1 Ferocity?
   *[other] Which Family gains 1 Ferocity? You may choose { $n } more, one after the other.
}
option-raise-family = { $family }
option-raise-no-more = No further Family
refused-nothing-to-give = You have none in Resources: { $piece }.
remedy-nothing-to-give = Have one in Resources when such a card comes.

# the land

question-dry-years = The springs fail. What do the Diné do?
option-stay-by-the-springs = Stay by the springs: { $n } Drought counters by die
option-follow-the-grass = Follow the grass, all together: Military −1, Culture +1
option-ride-on-the-settlements = Ride against the settlements: Military +1, { $n } more Enemy AP the next time, a Drought counter by die
question-female-rain = The soft rain falls for days. Where does it do the most good?
option-rain-on-the-land = The dry land: remove { $n } Drought counters
option-rain-on-the-fields = The fields: { $n } more food in the next Passage of Time
option-give-thanks = The people, who give thanks for it together: Culture +{ $n }
chance-cloudburst = die for the Territory of the cloudburst
question-early-frost = The frost comes early. What do you give up?
option-frost-field = Corn on the map
option-frost-stores = A Corn counter from Resources
option-frost-sheep = A sheep from Resources
option-frost-culture = { $n } Culture
event-stores-spoil = Corn worth { $corn } goes back to the cup
event-sheep-freezes = A sheep goes from Resources Out of Play
event-orchards-empty = No Family is in Canyon de Chelly: nobody gathers the peaches
question-peach-orchards = What becomes of the peaches?
option-dry-peaches = Dry them: { $n } more food in the next Passage of Time for each Family in Canyon de Chelly, at most { $most } food in all
option-trade-peaches = Trade them for a Trade Goods counter
option-share-peaches = Share them out among kin and neighbours: Culture +{ $n }
event-no-green-pasture = Every Territory with a Family suffers Drought: no lambs
event-corn-cup-empty = No Corn is left in the cup
event-no-hopi-corn = No Corn is traded for
question-buy-hopi-corn = Do you trade with the Hopi for two Corn counters?
option-buy-hopi-corn = Give { $piece_a } for Corn
option-buy-no-corn = No trade
chance-hopi-corn = Corn drawn from the cup
event-corn-received = Corn worth { $corn } comes into Resources

# the people

event-no-elder-speaks = No elder is in the Elder Display: there is no council
question-the-headmen-gather = What do the headmen counsel?
option-speak-of-peace = Peace: each Family loses 1 Ferocity, Culture +{ $n }
option-speak-of-war = War: { $families ->
    [one] one Family gains 1 Ferocity
   *[other] up to { $families } Families gain 1 Ferocity each
}, Military +{ $n }
question-kin-from-the-pueblos = Kin have come from the Pueblos. Does one of them stay for good, or do you learn from them for a season?
chance-smallpox = die for the smallpox
event-smallpox-passes = The smallpox passes by
event-smallpox-strikes = The smallpox strikes
event-smallpox-near = Smallpox is near: it strikes on { $n } or less
question-smallpox-family = Which Family does the smallpox strike?
option-mourn-in = { $family }
question-smallpox-person = Whom does { $family } lose?
question-ransomed-captives = { $n ->
    [one] Whom do you ransom? You may do so once more.
   *[other] Whom do you ransom? You may do so up to { $n } times.
}
option-ransom-captive = Bring back { $piece_a } for { $price_a }
option-pay-no-ransom = Pay no ransom
event-no-ransom = No ransom can be paid now
event-no-ransom-paid = No ransom is paid
question-a-first-laugh = Which Family does the child join?
option-laughs-in = { $family }
event-child-joins = A child joins { $family }
chance-illness = die for the sick elder
part-eldest-rating = Elder Rating of the box
part-eldest-long-life = Developments
event-headman-recovers = The elder recovers
event-headman-ill = The elder furthest right in the Elder Display lies ill and dies on { $n } or less
event-looms-stand-still = No Family has a woman: the looms stand still
chance-top-card = the top card of the deck
event-top-card-seen = On top of the deck lies { $card }
question-runners-bring-word = You have seen the next card. What do you make of the news?
option-stand-ready = Stand ready: your next Preempt costs no AP
option-hold-council = Hold council: gain { $n } AP

# neighbours and New Mexico

chance-apache-raid = cube for the Apache raid
event-apaches-take = The Apaches make booty: { $cube } cube to Raided Cubes
event-apaches-turn-back = The Apaches turn back: { $cube } cube back to the bag
question-apache-war = The Apaches are at war with New Mexico. What do the Diné do?
option-stand-aside = Stand aside: the Enemy collects { $n } AP less the next time
option-join-apaches = Let a Family join: its Ferocity +1, Military +1, Enemy Morale −1, Enemy Ferocity +1
question-apache-war-family = Which Family joins the Apaches?
option-family-joins = { $family }
event-slavers-find-nobody = The slave raiders find nobody
event-slavers-come = Slave raiders come for { $piece_a } of { $family }
question-buy-off-slavers = { $family } is about to lose { $piece_a }. Do you pay?
option-buy-off-slavers = Give { $piece_a } to prevent it
option-pay-no-slavers = Do not pay
question-a-call-for-reprisals = The governor demands livestock and captives. What is your answer?
option-give-back = Give back { $piece_a }
option-exchange-captives = Exchange captives: a child comes home, Culture +1, Enemy Morale +1
option-let-them-come = Give nothing back: { $n } more Raid counters in the next Enemy Raid
event-reprisals-averted = New Mexico is content: no reprisals
question-herders-push-west = Strangers' flocks stand on your pastures. What do you do?
option-let-them-graze = Let them graze: the foremost Outpost moves up one Area, Culture falls
option-drive-off-their-flocks = Drive them off: a sheep to Resources, Enemy Ferocity +1, { $n } more Enemy AP the next time
question-settlers-turn-back = Which Outpost goes back?
option-turn-back = { $piece } in { $territory } { $area }
event-outpost-turns-back = { $outpost_the } goes back to { $territory } { $area }
event-enemy-ap-lost = { $n ->
    [0] The Enemy has no AP Available to lose
   *[other] Enemy AP Available −{ $n }: now { $total }
}
question-a-governor-is-recalled = The new governor is not yet in office. Which Orders do you swap?
option-swap-orders = Row { $row }: { $active } goes to Standby, { $standby } becomes Active
option-swap-no-orders = Leave the Orders as they are
event-order-not-shown = { $order } is shown neither in the Active column nor in Standby
question-trade-with-comanche = Do you trade with the Comanche for a horse?
option-trade-with-comanche = Give { $piece_a } for a horse
option-no-comanche-trade = No trade
event-no-horse-to-buy = There is no horse left Out of Play to buy
event-no-comanche-trade = Nothing is traded with the Comanche
question-gift-to-comanche = Do you send the Comanche a gift?
option-gift-to-comanche = Give { $piece_a }: their Order is swapped with one in Standby
option-no-comanche-gift = No gift: their Order moves up one row
chance-standby-row = die for the row in Standby
question-buy-guns = Do you buy Firearms? Enemy Ferocity will rise.
option-buy-guns = Give { $piece_a } for a Firearms counter
option-buy-no-guns = Buy no guns
event-no-guns-bought = No guns are bought
event-no-guns-left = There are no Firearms left to buy

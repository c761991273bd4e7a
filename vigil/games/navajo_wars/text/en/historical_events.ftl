# Historical Events and Transitions: names, what they do, their stories, and the words of their rules.

name-pueblo-revolt = Pueblo Revolt
card-pueblo-revolt = If Subjugation holds three red cubes, put a man, woman or child of your choice from Out of Play into the Passage of Time Box and remove this card from the game. Otherwise choose: welcome somebody in the same way, or Military +1 and Enemy Ferocity +1. Then all red cubes in Subjugation go back to the bag, Enemy Morale falls by 1, and the card stays in play until the third red cube comes to Subjugation: Tribal Diplomacy and Negotiate have +1.
card-pueblo-revolt-story = In August 1680 the Pueblos rose together, led by Po'pay and others, and drove the Spanish out of New Mexico for twelve years. When the army came back, many sought safety among the Diné.

name-franciscan-faction-ascendant = Franciscan Faction Ascendant
card-franciscan-faction-ascendant = Place two Missions, one after the other, each in Area 1 of a Territory without one: Territories with Families first, then in the order of their dice. With each of them you may accept the friars' gifts: then take two sheep into Resources, and Enemy Morale rises by 1.
card-franciscan-faction-ascendant-story = In 1749 the friars promised livestock and tools to Diné who would settle at missions near Cebolleta and Encinal. Within a year the people told them that they had been raised like the deer and would not live shut in.

name-the-viceroys-gifts = The Viceroy's Gifts
card-the-viceroys-gifts = First Comanche!, then Utes!: if the Order is shown in the Active column it moves up one row; otherwise, if it is shown in Standby, it swaps with the Active counter of its row. If neither Order is shown anywhere, Enemy Ferocity rises by 1.
card-the-viceroys-gifts-story = In 1786 Viceroy Bernardo de Gálvez advised binding the free nations with trade, drink and firearms and setting them against one another. That year Governor Anza brought Comanche and Ute leaders together as allies of New Mexico.

name-settlers-colonize-new-mexico = Settlers Colonize New Mexico
card-settlers-colonize-new-mexico = Carry out Build; if it becomes Subvert it counts 1 AP. The card stays in play until Mexican Independence: Tribal Diplomacy and Negotiate have −1.
card-settlers-colonize-new-mexico-story = Around 1800 the villages of New Mexico outgrew the valley of the Rio Grande. Thirty families founded Cebolleta below the mountain the Diné call Tsoodził, at the edge of their homeland.

name-mexican-independence = Mexican Independence
card-mexican-independence = Carry out the nine steps of this Transition. Then gain 3 Culture and 2 Military. Until four more Historical Events are over, a Family has 1 MP more when it is activated and +1 in its Evades. After each of these four you gain 4 Military and 4 Culture; if Military is then 8 or more, Enemy Morale rises by 1 instead. The card stays in play until Army of the West: in each Planning one of the Trade Goods you buy costs no AP.
card-mexican-independence-story = In 1821 Spanish rule ended. The garrisons went unpaid, the missions emptied, and the Santa Fé Trail opened. Goods became plentiful; so did the buyers of captives, and in time the raids grew worse than before.

name-vizcarra-marches-west = Vizcarra Marches West
card-vizcarra-marches-west = If Military is 7 or more, Enemy Morale first rises by 2. Choose. Accept his terms: give up two animals from Resources, horses first, and Enemy Morale rises by 1. Or face the march: an Enemy Raid with 3 AP is carried out.
card-vizcarra-marches-west-story = In 1823 Governor José Antonio Vizcarra demanded captives, livestock and obedience, and then led fifteen hundred men west for ten weeks, as far as the Hopi mesas. Most of the Diné were nowhere to be found.

name-the-chimayo-rebellion = The Chimayó Rebellion
card-the-chimayo-rebellion = If Military is 7 or more, Enemy Morale first rises by 2. Enemy AP Available fall to 0, and the Enemy collects 2 AP less the next time it collects AP. Then choose: Military +1 and Enemy Ferocity +1, or Culture +1.
card-the-chimayo-rebellion-story = In 1837 the villages of northern New Mexico, tired of taxes and of serving in campaigns, rose and killed Governor Albino Pérez. Manuel Armijo crushed the rising and soon turned on the Diné again.

name-when-the-land-is-sick = When the Land is Sick
card-when-the-land-is-sick = If Military is 7 or more, Enemy Morale first rises by 2. Roll a die twice: each time that Territory gets a Drought counter, as in the Minor Event. Then the elder furthest right in the Elder Display goes Out of Play, unless you discard a Ceremony card from your hand, or let the weapons rest until the elder is well (Military −1, Culture +1). The card stays in play until Army of the West: harvest dice must beat a number higher by 1, and Find Water Hole costs 1 MP more.
card-when-the-land-is-sick-story = For the Diné the health of people and the health of the land belong together. When the grass fails and the old fall ill, it is one harmony that is lost, and it must be restored with care.

name-narbonas-war = Narbona's War
card-narbonas-war = If Military is 7 or more, Enemy Morale first rises by 2. Up to two Families with a man gain 1 Ferocity each, and you gain 1 Military. The card stays in play until Army of the West: your Families have +1 in Battle, and each Enemy Raid has 1 more Raid counter.
card-narbonas-war-story = In February 1835 Narbona and his men waited above the pass that now bears his name and broke a column of nearly a thousand New Mexicans. In his old age he looked for peace, and in 1849 American soldiers shot him dead at a council.

name-army-of-the-west = Army of the West
card-army-of-the-west = Carry out the nine steps of this Transition. Then gain 3 Culture and 4 Military. Until four more Historical Events are over, a Family has 1 MP more when it is activated, and +1 in its Evades and Battles. After each of these four you gain 4 Military and 4 Culture; if Military is then 8 or more, Enemy Morale rises by 1 instead. The card stays in play: in Planning each Family with a woman may buy one more Trade Goods counter.
card-army-of-the-west-story = In August 1846 General Kearny took Santa Fé without a shot and promised its people protection from the Navajo. That November Zarcillos Largos asked why the Americans should blame the Diné for fighting the very people they had just fought themselves.

name-forts-in-navajo-country = Forts in Navajo Country
card-forts-in-navajo-country = Fort Defiance is placed in Area 1 of Hopi Land and Fort Fauntleroy in Area 1 of the Zuni Mountains, unless the set-up brought them; Corn there goes back to the cup. Then for each Fort on the map give up an animal from Resources, or Enemy Morale rises by 1.
card-forts-in-navajo-country-story = Fort Defiance was built in 1851 in a valley of good grass, Fort Fauntleroy at Bear Springs in 1860. The army claimed the best meadows for its own animals, and in 1858 soldiers shot sixty head of Manuelito's stock that grazed there.

name-death-of-henry-linn-dodge = Death of Henry Linn Dodge
card-death-of-henry-linn-dodge = A Peace in force ends, and every Peace shown in the Active column is turned to its other side. If there was neither, Enemy Morale rises by 1. The card stays in play: Tribal Diplomacy and Negotiate have −1.
card-death-of-henry-linn-dodge-story = Dodge, agent to the Navajo from 1853, lived in their country, listened and kept his word. He was killed by Apaches south of Zuni in November 1856, and no agent after him was trusted as he had been.

name-manuelitos-war = Manuelito's War
card-manuelitos-war = Put Manuelito with a Family of your choice; its Ferocity rises by 1, if it has a man. Enemy Ferocity rises by 1. You gain 2 Military. The card stays in play: Harass costs no AP.
card-manuelitos-war-story = On 30 April 1860 Manuelito, Hastiin Ch'il Haajiní to his own people, and Barboncito led a thousand men against Fort Defiance and nearly took it.

name-the-american-civil-war = The American Civil War
card-the-american-civil-war = If there are Forts on the map, one of your choice is abandoned and leaves the map. Enemy Ferocity rises by 1. After the next Passage of Time you gain 2 Culture and Enemy Morale falls by 2. The card stays in play: the Enemy collects 1 more AP, and each Enemy Raid has 1 more Raid counter.
card-the-american-civil-war-story = In 1861 the regulars left to fight the Confederates, Fort Defiance stood empty, and for a season Diné flocks grazed the meadows around it again. The volunteers who came in the regulars' place under General Carleton had other orders, and no treaty to remember.

name-kit-carson = Kit Carson, “Rope Thrower”
card-kit-carson = Carry out the nine steps of this Transition: a Passage of Time, a Victory Check, and then victory or the ultimatum and what comes of it. The game ends here.
card-kit-carson-story = In 1863 and 1864 Carson's columns burned the fields, felled the peach trees and drove off the flocks until hunger did what battles had not. More than eight thousand Diné were marched to Bosque Redondo. In 1868 their leaders signed a treaty, and the people walked home.

# their words

event-card-stays = { $card } stays in play
event-card-removed = { $card } is removed from the game
question-pueblo-revolt = The Pueblos have risen. What do the Diné do?
option-stand-with-the-pueblos = Stand with the Pueblos: Military +1, Enemy Ferocity +1
event-reds-return = { $n ->
    [0] No red cube is in Subjugation
    [one] A red cube goes from Subjugation back to the bag
   *[other] { $n } red cubes go from Subjugation back to the bag
}
question-franciscan-gifts = A Mission rises in { $territory }. Do you accept the friars' gifts?
option-refuse-gifts = Refuse
option-accept-gifts = Accept: { $n } sheep to Resources, Enemy Morale +1
question-vizcarra-marches-west = Vizcarra demands livestock. What do you do?
option-face-the-march = Refuse: an Enemy Raid with { $n } AP
option-accept-terms = Accept: give up { $n } animals, horses first; Enemy Morale +1
refused-too-few-animals = His terms are { $n } animals, and you have { $have } in Resources.
remedy-too-few-animals = Have { $n } horses or sheep in Resources.
question-the-chimayo-rebellion = New Mexico fights against itself. What do the Diné do?
option-press-new-mexico = Press New Mexico: Military +1, Enemy Ferocity +1
option-tend-the-fields = Tend fields and flocks: Culture +1
question-when-the-land-is-sick = The land is sick, and so is the eldest of your elders. What do you do?
option-let-elder-go = Let things take their course: the elder dies
option-hold-a-ceremony = Hold a ceremony: discard a Ceremony card from hand
option-lay-weapons-aside = Let the weapons rest until the elder is well: Military −1, Culture +1
question-which-ceremony = Which Ceremony card do you discard?
option-hold-ceremony = Discard { $card }
event-ceremony-held = The ceremony is held, and the card is discarded: { $card }
event-fort-built = { $fort } is built in { $territory } { $area }
question-fort-pastures = The soldiers of { $fort } claim the pastures. What do you do?
option-keep-pastures = Hold the pastures: Enemy Morale +{ $n }
option-yield-animal = Give up { $piece_a }
question-manuelitos-war = Which Family does Manuelito lead?
option-manuelito-joins = { $family }
event-manuelito-comes = Manuelito joins { $family }
question-the-american-civil-war = Which Fort is abandoned?
option-fort-abandoned = { $fort }
event-fort-abandoned = { $fort } in { $territory } { $area } is abandoned

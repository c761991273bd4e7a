# The Cultural Developments: names, what they cost and do, their stories, and the words of their rules.

name-religion = Religion
name-religion-1 = The Singers (Religion 1)
card-religion-1 = Costs 1 Culture. Exhaust it until the next Passage of Time to cancel an Enemy Way.
card-religion-1-story = It takes many years at a teacher's side to learn a ceremonial well enough to lead it. Those who have done so are sent for from far away.
name-religion-2 = Counsel of the Elders (Religion 2)
card-religion-2 = Costs 2 Culture; needs 2 elders in the Elder Display. In Elder Actions every Elder Rating counts 1 higher.
card-religion-2-story = An elder who speaks little is heard in silence. What was done in hard years is remembered, and done again.
name-religion-3 = Walking in Beauty (Religion 3)
card-religion-3 = Costs 4 Culture. In a Victory Check the ceiling of Culture is 1 higher and you count 1 more VP. Exhaust it until the next Passage of Time to cancel a Minor Event.
card-religion-3-story = The land between its mountains is not owned but lived in rightly. A people that knows its place there is hard to move.

name-weaving = Weaving
name-weaving-1 = The Upright Loom (Weaving 1)
card-weaving-1 = Costs 1 Culture. The 6 Trade Goods set aside become available. In each Planning one purchase of Trade Goods costs no AP.
card-weaving-1-story = Learned beside the Pueblo peoples, the loom was soon the women's own. Few homes are without one.
name-weaving-2 = Wool and Indigo (Weaving 2)
card-weaving-2 = Costs 2 Culture; needs 1 sheep in play. In Planning each Family with a woman may buy one more Trade Goods counter.
card-weaving-2-story = The long fleece of the churro sheep spins into strong yarn, and blue dye comes up the trails from the south.
name-weaving-3 = The Chief Blanket (Weaving 3)
card-weaving-3 = Costs 3 Culture; needs 3 women in Families in play. Exhaust it until the next Passage of Time, in your Operations phase: up to 2 Trade Goods go from Out of Play to Resources.
card-weaving-3-story = White, black, and a blue that came by mule from Mexico: a few broad stripes, and leaders on the plains gave ten good hides to wear them.

name-horsemanship = Horsemanship
name-horsemanship-1 = Riders (Horsemanship 1)
card-horsemanship-1 = Costs 1 Military; needs 1 horse in play. A Family with a horse has 1 MP more when it is activated.
card-horsemanship-1-story = Within a lifetime of the first horses the Diné ride as if they had always done so, and the land has grown smaller.
name-horsemanship-2 = Fresh Mounts (Horsemanship 2)
card-horsemanship-2 = Costs 1 Culture and 1 Military; needs 2 horses in play. A Family with a horse adds 1 to its Evade, and a tribe subtracts 1 from its die in Battle. Exhaust it until the next Passage of Time, in your Operations phase: a horse from Out of Play goes to a Family in play without one.
card-horsemanship-2-story = A rider who leads a second horse can be gone before the dust of the first has settled.
name-horsemanship-3 = Mounted Warriors (Horsemanship 3)
card-horsemanship-3 = Costs 3 Military; needs 3 horses in play. A Family with a horse adds 1 more in Battle. Exhaust it until the next Passage of Time to put back a cube just drawn and draw again.
card-horsemanship-3-story = They strike at dawn, choose the best of the herd and are beyond the ridge when the bell begins to ring.

name-sharp-traders = Sharp Traders
name-sharp-traders-1 = Keen Bargainers (Sharp Traders 1)
card-sharp-traders-1 = Costs 1 Culture. +1 in Tribal Diplomacy and when you Negotiate.
card-sharp-traders-1-story = At the fairs one listens longer than one speaks, and names the price last.
name-sharp-traders-2 = Gifts Open Doors (Sharp Traders 2)
card-sharp-traders-2 = Costs 2 Culture. Another roll or another cube costs 1 Trade Goods less. Exhaust it until the next Passage of Time, in your Operations phase or when you may react: spend 1 Trade Goods for 2 AP.
card-sharp-traders-2-story = A blanket given at the right moment brings more than two sold: a guide, a warning, a friend in the council.
name-sharp-traders-3 = Ransom of Captives (Sharp Traders 3)
card-sharp-traders-3 = Costs 3 Culture; needs 1 Trade Goods in Resources. Another +1 in Tribal Diplomacy and when you Negotiate. Exhaust it until the next Passage of Time, in your Operations phase: spend 2 Trade Goods to move a man, a woman or a child from Out of Play to the Passage of Time Box.
card-sharp-traders-3-story = A silver bridle, six good blankets, a mule: the price was named over a child's head in a kitchen in Abiquiú. The uncle who had ridden four days did not haggle.

name-masters-of-the-mesas = Masters of the Mesas
name-masters-of-the-mesas-1 = Hidden Trails (Masters of the Mesas 1)
card-masters-of-the-mesas-1 = Costs 1 Military. The 2 Harass counters set aside become available. A Family in Area 5 or 6 adds 1 to its Evade.
card-masters-of-the-mesas-1-story = Toeholds cut in the rock, ledges a goat would think twice about: there is always a way up, for those who were shown it as children.
name-masters-of-the-mesas-2 = Watchers on the Rim (Masters of the Mesas 2)
card-masters-of-the-mesas-2 = Costs 1 Culture and 1 Military. Harass costs no AP and reaches 2 Areas further.
card-masters-of-the-mesas-2-story = A column raises dust a day before it arrives. By then the wells are muddied and the stones are ready at the edge.
name-masters-of-the-mesas-3 = Strongholds of Stone (Masters of the Mesas 3)
card-masters-of-the-mesas-3 = Costs 1 Culture and 3 Military. Each activated Family has 1 MP more, and in an Ambush the limit on the doubled Ferocity is 2 higher. Exhaust it until the next Passage of Time, before an Evade: +2 on the roll.
card-masters-of-the-mesas-3-story = High rocks stocked with corn and water have outlasted armies. From below they look like any other cliff.

name-fields-of-corn = Fields of Corn
name-fields-of-corn-1 = Keepers of the Seed (Fields of Corn 1)
card-fields-of-corn-1 = Costs 1 Culture. Planting and harvesting Corn cost 1 MP less.
card-fields-of-corn-1-story = Each family keeps its own seed, chosen ear by ear, for a soil and a sky it knows.
name-fields-of-corn-2 = Floodwater Fields (Fields of Corn 2)
card-fields-of-corn-2 = Costs 2 Culture. Find Water Hole costs 2 MP less, and a harvest die has 1 less to beat. Exhaust it until the next Passage of Time, in your Operations phase: remove a Drought counter where it weighs most (a Territory with a Family first, then the most Drought, then the lowest die number).
card-fields-of-corn-2-story = Where a wash spreads out after a storm, a low bank of earth and brush is enough to make the water stay.
name-fields-of-corn-3 = Full Storehouses (Fields of Corn 3)
card-fields-of-corn-3 = Costs 3 Culture; needs 1 Corn in play. Each Territory with a Family gives 1 more food, and Corn left over after feeding stays in Resources.
card-fields-of-corn-3-story = Dried, buried in lined pits and covered over, the corn of a good year waits for the bad one.

name-keepers-of-flocks = Keepers of Flocks
name-keepers-of-flocks-1 = Summer and Winter Pastures (Keepers of Flocks 1)
card-keepers-of-flocks-1 = Costs 1 Culture; needs 1 sheep in play. In Passage of Time each Territory with a Family keeps 1 more horse and 1 more sheep.
card-keepers-of-flocks-1-story = Up to the cool mountains when the snow melts, down to the sheltered valleys before it falls: the flocks set the year's pace.
name-keepers-of-flocks-2 = Hidden Folds (Keepers of Flocks 2)
card-keepers-of-flocks-2 = Costs 2 Culture; needs 2 sheep in play. When animals breed, add 1 more of each kind present. In a Tribal Raid subtract 1 from every Conduct Raid roll.
card-keepers-of-flocks-2-story = A side canyon closed with brush keeps lambs from wolves and flocks from raiders' eyes.
name-keepers-of-flocks-3 = The Open Hand (Keepers of Flocks 3)
card-keepers-of-flocks-3 = Costs 3 Culture; needs 3 sheep in play. A sheep feeds 2 more. Exhaust it until the next Passage of Time, in your Operations phase: a sheep goes from Resources to Out of Play, and Culture +1.
card-keepers-of-flocks-3-story = Who has many sheep has many guests. To be called stingy is worse than to be poor.

name-bonds-of-kinship = Bonds of Kinship
name-bonds-of-kinship-1 = The Mothers' Clans (Bonds of Kinship 1)
card-bonds-of-kinship-1 = Costs 1 Culture. In Passage of Time one empty population space costs no Culture. +1 on the die of a Tribal Council.
card-bonds-of-kinship-1-story = One is born to the mother's clan and for the father's. Strangers who find a clan in common are strangers no more.
name-bonds-of-kinship-2 = Shelter among Relatives (Bonds of Kinship 2)
card-bonds-of-kinship-2 = Costs 2 Culture. When a Family surrenders, one of its empty population spaces costs no Culture. When an elder's death is rolled for, the Elder Rating counts 1 lower. Every Family adds 1 to its Evade.
card-bonds-of-kinship-2-story = There is a place by the fire for an aunt's children, for the old and for those who come running in the night.
name-bonds-of-kinship-3 = One People (Bonds of Kinship 3)
card-bonds-of-kinship-3 = Costs 2 Culture and 2 Military; needs 4 Families in play. One more Family may be activated in Take Actions, and every Family adds 1 in Battle. Exhaust it until the next Passage of Time to roll again.
card-bonds-of-kinship-3-story = Ask where a people ends that has no border guards and no king. It ends where nobody would know whose grandchild you are.

question-buy-development = Do you buy a Cultural Development?
question-free-development = Which Cultural Development do you take, free of cost?
option-no-development = Take none
option-buy-development = { $development }
event-development-paid = { $development } costs { $culture ->
    [0] { $military } Military
   *[other] { $military ->
        [0] { $culture } Culture
       *[other] { $culture } Culture and { $military } Military
    }
}
event-development-gained = { $development } is in play
event-released = Now available: { $n } × { $piece }
number-development-cost = Cost
short-development-cost = cost { $n }
part-cost-in-culture = Culture
part-cost-in-military = Military
refused-development-group = { $group } is not in this game.
remedy-development-group = Choose from the five groups in the game.
refused-development-owned = { $development } is in play already.
remedy-development-owned = Choose another Development.
refused-development-level = It builds on { $before }, which you do not have.
remedy-development-level = First buy { $before }.
refused-development-culture = It costs { $n } Culture, and you have { $have }.
remedy-development-culture = Reach Culture { $n }: a cost is not paid from the other track.
refused-development-military = It costs { $n } Military, and you have { $have }.
remedy-development-military = Reach Military { $n }: a cost is not paid from the other track.
refused-needs-horses = It needs { $n ->
    [one] one horse
   *[other] { $n } horses
} in play, and you have { $have }.
remedy-needs-horses = Have the horses in Resources, in the Passage of Time Box or with Families.
refused-needs-sheep = It needs { $n ->
    [one] one sheep
   *[other] { $n } sheep
} in play, and you have { $have }.
remedy-needs-sheep = Have the sheep in Resources or in the Passage of Time Box.
refused-needs-women = It needs { $n ->
    [one] one woman
   *[other] { $n } women
} in Families in play, and there are { $have }.
remedy-needs-women = Bring women into the Families in a Passage of Time.
refused-needs-corn = It needs { $n } Corn in play, and you have { $have }.
remedy-needs-corn = Plant Corn, or keep some in Resources.
refused-needs-elders = It needs { $n ->
    [one] one elder
   *[other] { $n } elders
} in the Elder Display, and there are { $have }.
remedy-needs-elders = Bring elders to the Elder Display in a Passage of Time.
refused-needs-families = It needs { $n ->
    [one] one Family
   *[other] { $n } Families
} in play, and there are { $have }.
remedy-needs-families = Bring a new Family into play in a Passage of Time.
refused-needs-goods = It needs { $n } Trade Goods in Resources, and you have { $have }.
remedy-needs-goods = Buy Trade Goods in Planning, or trade animals or Corn for them.
option-use-development = Exhaust { $development }
question-remount-whom = Which Family receives the horse?
option-remount = { $family }
event-remounted = { $family } receives a fresh horse
question-ransom-whom = Whom do you ransom?
option-ransom-person = Ransom { $piece_a }
event-vanished = The Evade gets +{ $n }
event-feast-given = A sheep from Resources feeds the guests

# 3.2 Take Actions: activations, moves, water, Corn, trade at a Fort, Tribal Council.

event-actions-begin = { $spare ->
    [0] { $families ->
        [0] There is no Family to activate
        [one] One Family may be activated
       *[other] { $families } Families may be activated
    }
   *[other] { $families ->
        [0] There is no Family to activate
        [one] One Family may be activated, the only one that can act; the limit is { $n }
       *[other] { $families } Families may be activated, all that can act; the limit is { $n }
    }
}
question-activate-which = { $n ->
    [one] Which Family do you activate? You may still activate one.
   *[other] Which Family do you activate? You may still activate { $n }.
}
option-activate = Activate { $family }
option-stop-activating = Activate no further Family
refused-already-activated = { $family } has already been activated in this operation.
remedy-already-activated = It can act again the next time you Take Actions.
event-family-activated = { $family } is activated with { $mp } MP
number-activations-left = Families you may still activate
part-activated = already activated
part-activation-nobody = no further Family that can act
number-activations = Activations
part-activation-elders = elders in the Elder Display
part-activation-canyon = Families in Canyon de Chelly
part-activation-one = one in any case
part-activation-bonus = Developments and events
number-movement-points = Movement Points
short-movement-points = { $n } MP
part-mp-base = for every Family
part-mp-empty-spaces = empty population spaces
part-mp-bonus = Developments and events
part-mp-horse-bonus = Developments and events, with a horse
part-mp-event = an earlier event
part-mp-spent = already spent

question-action = { $family } has { $mp } MP. What does it do?
option-end-activation = End the activation
refused-too-few-mp = It costs { $cost } MP and only { $mp } { $mp ->
    [one] is
   *[other] are
} left.
remedy-too-few-mp = Do it earlier in an activation, or in a cheaper Area; filled population spaces give more MP.
refused-mp-already-spent = It takes all the MP of the Family, and some are already spent.
remedy-mp-already-spent = Choose it as the first and only action of an activation.
number-mp-cost = Cost in MP
short-mp-cost = { $n } MP
part-whole-allowance = all MP of the Family
part-area-value = Value of { $territory } { $area }
part-horse-value = Value of { $territory } { $area } with a horse
part-development-discount = Developments and events

# moves
option-move = Move to { $territory } { $area }
option-leave-fort = Leave the Fort for { $territory } { $area }, at the usual cost plus a die
option-enter-santa-fe = Move to Santa Fé
refused-santa-fe-closed = No Family may ever enter Santa Fé.
remedy-santa-fe-closed = Raid New Mexico instead: the Family stays where it is.
refused-held-at-fort = The Fort's die was too high: the Family may not try to leave again yet.
remedy-held-at-fort = Spend MP on another action first; then it moves at the usual cost, without a die.
refused-fort-die-too-dear = Leaving the Fort costs { $cost } MP plus a die, and only { $mp } MP { $mp ->
    [one] is
   *[other] are
} left.
remedy-fort-die-too-dear = Choose a cheaper Area, or spend MP on another action first: then no die is added.
chance-fort-die = die to leave the Fort
event-stays-at-fort = { $family } would need { $cost } MP and has { $mp }: it stays at the Fort
event-family-moved = { $family } moves to { $territory } { $area } for { $cost } MP
event-family-disbands = { $family } ends its activation at a Fort with Ferocity above 0 and disbands
part-outpost-surcharge = Outpost there or higher up the track
part-fort-surcharge = Fort in the Territory
part-fort-die = die for leaving the Fort

option-to-canyon = Travel to Canyon de Chelly with all MP
option-from-canyon = Travel out of Canyon de Chelly with all MP
refused-barred-by-fort = The Family is in the same Area as a Fort.
remedy-barred-by-fort = Move it out of the Fort's Area, or destroy the Fort.
refused-not-in-canyon = The Family is not in Canyon de Chelly.
remedy-not-in-canyon = Bring it to Canyon de Chelly in an earlier operation.
question-travel-canyon = Which Area of Canyon de Chelly does { $family } travel to?
question-travel-area = Which Area does { $family } travel to?
option-travel = { $territory } { $area }
event-family-travelled = { $family } travels to { $territory } { $area } with all its MP

# water and Corn
option-find-water = Find a Water Hole
refused-no-drought-here = There is no Drought counter in this Territory.
remedy-no-drought-here = It can be done only in a Territory with Drought; Canyon de Chelly never has any.
event-water-found = { $family } finds water: one Drought counter fewer { $territory_in }
part-water-base = base cost
part-water-value = Value of { $territory } { $area }
part-water-horse-value = Value of { $territory } { $area } with a horse
option-plant-corn = Plant Corn
refused-corn-already-here = This Area already has a Corn counter, and an Area holds only one.
remedy-corn-already-here = Harvest it first, or plant in another Area.
refused-corn-cup-empty = There is no Corn left in the cup.
remedy-corn-cup-empty = Wait until Corn goes back to the cup, for instance when it is eaten or traded.
event-corn-planted = { $family } plants Corn in { $territory } { $area }
part-corn-base = for planting or harvesting
option-harvest-corn = Harvest Corn
refused-no-corn-here = There is no Corn in the Area of the Family.
remedy-no-corn-here = Plant Corn here first.
number-harvest-goal = Number the harvest die must beat
part-harvest-drought = Drought in the Territory
part-harvest-ranchos = Ranchos in the Territory
part-harvest-bonus = Developments and events
chance-harvest-die = die for the harvest
chance-harvested-corn = number on the harvested Corn
event-harvest-failed = { $family } harvests nothing: the die did not beat { $n }, and the Corn stays
event-corn-harvested = Corn is harvested in { $territory } { $area }: it is worth { $n }

# trade and council
option-trade-at-fort = Trade at the Fort with all MP left
refused-not-in-fort-area = The Family is not in the Area of a Fort.
remedy-not-in-fort-area = Move it into the Fort's Area with at least 1 MP left.
event-trades-at-fort = { $family } trades at the Fort
question-how-many-goods = How many Trade Goods does { $family } take, at 1 Culture each?
option-take-goods = { $n ->
    [0] Take none
   *[other] Take { $n }
}
option-tribal-council = Hold a Tribal Council with all MP
chance-council-die = die for the Tribal Council
number-council = Tribal Council
part-council-die = die
part-council-bonus = Developments and events
event-council-agrees = The council of { $family } succeeds: { $total }, at least { $n } was needed
event-council-fails = The council of { $family } fails: { $total }, at least { $n } was needed

# 5. Player Reactions.

question-reaction = Raiders have come to { $territory } { $area }. Does a Family react?
option-ambush = { $family }: Ambush (1 AP)
option-negotiate = { $family }: Negotiate (1 AP)
option-harass = { $family }: Harass
option-evade = { $family }: Evade (free)
option-no-reaction = No Reaction
refused-boxed = { $family } is in a Caught or Escape Box.
remedy-boxed = Only Families in Areas react.
refused-in-canyon = { $family } is in Canyon de Chelly, where no Family may react.
remedy-in-canyon = The Family would have to stand outside the Canyon.
refused-under-outpost = There is an Outpost on the track of { $family }, in its Area or a higher one.
remedy-under-outpost = Higher up than the Outpost, or without it, the Family could react.
refused-under-fort = There is a Fort on the track of { $family }, in its Area or a higher one.
remedy-under-fort = Higher up than the Fort, or without it, the Family could react.
refused-elsewhere = { $family } is not where Raid counters were just placed.
remedy-elsewhere = The Raid has to come to the Area of the Family.
refused-ambush-without-man = { $family } has no man.
remedy-ambush-without-man = Only a Family with a man fights.
refused-ambush-without-military = Military is 0.
remedy-ambush-without-military = At least 1 Military is needed to fight.
refused-ambush-without-ferocity = { $family } has Ferocity 0.
remedy-ambush-without-ferocity = At least Ferocity 1 is needed for an Ambush.
refused-reaction-without-ap = You have no AP.
remedy-reaction-without-ap = The Reaction costs 1 AP; 2 Trade Goods give one.
refused-harass-without-man = { $family } has no man.
remedy-harass-without-man = Only a Family with a man harasses the Enemy.
refused-no-harass-counter = No Harass counter is available.
remedy-no-harass-counter = Harass counters come back when the raid is over; some Developments make more of them available.
refused-nowhere-to-harass = There is no empty Area within reach of { $family } that no Outpost protects.
remedy-nowhere-to-harass = An Area without any counter is needed, at most 3 Areas away and above any Outpost of its track.
refused-not-in-tribal-raid = In a Tribal Raid there is no Reaction but Evade.
remedy-not-in-tribal-raid = Ambush, Negotiate and Harass answer Enemy Raids only.

event-ambushes = { $family } lies in Ambush: { $territory } { $area }
event-ambush-succeeds = { $n ->
    [0] The Ambush of { $family } succeeds: all Raid counters leave the tracks
    [one] The Ambush of { $family } succeeds: all Raid counters leave the tracks, one is left in Santa Fé
   *[other] The Ambush of { $family } succeeds: all Raid counters leave the tracks, { $n } are left in Santa Fé
}
event-ambush-fails = The Ambush of { $family } fails

question-negotiate-goods = { $family } negotiates. How many Trade Goods do you spend?
option-spend-goods = { $n ->
    [0] None
    [one] One Trade Goods counter: +1
   *[other] { $n } Trade Goods: +{ $n }
}
chance-negotiate = die for the negotiation
number-negotiate = Negotiation (6 or more succeeds)
short-negotiate = { $n } + die
part-negotiate-die = die
part-evade-number = Evade number at Ferocity { $n }
part-negotiate-goods = Trade Goods spent
part-negotiate-cards = cards in play
event-negotiate-succeeds = { $natural ->
    [6] { $family } negotiates with a natural 6: success for every Family in the Area
   *[other] { $family } negotiates with a total of { $total }: success for every Family in the Area
}
event-negotiate-fails = { $natural ->
    [1] { $family } negotiates with a natural 1: failure
   *[other] { $family } negotiates with a total of { $total }: failure, 6 is needed
}

question-harass-area = { $family } harasses the Enemy. In which Area?
option-harass-area = { $territory } { $area }
event-harassed = { $family } harasses the Enemy, who now needs two Raid counters to enter { $territory } { $area }

chance-evade = Evade die
question-before-evade = { $family } is about to Evade. Do you use something first?
option-roll-evade = Roll the Evade die
question-evade-to = Where does { $family } evade to?
option-evade-to = { $territory } { $area }
number-evade = Evade
short-evade = { $n } + die
part-evade-die = die
part-evade-manuelito = Manuelito
part-evade-cards = cards in play
part-evade-blessing = Blessing Way
event-evades = { $family } evades with a total of { $total }, to { $territory } { $area }
event-evade-fails = { $family } fails to evade with a total of { $total } and stays in { $territory } { $area }

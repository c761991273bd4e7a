# Enemies.
event-spawned = An enemy appears: { $enemy } ({ $letter }), { $tile }
event-enemy-moves = On the move: { $enemy } ({ $letter }) → { $tile }
event-enemy-stays = No move: { $enemy } ({ $letter })
event-enemy-damaged = { $enemy } ({ $letter }): { $n } damage, { $left } HP left
event-missed = { $person } does no harm to { $enemy } ({ $letter })
event-defeated = { $enemy } ({ $letter }): defeated
event-searched = { $person } searches the body: { $enemy }, successes: { $n }

# Combat.
event-first-round = { $person } is in a fight: first combat round
question-first-round = { $person }: the first combat round is free. What do you do?
option-attack = Attack { $enemy } ({ $letter }) with: { $item }
option-dodge = Dodge
option-shoot = Shoot at { $enemy } ({ $letter }) with: { $item }
option-sneak-attack = Sneak attack on { $enemy } ({ $letter }) with: { $item }
event-attacks = { $person } attacks { $enemy } ({ $letter })
event-shoots = { $person } shoots at { $enemy } ({ $letter }): { $item }
event-lured = Drawn by the shot: { $enemy } ({ $letter }) → { $tile }
question-join = { $active } is fighting. Does { $person } join in?
option-stay-out = Stay out of it
question-strongest = Two are equally strong: who strikes { $person }?
option-strikes = { $enemy } ({ $letter })
question-void = { $person } has dodged: which attack is void?
option-void = { $enemy } ({ $letter }): { $n }
event-voided = { $person } dodges { $enemy } ({ $n })
event-armour-held = { $person }: { $item } holds off { $n }
event-waits = { $person } waits, with { $n } AP
question-kept-ap = { $person } has waited and has { $n } AP: fight now?
event-kept-ap-lost = Nobody is left to fight: the AP kept by { $person } are lost

# Characters against characters.
option-attack-character = Attack { $person } with: { $item }
option-shoot-character = Shoot at { $person } with: { $item }
event-attacks-character = { $person } turns on { $other }
question-reaction = { $other } attacks { $person }: what do you do?
option-nothing = Nothing
option-counter = Counterattack with: { $item }
option-close-in = Close in
option-shoot-back = Shoot back with: { $item }

# The night.
question-ignore-animal = { $person }: the fire is burning. Ignore the card?
option-ignore-card = Ignore it
option-face-card = Face it
event-fire-keeps-away = The fire keeps it away from { $person }
question-camp-vote = Whom in the camp does the card concern?
option-suffers = { $person }
event-camp-decides = The camp has decided: { $person }

# Trade.
option-trade = Trade with { $person }
question-trade = What changes hands with { $person }?
option-give = Give: { $what }
option-receive = Get: { $what }
question-trade-offer = { $person } offers { $given } for { $wanted }. Agreed?
option-accept = Agreed
option-refuse = No
event-trade-accepted = { $person } agrees with { $other }
event-trade-refused = { $person } refuses the offer of { $other }
event-handed-over = { $person } to { $other }: { $what }
question-counter-offer = { $person } has made an offer. What do you propose instead?
option-counter-offer = Make another offer
option-no-more-offers = No, and ask no more in this phase
event-counter-offered = { $person } proposes something else to { $other }
event-no-more-offers = { $person } wants no more offers from { $other } in this phase
refused-no-more-offers = The answer was: no more offers in this phase.
remedy-no-more-offers = Ask again in the next phase.

# Merchants.
event-shop-opens = { $merchant } has opened the counter: { $tile }
option-visit = Visit { $merchant }
event-visits = { $person } steps up to the counter of { $merchant }
option-deal = Make a deal
question-deal = { $merchant }: what do you give, what do you take?
option-pay = Pay { $what } ({ $n })
option-sell = Sell { $what } ({ $n })
option-buy = Buy { $what } ({ $n })
option-get = Take { $what } ({ $n })
event-dealt = { $person } leaves the counter with: { $things }
number-given = Given
number-taken = Taken
part-value = { $what }
option-dismantle = Dismantle { $item }
event-dismantled = { $person } has this taken apart: { $item }
option-steal = Steal
question-steal = What does { $person } slip into the sleeve?
event-stolen = { $person } steals: { $what }
event-caught = { $merchant } catches { $person } red-handed and will not forget it
option-rob = Attack { $merchant } with: { $item }
question-booty = { $n } things of choice: which?
event-robbed = { $person } has robbed { $merchant }
refused-merchant-hostile = No deals with a thief or a robber.
remedy-merchant-hostile = Others may still trade here.
refused-visiting = You are at the counter already.
remedy-visiting = Make a deal.
refused-no-water = It costs one water.
remedy-no-water = Get some water first.
refused-too-dear = It would cost { $n }; you have { $most }.
remedy-too-dear = Take something out first.
refused-too-little-value = Given: { $paid }; it costs { $n }.
remedy-too-little-value = Give more, or take less.

# Sons of Liberty.
event-team-card = The card of { $person } is turned up: { $card }
event-left-in-peace = From now on the Sons of Liberty leave { $person } in peace
question-meets-sons = { $person } meets Sons of Liberty. What do you do?
option-say-nothing = Say nothing
option-show-card = Show your card: they are yours
question-silent-call = A moment between two actions
option-call = Call one of yours { $way }: { $tile }
option-command = Send { $enemy } ({ $letter }) { $way }
event-no-son-left = Nobody answers the call
event-last-one = { $person } is the only one left, and it goes on: so { $person } is a Survivor.
event-goal-unclaimed = { $card }: this goal is met, and nobody has won by it. It is nobody's here.

# Missions.
event-objective-met = The objective is met
event-end-mission = The last objective is met, and the mission accomplished.
event-end-son-eliminated = The traitor is gone. What is left of the mission can be done in daylight.
event-end-goal-bleed-them-dry = A fresh grave, and a spade nobody asks about. The Sons of Liberty have what they wanted.
event-end-goal-the-land-is-ours = Their flags stand on four hills. New Haven will pay for its own water now.
event-end-goal-let-them-wait = The seventh morning comes, and whoever waited for help has stopped waiting.
event-end-nobody-left = Nobody is left to come home.
event-end-too-late = It is too late. Nobody at New Haven says it aloud.

# 3.1 Planning: elders, Trade Goods, the tribes.

event-elders-move = Every elder moves one box to the right

question-choose-elder = Which elder tries an Elder Action?
option-elder-acts = The elder in box { $box }
option-elders-done = No further Elder Action
question-elder-action = What does the elder in box { $box } try?
option-culture-to-military = Turn 1 Culture into 1 Military
option-military-to-culture = Turn 1 Military into 1 Culture
option-raise-ferocity = Raise the Ferocity of { $family }
option-lower-ferocity = Lower the Ferocity of { $family }
option-elder-gains-ap = Gain 1 AP
refused-culture-not-above = Culture ({ $culture }) is not higher than Military ({ $military }).
remedy-culture-not-above = It is possible while Culture is higher than Military.
refused-military-not-above = Military ({ $military }) is not higher than Culture ({ $culture }).
remedy-military-not-above = It is possible while Military is higher than Culture.
refused-ferocity-moved = Elders have already changed the Ferocity of { $family } on this card.
remedy-ferocity-moved = They may do so again on another card.
refused-ferocity-no-man = { $family } has no man: its Ferocity cannot rise.
remedy-ferocity-no-man = Give the Family a man in a Passage of Time.
refused-ferocity-at-top = { $family } already has Ferocity { $n }, the highest there is.
remedy-ferocity-at-top = Its Ferocity can only be lowered.
refused-ferocity-at-0 = { $family } already has Ferocity 0.
remedy-ferocity-at-0 = Its Ferocity can only be raised, if it has a man.
chance-elder-action = die for the Elder Action
event-elder-fails = The Elder Action fails: { $n } is above the Elder Rating { $rating }
event-elders-silent = An earlier event silences the elders: no Elder Actions
number-elder-rating = Elder Rating
short-elder-rating = rating { $n }
part-elder-box = box { $box } of the Elder Display
part-elder-rating-cards = Developments and events

question-buy-goods = How many Trade Goods do you buy?
option-buy-no-goods = Buy none
option-buy-goods = { $n ->
    [one] Buy one Trade Goods counter
   *[other] Buy { $n } Trade Goods
}
refused-goods-culture-0 = With Culture 0 no Trade Goods can be bought.
remedy-goods-culture-0 = Raise Culture above 0.
event-goods-culture-0 = Culture is 0: no Trade Goods can be bought
refused-goods-blocked = A card in play forbids buying Trade Goods.
remedy-goods-blocked = It is possible again when that card leaves play.
event-goods-blocked = A card in play forbids buying Trade Goods
refused-goods-none-left = Out of Play does not hold that many Trade Goods.
remedy-goods-none-left = Spent Trade Goods go back there, and a Development can release those set aside.
event-goods-none-left = There are no Trade Goods Out of Play: none can be bought
refused-goods-no-woman = The Families with a woman cannot buy that many.
remedy-goods-no-woman = Give more Families a woman in a Passage of Time.
event-goods-no-woman = No Family has a woman: no Trade Goods can be bought
refused-goods-no-ap = You do not have enough AP.
remedy-goods-no-ap = Elders and the Tribal Council bring AP.
event-goods-no-ap = No AP are left: no Trade Goods can be bought
event-goods-bought = { $n ->
    [one] One Trade Goods counter is bought{ $cost ->
        [0] {" "}free of charge
       *[other] {""}
    }
   *[other] { $n } Trade Goods are bought{ $cost ->
        [0] {" "}free of charge
       *[other] {""}
    }
}
number-goods-cost = Cost in AP
short-goods-cost = { $n } AP
part-goods-price = 1 AP for each Trade Goods counter
part-goods-market = free because of an event
part-goods-free = free because of Developments

question-tribal-affairs = Do you try Tribal Warfare or Tribal Diplomacy? An attempt costs 1 AP.
option-tribes-done = No further attempt
option-tribal-warfare = Tribal Warfare with { $family }
option-tribal-diplomacy = Tribal Diplomacy with { $family }
refused-tribes-tried = { $family } has already made its attempt.
remedy-tribes-tried = It may try again in the next Planning.
refused-tribes-no-man = { $family } has no man.
remedy-tribes-no-man = Give the Family a man in a Passage of Time.
refused-tribes-no-ap = An attempt costs 1 AP, and you have none.
remedy-tribes-no-ap = Gain an AP first, for instance for 2 Trade Goods.
refused-tribes-military-0 = With Military 0 no Family can fight.
remedy-tribes-military-0 = Raise Military, or try Tribal Diplomacy.
question-tribal-target = Which Order is the target?
option-tribal-target = { $order } in row { $row }
event-tribal-warfare = Tribal Warfare: { $family } against { $order }
event-tribal-diplomacy = Tribal Diplomacy: { $family } with { $order }
question-diplomacy-goods = How many Trade Goods does { $family } offer, at +1 on the die each?
option-offer-goods = { $n ->
    [0] Offer none
    [one] Offer one Trade Goods counter
   *[other] Offer { $n } Trade Goods
}
chance-tribal-diplomacy = die for Tribal Diplomacy
chance-tribal-standby-row = die for the Standby row
event-diplomacy-succeeds = { $natural ->
    [6] The talks of { $family } succeed with a natural 6
   *[other] The talks of { $family } succeed (total { $total })
}
event-diplomacy-fails = { $natural ->
    [1] The talks of { $family } fail with a natural 1
   *[other] The talks of { $family } fail (total { $total }, 6 is needed)
}
number-attempt-cost = Cost in AP
short-attempt-cost = { $n } AP
part-attempt-price = one attempt
number-diplomacy = Tribal Diplomacy
part-diplomacy-die = die
part-diplomacy-goods = Trade Goods offered
part-diplomacy-evade = Evade of { $family }
part-diplomacy-cards = Developments and events

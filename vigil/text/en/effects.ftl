# Texts told from effects: the joints between what a game's own effects say.

effects-if = if { $if }: { $then }
effects-else = { $first }; otherwise { $then }
effects-else-none = { $first }; if there is none, { $then }
effects-else-open = { $first }; if nothing else is open to you, { $then }
effects-pay = if you pay ({ $price }): { $then }
effects-choose = choose one: { $ways }
effects-choose-line = Choose one:
effects-at-price = { $price } → { $then }
effects-way = “{ $option }”: { $then }
effects-choose-times = { $n ->
    [one] you may choose once: { $ways }
   *[other] up to { $n } times, choose one: { $ways }
}
effects-roll = roll a die: { $results }
effects-upto = roll a die: on { $number } or less, { $then }
effects-names = roll a die for { $what }: { $then }
effects-result = on { $eyes }, { $then }
effects-each = for each of { $group }: { $then }
effects-pick = for one of { $group }, whom you choose: { $then }
effects-later = { $when }: { $then }
effects-until = { $until }: { $give }
effects-between = {"; "}
effects-nothing = nothing happens
effects-per = { $what } ({ $how })
effects-times = times: { $per }
effects-plus = and { $plus } more
effects-most = { $most } at most
event-die-upto = The die decides: { $n } or less
number-die-upto = It happens on this number or less ({ $chance })
part-card-prints = printed on the card
part-card-counts = { $count }
part-card-limits = no more than the card allows
refused-effect-price = You cannot pay what it costs.
remedy-effect-price = It opens once you have the price.
refused-effect-condition = Its condition does not hold now.
remedy-effect-condition = It opens when the condition is met.

# Windows and sets

option-go-on = Go on
refused-no-such-element = There is nothing of that name here.
remedy-no-such-element = Take one of those that are listed.
refused-none-left = There is no more of it.
remedy-none-left = Take something else instead.
set-nothing = nothing

# Testi ricavati dagli effetti: le giunture tra ciò che dicono gli effetti di un gioco.

effects-if = se { $if }: { $then }
effects-else = { $first }; altrimenti { $then }
effects-else-none = { $first }; se non ce n'è, { $then }
effects-else-open = { $first }; se non hai altra scelta, { $then }
effects-pay = se paghi ({ $price }): { $then }
effects-choose = scegli: { $ways }
effects-choose-line = Scegli:
effects-at-price = { $price } → { $then }
effects-way = «{ $option }»: { $then }
effects-choose-times = { $n ->
    [one] puoi scegliere una volta: { $ways }
   *[other] fino a { $n } volte, scegli: { $ways }
}
effects-roll = tira un dado: { $results }
effects-upto = tira un dado: con { $number } o meno, { $then }
effects-names = tira un dado per { $what }: { $then }
effects-result = con { $eyes }, { $then }
effects-each = per ognuno, { $group }: { $then }
effects-pick = per uno a tua scelta, { $group }: { $then }
effects-later = { $when }: { $then }
effects-until = { $until }: { $give }
effects-between = {"; "}
effects-nothing = non succede nulla
effects-per = { $what } ({ $how })
effects-times = moltiplicato per: { $per }
effects-plus = più { $plus }
effects-most = al massimo { $most }
event-die-upto = Decide il dado: { $n } o meno
number-die-upto = Accade con questo numero o meno ({ $chance })
part-card-prints = stampato sulla carta
part-card-counts = { $count }
part-card-limits = non più di quanto consente la carta
refused-effect-price = Non puoi pagarne il prezzo.
remedy-effect-price = Si apre quando hai di che pagare.
refused-effect-condition = La sua condizione ora non è soddisfatta.
remedy-effect-condition = Si apre quando la condizione è soddisfatta.

# Finestre e insiemi

option-go-on = Prosegui
refused-no-such-element = Qui non c'è nulla con quel nome.
remedy-no-such-element = Prendi uno di quelli elencati.
refused-none-left = Non ce n'è più.
remedy-none-left = Prendi qualcos'altro.
set-nothing = niente

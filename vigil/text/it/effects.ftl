# Testi ricavati dagli effetti: le giunture tra ciò che dicono gli effetti di un gioco.

effects-if = se { $if }: { $then }
effects-else = { $first }; altrimenti { $then }
effects-pay = se paghi ({ $price }): { $then }
effects-choose = scegli: { $ways }
effects-roll = tira un dado: { $results }
effects-result = con { $eyes }, { $then }
effects-each = per ognuno, { $group }: { $then }
effects-pick = per uno a tua scelta, { $group }: { $then }
effects-later = { $when }: { $then }
effects-until = { $until }: { $give }
effects-between = {"; "}
effects-nothing = non succede nulla
effects-per = { $what } (moltiplicato per: { $per })
effects-per-most = { $what } (moltiplicato per: { $per }; al massimo { $most })
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

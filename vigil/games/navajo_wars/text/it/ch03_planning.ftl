# 3.1 Pianificazione: anziani, Beni Commerciali, tribù.

event-elders-move = Ogni anziano avanza di una casella verso destra

question-choose-elder = Quale anziano tenta un'Azione Anziano?
option-elder-acts = L'anziano nella casella { $box }
option-elders-done = Nessun'altra Azione Anziano
question-elder-action = Che cosa tenta l'anziano nella casella { $box }?
option-culture-to-military = Converti 1 punto Cultura in 1 punto Forza Militare
option-military-to-culture = Converti 1 punto Forza Militare in 1 punto Cultura
option-raise-ferocity = Aumenta la Ferocia della { $family }
option-lower-ferocity = Riduci la Ferocia della { $family }
option-elder-gains-ap = Guadagna 1 AP
refused-culture-not-above = La Cultura ({ $culture }) non è superiore alla Forza Militare ({ $military }).
remedy-culture-not-above = È possibile finché la Cultura è superiore alla Forza Militare.
refused-military-not-above = La Forza Militare ({ $military }) non è superiore alla Cultura ({ $culture }).
remedy-military-not-above = È possibile finché la Forza Militare è superiore alla Cultura.
refused-ferocity-moved = Gli anziani hanno già cambiato la Ferocia della { $family } con questa carta.
remedy-ferocity-moved = Potranno farlo di nuovo con un'altra carta.
refused-ferocity-no-man = La { $family } non ha uomini: la sua Ferocia non può aumentare.
remedy-ferocity-no-man = Porta un uomo nella Famiglia durante uno Scorrere del Tempo.
refused-ferocity-at-top = La { $family } ha già Ferocia { $n }, la più alta possibile.
remedy-ferocity-at-top = La sua Ferocia si può solo ridurre.
refused-ferocity-at-0 = La { $family } ha già Ferocia 0.
remedy-ferocity-at-0 = La sua Ferocia si può solo aumentare, se la Famiglia ha un uomo.
chance-elder-action = dado per l'Azione Anziano
event-elder-fails = L'Azione Anziano fallisce: { $n } supera il Livello { $rating }
event-elders-silent = Per un evento precedente gli anziani tacciono: nessuna Azione Anziano
number-elder-rating = Livello Anziano
short-elder-rating = livello { $n }
part-elder-box = casella { $box } del Riquadro Anziani
part-elder-rating-cards = Sviluppi ed eventi

question-buy-goods = Quanti Beni Commerciali acquisti?
option-buy-no-goods = Non acquistarne
option-buy-goods = { $n ->
    [one] Acquista un segnalino Beni Commerciali
   *[other] Acquista { $n } Beni Commerciali
}
refused-goods-culture-0 = Con la Cultura a 0 non si possono acquistare Beni Commerciali.
remedy-goods-culture-0 = Porta la Cultura sopra lo 0.
event-goods-culture-0 = La Cultura è a 0: non si possono acquistare Beni Commerciali
refused-goods-blocked = Una carta in gioco vieta di acquistare Beni Commerciali.
remedy-goods-blocked = Sarà di nuovo possibile quando quella carta lascerà il gioco.
event-goods-blocked = Una carta in gioco vieta di acquistare Beni Commerciali
refused-goods-none-left = Fuori dal Gioco non ci sono abbastanza Beni Commerciali.
remedy-goods-none-left = I Beni Commerciali spesi tornano lì, e uno Sviluppo può liberare quelli messi da parte.
event-goods-none-left = Fuori dal Gioco non ci sono Beni Commerciali: non se ne possono acquistare
refused-goods-no-woman = Le Famiglie con una donna non possono acquistarne così tanti.
remedy-goods-no-woman = Porta una donna in altre Famiglie durante uno Scorrere del Tempo.
event-goods-no-woman = Nessuna Famiglia ha una donna: non si possono acquistare Beni Commerciali
refused-goods-no-ap = Non hai abbastanza AP.
remedy-goods-no-ap = Gli anziani e il Consiglio Tribale procurano AP.
event-goods-no-ap = Non restano AP: non si possono acquistare Beni Commerciali
event-goods-bought = { $n ->
    [one] { $cost ->
        [0] Un segnalino Beni Commerciali acquistato gratis
       *[other] Acquistato un segnalino Beni Commerciali
    }
   *[other] { $cost ->
        [0] { $n } Beni Commerciali acquistati gratis
       *[other] Acquistati { $n } Beni Commerciali
    }
}
number-goods-cost = Costo in AP
short-goods-cost = { $n } AP
part-goods-price = 1 AP per ogni segnalino Beni Commerciali
part-goods-market = gratis grazie a un evento
part-goods-free = gratis grazie agli Sviluppi

question-tribal-affairs = Tenti la Guerra Tribale o la Diplomazia Tribale? Un tentativo costa 1 AP.
option-tribes-done = Nessun altro tentativo
option-tribal-warfare = { $family }: Guerra Tribale
option-tribal-diplomacy = { $family }: Diplomazia Tribale
refused-tribes-tried = La { $family } ha già fatto il suo tentativo.
remedy-tribes-tried = Potrà ritentare nella prossima Pianificazione.
refused-tribes-no-man = La { $family } non ha uomini.
remedy-tribes-no-man = Porta un uomo nella Famiglia durante uno Scorrere del Tempo.
refused-tribes-no-ap = Un tentativo costa 1 AP, e non ne hai.
remedy-tribes-no-ap = Procurati prima un AP, per esempio in cambio di 2 Beni Commerciali.
refused-tribes-military-0 = Con la Forza Militare a 0 nessuna Famiglia può combattere.
remedy-tribes-military-0 = Aumenta la Forza Militare, oppure tenta la Diplomazia Tribale.
question-tribal-target = Quale Ordine è il bersaglio?
option-tribal-target = { $order } nella riga { $row }
event-tribal-warfare = Guerra Tribale della { $family } contro l'Ordine { $order }
event-tribal-diplomacy = Diplomazia Tribale: { $family } con { $order }
question-diplomacy-goods = Quanti Beni Commerciali offre la { $family }? Ognuno aggiunge 1 al dado.
option-offer-goods = { $n ->
    [0] Non offrirne
    [one] Offri un segnalino Beni Commerciali
   *[other] Offri { $n } Beni Commerciali
}
chance-tribal-diplomacy = dado per la Diplomazia Tribale
chance-tribal-standby-row = dado per la riga di Standby
event-diplomacy-succeeds = { $natural ->
    [6] Le trattative della { $family } riescono con un 6 naturale
   *[other] Le trattative della { $family } riescono (totale { $total })
}
event-diplomacy-fails = { $natural ->
    [1] Le trattative della { $family } falliscono con un 1 naturale
   *[other] Le trattative della { $family } falliscono (totale { $total }, serviva 6)
}
number-attempt-cost = Costo in AP
short-attempt-cost = { $n } AP
part-attempt-price = un tentativo
number-diplomacy = Diplomazia Tribale
part-diplomacy-die = dado
part-diplomacy-goods = Beni Commerciali offerti
part-diplomacy-evade = modificatore di Fuga della { $family }
part-diplomacy-cards = Sviluppi ed eventi

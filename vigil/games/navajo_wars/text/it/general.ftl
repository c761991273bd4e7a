# Tracce, pezzi, dadi e commercio: ciò che ogni capitolo racconta.

event-ferocity = { $family }: Ferocia { $n }
event-person-to-passage = { $family }: { $piece_the } va nella Casella Scorrere del Tempo
event-person-out-of-play = { $family }: { $piece_the } va Fuori dal Gioco
event-family-leaves = { $family } lascia la mappa
event-manuelito-leaves = Manuelito esce dal gioco con { $family }
event-corn-lost = Il Mais di { $territory } { $area } torna nel contenitore
event-ap-gained = PA Diné +{ $n }: ora { $total }
event-ap-set = I PA Diné diventano { $n }
event-culture-gained = Cultura +{ $n }: ora { $total }
event-military-gained = Forza Militare +{ $n }: ora { $total }
event-culture-lost = Cultura −{ $n }: ora { $total }
event-military-lost = Forza Militare −{ $n }: ora { $total }
event-culture-converted = { $n ->
    [one] Manca un punto Cultura e costa { $lost } di Forza Militare: ora { $total }
   *[other] Mancano { $n } punti Cultura e costano { $lost } di Forza Militare: ora { $total }
}
event-military-converted = { $n ->
    [one] Manca un punto di Forza Militare e costa { $lost } di Cultura: ora { $total }
   *[other] Mancano { $n } punti di Forza Militare e costano { $lost } di Cultura: ora { $total }
}
event-morale-up = Morale Nemico +{ $n }: ora { $total }
event-morale-down = Morale Nemico −{ $n }: ora { $total }
event-enemy-ferocity-up = Ferocia Nemica +{ $n }: ora { $total }
event-enemy-ferocity-down = Ferocia Nemica −{ $n }: ora { $total }
event-none-left = Nessun segnalino rimasto Fuori dal Gioco: { $piece }
event-taken-to-passage = Da Fuori dal Gioco alla Casella Scorrere del Tempo: { $piece_a }
event-taken-to-resources = Da Fuori dal Gioco alle Risorse: { $piece_a }
event-cubes-reset = Reset dei Cubetti: { $recovery } in Recupero, { $bag } nel sacchetto
option-give-up = Cedi { $piece_the }
question-which-goods = Quali Beni Commerciali spendi?
option-spend-trade-goods = Un segnalino Beni Commerciali (va Fuori dal Gioco)
option-spend-trade-intruder = L'Estraneo Commercio (torna nel contenitore)
event-goods-spent = { $n ->
    [one] Viene speso un segnalino Beni Commerciali
   *[other] Vengono spesi { $n } segnalini Beni Commerciali
}
event-exhausted = Sviluppo esaurito: { $development }
event-refreshed = Tutti gli Sviluppi esauriti sono ripristinati
option-let-stand = Lascia così
option-reroll-for-goods = Ritira spendendo { $n } Beni Commerciali
option-redraw-for-goods = Rimettilo nel sacchetto e ripesca per { $n } Beni Commerciali
option-reroll-for-fortune = Ritira con un segnalino Fortuna
option-redraw-for-fortune = Rimettilo e ripesca con un segnalino Fortuna
option-reroll-by-development = Ritira: esaurisci { $development }
option-redraw-by-development = Rimettilo e ripesca: esaurisci { $development }
question-reroll = { $chance }: { $n }. Vuoi ritirare?
question-reroll-two = I dadi mostrano { $one } e { $two }. Vuoi ritirarli entrambi?
question-redraw = Cubetto pescato: { $cube }. Vuoi rimetterlo e ripescare?
event-fortune-spent = Viene speso un segnalino Fortuna
event-rolled = { $chance }: { $n }
event-rolled-two = Dadi: { $one } e { $two }
event-bag-empty = Il sacchetto è vuoto: non si pesca alcun cubetto
event-cube-drawn = Cubetto pescato: { $cube }
question-manuelito-redraw = La Famiglia di Manuelito pesca un cubetto: { $cube }. Vuoi rimetterlo, una volta in questa attivazione?
option-keep-cube = Tieni il cubetto
option-manuelito-redraws = Rimettilo e pescane un altro
option-give-horse = Dai un cavallo alla { $family }
option-trade-animals = Scambia animali per un segnalino Beni Commerciali: { $horses ->
    [0] nessun cavallo
    [one] un cavallo
   *[other] { $horses } cavalli
}, { $sheep ->
    [0] nessuna pecora
    [one] una pecora
   *[other] { $sheep } pecore
}
option-trade-corn = Scambia Mais per un segnalino Beni Commerciali: { $corn }
option-goods-for-ap = Spendi 2 Beni Commerciali per 1 PA
option-goods-for-animal = Spendi 3 Beni Commerciali per { $piece_a }
event-horse-given = La { $family } riceve un cavallo
option-trade-animals-which = Scambia tre animali per un segnalino Beni Commerciali
option-trade-corn-which = Scambia Mais per un segnalino Beni Commerciali
question-trade-animals-which = Quali animali scambi?
question-trade-corn-which = Quale Mais scambi?

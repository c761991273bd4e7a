# Tracciati, pezzi, dadi e commercio: ciò che ogni capitolo racconta.

event-ferocity = { $family }: Ferocia { $n }
event-person-to-passage = { $family }: { $piece_the } lascia i suoi e attende nella Casella Scorrere del Tempo
event-person-out-of-play = { $family }: { $piece_the } non c'è più (Fuori dal Gioco)
event-person-starves = { $family }: per { $piece_the } non c'è più cibo, e muore di fame
event-person-enslaved = { $family }: i cacciatori di schiavi portano via { $piece_the }, e gli altri ne gridano invano il nome
event-person-dies-of-smallpox = { $family }: il vaiolo si porta via { $piece_the }
event-person-falls = { $family }: { $piece_the } cade in battaglia
event-person-lost-to-carson = { $family }: i soldati di Kit Carson prendono { $piece_the }
event-family-leaves = Il fuoco della { $family } si è spento: la Famiglia lascia la mappa
event-manuelito-leaves = Manuelito esce dal gioco con la { $family }
event-corn-lost = Il Mais { $territory_in } { $area } torna nel contenitore
event-ap-gained = { $n ->
    [0] Gli AP Diné restano a { $total }
   *[other] AP Diné +{ $n }: ora { $total }
}
event-ap-set = Gli AP Diné diventano { $n }
event-culture-gained = { $n ->
    [0] La Cultura resta a { $total }
   *[other] Cultura +{ $n }: ora { $total }
}
event-military-gained = { $n ->
    [0] La Forza Militare resta a { $total }
   *[other] Forza Militare +{ $n }: ora { $total }
}
event-culture-lost = { $n ->
    [0] La Cultura resta a { $total }
   *[other] Cultura −{ $n }: ora { $total }
}
event-military-lost = { $n ->
    [0] La Forza Militare resta a { $total }
   *[other] Forza Militare −{ $n }: ora { $total }
}
event-culture-converted = { $lost ->
    [0] Cultura a 0, non resta Forza Militare da perdere
   *[other] { $n ->
        [one] Cultura a 0, manca un punto: Forza Militare −{ $lost }, ora { $total }
       *[other] Cultura a 0, mancano { $n } punti: Forza Militare −{ $lost }, ora { $total }
    }
}
event-military-converted = { $lost ->
    [0] Forza Militare a 0, non resta Cultura da perdere
   *[other] { $n ->
        [one] Forza Militare a 0, manca un punto: Cultura −{ $lost }, ora { $total }
       *[other] Forza Militare a 0, mancano { $n } punti: Cultura −{ $lost }, ora { $total }
    }
}
event-morale-up = Morale Nemico +{ $n }: ora { $total }
event-morale-down = Morale Nemico −{ $n }: ora { $total }
event-enemy-ferocity-up = Ferocia Nemica +{ $n }: ora { $total }
event-enemy-ferocity-down = Ferocia Nemica −{ $n }: ora { $total }
event-none-left = Fuori dal Gioco non resta alcun segnalino: { $piece }
event-taken-to-passage = { $piece_a } entra nella Casella Scorrere del Tempo
event-taken-to-resources = { $piece_a } si aggiunge alle Risorse
event-cubes-reset = Reset dei Cubetti: { $recovery } in Recupero, { $bag } nel sacchetto
option-give-up = Perdi { $piece_the }
question-which-goods = Quali Beni Commerciali spendi?
option-spend-trade-goods = Un segnalino Beni Commerciali (va Fuori dal Gioco)
option-spend-trade-intruder = L'Intruso Commercio (torna nel contenitore)
event-goods-spent = { $n ->
    [one] Speso un segnalino Beni Commerciali
   *[other] Spesi { $n } Beni Commerciali
}
event-exhausted = Sviluppo esaurito: { $development }
event-refreshed = Tutti gli Sviluppi esauriti sono ripristinati
option-reroll-for-goods = Tira di nuovo: spendi { $n } Beni Commerciali
option-redraw-for-goods = Rimettilo e pesca di nuovo: spendi { $n } Beni Commerciali
option-reroll-for-fortune = Tira di nuovo: spendi un segnalino Fortuna
option-redraw-for-fortune = Rimettilo e pesca di nuovo: spendi un segnalino Fortuna
option-reroll-by-development = Tira di nuovo: esaurisci «{ $development }»
option-redraw-by-development = Rimettilo e pesca di nuovo: esaurisci «{ $development }»
question-reroll = { $k ->
    [0] { $chance }: { $n }. Vuoi tirare di nuovo?
    [one] { $chance }: { $n }. Con un nuovo tiro va bene un solo numero su 6. Vuoi tirare di nuovo?
   *[other] { $chance }: { $n }. Con un nuovo tiro vanno bene { $k } numeri su 6. Vuoi tirare di nuovo?
}
question-reroll-two = I dadi mostrano { $one } e { $two }. Vuoi tirarli di nuovo entrambi?
question-redraw = Cubetto pescato: { $cube }. Vuoi rimetterlo nel sacchetto e pescare di nuovo?
event-fortune-spent = Speso un segnalino Fortuna
event-rolled = { $chance }: { $n }
event-rolled-two = Dadi: { $one } e { $two }
event-bag-empty = Il sacchetto è vuoto: non si pescano cubetti
event-cube-drawn = Cubetto pescato: { $cube }
question-manuelito-redraw = La Famiglia di Manuelito pesca un cubetto { $cube }. Vuoi rimetterlo nel sacchetto? Puoi farlo una volta per attivazione.
option-keep-cube = Tieni il cubetto
option-manuelito-redraws = Rimettilo e pescane un altro
option-give-horse = Dai un cavallo alla { $family }
option-trade-animals = Scambia animali con un segnalino Beni Commerciali: { $horses ->
    [0] nessun cavallo
    [one] un cavallo
   *[other] { $horses } cavalli
}, { $sheep ->
    [0] nessuna pecora
    [one] una pecora
   *[other] { $sheep } pecore
}
option-trade-corn = Scambia Mais con un segnalino Beni Commerciali: { $corn }
option-goods-for-ap = Spendi 2 Beni Commerciali per 1 AP
option-goods-for-animal = Spendi 3 Beni Commerciali per { $piece_a }
event-horse-given = La { $family } riceve un cavallo
option-trade-animals-which = Scambia tre animali con un segnalino Beni Commerciali
question-trade-animals-which = Quali animali scambi?
option-trade-corn-which = Scambia del Mais con un segnalino Beni Commerciali
question-trade-corn-which = Quale Mais scambi?
event-ap-spent = AP Diné −{ $n }: ora { $total }
event-animals-traded = Animali scambiati: { $horses ->
    [0] nessun cavallo
    [one] un cavallo
   *[other] { $horses } cavalli
}, { $sheep ->
    [0] nessuna pecora
    [one] una pecora
   *[other] { $sheep } pecore
}
event-corn-traded = Mais scambiato: { $corn }
event-tribal-raid-nobody = Nessuno è esposto al raid { $territory_in }
event-tribal-raid-over = Il raid { $territory_in } è finito

refused-enough-chosen = { $n ->
    [one] Ne basta uno.
   *[other] Ne bastano { $n }.
}
remedy-enough-chosen = Prima togline uno.
refused-more-to-choose = { $n ->
    [one] Bisogna sceglierne uno.
   *[other] Bisogna sceglierne { $n }.
}
remedy-more-to-choose = Continua a scegliere.

# 6.2 Gli Eventi Transitori e Kit Carson.

event-transition-time-passes = Un'epoca volge al termine: si esegue uno Scorrere del Tempo
event-transition-check = Controllo Vittoria contro { $n } VP
event-morale-stays = Il Morale Nemico diventa pari alla Forza Militare: è già { $n }
event-orders-changed = I vecchi Ordini sono eliminati dalla partita
event-hand-discarded = { $n ->
    [one] Scarti la carta Cerimonia che hai in mano
   *[other] Scarti le { $n } carte Cerimonia che hai in mano
}
event-deck-rebuilt = Si prepara un nuovo mazzo come per { $scenario }
event-bag-mexican = Tutti i cubetti di Cubetti Raid e Recupero vanno nel sacchetto, con 1 cubetto marrone, 1 bianco e 2 verdi in più
event-bag-american = Tutti i cubetti di Cubetti Raid e Recupero vanno nel sacchetto; il cubetto blu sostituisce 2 verdi
event-intruders-gathered = Tutti gli Intrusi tornano nel contenitore
question-ultimatum = Gli Stati Uniti lanciano un ultimatum: la riserva o la guerra. La tua Forza Militare è { $military }, il Morale Nemico { $morale }. Che cosa fai?
option-strike-first = Colpisci per primo: una sola operazione Effettuare Azioni, in cui devono cadere tutti i Fortini e gli Avamposti
option-retreat-to-strongholds = Ritirati nelle roccaforti e affronta la campagna di Kit Carson
event-strikes-first = I Diné colpiscono per primi
event-retreats = I Diné si ritirano nelle loro roccaforti
number-standing = Fortini e Avamposti ancora in piedi
part-outposts-standing = Avamposti sulla mappa
part-forts-standing = Fortini sulla mappa
number-families-abroad = Famiglie ancora libere
part-families-abroad = Famiglie fuori dal Canyon e non catturate
event-canyon-falls = { $n ->
    [0] Gli uomini di Kit Carson trovano il Canyon deserto
    [one] Gli uomini di Kit Carson entrano nel Canyon e i peschi cadono: una persona è perduta
   *[other] Gli uomini di Kit Carson entrano nel Canyon e i peschi cadono: { $n } persone sono perdute
}
event-stands-undefeated = La Forza Militare ({ $military }) supera il Morale Nemico ({ $morale }): nessuno lancia un ultimatum
event-still-standing = { $n ->
    [0] Non resta in piedi alcun Fortino né alcun Avamposto
    [one] Resta in piedi un Fortino o un Avamposto: uno di troppo
   *[other] Restano in piedi { $n } Fortini e Avamposti
}
event-can-fight-no-more = { $culture ->
    [0] La Forza Militare è a 0, e con essa la Cultura: nelle roccaforti non resta più nulla
   *[other] La Forza Militare è a 0: i Diné non possono più combattere, ma ciò che sanno non è perduto (Cultura { $culture })
}
event-enemy-gives-up = Il Morale Nemico è a 0: i soldati rinunciano alla caccia
event-families-outlast = { $n ->
    [one] Una Famiglia è ancora libera e il Morale Nemico è sceso a { $morale }: i soldati tornano indietro
   *[other] { $n } Famiglie sono ancora libere e il Morale Nemico è sceso a { $morale }: i soldati tornano indietro
}
event-last-reckoning = { $n ->
    [0] Non restano né Cultura né Forza Militare
   *[other] Restano { $n } tra Cultura e Forza Militare: quanto basta per ricominciare
}

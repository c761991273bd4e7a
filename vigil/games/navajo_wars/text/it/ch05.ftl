# 5. Reazioni del Giocatore.

question-reaction = I razziatori sono arrivati { $territory_in } { $area }. Una Famiglia reagisce?
option-ambush = { $family }: Imboscata (1 AP)
option-negotiate = { $family }: Negoziare (1 AP)
option-harass = { $family }: Disturbo
option-evade = { $family }: Fuga (gratis)
option-no-reaction = Nessuna Reazione
refused-boxed = La { $family } è in una Casella Cattura o Salvi.
remedy-boxed = Reagiscono solo le Famiglie che si trovano in un'Area.
refused-in-canyon = La { $family } è nel Canyon de Chelly, dove nessuna Famiglia può reagire.
remedy-in-canyon = La Famiglia dovrebbe trovarsi fuori dal Canyon.
refused-under-outpost = Sul tracciato della { $family } c'è un Avamposto nella sua stessa Area o in una più alta.
remedy-under-outpost = Più in alto dell'Avamposto, o senza di esso, la Famiglia potrebbe reagire.
refused-under-fort = Sul tracciato della { $family } c'è un Fortino nella sua stessa Area o in una più alta.
remedy-under-fort = Più in alto del Fortino, o senza di esso, la Famiglia potrebbe reagire.
refused-elsewhere = La { $family } non si trova dove sono appena stati piazzati i segnalini Raid.
remedy-elsewhere = Il raid deve raggiungere l'Area della Famiglia.
refused-ambush-without-man = La { $family } non ha uomini.
remedy-ambush-without-man = Combatte solo una Famiglia con un uomo.
refused-ambush-without-military = La Forza Militare è a 0.
remedy-ambush-without-military = Per combattere la Forza Militare dev'essere almeno 1.
refused-ambush-without-ferocity = La { $family } ha Ferocia 0.
remedy-ambush-without-ferocity = Per un'Imboscata serve almeno Ferocia 1.
refused-reaction-without-ap = Non hai AP.
remedy-reaction-without-ap = La Reazione costa 1 AP; 2 Beni Commerciali ne danno uno.
refused-harass-without-man = La { $family } non ha uomini.
remedy-harass-without-man = Solo una Famiglia con un uomo può disturbare il Nemico.
refused-no-harass-counter = Non ci sono segnalini Disturbo disponibili.
remedy-no-harass-counter = I segnalini Disturbo tornano alla fine del raid; alcuni Sviluppi ne rendono disponibili altri.
refused-nowhere-to-harass = Alla portata della { $family } non c'è un'Area vuota che nessun Avamposto protegga.
remedy-nowhere-to-harass = Serve un'Area senza segnalini, distante al massimo 3 Aree e più in alto di ogni Avamposto del suo tracciato.
refused-not-in-tribal-raid = In un Raid Tribale l'unica Reazione è la Fuga.
remedy-not-in-tribal-raid = Imboscata, Negoziare e Disturbo valgono solo contro i Raid Nemici.

event-ambushes = La { $family } tende un'Imboscata { $territory_in } { $area }
event-ambush-succeeds = { $n ->
    [0] L'Imboscata della { $family } riesce: tutti i segnalini Raid lasciano i tracciati
    [one] L'Imboscata della { $family } riesce: tutti i segnalini Raid lasciano i tracciati, ne resta uno a Santa Fé
   *[other] L'Imboscata della { $family } riesce: tutti i segnalini Raid lasciano i tracciati, ne restano { $n } a Santa Fé
}
event-ambush-fails = L'Imboscata della { $family } fallisce

question-negotiate-goods = La { $family } negozia. Quanti Beni Commerciali spendi?
option-spend-goods = { $n ->
    [0] Nessuno
    [one] Un segnalino Beni Commerciali: +1
   *[other] { $n } Beni Commerciali: +{ $n }
}
chance-negotiate = dado del negoziato
number-negotiate = Negoziato (riesce con 6 o più)
short-negotiate = { $n } + dado
part-negotiate-die = dado
part-evade-number = modificatore di Fuga con Ferocia { $n }
part-negotiate-goods = Beni Commerciali spesi
part-negotiate-cards = carte in gioco
event-negotiate-succeeds = { $natural ->
    [6] Negoziato della { $family } riuscito con un 6 naturale: vale per tutte le Famiglie nell'Area
   *[other] Negoziato della { $family } riuscito con { $total }: vale per tutte le Famiglie nell'Area
}
event-negotiate-fails = { $natural ->
    [1] Negoziato della { $family } fallito con un 1 naturale
   *[other] Negoziato della { $family } fallito con { $total }: serviva 6
}

question-harass-area = In quale Area la { $family } disturba il Nemico?
option-harass-area = { $territory } { $area }
event-harassed = La { $family } disturba il Nemico: per entrare { $territory_in } { $area } serviranno due segnalini Raid

chance-evade = dado di Fuga
question-before-evade = La { $family } sta per tentare la Fuga. Usi prima qualcosa?
option-roll-evade = Tira il dado di Fuga
question-evade-to = Dove fugge la { $family }?
option-evade-to = { $territory } { $area }
number-evade = Fuga
short-evade = { $n } + dado
part-evade-die = dado
part-evade-manuelito = Manuelito
part-evade-cards = carte in gioco
part-evade-blessing = Blessing Way
event-evades = La { $family } ottiene { $total } e fugge { $territory_in } { $area }
event-evade-fails = Fuga fallita con { $total }: la { $family } resta { $territory_in } { $area }

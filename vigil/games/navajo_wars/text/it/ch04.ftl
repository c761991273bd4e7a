# 4. Operazioni Nemiche e Soggiogamento del Nuovo Messico.

event-instruction-turned = Riga { $row }: il segnalino si gira e mostra { $order }
event-swapped = Riga { $row }: { $order } diventa Attivo, { $other } passa in Standby (riga { $standby })
event-no-swap = Nessuno scambio tra la riga Attiva { $row } e la riga Standby { $standby }: uno spazio è vuoto
event-moved-up = { $order } sale dalla riga { $row } alla riga { $upper }
event-no-move-up = L'Ordine non sale dalla riga { $row } alla riga { $upper }: uno spazio è vuoto o il segnalino è già più in alto
event-display-reset = Il riquadro degli Ordini è riordinato. Attivi, dall'alto: { $orders }

number-enemy-ap = AP Nemici raccolti
number-enemy-ap-first = AP raccolti dal Nemico se agisce per primo
number-enemy-ap-preempted = AP raccolti dal Nemico se Anticipi
part-card-ap = carta { $card }
part-ap-of-cards = carte in gioco
part-ap-of-event = un evento precedente
part-red-cubes = cubetti rossi in Soggiogamento
part-raided-cubes = cubetti in Cubetti Raid
part-at-least-one = mai meno di 1
event-enemy-collects = Il Nemico raccoglie { $ap } AP e ne ha { $total }
chance-running-peace = dado per la Pace in vigore
event-peace-goes-on = { $n ->
    [0] La Pace continua: in Cubetti Raid non restano segnalini AP. Si esegue Costruire e la fase Nemica finisce
    [one] La Pace continua: in Cubetti Raid resta un segnalino AP. Si esegue Costruire e la fase Nemica finisce
   *[other] La Pace continua: in Cubetti Raid restano { $n } segnalini AP. Si esegue Costruire e la fase Nemica finisce
}
chance-flip-die-one = primo dado per le righe da girare
chance-flip-die-two = secondo dado per le righe da girare
event-row-empty = La riga { $row } è vuota: non si gira nulla
event-striped = Riga { $row }: { $order } ha una striscia e non si gira
option-cancel-flip = Spendi 2 Beni Commerciali: resta { $order }
event-flip-cancelled = Riga { $row }: grazie a 2 Beni Commerciali l'Ordine { $order } non si gira
event-no-order-left = Non resta alcun Ordine Attivo: il Nemico conserva { $n } AP
event-executes = { $left ->
    [0] Il Nemico esegue { $order } (riga { $row }) per { $cost } AP; non gliene restano
    [one] Il Nemico esegue { $order } (riga { $row }) per { $cost } AP; gliene resta 1
   *[other] Il Nemico esegue { $order } (riga { $row }) per { $cost } AP; gliene restano { $left }
}
event-cannot-pay = { $left ->
    [0] { $order } (riga { $row }) costa { $cost } AP e il Nemico non ne ha: non si eseguono altri Ordini
   *[other] { $order } (riga { $row }) costa { $cost } AP e il Nemico ne ha { $left }: non si eseguono altri Ordini
}
event-cannot-defend = { $order } (riga { $row }) richiede almeno 1 AP e il Nemico non ne ha: non si eseguono altri Ordini
event-second-truce = { $order } (riga { $row }): tra gli Inattivi c'è già un Ordine Pace o Difendere, perciò il segnalino si gira e si esegue l'altra faccia
event-both-sides-truce = Riga { $row }: anche l'altra faccia è Pace o Difendere, perciò il segnalino passa tra gli Inattivi senza effetto

event-build-as-subvert = Costruire vale come Sovvertire con { $n } AP: non si può piazzare alcun Avamposto del periodo
event-colonize-as-expand = Colonizzare vale come Espandersi: non ci sono cubetti in Cubetti Raid
event-colonize-as-build = Colonizzare vale come Costruire: sulla mappa non ci sono Avamposti
event-expand-as-build = Espandersi vale come Costruire: sulla mappa non ci sono Avamposti
event-tribe-as-subjugate = { $n ->
    [0] { $order } vale come Soggiogare: in Soggiogamento non ci sono cubetti rossi, ne occorrono { $needed }
    [one] { $order } vale come Soggiogare: in Soggiogamento c'è un solo cubetto rosso, ne occorrono { $needed }
   *[other] { $order } vale come Soggiogare: in Soggiogamento ci sono solo { $n } cubetti rossi, ne occorrono { $needed }
}
event-subvert-as-subjugate = { $n ->
    [0] Sovvertire vale come Soggiogare: in Soggiogamento non ci sono cubetti rossi, ne occorrono { $needed }
    [one] Sovvertire vale come Soggiogare: in Soggiogamento c'è un solo cubetto rosso, ne occorrono { $needed }
   *[other] Sovvertire vale come Soggiogare: in Soggiogamento ci sono solo { $n } cubetti rossi, ne occorrono { $needed }
}
event-subvert-as-build = Sovvertire vale come Costruire: sulla mappa non ci sono Avamposti
question-colonize = { $n ->
    [one] Colonizzare: un cubetto passa da Cubetti Raid a Recupero. Quale?
   *[other] Colonizzare: { $n } cubetti passano da Cubetti Raid a Recupero. Quali?
}
option-recover-cube = Il cubetto { $cube }
event-cube-recovered = Da Cubetti Raid a Recupero: un cubetto { $cube }
chance-slaves-territory = dado per il Territorio dei cacciatori di schiavi
event-slave-hunt = I cacciatori di schiavi arrivano { $territory_in }
event-slave-from-passage = I cacciatori di schiavi rapiscono { $piece_a } ancora senza Famiglia (Casella Scorrere del Tempo)
event-no-slaves = I cacciatori di schiavi non trovano nessuno
event-subjugate = { $n ->
    [one] Soggiogare: si pesca un cubetto
   *[other] Soggiogare: si pescano { $n } cubetti
}
event-others-to-recovery = Quelli non rossi vanno in Recupero: { $cubes }
chance-subjugate = cubetto per Soggiogare
number-subversion = Cultura persa per Sovvertire
part-ap-spent = AP spesi
part-outposts-limit = non più degli Avamposti sulla mappa ({ $n })
event-subversion = { $loss ->
    [0] Sovvertire non costa Cultura
   *[other] Sovvertire costa Cultura
}
number-instruction-cost = Costo dell'Ordine
part-printed-cost = numero sul segnalino
part-total-ferocity = Ferocia totale delle Famiglie, se è più alta

event-outpost-placed = Nuovo Avamposto: { $outpost_a } { $territory_in } { $area }
event-outpost-removed = { $outpost_the } { $territory_in } { $area } non c'è più
event-no-outpost-left = Non resta alcun segnalino da piazzare: { $outpost }
event-corn-cleared = Il Mais { $territory_in } { $area } deve cedere il posto e torna nel contenitore
event-outpost-moves-up = { $outpost_the } avanza: ora è { $territory_in } { $area }
event-outpost-at-the-top = { $outpost_the } { $territory_in } { $area } è già in cima al tracciato
number-expansion-loss = Cultura persa per Espandersi
part-outposts-that-move = { $n ->
    [one] un Avamposto che avanza, 1 punto ciascuno
   *[other] { $n } Avamposti che avanzano, 1 punto ciascuno
}
part-outposts-at-the-top = { $n ->
    [one] un Avamposto già in cima, 2 punti ciascuno
   *[other] { $n } Avamposti già in cima, 2 punti ciascuno
}
event-expansion = { $loss ->
    [0] Espandersi non costa Cultura
   *[other] Espandersi costa Cultura
}

event-peace-made = { $n ->
    [one] Pace: un AP va in Cubetti Raid, gli altri AP Nemici sono persi; tutti i cubetti di Cubetti Raid e Recupero tornano nel sacchetto ({ $bag }). La fase Nemica finisce
   *[other] Pace: { $n } AP vanno in Cubetti Raid, gli altri AP Nemici sono persi; tutti i cubetti di Cubetti Raid e Recupero tornano nel sacchetto ({ $bag }). La fase Nemica finisce
}
event-peace-over = { $n ->
    [0] La Pace è finita e il segnalino passa tra gli Inattivi
   *[other] La Pace è finita: il Nemico ha { $n } AP in più e il segnalino passa tra gli Inattivi
}
event-defends = Difendere: il Nemico spende tutti i suoi AP ({ $n }). La fase Nemica finisce
event-defend-goes-on = Il Nemico continua a difendersi: AP aggiunti in Cubetti Raid { $n }, ora { $total }. La fase Nemica finisce
event-defend-over = { $n ->
    [0] Il Nemico non si difende più: il segnalino passa tra gli Inattivi
   *[other] Il Nemico non si difende più: ha { $n } AP in più e il segnalino passa tra gli Inattivi
}

event-red-to-subjugation = { $n ->
    [one] Un cubetto rosso va in Soggiogamento: ora { $total }
   *[other] { $n } cubetti rossi vanno in Soggiogamento: ora { $total }
}
event-new-mexico-subjugated = Il Nuovo Messico è soggiogato
event-pueblo-revolt-over = La rivolta dei Pueblo è finita: la carta { $card } è eliminata dalla partita
event-turned-to-raid = { $order } si gira sulla faccia Raid!

# 4. Operazioni Nemiche e Soggiogamento del Nuovo Messico.

event-instruction-turned = Riga { $row }: il segnalino viene girato e mostra { $order }
event-swapped = La riga Attiva { $row } e la riga Standby { $standby } si scambiano: ora è attivo { $order }
event-no-swap = Nessuno scambio tra la riga Attiva { $row } e la riga Standby { $standby }: uno spazio è vuoto
event-moved-up = { $order } sale dalla riga { $row } alla riga { $upper }
event-no-move-up = Nessuna salita dalla riga { $row } alla riga { $upper }: uno spazio è vuoto o il segnalino è già più in alto
event-display-reset = Il riquadro è riordinato. Attivi, dall'alto: { $orders }

number-enemy-ap = PA Nemici riscossi
part-card-ap = carta { $card }
part-ap-of-cards = carte in gioco
part-ap-of-event = un evento precedente
part-red-cubes = cubetti rossi in Soggiogamento
part-raided-cubes = cubetti in Cubetti Raid
part-at-least-one = mai meno di 1
event-enemy-collects = Il Nemico riscuote { $ap } PA e ne ha { $total }
chance-running-peace = dado per la Pace in vigore
event-peace-goes-on = { $n ->
    [one] La Pace continua: resta un segnalino PA in Cubetti Raid. Dopo un Costruire la fase del Nemico è finita
   *[other] La Pace continua: restano { $n } segnalini PA in Cubetti Raid. Dopo un Costruire la fase del Nemico è finita
}
chance-flip-die-one = primo dado per le righe da girare
chance-flip-die-two = secondo dado per le righe da girare
event-row-empty = La riga { $row } è vuota: non si gira nulla
event-striped = Riga { $row }: { $order } porta una striscia e non viene girato
question-cancel-flip = { $order } nella riga { $row } sta per essere girato. Spendi 2 Beni Commerciali per impedirlo?
option-let-flip = Lascia che si giri: diventa { $order }
option-cancel-flip = Spendi 2 Beni Commerciali: resta { $order }
event-flip-cancelled = Riga { $row }: per 2 Beni Commerciali { $order } non viene girato
event-no-order-left = Non resta alcun Ordine attivo: il Nemico conserva { $n } PA
event-executes = { $order } (riga { $row }) è eseguito per { $cost } PA; ne restano { $left }
event-cannot-pay = { $order } (riga { $row }) costa { $cost } PA e il Nemico ne ha { $left }: non si eseguono altri Ordini
event-cannot-defend = { $order } (riga { $row }) richiede almeno 1 PA e il Nemico non ne ha: non si eseguono altri Ordini
event-second-truce = { $order } (riga { $row }): tra gli Inattivi c'è già Pace o Difendersi, perciò il segnalino viene girato e si esegue l'altro lato
event-both-sides-truce = Riga { $row }: anche l'altro lato è Pace o Difendersi, perciò il segnalino passa tra gli Inattivi senza effetto

event-build-as-subvert = Costruire vale come Sovvertire con { $n } PA: non si può piazzare alcun Avamposto del periodo
event-colonize-as-expand = Colonizzare vale come Espandersi: non ci sono cubetti in Cubetti Raid
event-colonize-as-build = Colonizzare vale come Costruire: sulla mappa non ci sono Avamposti
event-expand-as-build = Espandersi vale come Costruire: sulla mappa non ci sono Avamposti
event-tribe-as-subjugate = { $order } vale come Soggiogare: cubetti rossi in Soggiogamento { $n }, ne occorrono { $needed }
event-subvert-as-subjugate = Sovvertire vale come Soggiogare: cubetti rossi in Soggiogamento { $n }, ne occorrono { $needed }
event-subvert-as-build = Sovvertire vale come Costruire: sulla mappa non ci sono Avamposti
question-colonize = { $n ->
    [one] Colonizzare: un altro cubetto passa da Cubetti Raid a Recupero. Quale?
   *[other] Colonizzare: altri { $n } cubetti passano da Cubetti Raid a Recupero. Quale per primo?
}
option-recover-cube = Il cubetto { $cube }
event-cube-recovered = Da Cubetti Raid a Recupero: { $cube }
chance-slaves-territory = dado per il Territorio dei cacciatori di schiavi
event-slave-hunt = I cacciatori di schiavi arrivano { $territory_in }
event-slave-from-passage = I cacciatori di schiavi prendono { $piece_a } dalla Casella Scorrere del Tempo: Fuori dal Gioco
event-no-slaves = I cacciatori di schiavi non trovano nessuno
event-subjugate = { $n ->
    [one] Soggiogare: si pesca un cubetto
   *[other] Soggiogare: si pescano { $n } cubetti
}
chance-subjugate = cubetto per Soggiogare
number-subversion = Cultura persa per Sovvertire
part-ap-spent = PA spesi
part-outposts-limit = non più degli Avamposti sulla mappa ({ $n })
event-subversion = Sovvertire costa { $loss } di Cultura
number-instruction-cost = Costo dell'Ordine
part-printed-cost = numero sul segnalino
part-total-ferocity = Ferocia totale delle Famiglie, dove è più alta

event-outpost-placed = Nuovo Avamposto: { $outpost_a } ({ $territory } { $area })
event-outpost-removed = Avamposto rimosso: { $outpost_the } ({ $territory } { $area })
event-no-outpost-left = Non resta alcun segnalino da piazzare: { $outpost }
event-corn-cleared = Il Mais deve cedere il posto e torna nel contenitore: { $territory } { $area }
event-outpost-moves-up = Avamposto avanzato: { $outpost_the }, ora in { $territory } { $area }
event-outpost-at-the-top = Avamposto già in cima: { $outpost_the } ({ $territory } { $area })
number-expansion-loss = Cultura persa per Espandersi
part-outposts-that-move = { $n ->
    [one] un Avamposto che avanza, 1 ciascuno
   *[other] { $n } Avamposti che avanzano, 1 ciascuno
}
part-outposts-at-the-top = { $n ->
    [one] un Avamposto già in cima, 2 ciascuno
   *[other] { $n } Avamposti già in cima, 2 ciascuno
}
event-expansion = Espandersi costa { $loss } di Cultura

event-peace-made = { $n ->
    [one] Pace: un PA va in Cubetti Raid, gli altri PA Nemici sono persi; i cubetti di Cubetti Raid e Recupero tornano nel sacchetto ({ $bag }). La fase del Nemico è finita
   *[other] Pace: { $n } PA vanno in Cubetti Raid, gli altri PA Nemici sono persi; i cubetti di Cubetti Raid e Recupero tornano nel sacchetto ({ $bag }). La fase del Nemico è finita
}
event-peace-over = La Pace è finita: il Nemico ha { $n } PA in più e il segnalino passa tra gli Inattivi
event-defends = Difendersi: il Nemico spende tutti i suoi PA ({ $n }). La fase del Nemico è finita
event-defend-goes-on = Il Nemico continua a difendersi: { $n } PA aggiunti in Cubetti Raid, ora { $total }. La fase del Nemico è finita
event-defend-over = Il Nemico non si difende più: ha { $n } PA in più e il segnalino passa tra gli Inattivi

event-red-to-subjugation = { $n ->
    [one] Un cubetto rosso va in Soggiogamento: ora { $total }
   *[other] { $n } cubetti rossi vanno in Soggiogamento: ora { $total }
}
event-new-mexico-subjugated = Il Nuovo Messico è soggiogato
event-pueblo-revolt-over = La carta { $card } esce dalla partita
event-turned-to-raid = { $order } viene girato sul lato Raid!

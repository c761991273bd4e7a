# Che cosa dicono gli effetti di una carta quando la si racconta da loro, che cosa chiedono e che cosa raccontano.
effects-each = per ogni { $group }: { $then }
effects-pick = scegli ({ $group }): { $then }
effects-blessing = Blessing Way: { $text }
effects-enemy-way = Enemy Way: { $text }
effects-number = Numero della cerimonia: { $n }.
effects-cost = Costa { $culture } Cultura e { $military } Forza Militare.
effects-needs = Serve: { $what }.
effects-in-play = Finché è in gioco: { $give }.
effects-exhaust = Esauriscila: { $text }
effects-intruders = { $n ->
    [one] Piazza un Intruso.
   *[other] Piazza { $n } Intrusi.
}
effects-none = Nessun effetto.

# che cosa si può fare
effect-gain = { $what } +{ $n }
effect-lose = { $what } −{ $n }
effect-food-next = cibo del prossimo Scorrere del Tempo { $n_signed }
effect-mp-next = MP di ogni Famiglia attivata nel prossimo Effettuare Azioni { $n_signed }
effect-raid-counters-next = segnalini Raid del prossimo Raid Nemico { $n_signed }
effect-enemy-ap-next = AP che il Nemico raccoglie la prossima volta { $n_signed }
effect-elders-silent = nessuna Azione Anziano nella prossima Pianificazione
effect-market = i Beni Commerciali acquistati nella prossima Pianificazione non costano AP
effect-free-preempt = la prossima volta Anticipare non costa AP
effect-no-preempt = la prossima carta Operazioni non si può Anticipare
effect-elder-comes = un anziano arriva da Fuori dal Gioco nella casella più a sinistra del Riquadro Anziani
effect-raise-families = { $n ->
    [one] una Famiglia con un uomo può aumentare di 1 la Ferocia
   *[other] fino a { $n } Famiglie con un uomo possono aumentare di 1 la Ferocia
}
effect-join = da Fuori dal Gioco nella Famiglia: { $what }
effect-part = dalla Famiglia a { $to }: { $what }
effect-ferocity = Ferocia { $n_signed }
effect-mount = un cavallo da Fuori dal Gioco
effect-come-of-age = il bambino diventa la donna della Famiglia; Cultura +{ $culture }
effect-drought = { $n ->
    [one] un segnalino Siccità nel Territorio indicato da un dado
   *[other] { $n } segnalini Siccità, ognuno nel Territorio indicato da un dado
}
effect-drought-here = un segnalino Siccità
effect-recovery = { $n ->
    [one] un segnalino Siccità lascia il Territorio indicato da un dado
   *[other] { $n } segnalini Siccità se ne vanno, ognuno dal Territorio indicato da un dado
}
effect-recovery-here = un segnalino Siccità se ne va
effect-rain = { $n ->
    [one] un segnalino Siccità a tua scelta lascia la mappa
   *[other] { $n } segnalini Siccità a tua scelta lasciano la mappa
}
effect-intruders = { $n ->
    [one] piazza un Intruso
   *[other] piazza { $n } Intrusi
}
effect-intruder-leaves = un Intruso a tua scelta torna nel contenitore
effect-enemy = { $what } { $n_signed }
effect-cubes = cubetti ({ $colour }, fino a { $n }): { $source } → { $to }
effect-draw-cubes = { $n ->
    [one] pesca un cubetto dal sacchetto; va a { $to }
   *[other] pesca { $n } cubetti dal sacchetto; vanno a { $to }
}
effect-reset-cubes = Reset dei Cubetti
effect-outpost = { $kind } nel Territorio { $die }, Area { $area }
effect-outpost-here = { $kind } nell'Area 1
effect-outpost-up = un Avamposto a tua scelta sale di un'Area e costa 1 Cultura, 2 in cima al suo tracciato
effect-outpost-back = un Avamposto a tua scelta arretra di un'Area, dall'Area 1 lascia la mappa
effect-outpost-leaves = un Avamposto a tua scelta lascia la mappa
effect-fort = { $fort } nel Territorio { $die }, Area { $area }, se la preparazione non l'ha già piazzato
effect-abandon-fort = il Forte viene abbandonato
effect-swap = { $row ->
    [0] scambia gli Ordini della riga indicata da un dado
   *[other] scambia gli Ordini della riga { $row }
}
effect-swap-chosen = puoi scambiare gli Ordini di una riga
effect-flip = { $row ->
    [0] gira l'Ordine Attivo della riga indicata da un dado
   *[other] gira l'Ordine Attivo della riga { $row }
}
effect-flip-orders = gira ogni Ordine Attivo che mostra { $order }
effect-order-up = l'Ordine Attivo { $order } sale ({ $to })
effect-order-in = l'Ordine { $order } in Standby entra in gioco con uno scambio
effect-execute = il Nemico esegue { $order } come per { $ap } AP
effect-peace-ends = una Pace in vigore finisce
effect-remove-card = questa carta lascia la partita
effect-look = guarda la prima carta del mazzo
effect-tell = se ne racconta una riga
effect-people-come = il segnalino popolazione della carta va da Fuori dal Gioco a Scorrere del Tempo
effect-ceremony-die = un dado superiore al numero della cerimonia richiama l'Enemy Way dell'ultima carta Cerimonia scartata
effect-keep-card = puoi prendere questa carta in mano
effect-modifier = Battaglia o Evasione +{ $n }
effect-ransom = per { $goods } Beni Commerciali un uomo, una donna o un bambino va da Fuori dal Gioco a Scorrere del Tempo
effect-reroll = ritira un dado
effect-redraw = pesca di nuovo un cubetto
effect-cancel-minor = annulla un Evento Minore
effect-cancel-enemy-way = annulla un'Enemy Way

# che cosa si può chiedere prima
condition-has = ne hai in gioco almeno { $n } ({ $what })
condition-track = { $what } vale almeno { $n }
condition-out-of-play = Fuori dal Gioco ce ne sono almeno { $n } ({ $what })
condition-did = su questa carta hai svolto { $operation }
condition-preempted = hai Anticipato
condition-order-shows = { $order } è visibile ({ $column })
condition-period = il periodo è { $period }
condition-peace = è in vigore una Pace
condition-occasion = si usa in { $occasion }

# chi riguarda
group-family = Famiglia in gioco
group-family-with-man = Famiglia con un uomo
group-family-with-woman = Famiglia con una donna
group-family-with-child = Famiglia con un bambino
group-family-with-horse = Famiglia con un cavallo
group-family-without-horse = Famiglia senza cavallo
group-family-in-the-canyon = Famiglia nel Canyon de Chelly
group-family-outside-the-canyon = Famiglia fuori dal Canyon de Chelly
group-family-that-can-grow-fiercer = Famiglia con un uomo e Ferocia inferiore a 3
group-family-with-ferocity = Famiglia con Ferocia almeno 1
group-family-with-room = Famiglia con uno spazio vuoto che qualcuno può occupare
group-mother-without-child = Famiglia con una donna e senza bambino
group-daughter-without-mother = Famiglia con un bambino e senza donna
group-most-ferocious = Famiglia che è la Più Feroce
group-least-ferocious = Famiglia che è la Meno Feroce
group-territory = Territorio con un dado
group-territory-with-family = Territorio con una Famiglia, escluso il Canyon de Chelly
group-territory-with-drought = Territorio con Siccità
group-territory-with-family-and-drought = Territorio con una Famiglia e Siccità
group-fort = Forte sulla mappa
option-family = { $family }
option-territory = { $territory }
option-fort = { $fort }

# che cosa si conta
count-family = Famiglie in gioco
count-family-in-the-canyon = Famiglie nel Canyon de Chelly
count-man = uomini nelle Famiglie
count-woman = donne nelle Famiglie
count-child = bambini nelle Famiglie
count-elder = anziani nel Riquadro Anziani
count-outpost = Avamposti sulla mappa
count-fort = Forti sulla mappa
count-drought = segnalini Siccità sulla mappa
count-green-territory = Territori con una Famiglia e senza Siccità
count-raided-cube = cubetti in Cubetti Raid
count-red-cube = cubetti rossi in Soggiogamento
count-intruder = Intrusi sulla mappa
count-development = Sviluppi Culturali in gioco
count-ferocity = punti di Ferocia in tutte le Famiglie insieme
condition-family = il numero di { count-family } è almeno { $n }
condition-family-in-the-canyon = il numero di { count-family-in-the-canyon } è almeno { $n }
condition-man = il numero di { count-man } è almeno { $n }
condition-woman = il numero di { count-woman } è almeno { $n }
condition-child = il numero di { count-child } è almeno { $n }
condition-elder = il numero di { count-elder } è almeno { $n }
condition-outpost = il numero di { count-outpost } è almeno { $n }
condition-fort = il numero di { count-fort } è almeno { $n }
condition-drought = il numero di { count-drought } è almeno { $n }
condition-green-territory = il numero di { count-green-territory } è almeno { $n }
condition-raided-cube = il numero di { count-raided-cube } è almeno { $n }
condition-red-cube = il numero di { count-red-cube } è almeno { $n }
condition-intruder = il numero di { count-intruder } è almeno { $n }
condition-development = il numero di { count-development } è almeno { $n }
condition-ferocity = il numero di { count-ferocity } è almeno { $n }

# quando finisce, o accade
until-card = { $n ->
    [one] finché si pesca la prossima carta
   *[other] finché si pescano altre { $n } carte
}
later-card = { $n ->
    [one] quando si pesca la prossima carta
   *[other] quando si sono pescate altre { $n } carte
}
until-planning = { $n ->
    [one] fino alla fine della prossima Pianificazione
   *[other] fino alla fine di { $n } Pianificazioni
}
later-planning = { $n ->
    [one] dopo la prossima Pianificazione
   *[other] dopo { $n } Pianificazioni
}
until-actions = { $n ->
    [one] fino alla fine del prossimo Effettuare Azioni
   *[other] fino alla fine di { $n } volte Effettuare Azioni
}
later-actions = { $n ->
    [one] dopo il prossimo Effettuare Azioni
   *[other] dopo { $n } volte Effettuare Azioni
}
until-passage = { $n ->
    [one] fino alla fine del prossimo Scorrere del Tempo
   *[other] fino alla fine di { $n } volte Scorrere del Tempo
}
later-passage = { $n ->
    [one] dopo il prossimo Scorrere del Tempo
   *[other] dopo { $n } volte Scorrere del Tempo
}
until-enemy-phase = { $n ->
    [one] fino alla fine della prossima fase Operazioni Nemiche
   *[other] fino alla fine di { $n } fasi Operazioni Nemiche
}
later-enemy-phase = { $n ->
    [one] dopo la prossima fase Operazioni Nemiche
   *[other] dopo { $n } fasi Operazioni Nemiche
}
until-raid = { $n ->
    [one] fino alla fine del prossimo Raid Nemico
   *[other] fino alla fine di { $n } Raid Nemici
}
later-raid = { $n ->
    [one] dopo il prossimo Raid Nemico
   *[other] dopo { $n } Raid Nemici
}
until-history = { $n ->
    [one] fino alla fine del prossimo Evento Storico
   *[other] fino alla fine di { $n } Eventi Storici
}
later-history = { $n ->
    [one] dopo il prossimo Evento Storico
   *[other] dopo { $n } Eventi Storici
}
until-period = { $n ->
    [one] fino alla fine della prossima Transizione
   *[other] fino alla fine di { $n } Transizioni
}
later-period = { $n ->
    [one] dopo la prossima Transizione
   *[other] dopo { $n } Transizioni
}
until-end = { $n ->
   *[other] per il resto della partita
}
later-end = { $n ->
   *[other] mai
}

# nomi di ciò di cui parlano gli effetti
name-ap = AP
name-culture = Cultura
name-military = Forza Militare
name-morale = Morale Nemico
name-enemy-ferocity = Ferocia Nemica
name-enemy-ap = AP Nemici
name-animal = cavallo o pecora
name-person = uomo, donna o bambino
name-horses = cavalli
name-women = donne
name-elders = anziani
name-families = Famiglie
name-goods = Beni Commerciali
name-passage-box = Casella Scorrere del Tempo
name-out-of-play = Fuori dal Gioco
name-bag = sacchetto
name-raided-box = Cubetti Raid
name-recovery-box = Recupero
name-subjugation-box = Soggiogamento
name-stock = riserva
name-next = una riga
name-top = in cima
name-planning = Pianificazione
name-actions = Effettuare Azioni
name-passage = Scorrere del Tempo
name-active = colonna Attiva
name-standby = colonna Standby
name-operations = Operazioni Diné
name-mp = MP di ogni Famiglia
name-mp-horse = MP delle Famiglie con cavallo
name-activations = Famiglie che si possono attivare
name-water-discount = AP risparmiati per Trovare Pozze
name-corn-discount = AP risparmiati per Piantare Mais
name-council = dado del Concilio Tribale
name-harvest = dado del raccolto
name-elder-rating = Valore Anziano nelle Azioni Anziano
name-long-life = Valore Anziano risparmiato quando gli anziani possono morire
name-goods-free = Beni Commerciali senza AP in Pianificazione
name-goods-more = Beni Commerciali in più in Pianificazione
name-goods-blocked = niente Beni Commerciali in Pianificazione
name-diplomacy = dado della Diplomazia Tribale
name-kin = spazi vuoti perdonati nello Scorrere del Tempo
name-agriculture = cibo di ogni Territorio
name-sheep-food = persone nutrite da una pecora
name-fodder = animali nutriti in più
name-breed = animali nati in più
name-keep-corn = Mais conservato nello Scorrere del Tempo
name-battle = Battaglia
name-battle-horse = Battaglia a cavallo
name-ambush-cap = limite di un'Imboscata
name-enemy-battle = Battaglia del Nemico
name-tribe-battle = Battaglia delle tribù
name-culture-ceiling = limite della Cultura nella Verifica della Vittoria
name-vp = PV
name-evade = Evasione
name-evade-horse = Evasione a cavallo
name-evade-high = Evasione nelle Aree da 4 a 6
name-harass-free = AP risparmiati per Disturbare
name-harass-range = portata di Disturbare
name-surrender-kin = persone salvate in una resa
name-raid-counters = segnalini Raid dei Raid Nemici
name-tribal-raid = Raid Tribali
name-reroll-discount = Beni Commerciali risparmiati per ritirare

# che cosa chiedono e raccontano
chance-card-die = dado della carta
chance-cube-of-card = cubetto della carta
question-newcomer = Chi viene a vivere fra i Diné?
question-person-leaves = { $family }: chi perdi?
question-corn-lost = { $n ->
    [one] Quale segnalino Mais perdi?
   *[other] Quali { $n } segnalini Mais perdi?
}
option-lose-corn = Mais da { $corn }
question-intruder-leaves = Quale Intruso torna nel contenitore?
option-send-intruder-away = { $territory } { $area }
event-intruder-left = L'Intruso in { $territory } { $area } torna nel contenitore
event-none-on-the-map = Sulla mappa non c'è alcun Intruso
question-outpost-up = Quale Avamposto sale sul suo tracciato?
question-outpost-back = Quale Avamposto arretra?
question-outpost-leaves = Quale Avamposto lascia la mappa?
option-outpost-goes = { $piece } { $territory_in } { $area }
question-swap-which = Quali Ordini scambi?
event-joins = La { $family } accoglie { $piece_a }
event-elder-leaves = L'anziano più a destra nel Riquadro Anziani va Fuori dal Gioco
event-enemy-ap-won = Il Nemico guadagna { $n } AP e ne ha { $total } Disponibili
event-cubes-moved = { $n ->
    [0] Nessun cubetto { $cube } da spostare ({ $box } → { $other })
    [one] Un cubetto { $cube } si sposta ({ $box } → { $other })
   *[other] { $n } cubetti di colore { $cube } si spostano ({ $box } → { $other })
}
event-order-of-card = Il Nemico esegue { $order } come per { $n } AP
event-card-ends = { $card }: l'effetto è finito, la carta è scartata

# Che cosa dicono gli effetti di una carta quando la si racconta da loro, che cosa chiedono e che cosa raccontano.
effects-each = per ogni { $group }: { $then }
effects-pick = scegli ({ $group }): { $then }
effects-blessing = Blessing Way: { $text }
effects-enemy-way = Enemy Way: { $text }
effects-number = Numero della cerimonia: { $n }.
effects-cost = { $culture ->
    [0] Costa { $military } Forza Militare.
   *[other] { $military ->
        [0] Costa { $culture } Cultura.
       *[other] Costa { $culture } Cultura e { $military } Forza Militare.
    }
}
effects-needs = Condizione: { $what }.
effects-in-play = Finché è in gioco: { $give }.
effects-exhaust = Esauriscilo: { $text }
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
effect-elder-comes = un anziano va da Fuori dal Gioco alla casella più a sinistra del Riquadro Anziani
effect-raise-families = { $n ->
    [one] una Famiglia con un uomo può guadagnare 1 Ferocia
   *[other] fino a { $n } Famiglie con un uomo possono guadagnare 1 Ferocia ciascuna
}
effect-join = un segnalino ({ $what }) entra nella Famiglia da Fuori dal Gioco
effect-part = un segnalino ({ $what }) lascia la Famiglia; destinazione: { $to }
effect-ferocity = Ferocia { $n_signed }
effect-mount = un cavallo le viene da Fuori dal Gioco
effect-come-of-age = il bambino diventa la donna della Famiglia; Cultura +{ $culture }
effect-drought = { $n ->
    [one] un segnalino Siccità nel Territorio indicato da un dado
   *[other] { $n } segnalini Siccità, ognuno nel Territorio indicato da un dado
}
effect-drought-here = riceve un segnalino Siccità
effect-recovery = { $n ->
    [one] un segnalino Siccità lascia il Territorio indicato da un dado
   *[other] { $n } segnalini Siccità lasciano ciascuno il Territorio indicato da un dado
}
effect-recovery-here = il Territorio perde un segnalino Siccità o, se non ne ha, lo perde uno adiacente
effect-corn-leaves-here = { $highest ->
    [one] il Mais nella sua Area 1 torna nel contenitore
    [6] il suo Mais torna nel contenitore
   *[other] il Mais nelle sue Aree da 1 a { $highest } torna nel contenitore
}
effect-intruders-leave-here = { $highest ->
    [one] gli Intrusi nella sua Area 1 tornano nel contenitore
    [6] i suoi Intrusi tornano nel contenitore
   *[other] gli Intrusi nelle sue Aree da 1 a { $highest } tornano nel contenitore
}
effect-rain = { $n ->
    [one] togli un segnalino Siccità a tua scelta
   *[other] togli { $n } segnalini Siccità a tua scelta
}
effect-intruders = { $n ->
    [one] piazza un Intruso
   *[other] piazza { $n } Intrusi
}
effect-intruder-leaves = un Intruso a tua scelta torna nel contenitore
effect-enemy = { $what } { $n_signed }
effect-cubes = cubetti ({ $colour }, fino a { $n }): { $source } → { $to }
effect-draw-cubes = { $n ->
    [one] pesca un cubetto dal sacchetto (destinazione: { $to })
   *[other] pesca { $n } cubetti dal sacchetto (destinazione: { $to })
}
effect-reset-cubes = si esegue il Reset dei Cubetti
effect-outpost = { $kind } nel Territorio { $die }, Area { $area }
effect-outpost-here = { $kind } nell'Area 1
effect-outpost-up = un Avamposto a tua scelta avanza di un'Area e costa 1 Cultura; se è già in cima al tracciato resta e ne costa 2
effect-outpost-ahead = l'Avamposto più avanti tra quelli non ancora in cima al tracciato sale di un'Area e costa 1 Cultura (in parità, quello nel Territorio con il numero più basso); se sono tutti in cima, perdi 2 Cultura
effect-outpost-back = un Avamposto a tua scelta arretra di un'Area; dall'Area 1 lascia la mappa
effect-outpost-leaves = un Avamposto a tua scelta lascia la mappa
effect-fort = { $fort } nel Territorio { $die }, Area { $area }, se non l'ha già piazzato la preparazione
effect-abandon-fort = il Fortino è abbandonato
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
effect-order-in = l'Ordine { $order } in Standby diventa Attivo con uno scambio
effect-order-out = l'Ordine Attivo { $order } si scambia con l'Ordine in Standby della riga indicata da un dado
effect-execute = il Nemico esegue { $order } come se spendesse { $ap } AP
effect-peace-ends = una Pace in vigore finisce
effect-remove-card = questa carta è eliminata dalla partita
effect-look = guarda la prima carta del mazzo
effect-tell = se ne racconta una riga
effect-people-come = il segnalino popolazione della carta va da Fuori dal Gioco alla Casella Scorrere del Tempo
effect-ceremony-die = un dado superiore al numero della cerimonia richiama l'Enemy Way dell'ultima carta Cerimonia scartata
effect-keep-card = puoi prendere questa carta in mano
effect-modifier = +{ $n } in una Battaglia o in una Fuga
effect-ransom = per { $goods } Beni Commerciali un uomo, una donna o un bambino va da Fuori dal Gioco alla Casella Scorrere del Tempo
effect-reroll = tira di nuovo i dadi
effect-redraw = rimetti un cubetto e pesca di nuovo
effect-cancel-minor = annulla un Evento Minore
effect-cancel-enemy-way = annulla un Enemy Way

# carte che fanno da sé
effect-apaches-raid-new-mexico = pesca { $cubes } cubetti: quelli marroni, bianchi, neri e gialli vanno in Cubetti Raid, gli altri tornano nel sacchetto
effect-manuelitos-war = Manuelito si unisce a una Famiglia a tua scelta, la cui Ferocia sale di 1 se ha un uomo; Ferocia Nemica +1
effect-mexican-independence = esegui i nove passi di 6.2.1
effect-army-of-the-west = esegui i nove passi di 6.2.2
effect-kit-carson = esegui i nove passi di 6.2.3

# che cosa si può chiedere prima
condition-has = ne hai in gioco almeno { $n } ({ $what })
condition-track = { $what } vale almeno { $n }
condition-out-of-play = { $n ->
    [one] Fuori dal Gioco ce n'è almeno 1 ({ $what })
   *[other] Fuori dal Gioco ce ne sono almeno { $n } ({ $what })
}
condition-did = su questa carta hai svolto { $operation }
condition-preempted = hai Anticipato questa carta
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
group-neediest-family = Famiglia con il maggior numero di spazi vuoti tra quelle in cui qualcuno può entrare (in parità vale la Priorità Alfabetica)
group-mother-without-child = Famiglia con una donna e senza bambino
group-daughter-without-mother = Famiglia con un bambino e senza donna
group-most-ferocious = Famiglia che è la Più Feroce
group-least-ferocious = Famiglia che è la Meno Feroce
group-family-in-the-open = Famiglia allo scoperto (in un'Area fuori dal Canyon de Chelly e senza Fortino)
group-least-ferocious-in-the-open-with-child = Famiglia che è la Meno Feroce tra quelle allo scoperto con un bambino
group-least-ferocious-in-the-open-with-woman = Famiglia che è la Meno Feroce tra quelle allo scoperto con una donna
group-territory = Territorio con un numero di dado
group-territory-with-family = Territorio con una Famiglia, escluso il Canyon de Chelly
group-territory-with-most-families = Territorio con il maggior numero di Famiglie, escluso il Canyon de Chelly
group-territory-with-drought = Territorio con Siccità
group-territory-with-family-and-drought = Territorio con una Famiglia e Siccità
group-driest-territory = Territorio che più ha bisogno di pioggia (prima quelli con una Famiglia; in parità il più arido, poi il numero di dado più basso)
group-territory-for-a-mission = Territorio a cui tocca la prossima Missione (prima quelli con una Famiglia; in parità il numero di dado più basso)
group-fort = Fortino sulla mappa
named-territory = un Territorio
option-family = { $family }
option-territory = { $territory }
option-fort = { $fort }

# che cosa si conta
count-family = Famiglie in gioco
count-family-in-the-canyon = Famiglie nel Canyon de Chelly
count-family-outside-the-canyon = Famiglie fuori dal Canyon de Chelly
count-mother-without-child = Famiglie con una donna e senza bambino
count-man = uomini nelle Famiglie
count-woman = donne nelle Famiglie
count-child = bambini nelle Famiglie
count-elder = anziani nel Riquadro Anziani
count-eldest-rating = Livello Anziano dell'anziano più a destra nel Riquadro Anziani
count-outpost = Avamposti sulla mappa
count-fort = Fortini sulla mappa
count-drought = segnalini Siccità sulla mappa
count-green-territory = Territori con una Famiglia e senza Siccità
count-raided-cube = cubetti in Cubetti Raid
count-red-cube = cubetti rossi in Soggiogamento
count-intruder = Intrusi sulla mappa
count-corn-in-cup = segnalini Mais nel contenitore
count-enemy-ap = AP Nemici Disponibili
count-development = Sviluppi Culturali in gioco
count-ferocity = punti di Ferocia in tutte le Famiglie insieme
condition-family = il numero di { count-family } è almeno { $n }
condition-family-in-the-canyon = il numero di { count-family-in-the-canyon } è almeno { $n }
condition-family-outside-the-canyon = il numero di { count-family-outside-the-canyon } è almeno { $n }
condition-mother-without-child = il numero di { count-mother-without-child } è almeno { $n }
condition-man = il numero di { count-man } è almeno { $n }
condition-woman = il numero di { count-woman } è almeno { $n }
condition-child = il numero di { count-child } è almeno { $n }
condition-elder = il numero di { count-elder } è almeno { $n }
condition-eldest-rating = il Livello Anziano dell'anziano più a destra nel Riquadro Anziani è almeno { $n }
condition-outpost = il numero di { count-outpost } è almeno { $n }
condition-fort = il numero di { count-fort } è almeno { $n }
condition-drought = il numero di { count-drought } è almeno { $n }
condition-green-territory = il numero di { count-green-territory } è almeno { $n }
condition-raided-cube = il numero di { count-raided-cube } è almeno { $n }
condition-red-cube = il numero di { count-red-cube } è almeno { $n }
condition-intruder = il numero di { count-intruder } è almeno { $n }
condition-corn-in-cup = il numero di { count-corn-in-cup } è almeno { $n }
condition-enemy-ap = il numero di { count-enemy-ap } è almeno { $n }
condition-development = il numero di { count-development } è almeno { $n }
condition-ferocity = il numero di { count-ferocity } è almeno { $n }

# quando finisce, o accade
until-card = { $n ->
    [one] fino alla prossima carta pescata
   *[other] finché non si sono pescate altre { $n } carte
}
later-card = { $n ->
    [one] quando si pesca la prossima carta
   *[other] quando si sono pescate altre { $n } carte
}
until-planning = { $n ->
    [one] fino alla fine della prossima Pianificazione
   *[other] fino alla fine di altre { $n } Pianificazioni
}
later-planning = { $n ->
    [one] dopo la prossima Pianificazione
   *[other] dopo { $n } Pianificazioni
}
until-actions = { $n ->
    [one] fino alla fine del prossimo Effettuare Azioni
   *[other] fino alla fine di altre { $n } operazioni Effettuare Azioni
}
later-actions = { $n ->
    [one] dopo il prossimo Effettuare Azioni
   *[other] dopo { $n } operazioni Effettuare Azioni
}
until-passage = { $n ->
    [one] fino alla fine del prossimo Scorrere del Tempo
   *[other] fino alla fine di altri { $n } Scorrere del Tempo
}
later-passage = { $n ->
    [one] dopo il prossimo Scorrere del Tempo
   *[other] dopo altri { $n } Scorrere del Tempo
}
until-enemy-phase = { $n ->
    [one] fino alla fine della prossima fase Nemica
   *[other] fino alla fine di altre { $n } fasi Nemiche
}
later-enemy-phase = { $n ->
    [one] dopo la prossima fase Nemica
   *[other] dopo altre { $n } fasi Nemiche
}
until-raid = { $n ->
    [one] fino alla fine del prossimo Raid Nemico
   *[other] fino alla fine di altri { $n } Raid Nemici
}
later-raid = { $n ->
    [one] dopo il prossimo Raid Nemico
   *[other] dopo { $n } Raid Nemici
}
until-history = { $n ->
    [one] fino alla fine del prossimo Evento Storico
   *[other] fino alla fine di altri { $n } Eventi Storici
}
later-history = { $n ->
    [one] dopo il prossimo Evento Storico
   *[other] dopo { $n } Eventi Storici
}
until-period = { $n ->
    [one] fino alla fine del prossimo Evento Transitorio
   *[other] fino alla fine di altri { $n } Eventi Transitori
}
later-period = { $n ->
    [one] dopo il prossimo Evento Transitorio
   *[other] dopo altri { $n } Eventi Transitori
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
name-herd = cavallo o, in mancanza, pecora
name-field = Mais sulla mappa
name-ceremony = carta Cerimonia dalla mano
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
name-either = colonna Attiva o Standby
name-standby = colonna Standby
name-operations = Operazioni Diné
name-mp = MP di ogni Famiglia
name-mp-horse = MP delle Famiglie con cavallo
name-activations = Famiglie che si possono attivare
name-water-discount = MP risparmiati per Trovare una Pozza d'Acqua
name-corn-discount = MP risparmiati per Piantare o Raccogliere Mais
name-council = dado del Consiglio Tribale
name-harvest = numero che il dado del raccolto deve superare
name-elder-rating = Livello Anziano nelle Azioni Anziano
name-long-life = protezione degli anziani dalla morte (in meno sul Livello Anziano)
name-goods-free = Beni Commerciali acquistati senza AP in ogni Pianificazione
name-goods-more = Beni Commerciali in più per ogni Famiglia con una donna nella Pianificazione
name-goods-blocked = nessun acquisto di Beni Commerciali nella Pianificazione
name-diplomacy = Diplomazia Tribale e Negoziare
name-kin = spazi vuoti che non costano Cultura nello Scorrere del Tempo
name-agriculture = cibo di ogni Territorio con una Famiglia
name-sheep-food = persone nutrite da una pecora
name-fodder = animali in più di ciascun tipo nutriti da ogni Territorio con una Famiglia
name-breed = animali in più che nascono di ciascun tipo
name-keep-corn = Mais conservato nello Scorrere del Tempo
name-battle = Battaglia
name-battle-horse = Battaglia con un cavallo
name-ambush-cap = limite della Ferocia raddoppiata in un'Imboscata
name-enemy-battle = il dado del Nemico in Battaglia
name-tribe-battle = il dado di una tribù in Battaglia
name-culture-ceiling = massimo della Cultura nel Controllo Vittoria
name-vp = VP
name-evade = Fuga
name-evade-horse = Fuga con un cavallo
name-evade-high = Fuga nelle Aree 5 e 6
name-harass-free = Disturbo senza AP
name-harass-range = portata del Disturbo in Aree
name-surrender-kin = spazi vuoti che non costano Cultura in una resa
name-raid-counters = segnalini Raid dei Raid Nemici
name-tribal-raid = tiro dei razziatori in un Raid Tribale
name-reroll-discount = Beni Commerciali risparmiati per un nuovo tiro o cubetto

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
question-field-lost = { $n ->
    [one] A quale Mais sulla mappa rinunci?
   *[other] A quali { $n } segnalini Mais sulla mappa rinunci?
}
option-lose-field = Il Mais { $territory_in } { $area }
question-intruder-leaves = Quale Intruso torna nel contenitore?
option-send-intruder-away = { $territory }, Area { $area }
event-intruder-left = L'Intruso { $territory_in } { $area } torna nel contenitore
event-none-on-the-map = Sulla mappa non c'è alcun Intruso
question-outpost-up = Quale Avamposto avanza lungo il suo tracciato?
question-outpost-back = Quale Avamposto arretra?
question-outpost-leaves = Quale Avamposto lascia la mappa?
option-outpost-goes = { $piece } { $territory_in } { $area }
question-swap-which = Quali Ordini scambi?
event-joins = La { $family } accoglie { $piece_a }
event-elder-leaves = L'anziano più a destra nel Riquadro Anziani va Fuori dal Gioco
event-enemy-ap-won = AP Nemici Disponibili +{ $n }: ora { $total }
event-cubes-moved = { $n ->
    [0] Nessun cubetto { $cube } da spostare ({ $box } → { $other })
    [one] Un cubetto { $cube } si sposta ({ $box } → { $other })
   *[other] { $n } cubetti di colore { $cube } si spostano ({ $box } → { $other })
}
event-order-of-card = Il Nemico esegue { $order } come se spendesse { $n } AP
event-card-ends = «{ $card }» ha fatto il suo tempo ed è scartata

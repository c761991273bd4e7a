# Le carte Operazioni: nomi, effetti, storie e parole delle loro regole.

name-dry-years = Anni aridi
card-dry-years = Scegli. Resta alle sorgenti: tira un dado due volte; ogni volta quel Territorio riceve un segnalino Siccità, come nell'Evento Minore. Segui l'erba sulle alture con tutta la tua gente: Forza Militare −1, Cultura +1. Oppure cavalca contro gli insediamenti: Forza Militare +1, il Nemico raccoglie 3 AP in più la prossima volta, e tira una volta sola per un segnalino Siccità allo stesso modo. Piazza un Intruso.
card-dry-years-story = Gli anelli degli alberi dell'altopiano raccontano ancora le lunghe siccità degli anni 1660, 1770 e 1840. Le sorgenti si seccarono, i pastori spinsero le greggi sempre più lontano in cerca d'erba, e di rado gli anni di fame furono anni quieti sul Rio Grande.

name-female-rain = Pioggia femmina
card-female-rain = Scegli: togli due segnalini Siccità, uno alla volta, dal Territorio più arido tra quelli con Famiglie o, se nessuno di questi ha Siccità, dal più arido tra gli altri (in parità vale il numero di dado più basso); oppure il prossimo Scorrere del Tempo ha 2 unità di cibo in più; oppure Cultura +1.
card-female-rain-story = I Diné distinguono due piogge. La pioggia maschio colpisce con il tuono e se ne va; la pioggia femmina cade lieve e a lungo, e i campi la bevono.

name-cloudburst = Nubifragio
card-cloudburst = Tira un dado per il Territorio. Il Mais e gli Intrusi nelle sue Aree da 1 a 3 tornano nei rispettivi contenitori. Togli un segnalino Siccità da quel Territorio oppure, se non ne ha, dal Territorio adiacente con il numero più basso che ne ha.
card-cloudburst-story = A fine estate un letto asciutto può diventare un fiume nel giro di un'ora. Riempie ogni conca della roccia e si porta via il campo che gli sta accanto.

name-stores-for-the-winter = Provviste per l'inverno
card-stores-for-the-winter = Se con questa carta hai svolto la Pianificazione, il prossimo Scorrere del Tempo ha 4 unità di cibo in più; altrimenti 1 unità in più.
card-stores-for-the-winter-story = Pannocchie seccate, zucche tagliate a lunghe strisce, pinoli raccolti dopo la prima brina: una buca ben foderata di corteccia porta una famiglia fino a primavera.

name-early-frost = Gelata precoce
card-early-frost = Rinuncia a una di queste cose: il Mais di un'Area della mappa o un segnalino Mais delle Risorse, che torna nel contenitore; una pecora delle Risorse, che va Fuori dal Gioco; oppure 1 Cultura.
card-early-frost-story = Sull'altopiano la bella stagione è breve. Una sola notte serena di settembre può annerire un campo a cui mancavano dieci giorni.

name-peach-orchards = I pescheti
card-peach-orchards = Se nel Canyon de Chelly c'è una Famiglia, scegli: il prossimo Scorrere del Tempo ha 2 unità di cibo in più per ogni Famiglia nel Canyon, al massimo 6 in tutto; oppure prendi un segnalino Beni Commerciali; oppure Cultura +1.
card-peach-orchards-story = I peschi giunsero nel Sud-ovest con gli spagnoli e nel Canyon de Chelly tramite i vicini pueblo. Col tempo furono migliaia sotto le pareti rosse, e la loro frutta secca era apprezzata lontano.

name-deep-snow = Neve alta
card-deep-snow = Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 1 MP in meno. Il prossimo Raid Nemico ha 2 segnalini Raid in meno.
card-deep-snow-story = La neve chiudeva i passi dei monti Chuska a tutti allo stesso modo: alla pastora con il suo gregge e alla colonna con i suoi muli.

name-lambing-season = La stagione degli agnelli
card-lambing-season = Sposta una pecora da Fuori dal Gioco alle Risorse per ogni Territorio che ha una Famiglia e nessuna Siccità, al massimo due.
card-lambing-season-story = Le pecore churro arrivarono sul Rio Grande con i coloni spagnoli del 1598. Presso i Diné divennero cibo, lana e ricchezza, e gran parte di quella ricchezza era delle donne.

name-the-headmen-gather = I capi si riuniscono
card-the-headmen-gather = Se c'è un anziano nel Riquadro Anziani, scegli. Pace: ogni Famiglia perde 1 Ferocia e tu guadagni 1 Cultura. Guerra: fino a due Famiglie con un uomo guadagnano 1 Ferocia ciascuna e tu guadagni 1 Forza Militare.
card-the-headmen-gather-story = Nessun capo governava da solo i Diné. Nelle questioni gravi i capi di pace e di guerra si incontravano in assemblea, il naachid; potevano persuadere, non comandare.

name-kin-from-the-pueblos = Parenti dai Pueblo
card-kin-from-the-pueblos = Scegli: un uomo, una donna o un bambino da Fuori dal Gioco alla Casella Scorrere del Tempo, oppure Cultura +1. Poi, se sulla mappa c'è un Avamposto, piazza un Intruso.
card-kin-from-the-pueblos-story = Dopo le guerre degli anni 1690 gente di Jemez e di altri Pueblo trovò rifugio presso i Diné. Molti restarono per sempre, e ci sono clan che ne serbano ancora la memoria.

name-smallpox = Il vaiolo
card-smallpox = Tira un dado. Se il risultato non supera 1 più il numero di Avamposti sulla mappa, l'anziano più a destra nel Riquadro Anziani va Fuori dal Gioco, e con lui un segnalino popolazione a tua scelta di una Famiglia.
card-smallpox-story = Il male seguiva le strade da un villaggio all'altro. La grande epidemia del 1780 e 1781 costò migliaia di vite nel solo Nuovo Messico, e non si fermò ad alcun confine.

name-ransomed-captives = Prigionieri riscattati
card-ransomed-captives = Fino a due volte puoi dare un segnalino Beni Commerciali o un cavallo delle Risorse per portare una donna o un bambino da Fuori dal Gioco alla Casella Scorrere del Tempo.
card-ransomed-captives-story = Alle fiere e in ogni colloquio di pace veniva prima la stessa domanda: dove sono i nostri figli? Alcuni tornavano con il nome di un santo, e si doveva insegnar loro di nuovo le parole della madre.

name-a-first-laugh = La prima risata
card-a-first-laugh = Un bambino da Fuori dal Gioco si unisce a una Famiglia a tua scelta che ha una donna e nessun bambino; se non ce n'è nessuna, va nella Casella Scorrere del Tempo. Guadagni 1 Cultura.
card-a-first-laugh-story = Quando un neonato ride per la prima volta la famiglia offre un pranzo, e chi lo ha fatto ridere aiuta a fare gli onori di casa. Così il bambino è generoso prima ancora di parlare.

name-a-headman-lies-ill = Un capo è malato
card-a-headman-lies-ill = Tira un dado per l'anziano più a destra nel Riquadro Anziani: se il risultato non supera il Livello Anziano della sua casella, va Fuori dal Gioco. In ogni caso, nella prossima Pianificazione non si tenta alcuna Azione Anziano. Se non hai anziani, perdi 1 Cultura.
card-a-headman-lies-ill-story = Un capo guidava con il rispetto che si era guadagnato, e con nient'altro. Mentre giaceva malato, le decisioni attendevano.

name-a-call-for-reprisals = Si invoca la rappresaglia
card-a-call-for-reprisals = Scegli: restituisci un cavallo o una pecora delle Risorse; oppure scambia i prigionieri: un bambino va da Fuori dal Gioco alla Casella Scorrere del Tempo, Cultura +1 e Morale Nemico +1; oppure non restituire nulla, e il prossimo Raid Nemico ha 2 segnalini Raid in più. Piazza un Intruso.
card-a-call-for-reprisals-story = A ogni mandria perduta i coloni stavano alla porta del governatore, e questi mandava a reclamare bestiame e prigionieri. I Diné rivolevano la propria gente. Un trattato dopo l'altro promise lo scambio, e pochi furono rispettati.

name-blankets-for-trade = Coperte da scambiare
card-blankets-for-trade = Se almeno una Famiglia ha una donna, i Beni Commerciali che acquisti nella prossima Pianificazione non costano AP. Se ce l'hanno tre o più Famiglie, prendi subito anche un segnalino Beni Commerciali. Piazza un Intruso.
card-blankets-for-trade-story = Intorno al 1800 le coperte dei telai diné erano ricercate da Chihuahua alle Pianure. Le migliori erano tessute così fitte da non lasciar passare la pioggia.

name-runners-bring-word = I corridori portano notizie
card-runners-bring-word = Guarda la prima carta del mazzo. Poi scegli: la prossima volta Anticipare non ti costa AP, oppure guadagni subito 1 AP. Piazza un Intruso.
card-runners-bring-word-story = Le notizie attraversavano il paese a piedi, e di notte. Un buon corridore poteva avvertire la gente dei canyon prima che una colonna avesse abbeverato i muli.

name-traders-with-guns = Mercanti di fucili
card-traders-with-guns = Puoi dare un cavallo o un segnalino Beni Commerciali delle Risorse per un segnalino Armi da Fuoco; se lo fai, la Ferocia Nemica sale di 1. In ogni caso piazza un Intruso.
card-traders-with-guns-story = Le autorità vietavano di vendere fucili ai popoli liberi, e lo si faceva lo stesso. Un moschetto era caro, la polvere di più; e chi te lo vendeva vendeva anche notizie su di te.

name-apaches-raid-new-mexico = Gli Apache razziano il Nuovo Messico
card-apaches-raid-new-mexico = Pesca due cubetti dal sacchetto. Quelli marroni, bianchi, neri e gialli vanno in Cubetti Raid; quelli rossi, verdi e blu tornano nel sacchetto. Una Pace in vigore continua. Piazza un Intruso.
card-apaches-raid-new-mexico-story = I popoli apache, parenti dei Diné per lingua, combattevano guerre proprie. Vista da Santa Fé, la pista di una mandria rubata non sempre diceva di chi fosse.

name-apache-war = Guerra apache
card-apache-war = Scegli. Resta in disparte: la prossima volta che raccoglie AP, il Nemico ne raccoglie 2 in meno. Oppure, se la tua Forza Militare è superiore a 0, una Famiglia con un uomo entra in guerra: Ferocia della Famiglia +1, Forza Militare +1, Morale Nemico −1, Ferocia Nemica +1.
card-apache-war-story = Nei primi anni 1780 Diné e Apache del Gila cavalcarono fianco a fianco, finché doni e minacce di Santa Fé non li divisero. Stare o no con il vicino era una domanda che tornava a ogni generazione.

name-slave-raiders = Cacciatori di schiavi
card-slave-raiders = La Famiglia Meno Feroce tra quelle con un bambino lo perde: va Fuori dal Gioco; se nessuna ne ha, la Meno Feroce tra quelle con una donna perde la donna. Sono al sicuro le Famiglie nel Canyon, nelle caselle o nell'Area di un Fortino. Puoi dare un segnalino Beni Commerciali o un cavallo delle Risorse per impedirlo. Piazza un Intruso.
card-slave-raiders-story = Bande armate partivano dagli insediamenti per rapire donne e bambini, contro la legge e alla luce del sole. Negli anni 1860 i contemporanei contavano a migliaia i prigionieri diné del Nuovo Messico.

name-a-governor-is-recalled = Il governatore è richiamato
card-a-governor-is-recalled = Il Nemico perde fino a 2 AP da AP Nemici Disponibili. Poi puoi scambiare gli Ordini Attivo e in Standby di una riga che li ha entrambi.
card-a-governor-is-recalled-story = I governatori restavano a Santa Fé pochi anni e ripartivano con i piani a metà. Ciò che uno aveva promesso, il successore di rado manteneva; e lo stesso valeva per le minacce.

name-scouts-in-the-hills = Esploratori sulle alture
card-scouts-in-the-hills = Piazza due Intrusi. La prossima carta Operazioni non si può Anticipare.
card-scouts-in-the-hills-story = Una campagna cominciava molto prima dei tamburi: con uomini che contavano i fuochi da un crinale, seguivano le piste delle pecore e leggevano il terreno attorno alle sorgenti.

name-herders-push-west = I pastori avanzano a ovest
card-herders-push-west = Scegli. Lascia pascolare le loro greggi: tra gli Avamposti non ancora in cima al tracciato, il più avanti (in parità, quello nel Territorio con il numero più basso) sale di un'Area, il Mais che si trova lì torna nel contenitore e perdi 1 Cultura; se sono tutti in cima, perdi 2 Cultura. Oppure portale via: una pecora da Fuori dal Gioco alle Risorse, Ferocia Nemica +1, e il Nemico raccoglie 2 AP in più la prossima volta. Se non ci sono Avamposti sulla mappa, esegui invece Costruire. Piazza un Intruso.
card-herders-push-west-story = Dal Rio Puerco verso ovest le greggi del Nuovo Messico furono spinte su pascoli che le famiglie diné usavano da generazioni. Prima vennero le pecore, poi la casa, poi i soldati a guardia della casa.

name-settlers-turn-back = I coloni tornano indietro
card-settlers-turn-back = Con due o più cubetti in Cubetti Raid, un Avamposto a tua scelta arretra di un'Area, e dall'Area 1 lascia la mappa. Con meno cubetti, o senza Avamposti sulla mappa, il Morale Nemico scende di 1.
card-settlers-turn-back-story = Le missioni fondate per i Diné nel 1749 erano vuote dopo un anno, e nei primi tempi di Cebolleta i suoi coloni lasciarono una volta le case per fuggire a Laguna. Una frontiera può anche muoversi verso est.

name-the-utes-ride-south = Gli Ute scendono a sud
card-the-utes-ride-south = Il primo Ute! visibile dall'alto nella colonna Attiva scambia il posto con l'Ordine in cima alla colonna, a meno che non ci sia già. Se lì non se ne vede nessuno, il primo Ute! visibile in Standby si scambia con l'Ordine Attivo della sua riga. Piazza un Intruso.
card-the-utes-ride-south-story = Lungo il San Juan bande ute e famiglie diné commerciavano, si sposavano e combattevano. Quando il Nuovo Messico andava in guerra, era lì che cercava per primo i suoi alleati.

name-gifts-for-the-comanche = Doni ai Comanche
card-gifts-for-the-comanche = Se Comanche! è visibile nella colonna Attiva, puoi dare un segnalino Beni Commerciali per scambiarlo con l'Ordine in Standby di una riga indicata da un dado; se non lo fai, sale di una riga. Se lì non è visibile, puoi dare un segnalino Beni Commerciali per un cavallo. Piazza un Intruso.
card-gifts-for-the-comanche-story = I Comanche erano i signori delle Pianure meridionali, ricchi di cavalli. Li corteggiavano i governatori e li corteggiavano i vicini; un dono al momento giusto poteva comprare un anno tranquillo.

name-hopi-corn = Mais dalle mesas
card-hopi-corn = Puoi dare una pecora o un segnalino Beni Commerciali delle Risorse per pescare due segnalini Mais dal contenitore e metterli scoperti nelle Risorse.
card-hopi-corn-story = Negli anni magri le famiglie diné portavano carne e lana su ai villaggi hopi e ne scendevano con il mais. Lo scambio continuava fra una lite e l'altra, e spesso nel mezzo di una lite.

# ciò che accade, in ogni Evento Maggiore

event-major-event = Evento Maggiore: { $card }
event-later-food-next = Il prossimo Scorrere del Tempo avrà { $n } unità di cibo in più
event-later-mp-next = { $n ->
    [0] Nel prossimo Effettuare Azioni le Famiglie hanno i soliti MP
    [-3] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 3 MP in meno
    [-2] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 2 MP in meno
    [-1] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 1 MP in meno
    [1] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 1 MP in più
    [2] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 2 MP in più
    [3] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha 3 MP in più
   *[other] Nel prossimo Effettuare Azioni ogni Famiglia attivata ha { $n } MP in più
}
event-later-raid-counters-next = { $n ->
    [0] Il prossimo Raid Nemico ha i suoi soliti segnalini Raid
    [-3] Il prossimo Raid Nemico avrà 3 segnalini Raid in meno
    [-2] Il prossimo Raid Nemico avrà 2 segnalini Raid in meno
    [-1] Il prossimo Raid Nemico avrà 1 segnalino Raid in meno
    [1] Il prossimo Raid Nemico avrà 1 segnalino Raid in più
    [2] Il prossimo Raid Nemico avrà 2 segnalini Raid in più
    [3] Il prossimo Raid Nemico avrà 3 segnalini Raid in più
   *[other] Il prossimo Raid Nemico avrà { $n } segnalini Raid in più
}
event-later-enemy-ap-next = { $n ->
    [0] La prossima volta il Nemico raccoglie i suoi soliti AP
    [-3] La prossima volta il Nemico raccoglierà 3 AP in meno
    [-2] La prossima volta il Nemico raccoglierà 2 AP in meno
    [-1] La prossima volta il Nemico raccoglierà 1 AP in meno
    [1] La prossima volta il Nemico raccoglierà 1 AP in più
    [2] La prossima volta il Nemico raccoglierà 2 AP in più
    [3] La prossima volta il Nemico raccoglierà 3 AP in più
   *[other] La prossima volta il Nemico raccoglierà { $n } AP in più
}
event-later-free-preempt = La prossima volta Anticipare non costa AP
event-later-no-preempt = La prossima carta Operazioni non si può Anticipare
event-later-elders-silent = Nella prossima Pianificazione non si tenta alcuna Azione Anziano
event-later-market = I Beni Commerciali acquistati nella prossima Pianificazione non costano AP
event-animal-given = Cedi dalle Risorse { $piece_a }
event-nobody-comes = Fuori dal Gioco non ci sono più uomini, donne né bambini: non viene nessuno
event-elder-lost = La terra è malata, e con lei muore l'anziano più a destra nel Riquadro Anziani
event-elder-dies-of-illness = L'anziano più a destra nel Riquadro Anziani muore della malattia
event-elder-dies-of-smallpox = Il vaiolo si porta via l'anziano più a destra nel Riquadro Anziani
option-newcomer = Accogli { $piece_a }
option-learn-from-kin = Ospitali una stagione e impara da loro: Cultura +{ $n }
question-raise-families = { $n ->
    [one] Quale Famiglia guadagna 1 Ferocia?
   *[other] Quale Famiglia guadagna 1 Ferocia? Puoi sceglierne ancora { $n }, una dopo l'altra.
}
option-raise-family = { $family }
option-raise-no-more = Nessun'altra Famiglia
refused-nothing-to-give = Nelle Risorse non hai { $piece_a }.
remedy-nothing-to-give = Tienine in serbo per quando esce una carta come questa.

# la terra

question-dry-years = Le sorgenti si seccano. Che cosa fai?
option-stay-by-the-springs = Resta alle sorgenti: { $n } segnalini Siccità, dove indica il dado
option-follow-the-grass = Segui l'erba con tutta la tua gente: Forza Militare −1, Cultura +1
option-ride-on-the-settlements = Cavalca contro gli insediamenti: Forza Militare +1, { $n } AP Nemici in più la prossima volta, un segnalino Siccità dove indica il dado
question-female-rain = La pioggia dolce cade per giorni. A che cosa giova?
option-rain-on-the-land = Alla terra secca: togli { $n } segnalini Siccità
option-rain-on-the-fields = Ai campi: { $n } unità di cibo in più nel prossimo Scorrere del Tempo
option-give-thanks = Alla gente, che ne rende grazie insieme: Cultura +{ $n }
chance-cloudburst = dado per il Territorio del nubifragio
question-early-frost = Il gelo arriva presto. Che cosa sacrifichi?
option-frost-field = Il Mais di un'Area della mappa
option-frost-stores = Un segnalino Mais delle Risorse
option-frost-sheep = Una pecora delle Risorse
option-frost-culture = { $n } Cultura
event-stores-spoil = Un segnalino Mais da { $corn } torna nel contenitore
event-sheep-freezes = Una pecora delle Risorse va Fuori dal Gioco
event-orchards-empty = Nessuna Famiglia è nel Canyon de Chelly: nessuno raccoglie le pesche
question-peach-orchards = Che cosa fai delle pesche?
option-dry-peaches = Seccale: per ogni Famiglia nel Canyon de Chelly { $n } unità di cibo in più nel prossimo Scorrere del Tempo, al massimo { $most } in tutto
option-trade-peaches = Scambiale con un segnalino Beni Commerciali
option-share-peaches = Dividile fra parenti e vicini: Cultura +{ $n }
event-no-green-pasture = Ogni Territorio con una Famiglia soffre la Siccità: niente agnelli
event-corn-cup-empty = Nel contenitore non resta Mais
event-no-hopi-corn = Non si scambia nulla per il Mais
question-buy-hopi-corn = Fai uno scambio con gli Hopi per avere due segnalini Mais?
option-buy-hopi-corn = Dai { $piece_a } in cambio di Mais
option-buy-no-corn = Nessuno scambio
chance-hopi-corn = Mais pescato dal contenitore
event-corn-received = Un segnalino Mais da { $corn } entra nelle Risorse

# la gente

event-no-elder-speaks = Nel Riquadro Anziani non c'è nessuno: niente consiglio
question-the-headmen-gather = Che cosa consigliano i capi?
option-speak-of-peace = Pace: ogni Famiglia perde 1 Ferocia, Cultura +{ $n }
option-speak-of-war = Guerra: { $families ->
    [one] una Famiglia guadagna 1 Ferocia
   *[other] fino a { $families } Famiglie guadagnano 1 Ferocia ciascuna
}, Forza Militare +{ $n }
question-kin-from-the-pueblos = Sono arrivati parenti dai Pueblo. Uno di loro resta per sempre, o impari da loro per una stagione?
chance-smallpox = dado per il vaiolo
event-smallpox-passes = Il vaiolo passa oltre
event-smallpox-strikes = Il vaiolo colpisce
event-smallpox-near = Il vaiolo è vicino: colpisce con { $n } o meno
question-smallpox-family = Quale Famiglia è colpita dal vaiolo?
option-mourn-in = { $family }
question-smallpox-person = Chi perde la { $family }?
question-ransomed-captives = { $n ->
    [one] Chi riscatti? Puoi farlo ancora una volta.
   *[other] Chi riscatti? Puoi farlo fino a { $n } volte.
}
option-ransom-captive = Riporta a casa { $piece_a } in cambio di { $price_a }
option-pay-no-ransom = Non pagare alcun riscatto
event-no-ransom = Ora non si può pagare alcun riscatto
event-no-ransom-paid = Nessun riscatto viene pagato
question-a-first-laugh = A quale Famiglia si unisce il bambino?
option-laughs-in = { $family }
event-child-joins = Un bambino si unisce alla { $family }
chance-illness = dado per l'anziano malato
part-eldest-rating = Livello Anziano della casella
part-eldest-long-life = Sviluppi
event-headman-recovers = L'anziano guarisce
event-headman-ill = L'anziano più a destra nel Riquadro Anziani è malato e muore con { $n } o meno
event-looms-stand-still = Nessuna Famiglia ha una donna: i telai sono fermi
chance-top-card = la prima carta del mazzo
event-top-card-seen = In cima al mazzo c'è «{ $card }»
question-runners-bring-word = Hai visto la prossima carta. Come sfrutti la notizia?
option-stand-ready = Tieniti pronto: la prossima volta Anticipare non costa AP
option-hold-council = Tieni consiglio: guadagni { $n } AP

# i vicini e il Nuovo Messico

chance-apache-raid = cubetto per il raid apache
event-apaches-take = Gli Apache fanno bottino: un cubetto { $cube } va in Cubetti Raid
event-apaches-turn-back = Gli Apache desistono: un cubetto { $cube } torna nel sacchetto
question-apache-war = Gli Apache sono in guerra con il Nuovo Messico. Che cosa fai?
option-stand-aside = Resta in disparte: la prossima volta il Nemico raccoglie { $n } AP in meno
option-join-apaches = Fa' entrare in guerra una Famiglia: la sua Ferocia +1, Forza Militare +1, Morale Nemico −1, Ferocia Nemica +1
question-apache-war-family = Quale Famiglia si unisce agli Apache?
option-family-joins = { $family }
event-slavers-find-nobody = I cacciatori di schiavi non trovano nessuno
event-slavers-come = I cacciatori di schiavi assalgono la { $family } e vogliono rapire { $piece_a }
question-buy-off-slavers = La { $family } sta per perdere { $piece_a }. Paghi?
option-buy-off-slavers = Dai { $piece_a } per impedirlo
option-pay-no-slavers = Non pagare
question-a-call-for-reprisals = Il governatore reclama bestiame e prigionieri. Che cosa rispondi?
option-give-back = Restituisci { $piece_a }
option-exchange-captives = Scambia i prigionieri: un bambino torna a casa, Cultura +1, Morale Nemico +1
option-let-them-come = Non restituire nulla: { $n } segnalini Raid in più nel prossimo Raid Nemico
event-reprisals-averted = Il Nuovo Messico è soddisfatto: nessuna rappresaglia
question-herders-push-west = Sui tuoi pascoli ci sono greggi altrui. Che cosa fai?
option-let-them-graze = Lasciale pascolare: l'Avamposto più avanti sale di un'Area, la Cultura scende
option-drive-off-their-flocks = Portale via: una pecora nelle Risorse, Ferocia Nemica +1, { $n } AP Nemici in più la prossima volta
question-settlers-turn-back = Quale Avamposto arretra?
option-turn-back = { $piece } { $territory_in } { $area }
event-outpost-turns-back = { $outpost_the } arretra: ora è { $territory_in } { $area }
event-enemy-ap-lost = { $n ->
    [0] Gli AP Nemici Disponibili restano a { $total }
   *[other] AP Nemici Disponibili −{ $n }: ora { $total }
}
question-a-governor-is-recalled = Il nuovo governatore non è ancora in carica. Quali Ordini scambi?
option-swap-orders = Riga { $row }: { $active } va in Standby, { $standby } diventa Attivo
option-swap-no-orders = Lascia gli Ordini come sono
event-order-not-shown = L'Ordine { $order } non è visibile né nella colonna Attiva né in Standby
question-trade-with-comanche = Fai uno scambio con i Comanche per avere un cavallo?
option-trade-with-comanche = Dai { $piece_a } in cambio di un cavallo
option-no-comanche-trade = Nessuno scambio
event-no-horse-to-buy = Fuori dal Gioco non c'è più nessun cavallo da comprare
event-no-comanche-trade = Non si scambia nulla con i Comanche
question-gift-to-comanche = Mandi un dono ai Comanche?
option-gift-to-comanche = Dai { $piece_a }: il loro Ordine si scambia con uno in Standby
option-no-comanche-gift = Nessun dono: il loro Ordine sale di una riga
chance-standby-row = dado per la riga in Standby
question-buy-guns = Acquisti Armi da Fuoco? La Ferocia Nemica salirà.
option-buy-guns = Dai { $piece_a } in cambio di un segnalino Armi da Fuoco
option-buy-no-guns = Non acquistare armi
event-no-guns-bought = Non si comprano armi
event-no-guns-left = Non restano Armi da Fuoco da comprare

rule-1-title = Regole generali
rule-1 =
    Guidi i Diné, il popolo navajo, attraverso quasi tre secoli di resistenza. Il gioco comprende un periodo spagnolo (1598–1821), uno messicano (1821–1847) e uno americano (1847–1864); ciascuno si può giocare da solo, oppure tutti e tre di seguito come campagna. Questa sezione spiega che cosa decide la partita, come leggere le regole, i segnalini, la mappa con le sue caselle e i suoi tracciati, i cubetti, il sacchetto e le carte.

rule-1-4-title = Che cosa decide la partita
rule-1-4 =
    La tua sopravvivenza dipende da tre valori segnati sul Tracciato Generale: Forza Militare, Cultura e Morale Nemico. Se lo scenario non dice altro, alla fine vinci solo se la Forza Militare è strettamente superiore al Morale Nemico. Se Forza Militare e Cultura sono entrambe a 0 subisci una Sconfitta Maggiore, ma soltanto nei momenti in cui una regola lo verifica (12.1).

rule-1-5-title = Come leggere le regole
rule-1-5 =
    Ogni regola si applica esattamente com'è scritta. Arrotonda ogni divisione per eccesso, salvo che la regola in questione dica altrimenti. Per spendere un pezzo bisogna averlo in gioco; una volta speso va Fuori dal Gioco, tranne i segnalini Mais e Intruso, che tornano nel loro contenitore (un Intruso Armi da Fuoco va invece Fuori dal Gioco). «Tolto dal gioco» significa spostato nella rispettiva casella Fuori dal Gioco o nel contenitore; «eliminato dalla partita» significa rimesso nella scatola, da dove non torna più a meno che uno scenario non lo preveda.

rule-1-5-1-title = Fare le scelte
rule-1-5-1 =
    Quando una regola, una tabella o una carta lascia aperte più possibilità senza indicare un criterio, scegli tu liberamente. Scorri un elenco di condizioni dall'alto in basso ed esegui solo la prima applicabile. Dove si richiede la Priorità Alfabetica, prendi sempre la prima lettera: A prima di B, e così via fino a F.

rule-1-5-3-title = La regola d'oro
rule-1-5-3 =
    Non leggere in una regola più di quanto dica. Ciò che nessuna regola vieta è permesso.

rule-1-6-title = I segnalini
rule-1-6 =
    I pezzi quadrati si chiamano segnalini. Le sezioni seguenti trattano la scorta limitata (1.6.1), la popolazione e gli animali (1.6.2), Mais e Siccità (1.6.3), le Famiglie (1.6.4), le armi, i Fortini, gli Avamposti e i pezzi dei raid (1.6.5) e gli Intrusi (1.6.6).

rule-1-6-1-title = Scorta limitata
rule-1-6-1 =
    La scorta è limitata di proposito: se devi prendere un tipo di segnalino e non ne resta nessuno fuori dal gioco, non prendi nulla e prosegui con il resto dell'effetto. Un pezzo è disponibile finché non è stato eliminato dalla partita. Ci sono 8 cavalli, 8 pecore, 1 segnalino Armi da Fuoco (oltre ai 4 Intrusi Armi da Fuoco) e 9 Beni Commerciali (oltre ai 2 Intrusi Commercio). Solo 3 di questi Beni Commerciali cominciano Fuori dal Gioco; gli altri 6, insieme a 2 segnalini Disturbo, sono messi da parte e non disponibili finché non acquisti uno Sviluppo Tessitura o Signori delle mesas (di Livello 2 in alcune preparazioni). Ci sono inoltre 6 Missioni, 6 Rancho, 12 segnalini Siccità e 6 segnalini Raid Tribale.

rule-1-6-2-title = Popolazione e animali
rule-1-6-2 =
    Uomo, donna, bambino e anziano sono segnalini popolazione; solo uomini e donne sono adulti, un anziano non lo è. Quando sono in gioco, uomini, donne e bambini stanno nelle Caselle Famiglia e gli anziani nel Riquadro Anziani. Cavalli e pecore sono gli animali. In qualunque momento, anche subito prima di una Battaglia o nel mezzo di un'attivazione, puoi spostare un cavallo dalle Risorse nello spazio cavallo vuoto di una Famiglia in gioco. Non puoi riprenderlo a piacere: resta lì finché non lo tolgono il passo 2 dello Scorrere del Tempo, una tabella o un evento. Le pecore non stanno mai in una Casella Famiglia.

rule-1-6-3-title = Mais e Siccità
rule-1-6-3 =
    Un segnalino Mais porta un numero: sono i segnalini popolazione che sfama nello Scorrere del Tempo. Finché è sulla mappa rallenta anche un Raid Nemico, che deve usare due segnalini per entrare nella sua Area. Ciascuno dei sei Territori numerati ha due spazi Siccità, da un segnalino l'uno; il Canyon de Chelly non ne ha. La Siccità abbassa l'Agricoltura del Territorio e rende incerto il raccolto (3.2.4).

rule-1-6-4-title = Segnalini Famiglia
rule-1-6-4 =
    Ogni Famiglia, da A a F, ha due segnalini a doppia faccia: una faccia di uno dei due è sulla mappa, mentre l'altro segnalino attende nella Casella Famiglia. Ogni faccia mostra a sinistra il modificatore di Fuga e a destra la Ferocia; per cambiare la Ferocia passa alla faccia con il nuovo numero. La Ferocia va da 0 a 3: a 3 non sale più e a 0 non scende più. Il modificatore di Fuga segue la Ferocia ed è uguale per tutte le Famiglie: +2 con Ferocia 0, +1 con 1, 0 con 2 e −1 con 3. La Famiglia Più Feroce (o Meno Feroce) è quella sulla mappa con la Ferocia più alta (o più bassa); in parità vale la Priorità Alfabetica.

rule-1-6-5-title = Altri segnalini
rule-1-6-5 =
    Oltre a popolazione, animali, Mais, Siccità, Famiglie e Intrusi, questi segnalini hanno regole proprie:
    - Le Armi da Fuoco attendono nelle Risorse; in una Battaglia se ne può usare al massimo un segnalino, per +2, che va Fuori dal Gioco appena la Battaglia è finita, anche se è un Intruso.
    - «Avamposto» indica una Missione o un Rancho; un Fortino non è un Avamposto, a meno che una regola non nomini anche i Fortini.
    - Fort Defiance e Fort Fauntleroy entrano con la carta 51, oppure durante la preparazione di The Fearing Time e The Rope Thrower (Defiance nella Terra degli Hopi, Fauntleroy nei Monti Zuni, entrambi nell'Area 1); una carta 51 pescata più tardi esegue allora solo il resto del suo evento. Differiscono solo per i colpi necessari a distruggerli.
    - I segnalini AP Nemici e i segnalini Raid Nemico sono le due facce degli stessi pezzi.
    - I segnalini Disturbo ritardano solo i Raid Nemici; in un Raid Tribale non fanno nulla.
    - Manuelito entra con la carta 53, oppure nella preparazione di The Rope Thrower, e si impila con una Famiglia, che ottiene +1 in Battaglia, +1 nella Fuga e, una volta per attivazione, può ripescare un cubetto contro Avamposti e Fortini. Se quella Famiglia esce dal gioco, Manuelito va Fuori dal Gioco per sempre.

rule-1-6-6-title = Segnalini Intruso
rule-1-6-6 =
    Un Intruso si pesca dal contenitore senza guardarlo e si mette coperto sulla mappa: un dado dà il Territorio, un secondo dado l'Area. Appena si trova nella stessa Area di una Famiglia, sia che la Famiglia vi si sposti, vi fugga o vi sia messa (anche da una Casella Salvi o Cattura), sia che l'Intruso le capiti addosso, tutto si ferma: rivelalo e risolvilo. Se nell'Area ci sono più Famiglie, la Priorità Alfabetica decide quale è coinvolta; più Intrusi nella stessa Area si rivelano uno alla volta dalla cima della pila. Dopo, il segnalino torna nel contenitore, a meno che la sua voce non dica altrimenti (vedi la tabella Intrusi).

rule-1-7-title = La mappa
rule-1-7 =
    La mappa mostra i Territori della terra navajo, ciascuno con un tracciato di Aree, una Casella Salvi e una Casella Cattura, e Santa Fé, la porta del Nuovo Messico. Lungo i bordi si trovano le caselle per segnalini e cubetti (1.7.3), il Tracciato Generale (1.7.4) e i riquadri Popolazione, Anziani e Ordini Nemici (1.7.5).

rule-1-7-2-title = Territori e Aree
rule-1-7-2 =
    I Territori sono sette. Sei portano un numero di dado e hanno sei Aree ciascuno: 1 Shiprock, 2 Valle di San Juan, 3 Monti Zuni, 4 Monument Valley, 5 Terra degli Hopi, 6 Black Mesa. Il Canyon de Chelly non ha numero e ha tre Aree, perciò il dado non lo sceglie mai.
    - Un Territorio comprende le sue Aree, i suoi spazi Siccità, la sua Casella Salvi e la sua Casella Cattura.
    - Un'Area contiene qualsiasi numero di Famiglie e di Intrusi, ma al massimo 1 Mais, 1 Missione, 1 Rancho, 1 Fortino e 1 Disturbo.
    - Il Valore di un'Area è il suo numero (da 1 a 6, nel Canyon da 1 a 3). Il Valore tra parentesi conta solo dove una regola o una tabella lo nomina.
    - Due Aree sono adiacenti se le unisce un collegamento, due Territori se i loro tracciati sono collegati; il Canyon è adiacente a tutti i Territori.
    - Santa Fé è un'Area speciale di Valore 1 in cui nessuna Famiglia può entrare.
    - L'Agricoltura è 3 meno i segnalini Siccità e i Rancho del Territorio, mai sotto 0; nel Canyon è sempre 3.

rule-1-7-3-title = Le caselle
rule-1-7-3 =
    Ogni casella della mappa ha il suo scopo:
    - AP Nemici Disponibili contiene gli AP raccolti dal Nemico finché non li usa; un solo indicatore sul Tracciato Generale può sostituire i segnalini.
    - Le due caselle Fuori dal Gioco conservano i pezzi inutilizzati del Nemico e dei Diné.
    - La Casella Scorrere del Tempo contiene la popolazione e gli animali che lo Scorrere del Tempo può portare nelle Caselle Famiglia, nel Riquadro Anziani o nelle Risorse.
    - Cubetti Raid riceve i cubetti dei tuoi raid riusciti; ognuno riduce di 1 gli AP raccolti dal Nemico. Recupero contiene i cubetti che stanno per tornare nel sacchetto.
    - Soggiogamento riceve i cubetti rossi pescati nei raid o con Soggiogare. Dopo ogni cubetto rosso consulta la tabella Soggiogamento. Ogni verifica dei 3 cubetti conta solo i rossi, perché Buona Medicina può aggiungerne di neri.

rule-1-7-4-title = Il Tracciato Generale
rule-1-7-4 =
    AP Diné, Cultura e Forza Militare non superano mai 19; Morale Nemico e Ferocia Nemica restano tra 0 e 19; ogni eccedenza è persa. Gli AP Nemici non spesi non hanno limite.
    - Ogni punto Cultura che devi perdere con Cultura 0 costa invece 2 Forza Militare, e ogni punto Forza Militare che devi perdere con Forza Militare 0 costa invece 2 Cultura. Se l'altro valore non basta si ferma a 0, e nulla si riconverte.
    - La conversione vale solo per le perdite: un costo va pagato per intero con il suo valore.
    - Con Cultura 0 nessuna nuova Famiglia può entrare nello Scorrere del Tempo e non puoi acquistare Beni Commerciali nella Pianificazione o da un Fortino; quelli che hai già restano utilizzabili, e lo scambio con animali o Mais resta possibile.
    - Con Forza Militare 0 nessuna Famiglia può combattere una Battaglia (Imboscata compresa) né compiere raid nel Nuovo Messico o contro un Avamposto o un Fortino.
    - La Ferocia Nemica si somma al dado del Nemico in Battaglia.
    - Il Morale Nemico che scende a 0 durante un turno non chiude la partita: lo guardano solo la Fase di Scarto e il passo 6 della carta 55.
    Esempio: con Cultura 1 e Forza Militare 6 devi perdere 3 punti Cultura. La Cultura scende a 0, e i due punti che mancano costano 4 punti Forza Militare: ne restano 2.

rule-1-7-5-title = I riquadri
rule-1-7-5 =
    Il riquadro Popolazione ha sei Caselle Famiglia, ciascuna con uno spazio per uomo, donna, bambino e cavallo e uno spazio di attesa per il segnalino Famiglia. Una Famiglia può essere in gioco solo finché la sua casella contiene almeno un adulto; quando non ne contiene più, il bambino e il cavallo vanno nella Casella Scorrere del Tempo e il segnalino Famiglia lascia la mappa. Durante un Raid Nemico, per una Famiglia che ha perso l'ultimo adulto arrendendosi o in Battaglia, questa verifica aspetta la fine del raid. Le nuove Famiglie entrano solo con il passo 1C dello Scorrere del Tempo. Il Riquadro Anziani è una fila di sette caselle senza limite di segnalini; i nuovi anziani partono dalla più a sinistra, e da sinistra a destra i Livelli Anziano sono: nessuno, 1, 2, 2, 3, 4, 5. Il riquadro degli Ordini Nemici ha tre colonne, Attiva, Inattiva e Standby, di sei righe ciascuna.

rule-1-8-title = I cubetti
rule-1-8 =
    I cubetti rappresentano le ricchezze e i difensori del Nuovo Messico: nero per cavalli o pecore, marrone per cavalli, bianco per pecore, giallo per persone tenute prigioniere, rosso per la stabilità del Nuovo Messico, verde per soldati spagnoli e messicani o volontari, blu per soldati americani. La dotazione completa è di 4 marroni, 4 bianchi, 3 neri, 3 rossi, 3 verdi, 2 gialli e 1 blu. Il periodo spagnolo ne usa 15: 3 marroni, 3 bianchi, 3 neri, 3 rossi, 2 gialli, 1 verde. Il periodo messicano ne usa 19: 4 marroni, 4 bianchi, 3 neri, 3 rossi, 2 gialli, 3 verdi. Il periodo americano ne usa 18: 4 marroni, 4 bianchi, 3 neri, 3 rossi, 2 gialli, 1 verde, 1 blu.

rule-1-9-title = Il sacchetto
rule-1-9 =
    Il sacchetto contiene i cubetti, che si pescano sempre a caso. Se serve una pesca e il sacchetto è vuoto, la pesca si salta; un raid in corso finisce lì, e non si fa alcun Reset dei Cubetti.

rule-1-10-title = Le carte
rule-1-10 =
    A parte la carta Capotribù della partita a due, ci sono cinque tipi di carte: Operazioni, Cerimonia, Sviluppo Culturale, Evento Storico ed Evento Transitorio. Le carte da 1 a 40 sono 28 Operazioni e 12 Cerimonie; gli Eventi Storici sono 41–44, 46–49 e 51–54; gli Eventi Transitori sono 45, 50 e 55; gli Sviluppi sono 24.

rule-2-title = Sequenza di gioco
rule-2 =
    Un turno consiste nel pescare una carta, risolverla ed eseguire la Fase di Scarto. Ripeti finché non vinci, non perdi o lo scenario non finisce.

rule-2-1-title = Pesca
rule-2-1 =
    Pesca la prima carta del mazzo e scoprila. Se mai il mazzo fosse vuoto, lo scenario finisce e si giudica secondo le sue condizioni di vittoria.

rule-2-2-title = Risoluzione della carta
rule-2-2 =
    Risolvi le parti stampate sulla carta dall'alto in basso: Segmento Operazioni (2.2.1), Evento Maggiore (2.2.2), Evento Minore (2.2.3) e Segmento Controllo Vittoria (2.2.4). Quali parti ci siano dipende dal tipo di carta.

rule-2-2-1-title = Segmento Operazioni
rule-2-2-1 =
    Solo le carte Operazioni hanno questo segmento, in cui il Nemico e i Diné eseguono ciascuno esattamente una fase Operazioni. Il Nemico va per primo, a meno che tu non decida di Anticipare: prima del passo 1 della fase Nemica puoi spendere gli AP stampati sulla carta, se li hai tutti, e giocare per primo la tua fase. La carta mostra tre numeri, il costo per Anticipare e due valori di AP Nemici: il Nemico raccoglie il più basso se hai Anticipato, altrimenti il più alto.

rule-2-2-2-title = Segmento Evento Maggiore
rule-2-2-2 =
    Esegui l'Evento Maggiore della carta, di qualunque tipo sia (sezione 6). Su una carta Cerimonia questo mette anche un segnalino popolazione nella Casella Scorrere del Tempo e, nel suo passo 3, ti permette di prendere la carta in mano; altrimenti è scartata. Dopo l'Evento Maggiore di una carta Cerimonia passa direttamente alla Fase di Scarto.

rule-2-2-3-title = Segmento Evento Minore
rule-2-2-3 =
    Solo una carta Operazioni ha un Evento Minore. È uno di questi quattro: Siccità, Fine Siccità, Cambio di Posizione o Reset dei Cubetti (sezione 7).

rule-2-2-4-title = Segmento Controllo Vittoria
rule-2-2-4 =
    Dopo un Evento Storico scegli tra Buona Medicina (8.1), se puoi pagarla, e un Controllo Vittoria (8.2). Un Evento Transitorio non consente mai Buona Medicina e comporta un solo Controllo Vittoria, quello del passo 2 della sua procedura. Le carte Operazioni e Cerimonia saltano questo segmento.

rule-2-3-title = Fase di Scarto
rule-2-3 =
    Esegui in ordine da 2.3.1 a 2.3.5: la perdita per i Fortini, la verifica di sconfitta e vittoria automatica, lo scarto, la correzione della Ferocia e il passaggio alla carta successiva.

rule-2-3-1-title = Fase di Scarto: Famiglie presso un Fortino
rule-2-3-1 =
    Se almeno una Famiglia è nella stessa Area di un Fortino, perdi a tua scelta 1 Cultura o 1 Forza Militare. La perdita è di 1 punto in tutto, senza tiro di dado, per quante Famiglie ci siano.

rule-2-3-2-title = Fase di Scarto: sconfitta e vittoria automatica
rule-2-3-2 =
    Verifica prima la sconfitta: con Cultura 0 e Forza Militare 0 la partita finisce con una Sconfitta Maggiore (12.1). Poi, con Morale Nemico 0 e nessuna Famiglia nell'Area di un Fortino, tira un dado: un risultato superiore al numero di Avamposti e Fortini in gioco è una Vittoria Maggiore, altrimenti il Morale Nemico diventa quel numero (12.2). Con Morale Nemico 0 e una Famiglia nell'Area di un Fortino non si tira e il Morale Nemico diventa quel numero (12.2.1).

rule-2-3-3-title = Fase di Scarto: la carta
rule-2-3-3 =
    Scarta la carta corrente, a meno che non stia scoperta lungo il bordo superiore della mappa per un effetto duraturo. Non si scarta nemmeno una carta Cerimonia che hai preso in mano, e la tua mano non ha limite.

rule-2-3-4-title = Fase di Scarto: Ferocia delle Famiglie
rule-2-3-4 =
    Porta a 0 la Ferocia di ogni Famiglia in gioco la cui casella non contiene un uomo. Una Famiglia che abbia perso l'uomo prima nel turno, non per il risultato di una Battaglia, conserva la sua Ferocia fino a questo momento.

rule-2-3-5-title = Fase di Scarto: carta successiva
rule-2-3-5 =
    Se lo scenario non è finito, torna a 2.1 e pesca la carta successiva.

rule-3-title = Operazioni Diné
rule-3 =
    Nella tua fase Operazioni devi scegliere esattamente una tra Pianificazione (3.1), Effettuare Azioni (3.2) e Scorrere del Tempo (3.3) e portarla a termine. In qualunque momento della fase puoi giocare dalla mano una carta Cerimonia per il suo effetto Blessing Way.

rule-3-1-title = Pianificazione
rule-3-1 =
    Esegui in ordine sei passi: nuova popolazione, AP dagli anziani, Azioni Anziano, acquisto di Beni Commerciali, Guerra Tribale o Diplomazia Tribale, Reset dei Cubetti.

rule-3-1-step-1-title = Pianificazione, passo 1: nuova popolazione
rule-3-1-step-1 =
    Metti nella Casella Scorrere del Tempo un segnalino popolazione del tipo indicato sulla carta Operazioni corrente, prendendolo da Fuori dal Gioco. Se lì non ce n'è nessuno di quel tipo, non succede nulla.

rule-3-1-step-2-title = Pianificazione, passo 2: gli anziani danno AP
rule-3-1-step-2 =
    Guadagni 1 AP per ogni anziano nel Riquadro Anziani, in qualunque casella si trovi, fino al limite di 19. Poi sposta ogni anziano di una casella a destra; quelli già nella casella più a destra restano lì.

rule-3-1-step-3-title = Pianificazione, passo 3: Azioni Anziano
rule-3-1-step-3 =
    Ogni anziano può tentare un'Azione Anziano gratuita, uno dopo l'altro nell'ordine che preferisci. Indica l'anziano e l'azione, poi tira un dado: se il risultato è pari o inferiore al Livello Anziano della sua casella attuale l'azione riesce, altrimenti non succede nulla. Le condizioni si verificano di nuovo per ogni anziano.
    - Azione 1, se la Cultura supera la Forza Militare: Cultura −1 e Forza Militare +1.
    - Azione 2, se la Forza Militare supera la Cultura: Forza Militare −1 e Cultura +1.
    - Azione 3: alza o abbassa di 1 la Ferocia di una Famiglia in gioco, entro 0 e 3 e mai sopra 0 senza un uomo. Un aumento con Forza Militare inferiore a 5 dà anche 1 Forza Militare; un calo con Cultura inferiore a 5 dà anche 1 Cultura. Gli anziani possono cambiare la Ferocia della stessa Famiglia una sola volta per carta; un tentativo fallito non conta.
    - Azione 4: guadagni 1 AP.
    Esempio: un anziano nella quinta casella, con Livello 3, riesce con un 1, un 2 o un 3.

rule-3-1-step-4-title = Pianificazione, passo 4: Beni Commerciali
rule-3-1-step-4 =
    Se la Cultura è superiore a 0, ogni Famiglia in gioco con una donna può pagare 1 AP, una volta sola, per portare un segnalino Beni Commerciali da Fuori dal Gioco alle Risorse. Se non ci sono Beni Commerciali Fuori dal Gioco, nessuno può acquistarne.

rule-3-1-step-5-title = Pianificazione, passo 5: Guerra Tribale o Diplomazia Tribale
rule-3-1-step-5 =
    Ogni Famiglia in gioco con un uomo può pagare 1 AP per un tentativo dell'una o dell'altra. Il bersaglio dev'essere un Ordine Ute! o Comanche! sulla faccia visibile nella colonna Attiva; se non ce n'è, il tentativo non si può fare.
    - La Guerra Tribale richiede Forza Militare superiore a 0: combatti una Battaglia contro quella tribù nella colonna «raid propri e Guerra Tribale» della Tabella Battaglia. Con FV o MFV tira un dado e scambia il bersaglio con l'Ordine in Standby in quella riga. La Famiglia non va mai in una Casella Salvi o Cattura.
    - Diplomazia Tribale: spendi quanti Beni Commerciali vuoi, anche nessuno, poi tira un dado e somma i Beni spesi e il modificatore di Fuga della Famiglia, senza il bonus di Manuelito. Un totale di 6 o più è un successo; un 6 naturale riesce sempre e un 1 naturale fallisce sempre. Se riesci, tira un dado ed esegui lo scambio come sopra; se fallisci, i Beni sono semplicemente persi.
    - Se lo spazio Standby estratto è vuoto non c'è scambio; altrimenti il bersaglio va in quella riga Standby e l'altro Ordine prende il suo posto nella colonna Attiva.

rule-3-1-step-6-title = Pianificazione, passo 6: Reset dei Cubetti
rule-3-1-step-6 =
    Esegui il Reset dei Cubetti: prima tutti i cubetti di Recupero tornano nel sacchetto, poi tutti quelli di Cubetti Raid passano in Recupero.

rule-3-2-title = Effettuare Azioni
rule-3-2 =
    All'inizio dell'operazione conta, una volta sola, quante Famiglie puoi attivare: una per ogni anziano nel Riquadro Anziani, a cui aggiungi le Famiglie nel Canyon de Chelly, o 1 se lì non ce n'è nessuna.
    - Nessuno ti obbliga ad attivarle tutte. Ciascuna agisce una sola volta e porta a termine ciò che fa prima che tocchi a un'altra; l'ordine lo decidi tu.
    - Una Famiglia completa dispone di 6 MP; ne perde 1 per ogni persona che manca nella sua casella (un cavallo che manca non conta), e gli Sviluppi possono cambiarli. Chi cade in seguito non glieli toglie più.
    - Con gli MP paghi le azioni da 3.2.1 a 3.2.8, mescolate come ti serve. Un'azione si comincia solo se si può pagarla per intero; quel che avanza va perduto.
    Esempio: con due anziani e nessuna Famiglia nel Canyon ne puoi attivare tre. Una Famiglia senza bambino ha 5 MP.

rule-3-2-1-title = Trovare una Pozza d'Acqua
rule-3-2-1 =
    Per 9 MP meno il Valore della sua Area, la Famiglia toglie un segnalino Siccità dal suo Territorio. Una Famiglia con un cavallo deve usare il Valore tra parentesi, il che rende l'azione più cara. Non è possibile se nel Territorio non c'è Siccità, quindi mai nel Canyon de Chelly.

rule-3-2-2-title = Muovere in un'Area adiacente
rule-3-2-2 =
    Il prezzo di un passo è il numero dell'Area d'arrivo; con un cavallo si guarda invece il numero tra parentesi.
    - Un Avamposto sullo stesso tracciato, nell'Area d'arrivo o più in alto, rincara il passo di 1 MP in tutto, anche se gli Avamposti sono più d'uno.
    - Un Fortino in qualunque punto del Territorio d'arrivo lo rincara di un altro MP.
    - Una Famiglia attivata nell'Area di un Fortino, finché non ha speso nulla, per andarsene aggiunge un dado al prezzo. Si tira una volta sola per attivazione: se gli MP non bastano resta dov'è senza pagare, e può ripartire soltanto dopo aver speso MP in altro modo.
    - Una Famiglia con Ferocia 1 o più che chiude l'attivazione nell'Area di un Fortino si scioglie: persone e cavallo passano nella Casella Scorrere del Tempo, il segnalino nella sua casella. Con Ferocia 0, o se non è stata attivata, non si scioglie.
    Esempio: una Famiglia senza cavallo passa dall'Area 1 all'Area 2; nell'Area 3 c'è un Rancho. Costa 2 + 1 = 3 MP.

rule-3-2-3-title = Muovere verso o dal Canyon de Chelly
rule-3-2-3 =
    Questo viaggio consuma tutti gli MP della Famiglia, perciò lo può fare solo chi non ne ha ancora spesi, e non fa altro. Verso il Canyon: da qualsiasi Area della mappa, tranne quelle con un Fortino, a qualsiasi Area del Canyon. Dal Canyon: a qualsiasi Area di qualsiasi altro Territorio, mai a Santa Fé. I normali movimenti dentro il Canyon o lungo un collegamento stampato restano possibili al costo consueto.

rule-3-2-4-title = Piantare Mais o Raccogliere Mais
rule-3-2-4 =
    Entrambe le azioni costano il Valore dell'Area della Famiglia, mai quello tra parentesi, più 4 MP.
    - Per piantare, pesca un Mais dal contenitore senza guardarlo e mettilo coperto nell'Area della Famiglia. L'Area non deve già contenere Mais e il contenitore non dev'essere vuoto; Siccità, Avamposti e Fortini non contano.
    - Il Mais torna nel contenitore appena una qualsiasi Famiglia lascia la sua Area per qualunque motivo, anche se un'altra rimane.
    - Per raccogliere, la Famiglia deve avere Mais nella propria Area. Se nel Territorio non ci sono Siccità né Rancho il raccolto riesce da sé; altrimenti tira un dado, che deve superare il numero di segnalini Siccità e Rancho presenti. Se riesce, il Mais va scoperto nelle Risorse; se fallisce resta coperto, gli MP sono persi e potrai ritentare più avanti.
    Esempio: nell'Area 1 piantare costa 1 + 4 = 5 MP. Con un segnalino Siccità e un Rancho nel Territorio, per raccogliere serve almeno un 3.

rule-3-2-5-title = Raid nel Nuovo Messico
rule-3-2-5 =
    La Famiglia deve avere un uomo e non essere nell'Area di un Fortino, e la Forza Militare dev'essere almeno 1.
    - Il costo è la somma dei Valori lungo il percorso più economico dall'Area della Famiglia (esclusa) a Santa Fé (inclusa, sempre 1), con i Valori tra parentesi se c'è un cavallo; Avamposti e Fortini non aggiungono nulla.
    - In alternativa, una Famiglia che non ha speso MP può usarli tutti per un raid a lungo raggio da qualsiasi Area.
    - Appena dichiarato e pagato il raid, una Pace in vigore finisce.
    - La Famiglia non si muove: pesca un cubetto e risolvilo nella colonna Nuovo Messico della Tabella Raid. Se le restano MP e ha ancora i requisiti, la Famiglia può ripetere il raid.
    Esempio: dall'Area 3 della Valle di San Juan si passa per le Aree 2 e 1 fino a Santa Fé: 2 + 1 + 1 = 4 MP. Con un cavallo sono 1 + 1 + 1 = 3, e 6 MP bastano per due raid.

rule-3-2-6-title = Raid contro un Avamposto o un Fortino
rule-3-2-6 =
    La Famiglia deve avere un uomo, la Forza Militare dev'essere almeno 1, e la Famiglia deve trovarsi nell'Area del bersaglio o in un'Area più bassa dello stesso Territorio; con più bersagli possibili indicane prima uno. Il costo è il Valore semplice dell'Area della Famiglia, anche con un cavallo, e una Pace in vigore finisce subito. Pesca cubetti uno alla volta secondo la Tabella Raid finché i colpi bastano, una Battaglia è imposta o un risultato chiude il raid.
    - Un Avamposto nell'Area 2 o superiore è battuto con 1 colpo e arretra di un'Area; uno nell'Area 1 richiede 2 colpi e va nel Fuori dal Gioco Nemico. In entrambi i casi la Famiglia guadagna 1 Ferocia e tu 1 Cultura. Il Mais nell'Area in cui arretra resta.
    - Fort Defiance richiede 3 colpi e Fort Fauntleroy 5, ovunque siano: il Fortino è tolto, la Ferocia della Famiglia sale di 1, il Morale Nemico scende di 2 e la Ferocia Nemica sale di 2. Un Fortino non dà Cultura e non arretra mai.
    - I colpi in eccesso sono persi, e quelli insufficienti si dimenticano alla fine del raid.
    Esempio: una Missione nell'Area 1 richiede 2 colpi. Il marrone è il primo; il rosso va in Soggiogamento e si pesca ancora; il nero ne vale altri due. La Missione è tolta, e un colpo va perso.

rule-3-2-7-title = Commerciare con un Fortino
rule-3-2-7 =
    Una Famiglia nell'Area del Fortino spende tutti gli MP che le restano, almeno 1. Sposta quanti Beni Commerciali vuoi, anche nessuno, da Fuori dal Gioco alle Risorse, pagando 1 Cultura per ciascuno; non puoi prenderne più di quanti ne copra la tua Cultura o ne siano disponibili. La Ferocia della Famiglia diventa 0.

rule-3-2-8-title = Consiglio Tribale
rule-3-2-8 =
    Può farlo solo una Famiglia che non ha speso MP, e li spende tutti. Tira un dado: se il risultato è almeno pari al Valore semplice della sua Area guadagni 1 AP (limite 19); altrimenti non succede nulla.

rule-3-3-title = Scorrere del Tempo
rule-3-3 =
    Esegui in ordine undici passi, anche quando l'operazione è richiesta da un Evento Transitorio: adeguare la popolazione (da 1A a 1E), restituire gli animali, allevarli, raccogliere il Mais, nutrire la popolazione, nutrire gli animali, verificare la morte degli anziani, recuperare la terra, restituire il Mais, controllare la carta 41 e fare il Reset dei Cubetti.

rule-3-3-step-1a-title = Scorrere del Tempo, passo 1A: crescere
rule-3-3-step-1a =
    Ogni bambino in una Casella Famiglia o nella Casella Scorrere del Tempo può diventare uomo, donna o anziano, e ogni adulto lì presente può diventare anziano; tutto ciò è facoltativo. Il vecchio segnalino va Fuori dal Gioco e il nuovo passa da Fuori dal Gioco alla Casella Scorrere del Tempo. Converti un segnalino alla volta; non è possibile se Fuori dal Gioco manca il nuovo tipo, e un segnalino ottenuto in questo passo non si converte una seconda volta. Se l'ultimo adulto di una Famiglia diventa anziano, la Famiglia esce dal gioco e il suo bambino e il suo cavallo vanno nella Casella Scorrere del Tempo.

rule-3-3-step-1b-title = Scorrere del Tempo, passo 1B: completare le Famiglie
rule-3-3-step-1b =
    Adulti e bambini nella Casella Scorrere del Tempo possono passare negli spazi vuoti corrispondenti delle Famiglie in gioco. Gli anziani possono passare nella casella più a sinistra del Riquadro Anziani, senza limite.

rule-3-3-step-1c-title = Scorrere del Tempo, passo 1C: nuove Famiglie
rule-3-3-step-1c =
    Se la Cultura è superiore a 0, la popolazione nella Casella Scorrere del Tempo può riempire la casella di una Famiglia fuori dal gioco, con almeno un adulto. Metti quella Famiglia in qualsiasi Area del Canyon de Chelly con Ferocia 0. Puoi formare più Famiglie, sceglierne la lettera e riempirne ancora le caselle nello stesso passo.

rule-3-3-step-1d-title = Scorrere del Tempo, passo 1D: Cultura
rule-3-3-step-1d =
    Somma 1 Cultura persa per ogni spazio popolazione vuoto di ogni Famiglia in gioco, comprese le nuove, e 1 Cultura guadagnata per ogni anziano messo nel Riquadro Anziani in questa operazione. Applica il saldo come un'unica variazione; vale anche con Cultura 0, dove una perdita netta ricade sulla Forza Militare.
    Esempio: alla Famiglia A manca un bambino, alla Famiglia B un uomo e una donna, e un anziano è nuovo: Cultura −3 + 1 = −2.

rule-3-3-step-1e-title = Scorrere del Tempo, passo 1E: chi resta
rule-3-3-step-1e =
    Tutta la popolazione ancora nella Casella Scorrere del Tempo, anziani compresi, va Fuori dal Gioco.

rule-3-3-step-2-title = Scorrere del Tempo, passo 2: restituire gli animali
rule-3-3-step-2 =
    Tutti gli animali nelle Caselle Famiglia e nella Casella Scorrere del Tempo vanno nelle Risorse.

rule-3-3-step-3-title = Scorrere del Tempo, passo 3: allevare gli animali
rule-3-3-step-3 =
    Per ogni tipo di animale con almeno un segnalino nelle Risorse, aggiungine esattamente uno dello stesso tipo da Fuori dal Gioco, se c'è. Per esempio, 3 cavalli e 1 pecora diventano 4 cavalli e 2 pecore.

rule-3-3-step-4-title = Scorrere del Tempo, passo 4: raccogliere il Mais
rule-3-3-step-4 =
    In ogni Area con una Famiglia e del Mais puoi raccogliere il Mais, scoperto, nelle Risorse, senza tirare il dado anche se ci sono Siccità o un Rancho. Indica tutto il Mais che raccogli prima di scoprirne anche uno solo.

rule-3-3-step-5-title = Scorrere del Tempo, passo 5: nutrire la popolazione
rule-3-3-step-5 =
    Ogni segnalino popolazione nelle Caselle Famiglia e nel Riquadro Anziani ha bisogno di 1 unità di cibo, presa da un'unica riserva per tutto il popolo.
    - Ogni Territorio con almeno una Famiglia dà una volta la sua Agricoltura; il Mais nelle Risorse dà il suo numero; ogni pecora spesa dalle Risorse sfama fino a 4 segnalini e va Fuori dal Gioco.
    - Finché qualcuno non è sfamato e restano Mais o pecore devi usarli, nella combinazione che preferisci. Il cibo in eccesso è perso, e poi tutto il Mais delle Risorse torna nel contenitore.
    - Scegli tu chi non mangia: quei segnalini vanno Fuori dal Gioco. Una Famiglia rimasta senza adulti esce dal gioco, e il suo bambino resta nella Casella Scorrere del Tempo fino al prossimo Scorrere del Tempo.
    Esempio: tre Famiglie complete e due anziani hanno bisogno di 11 unità di cibo. Due Territori con Agricoltura 3 e 2 ne danno 5, un Mais da 3 porta a 8, e una pecora sfama gli ultimi tre.

rule-3-3-step-6-title = Scorrere del Tempo, passo 6: nutrire gli animali
rule-3-3-step-6 =
    Ogni Territorio con almeno una Famiglia, compreso il Canyon de Chelly, sfama 1 cavallo e 1 pecora; conta i Territori dopo le perdite del passo 5. Gli animali nelle Risorse oltre quel numero per ciascun tipo vanno Fuori dal Gioco.

rule-3-3-step-7-title = Scorrere del Tempo, passo 7: morte degli anziani
rule-3-3-step-7 =
    Tira un dado per ogni anziano in una casella con Livello Anziano: con un risultato pari o inferiore al Livello l'anziano muore e va Fuori dal Gioco. Per gli anziani nella casella più a sinistra, senza Livello, non si tira.

rule-3-3-step-8-title = Scorrere del Tempo, passo 8: recupero della terra
rule-3-3-step-8 =
    Tira un dado e togli un segnalino Siccità da quel Territorio. Se non ne ha, toglilo dal Territorio adiacente con il numero più basso tra quelli che hanno Siccità, se ce n'è uno.

rule-3-3-step-9-title = Scorrere del Tempo, passo 9: restituire il Mais
rule-3-3-step-9 =
    Tutto il Mais nelle Risorse torna nel contenitore. Il Mais coperto sulla mappa resta dov'è.

rule-3-3-step-10-title = Scorrere del Tempo, passo 10: carta 41
rule-3-3-step-10 =
    Se la carta 41, La rivolta dei Pueblo, non è né nel mazzo né in gioco e in Soggiogamento ci sono meno di 3 cubetti rossi, il Morale Nemico scende di 1. In uno scenario che non usa la carta 41, questa si considera eliminata.

rule-3-3-step-11-title = Scorrere del Tempo, passo 11: Reset dei Cubetti
rule-3-3-step-11 =
    Esegui il Reset dei Cubetti: tutti i cubetti di Recupero tornano nel sacchetto, poi tutti quelli di Cubetti Raid passano in Recupero.

rule-4-title = Operazioni Nemiche
rule-4 =
    La fase Nemica ha cinque passi in ordine: condizioni speciali, raccolta degli AP, Ordini girati a caso, esecuzione degli Ordini e riordino del riquadro. Le sezioni 4.1 e 4.2 spiegano gli Ordini.

rule-4-step-1-title = Fase Nemica, passo 1: condizioni speciali
rule-4-step-1 =
    Se in Cubetti Raid c'è un segnalino Pace, risolvi la Pace in corso (4.2.7); se c'è un segnalino Difendere, risolvi la difesa in corso (4.2.5). Se non c'è né l'uno né l'altro, passa al passo 2. Se questo passo chiude la fase Nemica, il resto della carta segue come sempre: la tua fase se devi ancora giocarla, l'Evento Maggiore e l'Evento Minore.

rule-4-step-2-title = Fase Nemica, passo 2: raccogliere gli AP
rule-4-step-2 =
    Il Nemico raccoglie gli AP della carta (il valore più basso se hai Anticipato), più gli AP concessi dagli Eventi Storici e Transitori in gioco, più 1 per ogni cubetto rosso in Soggiogamento, meno 1 per ogni cubetto di qualsiasi colore in Cubetti Raid. Ne raccoglie sempre almeno 1. I segnalini AP Nemici che si trovano in Cubetti Raid non si sottraggono. Gli AP si aggiungono a quelli rimasti in AP Nemici Disponibili.
    Esempio: la carta mostra 4 e 2. Hai Anticipato; in Soggiogamento c'è un cubetto rosso e in Cubetti Raid ce ne sono due: 2 + 1 − 2 = 1 AP.

rule-4-step-3-title = Fase Nemica, passo 3: Ordini girati a caso
rule-4-step-3 =
    Tira due dadi. Con un doppio, scambia l'Ordine Attivo e quello in Standby di quella riga se ci sono entrambi; nessun Ordine si gira. Con due risultati diversi, gira l'Ordine Attivo in ciascuna delle due righe, a meno che non abbia una striscia; una riga vuota non fa nulla. Puoi spendere 2 Beni Commerciali per annullare un singolo ribaltamento, oppure 3 per tirare di nuovo insieme i due dadi; il nuovo risultato vale, a meno che tu non paghi ancora.

rule-4-step-4-title = Fase Nemica, passo 4: eseguire gli Ordini
rule-4-step-4 =
    Gli Ordini Attivi si eseguono uno dopo l'altro dall'alto secondo le regole generali di 4.1 e quelle proprie di 4.2, finché uno non si può pagare o non ne resta nessuno.

rule-4-step-5-title = Fase Nemica, passo 5: riordinare il riquadro
rule-4-step-5 =
    Prima gli Ordini rimasti nella colonna Attiva scorrono in alto, a partire dal più alto, finché tutti i vuoti sono in fondo. Poi gli Ordini Inattivi, dal più basso verso l'alto, prendono ciascuno lo spazio Attivo vuoto più in alto. Per esempio, da A a F con A e B eseguiti diventa C, D, E, F, B, A. Alla fine la colonna Inattiva è vuota e la colonna Attiva è piena.

rule-4-1-title = Regole generali degli Ordini
rule-4-1 =
    Gli Ordini stanno in tre colonne di sei righe. Quelli nella colonna Attiva si pagano e si eseguono dall'alto in basso, poi passano nella colonna Inattiva; quelli in Standby entrano solo per scambio.

rule-4-1-1-title = Ordine di esecuzione
rule-4-1-1 =
    Gli Ordini Attivi si eseguono uno alla volta, cominciando dal più alto.

rule-4-1-2-title = Costo
rule-4-1-2 =
    Il costo in AP sulla faccia visibile dell'Ordine si paga da AP Nemici Disponibili prima di eseguirlo. Gli AP pagati vanno nel Fuori dal Gioco Nemico, a meno che l'Ordine non dica altrimenti.

rule-4-1-3-title = AP insufficienti
rule-4-1-3 =
    Se l'Ordine Attivo più in alto non si può pagare, non viene eseguito e quelli meno cari sotto di esso non si tentano: segue il passo 5. Gli AP non spesi restano in AP Nemici Disponibili per le fasi successive.

rule-4-1-4-title = Nessun Ordine Attivo rimasto
rule-4-1-4 =
    Quando la colonna Attiva è vuota, gli AP non spesi restano in AP Nemici Disponibili e segue il passo 5. Nessun Ordine agisce due volte nella stessa fase.

rule-4-1-5-title = Dopo l'esecuzione
rule-4-1-5 =
    Un Ordine eseguito passa a destra nello spazio Inattivo della sua riga o, se è occupato, nello spazio Inattivo vuoto più in alto; poi si tenta il successivo Ordine Attivo dall'alto. Un Ordine eseguito come se fosse un altro resta lo stesso segnalino: usa gli AP già pagati, non costa altro e passa normalmente nella colonna Inattiva.

rule-4-1-6-title = La colonna Standby
rule-4-1-6 =
    Gli Ordini in Standby entrano nella colonna Attiva solo per scambio: con un doppio nel passo 3, con un Evento Maggiore o Minore, oppure con Guerra Tribale o Diplomazia Tribale.

rule-4-1-7-title = Scambiare gli Ordini
rule-4-1-7 =
    Uno scambio avviene solo se entrambi gli spazi contengono un Ordine. Un evento che con uno scambio farebbe salire un Ordine si ignora se quell'Ordine sta già più in alto dell'altro. Gli Ordini scambiati o fatti scorrere mantengono la faccia visibile.

rule-4-2-title = Gli Ordini
rule-4-2 =
    I dodici Ordini sono Costruire, Costruire + Sovvertire, Colonizzare, Comanche!, Difendere, Espandersi, Pace, Raid!, Schiavi, Soggiogare, Sovvertire e Ute!. Diversi di essi si trasformano in un altro Ordine se le loro condizioni non sono soddisfatte: le sezioni da 4.2.1 a 4.2.12 dicono come.

rule-4-2-1-title = Ordine: Costruire
rule-4-2-1 =
    Paga il costo. Metti un Avamposto (una Missione nel periodo spagnolo, un Rancho nei periodi messicano e americano) nell'Area 1 del Territorio con il numero più basso che non ne abbia uno di quel tipo in nessun punto del suo tracciato; l'altro tipo non conta, e il Canyon de Chelly non è mai scelto. Il Mais in quell'Area torna nel contenitore. Se non restano Avamposti di quel tipo, o nessun Territorio numerato ne è privo, esegui invece Sovvertire. In tal caso Sovvertire conta gli AP pagati per l'Ordine in esecuzione, oppure 1 AP se Costruire deriva da una Pace in corso, oppure 0 se deriva dal passo 2 della Fine del Raid.

rule-4-2-2-title = Ordine: Costruire + Sovvertire
rule-4-2-2 =
    Un solo pagamento copre entrambi: esegui Costruire, poi Sovvertire. L'Avamposto appena costruito conta già per Sovvertire, che considera spesi tutti gli AP del costo stampato. Se Costruire si trasforma in Sovvertire, quest'ultimo si esegue in aggiunta.

rule-4-2-3-title = Ordine: Colonizzare
rule-4-2-3 =
    Paga il costo. Se in Cubetti Raid non ci sono cubetti, esegui invece Espandersi; se ce ne sono ma sulla mappa non c'è alcuna Missione né alcun Rancho, esegui invece Costruire. Altrimenti sposta un cubetto per AP speso da Cubetti Raid a Recupero, finché ce ne sono; se non si spostano tutti, scegli tu quali. Recupero non si svuota.

rule-4-2-4-title = Ordine: Comanche!
rule-4-2-4 =
    Paga il costo. Con meno di 3 cubetti rossi in Soggiogamento, eseguilo come Soggiogare con gli AP pagati. Altrimenti i Comanche compiono un Raid Tribale: prendi tanti segnalini Raid Tribale quante sono le Famiglie in gioco, comprese quelle nel Canyon de Chelly o presso un Fortino, e segui la tabella Raid Tribale, con +1 a Condurre il Raid e +5 per i Comanche in Battaglia.

rule-4-2-5-title = Ordine: Difendere
rule-4-2-5 =
    Se la colonna Inattiva contiene un Ordine Pace o Difendere, gira questo Ordine ed esegui l'altra faccia, al costo di quella faccia. Se non si può pagare, l'Ordine resta girato e vale 4.1.3; se anche l'altra faccia è Pace o Difendere, passa nella colonna Inattiva senza effetto.
    Altrimenti il Nemico spende tutti i suoi AP disponibili, almeno 1 (con 0 AP l'Ordine non si esegue), che vanno Fuori dal Gioco; il segnalino va in Cubetti Raid e la fase finisce senza il passo 5. A ogni passo 1 successivo:
    - Se in Cubetti Raid c'è almeno 1 cubetto e i cubetti sono più dei segnalini AP Nemici, aggiungi segnalini AP dal Fuori dal Gioco Nemico fino a pareggiare i cubetti, e la fase finisce; i passi da 2 a 5 si saltano.
    - Altrimenti la difesa finisce: quegli AP vanno in AP Nemici Disponibili, fai il Reset dei Cubetti, il segnalino Difendere va nello spazio Inattivo vuoto più in alto e si prosegue con il passo 2.
    I tuoi raid non fanno finire la difesa.
    Esempio: con 3 cubetti e 1 segnalino AP in Cubetti Raid si aggiungono 2 segnalini AP e il Nemico non fa altro. Con 1 cubetto e 1 segnalino AP la difesa finisce.

rule-4-2-6-title = Ordine: Espandersi
rule-4-2-6 =
    Paga il costo. Se sulla mappa non ci sono Avamposti, esegui invece Costruire. Altrimenti ogni Avamposto, Missione o Rancho di qualsiasi periodo, passa nell'Area immediatamente superiore del suo tracciato e perdi 1 Cultura per ciascuno che si sposta. Un Avamposto già nell'Area 6, o nell'Area 3 del Canyon de Chelly, resta dov'è e ti costa 2 Cultura. Il Mais nelle Aree in cui entra un Avamposto torna nel contenitore, le Famiglie lì presenti per ora non subiscono nulla e i Fortini non si muovono.

rule-4-2-7-title = Ordine: Pace
rule-4-2-7 =
    Se la colonna Inattiva contiene un Ordine Pace o Difendere, gira questo Ordine ed esegui l'altra faccia (come in 4.2.5). Altrimenti:
    - Paga il costo e metti in Cubetti Raid i segnalini AP pagati.
    - Tutti i cubetti di Cubetti Raid e di Recupero tornano nel sacchetto; gli AP Nemici rimasti, tutti gli AP Diné e la Ferocia di ogni Famiglia diventano 0.
    - Il segnalino Pace va in Cubetti Raid e la fase finisce senza il passo 5.
    A ogni passo 1 successivo tira un dado.
    - Se è inferiore al numero di segnalini AP in Cubetti Raid, togline uno ed esegui Costruire, e la fase finisce; i passi da 2 a 5 si saltano.
    - Se è pari o superiore la Pace finisce: quegli AP vanno in AP Nemici Disponibili, il segnalino Pace nello spazio Inattivo vuoto più in alto e si prosegue con il passo 2.
    Se compi un raid nel Nuovo Messico o contro un Avamposto o un Fortino, la Pace finisce subito con gli stessi due spostamenti e senza fase Nemica; l'Evento Maggiore Gli Apache razziano il Nuovo Messico non la fa finire.
    Esempio: ci sono 3 segnalini AP. Con 1 o 2 la Pace continua con 2 segnalini; con 3 o più il Nemico riprende i suoi 3 AP.

rule-4-2-8-title = Ordine: Raid!
rule-4-2-8 =
    Paga il costo, gira ogni AP pagato sulla faccia Raid e mettilo a Santa Fé. Aggiungi dal Fuori dal Gioco Nemico tanti segnalini Raid quant'è la Ferocia totale delle Famiglie in gioco, e altri 2 nel periodo americano, finché ce ne sono. Poi segui la tabella Raid Nemico e infine la tabella Fine del Raid. Le Famiglie nell'Area di un Fortino si considerano assenti per tutto il raid: per il totale della Ferocia, per la scelta del bersaglio e per ogni altra verifica.
    Esempio: Raid! costa 3 e le tue Famiglie hanno Ferocia 0, 1 e 2: a Santa Fé si radunano 3 + 3 = 6 segnalini Raid.

rule-4-2-9-title = Ordine: Schiavi
rule-4-2-9 =
    Il costo è il numero stampato oppure, se l'Ordine porta una F, la Ferocia totale delle Famiglie in gioco quando è più alta. Tira un dado per il Territorio e togli 1 bambino a una Famiglia che vi si trova, per Priorità Alfabetica tra quelle che ne hanno; se nessuna ha un bambino, togli allo stesso modo 1 donna. Se mancano entrambi, o non c'è alcuna Famiglia, togli un bambino dalla Casella Scorrere del Tempo, in mancanza una donna, in mancanza nulla. I segnalini tolti vanno Fuori dal Gioco; una Famiglia rimasta senza adulti esce dal gioco (1.7.5). Le Famiglie nell'Area di un Fortino sono del tutto immuni.

rule-4-2-10-title = Ordine: Soggiogare
rule-4-2-10 =
    Pesca dal sacchetto un cubetto per AP speso, uno alla volta e finché ce ne sono, e guardali solo quando li hai pescati tutti. Poi metti i rossi in Soggiogamento e tutti gli altri, anche verdi e blu, in Recupero. Se hai messo un cubetto rosso, consulta la tabella Soggiogamento quando tutti i cubetti sono al loro posto.

rule-4-2-11-title = Ordine: Sovvertire
rule-4-2-11 =
    Paga il costo. Con meno di 3 cubetti rossi in Soggiogamento, esegui invece Soggiogare con gli AP spesi. Con 3 cubetti rossi ma nessun Avamposto sulla mappa, esegui invece Costruire. Altrimenti perdi 1 Cultura per AP speso, ma non più del numero di Avamposti sulla mappa; i Fortini non contano. Per esempio, 3 AP con 2 Missioni sulla mappa costano 2 Cultura.

rule-4-2-12-title = Ordine: Ute!
rule-4-2-12 =
    Funziona esattamente come Comanche! (4.2.4), salvo che Condurre il Raid non riceve il +1 e in Battaglia gli Ute sommano 4 invece di 5.

rule-5-title = Reazioni
rule-5 =
    Quando si piazzano segnalini Raid, le tue Famiglie possono reagire. La sezione 5.1 dice quando e chi, la sezione 5.2 descrive Imboscata, Negoziare, Disturbo e Fuga.

rule-5-1-title = Regole generali delle Reazioni
rule-5-1 =
    Dopo ogni piazzamento di uno o due segnalini hai una sola occasione, in cui una Famiglia può compiere una Reazione; puoi anche rinunciare. Le Famiglie in una Casella Salvi o Cattura non possono reagire.

rule-5-1-1-title = Che cosa sono le Reazioni
rule-5-1-1 =
    Le Reazioni sono le tue risposte a un raid: colpire gli assalitori, placarli con doni, rallentarli o mettersi in salvo. Tutte tranne la Fuga costano AP, e senza AP non puoi sceglierle. In un Raid Nemico esistono tutte e quattro; in un Raid Tribale solo la Fuga.

rule-5-1-2-title = Quando puoi reagire
rule-5-1-2 =
    In un Raid Nemico, a ogni piazzamento di uno o due segnalini Raid può seguire una Reazione di una Famiglia. In un Raid Tribale, dopo ogni segnalino piazzato, una Famiglia del Territorio assalito può tentare una Fuga gratuita.

rule-5-1-3-title = Avamposti, Fortini e Reazioni
rule-5-1-3 =
    Una Famiglia il cui tracciato ha un Avamposto o un Fortino in un'Area di Valore pari o superiore non può reagire in un Raid Nemico, ma è immune ai Raid Tribali. Nei raid della carta 55 (6.2.3 passo 4) questa regola non vale.

rule-5-1-4-title = Reazioni nel Canyon de Chelly
rule-5-1-4 =
    Le Famiglie nel Canyon de Chelly non possono compiere alcuna Reazione.

rule-5-2-title = Le quattro Reazioni
rule-5-2 =
    Imboscata, Negoziare e Disturbo costano 1 AP ciascuno, la Fuga è gratuita. Imboscata, Negoziare e Fuga spettano a una Famiglia nell'Area in cui sono appena stati piazzati segnalini Raid; il Disturbo può seguire un piazzamento in qualsiasi luogo.

rule-5-2-1-title = Imboscata
rule-5-2-1 =
    Costo: 1 AP. Nell'Area della Famiglia devono essere appena stati piazzati segnalini Raid; la Famiglia deve avere un uomo e Ferocia 1 o più, e la Forza Militare dev'essere almeno 1. In un Raid Tribale non c'è Imboscata.
    - Combatti una Battaglia con la Ferocia della Famiglia raddoppiata, ma l'intero bonus di Ferocia è limitato al Valore dell'Area, anche se è meno della Ferocia semplice: Ferocia 3 nell'Area 2 dà +2.
    - FV o MFV è un successo: oltre al risultato della Battaglia, sposta nel Fuori dal Gioco Nemico tutti i segnalini Raid di tutti i tracciati, ma non quelli a Santa Fé. Il raid prosegue da Santa Fé, e per questo piazzamento le altre Famiglie nell'Area non devono né combattere né arrendersi.
    - Con qualsiasi altro risultato applica l'esito della Battaglia e prosegui; se la Famiglia ha lasciato l'Area, non deve più combattere né arrendersi.

rule-5-2-2-title = Negoziare
rule-5-2-2 =
    Costo: 1 AP. Nell'Area della Famiglia devono essere appena stati piazzati segnalini Raid; non servono né un uomo né Forza Militare. Spendi quanti Beni Commerciali vuoi, anche nessuno, poi tira un dado e somma i Beni spesi e il modificatore di Fuga della Famiglia, senza il bonus di Manuelito. Un totale di 6 o più riesce; un 6 naturale riesce sempre e un 1 naturale fallisce sempre. Se riesci, tutte le Famiglie in quell'Area vanno nella Casella Salvi del Territorio. Se fallisci, AP e Beni sono persi e il raid si risolve.
    Esempio: con Ferocia 1 sommi 1, e due Beni Commerciali danno 2: un 3 diventa 6 e riesce.

rule-5-2-3-title = Disturbo
rule-5-2-3 =
    Costo: 1 AP, dopo che sono stati piazzati segnalini Raid in una qualsiasi Area. Scegli una Famiglia con un uomo, soggetta a 5.1.3 e 5.1.4, e metti un segnalino Disturbo in un'Area a non più di 3 Aree collegate da essa. Quell'Area dev'essere priva di segnalini di ogni tipo e non può essere Santa Fé, né stare su un tracciato con un Avamposto in un'Area di Valore pari o superiore; un Fortino non ostacola se non nella propria Area. Non serve Forza Militare, ma un segnalino Disturbo dev'essere disponibile. Resta fino al passo 4 della Fine del Raid, e il Nemico deve usare due segnalini per entrare nella sua Area.

rule-5-2-4-title = Fuga
rule-5-2-4 =
    Gratuita. In un Raid Nemico può fuggire solo una Famiglia nell'Area appena invasa; in un Raid Tribale qualsiasi Famiglia del Territorio assalito. Tira un dado e somma il modificatore di Fuga, +1 per la Famiglia di Manuelito.
    - Se il risultato supera il Valore della sua Area, la Famiglia va nell'Area dello stesso tracciato con Valore uguale al risultato; con 7 o più va, a tua scelta, nell'Area 6 o in qualsiasi Area del Canyon de Chelly. Se è pari o inferiore, resta dov'è.
    - Un 1 naturale fallisce sempre; un 6 naturale porta sempre la Famiglia nell'Area 6 o nel Canyon, qualunque sia il modificatore.
    - In un Raid Nemico non si entra in un'Area con segnalini Raid: se è l'unica destinazione la Fuga fallisce, ma con 7 o più o un 6 naturale resta aperto il Canyon.
    - La Fuga rivela gli Intrusi nella nuova Area e rimanda nel contenitore il Mais della vecchia. Nei raid della carta 55 un risultato superiore a 6 porta per forza nel Canyon.
    Esempio: una Famiglia con Ferocia 1 nell'Area 3 tira 4. 4 + 1 = 5 supera 3: va nell'Area 5. Con un 2 avrebbe 3, e resterebbe.

rule-6-title = Eventi Maggiori
rule-6 =
    Ogni carta pescata dal mazzo ha un Evento Maggiore. La sezione 6.1 dà le regole generali, la sezione 6.2 le procedure dei tre Eventi Transitori.

rule-6-1-title = Regole generali degli Eventi Maggiori
rule-6-1 =
    Ogni carta Operazioni, Cerimonia, Evento Storico ed Evento Transitorio ha un Evento Maggiore, e devi eseguirlo nel Segmento Evento Maggiore; non è mai facoltativo.

rule-6-1-1-title = Carte in gioco
rule-6-1-1 =
    Una carta con effetto duraturo resta scoperta lungo il bordo superiore della mappa. Finché sta lì è in gioco e non viene scartata nella Fase di Scarto.

rule-6-1-2-title = Carte eliminate
rule-6-1-2 =
    Una carta che un evento elimina torna nella scatola e non rientra mai; il suo effetto duraturo cessa subito. Non si considera né nel mazzo né in gioco.

rule-6-2-title = Eventi Transitori
rule-6-2 =
    Solo le carte 45, 50 e 55 hanno una procedura a passi. Comincia appena la carta è scoperta, senza Segmento Operazioni né Evento Minore. Contiene un unico Controllo Vittoria, al passo 2, e Buona Medicina non è mai disponibile.

rule-6-2-1-title = Carta 45: L'indipendenza messicana
rule-6-2-1 =
    Questo Evento Transitorio chiude il periodo spagnolo e apre quello messicano. Esegui nove passi rigorosamente in ordine. Ciò che non nominano resta com'è: Famiglie, Risorse, anziani, Avamposti (Missioni comprese), Siccità, Mais e Sviluppi.

rule-6-2-1-step-1-title = Carta 45, passo 1: Scorrere del Tempo
rule-6-2-1-step-1 =
    Esegui un'operazione Scorrere del Tempo completa, con tutti gli undici passi.

rule-6-2-1-step-2-title = Carta 45, passo 2: Controllo Vittoria
rule-6-2-1-step-2 =
    Esegui un Controllo Vittoria (8.2) con 14 come numero di VP; non si possono acquistare Sviluppi. Se nel suo passo 3 Forza Militare e Cultura sono entrambe a 0, la partita finisce con una Sconfitta Maggiore. Nello scenario Los Dueños Del Mundo la partita finisce dopo questo passo e si giudica secondo lo scenario (12.3).

rule-6-2-1-step-3-title = Carta 45, passo 3: Morale Nemico
rule-6-2-1-step-3 =
    Porta il Morale Nemico al valore attuale della tua Forza Militare, in su o in giù. La Ferocia Nemica conserva il suo numero. Sostituisci entrambi gli indicatori con quelli messicani. Se la Forza Militare è 0, anche il Morale Nemico è 0, e la Fase di Scarto di questa carta lo verifica come al solito.

rule-6-2-1-step-4-title = Carta 45, passo 4: Ordini messicani
rule-6-2-1-step-4 =
    Elimina dalla partita tutti gli Ordini spagnoli ovunque siano, anche un segnalino Pace o Difendere in Cubetti Raid, il cui effetto semplicemente cessa; i segnalini AP Nemici lì presenti vanno Fuori dal Gioco, mentre gli AP non spesi in AP Nemici Disponibili restano. Dei 14 Ordini messicani eliminane 2 pescati a caso. Disponi gli altri 12 con la lettera maiuscola in alto, in ordine alfabetico: i primi sei nelle righe Attive da 1 a 6, gli altri sei nelle righe Standby da 1 a 6.

rule-6-2-1-step-5-title = Carta 45, passo 5: carte in gioco
rule-6-2-1-step-5 =
    Elimina dalla partita la carta 44, I coloni popolano il Nuovo Messico. Metti la carta 45 scoperta lungo il bordo superiore, dove il suo effetto dura fino alla carta 50. Le altre carte durature restano.

rule-6-2-1-step-6-title = Carta 45, passo 6: mano
rule-6-2-1-step-6 =
    Scarta tutte le carte Cerimonia che hai in mano. Nessun effetto Enemy Way si attiva e nessun Blessing Way si usa.

rule-6-2-1-step-7-title = Carta 45, passo 7: mazzo messicano
rule-6-2-1-step-7 =
    Prepara un nuovo mazzo come per A Broken Country. Mescola tutte le 40 carte Operazioni e Cerimonia e dividile in cinque pile da otto; mescola 46, 47, 48 e 49 nelle pile da 1 a 4, in quest'ordine, e 50 nella pila 5. Sovrapponi le pile con la 1 in cima.

rule-6-2-1-step-8-title = Carta 45, passo 8: sacchetto
rule-6-2-1-step-8 =
    Tutti i cubetti di Cubetti Raid e di Recupero tornano nel sacchetto; poi aggiungi 1 cubetto marrone, 1 bianco e 2 verdi. I cubetti in Soggiogamento, rossi o neri, restano lì.

rule-6-2-1-step-9-title = Carta 45, passo 9: Intrusi
rule-6-2-1-step-9 =
    Ogni Intruso Fuori dal Gioco, sulla mappa o nelle Risorse torna nel contenitore degli Intrusi senza essere rivelato. I normali segnalini Armi da Fuoco e Beni Commerciali non sono Intrusi e restano.

rule-6-2-2-title = Carta 50: L'Armata dell'Ovest
rule-6-2-2 =
    Questo Evento Transitorio chiude il periodo messicano e apre quello americano. Esegui nove passi in ordine; ciò che non nominano resta com'è.

rule-6-2-2-step-1-title = Carta 50, passo 1: Scorrere del Tempo
rule-6-2-2-step-1 =
    Esegui un'operazione Scorrere del Tempo completa, con tutti gli undici passi.

rule-6-2-2-step-2-title = Carta 50, passo 2: Controllo Vittoria
rule-6-2-2-step-2 =
    Esegui un Controllo Vittoria (8.2) con 14 come numero di VP; non si possono acquistare Sviluppi. Se nel suo passo 3 Forza Militare e Cultura sono entrambe a 0, la partita finisce con una Sconfitta Maggiore. Nello scenario A Broken Country la partita finisce dopo questo passo e si giudica secondo lo scenario (12.3).

rule-6-2-2-step-3-title = Carta 50, passo 3: Morale Nemico
rule-6-2-2-step-3 =
    Porta il Morale Nemico al valore attuale della tua Forza Militare. La Ferocia Nemica conserva il suo numero. Sostituisci entrambi gli indicatori con quelli americani.

rule-6-2-2-step-4-title = Carta 50, passo 4: Ordini americani
rule-6-2-2-step-4 =
    Elimina dalla partita tutti gli Ordini messicani ovunque siano. Dei 14 Ordini americani eliminane 2 pescati a caso e disponi gli altri 12 con la lettera maiuscola in alto, in ordine alfabetico: i primi sei nelle righe Attive da 1 a 6, gli altri sei nelle righe Standby da 1 a 6.

rule-6-2-2-step-5-title = Carta 50, passo 5: carte in gioco
rule-6-2-2-step-5 =
    Elimina dalla partita, ovunque siano, le carte 45, L'indipendenza messicana, 48, Quando la terra è malata, e 49, La guerra di Narbona. Metti la carta 50 scoperta lungo il bordo superiore per il suo effetto duraturo.

rule-6-2-2-step-6-title = Carta 50, passo 6: mano
rule-6-2-2-step-6 =
    Scarta tutte le carte Cerimonia che hai in mano. Nessun effetto Enemy Way si attiva.

rule-6-2-2-step-7-title = Carta 50, passo 7: mazzo americano
rule-6-2-2-step-7 =
    Prepara un nuovo mazzo come per The Fearing Time. Mescola tutte le 40 carte Operazioni e Cerimonia e dividile in cinque pile da otto; mescola 51, 52, 53 e 54 nelle pile da 1 a 4, in quest'ordine, e 55 nella pila 5. Sovrapponi le pile con la 1 in cima.

rule-6-2-2-step-8-title = Carta 50, passo 8: sacchetto
rule-6-2-2-step-8 =
    Tutti i cubetti di Cubetti Raid e di Recupero tornano nel sacchetto. Poi elimina dalla partita 2 cubetti verdi, o quanti ce ne sono, e aggiungi 1 cubetto blu al sacchetto.

rule-6-2-2-step-9-title = Carta 50, passo 9: Intrusi
rule-6-2-2-step-9 =
    Ogni Intruso Fuori dal Gioco, sulla mappa o nelle Risorse torna nel contenitore degli Intrusi.

rule-6-2-3-title = Carta 55: Kit Carson, «Rope Thrower»
rule-6-2-3 =
    Questo Evento Transitorio è la fine della partita: dopo non si gioca più, perciò non prepara un mazzo e non ti svuota la mano. Esegui i suoi passi in ordine finché uno decide la partita. I passi da 4 a 9 si giocano solo se nel passo 3 scegli l'opzione 2.

rule-6-2-3-step-1-title = Carta 55, passo 1: Scorrere del Tempo
rule-6-2-3-step-1 =
    Esegui un'operazione Scorrere del Tempo completa, con tutti gli undici passi.

rule-6-2-3-step-2-title = Carta 55, passo 2: Controllo Vittoria
rule-6-2-3-step-2 =
    Esegui un Controllo Vittoria (8.2) con 15 come numero di VP; si può acquistare uno Sviluppo. Se nel suo passo 3, o a Controllo concluso, Forza Militare e Cultura sono entrambe a 0, la partita finisce con una Sconfitta Maggiore.

rule-6-2-3-step-3-title = Carta 55, passo 3: l'ultimatum
rule-6-2-3-step-3 =
    Se la Forza Militare è strettamente superiore al Morale Nemico ottieni una Vittoria Maggiore. Se è pari o inferiore devi scegliere:
    - Opzione 1, guerra preventiva: esegui un'operazione Effettuare Azioni, poi la partita finisce. Se sulla mappa non resta alcun Fortino né alcun Avamposto di qualsiasi tipo è una Vittoria Maggiore; se ne resta anche uno solo è una Sconfitta Maggiore.
    - Opzione 2, ritirata nelle roccaforti: esegui i passi da 4 a 9.

rule-6-2-3-step-4-title = Carta 55, passo 4: i raid di Kit Carson
rule-6-2-3-step-4 =
    Esegui un Raid Tribale contro ogni Territorio numerato con almeno una Famiglia, dal numero più basso in su; il Canyon de Chelly non è mai assalito. Ogni raid usa tanti segnalini quante sono le Famiglie in gioco al suo inizio, comprese quelle nelle Caselle Cattura, e il +1 dei Comanche non si applica. Valgono queste regole speciali:
    - La regola 5.1.3 è sospesa, e neppure le Famiglie nell'Area di un Fortino sono immuni.
    - Una Famiglia il cui risultato di Fuga modificato supera 6 deve andare in un'Area del Canyon; un 6 naturale con risultato di 6 o meno segue la regola normale.
    - Ogni tiro di Condurre il Raid riceve +3, e altri +2 se nel Territorio c'è un Fortino. Un'opzione della partita aggiunge anche il numero d'Area dell'Avamposto più alto che vi si trova.
    - Nessuna Famiglia può scegliere la Battaglia; ognuna di quelle colpite cede 1 segnalino popolazione.
    - Alla fine del raid le Famiglie restano nelle Caselle Cattura.

rule-6-2-3-step-5-title = Carta 55, passo 5: perdite
rule-6-2-3-step-5 =
    Perdi 1 Forza Militare per ogni segnalino nella Casella Scorrere del Tempo, popolazione e animali; le perdite oltre l'ultimo punto costano 2 Cultura ciascuna. Se ora la Forza Militare è 0 la partita finisce: Sconfitta Minore con Cultura 1 o più, Sconfitta Maggiore con Cultura 0. Con Forza Militare 1 o più prosegui.

rule-6-2-3-step-6-title = Carta 55, passo 6: Morale Nemico
rule-6-2-3-step-6 =
    Il Morale Nemico scende di 1 per ogni Famiglia in gioco fuori dal Canyon de Chelly e non in una Casella Cattura. Se arriva a 0 ottieni una Vittoria Minore e la partita è finita.

rule-6-2-3-step-7-title = Carta 55, passo 7: Famiglie ancora libere
rule-6-2-3-step-7 =
    Confronta il Morale Nemico così ridotto con lo stesso numero di Famiglie. Se il Morale è strettamente inferiore ottieni una Vittoria Minore e la partita è finita; altrimenti prosegui.
    Esempio: il Morale Nemico è 5 e tre Famiglie sono libere. Con il passo 6 il Morale scende a 2; è meno di 3, e vinci.

rule-6-2-3-step-8-title = Carta 55, passo 8: cade il Canyon
rule-6-2-3-step-8 =
    Tutta la popolazione di ogni Famiglia nel Canyon de Chelly va Fuori dal Gioco e quelle Famiglie lasciano la mappa. Perdi 1 Cultura per segnalino tolto; ciò che la Cultura non copre costa 2 Forza Militare ciascuno.

rule-6-2-3-step-9-title = Carta 55, passo 9: la fine
rule-6-2-3-step-9 =
    Se ti resta almeno 1 Cultura o 1 Forza Militare è una Vittoria Minore; se entrambe sono a 0 è una Sconfitta Minore.

rule-7-title = Eventi Minori
rule-7 =
    Gli Eventi Minori compaiono solo sulle carte Operazioni: Siccità, Fine Siccità, Cambio di Posizione e Reset dei Cubetti.

rule-7-1-title = Regole generali degli Eventi Minori
rule-7-1 =
    Ogni carta Operazioni indica esattamente un Evento Minore, che si esegue dopo l'Evento Maggiore. Le carte Cerimonia, Evento Storico ed Evento Transitorio non ne hanno. Spendendo 3 Beni Commerciali annulli del tutto un Evento Minore.

rule-7-2-title = I singoli Eventi Minori
rule-7-2 =
    I quattro Eventi Minori sono Siccità (7.2.1), Fine Siccità (7.2.2), Cambio di Posizione (7.2.3) e Reset dei Cubetti (7.2.4).

rule-7-2-1-title = Evento Minore: Siccità
rule-7-2-1 =
    Tira un dado e metti un segnalino Siccità in uno spazio Siccità libero di quel Territorio. Se entrambi gli spazi sono pieni, mettilo nel Territorio adiacente con il numero più alto che abbia uno spazio libero, mai nel Canyon de Chelly; se non ce n'è, o non restano segnalini Siccità, non succede nulla.

rule-7-2-2-title = Evento Minore: Fine Siccità
rule-7-2-2 =
    Tira un dado e togli un segnalino Siccità da quel Territorio. Se non ne ha, toglilo dal Territorio adiacente con il numero più basso tra quelli che hanno Siccità, se ce n'è uno.

rule-7-2-3-title = Evento Minore: Cambio di Posizione
rule-7-2-3 =
    Tira un dado. Se in quella riga del riquadro c'è un Ordine sia nella colonna Attiva sia in quella Standby, scambiali senza girarli; altrimenti non succede nulla.

rule-7-2-4-title = Evento Minore: Reset dei Cubetti
rule-7-2-4 =
    Prima sposta tutti i cubetti da Recupero al sacchetto, poi tutti quelli da Cubetti Raid a Recupero, così che un cubetto avanzi di una sola casella. I cubetti in Soggiogamento non si toccano, e nemmeno i segnalini AP Nemici o un segnalino Pace o Difendere che si trovi in Cubetti Raid.

rule-8-title = Controllo Vittoria
rule-8 =
    Con un Evento Storico, dopo il suo Evento Maggiore, scegli Buona Medicina (8.1) o il Controllo Vittoria (8.2). Con un Evento Transitorio il Controllo Vittoria è obbligatorio e avviene una volta sola, al passo 2 della procedura della carta.

rule-8-1-title = Buona Medicina
rule-8-1 =
    Buona Medicina ti fa saltare l'intero Controllo Vittoria: nessuno dei suoi dieci passi ha luogo. Il prezzo è sempre Morale Nemico +1, più 1, 2 o 3 cubetti neri messi in Soggiogamento a seconda della carta (vedi la tabella Buona Medicina). Se non puoi pagare tutti i cubetti devi fare il Controllo Vittoria. Non è mai possibile con le carte 45, 50 e 55.

rule-8-2-title = Procedura del Controllo Vittoria
rule-8-2 =
    Esegui in ordine dieci passi: presenza nei Territori, Morale Nemico contro Forza Militare, verifica della sconfitta, uomini, Avamposti, donne, Fortini, uno Sviluppo, AP e cubetti, Casella Scorrere del Tempo.
    Esempio: la carta chiede 7 VP e i tuoi Territori ne danno 8; Forza Militare 5, Cultura 8, Morale Nemico 3, tre uomini, due donne, un Avamposto, nessun Fortino. La Forza Militare sale a 6 e, tolto il Morale 3, scende a 3; il Morale è allora 0. Gli uomini portano la Forza Militare a 6 e il Morale a 3, l'Avamposto porta il Morale a 4, le donne portano la Cultura al massimo di 9.

rule-8-2-step-1-title = Controllo Vittoria, passo 1: presenza
rule-8-2-step-1 =
    Somma i VP di ogni Territorio con almeno una Famiglia, ciascuno una volta sola, comprese le Caselle Salvi e Cattura e il Canyon de Chelly, e sottrai il numero di VP della carta. Se la differenza è positiva la Forza Militare sale di 1, mai di più; se è zero non cambia nulla; se è negativa perdi altrettanta Forza Militare.

rule-8-2-step-2-title = Controllo Vittoria, passo 2: Morale Nemico
rule-8-2-step-2 =
    Perdi tanta Forza Militare quant'è il Morale Nemico, convertendo in Cultura ciò che la Forza Militare non copre (1.7.4). Poi il Morale Nemico diventa 0. Per esempio, Forza Militare 5 e Cultura 9 contro Morale 6 lasciano Forza Militare 0 e Cultura 7.

rule-8-2-step-3-title = Controllo Vittoria, passo 3: sconfitta
rule-8-2-step-3 =
    Se Forza Militare e Cultura sono entrambe a 0, la partita finisce subito con una Sconfitta Maggiore. Se una delle due è superiore a 0, prosegui.

rule-8-2-step-4-title = Controllo Vittoria, passo 4: uomini
rule-8-2-step-4 =
    Conta gli uomini delle Famiglie in gioco che non sono nello stesso Territorio di un Fortino; la Forza Militare sale di altrettanto, ma non oltre 7. Se è già 7 o più non si muove nulla. Il Morale Nemico sale di quanti spazi la Forza Militare è avanzata davvero.

rule-8-2-step-5-title = Controllo Vittoria, passo 5: Avamposti
rule-8-2-step-5 =
    Il Morale Nemico sale di 1 per ogni Avamposto in gioco, Missioni e Rancho di qualsiasi periodo. I Fortini non contano.

rule-8-2-step-6-title = Controllo Vittoria, passo 6: donne
rule-8-2-step-6 =
    Conta le donne delle Famiglie in gioco che non sono nello stesso Territorio di un Fortino; la Cultura sale di altrettanto, fino a un massimo di 9. Se la Cultura era sopra 9 scende a 9, anche senza donne in gioco. Per una partita più facile porta il massimo a 10, per una più difficile a 8.

rule-8-2-step-7-title = Controllo Vittoria, passo 7: Fortini
rule-8-2-step-7 =
    Perdi 1 Cultura per ogni Fortino in gioco, con la conversione se occorre. Avviene dopo il massimo: Cultura 9 con due Fortini finisce a 7.

rule-8-2-step-8-title = Controllo Vittoria, passo 8: Sviluppo
rule-8-2-step-8 =
    Tranne che con le carte 45 e 50, puoi acquistare al massimo uno Sviluppo Culturale, pagando la Cultura e la Forza Militare stampate su di esso. Devi avere tutti i punti; la conversione non serve a pagare. Puoi scendere a 0 e 0, ma allora la Fase di Scarto chiuderà la partita.

rule-8-2-step-9-title = Controllo Vittoria, passo 9: AP e cubetti
rule-8-2-step-9 =
    I tuoi AP diventano 0, e tutti i cubetti di Cubetti Raid e di Recupero tornano nel sacchetto. Soggiogamento non si tocca, e i segnalini AP Nemici e un segnalino Pace o Difendere in Cubetti Raid restano.

rule-8-2-step-10-title = Controllo Vittoria, passo 10: Casella Scorrere del Tempo
rule-8-2-step-10 =
    Metà dei segnalini popolazione nella Casella Scorrere del Tempo, arrotondata per eccesso, va Fuori dal Gioco; scegli tu quali. Contano uomini, donne, bambini e anziani; gli animali si ignorano.

rule-9-title = Sviluppi Culturali
rule-9 =
    Gli Sviluppi sono vantaggi duraturi del tuo popolo, in gruppi di tre livelli.

rule-9-1-title = Regole generali degli Sviluppi
rule-9-1 =
    Gli Sviluppi si acquistano solo al passo 8 di un Controllo Vittoria o durante la preparazione. Oltre al costo una carta può avere altre condizioni, che devono essere tutte soddisfatte; uno Sviluppo gratuito non costa né Cultura né Forza Militare. Per esaurire uno Sviluppo giralo di lato; per ripristinarlo rimettilo dritto. In Vigil ogni Sviluppo esaurito è ripristinato alla fine dello Scorrere del Tempo.

rule-9-1-1-title = Gruppi di Sviluppi
rule-9-1-1 =
    Ci sono otto gruppi di tre livelli. Il Livello 2 richiede il Livello 1, e il Livello 3 i Livelli 1 e 2, dello stesso gruppo. Nella preparazione tieni un gruppo a tua scelta; tre degli altri sette si estraggono a caso e restano esclusi, sicché i gruppi in partita sono cinque. Poiché un Controllo Vittoria consente un solo acquisto, per completare un gruppo ne servono almeno tre.

rule-9-1-2-title = Sviluppi acquistati
rule-9-1-2 =
    Metti lo Sviluppo acquistato scoperto lungo il bordo superiore della mappa: ora è in gioco.

rule-9-1-3-title = Durata
rule-9-1-3 =
    L'effetto dura finché la carta resta in gioco. Le carte 45 e 50 non la tolgono.

rule-9-1-4-title = Contraddizioni
rule-9-1-4 =
    Se uno Sviluppo è in contrasto con le regole, oppure con un Evento Maggiore o Minore, prevale lo Sviluppo.

rule-10-title = Beni Commerciali
rule-10 =
    I Beni Commerciali sono ricchezza che puoi trasformare in altri vantaggi. La sezione 10.1 dice come ottenerli, la sezione 10.2 come usarli.

rule-10-1-title = Ottenere Beni Commerciali
rule-10-1 =
    Serve sempre un segnalino Beni Commerciali Fuori dal Gioco, che va nelle Risorse; se non c'è, non paghi nulla.
    - Nel passo 4 della Pianificazione, con Cultura superiore a 0: ogni Famiglia in gioco con una donna può acquistarne uno per 1 AP.
    - Da un Fortino (3.2.7): 1 Cultura per ogni segnalino preso.
    - In qualunque momento: 3 animali dalle Risorse, in qualsiasi combinazione, che vanno Fuori dal Gioco. I cavalli nelle Caselle Famiglia e gli animali nella Casella Scorrere del Tempo non servono a pagare.
    - In qualunque momento: Mais nelle Risorse per almeno 6 punti in tutto, senza resto; il Mais torna nel contenitore.

rule-10-2-title = Usare i Beni Commerciali
rule-10-2 =
    I Beni Commerciali si possono spendere in qualunque momento; vanno Fuori dal Gioco, mentre un Intruso Commercio torna nel contenitore.
    - 2 Beni Commerciali: guadagni 1 AP (limite 19).
    - 2 Beni Commerciali: annulli il ribaltamento di un Ordine nel passo 3 della fase Nemica; lo scambio di un doppio non è un ribaltamento.
    - 3 Beni Commerciali: sposta un animale a tua scelta da Fuori dal Gioco alle Risorse.
    - 3 Beni Commerciali: tiri di nuovo. Si tirano di nuovo tutti i dadi di quel lancio e il nuovo risultato vale, anche se peggiore, a meno che tu non ne spenda subito altri 3. Il nuovo tiro del tuo dado di Battaglia va acquistato prima di tirare quello dell'avversario; il dado dell'avversario non si tira mai di nuovo.
    - 3 Beni Commerciali: rimetti nel sacchetto un cubetto appena pescato e pesca di nuovo; il nuovo cubetto vale, a meno che tu non ne spenda subito altri 3.
    - 3 Beni Commerciali: annulli un Evento Minore o un effetto Enemy Way.
    - Quanti ne vuoi: +1 ciascuno a Diplomazia Tribale o Negoziare, deciso prima del tiro.
    - I Beni Commerciali si usano anche con i livelli 2 e 3 dello Sviluppo Mercanti accorti.

rule-11-title = Battaglie
rule-11 =
    Una Battaglia confronta due dadi modificati sulla Tabella Battaglia. Le sezioni da 11.1 a 11.3 dicono quando si combatte, come, e che cosa ne segue.

rule-11-1-title = Quando si combatte
rule-11-1 =
    Una Battaglia richiede un uomo nella Famiglia e Forza Militare 1 o più in quel momento. Avviene solo in queste occasioni: per un cubetto verde o blu in un tuo raid; per scelta, quando un Raid Nemico o Tribale colpisce una Famiglia; nella Guerra Tribale della Pianificazione; in un'Imboscata. I raid della carta 55 non offrono Battaglie.

rule-11-2-title = Come si combatte
rule-11-2 =
    Tira prima il dado dei Diné e somma:
    - la Ferocia della Famiglia, o in un'Imboscata il doppio, ma al massimo il Valore dell'Area;
    - 1 se c'è un cavallo nella Casella Famiglia (puoi mettercelo subito prima);
    - 1 per la Famiglia di Manuelito;
    - 2 se usi un segnalino Armi da Fuoco dalle Risorse, al massimo uno, che dopo la Battaglia va Fuori dal Gioco qualunque sia l'esito.
    Il limite dell'Imboscata riguarda solo la parte della Ferocia. Si può giocare una carta Cerimonia per il suo Blessing Way.
    Poi tira il dado dell'avversario e somma la Ferocia Nemica per il Nemico, 4 per gli Ute o 5 per i Comanche.
    Sottrai il totale dell'avversario dal tuo e leggi la Tabella Battaglia: la colonna dipende dal Valore dell'Area in un Raid Nemico, in un Raid Tribale o in un'Imboscata, ed è la quarta per i tuoi raid e la Guerra Tribale.
    Esempio: in un'Imboscata nell'Area 3 una Famiglia con Ferocia 2 e un cavallo tira 4. Il doppio di 2 è 4, ma al massimo 3: 4 + 3 + 1 = 8. Il Nemico tira 3 e ha Ferocia 4: 7. La differenza è +1.

rule-11-3-title = Conseguenze
rule-11-3 =
    Applica il risultato della Tabella Battaglia. Dopo un'Imboscata aggiungi gli effetti di 5.2.1, dopo una Guerra Tribale quelli di 3.1 passo 5; ogni altra Battaglia ha solo il risultato della tabella. Infine le Armi da Fuoco usate vanno Fuori dal Gioco.

rule-12-title = Vittoria e sconfitta
rule-12 =
    La partita può finire in anticipo con una sconfitta automatica (12.1) o una vittoria automatica (12.2); altrimenti decide lo scenario alla sua fine (12.3).

rule-12-1-title = Sconfitta automatica
rule-12-1 =
    Forza Militare 0 e Cultura 0 sono una Sconfitta Maggiore solo nei momenti di verifica: al passo 3 di un Controllo Vittoria, alla fine di quel Controllo con la carta 55, e nella Fase di Scarto. In ogni altro momento possono stare entrambe a 0, e un recupero prima della verifica successiva ti salva. Se sconfitta e vittoria automatica cadono nella stessa Fase di Scarto, prima viene la sconfitta.

rule-12-2-title = Vittoria automatica
rule-12-2 =
    Nella Fase di Scarto, con Morale Nemico 0 e nessuna Famiglia nell'Area di un Fortino, tira un dado: se supera il numero di Avamposti (Missioni e Rancho) e Fortini in gioco ottieni una Vittoria Maggiore. Altrimenti il Morale Nemico diventa quel numero e si continua; come variante facoltativa può diventare il risultato del dado. Senza Avamposti né Fortini vinci sempre; con sei o più in tutto non vinci mai. La perdita per i Fortini di 2.3.1 precede questa verifica, la correzione della Ferocia di 2.3.4 la segue.
    Esempio: con due Missioni e un Fortino in gioco serve almeno un 4; altrimenti il Morale Nemico diventa 3.

rule-12-2-1-title = Famiglie presso un Fortino
rule-12-2-1 =
    Con Morale Nemico 0 e almeno una Famiglia nell'Area di un Fortino nella Fase di Scarto, non si tira e non si vince. Il Morale Nemico diventa il numero di Avamposti e Fortini in gioco.

rule-12-3-title = Fine dello scenario
rule-12-3 =
    Se né 12.1 né 12.2 hanno deciso la partita, decide lo scenario; la regola generale è Forza Militare superiore al Morale Nemico.
    - Rise of the People (dopo la carta 42), Los Dueños Del Mundo (dopo la 45) e A Broken Country (dopo la 50): prima il Morale Nemico sale di 1 per ogni cubetto nero in Soggiogamento. Poi Forza Militare meno Morale Nemico dà l'esito: 3 o più, Vittoria Maggiore; 1 o 2, Vittoria Minore; da 0 a −2, Sconfitta Minore; −3 o meno, Sconfitta Maggiore.
    - The Fearing Time, The Rope Thrower e The Navajo Wars: l'esito è dato dalla procedura della carta 55 (6.2.3).

rule-13-title = Glossario
rule-13 =
    Le voci di questa sezione spiegano parole che ricorrono in tutte le regole. Due brevi: un pezzo è disponibile finché non è stato eliminato dalla partita, e un'Azione o Reazione gratuita non costa AP.

rule-13-adjacent-title = Adiacente
rule-13-adjacent =
    Due Aree sono adiacenti se le unisce un collegamento; due Territori sono adiacenti se i loro tracciati sono collegati. Il Canyon de Chelly è adiacente a ogni Territorio, anche senza collegamento. Per esempio, Shiprock è adiacente ai Monti Zuni, alla Valle di San Juan e al Canyon.

rule-13-adult-title = Adulto
rule-13-adult =
    Uomini e donne sono adulti. Né un anziano né un bambino lo sono, perciò nessuno dei due mantiene in gioco una Famiglia.

rule-13-agriculture-title = Agricoltura
rule-13-agriculture =
    L'Agricoltura di un Territorio è 3, meno 1 per ogni segnalino Siccità e 1 per ogni Rancho presente, ma mai sotto 0; Missioni e Fortini non contano. Nel Canyon de Chelly è sempre 3, anche con un Rancho.

rule-13-alphabetical-priority-title = Priorità Alfabetica
rule-13-alphabetical-priority =
    Tra più candidati prendi quello con la prima lettera: A per prima, F per ultima.

rule-13-blessing-way-title = Blessing Way
rule-13-blessing-way =
    Puoi giocare dalla mano una carta Cerimonia per il suo effetto Blessing Way, secondo quanto dice la carta: in una Battaglia, in una Fuga o in qualunque momento della tua fase Operazioni. La carta lascia poi la tua mano.

rule-13-canyon-de-chelly-title = Canyon de Chelly
rule-13-canyon-de-chelly =
    Il Canyon è un Territorio con tre Aree e senza numero di dado. Valgono tutte le regole dei Territori, con queste eccezioni:
    - È adiacente a ogni Territorio; la Siccità non lo tocca mai e la sua Agricoltura è sempre 3.
    - I Raid Tribali non lo prendono mai di mira. Un Raid Nemico lo fa solo quando nessuna Famiglia si trova in un'Area altrove; le Famiglie nelle Caselle Salvi o Cattura o presso un Fortino non lo proteggono.
    - Non vi si mettono mai Avamposti, salvo con il passo 1 della Fine del Raid.
    - Una Famiglia può raggiungerlo o lasciarlo con tutti i suoi MP (3.2.3).
    - Le nuove Famiglie entrano in una qualsiasi delle sue Aree, con Ferocia 0, se la Cultura è superiore a 0.
    - Una Fuga con risultato 7 o più o un 6 naturale può condurvi.
    - Le Famiglie che vi si trovano non possono compiere Reazioni.

rule-13-drought-title = Spazi Siccità
rule-13-drought =
    Ogni Territorio numerato ha due spazi Siccità, per un segnalino Siccità ciascuno. Il Canyon de Chelly non ne ha.

rule-13-enemy-way-title = Enemy Way
rule-13-enemy-way =
    L'effetto Enemy Way di una carta Cerimonia agisce solo quando lo richiama l'Evento Maggiore di un'altra carta Cerimonia; tu non puoi mai sceglierlo. In Vigil una carta Cerimonia lo richiama con un dado: se il risultato supera il numero della carta, agisce l'Enemy Way dell'ultima carta Cerimonia nella pila degli scarti. Spendendo 3 Beni Commerciali lo annulli. Il nome è soltanto quello del gioco originale: tra i Diné l'Enemy Way è una cerimonia che guarisce chi torna dalla guerra, e non ha nulla di ciò che fanno questi effetti.

rule-13-ferocity-title = Ferocia
rule-13-ferocity =
    La Ferocia è il numero a destra sul segnalino Famiglia, da 0 a 3. La Famiglia Più Feroce è quella sulla mappa con la Ferocia più alta, la Meno Feroce quella con la più bassa; in parità vale in entrambi i casi la Priorità Alfabetica. La Ferocia di una Famiglia senza uomo non può mai salire sopra 0.

rule-13-forts-title = Fortini
rule-13-forts =
    Fort Defiance e Fort Fauntleroy funzionano allo stesso modo, ma Fauntleroy è più difficile da distruggere (5 colpi contro 3).
    - Le Famiglie nell'Area di un Fortino sono immuni a Schiavi, Comanche!, Ute! e Raid!, e un Raid Nemico le considera assenti.
    - Una Famiglia con Ferocia 1 o più che vi finisce la sua attivazione si scioglie: la sua popolazione e il suo cavallo vanno nella Casella Scorrere del Tempo e il suo segnalino nella sua casella.
    - Un Fortino rende più caro ogni ingresso nel suo Territorio, e più difficile lasciare la sua Area (3.2.2).
    - In un Controllo Vittoria esclude gli uomini e le donne del suo Territorio e costa 1 Cultura (8.2).
    - Nella Fase di Scarto, una o più Famiglie nell'Area di un Fortino costano in tutto 1 Cultura o 1 Forza Militare.

rule-13-hand-title = Mano
rule-13-hand =
    Una carta Cerimonia entra nella tua mano con il proprio Evento Maggiore, che mette anche un segnalino popolazione nella Casella Scorrere del Tempo; se non la prendi, è scartata. Non c'è limite al numero di carte Cerimonia in mano.

rule-13-in-play-title = In gioco
rule-13-in-play =
    Una Famiglia è in gioco finché sta in un'Area, in una Casella Salvi o in una Casella Cattura. Ogni altro segnalino è in gioco ovunque sulla mappa tranne che Fuori dal Gioco. Una carta è in gioco finché sta scoperta lungo il bordo superiore.

rule-13-intruders-title = Intrusi
rule-13-intruders =
    Un Intruso si pesca senza guardarlo e si mette coperto con un dado per il Territorio e uno per l'Area, quindi mai nel Canyon de Chelly. Si rivela e si risolve nel momento in cui si trova nella stessa Area di una Famiglia, comunque ciò avvenga. Se vi sono più Famiglie è colpita la prima in ordine alfabetico; più Intrusi si risolvono dalla cima della pila, ciascuno per intero prima del successivo.

rule-13-manuelito-title = Manuelito
rule-13-manuelito =
    Manuelito è impilato con una Famiglia, introdotto dalla carta 53 o dalla preparazione di The Rope Thrower. Quella Famiglia ha +1 in Battaglia e +1 nella Fuga, e una volta per attivazione può rimettere nel sacchetto un cubetto pescato contro un Avamposto o un Fortino e pescare di nuovo. Se la Famiglia esce dal gioco, Manuelito va Fuori dal Gioco e non torna più.

rule-13-preempt-title = Anticipare
rule-13-preempt =
    Anticipare significa spendere gli AP stampati sulla carta Operazioni per giocare la tua fase Operazioni prima di quella del Nemico. Il Nemico raccoglie allora il più basso dei due valori di AP della carta.

rule-13-removed-title = Tolto ed eliminato
rule-13-removed =
    Tolto dal gioco: il pezzo va nella rispettiva casella Fuori dal Gioco, ma Mais e Intrusi tornano nei loro contenitori, tranne gli Intrusi Armi da Fuoco e Viandanti, che vanno Fuori dal Gioco. Eliminato dalla partita: il pezzo va nella scatola e torna solo se uno scenario lo prevede.

rule-13-reset-cubes-title = Reset dei Cubetti
rule-13-reset-cubes =
    Prima tutti i cubetti di Recupero tornano nel sacchetto; poi tutti quelli di Cubetti Raid passano in Recupero. Si spostano solo i cubetti: i segnalini AP Nemici e un segnalino Pace o Difendere in Cubetti Raid restano, e Soggiogamento non si tocca.

rule-13-round-title = Arrotondare
rule-13-round =
    Arrotonda ogni divisione per eccesso, salvo che una regola dica altrimenti: 5 diviso 3 fa 2.

rule-13-santa-fe-title = Santa Fé
rule-13-santa-fe =
    Santa Fé è un'Area speciale il cui Valore è sempre 1. Nessuna Famiglia può mai entrarvi.

rule-13-spend-title = Spendere
rule-13-spend =
    Un pezzo dev'essere in gioco per poterlo spendere. Poi va Fuori dal Gioco; i pezzi pescati da un contenitore vi ritornano, tranne un Intruso Armi da Fuoco, che va Fuori dal Gioco.

rule-13-swap-title = Scambiare
rule-13-swap =
    Due Ordini si scambiano solo se entrambi gli spazi ne contengono uno; altrimenti non succede nulla. Mantengono la faccia visibile.

rule-13-territory-title = Territorio
rule-13-territory =
    Un Territorio è una parte della mappa con un tracciato di Aree. Una regola che lo nomina riguarda le sue Aree, i suoi spazi Siccità e le sue Caselle Salvi e Cattura.

rule-13-tribes-title = Tribù
rule-13-tribes =
    Le tribù sono Apache, Comanche, Hopi, Ute e Zuni. Solo gli Ute (+4) e i Comanche (+5) combattono Battaglie contro di te.

rule-14-title = Scenari
rule-14 =
    Gli scenari sono sei: uno breve e uno completo per il periodo spagnolo, uno per il periodo messicano, due per il periodo americano e la campagna di tutti e tre. Se lo scenario non dice altro, prepara così:
    - Ogni Famiglia iniziale ha un uomo, una donna e un bambino.
    - Gli anziani iniziali sono tre, uno in ciascuna delle tre caselle più a sinistra del Riquadro Anziani.
    - Tutto il Mais e tutti gli Intrusi sono nei loro contenitori; popolazione, animali e beni inutilizzati sono Fuori dal Gioco.
    - Dei 14 Ordini del periodo eliminane 2 a caso; disponine 12 con la lettera maiuscola in alto, in ordine alfabetico, prima la colonna Attiva e poi la Standby.
    - Tieni un gruppo di Sviluppi a tua scelta; tre degli altri sette si estraggono a caso e restano esclusi.
    - Un mazzo completo è di cinque pile da 8 carte Operazioni e Cerimonia, a ciascuna delle quali si mescola una carta numerata del periodo; le pile si sovrappongono in ordine.

rule-14-1-title = Rise of the People (periodo spagnolo, breve)
rule-14-1 =
    Prepara come segue; lo scenario finisce dopo la carta 42 e si giudica secondo 12.3.
    - Famiglie A, B e C con Ferocia a scelta in Aree a scelta di Shiprock, Valle di San Juan e Canyon de Chelly; nessuna Risorsa e nessuna Siccità.
    - Forza Militare 5, Cultura 9, AP 3; Morale Nemico 5, Ferocia Nemica 4.
    - Sacchetto: 3 neri, 3 marroni, 3 rossi, 3 bianchi, 2 gialli, 1 verde. Soggiogamento è vuoto e le Missioni sono nella riserva.
    - Uno Sviluppo gratuito di Livello 1. Ordini spagnoli.
    - Mazzo di 18 carte: due pile da 8, con la 41 mescolata nella prima e la 42 nella seconda.

rule-14-2-title = Los Dueños Del Mundo (periodo spagnolo)
rule-14-2 =
    Prepara come per Rise of the People, ma con un mazzo completo: cinque pile da 8 carte con 41, 42, 43, 44 e 45 mescolate una per pila, 45 carte in tutto. Lo scenario finisce dopo il passo 2 della carta 45 e si giudica secondo 12.3.

rule-14-3-title = A Broken Country (periodo messicano)
rule-14-3 =
    Prepara come segue; lo scenario finisce dopo il passo 2 della carta 50 e si giudica secondo 12.3.
    - Famiglie da A a D con Ferocia a scelta in Aree a scelta di Shiprock, Valle di San Juan, Monti Zuni e Terra degli Hopi.
    - Forza Militare 7, Cultura 12, AP 3; Morale Nemico 7, Ferocia Nemica 4.
    - Risorse: 3 cavalli e 3 pecore. Un segnalino Siccità in ogni Territorio numerato.
    - Sacchetto: 3 neri, 4 marroni, 4 bianchi, 2 gialli, 3 verdi; 3 cubetti rossi in Soggiogamento.
    - La carta 45 è in gioco. Nella riserva ci sono solo Rancho, nessuna Missione. Acquista fino a 4 Sviluppi, uno alla volta. Ordini messicani.
    - Mazzo di 45 carte: cinque pile da 8 con le carte da 46 a 50.

rule-14-4-title = The Fearing Time (periodo americano)
rule-14-4 =
    Prepara come segue; la carta 55 chiude e decide lo scenario (6.2.3).
    - Famiglie da A a E con Ferocia 0 in Aree di Shiprock, Valle di San Juan, Monti Zuni, Terra degli Hopi e Canyon de Chelly.
    - Forza Militare 5, Cultura 5, AP 3; Morale Nemico 3, Ferocia Nemica 5.
    - Risorse: 4 cavalli e 4 pecore. Un segnalino Siccità in ogni Territorio numerato.
    - Sacchetto: 3 neri, 4 marroni, 4 bianchi, 2 gialli, 1 verde, 1 blu; 3 cubetti rossi in Soggiogamento.
    - Fort Defiance nell'Area 1 della Terra degli Hopi e Fort Fauntleroy nell'Area 1 dei Monti Zuni; Rancho nell'Area 3 di Shiprock e nell'Area 2 della Valle di San Juan. Nella riserva ci sono solo Rancho, nessuna Missione.
    - La carta 50 è in gioco. Otto Sviluppi gratuiti, di cui devono essere soddisfatti i requisiti. Ordini americani.
    - Mazzo di 45 carte: cinque pile da 8 con le carte da 51 a 55; la carta 51 esegue allora solo il resto del suo evento.

rule-14-5-title = The Rope Thrower (fine del periodo americano)
rule-14-5 =
    Prepara come segue; la carta 55 chiude e decide lo scenario (6.2.3).
    - Famiglie da A a E con Ferocia 0 in Aree di Shiprock, Valle di San Juan, Monti Zuni, Terra degli Hopi e Canyon de Chelly, con due segnalini popolazione ciascuna; tira il dado per quello che manca. Manuelito è con una Famiglia qualsiasi.
    - Forza Militare 5, Cultura 5, AP 0; Morale Nemico 5, Ferocia Nemica 5.
    - Risorse: 4 cavalli, 4 pecore e 1 segnalino Armi da Fuoco. Un segnalino Siccità in ogni Territorio numerato.
    - Sacchetto: 3 neri, 4 marroni, 4 bianchi, 3 rossi, 2 gialli, 1 verde, 1 blu; Soggiogamento è vuoto.
    - Fort Fauntleroy nell'Area 1 dei Monti Zuni e Fort Defiance nell'Area 1 della Terra degli Hopi; Rancho nell'Area 1 di Shiprock e in quella della Valle di San Juan. Nella riserva ci sono solo Rancho, nessuna Missione.
    - In gioco: la carta 50, La morte di Henry Linn Dodge e le carte 53 e 54. Quattro dei cinque gruppi di Sviluppi sono completi; il quinto è escluso.
    - Dodici Ordini americani disposti a caso, non in ordine alfabetico.
    - Mazzo senza carte Cerimonia: in fondo 3 carte Operazioni mescolate con la 55, sopra 5 carte Operazioni. Poi pesca carte Cerimonia una alla volta, ciascuna delle quali mette il suo segnalino popolazione nella Casella Scorrere del Tempo, finché sono 3; puoi tenerne una in mano, e l'Enemy Way si ignora.

rule-14-6-title = The Navajo Wars (campagna)
rule-14-6 =
    Nella campagna si giocano i tre periodi di seguito. Prepara come per Los Dueños Del Mundo, con il mazzo delle carte da 41 a 45. La carta 45 porta al periodo messicano e la carta 50 a quello americano, ciascuna con un proprio mazzo; la carta 55 chiude e decide la partita (6.2.3).

rule-battle-table-title = Tabella Battaglia
rule-battle-table =
    Sottrai dal tuo dado modificato quello dell'avversario. Le colonne sono Aree 1–2, 3–4 e 5–6 per Raid Nemici, Raid Tribali e Imboscate, e «raid propri» per i tuoi raid nel Nuovo Messico e contro Avamposti e Fortini e per la Guerra Tribale.
    +4 o più: Aree 1–2 FV; Aree 3–4 MFV; Aree 5–6 MFV; raid propri MFV
    +3: Aree 1–2 FE; Aree 3–4 FV; Aree 5–6 MFV; raid propri FV
    +2: Aree 1–2 FE; Aree 3–4 FV; Aree 5–6 FV; raid propri FV
    +1: Aree 1–2 RGD; Aree 3–4 FE; Aree 5–6 FV; raid propri RGD
    0: Aree 1–2 RGD; Aree 3–4 RGD; Aree 5–6 RGD; raid propri RGD
    −1: Aree 1–2 EV; Aree 3–4 TTD; Aree 5–6 TTD; raid propri TTD
    −2: Aree 1–2 EV; Aree 3–4 EV; Aree 5–6 EV; raid propri EV
    −3: Aree 1–2 EV; Aree 3–4 EV; Aree 5–6 MEV; raid propri EV
    −4 o meno: Aree 1–2 MEV; Aree 3–4 MEV; Aree 5–6 MEV; raid propri MEV

rule-battle-results-title = Risultati della Battaglia
rule-battle-results =
    Lo spostamento nella Casella Salvi o Cattura del Territorio avviene solo in un Raid Nemico o Tribale (Imboscata compresa). Le perdite in Battaglia di per sé non costano Cultura. Una Famiglia rimasta senza adulti esce subito dal gioco, ma in un Raid Nemico va prima nella sua casella e attende il passo 5 della Fine del Raid.
    - MFV, Vittoria Maggiore della Famiglia: Ferocia della Famiglia +1; contro il Nemico, Morale Nemico −1 e Ferocia Nemica +2; contro una tribù, Forza Militare +1; tira per il Bottino; Famiglia in Casella Salvi.
    - FV, Vittoria della Famiglia: Ferocia della Famiglia +1; contro il Nemico, Morale Nemico −1 e Ferocia Nemica +1; contro una tribù, Forza Militare +1; Famiglia in Casella Salvi.
    - FE, la Famiglia si sottrae all'avversario: va nell'Area più bassa tra quelle di Valore superiore del suo tracciato senza segnalini Raid; dall'Area più alta, o se tutte le superiori hanno segnalini Raid, in Casella Salvi. Non cambia altro.
    - RGD, retroguardia: l'uomo e l'eventuale cavallo vanno nella Casella Scorrere del Tempo; Ferocia 0; Famiglia in Casella Salvi.
    - TTD, fino alla morte: l'uomo e l'eventuale cavallo vanno Fuori dal Gioco; Ferocia 0; Famiglia in Casella Salvi.
    - EV, Vittoria del Nemico: l'uomo e l'eventuale cavallo vanno Fuori dal Gioco; Ferocia 0; contro il Nemico, Morale Nemico +1 e Ferocia Nemica −1; contro una tribù, Forza Militare −1; Famiglia in Casella Cattura.
    - MEV, Vittoria Maggiore del Nemico: come EV, ma Ferocia Nemica −2, e un altro segnalino popolazione della Famiglia, a tua scelta, va nella Casella Scorrere del Tempo se ne ha uno.

rule-battle-spoils-title = Bottino
rule-battle-spoils =
    Dopo un MFV tira un dado. Se il pezzo non è disponibile usa la riga sopra, tutte le volte che occorre; se anche la riga 1 non dà nulla, non c'è bottino.
    1: un uomo da Fuori dal Gioco alla Casella Scorrere del Tempo
    2–3: un segnalino Beni Commerciali da Fuori dal Gioco alle Risorse
    4–5: un cavallo da Fuori dal Gioco alla Casella Scorrere del Tempo
    6: un segnalino Armi da Fuoco da Fuori dal Gioco alle Risorse

rule-raid-table-title = Tabella Raid
rule-raid-table =
    Un raid nel Nuovo Messico risolve un cubetto; solo un rosso fa pescare ancora. Contro un Avamposto o un Fortino continui a pescare finché è battuto, una Battaglia è imposta o il raid finisce. Se il pezzo vinto non è Fuori dal Gioco non prendi nulla, ma il resto vale; il sacchetto vuoto chiude il raid.
    - Rosso: il cubetto va in Soggiogamento; consulta la tabella Soggiogamento, poi pesca di nuovo.
    - Verde: il cubetto torna nel sacchetto. Scegli Morale Nemico +1 o Ferocia Nemica +1; in entrambi i casi segue una Battaglia, in cui l'aumento conta già. Una Famiglia che non può combattere deve prendere l'aumento di Morale e non combatte. Contro un Avamposto o un Fortino il raid poi finisce. Un'opzione della partita risparmia la Battaglia alla Famiglia se scegli il Morale.
    - Blu: come il verde, ma Ferocia Nemica +2.
    - Giallo: cubetto in Cubetti Raid. Nuovo Messico: Ferocia della Famiglia +1 e un bambino da Fuori dal Gioco alla Casella Scorrere del Tempo. Avamposto o Fortino: 1 colpo.
    - Marrone: cubetto in Cubetti Raid. Nuovo Messico: Ferocia della Famiglia +1 e un cavallo da Fuori dal Gioco alle Risorse. Avamposto o Fortino: 1 colpo.
    - Bianco: cubetto in Cubetti Raid. Nuovo Messico: Ferocia della Famiglia +1 e una pecora da Fuori dal Gioco alle Risorse. Avamposto o Fortino: 1 colpo.
    - Nero: cubetto in Cubetti Raid. Nuovo Messico: Ferocia della Famiglia +1 e, a tua scelta, un cavallo o una pecora da Fuori dal Gioco alle Risorse. Avamposto o Fortino: 2 colpi.
    - La Famiglia di Manuelito può rimettere e ripescare un cubetto per attivazione contro un Avamposto o un Fortino; qualsiasi cubetto si può ripescare per 3 Beni Commerciali o un segnalino Fortuna. Per i colpi necessari vedi 3.2.6.

rule-subjugation-table-title = Tabella Soggiogamento
rule-subjugation-table =
    La tabella ha effetto una volta sola, quando arriva in Soggiogamento il terzo cubetto rosso per un tuo raid o per Soggiogare (o per ciò che si esegue come tale); con 1 o 2 rossi non succede nulla, e i rossi messi lì dalla preparazione non la fanno scattare. In ordine:
    - Elimina dalla partita la carta 41, se è in gioco.
    - Morale Nemico +1.
    - Gira gli Ordini spagnoli A, B e F sulla faccia Raid, in qualunque colonna siano; uno già su quella faccia resta così, e uno che si trova in Cubetti Raid come Pace o Difendere in corso si gira quando torna nel riquadro. Fuori dal periodo spagnolo salta questo punto.
    - Esegui il Reset dei Cubetti. Dopo un Soggiogare, ciò manda nel sacchetto i cubetti appena messi in Recupero.

rule-enemy-raid-title = Raid Nemico
rule-enemy-raid =
    Comincia con i segnalini a Santa Fé (4.2.8). Poi ripeti:
    - Bersaglio: la Famiglia più vicina in MP, cioè con la minor somma di Valori semplici ancora da percorrere da Santa Fé o da un'Area che ha già segnalini Raid; in parità la Priorità Alfabetica, tra percorsi uguali il numero di dado più basso. Le Famiglie nel Canyon de Chelly sono bersagli solo quando nessuna Famiglia si trova in un'Area altrove, senza contare quelle presso un Fortino.
    - Piazzamento: piazza un segnalino nella prossima Area verso il bersaglio; un'Area con Mais, Disturbo o entrambi ne richiede due insieme, e se ne resta uno solo il raid finisce. Un'Area che ha già segnalini Raid si attraversa, a meno che vi sia giunta una Famiglia. Il Mais resta.
    - Reazione: una Famiglia può compiere una Reazione (sezione 5).
    - Risoluzione: ogni Famiglia ancora nell'Area appena invasa, in ordine alfabetico, combatte una Battaglia (con un uomo e Forza Militare superiore a 0) o si arrende. Per arrendersi, 1 segnalino popolazione a tua scelta va nella Casella Scorrere del Tempo; poi tira un dado, e se cade nell'intervallo del tipo ceduto (uomo 1–2, donna 3–4, bambino 5–6) il Morale Nemico sale di 1. Perdi 1 Cultura per ogni spazio popolazione vuoto di quella Famiglia; la Ferocia Nemica scende di 1; la Famiglia va nella Casella Cattura con il suo cavallo, anche senza adulti. Dal Canyon va nella Casella Cattura di un altro Territorio qualsiasi, e la popolazione che le resta nella Casella Scorrere del Tempo.
    - Se una Battaglia nel Canyon manda tra i Salvi si usa la Casella Salvi del Canyon, se c'è, altrimenti quella di un altro Territorio qualsiasi; se manda in Cattura si usa la Casella Cattura di un altro Territorio qualsiasi, e la popolazione rimasta resta con la Famiglia.
    - Il raid finisce quando a Santa Fé non restano segnalini o non ci sono più bersagli: passa alla Fine del Raid.
    Esempio: una Famiglia è nella Valle di San Juan 2 (1 + 2 = 3 MP da Santa Fé), un'altra nei Monti Zuni 1 (1 MP). Il bersaglio è la seconda, e il primo segnalino va nei Monti Zuni 1.

rule-raid-ends-title = Fine del Raid
rule-raid-ends =
    Quando un Raid Nemico finisce, esegui cinque passi; le Famiglie nell'Area di un Fortino si ignorano.
    - Passo 1: metti un Avamposto del tipo del periodo nell'Area 1 di ogni Territorio che abbia segnalini Raid, nessun Avamposto di quel tipo e nessuna Famiglia, Caselle Salvi e Cattura comprese. Può essere perfino il Canyon de Chelly. Il Mais lì presente torna nel contenitore; se gli Avamposti non bastano, vengono prima i numeri più bassi e il Canyon per ultimo.
    - Passo 2: se in tutto il raid nessun segnalino Raid è stato piazzato in un Territorio con una Famiglia, esegui Costruire senza costo (se diventa Sovvertire, contano 0 AP spesi).
    - Passo 3: se a Santa Fé restano segnalini, esegui Sovvertire con altrettanti AP spesi, con le sue solite sostituzioni.
    - Passo 4: sposta tutti i segnalini Raid nel Fuori dal Gioco Nemico e tutti i segnalini Disturbo Fuori dal Gioco. Se nessuna Famiglia è in una Casella Cattura il Morale Nemico scende di 1, altrimenti sale di 1 per ogni Famiglia che vi si trova.
    - Passo 5: ogni Famiglia con un adulto in una Casella Cattura o Salvi va in un'Area a scelta di quel Territorio con la Ferocia che vuoi (0 senza uomo), rivelando gli Intrusi presenti. Senza adulti, il bambino e il cavallo vanno nella Casella Scorrere del Tempo e la Famiglia esce dal gioco.

rule-tribal-raid-title = Raid Tribale
rule-tribal-raid =
    Prendi tanti segnalini quante sono le Famiglie in gioco e tira un dado per il Territorio assalito, una volta per tutto il raid; il Canyon de Chelly non è mai assalito. Una Famiglia è immune nell'Area di un Fortino, o se il suo tracciato ha un Avamposto o un Fortino in un'Area di Valore pari o superiore. Il raid finisce subito quando nelle Aree di quel Territorio non ci sono più Famiglie esposte. Per ogni segnalino:
    - Mettilo nell'Area con il numero più basso del tracciato senza segnalini Raid Tribale.
    - Una Famiglia di quel tracciato può tentare una Fuga gratuita; non esistono altre Reazioni, e i segnalini Raid Tribale non la ostacolano.
    - Condurre il Raid: tira un dado con i modificatori. È colpita ogni Famiglia esposta la cui Area ha un numero pari o inferiore al totale; un 6 naturale le colpisce tutte, un 1 naturale nessuna. Modificatori: +1 per i Comanche; più il numero dell'Area più alta con un segnalino Raid Tribale, meno 1; −1 per ogni cavallo, pecora o segnalino Beni Commerciali o Armi da Fuoco che prima del tiro sposti dalle Risorse a Fuori dal Gioco; con la carta 55, +3, e +2 con un Fortino nel Territorio.
    - Ogni Famiglia colpita combatte una Battaglia (con un uomo e Forza Militare superiore a 0) oppure cede 1 segnalino popolazione a tua scelta alla Casella Scorrere del Tempo e ti costa 1 Cultura per ogni suo spazio popolazione vuoto; poi va nella Casella Cattura, o esce dal gioco se non le restano adulti.
    - Alla fine togli i segnalini Raid Tribale; ogni Famiglia nella Casella Cattura o Salvi va in un'Area a scelta di quel Territorio con la Ferocia che vuoi (0 senza uomo). Il Morale Nemico non cambia.
    Esempio: il secondo segnalino di un raid degli Ute è nell'Area 2, e il dado ha +1. Un 3 diventa 4 e colpisce le Famiglie esposte nelle Aree da 1 a 4; se avessi ceduto una pecora sarebbe 3.

rule-intruders-title = Tabella Intrusi
rule-intruders =
    I segnalini Intruso sono venti. Dopo l'uso tornano nel contenitore, salvo diversa indicazione.
    - Imboscata (2): la Famiglia sposta 1 segnalino popolazione nella Casella Scorrere del Tempo, poi perdi 1 Cultura per ogni spazio popolazione vuoto di quella Famiglia. Se era il suo ultimo adulto, la Famiglia esce poi dal gioco. Nessuna Battaglia, nessuna Reazione.
    - Falsa Voce (2): nessun effetto.
    - Armi da Fuoco (4): nelle Risorse, usabile come Armi da Fuoco per +2 in una Battaglia; poi Fuori dal Gioco.
    - Fortuna (2): nelle Risorse; spendilo per ripescare un cubetto o tirare di nuovo tutti i dadi di un lancio, poi torna nel contenitore.
    - Intrusi in Movimento (2): prima di restituire questo, pesca un altro Intruso e mettilo con un dado per il Territorio e uno per l'Area.
    - Missione (2): in qualsiasi periodo, metti una Missione della riserva nell'Area 1 di questo Territorio, e il Mais lì presente torna nel contenitore. Se la riserva è vuota o questo Territorio ha già una Missione, esegui Espandersi per tutti gli Avamposti sulla mappa, senza costo.
    - Cattivo Presagio (2): se i tuoi AP sono 0, guadagni 1 AP per ogni anziano nel Riquadro Anziani; altrimenti i tuoi AP diventano 0.
    - Commercio (2): nelle Risorse, vale come un segnalino Beni Commerciali; quando lo spendi torna nel contenitore.
    - Viandanti (2): metti 1 segnalino popolazione a tua scelta da Fuori dal Gioco nella Casella Scorrere del Tempo; l'Intruso va Fuori dal Gioco.

rule-good-medicine-title = Buona Medicina
rule-good-medicine =
    Per saltare il Controllo Vittoria di un Evento Storico, il Morale Nemico sale esattamente di 1 e metti in Soggiogamento dei cubetti neri, presi prima dal sacchetto, poi da Recupero, poi da Cubetti Raid. Se non bastano, Buona Medicina non si può scegliere. I cubetti neri non tornano più. Non contano come rossi e non fanno scattare la tabella Soggiogamento, ma alla fine di 14.1, 14.2 e 14.3 ciascuno aggiunge 1 al Morale Nemico.
    Carte 41, 42, 46, 47, 51, 52: 1 cubetto nero
    Carte 43, 48, 53: 2 cubetti neri
    Carte 44, 49, 54: 3 cubetti neri
    Carte 45, 50, 55: non possibile

rule-ferocity-table-title = Variazioni di Ferocia
rule-ferocity-table =
    La Ferocia di una Famiglia resta tra 0 e 3 e non può salire sopra 0 senza un uomo. Sottrarsi (FE), arrendersi, Fuga e Negoziare la lasciano com'è finché la Famiglia non lascia la sua casella.
    - Fase di Scarto, Famiglia senza uomo: 0
    - Azione Anziano riuscita: +1 o −1, una volta per Famiglia per carta
    - Commerciare con un Fortino: 0
    - Nuova Famiglia nello Scorrere del Tempo: 0
    - Ordine Pace: 0 per ogni Famiglia in gioco
    - Uscita da una Casella Cattura o Salvi alla fine di un Raid Nemico o Tribale: il valore che vuoi, ma 0 senza uomo
    - Risultato di Battaglia FV o MFV: +1
    - Risultato di Battaglia RGD, TTD, EV o MEV: 0
    - Cubetto giallo, marrone, bianco o nero in un raid nel Nuovo Messico: +1
    - Avamposto respinto o tolto, o Fortino distrutto: +1


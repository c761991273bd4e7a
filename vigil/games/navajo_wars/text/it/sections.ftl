rule-1-title = Regole generali
rule-1 =
    Guidi i Diné, il popolo navajo, attraverso quasi tre secoli di resistenza. Il gioco comprende un periodo spagnolo (1598–1821), uno messicano (1821–1847) e uno americano (1847–1864); ciascuno si può giocare da solo, oppure tutti e tre di seguito come campagna. Questa sezione spiega che cosa decide la partita, come leggere le regole, i segnalini, la mappa con le sue caselle e i suoi tracciati, i cubetti, il sacchetto e le carte.

rule-1-4-title = Che cosa decide la partita
rule-1-4 =
    La tua sopravvivenza dipende da tre valori segnati sul Tracciato Generale: Forza Militare, Cultura e Morale Nemico. Se lo scenario non dice altro, alla fine vinci solo se la Forza Militare è strettamente superiore al Morale Nemico. Se Forza Militare e Cultura sono entrambe a 0 subisci una Sconfitta Maggiore, ma soltanto nei momenti in cui una regola lo verifica (12.1).

rule-1-5-title = Come leggere le regole
rule-1-5 =
    Ogni regola si applica esattamente com'è scritta. Arrotonda ogni divisione per eccesso, salvo che la regola in questione dica altrimenti. Per spendere un pezzo bisogna averlo in gioco; una volta speso va Fuori dal Gioco, tranne i segnalini Mais ed Estraneo, che tornano nel loro contenitore (un Estraneo Armi da Fuoco va invece Fuori dal Gioco). «Tolto dal gioco» significa spostato nella rispettiva casella Fuori dal Gioco o nel contenitore; «eliminato dalla partita» significa rimesso nella scatola, da dove non torna più a meno che uno scenario lo preveda.

rule-1-5-1-title = Fare le scelte
rule-1-5-1 =
    Quando una regola, una tabella o una carta lascia aperte più possibilità senza indicare un criterio, scegli tu liberamente. Scorri un elenco di condizioni dall'alto in basso ed esegui solo la prima applicabile. Dove si richiede la Priorità Alfabetica, prendi sempre la prima lettera: A prima di B, e così via fino a F.

rule-1-5-3-title = La regola d'oro
rule-1-5-3 =
    Non leggere in una regola più di quanto dica. Ciò che nessuna regola vieta è permesso.

rule-1-6-title = I segnalini
rule-1-6 =
    I pezzi quadrati si chiamano segnalini. Le sezioni seguenti trattano la scorta limitata (1.6.1), la popolazione e gli animali (1.6.2), Mais e Siccità (1.6.3), le Famiglie (1.6.4), le armi, i Fortini, gli Avamposti e i pezzi dei raid (1.6.5) e gli Estranei (1.6.6).

rule-1-6-1-title = Scorta limitata
rule-1-6-1 =
    La scorta è limitata di proposito: se devi prendere un tipo di segnalino e non ne resta nessuno fuori dal gioco, non prendi nulla e prosegui con il resto dell'effetto. Un pezzo è disponibile finché non è stato eliminato dalla partita. Ci sono 8 cavalli, 8 pecore, 1 Armi da Fuoco (oltre ai 4 Estranei Armi da Fuoco) e 9 Beni Commerciali (oltre ai 2 Estranei Commercio). Solo 3 di questi Beni Commerciali cominciano Fuori dal Gioco; gli altri 6, insieme a 2 segnalini Disturbo, sono messi da parte e non disponibili finché non acquisti uno Sviluppo Weaving o Masters of the Mesas (di Livello 2 in alcune preparazioni). Ci sono inoltre 6 Missioni, 6 Rancho, 12 segnalini Siccità e 6 segnalini Raid Tribale.

rule-1-6-2-title = Popolazione e animali
rule-1-6-2 =
    Uomo, donna, bambino e anziano sono segnalini popolazione; solo uomini e donne sono adulti, un anziano non lo è. Quando sono in gioco, uomini, donne e bambini stanno nelle Caselle Famiglia e gli anziani nel Riquadro Anziani. Cavalli e pecore sono gli animali. In qualunque momento, anche subito prima di una Battaglia o nel mezzo di un'attivazione, puoi spostare un cavallo dalle Risorse nello spazio cavallo vuoto di una Famiglia in gioco. Non puoi riprenderlo a piacere: resta lì finché non lo tolgono il passo 2 dello Scorrere del Tempo, una tabella o un evento. Le pecore non stanno mai in una Casella Famiglia.

rule-1-6-3-title = Mais e Siccità
rule-1-6-3 =
    Un segnalino Mais porta un numero: sono i segnalini popolazione che sfama nello Scorrere del Tempo. Finché è sulla mappa rallenta anche un Raid Nemico, che deve usare due segnalini per entrare nella sua Area. Ciascuno dei sei Territori numerati ha due spazi Siccità, da un segnalino l'uno; il Canyon de Chelly non ne ha. La Siccità abbassa l'Agricoltura del Territorio e rende incerto il raccolto (3.2.4).

rule-1-6-4-title = Segnalini Famiglia
rule-1-6-4 =
    Ogni Famiglia, da A a F, ha due segnalini a doppia faccia: una faccia di uno dei due è sulla mappa, mentre l'altro segnalino attende nella Casella Famiglia. Ogni faccia mostra a sinistra il modificatore di Fuga e a destra la Ferocia; per cambiare la Ferocia passa alla faccia con il nuovo numero. La Ferocia va da 0 a 3: un aumento a 3 o un calo a 0 non ha effetto. Il modificatore di Fuga segue la Ferocia ed è uguale per tutte le Famiglie: +2 con Ferocia 0, +1 con 1, 0 con 2 e −1 con 3. La Famiglia Più Feroce (o Meno Feroce) è quella sulla mappa con la Ferocia più alta (o più bassa); in parità vale la Priorità Alfabetica.

rule-1-6-5-title = Altri segnalini
rule-1-6-5 =
    Oltre a popolazione, animali, Mais, Siccità, Famiglie ed Estranei, questi segnalini hanno regole proprie:
    - Le Armi da Fuoco attendono nelle Risorse; in una Battaglia se ne può usare al massimo una, per +2, e va Fuori dal Gioco appena la Battaglia è finita, anche se è un Estraneo.
    - «Avamposto» indica una Missione o un Rancho; un Fortino non è un Avamposto, salvo che una regola nomini anch'esso.
    - Fort Defiance e Fort Fauntleroy entrano con la carta 51, oppure durante la preparazione di The Fearing Time e The Rope Thrower (Defiance in Terra degli Hopi, Fauntleroy nei Monti Zuni, entrambi nell'Area 1); una carta 51 pescata più tardi esegue allora solo il resto del suo evento. Differiscono solo per i colpi necessari a distruggerli.
    - I segnalini PA Nemici e i segnalini Raid Nemico sono le due facce degli stessi pezzi.
    - I segnalini Disturbo ritardano solo i Raid Nemici; in un Raid Tribale non fanno nulla.
    - Manuelito entra con la carta 53, oppure nella preparazione di The Rope Thrower, e si impila con una Famiglia, che ottiene +1 in Battaglia, +1 nella Fuga e, una volta per attivazione, la ripesca di un cubetto contro Avamposti e Fortini. Se quella Famiglia esce dal gioco, Manuelito va Fuori dal Gioco per sempre.

rule-1-6-6-title = Segnalini Estraneo
rule-1-6-6 =
    Un Estraneo si pesca dal contenitore senza guardarlo e si mette coperto sulla mappa: un dado dà il Territorio, un secondo dado l'Area. Appena si trova nella stessa Area di una Famiglia, sia che la Famiglia vi si muova, vi fugga o vi sia messa (anche da una Casella Fuga o Cattura), sia che l'Estraneo le capiti addosso, tutto si ferma: rivelalo e risolvilo. Se nell'Area ci sono più Famiglie, la Priorità Alfabetica decide quale ne è colpita; più Estranei nella stessa Area si rivelano uno alla volta dalla cima della pila. Dopo, il segnalino torna nel contenitore, a meno che la sua voce dica altrimenti (vedi la tabella Estranei).

rule-1-7-title = La mappa
rule-1-7 =
    La mappa mostra i Territori della terra navajo, ciascuno con un tracciato di Aree, una Casella Fuga e una Casella Cattura, e Santa Fé, la porta del Nuovo Messico. Lungo i bordi si trovano le caselle per segnalini e cubetti (1.7.3), il Tracciato Generale (1.7.4) e i riquadri Popolazione, Anziani e Ordini Nemici (1.7.5).

rule-1-7-2-title = Territori e Aree
rule-1-7-2 =
    I Territori sono sette. Sei portano un numero di dado e hanno sei Aree ciascuno: 1 Shiprock, 2 Valle di San Juan, 3 Monti Zuni, 4 Monument Valley, 5 Terra degli Hopi, 6 Black Mesa. Il Canyon de Chelly non ha numero e ha tre Aree, perciò il dado non lo sceglie mai.
    - Un Territorio comprende le sue Aree, i suoi spazi Siccità, la sua Casella Fuga e la sua Casella Cattura.
    - Un'Area contiene qualsiasi numero di Famiglie e di Estranei, ma al massimo 1 Mais, 1 Missione, 1 Rancho, 1 Fortino e 1 Disturbo.
    - Il Valore di un'Area è il suo numero (da 1 a 6, nel Canyon da 1 a 3). Il Valore tra parentesi conta solo dove una regola o una tabella lo nomina.
    - Due Aree sono adiacenti se le unisce un collegamento, due Territori se i loro tracciati sono collegati; il Canyon è adiacente a tutti i Territori.
    - Santa Fé è un'Area speciale di Valore 1 in cui nessuna Famiglia può entrare.
    - L'Agricoltura è 3 meno i segnalini Siccità e i Rancho del Territorio, mai sotto 0; nel Canyon è sempre 3.

rule-1-7-3-title = Le caselle
rule-1-7-3 =
    Ogni casella della mappa ha il suo scopo:
    - PA Nemici Disponibili contiene i PA raccolti dal Nemico finché non li usa; un solo indicatore sul Tracciato Generale può sostituire i segnalini.
    - Le due caselle Fuori dal Gioco conservano i pezzi inutilizzati del Nemico e dei Diné.
    - La Casella Scorrere del Tempo contiene la popolazione e gli animali che lo Scorrere del Tempo può portare nelle Caselle Famiglia, nel Riquadro Anziani o nelle Risorse.
    - Cubetti Raid riceve i cubetti dei tuoi raid riusciti; ognuno riduce di 1 i PA raccolti dal Nemico. Recupero contiene i cubetti che stanno per tornare nel sacchetto.
    - Soggiogamento riceve i cubetti rossi pescati nei raid o con Soggiogare. Dopo ogni cubetto rosso consulta la tabella Soggiogamento. Ogni verifica dei 3 cubetti conta solo i rossi, perché Buona Medicina può aggiungerne di neri.

rule-1-7-4-title = Il Tracciato Generale
rule-1-7-4 =
    PA Diné, Cultura e Forza Militare non superano mai 19; Morale Nemico e Ferocia Nemica restano tra 0 e 19; ogni eccedenza è persa. I PA Nemici non spesi non hanno limite.
    - Ogni punto Cultura che devi perdere con Cultura 0 costa invece 2 Forza Militare, e ogni punto Forza Militare che devi perdere con Forza Militare 0 costa invece 2 Cultura. Se l'altro valore non basta si ferma a 0, e nulla si riconverte.
    - La conversione vale solo per le perdite: un costo va pagato per intero con il suo valore.
    - Con Cultura 0 nessuna nuova Famiglia può entrare nello Scorrere del Tempo e non puoi acquistare Beni Commerciali nella Pianificazione o da un Fortino; quelli che hai già restano utilizzabili, e lo scambio con animali o Mais resta possibile.
    - Con Forza Militare 0 nessuna Famiglia può combattere una Battaglia (Agguato compreso) né compiere raid nel Nuovo Messico o contro un Avamposto o un Fortino.
    - La Ferocia Nemica si somma al dado del Nemico in Battaglia.
    - Il Morale Nemico che scende a 0 durante un turno non chiude la partita: lo guardano solo la Fase di Scarto e il passo 6 della carta 55.

rule-1-7-5-title = I riquadri
rule-1-7-5 =
    Il riquadro Popolazione ha sei Caselle Famiglia, ciascuna con uno spazio per uomo, donna, bambino e cavallo e uno spazio di attesa per il segnalino Famiglia. Una Famiglia può essere in gioco solo finché la sua casella contiene almeno un adulto; quando non ne contiene più, il bambino e il cavallo vanno nella Casella Scorrere del Tempo e il segnalino Famiglia lascia la mappa. Durante un Raid Nemico, per una Famiglia che ha perso l'ultimo adulto arrendendosi o in Battaglia, questa verifica aspetta la fine del raid. Le nuove Famiglie entrano solo con il passo 1C dello Scorrere del Tempo. Il Riquadro Anziani è una fila di sette caselle senza limite di segnalini; i nuovi anziani partono dalla più a sinistra, e da sinistra a destra i Livelli Anziano sono: nessuno, 1, 2, 2, 3, 4, 5. Il riquadro degli Ordini Nemici ha tre colonne, Attiva, Inattiva e Standby, di sei righe ciascuna.

rule-1-8-title = I cubetti
rule-1-8 =
    I cubetti rappresentano le ricchezze e i difensori del Nuovo Messico: nero per cavalli o pecore, marrone per cavalli, bianco per pecore, giallo per schiavi, rosso per la stabilità del Nuovo Messico, verde per soldati spagnoli e messicani o volontari, blu per soldati americani. La dotazione completa è di 4 marroni, 4 bianchi, 3 neri, 3 rossi, 3 verdi, 2 gialli e 1 blu. Il periodo spagnolo ne usa 15: 3 marroni, 3 bianchi, 3 neri, 3 rossi, 2 gialli, 1 verde. Il periodo messicano ne usa 19: 4 marroni, 4 bianchi, 3 neri, 3 rossi, 2 gialli, 3 verdi. Il periodo americano ne usa 18: 4 marroni, 4 bianchi, 3 neri, 3 rossi, 2 gialli, 1 verde, 1 blu.

rule-1-9-title = Il sacchetto
rule-1-9 =
    Il sacchetto contiene i cubetti, che si pescano sempre a caso. Se serve una pesca e il sacchetto è vuoto, la pesca si salta; un raid in corso finisce lì, e non si fa alcun Reset dei Cubetti.

rule-1-10-title = Le carte
rule-1-10 =
    A parte la carta Capotribù della partita a due, ci sono cinque tipi di carte: Operazioni, Cerimonia, Sviluppo Culturale, Evento Storico ed Evento di Transizione. Le carte da 1 a 40 sono 28 Operazioni e 12 Cerimonie; gli Eventi Storici sono 41–44, 46–49 e 51–54; gli Eventi di Transizione sono 45, 50 e 55; gli Sviluppi sono 24.

rule-2-title = Sequenza di gioco
rule-2 =
    Un turno consiste nel pescare una carta, risolverla ed eseguire la Fase di Scarto. Ripeti finché non sei sconfitto, non vinci o lo scenario non finisce.

rule-2-1-title = Pesca
rule-2-1 =
    Pesca la prima carta del mazzo e scoprila. Se mai il mazzo fosse vuoto, lo scenario finisce e si giudica secondo le sue condizioni di vittoria.

rule-2-2-title = Risoluzione della carta
rule-2-2 =
    Risolvi le parti stampate sulla carta dall'alto in basso: Segmento Operazioni (2.2.1), Evento Maggiore (2.2.2), Evento Minore (2.2.3) e Segmento Controllo Vittoria (2.2.4). Quali parti ci siano dipende dal tipo di carta.

rule-2-2-1-title = Segmento Operazioni
rule-2-2-1 =
    Solo le carte Operazioni hanno questo segmento, in cui il Nemico e i Diné eseguono ciascuno esattamente una fase Operazioni. Il Nemico va per primo, a meno che tu non decida di Anticipare: prima del passo 1 della fase Nemica puoi spendere i PA stampati sulla carta, se li hai tutti, e giocare per primo la tua fase. La carta mostra tre numeri, il costo per Anticipare e due valori di PA Nemici: il Nemico raccoglie il più basso se hai Anticipato, altrimenti il più alto.

rule-2-2-2-title = Segmento Evento Maggiore
rule-2-2-2 =
    Esegui l'Evento Maggiore della carta, di qualunque tipo sia (sezione 6). Su una carta Cerimonia questo mette anche un segnalino popolazione nella Casella Scorrere del Tempo e, nel suo passo 3, ti permette di prendere la carta in mano; altrimenti è scartata. Dopo l'Evento Maggiore di una carta Cerimonia passa direttamente alla Fase di Scarto.

rule-2-2-3-title = Segmento Evento Minore
rule-2-2-3 =
    Solo una carta Operazioni ha un Evento Minore. È uno di questi quattro: Siccità, Recupero, Cambio di Posizione o Reset dei Cubetti (sezione 7).

rule-2-2-4-title = Segmento Controllo Vittoria
rule-2-2-4 =
    Dopo un Evento Storico scegli tra Buona Medicina (8.1), se puoi pagarla, e un Controllo Vittoria (8.2). Un Evento di Transizione non consente mai Buona Medicina e comporta un solo Controllo Vittoria, quello del passo 2 della sua procedura. Le carte Operazioni e Cerimonia saltano questo segmento.

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
    Scarta la carta corrente, a meno che stia scoperta lungo il bordo superiore della mappa per un effetto duraturo. Non si scarta nemmeno una carta Cerimonia che hai preso in mano, e la tua mano non ha limite.

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
    Esegui in ordine sei passi: nuova popolazione, PA dagli anziani, Azioni Anziano, acquisto di Beni Commerciali, Guerra Tribale o Diplomazia Tribale, Reset dei Cubetti.

rule-3-1-step-1-title = Pianificazione, passo 1: nuova popolazione
rule-3-1-step-1 =
    Metti nella Casella Scorrere del Tempo un segnalino popolazione del tipo indicato sulla carta Operazioni corrente, prendendolo da Fuori dal Gioco. Se lì non ce n'è nessuno di quel tipo, non succede nulla.

rule-3-1-step-2-title = Pianificazione, passo 2: gli anziani danno PA
rule-3-1-step-2 =
    Guadagni 1 PA per ogni anziano nel Riquadro Anziani, in qualunque casella si trovi, fino al limite di 19. Poi sposta ogni anziano di una casella a destra; quelli già nella casella più a destra restano lì.

rule-3-1-step-3-title = Pianificazione, passo 3: Azioni Anziano
rule-3-1-step-3 =
    Ogni anziano può tentare un'Azione Anziano gratuita, uno dopo l'altro nell'ordine che preferisci. Indica l'anziano e l'azione, poi tira un dado: se il risultato è pari o inferiore al Livello Anziano della sua casella attuale l'azione riesce, altrimenti non succede nulla. Le condizioni si verificano di nuovo per ogni anziano.
    - Azione 1, se la Cultura supera la Forza Militare: Cultura −1 e Forza Militare +1.
    - Azione 2, se la Forza Militare supera la Cultura: Forza Militare −1 e Cultura +1.
    - Azione 3: alza o abbassa di 1 la Ferocia di una Famiglia in gioco, entro 0 e 3 e mai sopra 0 senza un uomo. Un aumento con Forza Militare inferiore a 5 dà anche 1 Forza Militare; un calo con Cultura inferiore a 5 dà anche 1 Cultura. Gli anziani possono cambiare la Ferocia della stessa Famiglia una sola volta per carta; un tentativo fallito non conta.
    - Azione 4: guadagni 1 PA.

rule-3-1-step-4-title = Pianificazione, passo 4: Beni Commerciali
rule-3-1-step-4 =
    Se la Cultura è superiore a 0, ogni Famiglia in gioco con una donna può pagare 1 PA, una volta sola, per portare un segnalino Beni Commerciali da Fuori dal Gioco alle Risorse. Se non ci sono Beni Commerciali Fuori dal Gioco, nessuno può acquistarne.

rule-3-1-step-5-title = Pianificazione, passo 5: Guerra Tribale o Diplomazia Tribale
rule-3-1-step-5 =
    Ogni Famiglia in gioco con un uomo può pagare 1 PA per un tentativo dell'una o dell'altra. Il bersaglio dev'essere un Ordine Ute! o Comanche! sulla faccia visibile nella colonna Attiva; se non ce n'è, il tentativo non si può fare.
    - La Guerra Tribale richiede Forza Militare superiore a 0: combatti una Battaglia contro quella tribù nella colonna «raid propri e Guerra Tribale» della Tabella Battaglia. Con FV o MFV tira un dado e scambia il bersaglio con l'Ordine in Standby in quella riga. La Famiglia non va mai in una Casella Fuga o Cattura.
    - Diplomazia Tribale: spendi quanti Beni Commerciali vuoi, anche nessuno, poi tira un dado e somma i Beni spesi e il modificatore di Fuga della Famiglia, senza il bonus di Manuelito. Un totale di 6 o più è un successo; un 6 naturale riesce sempre e un 1 naturale fallisce sempre. Se riesci, tira un dado ed esegui lo scambio come sopra; se fallisci, i Beni sono semplicemente persi.
    - Se lo spazio Standby estratto è vuoto non c'è scambio; altrimenti il bersaglio va in quella riga Standby e l'altro Ordine prende il suo posto nella colonna Attiva.

rule-3-1-step-6-title = Pianificazione, passo 6: Reset dei Cubetti
rule-3-1-step-6 =
    Esegui il Reset dei Cubetti: prima tutti i cubetti di Recupero tornano nel sacchetto, poi tutti quelli di Cubetti Raid passano in Recupero.

rule-3-2-title = Effettuare Azioni
rule-3-2 =
    Puoi attivare tante Famiglie quanti sono gli anziani nel Riquadro Anziani, più il numero di Famiglie nel Canyon de Chelly oppure 1, secondo quale sia maggiore; il conto si fa una volta, all'inizio dell'operazione. Puoi attivarne meno, o nessuna. Ogni Famiglia si attiva al massimo una volta, nell'ordine che vuoi, e finisce prima che cominci la successiva. Riceve 6 PM meno 1 per ogni spazio popolazione vuoto nella sua casella (lo spazio cavallo non conta), corretti dagli Sviluppi; la popolazione persa in seguito non toglie PM. Spendi i PM in qualsiasi combinazione e ordine delle azioni da 3.2.1 a 3.2.8. Non puoi cominciare un'azione di cui non puoi pagare l'intero costo, e i PM non spesi sono persi alla fine dell'attivazione.

rule-3-2-1-title = Trovare una Pozza d'Acqua
rule-3-2-1 =
    Per 9 PM meno il Valore della sua Area, la Famiglia toglie un segnalino Siccità dal suo Territorio. Una Famiglia con un cavallo deve usare il Valore tra parentesi, il che rende l'azione più cara. Non è possibile se nel Territorio non c'è Siccità, quindi mai nel Canyon de Chelly.

rule-3-2-2-title = Muovere in un'Area adiacente
rule-3-2-2 =
    Muovere costa il Valore dell'Area in cui entri, o il suo Valore tra parentesi se la Famiglia ha un cavallo. Aggiungi 1 PM in tutto se il tracciato in cui entri ha un Avamposto in un'Area di Valore pari o superiore, e un altro PM se il Territorio in cui entri ha un Fortino in una qualsiasi Area. Una Famiglia che comincia nell'Area di un Fortino e non ha speso PM paga il costo normale più un tiro di dado; il dado si tira una volta per attivazione e, se il totale è troppo alto, la Famiglia resta, non paga nulla e non può tentare di nuovo di andarsene muovendo finché non ha speso PM per altro. Una Famiglia con Ferocia 1 o più che finisce la sua attivazione nell'Area di un Fortino si scioglie: tutta la sua popolazione e il suo cavallo vanno nella Casella Scorrere del Tempo e il segnalino Famiglia nella sua casella. Le Famiglie con Ferocia 0 e quelle non attivate non si sciolgono.

rule-3-2-3-title = Muovere verso o dal Canyon de Chelly
rule-3-2-3 =
    Questo viaggio consuma tutti i PM della Famiglia, perciò lo può fare solo chi non ne ha ancora spesi, e non fa altro. Verso il Canyon: da qualsiasi Area della mappa, tranne quelle con un Fortino, a qualsiasi Area del Canyon. Dal Canyon: a qualsiasi Area di qualsiasi altro Territorio, mai a Santa Fé. I normali movimenti dentro il Canyon o lungo un collegamento stampato restano possibili al costo consueto.

rule-3-2-4-title = Piantare Mais o Raccogliere Mais
rule-3-2-4 =
    Entrambe le azioni costano il Valore dell'Area della Famiglia, mai quello tra parentesi, più 4 PM. Per piantare, pesca un Mais dal contenitore senza guardarlo e mettilo coperto nell'Area della Famiglia; l'Area non deve già contenere Mais e il contenitore non dev'essere vuoto, mentre Siccità, Avamposti e Fortini non contano. Il Mais torna nel contenitore appena una qualsiasi Famiglia lascia la sua Area per qualunque motivo, anche se un'altra rimane. Per raccogliere, la Famiglia deve avere Mais nella propria Area. Se nel Territorio non ci sono Siccità né Rancho il raccolto riesce da sé; altrimenti tira un dado, che deve superare il numero di segnalini Siccità e Rancho presenti. Se riesce, il Mais va scoperto nelle Risorse; se fallisce resta coperto, i PM sono persi e potrai ritentare più avanti.

rule-3-2-5-title = Raid nel Nuovo Messico
rule-3-2-5 =
    La Famiglia deve avere un uomo e non essere nell'Area di un Fortino, e la Forza Militare dev'essere almeno 1. Il costo è la somma dei Valori lungo il percorso più economico dall'Area della Famiglia (esclusa) a Santa Fé (inclusa, sempre 1), con i Valori tra parentesi se c'è un cavallo; Avamposti e Fortini non aggiungono nulla. In alternativa, una Famiglia che non ha speso PM può usarli tutti per un raid a lungo raggio da qualsiasi Area. Una volta dichiarato e pagato il raid, una Pace in vigore finisce subito. La Famiglia non si muove: pesca un cubetto e risolvilo nella colonna Nuovo Messico della Tabella Raid. Se le restano PM e ha ancora i requisiti, la Famiglia può ripetere il raid.

rule-3-2-6-title = Raid contro un Avamposto o un Fortino
rule-3-2-6 =
    La Famiglia deve avere un uomo, la Forza Militare dev'essere almeno 1, e la Famiglia deve trovarsi nell'Area del bersaglio o in un'Area più bassa dello stesso Territorio; con più bersagli possibili indicane prima uno. Il costo è il Valore semplice dell'Area della Famiglia, anche con un cavallo, e una Pace in vigore finisce subito. Pesca cubetti uno alla volta secondo la Tabella Raid finché i colpi bastano, una Battaglia è imposta o un risultato chiude il raid.
    - Un Avamposto nell'Area 2 o superiore è battuto con 1 colpo e arretra di un'Area; uno nell'Area 1 richiede 2 colpi ed è tolto, nel Fuori dal Gioco Nemico. In entrambi i casi la Famiglia guadagna 1 Ferocia e tu 1 Cultura. Il Mais nell'Area in cui arretra resta.
    - Fort Defiance richiede 3 colpi e Fort Fauntleroy 5, ovunque siano: il Fortino è tolto, la Ferocia della Famiglia sale di 1, il Morale Nemico scende di 2 e la Ferocia Nemica sale di 2. Un Fortino non dà Cultura e non arretra mai.
    - I colpi in eccesso sono persi, e quelli insufficienti si dimenticano alla fine del raid.

rule-3-2-7-title = Commerciare con un Fortino
rule-3-2-7 =
    Una Famiglia nell'Area del Fortino spende tutti i PM che le restano, almeno 1. Prendi quanti Beni Commerciali vuoi, anche nessuno, da Fuori dal Gioco alle Risorse, pagando 1 Cultura per ciascuno; non puoi prenderne più di quanti ne copra la tua Cultura o ne siano disponibili. La Ferocia della Famiglia diventa 0.

rule-3-2-8-title = Consiglio Tribale
rule-3-2-8 =
    Può farlo solo una Famiglia che non ha speso PM, e li spende tutti. Tira un dado: se il risultato è almeno pari al Valore semplice della sua Area guadagni 1 PA (limite 19); altrimenti non succede nulla.

rule-3-3-title = Scorrere del Tempo
rule-3-3 =
    Esegui in ordine undici passi, anche quando l'operazione è richiesta da un Evento di Transizione: adeguare la popolazione (da 1A a 1E), restituire gli animali, allevarli, raccogliere il Mais, nutrire la popolazione, nutrire gli animali, verificare la morte degli anziani, recuperare la terra, restituire il Mais, controllare la carta 41 e fare il Reset dei Cubetti.

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
    Ogni segnalino popolazione nelle Caselle Famiglia e nel Riquadro Anziani ha bisogno di 1 cibo, preso da un'unica riserva per tutta la tribù. Ogni Territorio con almeno una Famiglia dà una volta la sua Agricoltura; il Mais nelle Risorse dà il suo numero; ogni pecora spesa dalle Risorse sfama fino a 4 segnalini e va Fuori dal Gioco. Finché qualcuno non è sfamato e restano Mais o pecore devi usarli, nella combinazione che preferisci. Il cibo in eccesso è perso, e poi tutto il Mais delle Risorse torna nel contenitore. Scegli tu chi non mangia: quei segnalini vanno Fuori dal Gioco. Una Famiglia rimasta senza adulti esce dal gioco, e il suo bambino resta nella Casella Scorrere del Tempo fino al prossimo Scorrere del Tempo.

rule-3-3-step-6-title = Scorrere del Tempo, passo 6: nutrire gli animali
rule-3-3-step-6 =
    Ogni Territorio con almeno una Famiglia, compreso il Canyon de Chelly, sfama 1 cavallo e 1 pecora; conta i Territori dopo le perdite del passo 5. Gli animali nelle Risorse oltre quel numero per ciascun tipo vanno Fuori dal Gioco.

rule-3-3-step-7-title = Scorrere del Tempo, passo 7: morte degli anziani
rule-3-3-step-7 =
    Tira un dado per ogni anziano in una casella con Livello Anziano: con un risultato pari o inferiore al Livello l'anziano muore e va Fuori dal Gioco. Per gli anziani nella casella più a sinistra, senza Livello, non si tira.

rule-3-3-step-8-title = Scorrere del Tempo, passo 8: recupero della terra
rule-3-3-step-8 =
    Tira un dado e togli una Siccità da quel Territorio. Se non ne ha, toglila dal Territorio adiacente con il numero più basso tra quelli che hanno Siccità, se ce n'è uno.

rule-3-3-step-9-title = Scorrere del Tempo, passo 9: restituire il Mais
rule-3-3-step-9 =
    Tutto il Mais nelle Risorse torna nel contenitore. Il Mais coperto sulla mappa resta dov'è.

rule-3-3-step-10-title = Scorrere del Tempo, passo 10: carta 41
rule-3-3-step-10 =
    Se la carta 41, Pueblo Revolt, non è né nel mazzo né in gioco e in Soggiogamento ci sono meno di 3 cubetti rossi, il Morale Nemico scende di 1. In uno scenario che non usa la carta 41, questa vale come eliminata.

rule-3-3-step-11-title = Scorrere del Tempo, passo 11: Reset dei Cubetti
rule-3-3-step-11 =
    Esegui il Reset dei Cubetti: tutti i cubetti di Recupero tornano nel sacchetto, poi tutti quelli di Cubetti Raid passano in Recupero.


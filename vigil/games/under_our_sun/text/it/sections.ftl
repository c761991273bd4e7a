rule-general-title = Il gioco
rule-general =
    Un round è un giorno intero: preparazione, mattino, pomeriggio, notte. Ciò che si spende torna nella riserva, salvo che una regola lo lasci sulla tessera.
    - Si gioca da 1 a 4 persone, fino a 6 con l'espansione, con un personaggio a testa; da soli se ne guidano due.
    - Si gioca una missione, cioè una serie di carte in ordine fisso. È lei a dire che cosa bisogna ottenere.
    - Le azioni sono di tre tipi: movimento, interazioni e combattimento. Ognuna costa dei punti azione (PA), e alcune ne costano 0.
    - Si usano questi segnalini: primo giocatore, mercante, evento, contenitore, obiettivo, Figli della Libertà, coppie di lettere, segnalini universali, ferita, infezione, accampamento, piccola trappola, e il falò con la cucina da campo sul retro.
rule-map-tiles-title = Tessere mappa
rule-map-tiles =
    Una tessera mostra quanto costa entrarvi, quanti personaggi vi trovano posto, risorse, acqua, un evento o un contenitore e simboli nemico. Le risorse arrivano una volta, quando si rivela.
    - Le tessere sono 32, a sei lati, ognuna col suo numero. Alcune hanno anche un nome e due parole sul luogo.
    - Il valore di movimento, da 1 a 4, dice quanti PA servono per entrare.
    - Su una tessera stanno tanti personaggi quanti sono i suoi spazi movimento. Senza spazi movimento c'è posto per tutti. I nemici non occupano spazi.
    - L'area risorse elenca i cubetti, ed eventualmente un punto d'acqua. Quando la tessera si rivela, queste risorse vi si mettono sopra. Esempio: con un punto d'acqua, 1 tessuto e 1 legno arrivano proprio questi. Arrivano una volta: la preparazione riporta soltanto l'acqua.
    - L'area eventi mostra un evento, un contenitore o niente. Col simbolo evento si mette un segnalino appena la tessera si rivela, esplorando o caricando. Il simbolo di un contenitore dice con quale prova si apre: forza o abilità.
    - I simboli nemico dicono quanti nemici possono comparire.
    - Un simbolo accampamento vuol dire che la tessera stessa fa da accampamento. Il simbolo del negozio indica l'emporio di New Haven. Una tessera obiettivo si usa come dice la missione.
rule-new-haven-title = New Haven
rule-new-haven =
    La tessera di partenza, con l'emporio di Lawrence e un accampamento. Non si pescano carte notte, e non si può rubare né rapinare.
    - Quasi tutte le missioni cominciano da qui: la tessera sta al centro della mappa. Mostra l'emporio e un simbolo accampamento.
    - Chi si trova sulla tessera può andare da Lawrence, all'emporio.
    - Di notte qui nessuno pesca carte notte. All'emporio non si può rubare. Non lo si può nemmeno rapinare.
rule-characters-title = Personaggi
rule-characters =
    Ognuno ha salute, acqua, dadi per gli attributi, un'abilità e aree per oggetti, risorse ed equipaggiamento. Si porta solo ciò che ci sta.
    - Ognuno sceglie uno dei 4 personaggi, o 6 con l'espansione. Ciascuno ha abilità sue, stampate sulla plancia. Il colore è fisso; dargli un nome o no sta a te.
    - Sotto ogni attributo ci sono i dadi per le sue prove.
    - Un'abilità limitata riceve un segnalino universale quando la si usa. Resta esaurita fino al momento indicato dal testo; poi il segnalino si toglie.
    - Un'area oggetti tiene 1 oggetto. Un'area mista tiene 1 oggetto, oppure fino a 3 risorse. Un'area equipaggiamento tiene 1 pezzo. Ciò che non trova uno spazio libero non si può portare.
    - Esempio: tre legni riempiono un'area mista. Chi non ha altro posto può costruire usandoli tutti e tre, perché così l'area si svuota; se ne servono due, il terzo è ancora d'impiccio.
rule-characters-health-title = Salute
rule-characters-health =
    Il danno toglie cubetti dal tracciato salute, le cure li rimettono. A 2 o meno il personaggio è ferito, a 0 muore.
    - Per ogni danno un cubetto rosso, cioè 1 PS, passa dal tracciato alla riserva.
    - Con 2 PS o meno il personaggio prende un segnalino ferita. Con 0 PS muore.
rule-characters-death-title = Morte e rianimazione
rule-characters-death =
    Un personaggio morto non ha turni. Un altro può rianimarlo con un DAE nella fase della morte e nelle due seguenti; altrimenti è fuori dal gioco.
    - Il DAE può usarlo solo il personaggio di un altro giocatore, sulla stessa tessera ed entro un giorno: sono 3 fasi, senza contare la preparazione. Esempio: chi muore nel pomeriggio del giorno 1 si può rianimare fino alla fine del mattino del giorno 2.
    - Scaduto il tempo, o se il DAE fallisce come dice la sua carta, il personaggio è fuori per sempre. Le sue cose vanno nella riserva.
    - Fino ad allora il morto giace sulla sua tessera: non ha turni, non beve, non mangia, non subisce nulla e non occupa spazi. Nessuno può prendere le sue cose.
rule-characters-water-title = Acqua
rule-characters-water =
    Ogni personaggio beve un'acqua in ogni fase; senz'acqua perde 1 PS. L'acqua si tiene solo nelle bottiglie.
    - Bere è un obbligo. Chi ha acqua non può tenerla e subire il danno al suo posto; solo chi non ne ha perde 1 PS per ogni acqua che manca.
    - L'acqua sta sul tracciato dell'acqua e nelle bottiglie che sono oggetti, mai in uno spazio risorsa.
rule-characters-well-being-title = Benessere
rule-characters-well-being =
    Stanco, OK o in forma. Scende di uno ogni giorno e sale dormendo.
    - Si comincia da OK. Ogni azione Dormire lo alza di 1. Non esce mai dal tracciato.
    - Finché è stanco, un personaggio ha 2 PA in meno in ogni fase, fino a quando torna OK o in forma.
rule-characters-action-points-title = Punti azione
rule-characters-action-points =
    Sei in ogni fase, cinque durante una tempesta, due in meno se stanchi. A 0 il turno è finito.
    - Il tracciato PA mostra quanti ne restano. Un'azione lo abbassa del suo costo. La carta sole in vigore e il benessere possono ridurre i soliti 6, e una carta può dire altro. Esempio: stanchi e nella tempesta sono 3.
    - A 0 PA il turno finisce subito, anche per le azioni che costano 0, e tocca al giocatore seguente. Ciò che l'ultima azione ha provocato si risolve ancora.
rule-decks-title = Mazzi
rule-decks =
    Gli scarti stanno a faccia in su sotto il mazzo; quando arrivano in cima, tutte le carte si rimescolano.
    - I mazzi sono nove: nemici, notte, sole, eventi, oggetti, equipaggiamento, bottino, squadre, e le missioni con poche altre carte.
    - Nessuno guarda dentro un mazzo, a meno che lo dica una carta o una regola. Fanno eccezione gli oggetti e gli equipaggiamenti con l'occhio: chiunque può guardarli in ogni momento.
    - Ciò che si scarta va a faccia in su sotto il suo mazzo. Quando in cima c'è la prima carta scoperta, il mazzo è finito: si mescola tutto e si ricomincia.
rule-enemy-deck-title = Mazzo nemici
rule-enemy-deck =
    Una carta per ogni nemico: PS, dadi di giorno e di notte, per alcuni anche a distanza, che cosa succede incontrandolo e che cosa porta.
    - Ogni volta che entra in gioco un nemico si pesca una carta, e la sua pedina va sulla tessera.
    - La carta dice il tipo, il nome, i PS, i dadi corpo a corpo e a distanza, ciascuno di giorno e di notte, qualche parola su di lui e una tabella del bottino.
    - Al mattino e al pomeriggio vale il valore chiaro, di notte quello scuro.
    - Ciò che la carta dice dell'incontro si legge ad alta voce e si applica quando il nemico compare. Se l'ha fatto comparire chi è nascosto, gli effetti aspettano che attacchi.
    - La carta di un nemico sconfitto va a faccia in su sotto il mazzo, quando il corpo è stato perquisito o tolto.
rule-night-deck-title = Mazzo della notte
rule-night-deck =
    Di notte ognuno pesca una carta dopo aver bevuto, e una per ogni nuova tessera in cui entra allo scoperto. Un accampamento ne pesca una sola e può decidere a maggioranza a chi tocca; un fuoco tiene lontani gli animali.
    - La carta arriva all'inizio del proprio turno, dopo aver bevuto. Riguarda chi l'ha pescata, se non dice altro.
    - Su una tessera con un accampamento quella notte si pesca una carta sola: la pesca il primo che vi gioca il turno o vi arriva. Al posto di chi l'ha pescata, i giocatori presenti possono scegliere un personaggio dell'accampamento, con più della metà dei voti.
    - Chi di notte entra in una tessera per cui non ha ancora pescato pesca un'altra carta, anche caricando o intrufolandosi senza riuscirci. Non la pesca se c'è ancora qualcuno che ha già pescato per quella tessera. Nemmeno chi si intrufola con successo la pesca.
    - Accanto a un fuoco una carta con la parola Animale si può ignorare. Conta comunque come la carta pescata per quella tessera.
    - A New Haven non si pescano carte notte.
rule-sun-deck-title = Mazzo del sole
rule-sun-deck =
    Al mattino e al pomeriggio si mescolano tutte le carte sole e se ne pesca una: il tempo della fase. Quello del pomeriggio dura per la notte.
    - La pesca il primo giocatore all'inizio del mattino e del pomeriggio, non di notte. Vale per tutti. Poiché ogni volta si mescolano tutte e 10, ogni carta è probabile quanto le altre.
    - Tempesta: tutti hanno 5 PA invece di 6. Si può raccogliere la pioggia. Dormire costa 3 PA invece di 4. Falò e cucine da campo si spengono appena la carta è pescata.
    - Tempesta solare: niente di elettrico funziona.
rule-event-deck-title = Mazzo eventi
rule-event-deck =
    Chi entra in una tessera con un segnalino evento pesca una carta, dopo il combattimento se c'è, subito se è in modalità furtiva.
    - La carta si deve pescare e applicare. Può essere un bene o un male.
    - Se c'è un nemico, prima viene tutto il combattimento. Chi è entrato di nascosto non deve combattere prima.
    - Altrimenti l'evento aspetta che sulla tessera non resti nessun nemico attivo. Allora si pesca subito, anche nel turno di un altro. Se chi è entrato se ne va o muore prima, il segnalino resta per il prossimo.
    - Un segnalino vale una volta sola. Dopo, la tessera non ha più eventi.
rule-items-and-equipment-title = Oggetti ed equipaggiamento
rule-items-and-equipment =
    Le carte si usano come dicono. I segnalini su un tracciato si consumano, alcune carte si girano fino alla preparazione; le armi vuote si tengono.
    - Chi ottiene o costruisce una cosa ne prende la carta e la mette su uno spazio libero adatto. Da quel momento la può usare.
    - La carta dice di che cosa è fatta, il prezzo in acqua, che cosa fa, e se serve corpo a corpo, a distanza o se è elettrica. Le cose elettriche non funzionano durante una tempesta solare.
    - Le stelle in basso a sinistra indicano un oggetto iniziale. Il loro numero è il costo alla preparazione del gioco.
    - Una carta con un tracciato entra in gioco con tanti segnalini universali quanti ne indica. Ogni uso ne toglie uno; con l'ultimo la carta si scarta. Le armi si tengono, perché le munizioni si possono fabbricare.
    - Alcune cose si girano quando si usano, e si rigirano nella preparazione.
    - Un'arma conserva le munizioni quando cambia mano. Costruita, comprata o iniziale, è carica.
rule-loot-deck-title = Mazzo bottino
rule-loot-deck =
    Ciò che si trova viene da qui. Un contenitore aperto dà due carte, di cui una si tiene. Gli oggetti eroe servono solo a chi ne porta il nome.
    - Ogni volta che si deve pescare bottino, si pesca da questo mazzo.
    - Un oggetto col nome di un personaggio lo usa soltanto lui. Gli altri possono portarlo, scambiarlo e venderlo.
    - Chi apre un contenitore pesca 2 carte e ne tiene 1. L'altra si rimescola nel mazzo.
rule-set-up-title = Preparazione del gioco
rule-set-up =
    Missione, primo giocatore, modalità, personaggi, oggetti iniziali, mazzi, sacchetto, New Haven e il suo emporio.
    - Il gruppo sceglie se giocare in modo cooperativo o semi-cooperativo. Se non si mette d'accordo, decide il primo giocatore.
    - I mazzi nemici, eventi, notte, sole e bottino si mescolano e si mettono a faccia in giù, ciascuno per sé. I segnalini del giorno stanno su giorno 1 e mattino. Nel sacchetto vanno i cubetti della sua lista.
    - New Haven sta al centro, con le sue risorse. L'emporio viene rifornito.
    - Il giorno 1 non c'è preparazione. Il primo giocatore comincia dal mattino: carta sole, PA e bere sono quelli di ogni giorno. Quando qualcuno non ha più PA o aspetta, il turno passa in senso orario.
rule-set-up-mission-title = Preparazione della missione
rule-set-up-mission =
    Ogni carta missione dice che cosa si dispone e qual è l'obiettivo.
    - Il gruppo sceglie insieme una missione e dispone ciò che dice la sua prima carta. Una missione ha una serie fissa di carte e una difficoltà, da ! a !!!.
    - Il briefing si legge ad alta voce prima del primo turno. Esso e la prima carta sono noti a tutti. Le carte successive nessuno le legge prima che ci si arrivi.
rule-set-up-first-player-title = Il primo giocatore
rule-set-up-first-player =
    Ognuno tira tre dadi verdi; comincia chi ha più successi, e chi pareggia ritira.
    - I dadi si tirano una volta a testa. Ritira soltanto chi è in parità per il numero più alto di successi.
rule-set-up-characters-title = Scelta dei personaggi
rule-set-up-characters =
    In senso orario dal primo giocatore, uno a testa; da soli se ne giocano due. Tracciati pieni, benessere OK, sei PA, tre dadi karma.
    - Sceglie per primo il primo giocatore, poi gli altri a turno.
    - Salute e acqua si riempiono. Il segnalino del benessere sta su OK, quello dei PA su 6. Ognuno prende 3 dadi karma.
rule-set-up-starting-items-title = Oggetti iniziali
rule-set-up-starting-items =
    Si offrono sei carte con la stella. Un punto per giocatore, almeno quattro, divisi in parti uguali; si possono mettere in comune, e nessuno è obbligato a pagare.
    - C'è 1 punto per ogni giocatore, ma almeno 4 in tutto. Si dividono in parti uguali, e quelli che avanzano vanno al primo giocatore. Esempio: di tre giocatori il primo ha 2 punti, gli altri 1 ciascuno.
    - Le 6 carte offerte si pescano a caso fra quelle con la stella. Una carta costa tanti punti quante sono le sue stelle.
    - Per un oggetto caro si possono unire i punti. Chi paga e chi lo riceve si decide d'accordo, e nessuno è costretto; ciò su cui non c'è accordo non si compra e non costa nulla.
rule-modes-title = Modalità
rule-modes =
    Insieme contro il deserto; oppure con un Figlio della Libertà mescolato fra le carte dei Sopravvissuti, senza sapere se è in gioco.
    - La prima carta di una missione consiglia una modalità. In quella cooperativa tutti ne perseguono insieme l'obiettivo. In quella semi-cooperativa può esserci un traditore; si consiglia da 3 giocatori in su.
    - Si pesca a faccia in giù una delle tre carte dei Figli della Libertà e la si mescola con tanti Sopravvissuti quanti sono i giocatori, più 4. Le altre due restano fuori, e nessuno le guarda. Esempio: in tre si mescolano 7 Sopravvissuti e 1 Figlio della Libertà.
    - Ognuno ne pesca una, la legge di nascosto e la tiene coperta sotto la plancia. Quelle che avanzano restano nascoste: può non esserci nessun Figlio della Libertà.
    - Le carte squadra restano segrete finché lui non si rivela o la partita non finisce.
    - I Sopravvissuti vincono con l'obiettivo della missione. Vincono anche se il personaggio del Figlio della Libertà esce per sempre dal gioco, scoperto o no. Lui vince con l'obiettivo della sua carta.
rule-modes-sons-of-liberty-title = Il Figlio della Libertà
rule-modes-sons-of-liberty =
    Una volta al giorno può chiamare uno dei suoi accanto a sé, e per 2 PA mandarne uno una tessera più in là; entrambe le cose lo rivelano. Incontrando i suoi può tacere ed essere attaccato, o mostrare la carta.
    - Non ce n'è mai più di uno. Lui sa che tutti gli altri sono Sopravvissuti; loro non sanno se esista.
    - Chiamare costa 0 PA: si pescano carte dal mazzo nemici fino al primo Figlio della Libertà, che compare su una tessera accanto a lui. Si può fare anche fra due azioni degli altri.
    - Mandarne uno costa 2 PA ogni volta, nel suo turno e finché i PA bastano: un nemico dei Figli della Libertà che sta sulla sua tessera o accanto si sposta di una tessera.
    - Con l'una o l'altra cosa mostra chi è: di solito si scopre così. La sua carta si gira.
    - Ogni volta che, non ancora scoperto, incontra un nemico dei Figli della Libertà, sceglie: tace ed è attaccato come chiunque, oppure mostra la carta.
    - Una volta scoperto, non lo attaccano più per il resto della partita. Con lui non cominciano un primo turno di combattimento e non contrattaccano; gli altri nemici lo trattano come prima.
    - Da allora nessuna carta squadra deve più restare segreta.
rule-solo-title = In solitaria
rule-solo =
    Un giocatore guida due personaggi e decide in ogni fase chi agisce per primo.
    - Scegli 2 personaggi e li guidi entrambi per tutta la partita. In ogni fase decidi di nuovo chi agisce per primo. Giocano turni interi, uno dopo l'altro; per rianimare, unirsi a un combattimento e scambiare, ciascuno vale come il personaggio di un altro giocatore.
    - Ci sono 4 punti per gli oggetti iniziali. Ciascuno dei due ha i suoi tracciati e 3 dadi karma.
rule-actions-title = Azioni
rule-actions =
    Movimento, interazioni e combattimento; ognuna costa i suoi PA. Un turno finisce a 0 PA o aspettando.
    - I costi sono questi: Muoversi da 1 a 4, Caricare 2, Intrufolarsi da 2 a 5.
    - Esplorare, ricognizione, raccogliere, rifornirsi, costruire, perquisire, mangiare, raccogliere la pioggia e aprire un contenitore 1; scambiare 1 con ciascuno; usare 0 o 1; lasciare a terra 0; dormire da 3 a 5.
    - Accendere un fuoco 1, cucina da campo 1, cucinare 2, montare o smontare un accampamento 1, munizioni 1.
    - Attaccare 1, schivare 1, aspettare 0, attacco furtivo 2, tirare 1. Avvicinarsi a chi tira costa da 1 a 4.
    - Una visita a un mercante 1, e ogni furto 1 in più. Per il Figlio della Libertà: chiamare 0, mandare 2.
rule-actions-movement-title = Movimento
rule-actions-movement =
    Muoversi: il valore della tessera in cui si entra. Caricare: 2 PA, rivelare ed entrare. Intrufolarsi: il valore più uno, con una prova di furtività.
    - Muoversi porta su una tessera vicina già rivelata, per 1-4 PA. Non si entra in una tessera i cui spazi movimento sono tutti occupati.
    - Caricare rivela una tessera vicina e ci entra con una sola azione, per 2 PA qualunque sia il valore. Può far comparire nemici e cominciare un primo turno di combattimento.
    - Intrufolarsi costa 1 PA più del valore, quindi 2-5, e una prova di furtività. Se riesce, nessun nemico si attiva o attacca, e il personaggio è nascosto. Se fallisce, ci va lo stesso, paga lo stesso, e i nemici si attivano. Di notte a questa prova si aggiunge un dado rosso.
    - Lasciare una tessera con nemici, in qualunque modo, è già un'azione lì: chi è in vista viene colpito prima di andarsene.
    - Esplorare e caricare richiedono una tessera. Finita la pila, si possono rivelare solo quelle che sono già a terra a faccia in giù.
rule-actions-interactions-title = Interazioni
rule-actions-interactions =
    Esplorare, ricognizione, raccogliere, rifornirsi, costruire, usare, perquisire, mangiare, raccogliere la pioggia, dormire, aprire un contenitore, lasciare a terra.
    - Esplorare, 1 PA: si indica un luogo vicino senza tessera, poi se ne pesca una, la si mette lì e la si riempie. Così non entra nessuno, quindi non arrivano né nemici né eventi.
    - Ricognizione, 1 PA: solo dove ti sei intrufolato e c'è un simbolo nemico. Si pesca la prima carta nemico e se ne mette la pedina; resti nascosto.
    - Raccogliere, 1 PA: 1 oggetto o equipaggiamento, oppure fino a 2 risorse, dalla tessera agli spazi liberi. L'acqua non si raccoglie.
    - Rifornirsi, 1 PA: a un punto d'acqua si riempiono tutte le bottiglie, finché c'è acqua sulla tessera. Esempio: con posto per 5 e un punto da 4, ne prendi 4.
    - Costruire, 1 PA: le risorse indicate vanno dalla tua plancia alla riserva, e la carta su uno spazio libero; contano anche gli spazi che così si liberano.
    - Usare, 0 o 1 PA: in ogni momento del proprio turno, e gratis se la carta non indica un costo. Una carta serve una volta, per sempre, quante volte dice il tracciato, o girandola.
    - Perquisire, 1 PA: chiunque sia sulla tessera può frugare un nemico sconfitto, una volta per corpo. Si tira un dado verde, e i successi indicano la riga della carta. Poi il corpo sparisce; gli altri si tolgono nella preparazione.
    - Mangiare, 1 PA: 1 cibo diventa 1 PS, fino al tracciato pieno.
    - Raccogliere la pioggia, 1 PA, solo nella tempesta: 1 acqua in uno spazio acqua libero, quante volte vuoi.
    - Dormire alza il benessere di 1. Costa 4 PA, nella tempesta 3, in un accampamento 1 in meno ma mai sotto 3; di notte fuori da un accampamento 5. Accanto ai nemici non si dorme, a meno di essere nascosti.
    - Aprire un contenitore, 1 PA: la prova che mostra, forza o abilità. Se riesce peschi 2 carte bottino e ne tieni 1. I contenitori stanno sulle tessere o arrivano con le carte evento. Si può riprovare.
    - Lasciare a terra, 0 PA: si lascia sulla tessera quanto si vuole. L'acqua lasciata è persa subito, tranne in un accampamento, dove si conserva. Il resto rimane lì fino alla preparazione e poi sparisce, tranne in un accampamento.
rule-actions-trade-title = Scambi
rule-actions-trade =
    Per 1 PA qualsiasi numero di cose con un personaggio sulla tessera, se è d'accordo. Un rifiuto non costa nulla.
    - Passano di mano oggetti, equipaggiamenti e risorse, anche acqua, anche in regalo. Si commercia anche con un mercante che sta sulla tessera.
    - Chi è di turno paga 1 PA per ogni persona con cui scambia. Gli altri non pagano niente. Esempio: scambi con uno, e un altro rifiuta; fa 1 PA.
rule-skill-tests-title = Prove di abilità
rule-skill-tests =
    Forza, abilità o furtività: i dadi stampati sulla plancia. Basta un successo che nessuna croce annulli.
    - Una prova si fa con la forza, con l'abilità o con la furtività. Si tirano i dadi che stanno sotto quell'attributo. Con almeno 1 successo, tolte le croci, la prova riesce.
    - Chi è ferito aggiunge un dado rosso. Ogni croce annulla un successo.
    - Il dado verde ha 1 successo doppio, 4 successi e 3 facce vuote. Il dado giallo ha 4 successi e 4 facce vuote. Il dado blu ha 3 successi e 5 facce vuote. Il dado rosso ha 3 croci e 5 facce vuote.
    - Un successo doppio vale 2. Esempio: un successo doppio e una croce lasciano 1, e la prova riesce.
rule-stealth-title = Furtività
rule-stealth =
    Chi si è intrufolato è nascosto. Ogni altra azione lì richiede una prova di furtività; fallendo si è esposti, e i nemici attaccano.
    - Andare allo scoperto dove c'è un nemico o un simbolo nemico vuol dire combattere. Intrufolarsi lo evita. Si è nascosti solo sulla tessera in cui ci si è intrufolati.
    - Lasciare una tessera con un nemico può ancora provocare un attacco: chi è nascosto fa la prova per andarsene. Chi si intrufola altrove ne fa due, una per tessera.
    - Ogni altra azione sulla tessera richiede una nuova prova per restare nascosti. Se fallisce, sei esposto; i nemici si attivano e comincia un primo turno di combattimento. Poi l'azione si compie, se è ancora possibile. Aspettare, bere e la ricognizione non richiedono prove.
    - Finché sei nascosto e superi la prova, nessuno contrattacca per ciò che fai.
    - Chi si trova su un simbolo nemico quando nella preparazione se ne toglie il segnalino è da quel momento nascosto, e ogni sua azione lì richiede la prova. Esempio: sconfiggi un nemico, dormi sulla sua tessera, e al mattino nessuno ti attacca; ma per raccogliere qualcosa fai una prova di furtività.
    - Si resta nascosti anche per fasi e giorni. Finisce con una prova fallita, un attacco furtivo, un attacco aperto, o andandosene.
rule-karma-title = Karma
rule-karma =
    Tre dadi per tutta la partita. Una volta al giorno si ritirano dei dadi, ognuno con un dado karma; senza il simbolo il dado karma è perso.
    - Ogni personaggio ha 3 dadi karma, e non ne arrivano altri. Una volta al giorno può ritirare uno o più dadi a scelta. Possono essere di un personaggio o di un nemico. Non costa PA.
    - Con ogni dado si tira un dado karma. Se mostra il simbolo, lo tieni per un'altra volta. Altrimenti è perso per il resto della partita. Il nuovo risultato del dado vale. Esempio: ritiri due dadi con due dadi karma; uno mostra il simbolo, quindi ne hai uno in meno.
rule-camp-title = Accampamento
rule-camp =
    Una tenda montata su una tessera: una sola carta notte per tutti, sonno meno caro, e un deposito che la preparazione non tocca.
    - Per 1 PA e le sue risorse costruisci la tenda come oggetto, oppure subito come accampamento sulla tua tessera. Una tenda che porti con te diventa accampamento per 1 PA.
    - Per 1 PA si smonta in ogni momento del proprio turno, anche se l'ha montato un altro: il segnalino si toglie, e alla tenda serve uno spazio libero sulla plancia. Ciò che vi era conservato passa a chi l'ha smontato. Quello che non ci sta resta sulla tessera.
    - Un accampamento ripara tanti personaggi quanti sono gli spazi movimento della tessera. Esempio: con 2 spazi c'è posto per 2.
    - Ogni notte vi si pesca una sola carta notte. Dormire costa 1 PA in meno. Vi si conservano risorse, acqua, oggetti ed equipaggiamenti senza limite, e la preparazione non li tocca.
rule-campfire-title = Falò e cucina da campo
rule-campfire =
    Acceso con un oggetto FUOCO e un legno, arde fino alla prossima tempesta e tiene lontani gli animali. Con un metallo diventa una cucina: un cibo diventa tre.
    - Per accenderlo servono qualcosa con la parola FUOCO, 1 PA e 1 legno. Arde finché si pesca la prossima carta Tempesta. Il falò stesso vale come FUOCO.
    - Sulla sua tessera le carte notte con la parola Animale si possono ignorare. Gli animali non vanno sulla tessera.
    - Per 1 PA e 1 metallo diventa una cucina da campo. Lì con 2 PA 1 cibo diventa 3. Quando la cucina sparisce, per esempio in una tempesta, sulla tessera resta 1 metallo.
rule-conditions-title = Condizioni
rule-conditions =
    Ferite e infezioni, un segnalino per ciascuna.
    - Nessuno ha più di un segnalino ferita, né più di un segnalino infezione.
rule-conditions-wounded-title = Ferito
rule-conditions-wounded =
    A 2 PS o meno: un dado rosso a ogni tiro, finché non si torna a 3 PS.
    - Chi ha 2 PS o meno è ferito. Con 3 PS o più non lo è più.
    - A ogni tiro del personaggio si aggiunge un dado rosso: prove, attacchi, contrattacchi, la perquisizione di un corpo. Ogni croce annulla un successo degli altri dadi. I dadi karma e il d8 si tirano senza.
rule-conditions-infection-title = Infezione
rule-conditions-infection =
    1 PS all'inizio di ogni mattino e di ogni notte, finché antibiotico, medikit o la Medica non la curano.
    - Arriva con le carte. Al pomeriggio non fa danni. Quando è curata, il segnalino torna nella riserva.
rule-resources-title = Risorse
rule-resources =
    Ognuna ha un valore in acqua: cibo, connettore e legno 2, alcol e plastica 3, le altre 1. Quelle casuali vengono dal sacchetto.
    - L'acqua è la moneta, e ogni cosa ne vale un po'. Acqua, tessuto e metallo valgono 1, cibo, connettore e legno 2, alcol e plastica 3. I mercanti scambiano a questi valori. Esempio: 1 cibo vale 2 acque.
    - Le risorse casuali si pescano dal sacchetto quando lo dice una carta. Quando il sacchetto è vuoto, vi si mette un cubetto di ogni risorsa che la riserva ha ancora.
rule-ammunition-title = Munizioni
rule-ammunition =
    Per 1 PA un metallo dà due cartucce, un legno tre frecce. Un colpo sta sull'arma o occupa uno spazio risorsa.
    - 1 PA e 1 metallo danno 2 cartucce. 1 PA e 1 legno danno 3 frecce. Per farle non serve avere un'arma.
    - Ogni colpo sta sulla carta della sua arma, oppure occupa da solo uno spazio risorsa.
    - Le armi comprate da un mercante sono cariche. Per un'arma trovata, i dadi della carta dicono quanti colpi restano.
rule-enemies-title = Nemici
rule-enemies =
    Ogni simbolo scoperto ne genera uno quando si entra allo scoperto. Una volta sconfitto, il simbolo resta coperto fino alla preparazione.
    - Un nemico è un animale, un umano o un mutato. Alcuni appartengono ai Figli della Libertà; è un segno a parte.
    - Chi entra in una tessera con un simbolo e non è nascosto ne attiva il nemico: la carta si pesca e si legge ad alta voce, si mette la pedina, e comincia un primo turno di combattimento.
    - Quando è sconfitto, un segnalino universale ne copre il simbolo, e da lì non viene più nessuno. Nella preparazione questi segnalini si tolgono.
    - I nemici con lo stesso nome si distinguono con le lettere, una accanto alla pedina e una sulla carta.
rule-enemies-movement-title = Movimento dei nemici
rule-enemies-movement =
    Nella preparazione, un d8 ciascuno: da 1 a 6 una tessera adiacente, 7 resta, 8 un passo verso il personaggio più vicino. Dove c'è un personaggio visibile non si muovono.
    - Si muovono solo i nemici senza un personaggio sulla tessera. Lo fanno nella preparazione, o quando lo dice una carta. Ognuno tira il suo d8 e fa esattamente 1 tessera: da 1 a 6 sono le sei vicine. Con 7 resta. Con 8 va di una tessera verso il personaggio più vicino.
    - Se più personaggi sono alla stessa distanza, tirano 2 dadi verdi ciascuno, e il nemico va verso chi ha meno successi. Tira solo chi è alla distanza minore.
    - Dove non c'è ancora una tessera se ne mette una a faccia in giù, e il nemico ci sta sopra.
    - I nemici che stanno con un personaggio restano, a meno che sia nascosto. Quando raggiungono qualcuno, non attaccano prima che agisca.
rule-combat-title = Combattimento
rule-combat =
    Ogni azione accanto ai nemici è un turno di combattimento: tutti contrattaccano. Gli attacchi sono simultanei, ogni successo costa 1 PS, e chi cade colpisce ancora.
    - Un combattimento comincia di solito con un primo turno, che non costa PA. Dopo, ogni azione del personaggio di turno è un turno di combattimento, e chi si unisce agisce al suo interno.
    - Finché sei accanto ai nemici e non sei nascosto, a ogni tua azione rispondono tutti, che tu combatta o no. Vale anche per le azioni da 0 PA; solo aspettare, bere e il karma non provocano nessuno.
    - In un turno di combattimento ciascuno, amico o nemico, ha una sola azione di combattimento. Un nemico che ha attaccato non attacca più fino al turno seguente.
    - Gli attacchi cadono nello stesso momento: un nemico sconfitto in questo turno colpisce ancora, e un personaggio che cade infligge lo stesso il suo danno.
    - Il giocatore alla sinistra di chi agisce fa la parte dei nemici e tira per loro. Vigil tira al suo posto; gli chiede dove i nemici hanno una scelta.
    - I dadi di ciascuno si tirano e si contano per conto loro. Due nemici non sommano i propri.
    - Tiri i tuoi dadi di combattimento e quelli delle armi, e i successi sono il danno. Ogni successo di un personaggio costa al nemico 1 PS. Ogni successo di un nemico costa al personaggio 1 PS.
    - Il danno sta sulla carta del nemico in cubetti rossi. Quando sono tanti quanti i suoi PS, è sconfitto.
    - Un combattimento finisce quando tutti i nemici sono sconfitti. Finisce anche quando l'ultimo personaggio lascia la tessera. E finisce quando l'ultimo che c'era è caduto. I nemici che restano conservano i danni subiti.
rule-combat-first-round-title = Primo turno di combattimento
rule-combat-first-round =
    Chi entra allo scoperto dove un nemico c'è o appare combatte un turno gratuito: un attacco o una schivata.
    - Arriva quando entri, senza essere nascosto, in una tessera con un nemico e nessun altro personaggio. Arriva quando entri, senza essere nascosto, in una tessera con un simbolo nemico non coperto. E arriva quando lo dice un nemico, un evento o una carta notte.
    - Attacca ogni nemico della tessera. Il turno è gratuito solo per chi l'ha provocato; gli altri che si uniscono pagano.
    - Esempio: due simboli portano due nemici. Ne colpisci uno, ed entrambi colpiscono te; i tuoi PA sono quelli di prima.
rule-combat-loot-title = Bottino del combattimento
rule-combat-loot =
    Per 1 PA un corpo si perquisisce una volta: un dado verde indica la riga della carta.
    - Dopo la sconfitta di un nemico, un personaggio sulla tessera può pagare 1 PA per perquisirne il corpo. Un dado verde mostra 0, 1 o 2 successi, e vale quella riga della carta. Può dare risorse casuali, carte bottino e simili. Esempio: un successo potrebbe portare una risorsa casuale e una carta bottino.
rule-combat-actions-title = Azioni di combattimento
rule-combat-actions =
    Attaccare 1, schivare 1 con una prova di abilità, aspettare 0, attacco furtivo 2 con una prova di furtività, a distanza 1. I PA conservati servono solo al combattimento, fino alla fine della fase.
    - Le azioni di combattimento si possono fare quando è a portata qualcuno da attaccare, nemico o personaggio. È a portata chi si trova sulla tua tessera e, con un'arma a distanza carica, anche chi sta su una tessera vicina.
    - Attaccare, 1 PA: un nemico o un personaggio sulla tua tessera, che contrattacca nello stesso momento. Entrambi tirano i dadi di combattimento e quelli delle armi. Con un'arma a distanza il bersaglio può essere su una tessera vicina.
    - Schivare, 1 PA e una prova di abilità: se riesce eviti tutto l'attacco di un nemico, altrimenti nessuno. Contro più nemici scegli quale, quando i loro dadi sono scoperti. È anch'essa un'azione, e quindi provoca proprio gli attacchi che può evitare.
    - Aspettare, 0 PA: conservi i tuoi PA e lasci passare gli altri. Fino alla fine della fase puoi usarli in ogni momento, anche nei turni altrui, ma solo per azioni di combattimento. Se il personaggio di turno non combatte, un'azione così apre un turno di combattimento a sé: i nemici sono di nuovo pronti e rispondono come sempre.
    - I PA conservati e non usati entro la fine della fase sono persi, e lo sono anche appena un combattimento a portata è finito e non c'è più nessun nemico a portata. Esempio: aspetti accanto a un nemico forte; arriva un compagno e attacca, tu ti unisci per 1 PA. Quando cade, il resto dei tuoi PA è perso.
    - Attacco furtivo, 2 PA e una prova di furtività, solo se sei nascosto su una tessera con un nemico: un attacco a cui nessuno risponde. Dopo sei esposto. Se la prova fallisce non c'è attacco, e comincia un primo turno di combattimento.
    - A parte la morte, un turno finisce solo in due modi: non restano PA, oppure aspetti. Aspettare si può sempre.
rule-combat-configurations-title = In più a combattere
rule-combat-configurations =
    Dopo ogni azione di combattimento chi è a portata può unirsi, uno alla volta. Ognuno riceve il contrattacco del bersaglio, o del più forte che non ha ancora attaccato; gli altri colpiscono l'ultimo che ha agito.
    - Uno contro più nemici: ogni azione del personaggio provoca 1 contrattacco da ogni nemico della tessera. Esempio: attacchi uno dei due, ed entrambi ti colpiscono.
    - In più si può combattere insieme se si è a portata di un nemico, sulla sua tessera o accanto con un'arma a distanza utilizzabile, e restano PA in questa fase. Dopo ogni azione di combattimento del personaggio di turno si chiede a tutti loro se si uniscono. Chi si unisce fa una sola azione di combattimento fuori turno e la paga. Un combattimento così si gioca fino in fondo prima di riprendere l'ordine consueto.
    - Chi deve ancora giocare il suo turno può unirsi con i PA di questa fase. Il suo turno comincia poi come al solito, con quello che resta.
    - Un nemico che in questo turno ha già attaccato non contrattacca chi si unisce. Esempio: uno schiva, e l'attacco dell'unico nemico è consumato; il compagno che poi si unisce lo colpisce senza danni.
    - In più contro più nemici: se nessuno si unisce, ogni nemico attacca il personaggio di turno una volta per ogni sua azione. Se altri sulla tessera si uniscono, a ciascuno risponde solo il nemico che ha attaccato. Se quello ha già attaccato, risponde al suo posto il più forte che non l'ha ancora fatto. Quando nessun altro si unisce, tutti quelli che non hanno ancora attaccato colpiscono l'ultimo che si è unito. Chi si unisce può attaccare qualsiasi nemico a portata.
    - Così in un turno non ci sono più contrattacchi che nemici.
    - Esempio: 2 personaggi, 3 nemici. Ada attacca il primo, che risponde. Bo si unisce e attacca anche lui il primo: nessun altro si unisce, quindi il secondo e il terzo colpiscono Bo. Con 3 personaggi e 2 nemici, il terzo che attacca non viene colpito affatto.
rule-ranged-combat-title = Combattimento a distanza
rule-ranged-combat =
    Un'arma carica arriva alla tessera adiacente. Con un successo blu il nemico va da chi spara; altrimenti risponde al fuoco se può.
    - Un tiro costa 1 PA e richiede un'arma a distanza; il bersaglio è su una tessera vicina. Consuma un colpo, e un'arma scarica non può tirare.
    - Per un nemico colpito a distanza si tira anche un dado blu. Con un successo va sulla tessera di chi ha tirato. Quella era la sua azione di combattimento, e in questo turno non attacca. Altrimenti resta, e risponde al tiro se la sua carta ha dadi a distanza. Se ha già attaccato non fa né l'uno né l'altro. Reagisce solo quello su cui si è tirato; i nemici sulla tessera di chi tira contrattaccano come sempre.
    - Un animale non va su una tessera con un fuoco; allora resta.
    - Un personaggio su cui si tira può schivare per 1 PA: ogni successo toglie 1 danno. Esempio: di 3 danni una schivata con 2 successi ne lascia 1. Oppure può avvicinarsi: paga il valore di movimento, 1-4 PA, fa una prova di forza, subisce tutto il danno e, se riesce, è sulla tessera di chi ha tirato. Se la prova fallisce, i PA sono spesi e resta dov'è. In ogni caso gli servono i PA in questa fase.
rule-characters-against-characters-title = Personaggi contro personaggi
rule-characters-against-characters =
    Permesso in ogni modalità. Chi è attaccato può contrattaccare o schivare per 1 PA; a distanza anche avvicinarsi.
    - Si può attaccare un personaggio sulla stessa tessera o a distanza, e i due colpiscono nello stesso momento. Chi è attaccato nel turno di un altro può contrattaccare o schivare, se gli restano PA in questa fase. Può andarsene solo nel proprio turno. Nessun altro si unisce.
rule-merchants-title = Mercanti
rule-merchants =
    Una visita costa 1 PA; poi si compra, si vende a metà prezzo, si scambia a valore, si comprano munizioni e si fanno smontare oggetti, tutto gratis.
    - Per 1 PA cominci a trattare con un mercante sulla tua tessera; finché non fai altro, gli affari sono gratis, quanti ne vuoi.
    - Compri oggetti ed equipaggiamenti al loro prezzo in acqua, o in risorse di quel valore. Scambi risorse quante volte vuoi. Vendi oggetti per metà del loro valore, arrotondato per difetto. Esempio: per un oggetto da 7 ricevi 3. Il mercante paga con quello che ha.
    - Le munizioni non mancano mai: 1 acqua per una cartuccia o una freccia. Per 1 acqua un tuo oggetto viene smontato e ne ricevi tutte le risorse; si fa solo da un mercante.
rule-merchants-theft-title = Furto
rule-merchants-theft =
    Un altro PA e una prova di furtività per una risorsa; chi è scoperto ha un nemico per il resto della partita.
    - Oltre alla visita, ogni tentativo costa 1 PA e una prova di furtività. Se riesce gli prendi 1 risorsa. Se fallisce non ottieni niente, lui attacca, e comincia un combattimento. Da allora è tuo nemico per il resto della partita.
    - Per chi gli è nemico è un nemico sulla tessera come gli altri: niente affari, un primo turno di combattimento entrando, contrattacchi. Con gli altri tratta ancora. A New Haven non si può né rubare né rapinare.
rule-merchants-robbery-title = Rapina
rule-merchants-robbery =
    Chi sconfigge un mercante prende due dei suoi oggetti e tutte le risorse; il mercante lascia il gioco. Chi fugge non vi commercia più.
    - Durante una visita lo attacchi, 1 PA ogni volta, e lui contrattacca. Chi lo sconfigge prende 2 delle sue carte oggetto a scelta e tutte le risorse. Poi è fuori dal gioco.
    - Se non è sconfitto, i suoi danni svaniscono appena sulla tessera non c'è più nessun personaggio. Chi è fuggito da una rapina non potrà mai più commerciare con lui.
rule-merchants-set-up-title = La plancia del mercante
rule-merchants-set-up =
    Quattro acque, quattro risorse casuali; all'emporio due oggetti iniziali e un oggetto del bottino, dal rivenditore tre oggetti del bottino.
    - L'emporio di New Haven comincia con 4 acque, 4 risorse casuali, 2 oggetti iniziali che nessuno ha, pescati a caso, e 1 oggetto dal mazzo bottino. È aperto dal primo giorno.
    - Quando compare un rivenditore, il suo segnalino va sulla tessera e la sua plancia si riempie: 4 acque, 4 risorse casuali, 3 oggetti dal mazzo bottino. In seguito non si rifornisce nulla.
rule-missions-title = Missioni
rule-missions =
    Carte in sequenza: la successiva si legge quando l'obiettivo è raggiunto, e con l'ultima si vince.
    - La carta successiva si legge ad alta voce a tutti, e ciò che dispone si mette subito. Prima nessuno la conosce.
    - I Sopravvissuti perdono quando non ne resta nessuno, o quando finisce il giorno indicato da una carta senza il suo obiettivo. Allora il Figlio della Libertà vince solo se ha raggiunto il proprio.
rule-day-title = Il giorno
rule-day =
    Mattino: carta sole, PA, infezione. Pomeriggio: carta sole, PA. Notte: PA, infezione. In ognuna tutti, a turno, bevono e agiscono.
    - Al mattino, al pomeriggio e di notte ogni giocatore ha un turno, in senso orario dal primo giocatore. I PA avanzati non passano alla fase seguente.
    - Mattino: il primo giocatore mescola il mazzo del sole e pesca, e la carta vale per tutti. Ognuno segna i suoi PA: di solito 6, nella tempesta 5, e 2 in meno se è stanco. Chi è infetto subisce 1 danno. Poi ognuno a turno beve 1 acqua dalla propria plancia, o subisce 1 danno se non ne ha, e agisce.
    - Pomeriggio: carta sole e PA come al mattino; l'infezione non fa niente. Ognuno beve e agisce.
    - Notte: non c'è carta sole; si segnano i PA, 6, nella tempesta 5, e 2 in meno se stanchi. Chi è infetto subisce 1 danno. Ognuno a turno beve 1 acqua, o subisce 1 danno se non ne ha. Poi pesca una carta notte, se non gliela risparmia un accampamento, la carta di un compagno, la furtività o New Haven. Poi agisce; dormire fuori da un accampamento costa 5 PA.
    - Dopo la notte comincia il giorno seguente, con la sua preparazione.
rule-day-preparation-title = Preparazione
rule-day-preparation =
    Cambia il primo giocatore, spariscono le cose lasciate e i corpi, si ripristinano oggetti e simboli, i nemici si muovono, torna l'acqua, il benessere scende, ognuno mangia un cibo.
    - Il primo giorno non c'è. Gli altri giorni va in quest'ordine.
    - Il segnalino del primo giocatore passa in senso orario.
    - Ciò che è stato lasciato a terra torna nella riserva, tranne negli accampamenti. Le risorse stampate che nessuno ha preso restano.
    - Il giorno avanza di uno.
    - Le cose girate si rigirano, e i segnalini lasciano i simboli nemico. Chi sta su uno di questi simboli ora è nascosto.
    - I nemici senza un personaggio sulla tessera si muovono col d8.
    - Su tutte le tessere torna l'acqua, quanta ne è stampata.
    - Il benessere di ognuno scende di 1.
    - Ognuno rende 1 cibo dalla propria plancia. Chi non ne ha subisce 1 danno. Il cibo in un accampamento non conta finché non lo si raccoglie.

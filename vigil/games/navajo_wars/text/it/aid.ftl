# La pagina da stampare, e lo scopo del gioco su una carta.

aid-turn = Un turno
aid-operations = Agisce il Nemico, poi tu esegui Pianificazione, Effettuare Azioni o Scorrere del Tempo. Anticipare: paghi gli AP della carta e cominci tu.
aid-victory = Dopo un Evento Storico: Buona Medicina o Controllo Vittoria.
aid-discard = Perdita ai Fortini, verifica della fine, Ferocia 0 senza uomo.
aid-elders-give = 1 AP ciascuno, poi ognuno avanza a destra.
aid-elders-act = Un dado pari o inferiore al Livello: 1 Cultura in Forza Militare o viceversa, Ferocia ±1, oppure 1 AP.
aid-actions = Tante Famiglie quanti gli anziani, più quelle nel Canyon (almeno 1); 6 MP ciascuna, meno 1 per spazio vuoto.
aid-culture = −1 per spazio vuoto, +1 per nuovo anziano.
aid-food = Agricoltura di ogni Territorio con una Famiglia, Mais, 4 per pecora.
aid-collect = La carta, +1 per cubetto rosso in Soggiogamento, −1 per Cubetto Raid; almeno 1.
aid-flip = Due dadi girano due righe; un doppio scambia la riga con lo Standby.
aid-execute = Dall'alto, finché può pagare.
aid-evade = Dado + Fuga superiore all'Area; 6 sempre, 1 mai.
aid-we = I Diné
aid-battle-dine = dado + Ferocia, +1 cavallo, +1 Manuelito, +2 Armi da Fuoco
aid-they = L'avversario
aid-battle-foe = dado + Ferocia Nemica; Ute +4, Comanche +5
aid-goods = 2 annullano un Ordine girato o comprano 1 AP; 3 comprano un animale, un nuovo tiro o un nuovo cubetto.
aid-draw = Scopri la prima carta del mazzo.
aid-major = Come dice la carta. Una Cerimonia si può tenere in mano.
aid-minor = Siccità, Fine Siccità, Cambio di Posizione o Reset dei Cubetti.
aid-newborn = Un segnalino come indica la carta, nella Casella Scorrere del Tempo.
aid-buy-goods = Cultura sopra 0: uno per ogni Famiglia con una donna.
aid-tribes = Ogni Famiglia con un uomo: un Ute! o Comanche! visibile va in Standby.
aid-cubes = Da Recupero al sacchetto, poi da Cubetti Raid a Recupero.
aid-water = Toglie una Siccità dal suo Territorio.
aid-move = Il Valore dell'Area in cui entra; di più presso Avamposti e Fortini.
aid-corn = Il Mais piantato è perso se una Famiglia lascia l'Area.
aid-raid-new-mexico = Con un uomo e Forza Militare 1: pesca un cubetto.
aid-raid-outpost = Dalla sua Area o da una più bassa, con un uomo e Forza Militare 1.
aid-trade-fort = Beni Commerciali per 1 Cultura l'uno; Ferocia 0.
aid-council = Un dado pari o superiore al Valore: 1 AP.
aid-grow = I bambini possono diventare adulti o anziani, gli adulti anziani.
aid-fill = Dalla Casella negli spazi vuoti; gli anziani nel Riquadro Anziani.
aid-found = Cultura sopra 0: con un adulto, nel Canyon, Ferocia 0.
aid-left = Chi è ancora nella Casella va Fuori dal Gioco.
aid-animals = Tutti nelle Risorse.
aid-breed = Uno in più di ogni specie che hai.
aid-gather = Dove c'è una Famiglia, senza dado.
aid-pasture = 1 cavallo e 1 pecora per Territorio con una Famiglia.
aid-mourn = Un dado pari o inferiore al Livello: l'anziano muore.
aid-land = Un dado: via una Siccità da lì o da un Territorio adiacente.
aid-running = Si risolve la Pace o la difesa in corso.
aid-display = Gli Ordini salgono; quelli eseguiti seguono in basso.
aid-ambush = Un uomo, Ferocia 1, Forza Militare 1: Battaglia a Ferocia doppia.
aid-negotiate = Dado + Fuga + Beni Commerciali: con 6 o più tutti lì si salvano.
aid-harassing = Un uomo entro 3 Aree: servono due segnalini per entrare in quell'Area.
aid-check-presence = VP meno il numero della carta: sopra, Forza Militare +1; sotto, scende di altrettanto.
aid-check-morale = La Forza Militare scende di altrettanto; poi il Morale è 0.
aid-check-men = Forza Militare e Morale Nemico +1 per ciascuno, fino a Forza Militare 7.
aid-check-outposts = Morale Nemico +1 per ciascuno.
aid-check-women = Cultura +1 per ciascuna, fino a 9.
aid-check-forts = Cultura −1 per ciascuno.
aid-check-development = Se ne può comprare uno.
aid-check-cubes = AP 0; Cubetti Raid e Recupero nel sacchetto.
aid-check-box = Metà di chi vi si trova è perduta, per eccesso.
aid-symbols = Simboli
aid-fort = Fortino
aid-raid = Segnalino Raid
aid-tribal = Raid Tribale
aid-harass = Disturbo
aid-intruder = Intruso
aid-cost-one-ap = 1 AP
aid-cost-free = gratis
aid-cost-water = 9 − Valore MP
aid-cost-move = Valore MP
aid-cost-all = tutti gli MP
aid-cost-corn = Valore + 4 MP
aid-cost-raid = la via per Santa Fé, o tutti gli MP
aid-cost-outpost = Valore MP
aid-cost-rest = tutti gli MP rimasti

goal =
    Guidi i Diné, e il tavolo gioca il Nemico. Che cosa decide la partita:
    - La Forza Militare contro il Morale Nemico: alla fine la Forza Militare deve essere la più alta.
    - Cultura e Forza Militare sono la tua vita. Se sono entrambe a 0 quando le regole lo verificano, tutto è perduto.
    - Ogni Territorio con una Famiglia vale i Punti Vittoria (VP) stampati sulla mappa. Gli Eventi Storici li confrontano con un loro numero: se sono di più la Forza Militare sale, se sono di meno scende. Tieni dunque Famiglie in molti Territori, nutrile e lascia passare le generazioni.
    - Con il Morale Nemico a 0 puoi vincere subito.
goal-rise-of-the-people = 18 carte. La carta 42 chiude la partita: una Forza Militare superiore di 3 o più al Morale Nemico è una Vittoria Maggiore, di 1 o 2 una Minore.
goal-los-duenos-del-mundo = 45 carte al massimo. La carta 45 chiude la partita: una Forza Militare superiore di 3 o più al Morale Nemico è una Vittoria Maggiore, di 1 o 2 una Minore.
goal-a-broken-country = 45 carte al massimo. La carta 50 chiude la partita: una Forza Militare superiore di 3 o più al Morale Nemico è una Vittoria Maggiore, di 1 o 2 una Minore.
goal-the-fearing-time = 45 carte al massimo. Alla fine viene la carta 55, Kit Carson: decide la sua procedura.
goal-the-rope-thrower = 9 carte al massimo. Alla fine viene la carta 55, Kit Carson: decide la sua procedura.
goal-the-navajo-wars = Tre periodi di seguito. Le carte 45 e 50 portano dall'uno all'altro; decide la carta 55, Kit Carson.

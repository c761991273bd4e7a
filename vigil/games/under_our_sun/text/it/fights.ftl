# Enemies.
event-spawned = Compare un nemico: { $enemy } ({ $letter }), { $tile }
event-enemy-moves = In cammino: { $enemy } ({ $letter }) → { $tile }
event-enemy-stays = Nessun movimento: { $enemy } ({ $letter })
event-enemy-damaged = { $enemy } ({ $letter }): danni { $n }, PS rimasti { $left }
event-missed = { $person } contro { $enemy } ({ $letter }): nessun danno
event-defeated = { $enemy } ({ $letter }): fuori combattimento
event-searched = { $person } perquisisce il corpo: { $enemy }, successi: { $n }

# Combat.
event-first-round = { $person } deve combattere: primo turno di combattimento
question-first-round = { $person }: il primo turno di combattimento è gratuito. Che cosa fai?
option-attack = Attaccare { $enemy } ({ $letter }) con: { $item }
option-dodge = Schivare
option-shoot = Tirare a { $enemy } ({ $letter }) con: { $item }
option-sneak-attack = Attacco furtivo a { $enemy } ({ $letter }) con: { $item }
event-attacks = { $person } attacca: { $enemy } ({ $letter })
event-shoots = { $person } tira a { $enemy } ({ $letter }) con: { $item }
event-lured = Al rumore del tiro: { $enemy } ({ $letter }) → { $tile }
question-join = { $active } combatte. { $person } interviene?
option-stay-out = Non intervenire
question-strongest = Due sono ugualmente forti: chi colpisce { $person }?
option-strikes = { $enemy } ({ $letter })
question-void = { $person } ha schivato: quale attacco non conta?
option-void = { $enemy } ({ $letter }): { $n }
event-voided = { $person } schiva un attacco: { $enemy } ({ $n })
event-armour-held = { $person }: { $item } ferma { $n } dei colpi
event-waits = { $person } aspetta, con { $n } PA
question-kept-ap = { $person } ha aspettato e ha { $n } PA: combattere ora?
event-kept-ap-lost = Non c'è più nessuno da combattere: i PA conservati da { $person } sono persi

# Characters against characters.
option-attack-character = Attaccare { $person } con: { $item }
option-shoot-character = Tirare a { $person } con: { $item }
event-attacks-character = { $person } si rivolta contro { $other }
question-reaction = { $other } attacca { $person }: che cosa fai?
option-nothing = Niente
option-counter = Contrattaccare con: { $item }
option-close-in = Andare addosso a chi spara
option-shoot-back = Rispondere al fuoco con: { $item }

# The night.
question-ignore-animal = { $person }: il fuoco arde. Ignorare la carta?
option-ignore-card = Ignorarla
option-face-card = Affrontarla
event-fire-keeps-away = Il fuoco protegge { $person }
question-camp-vote = A chi nell'accampamento tocca la carta?
option-suffers = { $person }
event-camp-decides = L'accampamento ha deciso: { $person }

# Trade.
option-trade = Scambiare con { $person }
question-trade = Che cosa passa di mano con { $person }?
option-give = Dare: { $what }
option-receive = Avere: { $what }
question-trade-offer = { $person } offre { $given } per { $wanted }. D'accordo?
option-accept = D'accordo
option-refuse = No, grazie
event-trade-accepted = { $person } si accorda con { $other }
event-trade-refused = { $person } rifiuta l'offerta di { $other }
event-handed-over = Da { $person } a { $other }: { $what }
question-counter-offer = { $person } ha fatto un'offerta. Che cosa proponi invece?
option-counter-offer = Fai un'altra offerta
option-no-more-offers = No, e per questa fase basta così
event-counter-offered = { $person } propone altro a { $other }
event-no-more-offers = In questa fase { $person } non vuole altre offerte da { $other }
refused-no-more-offers = La risposta è stata: niente più offerte in questa fase.
remedy-no-more-offers = Riprova nella prossima fase.

# Merchants.
event-shop-opens = { $merchant } apre bottega: { $tile }
option-visit = Andare da { $merchant }
event-visits = { $person } si avvicina al banco di { $merchant }
option-deal = Fare un affare
question-deal = { $merchant }: che cosa dai, che cosa prendi?
option-pay = Pagare { $what } ({ $n })
option-sell = Vendere { $what } ({ $n })
option-buy = Comprare { $what } ({ $n })
option-get = Prendere { $what } ({ $n })
event-dealt = { $person } lascia il banco con: { $things }
number-given = Dato
number-taken = Preso
part-value = { $what }
option-dismantle = Smontare { $item }
event-dismantled = { $person } fa smontare: { $item }
option-steal = Rubare
question-steal = Che cosa si infila nella manica { $person }?
event-stolen = { $person } ruba: { $what }
event-caught = { $merchant } coglie { $person } sul fatto e non lo dimenticherà
option-rob = Aggredire { $merchant } con: { $item }
question-booty = { $n } cose a scelta: quali?
event-robbed = { $person } ha rapinato { $merchant }
refused-merchant-hostile = Niente affari con chi ruba o rapina.
remedy-merchant-hostile = Gli altri possono ancora commerciare qui.
refused-visiting = Sei già al banco.
remedy-visiting = Fai un affare.
refused-no-water = Costa un'acqua.
remedy-no-water = Prima procurati dell'acqua.
refused-too-dear = Costerebbe { $n }; hai { $most }.
remedy-too-dear = Prima togli qualcosa.
refused-too-little-value = Dato: { $paid }; costa { $n }.
remedy-too-little-value = Dai di più, o prendi di meno.

# Sons of Liberty.
event-team-card = Si scopre la carta di { $person }: { $card }
event-left-in-peace = D'ora in poi i Figli della Libertà lasciano in pace { $person }
question-meets-sons = { $person } incontra dei Figli della Libertà. Che cosa fai?
option-say-nothing = Tacere
option-show-card = Mostrare la carta: sono dei tuoi
question-silent-call = Un momento fra due azioni
option-call = Chiamare uno dei tuoi verso { $way }: { $tile }
option-command = Mandare { $enemy } ({ $letter }) verso { $way }
event-no-son-left = Nessuno risponde alla chiamata
event-last-one = Resta solo { $person }, e si continua: dunque { $person } è dalla parte dei Sopravvissuti.
event-goal-unclaimed = { $card }: questo obiettivo è raggiunto, e nessuno ha vinto. Qui non è di nessuno.

# Missions.
event-objective-met = L'obiettivo è raggiunto
event-end-mission = L'ultimo obiettivo è raggiunto: la missione è compiuta.
event-end-son-eliminated = Il traditore non c'è più. Il resto della missione si farà alla luce del sole.
event-end-goal-bleed-them-dry = Una tomba fresca, e una pala di cui nessuno chiede. I Figli della Libertà hanno ciò che volevano.
event-end-goal-the-land-is-ours = Le loro bandiere sventolano su quattro colline. Ora New Haven pagherà la sua stessa acqua.
event-end-goal-let-them-wait = Arriva il settimo mattino, e chi aspettava aiuto ha smesso di aspettare.
event-end-nobody-left = Non resta nessuno che possa tornare.
event-end-too-late = È troppo tardi. A New Haven nessuno lo dice ad alta voce.

# Ciò che dice il tavolo.

hint = numero o nome per scegliere · ? aiuto · why · explain · u annulla · r regola · s stato · q esci
hint-short = ? aiuto · why · u annulla · s stato · q esci
hint-draft = numero o nome per aggiungere · -numero per togliere · fai · why · ? aiuto · u annulla · s stato · q esci
hint-draft-short = numero o nome: aggiungi · -numero: togli · fai · why · ? aiuto · q esci
hint-window = 0 avanti · skip: non più qui in questo turno · hold · stops · ? aiuto · u annulla · s stato · q esci
hint-window-short = 0 avanti · skip · hold · stops · ? aiuto · u annulla · q esci
help =
    Scegli un'opzione con il suo numero, con il suo nome o con l'inizio del nome. Puoi anche scrivere:
    - 0 sceglie l'opzione che conclude, passa o rinuncia. Sta in fondo.
    - u annulla la tua ultima decisione; u 3 le ultime tre; u turn torna all'inizio di questo turno. redo ripristina ciò che è stato annullato.
    - why elenca ciò che ora non puoi fare; why NOME dice perché no e che cosa lo renderebbe possibile.
    - explain mostra da dove vengono i numeri della domanda e del tavolo; explain NOME fa lo stesso per un'opzione.
    - r SEZIONE stampa la nostra parafrasi di una regola, per esempio r 4.2.8; r da solo stampa la regola della domanda.
    - names elenca i nomi delle opzioni. Puoi scrivere un nome al posto di un numero.
    - card mostra la carta corrente; card NUMERO o card NOME qualsiasi carta in vista.
    - odds mostra quanto è probabile ogni esito di un azzardo; odds NOME lo mostra per un'opzione; what NOME mostra dove porta un'opzione prima che decida la sorte.
    - ahead dice come finirebbe adesso la partita e come andrebbero i prossimi grandi conteggi.
    - ? NOME, o what is NOME, spiega qualcosa sul tabellone o tra le opzioni, per esempio ? Cultura.
    - s mostra tutto il tavolo; log mostra le ultime venti righe; log 50 o log all ne mostra di più.
    - lang en, lang it o lang fr cambia lingua. q esce; la partita è sempre salvata.
help-draft =
    Componi la risposta con gli elementi elencati:
    - un numero o un nome aggiunge un elemento; -3 o togli NOME lo toglie; why dice che cosa non si può aggiungere e perché.
    - fai (o do) dà l'insieme come risposta. Prima di allora nulla conta.
    - un insieme intero in una riga, per esempio bread x2 + rope, oppure nothing, è subito la tua risposta; fai rope risponde con un elemento solo.
help-window =
    Questa è una finestra: un momento in cui puoi usare un potere. go-on la lascia passare.
    - skip la lascia passare, e in questo turno non ti viene più proposta; hold ti ferma alla tua prossima finestra, qualunque sia.
    - stops mostra quando ti viene chiesto; stops always: a ogni finestra; stops matters: solo dove un potere può fare la differenza.
help-passing =
    Usate in più persone lo stesso schermo. Prima della domanda di un altro giocatore lo schermo si svuota e aspetta Invio.
    - u, prima di passare lo schermo, annulla la tua risposta. Per tornare più indietro serve l'accordo di tutti.
    - order elenca ciò che puoi predisporre per i momenti in cui il tavolo non aspetta nessuno; order 1 lo predispone.
enter-again = Invio: torna alla domanda
enter-chance = Inserisci tu: { $what }?
more-news = ({ $n ->
    [one] una riga precedente
   *[other] { $n } righe precedenti
}: log all)
undone = Annullato.
redone = Ripristinato.
redo-nothing = Non c'è nulla da ripristinare.
redo-own = Puoi ripristinare solo le tue risposte; gli altri devono giocare le loro.
undo-nothing = Non c'è nulla da annullare.
undo-ironman = Questa partita si gioca senza annullare (ironman).
undo-peeking = Non puoi annullare: da allora si è visto un dado, un cubetto o una carta (no-peeking).
not-your-turn = La domanda è per un altro giocatore.
undo-agree = A un tavolo di più persone si può annullare solo se tutti sono d'accordo.
undo-over = La partita è finita e il suo segreto è stato mostrato. Puoi però proseguire da qualsiasi punto come nuova partita.
secrets-alive = Finché la partita continua, il suo diario contiene i segreti di tutti i posti e i dadi che verranno. Si può scaricare a partita finita.
game-over = La partita è finita.
no-such-option = «{ $name }» non è tra le opzioni. Scrivi un numero o un nome, oppure ? per l'aiuto.
no-such-outcome = «{ $name }» qui non può uscire. Inserisci uno dei risultati indicati.
did-you-mean = Intendevi «{ $name }»?
why-allowed = «{ $name }» è permesso: è tra le opzioni.
why-unknown = Qui Vigil non conosce nulla che si chiami «{ $name }».
why-nothing = Qui nulla è precluso.
no-such-rule = Non esiste la sezione «{ $section }». `vigil rule` dà l'elenco delle sezioni.
no-such-card = Questa carta non è in vista.
card-face-down = Questa carta è a faccia in giù. Si legge quando il gioco la scopre.
no-such-language = «{ $name }» non è tra en, it, fr.
rules-crash = Con questa risposta le regole sono andate in errore: è stata annullata. Segnala il problema allegando la partita salvata: { $what }
rules-endless = Le regole sono entrate in un ciclo senza fine e sono state fermate. Ogni risposta confermata è salvata; l'ultima forse non conta. Se giochi con un pacchetto, `vigil packs check` può trovare la causa; segnala il problema allegando la partita salvata.
bot-by-luck = Un bot non è riuscito a valutare la sua situazione e ha risposto a caso; la partita continua. Manda il rapporto di questa partita, così si potrà rimediare.
which-scenario = Quale scenario?
scenario-recommends = { $n ->
    [1] Consigliato: «{ $value }» ({ $setting }).
   *[other] Consigliato da { $n } giocatori in su: «{ $value }» ({ $setting }).
}
setting-proposed = Come consiglia questo scenario: { $setting }, «{ $value }». Altrimenti: { $typed }
nothing-started = Nessuno scenario è stato scelto, perciò non è iniziata alcuna partita.
saved = La partita è salvata: { $path }
interrupted = Interruzione.
cannot-open = Vigil non riesce ad aprire { $path }: { $why }.
went-wrong = Si è verificato un errore imprevisto: { $what }. Le partite sono salvate fino all'ultima risposta. Per favore segnalalo; VIGIL_DEBUG=1 mostra dove è successo.
no-such-scenario = Non esiste lo scenario «{ $name }». Scegline uno: { $known }.
no-such-game = Non esiste il gioco «{ $name }». `vigil games` dà l'elenco dei giochi.
no-such-setting = Non esiste l'impostazione «{ $name }». Scegline una: { $known }.
bad-setting = L'impostazione { $name } non può essere «{ $value }». Scegli tra: { $known }.
setting-needs-seats = L'impostazione { $name }={ $value } richiede almeno { $n } giocatori. Indicali: --players Ada,Bo (@random per un bot).
no-such-kind = Non puoi fornire tu «{ $name }». Scegli tra: { $known }, oppure all.
no-such-pack = Non c'è nessun pacchetto di contenuti in { $path }
bad-pack = Questo contenuto non si può usare. { $what }
save-none = Non ci sono ancora partite salvate. `vigil play` ne inizia una.
save-not-found = Non esiste la partita salvata «{ $path }». `vigil saves` dà l'elenco delle partite salvate.
save-cannot-read = Vigil non riesce a leggere la partita salvata { $path } ({ $why })
save-cannot-write = Vigil non riesce a salvare la partita: { $path } ({ $why }). Libera spazio o concedi il permesso di scrittura, oppure imposta VIGIL_HOME su un'altra cartella. La tua ultima risposta non è stata accettata.
save-elsewhere = Un altro tavolo ha continuato questa partita salvata: { $path }. Nulla è stato sovrascritto; la tua ultima risposta non è stata accettata. Esci da qui (q) e riprendila.
save-not-a-journal = Questa non è una partita salvata di Vigil.
save-bad-header = Vigil non capisce l'intestazione della partita salvata (intorno alla riga { $line }). Il file è rimasto com'era.
save-cannot-branch = Non si può continuare la partita da quel punto.
save-other-content = Le carte o le tabelle sono cambiate da quando la partita è stata salvata; la partita è stata verificata con le nuove.
save-line = turno { $turn }, { $answers } risposte, annullamento: { $undo }, { $undos ->
    [0] mai usato
    [one] usato una volta
   *[other] usato { $undos } volte
}
replay-stops = Vigil non riesce a seguire la partita salvata oltre la riga { $line }.
replay-open = La partita non è ancora finita: { $n } risposte finora. `vigil resume` la riprende.
replay-secrets = È stato raccontato solo ciò che hanno sentito tutti. Il resto segue a partita finita.
citation-step = { $section } passo { $step }
colon = :

# Più persone davanti a uno schermo

asked-now = Tocca a { $name }.
pass-to = Passa lo schermo a { $name }, poi premi Invio.
pass-waits = Premi Invio quando { $name } è davanti allo schermo. u annulla, q esce.
at-the-table = Al tavolo: { $names }
seat-unnamed = posto { $n }
seat-of = { $name } (posto { $n })
seat-bot = { $name } (bot, posto { $n })
seat-nobody = posto { $n } (nessuno)
dice-awaited = I dadi non sono ancora noti: prima ognuno al tavolo vi aggiunge qualcosa.
dice-shares = I dadi derivano dal segreto e da ciò che hanno aggiunto questi posti: { $in ->
    [0] nessuno
   *[other] { $inside }
}. Non hanno aggiunto nulla: { $out ->
    [0] nessuno
   *[other] { $outside }
}. Tentativi che non valgono: { $n }.
dice-fingerprint = I dadi derivano da un segreto, che viene mostrato a partita finita. Annota la sua impronta: { $fingerprint }. A partita finita `vigil verify` controlla ogni tiro e dice che cosa ciò dimostra.
dice-words-why = Chi ha avviato la partita potrebbe aver scelto quel segreto. Perciò ora ognuno può aggiungere ai dadi parole o numeri che nessuno possa indovinare. Se premi solo Invio, aggiunge qualcosa questo computer, e devi fidarti di lui.
dice-words = { $name }, le tue parole? Poi lo schermo viene svuotato. q esce.
dice-left = La partita non è cominciata. Nulla è stato salvato e nulla è cambiato.
answered-in-secret = ha risposto in segreto.
agree-ask = Si può annullare solo se siete tutti d'accordo. Siete tutti d'accordo? (sì/no)
agree-not = Allora resta com'è.
words-yes = sì si s

# Insiemi

word-do = fai
word-out = togli
draft-count = ({ $n } su { $all })
draft-inside = Hai messo: { $set }
draft-ready = Pronto: { $do } dà questa risposta
draft-not-inside = «{ $name }» non c'è.

# Finestre

stops-matters = Ti viene chiesto quando un potere può fare la differenza.
stops-always = Ti viene chiesto a ogni finestra.
stops-hold = Ti verrà chiesto alla tua prossima finestra, qualunque sia.
stops-skipped = In questo turno non ti viene più chiesto a: { $windows }
stops-unknown = «{ $name }» non è né always né matters.
order-none = Non c'è niente che tu possa predisporre per il momento fra due azioni degli altri.
order-some = Scrivi order e un numero: accadrà fra due azioni degli altri, una volta sola, e nessuno lo vedrà arrivare. order none annulla.
order-given = Predisposto: { $order }
order-gone = Niente è predisposto.
no-window = Questa domanda non si può saltare: serve una risposta.

# Chi gioca

companion-several = In questa partita i giocatori inseriscono a mano dadi, cubetti o carte. Chi scrive sceglie il risultato, e in seguito nessuno può verificarlo.
seed-refused = Una partita con più posti non accetta --seed: i suoi dadi seguono un segreto che nessuno può scegliere.
players-number = A questo gioco si gioca in { $known }, ma { $n ->
    [one] hai indicato un solo giocatore.
   *[other] hai indicato { $n } giocatori.
}
player-without-name = Ogni giocatore ha bisogno di un nome: --players Ada,Bo (@random per un bot, - per nessuno).
no-such-bot = Questo bot non può giocare. { $what }
bot-failed = { $name } ha fallito { $n ->
    [one] una volta
   *[other] { $n } volte
} e al suo posto è stata data una risposta a caso. L'ultima volta: { $why }
coverage-needs-sources = La copertura delle regole si misura sui sorgenti: esegui il comando in una copia del progetto Vigil, che contiene i test.
export-secrets = Una partita a più posti si può esportare quando è finita; fino ad allora contiene segreti.
chronicle-turn = Turno { $turn }
chronicle-card = Carta { $n }
chronicle-day = Giorno { $turn }
chronicle-fates = Che ne è stato di loro
chronicle-days = I giorni
chronicle-turnings = I momenti decisivi
chronicle-by = Giocato con Vigil, un tavolo per giochi di sopravvivenza

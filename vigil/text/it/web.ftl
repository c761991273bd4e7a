# Che cosa dice il tavolo nel browser.

web-skip = Vai al contenuto
web-tools = Strumenti
web-language = Lingua
web-language-en = English
web-language-it = Italiano
web-language-fr = Français
web-theme = Chiaro e scuro
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-lobby = Ingresso
web-lobby-title = Siediti al tavolo
web-lobby-lead = Riprendi una partita o cominciane una nuova. Ogni risposta è salvata nel momento in cui la dai.
web-lobby-empty = Qui non si è ancora giocato. Scegli uno scenario e comincia: il primo è il modo migliore per imparare, e il tavolo si spiega da sé.
web-rules = Regole
web-new-tab = si apre in una nuova scheda
web-new-game = Nuova partita
web-scenario = Scenario
web-more-choices = Altre scelte
web-title-field = Nome della partita
web-seed = Seme
web-seed-hint = Lo stesso seme dà gli stessi dadi e le stesse carte. Lascialo vuoto per affidarti al caso.
web-undo-policy = Tornare indietro
web-save-policy = tornare indietro: { $policy }
web-undo-free = Libero
web-undo-free-about = Puoi tornare indietro quanto vuoi.
web-undo-no-peeking = Senza sbirciare
web-undo-no-peeking-about = Non oltre un dado, un cubetto o una carta già visti.
web-undo-ironman = Senza ritorno
web-undo-ironman-about = Quel che è fatto è fatto.
web-companion = I tuoi pezzi
web-companion-hint = Spunta ciò che usi dalla tua scatola. Vigil ti chiede ogni risultato e pensa al resto.
web-kind-die = Dadi
web-kind-cube = Cubetti
web-kind-card = Carte
web-kind-counter = Segnalini
web-switches = Opzioni
web-start = Comincia la partita
web-saved-games = Partite salvate
web-saves-filter = Cerca una partita salvata
web-no-saves = Le tue partite staranno qui.
web-save-line = { $turn ->
    [0] preparazione
   *[other] turno { $turn }
}, { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}{ $undos ->
    [0] {""}
    [one] , un passo indietro
   *[other] , { $undos } passi indietro
}
web-seat-link = Collegamento segreto ({ $name }):
web-resume = Riprendi
web-look = Guarda
web-export = Salva in un file
web-rename = Rinomina
web-delete = Elimina
web-restore = Recupera
web-ok = Va bene
web-import = Apri un file di partita
web-import-hint = Un file salvato da Vigil, qui o nel terminale. Diventa una nuova partita.
web-deleted-games = Partite eliminate ({ $n })
web-older-games = Partite più vecchie ({ $n })
web-deleted-hint = Si possono recuperare per un mese.
web-unofficial = Vigil è un progetto non ufficiale di appassionati. Non contiene testi né immagini degli editori; le regole sono parafrasate e i disegni sono suoi.
web-lost = Nessun collegamento. Nuovo tentativo …
web-back-again = Di nuovo collegato.
web-board = Il tabellone
web-panels = Parti del tabellone
web-panel-all = Tutto
web-strip = A che punto è la partita
web-grip = La domanda: più grande o più piccola
web-tray = In ogni momento
web-zoom = Ingrandimento
web-zoom-in = Più grande
web-zoom-out = Più piccolo
web-zoom-fit = Tutto il tabellone
web-replay = Rivedi
web-undo = Torna indietro
web-redo = Ripristina
web-rewind = Torna all'inizio del turno
web-undo-ask = Proponi di tornare indietro
web-play-on = Gioca da qui
web-to-now = Torna al presente
web-play = Avvia la ripetizione
web-over = La partita è finita
web-again = Rivedila dall'inizio
web-more = Altro sul tavolo
web-skip-steps = Salta
web-question = La domanda
web-command = Scrivi un numero o un nome
web-keys = Tasti e comandi
web-keys-help = Nel campo dei nomi e dei comandi: il numero di un'opzione, il suo nome o l'inizio del nome; u torna indietro, redo ripristina; r 4.2.8 apre una regola; card NOME una carta; why mostra ciò che non è possibile; explain apre i totali; lang fr cambia lingua. ? chiede che cos'è qualcosa: premilo e indica, o premilo su un'opzione. Tutto ciò che brilla sul tabellone si può toccare.
web-totals = Totali spiegati
web-story = Da leggere prima
web-read-on = Continua a leggere
web-more-below = Altre { "{n}" } più in basso
web-log = Cronaca
web-filter = Filtra
web-filter-none = Non c'è nulla che corrisponda.
web-earlier = Righe precedenti
web-in-words = Il tavolo a parole
web-close = Chiudi
web-choose-here = Scegli
web-then = Allora:
web-waiting = Qui ora non si può rispondere.
web-refused = { $n ->
    [one] Ora non è possibile (1)
   *[other] Ora non sono possibili ({ $n })
}
web-drawn = { $what }: { $result }
web-late = Il tavolo era già andato avanti. La pagina ora mostra com'è la situazione.
web-offline = Il tavolo non è raggiungibile. Riprova tra un momento.
web-moment = Dopo { "{n}" } di { "{all}" } risposte
web-several = «{ "{name}" }» corrisponde a più opzioni: scrivi di più, oppure il numero.
web-read-card = Leggi la carta
web-unknown = «{ "{name}" }» non è tra le opzioni.
web-chosen = Scelta di allora: { "{name}" }
web-report = Salva la partita come segnalazione
web-crash = Le regole sono inciampate su quella risposta. Nulla è perso: la partita è tornata all'ultimo punto buono. Manda la partita salvata come segnalazione.
web-unexpected = Qualcosa al tavolo è andato storto. Nulla di ciò che è stato confermato è perso.
web-error-title = Un nodo nel filo
web-to-table = Torna al tavolo
web-to-lobby = All'ingresso
web-not-found = A questo indirizzo non c'è nulla.
web-no-such-table = Questo collegamento non porta a nessuna partita. Forse è stata eliminata: dall'ingresso si può recuperare.
web-bad-request = Il tavolo non capisce questa richiesta.
web-bad-seed = Un seme è un numero intero minore di 2147483648.
web-too-fast = Troppo in fretta. Aspetta un momento.
web-too-long = Le regole di questa partita non arrivavano a una fine: la partita riposa un minuto, gli altri tavoli continuano. Tutto ciò che è stato confermato è salvato; l'ultima risposta non conta. Manda la partita salvata come segnalazione.
web-too-large = È troppo grande.
web-too-many = Ci sono troppe pagine aperte. Chiudine una.
web-only-host = Solo chi ospita questo tavolo può farlo. Chiedi il collegamento del tuo posto.
web-double-answer = A questa domanda si è già risposto.
web-import-too-much = Questo file chiede troppo: la sua partita non si è potuta giocare nel tempo e nella memoria concessi a un'importazione.
web-save-unsound = Il file contiene una partita impossibile: è stato modificato fuori da Vigil.
web-save-unreadable = Questa partita non si può mostrare qui. Il suo file si può ancora salvare.
web-seat = posto { $n }
web-bot = { $name } (automa)
web-you-are = · sei { $name }
web-waits-for = Si aspetta: { $names }.
web-then-asked = Allora, a { $name }:
web-nothing = niente
web-draft-do = Conferma
web-draft-count = { $n } di { $most }
web-draft-take = Uno in meno: { $name }
web-stops = Quando chiedermelo
web-stop-matters = Quando conta
web-stop-always = Ogni volta
web-stop-hold = Fermati alla prossima occasione
web-stop-skip = Prosegui, e non chiedermelo più in questo turno
web-stops-skipped = Fino alla fine del turno alcuni di questi momenti vengono saltati.
web-stops-hint = In certi momenti si può usare un potere. Nessun altro vede ciò che scegli qui.
web-propose = Proponi di tornare qui
web-poll = { $n ->
    [one] { $name } vorrebbe annullare l'ultima risposta.
   *[other] { $name } vorrebbe annullare le ultime { $n } risposte.
}
web-poll-look = Guarda quel momento
web-poll-agreed = A favore: { $names }.
web-poll-refused = { $name } non è d'accordo. Tutto resta com'è.
web-poll-yes = Accetta
web-poll-no = Rifiuta
web-poll-withdraw = Ritira la proposta
web-poll-open = C'è già una proposta sul tavolo.
web-poll-own = Sulla tua proposta decidono gli altri.
web-no-branch = Finché la partita è in corso nessuno può ripartire da un punto precedente: si vedrebbe ciò che ogni posto tiene per sé. Sarà possibile a partita finita.
web-import-unfinished = Questa partita a più posti non è finita e il file non ne contiene il segreto. Può continuarla solo chi la ospita.
web-dice = Dadi onesti
web-dice-hint = Tutti i tiri di questa partita derivano da un segreto estratto prima dell'inizio, che nessuno può vedere. Questa è la sua impronta: se vuoi, annotala. A partita finita il file salvato contiene il segreto, e chiunque può controllare che abbia questa impronta e che ogni tiro ne derivi.
web-verify = Per controllare i dadi salva il file ed esegui: vigil verify FILE
web-branch-title = { $title }, dalla risposta { $n }
web-rules-lead = La nostra parafrasi, sezione per sezione. Ogni citazione del tavolo porta qui.
web-rules-filter = Cerca una regola
web-contents = Indice
web-serving = Vigil è pronto: { $address }
web-serving-host = Il tuo collegamento di chi ospita: { $address }
web-serving-stop = Ctrl-C lo ferma. Ogni risposta è salvata.
web-port-taken = La porta { $port } è occupata. Scegline un'altra con --port, o --port 0 per una qualsiasi.
web-open-needed = { $host } è raggiungibile da altre macchine. Se lo vuoi, aggiungi --open-to-others.
web-cannot-listen = Il tavolo non può ascoltare su { $host }: { $why }

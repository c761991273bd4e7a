# Che cosa si dice delle partite salvate danneggiate, modificate, più vecchie o più nuove
save-was-cut = La partita salvata si interrompe alla riga { $line }. Tutto ciò che precede è qui.
save-miscounted = La partita salvata doveva avere { $answers } risposte e se ne sono trovate { $found }: qualcosa manca o è stato modificato. Si riprende da ciò che si è trovato.
save-diverged-rules = Dalla riga { $line } (sezione { $rule }: { $name }) la partita salvata non corrisponde più alle regole. Si riprende dall'ultimo punto valido; risposte messe da parte: { $lost }.
save-diverged-somewhere = Dalla riga { $line } la partita salvata non corrisponde più alle regole. Si riprende dall'ultimo punto valido; risposte messe da parte: { $lost }.
save-diverged-altered = La riga { $line } della partita salvata è danneggiata o è stata modificata fuori da Vigil. Si riprende dall'ultimo punto valido; risposte messe da parte: { $lost }.
save-diverged-dice = Alla riga { $line } della partita salvata i dadi non danno il risultato dovuto: la riga è stata modificata fuori da Vigil. Si riprende dall'ultimo punto valido; risposte messe da parte: { $lost }.
save-diverged-head = L'intestazione della partita salvata è danneggiata o è stata modificata fuori da Vigil. Si riprende dall'ultima posizione conservata; risposte messe da parte: { $lost }.
save-head-altered = L'intestazione della partita salvata è danneggiata o è stata modificata fuori da Vigil, e non c'è una posizione conservata da cui riprendere. Il file è rimasto com'era; si può recuperare una copia.
save-copy-kept = Il vecchio file è conservato com'era: { $copy }. `vigil saves --restore` elenca tutte le copie.
save-other-rules = Le regole sono cambiate da quando la partita è stata salvata (salvata con le regole { $rules }, ora { $known }); la partita è stata verificata con le nuove.
save-dice-otherwise = { $n ->
    [one] Un tiro di questa partita non è quello che dice il suo seme o il suo segreto.
   *[other] { $n } tiri di questa partita non sono quelli che dice il suo seme o il suo segreto.
} Il file indica regole o tabelle diverse da quelle presenti qui: o sono cambiate nel frattempo, o qualcuno ha scritto questi dadi a mano. Continua solo se ti fidi di chi ti ha dato il file.
save-no-secret = Questa partita a più posti non contiene alcun segreto: i suoi dadi non si possono verificare, e chi conosce il file può prevedere quelli a venire. Se per voi è importante, cominciate una partita nuova.
save-from-the-middle = Questa partita comincia a metà, da uno stato salvato. Ciò che è stato giocato prima non si può verificare, e chi ha scritto il file poteva scegliere i dadi a venire. Continua solo se ti fidi di chi ti ha dato il file.
save-from-a-state = Questa partita continua da uno stato salvato. Ciò che è stato giocato prima, dadi compresi, non si può verificare.
save-newer = Questa partita è stata salvata da un Vigil più recente (formato { $format }; qui si conosce il { $known }). È rimasta com'era. Aggiorna Vigil per aprirla.
save-newer-rules = Questa partita è stata salvata con regole più recenti ({ $rules }; qui si conoscono le { $known }). È rimasta com'era: `vigil replay` la racconta. Aggiorna Vigil per continuarla.
save-open-elsewhere = Questa partita salvata è aperta a un altro tavolo: { $path }. Prima esci da quello (q).
copies-how = `vigil saves --restore NUMERO` recupera una copia come partita salvata a sé. Nient'altro viene toccato. Da lì in poi i dadi sono diversi, e il diario ne conserva il segno.
copies-none = Non ci sono ancora copie di partite salvate. Vigil le fa mentre giochi.
copy-restored = La copia è di nuovo una partita salvata: { $path }. `vigil resume` la riprende.
copy-other-dice = Da qui in poi i dadi sono diversi. La partita salvata lo mostra, e `vigil verify` lo conta.

# Lo stesso nel browser
web-save-copy-kept = La partita salvata è conservata com'era, tra le sue copie.
web-newer-rules = Questa partita è stata salvata con regole più recenti ({ $rules }; qui si conoscono le { $known }). Si può guardare, non continuare. Aggiorna Vigil per continuarla.
web-store-newer = Le partite sono state salvate da un Vigil più recente. Si possono guardare; non viene scritto nulla. Aggiorna Vigil per continuarle.
web-store-unmended = Il file delle partite salvate è danneggiato e ora non si può riparare: { $path } ({ $why }). Nulla è stato cambiato. Libera spazio o concedi il permesso di scrittura, poi avvia di nuovo.
web-store-mended = Il file delle partite salvate era danneggiato. È conservato come { $file }; questo elenco viene da ciò che se ne è potuto leggere e dall'ultima copia ({ $games ->
    [one] una partita
   *[other] { $games } partite
}). Controlla le partite prima di continuarle.
web-copies = Copie
web-copies-title = Copie di «{ $title }»
web-copies-lead = Vigil fa delle copie da sé, e ciò che era danneggiato resta com'era. Una copia recuperata prende il posto della partita; la partita com'è adesso diventa una copia.
web-copies-asked = Si chiede agli altri al tavolo. La copia prende il posto della partita quando tutti sono d'accordo; fino ad allora la partita continua com'è.
web-copy-dice-known = Questa partita è finita e i suoi dadi sono noti. Nessuna sua copia può continuare: comincia una nuova partita.
web-copies-none = Di questa partita non c'è ancora nessuna copia.
web-copy-auto = Fatta durante il gioco
web-copy-before = Com'era prima di essere riparata o sostituita
web-copy-answers = { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}
web-copy-file = Salva in un file
web-copies-back = Torna alle partite

# Una partita su una pagina
sheet-not-now = Questa partita si può mettere su una scheda solo nel momento indicato dalle regole.
sheet-none = Questo gioco non ha una Scheda di Salvataggio.
sheet-bad-line = La riga { $line } della scheda non si può leggere.
sheet-unsound = Questa scheda descrive una partita impossibile: qualcosa è stato trascritto male.
sheet-offered = Ora si può salvare: sheet stampa la pagina, da conservare o ricopiare (vigil play GIOCO --sheet FILE).
web-sheet = Scheda di Salvataggio
web-sheet-how = Si può stampare o conservare come file di testo; «Apri un file di partita» nella prima pagina la riprende.
bot-not-typed = Questa partita salvata nomina un bot esterno, { $name }. Un file da solo non ne avvia mai: guarda che cos'è e, se ti fidi, scrivi: vigil resume --bot { $name }. La partita salvata resta com'è.
names-alike = Il nome { $name } somiglia troppo a { $other }, che è già a questo tavolo. Scegline uno che nessuno possa confondere con un altro.
web-import-alike = In questa partita i nomi { $name } e { $other } si somigliano tanto che si potrebbe scambiare l'uno per l'altro. Cambia uno dei nomi nel file (la riga che comincia con «players»; Vigil dirà poi che è stata modificata), poi aprilo di nuovo.
web-branch-alike = I nomi { $name } e { $other } si somigliano tanto che si potrebbe scambiare l'uno per l'altro: da questa partita non si può continuare.
save-line-altered = La riga { $line } della partita salvata non è come fu scritta: i nomi, il titolo o ciò che conserva accanto alle risposte. Le risposte ci sono tutte; guarda se al tavolo siedono le persone giuste.

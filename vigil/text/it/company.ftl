# Ciò che si dice tra chi siede a uno stesso tavolo nel browser.

web-pass-to = Passate lo schermo a { $name }.
web-i-am = Sono { $name }: avanti
web-curtain-hint = Ciò che segue è solo per { $name }. Nessun altro dovrebbe guardare.
web-only-for = Solo per { $name }: apri per leggere
web-curtain = Prima bisogna passare lo schermo.
web-people = Al tavolo
web-is-you = tu
web-is-here = presente
web-is-away = assente
web-missed = { $name } non c'è, e il tavolo aspetta.
web-missed-soon = Se { $name } non torna entro un minuto, un bot può giocare al suo posto.
web-is-bot = gioca da solo
web-is-helped = intanto gioca un bot
web-is-asked = si attende
web-minutes = da { $n } min
web-your-turn = Tocca a te
web-nudge = Sollecita
web-nudged = { $name } ti sta aspettando.
web-not-waited = Ora nessuno aspetta questo posto.
web-let-bot = Far giocare un bot per { $name }
web-let-once = Far rispondere un bot a questa domanda
web-still-here = Quel posto era presente meno di un minuto fa. Aspettate un poco.
web-not-long-away = Quel posto non è assente da tre minuti. Aspettate un poco.
web-poll-bot = { $name } vorrebbe far giocare un bot per { $about } finché { $about } non torna.
web-poll-once = { $name } vorrebbe far rispondere un bot per { $about } a questa sola domanda.
web-poll-give-up = { $name } vorrebbe abbandonare la partita.
web-poll-set-back = Chi ospita vorrebbe recuperare una copia di questa partita. { $n ->
    [one] Resterebbe una risposta
   *[other] Resterebbero { $n } risposte
}, e da lì in poi i dadi sarebbero diversi.
web-bot-plays = Un bot gioca per { $name } finché { $name } non torna.
web-bot-once = Un bot risponde a questa domanda per { $name }.
web-is-back = Di nuovo al tavolo: { $name }. Il bot ha lasciato il posto.
web-helps-you = Non c'eri, e un bot gioca per te.
web-back = Gioco di nuovo io
web-give-up = Abbandonare la partita
web-given-up = La partita è stata abbandonata.
web-take-up = Riprenderla
web-was-given-up = Tutti d'accordo: la partita è abbandonata. Chiunque di voi può riprenderla.
web-was-taken-up = { $name } ha ripreso la partita.
ending-given-up = Abbandonata
web-suggest = Suggerisci
web-suggest-to = Un suggerimento per { $name }
web-point = Indica un punto del tabellone per { $name }
web-hint-show = Mostra dove
web-chat = Conversazione
web-chat-line = Una riga per tutti
web-chat-say = Di' così
web-notes = I miei appunti
web-notes-hint = Puoi leggerli solo tu. Non fanno parte della partita.
web-notes-save = Conserva gli appunti
web-notes-saved = Conservati.
web-while-away = Mentre non c'eri
web-previously = Dov'eravamo
web-away-more = { $n ->
    [one] Un'altra riga è nel registro
   *[other] Altre { $n } righe sono nel registro
}
web-problem = Segnala un problema
web-problem-holds = Salva un file da mandare a chi si occupa di Vigil. Contiene le risposte di questa partita, la versione di Vigil e la tua lingua; non contiene il tuo link, la conversazione né i tuoi appunti.
web-problem-secrets = Ciò che gli altri posti tengono per sé e i dadi a venire ne sono esclusi.
web-problem-save = Salva la segnalazione
web-set-back = Chi ospita ha recuperato una copia di questa partita, con { $n ->
    [one] una risposta
   *[other] { $n } risposte
}. Da qui in poi i dadi sono diversi, e il diario lo mostra.
web-brought-in = Chi ospita ha importato questa partita da un file { $n ->
    [0] che comincia a metà di una partita
    [one] con una risposta
   *[other] con { $n } risposte
}. Nessuno qui può garantire per i dadi di prima. Da qui in poi i dadi sono nuovi, e il file non li rivela.
web-branch-of = { $name } continua qui dalla risposta { $n } di una partita finita. Quella partita resta com'è; da qui in poi i dadi sono diversi.
web-branched = { $name } continua dalla risposta { $n } di questa partita, in una partita nuova con altri dadi. Questa partita resta com'è.

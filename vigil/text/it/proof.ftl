# Se i dadi erano onesti: vigil verify, e la pagina di un tavolo a partita finita.

verified = { $n ->
    [0] Nessun tiro si è potuto verificare
    [one] I dadi sono onesti: un tiro verificato
   *[other] I dadi sono onesti: { $n } tiri verificati
} con { $by }.
verified-in-part = { $n ->
    [0] Nessun tiro si è potuto verificare
    [one] Un tiro è onesto, verificato
   *[other] { $n } tiri sono onesti, verificati
} con { $by }.
verified-set-back = { $n ->
    [0] Nessun tiro si è potuto verificare con { $by }, e
    [one] Un tiro corrisponde a quanto segue: { $by }; questo da solo non rende onesti i dadi, perché
   *[other] { $n } tiri corrispondono a quanto segue: { $by }; questo da solo non rende onesti i dadi, perché
} c'è stato un ritorno a una copia, o un annullamento non permesso.
verify-seed = il seme { $seed }
verify-secret = il segreto che ha l'impronta { $fingerprint }
verify-shares = il segreto che ha l'impronta { $fingerprint } e ciò che è stato aggiunto da { $names }
verify-with-parents = { $by } (tiri da un'altra partita: { $n }, verificati con { $parents })
verify-not = Non dimostrato: { $what }.
verify-not-seed = che nessuno conoscesse i dadi in anticipo, perché chi gioca da solo può scegliere il seme e rigiocare la stessa partita
verify-not-secret = che chi ha avviato la partita non abbia scelto il segreto prima dell'inizio, o non l'abbia guardato prima della fine
verify-not-shares = che chi gestiva il tavolo non abbia guardato il segreto prima della fine, prevedendo così i dadi, né scritto di suo pugno le parti aggiunte
verify-not-voids = che nessuno abbia evitato dadi che non gli piacevano, perché i dadi sono stati preparati di nuovo { $n ->
    [one] una volta
   *[other] { $n } volte
}
verify-not-borrowed = { $n ->
    [one] un tiro preso da un'altra partita
   *[other] { $n } tiri presi da un'altra partita
}
verify-not-own = { $n ->
    [one] un risultato inserito a mano (dado, cubetto o carta)
   *[other] { $n } risultati inseriti a mano (dadi, cubetti o carte)
}
verify-not-set-backs = che nessuno abbia scelto fra i dadi con un ritorno a una copia, o con un annullamento non permesso
verify-left = A te resta da fare questo: { $what }.
verify-left-seed = confrontare il seme con quello detto prima della partita, se ne è stato detto uno
verify-left-secret = confrontare l'impronta con quella mostrata all'inizio
verify-left-shares = confrontare l'impronta con quella mostrata all'inizio e controllare che ci sia ciò che hai aggiunto; al tavolo il tuo browser fa entrambe le cose da sé (per le parole scritte in un terminale: docs/dice.md)
verify-left-parents = confrontare l'impronta della partita da cui sono stati presi dei tiri con quella mostrata al suo inizio
verify-left-parent = verificare i tiri presi da un'altra partita con il file di quella partita
verify-left-set-backs = chiedere chi è tornato a una copia, o ha fatto un annullamento non permesso, e se tutti erano d'accordo
verify-borrowed = { $n ->
    [one] Un tiro è stato preso da un'altra partita e qui non è verificato.
   *[other] { $n } tiri sono stati presi da un'altra partita e qui non sono verificati.
}
verify-parent = Questo file nomina il punto di quella partita da cui sono stati presi: { $point }. Chi ha il file di quella partita può verificarli con: vigil verify FILE --parent FILE-DI-QUELLA-PARTITA
verify-unnamed = Il file non nomina quella partita, come nei Vigil più vecchi: questi tiri non si possono verificare.
verify-parent-unnamed = Questo file non nomina la partita da cui sono stati presi dei tiri: o non ce ne sono, o questa partita è nata con un Vigil più vecchio. Non si possono verificare con un altro file.
verify-parent-unknown = Questa partita non è nata da nessuna di quelle indicate con --parent. Il punto che nomina è { $point }: cerca il file della partita che lo contiene. Una partita a più posti deve essere finita, perché il file contenga il segreto.
verify-parent-no-secret = L'onestà dei dadi presi da un'altra partita non è dimostrata: il file di quella partita non contiene alcun segreto, e quindi nulla dice come i suoi dadi dovevano cadere. Chiedi il file di quella partita salvato dopo la fine.
verify-parent-fingerprint = L'onestà dei dadi presi da un'altra partita non è dimostrata: nel file di quella partita il segreto non è quello di cui è stata mostrata l'impronta all'inizio. Impronta mostrata all'inizio: { $shown }; impronta del segreto: { $fingerprint }.
verify-parent-altered = L'onestà dei dadi presi da un'altra partita non è dimostrata: nel file di quella partita la riga { $line } non è come Vigil l'ha scritta. Quel file è danneggiato, o qualcuno l'ha modificato. Chiedi l'originale.
verify-parent-differs = Questa partita non ha le risposte che dice di aver preso da un'altra: la risposta { $n } è diversa nella partita da cui viene. I dadi non sono onesti.
verify-parent-wrong = I dadi presi da un'altra partita non sono onesti: nel file di quella partita { $n ->
    [one] una riga non è come dovrebbe (riga { $lines }).
   *[other] { $n } righe non sono come dovrebbero (righe { $lines }).
}
verify-altered = L'onestà dei dadi non è dimostrata: la riga { $line } non è come Vigil l'ha scritta. Il file è danneggiato, o qualcuno l'ha modificato. Chiedi l'originale e verifica quello.
verify-wrong = { $n ->
    [one] Un tiro non dà il risultato dovuto (riga { $lines }).
   *[other] { $n } tiri non danno il risultato dovuto (righe { $lines }).
}
verify-empty = { $n ->
    [one] Non è dimostrato che i dadi siano onesti: la riga { $lines } non annulla nulla e cambia soltanto i dadi che seguono. Nessun tavolo scrive una riga simile.
   *[other] Non è dimostrato che i dadi siano onesti: le righe { $lines } non annullano nulla e cambiano soltanto i dadi che seguono. Nessun tavolo scrive righe simili.
}
verify-own = { $n ->
    [one] Un risultato è stato inserito a mano (dado, cubetto o carta), come questa partita consente; non si può verificare.
   *[other] { $n } risultati sono stati inseriti a mano (dadi, cubetti o carte), come questa partita consente; non si possono verificare.
}
verify-undos = { $n ->
    [one] C'è stato un annullamento permesso; da lì in poi i dadi sono diversi.
   *[other] Ci sono stati { $n } annullamenti permessi; da lì in poi, ogni volta, i dadi sono diversi.
}
verify-set-backs = { $n ->
    [one] In un punto c'è stato un ritorno a una copia, o un annullamento non permesso; da lì in poi i dadi sono diversi. Chi aveva il file poteva scegliere fra i dadi che seguivano: chiedi chi l'ha fatto e se tutti erano d'accordo.
   *[other] In { $n } punti c'è stato un ritorno a una copia, o un annullamento non permesso; da lì in poi i dadi sono diversi. Chi aveva il file poteva scegliere ogni volta fra i dadi che seguivano: chiedi chi l'ha fatto e se tutti erano d'accordo.
}
verify-other-rules = Questo diario indica regole ({ $rules }) diverse da quelle presenti qui ({ $known }). È stato verificato con queste ultime. Se dei tiri non danno il risultato dovuto, o le regole sono cambiate o qualcuno li ha scritti a mano: verificalo con il Vigil con cui è stato giocato.
verify-diverged = Il diario si può verificare solo fino alla riga { $line }: da lì non corrisponde più alle regole.
verify-no-beginning = Questo diario comincia a partita in corso, da uno stato salvato: ciò che veniva prima era danneggiato e non c'è. I suoi dadi non si possono verificare.
verify-no-secret = Questo diario non contiene ancora il suo segreto: i dadi si possono verificare solo a partita finita.
verify-fingerprint = Il segreto di questo diario non è quello di cui è stata mostrata l'impronta all'inizio. Impronta mostrata all'inizio: { $shown }; impronta del segreto: { $fingerprint }.

web-honest = I dadi erano onesti?
web-honest-waits = I dadi si possono verificare quando la partita è stata giocata fino in fondo: allora si mostra il segreto da cui derivano, e questa pagina dice che cosa dimostra. Fino ad allora annota l'impronta. Una partita abbandonata non mostra il suo segreto, perché può essere ripresa.
web-honest-facts = Che cosa è risultato
web-honest-checked = Tiri verificati
web-honest-proved = Di questi, presi da un'altra partita
web-honest-borrowed = Tiri presi da un'altra partita, non verificati
web-honest-own = Dadi e carte inseriti a mano
web-honest-undos = Annullamenti permessi
web-honest-set-backs = Ritorni a una copia, o annullamenti non permessi
web-honest-voids = Volte in cui i dadi sono stati preparati di nuovo
web-honest-fingerprint = Impronta del segreto
web-honest-secret = Il segreto
web-honest-share = Aggiunto da { $name }
web-honest-nothing = nulla
web-honest-yourself = Controlla da te
web-honest-trust = Questa pagina l'ha scritta la macchina che gestisce il tavolo.
web-honest-run = Per non doverti fidare di nessuno, salva il file ed esegui su una macchina tua:

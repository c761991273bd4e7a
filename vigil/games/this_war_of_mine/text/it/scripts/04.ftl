event-script-400 = 400. Crepuscolo: tutti bevono se c'è Acqua, poi ognuno mangia una cosa o nulla.
event-script-458 = 458. { $person } non ce la fa più. Nessuna azione di giorno, e di notte solo sonno, finché non va meglio.

event-script-400 = 400. Crepuscolo: tutti bevono se c'è Acqua, poi ognuno mangia una cosa o nulla.
event-script-458 = 458. { $person } non ce la fa più. Nessuna azione di giorno, e di notte solo sonno, finché non va meglio.
event-script-459 = 459. Non c'è nessuno da svegliare. { $person } si siede un momento contro la porta e riapre gli occhi quando la luce ha attraversato il pavimento. La porta è aperta, e sullo scaffale c'è meno roba.

# Il consiglio, l'alba e la fine.

question-before-the-vote = Prima del voto: lo rimandi?
option-put-off = Rimandalo, per 1 misura d'acqua della cisterna
event-put-off = { $player } rimanda il voto e paga 1 misura d'acqua: la cisterna contiene { $total }
question-vote = Chi vuoi cacciare?
option-banish = { $player }
option-banish-nobody = Nessuno
event-ballot = { $player } ha votato contro { $other }
event-ballot-for-nobody = { $player } non vuole cacciare nessuno
event-ballots-counted = { $n ->
    [one] Una scheda contro { $player }
   *[other] { $n } schede contro { $player }
}
event-nobody-banished = Nessuno viene cacciato
event-banished = { $player } deve andarsene e mostra la carta: { $role }
event-end-water = La cisterna contiene { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, ne servivano { $need }: il villaggio è salvo
event-end-thirst = La cisterna contiene { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, ne servivano { $need }: il villaggio è perduto
event-end-exile = Due abitanti onesti sono stati cacciati, con { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua nella cisterna su { $need } necessarie: il villaggio è perduto

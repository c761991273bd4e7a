# Ciò che gli effetti dicono e raccontano.

effect-fill = la cisterna riceve { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua
effect-drain = la cisterna perde { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua
effect-spare = non si perde nulla
effect-gain = la giara riceve { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua
effect-spill = la giara perde { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, se ce n'è
effect-pour = { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua dalla propria giara
effect-beg = riceve la richiesta di { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua per la cisterna
effect-dream = chi guida ne guarda in segreto la carta ruolo
condition-cistern-holds = la cisterna contiene almeno { $n }
count-player = persone nel villaggio
count-night = notti finora, compresa questa
group-player = gli abitanti del villaggio
group-neighbour = gli altri
later-dusk = { $n ->
    [one] al prossimo crepuscolo
   *[other] al crepuscolo, fra { $n } notti
}
later-dawn = { $n ->
    [one] alla prossima alba
   *[other] all'alba, fra { $n } notti
}
until-dusk = { $n ->
    [one] fino al prossimo crepuscolo
   *[other] per { $n } notti, fino al crepuscolo
}
until-dawn = { $n ->
    [one] fino alla prossima alba
   *[other] per { $n } notti, fino all'alba
}
event-filled = La cisterna riceve { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua: contiene { $total }
event-drained = { $n ->
    [0] Nella cisterna non c'era più nulla da perdere
    [one] La cisterna perde { $n } misura d'acqua: contiene { $total }
   *[other] La cisterna perde { $n } misure d'acqua: contiene { $total }
}
event-spared = La cisterna non perde nulla
event-gained = { $player } riceve { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua
event-spilt = { $player } perde { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, per quanta ne aveva la giara
event-poured = { $player } versa { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua dalla giara
event-kept-water = { $player } dice di non avere acqua da dare
event-dreamt = { $player } ha visto in sogno { $other }
event-your-dream = Hai visto in sogno { $other }, con la sua carta: { $role }
question-storm = Arriva una tempesta di polvere. Che cosa fai?
option-cover-cistern = Copri la cisterna, il che costa 1 misura d'acqua
option-sit-it-out = Aspetta che passi e tira per il vento
question-caravan = Una carovana si ferma al pozzo. Su che cosa vi accordate?
option-buy-skins = Compra otri per 1 misura d'acqua della cisterna: ognuno ne riceve 1
option-sell-jar = Versa loro 2 misure d'acqua dalla tua giara: ne mettono 3 nella cisterna
option-lodge-them = Ospitali per la notte: due occhi in più
option-send-away = Mandali oltre
question-ask-for-water = A chi si rivolge il mendicante?
option-neighbour = { $neighbour }
question-begged = { $player } ti manda il mendicante: dai { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua?
option-share-water = Dai { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, sotto gli occhi di tutti
option-keep-water = Di' che non ne hai da dare
question-dream-of = Chi vedi in sogno?
question-debt = La valle vicina rivuole la sua acqua. Che cosa fai?
option-pay-now = Paga subito 2 misure d'acqua
option-pay-later = Paga 3 dopodomani
option-pay-from-jars = Lascia che i vicini ne perdano 1 ciascuno
question-thanks = Gli anziani ripartono. Li ringrazi con un giro per tutti?
option-share-thanks = Sì: 1 misura d'acqua della cisterna, e ognuno ne riceve 1
option-keep-thanks = No

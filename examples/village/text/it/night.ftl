# Preparazione e notte: domande, opzioni, rifiuti, eventi.

chance-role = { $player } pesca una carta ruolo
chance-charm = { $player } pesca un amuleto
chance-event-card = La carta evento della notte
chance-wind = Quanto soffia forte il vento
chance-watch-die = Il dado della veglia
event-looked-at-role = { $player } ha guardato una carta
event-your-role = Hai guardato la tua carta: { $role }
event-dealt-again = Queste carte non possono venire tutte dallo stesso mazzo. Si rimescola, e tutti pescano di nuovo
event-looked-at-charm = { $player } ha guardato un amuleto
event-your-charm = Hai guardato il tuo amuleto: { $charm }
event-night = Notte { $n }: guida { $player }
event-card = La carta della notte: { $card }
event-gifts = { $n ->
    [0] Nessuno ha messo nulla nella cisterna: contiene { $total }
    [one] In tutto la cisterna riceve { $n } misura d'acqua: contiene { $total }
   *[other] In tutto la cisterna riceve { $n } misure d'acqua: contiene { $total }
}
event-post-guard = { $player } fa la guardia
event-post-haul = { $player } va a prendere acqua e ne porta a casa 2
event-post-rest = { $player } riposa
event-charm-played = { $player } scopre un amuleto: { $charm }
event-watch-robbed = La veglia arriva a { $total }: i predoni prendono { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, la cisterna contiene { $cistern }
event-watch-pilfered = La veglia arriva a { $total }: un furto di { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, la cisterna contiene { $cistern }
event-watch-quiet = La veglia arriva a { $total }: notte tranquilla, e la cisterna contiene { $cistern }
event-watch-dew = La veglia arriva a { $total }: la rugiada porta { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, la cisterna contiene { $cistern }
event-slept = Tutti hanno dormito
event-poisoned = La cisterna è stata avvelenata: bisogna buttare via { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua, resta { $total }
event-poison-warded = Qualcuno ha tentato di avvelenare la cisterna, ma era protetta
question-gift = Quanta acqua metti nella cisterna?
option-give = { $n ->
    [0] Niente
    [one] Dona { $n } misura d'acqua
   *[other] Dona { $n } misure d'acqua
}
refused-villagers-give = Un abitante che ha acqua ne dona.
remedy-villagers-give = Ne è dispensato solo chi ha la giara vuota.
refused-jar-too-empty = La tua giara non contiene più di { $water }.
remedy-jar-too-empty = La riempiono il trasporto e alcune carte evento.
question-posts = { $player }, chi occupa quale posto stanotte?
option-post = { $player }: { $post }
refused-has-post = { $player } ha già un posto.
remedy-has-post = Togli prima l'altro posto.
refused-post-full = Non c'è spazio per più di { $n }: { $post }.
remedy-post-full = Assegna un altro posto.
refused-guard-is-tired = { $player } ha fatto la guardia la notte scorsa.
remedy-guard-is-tired = Sarà di nuovo possibile dopo una notte di altro.
refused-without-post = { $player } non ha ancora un posto.
remedy-without-post = Ognuno ne riceve uno.
question-before-the-watch = Prima del dado della veglia: scopri il tuo amuleto?
option-play = Scoprilo: { $charm }
question-small-hours = Notte fonda: tutti dormono. E tu?
option-sleep = Dormi
option-poison = Avvelena la cisterna
refused-no-thief = Non sei un ladro.
remedy-no-thief = Lo permette solo la carta del ladro.

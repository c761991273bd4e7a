# Etichette dello schermo.

screen-period = Periodo { $period }
screen-deck =
    { $turn ->
        [0] preparazione, { $deck } nel mazzo
       *[other] carta { $turn }, { $deck } nel mazzo
    }
screen-operations = Anticipare { $preempt } · AP Nemici { $enemy }, { $preempted } se anticipi · arriva: { $grows } · { $minor }
screen-operations-preempted = anticipata · AP Nemici { $preempted } invece di { $enemy } (costo { $preempt }) · arriva: { $grows } · { $minor }
screen-ceremony = Cerimonia · arriva: { $grows }
screen-history = Punti Vittoria da superare: { $vp }
screen-medicine = Buona Medicina: { $n ->
    [one] 1 cubetto nero
   *[other] { $n } cubetti neri
}
screen-dine-tracks = Forza Militare { $military }  Cultura { $culture }  AP { $ap }
screen-enemy-tracks = Nemico: Morale { $morale }  Ferocia { $ferocity }  AP { $ap }
screen-land = Dinétah (VP/Agricoltura, ~ Siccità)
screen-santa-fe = { $n ->
    [one] Santa Fé: un segnalino Raid
   *[other] Santa Fé: { $n } segnalini Raid
}
screen-escape = in salvo
screen-caught = catturata
screen-orders = Ordini: Attivi
screen-orders-standby = Standby
screen-truce = In vigore: { $order }, con { $n } AP Nemici
screen-people = Famiglie (Ferocia/Fuga, * Manuelito)
screen-absent = Non in gioco:
screen-ferocity = Ferocia { $n }, Fuga { $evade ->
    [-1] −1
    [0] 0
   *[other] +{ $evade }
}
screen-elders = Anziani: casella (Livello)
screen-bag = Sacchetto
screen-raided = Cubetti Raid
screen-recovery = Recupero
screen-subjugation = Soggiogamento
screen-passage = Scorrere del Tempo
screen-resources = Risorse
screen-in-play = In gioco
screen-waiting = Ancora da venire:
screen-waiting-card = «{ $card }» ({ $when })
screen-developments = Sviluppi
screen-exhausted = (esaurito)
screen-hand = Mano
screen-spoken-territory = { $territory }: { $vp } Punti Vittoria, Agricoltura { $agriculture }, Siccità { $drought }
screen-active = Ordini Attivi:
screen-inactive = Ordini Inattivi:
screen-standby = Ordini in Standby:
screen-raid-counters = { $n ->
    [one] un segnalino Raid
   *[other] { $n } segnalini Raid
}
screen-intruder-counters = { $n ->
    [one] un Intruso coperto
   *[other] { $n } Intrusi coperti
}
screen-tribal-counters = { $n ->
    [one] un segnalino Raid Tribale
   *[other] { $n } segnalini Raid Tribale
}
screen-legend = Sulla mappa: le lettere sono Famiglie, * Mais, h Disturbo, M Missione, R Rancho, # Fortino, ! segnalini Raid, ? Intruso. Sugli Ordini: il numero è il costo, F la Ferocia totale, = una striscia.
screen-more = (il resto: s)

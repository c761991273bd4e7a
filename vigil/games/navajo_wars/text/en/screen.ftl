# Labels of the terminal screen.

screen-period = { $period } period
screen-deck =
    { $turn ->
        [0] set-up, { $deck } in the deck
       *[other] card { $turn }, { $deck } left in the deck
    }
screen-operations = Preempt { $preempt } · Enemy AP { $enemy }, { $preempted } if preempted · new: { $grows } · { $minor }
screen-operations-preempted = preempted · Enemy AP { $preempted } instead of { $enemy } (price { $preempt }) · new: { $grows } · { $minor }
screen-ceremony = Ceremony · new: { $grows }
screen-history = Victory Points to beat: { $vp }
screen-medicine = Good Medicine: { $n ->
    [one] 1 black cube
   *[other] { $n } black cubes
}
screen-dine-tracks = Military { $military }  Culture { $culture }  AP { $ap }
screen-enemy-tracks = Enemy: Morale { $morale }  Ferocity { $ferocity }  AP { $ap }
screen-land = Dinétah (VP/Agriculture, ~ Drought)
screen-santa-fe = { $n ->
    [one] Santa Fé: one Raid counter
   *[other] Santa Fé: { $n } Raid counters
}
screen-escape = escaped
screen-caught = caught
screen-orders = Orders: Active
screen-orders-standby = Standby
screen-truce = In force: { $order }, { $n } Enemy AP with it
screen-people = Families (Ferocity/Evade, * Manuelito)
screen-absent = Not in play:
screen-ferocity = Ferocity { $n }, Evade { $evade ->
    [-1] −1
    [0] 0
   *[other] +{ $evade }
}
screen-elders = Elders: box (Elder Rating)
screen-bag = Bag
screen-raided = Raided
screen-recovery = Recovery
screen-subjugation = Subjugation
screen-passage = Passage of Time
screen-resources = Resources
screen-in-play = In play
screen-waiting = Still to come:
screen-waiting-card = { $card } ({ $when })
screen-developments = Developments
screen-exhausted = (exhausted)
screen-hand = Hand
screen-spoken-territory = { $territory }: { $vp } Victory Points, Agriculture { $agriculture }, Drought { $drought }
screen-active = Active Orders:
screen-inactive = Inactive Orders:
screen-standby = Orders in Standby:
screen-raid-counters = { $n ->
    [one] one Raid counter
   *[other] { $n } Raid counters
}
screen-intruder-counters = { $n ->
    [one] one Intruder, face down
   *[other] { $n } Intruders, face down
}
screen-tribal-counters = { $n ->
    [one] one Tribal Raid counter
   *[other] { $n } Tribal Raid counters
}
screen-legend = On the map: letters are Families, * Corn, h Harass, M Mission, R Rancho, # Fort, ! Raid counters, ? Intruder. On Orders: the number is the cost, F means total Ferocity, = a stripe.
screen-more = (more: s)

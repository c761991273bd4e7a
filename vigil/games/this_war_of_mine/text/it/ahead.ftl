# What stands beside an option, and what lies ahead.
beside-priced = { $cost } → { $effect }
beside-weight = peso { $n }
beside-die = { $die }
beside-wait = Pronto { $n ->
    [one] il prossimo Mattino
   *[other] fra { $n } Mattini
}.
beside-brings = dà { $things }
beside-perhaps = forse { $things }
beside-up-to = { $what } (fino a { $n })
beside-lacking = nella scatola non ce n'è più: { $things }
beside-clears = libera il passaggio
number-then = { $what }
number-at-least = { $what }, almeno
part-before = in Magazzino adesso
part-job = { $person }: { $what }
part-job-up-to = { $person }: { $what } (fino a { $n })
beside-two = senza Pala, due persone
beside-lock = si apre da 4 in su col dado nero
beside-task-bed = Fatica a 0
beside-task-floor = Fatica −2
beside-task-guard = Fatica +1
beside-task-scavenging = Fatica +1
phase-step-1 = prima azione
phase-step-2 = seconda azione
phase-step-3 = terza azione
standing-survival = Sopravvissuti
standing-strangers = Sopravvivono altri
standing-defeat = Perduto
forecast-dusk = Al Crepuscolo
forecast-night = In un Raid Notturno
number-water-left = Acqua che resta
number-food-left = Pasti che restano
number-before-dice = Respinto prima dei dadi
part-promised = promesso ad altri, o da altri
part-in-storage = in Magazzino
part-to-drink = bevono tutti
part-meals = { $what }
part-to-eat = mangiano tutti
hope-fate = una parola del destino
odds-fate-speaks = Il destino parla
odds-fate-fails = Il destino tace

# What cards say.
reading-nothing = Non succede nulla.
reading-in-combat = In combattimento
reading-reward = Se raggiunto
reading-penalty = Se mancato
reading-skill = Abilità
reading-trait-a = Tratto a
reading-trait-b = Tratto b
reading-trait-c = Tratto c
reading-cost = Costo
reading-special = Ritrovamenti speciali

# What stands beside an option, and what lies ahead.
beside-priced = { $cost } → { $effect }
beside-weight = peso { $n }
beside-die = { $die }
beside-wait = Pronto { $n ->
    [one] il prossimo Mattino
   *[other] fra { $n } Mattini
}.
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
part-in-storage = in Magazzino
part-to-drink = bevono tutti
part-meals = { $what }
part-to-eat = mangiano tutti
hope-fate = una parola del destino
odds-fate-speaks = Il destino parla
odds-fate-fails = Il destino tace

goal =
    Questo è un gioco sui civili in guerra. Vi si trovano fame, malattia, violenza e morte, e scelte difficili da fare. Fermati quando ne senti il bisogno.
    - Guidate insieme tre persone in una casa in rovina. Vivete fino al cessate il fuoco: deve vederlo qualcuno che c'era dall'inizio.
    - Di giorno ognuno ha fino a tre azioni: sgomberare la casa, costruire, cucinare, aprire la porta.
    - Al Crepuscolo tutti bevono e mangiano. Poi ognuno riceve un compito per la notte: dormire, fare la guardia o uscire a cercare ciò che manca. Non lasciate mai il Rifugio senza guardia.
    - Fame, Fatica, Tristezza, Malattia e Ferite vanno da 0 a 4. Tolgono azioni, e a 4 qualcuno è allo stremo.
goal-the-long-siege = Il lato consueto del Rifugio, con due cantine. Tre capitoli, dodici giorni o poco più.
goal-the-broken-house = Il lato difficile del Rifugio, con più ostacoli. Tre capitoli, dodici giorni o poco più.

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

# What stands beside an option.
price-ap = { $n ->
    [0] gratis
   *[other] { $n } PA
}
ways-move = Muoversi
ways-charge = Caricare: entrare
ways-sneak = Intrufolarsi
ways-explore = Esplorare: guardare
beside-priced = { $cost } → { $effect }
beside-melee = attacco: { $dice }
beside-ranged = tiro: { $dice } ({ $ammo })
beside-test = { $attribute }: { $dice }
beside-holds = contiene { $n } acqua
beside-areas = { $n ->
    [one] uno spazio in più
   *[other] { $n } spazi in più
}
beside-armour = { $n } danni in meno da ogni attacco
beside-fire = con del legno accende un falò
beside-electric = elettrico, inutile in una tempesta solare
beside-person = PS { $hp }, acqua { $water }
dice-green = { $n ->
    [one] 1 verde
   *[other] { $n } verdi
}
dice-yellow = { $n ->
    [one] 1 giallo
   *[other] { $n } gialli
}
dice-blue = { $n } blu
dice-red = { $n ->
    [one] 1 rosso
   *[other] { $n } rossi
}

# Where the mission stands, and what lies ahead.
phase-preparation = Preparazione
standing-under-way = La missione è in corso
number-objectives = Obiettivi raggiunti
number-days-left = Giorni rimasti dopo questo
number-water-left = Acqua che resta
number-food-left = Cibo che resta
number-hp-left = PS che restano
part-objectives-met = carte missione concluse
part-last-day = ultimo giorno della carta
part-this-day = oggi
part-water-carried = nelle borracce
part-drinks = la prossima bevuta
part-thirst = niente da bere
part-food-carried = sulla plancia
part-eats = il cibo del giorno
part-hunger = niente da mangiare
part-hp-now = adesso
part-infection = infezione
forecast-drink = { $person }: la prossima bevuta
forecast-preparation = { $person }: la prossima Preparazione
forecast-fever-morning = { $person }: infezione, al prossimo Mattino
forecast-fever-night = { $person }: infezione, alla prossima Notte
forecast-deadline = Il calendario della missione
ledger-person = { $person }: { $what }
ledger-enemy = { $enemy } ({ $letter }): PS
ledger-tiles = Tessere rivelate
hope-pass = riuscita
hope-hit = colpo a segno
hope-find = bottino
odds-passed = La prova riesce
odds-failed = La prova fallisce
odds-died = La morte lungo la strada
odds-missed = Nessun danno
odds-enemy-damaged = Danni
odds-defeated = Il nemico cade
odds-searched = Successi: { $n }

# What cards say.
reading-areas = Spazi: { $items } per un oggetto, { $mixed } per un oggetto o tre risorse, { $equipment } per l'equipaggiamento
reading-ability-day = Una volta al giorno
reading-ability-phase = Una volta per fase
reading-enemy = { $kind }, { $hp } PS
reading-melee = Attacco
reading-ranged = A distanza
reading-day-night = { $day } di giorno; { $night } di notte
reading-sol = È dei Figli della Libertà
reading-meet = Quando lo si incontra
reading-loot = Bottino secondo i successi
reading-hero = Può usarlo solo: { $person }
reading-worth = Vale { $n } di acqua dai mercanti
reading-bag = Nel sacchetto: { $n } cubetti su { $all } all'inizio
reading-use-food = Ognuno ne mangia uno nella Preparazione; con Mangiare uno dà 1 PS; una cucina da campo ne ricava tre da uno
reading-use-wood = Uno accende un falò, con qualcosa che fa fuoco; da uno si ricavano anche frecce
reading-use-metal = Da uno si ricavano cartucce
reading-use-water = Se ne beve una all'inizio di ogni turno; i mercanti la prendono come denaro
reading-use-cartridge = Le armi da fuoco le consumano
reading-use-arrow = Gli archi le consumano
reading-made-into = Serve per: { $things }
beside-face = { $face } { $n } su { $all }
beside-again = nuovo tiro: { $faces }
reading-recipe = Si costruisce con
reading-price = Prezzo: { $n } acqua
reading-track = Indicatore: { $n }
reading-once = Si usa una volta, poi si scarta
reading-mode = Modalità consigliata: { $mode }
reading-flips = Si gira dopo l'uso, si rigira in Preparazione
reading-ap = Usarlo costa { $n } PA
reading-needs = Solo se: { $needs }
reading-found = Chi la trova tira { $dice }: altrettanti colpi ci sono dentro
reading-set-up = Sul tavolo
reading-asked = Richiesto
reading-weather-storm = Tempesta: tutti hanno 1 PA in meno; ogni fuoco si spegne; si può raccogliere la pioggia; dormire costa 1 PA in meno, ma mai meno di 3
reading-weather-solar-storm = Tempesta solare: niente di elettrico funziona
reading-animal = Un animale: accanto a un fuoco lo si può ignorare
reading-shop = negozio: qui non si pescano carte notte
reading-equipment = Equipaggiamento: occupa uno spazio per l'equipaggiamento
reading-find = Una scoperta: si esegue subito, e la carta torna nel mazzo
reading-use-tent = montata su una tessera fa un campo: dormire costa meno, una sola carta notte per tutti, le cose vi restano al sicuro
beside-stock = sul banco, con il prezzo in acqua: { $things }

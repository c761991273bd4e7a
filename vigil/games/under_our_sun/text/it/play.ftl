# Dice, cards and cubes.
chance-green-die = Dado verde: { $person }
chance-yellow-die = Dado giallo: { $person }
chance-blue-die = Dado blu: { $person }
chance-red-die = Dado rosso: { $person }
chance-karma-die = Dado karma: { $person }
chance-direction = d8 per { $enemy } ({ $letter }): dove va?
chance-direction-of-tile = d8 da 1 a 6: in quale direzione si trova la tessera?
chance-which-step = Due strade sono ugualmente brevi: quale?
chance-draw-tile = Pesca una tessera mappa
chance-draw-enemies = Pesca una carta nemico
chance-draw-events = Pesca una carta evento
chance-draw-night = Pesca una carta notte
chance-draw-sun = Mescola il mazzo del sole e pesca
chance-draw-loot = Pesca una carta bottino
chance-draw-bag = Un cubetto dal sacchetto
chance-draw-starting-item = Pesca un oggetto iniziale
chance-team-card = Carta squadra: { $person }

# Set-up.
question-choose-character = { $all ->
    [2] { $n ->
        [1] Da solo giochi due persone: chi per prima?
       *[other] E chi come seconda delle due?
    }
   *[other] Chi giochi?
}
option-play = { $person }
event-chosen-alone = Giochi { $person }
event-chosen = { $player } gioca { $person }
event-offer = Lawrence mette sul banco: { $things }
question-starting-items = { $n ->
    [one] Oggetti iniziali: hai un punto. Che cosa si compra?
   *[other] Oggetti iniziali: hai { $n } punti. Che cosa si compra?
}
option-acquire = { $item } per { $person } ({ $n })
option-buy-nothing = Nient'altro
question-add-points = { $missing ->
    [one] { $player } vuole { $item } per { $person }; manca un punto. Quanti ne aggiungi?
   *[other] { $player } vuole { $item } per { $person }; mancano { $missing } punti. Quanti ne aggiungi?
}
option-add-points = { $n }
question-starting-gift = { $player } vuole prendere { $item } per { $person }. D'accordo?
event-not-agreed = Nessun accordo: { $item } resta sul banco
event-bought = { $person } parte con: { $item }
event-read-team-card = { $person } legge una carta squadra e la tiene coperta
event-team-cards-again = Sono usciti due Figli della Libertà, e può essercene uno solo. Si rimescolano le carte squadra e tutti pescano di nuovo.
event-your-survivor = Sei dei Sopravvissuti: vuoi ciò che vuole New Haven.
event-your-goal-bleed-them-dry = Sei dei Figli della Libertà. Vinci quando due Sopravvissuti sono fuori dal gioco per sempre; se ce n'è uno solo, quando lo è lui.
event-your-goal-the-land-is-ours = Sei dei Figli della Libertà. Vinci quando quattro dei tuoi sono sulla mappa insieme.
event-your-goal-let-them-wait = Sei dei Figli della Libertà. Vinci quando spunta il settimo giorno e la missione non è compiuta.

# The day.
event-day-begins = Giorno { $n }
event-phase-morning = Giorno { $n }: mattino
event-phase-afternoon = Giorno { $n }: pomeriggio
event-phase-night = Giorno { $n }: notte
event-turn-begins = Tocca a { $person }
event-drank = { $person } beve; acqua rimasta: { $left }
event-thirsty = { $person } non ha niente da bere
event-ate-daily = { $person } mangia il cibo del giorno
event-hungry = { $person } non ha niente da mangiare
question-who-first = Chi agisce per primo in questa fase?
option-goes-first = { $person }
question-act = { $person }, { $n } PA: che cosa fai?

# Dice.
event-rolled = { $person }, { $what }: { $dice } → { $n }
event-enemy-rolled = { $enemy } ({ $letter }), { $what }: { $dice } → { $n }
event-passed = { $person } supera la prova ({ $attribute })
event-failed = { $person } fallisce la prova ({ $attribute })
event-draws-card = { $person } pesca: { $card }
# Che cosa decide la prova di una carta.
event-if-failed-damage = Se la prova fallisce: { $n } PS in meno
event-if-failed-infect = Se la prova fallisce: un'infezione
event-if-failed-slow = Se la prova fallisce: { $n } PA in meno
event-if-failed-spawn = { $n ->
    [one] Se la prova fallisce: arriva un nemico
   *[other] Se la prova fallisce: arrivano { $n } nemici
}
event-if-failed-spawn-kind = Se la prova fallisce: arriva un nemico ({ $kind })
event-if-failed-give-up = Se la prova fallisce: fuori dal gioco per sempre
event-if-passed-loot = { $n ->
    [one] Se riesce: una carta bottino
   *[other] Se riesce: { $n } carte bottino
}
event-if-passed-random = { $n ->
    [one] Se riesce: una risorsa casuale
   *[other] Se riesce: { $n } risorse casuali
}
event-if-passed-revive = Se riesce: di nuovo in vita, con { $n } PS
question-karma = { $k ->
    [-1] { $who }: { $dice }. { $person } ha { $n } karma: ritirarlo?
    [one] { $who }, { $what }: { $dice } → 1 successo. { $person } ha { $n } karma: ritirare dei dadi?
   *[other] { $who }, { $what }: { $dice } → { $k } successi. { $person } ha { $n } karma: ritirare dei dadi?
}
option-use-karma = Usa il karma ({ $n })
question-reroll = Quali dadi si ritirano? Dadi karma: { $n }
option-reroll = { $person }, dado { $die }: { $face }
refused-too-little-karma = { $n ->
    [one] C'è solo un dado karma.
   *[other] Ci sono solo { $n } dadi karma.
}
remedy-too-little-karma = Prima togli un dado.
refused-no-die-chosen = Nessun dado scelto.
remedy-no-die-chosen = Scegline almeno uno.
event-karma-symbol = { $person } tiene il dado karma; rimasti: { $n }
event-karma-lost = { $person } perde il dado karma; rimasti: { $n }
event-karma-back = Un dado karma torna a { $person }: { $n }

# Health.
event-damaged = { $person } perde { $n } PS; rimasti: { $left }
event-healed = { $person } recupera { $n } PS: { $left }
event-wounded = Ferita per { $person }: un dado rosso a ogni tiro
event-wound-gone = La ferita di { $person } si è chiusa
event-died = { $person } cade e non si rialza
event-revived = { $person } respira di nuovo, con { $n } PS
event-eliminated = { $person } non tornerà più; il resto se lo tiene il deserto
event-infected = { $person } ha preso un'infezione
event-cured = { $person } non ha più l'infezione
event-well-being = { $person }, benessere: { $state }
event-ap-gained = { $person }: { $n } PA in più
event-ap-lost = { $person }: { $n } PA in meno
event-water-gained = { $person }: acqua +{ $n }
event-water-lost = { $person }: acqua −{ $n }

# Things.
event-gained = { $person } ottiene: { $what } ({ $n })
event-lost = { $person } perde: { $what }
event-took-card = { $person } prende: { $item }
event-no-room-for-card = { $person } non ha posto; resta a terra: { $item }
event-looted = { $person } trova: { $item }
event-used = { $person } usa: { $item }
event-ability = { $person } usa un'abilità: { $ability }
event-built = { $person } costruisce: { $item }
event-ammo-made = { $person } fabbrica munizioni: { $what }
event-picked-up = { $person } raccoglie: { $what }
event-dropped = { $person } lascia a terra: { $what }
event-refilled = { $person } riempie le bottiglie: +{ $n }
event-rain = { $person } raccoglie la pioggia
event-sleeps = { $person } dorme
event-container-found = Un contenitore, si apre con: { $attribute }
event-container-open = { $person } apre il contenitore: { $things }
question-keep-loot = { $person }: quale si tiene?
option-keep = { $item }
event-camp-pitched = { $person } monta un accampamento
event-camp-struck = { $person } smonta l'accampamento
event-fire-lit = { $person } accende un falò
event-kitchen-built = { $person } allestisce una cucina da campo
event-trap-set = { $person } piazza una piccola trappola
event-trap-springs = La trappola scatta: { $enemy } ({ $letter })
question-pick-up = { $person } raccoglie: che cosa?
question-discard = { $person } lascia a terra: che cosa?
option-take = { $what }
option-drop = { $what }
question-lose = { $person } rinuncia a: che cosa?
option-thing = { $what }
refused-enough-picked-up = Un oggetto o due risorse per volta.
remedy-enough-picked-up = Prima togli qualcosa.
refused-nothing-chosen = Non è scelto niente.
remedy-nothing-chosen = Scegli almeno una cosa.
refused-enough-chosen = { $n } bastano.
remedy-enough-chosen = Prima togli qualcosa.
refused-more-to-choose = Bisogna sceglierne { $n }.
remedy-more-to-choose = Continua a scegliere.

# Actions.
option-move = Muoversi verso { $way }: { $tile }
option-charge = Caricare verso { $way }
option-sneak = Intrufolarsi verso { $way }: { $tile }
option-explore = Esplorare verso { $way }
option-recon = Ricognizione: chi si nasconde qui?
option-pick-up = Raccogliere
option-refill = Rifornirsi d'acqua
option-rain = Raccogliere la pioggia
option-eat = Mangiare
option-sleep = Dormire
option-container = Aprire il contenitore ({ $attribute })
option-loot = Perquisire il corpo: { $enemy } ({ $letter })
option-discard = Lasciare cose a terra
option-build = Costruire: { $item }
option-use = Usare: { $item }
option-ability = { $ability }
option-ammo = Fabbricare munizioni: { $what } ({ $n })
option-pitch = Montare la tenda
option-build-camp = Costruire un accampamento con le risorse
option-strike-camp = Smontare l'accampamento
option-light = Accendere un falò
option-kitchen = Allestire una cucina da campo
option-cook = Cucinare: un cibo diventa tre
option-wait = Aspettare
option-reveal = { $way }
question-reveal = { $person } guarda lontano: dove?
event-arrives = { $person } arriva qui: { $tile }
event-tile-revealed = Rivelata: { $tile }
event-exposed = Gli sguardi sono su { $person }: non è più al riparo
event-hidden = Il segnalino lascia il simbolo del nemico: lì { $person } ora non si vede
refused-too-few-ap = Costa { $n } PA.
remedy-too-few-ap = Aspetta la prossima fase.
refused-tile-full = Tutti i campi di movimento sono occupati.
remedy-tile-full = Prima qualcuno deve andarsene.
refused-no-tile-left = Non c'è una tessera da mettere lì.
remedy-no-tile-left = Si possono rivelare solo le tessere già posate coperte.
refused-not-sneaked = Bisogna essersi intrufolati.
remedy-not-sneaked = Torna con Intrufolarsi.
refused-no-symbol = Nessun simbolo qui può generare un nemico.
remedy-no-symbol = La preparazione scopre di nuovo i simboli.
refused-nothing-here = Qui non c'è niente.
remedy-nothing-here = Cerca su un'altra tessera.
refused-no-space = Non c'è uno spazio libero.
remedy-no-space = Prima lascia qualcosa.
refused-nothing-carried = Non c'è niente da cedere.
remedy-nothing-carried = Prima raccogli qualcosa.
refused-no-water-here = Qui non c'è acqua.
remedy-no-water-here = Cerca un punto d'acqua.
refused-bottles-full = Tutte le bottiglie sono piene.
remedy-bottles-full = Bevi, o trova un'altra bottiglia.
refused-no-storm = Non piove.
remedy-no-storm = Aspetta una tempesta.
refused-no-food = Non c'è cibo sulla plancia.
remedy-no-food = Trovane, o cucinane.
refused-healthy = La salute è piena.
remedy-healthy = Conserva il cibo.
refused-enemies-here = Non si dorme accanto ai nemici.
remedy-enemies-here = Combattili, vattene o nasconditi.
refused-already-fit = Più in forma di così non si può essere.
remedy-already-fit = La Preparazione toglie uno.
refused-hero-item = Porta il nome di un altro personaggio.
remedy-hero-item = Scambialo o vendilo.
refused-solar-storm = Durante una tempesta solare niente di elettrico funziona.
remedy-solar-storm = Aspetta la prossima carta sole.
refused-flipped = È già stato usato oggi.
remedy-flipped = La preparazione lo rigira.
refused-no-use-now = Ora sarebbe inutile.
remedy-no-use-now = Conservalo per dopo.
refused-exhausted = L'abilità è esaurita.
remedy-exhausted = Torna nel momento indicato dal testo.
refused-no-tent = Non c'è una tenda sulla plancia.
remedy-no-tent = Costruiscine o comprane una.
refused-camp-here = C'è già un accampamento.
remedy-camp-here = Usa quello.
refused-no-parts = Mancano le risorse di una tenda.
remedy-no-parts = Servono tessuto e legno.
refused-no-camp = Non c'è un accampamento da smontare.
remedy-no-camp = Un accampamento stampato sulla tessera resta.
refused-fire-here = Qui arde già un fuoco.
remedy-fire-here = Conserva la legna.
refused-nothing-to-light = Non c'è niente per accenderlo.
remedy-nothing-to-light = Serve un oggetto con la parola chiave FUOCO.
refused-no-wood = Non c'è legno sulla plancia.
remedy-no-wood = Serve un legno.
refused-no-campfire = Qui non c'è un falò.
remedy-no-campfire = Prima accendine uno.
refused-no-metal = Non c'è metallo sulla plancia.
remedy-no-metal = Serve un metallo.
refused-no-field-kitchen = Qui non c'è una cucina da campo.
remedy-no-field-kitchen = Allestiscine una su un falò.
refused-empty-weapon = L'arma è scarica.
remedy-empty-weapon = Prima fabbrica o compra munizioni.

# Dice, cards and counters.
chance-first-leader = Chi comanda per primo?
chance-draw-characters = Pesca un personaggio
chance-draw-locations = Pesca un Luogo
chance-draw-exploration = La prossima carta del mazzo Ignoto
chance-draw-residents = Pesca una carta Residenti
chance-draw-visitors = Pesca una carta Visitatori
chance-draw-night-raids = Pesca una carta Raid Notturni
chance-draw-narrative-actions = Pesca un'Azione Narrativa
chance-draw-findings = Pesca una carta Ritrovamenti
chance-draw-fate = Pesca una carta Fato
chance-draw-events = Gira un Evento
chance-draw-endings = Gira un Finale
chance-draw-objectives = Pesca un obiettivo
chance-draw-enemy = Pesca un segnalino nemico
chance-draw-stories = Pesca una storia
chance-turn-shelter-card = Gira la carta: { $cover }
chance-lock = Dado nero: { $person } alla serratura
chance-thirst = Dado nero: { $person } resta senz'acqua
chance-noise = Dado nero: qualcuno ha sentito?
chance-killing = Dado nero: chi riesce a conviverci?
chance-mourning = Dado nero: chi è in lutto?
chance-conscience = Dado nero: chi se la prende a cuore?
chance-relief = Dado nero: chi trova conforto?
chance-black-die = Dado nero
chance-grey-die = Dado grigio: { $person }
chance-yellow-die = Dado giallo: { $person }
chance-red-die = Dado rosso: { $person }

# General.
event-leads = { $player } ha il Diario per primo e comanda
event-passes = Il Diario passa a { $player }
event-starts = { $person } è con noi dall'inizio
event-location = { $slot }: { $place }
event-gained = Ottenuto: { $what } ({ $n })
event-box-empty = Nella scatola non ce n'è più: { $what } (mancanti: { $n })
event-discarded = Scartato: { $what } ({ $n })
event-paid = Pagato: { $what } ({ $n })
event-used = Usato: { $what } ({ $n })
event-drunk = Bevuto: { $what } ({ $n })
event-fired = Sparato: { $what } ({ $n })
event-stolen = Rubato: { $what } ({ $n })
event-left-behind = Lasciato: { $what } ({ $n })
event-removed = Fuori dal gioco: { $what } ({ $n })
event-raised = { $person }: { $state } in aumento ({ $n })
event-lowered = { $person }: { $state } in calo ({ $n })
event-died = { $person } non c'è più
event-left = { $person } lascia il gruppo
event-joined = { $person } si unisce al gruppo
event-no-room = Non c'è posto per { $person }
event-nobody-joins = Ora nessuno può unirsi al gruppo
event-phase-morning = Giorno { $n }: Mattino
event-phase-day = Giorno { $n }: Azioni Diurne
event-phase-dusk = Giorno { $n }: Crepuscolo
event-phase-evening = Giorno { $n }: Sera
event-phase-scavenging = Giorno { $n }: Perlustrazione
event-phase-night-raid = Giorno { $n }: Raid Notturno
event-phase-dawn = Giorno { $n }: Alba
question-lose = Cedi { $n }: che cosa?
option-thing = { $what }
refused-enough-chosen = { $n ->
    [one] Uno basta.
   *[other] { $n } bastano.
}
remedy-enough-chosen = Prima togli qualcosa.
refused-more-to-choose = Bisogna sceglierne { $n }.
remedy-more-to-choose = Continua a scegliere.

event-rolled = Il dado nero dice { $n }
event-rolled-in-vain = Il dado nero dice { $n }: non succede nulla
event-moved = Tocca: { $people }
event-unmoved = Non tocca nessuno
event-trait-a = { $person } ha un'abitudine (tratto a)
event-trait-b = Il carattere di { $person } (tratto b)
event-trait-c = Il carattere di { $person } (tratto c)
event-skill = { $person } sa fare qualcosa: { $skill }

# Morning.
event-event = La carta del Mattino: { $card }
event-cold = Freddo: { $n }
event-objective = L'obiettivo di questo capitolo: { $objective }
event-objective-reached = Obiettivo raggiunto: { $objective }
event-objective-missed = Obiettivo mancato: { $objective }
event-progress = Più vicini all'obiettivo: { $n }

# Day Actions.
question-assign = Azione { $n } di 3: chi fa che cosa?
option-card = { $person }: { $what }
option-card-with = { $person }: { $what }, con un attrezzo ({ $tool })
option-space = { $person }: { $what }
option-work = { $person }: { $what }
option-build = { $person } costruisce: { $what }
refused-is-busy = { $person } ha già qualcosa da fare.
remedy-is-busy = Prima togli l'altra azione.
refused-place-taken = Lì c'è già qualcuno.
remedy-place-taken = Un personaggio per posto in ogni turno.
refused-still-waits = C'è un segnalino Attesa: non è ancora pronto.
remedy-still-waits = Sarà pronto al Mattino.
refused-no-wait-token = Non restano segnalini Attesa.
remedy-no-wait-token = Se ne libera uno quando qualcosa è pronto.
refused-no-space-to-build = Nessuno spazio raggiungibile è libero.
remedy-no-space-to-build = Libera una carta o la via verso un'altra stanza.
refused-tool-there = Lì c'è già un attrezzo.
remedy-tool-there = Ne basta uno per tutta la carta.
refused-no-tool = Serve un attrezzo: { $thing }.
remedy-no-tool = Un attrezzo serve una volta per turno.
refused-cannot-afford = Il Magazzino non ne ha abbastanza ({ $n }): { $thing }.
remedy-cannot-afford = Prima trovalo, o spendi meno in questo turno.
refused-needs-a-second = Senza Pala { $person } ha bisogno di un secondo personaggio.
remedy-needs-a-second = Mandaci anche qualcun altro.
event-goes-card = { $person } si mette al lavoro: { $what }
event-goes-space = { $person }: { $what }
event-goes-work = { $person } comincia: { $what }
question-where-to-build = Dove si mette: { $fitting }?
option-put = { $space }
event-built = { $person } ha costruito: { $fitting } ({ $space })
event-waits = Un segnalino Attesa: { $work } ({ $n })
event-ready = Pronto: { $work }
event-cleared = { $space }: via libera
event-turned = { $space }: { $card }
event-leaves = { $space }: qualcosa ostruisce ancora ({ $cover })
event-lock-holds = { $n }: la serratura resiste ({ $space })
event-lock-opens = { $n }: la serratura cede ({ $space })
event-visitor = Alla porta: { $card }
event-aside-no-saw = Dietro le sbarre c'è qualcosa, ma senza una Sega resta lì
event-aside-neighbour-watches = Stanotte veglia anche il vicino che è stato aiutato
event-boarded-up = Sbarrata: { $space }

# Dusk.
question-without-water = { $n ->
    [one] Acqua per tutti tranne uno: chi resta senza?
   *[other] L'acqua non basta: quali { $n } restano senza?
}
option-thirsts = { $person }
event-thirsts = { $person } non ha da bere e tira { $n }
question-meals = Chi mangia che cosa?
option-eat = { $person }: { $what }
refused-has-eaten = Un segnalino a testa.
remedy-has-eaten = Prima togli l'altro pasto.
refused-not-enough-food = Non ce n'è di più ({ $n }).
remedy-not-enough-food = Scegli qualcos'altro da mangiare.
event-eats = { $person } mangia: { $what }
event-starves = { $person } non mangia nulla

# Evening.
question-tasks = La notte: chi fa che cosa?
option-task-bed = { $person } dorme in un letto ({ $space })
option-task-floor = { $person } dorme sul pavimento
option-task-guard = { $person } fa la guardia
option-task-scavenging = { $person } esce in perlustrazione
refused-has-task = Un compito a testa.
remedy-has-task = Prima togli l'altro compito.
refused-bed-taken = In quel letto dorme già qualcuno.
remedy-bed-taken = C'è posto sul pavimento.
refused-too-tired = Con Fatica 4 si può solo dormire.
refused-too-tired-to-go = Con Fatica 4 non si esce.
remedy-too-tired = Un letto o il pavimento.
remedy-too-tired-to-go = Dormire, o la Guardia, visto che nessun altro può farla.
refused-three-go-out = Non possono uscire in più di { $n }.
remedy-three-go-out = Gli altri restano a casa.
refused-without-task = { $n ->
    [one] Un personaggio non ha ancora un compito.
   *[other] { $n } personaggi non hanno ancora un compito.
}
remedy-without-task = Ognuno ne riceve uno.
question-nobody-guards = Nessuno fa la guardia: il Rifugio andrà perduto (333). È ciò che vuoi?
option-assign-again = Ripensaci
option-leave-unguarded = Lascia il Rifugio senza guardia
event-task-bed = { $person } dorme in un letto
event-task-floor = { $person } dorme sul pavimento
event-task-guard = { $person } fa la guardia
event-task-scavenging = { $person } si prepara a uscire

# Scavenging.
question-destination = Dove vanno?
option-go = { $slot }: { $place } ({ $n } carte)
event-goes-to = { $people }: in cammino ({ $place })
question-pack = Che cosa portano con sé?
option-take = { $what }
event-packed = Portato con sé: { $things }
event-explores = { $card } (carte rimaste: { $n })
question-next-card = Andare avanti o tornare a casa?
option-explore-on = La prossima carta
option-turn-home = Tornare a casa
event-returned = Carte restituite: { $n }; rimaste: { $left }
event-more-cards = Carte in più: { $n }; in tutto: { $left }
event-noise = Rumore: { $n }
event-unheard = { $n } contro Rumore { $noise }: nessuno ha sentito
event-heard = { $n } contro Rumore { $noise }: arriva qualcuno
event-meets = Dal buio: { $card }
event-nobody-returns = Stanotte non torna nessuno
event-finds = Ritrovamenti, { $row }: { $card }
question-carry-home = Che cosa portano a casa?
option-carry = { $what }
refused-too-heavy = Peserebbe { $weight }; possono portare { $most }.
remedy-too-heavy = Qualcosa deve restare lì.
event-carries = { $n ->
    [0] Tornano a mani vuote
   *[other] Portano a casa { $n }: { $things }
}
number-capacity = Possono portare
part-inventory = Inventario: { $person }
part-lasting = carte, abilità, Miglioramenti e la casa
number-load = Peso
part-weight = { $what } ({ $n })

# Night Raid.
question-arm-guards = Quali armi per le guardie?
option-arm = { $person }: { $what }
refused-has-weapon = Un'arma a testa.
remedy-has-weapon = Prima togli l'altra arma.
refused-none-in-storage = In Magazzino non ce n'è più.
remedy-none-in-storage = Scegli qualcos'altro.
refused-none-at-hand = Non ce n'è un'altra a portata di mano.
remedy-none-at-hand = Scegli un'altra arma.
event-armed = { $person } prende: { $what }
event-raid = Nella notte: { $card }
event-threat = Danni { $damage }, Ferite { $wounds }
event-holds-off-die = { $person } respinge: { $n }
event-holds-off-board-ups = Le Assi respingono: { $n }
event-holds-off-lasting = Carte, abilità, Miglioramenti e la casa: { $n }
event-comes-through = Passano: Danni { $damage }, Ferite { $wounds }
event-raid-ignored = Le guardie mettono tutti in fuga: la carta non ha effetto
question-split-defence = { $n } contro Danni { $damage } e Ferite { $wounds }: che cosa si respinge?
option-cancel = Ferite: { $wounds }, Danni: { $damage }
number-defence = Respinti
part-die = dado di { $person }
part-board-ups = Assi
question-stolen = { $n ->
    [one] Rubano una cosa: quale?
   *[other] Rubano { $n } cose: quali?
}
question-crime-wave = Ondata di criminalità: quali due carte entrano nei mazzi?
option-shuffle-in = Raid Notturni: { $raids }, Residenti: { $residents }
event-crime-wave = L'ondata cresce: Raid Notturni { $raids }, Residenti { $residents }

# Dawn.
question-medicine = A chi le medicine?
option-treat = { $person }: { $what }
refused-not-hurt = Solo ai malati e ai feriti.
remedy-not-hurt = Conservale in Magazzino.
event-treated = { $person } riceve: { $what }
question-alcohol = { $n ->
    [1] Prima del Destino: qualcuno beve?
    [2] Il Destino ha parlato: qualcuno beve prima dell'Azione Narrativa?
   *[other] L'ultima occasione di quest'Alba: qualcuno beve?
}
option-drink = { $person }: { $what }
event-drinks = { $person } beve: { $what }
event-fate = Fato: { $card }
event-location-gone = D'ora in poi irraggiungibile: { $place }
question-narrative-action = Quale delle due si racconta?
option-narrate = { $card }
event-narrates = { $card }
question-save = Il giorno { $n } è finito. Ora si può salvare (10).
option-new-day = Comincia il giorno { $n }

# Combat.
event-enemy = { $enemy }: { $what }
event-fight-begins = Uno scontro con { $n }: { $foe }
question-arm-fighters = Chi prende quale arma?
question-change-weapon = { $person } è senza munizioni: quale arma al suo posto?
question-fight-or-flee = Resistere o fuggire? ({ $foe })
option-stand = Restare e combattere
option-flee = Fuggire, tutti insieme
event-flees = Il gruppo fugge
event-backstab-us = Attacchiamo alle spalle
event-backstab-them = Ci attaccano alle spalle
question-shots = Munizioni: { $n }. Chi spara?
option-fire = { $person } spara
refused-no-ammo = Ci sono munizioni per { $n }.
remedy-no-ammo = Prima togli un colpo.
refused-must-fire = Finché ci sono munizioni chi ha un'arma da fuoco spara.
remedy-must-fire = Aggiungi un altro colpo.
event-throws = { $missed ->
    [1] { $person }, { $die }: { $face }, e con quest'arma è un colpo mancato
   *[other] { $person }, { $die }: { $face }
}
question-reroll = { $person } può ritirare (ancora { $left })
option-keep = Va bene così
option-reroll = Ritira il dado { $die } ({ $face })
question-story = S per { $person } ({ $die }): mancato o fato?
option-miss = Mancato
option-trust-fate = Confidare nel fato
event-fate-fails = { $card }: il fato tace, il colpo è nullo ({ $person })
event-fate-speaks = { $card }: il fato parla ({ $person })
question-wounds-to-them = { $n ->
    [one] Una Ferita ai nemici: a chi?
   *[other] { $n } Ferite ai nemici: a chi?
}
question-wounds-to-us = { $n ->
    [one] Una Ferita per noi: a chi?
   *[other] { $n } Ferite per noi: a chi?
}
option-wound = { $person }
event-enemy-wounded = { $enemy } ha ferite: { $n }
question-who-dies = { $person } colpisce a morte: chi?
option-target = { $person }
event-killed = { $enemy } cade ({ $foe })
event-enemy-empty = { $enemy } ha finito le munizioni e continua con: { $what }
event-conscience = Empatia: il dado dice { $n }
event-relief = Un momento di pace: il dado dice { $n }
event-fight-won = Lo scontro è finito ({ $foe }); uccisi: { $n }

# Barter.
event-no-barter = Non c'è nulla da barattare (commissione { $n })
question-barter = { $n ->
    [0] Barattare? Non c'è commissione
   *[other] Barattare? La commissione è { $n }
}
option-barter = { $n ->
    [0] Baratta
   *[other] Paga la commissione di { $n } e baratta
}
option-no-barter = Niente baratto
question-fee = La commissione: segnalini per un valore di { $n }
question-pay-value = Cedi segnalini per un valore di { $n }
question-exchange = Che cosa dai, che cosa prendi?
option-sell = Dai: { $what } ({ $n })
option-buy = Prendi: { $what } ({ $n })
refused-too-little-value = { $paid } non basta, serve { $n }.
remedy-too-little-value = Aggiungi qualcosa a ciò che dai.
refused-too-dear = Tutto ciò che hai vale { $most }; servirebbe { $n }.
remedy-too-dear = Prendi di meno.
refused-none-in-box = Nella scatola non ce n'è più.
remedy-none-in-box = Torna disponibile quando se ne scarta uno.
number-sell = Dato
number-buy = Preso
part-value = { $what }

# The Book.
question-whom-it-concerns = { $n }. Questa storia capita a uno solo: a chi?
question-which-idea = Quale idea si sviluppa?
option-idea = { $fitting }
event-idea = Ora si può costruire: { $fitting }
question-which-fitting = Quale Miglioramento è distrutto?
option-wreck = { $fitting }
event-wrecked = Distrutto: { $fitting }
question-where-to-put = Dove si mette?
event-furnished = Sistemato: { $fitting } ({ $space })
event-end-ceasefire = La guerra è finita, e noi siamo vivi
event-end-starters-gone = La guerra è finita; di chi l'aveva cominciata insieme non resta nessuno
event-end-nobody-left = Non resta più nessuno
event-end-no-guard = Il Rifugio è perduto
event-end-shelter-lost = Non c'è più un Rifugio
number-trauma = Trauma ({ $person })
part-trauma-wounds = Ferite
part-trauma-illness = Malattia
part-trauma-hunger = Fame
part-trauma-misery = Tristezza
passed-to-you = Ora il Diario è a te: ascolta gli altri, poi decidi.

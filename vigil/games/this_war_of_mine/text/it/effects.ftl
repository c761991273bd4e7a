# What effects say when a card is read.
effect-gain = ottieni { $what } ({ $n })
effect-lose = scarta { $what } ({ $n })
effect-remove = elimina { $what } ({ $n }) dal gioco
effect-pay-value = cedi segnalini per un valore di { $n }
effect-lose-all = scarta tutto: { $what }
effect-lose-half = scarta metà, per eccesso: { $what }
effect-raise = { $state } +{ $n }
effect-lower = { $state } −{ $n }
effect-set = { $state } diventa { $n }
effect-wound = { $n } Ferite fra i presenti
effect-die = morte
effect-leave = lascia il gruppo
effect-join = qualcuno si unisce al gruppo
effect-treat = si scarta { $what } sulla carta: { $state } −{ $n }
effect-conscience = Empatia contro un dado nero: Tristezza +{ $n }
effect-relief = Empatia contro un dado nero: Tristezza −{ $n }
effect-trait = tratto { $letter }
effect-read = leggi { $n }
effect-story = si legge una storia
effect-mark = se ne terrà conto
effect-unmark = è saldato
effect-epilogue = annota { $n } per la fine
effect-aside = si dice perché
effect-end = la guerra finisce
effect-progress = l'obiettivo si avvicina di { $n }
effect-reward = l'obiettivo è raggiunto
effect-penalty = l'obiettivo è mancato
effect-noise = Rumore di { $n }
effect-noise-roll = un tiro Rumore
effect-encounter = arriva qualcuno
effect-return-cards = restituisci { $n } carte Esplorazione
effect-add-cards = { $n } carte Esplorazione in più
effect-go-home = l'esplorazione finisce
effect-search = una carta Ritrovamenti: { $row }
effect-special = un tiro sulla tabella del Luogo
effect-fight = uno scontro con { $n }
effect-barter = baratto, commissione { $fee }
effect-change-location = cambia il Luogo: { $slot }
effect-cold = Freddo di { $n }
effect-raid = Danni { $damage }, Ferite { $wounds }
effect-visitor = arriva un Visitatore
effect-board-up = la crepa è sbarrata
effect-unlock = un'Idea si può costruire d'ora in poi
effect-unlock-this = una certa Idea si può costruire d'ora in poi
effect-wreck = un Miglioramento è distrutto
effect-furnish = un Miglioramento si sistema gratis
effect-comes-next = la prossima sarà una certa carta
effect-skip = stanotte non c'è Raid Notturno
effect-hit = il colpo infligge { $n }
effect-deadly = il colpo uccide
effect-harm = chi ha colpito subisce { $n } Ferite
condition-has = hai { $what } ({ $n })
condition-worth = i tuoi segnalini valgono { $n }
condition-marked = se n'è tenuto conto
condition-was-read = { $n } è stata letta
condition-level = { $state } è { $n } o più
condition-is = è la persona giusta
condition-here = una certa persona è qui
condition-in-play = una certa persona è con noi
condition-skilled = qualcuno qui è capace
condition-day = è il giorno { $n } o più tardi
condition-chapter = è il Capitolo { $n } o più tardi
condition-people = siamo in { $n } o più
condition-present = qui ci sono in { $n } o più
condition-guards = fanno la guardia in { $n } o più
condition-cold = il Freddo è { $n } o più
condition-boards = ci sono { $n } Assi o più
condition-unknown = restano { $n } o più carte ignote
condition-noise = il Rumore è { $n } o più
condition-progress = l'obiettivo è a { $n } o più
condition-gone = { $n } o più sono morti o partiti
condition-gone-today = oggi { $n } o più sono morti o partiti
condition-phase = è quest'ora del giorno: { $phase }
condition-floor = è su questo piano: { $floor }
condition-outside = succede fuori
condition-room = c'è posto per un altro
condition-built = c'è nel Rifugio: { $fitting }
condition-at = sei qui: { $place }
condition-prowess = il Coraggio è { $n } o più
condition-empathy = l'Empatia è { $n } o più
count-person = personaggi
count-present = personaggi presenti
count-guard = guardie
count-day = giorni finora
count-chapter = il numero del Capitolo
count-cold = segnalini Freddo
count-board-up = Assi
group-person = tutti i personaggi
group-present = i presenti
group-scavenger = chi è uscito
group-guard = le guardie
group-at-home = chi è a casa
group-hurt = i malati e i feriti
group-starter = chi ha cominciato la guerra insieme
later-morning = { $n ->
    [one] il prossimo Mattino
   *[other] il Mattino fra { $n } giorni
}
later-day = { $n ->
    [one] alle prossime Azioni Diurne
   *[other] alle Azioni Diurne fra { $n } giorni
}
later-dusk = { $n ->
    [one] al prossimo Crepuscolo
   *[other] al Crepuscolo fra { $n } giorni
}
later-evening = { $n ->
    [one] la prossima Sera
   *[other] la Sera fra { $n } giorni
}
later-trip = { $n ->
    [one] la prossima volta che qualcuno esce
   *[other] quando si sarà usciti { $n } volte
}
later-night = { $n ->
    [one] la prossima notte
   *[other] fra { $n } notti
}
later-dawn = { $n ->
    [one] alla prossima Alba
   *[other] all'Alba fra { $n } giorni
}
until-morning = { $n ->
    [one] fino al prossimo Mattino
   *[other] fino al Mattino fra { $n } giorni
}
until-day = { $n ->
    [one] fino alle prossime Azioni Diurne
   *[other] fino alle Azioni Diurne fra { $n } giorni
}
until-dusk = { $n ->
    [one] fino al prossimo Crepuscolo
   *[other] fino al Crepuscolo fra { $n } giorni
}
until-evening = { $n ->
    [one] fino alla prossima Sera
   *[other] fino alla Sera fra { $n } giorni
}
until-trip = { $n ->
    [one] finché qualcuno esce di nuovo
   *[other] finché si sarà usciti { $n } volte
}
until-night = { $n ->
    [one] fino alla prossima notte
   *[other] per { $n } notti
}
until-dawn = { $n ->
    [one] fino alla prossima Alba
   *[other] fino all'Alba fra { $n } giorni
}
name-raid = contro i raid
name-inventory = Inventario
name-noise = Rumore
name-fee = commissione
name-a = a
name-b = b
name-c = c

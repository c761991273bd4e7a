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
effect-wound = { $n ->
    [one] 1 Ferita fra i presenti
   *[other] { $n } Ferite fra i presenti
}
effect-die = morte
effect-leave = { $mourned ->
    [0] lascia il gruppo, e nessuno lo piange
   *[other] lascia il gruppo
}
effect-join = qualcuno si unisce al gruppo ({ name-fatigue } { $fatigue }, { name-wounds } { $wounds }, { name-misery } { $misery }, { name-hunger } { $hunger }, { name-illness } { $illness })
effect-treat = si scarta { $what } sulla carta: { $state } −{ $n }
effect-conscience = Empatia contro un dado nero: Tristezza +{ $n }
effect-relief = Empatia contro un dado nero: Tristezza −{ $n }
effect-trait = tratto { $letter }
effect-read = leggi { $n }
effect-story = si legge una storia
effect-mark = { $mark ->
    [helped-the-old] i due vecchi se ne ricorderanno
    [bandaged-a-stranger] il ferito se ne ricorderà
    [fed-children] i bambini se ne ricorderanno
    [neighbour-owes] il vicino vi deve un favore
   *[other] se ne terrà conto
}
effect-unmark = { $mark ->
    [neighbour-owes] il favore è restituito
   *[other] è saldato
}
effect-epilogue = annota { $n } per la fine
effect-aside = si dice perché
effect-end = { $ending ->
    [ceasefire] la guerra finisce: cessate il fuoco
    [no-guard] la guerra è persa: nessuno fa la guardia
   *[other] la guerra è persa: il Rifugio non c'è più
}
effect-progress = l'obiettivo si avvicina di { $n }
effect-reward = l'obiettivo è raggiunto
effect-penalty = l'obiettivo è mancato
effect-noise = Rumore { $n_signed }
effect-noise-roll = un tiro Rumore
effect-encounter = arriva qualcuno
effect-return-cards = { $n ->
    [one] restituisci 1 carta Esplorazione
   *[other] restituisci { $n } carte Esplorazione
}
effect-add-cards = { $n ->
    [one] 1 carta Esplorazione in più
   *[other] { $n } carte Esplorazione in più
}
effect-go-home = l'esplorazione finisce
effect-search = una carta Ritrovamenti: { $row }
effect-special = un tiro sulla tabella del Luogo
effect-fight = uno scontro con { $n } (ognuno pesca una lettera: A: { $a }; B: { $b }; C: { $c }{ $first ->
    [them] {"; "}colpiscono per primi, da soli
    [us] {"; "}colpite per primi, da soli
   *[nobody] {""}
}{ $breaks ->
    [0] {""}
   *[other] {"; "}dopo { $breaks } morti gli altri scappano
}{ $thugs ->
    [0] {"; "}ogni ucciso pesa: Empatia contro un dado nero, Tristezza +1
   *[other] {"; "}sono Teppisti: ucciderli non pesa a nessuno
}{ $flight ->
    [0] {"; "}non si può fuggire
   *[other] {"; "}se fuggite, colpiscono ancora una volta e si torna a casa
}{ $loot ->
   *[none] {"; "}se vincete, le loro armi sono vostre
    [junk] {"; "}se vincete, le loro armi sono vostre, e una carta Ritrovamenti: { name-junk }
    [pantry] {"; "}se vincete, le loro armi sono vostre, e una carta Ritrovamenti: { name-pantry }
    [furniture] {"; "}se vincete, le loro armi sono vostre, e una carta Ritrovamenti: { name-furniture }
})
effect-barter = { $fee ->
    [0] baratto senza commissione
   *[other] baratto, commissione { $fee }
}{"; "}offerta: { $stock }
effect-change-location = cambia il Luogo: { $slot }
effect-cold = Freddo { $n_signed }
effect-raid = un raid: Danni { $damage } (altrettante cose rubate), Ferite { $wounds } (fra le guardie)
effect-visitor = arriva un Visitatore
effect-board-up = la crepa è sbarrata
effect-unlock = un'Idea si può costruire d'ora in poi
effect-unlock-this = un'Idea si può costruire d'ora in poi: { $fitting }
effect-wreck = un Miglioramento è distrutto
effect-furnish = si sistema gratis: { $fitting }
effect-comes-next = la prossima sarà una certa carta
effect-skip = stanotte non c'è Raid Notturno
effect-hit = il colpo infligge { $n }
effect-deadly = il colpo uccide
effect-harm = { $n ->
    [one] chi ha colpito subisce 1 Ferita
   *[other] chi ha colpito subisce { $n } Ferite
}
condition-has = hai { $what } ({ $n })
condition-worth = i tuoi segnalini valgono { $n }
condition-marked = { $mark ->
    [neighbour-owes] un vicino vi deve un favore
    [tower-warned] avete ascoltato la voce nella torre
   *[other] se n'è tenuto conto
}{ $n ->
    [one] {""}
   *[other] {" "}({ $n }×)
}
condition-was-read = { $n } è stata letta
condition-level = { $state } è { $n } o più
condition-is = è { $person }
condition-here = { $person } è qui
condition-in-play = { $person } è con noi
condition-skilled = qualcuno qui ha l'abilità: { $skill }
condition-day = è il giorno { $n } o più tardi
condition-chapter = è il Capitolo { $n } o più tardi
condition-people = siamo in { $n } o più
condition-present = qui ci sono in { $n } o più
condition-guards = fanno la guardia in { $n } o più
condition-cold = il Freddo è { $n } o più
condition-boards = ci sono { $n } Assi o più
condition-unknown = { $n ->
    [one] restano carte da esplorare
   *[other] restano da esplorare { $n } o più carte
}
condition-noise = il Rumore è { $n } o più
condition-progress = { $n ->
    [one] una storia o una voce l'ha avvicinato
   *[other] storie o voci l'hanno avvicinato { $n } volte
}
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

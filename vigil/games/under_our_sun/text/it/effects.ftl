# What effects say when a card is read.
effect-gain = ottieni { $what } ({ $n })
effect-lose = perdi { $what } ({ $n })
effect-random = { $n ->
    [one] 1 risorsa casuale
   *[other] { $n } risorse casuali
}
effect-loot = { $n ->
    [one] 1 carta bottino
   *[other] { $n } carte bottino
}
effect-water = { $n } acqua
effect-thirst = perdi { $n } acqua
effect-damage = perdi { $n } PS
effect-heal = recuperi { $n } PS
effect-infect = un'infezione
effect-cure = l'infezione guarisce
effect-tire = benessere −{ $n }
effect-rest = benessere +{ $n }
effect-ap = { $n } PA in più
effect-slow = { $n } PA in meno
effect-karma = un dado karma ritorna
effect-revive = torna in vita con { $n } PS
effect-give-up = fuori dal gioco per sempre
effect-test = prova: { $of }
effect-explore = rivela una tessera adiacente
effect-spawn = { $n ->
    [one] arriva un nemico, primo turno di combattimento
   *[other] arrivano { $n } nemici, primo turno di combattimento
}
effect-spawn-kind = arriva un nemico ({ $kind }), primo turno di combattimento
effect-spawn-sol = arriva un Figlio della Libertà, primo turno di combattimento
effect-container = un contenitore, si apre con: { $of }
effect-dealer = qui appare un rivenditore
effect-trap = una piccola trappola sulla tessera
effect-lay = { $tile } si posa a { $far } tessere da New Haven
effect-garrison = { $n ->
    [one] un Figlio della Libertà sta su { $tile }
   *[other] { $n } Figli della Libertà stanno su { $tile }
}
effect-mark = resterà nella memoria
condition-passed = la prova è superata
condition-hurt = mancano PS
condition-infected = c'è un'infezione
condition-worn-out = il benessere non è al massimo
condition-patient-here = qualcuno qui ha ferite o un'infezione
condition-sick-here = qualcuno qui ha un'infezione
condition-fallen-here = qui giace qualcuno che si può rianimare
condition-comrade-here = c'è qualcun altro per cui la fase non è finita
condition-unknown-near = una tessera adiacente è sconosciuta
condition-no-trap = qui non c'è una trappola
condition-fire-here = qui arde un fuoco
condition-has = hai { $what } ({ $n })
condition-day = è il giorno { $n } o più tardi
condition-held = qualcuno sta allo scoperto su { $tile }, e nessun nemico dei Sopravvissuti
condition-all-home = tutti i vivi sono a New Haven
condition-at-home-with = a New Haven ci sono in tutto: { $what } ({ $n })
condition-eliminated = { $n } Sopravvissuti sono fuori dal gioco, o tutti se sono meno
condition-sons-on-the-map = { $n } Figli della Libertà sono sulla mappa
group-everyone = tutti i personaggi
group-here = i personaggi qui
group-patient = chi qui ha bisogno di cure
group-sick = chi qui ha un'infezione
group-comrade = gli altri qui per cui la fase non è finita
group-fallen = i caduti qui
group-tired = chi ha il benessere al minimo
later-phase-end = alla fine della fase
until-phase-end = fino alla fine della fase
question-patient = Chi si cura?
option-patient = { $patient }
question-sick = Chi lo prende?
option-sick = { $sick }
question-comrade = A chi va l'ordine?
option-comrade = { $comrade }
question-fallen = Chi si rianima?
option-fallen = { $fallen }
question-cellar = Le scale scendono. Allora?
option-go-down = Scendere
option-leave-it = Lasciar perdere
question-grave = La croce è recente. Allora?
option-dig = Scavare
option-let-rest = Lasciar riposare chi riposa, e sedersi un momento
question-child = Un bambino, solo. Allora?
option-share = Dividere il cibo
option-walk-on = Proseguire
question-bad-water = Sa di ferro. Allora?
option-drink-it = Riempire le bottiglie
condition-slain = sono stati sconfitti { $n } nemici
question-hermit = Indica la tua bottiglia. Allora?
question-visitor = Porge una tazza. Allora?
option-give-water = Dare dell'acqua
option-send-away = Mandarla via
question-beehive = Non dormono. Allora?
option-reach-in = Infilare la mano
question-shaft = Il cavo sembra reggere. Allora?
option-climb-down = Calarsi
question-key-fence = Nessuno guarda. Allora?
option-take-gifts = Prendere ciò che c'è
option-hang-key = Appendere accanto una chiave propria
count-companion = personaggi oltre i primi due, al massimo due
count-part = tre, e uno in più ogni due personaggi oltre i primi due

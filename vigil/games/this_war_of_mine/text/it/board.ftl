# The board.
panel-house = Rifugio
panel-people = Persone
panel-city = Città
panel-storage = Magazzino
board-out-of-reach = fuori portata
board-objective = Obiettivo: { $objective }
board-last-card = Ultima carta
board-city = La città
board-unknown = { $n ->
    [one] 1 carta ignota
   *[other] { $n } carte ignote
}
board-noise = Rumore { $n }
board-noise-name = Rumore
board-enemies = Nemici: { $n }
board-free-place = posto per un altro
board-prowess = Coraggio
board-empathy = Empatia
board-inventory = Inventario
board-actions = Azioni
board-actions-left = { $n ->
    [one] 1 azione diurna rimasta
   *[other] { $n } azioni diurne rimaste
}
board-plans = Si può costruire
board-people = Persone
board-food = Cibo
board-suffering = Sofferenza
board-in-pile = Ritrovamenti: { $what }
board-boards = Assi
board-unknown-name = Carte ignote
board-state-of = { $person }: { $state }
screen-cold-name = Freddo

# What is what.
what-day = Il giorno e la sua fase, il freddo e l'obiettivo del capitolo. Più fa freddo, più ci si ammala.
what-card = L'ultima carta rivelata. Dice che cosa succede ora.
what-storage = Ciò che il gruppo possiede. Tutto quello che si spende in casa viene da qui.
what-pile = Ciò che si è trovato in questa uscita e ciò che si è portato con sé. Quello che pesa troppo resta là.
what-noise = Quanto rumore ha fatto il gruppo. Un tiro fino a questo numero fa arrivare qualcuno.
what-unknown = Le carte del mazzo Ignoto ancora da rivelare.
what-grid = I nemici di questo scontro, ognuno nella riga della sua arma; a ogni Ferita si spostano verso destra.
what-plans = I Miglioramenti di cui si hanno i progetti. Una persona ne costruisce uno, pagandone il costo, in una stanza libera a portata.
what-person = Uno del gruppo: la figura nella casa, la scheda sotto. Gli Stati vanno da 1 a 4; a 4 si legge uno script.
what-gauge-water = Acqua nel Magazzino. Al Crepuscolo ognuno ne beve una; serve anche ad alcuni lavori del giorno.
what-gauge-wood = Legno nel Magazzino. Serve a costruire Miglioramenti e assi, e brucia nella Stufa.
what-gauge-component = Componenti nel Magazzino. Servono a costruire Miglioramenti, assi e attrezzi.
what-gauge-food = I pasti nel Magazzino: Verdure, Cibo Crudo e Cibo in Scatola insieme. Al Crepuscolo il Cibo in Scatola abbassa la Fame di 2, il Cibo Crudo di 1.
what-gauge-cold = Quanto fa freddo. Lo alzano le carte del mattino, lo abbassa il Legno bruciato in una Stufa; più fa freddo, più ci si ammala.
what-gauge-suffering = Tutti gli Stati di tutti, sommati: Fame, Fatica, Tristezza, Malattia e Ferite. Chi arriva a 4 in uno di essi muore o se ne va.
what-free-place = Nel Rifugio c'è posto per quattro. Qualcuno può ancora unirsi.
what-location = Un Luogo dove il gruppo può andare di notte. Più è lontano, più c'è da trovare e più lunga è la strada.
what-token = Una cosa del gruppo, con la sua quantità.
what-enemy = Un nemico: la lettera ne sceglie l'arma, il numero è il suo Coraggio.
what-plan = Un Miglioramento che si può costruire.
what-state-fatigue = Quanto è stanca una persona. Dormire la riduce; la guardia e la perlustrazione l'aumentano.
what-state-wounds = Quanto è ferita una persona. Le bende aiutano.
what-state-misery = Quanto una persona si è persa d'animo.
what-state-hunger = Quanta fame ha una persona. Si decide al Crepuscolo.
what-state-illness = Quanto è malata una persona. Le medicine aiutano, il freddo peggiora le cose.
what-cover-heap = Detriti: chiunque può frugarci.
what-cover-furniture = Mobili: chiunque può smontarli.
what-cover-rubble = Macerie che sbarrano la via: serve una Pala, oppure due persone.
what-cover-remnants = Ciò che resta delle Macerie: serve una Pala, oppure due persone.
what-cover-bars = Sbarre davanti a una stanza: solo una Sega le apre.
what-cover-door = Una porta chiusa a chiave: ci vogliono un Grimaldello e un po' di fortuna.
what-fitting = Un Miglioramento: qualcuno può usarlo con un'azione diurna.
what-breach = Un buco nel muro. Sbarrato, aiuta in ogni Raid Notturno.
what-task-guard = Dove il gruppo si ritrova e dove di notte si fa la guardia.
what-task-floor = Dove dorme chi non ha un letto.
what-action-rummage = Rovistare: un po' di Legno e un Componente per chiunque cerchi.
what-action-go-outside = Uscire: vedere chi passa. Un po' di pericolo c'è.
what-free-room = Una stanza libera: qui si può costruire un Miglioramento.
what-objective = Ciò che chiede questo capitolo. Se è raggiunto, all'inizio del prossimo capitolo viene premiato; se è mancato, costa qualcosa.

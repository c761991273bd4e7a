# The board.
panel-house = Rifugio
panel-people = Persone
panel-city = Città
panel-storage = Magazzino
board-takes = richiede { $things }
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
what-gauge-suffering = Tutti gli Stati di tutti, sommati: Fame, Fatica, Tristezza, Malattia e Ferite. Chi arriva a 4 in Fame, Tristezza, Malattia o Ferite muore o se ne va.
what-free-place = Nel Rifugio c'è posto per quattro. Qualcuno può ancora unirsi.
what-location = Un Luogo dove il gruppo può andare di notte. Più è lontano, più c'è da trovare e più lunga è la strada.
what-token = Una cosa del gruppo.
what-enemy = Un nemico: la lettera ne sceglie l'arma, il numero è il suo Coraggio.
what-plan = Un Miglioramento che si può costruire.
what-state-fatigue = Quanto è stanca una persona. Un letto la porta a 0, il pavimento la riduce di 2, una poltrona di 1; la guardia e la perlustrazione l'aumentano di 1, e così l'alcol.
what-state-wounds = Quanto è ferita una persona. Le Bende sulla carta la curano quando una carta Destino le richiede all'Alba; incursioni, combattimenti e cecchini feriscono.
what-state-misery = Quanto una persona si è persa d'animo. L'alcol, la radio, un libro e i momenti di quiete la riducono; uccidere, il lutto e le scelte dure l'aumentano.
what-state-hunger = Quanta fame ha una persona. Al Crepuscolo il Cibo in Scatola la riduce di 2, il Cibo Crudo di 1, una Verdura la lascia com'è, senza pasto aumenta di 1. Un pasto della cucina la riduce a tutti.
what-state-illness = Quanto è malata una persona. Medicine ed Erbe Mediche sulla carta la curano quando una carta Destino le richiede all'Alba; il freddo l'aggrava.
what-cover-heap = Detriti: chiunque può frugarci con un'azione. La carta si volta, ciò che c'è sul retro va in Magazzino e la stanza è libera.
what-cover-furniture = Mobili: chiunque può smontarli con un'azione. La carta si volta, ciò che c'è sul retro va in Magazzino e la stanza è libera.
what-cover-rubble = Macerie che sbarrano la via: una Pala, oppure due persone nello stesso passo. Ciò che c'è sotto va in Magazzino; possono rimanere Resti di Macerie.
what-cover-remnants = Ciò che resta delle Macerie: serve una Pala, oppure due persone.
what-cover-bars = Sbarre davanti a una stanza: solo una Sega le apre, e poi torna. Ciò che c'è dietro va in Magazzino.
what-cover-door = Una porta chiusa a chiave: un Grimaldello e un dado nero; con 4 o più si apre e il Grimaldello è consumato, con meno resta. Ciò che c'è dietro va in Magazzino.
what-fitting = Un Miglioramento: qualcuno può usarlo con un'azione diurna.
what-breach = Un buco nel muro. Sbarrato, aiuta in ogni Raid Notturno.
what-task-guard = Dove il gruppo si ritrova e dove di notte si fa la guardia.
what-task-floor = Dove dorme chi non ha un letto.
what-action-rummage = Rovistare: un po' di Legno e un Componente per chiunque cerchi.
what-action-go-outside = Uscire: vedere chi passa. Un po' di pericolo c'è.
what-free-room = Una stanza libera: qui si può costruire un Miglioramento.
what-objective = Ciò che chiede questo capitolo. Se è raggiunto, all'inizio del prossimo capitolo viene premiato; se è mancato, costa qualcosa.

# What a thing is good for, and what a State does.
thing-worth = Vale { $value } nel baratto, peso { $weight }.
thing-worthless = Non si baratta, peso { $weight }.
thing-food = Un pasto al Crepuscolo: { $n ->
    [0] la Fame resta com'è.
   *[other] Fame −{ $n }.
}
thing-drink = All'Alba, per una persona: Tristezza −1, Fatica +{ $n }.
thing-tool = Di giorno apre: { $covers }. Un attrezzo torna alla fine del passo; un Grimaldello che ha aperto una porta no.
thing-firearm = In combattimento e di guardia: il dado rosso; ogni sparo consuma Munizioni.
thing-melee = In combattimento e di guardia: il dado giallo.
thing-medicine = Date all'Alba a chi è malato o ferito, aspettano una carta Destino che le richieda: { $state } −{ $n }.
thing-water = Al Crepuscolo ognuno ne beve una; chi resta senza prende Fame o Tristezza.
thing-ammo = Le armi da fuoco le consumano in combattimento.
thing-needed = Serve per: { $for }.
thing-made = Si ottiene con: { $by }.
state-now = Ora { $n }: { $does }.
state-next = A { $n }: { $does }.
state-last = A { $n }: { $does }.
state-blocks = { $n ->
    [0] tutte e tre le azioni del giorno sono libere
    [1] si perde una delle tre azioni
    [2] si perdono due delle tre azioni
   *[other] non resta nessuna azione
}
state-ends = { $does }, e si legge lo script { $n }: può seguirne la morte o l'addio
thing-deadly = La faccia con il suo simbolo uccide subito un nemico, e di guardia respinge tutto il raid.
thing-rifle = Può sparare due volte in un turno, con una Munizione per colpo.
enemy-letter = La sua lettera è { $letter }: la carta che lo porta dice quale arma le corrisponde.
enemy-prowess = { $n ->
    [0] Coraggio 0: non ritira mai.
    [one] Coraggio 1: ritira una volta un dado che non ha ferito.
   *[other] Coraggio { $n }: ritira fino a { $n } volte un dado che non ha ferito.
}
what-seen = Una carta del mazzo Ignoto scoperta in questa uscita.

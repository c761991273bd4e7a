# 3.3 Scorrere del Tempo: popolazione, cibo, animali, anziani.

question-grow-up = Chi cresce o invecchia?
option-grow-up-done = Nessun altro
option-child-becomes-man = Un bambino diventa un uomo
option-child-becomes-woman = Un bambino diventa una donna
option-child-becomes-elder = Un bambino diventa un anziano
option-man-becomes-elder = Un uomo diventa un anziano
option-woman-becomes-elder = Una donna diventa un'anziana
refused-no-counter-left = Fuori dal Gioco non resta alcun segnalino di quel tipo: { $piece }.
remedy-no-counter-left = Sarà possibile quando uno di quei segnalini andrà Fuori dal Gioco.
question-who-grows-up = Da dove prendi { $piece_the }?
option-from-family = Dalla { $family }
option-from-passage = Dalla Casella Scorrere del Tempo
event-child-becomes-man = Un bambino nella Casella Scorrere del Tempo diventa un uomo
event-child-becomes-woman = Un bambino nella Casella Scorrere del Tempo diventa una donna
event-child-becomes-elder = Un bambino nella Casella Scorrere del Tempo diventa un anziano
event-man-becomes-elder = Un uomo nella Casella Scorrere del Tempo diventa un anziano
event-woman-becomes-elder = Una donna nella Casella Scorrere del Tempo diventa un'anziana
event-child-becomes-man-in-family = { $family }: il bambino diventa un uomo e va nella Casella Scorrere del Tempo
event-child-becomes-woman-in-family = { $family }: il bambino diventa una donna e va nella Casella Scorrere del Tempo
event-child-becomes-elder-in-family = { $family }: il bambino diventa un anziano e va nella Casella Scorrere del Tempo
event-man-becomes-elder-in-family = { $family }: l'uomo diventa un anziano e va nella Casella Scorrere del Tempo
event-woman-becomes-elder-in-family = { $family }: la donna diventa un'anziana e va nella Casella Scorrere del Tempo

question-join-families = Chi prendi dalla Casella Scorrere del Tempo?
option-join-done = Nessun altro
option-join-family = Metti { $piece_a } nella { $family }
option-join-elders = Metti un anziano nel Riquadro Anziani
option-join-any-family = Metti { $piece_a } in una Famiglia
refused-no-empty-space = Nessuna Famiglia in gioco ha uno spazio vuoto per { $piece_a }.
remedy-no-empty-space = Una nuova Famiglia potrebbe accogliere il segnalino.
event-joined-family = La { $family } accoglie { $piece_a }
event-joined-elders = Un nuovo anziano entra nel Riquadro Anziani

question-found-family = Fondi una nuova Famiglia?
option-found-none = Non fondare Famiglie
option-found-family = Fonda la { $family }
question-household = Chi fa parte della { $family }?
option-household-man = Un uomo
option-household-woman = Una donna
option-household-man-woman = Un uomo e una donna
option-household-man-child = Un uomo e un bambino
option-household-woman-child = Una donna e un bambino
option-household-man-woman-child = Un uomo, una donna e un bambino
question-canyon-area = Dove si stabilisce la { $family }?
option-settle-in = { $territory } { $area }
event-family-founded = Si accende un nuovo fuoco: la { $family } si stabilisce { $territory_in } { $area }
event-no-family-culture-0 = La Cultura è a 0: non si possono fondare nuove Famiglie

event-culture-changes = { $empty ->
    [0] Nessuno spazio vuoto
    [one] Uno spazio vuoto
   *[other] { $empty } spazi vuoti
}{ $kin ->
    [0] {""}
    [one] {" "}(uno non costa)
   *[other] {" "}({ $kin } non costano)
}, { $elders ->
    [0] nessun nuovo anziano
    [one] un nuovo anziano
   *[other] { $elders } nuovi anziani
}{ $loss ->
    [0] { $gain ->
        [0] {": "}la Cultura non cambia
       *[other] {""}
    }
   *[other] {""}
}
number-culture-change = Variazione della Cultura
part-empty-spaces = spazi vuoti della { $family }
part-kin = spazi che non costano Cultura grazie a Sviluppi ed eventi
part-new-elders = nuovi anziani
event-population-discarded = { $n ->
    [one] Una persona in attesa nella Casella Scorrere del Tempo non ha trovato una Famiglia ed è perduta per il popolo (Fuori dal Gioco)
   *[other] { $n } persone in attesa nella Casella Scorrere del Tempo non hanno trovato una Famiglia e sono perdute per il popolo (Fuori dal Gioco)
}

event-animals-return = { $n ->
    [one] Un animale torna nelle Risorse
   *[other] { $n } animali tornano nelle Risorse
}

question-collect-corn = Quale Mais raccogli? Indicalo tutto prima di scoprirlo.
option-collect-corn = Il Mais { $territory_in } { $area }
option-collect-all-corn = Tutto il Mais rimasto
option-collect-done = Nessun altro Mais
chance-corn-collected = numero del Mais
event-corn-collected = Mais raccolto { $territory_in } { $area }: vale { $n }

number-food-needed = Cibo necessario
number-food-of-land = Cibo della terra
number-food-in-store = Cibo nelle Risorse
part-mouths = { $family }
part-elder-mouths = anziani
part-agriculture = Agricoltura ({ $territory })
part-agriculture-cards = Sviluppi ed eventi
part-food-event = un evento precedente
part-corn-food = Mais { $n }
part-sheep-food = { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}
event-feeding = Cibo necessario: { $needed }; la terra ne dà { $land }
question-feed = Bisogna nutrire la popolazione. Quante pecore si mangiano?
option-feed = { $n ->
    [0] Nutri la popolazione senza mangiare pecore
    [one] Nutri la popolazione mangiando una pecora
   *[other] Nutri la popolazione mangiando { $n } pecore
}
question-eat-corn = Quale Mais si mangia? Segnalini ancora da nutrire: { $n }.
option-eat-corn = Mais { $n }
event-sheep-eaten = { $n ->
    [one] Si mangia una pecora
   *[other] Si mangiano { $n } pecore
}
event-corn-returned = { $n ->
    [one] Un segnalino Mais torna nel contenitore
   *[other] { $n } segnalini Mais tornano nel contenitore
}
question-unfed = { $n ->
    [one] Il cibo basta per tutti tranne uno. Chi resta senza?
   *[other] Il cibo basta per tutti tranne { $n }. Chi resta senza?
}
option-unfed-elder = L'anziano nella casella { $box }
option-unfed-person = { $family }: { $piece_the }
event-elder-starves = Per un anziano non c'è più cibo, e muore di fame

number-fodder = Animali nutriti per ciascun tipo
part-pastures = Territori con una Famiglia
part-fodder-cards = Sviluppi ed eventi
event-animals-starve = Fuori dal Gioco per mancanza di pascolo: { $n } × { $piece }

chance-elder-death = dado per la vita di un anziano
event-elder-dies = L'anziano nella casella { $box } muore (con { $number } o meno), e il popolo lo piange
event-elder-lives = { $number ->
    [0] L'anziano nella casella { $box } sopravvive: nessun numero gli sarebbe stato fatale
   *[other] L'anziano nella casella { $box } sopravvive (sarebbe morto con { $number } o meno)
}
number-death-number = Muore con questo numero o meno
part-elder-age = Livello della casella { $box }
part-long-life = Sviluppi ed eventi
chance-recovered-territory = dado per il Territorio che si riprende

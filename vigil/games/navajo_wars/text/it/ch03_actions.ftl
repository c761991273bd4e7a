# 3.2 Effettuare Azioni: attivazioni, movimenti, acqua, Mais, commercio con un Fortino, Consiglio Tribale.

event-actions-begin = { $spare ->
    [0] { $families ->
        [0] Non c'è alcuna Famiglia da attivare
        [one] Si può attivare una Famiglia
       *[other] Si possono attivare { $families } Famiglie
    }
   *[other] { $families ->
        [0] Non c'è alcuna Famiglia da attivare
        [one] Si può attivare una Famiglia, l'unica che può agire; il limite è { $n }
       *[other] Si possono attivare { $families } Famiglie, tutte quelle che possono agire; il limite è { $n }
    }
}
question-activate-which = { $n ->
    [one] Quale Famiglia attivi? Puoi attivarne ancora una.
   *[other] Quale Famiglia attivi? Puoi attivarne ancora { $n }.
}
option-activate = Attiva la { $family }
option-stop-activating = Non attivare altre Famiglie
refused-already-activated = La { $family } è già stata attivata in questa operazione.
remedy-already-activated = Potrà agire di nuovo la prossima volta che scegli Effettuare Azioni.
event-family-activated = La { $family } si attiva con { $mp } MP
number-activations-left = Famiglie che puoi ancora attivare
part-activated = già attivate
part-activation-nobody = nessun'altra Famiglia che può agire
number-activations = Attivazioni
part-activation-elders = anziani nel Riquadro Anziani
part-activation-canyon = Famiglie nel Canyon de Chelly
part-activation-one = una in ogni caso
part-activation-bonus = Sviluppi ed eventi
number-movement-points = Punti Movimento
short-movement-points = { $n } MP
part-mp-base = per ogni Famiglia
part-mp-empty-spaces = spazi popolazione vuoti
part-mp-bonus = Sviluppi ed eventi
part-mp-horse-bonus = Sviluppi ed eventi, con un cavallo
part-mp-event = un evento precedente
part-mp-spent = già spesi

question-action = La { $family } ha { $mp } MP. Che cosa fa?
option-end-activation = Termina l'attivazione
refused-too-few-mp = { $mp ->
    [0] Costa { $cost } MP e non ne restano.
    [one] Costa { $cost } MP e ne resta solo 1.
   *[other] Costa { $cost } MP e ne restano solo { $mp }.
}
remedy-too-few-mp = Falla all'inizio dell'attivazione, o dove costa meno; ogni spazio popolazione occupato dà più MP.
refused-mp-already-spent = Richiede tutti gli MP della Famiglia, e alcuni sono già spesi.
remedy-mp-already-spent = Sceglila come prima e unica azione di un'attivazione.
number-mp-cost = Costo in MP
short-mp-cost = { $n } MP
part-whole-allowance = tutti gli MP della Famiglia
part-area-value = Valore dell'Area ({ $territory } { $area })
part-horse-value = Valore dell'Area con un cavallo ({ $territory } { $area })
part-development-discount = Sviluppi ed eventi

# movimenti
option-move = Muovi { $territory_in } { $area }
option-leave-fort = Lascia il Fortino e muovi { $territory_in } { $area }, al costo normale più un dado
option-enter-santa-fe = Muovi a Santa Fé
refused-santa-fe-closed = Nessuna Famiglia può mai entrare a Santa Fé.
remedy-santa-fe-closed = Compi piuttosto un raid nel Nuovo Messico: la Famiglia resta dov'è.
refused-held-at-fort = Il dado del Fortino era troppo alto: per ora la Famiglia non può riprovare a lasciarlo.
remedy-held-at-fort = Spendi prima degli MP per un'altra azione; poi la Famiglia muoverà al costo normale, senza dado.
refused-fort-die-too-dear = Lasciare il Fortino costa { $cost } MP più un dado, e gli MP rimasti sono { $mp }.
remedy-fort-die-too-dear = Scegli un'Area meno cara, o spendi prima degli MP per un'altra azione: allora il dado non si aggiunge.
chance-fort-die = dado per lasciare il Fortino
event-stays-at-fort = Per lasciare il Fortino alla { $family } servirebbero { $cost } MP e ne ha { $mp }: resta dov'è
event-family-moved = La { $family } si sposta { $territory_in } { $area } per { $cost } MP
event-family-disbands = La { $family } termina l'attivazione presso un Fortino con Ferocia superiore a 0: si scioglie
part-outpost-surcharge = Avamposto lì o più in alto sul tracciato
part-fort-surcharge = Fortino nel Territorio
part-fort-die = dado per lasciare il Fortino

option-to-canyon = Raggiungi il Canyon de Chelly con tutti gli MP
option-from-canyon = Lascia il Canyon de Chelly con tutti gli MP
refused-barred-by-fort = La Famiglia è nella stessa Area di un Fortino.
remedy-barred-by-fort = Portala fuori dall'Area del Fortino, o distruggi il Fortino.
refused-not-in-canyon = La Famiglia non è nel Canyon de Chelly.
remedy-not-in-canyon = Portala nel Canyon de Chelly in un'operazione precedente.
question-travel-canyon = In quale Area del Canyon de Chelly va la { $family }?
question-travel-area = In quale Area va la { $family }?
option-travel = { $territory } { $area }
event-family-travelled = La { $family } si trasferisce { $territory_in } { $area } con tutti i suoi MP

# acqua e Mais
option-find-water = Trova una Pozza d'Acqua
refused-no-drought-here = In questo Territorio non c'è alcun segnalino Siccità.
remedy-no-drought-here = Si può fare solo in un Territorio con Siccità; nel Canyon de Chelly non ce n'è mai.
event-water-found = La { $family } trova l'acqua: un segnalino Siccità in meno { $territory_in }
part-water-base = costo di base
part-water-value = Valore dell'Area ({ $territory } { $area })
part-water-horse-value = Valore dell'Area con un cavallo ({ $territory } { $area })
option-plant-corn = Pianta Mais
refused-corn-already-here = In quest'Area c'è già un segnalino Mais, e un'Area ne contiene uno solo.
remedy-corn-already-here = Prima raccoglilo, o pianta in un'altra Area.
refused-corn-cup-empty = Nel contenitore non c'è più Mais.
remedy-corn-cup-empty = Aspetta che del Mais torni nel contenitore, per esempio quando lo si mangia o lo si scambia.
event-corn-planted = La { $family } pianta Mais { $territory_in } { $area }
part-corn-base = per piantare o raccogliere
option-harvest-corn = Raccogli Mais
refused-no-corn-here = Nell'Area della Famiglia non c'è Mais.
remedy-no-corn-here = Pianta prima del Mais qui.
number-harvest-goal = Numero che il dado del raccolto deve superare
part-harvest-drought = Siccità nel Territorio
part-harvest-ranchos = Rancho nel Territorio
part-harvest-bonus = Sviluppi ed eventi
chance-harvest-die = dado per il raccolto
chance-harvested-corn = numero sul Mais raccolto
event-harvest-failed = La { $family } non raccoglie nulla: il dado non ha superato { $n } e il Mais resta
event-corn-harvested = Raccolto Mais da { $n } { $territory_in } { $area }

# commercio e consiglio
option-trade-at-fort = Commercia con il Fortino spendendo tutti gli MP rimasti
refused-not-in-fort-area = La Famiglia non è nell'Area di un Fortino.
remedy-not-in-fort-area = Portala nell'Area del Fortino con almeno 1 MP rimasto.
event-trades-at-fort = La { $family } commercia con il Fortino
question-how-many-goods = Quanti Beni Commerciali prende la { $family }, a 1 punto Cultura ciascuno?
option-take-goods = { $n ->
    [0] Non prenderne
   *[other] Prendine { $n }
}
option-tribal-council = Tieni un Consiglio Tribale con tutti gli MP
chance-council-die = dado per il Consiglio Tribale
number-council = Consiglio Tribale
part-council-die = dado
part-council-bonus = Sviluppi ed eventi
event-council-agrees = Il Consiglio Tribale della { $family } riesce con { $total } (serviva almeno { $n })
event-council-fails = Il Consiglio Tribale della { $family } fallisce con { $total } (serviva almeno { $n })

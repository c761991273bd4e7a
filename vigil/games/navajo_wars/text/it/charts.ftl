# Il Raid Nemico e il Raid Tribale.

number-raid-counters = Segnalini Raid
part-ap-paid = AP pagati
part-families-ferocity = Ferocia delle Famiglie
part-american-period = periodo americano
part-counters-of-cards = carte in gioco
part-counters-of-event = un evento precedente
part-counters-there-are = segnalini disponibili
event-raid-begins = { $counters ->
    [one] Raid Nemico: un solo segnalino Raid parte da Santa Fé
   *[other] Raid Nemico: { $counters } segnalini Raid si radunano a Santa Fé
}
event-raid-placed = { $n ->
    [one] Un segnalino Raid entra { $territory_in } { $area }, diretto alla { $family } (distante { $distance } MP); rimasti a Santa Fé: { $left }
   *[other] { $n } segnalini Raid entrano { $territory_in } { $area }, diretti alla { $family } (distante { $distance } MP); rimasti a Santa Fé: { $left }
}
event-one-counter-short = Per entrare { $territory_in } { $area } servono due segnalini Raid e ne resta uno solo: il raid si ferma
event-no-target = Non resta alcuna Famiglia che il raid possa prendere di mira
question-raid-resolution = Il raid ha raggiunto la { $family } { $territory_in } { $area }. Combatte o si arrende?
question-tribal-raid-resolution = I razziatori colpiscono la { $family } { $territory_in } { $area }. Combatte o si arrende?
option-give-battle = La { $family } combatte
option-surrender = La { $family } si arrende
refused-battle-without-man = La { $family } non ha uomini.
remedy-battle-without-man = Combatte solo una Famiglia con un uomo.
refused-battle-without-military = La Forza Militare è a 0.
remedy-battle-without-military = Per combattere la Forza Militare dev'essere almeno 1.
refused-no-battle-with-carson = Nessuna Famiglia può combattere contro Kit Carson.
remedy-no-battle-with-carson = Nei suoi raid non resta che arrendersi.
question-surrender-whom = La { $family } si arrende. Chi perde?
chance-surrender = dado per il segnalino ceduto
number-kin-lost = Cultura persa per una resa
part-spaces-left-empty = spazi vuoti della Famiglia
part-kin-forgiven = spazi che non costano Cultura grazie agli Sviluppi
event-kin-lost = { $loss ->
    [0] La resa della { $family } non costa Cultura
   *[other] La resa della { $family } costa Cultura
}

event-raid-ends = { $left ->
    [0] Il raid è finito
    [one] Il raid è finito e a Santa Fé resta un segnalino
   *[other] Il raid è finito e a Santa Fé restano { $left } segnalini
}
event-nobody-met = Nessun segnalino Raid è arrivato in un Territorio con una Famiglia: si esegue Costruire
event-counters-left = { $n ->
    [one] Con il segnalino Raid rimasto a Santa Fé si esegue Sovvertire
   *[other] Con i { $n } segnalini Raid rimasti a Santa Fé si esegue Sovvertire
}
event-caught-in-all = { $n ->
    [0] Nessuna Famiglia è stata catturata
    [one] Una Famiglia è stata catturata
   *[other] { $n } Famiglie sono state catturate
}
question-leave-box = In quale Area ritorna la { $family }?
option-return-to = { $territory } { $area }
event-family-returns = La { $family } ritorna { $territory_in } { $area }
question-leave-box-ferocity = Con quale Ferocia ritorna la { $family }?
option-show-ferocity = Ferocia { $n }

chance-tribal-raid-territory = dado per il Territorio del Raid Tribale
event-tribe-raids = { $n ->
    [0] { $foe } compiono un Raid Tribale { $territory_in }, ma senza segnalini
    [one] { $foe } compiono un Raid Tribale { $territory_in } con un segnalino
   *[other] { $foe } compiono un Raid Tribale { $territory_in } con { $n } segnalini
}
event-carson-raids = { $n ->
    [one] Kit Carson attacca { $territory_the } con un segnalino
   *[other] Kit Carson attacca { $territory_the } con { $n } segnalini
}
event-tribal-raid-placed = Un segnalino Raid Tribale arriva { $territory_in } { $area }
question-tribal-raid-evade = I razziatori avanzano { $territory_in }. Una Famiglia tenta la Fuga?
chance-conduct-raid = dado dei razziatori
number-conduct-raid = Tiro dei razziatori
part-conduct-raid-die = dado
part-comanche-raid = Comanche
part-highest-counter = Area più alta con un segnalino, meno 1
part-kit-carson = Kit Carson
part-carson-fort = Fortino nel Territorio
part-carson-outpost = Avamposto nel Territorio
part-pieces-paid = pezzi ceduti ai razziatori
part-conduct-raid-cards = carte in gioco
question-buy-off = { $n ->
    [0] Ogni pezzo delle Risorse ceduto ai razziatori toglie 1 al loro tiro. Ne cedi uno?
    [one] È stato ceduto un pezzo: −1 al tiro dei razziatori. Ne cedi un altro?
   *[other] Sono stati ceduti { $n } pezzi: −{ $n } al tiro dei razziatori. Ne cedi un altro?
}
option-pay-no-more = Non cedere altro
option-pay = Cedi: { $piece }
event-bought-off = I razziatori ricevono: { $piece }
event-raid-conducted = { $struck ->
    [0] I razziatori ottengono { $total } e non colpiscono nessuno
    [one] I razziatori ottengono { $total } e colpiscono una Famiglia
   *[other] I razziatori ottengono { $total } e colpiscono { $struck } Famiglie
}

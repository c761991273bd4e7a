# Il Raid Nemico e il Raid Tribale.

number-raid-counters = Segnalini Raid
part-ap-paid = PA pagati
part-families-ferocity = Ferocia delle Famiglie
part-american-period = periodo americano
part-counters-of-cards = carte in gioco
part-counters-of-event = un evento precedente
part-counters-there-are = segnalini disponibili
event-raid-begins = Raid Nemico: segnalini Raid radunati a Santa Fé: { $counters }
event-raid-placed = { $n ->
    [one] Un segnalino Raid entra in { $territory } { $area }, diretto alla { $family } (distante { $distance } PM); a Santa Fé ne restano { $left }
   *[other] { $n } segnalini Raid entrano in { $territory } { $area }, diretti alla { $family } (distante { $distance } PM); a Santa Fé ne restano { $left }
}
event-one-counter-short = { $territory } { $area } richiede due segnalini Raid e ne resta uno solo: il raid si ferma
event-no-target = Non c'è alcuna Famiglia che il raid possa cercare
question-raid-resolution = Il raid ha raggiunto la { $family }: { $territory } { $area }. Combatte o si arrende?
question-tribal-raid-resolution = I razziatori colpiscono la { $family }: { $territory } { $area }. Combatte o si arrende?
option-give-battle = La { $family } combatte
option-surrender = La { $family } si arrende
refused-battle-without-man = La { $family } non ha un uomo
remedy-battle-without-man = Combatte solo una Famiglia con un uomo
refused-battle-without-military = La Forza Militare è 0
remedy-battle-without-military = Per combattere serve almeno 1 di Forza Militare
refused-no-battle-with-carson = Nessuna Famiglia può combattere contro Kit Carson
remedy-no-battle-with-carson = Nei suoi raid non resta che arrendersi
question-surrender-whom = Chi cede la { $family }?
chance-surrender = dado per il segnalino ceduto
number-kin-lost = Cultura persa per una resa
part-spaces-left-empty = spazi vuoti della Famiglia
part-kin-forgiven = spazi condonati dagli Sviluppi
event-kin-lost = La resa della { $family } costa { $loss } di Cultura

event-raid-ends = { $left ->
    [0] Il raid è finito
    [one] Il raid è finito e a Santa Fé resta un segnalino
   *[other] Il raid è finito e a Santa Fé restano { $left } segnalini
}
event-nobody-met = Nessun segnalino Raid è arrivato in un Territorio con una Famiglia: il Nemico costruisce
event-counters-left = { $n ->
    [one] Il segnalino Raid rimasto a Santa Fé sovverte
   *[other] I { $n } segnalini Raid rimasti a Santa Fé sovvertono
}
event-caught-in-all = { $n ->
    [0] Nessuna Famiglia è stata catturata
    [one] Una Famiglia è stata catturata
   *[other] { $n } Famiglie sono state catturate
}
question-leave-box = La { $family } ritorna. In quale Area?
option-return-to = { $territory } { $area }
event-family-returns = La { $family } ritorna: { $territory } { $area }
question-leave-box-ferocity = Quale Ferocia mostra la { $family }?
option-show-ferocity = Ferocia { $n }

chance-tribal-raid-territory = dado per il Territorio del Raid Tribale
event-tribe-raids = { $n ->
    [one] { $order } Raid Tribale { $territory_in } con un segnalino
   *[other] { $order } Raid Tribale { $territory_in } con { $n } segnalini
}
event-carson-raids = { $n ->
    [one] Kit Carson colpisce { $territory_in } con un segnalino
   *[other] Kit Carson colpisce { $territory_in } con { $n } segnalini
}
event-tribal-raid-placed = Un segnalino Raid Tribale arriva in { $territory } { $area }
question-tribal-raid-evade = I razziatori si avvicinano { $territory_in }. Una Famiglia tenta la Fuga?
chance-conduct-raid = dado dei razziatori
number-conduct-raid = Tiro dei razziatori
part-conduct-raid-die = dado
part-comanche-raid = Comanche
part-highest-counter = Area più alta con un segnalino, meno 1
part-kit-carson = Kit Carson
part-carson-fort = Fortino nel Territorio
part-pieces-paid = pezzi ceduti ai razziatori
part-conduct-raid-cards = carte in gioco
question-buy-off = { $n ->
    [0] Cedi ai razziatori qualcosa dalle Risorse? Ogni pezzo toglie 1 al loro tiro
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

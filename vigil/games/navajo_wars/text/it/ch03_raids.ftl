# 3.2.5, 3.2.6 I Raid dei Diné e la Tabella Raid.

option-raid-new-mexico = Raid nel Nuovo Messico
option-raid-far = Raid da lontano: tutti gli MP
option-raid-outpost = Raid contro { $outpost_the } nell'Area { $area }
option-raid-no-outpost = Raid contro un Avamposto o un Fortino
refused-raid-needs-man = Per un raid serve un uomo nella Famiglia.
remedy-raid-needs-man = Porta un uomo nella Famiglia durante uno Scorrere del Tempo.
refused-raid-needs-military = Con la Forza Militare a 0 nessuna Famiglia può compiere raid.
remedy-raid-needs-military = Porta la Forza Militare almeno a 1.
refused-no-road = Nessuna strada porta da quest'Area a Santa Fé.
remedy-no-road = Muovi la Famiglia, o compi un raid a lungo raggio con tutti i suoi MP.
refused-target-out-of-reach = Dall'Area { $area } la Famiglia non può raggiungerlo: deve trovarsi nell'Area del bersaglio o più in basso sullo stesso tracciato.
remedy-target-out-of-reach = Scendi lungo il tracciato fino all'Area del bersaglio o più in basso.
refused-no-target-here = In questo Territorio non ci sono Avamposti né Fortini.
remedy-no-target-here = Muovi in un Territorio con un Avamposto o un Fortino.
part-santa-fe-value = Santa Fé

event-raids-new-mexico = La { $family } compie un raid nel Nuovo Messico
event-raids-outpost = La { $family } compie un raid contro { $outpost_the } { $territory_in } { $area } (colpi necessari: { $n })
chance-raid-cube = cubetto del raid
event-raid-hits = Colpi: { $hits }, necessari: { $n } (cubetto: { $cube })
event-soldiers-come = La { $family } si imbatte nei soldati (cubetto { $cube })
event-raid-over = Il raid è finito
question-fight-soldiers = { $forced ->
    [0] Durante il raid la { $family } incontra i soldati (cubetto { $cube }). Che cosa ne guadagnano?
   *[other] Durante il raid la { $family } incontra i soldati (cubetto { $cube }): in ogni caso segue una Battaglia. Che altro ne guadagnano?
}
option-slip-away = Morale Nemico +1, e la Famiglia si sottrae alla Battaglia
option-fight-bold-soldiers = Morale Nemico +1, poi una Battaglia
option-fight-soldiers = Ferocia Nemica +{ $n }, poi una Battaglia
refused-forced-into-battle = Un cubetto verde o blu costringe la Famiglia alla Battaglia.
remedy-forced-into-battle = Appena pescato, rimetti un tale cubetto nel sacchetto con Beni Commerciali o Fortuna, o inizia una partita in cui la Famiglia può sottrarsi.
question-raid-animal = Quale animale porti via con il raid?
option-drive-home = Prendi { $piece_a }
event-outpost-pushed-back = { $outpost_the } deve arretrare: ora è { $territory_in } { $area }
event-fort-destroyed = { $outpost } è distrutto, e la sua tromba tace

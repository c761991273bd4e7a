# Intrusi.

name-ambush = Imboscata
name-false-rumor = Falsa Voce
name-fortune = Fortuna
name-guns = Armi da Fuoco (Intruso)
name-intruders-moved = Intrusi in Movimento
name-skin-walker = Cattivo Presagio
name-trade = Commercio
name-wandering-natives = Viandanti
chance-intruder-territory = dado per il Territorio dell'Intruso
chance-intruder-area = dado per l'Area dell'Intruso
chance-intruder = segnalino Intruso
event-intruder-cup-empty = Il contenitore è vuoto: non si piazza alcun Intruso
event-intruder-placed = Un Intruso coperto arriva { $territory_in }, Area { $area }
event-intruder-revealed = La { $family } incontra un Intruso { $territory_in }, Area { $area }: { $intruder }
event-intruder-kept = Va nelle Risorse: { $piece }
question-intruder-ambush = Imboscata! La { $family } perde un segnalino: quale?
question-wandering-natives = Dei viandanti si uniscono a te. Chi va nella Casella Scorrere del Tempo?
option-welcome = Accogli { $piece_a }
event-nobody-wanders = Nessun segnalino popolazione è Fuori dal Gioco: nessuno si unisce a te

# Estranei.

name-ambush = Agguato
name-false-rumor = Falsa Voce
name-fortune = Fortuna
name-guns = Armi da Fuoco (Estraneo)
name-intruders-moved = Estranei in Movimento
name-skin-walker = Skin Walker
name-trade = Commercio
name-wandering-natives = Nativi Erranti
chance-intruder-territory = dado per il Territorio dell'Estraneo
chance-intruder-area = dado per l'Area dell'Estraneo
chance-intruder = segnalino Estraneo
event-intruder-cup-empty = Il contenitore è vuoto: non si piazza alcun Estraneo
event-intruder-placed = Un Estraneo coperto arriva { $territory_in } { $area }
event-intruder-revealed = La { $family } incontra un Estraneo { $territory_in } { $area }: { $intruder }
event-intruder-kept = Va nelle Risorse: { $piece }
question-intruder-ambush = Agguato! La { $family } perde un segnalino: quale?
question-wandering-natives = I Nativi Erranti si uniscono a te. Chi va nella Casella Scorrere del Tempo?
option-welcome = Accogli { $piece_a }
event-nobody-wanders = Nessun segnalino popolazione è Fuori dal Gioco: nessuno si unisce a te

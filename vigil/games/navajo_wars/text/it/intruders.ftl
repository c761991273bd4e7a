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
event-intruder-cup-empty = Il contenitore è vuoto: nessun Estraneo viene piazzato
event-intruder-placed = Un Estraneo è posato a faccia in giù nell'Area { $area } ({ $territory })
event-intruder-revealed = La { $family } incontra un Estraneo nell'Area { $area } ({ $territory }): { $intruder }
event-intruder-kept = Tenuto nelle Risorse: { $piece }
question-intruder-ambush = Agguato! Chi perde la { $family }?
question-wandering-natives = I Nativi Erranti si uniscono a te. Chi va nella Casella Scorrere del Tempo?
option-welcome = Accogli { $piece_a }
event-nobody-wanders = Nessun segnalino popolazione è Fuori dal Gioco: nessuno si unisce a te

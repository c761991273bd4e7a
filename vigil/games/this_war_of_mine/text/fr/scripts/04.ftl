event-script-400 = 400. Crépuscule : chacun boit s'il y a de l'Eau, puis mange une chose ou rien.
event-script-458 = 458. { $person } n'en peut plus. Aucune action le jour, et la nuit rien que le sommeil, jusqu'à ce que cela aille mieux.

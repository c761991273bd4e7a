event-script-400 = 400. Crépuscule : chacun boit s'il y a de l'Eau, puis mange une chose ou rien.
event-script-458 = 458. { $person } n'en peut plus. Aucune action le jour, et la nuit rien que le sommeil, jusqu'à ce que cela aille mieux.
event-script-459 = 459. Il n'y a personne à réveiller. { $person } s'assied un instant contre la porte et rouvre les yeux quand la lumière a traversé le plancher. La porte est ouverte, et il y a moins de choses sur l'étagère.

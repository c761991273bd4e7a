# Ce qui vient.

name-everybody = tous
standing-village = le village tient bon
standing-thief = le village est perdu
forecast-watch = Le dé de la veille : on y ajoute { $n }
hope-quiet = calme
hope-spared = aucune perte
odds-watch-robbed = Des pillards viennent
odds-watch-pilfered = On vole de l'eau
odds-watch-quiet = Une nuit tranquille
odds-watch-dew = De la rosée
odds-drained = La citerne perd { $n }
odds-spared = La citerne ne perd rien
screen-added = S'ajoute à la veille
screen-jar-of = Jarre ({ $player })

# Le jeu, ses scénarios, son réglage et ses fins.

game-well = Le Puits
game-well-about = Trois personnes partagent un puits dans un village assoiffé. L'une d'elles est peut-être un voleur : donnez, veillez et votez jusqu'à la dernière aube.
scenario-four-nights = Quatre nuits
scenario-four-nights-about = La durée habituelle : quatre nuits, et 16 mesures d'eau dans la citerne pour passer l'été.
scenario-five-nights = Cinq nuits
scenario-five-nights-about = Un été plus long : cinq nuits, une citerne presque vide et 20 mesures d'eau à réunir.
setting-ballots = Bulletins
setting-ballots-named = dévoilés avec leurs noms
setting-ballots-counted = seulement comptés
ending-village = Le village passe l'été
ending-thief = Le village est perdu, et qui l'a volé a gagné
cause-water = il y avait assez d'eau dans la citerne
cause-thirst = il y avait trop peu d'eau dans la citerne
cause-exile = deux honnêtes villageois avaient été chassés

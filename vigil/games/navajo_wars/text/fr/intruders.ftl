# Intrus.

name-ambush = Embuscade
name-false-rumor = Fausse rumeur
name-fortune = Chance
name-guns = Armes à feu (Intrus)
name-intruders-moved = Intrus en mouvement
name-skin-walker = Mauvais présage
name-trade = Commerce
name-wandering-natives = Voyageurs
chance-intruder-territory = Dé pour le Territoire de l'Intrus
chance-intruder-area = Dé pour la Zone de l'Intrus
chance-intruder = Pion Intrus
event-intruder-cup-empty = Le gobelet est vide : aucun Intrus n'est placé
event-intruder-placed = Un Intrus est posé face cachée { $territory_in }, en Zone { $area }
event-intruder-revealed = La { $family } rencontre un Intrus { $territory_in }, en Zone { $area } : { $intruder }
event-intruder-kept = Gardé dans les Ressources : { $piece }
question-intruder-ambush = Embuscade ! Qui la { $family } perd-elle ?
question-wandering-natives = Des voyageurs vous rejoignent. Qui va dans la case Passage du temps ?
option-welcome = Accueillir { $piece_a }
event-nobody-wanders = Aucun pion de population n'est Hors jeu : personne ne vous rejoint

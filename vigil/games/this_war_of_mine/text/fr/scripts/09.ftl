event-script-901 = 901. Troc : la commission se paie une fois, et personne ne rend la monnaie. L'Eau, le Bois et les Composants n'en font pas partie ; seule une carte ou une histoire qui les offre nommément les donne contre un prix.
event-script-905 = 905. D'autres façons de commencer : le côté difficile de l'Abri n'a qu'une cave, et plus d'obstacles.

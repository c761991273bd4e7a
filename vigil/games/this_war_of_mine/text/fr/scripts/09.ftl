event-script-901 = 901. Troc : la commission se paie une fois, et personne ne rend la monnaie. L'Eau, le Bois et les Composants ne s'échangent jamais.
event-script-905 = 905. D'autres façons de commencer : le côté difficile de l'Abri n'a qu'une cave, et plus d'obstacles.

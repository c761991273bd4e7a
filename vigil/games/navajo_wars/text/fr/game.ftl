game-navajo-wars = Navajo Wars
game-navajo-wars-about = Un jeu en solitaire sur les Diné de 1598 à 1864 : familles, troupeaux et maïs face à l'Espagne, au Mexique et aux États-Unis. Une adaptation non officielle, avec nos propres cartes.
number-vp-held = Points de victoire des Territoires où vous vivez

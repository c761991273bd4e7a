game-navajo-wars = Navajo Wars
game-navajo-wars-about = A solitaire game about the Diné between 1598 and 1864: families, herds and corn against Spain, Mexico and the United States. An unofficial adaptation with cards of our own.
number-vp-held = Victory Points of the Territories you live in

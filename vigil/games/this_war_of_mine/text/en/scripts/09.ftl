event-script-901 = 901. Barter: the fee is paid once, and nobody gives change. Water, Wood and Components are no part of it; only a card or a story that offers them by name gives them for a price.
event-script-905 = 905. Other ways to begin: the hard side of the Shelter has one cellar only, and more stands in the way.

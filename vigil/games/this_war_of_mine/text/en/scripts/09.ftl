event-script-901 = 901. Barter: the fee is paid once, and nobody gives change. Water, Wood and Components are never traded.
event-script-905 = 905. Other ways to begin: the hard side of the Shelter has one cellar only, and more stands in the way.

# What is told on event cards and charms.

card-rain = The first drops fall on the roofs, and everybody runs out with bowls.
card-drought = The wind from the plain dries whatever stands open.
card-dust-storm = A brown wall rises in the south.
card-caravan = Drivers with forty camels ask for shade and have skins to sell.
card-watchdog = A dog nobody knows lies down by the cistern and growls at strangers.
card-cracked-wall = The cistern sweats along a seam that was not there yesterday.
card-snow-on-the-hills = Far away there is white on the peaks. It will come down as water.
card-beggar = An old man with a dry gourd sits down at the gate.
card-dream = Somebody wakes in the night and knows something.
card-feast = It is the saint's day, if there is anything to drink.
card-new-moon = No light tonight but the stars.
card-old-debt = The people of the next valley remember what they once lent.
card-elders = Those who dug the well come to see how it is kept.
card-lantern = A light at the cistern keeps thieves away.
card-dowsing-rod = The hazel twig bends where nobody had dug.
card-bell = It rings at the slightest touch, tonight and tomorrow.
card-salt = A ring of salt around the cistern: nothing foul gets past it.

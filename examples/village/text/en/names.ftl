# Names of people, cards, posts and results.

name-seat-1 = the first player
name-seat-2 = the second player
name-seat-3 = the third player
name-thief = thief
name-villager = villager
name-guard = guard
name-haul = hauling
name-rest = rest
name-ward = ward
name-lantern = lantern
name-dowsing-rod = dowsing rod
name-bell = bell
name-salt = salt
name-rain = Rain
name-drought = Drought
name-dust-storm = Dust storm
name-caravan = Caravan
name-watchdog = Stray dog
name-cracked-wall = Cracked wall
name-snow-on-the-hills = Snow on the hills
name-beggar = Beggar at the gate
name-dream = Dream
name-feast = Feast day
name-new-moon = New moon
name-old-debt = Old debt
name-elders = Visit of the elders

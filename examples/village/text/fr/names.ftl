# Noms des personnes, des cartes, des postes et des résultats.

name-seat-1 = le premier joueur
name-seat-2 = le deuxième joueur
name-seat-3 = le troisième joueur
name-thief = voleur
name-villager = villageois
name-guard = garde
name-haul = corvée d'eau
name-rest = repos
name-ward = protection
name-lantern = lanterne
name-dowsing-rod = baguette de sourcier
name-bell = clochette
name-salt = sel
name-rain = Pluie
name-drought = Sécheresse
name-dust-storm = Tempête de poussière
name-caravan = Caravane
name-watchdog = Chien errant
name-cracked-wall = Mur fissuré
name-snow-on-the-hills = Neige sur les monts
name-beggar = Mendiant à la porte
name-dream = Rêve
name-feast = Jour de fête
name-new-moon = Nouvelle lune
name-old-debt = Vieille dette
name-elders = Visite des anciens

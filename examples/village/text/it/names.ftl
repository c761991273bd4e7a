# Nomi di persone, carte, posti e risultati.

name-seat-1 = il primo giocatore
name-seat-2 = il secondo giocatore
name-seat-3 = il terzo giocatore
name-thief = ladro
name-villager = abitante
name-guard = guardia
name-haul = trasporto
name-rest = riposo
name-ward = protezione
name-lantern = lanterna
name-dowsing-rod = bacchetta da rabdomante
name-bell = campanella
name-salt = sale
name-rain = Pioggia
name-drought = Siccità
name-dust-storm = Tempesta di polvere
name-caravan = Carovana
name-watchdog = Cane randagio
name-cracked-wall = Crepa nel muro
name-snow-on-the-hills = Neve sui monti
name-beggar = Mendicante alla porta
name-dream = Sogno
name-feast = Giorno di festa
name-new-moon = Luna nuova
name-old-debt = Vecchio debito
name-elders = Visita degli anziani

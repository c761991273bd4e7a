# Il gioco, gli scenari, l'impostazione e i finali.

game-well = Il pozzo
game-well-about = In tre dividono un pozzo in un villaggio assetato. Uno potrebbe essere un ladro: donate, vegliate e votate fino all'ultima alba.
scenario-four-nights = Quattro notti
scenario-four-nights-about = La durata consueta: quattro notti, e 16 misure d'acqua nella cisterna per superare l'estate.
scenario-five-nights = Cinque notti
scenario-five-nights-about = Un'estate più lunga: cinque notti, una cisterna quasi vuota e 20 misure d'acqua da raccogliere.
setting-ballots = Schede di voto
setting-ballots-named = scoperte con il nome di chi vota
setting-ballots-counted = soltanto contate
ending-village = Il villaggio supera l'estate
ending-thief = Il villaggio è perduto, e chi lo ha derubato ha vinto
cause-water = nella cisterna c'era acqua a sufficienza
cause-thirst = nella cisterna c'era troppo poca acqua
cause-exile = due abitanti onesti erano stati cacciati

event-script-1000 = 1000. La radio le dit d'abord, et personne ne le croit. Puis les cloches, celles qui restent. Les gens sortent des caves, une main au-dessus des yeux.
event-script-1001 = 1001. { $person } ouvre toutes les fenêtres de la maison et balaie le sol, comme on fait au printemps.
event-script-1002 = 1002. { $person } trouve du travail, et un logement avec vue sur le fleuve. Les bruits forts sont difficiles. La plupart des nuits sont calmes.
event-script-1003 = 1003. { $person } vit. Longtemps, il n'y a rien de plus à en dire ; puis, un jour, si.

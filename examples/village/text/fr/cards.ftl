# Ce que racontent les cartes événement et les amulettes.

card-rain = Les premières gouttes tombent sur les toits, et chacun sort en courant avec ses écuelles.
card-drought = Le vent de la plaine assèche tout ce qui est resté ouvert.
card-dust-storm = Un mur brun se lève au sud.
card-caravan = Des marchands et leurs quarante chameaux demandent de l'ombre ; ils ont des outres à vendre.
card-watchdog = Un chien que nul ne connaît se couche près de la citerne et gronde contre les étrangers.
card-cracked-wall = La citerne suinte le long d'une fente qui n'était pas là hier.
card-snow-on-the-hills = Au loin, les cimes sont blanches. Cela redescendra en eau.
card-beggar = Un vieil homme à la gourde sèche s'assied devant la porte.
card-dream = Quelqu'un s'éveille dans la nuit et sait quelque chose.
card-feast = C'est la fête du saint, s'il y a de quoi boire.
card-new-moon = Cette nuit, pas d'autre lumière que les étoiles.
card-old-debt = Ceux de la vallée voisine se souviennent de ce qu'ils ont prêté jadis.
card-elders = Ceux qui ont creusé le puits viennent voir comment on le tient.
card-lantern = Une lumière près de la citerne éloigne les voleurs.
card-dowsing-rod = La branche de coudrier ploie là où personne n'avait creusé.
card-bell = Elle tinte au moindre frôlement, cette nuit et la suivante.
card-salt = Un cercle de sel autour de la citerne : rien de corrompu ne le franchit.

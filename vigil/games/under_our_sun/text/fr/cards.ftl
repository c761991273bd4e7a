# Enemies, read aloud when they appear.
event-meets-rats = Le sol bouge avant qu'on les entende.
event-meets-jackals = Ils suivent le sang de quelqu'un depuis deux jours. De qui, peu importe.
event-meets-wolves = De l'écume aux gueules, et à deux des cous, un collier.
event-meets-scorpion = Pâle comme l'os et long comme l'avant-bras. Sa piqûre donne la fièvre.
event-meets-bear = Il a bien mangé, et compte continuer.
event-meets-raider = Il demande poliment tout ce que vous avez.
event-meets-drifter = Il a vu votre gourde et rien d'autre.
event-meets-sol-scout = Un sifflet, un autre depuis la colline, et un canon au-dessus du mur.
event-meets-sol-rifle = Les Fils de la Liberté n'avertissent pas deux fois. C'était la première.
event-meets-sol-captain = Elle donne un seul ordre, et chacun s'immobilise un instant, vous aussi.
event-meets-husk = C'était une personne. Elle a encore ses clés à la ceinture.
event-meets-wraith = Le jour, à peine une ombre. La nuit, elle connaît votre nom.
event-meets-brute = Il soulève la voiture pour voir qui se cache dessous.
# Sun cards.
event-sun-clear = Ciel clair. On dirait un jour d'avant.
event-sun-high-cloud = Nuages d'altitude : on ira plus loin aujourd'hui.
event-sun-storm = Tempête. Tous les feux s'éteignent ; toute bouche ouverte est une gourde.
event-sun-solar-storm = Tempête solaire. L'air crépite, et tout ce qui a un fil est mort.
event-sun-heat = Chaleur blanche. L'eau s'en va même des gourdes fermées.
event-sun-haze = Brume. Chaque pas se fait deux fois.
event-sun-cool-wind = Un vent frais du nord. Qui était à bout respire de nouveau.
# Night cards.
event-night-still = { $person } : une nuit calme. On entend son propre cœur.
event-night-stars = { $person } : tant d'étoiles que nul ne regrette de veiller.
event-night-howling = { $person } : des hurlements, de trois côtés.
event-night-snakes = { $person } : les pierres chaudes étaient déjà prises.
event-night-vermin = { $person } : quelque chose de petit a trouvé la nourriture.
event-night-footsteps = { $person } : des pas, puis plus rien.
event-night-cold = { $person } : le désert rend la chaleur du jour en une heure.
event-night-dreams = { $person } : encore le même rêve, avec la même porte.
event-night-thief = { $person } : au matin tous les sacs sont ouverts, et aucun par son maître.
event-night-fever = { $person } : des frissons sous trois manteaux.
event-night-dew = { $person } : de la rosée sur la bâche, assez pour la tordre.
# Event cards.
event-event-buried-crate = Le coin d'une caisse dépasse du sable. Il y faut des bras.
event-event-locked-locker = Un casier, la serrure intacte : personne n'a eu la patience.
event-event-caravan = Une mule, un parapluie, un homme qui a de tout.
event-event-ambush = Le silence était trop bien rangé.
event-event-patrol = Une patrouille des Fils. Ils comptent les têtes, et en trouvent une de trop.
event-event-old-cellar = Une trappe, une odeur de pommes, et un escalier où manque une marche.
event-event-spring = Entre deux pierres un filet d'eau, et une tasse au bout d'une chaîne.
event-event-grave = Une tombe à la terre fraîche. Qui y gît a été enterré avec tout son bien.
event-event-child = Un enfant avec une pompe à vélo et sans vélo.
event-event-minefield = La chèvre est passée la première. C'était gentil à elle.
event-event-bad-water = Un abreuvoir plein, où aucun oiseau ne boit.
event-event-garden = Six rangs, une clôture de fourchettes, et personne à qui demander.
event-event-collapse = Le plafond attendait quelqu'un.
event-event-flag = Le drapeau d'un pays qui n'est plus, plié comme on le faisait.
event-event-radio = Une radio à manivelle. Entre les grésillements une voix lit des distances.
event-event-swarm = Les buissons dormaient. Vous avez marché dessus.
event-event-mutant = Cela vit ici depuis le premier jour, et n'a jamais eu de visite.
# Mission cards.
event-mission-rescue-the-trail = Deux des nôtres, qui réparaient la conduite, ont disparu. Leurs traces mènent à la carrière. Allez-y, et veillez à ce qu'il ne reste personne pour vous arrêter. Avant la fin du jour 6.
event-mission-rescue-the-cells = Les couvertures sont encore chaudes : on les a emmenés à la raffinerie, que gardent les Fils de la Liberté. Prenez-la. Avant la fin du jour 10.
event-mission-rescue-the-way-home = Ils peuvent marcher, lentement. Ramenez à New Haven tous ceux qui vivent. Avant la fin du jour 12.
event-mission-pump-the-parts = La pompe s'est arrêtée. Trois connecteurs, aux mains de qui se trouve à New Haven, et elle tournera un temps. Avant la fin du jour 5.
event-mission-pump-the-house = Elle tourne, mais aspire de l'air : l'eau vient de l'ancienne station de pompage, et quelqu'un a fermé la vanne. Reprenez-la. Avant la fin du jour 9.

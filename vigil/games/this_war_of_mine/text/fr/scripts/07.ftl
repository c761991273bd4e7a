event-script-700 = 700. Raid nocturne : armez les gardes avant de voir la carte. Dés, planches et bonnes portes repoussent Dégâts ou Blessures, à votre choix.
event-script-720 = 720. Un moteur, au pas, tous feux éteints. La courroie est neuve. Ils descendent sans se presser ; l'un d'eux lit les numéros à voix haute, à la torche, comme on livre du charbon. Le mécanicien a mal décrit, mais pas assez mal. « C'est seulement pour une pièce », dit une voix aimable devant la porte, et le premier volet saute.
event-script-721 = 721. La camionnette grise s'arrête devant le neuf, et l'on ne casse rien. On frappe. « C'est ici qu'on tenait la lampe », dit celui du volant, à qui l'on a raconté l'histoire et qui la trouve bonne. À l'arrière, il y a une armoire, une cage à oiseaux, et sous la bâche quelque chose bouge à qui l'on dit de rester tranquille. Il leur faut une cour pour une nuit. Ils paient en conserves, comme l'autre fois.
question-script-721-van = Le moteur tourne toujours.
option-script-721-open = Ouvrir le portail de la cour
option-script-721-still = Rester derrière la porte sans un mot
event-script-738 = 738. { $person } a donné ses dernières portions sans rien dire. Maintenant, il est trop tard pour tout ce que nous pourrions cuisiner.

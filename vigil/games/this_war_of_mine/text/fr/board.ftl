# The board.
panel-house = Abri
panel-people = Habitants
panel-city = Ville
panel-storage = Réserve
board-out-of-reach = hors d'atteinte
board-objective = Objectif : { $objective }
board-last-card = Dernière carte
board-city = La ville
board-unknown = { $n ->
    [one] 1 carte inconnue
   *[other] { $n } cartes inconnues
}
board-noise = Bruit { $n }
board-noise-name = Bruit
board-enemies = Ennemis : { $n }
board-free-place = place pour un de plus
board-prowess = Bravoure
board-empathy = Empathie
board-inventory = Inventaire
board-actions = Actions
board-actions-left = { $n ->
    [one] 1 action de jour possible
   *[other] { $n } actions de jour possibles
}
board-plans = À construire
board-people = Habitants
board-food = Nourriture
board-suffering = Souffrance
board-in-pile = Trouvailles : { $what }
board-boards = Planches
board-unknown-name = Cartes inconnues
board-state-of = { $person } : { $state }
screen-cold-name = Froid

# What is what.
what-day = Le jour et sa phase, le froid et l'objectif du chapitre. Plus il fait froid, plus on tombe malade.
what-card = La dernière carte révélée. Elle dit ce qui se passe maintenant.
what-storage = Ce que le groupe possède. Tout ce qu'on dépense à la maison vient d'ici.
what-pile = Ce qu'on a trouvé pendant cette sortie et ce qu'on avait emporté. Ce qui est trop lourd reste sur place.
what-noise = Le bruit que le groupe a fait. Un jet inférieur ou égal à ce nombre fait venir quelqu'un.
what-unknown = Les cartes du paquet Inconnu qu'il reste à retourner.
what-grid = Les ennemis de ce combat, chacun sur la ligne de son arme ; à chaque Blessure, il avance vers la droite.
what-plans = Les Aménagements dont on a les plans. Une personne en construit un, pour son coût, dans une pièce libre accessible.
what-person = Quelqu'un du groupe : la silhouette dans la maison, la fiche en dessous. Les États vont de 1 à 4 ; à 4, on lit un script.
what-gauge-water = L'Eau de la Réserve. Au Crépuscule, chacun en boit une ; certains travaux du jour en demandent aussi.
what-gauge-wood = Le Bois de la Réserve. Il sert aux Aménagements et aux planches, et brûle dans le Poêle.
what-gauge-component = Les Composants de la Réserve. On en fait des Aménagements, des planches et des outils.
what-gauge-food = Les repas de la Réserve : Légumes, Nourriture crue et Conserves ensemble. Au Crépuscule, une Conserve baisse la Faim de 2, une Nourriture crue de 1.
what-gauge-cold = Le froid qu'il fait. Les cartes du matin l'augmentent, le Bois brûlé dans un Poêle le diminue ; plus il fait froid, plus on tombe malade.
what-gauge-suffering = Tous les États de tous, additionnés : Faim, Fatigue, Tristesse, Maladie et Blessures. À 4 dans l'un d'eux, on meurt ou on s'en va.
what-free-place = L'Abri peut loger quatre personnes. Quelqu'un peut encore se joindre au groupe.
what-location = Un Lieu où le groupe peut aller la nuit. Plus il est loin, plus on y trouve de choses, et plus le chemin est long.
what-token = Une chose qui appartient au groupe, avec sa quantité.
what-enemy = Un ennemi : la lettre choisit son arme, le nombre est sa Bravoure.
what-plan = Un Aménagement qu'on peut construire.
what-state-fatigue = La fatigue d'une personne. Le sommeil la réduit ; la garde et la fouille l'augmentent.
what-state-wounds = Les blessures d'une personne. Les bandages les réduisent.
what-state-misery = À quel point une personne a perdu courage.
what-state-hunger = La faim d'une personne. Elle se règle au Crépuscule.
what-state-illness = La maladie d'une personne. Les médicaments la réduisent, le froid l'aggrave.
what-cover-heap = Un tas : n'importe qui peut y chercher.
what-cover-furniture = Des meubles : n'importe qui peut les démonter.
what-cover-rubble = Des décombres qui barrent le passage : il faut une Pelle, ou être deux.
what-cover-remnants = Ce qui reste des décombres : il faut une Pelle, ou être deux.
what-cover-bars = Des barreaux devant une pièce : seule une Scie les ouvre.
what-cover-door = Une porte fermée à clé : il faut un Crochet, et un peu de chance.
what-fitting = Un Aménagement : quelqu'un peut s'en servir pendant une action de jour.
what-breach = Un trou dans le mur. Condamné, il aide lors de chaque Raid nocturne.
what-task-guard = L'endroit où le groupe se retrouve, et où l'on monte la garde la nuit.
what-task-floor = L'endroit où dorment ceux qui n'ont pas de lit.
what-action-rummage = Fouiller : un peu de Bois et un Composant pour quiconque cherche.
what-action-go-outside = Sortir : voir qui passe. Ce n'est pas sans danger.
what-free-room = Une pièce libre : on peut y construire un Aménagement.
what-objective = Ce que demande ce chapitre. Atteint, il est récompensé au début du chapitre suivant ; manqué, il coûte quelque chose.

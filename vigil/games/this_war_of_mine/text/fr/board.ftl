# The board.
panel-house = Abri
panel-people = Habitants
panel-city = Ville
panel-storage = Réserve
board-takes = demande { $things }
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
what-gauge-suffering = Tous les États de tous, additionnés : Faim, Fatigue, Tristesse, Maladie et Blessures. À 4 en Faim, Tristesse, Maladie ou Blessures, on meurt ou on s'en va.
what-free-place = L'Abri peut loger quatre personnes. Quelqu'un peut encore se joindre au groupe.
what-location = Un Lieu où le groupe peut aller la nuit. Plus il est loin, plus on y trouve de choses, et plus le chemin est long.
what-token = Une chose qui appartient au groupe.
what-enemy = Un ennemi : la lettre choisit son arme, le nombre est sa Bravoure.
what-plan = Un Aménagement qu'on peut construire.
what-state-fatigue = La fatigue d'une personne. Un lit la ramène à 0, le sol la réduit de 2, un fauteuil de 1 ; la garde et la fouille l'augmentent de 1, l'alcool aussi.
what-state-wounds = Les blessures d'une personne. Des Bandages sur la carte les réduisent quand une carte Destin les demande à l'Aube ; raids, combats et tireurs en ajoutent.
what-state-misery = À quel point une personne a perdu courage. L'alcool, la radio, un livre et les moments calmes la réduisent ; tuer, le deuil et les choix durs l'augmentent.
what-state-hunger = La faim d'une personne. Au Crépuscule, une Conserve la réduit de 2, de la Nourriture crue de 1, un Légume la maintient, sans repas elle monte de 1. Un repas de la cuisinière la réduit pour tous.
what-state-illness = La maladie d'une personne. Médicaments et Remèdes sur la carte la réduisent quand une carte Destin les demande à l'Aube ; le froid l'aggrave.
what-cover-heap = Un tas : n'importe qui peut y chercher en une action. On retourne la carte, ce qu'il y a au dos va à la Réserve, et la pièce est libre.
what-cover-furniture = Des meubles : n'importe qui peut les démonter en une action. On retourne la carte, ce qu'il y a au dos va à la Réserve, et la pièce est libre.
what-cover-rubble = Des décombres qui barrent le passage : une Pelle, ou deux personnes dans la même étape. Ce qu'il y a dessous va à la Réserve ; des Restes peuvent demeurer.
what-cover-remnants = Ce qui reste des décombres : il faut une Pelle, ou être deux.
what-cover-bars = Des barreaux devant une pièce : seule une Scie les ouvre, et elle revient. Ce qu'il y a derrière va à la Réserve.
what-cover-door = Une porte fermée à clé : un Crochet et un dé noir ; à partir de 4 elle s'ouvre et le Crochet est usé, au-dessous il reste. Ce qu'il y a derrière va à la Réserve.
what-fitting = Un Aménagement : quelqu'un peut s'en servir pendant une action de jour.
what-breach = Un trou dans le mur. Condamné, il aide lors de chaque Raid nocturne.
what-task-guard = L'endroit où le groupe se retrouve, et où l'on monte la garde la nuit.
what-task-floor = L'endroit où dorment ceux qui n'ont pas de lit.
what-action-rummage = Fouiller : un peu de Bois et un Composant pour quiconque cherche.
what-action-go-outside = Sortir : voir qui passe. Ce n'est pas sans danger.
what-free-room = Une pièce libre : on peut y construire un Aménagement.
what-objective = Ce que demande ce chapitre. Atteint, il est récompensé au début du chapitre suivant ; manqué, il coûte quelque chose.

# What a thing is good for, and what a State does.
thing-worth = Vaut { $value } au troc, poids { $weight }.
thing-worthless = Ne se troque pas, poids { $weight }.
thing-food = Un repas au Crépuscule : { $n ->
    [0] la Faim reste la même.
   *[other] Faim −{ $n }.
}
thing-drink = À l'Aube, pour une personne : Tristesse −1, Fatigue +{ $n }.
thing-tool = De jour, ouvre : { $covers }. Un outil revient à la fin de l'étape ; un Crochet qui a ouvert une porte, non.
thing-firearm = Au combat et à la garde : le dé rouge ; chaque tir prend des Munitions.
thing-melee = Au combat et à la garde : le dé jaune.
thing-medicine = Donné à l'Aube à une personne malade ou blessée, il attend une carte Destin qui le demande : { $state } −{ $n }.
thing-water = Au Crépuscule, chacun en boit une ; qui n'en a pas prend de la Faim ou de la Tristesse.
thing-ammo = Les armes à feu en consomment au combat.
thing-needed = Sert à : { $for }.
thing-made = S'obtient par : { $by }.
state-now = Maintenant { $n } : { $does }.
state-next = À { $n } : { $does }.
state-last = À { $n } : { $does }.
state-blocks = { $n ->
    [0] les trois actions du jour sont libres
    [1] une des trois actions est perdue
    [2] deux des trois actions sont perdues
   *[other] il ne reste aucune action
}
state-ends = { $does }, et on lit le script { $n } : la mort ou le départ peuvent suivre
thing-deadly = La face à son image tue aussitôt un ennemi et, à la garde, repousse tout le raid.
thing-rifle = Il peut tirer deux fois dans un tour, une Munition par tir.
enemy-letter = Sa lettre est { $letter } : la carte qui l'amène dit quelle arme c'est.
enemy-prowess = { $n ->
    [0] Bravoure 0 : il ne relance jamais.
    [one] Bravoure 1 : il relance une fois un dé qui n'a pas blessé.
   *[other] Bravoure { $n } : il relance jusqu'à { $n } fois un dé qui n'a pas blessé.
}
what-seen = Une carte du paquet Inconnu retournée pendant cette sortie.

# La page à imprimer, et le but du jeu sur une carte.

aid-morning = Un Événement, et le Froid avec lui. Les jours de Chapitre, un nouvel objectif.
aid-day = Trois étapes : on place tout le monde, puis tout se résout ensemble.
aid-dusk = Chacun boit 1 Eau et mange 1 nourriture.
aid-evening = Une tâche pour la nuit à chacun. Quelqu'un doit monter la garde.
aid-scavenging = Un Lieu, carte après carte ; on rapporte ce qu'on peut porter.
aid-raid = Qui vient la nuit rencontre les gardes.
aid-dawn = Soins, Destin, une Action narrative, le deuil.
aid-steps = Les points noirs bloquent une étape. Un personnage par endroit, mais autant qu'on veut à Fouiller et sur les Décombres. Les coûts se paient tout de suite, les gains viennent à la fin de l'étape.
aid-space = Une case ou un Aménagement
aid-space-text = On paie et on fait ce qui y est écrit. Fouiller : 1 Bois et 1 Composant. Sortir : sur un 1 le tireur touche (2 Blessures), puis un Visiteur.
aid-fitting = Sur une case vide à portée. Utilisable dès l'étape suivante.
aid-heap = Tas, Meubles
aid-lock = De 1 à 3 : elle tient. De 4 à 10 : ouverte, et le Crochet est perdu.
aid-cost-nobody-else = un personnage
aid-cost-rubble = une Pelle, ou deux personnages
aid-cost-bars = une Scie
aid-cost-door = un Crochet
aid-nothing = Rien
aid-hunger-2 = Faim −2
aid-hunger-1 = Faim −1
aid-hunger-0 = la Faim reste
aid-hunger-more = Faim +1
aid-fatigue-0 = Fatigue 0
aid-fatigue-less = Fatigue −2
aid-fatigue-more = Fatigue +1
aid-guard = Sans personne de garde, la guerre est perdue.
aid-out = Trois au plus.
aid-equipment = Armes, outils et marchandises de la Réserve ; ce qui n'est pas rapporté est perdu.
aid-unknown = Proche 10, Moyen 12, Lointain 14 cartes, l'une après l'autre.
aid-noise = Il monte avec ce que vous faites. Un dé noir jusqu'au Bruit : quelqu'un vient, et il retombe à 1.
aid-findings = Bois, Composants et Eau sont libres ; le tout ne pèse pas plus que la Charge de ceux qui sont sortis.
aid-dice = Gris à mains nues, jaune avec couteau ou hachette, rouge avec une arme à feu (1 Munition par tir). Chaque symbole annule 1 Dégât ou 1 Blessure.
aid-weapons = Les armes à feu d'abord. Un Fusil de chasse ou une Hachette qui montre sa propre face tue.
aid-killing = Sauf pour des Voyous : qui a au moins autant d'Empathie que le dé noir prend 1 Tristesse.
aid-medicine = Elle ne soigne que quand une carte Destin le dit : posez-la avant sur les cartes.
aid-fate = Le Froid rend malade, les remèdes soignent, les traits se montrent, un Lieu peut changer.
aid-blocks-2-3 = À 2 la troisième action est perdue, à 3 la deuxième aussi.
aid-blocks-3 = À 3 la troisième action est perdue.
aid-only-sleep = 4 : seulement dormir
aid-gone = 4 : meurt ou s'en va

goal =
    Ceci est un jeu sur des civils dans la guerre. On y rencontre la faim, la maladie, la violence et la mort, et des choix difficiles. Faites une pause quand il le faut.
    Vous menez une poignée de civils à travers les dernières semaines d'un siège. Ce qui décide de la guerre :
    - L'un des trois qui commencent doit voir le cessez-le-feu : alors on a survécu.
    - Personne ne doit atteindre le niveau 4 de Faim, Blessures, Maladie ou Tristesse : on meurt ou on s'en va.
    - Chaque nuit quelqu'un monte la garde, ou tout est perdu.
    - Le jour on rend la maison habitable, la nuit quelqu'un sort chercher ce qui manque.
goal-the-long-siege = Le cessez-le-feu vient le onzième, le douzième ou le treizième matin.
goal-the-broken-house = Le cessez-le-feu vient le onzième, le douzième ou le treizième matin. La plus grande partie de cette maison est derrière des décombres et des portes fermées.

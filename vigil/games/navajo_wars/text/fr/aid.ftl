# La page à imprimer, et le but du jeu sur une carte.

aid-turn = Un tour
aid-operations = L'Ennemi agit, puis vous faites Planification, Actions ou Passage du temps. Devancer : payez les PA de la carte et agissez d'abord.
aid-victory = Après un Événement historique : Bonne médecine ou Vérification de victoire.
aid-discard = Perte près d'un Fort, tests de fin, Férocité 0 sans homme.
aid-elders-give = 1 PA chacun, puis chacun avance à droite.
aid-elders-act = Un dé inférieur ou égal au Niveau : 1 Culture en Force militaire ou l'inverse, Férocité ±1, ou 1 PA.
aid-actions = Autant de Familles que d'anciens, plus celles du canyon (au moins 1) ; 6 PM chacune, moins 1 par emplacement vide.
aid-culture = −1 par emplacement vide, +1 par nouvel ancien.
aid-food = Agriculture de chaque Territoire où vit une Famille, Maïs, 4 par mouton.
aid-collect = La carte, +1 par cube rouge en Soumission, −1 par cube pillé ; au moins 1.
aid-flip = Deux dés retournent deux lignes ; un double échange la ligne avec l'attente.
aid-execute = De haut en bas, tant qu'il peut payer.
aid-evade = Dé + Esquive au-dessus de la Zone ; 6 toujours, 1 jamais.
aid-we = Les Diné
aid-battle-dine = dé + Férocité, +1 cheval, +1 Manuelito, +2 Armes à feu
aid-they = L'adversaire
aid-battle-foe = dé + Férocité ennemie ; Utes +4, Comanches +5
aid-goods = 2 annulent un retournement ou achètent 1 PA ; 3 achètent un animal, une relance ou un nouveau cube.
aid-symbols = Symboles
aid-fort = Fort
aid-raid = Pion Raid
aid-tribal = Raid tribal
aid-harass = Harcèlement
aid-intruder = Intrus
aid-cost-one-ap = 1 PA
aid-cost-free = gratuit
aid-cost-water = 9 − Valeur PM
aid-cost-move = Valeur PM
aid-cost-all = tous les PM
aid-cost-corn = Valeur + 4 PM
aid-cost-raid = le chemin de Santa Fé, ou tous les PM
aid-cost-outpost = Valeur PM
aid-cost-rest = tous les PM restants

goal =
    Vous menez les Diné, et la table joue l'Ennemi. Ce qui décide de la partie :
    - La Force militaire face au Moral ennemi : à la fin, la Force militaire doit être la plus haute.
    - Culture et Force militaire sont votre vie. Si toutes deux sont à 0 quand les règles le vérifient, tout est perdu.
    - Chaque Territoire où vit une Famille vaut les Points de victoire (PV) inscrits sur le plateau. Les Événements historiques les comparent à leur propre nombre : au-dessus, la Force militaire monte ; au-dessous, elle baisse. Gardez donc des Familles dans de nombreux Territoires, nourrissez-les et laissez passer les générations.
    - Avec un Moral ennemi à 0, vous pouvez gagner aussitôt.
goal-rise-of-the-people = 18 cartes. La carte 42 met fin à la partie : une Force militaire supérieure de 3 ou plus au Moral ennemi est une Victoire majeure, de 1 ou 2 une Victoire mineure.
goal-los-duenos-del-mundo = 45 cartes au plus. La carte 45 met fin à la partie : une Force militaire supérieure de 3 ou plus au Moral ennemi est une Victoire majeure, de 1 ou 2 une Victoire mineure.
goal-a-broken-country = 45 cartes au plus. La carte 50 met fin à la partie : une Force militaire supérieure de 3 ou plus au Moral ennemi est une Victoire majeure, de 1 ou 2 une Victoire mineure.
goal-the-fearing-time = 45 cartes au plus. À la fin vient la carte 55, Kit Carson : sa procédure décide.
goal-the-rope-thrower = 9 cartes au plus. À la fin vient la carte 55, Kit Carson : sa procédure décide.
goal-the-navajo-wars = Trois périodes à la suite. Les cartes 45 et 50 mènent de l'une à l'autre ; la carte 55, Kit Carson, décide.

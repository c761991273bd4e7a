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
aid-draw = Retournez la première carte.
aid-major = Ce que dit la carte. Une Cérémonie peut être gardée.
aid-minor = Sécheresse, Fin de sécheresse, Échange ou Réinitialisation des cubes.
aid-newborn = Un pion indiqué par la carte, dans la case Passage du temps.
aid-buy-goods = Culture au-dessus de 0 : un par Famille où il y a une femme.
aid-tribes = Avec un homme : un Utes ! ou Comanches ! visible passe en attente.
aid-cubes = De la Récupération au sac, puis des Cubes pillés à la Récupération.
aid-water = Retire une Sécheresse de son Territoire.
aid-move = De la Zone où elle entre ; plus cher près d'un Avant-poste ou d'un Fort.
aid-corn = Le Maïs planté est perdu si une Famille quitte la Zone.
aid-raid-new-mexico = Avec un homme et Force militaire 1 : piochez un cube.
aid-raid-outpost = Depuis sa Zone ou une plus basse, avec un homme et Force militaire 1.
aid-trade-fort = Des Marchandises pour 1 Culture chacune ; Férocité 0.
aid-council = Un dé égal ou supérieur à la Valeur : 1 PA.
aid-grow = Enfants en adultes ou anciens, adultes en anciens.
aid-fill = De la case aux emplacements vides ; les anciens au Tableau des anciens.
aid-found = Culture au-dessus de 0 : avec un adulte, dans le canyon, Férocité 0.
aid-left = Qui est encore dans la case va Hors jeu.
aid-animals = Tous aux Ressources.
aid-breed = Un de plus de chaque espèce que vous avez.
aid-gather = Là où se tient une Famille, sans dé.
aid-pasture = 1 cheval et 1 mouton par Territoire avec une Famille.
aid-mourn = Un dé inférieur ou égal au Niveau : l'ancien meurt.
aid-land = Un dé : une Sécheresse s'en va, de là ou d'un Territoire adjacent.
aid-running = On résout la Paix ou la défense en cours.
aid-display = Les Ordres remontent ; les exécutés suivent dessous.
aid-ambush = Un homme, Férocité 1, Force militaire 1 : Bataille à Férocité doublée.
aid-negotiate = Dé + Esquive + Marchandises : à 6 ou plus, tous s'échappent.
aid-harassing = Un homme à 3 Zones au plus : il faut deux pions pour y entrer.
aid-check-presence = PV moins le nombre de la carte : en plus, Force militaire +1 ; en moins, elle baisse d'autant.
aid-check-morale = La Force militaire baisse d'autant ; puis il tombe à 0.
aid-check-men = Force militaire et Moral ennemi +1 pour chacun, jusqu'à 7.
aid-check-outposts = Moral ennemi +1 pour chacun.
aid-check-women = Culture +1 pour chacune, jusqu'à 9.
aid-check-forts = Culture −1 pour chacun.
aid-check-development = On peut en acheter un.
aid-check-cubes = PA à 0 ; cubes pillés et Récupération au sac.
aid-check-box = La moitié de la population y est perdue, arrondie au supérieur.
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

rule-1-title = Règles générales
rule-1 =
    Vous menez les Diné, le peuple navajo, à travers près de trois siècles de résistance. Le jeu comprend une période espagnole (1598–1821), une période mexicaine (1821–1847) et une période américaine (1847–1864) ; chacune peut se jouer seule, ou les trois à la suite en campagne. Cette section présente ce qui décide de la partie, la façon de lire les règles, les pions, le plateau avec ses cases et ses pistes, les cubes, le sac et les cartes.

rule-1-4-title = Ce qui décide de la partie
rule-1-4 =
    Votre survie dépend de trois valeurs suivies sur la piste générale : la Force militaire, la Culture et le Moral ennemi. Sauf indication contraire du scénario, vous ne gagnez à la fin que si la Force militaire est strictement supérieure au Moral ennemi. Si la Force militaire et la Culture sont toutes deux à 0, vous subissez une Défaite majeure, mais seulement aux moments où une règle le vérifie (12.1).

rule-1-5-title = Comment lire les règles
rule-1-5 =
    Chaque règle s'applique exactement telle qu'elle est. Arrondissez toute division au supérieur, sauf si la règle concernée dit autre chose. Une pièce doit être en jeu pour être dépensée ; une fois dépensée, elle va Hors jeu, sauf les pions Maïs et Intrus, qui retournent dans leur gobelet (un Intrus Armes à feu va Hors jeu). « Retiré du jeu » veut dire envoyé dans la case Hors jeu ou le gobelet qui convient ; « éliminé de la partie » veut dire remis dans la boîte, sans retour sauf si un scénario le prévoit.

rule-1-5-1-title = Faire ses choix
rule-1-5-1 =
    Quand une règle, une table ou une carte laisse plusieurs possibilités sans donner de critère, vous choisissez librement. Parcourez une liste de conditions de haut en bas et n'exécutez que la première qui peut s'appliquer. Quand la Priorité alphabétique est demandée, prenez toujours la première lettre : A avant B, et ainsi de suite jusqu'à F.

rule-1-5-3-title = La règle d'or
rule-1-5-3 =
    Ne lisez rien dans une règle au-delà de ce qu'elle dit. Tout ce qu'aucune règle n'interdit est permis.

rule-1-6-title = Les pions
rule-1-6 =
    Les pièces carrées s'appellent des pions. Les sections suivantes traitent de la réserve limitée (1.6.1), de la population et des animaux (1.6.2), du Maïs et de la Sécheresse (1.6.3), des Familles (1.6.4), des armes, des Forts, des Avant-postes et des pions de raid (1.6.5) et des Intrus (1.6.6).

rule-1-6-1-title = Réserve limitée
rule-1-6-1 =
    La réserve est volontairement limitée : si vous devez prendre un type de pion et qu'il n'en reste aucun hors du jeu, vous ne prenez rien et poursuivez le reste de l'effet. Une pièce est disponible tant qu'elle n'a pas été éliminée de la partie. Il y a 8 chevaux, 8 moutons, 1 pion Armes à feu (outre les 4 Intrus Armes à feu) et 9 Marchandises (outre les 2 Intrus Commerce). Seules 3 de ces Marchandises commencent Hors jeu ; les 6 autres, avec 2 pions Harcèlement, sont mises de côté et indisponibles tant que vous n'avez pas acheté un Développement Tissage ou Maîtres des mesas (de Niveau 2 dans certaines mises en place). Il y a aussi 6 Missions, 6 Ranchos, 12 pions Sécheresse et 6 pions Raid tribal.

rule-1-6-2-title = Population et animaux
rule-1-6-2 =
    Homme, femme, enfant et ancien sont des pions de population ; seuls les hommes et les femmes sont des adultes, un ancien n'en est pas un. En jeu, hommes, femmes et enfants occupent les cases Famille et les anciens le Tableau des anciens. Les chevaux et les moutons sont les animaux. À tout moment, même juste avant une Bataille ou au milieu d'une activation, vous pouvez déplacer un cheval des Ressources vers l'emplacement de cheval vide d'une Famille en jeu. Vous ne pouvez pas le reprendre à volonté : il y reste jusqu'à ce que l'étape 2 du Passage du temps, une table ou un événement l'en retire. Les moutons ne vont jamais dans une case Famille.

rule-1-6-3-title = Maïs et Sécheresse
rule-1-6-3 =
    Un pion Maïs porte un nombre : c'est le nombre de pions de population qu'il nourrit lors du Passage du temps. Tant qu'il est sur le plateau, il ralentit aussi un Raid ennemi, qui doit utiliser deux pions pour entrer dans sa Zone. Chacun des six Territoires numérotés a deux emplacements de Sécheresse d'un pion chacun ; le canyon de Chelly n'en a pas. La Sécheresse réduit l'Agriculture du Territoire et rend la récolte incertaine (3.2.4).

rule-1-6-4-title = Pions Famille
rule-1-6-4 =
    Chaque Famille, de A à F, a deux pions recto verso : une face de l'un d'eux est sur le plateau, et l'autre pion attend dans la case Famille. Chaque face montre à gauche le modificateur d'Esquive et à droite la Férocité ; pour changer la Férocité, passez à la face portant le nouveau nombre. La Férocité va de 0 à 3 ; à 3, elle ne monte plus, et à 0, elle ne descend plus. Le modificateur d'Esquive suit la Férocité et est le même pour toutes les Familles : +2 à Férocité 0, +1 à 1, 0 à 2 et −1 à 3. La Famille la plus féroce (ou la moins féroce) est celle du plateau qui a la Férocité la plus haute (ou la plus basse), les égalités se réglant par la Priorité alphabétique.

rule-1-6-5-title = Autres pions
rule-1-6-5 =
    Outre la population, les animaux, le Maïs, la Sécheresse, les Familles et les Intrus, ces pions ont leurs propres règles :
    - Les Armes à feu attendent dans les Ressources ; on peut en utiliser une au plus dans une Bataille, pour +2, et elle va Hors jeu dès la fin de cette Bataille, même si c'est un Intrus.
    - « Avant-poste » désigne une Mission ou un Rancho ; un Fort n'est pas un Avant-poste, sauf si une règle le nomme aussi.
    - Fort Defiance et Fort Fauntleroy entrent par la carte 51, ou dès la mise en place de The Fearing Time et de The Rope Thrower (Defiance sur la terre des Hopis, Fauntleroy dans les monts Zuni, tous deux en Zone 1) ; une carte 51 piochée plus tard n'exécute alors que le reste de son événement. Ils ne diffèrent que par le nombre de coups nécessaires pour les détruire.
    - Les pions PA ennemis et les pions Raid ennemi sont les deux faces des mêmes pièces.
    - Les pions Harcèlement ne retardent que les Raids ennemis ; ils ne font rien dans un Raid tribal.
    - Manuelito entre par la carte 53, ou dès la mise en place de The Rope Thrower, et s'empile avec une Famille, qui a alors +1 en Bataille, +1 en Esquive et, une fois par activation, la repioche d'un cube contre les Avant-postes et les Forts. Si cette Famille quitte le jeu, il va Hors jeu définitivement.

rule-1-6-6-title = Pions Intrus
rule-1-6-6 =
    Un Intrus se pioche dans le gobelet sans être regardé et se place face cachée sur le plateau : un dé donne le Territoire, un second dé la Zone. Dès qu'il partage une Zone avec une Famille, que celle-ci s'y déplace, s'y esquive ou y soit placée (même depuis une case Fuite ou Capture), ou que l'Intrus tombe sur elle, tout s'arrête : révélez-le et appliquez-le. S'il y a plusieurs Familles, la Priorité alphabétique dit laquelle est touchée ; plusieurs Intrus dans une Zone se révèlent un par un depuis le dessus de la pile. Ensuite le pion retourne dans le gobelet, sauf mention contraire à son nom (voir la table des Intrus).

rule-1-7-title = Le plateau
rule-1-7 =
    Le plateau montre les Territoires du pays navajo, chacun avec une piste de Zones, une case Fuite et une case Capture, ainsi que Santa Fé, porte du Nouveau-Mexique. Le long des bords se trouvent les cases des pions et des cubes (1.7.3), la piste générale (1.7.4) et les tableaux de la population, des anciens et des Ordres ennemis (1.7.5).

rule-1-7-2-title = Territoires et Zones
rule-1-7-2 =
    Il y a sept Territoires. Six portent un numéro de dé et ont six Zones chacun : 1 Shiprock, 2 vallée de la San Juan, 3 monts Zuni, 4 Monument Valley, 5 terre des Hopis, 6 Black Mesa. Le canyon de Chelly n'a pas de numéro et compte trois Zones, si bien qu'un dé ne le désigne jamais.
    - Un Territoire comprend ses Zones, ses emplacements de Sécheresse, sa case Fuite et sa case Capture.
    - Une Zone peut contenir autant de Familles et d'Intrus que l'on veut, mais au plus 1 Maïs, 1 Mission, 1 Rancho, 1 Fort et 1 Harcèlement.
    - La Valeur d'une Zone est son numéro (de 1 à 6, de 1 à 3 dans le canyon). La Valeur entre parenthèses ne compte que là où une règle ou une table la mentionne.
    - Deux Zones sont adjacentes si une liaison les joint, deux Territoires si leurs pistes sont reliées ; le canyon est adjacent à tous les Territoires.
    - Santa Fé est une Zone spéciale de Valeur 1 où aucune Famille ne peut entrer.
    - L'Agriculture vaut 3 moins les pions Sécheresse et les Ranchos du Territoire, jamais moins de 0 ; dans le canyon elle vaut toujours 3.

rule-1-7-3-title = Les cases
rule-1-7-3 =
    Chaque case du plateau a son rôle :
    - PA ennemis disponibles contient les PA perçus par l'Ennemi jusqu'à leur emploi ; un seul marqueur sur la piste générale peut remplacer les pions.
    - Les deux cases Hors jeu gardent les pièces inutilisées de l'Ennemi et des Diné.
    - La case Passage du temps contient la population et les animaux que le Passage du temps peut amener dans les cases Famille, le Tableau des anciens ou les Ressources.
    - Cubes pillés reçoit les cubes de vos raids réussis ; chacun réduit de 1 les PA perçus par l'Ennemi. Récupération contient les cubes en route vers le sac.
    - Soumission reçoit les cubes rouges piochés dans les raids ou par Soumettre. Après chaque cube rouge, consultez la table de Soumission. Tout test de 3 cubes n'y compte que les rouges, car Bonne médecine peut en ajouter des noirs.

rule-1-7-4-title = La piste générale
rule-1-7-4 =
    Les PA diné, la Culture et la Force militaire ne dépassent jamais 19 ; le Moral ennemi et la Férocité ennemie restent entre 0 et 19 ; tout excédent est perdu. Les PA ennemis non dépensés n'ont pas de plafond.
    - Chaque point de Culture à perdre à Culture 0 coûte à la place 2 points de Force militaire, et chaque point de Force militaire à perdre à Force militaire 0 coûte à la place 2 points de Culture. Si l'autre valeur ne suffit pas, elle s'arrête à 0 et rien n'est reconverti.
    - La conversion ne vaut que pour les pertes : un coût se paie en entier sur sa propre valeur.
    - À Culture 0, aucune nouvelle Famille ne peut entrer lors du Passage du temps et vous ne pouvez pas acheter de Marchandises en Planification ni dans un Fort ; celles que vous avez restent utilisables, et l'échange contre des animaux ou du Maïs reste possible.
    - À Force militaire 0, aucune Famille ne peut livrer de Bataille (Embuscade comprise) ni faire de raid au Nouveau-Mexique, contre un Avant-poste ou contre un Fort.
    - La Férocité ennemie s'ajoute au dé de l'Ennemi en Bataille.
    - Le Moral ennemi qui tombe à 0 pendant un tour ne termine pas la partie : seules la Phase de défausse et l'étape 6 de la carte 55 en tiennent compte.
    Exemple : avec Culture 1 et Force militaire 6, vous devez perdre 3 points de Culture. La Culture tombe à 0, et les deux points qui manquent coûtent 4 points de Force militaire : il en reste 2.

rule-1-7-5-title = Les tableaux
rule-1-7-5 =
    Le tableau de la population a six cases Famille, chacune avec un emplacement pour un homme, une femme, un enfant et un cheval, et un emplacement d'attente pour un pion Famille. Une Famille ne peut être en jeu que si sa case contient au moins un adulte ; dès qu'il n'y en a plus, son enfant et son cheval vont dans la case Passage du temps et le pion Famille quitte le plateau. Pendant un Raid ennemi, pour une Famille qui a perdu son dernier adulte en se rendant ou en Bataille, cette vérification attend la fin du raid. Les nouvelles Familles n'entrent que par l'étape 1C du Passage du temps. Le Tableau des anciens est une rangée de sept cases sans limite d'empilement ; les nouveaux anciens commencent dans la plus à gauche, et de gauche à droite les Niveaux d'ancien sont : aucun, 1, 2, 2, 3, 4, 5. Le tableau des Ordres ennemis a trois colonnes, Actifs, Inactifs et En attente, de six lignes chacune.

rule-1-8-title = Les cubes
rule-1-8 =
    Les cubes représentent les richesses et les défenseurs du Nouveau-Mexique : noir pour des chevaux ou des moutons, brun pour des chevaux, blanc pour des moutons, jaune pour des personnes tenues captives, rouge pour la stabilité du Nouveau-Mexique, vert pour des soldats espagnols et mexicains ou des volontaires, bleu pour des soldats américains. Le jeu complet compte 4 bruns, 4 blancs, 3 noirs, 3 rouges, 3 verts, 2 jaunes et 1 bleu. La période espagnole en utilise 15 : 3 bruns, 3 blancs, 3 noirs, 3 rouges, 2 jaunes, 1 vert. La période mexicaine en utilise 19 : 4 bruns, 4 blancs, 3 noirs, 3 rouges, 2 jaunes, 3 verts. La période américaine en utilise 18 : 4 bruns, 4 blancs, 3 noirs, 3 rouges, 2 jaunes, 1 vert, 1 bleu.

rule-1-9-title = Le sac
rule-1-9 =
    Le sac contient les cubes, que l'on pioche toujours au hasard. Si une pioche est demandée alors que le sac est vide, elle est ignorée ; un raid en cours s'arrête là, et il n'y a pas de Réinitialisation des cubes.

rule-1-10-title = Les cartes
rule-1-10 =
    Outre la carte Chef du jeu à deux, il y a cinq sortes de cartes : Opérations, Cérémonie, Développement culturel, Événement historique et Transition. Les cartes 1 à 40 sont 28 Opérations et 12 Cérémonies ; les Événements historiques sont 41 à 44, 46 à 49 et 51 à 54 ; les Transitions sont 45, 50 et 55 ; il y a 24 Développements.

rule-2-title = Déroulement de la partie
rule-2 =
    Un tour consiste à piocher une carte, à la résoudre et à faire la Phase de défausse. Recommencez jusqu'à votre défaite, votre victoire ou la fin du scénario.

rule-2-1-title = Pioche
rule-2-1 =
    Révélez la première carte de la pioche. Si la pioche venait à être vide, le scénario s'achève et se juge d'après ses propres conditions de victoire.

rule-2-2-title = Résolution de la carte
rule-2-2 =
    Résolvez les parties imprimées de la carte de haut en bas : le Segment Opérations (2.2.1), l'Événement majeur (2.2.2), l'Événement mineur (2.2.3) et le Segment Vérification de victoire (2.2.4). Les parties présentes dépendent de la sorte de carte.

rule-2-2-1-title = Segment Opérations
rule-2-2-1 =
    Seules les cartes Opérations ont ce segment, où l'Ennemi et les Diné accomplissent chacun exactement une phase d'Opérations. L'Ennemi commence, à moins que vous ne choisissiez de devancer : avant l'étape 1 de la phase ennemie, vous pouvez dépenser les PA imprimés sur la carte, si vous les avez tous, et jouer votre phase en premier. La carte montre trois nombres, le coût pour devancer et deux valeurs de PA ennemis : l'Ennemi perçoit la plus basse si vous avez devancé, sinon la plus haute.

rule-2-2-2-title = Segment Événement majeur
rule-2-2-2 =
    Exécutez l'Événement majeur de la carte, quelle qu'en soit la sorte (section 6). Sur une carte Cérémonie, il place aussi un pion de population dans la case Passage du temps et, à son étape 3, vous permet de prendre la carte en main ; sinon elle est défaussée. Après l'Événement majeur d'une carte Cérémonie, passez directement à la Phase de défausse.

rule-2-2-3-title = Segment Événement mineur
rule-2-2-3 =
    Seule une carte Opérations a un Événement mineur. C'est l'un des quatre suivants : Sécheresse, Fin de sécheresse, Échange ou Réinitialisation des cubes (section 7).

rule-2-2-4-title = Segment Vérification de victoire
rule-2-2-4 =
    Après un Événement historique, vous choisissez entre Bonne médecine (8.1), si vous pouvez la payer, et une Vérification de victoire (8.2). Une Transition n'autorise jamais Bonne médecine et entraîne une seule Vérification de victoire, celle de l'étape 2 de sa procédure. Les cartes Opérations et Cérémonie sautent ce segment.

rule-2-3-title = Phase de défausse
rule-2-3 =
    Exécutez dans l'ordre 2.3.1 à 2.3.5 : la perte due aux Forts, le test de défaite et de victoire automatiques, la défausse, l'ajustement de la Férocité, puis la carte suivante.

rule-2-3-1-title = Phase de défausse : Familles près d'un Fort
rule-2-3-1 =
    Si au moins une Famille est dans la même Zone qu'un Fort, perdez au choix 1 point de Culture ou 1 point de Force militaire. La perte est de 1 point en tout, sans jet de dé, quel que soit le nombre de Familles.

rule-2-3-2-title = Phase de défausse : défaite et victoire automatiques
rule-2-3-2 =
    Vérifiez d'abord la défaite : à Culture 0 et Force militaire 0, la partie s'achève par une Défaite majeure (12.1). Ensuite, à Moral ennemi 0 et sans Famille dans la Zone d'un Fort, lancez un dé : un résultat supérieur au nombre d'Avant-postes et de Forts en jeu est une Victoire majeure, sinon le Moral ennemi prend cette valeur (12.2). À Moral ennemi 0 et avec une Famille dans la Zone d'un Fort, il n'y a pas de jet et le Moral ennemi prend cette valeur (12.2.1).

rule-2-3-3-title = Phase de défausse : la carte
rule-2-3-3 =
    Défaussez la carte en cours, sauf si elle est posée face visible le long du bord supérieur pour un effet durable. Une carte Cérémonie que vous avez prise en main n'est pas défaussée non plus, et votre main n'a pas de limite.

rule-2-3-4-title = Phase de défausse : Férocité des Familles
rule-2-3-4 =
    Mettez à 0 la Férocité de chaque Famille en jeu dont la case ne contient pas d'homme. Une Famille qui a perdu son homme plus tôt dans le tour autrement que par un résultat de Bataille garde sa Férocité jusqu'ici.

rule-2-3-5-title = Phase de défausse : carte suivante
rule-2-3-5 =
    Si le scénario n'est pas terminé, revenez à 2.1 et piochez la carte suivante.

rule-3-title = Opérations diné
rule-3 =
    Dans votre phase d'Opérations, vous devez choisir exactement une opération parmi Planification (3.1), Actions (3.2) et Passage du temps (3.3) et la mener à bien. À tout moment de cette phase, vous pouvez jouer une carte Cérémonie de votre main pour son effet Blessing Way.

rule-3-1-title = Planification
rule-3-1 =
    Exécutez six étapes dans l'ordre : nouvelle population, PA des anciens, Actions d'ancien, achat de Marchandises, Guerre tribale ou Diplomatie tribale, Réinitialisation des cubes.

rule-3-1-step-1-title = Planification, étape 1 : nouvelle population
rule-3-1-step-1 =
    Placez dans la case Passage du temps un pion de population du type indiqué sur la carte Opérations en cours, pris dans la case Hors jeu. S'il n'y en a aucun de ce type Hors jeu, il ne se passe rien.

rule-3-1-step-2-title = Planification, étape 2 : les anciens donnent des PA
rule-3-1-step-2 =
    Gagnez 1 PA par ancien du Tableau des anciens, quelle que soit sa case, dans la limite de 19. Puis avancez chaque ancien d'une case vers la droite ; ceux qui sont déjà dans la dernière case y restent.

rule-3-1-step-3-title = Planification, étape 3 : Actions d'ancien
rule-3-1-step-3 =
    Chaque ancien peut tenter une Action d'ancien gratuite, l'un après l'autre, dans l'ordre de votre choix. Désignez l'ancien et l'action, puis lancez un dé : un résultat inférieur ou égal au Niveau d'ancien de sa case actuelle est une réussite, sinon il ne se passe rien. Les conditions se vérifient à nouveau pour chaque ancien.
    - Action 1, si la Culture dépasse la Force militaire : Culture −1 et Force militaire +1.
    - Action 2, si la Force militaire dépasse la Culture : Force militaire −1 et Culture +1.
    - Action 3 : augmentez ou réduisez de 1 la Férocité d'une Famille en jeu, entre 0 et 3 et jamais au-dessus de 0 sans homme. Une hausse avec une Force militaire inférieure à 5 donne aussi 1 point de Force militaire ; une baisse avec une Culture inférieure à 5 donne aussi 1 point de Culture. Les anciens ne peuvent changer la Férocité d'une même Famille qu'une fois par carte ; une tentative ratée ne compte pas.
    - Action 4 : gagnez 1 PA.
    Exemple : un ancien dans la cinquième case, de Niveau 3, réussit avec un 1, un 2 ou un 3.

rule-3-1-step-4-title = Planification, étape 4 : Marchandises
rule-3-1-step-4 =
    Si la Culture est supérieure à 0, chaque Famille en jeu qui a une femme peut payer 1 PA, une seule fois, pour faire passer un pion Marchandises de la case Hors jeu aux Ressources. Sans Marchandises Hors jeu, personne ne peut en acheter.

rule-3-1-step-5-title = Planification, étape 5 : Guerre tribale ou Diplomatie tribale
rule-3-1-step-5 =
    Chaque Famille en jeu qui a un homme peut payer 1 PA pour une tentative de l'une ou de l'autre. La cible doit être un Ordre Utes ! ou Comanches ! sur sa face visible dans la colonne Actifs ; sans cela, aucune tentative n'est possible.
    - La Guerre tribale exige une Force militaire supérieure à 0 : livrez une Bataille contre cette tribu dans la colonne « vos raids et Guerre tribale » de la table de Bataille. Sur FV ou MFV, lancez un dé et échangez la cible avec l'Ordre en attente de cette ligne. La Famille ne va jamais dans une case Fuite ou Capture.
    - Diplomatie tribale : dépensez autant de Marchandises que vous voulez, même aucune, puis lancez un dé et ajoutez les Marchandises dépensées et le modificateur d'Esquive de la Famille, sans le bonus de Manuelito. Un total de 6 ou plus réussit ; un 6 naturel réussit toujours et un 1 naturel échoue toujours. En cas de réussite, lancez un dé et faites l'échange comme ci-dessus ; en cas d'échec, les Marchandises sont simplement perdues.
    - Si l'emplacement en attente désigné est vide, il n'y a pas d'échange ; sinon la cible va sur cette ligne en attente et l'autre Ordre prend sa place dans la colonne Actifs.

rule-3-1-step-6-title = Planification, étape 6 : Réinitialisation des cubes
rule-3-1-step-6 =
    Faites la Réinitialisation des cubes : d'abord tous les cubes de la case Récupération vont dans le sac, puis tous ceux de la case Cubes pillés passent en Récupération.

rule-3-2-title = Actions
rule-3-2 =
    Au début de l'opération, comptez une fois combien de Familles vous pouvez activer : une par ancien du Tableau des anciens, plus celles qui sont dans le canyon de Chelly, ou plus 1 s'il n'y en a aucune.
    - Vous pouvez en activer moins, ou aucune ; chacune au plus une fois, dans l'ordre voulu, et l'une finit avant que la suivante commence.
    - Une Famille a 6 PM, moins 1 par emplacement de population vide dans sa case (celui du cheval ne compte pas), corrigés par les Développements. La population perdue ensuite ne retire pas de PM.
    - Dépensez les PM pour les actions 3.2.1 à 3.2.8, combinées à votre gré et dans l'ordre de votre choix. Une action dont vous ne pouvez payer tout le coût ne peut pas commencer ; les PM restants sont perdus à la fin de l'activation.
    Exemple : avec deux anciens et aucune Famille dans le canyon, vous pouvez en activer trois. Une Famille sans enfant a 5 PM.

rule-3-2-1-title = Trouver un point d'eau
rule-3-2-1 =
    Pour 9 PM moins la Valeur de sa Zone, la Famille retire un pion Sécheresse de son Territoire. Une Famille qui a un cheval doit prendre la Valeur entre parenthèses, ce qui rend l'action plus chère. C'est impossible sans Sécheresse dans le Territoire, donc jamais dans le canyon de Chelly.

rule-3-2-2-title = Se déplacer vers une Zone adjacente
rule-3-2-2 =
    Le déplacement coûte la Valeur de la Zone où l'on entre, ou sa Valeur entre parenthèses si la Famille a un cheval.
    - Ajoutez 1 PM en tout si la piste où l'on entre a un Avant-poste dans une Zone de Valeur égale ou supérieure.
    - Ajoutez encore 1 PM si le Territoire où l'on entre a un Fort dans n'importe quelle Zone.
    - Une Famille qui commence dans la Zone d'un Fort et n'a dépensé aucun PM paie le coût ordinaire plus un dé. Le dé se lance une fois par activation ; si le total est trop élevé, la Famille reste, ne paie rien et ne peut plus partir en se déplaçant tant qu'elle n'a pas dépensé de PM autrement.
    - Une Famille de Férocité 1 ou plus qui finit son activation dans la Zone d'un Fort se disperse : sa population et son cheval vont dans la case Passage du temps, le pion Famille dans sa case. Les Familles de Férocité 0 et celles qui n'ont pas été activées ne se dispersent pas.
    Exemple : une Famille sans cheval passe de la Zone 1 à la Zone 2 ; il y a un Rancho en Zone 3. Cela coûte 2 + 1 = 3 PM.

rule-3-2-3-title = Aller au canyon de Chelly ou en repartir
rule-3-2-3 =
    Ce voyage prend tous les PM de la Famille : seule une Famille qui n'en a dépensé aucun peut le faire, et elle ne fait rien d'autre. Vers le canyon : de n'importe quelle Zone du plateau, sauf celle d'un Fort, à n'importe quelle Zone du canyon. Depuis le canyon : vers n'importe quelle Zone de tout autre Territoire, jamais vers Santa Fé. Les déplacements ordinaires dans le canyon ou par une liaison imprimée restent possibles au coût normal.

rule-3-2-4-title = Planter le maïs ou Récolter le maïs
rule-3-2-4 =
    Chacune de ces actions coûte la Valeur de la Zone de la Famille, jamais celle entre parenthèses, plus 4 PM.
    - Pour planter, piochez un Maïs dans le gobelet sans le regarder et posez-le face cachée dans la Zone de la Famille. Cette Zone ne doit pas déjà contenir de Maïs et le gobelet ne doit pas être vide ; Sécheresse, Avant-postes et Forts n'y changent rien.
    - Le Maïs retourne dans le gobelet dès qu'une Famille quitte sa Zone pour quelque raison que ce soit, même si une autre y reste.
    - Pour récolter, la Famille doit avoir du Maïs dans sa propre Zone. Sans Sécheresse ni Rancho dans le Territoire, c'est une réussite automatique ; sinon lancez un dé, qui doit dépasser le nombre de pions Sécheresse et Rancho présents. En cas de réussite, le Maïs va face visible dans les Ressources ; en cas d'échec, il reste face cachée, les PM sont perdus et vous pourrez réessayer plus tard.
    Exemple : en Zone 1, planter coûte 1 + 4 = 5 PM. Avec un pion Sécheresse et un Rancho dans le Territoire, il faut au moins un 3 pour récolter.

rule-3-2-5-title = Raid au Nouveau-Mexique
rule-3-2-5 =
    La Famille doit avoir un homme et ne pas être dans la Zone d'un Fort, et la Force militaire doit être d'au moins 1.
    - Le coût est la somme des Valeurs le long du chemin le moins cher de la Zone de la Famille (non comptée) à Santa Fé (comptée, toujours 1), avec les Valeurs entre parenthèses si elle a un cheval ; Avant-postes et Forts n'ajoutent rien.
    - À la place, une Famille qui n'a dépensé aucun PM peut les utiliser tous pour un raid lointain depuis n'importe quelle Zone.
    - Une fois le raid déclaré et payé, une Paix en vigueur prend fin aussitôt.
    - La Famille ne bouge pas : piochez un cube et appliquez-le dans la colonne Nouveau-Mexique de la table de Raid. S'il lui reste des PM et qu'elle remplit encore les conditions, elle peut recommencer.
    Exemple : depuis la Zone 3 de la vallée de la San Juan, on passe par les Zones 2 et 1 jusqu'à Santa Fé : 2 + 1 + 1 = 4 PM. Avec un cheval, c'est 1 + 1 + 1 = 3, et 6 PM suffisent pour deux raids.

rule-3-2-6-title = Raid contre un Avant-poste ou un Fort
rule-3-2-6 =
    La Famille doit avoir un homme, la Force militaire doit être d'au moins 1, et la Famille doit se trouver dans la Zone de la cible ou dans une Zone plus basse du même Territoire ; s'il y a plusieurs cibles, désignez-en d'abord une. Le coût est la Valeur simple de la Zone de la Famille, même avec un cheval, et une Paix en vigueur prend fin aussitôt. Piochez les cubes un par un selon la table de Raid jusqu'à ce que les coups suffisent, qu'une Bataille soit imposée ou qu'un résultat termine le raid.
    - Un Avant-poste en Zone 2 ou plus est battu par 1 coup et recule d'une Zone ; un Avant-poste en Zone 1 demande 2 coups et est retiré vers la case Hors jeu ennemi. Dans les deux cas, la Famille gagne 1 point de Férocité et vous gagnez 1 point de Culture. Le Maïs de la Zone où il recule reste en place.
    - Fort Defiance demande 3 coups et Fort Fauntleroy 5, où qu'ils soient : le Fort est retiré, la Férocité de la Famille monte de 1, le Moral ennemi baisse de 2 et la Férocité ennemie monte de 2. Un Fort ne donne pas de Culture et ne recule jamais.
    - Les coups en trop sont perdus, et les coups insuffisants sont oubliés à la fin du raid.
    Exemple : une Mission en Zone 1 demande 2 coups. Le brun est le premier ; le rouge va en Soumission et l'on pioche encore ; le noir en vaut deux de plus. La Mission est retirée, et un coup est perdu.

rule-3-2-7-title = Commercer avec un Fort
rule-3-2-7 =
    Une Famille dans la Zone du Fort dépense tous les PM qui lui restent, au moins 1. Prenez autant de Marchandises que vous voulez, même aucune, de la case Hors jeu vers les Ressources, en payant 1 point de Culture pour chacune ; vous ne pouvez pas en prendre plus que votre Culture n'en couvre ou qu'il n'y en a de disponibles. La Férocité de la Famille devient 0.

rule-3-2-8-title = Conseil tribal
rule-3-2-8 =
    Seule une Famille qui n'a dépensé aucun PM peut le faire, et elle les dépense tous. Lancez un dé : si le résultat est au moins égal à la Valeur simple de sa Zone, gagnez 1 PA (limite 19) ; sinon il ne se passe rien.

rule-3-3-title = Passage du temps
rule-3-3 =
    Exécutez onze étapes dans l'ordre, y compris quand une Transition demande cette opération : ajuster la population (1A à 1E), rendre les animaux, les élever, ramasser le Maïs, nourrir la population, nourrir les animaux, vérifier la mort des anciens, laisser la terre se rétablir, rendre le Maïs, contrôler la carte 41 et faire la Réinitialisation des cubes.

rule-3-3-step-1a-title = Passage du temps, étape 1A : grandir
rule-3-3-step-1a =
    Tout enfant d'une case Famille ou de la case Passage du temps peut devenir homme, femme ou ancien, et tout adulte qui s'y trouve peut devenir ancien ; tout cela est facultatif. Le pion remplacé va Hors jeu et le nouveau passe de la case Hors jeu à la case Passage du temps. Convertissez un pion à la fois ; c'est impossible s'il ne reste Hors jeu aucun pion du nouveau type, et un pion obtenu à cette étape ne peut pas y être converti de nouveau. Si le dernier adulte d'une Famille devient ancien, la Famille quitte le jeu et son enfant et son cheval vont dans la case Passage du temps.

rule-3-3-step-1b-title = Passage du temps, étape 1B : compléter les Familles
rule-3-3-step-1b =
    Les adultes et les enfants de la case Passage du temps peuvent gagner les emplacements vides correspondants des Familles en jeu. Les anciens peuvent gagner la case la plus à gauche du Tableau des anciens, sans limite.

rule-3-3-step-1c-title = Passage du temps, étape 1C : nouvelles Familles
rule-3-3-step-1c =
    Si la Culture est supérieure à 0, la population de la case Passage du temps peut remplir la case d'une Famille hors du jeu, avec au moins un adulte. Placez cette Famille dans une Zone quelconque du canyon de Chelly à Férocité 0. Vous pouvez former plusieurs Familles, choisir leurs lettres et compléter encore leurs cases à la même étape.

rule-3-3-step-1d-title = Passage du temps, étape 1D : Culture
rule-3-3-step-1d =
    Comptez 1 point de Culture perdu par emplacement de population vide de chaque Famille en jeu, nouvelles comprises, et 1 point de Culture gagné par ancien placé sur le Tableau des anciens pendant cette opération. Appliquez le solde en une seule fois ; il vaut même à Culture 0, où une perte nette retombe sur la Force militaire.
    Exemple : il manque un enfant à la Famille A, un homme et une femme à la Famille B, et un ancien est nouveau : Culture −3 + 1 = −2.

rule-3-3-step-1e-title = Passage du temps, étape 1E : ceux qui restent
rule-3-3-step-1e =
    Toute la population encore dans la case Passage du temps, anciens compris, va Hors jeu.

rule-3-3-step-2-title = Passage du temps, étape 2 : rendre les animaux
rule-3-3-step-2 =
    Tous les animaux des cases Famille et de la case Passage du temps vont dans les Ressources.

rule-3-3-step-3-title = Passage du temps, étape 3 : élever les animaux
rule-3-3-step-3 =
    Pour chaque type d'animal ayant au moins un pion dans les Ressources, ajoutez-en exactement un du même type depuis la case Hors jeu, s'il y en a un. Par exemple, 3 chevaux et 1 mouton deviennent 4 chevaux et 2 moutons.

rule-3-3-step-4-title = Passage du temps, étape 4 : ramasser le Maïs
rule-3-3-step-4 =
    Dans chaque Zone où se trouvent une Famille et du Maïs, vous pouvez ramasser le Maïs face visible dans les Ressources, sans jet de dé même s'il y a de la Sécheresse ou un Rancho. Désignez tout le Maïs que vous ramassez avant d'en révéler un seul.

rule-3-3-step-5-title = Passage du temps, étape 5 : nourrir la population
rule-3-3-step-5 =
    Chaque pion de population des cases Famille et du Tableau des anciens a besoin de 1 unité de nourriture, prise dans une réserve commune à tout le peuple.
    - Chaque Territoire où se trouve au moins une Famille donne une fois son Agriculture ; le Maïs des Ressources donne son nombre ; chaque mouton dépensé depuis les Ressources nourrit jusqu'à 4 pions et va Hors jeu.
    - Tant que quelqu'un n'est pas nourri et qu'il reste du Maïs ou des moutons, vous devez les utiliser, dans la proportion de votre choix. La nourriture en trop est perdue, puis tout le Maïs des Ressources retourne dans le gobelet.
    - Vous choisissez qui n'est pas nourri : ces pions vont Hors jeu. Une Famille restée sans adulte quitte le jeu, et son enfant demeure dans la case Passage du temps jusqu'au prochain Passage du temps.
    Exemple : trois Familles complètes et deux anciens ont besoin de 11 unités de nourriture. Deux Territoires d'Agriculture 3 et 2 en donnent 5, un Maïs de 3 porte à 8, et un mouton nourrit les trois derniers.

rule-3-3-step-6-title = Passage du temps, étape 6 : nourrir les animaux
rule-3-3-step-6 =
    Chaque Territoire où se trouve au moins une Famille, canyon de Chelly compris, nourrit 1 cheval et 1 mouton ; comptez les Territoires après les pertes de l'étape 5. Les animaux des Ressources au-delà de ce nombre pour chaque type vont Hors jeu.

rule-3-3-step-7-title = Passage du temps, étape 7 : mort des anciens
rule-3-3-step-7 =
    Lancez un dé pour chaque ancien dans une case portant un Niveau d'ancien : si le résultat est inférieur ou égal au Niveau, l'ancien meurt et va Hors jeu. On ne lance pas pour les anciens de la case la plus à gauche, sans Niveau.

rule-3-3-step-8-title = Passage du temps, étape 8 : la terre se rétablit
rule-3-3-step-8 =
    Lancez un dé et retirez une Sécheresse de ce Territoire. S'il n'en a pas, retirez-la du Territoire adjacent de plus petit numéro qui a de la Sécheresse, s'il y en a un.

rule-3-3-step-9-title = Passage du temps, étape 9 : rendre le Maïs
rule-3-3-step-9 =
    Tout le Maïs des Ressources retourne dans le gobelet. Le Maïs face cachée sur le plateau reste où il est.

rule-3-3-step-10-title = Passage du temps, étape 10 : carte 41
rule-3-3-step-10 =
    Si la carte 41, La révolte des Pueblos, n'est ni dans la pioche ni en jeu et que la case Soumission contient moins de 3 cubes rouges, le Moral ennemi baisse de 1. Dans un scénario qui n'utilise pas la carte 41, elle compte comme éliminée.

rule-3-3-step-11-title = Passage du temps, étape 11 : Réinitialisation des cubes
rule-3-3-step-11 =
    Faites la Réinitialisation des cubes : tous les cubes de la case Récupération vont dans le sac, puis tous ceux de la case Cubes pillés passent en Récupération.

rule-4-title = Opérations ennemies
rule-4 =
    La phase ennemie a cinq étapes dans l'ordre : conditions spéciales, perception des PA, retournements au hasard, exécution des Ordres et remise en ordre du tableau. Les sections 4.1 et 4.2 expliquent les Ordres.

rule-4-step-1-title = Phase ennemie, étape 1 : conditions spéciales
rule-4-step-1 =
    Si un pion Paix se trouve dans la case Cubes pillés, résolvez la Paix en cours (4.2.7) ; si un pion Se défendre s'y trouve, résolvez la défense en cours (4.2.5). S'il n'y a ni l'un ni l'autre, passez à l'étape 2. Si cette étape termine la phase ennemie, le reste de la carte suit normalement : votre phase si elle reste à jouer, l'Événement majeur et l'Événement mineur.

rule-4-step-2-title = Phase ennemie, étape 2 : percevoir les PA
rule-4-step-2 =
    L'Ennemi perçoit les PA de la carte (la valeur la plus basse si vous avez devancé), plus les PA accordés par les Événements historiques et les Transitions en jeu, plus 1 par cube rouge en Soumission, moins 1 par cube de n'importe quelle couleur dans la case Cubes pillés. Il en perçoit toujours au moins 1. Les pions PA ennemis présents dans la case Cubes pillés ne sont pas déduits. Les PA s'ajoutent à ceux qui restent dans la case PA ennemis disponibles.
    Exemple : la carte montre 4 et 2. Vous avez devancé ; il y a un cube rouge en Soumission et deux cubes dans la case Cubes pillés : 2 + 1 − 2 = 1 PA.

rule-4-step-3-title = Phase ennemie, étape 3 : retournements au hasard
rule-4-step-3 =
    Lancez deux dés. Sur un double, échangez l'Ordre actif et l'Ordre en attente de cette ligne s'ils existent tous deux ; aucun Ordre n'est retourné. Sur deux résultats différents, retournez l'Ordre actif de chacune des deux lignes, sauf s'il porte une bande ; une ligne vide ne fait rien. Vous pouvez dépenser 2 Marchandises pour annuler un retournement, ou 3 pour relancer les deux dés ensemble, le nouveau résultat étant définitif sauf à payer encore.

rule-4-step-4-title = Phase ennemie, étape 4 : exécuter les Ordres
rule-4-step-4 =
    Les Ordres actifs s'exécutent l'un après l'autre en partant du haut, selon les règles générales de 4.1 et leurs règles propres de 4.2, jusqu'à ce que l'un ne puisse être payé ou qu'il n'en reste aucun.

rule-4-step-5-title = Phase ennemie, étape 5 : remettre le tableau en ordre
rule-4-step-5 =
    D'abord les Ordres encore dans la colonne Actifs glissent vers le haut, en commençant par le plus haut, jusqu'à ce que tous les vides soient en bas. Ensuite les Ordres inactifs, du plus bas au plus haut, prennent chacun l'emplacement actif vide le plus haut. Par exemple, A à F avec A et B exécutés deviennent C, D, E, F, B, A. Après cela, la colonne Inactifs est vide et la colonne Actifs pleine.

rule-4-1-title = Règles générales des Ordres
rule-4-1 =
    Les Ordres sont rangés en trois colonnes de six lignes. Ceux de la colonne Actifs sont payés et exécutés de haut en bas, puis passent dans la colonne Inactifs ; ceux qui sont en attente n'entrent que par échange.

rule-4-1-1-title = Ordre d'exécution
rule-4-1-1 =
    Les Ordres actifs s'exécutent un par un, en commençant par le plus haut.

rule-4-1-2-title = Coût
rule-4-1-2 =
    Le coût en PA de la face visible de l'Ordre est payé sur les PA ennemis disponibles avant l'exécution. Les PA payés vont dans la case Hors jeu ennemi, sauf indication contraire de l'Ordre.

rule-4-1-3-title = PA insuffisants
rule-4-1-3 =
    Si l'Ordre actif le plus haut ne peut être payé, il n'est pas exécuté et les Ordres moins chers placés plus bas ne sont pas tentés : on passe à l'étape 5. Les PA non dépensés restent dans la case PA ennemis disponibles pour les phases suivantes.

rule-4-1-4-title = Plus d'Ordre actif
rule-4-1-4 =
    Quand la colonne Actifs est vide, les PA non dépensés restent dans la case PA ennemis disponibles et l'on passe à l'étape 5. Aucun Ordre n'agit deux fois dans une phase.

rule-4-1-5-title = Après l'exécution
rule-4-1-5 =
    Un Ordre exécuté passe à droite dans l'emplacement inactif de sa ligne ou, s'il est pris, dans l'emplacement inactif vide le plus haut ; puis on tente l'Ordre actif suivant en partant du haut. Un Ordre exécuté comme un autre reste le même pion : il utilise les PA déjà payés, ne coûte rien de plus et passe normalement dans la colonne Inactifs.

rule-4-1-6-title = Colonne En attente
rule-4-1-6 =
    Les Ordres en attente n'entrent dans la colonne Actifs que par un échange : un double à l'étape 3, un Événement majeur ou mineur, une Guerre tribale ou une Diplomatie tribale.

rule-4-1-7-title = Échanger des Ordres
rule-4-1-7 =
    Un échange n'a lieu que si les deux emplacements contiennent un Ordre. Un événement qui ferait monter un Ordre par un échange est ignoré si cet Ordre est déjà plus haut que l'autre. Les Ordres échangés ou glissés gardent leur face visible.

rule-4-2-title = Les Ordres
rule-4-2 =
    Les douze Ordres sont Bâtir, Bâtir + Subvertir, Coloniser, Comanches !, Se défendre, S'étendre, Paix, Raid !, Esclaves, Soumettre, Subvertir et Utes !. Plusieurs se changent en un autre Ordre quand leurs conditions ne sont pas remplies ; les sections 4.2.1 à 4.2.12 disent comment.

rule-4-2-1-title = Ordre : Bâtir
rule-4-2-1 =
    Payez le coût. Placez un Avant-poste (une Mission dans la période espagnole, un Rancho dans les périodes mexicaine et américaine) en Zone 1 du Territoire de plus petit numéro qui n'en a pas de ce type sur toute sa piste ; l'autre type ne compte pas, et le canyon de Chelly n'est jamais choisi. Le Maïs de cette Zone retourne dans le gobelet. S'il ne reste plus d'Avant-poste de ce type, ou si aucun Territoire numéroté n'en manque, exécutez Subvertir à la place. Subvertir compte alors les PA payés pour l'Ordre en cours, ou 1 PA si Bâtir vient d'une Paix en cours, ou 0 s'il vient de l'étape 2 de la Fin du raid.

rule-4-2-2-title = Ordre : Bâtir + Subvertir
rule-4-2-2 =
    Un seul paiement couvre les deux : exécutez Bâtir, puis Subvertir. L'Avant-poste tout juste bâti compte déjà pour Subvertir, qui considère tout le coût imprimé comme PA dépensés. Si Bâtir se change en Subvertir, celui-ci s'exécute en plus.

rule-4-2-3-title = Ordre : Coloniser
rule-4-2-3 =
    Payez le coût. Sans cube dans la case Cubes pillés, exécutez S'étendre à la place ; s'il y en a mais qu'aucune Mission ni aucun Rancho n'est sur le plateau, exécutez Bâtir à la place. Sinon déplacez un cube par PA dépensé de la case Cubes pillés à la case Récupération, tant qu'il y en a ; s'ils ne partent pas tous, vous choisissez lesquels. La case Récupération n'est pas vidée.

rule-4-2-4-title = Ordre : Comanches !
rule-4-2-4 =
    Payez le coût. Avec moins de 3 cubes rouges en Soumission, exécutez-le comme Soumettre avec les PA payés. Sinon les Comanches font un Raid tribal : prenez autant de pions Raid tribal qu'il y a de Familles en jeu, y compris dans le canyon de Chelly ou près d'un Fort, et suivez la table du Raid tribal, avec +1 à Mener le raid et +5 pour les Comanches en Bataille.

rule-4-2-5-title = Ordre : Se défendre
rule-4-2-5 =
    Si la colonne Inactifs contient un Ordre Paix ou Se défendre, retournez cet Ordre et exécutez son autre face, au coût de celle-ci. Si elle ne peut être payée, l'Ordre reste retourné et 4.1.3 s'applique ; si l'autre face est aussi Paix ou Se défendre, il passe dans la colonne Inactifs sans effet.
    Sinon l'Ennemi dépense tous ses PA disponibles, au moins 1 (à 0 PA, l'Ordre n'est pas exécuté), qui vont Hors jeu ; le pion va dans la case Cubes pillés et la phase s'achève sans étape 5. À chaque étape 1 suivante :
    - Si la case Cubes pillés contient au moins 1 cube et plus de cubes que de pions PA ennemis, ajoutez des pions PA depuis la case Hors jeu ennemi jusqu'à égaler les cubes, et la phase s'achève sans les étapes 2 à 5.
    - Sinon la défense prend fin : ces PA vont dans la case PA ennemis disponibles, faites la Réinitialisation des cubes, le pion Se défendre va dans l'emplacement inactif vide le plus haut, et l'on passe à l'étape 2.
    Vos raids ne mettent pas fin à la défense.
    Exemple : avec 3 cubes et 1 pion PA dans la case Cubes pillés, on ajoute 2 pions PA et l'Ennemi ne fait rien d'autre. Avec 1 cube et 1 pion PA, la défense prend fin.

rule-4-2-6-title = Ordre : S'étendre
rule-4-2-6 =
    Payez le coût. Sans Avant-poste sur le plateau, exécutez Bâtir à la place. Sinon chaque Avant-poste, Mission ou Rancho de toute période, passe dans la Zone immédiatement supérieure de sa piste et vous perdez 1 point de Culture pour chacun qui avance. Un Avant-poste déjà en Zone 6, ou en Zone 3 du canyon de Chelly, reste sur place et vous coûte 2 points de Culture. Le Maïs d'une Zone où entre un Avant-poste retourne dans le gobelet, les Familles présentes ne subissent rien pour l'instant, et les Forts ne bougent pas.

rule-4-2-7-title = Ordre : Paix
rule-4-2-7 =
    Si la colonne Inactifs contient un Ordre Paix ou Se défendre, retournez cet Ordre et exécutez son autre face (comme en 4.2.5). Sinon :
    - Payez le coût et placez dans la case Cubes pillés les pions PA payés.
    - Tous les cubes des cases Cubes pillés et Récupération vont dans le sac ; les PA ennemis restants, tous les PA diné et la Férocité de chaque Famille tombent à 0.
    - Le pion Paix va dans la case Cubes pillés et la phase s'achève sans étape 5.
    À chaque étape 1 suivante, lancez un dé.
    - S'il est inférieur au nombre de pions PA dans la case Cubes pillés, retirez-en un, exécutez Bâtir, et la phase s'achève sans les étapes 2 à 5.
    - S'il est égal ou supérieur, la Paix prend fin : ces PA vont dans la case PA ennemis disponibles, le pion Paix dans l'emplacement inactif vide le plus haut, et l'on passe à l'étape 2.
    Si vous faites un raid au Nouveau-Mexique, contre un Avant-poste ou contre un Fort, la Paix prend fin aussitôt par ces deux mêmes mouvements, sans phase ennemie ; l'Événement majeur Les Apaches pillent le Nouveau-Mexique n'y met pas fin.
    Exemple : il y a 3 pions PA. Sur 1 ou 2, la Paix se poursuit avec 2 pions ; sur 3 ou plus, l'Ennemi reprend ses 3 PA.

rule-4-2-8-title = Ordre : Raid !
rule-4-2-8 =
    Payez le coût, retournez chaque PA payé sur sa face Raid et placez-le à Santa Fé. Ajoutez depuis la case Hors jeu ennemi autant de pions Raid que la Férocité totale des Familles en jeu, et 2 de plus dans la période américaine, tant qu'il y en a. Suivez ensuite la table du Raid ennemi, puis celle de la Fin du raid. Les Familles dans la Zone d'un Fort sont considérées comme absentes tout au long du raid, pour le total de Férocité, le choix de la cible et tout autre test.
    Exemple : Raid ! coûte 3 et vos Familles ont une Férocité de 0, 1 et 2 : 3 + 3 = 6 pions Raid se rassemblent à Santa Fé.

rule-4-2-9-title = Ordre : Esclaves
rule-4-2-9 =
    Le coût est le nombre imprimé ou, si l'Ordre porte un F, la Férocité totale des Familles en jeu quand elle est plus élevée. Lancez un dé pour le Territoire et retirez 1 enfant à une Famille qui s'y trouve, par Priorité alphabétique parmi celles qui en ont un ; si aucune n'en a, retirez de même 1 femme. S'il n'y a ni l'un ni l'autre, ou aucune Famille, retirez un enfant de la case Passage du temps, à défaut une femme, à défaut rien. Les pions retirés vont Hors jeu ; une Famille restée sans adulte quitte le jeu (1.7.5). Les Familles dans la Zone d'un Fort sont entièrement immunisées.

rule-4-2-10-title = Ordre : Soumettre
rule-4-2-10 =
    Piochez dans le sac un cube par PA dépensé, un à la fois et tant qu'il y en a, et ne les regardez qu'une fois tous piochés. Placez alors les rouges en Soumission et tous les autres, même verts et bleus, en Récupération. Si un cube rouge a été placé, consultez la table de Soumission une fois tous les cubes en place.

rule-4-2-11-title = Ordre : Subvertir
rule-4-2-11 =
    Payez le coût. Avec moins de 3 cubes rouges en Soumission, exécutez Soumettre à la place avec les PA dépensés. Avec 3 cubes rouges mais aucun Avant-poste sur le plateau, exécutez Bâtir à la place. Sinon perdez 1 point de Culture par PA dépensé, mais pas plus que le nombre d'Avant-postes sur le plateau ; les Forts ne comptent pas. Par exemple, 3 PA avec 2 Missions sur le plateau coûtent 2 points de Culture.

rule-4-2-12-title = Ordre : Utes !
rule-4-2-12 =
    Fonctionne exactement comme Comanches ! (4.2.4), sauf que Mener le raid ne reçoit pas le +1 et que les Utes ajoutent 4 au lieu de 5 en Bataille.

rule-5-title = Réactions
rule-5 =
    Quand des pions de raid sont placés, vos Familles peuvent réagir. La section 5.1 dit quand et qui, la section 5.2 décrit Embuscade, Négocier, Harcèlement et Esquive.

rule-5-1-title = Règles générales des Réactions
rule-5-1 =
    Après chaque pose d'un ou de deux pions, vous avez une seule occasion, où une Famille peut faire une Réaction ; vous pouvez aussi y renoncer. Les Familles d'une case Fuite ou Capture ne peuvent pas réagir.

rule-5-1-1-title = Ce que sont les Réactions
rule-5-1-1 =
    Les Réactions sont vos réponses à un raid : frapper les assaillants, acheter leur départ, les ralentir ou s'échapper. Toutes sauf l'Esquive coûtent des PA, et sans PA vous ne pouvez pas les choisir. Dans un Raid ennemi, les quatre existent ; dans un Raid tribal, seulement l'Esquive.

rule-5-1-2-title = Quand vous pouvez réagir
rule-5-1-2 =
    Dans un Raid ennemi, chaque pose d'un ou de deux pions Raid peut être suivie d'une Réaction d'une Famille. Dans un Raid tribal, après chaque pion posé, une Famille du Territoire attaqué peut tenter une Esquive gratuite.

rule-5-1-3-title = Avant-postes, Forts et Réactions
rule-5-1-3 =
    Une Famille dont la piste a un Avant-poste ou un Fort dans une Zone de Valeur égale ou supérieure ne peut pas réagir dans un Raid ennemi, mais elle est immunisée contre les Raids tribaux. Cette règle ne s'applique pas dans les raids de la carte 55 (6.2.3 étape 4).

rule-5-1-4-title = Réactions dans le canyon de Chelly
rule-5-1-4 =
    Les Familles du canyon de Chelly ne peuvent faire aucune Réaction.

rule-5-2-title = Les quatre Réactions
rule-5-2 =
    Embuscade, Négocier et Harcèlement coûtent 1 PA chacun, l'Esquive est gratuite. Embuscade, Négocier et Esquive reviennent à une Famille dans la Zone où des pions Raid viennent d'être placés ; le Harcèlement peut suivre une pose n'importe où.

rule-5-2-1-title = Embuscade
rule-5-2-1 =
    Coût : 1 PA. Des pions Raid doivent venir d'être placés dans la Zone de la Famille ; celle-ci doit avoir un homme et une Férocité de 1 ou plus, et la Force militaire doit être d'au moins 1. Il n'y a pas d'Embuscade dans un Raid tribal.
    - Livrez une Bataille avec la Férocité de la Famille doublée, mais tout le bonus de Férocité est limité à la Valeur de la Zone, même si c'est moins que la Férocité simple : Férocité 3 en Zone 2 donne +2.
    - FV ou MFV est une réussite : en plus du résultat de la Bataille, retirez tous les pions Raid de toutes les pistes, mais pas de Santa Fé, vers la case Hors jeu ennemi. Le raid continue depuis Santa Fé, et pour cette pose les autres Familles de la Zone n'ont ni à combattre ni à se rendre.
    - Sur tout autre résultat, appliquez celui de la Bataille et poursuivez ; si la Famille a quitté la Zone, elle n'a plus à combattre ni à se rendre.

rule-5-2-2-title = Négocier
rule-5-2-2 =
    Coût : 1 PA. Des pions Raid doivent venir d'être placés dans la Zone de la Famille ; il ne faut ni homme ni Force militaire. Dépensez autant de Marchandises que vous voulez, même aucune, puis lancez un dé et ajoutez les Marchandises dépensées et le modificateur d'Esquive de la Famille, sans le bonus de Manuelito. Un total de 6 ou plus réussit ; un 6 naturel réussit toujours et un 1 naturel échoue toujours. En cas de réussite, toutes les Familles de cette Zone vont dans la case Fuite du Territoire. En cas d'échec, le PA et les Marchandises sont perdus et le raid est résolu.
    Exemple : avec une Férocité de 1 vous ajoutez 1, et deux Marchandises ajoutent 2 : un 3 devient 6 et réussit.

rule-5-2-3-title = Harcèlement
rule-5-2-3 =
    Coût : 1 PA, après la pose de pions Raid dans n'importe quelle Zone. Choisissez une Famille qui a un homme, soumise à 5.1.3 et 5.1.4, et placez un pion Harcèlement dans une Zone à 3 Zones reliées de distance au plus. Cette Zone doit être libre de tout pion et ne peut être ni Santa Fé ni une Zone d'une piste ayant un Avant-poste dans une Zone de Valeur égale ou supérieure ; un Fort ne gêne pas hors de sa propre Zone. La Force militaire n'est pas nécessaire, mais un pion Harcèlement doit être disponible. Il reste jusqu'à l'étape 4 de la Fin du raid, et l'Ennemi doit utiliser deux pions pour entrer dans sa Zone.

rule-5-2-4-title = Esquive
rule-5-2-4 =
    Gratuite. Dans un Raid ennemi, seule une Famille de la Zone tout juste envahie peut s'esquiver ; dans un Raid tribal, toute Famille du Territoire attaqué. Lancez un dé et ajoutez le modificateur d'Esquive, +1 pour la Famille de Manuelito.
    - Si le résultat dépasse la Valeur de sa Zone, la Famille va dans la Zone de la même piste dont la Valeur égale le résultat ; à 7 ou plus, elle va au choix en Zone 6 ou dans une Zone quelconque du canyon de Chelly. S'il est égal ou inférieur, elle reste.
    - Un 1 naturel échoue toujours ; un 6 naturel mène toujours en Zone 6 ou au canyon, quels que soient les modificateurs.
    - Dans un Raid ennemi, on n'entre pas dans une Zone contenant des pions Raid : si c'est la seule destination, l'Esquive échoue, mais le canyon reste ouvert à un 7 ou plus ou à un 6 naturel.
    - L'Esquive révèle les Intrus de la nouvelle Zone et renvoie au gobelet le Maïs de l'ancienne. Dans les raids de la carte 55, un résultat supérieur à 6 mène forcément au canyon.
    Exemple : une Famille de Férocité 1 en Zone 3 obtient 4. 4 + 1 = 5 dépasse 3 : elle passe en Zone 5. Avec un 2, elle aurait 3 et resterait.

rule-6-title = Événements majeurs
rule-6 =
    Chaque carte tirée de la pioche a un Événement majeur. La section 6.1 donne les règles générales, la section 6.2 les procédures des trois Transitions.

rule-6-1-title = Règles générales des Événements majeurs
rule-6-1 =
    Chaque carte Opérations, Cérémonie, Événement historique ou Transition a un Événement majeur, et vous devez l'exécuter dans le Segment Événement majeur ; il n'est jamais facultatif.

rule-6-1-1-title = Cartes en jeu
rule-6-1-1 =
    Une carte à effet durable reste face visible le long du bord supérieur du plateau. Tant qu'elle y est, elle est en jeu et n'est pas défaussée dans la Phase de défausse.

rule-6-1-2-title = Cartes éliminées
rule-6-1-2 =
    Une carte éliminée par un événement retourne dans la boîte et ne revient jamais ; son effet durable cesse aussitôt. Elle compte comme n'étant ni dans la pioche ni en jeu.

rule-6-2-title = Les Transitions
rule-6-2 =
    Seules les cartes 45, 50 et 55 ont une procédure par étapes. Elle commence dès que la carte est révélée, sans Segment Opérations ni Événement mineur. Elle contient une seule Vérification de victoire, à l'étape 2, et Bonne médecine n'est jamais possible.

rule-6-2-1-title = Carte 45 : L'indépendance mexicaine
rule-6-2-1 =
    Cette Transition clôt la période espagnole et ouvre la période mexicaine. Exécutez neuf étapes strictement dans l'ordre. Ce qu'elles ne nomment pas reste tel quel : Familles, Ressources, anciens, Avant-postes (Missions comprises), Sécheresse, Maïs et Développements.

rule-6-2-1-step-1-title = Carte 45, étape 1 : Passage du temps
rule-6-2-1-step-1 =
    Exécutez une opération Passage du temps complète, avec ses onze étapes.

rule-6-2-1-step-2-title = Carte 45, étape 2 : Vérification de victoire
rule-6-2-1-step-2 =
    Faites une Vérification de victoire (8.2) avec 14 comme nombre de PV ; aucun Développement ne peut être acheté. Si Force militaire et Culture sont toutes deux à 0 à son étape 3, la partie s'achève par une Défaite majeure. Dans le scénario Los Dueños Del Mundo, la partie se termine après cette étape et se juge d'après le scénario (12.3).

rule-6-2-1-step-3-title = Carte 45, étape 3 : Moral ennemi
rule-6-2-1-step-3 =
    Mettez le Moral ennemi à la valeur actuelle de votre Force militaire, en plus ou en moins. La Férocité ennemie garde sa valeur. Remplacez les deux marqueurs par ceux du Mexique. Si la Force militaire est à 0, le Moral ennemi l'est aussi, et la Phase de défausse de cette carte le teste comme d'habitude.

rule-6-2-1-step-4-title = Carte 45, étape 4 : Ordres mexicains
rule-6-2-1-step-4 =
    Éliminez de la partie tous les Ordres espagnols où qu'ils soient, même un Ordre Paix ou Se défendre dans la case Cubes pillés, dont l'effet cesse simplement ; les pions PA ennemis qui s'y trouvent vont Hors jeu, tandis que les PA non dépensés de la case PA ennemis disponibles restent. Des 14 Ordres mexicains, éliminez-en 2 tirés au hasard. Disposez les 12 autres côté majuscule, par ordre alphabétique : les six premiers sur les lignes 1 à 6 de la colonne Actifs, les six suivants sur les lignes 1 à 6 de la colonne En attente.

rule-6-2-1-step-5-title = Carte 45, étape 5 : cartes en jeu
rule-6-2-1-step-5 =
    Éliminez de la partie la carte 44, Les colons peuplent le Nouveau-Mexique. Posez la carte 45 face visible le long du bord supérieur, où son effet dure jusqu'à la carte 50. Les autres cartes durables ne changent pas.

rule-6-2-1-step-6-title = Carte 45, étape 6 : main
rule-6-2-1-step-6 =
    Défaussez toutes les cartes Cérémonie de votre main. Aucun effet Enemy Way ne se déclenche et aucun Blessing Way n'est utilisé.

rule-6-2-1-step-7-title = Carte 45, étape 7 : pioche mexicaine
rule-6-2-1-step-7 =
    Formez une nouvelle pioche comme pour A Broken Country. Mélangez les 40 cartes Opérations et Cérémonie et faites-en cinq piles de huit ; mélangez 46, 47, 48 et 49 dans les piles 1 à 4, dans cet ordre, et 50 dans la pile 5. Superposez les piles, la pile 1 au-dessus.

rule-6-2-1-step-8-title = Carte 45, étape 8 : sac
rule-6-2-1-step-8 =
    Tous les cubes des cases Cubes pillés et Récupération vont dans le sac ; ajoutez ensuite 1 cube brun, 1 blanc et 2 verts. Les cubes de la case Soumission, rouges ou noirs, y restent.

rule-6-2-1-step-9-title = Carte 45, étape 9 : Intrus
rule-6-2-1-step-9 =
    Tout Intrus Hors jeu, sur le plateau ou dans les Ressources retourne dans le gobelet des Intrus sans être révélé. Les pions Armes à feu et Marchandises ordinaires ne sont pas des Intrus et restent.

rule-6-2-2-title = Carte 50 : L'Armée de l'Ouest
rule-6-2-2 =
    Cette Transition clôt la période mexicaine et ouvre la période américaine. Exécutez neuf étapes dans l'ordre ; ce qu'elles ne nomment pas reste tel quel.

rule-6-2-2-step-1-title = Carte 50, étape 1 : Passage du temps
rule-6-2-2-step-1 =
    Exécutez une opération Passage du temps complète, avec ses onze étapes.

rule-6-2-2-step-2-title = Carte 50, étape 2 : Vérification de victoire
rule-6-2-2-step-2 =
    Faites une Vérification de victoire (8.2) avec 14 comme nombre de PV ; aucun Développement ne peut être acheté. Si Force militaire et Culture sont toutes deux à 0 à son étape 3, la partie s'achève par une Défaite majeure. Dans le scénario A Broken Country, la partie se termine après cette étape et se juge d'après le scénario (12.3).

rule-6-2-2-step-3-title = Carte 50, étape 3 : Moral ennemi
rule-6-2-2-step-3 =
    Mettez le Moral ennemi à la valeur actuelle de votre Force militaire. La Férocité ennemie garde sa valeur. Remplacez les deux marqueurs par ceux des Américains.

rule-6-2-2-step-4-title = Carte 50, étape 4 : Ordres américains
rule-6-2-2-step-4 =
    Éliminez de la partie tous les Ordres mexicains où qu'ils soient. Des 14 Ordres américains, éliminez-en 2 tirés au hasard et disposez les 12 autres côté majuscule, par ordre alphabétique : les six premiers sur les lignes 1 à 6 de la colonne Actifs, les six suivants sur les lignes 1 à 6 de la colonne En attente.

rule-6-2-2-step-5-title = Carte 50, étape 5 : cartes en jeu
rule-6-2-2-step-5 =
    Éliminez de la partie, où qu'elles soient, les cartes 45, L'indépendance mexicaine, 48, Quand la terre est malade, et 49, La guerre de Narbona. Posez la carte 50 face visible le long du bord supérieur pour son effet durable.

rule-6-2-2-step-6-title = Carte 50, étape 6 : main
rule-6-2-2-step-6 =
    Défaussez toutes les cartes Cérémonie de votre main. Aucun effet Enemy Way ne se déclenche.

rule-6-2-2-step-7-title = Carte 50, étape 7 : pioche américaine
rule-6-2-2-step-7 =
    Formez une nouvelle pioche comme pour The Fearing Time. Mélangez les 40 cartes Opérations et Cérémonie et faites-en cinq piles de huit ; mélangez 51, 52, 53 et 54 dans les piles 1 à 4, dans cet ordre, et 55 dans la pile 5. Superposez les piles, la pile 1 au-dessus.

rule-6-2-2-step-8-title = Carte 50, étape 8 : sac
rule-6-2-2-step-8 =
    Tous les cubes des cases Cubes pillés et Récupération vont dans le sac. Éliminez ensuite de la partie 2 cubes verts, ou ceux qu'il y a, et ajoutez 1 cube bleu au sac.

rule-6-2-2-step-9-title = Carte 50, étape 9 : Intrus
rule-6-2-2-step-9 =
    Tout Intrus Hors jeu, sur le plateau ou dans les Ressources retourne dans le gobelet des Intrus.

rule-6-2-3-title = Carte 55 : Kit Carson, « Rope Thrower »
rule-6-2-3 =
    Cette Transition est la fin de la partie : on ne joue plus après elle, si bien qu'elle ne forme pas de pioche et ne vide pas votre main. Exécutez ses étapes dans l'ordre jusqu'à ce que l'une décide de la partie. Les étapes 4 à 9 ne se jouent que si vous choisissez l'option 2 à l'étape 3.

rule-6-2-3-step-1-title = Carte 55, étape 1 : Passage du temps
rule-6-2-3-step-1 =
    Exécutez une opération Passage du temps complète, avec ses onze étapes.

rule-6-2-3-step-2-title = Carte 55, étape 2 : Vérification de victoire
rule-6-2-3-step-2 =
    Faites une Vérification de victoire (8.2) avec 15 comme nombre de PV ; un Développement peut être acheté. Si Force militaire et Culture sont toutes deux à 0 à son étape 3, ou une fois la Vérification terminée, la partie s'achève par une Défaite majeure.

rule-6-2-3-step-3-title = Carte 55, étape 3 : l'ultimatum
rule-6-2-3-step-3 =
    Si la Force militaire est strictement supérieure au Moral ennemi, vous remportez une Victoire majeure. Si elle est égale ou inférieure, vous devez choisir :
    - Option 1, frapper les premiers : exécutez une opération Actions, puis la partie se termine. S'il ne reste sur le plateau aucun Fort ni aucun Avant-poste de quelque type que ce soit, c'est une Victoire majeure ; s'il en reste un seul, c'est une Défaite majeure.
    - Option 2, le repli dans les places fortes : exécutez les étapes 4 à 9.

rule-6-2-3-step-4-title = Carte 55, étape 4 : les raids de Kit Carson
rule-6-2-3-step-4 =
    Faites un Raid tribal contre chaque Territoire numéroté où se trouve au moins une Famille, du plus petit numéro au plus grand ; le canyon de Chelly n'est jamais attaqué. Chaque raid utilise autant de pions qu'il y a de Familles en jeu à son début, cases Capture comprises, et le +1 des Comanches ne s'applique pas. Ces règles spéciales valent :
    - La règle 5.1.3 est suspendue, et même les Familles dans la Zone d'un Fort ne sont pas immunisées.
    - Une Famille dont le résultat d'Esquive modifié dépasse 6 doit aller dans une Zone du canyon ; un 6 naturel avec un résultat de 6 ou moins suit la règle normale.
    - Chaque jet de Mener le raid reçoit +3, et +2 de plus si le Territoire a un Fort. Un réglage de la partie y ajoute le numéro de Zone de l'Avant-poste le plus haut qui s'y trouve.
    - Aucune Famille ne peut choisir la Bataille ; chacune de celles qui sont touchées cède 1 pion de population.
    - À la fin du raid, les Familles restent dans leurs cases Capture.

rule-6-2-3-step-5-title = Carte 55, étape 5 : pertes
rule-6-2-3-step-5 =
    Perdez 1 point de Force militaire par pion de la case Passage du temps, population et animaux ; les pertes au-delà du dernier point coûtent 2 points de Culture chacune. Si la Force militaire est maintenant à 0, la partie se termine : Défaite mineure avec Culture 1 ou plus, Défaite majeure avec Culture 0. Avec une Force militaire de 1 ou plus, continuez.

rule-6-2-3-step-6-title = Carte 55, étape 6 : Moral ennemi
rule-6-2-3-step-6 =
    Le Moral ennemi baisse de 1 par Famille en jeu hors du canyon de Chelly et hors des cases Capture. S'il atteint 0, vous remportez une Victoire mineure et la partie est terminée.

rule-6-2-3-step-7-title = Carte 55, étape 7 : Familles encore libres
rule-6-2-3-step-7 =
    Comparez le Moral ennemi ainsi réduit au même nombre de Familles. Si le Moral est strictement inférieur, vous remportez une Victoire mineure et la partie est terminée ; sinon continuez.
    Exemple : le Moral ennemi est à 5 et trois Familles sont libres. À l'étape 6, le Moral tombe à 2 ; c'est moins que 3, et vous gagnez.

rule-6-2-3-step-8-title = Carte 55, étape 8 : le canyon tombe
rule-6-2-3-step-8 =
    Toute la population de chaque Famille du canyon de Chelly va Hors jeu et ces Familles quittent le plateau. Perdez 1 point de Culture par pion retiré ; ce que la Culture ne couvre pas coûte 2 points de Force militaire chacun.

rule-6-2-3-step-9-title = Carte 55, étape 9 : la fin
rule-6-2-3-step-9 =
    S'il vous reste au moins 1 point de Culture ou 1 point de Force militaire, c'est une Victoire mineure ; si les deux sont à 0, c'est une Défaite mineure.

rule-7-title = Événements mineurs
rule-7 =
    Les Événements mineurs ne figurent que sur les cartes Opérations : Sécheresse, Fin de sécheresse, Échange et Réinitialisation des cubes.

rule-7-1-title = Règles générales des Événements mineurs
rule-7-1 =
    Chaque carte Opérations nomme exactement un Événement mineur, exécuté après l'Événement majeur. Les cartes Cérémonie, Événement historique et Transition n'en ont pas. Dépenser 3 Marchandises annule entièrement un Événement mineur.

rule-7-2-title = Les quatre Événements mineurs
rule-7-2 =
    Les quatre Événements mineurs sont Sécheresse (7.2.1), Fin de sécheresse (7.2.2), Échange (7.2.3) et Réinitialisation des cubes (7.2.4).

rule-7-2-1-title = Événement mineur : Sécheresse
rule-7-2-1 =
    Lancez un dé et placez un pion Sécheresse dans un emplacement de Sécheresse libre de ce Territoire. Si les deux sont pleins, placez-le dans le Territoire adjacent de plus grand numéro ayant un emplacement libre, jamais dans le canyon de Chelly ; s'il n'y en a pas, ou s'il ne reste aucun pion Sécheresse, il ne se passe rien.

rule-7-2-2-title = Événement mineur : Fin de sécheresse
rule-7-2-2 =
    Lancez un dé et retirez une Sécheresse de ce Territoire. S'il n'en a pas, retirez-la du Territoire adjacent de plus petit numéro qui a de la Sécheresse, s'il y en a un.

rule-7-2-3-title = Événement mineur : Échange
rule-7-2-3 =
    Lancez un dé. Si cette ligne du tableau a un Ordre à la fois dans la colonne Actifs et dans la colonne En attente, échangez-les sans les retourner ; sinon il ne se passe rien.

rule-7-2-4-title = Événement mineur : Réinitialisation des cubes
rule-7-2-4 =
    Déplacez d'abord tous les cubes de la case Récupération dans le sac, puis tous ceux de la case Cubes pillés en Récupération, de sorte qu'un cube n'avance que d'une case. Les cubes de la case Soumission ne bougent pas, ni les pions PA ennemis ou le pion Paix ou Se défendre présents dans la case Cubes pillés.

rule-8-title = Vérification de victoire
rule-8 =
    Sur un Événement historique, après son Événement majeur, vous choisissez Bonne médecine (8.1) ou la Vérification de victoire (8.2). Sur une Transition, la Vérification de victoire est obligatoire et n'a lieu qu'une fois, à l'étape 2 de la procédure de la carte.

rule-8-1-title = Bonne médecine
rule-8-1 =
    Bonne médecine vous permet de sauter toute la Vérification de victoire : aucune de ses dix étapes n'a lieu. Le prix est toujours Moral ennemi +1, plus 1, 2 ou 3 cubes noirs placés en Soumission selon la carte (voir la table de Bonne médecine). Si vous ne pouvez pas payer tous les cubes, vous devez faire la Vérification de victoire. Elle n'est jamais possible sur les cartes 45, 50 et 55.

rule-8-2-title = Procédure de la Vérification de victoire
rule-8-2 =
    Exécutez dix étapes dans l'ordre : présence dans les Territoires, Moral ennemi contre Force militaire, test de défaite, hommes, Avant-postes, femmes, Forts, un Développement, PA et cubes, case Passage du temps.
    Exemple : la carte demande 7 PV et vos Territoires en donnent 8 ; Force militaire 5, Culture 8, Moral ennemi 3, trois hommes, deux femmes, un Avant-poste, aucun Fort. La Force militaire monte à 6 puis, moins le Moral de 3, descend à 3 ; le Moral est alors à 0. Les hommes portent la Force militaire à 6 et le Moral à 3, l'Avant-poste porte le Moral à 4, et les femmes portent la Culture à son plafond de 9.

rule-8-2-step-1-title = Vérification de victoire, étape 1 : présence
rule-8-2-step-1 =
    Additionnez les PV de chaque Territoire où se trouve au moins une Famille, chacun une seule fois, cases Fuite et Capture et canyon de Chelly compris, et soustrayez le nombre de PV de la carte. Si la différence est positive, la Force militaire monte de 1, jamais plus ; si elle est nulle, rien ne change ; si elle est négative, vous perdez autant de Force militaire.

rule-8-2-step-2-title = Vérification de victoire, étape 2 : Moral ennemi
rule-8-2-step-2 =
    Perdez autant de Force militaire que le Moral ennemi, en convertissant en Culture ce que la Force militaire ne couvre pas (1.7.4). Puis le Moral ennemi devient 0. Par exemple, Force militaire 5 et Culture 9 face à un Moral de 6 laissent Force militaire 0 et Culture 7.

rule-8-2-step-3-title = Vérification de victoire, étape 3 : défaite
rule-8-2-step-3 =
    Si Force militaire et Culture sont toutes deux à 0, la partie s'achève aussitôt par une Défaite majeure. Si l'une dépasse 0, continuez.

rule-8-2-step-4-title = Vérification de victoire, étape 4 : hommes
rule-8-2-step-4 =
    Comptez les hommes des Familles en jeu qui ne sont pas dans le même Territoire qu'un Fort ; la Force militaire monte d'autant, mais pas au-dessus de 7. Si elle est déjà à 7 ou plus, rien ne bouge. Le Moral ennemi monte du nombre de cases dont la Force militaire a réellement avancé.

rule-8-2-step-5-title = Vérification de victoire, étape 5 : Avant-postes
rule-8-2-step-5 =
    Le Moral ennemi monte de 1 par Avant-poste en jeu, Missions et Ranchos de toute période. Les Forts ne comptent pas.

rule-8-2-step-6-title = Vérification de victoire, étape 6 : femmes
rule-8-2-step-6 =
    Comptez les femmes des Familles en jeu qui ne sont pas dans le même Territoire qu'un Fort ; la Culture monte d'autant, jusqu'à un plafond de 9. Si la Culture dépassait 9, elle est ramenée à 9, même sans femme en jeu. Pour une partie plus facile, portez le plafond à 10, pour une plus difficile à 8.

rule-8-2-step-7-title = Vérification de victoire, étape 7 : Forts
rule-8-2-step-7 =
    Perdez 1 point de Culture par Fort en jeu, avec conversion au besoin. Cela vient après le plafond : Culture 9 avec deux Forts finit à 7.

rule-8-2-step-8-title = Vérification de victoire, étape 8 : Développement
rule-8-2-step-8 =
    Sauf sur les cartes 45 et 50, vous pouvez acheter au plus un Développement culturel, en payant la Culture et la Force militaire imprimées dessus. Vous devez avoir tous les points ; la conversion ne sert pas à payer. Vous pouvez descendre à 0 et 0, mais la Phase de défausse mettra alors fin à la partie.

rule-8-2-step-9-title = Vérification de victoire, étape 9 : PA et cubes
rule-8-2-step-9 =
    Vos PA deviennent 0, et tous les cubes des cases Cubes pillés et Récupération vont dans le sac. La case Soumission ne change pas, et les pions PA ennemis ainsi qu'un pion Paix ou Se défendre dans la case Cubes pillés restent.

rule-8-2-step-10-title = Vérification de victoire, étape 10 : case Passage du temps
rule-8-2-step-10 =
    La moitié des pions de population de la case Passage du temps, arrondie au supérieur, va Hors jeu ; vous choisissez lesquels. Hommes, femmes, enfants et anciens comptent ; les animaux sont ignorés.

rule-9-title = Développements culturels
rule-9 =
    Les Développements sont des avantages durables de votre peuple, en groupes de trois niveaux.

rule-9-1-title = Règles générales des Développements
rule-9-1 =
    Les Développements ne s'achètent qu'à l'étape 8 d'une Vérification de victoire ou à la mise en place. Outre son coût, une carte peut avoir d'autres conditions, qui doivent toutes être remplies ; un Développement gratuit ne coûte ni Culture ni Force militaire. Pour épuiser un Développement, tournez-le sur le côté ; pour le redresser, remettez-le droit. Dans Vigil, tout Développement épuisé est redressé à la fin du Passage du temps.

rule-9-1-1-title = Groupes de Développements
rule-9-1-1 =
    Il y a huit groupes de trois niveaux. Le Niveau 2 exige le Niveau 1, et le Niveau 3 les Niveaux 1 et 2, du même groupe. À la mise en place, vous gardez un groupe de votre choix ; trois des sept autres sont tirés au hasard et écartés, si bien que cinq groupes sont dans la partie. Comme une Vérification de victoire ne permet qu'un achat, il faut au moins trois achats pour compléter un groupe.

rule-9-1-2-title = Développements achetés
rule-9-1-2 =
    Posez le Développement acheté face visible le long du bord supérieur du plateau : il est désormais en jeu.

rule-9-1-3-title = Durée
rule-9-1-3 =
    L'effet dure tant que la carte reste en jeu. Les cartes 45 et 50 ne la retirent pas.

rule-9-1-4-title = Contradictions entre règles
rule-9-1-4 =
    Là où un Développement contredit les règles ou un Événement majeur ou mineur, le Développement l'emporte.

rule-10-title = Marchandises
rule-10 =
    Les Marchandises sont une richesse que vous pouvez changer en d'autres avantages. La section 10.1 dit comment les obtenir, la section 10.2 comment les utiliser.

rule-10-1-title = Obtenir des Marchandises
rule-10-1 =
    Il faut toujours un pion Marchandises Hors jeu, qui va dans les Ressources ; sans cela, vous ne payez rien.
    - À l'étape 4 de la Planification, avec une Culture supérieure à 0 : chaque Famille en jeu qui a une femme peut en acheter une pour 1 PA.
    - Dans un Fort (3.2.7) : 1 point de Culture par pion pris.
    - À tout moment : 3 animaux des Ressources, en toute combinaison, qui vont Hors jeu. Les chevaux des cases Famille et les animaux de la case Passage du temps ne peuvent pas payer.
    - À tout moment : du Maïs des Ressources valant au moins 6 en tout, sans monnaie rendue ; le Maïs retourne dans le gobelet.

rule-10-2-title = Utiliser les Marchandises
rule-10-2 =
    Les Marchandises peuvent se dépenser à tout moment ; elles vont Hors jeu, tandis qu'un Intrus Commerce retourne dans le gobelet.
    - 2 Marchandises : gagnez 1 PA (limite 19).
    - 2 Marchandises : annulez le retournement d'un Ordre à l'étape 3 de la phase ennemie ; l'échange d'un double n'est pas un retournement.
    - 3 Marchandises : faites passer un animal quelconque de la case Hors jeu aux Ressources.
    - 3 Marchandises : relancez. Tous les dés de ce lancer sont relancés et le nouveau résultat est définitif, même s'il est pire, sauf si vous en dépensez aussitôt 3 autres. La relance de votre dé de Bataille s'achète avant de lancer celui de l'adversaire ; le dé de l'adversaire ne se relance jamais.
    - 3 Marchandises : remettez dans le sac un cube tout juste pioché et piochez de nouveau ; le nouveau cube est définitif, sauf si vous en dépensez aussitôt 3 autres.
    - 3 Marchandises : annulez un Événement mineur ou un effet Enemy Way.
    - Autant que vous voulez : +1 chacune en Diplomatie tribale ou pour Négocier, à décider avant le jet.
    - Les Marchandises servent aussi avec les niveaux 2 et 3 du Développement Fins négociants.

rule-11-title = Batailles
rule-11 =
    Une Bataille compare deux dés modifiés sur la table de Bataille. Les sections 11.1 à 11.3 disent quand on se bat, comment, et ce qui s'ensuit.

rule-11-1-title = Quand on se bat
rule-11-1 =
    Une Bataille exige un homme dans la Famille et une Force militaire de 1 ou plus à ce moment. Elle n'a lieu que dans ces cas : pour un cube vert ou bleu dans un de vos raids ; par choix, quand un Raid ennemi ou tribal frappe une Famille ; dans la Guerre tribale de la Planification ; dans une Embuscade. Les raids de la carte 55 n'offrent pas de Bataille.

rule-11-2-title = Comment on se bat
rule-11-2 =
    Lancez d'abord le dé des Diné et ajoutez :
    - la Férocité de la Famille, ou dans une Embuscade le double, mais au plus la Valeur de la Zone ;
    - 1 si un cheval est dans la case Famille (vous pouvez l'y mettre juste avant) ;
    - 1 pour la Famille de Manuelito ;
    - 2 si vous utilisez un pion Armes à feu des Ressources, un au plus, qui va Hors jeu après la Bataille quel que soit le résultat.
    La limite de l'Embuscade ne concerne que la part de Férocité. On peut jouer une carte Cérémonie pour son Blessing Way.
    Lancez ensuite le dé de l'adversaire et ajoutez la Férocité ennemie pour l'Ennemi, 4 pour les Utes ou 5 pour les Comanches.
    Soustrayez le total de l'adversaire du vôtre et lisez la table de Bataille : la colonne dépend de la Valeur de la Zone dans un Raid ennemi, un Raid tribal ou une Embuscade, et c'est la quatrième pour vos propres raids et la Guerre tribale.
    Exemple : dans une Embuscade en Zone 3, une Famille de Férocité 2 avec un cheval obtient 4 au dé. Le double de 2 est 4, mais au plus 3 : 4 + 3 + 1 = 8. L'Ennemi obtient 3 et a une Férocité de 4 : 7. La différence est de +1.

rule-11-3-title = Conséquences
rule-11-3 =
    Appliquez le résultat de la table de Bataille. Après une Embuscade, ajoutez les effets de 5.2.1, après une Guerre tribale ceux de 3.1 étape 5 ; toute autre Bataille n'a que le résultat de la table. Enfin, les Armes à feu utilisées vont Hors jeu.

rule-12-title = Victoire et défaite
rule-12 =
    La partie peut finir plus tôt par une défaite automatique (12.1) ou une victoire automatique (12.2) ; sinon le scénario décide à sa fin (12.3).

rule-12-1-title = Défaite automatique
rule-12-1 =
    Force militaire 0 et Culture 0 sont une Défaite majeure quand on le teste : à l'étape 3 d'une Vérification de victoire, à la fin de cette Vérification sur la carte 55, et dans la Phase de défausse. À tout autre moment, les deux peuvent être à 0, et un redressement avant le test suivant vous sauve. Si défaite et victoire automatiques tombent dans la même Phase de défausse, la défaite passe d'abord.

rule-12-2-title = Victoire automatique
rule-12-2 =
    Dans la Phase de défausse, à Moral ennemi 0 et sans Famille dans la Zone d'un Fort, lancez un dé : s'il dépasse le nombre d'Avant-postes (Missions et Ranchos) et de Forts en jeu, vous remportez une Victoire majeure. Sinon le Moral ennemi prend cette valeur et la partie continue ; en option, il peut prendre celle du dé. Sans Avant-poste ni Fort, vous gagnez toujours ; avec six ou plus en tout, jamais. La perte due aux Forts de 2.3.1 précède ce test, l'ajustement de Férocité de 2.3.4 le suit.
    Exemple : avec deux Missions et un Fort en jeu, il faut au moins un 4 ; sinon le Moral ennemi passe à 3.

rule-12-2-1-title = Familles près d'un Fort
rule-12-2-1 =
    À Moral ennemi 0 et avec au moins une Famille dans la Zone d'un Fort dans la Phase de défausse, il n'y a ni jet ni victoire. Le Moral ennemi prend pour valeur le nombre d'Avant-postes et de Forts en jeu.

rule-12-3-title = Fin du scénario
rule-12-3 =
    Si ni 12.1 ni 12.2 n'ont décidé de la partie, c'est le scénario qui le fait ; la règle générale est une Force militaire supérieure au Moral ennemi.
    - Rise of the People (après la carte 42), Los Dueños Del Mundo (après la 45) et A Broken Country (après la 50) : d'abord le Moral ennemi monte de 1 par cube noir en Soumission. Puis Force militaire moins Moral ennemi donne l'issue : 3 ou plus, Victoire majeure ; 1 ou 2, Victoire mineure ; de 0 à −2, Défaite mineure ; −3 ou moins, Défaite majeure.
    - The Fearing Time, The Rope Thrower et The Navajo Wars : la procédure de la carte 55 (6.2.3) donne l'issue.

rule-13-title = Glossaire
rule-13 =
    Les entrées de cette section expliquent des mots qui reviennent dans toutes les règles. Deux brèves : une pièce est disponible tant qu'elle n'a pas été éliminée de la partie, et une Action ou une Réaction gratuite ne coûte pas de PA.

rule-13-adjacent-title = Adjacent
rule-13-adjacent =
    Deux Zones sont adjacentes si une liaison les joint ; deux Territoires sont adjacents si leurs pistes sont reliées. Le canyon de Chelly est adjacent à tous les Territoires, même sans liaison. Par exemple, Shiprock est adjacent aux monts Zuni, à la vallée de la San Juan et au canyon.

rule-13-adult-title = Adulte
rule-13-adult =
    Les hommes et les femmes sont des adultes. Ni un ancien ni un enfant n'en est un, et aucun des deux ne maintient donc une Famille en jeu.

rule-13-agriculture-title = Agriculture
rule-13-agriculture =
    L'Agriculture d'un Territoire vaut 3, moins 1 par pion Sécheresse et 1 par Rancho présents, mais jamais moins de 0 ; Missions et Forts ne comptent pas. Dans le canyon de Chelly elle vaut toujours 3, même avec un Rancho.

rule-13-alphabetical-priority-title = Priorité alphabétique
rule-13-alphabetical-priority =
    Entre plusieurs candidats, prenez celui dont la lettre vient en premier : A d'abord, F en dernier.

rule-13-blessing-way-title = Blessing Way
rule-13-blessing-way =
    Vous pouvez jouer une carte Cérémonie de votre main pour son effet Blessing Way, selon ce que dit la carte : dans une Bataille, dans une Esquive, ou à tout moment de votre phase d'Opérations. La carte quitte alors votre main.

rule-13-canyon-de-chelly-title = Canyon de Chelly
rule-13-canyon-de-chelly =
    Le canyon est un Territoire de trois Zones sans numéro de dé. Toutes les règles des Territoires s'y appliquent, à ces exceptions près :
    - Il est adjacent à tous les Territoires ; la Sécheresse ne le touche jamais et son Agriculture vaut toujours 3.
    - Les Raids tribaux ne le visent jamais. Un Raid ennemi ne le vise que si aucune Famille ne se trouve dans une Zone ailleurs ; les Familles des cases Fuite ou Capture ou près d'un Fort ne le protègent pas.
    - On n'y place jamais d'Avant-poste, sauf à l'étape 1 de la Fin du raid.
    - Une Famille peut y aller ou en repartir avec tous ses PM (3.2.3).
    - Les nouvelles Familles entrent dans une de ses Zones au choix, à Férocité 0, si la Culture est supérieure à 0.
    - Une Esquive de 7 ou plus ou un 6 naturel peut y mener.
    - Les Familles qui s'y trouvent ne peuvent faire aucune Réaction.

rule-13-drought-title = Emplacements de Sécheresse
rule-13-drought =
    Chaque Territoire numéroté a deux emplacements de Sécheresse, pour un pion Sécheresse chacun. Le canyon de Chelly n'en a pas.

rule-13-enemy-way-title = Enemy Way
rule-13-enemy-way =
    L'effet Enemy Way d'une carte Cérémonie n'agit que si l'Événement majeur d'une autre carte Cérémonie l'appelle ; vous ne pouvez jamais le choisir. Dans Vigil, une carte Cérémonie l'appelle par un dé : au-dessus du nombre de la carte, l'Enemy Way de la dernière carte Cérémonie de la défausse prend effet. Dépenser 3 Marchandises l'annule. Le nom n'est que celui du jeu d'origine : chez les Diné, l'Enemy Way est une cérémonie qui guérit ceux qui reviennent de la guerre, et n'a rien de ce que font ces effets.

rule-13-ferocity-title = Férocité
rule-13-ferocity =
    La Férocité est le nombre de droite du pion Famille, de 0 à 3. La Famille la plus féroce est celle du plateau qui a la Férocité la plus haute, la moins féroce celle qui a la plus basse ; les égalités se règlent dans les deux cas par la Priorité alphabétique. La Férocité d'une Famille sans homme ne peut jamais monter au-dessus de 0.

rule-13-forts-title = Forts
rule-13-forts =
    Fort Defiance et Fort Fauntleroy fonctionnent de la même façon, mais Fauntleroy est plus dur à détruire (5 coups contre 3).
    - Les Familles dans la Zone d'un Fort sont immunisées contre Esclaves, Comanches !, Utes ! et Raid !, et un Raid ennemi les considère comme absentes.
    - Une Famille de Férocité 1 ou plus qui y finit son activation se disperse : sa population et son cheval vont dans la case Passage du temps et son pion dans sa case.
    - Un Fort rend plus cher tout déplacement dans son Territoire, et plus difficile la sortie de sa Zone (3.2.2).
    - Dans une Vérification de victoire, il écarte les hommes et les femmes de son Territoire et coûte 1 point de Culture (8.2).
    - Dans la Phase de défausse, une ou plusieurs Familles dans la Zone d'un Fort coûtent en tout 1 point de Culture ou 1 point de Force militaire.

rule-13-hand-title = Main
rule-13-hand =
    Une carte Cérémonie entre dans votre main par son propre Événement majeur, qui place aussi un pion de population dans la case Passage du temps ; si vous ne la prenez pas, elle est défaussée. Le nombre de cartes Cérémonie en main n'est pas limité.

rule-13-in-play-title = En jeu
rule-13-in-play =
    Une Famille est en jeu tant qu'elle est dans une Zone, une case Capture ou une case Fuite. Tout autre pion est en jeu partout sur le plateau sauf Hors jeu. Une carte est en jeu tant qu'elle est posée face visible le long du bord supérieur.

rule-13-intruders-title = Intrus
rule-13-intruders =
    Un Intrus se pioche sans être regardé et se place face cachée par un dé pour le Territoire et un pour la Zone, donc jamais dans le canyon de Chelly. Il est révélé et appliqué dès qu'il partage une Zone avec une Famille, quelle qu'en soit la cause. S'il y a plusieurs Familles, la première par ordre alphabétique est touchée ; plusieurs Intrus se résolvent depuis le dessus de la pile, chacun entièrement avant le suivant.

rule-13-manuelito-title = Manuelito
rule-13-manuelito =
    Manuelito est empilé avec une Famille, amené par la carte 53 ou par la mise en place de The Rope Thrower. Cette Famille a +1 en Bataille et +1 en Esquive, et peut une fois par activation remettre dans le sac un cube pioché contre un Avant-poste ou un Fort et piocher de nouveau. Si la Famille quitte le jeu, Manuelito va Hors jeu et ne revient pas.

rule-13-preempt-title = Devancer
rule-13-preempt =
    Devancer, c'est dépenser les PA imprimés sur la carte Opérations pour jouer votre phase d'Opérations avant celle de l'Ennemi. L'Ennemi perçoit alors la plus basse des deux valeurs de PA de la carte.

rule-13-removed-title = Retiré et éliminé
rule-13-removed =
    Retiré du jeu : la pièce va dans la case Hors jeu qui convient, mais Maïs et Intrus retournent dans leur gobelet, sauf les Intrus Armes à feu et Voyageurs, qui vont Hors jeu. Éliminé de la partie : la pièce va dans la boîte et ne revient que si un scénario le prévoit.

rule-13-reset-cubes-title = Réinitialisation des cubes
rule-13-reset-cubes =
    D'abord tous les cubes de la case Récupération vont dans le sac ; ensuite tous ceux de la case Cubes pillés passent en Récupération. Seuls les cubes bougent : les pions PA ennemis et un pion Paix ou Se défendre dans la case Cubes pillés restent, et la case Soumission ne change pas.

rule-13-round-title = Arrondi
rule-13-round =
    Arrondissez toute division au supérieur, sauf si une règle dit autre chose : 5 divisé par 3 donne 2.

rule-13-santa-fe-title = Santa Fé
rule-13-santa-fe =
    Santa Fé est une Zone spéciale dont la Valeur est toujours 1. Aucune Famille ne peut jamais y entrer.

rule-13-spend-title = Dépenser
rule-13-spend =
    Une pièce doit être en jeu pour être dépensée. Elle va ensuite Hors jeu ; les pièces piochées dans un gobelet y retournent, sauf un Intrus Armes à feu, qui va Hors jeu.

rule-13-swap-title = Échanger
rule-13-swap =
    Deux Ordres ne s'échangent que si les deux emplacements en contiennent un ; sinon il ne se passe rien. Ils gardent leur face visible.

rule-13-territory-title = Territoire
rule-13-territory =
    Un Territoire est une partie du plateau dotée d'une piste de Zones. Une règle qui le nomme couvre ses Zones, ses emplacements de Sécheresse et ses cases Fuite et Capture.

rule-13-tribes-title = Tribus
rule-13-tribes =
    Les tribus sont les Apaches, les Comanches, les Hopis, les Utes et les Zunis. Seuls les Utes (+4) et les Comanches (+5) livrent des Batailles contre vous.

rule-14-title = Scénarios
rule-14 =
    Il y a six scénarios : un court et un complet pour la période espagnole, un pour la période mexicaine, deux pour la période américaine, et la campagne des trois. Sauf indication contraire, la mise en place est la suivante :
    - Chaque Famille de départ a un homme, une femme et un enfant.
    - Il y a trois anciens, un dans chacune des trois cases les plus à gauche du Tableau des anciens.
    - Tout le Maïs et tous les Intrus sont dans leurs gobelets ; la population, les animaux et les biens inutilisés sont Hors jeu.
    - Des 14 Ordres de la période, éliminez-en 2 au hasard ; disposez-en 12 côté majuscule, par ordre alphabétique, d'abord la colonne Actifs, puis la colonne En attente.
    - Gardez un groupe de Développements de votre choix ; trois des sept autres sont tirés au hasard et écartés.
    - Une pioche complète est faite de cinq piles de 8 cartes Opérations et Cérémonie, chacune mélangée avec une carte numérotée de la période, superposées dans l'ordre.

rule-14-1-title = Rise of the People (période espagnole, court)
rule-14-1 =
    Mettez en place comme suit ; le scénario se termine après la carte 42 et se juge d'après 12.3.
    - Familles A, B et C à n'importe quelle Férocité dans des Zones au choix de Shiprock, de la vallée de la San Juan et du canyon de Chelly ; pas de Ressources ni de Sécheresse.
    - Force militaire 5, Culture 9, PA 3 ; Moral ennemi 5, Férocité ennemie 4.
    - Sac : 3 noirs, 3 bruns, 3 rouges, 3 blancs, 2 jaunes, 1 vert. La case Soumission est vide et les Missions sont en réserve.
    - Un Développement gratuit de Niveau 1. Ordres espagnols.
    - Pioche de 18 cartes : deux piles de 8, la 41 mélangée dans la première et la 42 dans la seconde.

rule-14-2-title = Los Dueños Del Mundo (période espagnole)
rule-14-2 =
    Mettez en place comme pour Rise of the People, mais avec une pioche complète : cinq piles de 8 cartes où 41, 42, 43, 44 et 45 sont mélangées une par pile, 45 cartes en tout. Le scénario se termine après l'étape 2 de la carte 45 et se juge d'après 12.3.

rule-14-3-title = A Broken Country (période mexicaine)
rule-14-3 =
    Mettez en place comme suit ; le scénario se termine après l'étape 2 de la carte 50 et se juge d'après 12.3.
    - Familles A à D à n'importe quelle Férocité dans des Zones au choix de Shiprock, de la vallée de la San Juan, des monts Zuni et de la terre des Hopis.
    - Force militaire 7, Culture 12, PA 3 ; Moral ennemi 7, Férocité ennemie 4.
    - Ressources : 3 chevaux et 3 moutons. Une Sécheresse dans chaque Territoire numéroté.
    - Sac : 3 noirs, 4 bruns, 4 blancs, 2 jaunes, 3 verts ; 3 cubes rouges en Soumission.
    - La carte 45 est en jeu. La réserve n'a que des Ranchos, pas de Missions. Achetez jusqu'à 4 Développements, un à la fois. Ordres mexicains.
    - Pioche de 45 cartes : cinq piles de 8 avec les cartes 46 à 50.

rule-14-4-title = The Fearing Time (période américaine)
rule-14-4 =
    Mettez en place comme suit ; la carte 55 termine le scénario et en décide l'issue (6.2.3).
    - Familles A à E à Férocité 0 dans des Zones de Shiprock, de la vallée de la San Juan, des monts Zuni, de la terre des Hopis et du canyon de Chelly.
    - Force militaire 5, Culture 5, PA 3 ; Moral ennemi 3, Férocité ennemie 5.
    - Ressources : 4 chevaux et 4 moutons. Une Sécheresse dans chaque Territoire numéroté.
    - Sac : 3 noirs, 4 bruns, 4 blancs, 2 jaunes, 1 vert, 1 bleu ; 3 cubes rouges en Soumission.
    - Fort Defiance en Zone 1 de la terre des Hopis et Fort Fauntleroy en Zone 1 des monts Zuni ; des Ranchos en Zone 3 de Shiprock et en Zone 2 de la vallée de la San Juan. La réserve n'a que des Ranchos, pas de Missions.
    - La carte 50 est en jeu. Huit Développements gratuits, dont les prérequis doivent être remplis. Ordres américains.
    - Pioche de 45 cartes : cinq piles de 8 avec les cartes 51 à 55 ; la carte 51 n'exécute alors que le reste de son événement.

rule-14-5-title = The Rope Thrower (fin de la période américaine)
rule-14-5 =
    Mettez en place comme suit ; la carte 55 termine le scénario et en décide l'issue (6.2.3).
    - Familles A à E à Férocité 0 dans des Zones de Shiprock, de la vallée de la San Juan, des monts Zuni, de la terre des Hopis et du canyon de Chelly, avec deux pions de population chacune ; lancez le dé pour celui qui manque. Manuelito est avec une Famille quelconque.
    - Force militaire 5, Culture 5, PA 0 ; Moral ennemi 5, Férocité ennemie 5.
    - Ressources : 4 chevaux, 4 moutons et 1 pion Armes à feu. Une Sécheresse dans chaque Territoire numéroté.
    - Sac : 3 noirs, 4 bruns, 4 blancs, 3 rouges, 2 jaunes, 1 vert, 1 bleu ; la case Soumission est vide.
    - Fort Fauntleroy en Zone 1 des monts Zuni et Fort Defiance en Zone 1 de la terre des Hopis ; des Ranchos en Zone 1 de Shiprock et de la vallée de la San Juan. La réserve n'a que des Ranchos, pas de Missions.
    - En jeu : la carte 50, La mort de Henry Linn Dodge et les cartes 53 et 54. Quatre des cinq groupes de Développements sont complets ; le cinquième est écarté.
    - Douze Ordres américains disposés au hasard, sans ordre alphabétique.
    - Pioche sans cartes Cérémonie : au fond 3 cartes Opérations mélangées avec la 55, au-dessus 5 cartes Opérations. Piochez ensuite des cartes Cérémonie une à une, chacune plaçant son pion de population dans la case Passage du temps, jusqu'à ce qu'il y en ait 3 ; vous pouvez en garder une en main, et Enemy Way est ignoré.

rule-14-6-title = The Navajo Wars (campagne)
rule-14-6 =
    La campagne enchaîne les trois périodes. Mettez en place comme pour Los Dueños Del Mundo, avec la pioche des cartes 41 à 45. La carte 45 mène à la période mexicaine et la carte 50 à la période américaine, chacune formant sa propre pioche ; la carte 55 termine la partie et en décide l'issue (6.2.3).

rule-battle-table-title = Table de Bataille
rule-battle-table =
    Soustrayez de votre dé modifié celui de l'adversaire. Les colonnes sont Zones 1–2, 3–4 et 5–6 pour les Raids ennemis, les Raids tribaux et les Embuscades, et « vos raids » pour vos raids au Nouveau-Mexique et contre les Avant-postes et les Forts ainsi que pour la Guerre tribale.
    +4 ou plus : Zones 1–2 FV ; Zones 3–4 MFV ; Zones 5–6 MFV ; vos raids MFV
    +3 : Zones 1–2 FE ; Zones 3–4 FV ; Zones 5–6 MFV ; vos raids FV
    +2 : Zones 1–2 FE ; Zones 3–4 FV ; Zones 5–6 FV ; vos raids FV
    +1 : Zones 1–2 RGD ; Zones 3–4 FE ; Zones 5–6 FV ; vos raids RGD
    0 : Zones 1–2 RGD ; Zones 3–4 RGD ; Zones 5–6 RGD ; vos raids RGD
    −1 : Zones 1–2 EV ; Zones 3–4 TTD ; Zones 5–6 TTD ; vos raids TTD
    −2 : Zones 1–2 EV ; Zones 3–4 EV ; Zones 5–6 EV ; vos raids EV
    −3 : Zones 1–2 EV ; Zones 3–4 EV ; Zones 5–6 MEV ; vos raids EV
    −4 ou moins : Zones 1–2 MEV ; Zones 3–4 MEV ; Zones 5–6 MEV ; vos raids MEV

rule-battle-results-title = Résultats de la Bataille
rule-battle-results =
    Le passage dans la case Fuite ou Capture du Territoire n'a lieu que dans un Raid ennemi ou tribal (Embuscade comprise). Les pertes en Bataille ne coûtent pas de Culture par elles-mêmes. Une Famille restée sans adulte quitte aussitôt le jeu, mais dans un Raid ennemi elle va d'abord dans sa case et attend l'étape 5 de la Fin du raid.
    - MFV, victoire majeure de la Famille : Férocité de la Famille +1 ; contre l'Ennemi, Moral ennemi −1 et Férocité ennemie +2 ; contre une tribu, Force militaire +1 ; jet de Butin ; Famille en case Fuite.
    - FV, victoire de la Famille : Férocité de la Famille +1 ; contre l'Ennemi, Moral ennemi −1 et Férocité ennemie +1 ; contre une tribu, Force militaire +1 ; Famille en case Fuite.
    - FE, la Famille se dérobe : elle va dans la plus basse des Zones de Valeur supérieure de sa piste sans pion Raid ; depuis la Zone la plus haute, ou si toutes les Zones supérieures ont des pions Raid, en case Fuite. Rien d'autre ne change.
    - RGD, arrière-garde : l'homme et l'éventuel cheval vont dans la case Passage du temps ; Férocité 0 ; Famille en case Fuite.
    - TTD, combat jusqu'à la mort : l'homme et l'éventuel cheval vont Hors jeu ; Férocité 0 ; Famille en case Fuite.
    - EV, victoire de l'Ennemi : l'homme et l'éventuel cheval vont Hors jeu ; Férocité 0 ; contre l'Ennemi, Moral ennemi +1 et Férocité ennemie −1 ; contre une tribu, Force militaire −1 ; Famille en case Capture.
    - MEV, victoire majeure de l'Ennemi : comme EV, mais Férocité ennemie −2, et un autre pion de population de la Famille, à votre choix, va dans la case Passage du temps si elle en a un.

rule-battle-spoils-title = Butin
rule-battle-spoils =
    Après un MFV, lancez un dé. Si la pièce n'est pas disponible, prenez la ligne au-dessus, autant de fois qu'il le faut ; si la ligne 1 ne donne rien non plus, il n'y a pas de butin.
    1 : un homme de la case Hors jeu vers la case Passage du temps
    2–3 : un pion Marchandises de la case Hors jeu vers les Ressources
    4–5 : un cheval de la case Hors jeu vers la case Passage du temps
    6 : un pion Armes à feu de la case Hors jeu vers les Ressources

rule-raid-table-title = Table de Raid
rule-raid-table =
    Un raid au Nouveau-Mexique résout un cube ; seul un rouge fait piocher encore. Contre un Avant-poste ou un Fort, vous continuez à piocher jusqu'à ce qu'il soit battu, qu'une Bataille soit imposée ou que le raid se termine. Si la pièce gagnée n'est pas Hors jeu, vous ne prenez rien, mais le reste s'applique ; un sac vide termine le raid.
    - Rouge : le cube va en Soumission ; consultez la table de Soumission, puis piochez de nouveau.
    - Vert : le cube retourne dans le sac. Choisissez Moral ennemi +1 ou Férocité ennemie +1 ; dans les deux cas une Bataille s'ensuit, où cette hausse compte déjà. Une Famille qui ne peut pas se battre doit prendre la hausse du Moral et ne se bat pas. Contre un Avant-poste ou un Fort, le raid se termine ensuite. Un réglage de la partie épargne la Bataille à la Famille si vous choisissez le Moral.
    - Bleu : comme le vert, mais Férocité ennemie +2.
    - Jaune : cube dans la case Cubes pillés. Nouveau-Mexique : Férocité de la Famille +1 et un enfant de la case Hors jeu vers la case Passage du temps. Avant-poste ou Fort : 1 coup.
    - Brun : cube dans la case Cubes pillés. Nouveau-Mexique : Férocité de la Famille +1 et un cheval de la case Hors jeu vers les Ressources. Avant-poste ou Fort : 1 coup.
    - Blanc : cube dans la case Cubes pillés. Nouveau-Mexique : Férocité de la Famille +1 et un mouton de la case Hors jeu vers les Ressources. Avant-poste ou Fort : 1 coup.
    - Noir : cube dans la case Cubes pillés. Nouveau-Mexique : Férocité de la Famille +1 et, au choix, un cheval ou un mouton de la case Hors jeu vers les Ressources. Avant-poste ou Fort : 2 coups.
    - La Famille de Manuelito peut remettre et repiocher un cube par activation contre un Avant-poste ou un Fort ; tout cube peut être repioché pour 3 Marchandises ou un pion Chance. Pour les coups nécessaires, voir 3.2.6.

rule-subjugation-table-title = Table de Soumission
rule-subjugation-table =
    La table agit une seule fois, quand le troisième cube rouge arrive en Soumission par un de vos raids ou par Soumettre (ou ce qui s'exécute comme tel) ; avec 1 ou 2 rouges il ne se passe rien, et les rouges placés là par la mise en place ne la déclenchent pas. Dans l'ordre :
    - Éliminez de la partie la carte 41 si elle est en jeu.
    - Moral ennemi +1.
    - Retournez les Ordres espagnols A, B et F sur leur face Raid, dans quelque colonne qu'ils soient ; celui qui y est déjà y reste, et celui qui se trouve dans la case Cubes pillés comme Paix ou Se défendre en cours est retourné quand il revient au tableau. Hors de la période espagnole, sautez ce point.
    - Faites la Réinitialisation des cubes. Après un Soumettre, cela envoie au sac les cubes qu'il vient de mettre en Récupération.

rule-enemy-raid-title = Raid ennemi
rule-enemy-raid =
    Commencez avec les pions à Santa Fé (4.2.8). Puis répétez :
    - Cible : la Famille la plus proche en PM, c'est-à-dire par la plus petite somme de Valeurs simples restant à parcourir depuis Santa Fé ou une Zone contenant déjà des pions Raid ; à égalité, la Priorité alphabétique, et entre chemins égaux le plus petit numéro de dé. Les Familles du canyon de Chelly ne sont visées que si aucune Famille ne se trouve dans une Zone ailleurs, celles près d'un Fort ne comptant pas.
    - Pose : placez un pion dans la prochaine Zone vers la cible ; une Zone avec du Maïs, un Harcèlement ou les deux en demande deux à la fois, et s'il n'en reste qu'un, le raid se termine. Une Zone contenant déjà des pions Raid est traversée, sauf si une Famille y est venue. Le Maïs reste.
    - Réaction : une Famille peut faire une Réaction (section 5).
    - Résolution : chaque Famille encore dans la Zone tout juste envahie, par ordre alphabétique, livre une Bataille (avec un homme et une Force militaire supérieure à 0) ou se rend. Pour se rendre, 1 pion de population de votre choix va dans la case Passage du temps ; lancez alors un dé, et s'il tombe dans l'intervalle du type cédé (homme 1–2, femme 3–4, enfant 5–6), le Moral ennemi monte de 1. Perdez 1 point de Culture par emplacement de population vide de cette Famille ; la Férocité ennemie baisse de 1 ; la Famille va dans la case Capture avec son cheval, même sans adulte. Depuis le canyon, elle va dans la case Capture de tout autre Territoire, et le reste de sa population dans la case Passage du temps.
    - Une Bataille dans le canyon qui mène en Fuite utilise la case Fuite du canyon s'il en a une, sinon celle de tout autre Territoire ; si elle mène en Capture, c'est la case Capture de tout autre Territoire, et la population restante demeure avec la Famille.
    - Le raid se termine quand Santa Fé n'a plus de pion ou qu'il n'y a plus de cible : passez à la Fin du raid.
    Exemple : une Famille est en Zone 2 de la vallée de la San Juan (1 + 2 = 3 PM depuis Santa Fé), une autre en Zone 1 des monts Zuni (1 PM). La cible est la seconde, et le premier pion va en Zone 1 des monts Zuni.

rule-raid-ends-title = Fin du raid
rule-raid-ends =
    Quand un Raid ennemi se termine, exécutez cinq étapes ; les Familles dans la Zone d'un Fort sont ignorées.
    - Étape 1 : placez un Avant-poste du type de la période en Zone 1 de chaque Territoire qui a des pions Raid, aucun Avant-poste de ce type et aucune Famille, cases Fuite et Capture comprises. Ce peut être même le canyon de Chelly. Le Maïs présent retourne dans le gobelet ; si les Avant-postes manquent, les plus petits numéros passent d'abord et le canyon en dernier.
    - Étape 2 : si pendant tout le raid aucun pion Raid n'a été placé dans un Territoire où se trouve une Famille, exécutez Bâtir sans coût (s'il se change en Subvertir, 0 PA comptent comme dépensés).
    - Étape 3 : s'il reste des pions à Santa Fé, exécutez Subvertir avec autant de PA dépensés, avec ses substitutions habituelles.
    - Étape 4 : retirez tous les pions Raid vers la case Hors jeu ennemi et tous les Harcèlements vers Hors jeu. Si aucune Famille n'est dans une case Capture, le Moral ennemi baisse de 1 ; sinon il monte de 1 par Famille qui s'y trouve.
    - Étape 5 : chaque Famille d'une case Capture ou Fuite qui a un adulte va dans une Zone au choix de ce Territoire à la Férocité que vous voulez (0 sans homme), en révélant tout Intrus présent. Sans adulte, son enfant et son cheval vont dans la case Passage du temps et la Famille quitte le jeu.

rule-tribal-raid-title = Raid tribal
rule-tribal-raid =
    Prenez autant de pions qu'il y a de Familles en jeu et lancez un dé pour le Territoire attaqué, une fois pour tout le raid ; le canyon de Chelly n'est jamais attaqué. Une Famille est immunisée dans la Zone d'un Fort, ou si sa piste a un Avant-poste ou un Fort dans une Zone de Valeur égale ou supérieure. Le raid se termine aussitôt qu'aucune Famille exposée ne reste dans les Zones de ce Territoire. Pour chaque pion :
    - Placez-le dans la Zone de plus petit numéro de la piste sans pion Raid tribal.
    - Une Famille de cette piste peut tenter une Esquive gratuite ; il n'y a pas d'autre Réaction, et les pions Raid tribal ne la gênent pas.
    - Mener le raid : lancez un dé avec les modificateurs. Toute Famille exposée dont la Zone a un numéro inférieur ou égal au total est touchée ; un 6 naturel les touche toutes, un 1 naturel aucune. Modificateurs : +1 pour les Comanches ; plus le numéro de la plus haute Zone ayant un pion Raid tribal, moins 1 ; −1 par cheval, mouton ou pion Marchandises ou Armes à feu que vous envoyez des Ressources vers Hors jeu avant le jet ; sur la carte 55, +3, et +2 avec un Fort dans le Territoire.
    - Chaque Famille touchée livre une Bataille (avec un homme et une Force militaire supérieure à 0) ou cède 1 pion de population de votre choix, qui va dans la case Passage du temps, et vous perdez 1 point de Culture par emplacement de population vide ; la Famille va ensuite dans la case Capture, ou quitte le jeu s'il ne lui reste pas d'adulte.
    - À la fin, retirez les pions Raid tribal ; chaque Famille de la case Capture ou Fuite va dans une Zone au choix de ce Territoire à la Férocité que vous voulez (0 sans homme). Le Moral ennemi ne change pas.
    Exemple : le deuxième pion d'un raid des Utes est en Zone 2, et le dé reçoit +1. Un 3 devient 4 et touche les Familles exposées des Zones 1 à 4 ; si vous aviez cédé un mouton, ce serait 3.

rule-intruders-title = Table des Intrus
rule-intruders =
    Il y a vingt pions Intrus. Après usage, ils retournent dans le gobelet sauf mention contraire.
    - Embuscade (2) : la Famille envoie 1 pion de population dans la case Passage du temps, puis vous perdez 1 point de Culture par emplacement de population vide de cette Famille. Si c'était son dernier adulte, la Famille quitte ensuite le jeu. Ni Bataille ni Réaction.
    - Fausse rumeur (2) : aucun effet.
    - Armes à feu (4) : dans les Ressources, s'utilise comme Armes à feu pour +2 dans une Bataille ; ensuite Hors jeu.
    - Chance (2) : dans les Ressources ; dépensez-le pour repiocher un cube ou relancer tous les dés d'un lancer, puis il retourne dans le gobelet.
    - Intrus en mouvement (2) : avant de rendre celui-ci, piochez un autre Intrus et placez-le par un dé pour le Territoire et un pour la Zone.
    - Mission (2) : dans toute période, placez une Mission de la réserve en Zone 1 de ce Territoire, le Maïs présent retournant dans le gobelet. Si la réserve est vide ou si ce Territoire a déjà une Mission, exécutez S'étendre pour tous les Avant-postes du plateau, sans coût.
    - Mauvais présage (2) : si vos PA sont à 0, gagnez 1 PA par ancien du Tableau des anciens ; sinon vos PA deviennent 0.
    - Commerce (2) : dans les Ressources, compte comme un pion Marchandises ; retourne dans le gobelet quand il est dépensé.
    - Voyageurs (2) : faites passer 1 pion de population de votre choix de la case Hors jeu à la case Passage du temps ; l'Intrus va Hors jeu.

rule-good-medicine-title = Bonne médecine
rule-good-medicine =
    Pour sauter la Vérification de victoire d'un Événement historique, le Moral ennemi monte d'exactement 1 et vous placez en Soumission des cubes noirs, pris d'abord dans le sac, puis en Récupération, puis dans la case Cubes pillés. S'il en manque, Bonne médecine ne peut pas être choisie. Les cubes noirs ne reviennent jamais. Ils ne comptent pas comme des rouges et ne déclenchent pas la table de Soumission, mais à la fin de 14.1, 14.2 et 14.3 chacun ajoute 1 au Moral ennemi.
    Cartes 41, 42, 46, 47, 51, 52 : 1 cube noir
    Cartes 43, 48, 53 : 2 cubes noirs
    Cartes 44, 49, 54 : 3 cubes noirs
    Cartes 45, 50, 55 : impossible

rule-ferocity-table-title = Variations de Férocité
rule-ferocity-table =
    La Férocité d'une Famille reste entre 0 et 3 et ne peut pas monter au-dessus de 0 sans homme. Se dérober (FE), se rendre, s'esquiver et Négocier la laissent inchangée jusqu'à ce que la Famille quitte sa case.
    - Phase de défausse, Famille sans homme : 0
    - Action d'ancien réussie : +1 ou −1, une fois par Famille et par carte
    - Commercer avec un Fort : 0
    - Nouvelle Famille au Passage du temps : 0
    - Ordre Paix : 0 pour chaque Famille en jeu
    - Sortie d'une case Capture ou Fuite à la fin d'un Raid ennemi ou tribal : la valeur que vous voulez, mais 0 sans homme
    - Résultat de Bataille FV ou MFV : +1
    - Résultat de Bataille RGD, TTD, EV ou MEV : 0
    - Cube jaune, brun, blanc ou noir dans un raid au Nouveau-Mexique : +1
    - Avant-poste repoussé ou retiré, ou Fort détruit : +1


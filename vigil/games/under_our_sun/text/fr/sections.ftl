rule-general-title = Le jeu
rule-general =
    Une manche est une journée entière : préparation, matin, après-midi, nuit. Ce qui est dépensé retourne à la réserve, sauf si une règle le laisse sur la tuile.
    - On joue de 1 à 4 personnes, jusqu'à 6 avec l'extension, avec un personnage chacune ; seul, on en mène deux.
    - On joue une mission, une suite de cartes dans un ordre fixe. C'est elle qui dit ce qu'il faut atteindre.
    - Il y a trois sortes d'actions : déplacement, interactions et combat. Chacune coûte des points d'action (PA), et certaines en coûtent 0.
    - On se sert de ces marqueurs : premier joueur, marchand, événement, conteneur, objectif, Fils de la Liberté, paires de lettres, marqueurs universels, blessure, infection, campement, petit piège, et le feu de camp avec la cuisine au dos.
rule-map-tiles-title = Tuiles de la carte
rule-map-tiles =
    Une tuile montre ce que coûte l'entrée, combien de personnages y tiennent, ses ressources, l'eau, un événement ou un conteneur et les symboles ennemis. Les ressources viennent une fois, quand on la révèle.
    - Il y a 32 tuiles à six côtés, chacune avec son numéro. Certaines ont aussi un nom et quelques mots sur le lieu.
    - La valeur de mouvement, de 1 à 4, dit combien de PA il faut pour entrer.
    - Une tuile accueille autant de personnages qu'elle a d'emplacements de mouvement. Sans emplacement, il y a de la place pour tous. Les ennemis n'en occupent aucun.
    - La zone des ressources donne les cubes, et peut-être un point d'eau. Quand la tuile est révélée, on y pose ces ressources. Exemple : avec un point d'eau, 1 tissu et 1 bois, ce sont exactement ceux-là. Elles ne viennent qu'une fois : la préparation ne ramène que l'eau.
    - La zone des événements montre un événement, un conteneur ou rien. Avec un symbole Événement on pose un marqueur dès que la tuile est révélée, en explorant ou en chargeant. Le symbole d'un conteneur dit quel test l'ouvre : force ou adresse.
    - Les symboles ennemis disent combien d'ennemis peuvent apparaître.
    - Un symbole de campement veut dire que la tuile elle-même sert de campement. Celui du commerce désigne le magasin de New Haven. Une tuile d'objectif s'utilise comme le dit la mission.
rule-new-haven-title = New Haven
rule-new-haven =
    La tuile de départ, avec le magasin de Lawrence et un campement. On n'y pioche pas de carte Nuit, et l'on ne peut ni voler ni dévaliser.
    - La plupart des missions commencent ici : la tuile est posée au milieu de la carte. Elle montre le magasin et un symbole de campement.
    - Qui se trouve sur la tuile peut rendre visite à Lawrence dans son magasin.
    - La nuit, personne n'y pioche de carte Nuit. On ne peut pas voler au magasin. On ne peut pas non plus le dévaliser.
rule-characters-title = Personnages
rule-characters =
    Chacun a de la santé, de l'eau, des dés pour ses attributs, une capacité et des zones pour objets, ressources et équipement. On ne porte que ce qui tient.
    - Chacun choisit l'un des 4 personnages, ou 6 avec l'extension. Chacun a ses propres capacités, imprimées sur son plateau. La couleur est fixe ; lui donner un nom ou non, c'est comme vous voulez.
    - Sous chaque attribut se trouvent les dés de ses tests.
    - Une capacité limitée reçoit un marqueur universel quand on s'en sert. Elle reste épuisée jusqu'au moment que dit son texte ; alors on retire le marqueur.
    - Une zone d'objet contient 1 objet. Une zone mixte contient 1 objet, ou jusqu'à 3 ressources. Une zone d'équipement contient 1 pièce. Ce qui ne trouve pas d'emplacement libre ne peut pas être porté.
    - Exemple : trois bois remplissent une zone mixte. Qui n'a pas d'autre place peut fabriquer avec les trois, puisque la zone se vide ; si deux suffisent, le troisième gêne encore.
rule-characters-health-title = Santé
rule-characters-health =
    Les dégâts retirent des cubes de la piste de santé, les soins les remettent. À 2 ou moins le personnage est blessé, à 0 il meurt.
    - Pour chaque dégât, un cube rouge, soit 1 PV, passe de la piste à la réserve.
    - À 2 PV ou moins, le personnage prend un marqueur de blessure. À 0 PV, il meurt.
rule-characters-death-title = Mort et réanimation
rule-characters-death =
    Un personnage mort ne joue plus. Un autre peut le réanimer avec un défibrillateur pendant la phase de sa mort et les deux suivantes ; sinon il quitte la partie.
    - Seul le personnage d'un autre joueur peut s'en servir sur lui, sur la même tuile et dans la journée : cela fait 3 phases, sans compter la préparation. Exemple : qui meurt l'après-midi du jour 1 peut être réanimé jusqu'à la fin du matin du jour 2.
    - Le délai passé, ou si le défibrillateur échoue comme le dit sa carte, le personnage est éliminé. Ses affaires vont à la réserve.
    - Jusque-là, le mort reste sur sa tuile : il ne joue pas, ne boit pas, ne mange pas, ne subit rien et n'occupe aucun emplacement. Personne ne peut prendre ses affaires.
rule-characters-water-title = Eau
rule-characters-water =
    Chaque personnage boit une eau à chaque phase ; sans eau il perd 1 PV. L'eau ne se garde que dans des gourdes.
    - Boire est obligatoire. Qui a de l'eau ne peut pas la garder et subir le dégât à la place ; seul qui n'en a pas perd 1 PV par eau manquante.
    - L'eau se trouve sur la piste d'eau et dans les gourdes qui sont des objets, jamais dans un emplacement de ressource.
rule-characters-well-being-title = Bien-être
rule-characters-well-being =
    Fatigué, OK ou en forme. Il baisse d'un cran chaque jour et remonte en dormant.
    - On commence à OK. Chaque action Dormir le remonte de 1. Il ne sort jamais de la piste.
    - Tant qu'il est fatigué, un personnage a 2 PA de moins à chaque phase, jusqu'à ce qu'il soit de nouveau OK ou en forme.
rule-characters-action-points-title = Points d'action
rule-characters-action-points =
    Six à chaque phase, cinq pendant une tempête, deux de moins si l'on est fatigué. À 0 le tour est fini.
    - La piste de PA montre ce qui reste. Une action la baisse de son coût. La carte Soleil en vigueur et le bien-être peuvent diminuer les 6 habituels, et une carte peut en dire plus. Exemple : fatigué pendant une tempête, il en reste 3.
    - À 0 PA le tour finit aussitôt, même pour les actions à 0, et c'est au joueur suivant. Ce que la dernière action a déclenché est encore résolu.
rule-decks-title = Paquets
rule-decks =
    Les défausses sont placées face visible sous leur paquet ; quand elles arrivent sur le dessus, on remélange tout.
    - Il y a neuf paquets : ennemis, nuit, soleil, événements, objets, équipement, butin, équipes, et les missions avec quelques autres cartes.
    - On ne regarde pas dans un paquet, sauf si une carte ou une règle le dit. Les objets et équipements marqués d'un œil font exception : chacun peut les regarder à tout moment.
    - Ce qu'on défausse va face visible sous son paquet. Quand la première carte visible est sur le dessus, le paquet est épuisé : on mélange tout et l'on recommence.
rule-enemy-deck-title = Paquet Ennemis
rule-enemy-deck =
    Une carte pour chaque ennemi : PV, dés de jour et de nuit, pour certains aussi à distance, ce qui arrive à la rencontre et ce qu'il porte.
    - Chaque fois qu'un ennemi entre en jeu, on pioche une carte et l'on pose sa figurine sur la tuile.
    - La carte donne son genre, son nom, ses PV, ses dés au corps à corps et à distance, de jour comme de nuit, quelques mots sur lui et un tableau de butin.
    - Le matin et l'après-midi, c'est la valeur claire qui compte ; la nuit, la valeur sombre.
    - Ce que la carte dit de la rencontre est lu à voix haute et appliqué quand l'ennemi apparaît. Si c'est quelqu'un de caché qui l'a fait paraître, les effets attendent qu'il attaque.
    - La carte d'un ennemi vaincu va face visible sous le paquet, une fois le corps fouillé ou enlevé.
rule-night-deck-title = Paquet Nuit
rule-night-deck =
    La nuit chacun pioche une carte après avoir bu, et une pour chaque nouvelle tuile où il entre à découvert. Un campement n'en pioche qu'une et peut décider à la majorité qui elle concerne ; un feu éloigne les animaux.
    - La carte vient au début de son propre tour, après avoir bu. Elle concerne qui l'a piochée, sauf si elle dit autre chose.
    - Sur une tuile avec un campement, on ne pioche cette nuit-là qu'une carte : c'est le premier qui y joue son tour ou qui y arrive. À la place du piocheur, les joueurs présents peuvent désigner un personnage du campement, à plus de la moitié des voix.
    - Qui entre la nuit sur une tuile pour laquelle il n'a pas encore pioché pioche une carte de plus, aussi en chargeant ou en se faufilant sans succès. Il n'y en a pas s'il reste là quelqu'un qui a déjà pioché pour cette tuile. Il n'y en a pas non plus pour qui se faufile avec succès.
    - Près d'un feu, une carte portant le mot Animal peut être ignorée. Elle compte quand même comme la carte piochée pour la tuile.
    - À New Haven, on ne pioche pas de carte Nuit.
rule-sun-deck-title = Paquet Soleil
rule-sun-deck =
    Le matin et l'après-midi on mélange toutes les cartes Soleil et l'on en pioche une : le temps de la phase. Celui de l'après-midi dure toute la nuit.
    - Le premier joueur la pioche au début du matin et de l'après-midi, pas la nuit. Elle vaut pour tous. Comme on mélange chaque fois les 10, chaque carte est aussi probable qu'une autre.
    - Tempête : chacun a 5 PA au lieu de 6. On peut recueillir la pluie. Dormir coûte 3 PA au lieu de 4. Feux de camp et cuisines s'éteignent dès que la carte est piochée.
    - Tempête solaire : rien d'électrique ne marche.
rule-event-deck-title = Paquet Événements
rule-event-deck =
    Qui entre sur une tuile avec un marqueur Événement pioche une carte, après le combat s'il y en a un, aussitôt s'il est caché.
    - Il faut piocher la carte et l'appliquer. Elle peut être bonne ou mauvaise.
    - S'il y a un ennemi, tout le combat vient d'abord. Qui est entré caché n'a pas à combattre avant.
    - Sinon l'événement attend qu'il ne reste aucun ennemi actif sur la tuile. Alors on le pioche aussitôt, même pendant le tour d'un autre. Si celui qui est entré part ou meurt avant, le marqueur reste pour le suivant.
    - Un marqueur ne sert qu'une fois. Ensuite la tuile n'a plus d'événement.
rule-items-and-equipment-title = Objets et équipement
rule-items-and-equipment =
    Les cartes s'utilisent comme elles le disent. Les marqueurs d'une piste s'épuisent, certaines cartes se retournent jusqu'à la préparation ; les armes vides se gardent.
    - Qui obtient ou fabrique une chose prend sa carte et la pose sur un emplacement libre qui convient. Dès lors il peut s'en servir.
    - La carte dit de quoi elle est faite, son prix en eau, ce qu'elle fait, et si elle sert au corps à corps, à distance ou si elle est électrique. Ce qui est électrique ne marche pas pendant une tempête solaire.
    - Les étoiles en bas à gauche désignent un objet de départ. Leur nombre est son coût à la mise en place.
    - Une carte à piste entre en jeu avec autant de marqueurs universels qu'elle l'indique. Chaque usage en retire un ; avec le dernier on défausse la carte. Les armes se gardent, car on peut fabriquer des munitions.
    - Certaines choses se retournent quand on s'en sert, et se remettent à l'endroit pendant la préparation.
    - Une arme garde ses munitions quand elle change de mains. Fabriquée, achetée ou de départ, elle est pleine.
rule-loot-deck-title = Paquet Butin
rule-loot-deck =
    Ce qu'on trouve vient d'ici. Un conteneur ouvert donne deux cartes, dont une est gardée. Les objets de héros ne servent qu'à celui dont ils portent le nom.
    - Chaque fois qu'il faut piocher du butin, on le pioche dans ce paquet.
    - Un objet au nom d'un personnage ne sert qu'à lui. Les autres peuvent le porter, l'échanger et le vendre.
    - Qui ouvre un conteneur pioche 2 cartes et en garde 1. L'autre est remélangée.
rule-set-up-title = Mise en place
rule-set-up =
    Mission, premier joueur, mode, personnages, objets de départ, paquets, sac, New Haven et son magasin.
    - Le groupe choisit de jouer en coopératif ou en semi-coopératif. S'il ne tombe pas d'accord, le premier joueur décide.
    - Les paquets Ennemis, Événements, Nuit, Soleil et Butin sont mélangés et posés face cachée, chacun à part. Les marqueurs du jour sont sur jour 1 et matin. Le sac reçoit les cubes de sa liste.
    - New Haven est au milieu, avec ses ressources. Le magasin est garni.
    - Le jour 1, il n'y a pas de préparation. Le premier joueur commence par le matin : carte Soleil, PA et boisson sont ceux de tous les jours. Quand quelqu'un n'a plus de PA ou attend, le tour passe dans le sens horaire.
rule-set-up-mission-title = Mise en place de la mission
rule-set-up-mission =
    Chaque carte Mission dit ce qu'on installe et quel est l'objectif.
    - Le groupe choisit une mission ensemble et installe ce que dit sa première carte. Une mission a une suite fixe de cartes et une difficulté, de ! à !!!.
    - Le briefing est lu à voix haute avant le premier tour. Lui et la première carte sont connus de tous. Les cartes suivantes, personne ne les lit avant qu'on y arrive.
rule-set-up-first-player-title = Le premier joueur
rule-set-up-first-player =
    Chacun lance trois dés verts ; qui a le plus de succès commence, les ex æquo relancent.
    - Chacun lance les dés une fois. Seuls relancent ceux qui sont à égalité pour le plus de succès.
rule-set-up-characters-title = Choix des personnages
rule-set-up-characters =
    Dans le sens horaire à partir du premier joueur, un chacun ; seul, on en joue deux. Pistes pleines, bien-être OK, six PA, trois dés de karma.
    - Le premier joueur choisit d'abord, puis les autres à leur tour.
    - Santé et eau sont remplies. Le marqueur de bien-être est sur OK, celui des PA sur 6. Chacun prend 3 dés de karma.
rule-set-up-starting-items-title = Objets de départ
rule-set-up-starting-items =
    Six cartes étoilées sont proposées. Un point par joueur, au moins quatre, partagés également ; on peut les mettre en commun, et nul n'est tenu de payer.
    - Il y a 1 point par joueur, mais au moins 4 en tout. On les partage également, et ce qui reste va au premier joueur. Exemple : à trois, le premier a 2 points et les autres 1 chacun.
    - Les 6 cartes proposées sont tirées au hasard parmi les étoilées. Une carte coûte autant de points qu'elle a d'étoiles.
    - Pour un objet cher, on peut réunir des points. Qui paie et qui le reçoit, on en convient, et nul n'y est forcé ; ce dont on ne convient pas n'est pas acheté et ne coûte rien.
rule-modes-title = Modes de jeu
rule-modes =
    Ensemble contre le désert ; ou avec un Fils de la Liberté mêlé aux cartes des Survivants, sans que nul sache s'il est en jeu.
    - La première carte d'une mission conseille un mode. En coopératif, tous poursuivent son but ensemble. En semi-coopératif, il peut y avoir un traître ; c'est conseillé à partir de 3.
    - On tire face cachée l'une des trois cartes des Fils de la Liberté et on la mélange avec autant de Survivants qu'il y a de joueurs, plus 4. Les deux autres restent de côté, sans être vues. Exemple : à trois, on mélange 7 Survivants et 1 Fils de la Liberté.
    - Chacun en tire une, la lit en secret et la garde face cachée sous son plateau. Le reste demeure caché : il se peut qu'il n'y ait aucun Fils de la Liberté.
    - Les cartes Équipe restent secrètes jusqu'à ce qu'il soit révélé ou que la partie finisse.
    - Les Survivants gagnent par l'objectif de la mission. Ils gagnent aussi si le personnage du Fils de la Liberté est éliminé pour de bon, connu ou non. Lui gagne par le but de sa carte.
rule-modes-sons-of-liberty-title = Le Fils de la Liberté
rule-modes-sons-of-liberty =
    Une fois par jour il peut appeler l'un des siens à ses côtés, et pour 2 PA en envoyer un d'une tuile ; l'un et l'autre le révèlent. Face aux siens, il peut se taire et être attaqué, ou montrer sa carte.
    - Il n'y en a jamais plus d'un. Lui sait que tous les autres sont des Survivants ; eux ne savent pas s'il existe.
    - Appeler coûte 0 PA : on pioche des cartes Ennemi jusqu'au premier Fils de la Liberté, qui paraît sur une tuile à côté de lui. Cela se peut aussi entre deux actions des autres.
    - En envoyer un coûte 2 PA chaque fois, pendant son propre tour et tant que les PA suffisent : un ennemi des Fils de la Liberté, sur sa tuile ou à côté, avance d'une tuile.
    - Par l'un ou l'autre il montre qui il est : c'est ainsi qu'on le découvre le plus souvent. Sa carte est retournée.
    - Chaque fois que, encore inconnu, il rencontre un ennemi des Fils de la Liberté, il choisit : il se tait et se fait attaquer comme les autres, ou il montre sa carte.
    - Une fois connu, ils ne l'attaquent plus jusqu'à la fin de la partie. Ils n'engagent pas de premier tour de combat avec lui et ne ripostent pas ; les autres ennemis le traitent comme avant.
    - Dès lors, plus aucune carte Équipe n'a besoin de rester secrète.
rule-solo-title = En solitaire
rule-solo =
    Un joueur mène deux personnages et décide à chaque phase lequel agit en premier.
    - Vous choisissez 2 personnages et menez les deux pendant toute la partie. À chaque phase vous dites à nouveau lequel agit en premier. Ils jouent des tours entiers, l'un après l'autre ; pour réanimer, se joindre à un combat et échanger, chacun compte comme le personnage d'un autre joueur.
    - Il y a 4 points pour les objets de départ. Chacun des deux a ses propres pistes et 3 dés de karma.
rule-actions-title = Actions
rule-actions =
    Déplacement, interactions et combat ; chacune coûte ses PA. Un tour finit à 0 PA ou en attendant.
    - Voici les coûts : Aller de 1 à 4, Charger 2, Se faufiler de 2 à 5.
    - Explorer, reconnaître, ramasser, se ravitailler, fabriquer, fouiller, manger, recueillir la pluie et ouvrir un conteneur 1 ; échanger 1 avec chacun ; utiliser 0 ou 1 ; déposer 0 ; dormir de 3 à 5.
    - Allumer un feu 1, cuisine 1, cuisiner 2, dresser ou démonter un campement 1, munitions 1.
    - Attaquer 1, esquiver 1, attendre 0, attaque furtive 2, tirer 1. Se rapprocher d'un tireur coûte de 1 à 4.
    - Une visite à un marchand 1, et chaque vol 1 de plus. Pour le Fils de la Liberté : appeler 0, envoyer 2.
rule-actions-movement-title = Déplacement
rule-actions-movement =
    Aller : la valeur de la tuile où l'on entre. Charger : 2 PA, révéler et entrer. Se faufiler : la valeur plus un, avec un test de discrétion.
    - Aller mène sur une tuile voisine déjà révélée, pour 1-4 PA. On n'entre pas sur une tuile dont tous les emplacements sont pris.
    - Charger révèle une tuile voisine et y entre en une seule action, pour 2 PA quelle que soit sa valeur. Cela peut faire venir des ennemis et un premier tour de combat.
    - Se faufiler coûte 1 PA de plus que la valeur, donc 2-5, et un test de discrétion. S'il réussit, aucun ennemi ne s'éveille ni n'attaque, et le personnage est caché. S'il échoue, il y va quand même, paie le même prix, et les ennemis s'éveillent. La nuit, un dé rouge s'ajoute à ce test.
    - Quitter une tuile avec des ennemis, de quelque façon que ce soit, est déjà une action à cet endroit : qui est visible est frappé avant de partir.
    - Explorer et charger demandent une tuile. La pile épuisée, on ne peut révéler que celles qui sont déjà posées face cachée.
rule-actions-interactions-title = Interactions
rule-actions-interactions =
    Explorer, reconnaître, ramasser, se ravitailler, fabriquer, utiliser, fouiller, manger, recueillir la pluie, dormir, ouvrir un conteneur, déposer.
    - Explorer, 1 PA : on désigne un lieu voisin sans tuile, puis on en pioche une, on la pose là et on la garnit. Personne n'y entre ainsi, donc ni ennemi ni événement.
    - Reconnaître, 1 PA : seulement là où vous vous êtes faufilé et où il y a un symbole ennemi. On pioche la première carte Ennemi et l'on pose sa figurine ; vous restez caché.
    - Ramasser, 1 PA : 1 objet ou équipement, ou jusqu'à 2 ressources, de la tuile vers des emplacements libres. L'eau ne se ramasse pas.
    - Se ravitailler, 1 PA : à un point d'eau on remplit toutes les gourdes, tant qu'il y a de l'eau sur la tuile. Exemple : avec de la place pour 5 et un point de 4, vous en prenez 4.
    - Fabriquer, 1 PA : les ressources de la carte vont de votre plateau à la réserve, et la carte sur un emplacement libre ; ceux qui se libèrent ainsi comptent.
    - Utiliser, 0 ou 1 PA : à tout moment de son propre tour, et sans frais si la carte n'indique pas de coût. Une carte sert une fois, toujours, autant de fois que dit sa piste, ou en la retournant.
    - Fouiller, 1 PA : quiconque est sur la tuile peut fouiller un ennemi vaincu, une fois par corps. On lance un dé vert, et ses succès désignent la ligne de la carte. Ensuite le corps disparaît ; les autres s'enlèvent pendant la préparation.
    - Manger, 1 PA : 1 nourriture devient 1 PV, jusqu'à la piste pleine.
    - Recueillir la pluie, 1 PA, seulement pendant une tempête : 1 eau sur un emplacement d'eau libre, autant de fois qu'on veut.
    - Dormir remonte le bien-être de 1. Cela coûte 4 PA, 3 pendant une tempête, 1 de moins dans un campement mais jamais moins de 3 ; la nuit hors d'un campement 5. On ne dort pas près d'ennemis, sauf caché.
    - Ouvrir un conteneur, 1 PA : le test qu'il montre, force ou adresse. En cas de succès vous piochez 2 cartes Butin et en gardez 1. Les conteneurs sont sur les tuiles ou viennent des cartes Événement. On peut réessayer.
    - Déposer, 0 PA : on laisse sur la tuile autant de choses qu'on veut. L'eau déposée est perdue aussitôt, sauf dans un campement, où elle se conserve. Le reste demeure jusqu'à la préparation puis disparaît, sauf dans un campement.
rule-actions-trade-title = Échanges
rule-actions-trade =
    Pour 1 PA, autant de choses qu'on veut avec un personnage de la tuile, s'il est d'accord. Un refus ne coûte rien.
    - Objets, équipements et ressources changent de mains, l'eau aussi, même en cadeau. On commerce aussi avec un marchand de la tuile.
    - Celui dont c'est le tour paie 1 PA par partenaire. Les partenaires ne paient rien. Exemple : vous échangez avec l'un, et un autre refuse ; cela fait 1 PA.
rule-skill-tests-title = Tests
rule-skill-tests =
    Force, adresse ou discrétion : les dés imprimés sur le plateau. Un succès qu'aucune croix n'annule suffit.
    - Un test se fait avec la force, l'adresse ou la discrétion. On lance les dés placés sous cet attribut. Avec au moins 1 succès, les croix déduites, il est réussi.
    - Qui est blessé ajoute un dé rouge. Chaque croix annule un succès.
    - Le dé vert a 1 double succès, 4 succès et 3 faces vides. Le dé jaune a 4 succès et 4 faces vides. Le dé bleu a 3 succès et 5 faces vides. Le dé rouge a 3 croix et 5 faces vides.
    - Un double succès compte pour 2. Exemple : un double succès et une croix laissent 1, et le test est réussi.
rule-stealth-title = Discrétion
rule-stealth =
    Qui s'est faufilé est caché. Toute autre action à cet endroit demande un test de discrétion ; le rater expose, et les ennemis attaquent.
    - Aller à découvert là où se trouve un ennemi ou un symbole ennemi, c'est se battre. Se faufiler l'évite. On n'est caché que sur la tuile où l'on s'est faufilé.
    - Quitter une tuile avec un ennemi peut encore provoquer une attaque : qui est caché fait le test pour partir. Qui se faufile plus loin en fait deux, un par tuile.
    - Toute autre action sur la tuile demande un nouveau test pour rester caché. S'il échoue, vous êtes exposé ; les ennemis s'éveillent, et un premier tour de combat commence. Puis l'action se fait, si elle est encore possible. Attendre, boire et reconnaître ne demandent pas de test.
    - Tant que vous êtes caché et réussissez le test, personne ne riposte à ce que vous faites.
    - Qui se trouve sur un symbole ennemi quand on en retire le marqueur pendant la préparation est caché dès lors, et chacune de ses actions à cet endroit demande le test. Exemple : vous battez un ennemi, dormez sur sa tuile, et au matin personne ne vous attaque ; mais pour ramasser quelque chose vous faites un test de discrétion.
    - On reste caché au fil des phases et des jours. Cela finit par un test raté, une attaque furtive, une attaque ouverte, ou en partant.
rule-karma-title = Karma
rule-karma =
    Trois dés pour toute la partie. Une fois par jour on relance des dés, chacun avec un dé de karma ; sans le symbole, celui-ci est perdu.
    - Chaque personnage a 3 dés de karma, et il n'en vient pas d'autres. Une fois par jour il peut relancer un ou plusieurs dés de son choix. Ce peuvent être ceux d'un personnage ou d'un ennemi. Cela ne coûte pas de PA.
    - Avec chaque dé on lance un dé de karma. S'il montre le symbole, vous le gardez pour plus tard. Sinon il est perdu pour le reste de la partie. Le nouveau résultat du dé est définitif. Exemple : vous relancez deux dés avec deux dés de karma ; l'un montre le symbole, il vous en reste donc un de moins.
rule-camp-title = Campement
rule-camp =
    Une tente dressée sur une tuile : une seule carte Nuit pour tous, un sommeil moins cher, et une réserve que la préparation ne touche pas.
    - Pour 1 PA et ses ressources vous fabriquez la tente comme objet, ou tout de suite comme campement sur votre tuile. Une tente que vous portez devient un campement pour 1 PA.
    - Pour 1 PA on le démonte à tout moment de son propre tour, même si un autre l'a dressé : le marqueur s'en va, et la tente demande un emplacement libre sur votre plateau. Ce qu'on y gardait revient à qui l'a démonté. Ce qui ne tient pas reste sur la tuile.
    - Un campement abrite autant de personnages que la tuile a d'emplacements de mouvement. Exemple : avec 2 emplacements il y a de la place pour 2.
    - On n'y pioche qu'une carte Nuit par nuit. Dormir coûte 1 PA de moins. On peut y garder autant de ressources, d'eau, d'objets et d'équipements qu'on veut, et la préparation n'y touche pas.
rule-campfire-title = Feu de camp et cuisine
rule-campfire =
    Allumé avec un objet FEU et un bois, il brûle jusqu'à la prochaine tempête et éloigne les animaux. Avec un métal il devient une cuisine : une ration en devient trois.
    - Pour l'allumer il faut quelque chose portant le mot FEU, 1 PA et 1 bois. Il brûle jusqu'à ce qu'on pioche la prochaine carte Tempête. Le feu lui-même compte comme FEU.
    - Sur sa tuile, les cartes Nuit portant le mot Animal peuvent être ignorées. Les animaux ne vont pas sur la tuile.
    - Pour 1 PA et 1 métal il devient une cuisine. Là, 2 PA changent 1 nourriture en 3. Quand la cuisine disparaît, par exemple pendant une tempête, il reste 1 métal sur la tuile.
rule-conditions-title = États
rule-conditions =
    Blessures et infections, un marqueur de chaque.
    - Personne n'a plus d'un marqueur de blessure, ni plus d'un marqueur d'infection.
rule-conditions-wounded-title = Blessé
rule-conditions-wounded =
    À 2 PV ou moins : un dé rouge à chaque jet, jusqu'à retrouver 3 PV.
    - Qui a 2 PV ou moins est blessé. À 3 PV ou plus, c'est fini.
    - À chaque jet du personnage s'ajoute un dé rouge : tests, attaques, contre-attaques, la fouille d'un corps. Chaque croix annule un succès des autres dés. Les dés de karma et le d8 se lancent sans lui.
rule-conditions-infection-title = L'infection
rule-conditions-infection =
    1 PV au début de chaque matin et de chaque nuit, jusqu'à ce qu'un antibiotique, une trousse ou la Médecin la soigne.
    - Elle vient des cartes. L'après-midi elle ne fait pas de dégâts. Quand elle est soignée, le marqueur retourne à la réserve.
rule-resources-title = Ressources
rule-resources =
    Chacune a une valeur en eau : nourriture, connecteur et bois 2, alcool et plastique 3, les autres 1. Celles au hasard viennent du sac.
    - L'eau est la monnaie, et tout en vaut un peu. Eau, tissu et métal valent 1, nourriture, connecteur et bois 2, alcool et plastique 3. Les marchands échangent à ces valeurs. Exemple : 1 nourriture vaut 2 eaux.
    - Les ressources au hasard se tirent du sac quand une carte le dit. Quand le sac est vide, on y met un cube de chaque ressource que la réserve possède encore.
rule-ammunition-title = Munitions
rule-ammunition =
    Pour 1 PA un métal donne deux cartouches, un bois trois flèches. Un projectile se garde sur l'arme ou prend un emplacement de ressource.
    - 1 PA et 1 métal donnent 2 cartouches. 1 PA et 1 bois donnent 3 flèches. Il n'y a pas besoin d'arme pour en faire.
    - Chaque projectile se garde sur la carte de son arme, ou prend à lui seul un emplacement de ressource.
    - Les armes achetées à un marchand sont pleines. Pour une arme trouvée, les dés de la carte disent ce qu'il y reste.
rule-enemies-title = Ennemis
rule-enemies =
    Chaque symbole découvert en fait venir un quand on entre à découvert. Une fois vaincu, son symbole reste couvert jusqu'à la préparation.
    - Un ennemi est un animal, un humain ou un mutant. Certains appartiennent aux Fils de la Liberté ; c'est une marque à part.
    - Qui entre sans être caché sur une tuile avec un symbole éveille son ennemi : la carte est piochée et lue à voix haute, la figurine posée, et un premier tour de combat commence.
    - Quand il est vaincu, un marqueur universel couvre son symbole, et rien n'en vient plus. Pendant la préparation, ces marqueurs s'en vont.
    - Les ennemis du même nom se distinguent par des lettres, l'une près de la figurine et l'autre sur la carte.
rule-enemies-movement-title = Déplacement des ennemis
rule-enemies-movement =
    Pendant la préparation, un d8 chacun : de 1 à 6 une tuile voisine, 7 reste, 8 un pas vers le personnage le plus proche. Là où se tient un personnage visible ils restent.
    - Seuls bougent les ennemis sans personnage sur leur tuile. Ils le font pendant la préparation, ou quand une carte le dit. Chacun lance son d8 et avance exactement de 1 tuile : de 1 à 6 ce sont les six voisines. Sur 7 il reste. Sur 8 il avance d'une tuile vers le personnage le plus proche.
    - Si plusieurs sont aussi proches, ils lancent 2 dés verts chacun, et l'ennemi va vers celui qui a le moins de succès. Seuls lancent ceux qui sont à la plus petite distance.
    - Là où il n'y a pas encore de tuile, on en pose une face cachée, et l'ennemi se tient dessus.
    - Les ennemis qui sont avec un personnage restent, sauf s'il est caché. Quand ils rejoignent quelqu'un, ils n'attaquent pas avant qu'il agisse.
rule-combat-title = Combat
rule-combat =
    Chaque action à côté d'ennemis est un tour de combat : tous ripostent. Les attaques sont simultanées, chaque succès coûte 1 PV, et qui tombe frappe encore.
    - Un combat commence d'ordinaire par un premier tour, qui ne coûte pas de PA. Ensuite chaque action du personnage dont c'est le tour fait un tour de combat, et qui s'y joint agit dedans.
    - Tant que vous êtes près d'ennemis sans être caché, tous répondent à chacune de vos actions, que vous combattiez ou non. Cela vaut aussi pour les actions à 0 PA ; seuls attendre, boire et le karma ne provoquent personne.
    - Pendant un tour de combat chacun, ami ou ennemi, a une seule action de combat. Un ennemi qui a attaqué n'attaque plus avant le tour suivant.
    - Les attaques tombent au même instant : un ennemi vaincu pendant ce tour frappe encore, et un personnage qui tombe inflige quand même ses dégâts.
    - Le joueur à gauche de celui qui agit joue les ennemis et lance pour eux. Vigil lance à sa place ; on l'interroge là où les ennemis ont le choix.
    - Les dés de chacun se lancent et se comptent à part. Deux ennemis n'additionnent pas les leurs.
    - Vous lancez vos dés de combat et ceux des armes, et les succès sont les dégâts. Chaque succès d'un personnage coûte 1 PV à l'ennemi. Chaque succès d'un ennemi coûte 1 PV au personnage.
    - Les dégâts sont posés en cubes rouges sur la carte de l'ennemi. Quand il y en a autant que ses PV, il est vaincu.
    - Un combat finit quand tous ses ennemis sont vaincus. Il finit aussi quand le dernier personnage quitte la tuile. Et il finit quand le dernier sur place est tombé. Les ennemis qui restent gardent leurs dégâts.
rule-combat-first-round-title = Premier tour de combat
rule-combat-first-round =
    Qui entre à découvert là où un ennemi se trouve ou apparaît livre un tour gratuit : une attaque ou une esquive.
    - Il vient quand vous entrez, sans être caché, sur une tuile avec un ennemi et sans autre personnage. Il vient quand vous entrez, sans être caché, sur une tuile avec un symbole ennemi non couvert. Et il vient quand un ennemi, un événement ou une carte Nuit le dit.
    - Chaque ennemi de la tuile attaque. Le tour n'est gratuit que pour qui l'a provoqué ; les autres qui s'y joignent paient.
    - Exemple : deux symboles amènent deux ennemis. Vous en frappez un, et les deux vous frappent ; vos PA n'ont pas changé.
rule-combat-loot-title = Butin du combat
rule-combat-loot =
    Pour 1 PA un corps se fouille une fois : un dé vert désigne la ligne de la carte.
    - Après la défaite d'un ennemi, un personnage de la tuile peut payer 1 PA pour fouiller le corps. Un dé vert montre 0, 1 ou 2 succès, et c'est cette ligne de la carte qui compte. Elle peut donner des ressources au hasard, des cartes Butin et autres. Exemple : un succès peut rapporter une ressource au hasard et une carte Butin.
rule-combat-actions-title = Actions de combat
rule-combat-actions =
    Attaquer 1, esquiver 1 avec un test d'adresse, attendre 0, attaque furtive 2 avec un test de discrétion, à distance 1. Les PA gardés ne servent qu'au combat, jusqu'à la fin de la phase.
    - Les actions de combat se font quand quelqu'un qu'on peut attaquer est à portée, ennemi ou personnage. Est à portée qui se trouve sur votre tuile et, avec une arme à distance chargée, aussi qui est sur une tuile voisine.
    - Attaquer, 1 PA : un ennemi ou un personnage de votre tuile, qui riposte au même instant. Les deux lancent leurs dés de combat et ceux de leurs armes. Avec une arme à distance, la cible peut être sur une tuile voisine.
    - Esquiver, 1 PA et un test d'adresse : en cas de succès vous évitez toute l'attaque d'un ennemi, sinon aucune. Contre plusieurs vous choisissez laquelle, une fois leurs dés visibles. C'est aussi une action, elle provoque donc les attaques mêmes qu'elle peut éviter.
    - Attendre, 0 PA : vous gardez vos PA et laissez passer les autres. Jusqu'à la fin de la phase vous pouvez vous en servir à tout moment, même pendant le tour des autres, mais seulement pour des actions de combat. Si le personnage dont c'est le tour ne combat pas, une telle action ouvre un tour de combat à part : les ennemis sont de nouveau prêts et répondent comme d'habitude.
    - Les PA gardés qui ne servent pas avant la fin de la phase sont perdus, et de même dès qu'un combat à portée est fini et qu'aucun ennemi n'est plus à portée. Exemple : vous attendez près d'un ennemi fort ; un camarade arrive et attaque, vous vous joignez à lui pour 1 PA. Quand l'ennemi tombe, le reste de vos PA est perdu.
    - Attaque furtive, 2 PA et un test de discrétion, seulement caché sur une tuile avec un ennemi : une attaque à laquelle personne ne répond. Ensuite vous êtes exposé. Si le test échoue il n'y a pas d'attaque, et un premier tour de combat commence.
    - La mort mise à part, un tour ne finit que de deux façons : il ne reste pas de PA, ou vous attendez. On peut toujours attendre.
rule-combat-configurations-title = À plusieurs dans un combat
rule-combat-configurations =
    Après chaque action de combat, ceux qui sont à portée peuvent s'y joindre, un par un. Chacun subit la riposte de sa cible, ou du plus fort qui n'a pas attaqué ; les autres frappent le dernier qui a agi.
    - Un contre plusieurs : chaque action du personnage provoque 1 riposte de chaque ennemi de la tuile. Exemple : vous attaquez l'un des deux, et les deux vous frappent.
    - À plusieurs on peut se battre ensemble si l'on est à portée d'un ennemi, sur sa tuile ou à côté avec une arme à distance utilisable, et qu'il reste des PA dans cette phase. Après chaque action de combat du personnage dont c'est le tour, on demande à tous ceux-là s'ils s'y joignent. Qui s'y joint fait une seule action de combat hors de son tour et la paie. Un tel combat se joue jusqu'au bout avant que l'ordre habituel reprenne.
    - Qui n'a pas encore joué son tour peut se joindre avec les PA de cette phase. Son tour commence ensuite comme d'habitude, avec ce qui reste.
    - Un ennemi qui a déjà attaqué pendant ce tour ne riposte pas à ceux qui se joignent. Exemple : l'un esquive, et l'attaque du seul ennemi est passée ; le camarade qui se joint alors le frappe sans dommage.
    - Plusieurs contre plusieurs : si personne ne se joint, chaque ennemi attaque le personnage dont c'est le tour une fois pour chacune de ses actions. Si d'autres de la tuile se joignent, ne répond à chacun que l'ennemi qu'il a attaqué. Si celui-là a déjà attaqué, le plus fort qui ne l'a pas fait répond à sa place. Quand plus personne ne se joint, tous ceux qui n'ont pas encore attaqué frappent le dernier à s'être joint. Qui se joint peut attaquer n'importe quel ennemi à portée.
    - Ainsi il n'y a pas plus de ripostes dans un tour que d'ennemis.
    - Exemple : 2 personnages, 3 ennemis. Ada attaque le premier, qui répond. Bo se joint et l'attaque aussi : personne d'autre ne se joint, donc le deuxième et le troisième frappent Bo. Avec 3 personnages et 2 ennemis, le troisième à attaquer n'est pas frappé du tout.
rule-ranged-combat-title = Combat à distance
rule-ranged-combat =
    Une arme chargée atteint une tuile voisine. Sur un succès bleu l'ennemi vient au tireur ; sinon il riposte s'il le peut.
    - Un tir coûte 1 PA et demande une arme à distance ; la cible est sur une tuile voisine. Il prend une munition, et une arme vide ne peut pas tirer.
    - Pour un ennemi visé, on lance aussi un dé bleu. Sur un succès il vient sur la tuile du tireur. C'était son action de combat, et il n'attaque pas pendant ce tour. Sinon il reste, et tire à son tour si sa carte a des dés à distance. S'il a déjà attaqué, il ne fait ni l'un ni l'autre. Seul réagit celui qui est visé ; les ennemis de la tuile du tireur ripostent comme d'habitude.
    - Un animal ne vient pas sur une tuile avec un feu ; alors il reste.
    - Un personnage visé peut esquiver pour 1 PA : chaque succès retire 1 dégât. Exemple : de 3 dégâts, une esquive à 2 succès en laisse 1. Ou il peut se rapprocher : il paie la valeur de mouvement, 1-4 PA, fait un test de force, subit tous les dégâts et, en cas de succès, se trouve sur la tuile du tireur. Si le test échoue, les PA sont dépensés et il reste. Dans les deux cas il lui faut les PA dans cette phase.
rule-characters-against-characters-title = Personnages contre personnages
rule-characters-against-characters =
    Permis dans tous les modes. L'attaqué peut contre-attaquer ou esquiver pour 1 PA ; à distance, aussi se rapprocher.
    - On peut attaquer un personnage sur la même tuile ou à distance, et les deux frappent au même instant. Qui est attaqué pendant le tour d'un autre peut contre-attaquer ou esquiver, s'il lui reste des PA dans cette phase. Il ne peut s'en aller que pendant son propre tour. Personne d'autre ne se joint.
rule-merchants-title = Marchands
rule-merchants =
    Une visite coûte 1 PA ; ensuite on achète, on vend à moitié prix, on échange à valeur égale, on prend des munitions et l'on fait démonter des objets, sans frais.
    - Pour 1 PA vous commencez à traiter avec un marchand de votre tuile ; tant que vous ne faites rien d'autre, les affaires sont sans frais, autant que vous voulez.
    - Vous achetez objets et équipements à leur prix en eau, ou en ressources de cette valeur. Vous échangez des ressources aussi souvent que vous voulez. Vous vendez des objets à la moitié de leur valeur, arrondie vers le bas. Exemple : pour un objet à 7 vous recevez 3. Le marchand paie avec ce qu'il a.
    - Les munitions ne manquent jamais : 1 eau pour une cartouche ou une flèche. Pour 1 eau un de vos objets est démonté, et vous en recevez toutes les ressources ; cela ne se fait que chez un marchand.
rule-merchants-theft-title = Vol
rule-merchants-theft =
    Un PA de plus et un test de discrétion pour une ressource ; qui se fait prendre a un ennemi pour le reste de la partie.
    - En plus de la visite, chaque tentative coûte 1 PA et un test de discrétion. En cas de succès vous lui prenez 1 ressource. Si elle échoue vous n'avez rien, il attaque, et un combat commence. Dès lors il est votre ennemi pour le reste de la partie.
    - Pour celui à qui il est hostile, c'est un ennemi de la tuile comme un autre : pas de commerce, un premier tour de combat en entrant, des ripostes. Avec les autres il traite encore. À New Haven on ne peut ni voler ni dévaliser.
rule-merchants-robbery-title = Attaque d'un marchand
rule-merchants-robbery =
    Qui bat un marchand prend deux de ses objets et toutes ses ressources ; le marchand quitte la partie. Qui s'enfuit n'y commercera plus.
    - Pendant une visite vous l'attaquez, 1 PA chaque fois, et il riposte. Qui le bat prend 2 de ses cartes Objet au choix et toutes ses ressources. Ensuite il quitte la partie.
    - S'il n'est pas battu, ses dégâts s'effacent dès qu'il n'y a plus de personnage sur la tuile. Qui a fui après l'avoir attaqué ne pourra plus jamais commercer avec lui.
rule-merchants-set-up-title = Le plateau du marchand
rule-merchants-set-up =
    Quatre eaux, quatre ressources au hasard ; au magasin deux objets de départ et un objet de butin, chez le revendeur trois objets de butin.
    - Le magasin de New Haven commence avec 4 eaux, 4 ressources au hasard, 2 objets de départ que personne n'a, tirés au hasard, et 1 objet du paquet Butin. Il est ouvert dès le premier jour.
    - Quand un revendeur apparaît, son marqueur va sur la tuile et son plateau est garni : 4 eaux, 4 ressources au hasard, 3 objets du paquet Butin. Rien n'est réassorti ensuite.
rule-missions-title = Missions
rule-missions =
    Des cartes en séquence : la suivante se lit quand l'objectif est atteint, et la dernière donne la victoire.
    - La carte suivante est lue à voix haute à tous, et ce qu'elle installe est posé aussitôt. Avant, personne ne la connaît.
    - Les Survivants perdent quand il n'en reste aucun, ou quand finit le jour que dit une carte sans son objectif. Le Fils de la Liberté ne gagne alors que si son propre but est atteint.
rule-day-title = La journée
rule-day =
    Matin : carte Soleil, PA, infection. Après-midi : carte Soleil, PA. Nuit : PA, infection. À chacune, chacun à son tour boit et agit.
    - Le matin, l'après-midi et la nuit, chaque joueur a un tour, dans le sens horaire à partir du premier joueur. Les PA restants ne passent pas à la phase suivante.
    - Matin : le premier joueur mélange le paquet Soleil et pioche, et la carte vaut pour tous. Chacun règle ses PA : d'ordinaire 6, pendant une tempête 5, et 2 de moins s'il est fatigué. Qui est infecté subit 1 dégât. Puis chacun à son tour boit 1 eau de son propre plateau, ou subit 1 dégât s'il n'en a pas, et agit.
    - Après-midi : carte Soleil et PA comme le matin ; l'infection ne fait rien. Chacun boit et agit.
    - Nuit : il n'y a pas de carte Soleil ; on règle les PA, 6, pendant une tempête 5, et 2 de moins si l'on est fatigué. Qui est infecté subit 1 dégât. Chacun à son tour boit 1 eau, ou subit 1 dégât s'il n'en a pas. Puis il pioche une carte Nuit, à moins qu'un campement, la carte d'un camarade, la discrétion ou New Haven ne l'en dispense. Puis il agit ; dormir hors d'un campement coûte 5 PA.
    - Après la nuit commence le jour suivant, par sa préparation.
rule-day-preparation-title = Préparation
rule-day-preparation =
    Le premier joueur change, les objets déposés et les corps disparaissent, objets et symboles sont rétablis, les ennemis bougent, l'eau revient, le bien-être baisse, chacun mange une ration.
    - Il n'y en a pas le premier jour. Les autres jours elle suit cet ordre.
    - Le marqueur du premier joueur passe dans le sens horaire.
    - Ce qui a été déposé ou laissé retourne à la réserve, sauf dans les campements. Les ressources imprimées que personne n'a prises restent.
    - Le jour avance d'un cran.
    - Les choses retournées se remettent à l'endroit, et les marqueurs quittent les symboles ennemis. Qui se tient sur un tel symbole est maintenant caché.
    - Les ennemis sans personnage sur leur tuile bougent au d8.
    - Sur toutes les tuiles l'eau revient, autant qu'il en est imprimé.
    - Le bien-être de chacun baisse de 1.
    - Chacun rend 1 nourriture de son propre plateau. Qui n'en a pas subit 1 dégât. La nourriture d'un campement ne compte pas tant qu'on ne l'a pas ramassée.

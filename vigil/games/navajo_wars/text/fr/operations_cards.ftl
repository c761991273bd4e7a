# Les cartes Opérations : noms, effets, récits et mots de leurs règles.

name-dry-years = Années sèches
card-dry-years = Choisissez. Rester près des sources : lancez deux fois un dé ; chaque fois, le Territoire désigné reçoit un pion Sécheresse, comme pour l'Événement mineur. Suivre l'herbe vers les hauteurs, tous ensemble : Force militaire −1, Culture +1. Ou chevaucher contre les villages du Rio Grande : Force militaire +1, l'Ennemi perçoit 3 PA de plus la prochaine fois, et lancez une seule fois un dé pour un pion Sécheresse, de la même façon. Placez un Intrus.
card-dry-years-story = Les cernes des arbres du plateau gardent la trace des longues sécheresses des années 1660, 1770 et 1840. Les sources tarirent, les bergers poussèrent leurs troupeaux toujours plus loin vers l'herbe, et les années de faim furent rarement des années calmes sur le Rio Grande.

name-female-rain = Pluie femelle
card-female-rain = Choisissez : retirez deux pions Sécheresse, un par un, là où ils pèsent le plus (d'abord là où vivent des Familles ; à égalité, dans le Territoire le plus sec, puis dans celui du plus petit numéro de dé) ; ou le prochain Passage du temps apporte 2 unités de nourriture de plus ; ou Culture +1.
card-female-rain-story = Les Diné distinguent deux pluies. La pluie mâle frappe avec le tonnerre et s'en va ; la pluie femelle tombe douce et longue, et les champs la boivent.

name-cloudburst = Trombe d'eau
card-cloudburst = Lancez un dé pour le Territoire. Le Maïs et les Intrus de ses Zones 1 à 3 retournent dans leurs gobelets. Retirez-y un pion Sécheresse ou, s'il n'en a pas, retirez-en un du Territoire adjacent de plus petit numéro qui en a.
card-cloudburst-story = À la fin de l'été, un lit à sec peut devenir une rivière en moins d'une heure. Elle remplit chaque creux du rocher et emporte le champ voisin.

name-stores-for-the-winter = Provisions d'hiver
card-stores-for-the-winter = Si vous avez effectué la Planification avec cette carte, le prochain Passage du temps apporte 4 unités de nourriture de plus ; sinon, 1 de plus.
card-stores-for-the-winter-story = Du maïs séché en épis, des courges coupées en longues lanières, des pignons ramassés après le premier gel : une fosse bien garnie d'écorce mène une famille jusqu'au printemps.

name-early-frost = Gelée précoce
card-early-frost = Renoncez à l'une de ces choses : le Maïs d'une Zone du plateau ou un pion Maïs des Ressources, qui retourne dans le gobelet ; un mouton des Ressources, qui part Hors jeu ; ou 1 point de Culture.
card-early-frost-story = Sur le haut plateau, la belle saison est courte. Une seule nuit claire de septembre peut noircir un champ auquel il manquait dix jours.

name-peach-orchards = Les vergers de pêchers
card-peach-orchards = S'il y a une Famille dans le canyon de Chelly, choisissez : le prochain Passage du temps apporte 2 unités de nourriture de plus par Famille dans le canyon, 6 au plus en tout ; ou prenez un pion Marchandises ; ou Culture +1.
card-peach-orchards-story = Les pêchers vinrent dans le Sud-Ouest avec les Espagnols, et au canyon de Chelly par les voisins pueblos. Avec le temps ils s'y comptèrent par milliers au pied des parois rouges, et leurs fruits séchés étaient prisés au loin.

name-deep-snow = Neige profonde
card-deep-snow = Lors de la prochaine opération Actions, chaque Famille activée a 1 PM de moins. Le prochain Raid ennemi compte 2 pions Raid de moins.
card-deep-snow-story = La neige fermait les cols des monts Chuska à tous également : à la bergère et à son troupeau comme à la colonne et à ses mules.

name-lambing-season = La saison des agneaux
card-lambing-season = Pour chaque Territoire qui a une Famille et aucune Sécheresse, un mouton Hors jeu passe dans les Ressources, deux au plus en tout.
card-lambing-season-story = Les moutons churros atteignirent le Rio Grande avec les colons espagnols de 1598. Chez les Diné ils devinrent nourriture, laine et richesse, et une grande part de cette richesse appartenait aux femmes.

name-the-headmen-gather = Les chefs se rassemblent
card-the-headmen-gather = S'il y a un ancien sur le Tableau des anciens, choisissez. La paix : chaque Famille perd 1 point de Férocité et vous gagnez 1 point de Culture. La guerre : jusqu'à deux Familles avec un homme gagnent chacune 1 point de Férocité, et vous gagnez 1 point de Force militaire.
card-the-headmen-gather-story = Aucun chef ne gouvernait seul les Diné. Dans les affaires graves, chefs de paix et chefs de guerre se réunissaient en une assemblée, le naachid ; ils pouvaient convaincre, non commander.

name-kin-from-the-pueblos = Des parents venus des Pueblos
card-kin-from-the-pueblos = Choisissez : un homme, une femme ou un enfant passe de la case Hors jeu à la case Passage du temps, ou bien Culture +1. Puis, s'il y a un Avant-poste sur le plateau, placez un Intrus.
card-kin-from-the-pueblos-story = Après les guerres des années 1690, des gens de Jemez et d'autres Pueblos trouvèrent refuge chez les Diné. Beaucoup restèrent pour toujours, et des clans en gardent encore la mémoire.

name-smallpox = La variole
card-smallpox = Lancez un dé. S'il ne dépasse pas 1 plus le nombre d'Avant-postes sur le plateau, l'ancien le plus à droite du Tableau des anciens part Hors jeu, ainsi qu'un pion de population d'une Famille, à votre choix.
card-smallpox-story = Le mal suivait les routes de village en village. La grande épidémie de 1780 et 1781 coûta des milliers de vies au seul Nouveau-Mexique, et aucune frontière ne l'arrêta.

name-ransomed-captives = Captifs rachetés
card-ransomed-captives = Jusqu'à deux fois, vous pouvez donner un pion Marchandises ou un cheval des Ressources pour ramener une femme ou un enfant de la case Hors jeu à la case Passage du temps.
card-ransomed-captives-story = Aux foires et à chaque pourparler, la même question venait d'abord : où sont nos enfants ? Certains revenaient avec le nom d'un saint, et il fallait leur réapprendre les mots de leur mère.

name-a-first-laugh = Le premier rire
card-a-first-laugh = Un enfant Hors jeu rejoint une Famille de votre choix qui a une femme et pas d'enfant ; s'il n'y en a aucune, il va dans la case Passage du temps. Gagnez 1 point de Culture.
card-a-first-laugh-story = Quand un bébé rit pour la première fois, sa famille offre un repas, et celui ou celle qui l'a fait rire aide à le donner. Ainsi l'enfant est généreux avant même de parler.

name-a-headman-lies-ill = Un chef est malade
card-a-headman-lies-ill = Lancez un dé pour l'ancien le plus à droite du Tableau des anciens : si le résultat ne dépasse pas le Niveau d'ancien de sa case, il part Hors jeu. Quoi qu'il arrive, aucune Action d'ancien n'est permise lors de la prochaine Planification. Si vous n'avez pas d'ancien, perdez 1 point de Culture.
card-a-headman-lies-ill-story = Un chef menait les siens par le respect qu'il avait gagné, et par rien d'autre. Tant qu'il était malade, les décisions attendaient.

name-a-call-for-reprisals = On réclame des représailles
card-a-call-for-reprisals = Choisissez : rendez un cheval ou un mouton des Ressources ; ou échangez les captifs : un enfant Hors jeu rejoint la case Passage du temps, Culture +1 et Moral ennemi +1 ; ou ne rendez rien, et le prochain Raid ennemi compte 2 pions Raid de plus. Placez un Intrus.
card-a-call-for-reprisals-story = À chaque troupeau perdu, les colons se tenaient à la porte du gouverneur, qui envoyait réclamer bétail et captifs. Les Diné voulaient revoir les leurs. Traité après traité promit l'échange, et peu furent respectés.

name-blankets-for-trade = Des couvertures à échanger
card-blankets-for-trade = Si une Famille au moins a une femme, les Marchandises que vous achetez lors de la prochaine Planification ne coûtent pas de PA. Si trois Familles ou plus en ont une, prenez aussi tout de suite un pion Marchandises. Placez un Intrus.
card-blankets-for-trade-story = Vers 1800, les couvertures des métiers diné étaient recherchées de Chihuahua jusqu'aux Plaines. Les meilleures étaient tissées si serré qu'elles arrêtaient la pluie.

name-runners-bring-word = Des coureurs apportent des nouvelles
card-runners-bring-word = Regardez la première carte de la pioche. Puis choisissez : la prochaine fois que vous devancez, cela ne coûte pas de PA ; ou gagnez tout de suite 1 PA. Placez un Intrus.
card-runners-bring-word-story = Les nouvelles traversaient le pays à pied, et de nuit. Un bon coureur pouvait avertir les gens des canyons avant qu'une colonne eût abreuvé ses mules.

name-traders-with-guns = Des marchands de fusils
card-traders-with-guns = Vous pouvez donner un cheval ou un pion Marchandises des Ressources contre un pion Armes à feu ; dans ce cas, la Férocité ennemie augmente de 1. De toute façon, placez un Intrus.
card-traders-with-guns-story = Les autorités interdisaient de vendre des fusils aux peuples libres, et on en vendait quand même. Un mousquet coûtait cher, la poudre plus encore ; et qui vous en vendait un vendait aussi de vos nouvelles.

name-apaches-raid-new-mexico = Les Apaches pillent le Nouveau-Mexique
card-apaches-raid-new-mexico = Piochez deux cubes dans le sac. Les bruns, blancs, noirs et jaunes vont dans la case Cubes pillés ; les rouges, verts et bleus retournent dans le sac. Une Paix en vigueur se poursuit. Placez un Intrus.
card-apaches-raid-new-mexico-story = Les peuples apaches, parents des Diné par la langue, menaient leurs propres guerres. Vue de Santa Fé, la piste d'un troupeau volé ne disait pas toujours qui l'avait pris.

name-apache-war = Guerre apache
card-apache-war = Choisissez. Rester à l'écart : l'Ennemi perçoit 2 PA de moins la prochaine fois qu'il perçoit des PA. Ou, si votre Force militaire est supérieure à 0, une Famille avec un homme entre en guerre : Férocité de cette Famille +1, Force militaire +1, Moral ennemi −1, Férocité ennemie +1.
card-apache-war-story = Au début des années 1780, Diné et Apaches du Gila chevauchèrent côte à côte, jusqu'à ce que les présents et les menaces de Santa Fé les séparent. Fallait-il soutenir le voisin ? La question revenait à chaque génération.

name-slave-raiders = Chasseurs d'esclaves
card-slave-raiders = La Famille la moins féroce parmi celles qui ont un enfant le perd : il part Hors jeu ; si aucune n'en a, la moins féroce parmi celles qui ont une femme la perd. Les Familles dans le canyon, dans une case Fuite ou Capture ou dans la Zone d'un Fort sont à l'abri. Vous pouvez donner un pion Marchandises ou un cheval des Ressources pour l'empêcher. Placez un Intrus.
card-slave-raiders-story = Des bandes armées partaient des villages pour enlever femmes et enfants, contre la loi et au grand jour. Dans les années 1860, les contemporains estimaient à plusieurs milliers les captifs diné du Nouveau-Mexique.

name-a-governor-is-recalled = Le gouverneur est rappelé
card-a-governor-is-recalled = L'Ennemi perd jusqu'à 2 de ses PA ennemis disponibles. Puis vous pouvez échanger l'Ordre actif et l'Ordre en attente d'une ligne qui a les deux.
card-a-governor-is-recalled-story = Les gouverneurs venaient à Santa Fé pour quelques années et repartaient, leurs projets à moitié réalisés. Ce que l'un avait promis, le suivant le tenait rarement ; il en allait de même des menaces.

name-scouts-in-the-hills = Des éclaireurs sur les hauteurs
card-scouts-in-the-hills = Placez deux Intrus. La prochaine carte Opérations ne peut pas être devancée.
card-scouts-in-the-hills-story = Une campagne commençait bien avant les tambours : avec des hommes qui comptaient les feux du haut d'une crête, suivaient les pistes des moutons et lisaient le sol autour des sources.

name-herders-push-west = Les bergers poussent vers l'ouest
card-herders-push-west = Choisissez. Laisser paître leurs troupeaux : l'Avant-poste le plus avancé qui n'est pas au sommet de sa piste (à égalité, celui du Territoire de plus petit numéro) monte d'une Zone, le Maïs de sa nouvelle Zone retourne dans le gobelet et vous perdez 1 point de Culture ; si tous les Avant-postes sont au sommet de leur piste, vous perdez 2 points de Culture. Ou les emmener : un mouton Hors jeu passe dans les Ressources, Férocité ennemie +1, et l'Ennemi perçoit 2 PA de plus la prochaine fois. S'il n'y a aucun Avant-poste sur le plateau, exécutez plutôt Bâtir. Placez un Intrus.
card-herders-push-west-story = À l'ouest du Rio Puerco, les troupeaux du Nouveau-Mexique furent poussés sur des pâturages que des familles diné utilisaient depuis des générations. Vinrent d'abord les moutons, puis la maison, puis les soldats pour la garder.

name-settlers-turn-back = Les colons font demi-tour
card-settlers-turn-back = Avec deux cubes ou plus dans la case Cubes pillés, un Avant-poste de votre choix recule d'une Zone, et quitte le plateau s'il est en Zone 1. Avec moins de cubes, ou sans Avant-poste sur le plateau, le Moral ennemi baisse de 1.
card-settlers-turn-back-story = Les missions fondées pour les Diné en 1749 étaient vides au bout d'un an, et dans les premiers temps de Cebolleta ses colons quittèrent un jour leurs maisons pour fuir à Laguna. Une frontière peut aussi reculer vers l'est.

name-the-utes-ride-south = Les Utes descendent vers le sud
card-the-utes-ride-south = L'Ordre Utes ! visible le plus haut dans la colonne Actifs change de place avec celui qui est en tête de la colonne, sauf s'il y est déjà. Si aucun n'y est visible, l'Ordre Utes ! visible le plus haut dans la colonne En attente s'échange avec l'Ordre actif de sa ligne. Placez un Intrus.
card-the-utes-ride-south-story = Le long de la San Juan, bandes utes et familles diné commerçaient, se mariaient et se battaient. Quand le Nouveau-Mexique partait en guerre, c'est là qu'il cherchait d'abord ses alliés.

name-gifts-for-the-comanche = Des présents pour les Comanches
card-gifts-for-the-comanche = Si l'Ordre Comanches ! est visible dans la colonne Actifs, vous pouvez donner un pion Marchandises pour l'échanger avec l'Ordre en attente d'une ligne désignée par un dé ; sinon, il monte d'une ligne. S'il n'y est pas visible, vous pouvez donner un pion Marchandises contre un cheval. Placez un Intrus.
card-gifts-for-the-comanche-story = Les Comanches étaient les maîtres des Plaines du Sud, riches en chevaux. Les gouverneurs les courtisaient, leurs voisins aussi ; un présent au bon moment pouvait acheter une année tranquille.

name-hopi-corn = Le maïs des mesas
card-hopi-corn = Vous pouvez donner un mouton ou un pion Marchandises des Ressources pour piocher deux pions Maïs dans le gobelet et les placer face visible dans les Ressources.
card-hopi-corn-story = Dans les années maigres, les familles diné montaient viande et laine aux villages hopis et en redescendaient avec du maïs. L'échange continuait d'une querelle à l'autre, et souvent au beau milieu.

# ce qui arrive, pour tout Événement majeur

event-major-event = Événement majeur : { $card }
event-later-food-next = { $n ->
    [one] Le prochain Passage du temps apporte { $n } unité de nourriture de plus
   *[other] Le prochain Passage du temps apporte { $n } unités de nourriture de plus
}
event-later-mp-next = { $n ->
    [0] Lors de la prochaine opération Actions, les Familles ont leurs PM habituels
    [-3] Lors de la prochaine opération Actions, chaque Famille activée a 3 PM de moins
    [-2] Lors de la prochaine opération Actions, chaque Famille activée a 2 PM de moins
    [-1] Lors de la prochaine opération Actions, chaque Famille activée a 1 PM de moins
    [1] Lors de la prochaine opération Actions, chaque Famille activée a 1 PM de plus
    [2] Lors de la prochaine opération Actions, chaque Famille activée a 2 PM de plus
    [3] Lors de la prochaine opération Actions, chaque Famille activée a 3 PM de plus
   *[other] Lors de la prochaine opération Actions, chaque Famille activée a { $n } PM de plus
}
event-later-raid-counters-next = { $n ->
    [0] Le prochain Raid ennemi a ses pions Raid habituels
    [-3] Le prochain Raid ennemi comptera 3 pions Raid de moins
    [-2] Le prochain Raid ennemi comptera 2 pions Raid de moins
    [-1] Le prochain Raid ennemi comptera 1 pion Raid de moins
    [1] Le prochain Raid ennemi comptera 1 pion Raid de plus
    [2] Le prochain Raid ennemi comptera 2 pions Raid de plus
    [3] Le prochain Raid ennemi comptera 3 pions Raid de plus
   *[other] Le prochain Raid ennemi comptera { $n } pions Raid de plus
}
event-later-enemy-ap-next = { $n ->
    [0] La prochaine fois, l'Ennemi perçoit ses PA habituels
    [-3] La prochaine fois, l'Ennemi percevra 3 PA de moins
    [-2] La prochaine fois, l'Ennemi percevra 2 PA de moins
    [-1] La prochaine fois, l'Ennemi percevra 1 PA de moins
    [1] La prochaine fois, l'Ennemi percevra 1 PA de plus
    [2] La prochaine fois, l'Ennemi percevra 2 PA de plus
    [3] La prochaine fois, l'Ennemi percevra 3 PA de plus
   *[other] La prochaine fois, l'Ennemi percevra { $n } PA de plus
}
event-later-free-preempt = La prochaine fois que vous devancez, cela ne coûte pas de PA
event-later-no-preempt = La prochaine carte Opérations ne peut pas être devancée
event-later-elders-silent = Aucune Action d'ancien n'est permise lors de la prochaine Planification
event-later-market = Les Marchandises achetées lors de la prochaine Planification ne coûtent pas de PA
event-animal-given = Vous cédez { $piece_a } de vos Ressources
event-nobody-comes = Il ne reste Hors jeu ni homme, ni femme, ni enfant : personne ne vient
event-elder-lost = La terre est malade, et avec elle meurt l'ancien le plus à droite du Tableau des anciens
event-elder-dies-of-illness = L'ancien le plus à droite du Tableau des anciens meurt de sa maladie
event-elder-dies-of-smallpox = La variole emporte l'ancien le plus à droite du Tableau des anciens
option-newcomer = Accueillir { $piece_a }
option-learn-from-kin = Les héberger une saison et apprendre d'eux : Culture +{ $n }
question-raise-families = { $n ->
    [one] Quelle Famille gagne 1 point de Férocité ?
   *[other] Quelle Famille gagne 1 point de Férocité ? Vous pouvez encore en choisir { $n }, l'une après l'autre.
}
option-raise-family = { $family }
option-raise-no-more = N'en choisir aucune autre
refused-nothing-to-give = Vous n'en avez pas dans les Ressources : { $piece }.
remedy-nothing-to-give = Gardez-en dans les Ressources pour le jour où une telle carte se présente.

# la terre

question-dry-years = Les sources tarissent. Que font les Diné ?
option-stay-by-the-springs = Rester près des sources : { $n } pions Sécheresse, chacun dans un Territoire désigné par un dé
option-follow-the-grass = Suivre l'herbe, tous ensemble : Force militaire −1, Culture +1
option-ride-on-the-settlements = Chevaucher contre les villages du Rio Grande : Force militaire +1, { $n } PA ennemis de plus la prochaine fois, un pion Sécheresse dans un Territoire désigné par un dé
question-female-rain = La pluie douce tombe des jours durant. À quoi profite-t-elle ?
option-rain-on-the-land = À la terre sèche : retirer { $n } pions Sécheresse
option-rain-on-the-fields = Aux champs : { $n } unités de nourriture de plus au prochain Passage du temps
option-give-thanks = Aux gens, qui en rendent grâce ensemble : Culture +{ $n }
chance-cloudburst = Dé pour le Territoire de la trombe d'eau
question-early-frost = Le gel vient tôt. À quoi renoncez-vous ?
option-frost-field = Renoncer au Maïs d'une Zone du plateau
option-frost-stores = Renoncer à un pion Maïs des Ressources
option-frost-sheep = Renoncer à un mouton des Ressources
option-frost-culture = { $n ->
    [one] Perdre { $n } point de Culture
   *[other] Perdre { $n } points de Culture
}
event-stores-spoil = Un pion Maïs de valeur { $corn } retourne dans le gobelet
event-sheep-freezes = Un mouton des Ressources part Hors jeu
event-orchards-empty = Aucune Famille n'est dans le canyon de Chelly : personne ne cueille les pêches
question-peach-orchards = Que faites-vous des pêches ?
option-dry-peaches = Les sécher : pour chaque Famille dans le canyon de Chelly, { $n } unités de nourriture de plus au prochain Passage du temps, { $most } au plus en tout
option-trade-peaches = Les échanger contre un pion Marchandises
option-share-peaches = Les partager entre parents et voisins : Culture +{ $n }
event-no-green-pasture = Chaque Territoire avec une Famille souffre de la Sécheresse : pas d'agneaux
event-corn-cup-empty = Il ne reste plus de Maïs dans le gobelet
event-no-hopi-corn = Rien n'est échangé contre du Maïs
question-buy-hopi-corn = Commercez-vous avec les Hopis pour deux pions Maïs ?
option-buy-hopi-corn = Donner { $piece_a } contre du Maïs
option-buy-no-corn = Ne rien échanger
chance-hopi-corn = Maïs pioché dans le gobelet
event-corn-received = Un pion Maïs de valeur { $corn } entre dans les Ressources

# les gens

event-no-elder-speaks = Il n'y a aucun ancien sur le Tableau des anciens : pas de conseil
question-the-headmen-gather = Que conseillent les chefs ?
option-speak-of-peace = La paix : chaque Famille perd 1 point de Férocité, Culture +{ $n }
option-speak-of-war = La guerre : { $families ->
    [one] une Famille gagne 1 point de Férocité
   *[other] jusqu'à { $families } Familles gagnent chacune 1 point de Férocité
}, Force militaire +{ $n }
question-kin-from-the-pueblos = Des parents sont venus des Pueblos. L'un d'eux reste-t-il parmi vous, ou apprenez-vous d'eux le temps d'une saison ?
chance-smallpox = Dé pour la variole
event-smallpox-passes = La variole passe son chemin
event-smallpox-strikes = La variole frappe
event-smallpox-near = La variole est proche : elle frappe à { $n } ou moins
question-smallpox-family = Quelle Famille la variole frappe-t-elle ?
option-mourn-in = { $family }
question-smallpox-person = Qui la { $family } perd-elle ?
question-ransomed-captives = { $n ->
    [one] Qui rachetez-vous ? Encore une fois au plus.
   *[other] Qui rachetez-vous ? Jusqu'à { $n } fois.
}
option-ransom-captive = Ramener { $piece_a } contre { $price_a }
option-pay-no-ransom = Ne payer aucune rançon
event-no-ransom = Aucune rançon ne peut être payée à présent
event-no-ransom-paid = Aucune rançon n'est payée
question-a-first-laugh = Quelle Famille l'enfant rejoint-il ?
option-laughs-in = { $family }
event-child-joins = Un enfant rejoint la { $family }
chance-illness = Dé pour l'ancien malade
part-eldest-rating = Niveau d'ancien de la case
part-eldest-long-life = Développements
event-headman-recovers = L'ancien guérit
event-headman-ill = L'ancien le plus à droite du Tableau des anciens est malade et meurt à { $n } ou moins
event-looms-stand-still = Aucune Famille n'a de femme : les métiers à tisser sont arrêtés
chance-top-card = Première carte de la pioche
event-top-card-seen = Au sommet de la pioche : { $card }
question-runners-bring-word = Vous avez vu la prochaine carte. Que faites-vous de cette nouvelle ?
option-stand-ready = Se tenir prêts : devancer gratuitement la prochaine fois
option-hold-council = Tenir conseil : gagner { $n } PA

# les voisins et le Nouveau-Mexique

chance-apache-raid = Cube du raid apache
event-apaches-take = Les Apaches font du butin : le cube { $cube } va dans la case Cubes pillés
event-apaches-turn-back = Les Apaches renoncent : le cube { $cube } retourne dans le sac
question-apache-war = Les Apaches sont en guerre avec le Nouveau-Mexique. Que font les Diné ?
option-stand-aside = Rester à l'écart : la prochaine fois, l'Ennemi perçoit { $n } PA de moins
option-join-apaches = Engager une Famille : sa Férocité +1, Force militaire +1, Moral ennemi −1, Férocité ennemie +1
question-apache-war-family = Quelle Famille se joint aux Apaches ?
option-family-joins = { $family }
event-slavers-find-nobody = Les chasseurs d'esclaves ne trouvent personne
event-slavers-come = Les chasseurs d'esclaves surprennent la { $family } et veulent enlever { $piece_a }
question-buy-off-slavers = La { $family } va perdre { $piece_a }. Payez-vous ?
option-buy-off-slavers = Donner { $piece_a } pour l'empêcher
option-pay-no-slavers = Ne pas payer
question-a-call-for-reprisals = Le gouverneur réclame bétail et captifs. Que répondez-vous ?
option-give-back = Rendre { $piece_a }
option-exchange-captives = Échanger les captifs : un enfant rentre chez lui, Culture +1, Moral ennemi +1
option-let-them-come = Ne rien rendre : { $n } pions Raid de plus dans le prochain Raid ennemi
event-reprisals-averted = Le Nouveau-Mexique est satisfait : pas de représailles
question-herders-push-west = Des troupeaux étrangers sont sur vos pâturages. Que faites-vous ?
option-let-them-graze = Les laisser paître : l'Avant-poste le plus avancé monte d'une Zone, la Culture baisse
option-drive-off-their-flocks = Les emmener : un mouton dans les Ressources, Férocité ennemie +1, { $n } PA ennemis de plus la prochaine fois
question-settlers-turn-back = Quel Avant-poste recule ?
option-turn-back = { $piece } en Zone { $area } ({ $territory })
event-outpost-turns-back = { $outpost_the } recule en Zone { $area } ({ $territory })
event-enemy-ap-lost = { $n ->
    [0] L'Ennemi n'a pas de PA disponibles à perdre
   *[other] PA ennemis disponibles −{ $n } : maintenant { $total }
}
question-a-governor-is-recalled = Le nouveau gouverneur n'est pas encore en place. Quels Ordres échangez-vous ?
option-swap-orders = Ligne { $row } : { $active } passe en attente, { $standby } devient actif
option-swap-no-orders = Laisser les Ordres comme ils sont
event-order-not-shown = L'Ordre n'est visible ni dans la colonne Actifs ni dans la colonne En attente : { $order }
question-trade-with-comanche = Commercez-vous avec les Comanches pour un cheval ?
option-trade-with-comanche = Donner { $piece_a } contre un cheval
option-no-comanche-trade = Ne rien échanger
event-no-horse-to-buy = Il ne reste Hors jeu aucun cheval à acheter
event-no-comanche-trade = Rien n'est échangé avec les Comanches
question-gift-to-comanche = Envoyez-vous un présent aux Comanches ?
option-gift-to-comanche = Donner { $piece_a } : leur Ordre s'échange avec un Ordre en attente
option-no-comanche-gift = Ne rien envoyer : leur Ordre monte d'une ligne
chance-standby-row = Dé pour la ligne En attente
question-buy-guns = Achetez-vous des Armes à feu ? La Férocité ennemie augmentera.
option-buy-guns = Donner { $piece_a } contre un pion Armes à feu
option-buy-no-guns = Ne pas acheter d'armes
event-no-guns-bought = Aucune arme n'est achetée
event-no-guns-left = Il ne reste pas d'Armes à feu à acheter

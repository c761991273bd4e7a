# Événements historiques et Transitions : noms, effets, récits et mots de leurs règles.

name-pueblo-revolt = La révolte des Pueblos
card-pueblo-revolt = Si la case Soumission contient trois cubes rouges, un homme, une femme ou un enfant de votre choix passe de la case Hors jeu à la case Passage du temps, et cette carte est éliminée de la partie. Sinon, choisissez : accueillir quelqu'un de la même façon, ou bien Force militaire +1 et Férocité ennemie +1. Puis tous les cubes rouges de la case Soumission retournent dans le sac, le Moral ennemi baisse de 1, et la carte reste en jeu jusqu'à ce que le troisième cube rouge arrive dans la case Soumission : +1 en Diplomatie tribale et pour Négocier.
card-pueblo-revolt-story = En août 1680, les Pueblos se soulevèrent ensemble, menés par Po'pay et par d'autres, et chassèrent les Espagnols du Nouveau-Mexique pour douze ans. Quand l'armée revint, beaucoup cherchèrent refuge chez les Diné.

name-franciscan-faction-ascendant = L'ascendant des franciscains
card-franciscan-faction-ascendant = Placez deux Missions, l'une après l'autre, chacune dans la Zone 1 d'un Territoire qui n'en a pas : d'abord les Territoires où se trouvent des Familles, puis les autres, dans l'ordre de leurs numéros de dé. À chacune, vous pouvez accepter les présents des frères : placez alors deux moutons dans les Ressources, et le Moral ennemi augmente de 1.
card-franciscan-faction-ascendant-story = En 1749, les frères promirent bétail et outils aux Diné qui s'établiraient dans les missions près de Cebolleta et d'Encinal. Moins d'un an plus tard, ceux-ci répondirent qu'ils avaient grandi comme les cerfs et ne vivraient pas enfermés.

name-the-viceroys-gifts = Les présents du vice-roi
card-the-viceroys-gifts = D'abord Comanches !, puis Utes ! : si l'Ordre est visible dans la colonne Actifs, il monte d'une ligne ; sinon, s'il est visible dans la colonne En attente, il s'échange avec l'Ordre actif de sa ligne. Si aucun des deux Ordres n'est visible nulle part, la Férocité ennemie augmente de 1.
card-the-viceroys-gifts-story = En 1786, le vice-roi Bernardo de Gálvez conseilla de lier les nations libres par le commerce, l'alcool et les armes à feu, et de les dresser les unes contre les autres. Cette année-là, le gouverneur Anza réunit chefs comanches et chefs utes en alliés du Nouveau-Mexique.

name-settlers-colonize-new-mexico = Les colons peuplent le Nouveau-Mexique
card-settlers-colonize-new-mexico = Exécutez Bâtir ; s'il devient Subvertir, il compte pour 1 PA. La carte reste en jeu jusqu'à « L'indépendance mexicaine » : −1 en Diplomatie tribale et pour Négocier.
card-settlers-colonize-new-mexico-story = Vers 1800, les villages du Nouveau-Mexique ne tenaient plus dans la vallée du Rio Grande. Trente familles fondèrent Cebolleta au pied de la montagne que les Diné nomment Tsoodził, au bord de leur pays.

name-mexican-independence = L'indépendance mexicaine
card-mexican-independence = Exécutez les neuf étapes de cette Transition. Gagnez ensuite 3 points de Culture et 2 points de Force militaire. Jusqu'à la fin des quatre prochains Événements historiques, une Famille a 1 PM de plus quand elle est activée et +1 pour s'esquiver. Après chacun de ces quatre, vous gagnez 4 points de Force militaire et 4 points de Culture ; si la Force militaire est alors de 8 ou plus, c'est le Moral ennemi qui augmente de 1. La carte reste en jeu jusqu'à « L'Armée de l'Ouest » : à chaque Planification, un des pions Marchandises que vous achetez ne coûte pas de PA.
card-mexican-independence-story = En 1821, la domination espagnole prit fin. Les garnisons ne furent plus payées, les missions se vidèrent et la piste de Santa Fé s'ouvrit. Les marchandises abondèrent ; les acheteurs de captifs aussi, et avec le temps les razzias devinrent pires qu'avant.

name-vizcarra-marches-west = Vizcarra marche vers l'ouest
card-vizcarra-marches-west = Si la Force militaire est de 7 ou plus, le Moral ennemi augmente d'abord de 2. Choisissez. Accepter ses conditions : cédez deux animaux des Ressources, les chevaux d'abord, et le Moral ennemi augmente de 1. Ou affronter sa marche : un Raid ennemi de 3 PA est exécuté.
card-vizcarra-marches-west-story = En 1823, le gouverneur José Antonio Vizcarra exigea captifs, bétail et obéissance, puis mena quinze cents hommes vers l'ouest pendant dix semaines, jusqu'aux mesas des Hopis. La plupart des Diné restèrent introuvables.

name-the-chimayo-rebellion = La révolte de Chimayó
card-the-chimayo-rebellion = Si la Force militaire est de 7 ou plus, le Moral ennemi augmente d'abord de 2. Les PA ennemis disponibles tombent à 0, et l'Ennemi perçoit 2 PA de moins la prochaine fois qu'il perçoit des PA. Puis choisissez : Force militaire +1 et Férocité ennemie +1, ou Culture +1.
card-the-chimayo-rebellion-story = En 1837, les villages du nord du Nouveau-Mexique, las des impôts et des campagnes, se soulevèrent et tuèrent le gouverneur Albino Pérez. Manuel Armijo écrasa la révolte et se retourna bientôt contre les Diné.

name-when-the-land-is-sick = Quand la terre est malade
card-when-the-land-is-sick = Si la Force militaire est de 7 ou plus, le Moral ennemi augmente d'abord de 2. Lancez deux fois un dé : chaque fois, le Territoire désigné reçoit un pion Sécheresse, comme pour l'Événement mineur. Puis l'ancien le plus à droite du Tableau des anciens part Hors jeu, à moins que vous ne défaussiez une carte Cérémonie de votre main, ou ne laissiez les armes au repos jusqu'à sa guérison (Force militaire −1, Culture +1). La carte reste en jeu jusqu'à « L'Armée de l'Ouest » : le nombre que les dés de récolte doivent dépasser augmente de 1, et Trouver un point d'eau coûte 1 PM de plus.
card-when-the-land-is-sick-story = Pour les Diné, la santé des gens et celle de la terre ne font qu'un. Quand l'herbe manque et que les anciens tombent malades, c'est une même harmonie qui se perd, et il faut la rétablir avec soin.

name-narbonas-war = La guerre de Narbona
card-narbonas-war = Si la Force militaire est de 7 ou plus, le Moral ennemi augmente d'abord de 2. Jusqu'à deux Familles avec un homme gagnent chacune 1 point de Férocité, et vous gagnez 1 point de Force militaire. La carte reste en jeu jusqu'à « L'Armée de l'Ouest » : vos Familles ont +1 en Bataille, et chaque Raid ennemi compte 1 pion Raid de plus.
card-narbonas-war-story = En février 1835, Narbona et ses hommes attendirent au-dessus du col qui porte aujourd'hui son nom et brisèrent une colonne de près de mille Néo-Mexicains. Devenu vieux, il chercha la paix, et en 1849 des soldats américains l'abattirent lors de pourparlers.

name-army-of-the-west = L'Armée de l'Ouest
card-army-of-the-west = Exécutez les neuf étapes de cette Transition. Gagnez ensuite 3 points de Culture et 4 points de Force militaire. Jusqu'à la fin des quatre prochains Événements historiques, une Famille a 1 PM de plus quand elle est activée, et +1 en Bataille et pour s'esquiver. Après chacun de ces quatre, vous gagnez 4 points de Force militaire et 4 points de Culture ; si la Force militaire est alors de 8 ou plus, c'est le Moral ennemi qui augmente de 1. La carte reste en jeu : à la Planification, chaque Famille avec une femme peut acheter un pion Marchandises de plus.
card-army-of-the-west-story = En août 1846, le général Kearny prit Santa Fé sans un coup de feu et promit à ses habitants de les protéger des Navajos. En novembre, Zarcillos Largos demanda pourquoi les Américains reprochaient aux Diné de combattre ceux-là mêmes contre qui ils venaient de se battre.

name-forts-in-navajo-country = Des Forts en pays navajo
card-forts-in-navajo-country = Fort Defiance est placé dans la Zone 1 de la terre des Hopis et Fort Fauntleroy dans la Zone 1 des monts Zuni, sauf si la mise en place les a déjà apportés ; le Maïs qui s'y trouve retourne dans le gobelet. Puis, pour chaque Fort sur le plateau, cédez un animal des Ressources, sans quoi le Moral ennemi augmente de 1.
card-forts-in-navajo-country-story = Fort Defiance fut bâti en 1851 dans une vallée riche en herbe, Fort Fauntleroy en 1860 à Bear Springs. L'armée réclama les meilleurs prés pour ses bêtes, et en 1858 les soldats abattirent soixante têtes du bétail de Manuelito qui y paissaient.

name-death-of-henry-linn-dodge = La mort de Henry Linn Dodge
card-death-of-henry-linn-dodge = Une Paix en vigueur prend fin, et chaque Ordre Paix visible dans la colonne Actifs est retourné. S'il n'y avait ni Paix en vigueur ni Ordre Paix visible, le Moral ennemi augmente de 1. La carte reste en jeu : −1 en Diplomatie tribale et pour Négocier.
card-death-of-henry-linn-dodge-story = Dodge, agent auprès des Navajos dès 1853, vécut dans leur pays, écouta et tint parole. Il fut tué par des Apaches au sud de Zuni en novembre 1856, et aucun agent après lui n'inspira la même confiance.

name-manuelitos-war = La guerre de Manuelito
card-manuelitos-war = Placez Manuelito avec une Famille de votre choix ; la Férocité de celle-ci augmente de 1 si elle a un homme. La Férocité ennemie augmente de 1. Vous gagnez 2 points de Force militaire. La carte reste en jeu : le Harcèlement ne coûte pas de PA.
card-manuelitos-war-story = Le 30 avril 1860, Manuelito, Hastiin Ch'il Haajiní pour les siens, et Barboncito menèrent mille hommes contre Fort Defiance et faillirent le prendre.

name-the-american-civil-war = La guerre de Sécession
card-the-american-civil-war = S'il y a des Forts sur le plateau, celui de votre choix est abandonné et quitte le plateau. La Férocité ennemie augmente de 1. Après le prochain Passage du temps, vous gagnez 2 points de Culture et le Moral ennemi baisse de 2. La carte reste en jeu : l'Ennemi perçoit 1 PA de plus, et chaque Raid ennemi compte 1 pion Raid de plus.
card-the-american-civil-war-story = En 1861, les troupes régulières partirent combattre les Confédérés, Fort Defiance resta vide et, le temps d'une saison, les troupeaux diné revinrent paître dans les prés d'alentour. Les volontaires du général Carleton, venus remplacer les réguliers, avaient d'autres ordres, et aucun traité à se rappeler.

name-kit-carson = Kit Carson, « Rope Thrower »
card-kit-carson = Exécutez les neuf étapes de cette Transition : un Passage du temps, une Vérification de victoire, puis la victoire, ou l'ultimatum et ce qui en découle. La partie se termine ici.
card-kit-carson-story = En 1863 et 1864, les colonnes de Carson brûlèrent les champs, abattirent les pêchers et emmenèrent les troupeaux, jusqu'à ce que la faim fît ce que les batailles n'avaient pas fait. Plus de huit mille Diné durent marcher jusqu'à Bosque Redondo. En 1868, leurs chefs signèrent un traité, et le peuple rentra chez lui à pied.

# leurs mots

event-card-stays = Reste en jeu : { $card }
event-card-removed = Éliminée de la partie : { $card }
question-pueblo-revolt = Les Pueblos se sont soulevés. Que font les Diné ?
option-stand-with-the-pueblos = Se ranger aux côtés des Pueblos : Force militaire +1, Férocité ennemie +1
event-reds-return = { $n ->
    [0] Aucun cube rouge n'est dans la case Soumission
    [one] Un cube rouge de la case Soumission retourne dans le sac
   *[other] { $n } cubes rouges de la case Soumission retournent dans le sac
}
question-franciscan-gifts = Une Mission s'élève { $territory_in }. Acceptez-vous les présents des frères ?
option-refuse-gifts = Refuser
option-accept-gifts = Accepter : { $n } moutons dans les Ressources, Moral ennemi +1
question-vizcarra-marches-west = Vizcarra exige du bétail. Que faites-vous ?
option-face-the-march = Refuser : un Raid ennemi de { $n } PA
option-accept-terms = Accepter : céder { $n } animaux, les chevaux d'abord ; Moral ennemi +1
refused-too-few-animals = Il exige { $n } animaux, et vous en avez { $have } dans les Ressources.
remedy-too-few-animals = Ayez { $n } chevaux ou moutons dans les Ressources.
question-the-chimayo-rebellion = Le Nouveau-Mexique se bat contre lui-même. Que font les Diné ?
option-press-new-mexico = Faire pression sur le Nouveau-Mexique : Force militaire +1, Férocité ennemie +1
option-tend-the-fields = S'occuper des champs et des troupeaux : Culture +1
question-when-the-land-is-sick = La terre est malade, et avec elle le plus vieux de vos anciens. Que faites-vous ?
option-let-elder-go = Laisser les choses suivre leur cours : l'ancien meurt
option-hold-a-ceremony = Célébrer une cérémonie : défausser une carte Cérémonie de la main
option-lay-weapons-aside = Laisser les armes au repos jusqu'à la guérison de l'ancien : Force militaire −1, Culture +1
question-which-ceremony = Quelle carte Cérémonie défaussez-vous ?
option-hold-ceremony = Défausser « { $card } »
event-ceremony-held = La cérémonie est célébrée et la carte est défaussée : { $card }
event-fort-built = { $fort } est bâti en Zone { $area } ({ $territory })
question-fort-pastures = Les soldats de { $fort } réclament les pâturages. Que faites-vous ?
option-keep-pastures = Garder les pâturages : Moral ennemi +{ $n }
option-yield-animal = Céder { $piece_a }
question-manuelitos-war = Quelle Famille Manuelito rejoint-il ?
option-manuelito-joins = { $family }
event-manuelito-comes = Manuelito rejoint la { $family }
question-the-american-civil-war = Quel Fort est abandonné ?
option-fort-abandoned = { $fort }
event-fort-abandoned = { $fort }, en Zone { $area } ({ $territory }), est abandonné

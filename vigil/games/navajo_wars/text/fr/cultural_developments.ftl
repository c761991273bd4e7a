# Les Développements culturels : noms, coûts, effets, récits et mots de leurs règles.

name-religion = Religion
name-religion-1 = Les chanteurs (Religion 1)
card-religion-1 = Coûte 1 point de Culture. Épuisez-le jusqu'au prochain Passage du temps pour annuler un Enemy Way.
card-religion-1-story = Il faut bien des années auprès d'un maître pour apprendre une cérémonie assez bien pour la conduire. Ceux qui y sont parvenus, on vient les chercher de loin.
name-religion-2 = La parole des anciens (Religion 2)
card-religion-2 = Coûte 2 points de Culture ; il faut 2 anciens sur le Tableau des anciens. Pour les Actions d'ancien, chaque Niveau d'ancien compte 1 de plus.
card-religion-2-story = L'ancien qui parle peu est écouté en silence. Ce que l'on fit dans les années dures, on s'en souvient et on le refait.
name-religion-3 = Marcher dans la beauté (Religion 3)
card-religion-3 = Coûte 4 points de Culture. Lors d'une Vérification de victoire, le plafond de Culture est relevé de 1 et vous comptez 1 PV de plus. Épuisez-le jusqu'au prochain Passage du temps pour annuler un Événement mineur.
card-religion-3-story = La terre entre ses montagnes ne se possède pas : on y vit comme il convient. Un peuple qui y connaît sa place est difficile à déloger.

name-weaving = Tissage
name-weaving-1 = Le métier vertical (Tissage 1)
card-weaving-1 = Coûte 1 point de Culture. Les 6 Marchandises mises de côté deviennent disponibles. À chaque Planification, un achat de Marchandises ne coûte aucun PA.
card-weaving-1-story = Appris auprès des peuples pueblos, le métier devint vite celui des femmes diné. Peu de foyers en sont dépourvus.
name-weaving-2 = Laine et indigo (Tissage 2)
card-weaving-2 = Coûte 2 points de Culture ; il faut 1 mouton en jeu. Lors de la Planification, chaque Famille qui a une femme peut acheter un pion Marchandises de plus.
card-weaving-2-story = La longue toison des moutons churros donne un fil solide, et la teinture bleue remonte les pistes depuis le sud.
name-weaving-3 = La couverture de chef (Tissage 3)
card-weaving-3 = Coûte 3 points de Culture ; il faut 3 femmes dans des Familles en jeu. Épuisez-le jusqu'au prochain Passage du temps, dans votre phase d'Opérations : jusqu'à 2 Marchandises Hors jeu passent dans les Ressources.
card-weaving-3-story = Du blanc, du noir et un bleu venu du Mexique à dos de mule : quelques larges bandes, et pour les porter, des chefs des plaines donnaient dix belles peaux.

name-horsemanship = Art équestre
name-horsemanship-1 = Cavaliers (Art équestre 1)
card-horsemanship-1 = Coûte 1 point de Force militaire ; il faut 1 cheval en jeu. Une Famille qui a un cheval dispose de 1 PM de plus quand elle est activée.
card-horsemanship-1-story = Une vie d'homme après les premiers chevaux, les Diné montent comme s'ils l'avaient toujours fait, et le pays a rétréci.
name-horsemanship-2 = Montures fraîches (Art équestre 2)
card-horsemanship-2 = Coûte 1 point de Culture et 1 point de Force militaire ; il faut 2 chevaux en jeu. Une Famille qui a un cheval ajoute 1 à son Esquive, et une tribu retranche 1 de son dé en Bataille. Épuisez-le jusqu'au prochain Passage du temps, dans votre phase d'Opérations : un cheval Hors jeu rejoint une Famille en jeu qui n'en a pas.
card-horsemanship-2-story = Qui mène un second cheval peut être loin avant que la poussière du premier soit retombée.
name-horsemanship-3 = Guerriers à cheval (Art équestre 3)
card-horsemanship-3 = Coûte 3 points de Force militaire ; il faut 3 chevaux en jeu. Une Famille qui a un cheval ajoute encore 1 en Bataille. Épuisez-le jusqu'au prochain Passage du temps pour remettre dans le sac un cube que vous venez de piocher et en repiocher un.
card-horsemanship-3-story = Ils frappent à l'aube, choisissent le meilleur du troupeau et sont derrière la crête quand la cloche se met à sonner.

name-sharp-traders = Fins négociants
name-sharp-traders-1 = Habiles au marché (Fins négociants 1)
card-sharp-traders-1 = Coûte 1 point de Culture. +1 en Diplomatie tribale et pour Négocier.
card-sharp-traders-1-story = Dans les foires, on écoute plus qu'on ne parle, et l'on dit son prix en dernier.
name-sharp-traders-2 = Les présents ouvrent les portes (Fins négociants 2)
card-sharp-traders-2 = Coûte 2 points de Culture. Relancer ou repiocher un cube coûte un pion Marchandises de moins. Épuisez-le jusqu'au prochain Passage du temps, dans votre phase d'Opérations ou quand vous pouvez réagir : dépensez un pion Marchandises pour 2 PA.
card-sharp-traders-2-story = Une couverture offerte au bon moment rapporte plus que deux vendues : un guide, un avertissement, un ami au conseil.
name-sharp-traders-3 = Le rachat des captifs (Fins négociants 3)
card-sharp-traders-3 = Coûte 3 points de Culture ; il faut un pion Marchandises dans les Ressources. Encore +1 en Diplomatie tribale et pour Négocier. Épuisez-le jusqu'au prochain Passage du temps, dans votre phase d'Opérations : dépensez 2 Marchandises pour faire passer un homme, une femme ou un enfant de la case Hors jeu à la case Passage du temps.
card-sharp-traders-3-story = Une bride d'argent, six bonnes couvertures, une mule : le prix fut dit par-dessus la tête d'un enfant, dans une cuisine d'Abiquiú. L'oncle, qui avait chevauché quatre jours, ne marchanda pas.

name-masters-of-the-mesas = Maîtres des mesas
name-masters-of-the-mesas-1 = Sentiers cachés (Maîtres des mesas 1)
card-masters-of-the-mesas-1 = Coûte 1 point de Force militaire. Les 2 pions Harcèlement mis de côté deviennent disponibles. Une Famille en Zone 5 ou 6 ajoute 1 à son Esquive.
card-masters-of-the-mesas-1-story = Des prises taillées dans le roc, des corniches où une chèvre hésiterait : il y a toujours un passage vers le haut, pour qui l'a appris enfant.
name-masters-of-the-mesas-2 = Guetteurs au bord des falaises (Maîtres des mesas 2)
card-masters-of-the-mesas-2 = Coûte 1 point de Culture et 1 point de Force militaire. Le Harcèlement ne coûte aucun PA et porte 2 Zones plus loin.
card-masters-of-the-mesas-2-story = Une colonne soulève la poussière un jour avant d'arriver. Quand elle est là, les puits sont troublés et les pierres prêtes au bord.
name-masters-of-the-mesas-3 = Forteresses de pierre (Maîtres des mesas 3)
card-masters-of-the-mesas-3 = Coûte 1 point de Culture et 3 points de Force militaire. Chaque Famille activée dispose de 1 PM de plus, et dans une Embuscade la limite de la Férocité doublée est relevée de 2. Épuisez-le jusqu'au prochain Passage du temps, avant une Esquive : +2 au jet.
card-masters-of-the-mesas-3-story = De hautes roches garnies de maïs et d'eau ont tenu plus longtemps que les armées. D'en bas, ce sont des falaises comme les autres.

name-fields-of-corn = Champs de maïs
name-fields-of-corn-1 = Gardiens de la semence (Champs de maïs 1)
card-fields-of-corn-1 = Coûte 1 point de Culture. Planter et Récolter le maïs coûtent 1 PM de moins.
card-fields-of-corn-1-story = Chaque famille garde sa propre semence, choisie épi par épi, pour un sol et un ciel qu'elle connaît.
name-fields-of-corn-2 = Champs de crue (Champs de maïs 2)
card-fields-of-corn-2 = Coûte 2 points de Culture. Trouver un point d'eau coûte 2 PM de moins, et le nombre que le dé de récolte doit dépasser est réduit de 1. Épuisez-le jusqu'au prochain Passage du temps, dans votre phase d'Opérations : retirez un pion Sécheresse là où il pèse le plus (d'abord là où vivent des Familles ; à égalité, dans le Territoire le plus sec, puis dans celui du plus petit numéro de dé).
card-fields-of-corn-2-story = Là où une ravine s'étale après l'orage, un petit talus de terre et de broussailles suffit à retenir l'eau.
name-fields-of-corn-3 = Greniers pleins (Champs de maïs 3)
card-fields-of-corn-3 = Coûte 3 points de Culture ; il faut 1 pion Maïs en jeu. Chaque Territoire où se trouve une Famille donne 1 unité de nourriture de plus, et le Maïs qui reste une fois la population nourrie est conservé dans les Ressources.
card-fields-of-corn-3-story = Séché, enfoui dans des fosses garnies et recouvert, le maïs d'une bonne année attend la mauvaise.

name-keepers-of-flocks = Gardiens des troupeaux
name-keepers-of-flocks-1 = Pâturages d'été et d'hiver (Gardiens des troupeaux 1)
card-keepers-of-flocks-1 = Coûte 1 point de Culture ; il faut 1 mouton en jeu. Lors du Passage du temps, chaque Territoire où se trouve une Famille entretient 1 cheval et 1 mouton de plus.
card-keepers-of-flocks-1-story = Vers les montagnes fraîches à la fonte des neiges, vers les vallées abritées avant leur retour : les troupeaux rythment l'année.
name-keepers-of-flocks-2 = Bergeries cachées (Gardiens des troupeaux 2)
card-keepers-of-flocks-2 = Coûte 2 points de Culture ; il faut 2 moutons en jeu. Quand les animaux se reproduisent, ajoutez-en 1 de plus de chaque espèce présente. Dans un Raid tribal, retranchez 1 de chaque jet de Mener le raid.
card-keepers-of-flocks-2-story = Un canyon latéral fermé de broussailles garde les agneaux des loups et les troupeaux du regard des pillards.
name-keepers-of-flocks-3 = La main ouverte (Gardiens des troupeaux 3)
card-keepers-of-flocks-3 = Coûte 3 points de Culture ; il faut 3 moutons en jeu. Un mouton nourrit 2 pions de plus. Épuisez-le jusqu'au prochain Passage du temps, dans votre phase d'Opérations : un mouton des Ressources part Hors jeu, et Culture +1.
card-keepers-of-flocks-3-story = Qui a beaucoup de moutons a beaucoup d'hôtes. Passer pour avare est pire qu'être pauvre.

name-bonds-of-kinship = Liens de parenté
name-bonds-of-kinship-1 = Les clans des mères (Liens de parenté 1)
card-bonds-of-kinship-1 = Coûte 1 point de Culture. Lors du Passage du temps, un emplacement de population vide ne coûte pas de Culture. +1 au dé du Conseil tribal.
card-bonds-of-kinship-1-story = On naît dans le clan de sa mère et pour celui de son père. Deux inconnus qui se découvrent un clan commun cessent d'être des inconnus.
name-bonds-of-kinship-2 = Refuge chez les parents (Liens de parenté 2)
card-bonds-of-kinship-2 = Coûte 2 points de Culture. Quand une Famille se rend, un de ses emplacements de population vides ne coûte pas de Culture. Quand on lance le dé pour la mort d'un ancien, le Niveau d'ancien compte 1 de moins. Chaque Famille ajoute 1 à son Esquive.
card-bonds-of-kinship-2-story = Il y a une place près du feu pour les enfants d'une tante, pour les anciens et pour ceux qui accourent dans la nuit.
name-bonds-of-kinship-3 = Un seul peuple (Liens de parenté 3)
card-bonds-of-kinship-3 = Coûte 2 points de Culture et 2 points de Force militaire ; il faut 4 Familles en jeu. En Actions, vous pouvez activer une Famille de plus, et chaque Famille ajoute 1 en Bataille. Épuisez-le jusqu'au prochain Passage du temps pour relancer.
card-bonds-of-kinship-3-story = Où finit un peuple qui n'a ni gardes-frontière ni roi ? Là où personne ne saurait de qui vous êtes le petit-enfant.

question-buy-development = Achetez-vous un Développement culturel ?
question-free-development = Quel Développement culturel prenez-vous, sans en payer le coût ?
option-no-development = N'en prendre aucun
option-buy-development = { $development }
event-development-paid = Coût de « { $development } » : { $culture ->
    [0] Force militaire −{ $military }
   *[other] { $military ->
        [0] Culture −{ $culture }
       *[other] Culture −{ $culture }, Force militaire −{ $military }
    }
}
event-development-gained = Entre en jeu : { $development }
event-released = Désormais disponibles : { $n } × { $piece }
number-development-cost = Coût
short-development-cost = coût { $n }
part-cost-in-culture = Culture
part-cost-in-military = Force militaire
refused-development-group = Ce groupe n'est pas dans la partie : { $group }.
remedy-development-group = Choisissez parmi les cinq groupes en jeu.
refused-development-owned = Déjà en jeu : { $development }.
remedy-development-owned = Choisissez un autre Développement.
refused-development-level = Il faut d'abord « { $before } », que vous n'avez pas.
remedy-development-level = Achetez d'abord « { $before } ».
refused-development-culture = Son coût en Culture est de { $n }, et vous en avez { $have }.
remedy-development-culture = Atteignez une Culture de { $n } : un coût ne se paie pas avec l'autre piste.
refused-development-military = Son coût en Force militaire est de { $n }, et vous en avez { $have }.
remedy-development-military = Atteignez une Force militaire de { $n } : un coût ne se paie pas avec l'autre piste.
refused-needs-horses = Il faut { $n ->
    [one] un cheval
   *[other] { $n } chevaux
} en jeu, et vous en avez { $have }.
remedy-needs-horses = Ayez les chevaux dans les Ressources, dans la case Passage du temps ou auprès des Familles.
refused-needs-sheep = Il faut { $n ->
    [one] un mouton
   *[other] { $n } moutons
} en jeu, et vous en avez { $have }.
remedy-needs-sheep = Ayez les moutons dans les Ressources ou dans la case Passage du temps.
refused-needs-women = Il faut { $n ->
    [one] une femme
   *[other] { $n } femmes
} dans des Familles en jeu, et il y en a { $have }.
remedy-needs-women = Faites entrer des femmes dans les Familles lors d'un Passage du temps.
refused-needs-corn = Il faut { $n ->
    [one] un pion Maïs
   *[other] { $n } pions Maïs
} en jeu, et vous en avez { $have }.
remedy-needs-corn = Plantez du Maïs ou gardez-en dans les Ressources.
refused-needs-elders = Il faut { $n ->
    [one] un ancien
   *[other] { $n } anciens
} sur le Tableau des anciens, et il y en a { $have }.
remedy-needs-elders = Placez des anciens sur le Tableau des anciens lors d'un Passage du temps.
refused-needs-families = Il faut { $n ->
    [one] une Famille
   *[other] { $n } Familles
} en jeu, et il y en a { $have }.
remedy-needs-families = Faites entrer en jeu une nouvelle Famille lors d'un Passage du temps.
refused-needs-goods = Il faut { $n ->
    [one] un pion Marchandises
   *[other] { $n } Marchandises
} dans les Ressources, et vous en avez { $have }.
remedy-needs-goods = Achetez des Marchandises lors de la Planification, ou échangez des animaux ou du Maïs.
option-use-development = Épuiser « { $development } »
question-remount-whom = Quelle Famille reçoit le cheval ?
option-remount = { $family }
event-remounted = La { $family } reçoit un cheval frais
question-ransom-whom = Qui rachetez-vous ?
option-ransom-person = Racheter { $piece_a }
event-vanished = L'Esquive reçoit +{ $n }
event-feast-given = Un mouton des Ressources nourrit les hôtes

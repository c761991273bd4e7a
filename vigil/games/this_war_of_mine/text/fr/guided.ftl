# La première guerre pas à pas : ce qui compte maintenant, et pourquoi la réponse conseillée est bonne.

guided-welcome = Bienvenue. Emil, Nadia et Oskar ont trouvé une maison en ruine ; le siège durera encore onze à treize matins. Chacun a trois actions par jour : on place d'abord tout le monde, puis tout se fait ensemble. Qu'Emil essaie la serrure d'une Porte fermée (à partir de 4 au dé noir elle s'ouvre), que Nadia creuse dans les Décombres avec la Pelle, et qu'Oskar bouche une Brèche contre ceux qui viennent la nuit.
guided-again = La serrure a tenu, mais on garde le Crochet : réessayez. Dans les Décombres il y avait un Couteau. Nadia continue de creuser, et Oskar déblaie un Tas, pour lequel il ne faut aucun outil. Ce qu'il y a derrière les cartes, personne ne le sait d'avance.
guided-build = Prendre la boîte cachée a coûté à tous une Tristesse : le Livre des récits tient compte de ces choses-là. La serrure a encore tenu, et cela vaut encore la peine d'essayer. Il y a assez de Composants pour un Récupérateur d'eau : une action y donne 2 Eau le lendemain matin, et l'objectif de ce chapitre est l'eau propre.
guided-where = Un Aménagement demande une case vide que l'on peut atteindre depuis la case de Garde. La cave convient. On peut s'en servir dès l'étape suivante.
guided-thirst = Crépuscule. Chacun boit 1 Eau, et il n'y en a que deux. Qui s'en passe lance un dé : jusqu'à 5 c'est la Faim, au-delà la Tristesse. Emil aura la boîte de viande pour se rattraper.
guided-meals = Emil est à Faim 3 ; à 4 il serait perdu. Les Conserves ôtent 2 Faim, la Nourriture crue 1, un Légume la laisse comme elle est, et ne rien manger l'augmente. Il reste une Nourriture crue pour demain.
guided-tasks = La nuit. Quelqu'un doit monter la garde, ou tout est perdu : Oskar, que son Courage 2 autorise à relancer des dés. Nadia sort, car elle a le pas feutré et peut porter beaucoup. Tous deux s'y fatiguent. Emil dort par terre et sera reposé demain.
guided-destination = Trois lieux de la ville. Plus ils sont loin, plus il y a de cartes à explorer : plus à trouver, et plus de choses qui peuvent arriver. À la Chapelle poussent des plantes, on y troque de la nourriture, et l'endroit est calme.
guided-pack = Nadia pourrait prendre le Couteau. Mais ce qu'on ne rapporte pas est perdu, et à la maison Oskar en aura besoin. Qu'elle parte les mains vides.
guided-hideout = Elle retourne l'Inconnu carte après carte. Voici une Cachette : se mettre à l'affût peut vouloir dire se battre, se reposer coûte deux cartes. Elle est seule et sans arme : mieux vaut passer.
guided-passage = Les cartes rendues sont du temps perdu. Creuser à mains nues en coûte deux, et une Fatigue ; sans Pelle, cela n'en vaut pas la peine.
guided-voices = Deux Légumes, et personne ne l'a entendue : le dé doit dépasser le Bruit. Appeler ferait venir quelqu'un à coup sûr. Ne pas bouger coûte deux cartes, et c'est sûr.
guided-way-out = Un chemin pour rentrer, si elle voulait. Mais le Bruit est encore à 1 et sept cartes l'attendent : en avant.
guided-bell = Un récit du Livre : ces choix-là sont les vôtres, et certains reviennent des jours après. Le Bruit est à 5, et une cloche s'entend de loin. Mais quelqu'un ici demande bien peu. Sonnez ; on verra qui vient.
guided-barter = Le Bruit était monté à 9, et alors quelqu'un vient presque toujours ; puis il retombe à 1. C'est un marchand. Pour commencer il veut des choses qui valent 2, et il ne rend pas la monnaie. Ce que Nadia possède, mieux vaut le garder.
guided-carry = On rentre. Nadia peut porter 7. Les Plantes, les Légumes et les Cigarettes ne pèsent rien ; la Pièce électrique pèse 1. L'Eau, le Bois et les Composants se trouvent partout et peuvent être pris : complétez avec de l'Eau.
guided-arm = Avant qu'on sache qui vient : une arme pour la garde. Avec le Couteau, Oskar lance le dé jaune, qui touche plus souvent que le gris.
guided-reroll = Un coup. Courage 2 permettrait deux autres lancers, mais c'est le dernier qui compte : deux faces de ce dé donnent davantage, deux ne donnent rien. Gardez-le.
guided-split = Le coup et la planche arrêtent 2 parmi 3 Dégâts et 1 Blessure. Les choses se retrouvent, une Blessure reste des jours. Arrêtez d'abord la Blessure.
guided-stolen = On vole deux choses, et vous choisissez lesquelles. Le Bois revient en fouillant.
guided-crime = Chaque nuit, deux cartes au coin rouge entrent dans les paquets : de pires attaques, ou de pires gens en ville. À la maison il faut toujours quelqu'un ; dehors on peut fuir. Plutôt parmi les Habitants.
guided-medicine = Aube. Les remèdes se posent sur les cartes de ceux qui vont mal, et ne soignent que quand la carte Destin le dit. Personne ne va mal : gardez-les.
guided-story = De deux Actions narratives, on en raconte une. La neige apporte 3 Eau et un Froid de plus. Il y a ainsi de l'eau pour trois jours, et l'objectif en demande cinq.
guided-dawn = Un jour et une nuit entiers ont passé, et tous les trois sont encore là. C'est le moment où une guerre peut être rangée et reprise plus tard. Maintenant, le deuxième jour.
guided-cold = Dans la nuit un obus est tombé, sans faire de dégâts. Mais le Froid est maintenant à 3 : à l'Aube la carte Destin regarde le Froid, et quelqu'un tombe malade. Un Poêle coûte 1 Bois et 4 Composants, juste ce qu'il y a. Les autres fouillent : autant qu'on veut peuvent le faire, et chacun trouve 1 Bois et 1 Composant.
guided-warmth = À côté de l'escalier, où l'on y arrive toujours.
guided-burn = Chaque Bois brûlé ôte un Froid. Oskar est déjà fatigué : à Fatigue 2 la troisième action est perdue, et cette nuit quelqu'un devrait dormir dans un Lit. Que construirez-vous ensuite ?
guided-farewell = Vous avez rencontré tout ce qui compte : trois actions et ce qu'elles coûtent, la faim et la soif, les tâches de la nuit, la ville et son bruit, les attaques, l'Aube et le Livre. À partir d'ici, la guerre est à vous. On y survit si l'un de ces trois voit le cessez-le-feu. Si quelque chose n'est pas clair, appuyez sur ? et montrez-le.

# à qui a quitté le chemin, une fois pour chaque sorte de question
guided-kind-assign = D'abord ce qui ne peut attendre : la chaleur dès Froid 3, l'eau, un Lit. Puis les Tas et les Meubles. Qui n'a rien de mieux fouille.
guided-kind-without-water = Que s'en passe qui a peu de Faim et peu de Tristesse : le dé décide laquelle des deux ce sera.
guided-kind-meals = Personne ne doit atteindre Faim 4. D'abord ceux qui sont à 3 ; à 1 on peut attendre un jour.
guided-kind-tasks = Quelqu'un doit monter la garde. Que dorment ceux qui sont fatigués, dans un Lit s'il y en a un, et que sorte qui va bien et peut porter beaucoup.
guided-kind-destination = Allez où se trouve ce qui manque, et restez près si quelqu'un va mal.
guided-kind-pack = Prenez ce que vous voulez troquer ou qui sert d'outil, et laissez une arme à la garde.
guided-kind-carry-home = D'abord nourriture et remèdes, puis de l'Eau pour deux jours, puis du matériel. Ce qui ne pèse rien vient toujours.
guided-kind-arm-guards = La meilleure arme à qui a le plus de Courage. Une arme à feu sans Munition ne sert à rien.
guided-kind-split-defence = D'abord les Blessures, sauf s'ils veulent la dernière nourriture.
guided-kind-stolen = Donnez ce qui se retrouve facilement : Bois, Composants, pièces éparses.
guided-kind-crime-wave = Si quelqu'un sort seul, plutôt parmi les attaques ; si la garde est faible, plutôt parmi les Habitants.
guided-kind-medicine = Posez-le tôt : il ne soigne que quand une carte Destin l'appelle.
guided-kind-narrative-action = Prenez ce qui aide contre l'État le plus haut à présent.
guided-kind-barter = Bijoux, alcool et armes achètent de la nourriture. Les petites choses paient la commission.
guided-kind-fight-or-flee = Qui fuit est frappé une fois, et rentre avec ce qu'il a trouvé. Ne vous battez qu'avec des armes, et pour une raison.

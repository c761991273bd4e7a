# Dice, cards and cubes.
chance-green-die = Dé vert : { $person }
chance-yellow-die = Dé jaune : { $person }
chance-blue-die = Dé bleu : { $person }
chance-red-die = Dé rouge : { $person }
chance-karma-die = Dé de karma : { $person }
chance-direction = d8 pour { $enemy } ({ $letter }) : dans quelle direction ?
chance-direction-of-tile = d8 de 1 à 6 : dans quelle direction se trouve la tuile ?
chance-which-step = Deux chemins sont aussi courts : lequel ?
chance-draw-tile = Piocher une tuile de la carte
chance-draw-enemies = Piocher une carte Ennemi
chance-draw-events = Piocher une carte Événement
chance-draw-night = Piocher une carte Nuit
chance-draw-sun = Mélanger les cartes Soleil et piocher
chance-draw-loot = Piocher une carte Butin
chance-draw-bag = Un cube du sac
chance-draw-starting-item = Piocher un objet de départ
chance-team-card = Carte Équipe : { $person }

# Set-up.
question-choose-character = { $all ->
    [2] { $n ->
        [1] Vous jouez seul, avec deux personnages : lequel d'abord ?
       *[other] Et lequel comme second ?
    }
   *[other] Qui jouez-vous ?
}
option-play = { $person }
event-chosen-alone = Vous jouez { $person }
event-chosen = { $player } joue : { $person }
event-offer = Lawrence pose sur le comptoir : { $things }
question-starting-items = { $n ->
    [one] Objets de départ : vous avez { $n } point. Qu'achète-t-on ?
   *[other] Objets de départ : vous avez { $n } points. Qu'achète-t-on ?
}
option-acquire = { $item } pour { $person } ({ $n })
option-buy-nothing = Rien de plus
question-add-points = { $missing ->
    [one] { $player } veut { $item } pour { $person } ; il manque un point. Combien en ajoutez-vous ?
   *[other] { $player } veut { $item } pour { $person } ; il manque { $missing } points. Combien en ajoutez-vous ?
}
option-add-points = { $n }
question-starting-gift = { $player } veut prendre { $item } pour { $person }. D'accord ?
event-not-agreed = Pas d'accord : { $item } reste sur le comptoir
event-bought = { $person } part avec : { $item }
event-read-team-card = { $person } lit une carte Équipe et la garde face cachée
event-team-cards-again = Deux Fils de la Liberté ont été tirés, et il ne peut y en avoir qu'un. On mélange les cartes Équipe et tout le monde tire à nouveau.
event-your-survivor = Vous êtes du côté des Survivants : vous voulez ce que veut New Haven.
event-your-goal-bleed-them-dry = Vous êtes des Fils de la Liberté. Vous gagnez quand deux Survivants ont quitté la partie pour de bon ; s'il n'y en a qu'un, quand c'est lui.
event-your-goal-the-land-is-ours = Vous êtes des Fils de la Liberté. Vous gagnez quand quatre des vôtres sont en même temps sur la carte.
event-your-goal-let-them-wait = Vous êtes des Fils de la Liberté. Vous gagnez quand le septième jour se lève et que la mission n'est pas accomplie.

# The day.
event-day-begins = Jour { $n }
event-phase-morning = Jour { $n } : matin
event-phase-afternoon = Jour { $n } : après-midi
event-phase-night = Jour { $n } : nuit
event-turn-begins = À jouer : { $person }
event-drank = { $person } boit ; eau restante : { $left }
event-thirsty = { $person } n'a rien à boire
event-ate-daily = { $person } mange sa ration du jour
event-hungry = { $person } n'a rien à manger
question-who-first = Qui agit en premier pendant cette phase ?
option-goes-first = { $person }
question-act = { $person }, { $n } PA : que faites-vous ?

# Dice.
event-rolled = { $person }, { $what } : { $dice } → { $n }
event-enemy-rolled = { $enemy } ({ $letter }), { $what } : { $dice } → { $n }
event-passed = { $person } réussit le test ({ $attribute })
event-failed = { $person } rate le test ({ $attribute })
event-draws-card = { $person } pioche : { $card }
# Ce que décide le test d'une carte.
event-if-failed-damage = Si le test échoue : { $n } PV de moins
event-if-failed-infect = Si le test échoue : une infection
event-if-failed-slow = Si le test échoue : { $n } PA de moins
event-if-failed-spawn = { $n ->
    [one] Si le test échoue : un ennemi arrive
   *[other] Si le test échoue : { $n } ennemis arrivent
}
event-if-failed-spawn-kind = Si le test échoue : un ennemi arrive ({ $kind })
event-if-failed-give-up = Si le test échoue : hors jeu pour de bon
event-if-passed-loot = { $n ->
    [one] S'il réussit : une carte Butin
   *[other] S'il réussit : { $n } cartes Butin
}
event-if-passed-random = { $n ->
    [one] S'il réussit : une ressource au hasard
   *[other] S'il réussit : { $n } ressources au hasard
}
event-if-passed-revive = S'il réussit : retour à la vie avec { $n } PV
question-karma = { $k ->
    [-1] { $who } : { $dice }. { $person } a { $n } karma : le relancer ?
    [0] { $who }, { $what } : { $dice } → aucun succès. { $person } a { $n } karma : relancer des dés ?
    [one] { $who }, { $what } : { $dice } → 1 succès. { $person } a { $n } karma : relancer des dés ?
   *[other] { $who }, { $what } : { $dice } → { $k } succès. { $person } a { $n } karma : relancer des dés ?
}
option-use-karma = Utiliser le karma ({ $n })
question-reroll = Quels dés relancer ? Dés de karma : { $n }
option-reroll = { $person }, dé { $die } : { $face }
refused-too-little-karma = { $n ->
    [one] Il n'y a qu'un dé de karma.
   *[other] Il n'y a que { $n } dés de karma.
}
remedy-too-little-karma = Retirez d'abord un dé.
refused-no-die-chosen = Aucun dé n'est choisi.
remedy-no-die-chosen = Choisissez-en au moins un.
event-karma-symbol = { $person } garde son dé de karma ; restants : { $n }
event-karma-lost = { $person } perd son dé de karma ; restants : { $n }
event-karma-back = Un dé de karma revient à { $person } : { $n }

# Health.
event-damaged = { $person } perd { $n } PV ; restants : { $left }
event-healed = { $person } regagne { $n } PV : { $left }
event-wounded = Blessure pour { $person } : un dé rouge à chaque jet
event-wound-gone = { $person } : la blessure s'est refermée
event-died = { $person } tombe et ne se relève pas
event-revived = { $person } respire de nouveau, avec { $n } PV
event-eliminated = { $person } ne reviendra pas ; le désert garde le reste
event-infected = { $person } a attrapé une infection
event-cured = { $person } n'a plus d'infection
event-well-being = { $person }, bien-être : { $state }
event-ap-gained = { $person } : { $n } PA de plus
event-ap-lost = { $person } : { $n } PA de moins
event-water-gained = { $person } : eau +{ $n }
event-water-lost = { $person } : eau −{ $n }

# Things.
event-gained = { $person } obtient : { $what } ({ $n })
event-lost = { $person } perd : { $what }
event-took-card = { $person } prend : { $item }
event-no-room-for-card = { $person } n'a plus de place, cela reste au sol : { $item }
event-looted = { $person } trouve : { $item }
event-used = { $person } utilise : { $item }
event-ability = { $person } utilise sa capacité : { $ability }
event-built = { $person } fabrique : { $item }
event-ammo-made = { $person } fabrique des munitions : { $what }
event-picked-up = { $person } ramasse : { $what }
event-dropped = { $person } dépose : { $what }
event-refilled = { $person } remplit ses gourdes : +{ $n }
event-rain = { $person } recueille la pluie
event-sleeps = { $person } dort
event-container-found = Un conteneur, à ouvrir par : { $attribute }
event-container-open = { $person } ouvre le conteneur : { $things }
question-keep-loot = { $person } : lequel garder ?
option-keep = { $item }
event-camp-pitched = { $person } dresse un campement
event-camp-struck = { $person } lève le campement
event-fire-lit = { $person } allume un feu
event-kitchen-built = { $person } installe une cuisine de campagne
event-trap-set = { $person } pose un petit piège
event-trap-springs = Le piège se referme : { $enemy } ({ $letter })
question-pick-up = { $person } ramasse : quoi ?
question-discard = { $person } dépose : quoi ?
option-take = { $what }
option-drop = { $what }
question-lose = { $person } abandonne : quoi ?
option-thing = { $what }
refused-enough-picked-up = Un objet ou deux ressources à la fois.
remedy-enough-picked-up = Retirez d'abord quelque chose.
refused-nothing-chosen = Rien n'est choisi.
remedy-nothing-chosen = Choisissez au moins une chose.
refused-enough-chosen = { $n } suffisent.
remedy-enough-chosen = Retirez d'abord quelque chose.
refused-more-to-choose = Il faut en choisir { $n }.
remedy-more-to-choose = Continuez à choisir.

# Actions.
option-move = Aller vers { $way } : { $tile }
option-charge = Charger vers { $way }
option-sneak = Se faufiler vers { $way } : { $tile }
option-explore = Explorer vers { $way }
option-recon = Reconnaissance : qui se cache ici ?
option-pick-up = Ramasser
option-refill = Se ravitailler en eau
option-rain = Recueillir la pluie
option-eat = Manger
option-sleep = Dormir
option-container = Ouvrir le conteneur ({ $attribute })
option-loot = Fouiller le corps : { $enemy } ({ $letter })
option-discard = Déposer des choses
option-build = Fabriquer : { $item }
option-use = Utiliser : { $item }
option-ability = { $ability }
option-ammo = Fabriquer des munitions : { $what } ({ $n })
option-pitch = Monter la tente
option-build-camp = Construire un campement avec les ressources
option-strike-camp = Lever le campement
option-light = Allumer un feu
option-kitchen = Installer une cuisine de campagne
option-cook = Cuisiner : une ration en devient trois
option-wait = Attendre
option-reveal = { $way }
question-reveal = { $person } regarde au loin : où ?
event-arrives = { $person } arrive ici : { $tile }
event-tile-revealed = Révélé : { $tile }
event-exposed = { $person } est à découvert
event-hidden = Le marqueur quitte le symbole d'ennemi : { $person } y reste hors de vue
refused-too-few-ap = Cela coûte { $n } PA.
remedy-too-few-ap = Attendez la phase suivante.
refused-tile-full = Toutes les cases de déplacement sont prises.
remedy-tile-full = Quelqu'un doit d'abord partir.
refused-no-tile-left = Il n'y a pas de tuile à poser là.
remedy-no-tile-left = Seules les tuiles déjà posées face cachée peuvent être révélées.
refused-not-sneaked = Il faut s'être faufilé ici.
remedy-not-sneaked = Revenez en vous faufilant.
refused-no-symbol = Aucun symbole ici ne peut faire venir d'ennemi.
remedy-no-symbol = La préparation découvre de nouveau les symboles.
refused-nothing-here = Il n'y a rien ici.
remedy-nothing-here = Cherchez sur une autre tuile.
refused-no-space = Il n'y a pas d'emplacement libre.
remedy-no-space = Déposez d'abord quelque chose.
refused-nothing-carried = Il n'y a rien à céder.
remedy-nothing-carried = Ramassez d'abord quelque chose.
refused-no-water-here = Il n'y a pas d'eau ici.
remedy-no-water-here = Cherchez un point d'eau.
refused-bottles-full = Toutes les gourdes sont pleines.
remedy-bottles-full = Buvez, ou trouvez une autre gourde.
refused-no-storm = Il ne pleut pas.
remedy-no-storm = Attendez une tempête.
refused-no-food = Il n'y a pas de nourriture sur le plateau.
remedy-no-food = Trouvez-en, ou cuisinez.
refused-healthy = La santé est au maximum.
remedy-healthy = Gardez la nourriture.
refused-enemies-here = On ne dort pas à côté d'ennemis.
remedy-enemies-here = Combattez-les, partez ou cachez-vous.
refused-already-fit = On ne peut pas être plus en forme.
remedy-already-fit = La Préparation en retire un cran.
refused-hero-item = Il porte le nom d'un autre personnage.
remedy-hero-item = Échangez-le ou vendez-le.
refused-solar-storm = Pendant une tempête solaire, rien d'électrique ne marche.
remedy-solar-storm = Attendez la prochaine carte Soleil.
refused-flipped = Il a déjà servi aujourd'hui.
remedy-flipped = La préparation le retourne.
refused-no-use-now = Ce serait inutile maintenant.
remedy-no-use-now = Gardez-le pour plus tard.
refused-exhausted = La capacité est épuisée.
remedy-exhausted = Elle revient au moment indiqué par son texte.
refused-no-tent = Il n'y a pas de tente sur le plateau.
remedy-no-tent = Fabriquez-en ou achetez-en une.
refused-camp-here = Il y a déjà un campement.
remedy-camp-here = Utilisez celui-là.
refused-no-parts = Il manque les ressources d'une tente.
remedy-no-parts = Il faut du tissu et du bois.
refused-no-camp = Il n'y a pas de campement à lever.
remedy-no-camp = Un campement imprimé sur la tuile reste.
refused-fire-here = Un feu brûle déjà ici.
remedy-fire-here = Gardez le bois.
refused-nothing-to-light = Il n'y a rien pour l'allumer.
remedy-nothing-to-light = Il faut un objet avec le mot-clé FEU.
refused-no-wood = Il n'y a pas de bois sur le plateau.
remedy-no-wood = Il faut un bois.
refused-no-campfire = Il n'y a pas de feu de camp ici.
remedy-no-campfire = Allumez-en d'abord un.
refused-no-metal = Il n'y a pas de métal sur le plateau.
remedy-no-metal = Il faut un métal.
refused-no-field-kitchen = Il n'y a pas de cuisine de campagne ici.
remedy-no-field-kitchen = Installez-en une sur un feu de camp.
refused-empty-weapon = L'arme est vide.
remedy-empty-weapon = Fabriquez ou achetez d'abord des munitions.

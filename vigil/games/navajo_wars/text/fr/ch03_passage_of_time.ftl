# 3.3 Passage du temps : population, nourriture, animaux, anciens.

question-grow-up = Qui grandit ou vieillit ?
option-grow-up-done = En rester là
option-child-becomes-man = Un enfant devient un homme
option-child-becomes-woman = Un enfant devient une femme
option-child-becomes-elder = Un enfant devient un ancien
option-man-becomes-elder = Un homme devient un ancien
option-woman-becomes-elder = Une femme devient une ancienne
refused-no-counter-left = Il ne reste plus de pion de ce type Hors jeu : { $piece }.
remedy-no-counter-left = Ce sera possible quand l'un d'eux ira Hors jeu.
question-who-grows-up = D'où vient { $piece_the } ?
option-from-family = De la { $family }
option-from-passage = De la case Passage du temps
event-child-becomes-man = Un enfant de la case Passage du temps devient un homme
event-child-becomes-woman = Un enfant de la case Passage du temps devient une femme
event-child-becomes-elder = Un enfant de la case Passage du temps devient un ancien
event-man-becomes-elder = Un homme de la case Passage du temps devient un ancien
event-woman-becomes-elder = Une femme de la case Passage du temps devient une ancienne
event-child-becomes-man-in-family = { $family } : l'enfant devient un homme et va dans la case Passage du temps
event-child-becomes-woman-in-family = { $family } : l'enfant devient une femme et va dans la case Passage du temps
event-child-becomes-elder-in-family = { $family } : l'enfant devient un ancien et va dans la case Passage du temps
event-man-becomes-elder-in-family = { $family } : l'homme devient un ancien et va dans la case Passage du temps
event-woman-becomes-elder-in-family = { $family } : la femme devient une ancienne et va dans la case Passage du temps

question-join-families = Qui placez-vous depuis la case Passage du temps ?
option-join-done = En rester là
option-join-family = Placer { $piece_a } dans la { $family }
option-join-elders = Placer un ancien sur le Tableau des anciens
option-join-any-family = Placer { $piece_a } dans une Famille
refused-no-empty-space = Aucune Famille en jeu n'a d'emplacement vide pour { $piece_a }.
remedy-no-empty-space = Une nouvelle Famille pourrait accueillir le pion.
event-joined-family = La { $family } accueille { $piece_a }
event-joined-elders = Un nouvel ancien prend place sur le Tableau des anciens

question-found-family = Fondez-vous une nouvelle Famille ?
option-found-none = Ne pas fonder de Famille
option-found-family = Fonder la { $family }
question-household = Qui fait partie de la { $family } ?
option-household-man = Un homme
option-household-woman = Une femme
option-household-man-woman = Un homme et une femme
option-household-man-child = Un homme et un enfant
option-household-woman-child = Une femme et un enfant
option-household-man-woman-child = Un homme, une femme et un enfant
question-canyon-area = Où la { $family } s'installe-t-elle ?
option-settle-in = Zone { $area } ({ $territory })
event-family-founded = Un nouveau feu s'allume : la { $family } s'installe en Zone { $area } ({ $territory })
event-no-family-culture-0 = La Culture est à 0 : on ne peut pas fonder de nouvelle Famille

event-culture-changes = { $empty ->
    [0] Aucun emplacement vide
    [one] { $empty } emplacement vide
   *[other] { $empty } emplacements vides
}{ $kin ->
    [0] {""}
    [one] {" "}(dont { $kin } ne compte pas)
   *[other] {" "}(dont { $kin } ne comptent pas)
}, { $elders ->
    [0] aucun nouvel ancien
    [one] { $elders } nouvel ancien
   *[other] { $elders } nouveaux anciens
}{ $loss ->
    [0] { $gain ->
        [0] {" : "}la Culture ne change pas
       *[other] {""}
    }
   *[other] {""}
}
number-culture-change = Variation de la Culture
part-empty-spaces = emplacements vides de la { $family }
part-kin = emplacements non comptés grâce aux Développements et événements
part-new-elders = nouveaux anciens
event-population-discarded = { $n ->
    [one] Une personne de la case Passage du temps n'a pas trouvé de Famille et est perdue pour le peuple (Hors jeu)
   *[other] { $n } personnes de la case Passage du temps n'ont pas trouvé de Famille et sont perdues pour le peuple (Hors jeu)
}

event-animals-return = { $n ->
    [1] Un animal revient dans les Ressources
   *[other] { $n } animaux reviennent dans les Ressources
}

question-collect-corn = Quel Maïs ramassez-vous ? Désignez tout le Maïs voulu avant d'en révéler un seul pion.
option-collect-corn = Ramasser le Maïs de la Zone { $area } ({ $territory })
option-collect-all-corn = Ramasser tout le Maïs restant
option-collect-done = Ne plus ramasser de Maïs
chance-corn-collected = Nombre du Maïs ramassé
event-corn-collected = Maïs ramassé en Zone { $area } ({ $territory }) : il vaut { $n }

number-food-needed = Nourriture nécessaire
number-food-of-land = Nourriture donnée par la terre
number-food-in-store = Nourriture dans les Ressources
part-mouths = { $family }
part-elder-mouths = anciens
part-agriculture = Agriculture ({ $territory })
part-agriculture-cards = Développements et événements
part-food-event = un événement antérieur
part-corn-food = Maïs { $n }
part-sheep-food = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
event-feeding = Nourriture nécessaire : { $needed } ; la terre en donne { $land }
question-feed = Il faut nourrir la population. Combien de moutons abattez-vous ?
option-feed = { $n ->
    [0] Nourrir la population sans abattre de mouton
    [one] Nourrir la population en abattant { $n } mouton
   *[other] Nourrir la population en abattant { $n } moutons
}
question-eat-corn = Quel Maïs est mangé ? Pions encore à nourrir : { $n }.
option-eat-corn = Maïs { $n }
event-sheep-eaten = { $n ->
    [1] Un mouton est mangé
   *[other] { $n } moutons sont mangés
}
event-corn-returned = { $n ->
    [1] Un pion Maïs retourne dans le gobelet
   *[other] { $n } pions Maïs retournent dans le gobelet
}
question-unfed = { $n ->
    [one] La nourriture suffit pour tous sauf un. Qui en est privé ?
   *[other] La nourriture suffit pour tous sauf { $n }. Qui en est privé ?
}
option-unfed-elder = L'ancien de la case { $box }
option-unfed-person = { $family } : { $piece_the }
event-elder-starves = Il ne reste rien pour un ancien, que la faim emporte

number-fodder = Animaux nourris de chaque espèce
part-pastures = Territoires avec une Famille
part-fodder-cards = Développements et événements
event-animals-starve = Des animaux sans pâturage vont Hors jeu : { $n } ({ $piece })

chance-elder-death = Dé pour la vie d'un ancien
event-elder-dies = L'ancien de la case { $box } meurt ({ $number } ou moins), et les siens le pleurent
event-elder-lives = { $number ->
    [0] L'ancien de la case { $box } survit : aucun résultat ne lui était fatal
   *[other] L'ancien de la case { $box } survit (il serait mort à { $number } ou moins)
}
number-death-number = L'ancien meurt à ce résultat ou moins
part-elder-age = Niveau d'ancien de la case { $box }
part-long-life = Développements et événements
chance-recovered-territory = Dé pour le Territoire qui se rétablit

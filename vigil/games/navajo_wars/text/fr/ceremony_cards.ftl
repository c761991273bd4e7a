# Les cartes Cérémonie : noms, effets, récits et mots de leurs règles.

name-mountain-way = Mountain Way
card-mountain-way =
    Place un homme dans la case Passage du temps ; un dé supérieur à 4 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (avant une Esquive) : +2 au jet.
    Enemy Way : l'Ennemi perçoit 2 PA de plus la prochaine fois qu'il perçoit des PA.
card-mountain-way-story = Une cérémonie des mois froids, quand le tonnerre dort. Les familles y viennent de loin, par des sentiers qu'aucune carte de soldat n'indique.

name-coming-of-age = L'âge adulte
card-coming-of-age =
    Place une femme dans la case Passage du temps ; un dé supérieur à 4 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : dans une Famille qui a un enfant et pas de femme, l'enfant devient la femme ; Culture +1.
    Enemy Way : un pion de population de votre choix quitte la Famille la moins féroce pour la case Passage du temps.
card-coming-of-age-story = Une jeune fille devient femme, et ses parents se réunissent pour l'honorer. La maison et le clan passeront par ses mains, comme ils sont passés par celles de sa mère.

name-wedding = Un mariage
card-wedding =
    Place un enfant dans la case Passage du temps ; un dé supérieur à 5 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : un pion Marchandises Hors jeu passe dans les Ressources ; Culture +1.
    Enemy Way : vous perdez 1 point de Culture.
card-wedding-story = Deux familles échangent des présents et de bonnes paroles. Désormais, chacune a deux fois plus de parents sur qui compter.

name-winter-stories = Récits d'hiver
card-winter-stories =
    Place un ancien dans la case Passage du temps ; un dé supérieur à 4 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : un ancien Hors jeu rejoint la case la plus à gauche du Tableau des anciens.
    Enemy Way : aucune Action d'ancien lors de votre prochaine Planification.
card-winter-stories-story = Certains récits appartiennent à l'hiver et ne se disent en aucune autre saison. Les anciens se souviennent, les jeunes écoutent, et la nuit est courte.

name-flint-way = Flint Way
card-flint-way =
    Place un homme dans la case Passage du temps ; un dé supérieur à 3 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (avant une Bataille) : +2 à la Bataille ; ou bien (dans votre phase d'Opérations) : Férocité +1 pour une Famille qui a un homme, et Force militaire +1.
    Enemy Way : Férocité ennemie +1.
card-flint-way-story = Une cérémonie pour ceux qui ont été blessés. Quand ils se relèvent, les leurs reprennent courage avec eux.

name-beauty-way = Beauty Way
card-beauty-way =
    Place une femme dans la case Passage du temps ; un dé supérieur à 3 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : Culture +2.
    Enemy Way : la Férocité de la Famille la plus féroce tombe à 0.
card-beauty-way-story = L'équilibre avec la terre et entre les êtres peut se perdre, et il peut être rétabli. Le peuple se réunit pour marcher de nouveau dans la beauté.

name-prayers-for-rain = Prières pour la pluie
card-prayers-for-rain =
    Place un enfant dans la case Passage du temps ; un dé supérieur à 3 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : retirez 2 pions Sécheresse, un par un, là où ils pèsent le plus (d'abord là où vivent des Familles ; à égalité, dans le Territoire le plus sec, puis dans celui du plus petit numéro de dé).
    Enemy Way : lancez un dé : ce Territoire reçoit un pion Sécheresse, comme pour l'Événement mineur.
card-prayers-for-rain-story = En pays sec, la pluie ne va jamais de soi. On guette les nuages au-dessus des montagnes, et l'on rend grâce quand ils viennent.

name-night-way = Night Way
card-night-way =
    Place un ancien dans la case Passage du temps ; un dé supérieur à 2 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : parmi les Familles que quelqu'un peut rejoindre depuis la case Hors jeu, celle qui a le plus d'emplacements vides (à égalité, Priorité alphabétique) accueille un homme, une femme ou un enfant ; ou nourrissez plutôt les hôtes : Culture +1. Impossible sans une telle Famille.
    Enemy Way : placez un Intrus.
card-night-way-story = Une grande cérémonie de guérison, dans les longues nuits d'avant le printemps. Les hôtes arrivent de toutes parts, et tous sont nourris.

name-wind-way = Wind Way
card-wind-way =
    Place un homme dans la case Passage du temps ; un dé supérieur à 4 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (avant une Bataille ou une Esquive) : +1 à celle-ci.
    Enemy Way : le prochain Raid ennemi compte 2 pions Raid de plus.
card-wind-way-story = Une cérémonie de guérison. Ceux pour qui elle a été célébrée reprennent leur route d'un pas plus sûr.

name-planting-songs = Chants des semailles
card-planting-songs =
    Place une femme dans la case Passage du temps ; un dé supérieur à 4 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : 4 unités de nourriture de plus au prochain Passage du temps.
    Enemy Way : Moral ennemi +1.
card-planting-songs-story = Le maïs se sème en chantant et se soigne avec patience. Ce qui pousse l'été le long des ravines fait vivre les hogans l'hiver.

name-blessing-of-the-herds = La bénédiction des troupeaux
card-blessing-of-the-herds =
    Place un enfant dans la case Passage du temps ; un dé supérieur à 3 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : un cheval et un mouton Hors jeu passent dans les Ressources.
    Enemy Way : un cheval des Ressources ou, s'il n'y en a pas, un mouton part Hors jeu.
card-blessing-of-the-herds-story = Chevaux et moutons sont nourriture, laine, richesse et compagnie. En prendre soin est un devoir, et l'on rend grâce pour eux.

name-winter-gathering = L'assemblée d'hiver
card-winter-gathering =
    Place un ancien dans la case Passage du temps ; un dé supérieur à 2 déclenche l'Enemy Way de la dernière carte Cérémonie défaussée.
    Blessing Way (dans votre phase d'Opérations) : 1 PA par ancien sur le Tableau des anciens, 3 au plus.
    Enemy Way : vous perdez 2 PA, sans descendre au-dessous de 0.
card-winter-gathering-story = Pendant des jours, la fumée de nombreux camps reste au-dessus d'une seule vallée. On court, on échange, on retrouve des cousins ; et la nuit, quand les enfants dorment, on parle de ce qu'apportera le printemps.

chance-ceremony-die = Dé de la cérémonie
event-no-enemy-way = Aucune carte Cérémonie dans la défausse : aucun Enemy Way ne peut se déclencher
event-ceremony-undisturbed = { $card } : { $n } ne dépasse pas { $number }, rien ne trouble la cérémonie
event-enemy-way = Enemy Way : { $card }
event-enemy-way-cancelled = L'Enemy Way est annulé
event-ceremony-in-hand = Vous prenez en main « { $card } » : { $n ->
    [one] vous avez maintenant une carte Cérémonie
   *[other] vous avez maintenant { $n } cartes Cérémonie
}
event-blessing-way = Blessing Way : { $card }
event-blessing-evade = L'Esquive reçoit +{ $n }
event-blessing-battle = La Bataille reçoit +{ $n }
event-came-of-age = { $family } : l'enfant devient la femme de la Famille
event-healed = La { $family } retrouve l'un des siens : { $piece_a }
event-storyteller-came = Un ancien rejoint la case la plus à gauche du Tableau des anciens
event-no-herd = Il n'y a aucun animal à perdre dans les Ressources
event-animal-stolen = Vous perdez { $piece_a } de vos Ressources
option-cancel-enemy-way-for-goods = L'annuler pour { $n } Marchandises
option-cancel-enemy-way-by-development = L'annuler : épuiser « { $development } »
question-ceremony-to-hand = Prenez-vous en main la carte « { $card } » ? { $n ->
    [0] Votre main est vide.
    [one] Vous avez une carte Cérémonie en main.
   *[other] Vous avez { $n } cartes Cérémonie en main.
}
option-take-into-hand = Prendre en main « { $card } »
option-leave-ceremony = Défausser « { $card } »
option-play-blessing-way = Blessing Way : jouer « { $card } »
question-courage-for = Quelle Famille reprend courage ?
option-encourage = { $family } : Férocité +1
question-coming-of-age-in = Dans quelle Famille une enfant devient-elle femme ?
option-celebrate = { $family } : l'enfant devient la femme de la Famille
question-night-way = Les nuits de la cérémonie sont passées. Quelqu'un revient-il dans la { $family }, ou festoyez-vous avec les hôtes ?
option-welcome-back = Accueillir l'un des siens dans la Famille
option-feed-the-guests = Nourrir tous les hôtes : Culture +{ $n }
question-healing-whom = { $family } : qui revient ?
option-heal-person = Faire revenir { $piece_a }
question-rain-where = Où la pluie tombe-t-elle ? { $n ->
    [one] Il reste { $n } pion Sécheresse à retirer.
   *[other] Il reste { $n } pions Sécheresse à retirer.
}
option-rain-in = { $territory }
question-stolen-animal = { $n ->
    [one] Quel animal perdez-vous ?
   *[other] Quels animaux perdez-vous ? Il en faut { $n }.
}
option-lose-animal = Perdre { $piece_a }
question-parted-kin = La { $family } est la moins féroce : qui la quitte pour la case Passage du temps ?

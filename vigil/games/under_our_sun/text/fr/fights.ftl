# Enemies.
event-spawned = Un ennemi apparaît : { $enemy } ({ $letter }), { $tile }
event-enemy-moves = En marche : { $enemy } ({ $letter }) → { $tile }
event-enemy-stays = Aucun mouvement : { $enemy } ({ $letter })
event-enemy-damaged = { $enemy } ({ $letter }) : dégâts { $n }, PV restants { $left }
event-missed = { $person } contre { $enemy } ({ $letter }) : aucun dégât
event-defeated = { $enemy } ({ $letter }) : hors de combat
event-searched = { $person } fouille le corps : { $enemy }, succès : { $n }

# Combat.
event-first-round = { $person } doit se battre : premier tour de combat
question-first-round = { $person } : le premier tour de combat est gratuit. Que faites-vous ?
option-attack = Attaquer { $enemy } ({ $letter }) avec : { $item }
option-dodge = Esquiver
option-shoot = Tirer sur { $enemy } ({ $letter }) avec : { $item }
option-sneak-attack = Attaque furtive sur { $enemy } ({ $letter }) avec : { $item }
event-attacks = { $person } attaque : { $enemy } ({ $letter })
event-shoots = { $person } tire sur { $enemy } ({ $letter }) avec : { $item }
event-lured = Au bruit du tir : { $enemy } ({ $letter }) → { $tile }
question-join = { $active } se bat. { $person } se joint au combat ?
option-stay-out = Ne pas intervenir
question-strongest = Deux sont de force égale : qui frappe { $person } ?
option-strikes = { $enemy } ({ $letter })
question-void = { $person } a esquivé : quelle attaque ne compte pas ?
option-void = { $enemy } ({ $letter }) : { $n }
event-voided = { $person } esquive une attaque : { $enemy } ({ $n })
event-armour-held = { $person } : { $item } arrête { $n } des coups
event-waits = { $person } attend, avec { $n } PA
question-kept-ap = { $person } a attendu et garde { $n } PA : combattre maintenant ?
event-kept-ap-lost = Il n'y a plus personne à combattre : les PA gardés par { $person } sont perdus

# Characters against characters.
option-attack-character = Attaquer { $person } avec : { $item }
option-shoot-character = Tirer sur { $person } avec : { $item }
event-attacks-character = { $person } s'en prend à { $other }
question-reaction = { $other } attaque { $person } : que faites-vous ?
option-nothing = Rien
option-counter = Contre-attaquer avec : { $item }
option-close-in = Foncer sur le tireur
option-shoot-back = Riposter avec : { $item }

# The night.
question-ignore-animal = { $person } : le feu brûle. Ignorer la carte ?
option-ignore-card = L'ignorer
option-face-card = L'affronter
event-fire-keeps-away = Le feu protège { $person }
question-camp-vote = Qui dans le campement la carte concerne-t-elle ?
option-suffers = { $person }
event-camp-decides = Le campement a tranché : { $person }

# Trade.
option-trade = Échanger avec { $person }
question-trade = Qu'échangez-vous avec { $person } ?
option-give = Donner : { $what }
option-receive = Recevoir : { $what }
question-trade-offer = { $person } offre { $given } contre { $wanted }. D'accord ?
option-accept = D'accord
option-refuse = Non
event-trade-accepted = { $person } accepte l'offre : { $other }
event-trade-refused = { $person } refuse l'offre : { $other }
event-handed-over = { $person } donne à { $other } : { $what }
question-counter-offer = { $person } a fait une offre. Que proposez-vous à la place ?
option-counter-offer = Faire une autre offre
option-no-more-offers = Non, et plus d'offres dans cette phase
event-counter-offered = { $person } propose autre chose à { $other }
event-no-more-offers = Dans cette phase, { $person } ne veut plus d'offres de { $other }
refused-no-more-offers = La réponse était : plus d'offres dans cette phase.
remedy-no-more-offers = Redemandez à la phase suivante.

# Merchants.
event-shop-opens = { $merchant } ouvre boutique : { $tile }
option-visit = Aller voir { $merchant }
event-visits = { $person } s'approche du comptoir : { $merchant }
option-deal = Faire affaire
question-deal = { $merchant } : que donnez-vous, que prenez-vous ?
option-pay = Payer { $what } ({ $n })
option-sell = Vendre { $what } ({ $n })
option-buy = Acheter { $what } ({ $n })
option-get = Prendre { $what } ({ $n })
event-dealt = { $person } quitte le comptoir avec : { $things }
number-given = Donné
number-taken = Pris
part-value = { $what }
option-dismantle = Démonter { $item }
event-dismantled = { $person } fait démonter : { $item }
option-steal = Voler
question-steal = Que glisse { $person } dans sa manche ?
event-stolen = { $person } vole : { $what }
event-caught = { $merchant } prend { $person } la main dans le sac et ne l'oubliera pas
option-rob = Agresser { $merchant } avec : { $item }
question-booty = { $n } choses au choix : lesquelles ?
event-robbed = { $person } a dévalisé { $merchant }
refused-merchant-hostile = Pas d'affaires avec qui vole ou dévalise.
remedy-merchant-hostile = Les autres peuvent encore commercer ici.
refused-visiting = Vous êtes déjà au comptoir.
remedy-visiting = Faites affaire.
refused-no-water = Cela coûte une eau.
remedy-no-water = Procurez-vous d'abord de l'eau.
refused-too-dear = Cela coûterait { $n } ; vous avez { $most }.
remedy-too-dear = Retirez d'abord quelque chose.
refused-too-little-value = Donné : { $paid } ; cela coûte { $n }.
remedy-too-little-value = Donnez plus, ou prenez moins.

# Sons of Liberty.
event-team-card = La carte est retournée, { $person } : { $card }
event-left-in-peace = Désormais les Fils de la Liberté laissent { $person } en paix
question-meets-sons = { $person } rencontre des Fils de la Liberté. Que faites-vous ?
option-say-nothing = Se taire
option-show-card = Montrer sa carte : ce sont les vôtres
question-silent-call = Un instant entre deux actions
option-call = Appeler l'un des vôtres vers { $way } : { $tile }
option-command = Envoyer { $enemy } ({ $letter }) vers { $way }
event-no-son-left = Personne ne répond à l'appel
event-last-one = Il ne reste que { $person }, et la partie continue : { $person } est donc du côté des Survivants.
event-goal-unclaimed = { $card } : ce but est atteint, et personne n'a gagné. Il n'est donc à personne ici.

# Missions.
event-objective-met = L'objectif est atteint
event-end-mission = Le dernier objectif est atteint : la mission est accomplie.
event-end-son-eliminated = Le traître n'est plus. Le reste de la mission se fera au grand jour.
event-end-goal-bleed-them-dry = Une tombe fraîche, et une pelle dont personne ne parle. Les Fils de la Liberté ont ce qu'ils voulaient.
event-end-goal-the-land-is-ours = Leurs drapeaux flottent sur quatre collines. New Haven paiera désormais sa propre eau.
event-end-goal-let-them-wait = Le septième matin se lève, et ceux qui attendaient de l'aide n'attendent plus.
event-end-nobody-left = Il ne reste personne pour rentrer.
event-end-too-late = Il est trop tard. À New Haven, personne ne le dit tout haut.

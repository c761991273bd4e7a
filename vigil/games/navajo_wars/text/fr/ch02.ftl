# 2. Séquence de jeu et choix de l'opération diné.

chance-next-card = Prochaine carte de la pioche
event-card-drawn = Carte { $n } : { $card }
event-card-story = { $card_story }
event-deck-empty = La pioche est vide : le scénario est terminé
question-preempt = { $n ->
    [0] Voulez-vous devancer cette carte, sans frais ?
   *[other] Voulez-vous devancer cette carte pour { $n } PA ?
} L'Ennemi perçoit { $enemy } PA s'il agit d'abord, { $preempted } si c'est vous.
option-enemy-first = Laisser l'Ennemi agir le premier
option-preempt = { $n ->
    [0] Devancer sans frais
   *[other] Devancer pour { $n } PA
}
refused-preempt-too-dear = Devancer coûte { $cost } PA, et vous en avez { $ap }.
remedy-preempt-too-dear = Procurez-vous d'abord des PA, par exemple 1 PA contre 2 Marchandises.
number-preempt-cost = Coût pour devancer
short-preempt-cost = { $n } PA
part-printed-preempt = imprimé sur la carte
part-free-preempt = gratuit grâce à un événement antérieur
event-preempted = { $n ->
    [0] Vous devancez sans frais : les Diné agissent les premiers
   *[other] Vous devancez : les Diné agissent les premiers
}
event-no-preempt = Un événement antérieur interdit de devancer cette carte
question-dine-operation = Quelle opération effectuez-vous ? { $ap ->
    [0] Vous n'avez pas de PA.
   *[other] Vous avez { $ap } PA.
}
option-planning = Planification : gagner des PA, faire agir les anciens, acheter des Marchandises, traiter avec les tribus
option-take-actions = Actions : les Familles se déplacent, plantent, récoltent et mènent des raids
option-passage-of-time = Passage du temps : une génération grandit, de nouvelles Familles naissent, tous doivent être nourris
event-chose-planning = Les Diné planifient
event-chose-actions = Les Diné passent à l'action
event-chose-passage = Le temps passe
question-fort-loss = Une Famille se trouve dans la Zone d'un Fort : quel point perdez-vous ? Culture { $culture }, Force militaire { $military }.
option-lose-culture = Perdre 1 point de Culture
option-lose-military = Perdre 1 point de Force militaire

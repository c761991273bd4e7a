# 4. Opérations de l'Ennemi et Soumission du Nouveau-Mexique.

event-instruction-turned = Rangée { $row } : le pion est retourné et montre { $order }
event-swapped = La rangée Actif { $row } et la rangée En attente { $standby } échangent leurs pions : { $order } est maintenant actif
event-no-swap = Pas d'échange entre la rangée Actif { $row } et la rangée En attente { $standby } : un espace est vide
event-moved-up = { $order } monte de la rangée { $row } à la rangée { $upper }
event-no-move-up = Pas de montée de la rangée { $row } à la rangée { $upper } : un espace est vide, ou le pion est déjà plus haut
event-display-reset = Le tableau est remis en ordre. Actifs, de haut en bas : { $orders }

number-enemy-ap = PA perçus par l'Ennemi
part-card-ap = carte { $card }
part-ap-of-cards = cartes en jeu
part-ap-of-event = un événement antérieur
part-red-cubes = cubes rouges en Soumission
part-raided-cubes = cubes parmi les Cubes pillés
part-at-least-one = jamais moins de 1
event-enemy-collects = L'Ennemi perçoit { $ap } PA et en possède { $total }
chance-running-peace = dé pour la Paix en vigueur
event-peace-goes-on = { $n ->
    [one] La Paix se poursuit : il reste { $n } pion PA parmi les Cubes pillés. Après un Bâtir, la phase de l'Ennemi est terminée
   *[other] La Paix se poursuit : il reste { $n } pions PA parmi les Cubes pillés. Après un Bâtir, la phase de l'Ennemi est terminée
}
chance-flip-die-one = premier dé des rangées à retourner
chance-flip-die-two = second dé des rangées à retourner
event-row-empty = La rangée { $row } est vide : rien n'est retourné
event-striped = Rangée { $row } : { $order } porte une bande et n'est pas retourné
question-cancel-flip = { $order }, rangée { $row }, va être retourné. Dépenser 2 Marchandises pour l'empêcher ?
option-let-flip = Le laisser se retourner : il devient { $order }
option-cancel-flip = Dépenser 2 Marchandises : { $order } reste
event-flip-cancelled = Rangée { $row } : pour 2 Marchandises, { $order } n'est pas retourné
event-no-order-left = Il ne reste aucun Ordre actif : l'Ennemi garde { $n } PA
event-executes = { $order } (rangée { $row }) est exécuté pour { $cost } PA ; il en reste { $left }
event-cannot-pay = { $order } (rangée { $row }) coûte { $cost } PA et l'Ennemi en a { $left } : plus aucun Ordre n'est exécuté
event-cannot-defend = { $order } (rangée { $row }) demande au moins 1 PA et l'Ennemi n'en a pas : plus aucun Ordre n'est exécuté
event-second-truce = { $order } (rangée { $row }) : une Paix ou un Défendre est déjà inactif, le pion est donc retourné et son autre face exécutée
event-both-sides-truce = Rangée { $row } : l'autre face est aussi Paix ou Défendre, le pion passe donc en Inactif sans effet

event-build-as-subvert = Bâtir est traité comme Subvertir avec { $n } PA : aucun Avant-poste de la période ne peut être placé
event-colonize-as-expand = Coloniser est traité comme S'étendre : il n'y a pas de cube parmi les Cubes pillés
event-colonize-as-build = Coloniser est traité comme Bâtir : il n'y a pas d'Avant-poste sur la carte
event-expand-as-build = S'étendre est traité comme Bâtir : il n'y a pas d'Avant-poste sur la carte
event-tribe-as-subjugate = { $order } est traité comme Soumettre : cubes rouges en Soumission { $n }, il en faut { $needed }
event-subvert-as-subjugate = Subvertir est traité comme Soumettre : cubes rouges en Soumission { $n }, il en faut { $needed }
event-subvert-as-build = Subvertir est traité comme Bâtir : il n'y a pas d'Avant-poste sur la carte
question-colonize = { $n ->
    [one] Coloniser : encore { $n } cube passe des Cubes pillés à la Récupération. Lequel ?
   *[other] Coloniser : encore { $n } cubes passent des Cubes pillés à la Récupération. Lequel d'abord ?
}
option-recover-cube = Le cube { $cube }
event-cube-recovered = Des Cubes pillés à la Récupération : { $cube }
chance-slaves-territory = dé pour le Territoire des chasseurs d'esclaves
event-slave-hunt = Les chasseurs d'esclaves arrivent { $territory_in }
event-slave-from-passage = Les chasseurs d'esclaves prennent { $piece_a } dans la case Passage du temps : Hors jeu
event-no-slaves = Les chasseurs d'esclaves ne trouvent personne
event-subjugate = { $n ->
    [one] Soumettre : { $n } cube est pioché
   *[other] Soumettre : { $n } cubes sont piochés
}
chance-subjugate = cube pour Soumettre
number-subversion = Culture perdue par Subvertir
part-ap-spent = PA dépensés
part-outposts-limit = pas plus que les Avant-postes sur la carte ({ $n })
event-subversion = Subvertir coûte { $loss } de Culture
number-instruction-cost = Coût de l'Ordre
part-printed-cost = nombre sur le pion
part-total-ferocity = Férocité totale des Familles, si elle est plus élevée

event-outpost-placed = Nouvel Avant-poste : { $outpost_a } ({ $territory } { $area })
event-outpost-removed = Avant-poste retiré : { $outpost_the } ({ $territory } { $area })
event-no-outpost-left = Il ne reste aucun pion à placer : { $outpost }
event-corn-cleared = Le Maïs doit céder la place et retourne dans la coupe : { $territory } { $area }
event-outpost-moves-up = Avant-poste avancé : { $outpost_the }, maintenant { $territory } { $area }
event-outpost-at-the-top = Avant-poste déjà au sommet : { $outpost_the } ({ $territory } { $area })
number-expansion-loss = Culture perdue par S'étendre
part-outposts-that-move = { $n ->
    [one] { $n } Avant-poste qui avance, 1 chacun
   *[other] { $n } Avant-postes qui avancent, 1 chacun
}
part-outposts-at-the-top = { $n ->
    [one] { $n } Avant-poste déjà au sommet, 2 chacun
   *[other] { $n } Avant-postes déjà au sommet, 2 chacun
}
event-expansion = S'étendre coûte { $loss } de Culture

event-peace-made = { $n ->
    [one] Paix : { $n } PA est mis parmi les Cubes pillés, les autres PA ennemis sont perdus ; les cubes pillés et ceux de la Récupération retournent dans le sac ({ $bag }). La phase de l'Ennemi est terminée
   *[other] Paix : { $n } PA sont mis parmi les Cubes pillés, les autres PA ennemis sont perdus ; les cubes pillés et ceux de la Récupération retournent dans le sac ({ $bag }). La phase de l'Ennemi est terminée
}
event-peace-over = La Paix est terminée : l'Ennemi a { $n } PA de plus et le pion passe en Inactif
event-defends = Défendre : l'Ennemi dépense tous ses PA ({ $n }). La phase de l'Ennemi est terminée
event-defend-goes-on = L'Ennemi continue de se défendre : { $n } PA ajoutés aux Cubes pillés, maintenant { $total }. La phase de l'Ennemi est terminée
event-defend-over = L'Ennemi ne se défend plus : il a { $n } PA de plus et le pion passe en Inactif

event-red-to-subjugation = { $n ->
    [one] { $n } cube rouge va en Soumission : maintenant { $total }
   *[other] { $n } cubes rouges vont en Soumission : maintenant { $total }
}
event-new-mexico-subjugated = Le Nouveau-Mexique est soumis
event-pueblo-revolt-over = La carte { $card } quitte la partie
event-turned-to-raid = { $order } est retourné sur sa face Raid !

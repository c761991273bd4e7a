# 4. Opérations de l'Ennemi et Soumission du Nouveau-Mexique.

event-instruction-turned = Ligne { $row } : le pion est retourné et montre { $order }
event-swapped = Ligne { $row } : { $order } devient actif, { $other } passe en attente (ligne { $standby })
event-no-swap = Pas d'échange entre la ligne active { $row } et la ligne en attente { $standby } : un emplacement est vide
event-moved-up = L'Ordre { $order } monte de la ligne { $row } à la ligne { $upper }
event-no-move-up = Pas de montée de la ligne { $row } à la ligne { $upper } : un emplacement est vide, ou le pion est déjà plus haut
event-display-reset = Le tableau est remis en ordre. Actifs, de haut en bas : { $orders }

number-enemy-ap = PA perçus par l'Ennemi
number-enemy-ap-first = PA perçus par l'Ennemi s'il agit d'abord
number-enemy-ap-preempted = PA perçus par l'Ennemi si vous devancez
part-card-ap = carte { $card }
part-ap-of-cards = cartes en jeu
part-ap-of-event = un événement antérieur
part-red-cubes = cubes rouges en Soumission
part-raided-cubes = Cubes pillés
part-at-least-one = jamais moins de 1
event-enemy-collects = L'Ennemi perçoit { $ap } PA et en a maintenant { $total }
chance-running-peace = Dé pour la Paix en vigueur
event-peace-goes-on = { $n ->
    [0] La Paix se poursuit : il ne reste pas de pion PA parmi les Cubes pillés. L'Ennemi exécute Bâtir, puis sa phase se termine
    [one] La Paix se poursuit : il reste { $n } pion PA parmi les Cubes pillés. L'Ennemi exécute Bâtir, puis sa phase se termine
   *[other] La Paix se poursuit : il reste { $n } pions PA parmi les Cubes pillés. L'Ennemi exécute Bâtir, puis sa phase se termine
}
chance-flip-die-one = Premier dé des lignes à retourner
chance-flip-die-two = Second dé des lignes à retourner
event-row-empty = La ligne { $row } est vide : rien n'est retourné
event-striped = Ligne { $row } : l'Ordre { $order } porte une bande et n'est pas retourné
option-cancel-flip = Dépenser 2 Marchandises : l'Ordre { $order } reste visible
event-flip-cancelled = Ligne { $row } : grâce à 2 Marchandises, l'Ordre { $order } n'est pas retourné
event-no-order-left = Il ne reste aucun Ordre actif : l'Ennemi garde { $n } PA
event-executes = { $left ->
    [0] L'Ordre { $order } (ligne { $row }) est exécuté pour { $cost } PA ; il n'en reste pas
   *[other] L'Ordre { $order } (ligne { $row }) est exécuté pour { $cost } PA ; il en reste { $left }
}
event-cannot-pay = { $left ->
    [0] L'Ordre { $order } (ligne { $row }) coûte { $cost } PA et l'Ennemi n'en a pas : plus aucun Ordre n'est exécuté
   *[other] L'Ordre { $order } (ligne { $row }) coûte { $cost } PA et l'Ennemi en a { $left } : plus aucun Ordre n'est exécuté
}
event-cannot-defend = L'Ordre { $order } (ligne { $row }) demande au moins 1 PA et l'Ennemi n'en a pas : plus aucun Ordre n'est exécuté
event-second-truce = Ligne { $row }, { $order } : un Ordre Paix ou Se défendre est déjà dans la colonne Inactifs, le pion est donc retourné et son autre face exécutée
event-both-sides-truce = Ligne { $row } : l'autre face est elle aussi Paix ou Se défendre, le pion passe donc dans la colonne Inactifs sans effet

event-build-as-subvert = L'Ordre Bâtir est exécuté comme Subvertir avec { $n } PA : aucun Avant-poste de la période ne peut être placé
event-colonize-as-expand = L'Ordre Coloniser est exécuté comme S'étendre : il n'y a aucun cube parmi les Cubes pillés
event-colonize-as-build = L'Ordre Coloniser est exécuté comme Bâtir : il n'y a aucun Avant-poste sur le plateau
event-expand-as-build = L'Ordre S'étendre est exécuté comme Bâtir : il n'y a aucun Avant-poste sur le plateau
event-tribe-as-subjugate = { $n ->
    [0] L'Ordre { $order } est exécuté comme Soumettre : aucun cube rouge en Soumission, il en faut { $needed }
    [one] L'Ordre { $order } est exécuté comme Soumettre : { $n } cube rouge en Soumission, il en faut { $needed }
   *[other] L'Ordre { $order } est exécuté comme Soumettre : { $n } cubes rouges en Soumission, il en faut { $needed }
}
event-subvert-as-subjugate = { $n ->
    [0] L'Ordre Subvertir est exécuté comme Soumettre : aucun cube rouge en Soumission, il en faut { $needed }
    [one] L'Ordre Subvertir est exécuté comme Soumettre : { $n } cube rouge en Soumission, il en faut { $needed }
   *[other] L'Ordre Subvertir est exécuté comme Soumettre : { $n } cubes rouges en Soumission, il en faut { $needed }
}
event-subvert-as-build = L'Ordre Subvertir est exécuté comme Bâtir : il n'y a aucun Avant-poste sur le plateau
question-colonize = { $n ->
    [one] Coloniser : { $n } cube passe des Cubes pillés à la Récupération. Lequel ?
   *[other] Coloniser : { $n } cubes passent des Cubes pillés à la Récupération. Lesquels ?
}
option-recover-cube = Le cube { $cube }
event-cube-recovered = Des Cubes pillés à la Récupération : { $cube }
chance-slaves-territory = Dé pour le Territoire des chasseurs d'esclaves
event-slave-hunt = Les chasseurs d'esclaves arrivent { $territory_in }
event-slave-from-passage = Les chasseurs d'esclaves emmènent { $piece_a } qui n'avait pas encore de Famille (case Passage du temps)
event-no-slaves = Les chasseurs d'esclaves ne trouvent personne
event-subjugate = { $n ->
    [1] Soumettre : un cube est pioché
   *[other] Soumettre : { $n } cubes sont piochés
}
event-others-to-recovery = Ce qui n'est pas rouge va en Récupération : { $cubes }
chance-subjugate = Cube pour Soumettre
number-subversion = Culture perdue par Subvertir
part-ap-spent = PA dépensés
part-outposts-limit = pas plus que le nombre d'Avant-postes sur le plateau ({ $n })
event-subversion = { $loss ->
    [0] Subvertir ne coûte pas de Culture
   *[other] Subvertir coûte de la Culture
}
number-instruction-cost = Coût de l'Ordre
part-printed-cost = nombre sur le pion
part-total-ferocity = Férocité totale des Familles, si elle est plus élevée

event-outpost-placed = Nouvel Avant-poste : { $outpost_a } en Zone { $area } ({ $territory })
event-outpost-removed = { $outpost_the } de la Zone { $area } ({ $territory }) n'est plus là
event-no-outpost-left = Il ne reste aucun pion à placer : { $outpost }
event-corn-cleared = Le Maïs de la Zone { $area } ({ $territory }) doit céder la place et retourne dans le gobelet
event-outpost-moves-up = { $outpost_the } avance en Zone { $area } ({ $territory })
event-outpost-at-the-top = { $outpost_the } de la Zone { $area } ({ $territory }) est déjà au sommet de sa piste
number-expansion-loss = Culture perdue par S'étendre
part-outposts-that-move = { $n ->
    [one] { $n } Avant-poste qui avance, 1 point chacun
   *[other] { $n } Avant-postes qui avancent, 1 point chacun
}
part-outposts-at-the-top = { $n ->
    [one] { $n } Avant-poste déjà au sommet, 2 points chacun
   *[other] { $n } Avant-postes déjà au sommet, 2 points chacun
}
event-expansion = { $loss ->
    [0] S'étendre ne coûte pas de Culture
   *[other] S'étendre coûte de la Culture
}

event-peace-made = { $n ->
    [one] Paix : { $n } PA est mis parmi les Cubes pillés, tous les autres PA ennemis sont perdus ; tous les Cubes pillés et ceux en Récupération retournent dans le sac ({ $bag }). La phase ennemie est terminée
   *[other] Paix : { $n } PA sont mis parmi les Cubes pillés, tous les autres PA ennemis sont perdus ; tous les Cubes pillés et ceux en Récupération retournent dans le sac ({ $bag }). La phase ennemie est terminée
}
event-peace-over = { $n ->
    [0] La Paix est terminée et le pion passe dans la colonne Inactifs
   *[other] La Paix est terminée : l'Ennemi a { $n } PA de plus et le pion passe dans la colonne Inactifs
}
event-defends = Se défendre : l'Ennemi dépense tous ses PA ({ $n }). La phase ennemie est terminée
event-defend-goes-on = { $n ->
    [one] L'Ennemi continue de se défendre : { $n } PA ajouté parmi les Cubes pillés, maintenant { $total }. La phase ennemie est terminée
   *[other] L'Ennemi continue de se défendre : { $n } PA ajoutés parmi les Cubes pillés, maintenant { $total }. La phase ennemie est terminée
}
event-defend-over = { $n ->
    [0] L'Ennemi ne se défend plus : le pion passe dans la colonne Inactifs
   *[other] L'Ennemi ne se défend plus : il a { $n } PA de plus et le pion passe dans la colonne Inactifs
}

event-red-to-subjugation = { $n ->
    [1] Un cube rouge va en Soumission : maintenant { $total }
   *[other] { $n } cubes rouges vont en Soumission : maintenant { $total }
}
event-new-mexico-subjugated = Le Nouveau-Mexique est soumis
event-pueblo-revolt-over = La révolte des Pueblos est finie : la carte { $card } est éliminée de la partie
event-turned-to-raid = L'Ordre { $order } est retourné sur sa face Raid !

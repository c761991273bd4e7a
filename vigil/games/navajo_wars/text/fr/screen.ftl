# Libellés de l'écran.

screen-period = Période { $period }
screen-deck =
    { $turn ->
        [0] mise en place, { $deck } dans la pioche
       *[other] carte { $turn }, { $deck } dans la pioche
    }
screen-operations = Devancer { $preempt } · PA ennemis { $enemy }, { $preempted } si devancée · nouveau : { $grows } · { $minor }
screen-operations-preempted = devancée · PA ennemis { $preempted } au lieu de { $enemy } (coût { $preempt }) · nouveau : { $grows } · { $minor }
screen-ceremony = Cérémonie · nouveau : { $grows }
screen-history = Points de victoire à dépasser : { $vp }
screen-medicine = Bonne médecine : { $n ->
    [one] 1 cube noir
   *[other] { $n } cubes noirs
}
screen-dine-tracks = Force militaire { $military }  Culture { $culture }  PA { $ap }
screen-enemy-tracks = Ennemi : Moral { $morale }  Férocité { $ferocity }  PA { $ap }
screen-land = Dinétah (PV/Agriculture, ~ Sécheresse)
screen-santa-fe = { $n ->
    [one] Santa Fé : { $n } pion Raid
   *[other] Santa Fé : { $n } pions Raid
}
screen-escape = en fuite
screen-caught = capturée
screen-orders = Ordres : actifs
screen-orders-standby = En attente
screen-truce = En vigueur : { $order }, avec { $n } PA ennemis
screen-people = Familles (Férocité/Esquive, * Manuelito)
screen-absent = Pas en jeu :
screen-ferocity = Férocité { $n }, Esquive { $evade ->
    [-1] −1
    [0] 0
   *[other] +{ $evade }
}
screen-elders = Anciens : case (Niveau)
screen-bag = Sac
screen-raided = Pillés
screen-recovery = Récupération
screen-subjugation = Soumission
screen-passage = Passage du temps
screen-resources = Ressources
screen-in-play = En jeu
screen-waiting = Encore à venir :
screen-waiting-card = « { $card } » ({ $when })
screen-developments = Développements
screen-exhausted = (épuisé)
screen-hand = Main
screen-spoken-territory = { $territory } : { $vp } Points de victoire, Agriculture { $agriculture }, Sécheresse { $drought }
screen-active = Ordres actifs :
screen-inactive = Ordres inactifs :
screen-standby = Ordres en attente :
screen-raid-counters = { $n ->
    [one] un pion Raid
   *[other] { $n } pions Raid
}
screen-intruder-counters = { $n ->
    [one] un Intrus, face cachée
   *[other] { $n } Intrus, face cachée
}
screen-tribal-counters = { $n ->
    [one] un pion Raid tribal
   *[other] { $n } pions Raid tribal
}
screen-legend = Sur le plateau : les lettres sont des Familles, * Maïs, h Harcèlement, M Mission, R Rancho, # Fort, ! pions Raid, ? Intrus. Sur les Ordres : le nombre est le coût, F la Férocité totale, = une bande.
screen-more = (la suite : s)

# Libellés du plateau dessiné. Les lignes board-does- sont sur les pions : ce que ferait l'ordre, en peu de mots.

board-vp = { $n } PV
board-value = Valeur { $n } ({ $horse })
board-escape = Fuite
board-caught = Capture
board-orders = Ordres de l'Ennemi
board-active = Actifs
board-inactive = Inactifs
board-standby = En attente
board-other-side = Autre face : { $order }
board-or-ferocity = { $n }, ou la Férocité totale de vos Familles si elle est plus grande
board-military = Force militaire
board-ap = PA
board-morale = Moral ennemi
board-enemy-ferocity = Férocité ennemie
board-enemy-ap = PA ennemis
board-evade = Esq.
board-not-in-play = Pas en jeu
board-out-of-play = Hors jeu
board-elders = Anciens par niveau
board-elder-box = Tableau des anciens, case { $box } : Niveau d'ancien { $rating }, { $n ->
    [0] aucun ancien
    [one] un ancien
   *[other] { $n } anciens
}
board-corn-cup = Maïs dans le gobelet : { $n }
board-intruder-cup = Intrus dans le gobelet : { $n }
board-card = Aucune carte sur la table
board-turn = carte { $n }
board-deck = Pioche { $n }
board-discard = Défausse { $n }
board-read = Lire ›
board-preempt = Devancer
board-if-preempted = { $n } si devancée
board-grows = Nouveau
board-minor = Événement mineur
board-ceremony = Cérémonie
board-does-build = Avant-poste en Zone 1
board-does-build-subvert = Avant-poste + Subvertir
board-does-colonize = Rend les cubes pillés
board-does-comanche = Raid tribal, +1
board-does-defend = S'arme face aux raids
board-does-expand = Avant-postes +1 Zone
board-does-peace = Trêve ; PA perdus
board-does-raid = Raid de Santa Fé
board-does-slaves = Rapt : enfant, femme
board-does-subjugate = Tire des cubes rouges
board-does-subvert = La Culture baisse
board-does-utes = Raid tribal
board-short-build-subvert = Bâtir + Subvertir
panel-map = Plateau
panel-people = Peuple
panel-enemy = Ennemi
panel-cards = Cartes

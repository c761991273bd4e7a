# Les réglages d'une nouvelle partie.

setting-morale-to-roll = Moral ennemi après un jet manqué de victoire automatique
setting-morale-to-roll-off = le nombre d'Avant-postes et de Forts
setting-morale-to-roll-on = le nombre obtenu
setting-culture-ceiling = Plafond de la Culture lors d'une Vérification de victoire
setting-culture-ceiling-8 = 8 (plus difficile)
setting-culture-ceiling-9 = 9 (normal)
setting-culture-ceiling-10 = 10 (plus facile)

# 12. Victoire et défaite.

event-game-over = La partie se termine : { $ending }
name-major-victory = Victoire majeure
name-minor-victory = Victoire mineure
name-minor-defeat = Défaite mineure
name-major-defeat = Défaite majeure
number-strongholds = Avant-postes et Forts en jeu
part-strongholds-missions = Missions
part-strongholds-ranchos = Ranchos
part-strongholds-forts = Forts
chance-automatic-victory = Dé pour la Victoire automatique
event-automatic-victory = Le Moral ennemi est à 0. Le dé donne { $n } ; Avant-postes et Forts en jeu : { $strongholds }
event-no-automatic-victory = Le Moral ennemi est à 0, mais une Famille dans la Zone d'un Fort exclut la Victoire automatique
number-margin = Force militaire moins Moral ennemi
part-margin-military = Force militaire
part-margin-morale = Moral ennemi
event-judged = Le scénario est terminé. Force militaire moins Moral ennemi : { $margin }
event-black-cubes = { $n ->
    [one] Un cube noir est en Soumission : le Moral ennemi monte de 1
   *[other] { $n } cubes noirs sont en Soumission : chacun fait monter le Moral ennemi de 1
}
event-nothing-left = Culture et Force militaire sont toutes deux à 0 : il ne reste rien pour tenir

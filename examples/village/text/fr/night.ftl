# Mise en place et nuit : questions, options, refus, événements.

chance-role = { $player } pioche une carte de rôle
chance-charm = { $player } pioche une amulette
chance-event-card = La carte événement de la nuit
chance-wind = La force du vent
chance-watch-die = Le dé de la veille
event-looked-at-role = { $player } a regardé une carte
event-your-role = Vous avez regardé votre carte : { $role }
event-dealt-again = Ces cartes ne peuvent pas venir toutes du même tas. On mélange, et tout le monde tire à nouveau
event-looked-at-charm = { $player } a regardé une amulette
event-your-charm = Vous avez regardé votre amulette : { $charm }
event-night = Nuit { $n } : { $player } mène le village
event-card = La carte de la nuit : { $card }
event-gifts = { $n ->
    [0] Personne n'a rien mis dans la citerne : elle contient { $total }
    [one] En tout, la citerne reçoit { $n } mesure d'eau : elle contient { $total }
   *[other] En tout, la citerne reçoit { $n } mesures d'eau : elle contient { $total }
}
event-post-guard = { $player } monte la garde
event-post-haul = { $player } part chercher de l'eau et en rapporte 2 chez soi
event-post-rest = { $player } se repose
event-charm-played = { $player } retourne une amulette : { $charm }
event-watch-robbed = La veille atteint { $total } : des pillards prennent { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, la citerne contient { $cistern }
event-watch-pilfered = La veille atteint { $total } : un larcin de { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, la citerne contient { $cistern }
event-watch-quiet = La veille atteint { $total } : nuit calme, et la citerne contient { $cistern }
event-watch-dew = La veille atteint { $total } : la rosée apporte { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, la citerne contient { $cistern }
event-slept = Tout le monde a dormi
event-poisoned = La citerne a été empoisonnée : il faut jeter { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, il reste { $total }
event-poison-warded = Quelqu'un a voulu empoisonner la citerne, mais elle était protégée
question-gift = Combien d'eau mettez-vous dans la citerne ?
option-give = { $n ->
    [0] Rien
    [one] Donner { $n } mesure d'eau
   *[other] Donner { $n } mesures d'eau
}
refused-villagers-give = Un villageois qui a de l'eau en donne.
remedy-villagers-give = Seule une jarre vide en dispense.
refused-jar-too-empty = Votre jarre ne contient pas plus de { $water }.
remedy-jar-too-empty = La corvée d'eau et certaines cartes la remplissent.
question-posts = { $player }, qui tient quel poste cette nuit ?
option-post = { $player } : { $post }
refused-has-post = { $player } a déjà un poste.
remedy-has-post = Retirez d'abord l'autre poste.
refused-post-full = Il n'y a pas de place pour plus de { $n } : { $post }.
remedy-post-full = Donnez un autre poste.
refused-guard-is-tired = { $player } a monté la garde la nuit dernière.
remedy-guard-is-tired = Ce sera de nouveau possible après une nuit passée autrement.
refused-without-post = { $player } n'a pas encore de poste.
remedy-without-post = Chacun en reçoit un.
question-before-the-watch = Avant le dé de la veille : retournez-vous votre amulette ?
option-play = La retourner : { $charm }
question-small-hours = Au cœur de la nuit, tout le monde dort. Et vous ?
option-sleep = Dormir
option-poison = Empoisonner la citerne
refused-no-thief = Vous n'êtes pas un voleur.
remedy-no-thief = Seule la carte du voleur le permet.

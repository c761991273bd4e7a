# Le conseil, l'aube et la fin.

question-before-the-vote = Avant le vote : le remettez-vous à plus tard ?
option-put-off = Le remettre, pour 1 mesure d'eau de la citerne
event-put-off = { $player } remet le vote à plus tard et paie 1 mesure d'eau : la citerne contient { $total }
question-vote = Qui voulez-vous chasser ?
option-banish = { $player }
option-banish-nobody = Personne
event-ballot = { $player } a voté contre { $other }
event-ballot-for-nobody = { $player } ne veut chasser personne
event-ballots-counted = { $n ->
    [one] Un bulletin contre { $player }
   *[other] { $n } bulletins contre { $player }
}
event-nobody-banished = Personne n'est chassé
event-banished = { $player } doit partir et montre sa carte : { $role }
event-end-water = La citerne contient { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, il en fallait { $need } : le village est sauvé
event-end-thirst = La citerne contient { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau, il en fallait { $need } : le village est perdu
event-end-exile = Deux honnêtes villageois ont été chassés, avec { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau dans la citerne sur { $need } nécessaires : le village est perdu

# Le livre des récits d'un jeu : ce que dit `vigil book`.
book-none = { $game } n'a pas de livre des récits.
book-no-number = { $what } n'est pas le numéro d'un récit. Attendu par exemple 7,1100-1199
book-scripts = { $n ->
    [one] { $n } récit
   *[other] { $n } récits
}
book-problems = { $n ->
    [one] Il y a une erreur.
   *[other] Il y a { $n } erreurs.
}
echo-runs = suites de cinq mots ou plus dans plusieurs récits : { $n }
echo-openings = débuts de trois mots communs à plusieurs récits : { $n }
echo-endings = fins de trois mots communes à plusieurs récits : { $n }
echo-sentences = phrases de deux à quatre mots dans plusieurs récits : { $n }
echo-ways = options de même libellé : { $n }
echo-shapes = choix de même forme : { $n }
book-no-script = Il n'y a pas de récit { $n }.
book-no-person = Personne ne s'appelle { $name }. Connus : { $known }
book-no-place = Aucun lieu ne s'appelle { $name }. Connus : { $known }
book-too-many = Pas plus de { $n } personnes différentes.
book-again = Entrée : encore une fois. q : quitter. Enregistrer un fichier du livre fait tout recommencer.
book-drawn = Le livre : { $n } récits. Le trait plein mène tout de suite au suivant, le tireté un autre jour, le pointillé là où un mot a été noté.
book-deck = Paquet { $deck }
book-others = Lus par les règles, par une personne ou par une carte

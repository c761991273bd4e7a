game-ten-miles = Dix milles
game-ten-miles-about = Vous marchez dix milles dans la neige et trouvez quelque chose en chemin.
scenario-walk = La marche
scenario-walk-about = Dix milles de la cabane au village.
rule-1-title = Un tour
rule-1 = À chaque tour, lancez le dé, puis marchez ou reposez-vous.
rule-1-1-title = Le dé
rule-1-1 = Lancez un dé. Il dit combien de milles vous pouvez parcourir.
rule-1-2-title = Marcher
rule-1-2 = Parcourez autant de milles que le dé en montre. À dix milles, vous êtes arrivé.
rule-1-3-title = Se reposer
rule-1-3 = Vous pouvez rester où vous êtes, mais pas en vue du village.
rule-1-4-title = Ce que vous trouvez
rule-1-4 = Quand votre tour finit après trois, six ou neuf milles, retournez une carte.
chance-step-die = jusqu’où vous pouvez marcher
chance-card = ce que vous trouvez
question-walk = { $n ->
    [one] Parcourir un mille, ou se reposer ?
   *[other] Parcourir { $n } milles, ou se reposer ?
}
option-step = { $n ->
    [one] Parcourir un mille
   *[other] Parcourir { $n } milles
}
option-rest = Se reposer ici
refused-too-near = Le village est en vue.
remedy-too-near = Continuez.
number-place = Milles parcourus
part-here = parcourus jusqu’ici
part-die = le dé
event-rolled = Le dé montre { $n }.
event-card = { $n ->
    [1] Vous trouvez un pot de miel.
    [2] Vous trouvez les traces d’un renard.
   *[other] Vous trouvez une cabane vide.
}
line-walk = { $turn ->
    [0] Vous êtes devant la cabane.
   *[other] Tour { $turn } : { $place } milles parcourus.
}
ending-arrived = Vous êtes arrivé.

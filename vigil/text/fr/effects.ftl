# Textes tirés des effets : les charnières entre ce que disent les effets d'un jeu.

effects-if = si { $if } : { $then }
effects-else = { $first } ; sinon { $then }
effects-else-none = { $first } ; s'il n'y en a pas, { $then }
effects-else-open = { $first } ; si vous n'avez pas d'autre choix, { $then }
effects-pay = si vous payez ({ $price }) : { $then }
effects-choose = choisissez : { $ways }
effects-choose-line = Choisissez :
effects-at-price = { $price } → { $then }
effects-way = « { $option } » : { $then }
effects-choose-times = { $n ->
    [one] vous pouvez choisir une fois : { $ways }
   *[other] jusqu'à { $n } fois, choisissez : { $ways }
}
effects-roll = lancez un dé : { $results }
effects-upto = lancez un dé : sur { $number } ou moins, { $then }
effects-names = lancez un dé pour { $what } : { $then }
effects-result = sur { $eyes }, { $then }
effects-each = pour chacun, { $group } : { $then }
effects-pick = pour un seul à votre choix, { $group } : { $then }
effects-later = { $when } : { $then }
effects-until = { $until } : { $give }
effects-between = {" ; "}
effects-nothing = rien ne se passe
effects-per = { $what } ({ $how })
effects-times = multiplié par : { $per }
effects-plus = et { $plus } de plus
effects-most = { $most } au plus
event-die-upto = Le dé décide : { $n } ou moins
number-die-upto = Cela arrive à ce nombre ou moins ({ $chance })
part-card-prints = imprimé sur la carte
part-card-counts = { $count }
part-card-limits = pas plus que la carte ne le permet
refused-effect-price = Vous ne pouvez pas en payer le prix.
remedy-effect-price = Ce choix s'ouvre dès que vous avez de quoi payer.
refused-effect-condition = Sa condition n'est pas remplie pour l'instant.
remedy-effect-condition = Ce choix s'ouvre quand la condition est remplie.

# Fenêtres et ensembles

option-go-on = Continuer
refused-no-such-element = Il n'y a rien de ce nom ici.
remedy-no-such-element = Prenez l'un de ceux qui sont énumérés.
refused-none-left = Il n'y en a plus.
remedy-none-left = Prenez autre chose.
set-nothing = rien

# Textes tirés des effets : les charnières entre ce que disent les effets d'un jeu.

effects-if = si { $if } : { $then }
effects-else = { $first } ; sinon { $then }
effects-pay = si vous payez ({ $price }) : { $then }
effects-choose = choisissez : { $ways }
effects-roll = lancez un dé : { $results }
effects-result = sur { $eyes }, { $then }
effects-each = pour chacun, { $group } : { $then }
effects-pick = pour un seul à votre choix, { $group } : { $then }
effects-later = { $when } : { $then }
effects-until = { $until } : { $give }
effects-between = {" ; "}
effects-nothing = rien ne se passe
effects-per = { $what } (multiplié par : { $per })
effects-per-most = { $what } (multiplié par : { $per } ; { $most } au plus)
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

# 3.2 Actions : activations, déplacements, eau, Maïs, commerce avec un Fort, Conseil tribal.

event-actions-begin = { $spare ->
    [0] { $families ->
        [0] Il n'y a aucune Famille à activer
        [one] { $families } Famille peut être activée
       *[other] { $families } Familles peuvent être activées
    }
   *[other] { $families ->
        [0] Il n'y a aucune Famille à activer
        [one] { $families } Famille peut être activée, la seule qui puisse agir ; la limite est de { $n }
       *[other] { $families } Familles peuvent être activées, toutes celles qui peuvent agir ; la limite est de { $n }
    }
}
question-activate-which = Quelle Famille activez-vous ? Vous pouvez encore en activer { $n }.
option-activate = Activer la { $family }
option-stop-activating = N'activer aucune autre Famille
refused-already-activated = La { $family } a déjà été activée pendant cette opération.
remedy-already-activated = Elle pourra agir de nouveau la prochaine fois que vous choisirez Actions.
event-family-activated = La { $family } est activée avec { $mp } PM
number-activations-left = Familles que vous pouvez encore activer
part-activated = déjà activées
part-activation-nobody = aucune autre Famille qui puisse agir
number-activations = Activations possibles
part-activation-elders = anciens sur le Tableau des anciens
part-activation-canyon = Familles dans le canyon de Chelly
part-activation-one = une dans tous les cas
part-activation-bonus = Développements et événements
number-movement-points = Points de mouvement
short-movement-points = { $n } PM
part-mp-base = pour toute Famille
part-mp-empty-spaces = emplacements de population vides
part-mp-bonus = Développements et événements
part-mp-horse-bonus = Développements et événements, avec un cheval
part-mp-event = un événement antérieur
part-mp-spent = déjà dépensés

question-action = La { $family } a { $mp } PM. Que fait-elle ?
option-end-activation = Terminer l'activation
refused-too-few-mp = Il en coûte { $cost } PM ; PM restants : { $mp }.
remedy-too-few-mp = Faites-le plus tôt dans une activation ou depuis une Zone moins chère ; des emplacements de population remplis donnent plus de PM.
refused-mp-already-spent = Cette action demande tous les PM de la Famille, et une partie est déjà dépensée.
remedy-mp-already-spent = Choisissez-la comme première et seule action d'une activation.
number-mp-cost = Coût en PM
short-mp-cost = { $n } PM
part-whole-allowance = tous les PM de la Famille
part-area-value = Valeur de la Zone { $area } ({ $territory })
part-horse-value = Valeur de la Zone { $area } ({ $territory }) avec un cheval
part-development-discount = Développements et événements

# déplacements
option-move = Aller en Zone { $area } ({ $territory })
option-leave-fort = Quitter le Fort pour la Zone { $area } ({ $territory }), au coût habituel plus un dé
option-enter-santa-fe = Aller à Santa Fé
refused-santa-fe-closed = Aucune Famille ne peut jamais entrer à Santa Fé.
remedy-santa-fe-closed = Lancez plutôt un raid au Nouveau-Mexique : la Famille reste où elle est.
refused-held-at-fort = Le dé du Fort était trop élevé : la Famille ne peut pas retenter de partir pour l'instant.
remedy-held-at-fort = Dépensez d'abord des PM pour une autre action ; elle se déplacera ensuite au coût habituel, sans dé.
refused-fort-die-too-dear = Quitter le Fort coûte { $cost } PM plus un dé ; PM restants : { $mp }.
remedy-fort-die-too-dear = Choisissez une Zone moins chère, ou dépensez d'abord des PM pour une autre action : le dé ne s'ajoute plus.
chance-fort-die = Dé pour quitter le Fort
event-stays-at-fort = Il faudrait { $cost } PM à la { $family }, qui en a { $mp } : elle reste au Fort
event-family-moved = La { $family } va en Zone { $area } ({ $territory }) pour { $cost } PM
event-family-disbands = La { $family } termine son activation dans la Zone d'un Fort avec une Férocité supérieure à 0 : elle se disperse
part-outpost-surcharge = Avant-poste à cet endroit ou plus haut sur la piste
part-fort-surcharge = Fort dans le Territoire
part-fort-die = dé pour quitter le Fort

option-to-canyon = Rejoindre le canyon de Chelly avec tous les PM
option-from-canyon = Quitter le canyon de Chelly avec tous les PM
refused-barred-by-fort = La Famille est dans la même Zone qu'un Fort.
remedy-barred-by-fort = Faites-la sortir de la Zone du Fort, ou détruisez le Fort.
refused-not-in-canyon = La Famille n'est pas dans le canyon de Chelly.
remedy-not-in-canyon = Amenez-la dans le canyon de Chelly lors d'une opération précédente.
question-travel-canyon = Quelle Zone du canyon de Chelly la { $family } rejoint-elle ?
question-travel-area = Quelle Zone la { $family } rejoint-elle ?
option-travel = Zone { $area } ({ $territory })
event-family-travelled = La { $family } rejoint la Zone { $area } ({ $territory }) avec tous ses PM

# eau et Maïs
option-find-water = Trouver un point d'eau
refused-no-drought-here = Il n'y a aucun pion Sécheresse dans ce Territoire.
remedy-no-drought-here = Ce n'est possible que dans un Territoire touché par la Sécheresse ; le canyon de Chelly ne l'est jamais.
event-water-found = La { $family } trouve de l'eau : un pion Sécheresse de moins { $territory_in }
part-water-base = coût de base
part-water-value = Valeur de la Zone { $area } ({ $territory })
part-water-horse-value = Valeur de la Zone { $area } ({ $territory }) avec un cheval
option-plant-corn = Planter le maïs
refused-corn-already-here = Il y a déjà un pion Maïs dans cette Zone, qui ne peut en contenir qu'un.
remedy-corn-already-here = Récoltez-le d'abord, ou plantez dans une autre Zone.
refused-corn-cup-empty = Il n'y a plus de Maïs dans le gobelet.
remedy-corn-cup-empty = Attendez que du Maïs retourne dans le gobelet, par exemple quand il est mangé ou échangé.
event-corn-planted = La { $family } plante du Maïs en Zone { $area } ({ $territory })
part-corn-base = pour planter ou récolter
option-harvest-corn = Récolter le maïs
refused-no-corn-here = Il n'y a pas de Maïs dans la Zone de la Famille.
remedy-no-corn-here = Plantez d'abord du Maïs ici.
number-harvest-goal = Nombre que le dé de récolte doit dépasser
part-harvest-drought = Sécheresse dans le Territoire
part-harvest-ranchos = Ranchos dans le Territoire
part-harvest-bonus = Développements et événements
chance-harvest-die = Dé pour la récolte
chance-harvested-corn = Nombre du Maïs récolté
event-harvest-failed = La { $family } ne récolte rien : le dé n'a pas dépassé { $n }, et le Maïs reste en place
event-corn-harvested = Maïs de valeur { $n } récolté en Zone { $area } ({ $territory })

# commerce et conseil
option-trade-at-fort = Commercer avec le Fort (tous les PM restants)
refused-not-in-fort-area = La Famille n'est pas dans la Zone d'un Fort.
remedy-not-in-fort-area = Amenez-la dans la Zone du Fort avec au moins 1 PM restant.
event-trades-at-fort = La { $family } commerce avec le Fort
question-how-many-goods = Combien de pions Marchandises la { $family } prend-elle, à 1 point de Culture chacun ?
option-take-goods = { $n ->
    [0] N'en prendre aucun
   *[other] En prendre { $n }
}
option-tribal-council = Tenir un Conseil tribal avec tous les PM
chance-council-die = Dé pour le Conseil tribal
number-council = Conseil tribal
part-council-die = dé
part-council-bonus = Développements et événements
event-council-agrees = Le conseil de la { $family } réussit (résultat { $total }, il fallait au moins { $n })
event-council-fails = Le conseil de la { $family } échoue (résultat { $total }, il fallait au moins { $n })

# 3.1 Planification : anciens, Marchandises, tribus.

event-elders-move = Chaque ancien avance d'une case vers la droite

question-choose-elder = Quel ancien tente une Action d'ancien ?
option-elder-acts = L'ancien de la case { $box }
option-elders-done = Renoncer aux Actions d'ancien restantes
question-elder-action = Que tente l'ancien de la case { $box } ?
option-culture-to-military = Convertir 1 point de Culture en 1 point de Force militaire
option-military-to-culture = Convertir 1 point de Force militaire en 1 point de Culture
option-raise-ferocity = Augmenter la Férocité de la { $family }
option-lower-ferocity = Réduire la Férocité de la { $family }
option-elder-gains-ap = Gagner 1 PA
refused-culture-not-above = La Culture ({ $culture }) n'est pas supérieure à la Force militaire ({ $military }).
remedy-culture-not-above = C'est possible tant que la Culture est supérieure à la Force militaire.
refused-military-not-above = La Force militaire ({ $military }) n'est pas supérieure à la Culture ({ $culture }).
remedy-military-not-above = C'est possible tant que la Force militaire est supérieure à la Culture.
refused-ferocity-moved = Les anciens ont déjà changé la Férocité de la { $family } au cours de cette carte.
remedy-ferocity-moved = Ils pourront le refaire lors d'une autre carte.
refused-ferocity-no-man = La { $family } n'a pas d'homme : sa Férocité ne peut pas augmenter.
remedy-ferocity-no-man = Donnez un homme à la Famille lors d'un Passage du temps.
refused-ferocity-at-top = La { $family } a déjà une Férocité de { $n }, la plus haute possible.
remedy-ferocity-at-top = Sa Férocité ne peut qu'être réduite.
refused-ferocity-at-0 = La { $family } a déjà une Férocité de 0.
remedy-ferocity-at-0 = Sa Férocité ne peut qu'augmenter, si la Famille a un homme.
chance-elder-action = Dé de l'Action d'ancien
event-elder-fails = L'Action d'ancien échoue : { $n } dépasse le Niveau d'ancien { $rating }
event-elders-silent = Un événement antérieur fait taire les anciens : pas d'Action d'ancien
number-elder-rating = Niveau d'ancien
short-elder-rating = niveau { $n }
part-elder-box = case { $box } du Tableau des anciens
part-elder-rating-cards = Développements et événements

question-buy-goods = Combien de pions Marchandises achetez-vous ?
option-buy-no-goods = N'en acheter aucun
option-buy-goods = { $n ->
    [one] Acheter un pion Marchandises
   *[other] Acheter { $n } pions Marchandises
}
refused-goods-culture-0 = Avec une Culture de 0, on ne peut pas acheter de Marchandises.
remedy-goods-culture-0 = Faites monter la Culture au-dessus de 0.
event-goods-culture-0 = La Culture est à 0 : on ne peut pas acheter de Marchandises
refused-goods-blocked = Une carte en jeu interdit d'acheter des Marchandises.
remedy-goods-blocked = Ce sera de nouveau possible quand cette carte quittera le jeu.
event-goods-blocked = Une carte en jeu interdit d'acheter des Marchandises
refused-goods-none-left = Il n'y a pas autant de Marchandises Hors jeu.
remedy-goods-none-left = Les Marchandises dépensées y retournent, et un Développement peut libérer celles qui sont mises de côté.
event-goods-none-left = Il n'y a pas de Marchandises Hors jeu : on ne peut pas en acheter
refused-goods-no-woman = Les Familles qui ont une femme ne peuvent pas en acheter autant.
remedy-goods-no-woman = Donnez une femme à d'autres Familles lors d'un Passage du temps.
event-goods-no-woman = Aucune Famille n'a de femme : on ne peut pas acheter de Marchandises
refused-goods-no-ap = Vous n'avez pas assez de PA.
remedy-goods-no-ap = Les anciens et le Conseil tribal rapportent des PA.
event-goods-no-ap = Il ne reste pas de PA : on ne peut pas acheter de Marchandises
event-goods-bought = { $n ->
    [one] { $cost ->
        [0] Un pion Marchandises est acheté gratuitement
       *[other] Un pion Marchandises est acheté
    }
   *[other] { $cost ->
        [0] { $n } pions Marchandises sont achetés gratuitement
       *[other] { $n } pions Marchandises sont achetés
    }
}
number-goods-cost = Coût en PA
short-goods-cost = { $n } PA
part-goods-price = 1 PA par pion Marchandises
part-goods-market = gratuit grâce à un événement
part-goods-free = gratuit grâce aux Développements

question-tribal-affairs = Tentez-vous une Guerre tribale ou la Diplomatie tribale ? Chaque tentative coûte 1 PA.
option-tribes-done = Ne plus rien tenter
option-tribal-warfare = Guerre tribale : envoyer la { $family }
option-tribal-diplomacy = Diplomatie tribale : envoyer la { $family }
refused-tribes-tried = La { $family } a déjà fait sa tentative.
remedy-tribes-tried = Elle pourra recommencer lors de la prochaine Planification.
refused-tribes-no-man = La { $family } n'a pas d'homme.
remedy-tribes-no-man = Donnez un homme à la Famille lors d'un Passage du temps.
refused-tribes-no-ap = Une tentative coûte 1 PA, et vous n'en avez pas.
remedy-tribes-no-ap = Procurez-vous d'abord un PA, par exemple contre 2 Marchandises.
refused-tribes-military-0 = Avec une Force militaire de 0, aucune Famille ne peut combattre.
remedy-tribes-military-0 = Augmentez la Force militaire, ou tentez la Diplomatie tribale.
question-tribal-target = Quel Ordre est visé ?
option-tribal-target = { $order }, ligne { $row }
event-tribal-warfare = Guerre tribale menée par la { $family }. Ordre visé : { $order }
event-tribal-diplomacy = Diplomatie tribale menée par la { $family }. Ordre visé : { $order }
question-diplomacy-goods = Combien de pions Marchandises la { $family } offre-t-elle ? Chacun ajoute 1 au dé.
option-offer-goods = { $n ->
    [0] Ne rien offrir
    [one] Offrir un pion Marchandises
   *[other] Offrir { $n } pions Marchandises
}
chance-tribal-diplomacy = Dé de la Diplomatie tribale
chance-tribal-standby-row = Dé pour la ligne En attente
event-diplomacy-succeeds = { $natural ->
    [6] Les pourparlers de la { $family } réussissent sur un 6 naturel
   *[other] Les pourparlers de la { $family } réussissent (total { $total })
}
event-diplomacy-fails = { $natural ->
    [1] Les pourparlers de la { $family } échouent sur un 1 naturel
   *[other] Les pourparlers de la { $family } échouent (total { $total }, il fallait 6)
}
number-attempt-cost = Coût en PA
short-attempt-cost = { $n } PA
part-attempt-price = une tentative
number-diplomacy = Diplomatie tribale
part-diplomacy-die = dé
part-diplomacy-goods = Marchandises offertes
part-diplomacy-evade = Esquive de la { $family }
part-diplomacy-cards = Développements et événements

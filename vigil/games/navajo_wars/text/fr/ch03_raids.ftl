# 3.2.5, 3.2.6 Les raids des Diné et la table de raid.

option-raid-new-mexico = Raid au Nouveau-Mexique
option-raid-far = Raid de loin : tous les PM
option-raid-outpost = Lancer un raid contre { $outpost_the } en Zone { $area }
option-raid-no-outpost = Lancer un raid contre un Avant-poste ou un Fort
refused-raid-needs-man = Un raid exige un homme dans la Famille.
remedy-raid-needs-man = Faites entrer un homme dans la Famille pendant le Passage du temps.
refused-raid-needs-military = Avec une Force militaire de 0, aucune Famille ne peut lancer de raid.
remedy-raid-needs-military = Portez la Force militaire à 1 au moins.
refused-no-road = Aucun chemin ne mène de cette Zone à Santa Fé.
remedy-no-road = Déplacez la Famille, ou lancez un raid lointain avec tous ses PM.
refused-target-out-of-reach = Depuis la Zone { $area }, la Famille ne peut pas l'atteindre : elle doit être dans la Zone de la cible ou plus bas sur la même piste.
remedy-target-out-of-reach = Descendez la piste jusqu'à la Zone de la cible ou plus bas.
refused-no-target-here = Il n'y a ni Avant-poste ni Fort dans ce Territoire.
remedy-no-target-here = Rejoignez un Territoire où se trouve un Avant-poste ou un Fort.
part-santa-fe-value = Santa Fé

event-raids-new-mexico = La { $family } lance un raid au Nouveau-Mexique
event-raids-outpost = La { $family } lance un raid contre { $outpost_the } en Zone { $area } ({ $territory }) ; coups nécessaires : { $n }
chance-raid-cube = Cube du raid
event-raid-hits = Coups : { $hits }, nécessaires : { $n } (cube : { $cube })
event-soldiers-come = La { $family } se heurte à des soldats (cube { $cube })
event-raid-over = Le raid est terminé
question-fight-soldiers = { $forced ->
    [0] Le raid de la { $family } tombe sur des soldats (cube { $cube }). Qu'y gagnent-ils ?
   *[other] Le raid de la { $family } tombe sur des soldats (cube { $cube }) : de toute façon, une Bataille s'ensuit. Qu'y gagnent-ils d'autre ?
}
option-slip-away = Moral ennemi +1, et la Famille s'esquive sans Bataille
option-fight-bold-soldiers = Moral ennemi +1, puis une Bataille
option-fight-soldiers = Férocité ennemie +{ $n }, puis une Bataille
refused-forced-into-battle = Un cube vert ou bleu force la Famille à livrer Bataille.
remedy-forced-into-battle = Remettez un tel cube dans le sac dès qu'il est pioché, contre des Marchandises ou un pion Chance, ou commencez une partie où la Famille peut s'esquiver.
question-raid-animal = Quel animal le raid ramène-t-il ?
option-drive-home = Prendre { $piece_a }
event-outpost-pushed-back = { $outpost_the } doit reculer en Zone { $area } ({ $territory })
event-fort-destroyed = { $outpost } est détruit, et son clairon se tait

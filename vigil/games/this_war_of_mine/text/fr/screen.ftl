# Screen, phases and totals.
screen-day = Jour { $day }
screen-cold = Froid { $n }
screen-boards = Planches { $n }
screen-objective = Objectif : { $objective }
screen-values = Bravoure { $prowess }, Empathie { $empathy }, Inventaire { $inventory }
screen-storage = Réserve
screen-pile = Trouvailles
screen-nothing = rien
screen-label = { $label } :
screen-free = libre
screen-boarded = condamnée
screen-wait = { $n ->
    [one] prêt le prochain Matin
   *[other] prêt dans { $n } Matins
}
screen-trip = { $place } · Bruit { $noise } · cartes inconnues : { $n }
screen-enemy = { $enemy } : { $what }, Blessures { $n }
screen-legend = Ce qu'on ne peut atteindre est grisé ; le nombre à côté d'un État est son niveau, de 1 à 4.
phase-set-up = Mise en place
phase-morning = Matin
phase-day = Actions de jour
phase-dusk = Crépuscule
phase-evening = Soir
phase-scavenging = Fouille
phase-night-raid = Raid nocturne
phase-dawn = Aube
phase-mourning = La fin de l'Aube
task-bed = au lit
task-floor = par terre
task-guard = à la garde
task-scavenging = dehors
screen-more = (la suite : s)

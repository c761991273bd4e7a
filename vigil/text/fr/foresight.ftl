# Ce qui vient, dans le navigateur et dans le terminal.

odds-chip = { $hope } { $percent }
odds-chip-least = { $hope } { $n }+ · { $percent }
odds-chip-most = { $hope } ≤ { $n } · { $percent }
odds-percent = { $n } %
odds-about = ≈ { $n } %
odds-hardly = < 1 %
odds-nearly = > 99 %
odds-unclosed = La suite dépend d'autre chose
odds-none = Il n'y a pas de probabilités à montrer ici.
odds-exact = Calculé exactement, issue par issue.
odds-sampled = Calculé sur { $n } parties possibles ; l'écart est de { $error } points au plus, 19 fois sur 20.
hope-success = succès
foresee-nothing = On ne peut rien en prévoir.
foresee-luck = Puis le hasard décide : { $what }
foresee-ends = La partie se termine : { $what }
foresee-change = { $label } : { $old } → { $new }
phase-with = { $phase } : { $what }
standing-now = Si la partie finissait maintenant : { $ending }
standing-not-yet = Si la partie finissait maintenant : rien ne compte encore
standing-later = Ce qui compte sera indiqué ici, une fois la préparation terminée.
forecast-ends = La partie finirait ainsi : { $ending }

web-odds = Probabilités : { $name }
web-odds-outcome = Issue
web-odds-share = Probabilité
web-odds-changes = Ce qui change
web-phases = Phases du tour
web-do-it = Le faire
web-not-yet = Pas encore
web-preview = Où cela mène
web-keys-ahead = o montre les probabilités de l'option désignée ; odds 3 celles de la troisième. Désigner une option, ou l'atteindre au clavier, montre où elle mène.

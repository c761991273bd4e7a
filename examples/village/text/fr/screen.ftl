# Écran, plateau et totaux.

screen-legend = Le nom du meneur est mis en valeur ; une amulette face cachée en est une que vous ne pouvez pas voir.
screen-night = Nuit { $night } sur { $nights }
screen-cistern = Citerne : { $n ->
    [one] { $n } mesure
   *[other] { $n } mesures
} d'eau sur { $need }
screen-card = Carte : { $card }
screen-given = Donné cette nuit : { $n }
screen-strength = S'ajoute à la veille : { $n }
screen-promise = { $when } : { $source }
screen-you = c'est vous
screen-leader = mène le village
screen-banished = hors du village
screen-jar = jarre : { $n }
screen-face-down = une amulette face cachée
phase-deal = On distribue les cartes
phase-dusk = Crépuscule
phase-gifts = Dons
phase-posts = Postes
phase-charms = Amulettes
phase-watch = La veille
phase-hours = Le cœur de la nuit
phase-council = Le conseil
phase-dawn = Aube
number-jar = Eau dans la jarre
part-jar-start = au début
part-jar-came = arrivée
part-jar-given = donnée à la citerne
part-jar-gone = versée ou perdue
number-watch = La veille
number-strength = S'ajoute à la veille
part-die = le dé
part-guard = { $player } monte la garde
part-lasting = amulettes et cartes qui durent
number-still-needed = Eau qui manque encore
part-need = nécessaire après la dernière nuit
part-cistern = dans la citerne
panel-village = Le village
panel-people = Habitants
board-cistern = Citerne
board-jar = Ma jarre

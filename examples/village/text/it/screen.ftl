# Schermo, tavola e totali.

screen-legend = Il nome di chi guida è evidenziato; un amuleto coperto è uno che non puoi vedere.
screen-night = Notte { $night } di { $nights }
screen-cistern = Cisterna: { $n ->
    [one] { $n } misura
   *[other] { $n } misure
} d'acqua su { $need }
screen-card = Carta: { $card }
screen-given = Donato stanotte: { $n }
screen-strength = Si aggiunge alla veglia: { $n }
screen-promise = { $when }: { $source }
screen-you = sei tu
screen-leader = guida
screen-banished = fuori dal villaggio
screen-jar = giara: { $n }
screen-face-down = un amuleto coperto
phase-deal = Si distribuiscono le carte
phase-dusk = Crepuscolo
phase-gifts = Doni
phase-posts = Posti
phase-charms = Amuleti
phase-watch = La veglia
phase-hours = Notte fonda
phase-council = Il consiglio
phase-dawn = Alba
number-jar = Acqua nella giara
part-jar-start = all'inizio
part-jar-came = entrata
part-jar-given = donata alla cisterna
part-jar-gone = versata o perduta
number-watch = La veglia
number-strength = Si aggiunge alla veglia
part-die = il dado
part-guard = { $player } fa la guardia
part-lasting = amuleti e carte che durano
number-still-needed = Acqua che ancora manca
part-need = necessaria dopo l'ultima notte
part-cistern = nella cisterna
panel-village = Villaggio
panel-people = Abitanti
board-cistern = Cisterna
board-jar = La mia giara

# Quello che verrà.

name-everybody = tutti
standing-village = il villaggio ce la fa
standing-thief = il villaggio è perduto
forecast-watch = Il dado della veglia: si aggiunge { $n }
hope-quiet = quiete
hope-spared = nessuna perdita
odds-watch-robbed = Arrivano i predoni
odds-watch-pilfered = Si ruba acqua
odds-watch-quiet = Una notte tranquilla
odds-watch-dew = Rugiada
odds-drained = La cisterna perde { $n }
odds-spared = La cisterna non perde nulla
screen-added = Si aggiunge alla veglia
screen-jar-of = Giara ({ $player })

# Il libro delle storie di un gioco: che cosa dice `vigil book`.
book-none = { $game } non ha un libro delle storie.
book-no-number = { $what } non è il numero di una storia. Atteso per esempio 7,1100-1199
book-scripts = { $n ->
    [one] { $n } storia
   *[other] { $n } storie
}
book-problems = { $n ->
    [one] C'è una cosa che non va.
   *[other] Ci sono { $n } cose che non vanno.
}
echo-runs = sequenze di cinque parole o più presenti in varie storie: { $n }
echo-openings = inizi di tre parole comuni a varie storie: { $n }
echo-endings = chiuse di tre parole comuni a varie storie: { $n }
echo-sentences = frasi da due a quattro parole presenti in varie storie: { $n }
echo-ways = opzioni con le stesse parole: { $n }
echo-shapes = scelte della stessa forma: { $n }

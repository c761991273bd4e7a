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
book-no-script = Non c'è nessuna storia { $n }.
book-no-person = Nessuno si chiama { $name }. Conosciuti: { $known }
book-no-place = Nessun luogo si chiama { $name }. Conosciuti: { $known }
book-too-many = Al massimo { $n } persone diverse.
book-again = Invio: ancora una volta. q: esci. Se salvi un file del libro, si ricomincia.
book-drawn = Il libro: { $n } storie. La linea continua porta subito alla successiva, quella tratteggiata un altro giorno, quella punteggiata dove si è annotata una parola.
book-deck = Mazzo { $deck }
book-others = Lette dalle regole, da una persona o da una carta

# Le opzioni di una nuova partita.

setting-morale-to-roll = Morale Nemico dopo un tiro fallito per la vittoria automatica
setting-morale-to-roll-off = il numero di Avamposti e Fortini
setting-morale-to-roll-on = il numero tirato
setting-culture-ceiling = Limite della Cultura in un Controllo Vittoria
setting-culture-ceiling-8 = 8 (più difficile)
setting-culture-ceiling-9 = 9 (normale)
setting-culture-ceiling-10 = 10 (più facile)
setting-raid-cubes = Cubetto verde o blu in un raid
setting-raid-cubes-forced = porta sempre alla Battaglia
setting-raid-cubes-choice = con Morale Nemico +1 la Famiglia può sottrarsi
setting-carson-outposts = Avamposti nelle incursioni di Kit Carson
setting-carson-outposts-off = non lo aiutano
setting-carson-outposts-on = aggiungono al dado il numero della loro Area
chronicle-length = { $turns ->
    [one] una carta
   *[other] { $turns } carte
}
save-stands = { $turn ->
    [0] preparazione
   *[other] carta { $turn }
}, { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}{ $undos ->
    [0] {""}
    [one] , un passo indietro
   *[other] , { $undos } passi indietro
}

# Le opzioni di una nuova partita.

setting-morale-to-roll = Morale Nemico dopo un tiro fallito per la vittoria automatica
setting-morale-to-roll-off = il numero di Avamposti e Fortini
setting-morale-to-roll-on = il numero tirato
setting-culture-ceiling = Limite della Cultura in un Controllo Vittoria
setting-culture-ceiling-8 = 8 (più difficile)
setting-culture-ceiling-9 = 9 (normale)
setting-culture-ceiling-10 = 10 (più facile)

game-navajo-wars = Navajo Wars
game-navajo-wars-about = Un solitario sui Diné tra il 1598 e il 1864: famiglie, greggi e mais di fronte a Spagna, Messico e Stati Uniti. Un adattamento non ufficiale, con carte nostre.
number-vp-held = Punti Vittoria dei Territori in cui vivi

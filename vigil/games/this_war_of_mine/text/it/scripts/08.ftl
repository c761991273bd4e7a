event-script-800 = 800. Alba: ritorno, medicine, Fato, un racconto, e chi non c'è più. Poi si può salvare.

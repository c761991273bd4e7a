# Finestre: qui un turno è un'azione sola, e ciò che si salta resta saltato per tutta la fase.
hint-window = 0 avanti · skip: non più qui in questa fase · hold · stops · ? aiuto · u annulla · s stato · q esci
help-window =
    Questa è una finestra: un momento in cui puoi usare un potere. go-on la lascia passare.
    - skip la lascia passare, e in questa fase del giorno non ti viene più proposta; hold ti ferma alla tua prossima finestra, qualunque sia.
    - stops mostra quando ti viene chiesto; stops always: a ogni finestra; stops matters: solo dove un potere può fare la differenza.
stops-skipped = In questa fase non ti viene più chiesto a: { $windows }
web-stop-skip = Prosegui, e non chiedermelo più in questa fase
web-stops-skipped = Fino alla fine della fase alcuni di questi momenti vengono saltati.

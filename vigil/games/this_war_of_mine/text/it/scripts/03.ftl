event-script-300 = 300. Azioni Diurne: in ogni turno prima assegna tutti, poi risolvi. Un attrezzo serve a una carta per turno; ciò che si produce si usa nel turno dopo.
event-script-333 = 333. Nessuno era sveglio quando sono arrivati. Al mattino la casa è di altri, e noi siamo in strada con quello che abbiamo addosso.

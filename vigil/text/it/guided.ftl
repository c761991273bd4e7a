# Una prima partita guidata.

guided-name = La tua prima partita, guidata
guided-lead = Circa { $minutes } minuti: a ogni passo il tavolo ti mostra che cosa conta e consiglia una mossa. Lascia il percorso quando vuoi.
guided-title = { $game }, partita guidata · { $date }
guided-begin = Inizia la partita guidata
guided-label = La guida
guided-step = Passo { $n } di { $of }
guided-do = Fa' come consigliato
guided-advised = consigliato
guided-left = Hai lasciato il percorso guidato: prosegui pure per la tua strada. Con «Annulla» lo ritrovi.
guided-follow = Consigliato: { $option }. Scrivi «follow» per farlo.
guided-none = Qui non c'è nessun consiglio.
guided-no-lesson = { $game } non ha una partita guidata.
guided-fixed = La partita guidata è fissa: --guided sta da solo.

web-goal = Lo scopo
web-goal-begin = Comincia
web-aid = Aiuto da stampare
web-aid-title = { $game }: l'aiuto
web-aid-print = Una pagina da stampare, nella lingua scelta qui sopra.
web-aid-keys = Al tavolo
web-recommended = Preparazione consigliata
recommended-hint = Scrivi «recommended» per la preparazione che consigliamo.
recommended-none = Qui non c'è nessuna raccomandazione.
no-aid = { $game } non ha una pagina da stampare.
companion-cards = Le carte sono ideate da Vigil: quelle della tua scatola non corrispondono, a meno che tu non giochi con un pacchetto di contenuti ricavato dalla tua scatola.

# 7. Eventi Minori.

event-minor-event = Evento Minore: { $minor }
option-cancel-for-goods = Annullalo: spendi { $n } Beni Commerciali
option-cancel-by-development = Annullalo: esaurisci «{ $development }»
event-minor-cancelled = Evento Minore annullato: { $minor }
chance-drought = dado per il Territorio colpito dalla Siccità
chance-recovery = dado per il Territorio che si riprende
chance-swap = dado per la riga da scambiare
event-no-drought-counter = Non ci sono più segnalini Siccità
event-drought-added = Siccità { $territory_in }: ora { $n }
event-drought-full = La Siccità occupa già entrambi gli spazi { $territory_in }: si estende a un Territorio adiacente
event-drought-no-room = Non c'è posto per un segnalino Siccità { $territory_in } né nei Territori adiacenti
event-drought-removed = { $n ->
    [0] La Siccità { $territory_in } è finita
   *[other] La Siccità arretra { $territory_in }: ora { $n }
}
event-drought-elsewhere = Non c'è Siccità { $territory_in }: al suo posto si riprende un Territorio adiacente
event-no-drought = Nessuna Siccità da togliere { $territory_in } né nei Territori adiacenti
does-drought = Un dado indica un Territorio, che riceve un segnalino Siccità: la sua Agricoltura scende di 1 e il raccolto si fa incerto.
does-recovery = Un dado indica un Territorio, che perde un segnalino Siccità; se non ne ha, lo perde uno adiacente.
does-swap = Un dado indica una riga, i cui Ordini Attivo e in Standby si scambiano, se ci sono entrambi.
does-reset = I cubetti in Recupero tornano nel sacchetto, poi quelli in Cubetti Raid passano a Recupero.

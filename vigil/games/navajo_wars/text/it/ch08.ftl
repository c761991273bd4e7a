# 8. Controllo Vittoria e Buona Medicina.

question-victory-segment = «{ $card }» richiede { $vp } Punti Vittoria. Come rispondi?
option-victory-check = Esegui il Controllo Vittoria
option-good-medicine = { $n ->
    [0] Buona Medicina
    [one] Buona Medicina: 1 cubetto nero in Soggiogamento, Morale Nemico +1
   *[other] Buona Medicina: { $n } cubetti neri in Soggiogamento, Morale Nemico +1
}
refused-transition-card = Buona Medicina non è mai consentita con un Evento Transitorio.
remedy-transition-card = Gli Eventi Storici ti lasciano la scelta; un Evento Transitorio no.
refused-too-few-black-cubes = { $n ->
    [one] Buona Medicina richiede 1 cubetto nero, e tra sacchetto, Recupero e Cubetti Raid non ce n'è nessuno.
   *[other] Buona Medicina richiede { $n } cubetti neri; tra sacchetto, Recupero e Cubetti Raid { $there ->
        [0] non ce n'è nessuno
        [one] ce n'è uno solo
       *[other] ce ne sono { $there }
    }.
}
remedy-too-few-black-cubes = { $n ->
    [one] Servirebbe un cubetto nero fuori da Soggiogamento; quelli che vi entrano non tornano più.
   *[other] Servirebbero { $n } cubetti neri fuori da Soggiogamento; quelli che vi entrano non tornano più.
}
event-good-medicine = { $n ->
    [one] Buona Medicina: 1 cubetto nero va in Soggiogamento
   *[other] Buona Medicina: { $n } cubetti neri vanno in Soggiogamento
}
number-vp-balance = Punti Vittoria meno quelli della carta
part-territory-vp = { $territory }
part-vp-cards = carte in gioco
part-card-vp = richiesti dalla carta
event-vp-balance = Punti Vittoria meno quelli della carta: { $balance }
event-culture-cut = La Cultura scende a { $n }, il massimo consentito
event-cubes-to-bag = Tutti i cubetti di Cubetti Raid e Recupero tornano nel sacchetto
question-halve-passage = { $n ->
    [one] Perdi metà della popolazione nella Casella Scorrere del Tempo: un segnalino. Quale?
   *[other] Perdi metà della popolazione nella Casella Scorrere del Tempo: { $n } segnalini. Quali?
}
option-lose-from-passage = Perdi { $piece_a }
event-lost-from-passage = Tra chi attende nella Casella Scorrere del Tempo si perde { $piece_a } (Fuori dal Gioco)

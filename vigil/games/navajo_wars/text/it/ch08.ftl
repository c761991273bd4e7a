# 8. Controllo Vittoria e Buona Medicina.

question-victory-segment = { $card } richiede { $vp } Punti Vittoria. Come l'affronti?
option-victory-check = Esegui il Controllo Vittoria
option-good-medicine = { $n ->
    [0] Buona Medicina
    [one] Buona Medicina: 1 cubetto nero nel Soggiogamento, Morale Nemico +1
   *[other] Buona Medicina: { $n } cubetti neri nel Soggiogamento, Morale Nemico +1
}
refused-transition-card = La Buona Medicina non è mai consentita su un Evento di Transizione
remedy-transition-card = Gli Eventi Storici lasciano la scelta; un Evento di Transizione no
refused-too-few-black-cubes = { $n ->
    [one] La Buona Medicina richiede 1 cubetto nero, e tra sacchetto, Recupero e Cubetti Raid ce ne sono { $there }
   *[other] La Buona Medicina richiede { $n } cubetti neri, e tra sacchetto, Recupero e Cubetti Raid ce ne sono { $there }
}
remedy-too-few-black-cubes = { $n ->
    [one] Servirebbe un cubetto nero fuori dal Soggiogamento; quelli che vi entrano non tornano più
   *[other] Servirebbero { $n } cubetti neri fuori dal Soggiogamento; quelli che vi entrano non tornano più
}
event-good-medicine = { $n ->
    [one] Buona Medicina: 1 cubetto nero va nel Soggiogamento
   *[other] Buona Medicina: { $n } cubetti neri vanno nel Soggiogamento
}
number-vp-balance = Punti Vittoria meno quelli della carta
part-territory-vp = { $territory }
part-vp-cards = carte in gioco
part-card-vp = richiesti dalla carta
event-vp-balance = Punti Vittoria meno quelli della carta: { $balance }
event-culture-cut = La Cultura è ridotta a { $n }
event-cubes-to-bag = Tutti i cubetti di Cubetti Raid e Recupero tornano nel sacchetto
question-halve-passage = { $n ->
    [one] Metà di chi è nella Casella Scorrere del Tempo è perduta: ancora un segnalino. Quale?
   *[other] Metà di chi è nella Casella Scorrere del Tempo è perduta: ancora { $n } segnalini. Qual è il prossimo?
}
option-lose-from-passage = Perdi { $piece_a }
event-lost-from-passage = Dalla Casella Scorrere del Tempo a Fuori dal Gioco: { $piece_a }

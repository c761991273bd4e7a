# Le carte Cerimonia: nomi, effetti, storie e parole delle loro regole.

name-mountain-way = Mountain Way
card-mountain-way =
    Mette un uomo nella Casella Scorrere del Tempo; un dado superiore a 4 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (prima di una Fuga): +2 al tiro.
    Enemy Way: la prossima volta che raccoglie AP, il Nemico ne raccoglie 2 in più.
card-mountain-way-story = Una cerimonia dei mesi freddi, quando il tuono dorme. Le famiglie vi giungono da lontano, per sentieri che non figurano su nessuna mappa di soldati.

name-coming-of-age = L'età adulta
card-coming-of-age =
    Mette una donna nella Casella Scorrere del Tempo; un dado superiore a 4 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): in una Famiglia con un bambino e senza donna, il bambino diventa la donna della Famiglia; Cultura +1.
    Enemy Way: la Famiglia Meno Feroce sposta un segnalino popolazione a tua scelta nella Casella Scorrere del Tempo.
card-coming-of-age-story = Una ragazza diventa donna e i parenti si riuniscono per onorarla. La casa e il clan passeranno per le sue mani, come sono passati per quelle di sua madre.

name-wedding = Un matrimonio
card-wedding =
    Mette un bambino nella Casella Scorrere del Tempo; un dado superiore a 5 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): un segnalino Beni Commerciali da Fuori dal Gioco alle Risorse; Cultura +1.
    Enemy Way: perdi 1 Cultura.
card-wedding-story = Due famiglie si scambiano doni e buone parole. Da oggi ciascuna ha il doppio dei parenti su cui contare.

name-winter-stories = Storie d'inverno
card-winter-stories =
    Mette un anziano nella Casella Scorrere del Tempo; un dado superiore a 4 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): un anziano da Fuori dal Gioco alla prima casella a sinistra del Riquadro Anziani.
    Enemy Way: nessuna Azione Anziano nella tua prossima Pianificazione.
card-winter-stories-story = Certe storie appartengono all'inverno e non si raccontano in altre stagioni. Gli anziani ricordano, i giovani ascoltano, e la notte è breve.

name-flint-way = Flint Way
card-flint-way =
    Mette un uomo nella Casella Scorrere del Tempo; un dado superiore a 3 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (prima di una Battaglia): +2 al tiro; oppure (nella tua fase Operazioni): Ferocia +1 per una Famiglia con un uomo, e Forza Militare +1.
    Enemy Way: Ferocia Nemica +1.
card-flint-way-story = Una cerimonia per chi è stato ferito. Quando i feriti si rialzano, i loro cari ritrovano coraggio con loro.

name-beauty-way = Beauty Way
card-beauty-way =
    Mette una donna nella Casella Scorrere del Tempo; un dado superiore a 3 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): Cultura +2.
    Enemy Way: la Ferocia della Famiglia Più Feroce diventa 0.
card-beauty-way-story = L'equilibrio con la terra e fra le persone si può perdere, e si può ristabilire. Il popolo si riunisce per tornare a camminare nella bellezza.

name-prayers-for-rain = Preghiere per la pioggia
card-prayers-for-rain =
    Mette un bambino nella Casella Scorrere del Tempo; un dado superiore a 3 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): togli 2 segnalini Siccità, uno alla volta, dal Territorio più arido tra quelli con Famiglie o, se nessuno di questi ha Siccità, dal più arido tra gli altri; in parità vale il numero di dado più basso.
    Enemy Way: tira un dado: quel Territorio riceve un segnalino Siccità, come per l'Evento Minore.
card-prayers-for-rain-story = In una terra arida la pioggia non è mai scontata. Si guarda alle nuvole sopra i monti e, quando arrivano, si ringrazia.

name-night-way = Night Way
card-night-way =
    Mette un anziano nella Casella Scorrere del Tempo; un dado superiore a 2 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): tra le Famiglie in cui può entrare qualcuno da Fuori dal Gioco, quella con il maggior numero di spazi vuoti (in parità vale la Priorità Alfabetica) accoglie un uomo, una donna o un bambino; oppure sfama gli ospiti: Cultura +1. Non si può usare senza una tale Famiglia.
    Enemy Way: piazza un Intruso.
card-night-way-story = Una grande cerimonia di guarigione, nelle lunghe notti prima della primavera. Gli ospiti arrivano da ogni parte, e per tutti c'è da mangiare.

name-wind-way = Wind Way
card-wind-way =
    Mette un uomo nella Casella Scorrere del Tempo; un dado superiore a 4 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (prima di una Battaglia o di una Fuga): +1 al tiro.
    Enemy Way: il prossimo Raid Nemico ha 2 segnalini Raid in più.
card-wind-way-story = Una cerimonia di guarigione. Coloro per i quali è stata celebrata riprendono la via con passo più sicuro.

name-planting-songs = Canti della semina
card-planting-songs =
    Mette una donna nella Casella Scorrere del Tempo; un dado superiore a 4 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): 4 unità di cibo in più al prossimo Scorrere del Tempo.
    Enemy Way: Morale Nemico +1.
card-planting-songs-story = Il mais si semina cantando e si cura con pazienza. Ciò che cresce d'estate lungo i torrenti tiene in vita gli hogan d'inverno.

name-blessing-of-the-herds = La benedizione delle greggi
card-blessing-of-the-herds =
    Mette un bambino nella Casella Scorrere del Tempo; un dado superiore a 3 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): un cavallo e una pecora da Fuori dal Gioco alle Risorse.
    Enemy Way: un cavallo o, se non ce n'è, una pecora va dalle Risorse Fuori dal Gioco.
card-blessing-of-the-herds-story = Cavalli e pecore sono cibo, lana, ricchezza e compagnia. Averne buona cura è un dovere, e per essi si rende grazie.

name-winter-gathering = L'assemblea d'inverno
card-winter-gathering =
    Mette un anziano nella Casella Scorrere del Tempo; un dado superiore a 2 richiama l'Enemy Way dell'ultima carta Cerimonia scartata.
    Blessing Way (nella tua fase Operazioni): 1 AP per ogni anziano nel Riquadro Anziani, al massimo 3.
    Enemy Way: perdi 2 AP, mai sotto 0.
card-winter-gathering-story = Per giorni il fumo di molti accampamenti sta sopra una sola valle. Si corre, si scambia, si ritrovano i cugini; e di notte, quando i bambini dormono, si parla di ciò che porterà la primavera.

chance-ceremony-die = dado della cerimonia
event-no-enemy-way = Tra gli scarti non ci sono carte Cerimonia: nessun Enemy Way può colpire
event-ceremony-undisturbed = { $card }: { $n } non supera { $number }, la cerimonia si svolge indisturbata
event-enemy-way = Enemy Way: { $card }
event-enemy-way-cancelled = L'Enemy Way è annullato
event-ceremony-in-hand = Prendi in mano «{ $card }»: { $n ->
    [one] ora hai una carta Cerimonia
   *[other] ora hai { $n } carte Cerimonia
}
event-blessing-way = Blessing Way: { $card }
event-blessing-evade = Fuga: +{ $n } al tiro
event-blessing-battle = Battaglia: +{ $n } al tiro
event-came-of-age = { $family }: il bambino diventa la donna della Famiglia
event-healed = La { $family } riaccoglie { $piece_a }
event-storyteller-came = Un anziano entra nella prima casella a sinistra del Riquadro Anziani
event-no-herd = Nelle Risorse non ci sono animali da perdere
event-animal-stolen = Perdi { $piece_a } dalle Risorse
option-cancel-enemy-way-for-goods = Annullalo: spendi { $n } Beni Commerciali
option-cancel-enemy-way-by-development = Annullalo: esaurisci «{ $development }»
question-ceremony-to-hand = Vuoi prendere in mano «{ $card }»? { $n ->
    [0] La tua mano è vuota.
    [one] Hai già in mano una carta Cerimonia.
   *[other] Hai già in mano { $n } carte Cerimonia.
}
option-take-into-hand = Prendi in mano «{ $card }»
option-leave-ceremony = Scarta «{ $card }»
option-play-blessing-way = Blessing Way: gioca «{ $card }»
question-courage-for = Quale Famiglia prende coraggio?
option-encourage = { $family }: Ferocia +1
question-coming-of-age-in = In quale Famiglia si celebra il passaggio all'età adulta?
option-celebrate = { $family }: il bambino diventa la donna della Famiglia
question-night-way = Le notti della cerimonia sono finite. Qualcuno torna nella { $family }, o si fa festa con gli ospiti?
option-welcome-back = Riaccogli qualcuno nella Famiglia
option-feed-the-guests = Sfama tutti gli ospiti: Cultura +{ $n }
question-healing-whom = { $family }: chi ritorna?
option-heal-person = Fai tornare { $piece_a }
question-rain-where = Dove cade la pioggia? { $n ->
    [one] Resta un segnalino Siccità da togliere.
   *[other] Restano { $n } segnalini Siccità da togliere.
}
option-rain-in = { $territory }
question-stolen-animal = { $n ->
    [one] Quale animale perdi?
   *[other] Quali { $n } animali perdi?
}
option-lose-animal = Perdi { $piece_a }
question-parted-kin = La { $family } è la Meno Feroce: chi la lascia e va nella Casella Scorrere del Tempo?

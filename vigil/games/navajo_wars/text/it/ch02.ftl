# 2. Sequenza di gioco e scelta dell'operazione Diné.

chance-next-card = la prossima carta del mazzo
event-card-drawn = Carta { $n }: { $card }
event-card-story = { $card_story }
event-deck-empty = Il mazzo è finito: lo scenario è terminato
question-preempt = { $n ->
    [0] Vuoi Anticipare questa carta? È gratis.
   *[other] Vuoi Anticipare questa carta per { $n } AP?
} Il Nemico raccoglie { $enemy } AP se agisce per primo, { $preempted } se cominci tu.
option-enemy-first = Lascia agire prima il Nemico
option-preempt = { $n ->
    [0] Anticipa gratis
   *[other] Anticipa per { $n } AP
}
refused-preempt-too-dear = Anticipare costa { $cost } AP, e tu ne hai { $ap }.
remedy-preempt-too-dear = Procurati prima degli AP, per esempio 1 AP in cambio di 2 Beni Commerciali.
number-preempt-cost = Costo per Anticipare
short-preempt-cost = { $n } AP
part-printed-preempt = stampato sulla carta
part-free-preempt = gratuito grazie a un evento precedente
event-preempted = { $n ->
    [0] Anticipi gratis: agiscono prima i Diné
   *[other] Anticipi: agiscono prima i Diné
}
event-no-preempt = Per un evento precedente, questa carta non si può Anticipare
question-dine-operation = Quale operazione esegui? { $ap ->
    [0] Non hai AP.
   *[other] Hai { $ap } AP.
}
option-planning = Pianificazione: raccogli AP, fai agire gli anziani, compra Beni Commerciali, tratta con le tribù
option-take-actions = Effettuare Azioni: le Famiglie muovono, piantano, raccolgono e compiono raid
option-passage-of-time = Scorrere del Tempo: una generazione cresce, nascono nuove Famiglie, tutti vanno nutriti
event-chose-planning = I Diné pianificano
event-chose-actions = I Diné effettuano azioni
event-chose-passage = Il tempo scorre
question-fort-loss = Una Famiglia si trova nell'Area di un Fortino: che cosa perdi? La Cultura è { $culture }, la Forza Militare { $military }.
option-lose-culture = Perdi 1 punto Cultura
option-lose-military = Perdi 1 punto Forza Militare

# Etichette della plancia disegnata. Le righe board-does- stanno sui segnalini: che cosa farebbe l'ordine, in poche parole.

board-vp = { $n } VP
board-value = Valore { $n } ({ $horse })
board-escape = Salvi
board-caught = Cattura
board-orders = Ordini del Nemico
board-active = Attivi
board-inactive = Inattivi
board-standby = In standby
board-other-side = Altra faccia: { $order }
board-or-ferocity = { $n }, o la Ferocia totale delle tue Famiglie se è maggiore
board-military = Forza Militare
board-ap = AP
board-morale = Morale Nemico
board-enemy-ferocity = Ferocia Nemica
board-enemy-ap = AP Nemici
board-evade = Fuga
board-not-in-play = Non in gioco
board-out-of-play = Fuori dal Gioco
board-elders = Anziani per Livello
board-elder-box = Riquadro Anziani, casella { $box }: Livello Anziano { $rating }, { $n ->
    [0] nessun anziano
    [one] un anziano
   *[other] { $n } anziani
}
board-corn-cup = Mais nel contenitore: { $n }
board-intruder-cup = Intrusi nel contenitore: { $n }
board-card = Nessuna carta in tavola
board-turn = carta { $n }
board-deck = Mazzo { $n }
board-discard = Scarti { $n }
board-read = Leggi ›
board-preempt = Anticipare
board-if-preempted = { $n } anticipando
board-grows = Nuovo
board-minor = Evento Minore
board-ceremony = Cerimonia
board-does-build = Avamposto in Area 1
board-does-build-subvert = Avamposto, poi Sovverte
board-does-colonize = Recupera cubetti Raid
board-does-comanche = Raid Tribale, +1
board-does-defend = Si arma contro i raid
board-does-expand = Gli Avamposti salgono
board-does-peace = Tregua; AP azzerati
board-does-raid = Raid da Santa Fé
board-does-slaves = Rapisce bimbo o donna
board-does-subjugate = Pesca cubetti rossi
board-does-subvert = La Cultura cala
board-does-utes = Raid Tribale
board-short-build-subvert = Costr. + Sovvert.
panel-map = Mappa
panel-people = Popolo
panel-enemy = Nemico
panel-cards = Carte

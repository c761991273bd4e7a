# Quello che verrà, nel browser e nel terminale.

odds-chip = { $hope } { $percent }
odds-chip-least = { $hope } { $n }+ · { $percent }
odds-chip-most = { $hope } ≤ { $n } · { $percent }
odds-percent = { $n }%
odds-about = ≈ { $n }%
odds-hardly = < 1%
odds-nearly = > 99%
odds-unclosed = Altro
odds-none = Qui non ci sono probabilità da mostrare.
odds-exact = Calcolato esattamente, esito per esito.
odds-sampled = Calcolato su { $n } partite possibili; lo scarto è al massimo di { $error } punti, 19 volte su 20.
hope-success = successo
foresee-nothing = Non si può prevedere nulla di questo.
foresee-luck = Poi decide la sorte: { $what }
foresee-ends = La partita finisce: { $what }
foresee-change = { $label }: { $old } → { $new }
phase-with = { $phase }: { $what }
standing-now = Se finisse adesso: { $ending }
standing-not-yet = Se finisse adesso: non conta ancora nulla
standing-later = Ciò che conta starà qui, finita la preparazione.
forecast-ends = La partita finirebbe così: { $ending }

web-odds = Probabilità: { $name }
web-odds-outcome = Esito
web-odds-share = Probabilità
web-odds-changes = Che cosa cambia
web-phases = Fasi del turno
web-do-it = Fallo
web-not-yet = Non ancora
web-preview = Dove porta
web-keys-ahead = o mostra le probabilità dell'opzione indicata; odds 3 quelle della terza. Indicare un'opzione, o raggiungerla con i tasti, mostra dove porta.

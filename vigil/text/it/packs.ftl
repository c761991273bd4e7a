# Pacchetti di contenuti: che cosa dicono i comandi, e perché un pacchetto è rifiutato.
packs-none = Nessun pacchetto di contenuti è installato. Con `vigil packs new` se ne comincia uno.
pack-fit = { $title } è pronto per giocare a { $game }. La sua impronta è { $hash }.
pack-added = { $title } è installato. Per usarlo: vigil play { $game } --pack { $name }
pack-replaced = { $title } ha preso il posto del pacchetto { $name } di prima. Le partite salvate diranno che è cambiato.
pack-same = { $title } era già installato, e nulla è cambiato.
pack-removed = Il pacchetto { $name } non c'è più. Le partite salvate con esso si potranno riprendere appena sarà di nuovo installato.
pack-begun = { $n ->
    [one] { $path } contiene ora una tabella, e le parole di una carta in { $languages }.
   *[other] { $path } contiene ora { $n } tabelle, e le parole di una carta in { $languages }.
} Cambia quello che conosci, cancella quello che lasci com'è, poi: vigil packs check { $path }
pack-changed = Il pacchetto { $name } è cambiato da quando la partita è stata salvata: era { $hash }, ora è { $found }. La partita va avanti finché è ancora compatibile.
pack-missing = Questa partita è stata salvata con il pacchetto { $name } ({ $hash }), che non è installato. Installalo con `vigil packs add`; la partita salvata resta com'è.
pack-not-installed = Non c'è nessun pacchetto installato { $name }. Installati: { $known }
pack-other-game = Il pacchetto { $name } è di un altro gioco: { $game }
pack-name-taken = Un pacchetto del gioco { $game } si chiama già { $name }. Cambia nome alla cartella.
pack-by-name-only = Questa partita è stata giocata con un pacchetto preso da una cartella. Si può riprendere nel terminale, oppure qui quando il pacchetto sarà installato con un nome.
pack-no-name = { $path } non ha lettere o cifre da cui fare un nome. Cambia nome alla cartella.
pack-not-empty = { $path } c'è già e non è vuota.
pack-link = { $path } è un collegamento. Un pacchetto contiene da sé i suoi file.
pack-bad-name = Il pacchetto contiene un file con un nome non adatto: { $path }. Sono ammessi lettere, cifre, - e _.
pack-stray = { $path } non ha posto in un pacchetto. Un pacchetto contiene tabelle (.toml), parole (text/<lingua>/*.ftl) e testi per chi lo legge (.md, .txt).
pack-many-files = Il pacchetto contiene { $n } file, e se ne leggono al massimo { $most }.
pack-large-file = { $path } è troppo grande: un file di un pacchetto può avere { $most } KB.
pack-large = Il pacchetto è troppo grande: si leggono al massimo { $most } MB.
pack-unreadable = { $path } non si può leggere: { $why }
pack-cannot-write = Non si può scrivere in { $path }: { $why }

# Content packs: what the commands say, and why a pack is refused.
packs-none = No content pack is installed. `vigil packs new` begins one.
pack-fit = { $title } can be played with { $game }. Its fingerprint is { $hash }.
pack-added = { $title } is installed. Play with it: vigil play { $game } --pack { $name }
pack-replaced = { $title } has replaced the earlier pack { $name }. Saved games will say that it has changed.
pack-same = { $title } was already installed, and nothing has changed.
pack-removed = The pack { $name } is gone. To go on with games that were saved with it, install it again.
pack-begun = { $n ->
    [one] { $path } now holds one table, and the words of a card in { $languages }.
   *[other] { $path } now holds { $n } tables, and the words of a card in { $languages }.
} Change what you know and delete what you do not change. Then type: vigil packs check { $path }
pack-changed = The pack { $name } has changed since this game was saved: it was { $hash }, now it is { $found }. The game goes on as far as it still fits.
pack-missing = This game was saved with the pack { $name } ({ $hash }), which is not installed. Install it with `vigil packs add`. The saved game stays as it is.
pack-not-installed = No pack { $name } is installed. Installed: { $known }
pack-other-game = The pack { $name } belongs to another game: { $game }
pack-name-taken = A pack of the game { $game } is already called { $name }. Rename the folder.
pack-by-name-only = This game was played with a pack from a folder. Resume it in the terminal, or install the pack under a name and resume it here.
pack-no-name = { $path } has no letters or digits from which to make a name. Rename the folder.
pack-not-empty = { $path } already exists and is not empty.
pack-link = { $path } is a link. A pack must hold its files itself.
pack-bad-name = The pack holds a file with an unsuitable name: { $path }. Letters, digits, - and _ are allowed.
pack-stray = { $path } does not belong in a pack. A pack holds tables (.toml), words (text/<language>/*.ftl) and texts for its readers (.md, .txt).
pack-many-files = The pack holds { $n } files; at most { $most } are read.
pack-large-file = { $path } is too large: a file of a pack may have at most { $most } KB.
pack-large = The pack is too large: at most { $most } MB are read.
pack-unreadable = Vigil cannot read { $path }: { $why }
pack-cannot-write = Vigil cannot write to { $path }: { $why }

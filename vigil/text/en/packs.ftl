# Content packs: what the commands say, and why a pack is refused.
packs-none = No content pack is installed. `vigil packs new` begins one.
pack-fit = { $title } is fit to be played with { $game }. Its fingerprint is { $hash }.
pack-added = { $title } is installed. Play with it: vigil play { $game } --pack { $name }
pack-replaced = { $title } has taken the place of the earlier pack { $name }. Saved games will say that it has changed.
pack-same = { $title } was installed already, and nothing has changed.
pack-removed = The pack { $name } is gone. Games saved with it can be taken up again as soon as it is installed anew.
pack-begun = { $n ->
    [one] { $path } now holds one table, and the words of a card in { $languages }.
   *[other] { $path } now holds { $n } tables, and the words of a card in { $languages }.
} Change what you know, delete what you leave as it is, then: vigil packs check { $path }
pack-changed = The pack { $name } has changed since this game was saved: it was { $hash }, now it is { $found }. The game goes on as far as it still fits.
pack-missing = This game was saved with the pack { $name } ({ $hash }), which is not installed. Install it with `vigil packs add`; the saved game stays as it is.
pack-not-installed = There is no installed pack { $name }. Installed: { $known }
pack-other-game = The pack { $name } belongs to another game: { $game }
pack-name-taken = A pack of the game { $game } is already called { $name }. Rename the folder.
pack-by-name-only = This game was played with a pack from a folder. It can be taken up in the terminal, or here once the pack is installed under a name.
pack-no-name = { $path } has no letters or digits from which to make a name. Rename the folder.
pack-not-empty = { $path } is there already and is not empty.
pack-link = { $path } is a link. A pack holds its files itself.
pack-bad-name = The pack holds a file with an unsuitable name: { $path }. Letters, digits, - and _ are allowed.
pack-stray = { $path } does not belong in a pack. A pack holds tables (.toml), words (text/<language>/*.ftl) and texts for its readers (.md, .txt).
pack-many-files = The pack holds { $n } files, and { $most } at most are read.
pack-large-file = { $path } is too large: a file of a pack may have { $most } KB.
pack-large = The pack is too large: { $most } MB at most are read.
pack-unreadable = { $path } cannot be read: { $why }
pack-cannot-write = Nothing can be written to { $path }: { $why }

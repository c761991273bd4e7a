# What is told of saved games that are damaged, changed, older or newer
save-was-cut = The saved game breaks off at line { $line }. Everything before it is here.
save-miscounted = The saved game was said to have { $answers } answers, and { $found } were found: something of it is missing or was changed. Play goes on from what was found.
save-diverged-rules = From line { $line } (section { $rule }: { $name }) the saved game no longer fits the rules. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-somewhere = From line { $line } the saved game no longer fits the rules. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-altered = Line { $line } of the saved game is damaged or was changed outside Vigil. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-dice = On line { $line } of the saved game the dice do not fall as they must: it was changed outside Vigil. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-head = The header of the saved game is damaged or was changed outside Vigil. Play goes on from the last stored state; answers left aside: { $lost }.
save-head-altered = The header of the saved game is damaged or was changed outside Vigil, and there is no stored state to go on from. It was left as it is; copies can be brought back.
save-copy-kept = The old file is kept as it was: { $copy }. `vigil saves --restore` lists all copies.
save-other-rules = The rules have changed since this game was saved (saved under rules { $rules }, now { $known }); it was checked against the new ones.
save-newer = This game was saved by a newer Vigil (format { $format }; { $known } is known here). It was left as it is. Update Vigil to open it.
save-newer-rules = This game was saved under newer rules ({ $rules }; { $known } are known here). It was left as it is: `vigil replay` tells it again. Update Vigil to play on.
save-open-elsewhere = This saved game is open at another table: { $path }. Leave it there first (q).
copies-how = `vigil saves --restore NUMBER` brings a copy back as a saved game of its own. Nothing else is touched.
copies-none = There are no copies of saved games yet. Vigil makes them while you play.
copy-restored = The copy is a saved game again: { $path }. `vigil resume` takes it up.

# The same in the browser
web-save-copy-kept = The saved game is kept as it was, among its copies.
web-newer-rules = This game was saved under newer rules ({ $rules }; { $known } are known here). It can be looked at, not played on. Update Vigil to play on.
web-store-newer = The games were saved by a newer Vigil. They can be looked at; nothing is written. Update Vigil to play on.
web-store-mended = The file of the saved games was damaged. It is kept as { $file }; what could be read of it, and the last copy, make up this list ({ $games ->
    [one] one game
   *[other] { $games } games
}). Look at your games before you play on.
web-copies = Copies
web-copies-title = Copies of “{ $title }”
web-copies-lead = Vigil keeps copies of its own accord, and whatever was damaged stays as it was. A copy you bring back takes the place of the game; the game as it is now becomes a copy.
web-copies-none = There is no copy of this game yet.
web-copy-auto = Made while you played
web-copy-before = As it was before it was mended or replaced
web-copy-answers = { $answers ->
    [one] one answer
   *[other] { $answers } answers
}
web-copy-file = Save to a file
web-copies-back = Back to the games

# A game on one page
sheet-not-now = This game can be put on a sheet only at the moment its rules name.
sheet-none = This game has no SAVE sheet.
sheet-bad-line = Line { $line } of the sheet cannot be read.
sheet-unsound = What the sheet tells of cannot be: something on it was mistyped.
sheet-offered = You may save now: sheet prints the page, to be kept or typed in again (vigil play GAME --sheet FILE).
web-sheet = SAVE sheet
web-sheet-how = Print it or keep it as a text file; “Open a journal file” on the first page takes it up again.

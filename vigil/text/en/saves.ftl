# What is told of saved games that are damaged, changed, older or newer
save-was-cut = The saved game breaks off at line { $line }. Everything before that line is here.
save-miscounted = The saved game should have { $answers } answers, but { $found } were found: something is missing or was changed. Play goes on from what was found.
save-diverged-rules = From line { $line } (section { $rule }: { $name }) the saved game no longer fits the rules. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-somewhere = From line { $line } the saved game no longer fits the rules. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-altered = Line { $line } of the saved game is damaged or was changed outside Vigil. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-dice = On line { $line } of the saved game the dice are not what they must be: the file was changed outside Vigil. Play goes on from the last good checkpoint; answers left aside: { $lost }.
save-diverged-head = The header of the saved game is damaged or was changed outside Vigil. Play goes on from the last stored state; answers left aside: { $lost }.
save-head-altered = The header of the saved game is damaged or was changed outside Vigil, and there is no stored state to go on from. The file was left as it is; you can bring back a copy.
save-copy-kept = The old file was kept as it was: { $copy }. `vigil saves --restore` lists all copies.
save-other-rules = The rules have changed since this game was saved (saved under rules { $rules }, now { $known }). It was checked against the new ones.
save-dice-otherwise = { $n ->
    [one] One throw of this game does not fall as its seed or secret says.
   *[other] { $n } throws of this game do not fall as its seed or secret says.
} The file names other rules or tables than those here: either they have changed since, or somebody entered these dice by hand. Play on only if you trust whoever gave you the file.
save-no-secret = This game of several seats holds no secret: its dice cannot be checked, and whoever knows the file can foresee those to come. If that matters to you, begin a new game.
save-from-the-middle = This game begins in the middle, at a stored state. What was played before cannot be checked, and whoever wrote the file could choose the dice to come. Play on only if you trust whoever gave you the file.
save-from-a-state = This game goes on from a stored state. What was played before it, and its dice, cannot be checked.
save-newer = This game was saved by a newer Vigil (format { $format }; this Vigil knows { $known }). The file was left as it is. Update Vigil to open it.
save-newer-rules = This game was saved under newer rules ({ $rules }; this Vigil knows { $known }). The file was left as it is: `vigil replay` tells the game again. Update Vigil to play on.
save-open-elsewhere = This saved game is open at another table: { $path }. Leave it there first (q).
copies-how = `vigil saves --restore NUMBER` brings a copy back as a saved game of its own. Nothing else is changed. From there on the dice are different, and the journal says so.
copies-none = There are no copies of saved games yet. Vigil makes them while you play.
copy-restored = The copy is a saved game again: { $path }. `vigil resume` goes on with it.
copy-other-dice = From here on the dice are different. The saved game shows it, and `vigil verify` counts it.

# The same in the browser
web-save-copy-kept = The saved game is kept as it was, among its copies.
web-newer-rules = This game was saved under newer rules ({ $rules }; { $known } are known here). It can be looked at, not played on. Update Vigil to play on.
web-store-newer = The games were saved by a newer Vigil. They can be looked at; nothing is written. Update Vigil to play on.
web-store-unmended = The file of the saved games is damaged, and there is no way to mend it now: { $path } ({ $why }). Nothing was changed. Make room or give permission there, and start again.
web-store-mended = The file of the saved games was damaged. It is kept as { $file }; what could be read of it, and the last copy, make up this list ({ $games ->
    [one] one game
   *[other] { $games } games
}). Look at your games before you play on.
web-copies = Copies
web-copies-title = Copies of “{ $title }”
web-copies-lead = Vigil keeps copies of its own accord, and whatever was damaged stays as it was. A copy you bring back takes the place of the game; the game as it is now becomes a copy.
web-copies-asked = The others at the table are asked. The copy takes the place of the game when all have agreed; until then the game goes on as it is.
web-copy-dice-known = This game is over, and its dice are known. No copy of it can go on; begin a new game instead.
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
sheet-not-now = You can put this game on a sheet only at the moment that its rules name.
sheet-none = This game has no SAVE sheet.
sheet-bad-line = Line { $line } of the sheet cannot be read.
sheet-unsound = This sheet describes an impossible game: something on it was mistyped.
sheet-offered = You may save now: type sheet to print the page. Keep it, or type it in later (vigil play GAME --sheet FILE).
web-sheet = SAVE sheet
web-sheet-how = Print it or keep it as a text file; “Open a journal file” on the first page takes it up again.
bot-not-typed = This saved game names a bot from elsewhere, { $name }. A file alone never starts a bot. Look at what it is, and if you trust it, type: vigil resume --bot { $name }. The saved game stays as it is.
names-alike = The name { $name } looks too much like { $other }, who is at this table. Choose one that nobody can confuse with another.
web-import-alike = In this game the names { $name } and { $other } look alike, so that one could be taken for the other. Change one of the names in the file (the line that begins with “players”; Vigil will then say that it was changed), then open it again.
web-branch-alike = The names { $name } and { $other } look alike, so that one could be taken for the other: nobody can play on from this game.
save-line-altered = Line { $line } of the saved game is not as it was written: the names, the title, or what it keeps beside the answers. Every answer is here; check that the right people sit at the table.

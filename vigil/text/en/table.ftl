# What the table itself says.

hint = number or name to choose · ? help · why · explain · u undo · r rule · s state · q quit
hint-short = ? help · why · u undo · s state · q quit
help =
    Choose an option by its number, by its name, or by the beginning of its name. Besides:
    - u takes back your last decision; u 3 the last three; u turn goes to the start of this card.
    - why lists what you may not do now; why NAME says why not, and what would allow it.
    - explain shows where the numbers of this question and of the table come from; explain NAME the cost of an option.
    - r SECTION prints our paraphrase of a rule, such as r 4.2.8; r alone the rule of this question.
    - card shows the current card; card NUMBER or card NAME any card in view.
    - s shows the whole table; log the last twenty lines; log 50 or log all more of them.
    - lang en, lang it or lang fr changes the language. q leaves; the game is always saved.
enter-chance = Enter your own result: { $what }
more-news = ({ $n } earlier lines: log all)
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-ironman = This game is played without taking back (ironman).
undo-peeking = You cannot take this back: a die, cube or card has been seen since (no-peeking).
not-your-turn = Another seat is asked.
undo-agree = At a table of several persons this can be taken back only if all agree.
secrets-alive = While the game goes on, its journal holds what each seat keeps to itself and the dice to come; it can be taken away when the game is over.
verified = The dice are honest: { $n } throws checked against { $by }.
verify-seed = the seed
verify-secret = the secret, whose fingerprint was shown at the start
verify-wrong = { $n ->
    [one] One throw does not fall as it should (line { $lines }).
   *[other] { $n } throws do not fall as they should (lines { $lines }).
}
verify-diverged = The journal can be checked only up to line { $line }: from there it does not fit the rules.
verify-no-secret = This journal does not hold its secret yet: the game must be over before its dice can be verified.
verify-fingerprint = The secret in this journal is not the one whose fingerprint was shown at the start.
game-over = The game is over.
no-such-option = «{ $name }» is not among the options. Type a number or a name, or ? for help.
no-such-outcome = «{ $name }» cannot come up here. Enter one of the results shown.
did-you-mean = Did you mean «{ $name }»?
why-allowed = «{ $name }» is allowed: it is among the options.
why-unknown = Nothing is known here of «{ $name }».
why-nothing = Nothing that you might expect is refused here.
no-such-rule = There is no section «{ $section }». `vigil rule` lists them.
no-such-card = No such card is in view.
no-such-language = «{ $name }» is not one of en, it, fr.
rules-crash = The rules failed on that answer, and it was taken back. Please report it with the saved game: { $what }
which-scenario = Which scenario?
nothing-started = No scenario was chosen; nothing was started.
saved = The game is saved: { $path }
interrupted = Interrupted.
no-such-scenario = There is no scenario «{ $name }». Choose one of: { $known }.
no-such-game = There is no game «{ $name }». `vigil games` lists them.
no-such-setting = There is no switch «{ $name }». Choose one of: { $known }.
bad-setting = The switch { $name } cannot be «{ $value }». Choose one of: { $known }.
no-such-kind = You cannot bring «{ $name }» yourself. Choose among: { $known }, or all.
no-such-pack = The content pack is not there: { $path }
bad-pack = The content cannot be used. { $what }
save-none = There are no saved games yet. `vigil play` starts one.
save-not-found = There is no saved game «{ $path }». `vigil saves` lists them.
save-cannot-read = The saved game cannot be read: { $path } ({ $why })
save-cannot-write = The game cannot be saved: { $path } ({ $why }). Make room or give permission there, or set VIGIL_HOME to another folder; the last answer was not taken.
save-elsewhere = Another table has gone on with this saved game: { $path }. Nothing was written over it; your last answer was not taken. Leave here (q) and resume it.
save-not-a-journal = This is not a saved game of Vigil.
save-bad-header = The header of the saved game cannot be understood (near line { $line }); it was left as it is.
save-cannot-branch = The game cannot be played on from that point.
save-was-cut = The saved game breaks off at line { $line }. Everything before it is here. A copy of the old file: { $copy }
save-diverged = From line { $line } (section { $rule }: { $name }) the saved game no longer fits the rules. Play goes on from the last good checkpoint; answers left aside: { $lost }. A copy of the old file: { $copy }
save-other-content = The cards or tables have changed since this game was saved; it was checked against the new ones.
save-line = card { $turn }, { $answers } answers, undo: { $undo }, taken back { $undos ->
    [0] never
    [one] once
   *[other] { $undos } times
}
replay-stops = The saved game cannot be followed further than line { $line }.
replay-open = The game is not over yet: { $n } answers so far. `vigil resume` takes it up.
citation-step = { $section } step { $step }

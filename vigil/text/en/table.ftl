# What the table itself says.

hint = number or name to choose · ? help · why · explain · u undo · r rule · s state · q quit
hint-short = ? help · why · u undo · s state · q quit
hint-draft = number or name puts in · -number takes out · do · why · ? help · u undo · s state · q quit
hint-draft-short = number or name: in · -number: out · do · why · ? help · q quit
hint-window = 0 go on · skip: not here again this turn · hold · stops · ? help · u undo · s state · q quit
hint-window-short = 0 go on · skip · hold · stops · ? help · u undo · q quit
help =
    Choose an option by its number, by its name, or by the beginning of its name. Besides:
    - 0 is what ends, passes or takes nothing: it stands last.
    - u takes back your last decision; u 3 the last three; u turn goes to the start of this turn. redo restores what was taken back.
    - why lists what you may not do now; why NAME says why not, and what would allow it.
    - explain shows where the numbers of this question and of the table come from; explain NAME the cost of an option.
    - r SECTION prints our paraphrase of a rule, such as r 4.2.8; r alone the rule of this question.
    - names lists the names of the options: they can be typed as well.
    - card shows the current card; card NUMBER or card NAME any card in view.
    - odds shows how likely each end of a gamble is, odds NAME of one option; what NAME where an option leads before luck decides.
    - ahead says how the game would end now, and forecasts the large reckonings.
    - ? NAME, or what is NAME, says what something on the board or among the options is, such as ? Culture.
    - s shows the whole table; log the last twenty lines; log 50 or log all more of them.
    - lang en, lang it or lang fr changes the language. q leaves; the game is always saved.
help-draft =
    Put the answer together out of the elements listed:
    - a number or a name puts one in; -3 or out NAME takes one out; why says what does not go in, and why.
    - do gives what is in as your answer. Nothing counts before that.
    - a whole set in one line, such as bread x2 + rope, or nothing, is put in and done; do rope does a single one.
help-window =
    This is a window: a moment at which a power may be used. go-on lets it pass.
    - skip passes it, and you are not asked at it again this turn; hold stops at your next window, whatever it is.
    - stops shows where you are asked; stops always: at every window; stops matters: only where a power can make a difference.
help-passing =
    Several of you share this screen. Before another player's question it is cleared and waits for Enter.
    - u before you pass the screen on takes back your own answer. To go back further all must agree.
enter-again = Enter: back to the question
enter-chance = Enter your own result: { $what }
more-news = ({ $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}: log all)
undone = Taken back.
redone = Restored.
redo-nothing = There is nothing to restore.
redo-own = Only your own answers can be given again; the others have to play theirs.
undo-nothing = There is nothing to take back.
undo-ironman = This game is played without taking back (ironman).
undo-peeking = You cannot take this back: a die, cube or card has been seen since (no-peeking).
not-your-turn = Another seat is asked.
undo-agree = At a table of several persons this can be taken back only if all agree.
secrets-alive = While the game goes on, its journal holds what each seat keeps to itself and the dice to come; it can be taken away when the game is over.
game-over = The game is over.
no-such-option = “{ $name }” is not among the options. Type a number or a name, or ? for help.
no-such-outcome = “{ $name }” cannot come up here. Enter one of the results shown.
did-you-mean = Did you mean “{ $name }”?
why-allowed = “{ $name }” is allowed: it is among the options.
why-unknown = Nothing is known here of “{ $name }”.
why-nothing = Nothing that you might expect is refused here.
no-such-rule = There is no section “{ $section }”. `vigil rule` lists them.
no-such-card = No such card is in view.
no-such-language = “{ $name }” is not one of en, it, fr.
rules-crash = The rules failed on that answer, and it was taken back. Please report it with the saved game: { $what }
rules-endless = The rules got caught in a loop and were stopped. Every answer that was confirmed is saved; the last one may not count. If you play with a pack, `vigil packs check` may find the cause; please report it with the saved game.
bot-by-luck = A bot could not think its position through and answered at random; the game goes on. Please send the report of this game, so that we can mend it.
which-scenario = Which scenario?
nothing-started = No scenario was chosen; nothing was started.
saved = The game is saved: { $path }
interrupted = Interrupted.
cannot-open = { $path } cannot be opened: { $why }.
went-wrong = Something unforeseen went wrong: { $what }. Games are saved up to the last answer. Please report it; VIGIL_DEBUG=1 shows where it happened.
no-such-scenario = There is no scenario “{ $name }”. Choose one of: { $known }.
no-such-game = There is no game “{ $name }”. `vigil games` lists them.
no-such-setting = There is no switch “{ $name }”. Choose one of: { $known }.
bad-setting = The switch { $name } cannot be “{ $value }”. Choose one of: { $known }.
setting-needs-seats = The switch { $name }={ $value } needs at least { $n } players. Name them: --players Ada,Bo (@random for a bot).
no-such-kind = You cannot bring “{ $name }” yourself. Choose among: { $known }, or all.
no-such-pack = The content pack is not there: { $path }
bad-pack = The content cannot be used. { $what }
save-none = There are no saved games yet. `vigil play` starts one.
save-not-found = There is no saved game “{ $path }”. `vigil saves` lists them.
save-cannot-read = The saved game cannot be read: { $path } ({ $why })
save-cannot-write = The game cannot be saved: { $path } ({ $why }). Make room or give permission there, or set VIGIL_HOME to another folder; the last answer was not taken.
save-elsewhere = Another table has gone on with this saved game: { $path }. Nothing was written over it; your last answer was not taken. Leave here (q) and resume it.
save-not-a-journal = This is not a saved game of Vigil.
save-bad-header = The header of the saved game cannot be understood (near line { $line }); it was left as it is.
save-cannot-branch = The game cannot be played on from that point.
save-other-content = The cards or tables have changed since this game was saved; it was checked against the new ones.
save-line = turn { $turn }, { $answers } answers, undo: { $undo }, taken back { $undos ->
    [0] never
    [one] once
   *[other] { $undos } times
}
replay-stops = The saved game cannot be followed further than line { $line }.
replay-open = The game is not over yet: { $n } answers so far. `vigil resume` takes it up.
replay-secrets = Told was only what everybody heard; the rest follows when the game is over.
citation-step = { $section } step { $step }
colon = :

# Several persons at one screen

asked-now = { $name } is asked.
pass-to = Pass to { $name }, then press Enter.
pass-waits = Press Enter when { $name } is at the screen. u takes back, q leaves.
at-the-table = At the table: { $names }
seat-unnamed = seat { $n }
seat-of = { $name } (seat { $n })
seat-bot = { $name } (bot, seat { $n })
seat-nobody = seat { $n } (nobody)
dice-awaited = The dice are not known yet: everybody at the table adds something to them first.
dice-shares = The dice follow from the secret and from what these seats added: { $in ->
    [0] nobody
   *[other] { $inside }
}. These added nothing: { $out ->
    [0] nobody
   *[other] { $outside }
}. Attempts that did not count: { $n }.
dice-fingerprint = The dice follow from a secret that is shown after the end. Its fingerprint, for you to note down: { $fingerprint }. Then `vigil verify` checks every throw and says what that proves.
dice-words-why = Whoever started the game could have picked that secret. So everybody may now add to the dice: words or numbers that nobody can guess. With Enter alone the machine adds for you, and you have to trust it.
dice-words = { $name }, your words? Afterwards the screen is cleared. q leaves.
dice-left = The game was not begun. Nothing was saved, and nothing was changed.
answered-in-secret = answered in secret.
agree-ask = This can be taken back only if all agree. Do all agree? (yes/no)
agree-not = Then it stays as it is.
words-yes = yes y

# Sets

word-do = do
word-out = out
draft-count = ({ $n } of { $all } in)
draft-inside = In: { $set }
draft-ready = It can be done: { $do }
draft-not-inside = “{ $name }” is not in.

# Windows

stops-matters = You are asked at windows where a power can make a difference.
stops-always = You are asked at every window.
stops-hold = You will be asked at your next window, whatever it is.
stops-skipped = Not again this turn: { $windows }
stops-unknown = “{ $name }” is neither always nor matters.
no-window = This question is no window: it must be answered.

# Who plays

companion-several = Dice, cubes or cards are entered by hand in this game: whoever types chooses what is typed, and nobody can check it later.
seed-refused = A game of several seats takes no --seed: its dice follow a secret that nobody may choose.
players-number = This game is played by { $known }, but { $n ->
    [one] one player is named.
   *[other] { $n } players are named.
}
player-without-name = Every player needs a name: --players Ada,Bo (@random for a bot, - for nobody).
no-such-bot = There is no such bot. { $what }
bot-failed = { $name } failed { $n ->
    [one] once
   *[other] { $n } times
}, and luck answered instead; the last time: { $why }
coverage-needs-sources = The coverage of the rules is measured from the sources: run it in a checkout, where the tests lie beside the package.
export-secrets = A game of several seats is exported when it is over: until then it holds secrets.
chronicle-turn = Turn { $turn }
chronicle-day = Day { $turn }
chronicle-fates = What became of them
chronicle-days = The days
chronicle-turnings = Turning points
chronicle-by = Played with Vigil, a table for survival board games

# What the table itself says.

hint = number or name to choose · ? help · why · explain · u undo · r rule · s state · q quit
hint-short = ? help · why · u undo · s state · q quit
hint-draft = number or name to add · -number to remove · do · why · ? help · u undo · s state · q quit
hint-draft-short = number or name: add · -number: remove · do · why · ? help · q quit
hint-window = 0 go on · skip: not here again this turn · hold · stops · ? help · u undo · s state · q quit
hint-window-short = 0 go on · skip · hold · stops · ? help · u undo · q quit
help =
    Choose an option by its number, by its name, or by the beginning of its name. You can also type:
    - 0 for the option that ends, passes or takes nothing. It stands last.
    - u undoes your last decision; u 3 the last three; u turn goes back to the start of this turn. redo restores what was undone.
    - why lists what you may not do now; why NAME says why not, and what would allow it.
    - explain shows where the numbers of this question and of the table come from; explain NAME does so for an option.
    - r SECTION prints our paraphrase of a rule, such as r 4.2.8; r alone prints the rule of this question.
    - names lists the names of the options. You can type a name instead of a number.
    - card shows the current card; card NUMBER or card NAME any card in view.
    - odds shows how likely each result of a gamble is; odds NAME shows it for one option; what NAME shows where an option leads before luck decides.
    - ahead says how the game would end now, and how the next large reckonings would come out.
    - ? NAME, or what is NAME, explains something on the board or among the options, such as ? Culture.
    - s shows the whole table; log shows the last twenty lines; log 50 or log all shows more.
    - lang en, lang it or lang fr changes the language. q leaves; the game is always saved.
help-draft =
    Put your answer together from the elements listed:
    - a number or a name adds an element; -3 or out NAME removes one; why says what cannot be added, and why.
    - do gives the set as your answer. Nothing counts before that.
    - a whole set in one line, such as bread x2 + rope, or nothing, is your answer at once; do rope answers with a single element.
help-window =
    This is a window: a moment at which you may use a power. go-on lets it pass.
    - skip lets it pass, and you are not asked at this window again this turn; hold stops at your next window, whatever it is.
    - stops shows when you are asked; stops always: at every window; stops matters: only where a power can make a difference.
help-passing =
    Several of you share this screen. Before another player's question the screen is cleared and waits for Enter.
    - u before you pass the screen on undoes your own answer. To go back further, all must agree.
    - order lists what you may say beforehand for moments at which the table never waits; order 1 says it.
enter-again = Enter: back to the question
enter-chance = Enter your own result: { $what }
more-news = ({ $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}: log all)
undone = Undone.
redone = Restored.
redo-nothing = There is nothing to redo.
redo-own = You can redo only your own answers; the others have to play theirs.
undo-nothing = There is nothing to undo.
undo-ironman = This game is played without undo (ironman).
undo-peeking = You cannot undo this: a die, cube or card has been seen since (no-peeking).
not-your-turn = This question is for another seat.
undo-agree = At a table of several persons this can be undone only if all agree.
undo-over = The game is over and its secret has been shown. Play on from any point as a new game instead.
secrets-alive = While the game goes on, its journal holds the secrets of every seat and the dice to come. You can download it when the game is over.
game-over = The game is over.
no-such-option = “{ $name }” is not among the options. Type a number or a name, or ? for help.
no-such-outcome = “{ $name }” cannot come up here. Enter one of the results shown.
did-you-mean = Did you mean “{ $name }”?
why-allowed = “{ $name }” is allowed: it is among the options.
why-unknown = Vigil knows nothing called “{ $name }” here.
why-nothing = Nothing is ruled out here.
no-such-rule = There is no section “{ $section }”. `vigil rule` lists all sections.
no-such-card = No such card is in view.
card-face-down = This card lies face down. It is read when the game turns it up.
no-such-language = “{ $name }” is not one of en, it, fr.
rules-crash = The rules failed on that answer, so it was undone. Please report it with the saved game: { $what }
rules-endless = The rules were caught in a loop and were stopped. Every answer that was confirmed is saved; the last one may not count. If you play with a pack, `vigil packs check` may find the cause. Please report the problem with the saved game.
bot-by-luck = A bot could not work out its position, and answered at random. The game goes on. Please send the report of this game, so that we can mend it.
which-scenario = Which scenario?
scenario-recommends = { $n ->
    [1] Recommended: “{ $value }” ({ $setting }).
   *[other] Recommended from { $n } players on: “{ $value }” ({ $setting }).
}
setting-proposed = As this scenario recommends: { $setting }, “{ $value }”. Otherwise: { $typed }
nothing-started = No scenario was chosen, so no game was started.
saved = The game is saved: { $path }
interrupted = Interrupted.
cannot-open = Vigil cannot open { $path }: { $why }.
went-wrong = Something unexpected went wrong: { $what }. Games are saved up to the last answer. Please report it; VIGIL_DEBUG=1 shows where it happened.
no-such-scenario = There is no scenario “{ $name }”. Choose one of: { $known }.
no-such-game = There is no game “{ $name }”. `vigil games` lists all games.
no-such-setting = There is no setting “{ $name }”. Choose one of: { $known }.
bad-setting = The setting { $name } cannot be “{ $value }”. Choose one of: { $known }.
setting-needs-seats = The setting { $name }={ $value } needs at least { $n } players. Name them: --players Ada,Bo (@random for a bot).
no-such-kind = You cannot bring “{ $name }” yourself. Choose from: { $known }, or all.
no-such-pack = There is no content pack at { $path }
bad-pack = This content cannot be used. { $what }
save-none = There are no saved games yet. `vigil play` starts one.
save-not-found = There is no saved game “{ $path }”. `vigil saves` lists all saved games.
save-cannot-read = Vigil cannot read the saved game { $path } ({ $why })
save-cannot-write = Vigil cannot save the game: { $path } ({ $why }). Make room or give permission there, or set VIGIL_HOME to another folder. Your last answer was not taken.
save-elsewhere = Another table has gone on with this saved game: { $path }. Nothing was overwritten, and your last answer was not taken. Leave here (q) and resume the game.
save-not-a-journal = This is not a saved game of Vigil.
save-bad-header = Vigil cannot understand the header of the saved game (near line { $line }). The file was left as it is.
save-cannot-branch = Nobody can play on from that point of the game.
save-other-content = The cards or tables have changed since this game was saved. It was checked against the new ones.
save-line = turn { $turn }, { $answers } answers, undo: { $undo }, undone { $undos ->
    [0] never
    [one] once
   *[other] { $undos } times
}
replay-stops = Vigil cannot follow the saved game past line { $line }.
replay-open = The game is not over yet: { $n } answers so far. `vigil resume` goes on with it.
replay-secrets = Only what everybody heard was told. The rest follows when the game is over.
citation-step = { $section } step { $step }
colon = :

# Several persons at one screen

asked-now = { $name } is asked.
pass-to = Pass to { $name }, then press Enter.
pass-waits = Press Enter when { $name } is at the screen. u undoes, q leaves.
at-the-table = At the table: { $names }
seat-unnamed = seat { $n }
seat-of = { $name } (seat { $n })
seat-bot = { $name } (bot, seat { $n })
seat-nobody = seat { $n } (nobody)
dice-awaited = The dice are not known yet: first everybody at the table adds something to them.
dice-shares = The dice follow from the secret and from what these seats added: { $in ->
    [0] nobody
   *[other] { $inside }
}. These added nothing: { $out ->
    [0] nobody
   *[other] { $outside }
}. Attempts that did not count: { $n }.
dice-fingerprint = The dice follow from a secret, which is shown after the end. Note down its fingerprint: { $fingerprint }. After the end, `vigil verify` checks every throw and says what that proves.
dice-words-why = Whoever started the game could have picked that secret. So everybody may now add to the dice: words or numbers that nobody can guess. If you press Enter alone, this computer adds for you, and you have to trust it.
dice-words = { $name }, your words? The screen is cleared afterwards. q leaves.
dice-left = The game was not started. Nothing was saved, and nothing was changed.
answered-in-secret = answered in secret.
agree-ask = This can be undone only if all agree. Do all agree? (yes/no)
agree-not = Then it stays as it is.
words-yes = yes y

# Sets

word-do = do
word-out = out
draft-count = ({ $n } of { $all } in)
draft-inside = In: { $set }
draft-ready = Ready: { $do } gives this answer
draft-not-inside = “{ $name }” is not in.

# Windows

stops-matters = You are asked where a power can make a difference.
stops-always = You are asked at every window.
stops-hold = You will be asked at your next window, whatever it is.
stops-skipped = You are not asked again this turn at: { $windows }
stops-unknown = “{ $name }” is neither always nor matters.
order-none = There is nothing you could order for the time between two actions of others.
order-some = Type order and a number: it happens between two actions of others, once, and nobody sees it coming. order none takes it back.
order-given = Ordered: { $order }
order-gone = Nothing is ordered.
no-window = This question cannot be skipped: it needs an answer.

# Who plays

companion-several = In this game the players enter dice, cubes or cards by hand. Whoever types chooses the result, and nobody can check it later.
seed-refused = A game of several seats takes no --seed: its dice follow a secret that nobody may choose.
players-number = This game is played by { $known }, but { $n ->
    [one] one player is named.
   *[other] { $n } players are named.
}
player-without-name = Every player needs a name: --players Ada,Bo (@random for a bot, - for nobody).
no-such-bot = This bot cannot play. { $what }
bot-failed = { $name } failed { $n ->
    [one] once
   *[other] { $n } times
}, and a random answer was given instead. The last time: { $why }
coverage-needs-sources = Rule coverage is measured from the sources: run it in a checkout of Vigil, which holds the tests.
export-secrets = A game of several seats can be exported when it is over; until then it holds secrets.
chronicle-turn = Turn { $turn }
chronicle-card = Card { $n }
chronicle-day = Day { $turn }
chronicle-fates = What became of them
chronicle-days = The days
chronicle-turnings = Turning points
chronicle-by = Played with Vigil, a table for survival board games

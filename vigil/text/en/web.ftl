# What the table in the browser says.

web-skip = Skip to the content
web-tools = Tools
web-language = Language
web-language-en = English
web-language-it = Italiano
web-language-fr = Français
web-theme = Light and dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-lobby = Lobby
web-lobby-title = Take a seat
web-lobby-lead = Go on with a game, or begin a new one. Every answer is saved the moment it is given.
web-lobby-empty = Nothing has been played here yet. Choose a scenario and start: the first one is the best way to learn, and the table explains itself as you go.
web-rules = Rules
web-new-tab = opens in a new tab
web-new-game = New game
web-scenario = Scenario
web-more-choices = More choices
web-title-field = Name of the game
web-seed = Seed
web-seed-hint = The same seed gives the same dice and cards. Leave it empty for chance.
web-undo-policy = Taking back
web-save-policy = taking back: { $policy }
web-undo-free = Free
web-undo-free-about = You may take back as far as you like.
web-undo-no-peeking = No peeking
web-undo-no-peeking-about = Not past a die, cube or card that has been seen.
web-undo-ironman = Ironman
web-undo-ironman-about = What is done is done.
web-companion = Your own pieces
web-companion-hint = Tick what you bring from your own box. Vigil asks you for each result and keeps the rest.
web-kind-die = Dice
web-kind-cube = Cubes
web-kind-card = Cards
web-kind-counter = Counters
web-switches = Switches
web-start = Start the game
web-saved-games = Saved games
web-saves-filter = Find a saved game
web-no-saves = Your games will lie here.
web-save-line = { $turn ->
    [0] set-up
   *[other] turn { $turn }
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}{ $undos ->
    [0] {""}
    [one] , taken back once
   *[other] , taken back { $undos } times
}
web-seat-link = Secret link ({ $name }):
web-resume = Play on
web-look = Look at it
web-export = Save to a file
web-rename = Rename
web-delete = Delete
web-restore = Bring back
web-ok = OK
web-import = Open a journal file
web-import-hint = A file saved from Vigil, here or in the terminal. It becomes a new game.
web-deleted-games = Deleted games ({ $n })
web-older-games = Older games ({ $n })
web-deleted-hint = They can be brought back for a month.
web-unofficial = Vigil is an unofficial fan project. It contains no text and no art of the publishers; the rules are paraphrased and the drawings are its own.
web-lost = No connection. Trying again …
web-back-again = Connected again.
web-board = The board
web-panels = Parts of the board
web-panel-all = All
web-strip = Where the game stands
web-grip = The question: larger or smaller
web-tray = At any time
web-zoom = Zoom
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = The whole board
web-replay = Replay
web-undo = Take back
web-redo = Restore
web-rewind = Back to the start of the turn
web-undo-ask = Propose to take back
web-play-on = Play on from here
web-to-now = Back to now
web-play = Play the replay
web-over = The game is over
web-again = Watch it again
web-more = More about the table
web-skip-steps = Skip
web-question = The question
web-command = Type a number or a name
web-keys = Keys and commands
web-keys-help = In the field for names and commands: an option's number, its name or the beginning of its name; u takes back, redo restores; r 4.2.8 opens a rule; card NAME a card; why shows what is not possible; explain opens the totals; lang it changes the language. ? asks what something is: press it and point, or press it on an option. Everything that glows on the board can be clicked.
web-totals = Totals explained
web-story = Read this first
web-read-on = Read on
web-more-below = { "{n}" } more below
web-log = Log
web-filter = Filter
web-filter-none = Nothing fits.
web-earlier = Earlier lines
web-in-words = The table in words
web-close = Close
web-choose-here = Choose
web-then = Then:
web-waiting = Nothing can be answered here now.
web-refused = { $n ->
    [one] Not possible now (1)
   *[other] Not possible now ({ $n })
}
web-drawn = { $what }: { $result }
web-late = The table had moved on. The page now shows how it stands.
web-offline = The table cannot be reached. Please try again in a moment.
web-moment = After { "{n}" } of { "{all}" } answers
web-several = “{ "{name}" }” fits several options: type more of the name, or its number.
web-read-card = Read the card
web-unknown = “{ "{name}" }” is not among the options.
web-chosen = Chosen then: { "{name}" }
web-report = Save the game as a bug report
web-crash = The rules failed on that answer. Nothing is lost: the game is back at the last good point. Please send the saved game as a bug report.
web-unexpected = Something went wrong at the table. Nothing that was acknowledged is lost.
web-error-title = A knot in the thread
web-to-table = Back to the table
web-to-lobby = To the lobby
web-not-found = There is nothing at this address.
web-no-such-table = This link leads to no game. It may have been deleted; the lobby can bring it back.
web-bad-request = The table does not understand this request.
web-bad-seed = A seed is a whole number below 2147483648.
web-too-fast = That was too fast. Please wait a moment.
web-too-long = The rules of this game did not come to an end, so it rests for a minute while the other tables go on. Everything that was acknowledged is saved; the last answer does not count. Please send the saved game as a bug report.
web-too-large = That is too large.
web-too-many = Too many pages are open. Please close one.
web-only-host = Only the host of this table may do that. Ask for your seat's own link.
web-double-answer = This question has already been answered.
web-import-too-much = This file asks too much: its game could not be played in the time and memory an import may take.
web-save-unsound = The file holds a game that cannot be: it was changed outside Vigil.
web-save-unreadable = This game cannot be shown here. Its file can still be saved.
web-seat = seat { $n }
web-bot = { $name } (bot)
web-you-are = · you are { $name }
web-waits-for = Waiting for { $names }.
web-then-asked = Then, to { $name }:
web-nothing = nothing
web-draft-do = Do it
web-draft-count = { $n } of { $most }
web-draft-take = One less: { $name }
web-stops = When to ask me
web-stop-matters = When it matters
web-stop-always = Every time
web-stop-hold = Catch the next one
web-stop-skip = Go on, and not again this turn
web-stops-skipped = Some of these moments are passed over until this turn ends.
web-stops-hint = At some moments a power may be used. What you choose here is seen by nobody else.
web-propose = Propose to go back to here
web-poll = { $n ->
    [one] { $name } would like to take back the last answer.
   *[other] { $name } would like to take back the last { $n } answers.
}
web-poll-look = Look at that moment
web-poll-agreed = In favour: { $names }.
web-poll-refused = { $name } does not agree. Everything stays as it is.
web-poll-yes = Agree
web-poll-no = Refuse
web-poll-withdraw = Withdraw the proposal
web-poll-open = A proposal is already on the table.
web-poll-own = It is for the others to say what they think of your proposal.
web-no-branch = While the game goes on, nobody can play on from an earlier point: that would show what each seat keeps to itself. It is possible once the game is over.
web-import-unfinished = This game of several seats is not over, and the file does not hold its secret. Only its host can go on with it.
web-dice = Fair dice
web-dice-hint = All throws of this game follow from a secret that was drawn before it began and that nobody can see. This is its fingerprint: write it down if you like. When the game is over the saved file holds the secret, and everybody can check that it has this fingerprint and that every throw follows from it.
web-verify = To check the dice, save the file and run: vigil verify FILE
web-branch-title = { $title }, from answer { $n }
web-rules-lead = Our own paraphrase, section by section. Every citation of the table leads here.
web-rules-filter = Find a rule
web-contents = Contents
web-serving = Vigil is ready: { $address }
web-serving-host = Your own link as the host: { $address }
web-serving-stop = Ctrl-C stops it. Every answer is saved.
web-port-taken = Port { $port } is taken. Choose another with --port, or --port 0 for any.
web-open-needed = { $host } can be reached from other machines. If you want that, add --open-to-others.
web-cannot-listen = The table cannot listen on { $host }: { $why }

# What is said among those who sit at one table in the browser.

web-pass-to = Pass the screen to { $name }.
web-i-am = I am { $name }: go on
web-curtain-hint = What comes next is for { $name } alone. Nobody else should be looking.
web-only-for = Only for { $name }: open to read
web-curtain = The screen must be passed on first.
web-people = At the table
web-is-you = you
web-is-here = here
web-is-away = away
web-missed = { $name } is away, and the table waits.
web-missed-soon = If { $name } is not back within a minute, a bot can play instead.
web-is-bot = plays by itself
web-is-helped = a bot plays meanwhile
web-is-asked = waited for
web-minutes = { $n } min
web-your-turn = Your turn
web-nudge = Nudge
web-nudged = { $name } is waiting for you.
web-not-waited = Nobody waits for this seat now.
web-let-bot = Let a bot play for { $name }
web-let-once = Let a bot answer this question
web-still-here = That seat was here less than a minute ago. Wait a little.
web-not-long-away = That seat has not been away for three minutes yet. Wait a little.
web-poll-bot = { $name } would like to let a bot play for { $about } until { $about } is back.
web-poll-once = { $name } would like to let a bot answer this one question for { $about }.
web-poll-give-up = { $name } would like to give the game up.
web-poll-set-back = The host would like to bring back a copy of this game. { $n ->
    [one] One answer would stand
   *[other] { $n } answers would stand
}, and from there on the dice would be different.
web-bot-plays = A bot plays for { $name } until { $name } is back.
web-bot-once = A bot answers this question for { $name }.
web-is-back = { $name } is back, and the bot has left the seat.
web-helps-you = You were away, and a bot plays for you.
web-back = Play on myself
web-give-up = Give the game up
web-given-up = The game was given up.
web-take-up = Take it up again
web-was-given-up = All have agreed: the game is given up. Any of you can take it up again.
web-was-taken-up = { $name } has taken the game up again.
ending-given-up = Given up
web-suggest = Suggest
web-suggest-to = A suggestion for { $name }
web-point = Point at the board for { $name }
web-hint-show = Show where
web-chat = Chat
web-chat-line = A line to all
web-chat-say = Say it
web-notes = My notes
web-notes-hint = Only you can read them. They are not part of the game.
web-notes-save = Keep the notes
web-notes-saved = Kept.
web-while-away = While you were away
web-previously = Previously
web-away-more = { $n ->
    [one] One line more is in the log
   *[other] { $n } lines more are in the log
}
web-problem = Report a problem
web-problem-holds = This saves a file to send to whoever looks after Vigil. It holds the answers of this game, the version of Vigil and your language; it does not hold your link, the chat or your notes.
web-problem-secrets = What other seats keep to themselves and the dice to come are left out.
web-problem-save = Save the report
web-set-back = The host has brought back a copy of this game, with { $n ->
    [one] one answer
   *[other] { $n } answers
}. From here on the dice are different, and the journal shows it.
web-brought-in = The host opened this game from a file { $n ->
    [0] that begins in the middle of a game
    [one] with one answer
   *[other] with { $n } answers
}. Nobody here can vouch for the dice before. From here on the dice are new, and the file does not reveal them.
web-branch-of = { $name } plays on here from answer { $n } of a game that is over. That game stays as it is; from here on the dice are different.
web-branched = { $name } plays on from answer { $n } of this game, as a new game with other dice. This game stays as it is.

# Windows: here a turn is one action, and whatever is skipped is skipped for the phase.
hint-window = 0 go on · skip: not here again this phase · hold · stops · ? help · u undo · s state · q quit
help-window =
    This is a window: a moment at which you may use a power. go-on lets it pass.
    - skip lets it pass, and you are not asked at this window again in this phase of the day; hold stops at your next window, whatever it is.
    - stops shows when you are asked; stops always: at every window; stops matters: only where a power can make a difference.
stops-skipped = You are not asked again in this phase at: { $windows }
web-stop-skip = Go on, and not again in this phase
web-stops-skipped = Some of these moments are passed over until this phase ends.

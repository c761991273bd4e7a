# What lies ahead, in the browser and in the terminal.

odds-chip = { $hope } { $percent }
odds-chip-least = { $hope } { $n }+ · { $percent }
odds-chip-most = { $hope } ≤ { $n } · { $percent }
odds-percent = { $n }%
odds-about = ≈ { $n }%
odds-hardly = < 1%
odds-nearly = > 99%
odds-unclosed = Something else
odds-none = There are no odds to show here.
odds-exact = Counted exactly, result by result.
odds-sampled = Counted over { $n } possible games; off by at most { $error } points, 19 times out of 20.
hope-success = success
foresee-nothing = There is nothing to see ahead.
foresee-luck = Then luck decides: { $what }
foresee-ends = The game ends: { $what }
foresee-change = { $label }: { $old } → { $new }
phase-with = { $phase }: { $what }
standing-now = If it ended now: { $ending }
standing-not-yet = If it ended now: nothing counts yet
standing-later = The score appears here once the set-up is done.
forecast-ends = That would end the game: { $ending }

web-odds = Odds: { $name }
web-odds-outcome = Outcome
web-odds-share = Chance
web-odds-changes = What changes
web-phases = Phases of the turn
web-do-it = Do it
web-not-yet = Not yet
web-preview = Where it leads
web-keys-ahead = o shows the odds of the option you point at; odds 3 those of the third. Pointing at an option, or moving to it by keys, shows where it leads.

"""Is what the tables foretell what the rules then do? Whole games are played, and what was told beforehand is held
against what came.

    python -m vigil.lab.foretold GAME 40             so many games of one game on the shelf
    python -m vigil.lab.foretold GAME --only 17      game 17 again, with everything false in it

`check` plays and compares, `previews` and `gambles` are what every game has, `claims` what a comparison is. A game
adds its own in a module `foretelling` beside its tests: forecasts carried out on a copy, prices, sentences, the guided
game. What is known to be false and not yet mended stands in `known_false.toml` there, with the reason.
"""

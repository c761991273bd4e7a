"""The keys of the keyboard for answers that come again and again. What ends or declines something has the letter x."""

from __future__ import annotations

from vigil.games.this_war_of_mine.board.targets import NOWHERE

LETTERS = {
    **dict.fromkeys(sorted(NOWHERE), "x"),
    "explore-on": "e",
    "stand": "s",
    "flee": "f",
    "trust-fate": "t",
    "barter": "b",
    "assign-again": "a",
}

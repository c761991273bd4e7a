"""The keys of the keyboard for actions that come again and again: the same action has the same letter wherever it is
offered. What declines something has the letter x."""

from __future__ import annotations

from vigil.games.under_our_sun.board.targets import NOWHERE

LETTERS = {
    **dict.fromkeys(sorted(NOWHERE - {"wait"}), "x"),
    "wait": "w",
    "move": "m",
    "charge": "c",
    "sneak": "s",
    "explore": "e",
    "pick-up": "p",
    "discard": "l",
    "refill": "r",
    "eat": "f",
    "sleep": "z",
    "attack": "a",
    "dodge": "d",
    "shoot": "t",
    "container": "q",
    "use": "i",
    "visit": "v",
    "deal": "b",
    "ability": "y",
    "trade": "g",
    "recon": "j",
    "use-karma": "k",
}

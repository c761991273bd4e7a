"""The keys of the keyboard for answers that come again and again. What declines something has the letter x."""

from __future__ import annotations

from vigil.games.under_our_sun.board.targets import NOWHERE

LETTERS = {
    **dict.fromkeys(sorted(NOWHERE - {"wait"}), "x"),
    "wait": "w",
    "pick-up": "p",
    "refill": "r",
    "eat": "e",
    "sleep": "s",
    "dodge": "d",
    "discard": "l",
    "use-karma": "k",
    "deal": "b",
    "recon": "n",
}

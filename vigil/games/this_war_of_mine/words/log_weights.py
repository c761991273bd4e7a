"""What weighs how much in the log: what begins a phase or a card, what changes a number, what is a detail.

`LAST` are the options that end, pass or take nothing.
"""

from __future__ import annotations

from vigil.kernel.definition.log_weights import CARD, CHANGE, DETAIL, ORDER

CARDS = ("phase-morning", "phase-day", "phase-dusk", "phase-evening", "phase-night-raid", "phase-dawn", "goes-to")
ORDERS = (
    *("event", "explores", "meets", "raid", "fate", "narrates", "visitor", "objective", "died", "left", "joined"),
    *("objective-reached", "objective-missed", "fight-won", "flees", "backstab-us", "backstab-them"),
)
CHANGES = (
    *("gained", "discarded", "removed", "raised", "lowered", "cold", "noise", "progress", "boarded-up", "returned"),
    *("paid", "used", "drunk", "fired", "stolen", "left-behind", "comes-through"),
    *("more-cards", "enemy-wounded", "killed", "built", "furnished", "wrecked", "idea"),
)
DETAILS = (
    "throws",
    "armed",
    "packed",
    "conscience",
    "relief",
    "moved",
    "unmoved",
    "rolled",
    "rolled-in-vain",
    "holds-off-die",
    "holds-off-board-ups",
    "holds-off-lasting",
    "unheard",
    "heard",
    "goes-card",
    "goes-space",
    "goes-work",
)

WEIGHTS = {
    **dict.fromkeys(CARDS, CARD),
    **dict.fromkeys(ORDERS, ORDER),
    **dict.fromkeys(CHANGES, CHANGE),
    **dict.fromkeys(DETAILS, DETAIL),
}

LAST = frozenset(
    ("keep", "miss", "no-barter", "turn-home", "leave-unguarded", "turn-back", "pass-by", "move-on", "leave-it-closed")
    + ("leave-them", "leave-him", "go-on-searching", "stay-above", "let-them-have-it")
)


def is_story(key: str) -> bool:
    """A script is a page to be read."""
    return key.startswith("script-")

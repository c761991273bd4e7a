"""What weighs how much in the log: what begins a phase or a card, what changes a number, what is a detail.

`LAST` are the options that end, pass or take nothing.
"""

from __future__ import annotations

from vigil.kernel.definition.log_weights import CARD, CHANGE, DETAIL, ORDER

CARDS = ("phase-morning", "phase-afternoon", "phase-night", "day-begins", "turn-begins")
ORDERS = (
    *("spawned", "first-round", "attacks", "shoots", "attacks-character", "lured", "defeated", "died", "revived"),
    *("eliminated", "team-card", "objective-met", "shop-opens", "camp-pitched", "camp-struck", "arrives"),
    *("tile-revealed", "enemy-moves", "draws-card", "container-open", "looted", "robbed", "caught"),
)
CHANGES = (
    *("damaged", "healed", "enemy-damaged", "gained", "lost", "water-gained", "water-lost", "ap-gained", "ap-lost"),
    *("drank", "thirsty", "ate-daily", "hungry", "well-being", "infected", "cured", "wounded", "wound-gone"),
    *("refilled", "rain", "karma-symbol", "karma-lost", "karma-back", "picked-up", "dropped", "handed-over", "stolen"),
    *("took-card", "built", "ammo-made", "dealt", "bought"),
)
DETAILS = ("rolled", "enemy-rolled", "passed", "failed", "missed", "enemy-stays", "read-team-card", "hidden", "exposed")

WEIGHTS = {
    **dict.fromkeys(CARDS, CARD),
    **dict.fromkeys(ORDERS, ORDER),
    **dict.fromkeys(CHANGES, CHANGE),
    **dict.fromkeys(DETAILS, DETAIL),
}
LAST = frozenset(
    ("wait", "go-on", "stay-out", "nothing", "say-nothing", "buy-nothing", "refuse", "no-more-offers", "leave-it")
    + ("walk-on", "let-rest", "send-away", "face-card")
)
STORIES = ("event-", "night-", "mission-")


def is_story(key: str) -> bool:
    """Event, night and mission cards are pages to be read."""
    return key.startswith(STORIES)

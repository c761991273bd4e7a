"""What weighs how much in the log: what begins a card or an order, what changes a number, what is a detail.

`LAST` are the options that end, pass or take nothing.
"""

from __future__ import annotations

from vigil.kernel.definition.log_weights import CARD, CHANGE, DETAIL, ORDER, STORY

CARDS = ("set-up-done", "card-drawn", "game-over")
ORDERS = (
    "enemy-collects",
    "executes",
    "defend-goes-on",
    "peace-goes-on",
    "major-event",
    "minor-event",
    "transition-time-passes",
    "transition-check",
    "chose-planning",
    "chose-actions",
    "chose-passage",
    "family-activated",
    "enemy-way",
    "blessing-way",
    "vp-balance",
    "nothing-left",
    "stands-undefeated",
    "still-standing",
    "can-fight-no-more",
    "enemy-gives-up",
    "families-outlast",
    "last-reckoning",
)
CHANGES = (
    "ap-gained",
    "ap-set",
    "culture-gained",
    "culture-lost",
    "culture-cut",
    "military-gained",
    "military-lost",
    "morale-up",
    "morale-down",
    "enemy-ferocity-up",
    "enemy-ferocity-down",
    "ferocity",
    "person-out-of-play",
    "person-starves",
    "person-enslaved",
    "person-dies-of-smallpox",
    "person-falls",
    "person-lost-to-carson",
    "family-leaves",
    "elder-starves",
    "elder-dies",
    "elder-lost",
    "elder-dies-of-illness",
    "elder-dies-of-smallpox",
    "person-to-passage",
    "outpost-placed",
    "drought-added",
    "drought-removed",
)
DETAILS = (
    "actions-begin",
    "ap-spent",
    "cannot-defend",
    "cannot-pay",
    "caught-in-all",
    "cube-drawn",
    "cubes-reset",
    "display-reset",
    "drought-elsewhere",
    "drought-full",
    "elder-lives",
    "exhausted",
    "feeding",
    "goods-spent",
    "group-out",
    "instruction-turned",
    "morale-stays",
    "no-drought",
    "no-enemy-way",
    "no-swap",
    "order-out",
    "orders-laid",
    "raid-hits",
    "refreshed",
    "released",
    "rolled",
    "rolled-two",
    "row-empty",
    "striped",
    "swapped",
)

WEIGHTS = {
    **dict.fromkeys(CARDS, CARD),
    **dict.fromkeys(ORDERS, ORDER),
    **dict.fromkeys(CHANGES, CHANGE),
    **dict.fromkeys(DETAILS, DETAIL),
    "card-story": STORY,
}

LAST = frozenset(
    (
        "buy-no-corn",
        "buy-no-goods",
        "buy-no-guns",
        "collect-done",
        "elders-done",
        "end-activation",
        "end-turn",
        "enemy-first",
        "found-none",
        "grow-up-done",
        "join-done",
        "keep-cube",
        "leave-ceremony",
        "no-comanche-gift",
        "no-comanche-trade",
        "no-development",
        "no-reaction",
        "pay-no-more",
        "pay-no-ransom",
        "pay-no-slavers",
        "raise-no-more",
        "refuse-gifts",
        "stop-activating",
        "swap-no-orders",
        "tribes-done",
    )
)


def is_story(key: str) -> bool:
    """What is told of a card when it is turned is a page to be read."""
    return WEIGHTS.get(key) == STORY

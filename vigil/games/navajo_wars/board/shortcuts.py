"""The keys of the keyboard for actions that come again and again: the same action has the same letter wherever it is
offered. Those that end or decline something have the letter x."""

from __future__ import annotations

from vigil.games.navajo_wars.board.targets import NOWHERE

LETTERS = {
    **dict.fromkeys(NOWHERE, "x"),
    # 2 the Diné operation, and who goes first
    "planning": "p",
    "take-actions": "a",
    "passage-of-time": "t",
    "preempt": "p",
    "enemy-first": "e",
    # 3.1 Planning
    "raise-ferocity": "r",
    "lower-ferocity": "l",
    "culture-to-military": "m",
    "military-to-culture": "c",
    "elder-gains-ap": "a",
    "buy-goods": "b",
    "tribal-warfare": "w",
    "tribal-diplomacy": "t",
    # 3.2 a Family acts
    "activate": "a",
    "move": "m",
    "to-canyon": "c",
    "from-canyon": "b",
    "raid-new-mexico": "r",
    "raid-far": "f",
    "raid-outpost": "s",
    "plant-corn": "p",
    "harvest-corn": "v",
    "find-water": "w",
    "tribal-council": "t",
    "trade-at-fort": "g",
    "leave-fort": "l",
    "enter-santa-fe": "e",
    # 3.3 Passage of Time
    "child-becomes-man": "m",
    "child-becomes-woman": "w",
    "child-becomes-elder": "e",
    "man-becomes-elder": "a",
    "woman-becomes-elder": "l",
    "join-elders": "e",
    "collect-all-corn": "a",
    # 5, 11 raids and battles
    "evade": "e",
    "harass": "s",
    "ambush": "a",
    "negotiate": "g",
    "roll-evade": "e",
    "give-battle": "b",
    "surrender": "s",
    "fight": "f",
    "fight-with-firearms": "w",
    # 8, 13 cards
    "victory-check": "v",
    "good-medicine": "g",
    "take-into-hand": "t",
    "leave-ceremony": "l",
    # at any time
    "give-horse": "y",
    "goods-for-ap": "q",
    "goods-for-animal": "i",
    "trade-animals": "z",
    "trade-animals-which": "z",
    "trade-corn": "k",
    "use-development": "d",
    "play-blessing-way": "j",
}

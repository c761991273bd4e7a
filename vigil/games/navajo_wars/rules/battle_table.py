"""The Battle table and the Battle Spoils as they are printed (11.2)."""

from __future__ import annotations

COLUMNS = ("area-1-2", "area-3-4", "area-5-6", "raid-or-warfare")

BATTLE_TABLE = {  # difference -> Area 1-2, Area 3-4, Area 5-6, Diné raid or Tribal Warfare
    +4: ("FV", "MFV", "MFV", "MFV"),
    +3: ("FE", "FV", "MFV", "FV"),
    +2: ("FE", "FV", "FV", "FV"),
    +1: ("RGD", "FE", "FV", "RGD"),
    0: ("RGD", "RGD", "RGD", "RGD"),
    -1: ("EV", "TTD", "TTD", "TTD"),
    -2: ("EV", "EV", "EV", "EV"),
    -3: ("EV", "EV", "MEV", "EV"),
    -4: ("MEV", "MEV", "MEV", "MEV"),
}

BATTLE_SPOILS = (  # the line of each die, from the top, and the box the piece goes to
    ((1,), "man", "passage"),
    ((2, 3), "trade-goods", "resources"),
    ((4, 5), "horse", "passage"),
    ((6,), "firearms", "resources"),
)


def battle_result(difference: int, column: int) -> str:
    """Battle table: one cell; +4 and -4 stand for all beyond. FE is not in the last column. [11.2-s3-a
    BT-1a BT-1b BT-1c BT-1d BT-2a BT-2b BT-2c BT-2d BT-3a BT-3b BT-3c BT-3d BT-4a BT-4b BT-4c BT-4d
    BT-5a BT-5b BT-5c BT-5d BT-6a BT-6b BT-6c BT-6d BT-7a BT-7b BT-7c BT-7d BT-8a BT-8b BT-8c BT-8d
    BT-9a BT-9b BT-9c BT-9d BT-10]"""
    return BATTLE_TABLE[max(-4, min(4, difference))][column]


def spoils_lines(eyes: int) -> list[tuple[str, str]]:
    """Battle Spoils: the line of the die and, if its piece is not available, the lines above it in turn. [SP-5]"""
    row = next(n for n, (dice, _, _) in enumerate(BATTLE_SPOILS) if eyes in dice)
    return [(piece, box) for _, piece, box in reversed(BATTLE_SPOILS[: row + 1])]

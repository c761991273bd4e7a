"""Where on the board an event happens: the elements that are lit while it is told, and the way of a raid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from vigil.games.navajo_wars.board.targets import on_land
from vigil.games.navajo_wars.observe.view import View
from vigil.kernel.display.board import Trace

SANTA_FE = "santa-fe"
RAIDS = ("raid-placed", "tribal-raid-placed")
ON_ROW = ("executes", "cannot-pay", "instruction-turned", "swapped", "striped")
ON_CARD = ("card-drawn", "major-event", "minor-event")


def trace(key: str, facts: Mapping[str, Any], view: View) -> Trace:
    """A raid goes from Santa Fé, or from its first Area, to its next one, and is bound for a Family."""
    if key == "raid-begins":
        return Trace((SANTA_FE,))
    return Trace(tuple(dict.fromkeys(found(key, facts, view))), key in RAIDS)


def found(key: str, facts: Mapping[str, Any], view: View) -> Iterator[str]:
    there = next((each for each in view.territories if each.key == facts.get("territory")), None)
    if there:
        yield from on_land(there, facts.get("area"), facts.get("outpost"))
    if "family" in facts:
        yield f"family-{facts['family']}"
    if key in ON_ROW and (counter := view.active[facts["row"] - 1]):
        yield f"order-{counter.letter}"
    if key in ON_CARD:
        yield "card"

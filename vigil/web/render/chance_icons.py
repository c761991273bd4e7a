"""Small drawings for what is drawn or entered: dice, cubes, cards, counters. Colours are classes of the stylesheet."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.drawing.dice import die, sides_of
from vigil.drawing.svg import element, path

CUBE = path("M0-10l9 5-9 5-9-5z", "top") + path("M-9-5l9 5v10l-9-5z", "left") + path("M9-5L0 0v10l9-5z", "right")
CARD = path("M-7-10h14v20H-7z", "card-back") + path("M0-7l5 7-5 7-5-7z", "card-weave")
COUNTER = path("M-9-9H9V9H-9z", "counter") + path("M0-5l5 5-5 5-5-5z", "card-weave")
NO_FACES: Mapping[str, str] = {}


def chip(kind: str, outcome: str, faces: Mapping[str, str] = NO_FACES) -> str:
    """A picture of an outcome; it says nothing to a screen reader, the words beside it do."""
    sides, tint = sides_of(kind), f" tint-{outcome}" if kind == "cube" else ""
    shape = f"chip-die chip-{kind}" if sides and kind != "die" else f"chip-{kind}"
    return element(
        "svg",
        picture(kind, faces.get(outcome, outcome), sides),
        kind=f"chip {shape}{tint}",
        viewBox="-12 -12 24 24",
        aria_hidden="true",
    )


def picture(kind: str, outcome: str, sides: int) -> str:
    if sides and outcome.startswith("M"):
        return die("", sides, outcome)
    if sides:
        return die(int(outcome) if outcome.isdigit() else outcome[:2], sides)
    return {"cube": CUBE, "card": CARD}.get(kind, COUNTER)

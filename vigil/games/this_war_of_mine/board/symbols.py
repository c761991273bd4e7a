"""Tokens, States and marks as shapes: data in symbols.toml. Pencil strokes as patterns."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vigil.drawing.motifs import CLIP
from vigil.drawing.svg import element

HATCHES = {  # pencil strokes: how far apart, in which direction
    "hatch": (7, 45),
    "hatch-deep": (5, 45),
    "hatch-earth": (11, -35),
    "hatch-wood": (5, 0),
}


@cache
def shapes() -> dict[str, str]:
    """The outline of each: tokens and States by their keys, marks with `mark-` before."""
    data = Path(__file__).with_name("symbols.toml").read_bytes()
    known = msgspec.toml.decode(data, type=dict[str, dict[str, str]])
    marks = {f"mark-{key}": d for key, d in known["marks"].items()}
    return {**known["tokens"], **known["states"], **marks}


@cache
def defs() -> str:
    drawn = [element("path", id=f"p-{name}", d=d, fill_rule="evenodd") for name, d in shapes().items()]
    hatches = [
        element(
            "pattern",
            element("path", d=f"M0 0V{step}", kind=f"stroke {name}"),
            id=name,
            width=step,
            height=step,
            patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({turn})",
        )
        for name, (step, turn) in HATCHES.items()
    ]
    return element("defs", CLIP, *drawn, *hatches)


FACES = {
    "miss": "–",
    "one": "1",
    "two": "2",
    "story": "S",
    **{face: shapes()[face] for face in ("hatchet", "shotgun")},
    "out-of-ammo": shapes()["ammo"] + "M-12 10L10-12l2 2L-10 12z",
}  # of the combat dice

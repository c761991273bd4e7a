"""Resources, states and marks as shapes: data in symbols.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vigil.drawing.dice import BODIES
from vigil.drawing.motifs import CLIP
from vigil.drawing.svg import box, circle, element, group, moved, path, symbol
from vigil.games.under_our_sun.board.geometry import LAND, SCENE

STAGE = {"stage": (34.0, 50.0), "tall": (12.0, 74.0)}  # the part of a picture that is the stage: from where, how high


@cache
def shapes() -> dict[str, str]:
    """The outline of each: resources by their keys, marks with `mark-` before."""
    data = Path(__file__).with_name("symbols.toml").read_bytes()
    known = msgspec.toml.decode(data, type=dict[str, dict[str, str]])
    return {**known["goods"], **{f"mark-{key}": d for key, d in known["marks"].items()}}


@cache
def defs() -> str:
    drawn = [element("path", id=f"p-{name}", d=d, fill_rule="evenodd") for name, d in shapes().items()]
    clips = [
        *(
            element("clipPath", element("path", d=f"M0 {top:g}h120v{high:g}H0z"), id=f"clip-{name}")
            for name, (top, high) in STAGE.items()
        ),
        element("clipPath", box(*LAND, "", 0), id="clip-land"),
        element("clipPath", box(*SCENE, "", 10), id="clip-scene"),
    ]
    dunes = element(
        "pattern",
        path("M0 26q24-22 48-14t44 4q26-4 48 10", "ripple"),
        path("M0 52q30-14 60-8t80-6", "ripple thin"),
        id="ripples",
        width=140,
        height=60,
        patternUnits="userSpaceOnUse",
    )
    return element("defs", CLIP, *clips, dunes, *drawn)


@cache
def success_die(colour: str, face: str = "") -> str:
    """One of the four dice, eight-sided, around (0, 0) in 24 units; with what it shows if it has been rolled."""
    drawn = path(BODIES[8][0], f"die-{colour}")
    if not face:
        return drawn + path(BODIES[8][1], f"die-edge on-{colour}")
    return drawn + symbol(f"mark-{face}", 0, 0, 15, f"on-{colour}")


def dice_row(colours: list[str], x: float, y: float, size: float = 20) -> str:
    """Dice side by side, the first at (x, y)."""
    return "".join(
        group(success_die(colour), transform=moved(x + n * (size + 1), y, size / 24))
        for n, colour in enumerate(colours)
    )


def mark(name: str, x: float, y: float, size: float, kind: str) -> str:
    """A sign in a disc."""
    return circle(x, y, size * 0.68, f"sign {kind}") + symbol(f"mark-{name}", x, y, size * 0.86, f"on-sign {kind}")


FACES = {face: shapes()[f"mark-{face}"] for face in ("double", "success", "cross", "blank")}  # of the dice

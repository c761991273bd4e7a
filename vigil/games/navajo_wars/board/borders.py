"""Borders that wander: between two corners of the land always the same way, from whichever side they are walked."""

from __future__ import annotations

from functools import cache
from math import hypot, sin

from vigil.games.navajo_wars.board.geometry import CORNERS, OUTLINES

STRIDE = 13  # how far it is from bend to bend
EDGE = {13, 829}, {44, 626}  # where the land ends, it ends straight


@cache
def border(a: str, b: str) -> tuple[tuple[float, float], ...]:
    """The bends from one corner up to the next."""
    if a > b:
        return (CORNERS[a], *reversed(border(b, a)[1:]))
    (x1, y1), (x2, y2) = CORNERS[a], CORNERS[b]
    length = hypot(x2 - x1, y2 - y1)
    steps = max(2, round(length / STRIDE))
    along, across = ((x2 - x1) / length, (y2 - y1) / length), (-(y2 - y1) / length, (x2 - x1) / length)
    straight = any(one == two and one in edge for one, two, edge in ((x1, x2, EDGE[0]), (y1, y2, EDGE[1])))
    seed = 0.37 * (x1 + 2 * y1 + 3 * x2 + 5 * y2)
    bends = [(float(x1), float(y1))]
    for n in range(1, steps):
        t = n / steps
        off = 0.0 if straight else 4.2 * sin(seed + 2.3 * n) + 2.1 * sin(seed * 1.7 + 5.1 * n)
        bends.append((x1 + along[0] * t * length + across[0] * off, y1 + along[1] * t * length + across[1] * off))
    return tuple(bends)


@cache
def outline(die: int) -> str:
    """A Territory's edge, as a path."""
    names = OUTLINES[die]
    points = [point for a, b in zip(names, names[1:] + names[0], strict=True) for point in border(a, b)]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "z"

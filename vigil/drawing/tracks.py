"""Tracks: steps on a line, and where a value lies on them."""

from __future__ import annotations

from typing import NamedTuple

from vigil.drawing.svg import SMALLEST, circle, label, path


class Track(NamedTuple):
    """Steps from 0 (or `first`) to `last`, `pitch` apart, from `left` on."""

    left: float
    pitch: float
    last: int
    first: int = 0

    def at(self, value: int) -> float:
        """Where a value lies; what is beyond the ends lies at the end."""
        return self.left + self.pitch * (min(max(value, self.first), self.last) - self.first)

    def warp(self, top: float, bottom: float, every: int = 5) -> str:
        """A line for each step, with its number above at the ends and at `every` steps."""
        drawn = []
        for step in range(self.first, self.last + 1):
            x, marked = self.at(step), step % every == 0
            drawn.append(path(f"M{x:g} {top:g}V{bottom:g}", "warp five" if marked else "warp"))
            if marked or step == self.last:
                drawn.append(label(x, top - 8, str(step), SMALLEST, "soft", anchor="middle"))
        return "".join(drawn)

    def lane(self, y: float, kind: str) -> str:
        return path(f"M{self.left:g} {y:g}H{self.at(self.last):g}", kind)


def bead(value: int, side: str) -> str:
    """A marker that bears its number, around (0, 0)."""
    text = label(0, 5.6, str(value), 16, f"bold on-{side}", anchor="middle")
    return path("M-15 0l4-9.5H11l4 9.5-4 9.5H-11z", f"bead {side}") + text


def dots(x: float, y: float, n: int, most: int, pitch: float = 17, r: float = 6) -> str:
    """A small number as discs, of which some are full: health, levels of a state."""
    return "".join(circle(x + k * pitch, y, r, "dot full" if k < n else "dot") for k in range(most))

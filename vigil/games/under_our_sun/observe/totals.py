"""The totals that may be asked about at any moment, each with its cited parts."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.state import TIRED
from vigil.kernel.effects.interpreter import bonus
from vigil.kernel.rules.requests import Number, Part


def totals(g: Sun, seat: int) -> list[Number]:
    """The AP of a phase, for each character of the seat."""
    found = []
    for c in g.living():
        if c.seat == seat:
            parts = [Part("Characters: Action points", "usual", 6)]
            if g.state.weather == "storm":
                parts.append(Part("Sun deck", "storm", -1))
            if c.well_being == TIRED:
                parts.append(Part("Characters: Well-being", "tired", -2))
            if more := bonus(g, g.content.words, "ap"):
                parts.append(Part("Sun deck", "sun-card", more))
            found.append(Number("ap", tuple(parts)))
    return found

"""The totals that may be asked about at any moment, each with its cited parts."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.state import TIRED
from vigil.kernel.effects.interpreter import bonus
from vigil.kernel.rules.requests import Number, Part


def totals(g: Sun, seat: int) -> list[Number]:
    """The AP that a phase would begin with as things stand, for each character of the seat."""
    found = []
    for c in g.living():
        if c.seat == seat:
            parts = [Part("Characters: Action points", "usual", 6)]
            if g.state.weather == "storm":
                parts.append(Part("Sun deck", "storm", -1))
            if c.well_being == TIRED:
                parts.append(Part("Characters: Well-being", "tired", -2))
            usual = sum(part.amount for part in parts)
            if more := max(bonus(g, g.content.words, "ap"), -usual):  # nobody has fewer than none
                parts.append(Part("Sun deck", "sun-card", more))
            found.append(Number("ap", tuple(parts), {"person": c.key}))
    return found

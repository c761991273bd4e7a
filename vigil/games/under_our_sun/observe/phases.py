"""The phases of a turn, and how far it has come."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.kernel.display.outlook import Phase

PARTS = {"preparation": "Day: Preparation", "morning": "Day", "afternoon": "Day", "night": "Day"}


def phases(g: Sun, seat: int = 0) -> list[Phase]:
    """Day Preparation and three phases; who acts is known to all."""
    s = g.state
    if s.phase == "set-up":
        return [Phase("set-up", "Set-up", "", True)]
    now = "preparation" if s.agenda and s.agenda[-1].kind == "preparation" else s.phase
    return [Phase(key, rule, s.active if key == now else "", key == now) for key, rule in PARTS.items()]

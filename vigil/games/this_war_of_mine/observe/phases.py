"""The phases of a turn, and how far it has come."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.forecast import LAST
from vigil.kernel.display.outlook import Phase

PHASES = {  # in their order, each with its section
    "morning": "Morning",
    "day": "Day Actions",
    "dusk": "Dusk",
    "evening": "Evening",
    "scavenging": "Scavenging",
    "night-raid": "Night Raid",
    "dawn": "Dawn",
}


def phases(g: War, seat: int = 0) -> list[Phase]:
    """General Seven phases; the Leader acts in all of them."""
    s = g.state
    by = f"seat-{s.leader + 1}" if s.seats > 1 else ""
    if not s.day:
        return [Phase("set-up", "Set-up", by, True)]
    now = s.phase if s.phase in PHASES else LAST
    return [
        Phase(
            key, rule, by if key == now else "", key == now, f"step-{s.step}" if key == now == "day" and s.step else ""
        )
        for key, rule in PHASES.items()
    ]

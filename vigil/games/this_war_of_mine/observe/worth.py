"""How well a war went, as a number from 0 to 1."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War

WORTH = {"survival": 1.0, "strangers": 0.25, "defeat": 0.0}


def worth(g: War, seat: int) -> float:
    return WORTH[g.state.ending]

"""How well a game went for a seat, and what of it is counted apart."""

from __future__ import annotations

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.missions import SONS, SURVIVORS
from vigil.games.under_our_sun.rules.traitor import is_semi, traitor


def worth(g: Sun, seat: int) -> float:
    """The Son of Liberty and the Survivors want different endings."""
    son = any(each.seat == seat and traitor(each) for each in g.state.people)
    return float(g.state.ending == (SONS if son else SURVIVORS))


def group(g: Sun) -> str:
    """Whether a Son of Liberty was dealt, and with which goal."""
    if not is_semi(g):
        return ""
    return next((each.team for each in g.state.people if traitor(each)), "no-traitor")

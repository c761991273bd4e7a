"""General: Moving. What can be reached in the Shelter from the Guard space."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.content.tables import SpaceRow
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import OBSTACLES

GUARD = "guard"
BLOCKING = frozenset(OBSTACLES)


def reachable(g: War) -> set[str]:
    """General: Moving From the Guard space, whoever goes and wherever the miniature stands: along a floor freely, to
    another by stairs; Bars, Closed Doors, Rubble, Remnants and Breaches are reached, but nothing behind them.

    [R042 R043 R044 R045 R046 R047 R048 R049 R050 R252 rd6]
    """
    spaces, ways, rows = g.state.spaces, g.content.ways[g.state.side], g.content.space_rows[g.state.side]
    found, rest = {GUARD}, [GUARD]
    while rest:
        here = rest.pop()
        if spaces[here].cover in BLOCKING or rows[here].breach:
            continue
        for id in ways[here]:
            if id not in found:
                found.add(id)
                rest.append(id)
    return found


def row_of(g: War, id: str) -> SpaceRow:
    """General: Moving What is printed on a space."""
    return g.content.space_rows[g.state.side][id]


def is_empty(g: War, id: str) -> bool:
    """Day Actions: New Fitting No card, no Fitting, nothing printed, no breach; neither Guard nor the floor.

    [R081 R082 rd47 rd53]
    """
    space = g.state.spaces[id]
    return not space.cover and not space.fitting and id in g.content.rooms[g.state.side]


def rooms(g: War, fittings: Sequence[str], reached: set[str]) -> dict[str, list[str]]:
    """Day Actions: New Fitting The reachable empty spaces; some Fittings must stand beside another. [R081 R087]"""
    s, beside_of = g.state, g.content.neighbours[g.state.side]
    empty = [id for id in g.content.rooms[s.side] if id in reached and not s.spaces[id].cover]
    empty = [id for id in empty if not s.spaces[id].fitting]
    found = dict.fromkeys(fittings, empty)
    for fitting in fittings:
        beside = g.content.fittings[fitting].beside
        if beside:
            found[fitting] = [id for id in empty if any(s.spaces[near].fitting == beside for near in beside_of[id])]
    return found

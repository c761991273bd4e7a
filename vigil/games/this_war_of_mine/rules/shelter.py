"""General: Moving. What can be reached in the Shelter from the Guard space."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.content.tables import SpaceRow
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import OBSTACLES

GUARD = "guard"


def reachable(g: War) -> set[str]:
    """General: Moving From the Guard space, whoever goes and wherever the miniature stands: along a floor freely, to
    another by stairs; an obstacle is reached, but nothing behind it.

    [R042 R043 R044 R045 R046 R047 R048 R049 R050 R252 rd6]
    """
    ways, found, rest = g.content.ways[g.state.side], {GUARD}, [GUARD]
    while rest:
        here = rest.pop()
        if blocks(g, here):
            continue
        for id in ways[here]:
            if id not in found:
                found.add(id)
                rest.append(id)
    return found


def blocks(g: War, id: str) -> bool:
    """General: Moving Bars, Closed Doors, Rubble, Remnants and Breaches cannot be passed. [R045 R046 R047 R048 R049]"""
    return g.state.spaces[id].cover in OBSTACLES or row_of(g, id).breach


def row_of(g: War, id: str) -> SpaceRow:
    """General: Moving What is printed on a space."""
    return g.content.space_rows[g.state.side][id]


def is_empty(g: War, id: str) -> bool:
    """Day Actions: New Fitting No card, no Fitting, nothing printed, no breach; neither Guard nor the floor.

    [R081 R082 rd47 rd53]
    """
    space, row = g.state.spaces[id], row_of(g, id)
    return not (space.cover or space.fitting or row.action or row.task or row.breach)


def rooms(g: War, fittings: Sequence[str], reached: set[str]) -> dict[str, list[str]]:
    """Day Actions: New Fitting The reachable empty spaces; some Fittings must stand beside another. [R081 R087]"""
    s, beside_of = g.state, g.content.neighbours[g.state.side]
    empty = [id for id in s.spaces if id in reached and is_empty(g, id)]
    found = dict.fromkeys(fittings, empty)
    for fitting in fittings:
        beside = g.content.fittings[fitting].beside
        if beside:
            found[fitting] = [id for id in empty if any(s.spaces[near].fitting == beside for near in beside_of[id])]
    return found

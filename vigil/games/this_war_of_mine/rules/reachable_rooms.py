"""General: Moving. What can be reached in the Shelter from the Guard space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from vigil.games.this_war_of_mine.content.tables import SpaceRow
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import OBSTACLES
from vigil.kernel.rules.requests import Option

GUARD = "guard"
BLOCKING = frozenset(OBSTACLES)


def reachable(g: War) -> AbstractSet[str]:
    """General: Moving From the Guard space, whoever goes and wherever the miniature stands: along a floor freely, to
    another by stairs; Bars, Closed Doors, Rubble, Remnants and Breaches are reached, but nothing behind them.

    [R042 R043 R044 R045 R046 R047 R048 R049 R050 R252 rd6]
    """
    side, spaces = g.state.side, g.state.spaces
    known = g.content.reached[side]
    shut = tuple([id for id, space in spaces.items() if space.cover in BLOCKING])
    reached = known.get(shut)
    if reached is None:  # in every war the same few obstacles stand in the way
        breaches = [id for id, row in g.content.space_rows[side].items() if row.breach]
        found = walk(g.content.ways[side], {*shut, *breaches})
        known[shut] = reached = dict.fromkeys(id for id in spaces if id in found).keys()
    return reached


def walk(ways: Mapping[str, Sequence[str]], shut: set[str]) -> set[str]:
    """General: Moving From space to space, but through none of these. [R042 R045]"""
    found, rest = {GUARD}, [GUARD]
    while rest:
        here = rest.pop()
        if here not in shut:
            new = [id for id in ways[here] if id not in found]
            found.update(new)
            rest += new
    return found


def row_of(g: War, id: str) -> SpaceRow:
    """General: Moving What is printed on a space."""
    return g.content.space_rows[g.state.side][id]


def empty_rooms(g: War, reached: AbstractSet[str]) -> list[str]:
    """Day Actions: New Fitting The reachable spaces with no card, no Fitting, nothing printed, no breach; neither Guard
    nor the floor.

    [R081 R082 rd47 rd53]
    """
    spaces, rooms, empty = g.state.spaces, g.content.rooms[g.state.side], []
    for id in reached:
        space = spaces[id]
        if not space.cover and not space.fitting and id in rooms:
            empty.append(id)
    return empty


@cache
def room(key: str, id: str, rule: str) -> Option[str]:
    """Day Actions: New Fitting A space to put something: the same words in every war."""
    return Option(key, id, rule, {"space": id})


def rooms(g: War, fittings: Sequence[str], empty: list[str]) -> dict[str, list[str]]:
    """Day Actions: New Fitting Of the empty spaces any will do; some Fittings must stand beside another. [R081 R087]"""
    spaces, beside = g.state.spaces, g.content.beside
    found = dict.fromkeys(fittings, empty)
    for fitting in beside:
        if fitting in found:
            near = g.content.neighbours[g.state.side]
            found[fitting] = [id for id in empty if any(spaces[each].fitting == beside[fitting] for each in near[id])]
    return found

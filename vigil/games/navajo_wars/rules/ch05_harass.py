"""5.2.3 Harass: a counter that makes the Enemy spend two Raid counters on an Area."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import under_outpost
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.rules.ch01_tracks import spend_ap
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

AP_COST = 1
HARASS_RANGE = 3


def harass_cost(g: NavajoWars) -> int:
    """5.2.3 One AP; free, it costs none, with a Development. [5.2.3-a 13-free]"""
    return 0 if g.bonus("harass-free") else AP_COST


def harass(g: NavajoWars, family: Family) -> Flow[None]:
    """5.2.3 For 1 AP one Harass counter in one empty Area within reach of the Family; it lies there until the raid
    is over. [5.2.3-a 5.2.3-b 5.2.3-e ER-23]"""
    s = g.state
    spend_ap(g, harass_cost(g))
    area = yield from choose(
        "5.2.3",
        "harass-area",
        lambda: [Option("harass-area", area, "5.2.3", where(g, area)) for area in sorted(harass_areas(g, family))],
        {"family": family.letter},
    )
    s.harass.append(area)
    s.out_of_play["harass"] -= 1
    g.heard and g.tell("5.2.3", "harassed", family=family.letter, **where(g, area))


def harass_areas(g: NavajoWars, family: Family) -> Iterator[int]:
    """5.2.3 Empty Areas at most 3 connected Areas away, Santa Fé left out, and none with an Outpost at or above it
    on the track; a Fort does not bar. [5.2.3-b 5.2.3-c 5.2.3-d ER-23 ER-24]"""
    s, taken = g.state, occupied(g)
    reached = g.content.reach(family.place, HARASS_RANGE + g.bonus("harass-range"))
    return (area for area in reached if area not in taken and not under_outpost(s, area))


def occupied(g: NavajoWars) -> set[int]:
    """5.2.3 Areas with any counter: they are not empty. [5.2.3-d]"""
    s = g.state
    taken = {family.place for family in s.families}
    for counters in (s.raid, s.missions, s.ranchos, s.forts.values(), s.corn_fields, s.harass, s.intruders):
        taken.update(counters)
    return taken

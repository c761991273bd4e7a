"""6.1 Major Events of the neighbours and of New Mexico: raids for loot and for captives. The cards are ours."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    family,
    in_fort_area,
    lose_person,
    on_areas,
)
from vigil.games.navajo_wars.rules.ch01_places import territory_of
from vigil.games.navajo_wars.rules.ch10_rerolls import draw_cube
from vigil.games.navajo_wars.rules.major_events_common import (
    Count,
    Price,
    bargain,
)
from vigil.games.navajo_wars.state import CANYON, Family, State
from vigil.kernel.flow import Flow

LOOT = ("brown", "white", "black", "yellow")


def apaches_raid_new_mexico(g: NavajoWars, *, cubes: Count) -> Flow[None]:
    """6.1 Apaches Raid New Mexico: cubes from the bag go to Raided, but red, green and blue ones back when all are
    drawn. It is no raid of the Diné, so a Peace goes on. [4.2.7-k 4.2.7-l]"""
    s = g.state
    back: list[str] = []
    for _ in range(cubes):
        cube = yield from draw_cube(g, "6.1", "apache-raid")
        if not cube:
            break
        if cube in LOOT:
            s.raided[cube] = s.raided.get(cube, 0) + 1
            g.heard and g.tell("6.1", "apaches-take", cube=cube)
        else:
            back.append(cube)
            g.heard and g.tell("6.1", "apaches-turn-back", cube=cube)
    for cube in back:
        s.bag[cube] += 1


def easiest_prey(s: State) -> tuple[Family, str] | None:
    """6.1 Slave Raiders seek the Least Ferocious Family outside the Canyon and the Forts' Areas with a child; if
    none has one, with a woman. Ties by Alphabetical Priority."""
    within_reach = [each for each in on_areas(s) if territory_of(each.place) != CANYON and not in_fort_area(s, each)]
    for piece in ("child", "woman"):
        prey = [each for each in within_reach if (each.child if piece == "child" else each.woman)]
        if prey:
            return min(prey, key=lambda each: each.ferocity), piece
    return None


def slave_raiders(g: NavajoWars, *, price: list[Price]) -> Flow[None]:
    """6.1 Slave Raiders: the Family easiest to reach loses a child or a woman to Out of Play, unless a ransom is
    paid."""
    prey = easiest_prey(g.state)
    if prey is None:
        g.heard and g.tell("6.1", "slavers-find-nobody")
        return
    victim, piece = prey
    letter = victim.letter
    g.heard and g.tell("6.1", "slavers-come", family=letter, piece=piece)
    facts = {"family": letter, "piece": piece}
    if not (yield from bargain(g, "buy-off-slavers", price, "pay-no-slavers", facts)):
        victim = family(g.state, letter)
        lose_person(g, victim, piece, g.state.out_of_play, "6.1", "person-enslaved")
        check_adults(g, victim)

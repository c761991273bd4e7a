"""4.2 The twelve instructions. One that cannot be carried out is executed as another, with the AP already paid."""

from __future__ import annotations

from vigil.games.navajo_wars.content.tables import Side
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    families_in,
    in_fort_area,
    in_play,
    lose_person,
    outpost_kind,
    outposts,
)
from vigil.games.navajo_wars.rules.ch01_pieces import choose_several, cubes_in, is_subjugated, move_piece, red_cubes
from vigil.games.navajo_wars.rules.ch01_tracks import lose_culture
from vigil.games.navajo_wars.rules.ch04_outposts import build_site, expand, place_outpost
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import another_go, may_go_again, roll
from vigil.games.navajo_wars.rules.subjugation import REDS, red_to_subjugation
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.decks import draw_from
from vigil.kernel.rules.requests import Flow, Number, Option, Part


def build(g: NavajoWars, ap: int, rule: str) -> Flow[None]:
    """4.2.1 An Outpost of the period in the lowest Territory that lacks one; if there is no such place or no
    counter, Subvert with the AP of the caller: 1 for a running Peace, 0 at the end of a raid, else what was paid.
    [4.2.1-a 4.2.1-b 4.2.1-d 4.2.1-g]"""
    site = build_site(g)
    if site:
        place_outpost(g, site, outpost_kind(g.state), rule)
    else:
        g.heard and g.tell("4.2.1", "build-as-subvert", n=ap)
        yield from subvert(g, ap, "4.2.1")


def build_subvert(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.2 Build, then Subvert, which counts the whole cost and sees the Outpost just built. [4.2.2-a 4.2.2-b
    4.2.2-c]"""
    yield from build(g, ap, "4.2.2")
    yield from subvert(g, ap, "4.2.2")


def colonize(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.3 Without cubes in Raided Expand, without an Outpost Build; else one cube per AP goes from Raided to
    Recovery. [4.2.3-a 4.2.3-b 4.2.3-c]"""
    s = g.state
    if cubes_in(s.raided) == 0:
        g.heard and g.tell("4.2.3", "colonize-as-expand")
        yield from expand_order(g, ap)
    elif outposts(s) == 0:
        g.heard and g.tell("4.2.3", "colonize-as-build")
        yield from build(g, ap, "4.2.3")
    else:
        for cube in (yield from cubes_to_recover(g, min(ap, cubes_in(s.raided)))):
            move_piece(s.raided, s.recovery, cube)
            g.heard and g.tell("4.2.3", "cube-recovered", cube=cube)


def cubes_to_recover(g: NavajoWars, n: int) -> Flow[tuple[str, ...]]:
    """4.2.3 If not every cube moves the player chooses which. [4.2.3-d]"""
    cubes = [colour for colour, count in g.state.raided.items() for _ in range(count)]
    elements = [Option("recover-cube", colour, "1.5.1", {"cube": colour}) for colour in cubes]
    return (yield from choose_several("4.2.3", "colonize", elements, n))


def expand_order(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.6 Expand; with no Outpost on the map Build instead. [4.2.6-a]"""
    if outposts(g.state) == 0:
        g.heard and g.tell("4.2.6", "expand-as-build")
        yield from build(g, ap, "4.2.6")
    else:
        expand(g, "4.2.6")


def slaves(g: NavajoWars, ap: int) -> Flow[None]:
    """4.2.9 A die for the Territory: a child of a Family there, or else a woman, goes to Out of Play; failing both,
    one from the Passage of Time Box. [4.2.9-b 4.2.9-c 4.2.9-f]"""
    s = g.state
    territory = yield from roll(g, "4.2.9", "slaves-territory")
    g.heard and g.tell("4.2.9", "slave-hunt", territory=g.content.names[territory])
    families = within_reach(g, territory)
    for piece in ("child", "woman"):
        for family in families:
            if family.child if piece == "child" else family.woman:
                lose_person(g, family, piece, s.out_of_play, "4.2.9", "person-enslaved")
                check_adults(g, family)
                return
    slaves_from_passage(g)


def within_reach(g: NavajoWars, territory: int) -> list[Family]:
    """4.2.9 The Families in the Territory, in Alphabetical Priority; those in a Fort's Area are immune. [4.2.9-e
    13-fort-a]"""
    return [family for family in families_in(g.state, territory) if not in_fort_area(g.state, family)]


def slaves_from_passage(g: NavajoWars) -> None:
    """4.2.9 A child from the Passage of Time Box, failing that a woman, failing that nobody. [4.2.9-d 4.2.9-f]"""
    s = g.state
    for piece in ("child", "woman"):
        if move_piece(s.passage, s.out_of_play, piece):
            g.heard and g.tell("4.2.9", "slave-from-passage", piece=piece)
            return
    g.heard and g.tell("4.2.9", "no-slaves")


def subjugate(g: NavajoWars, n: int, rule: str) -> Flow[None]:
    """4.2.10 One cube per AP, seen only when all are drawn: red ones to Subjugation, all others to Recovery; then the
    Subjugation table. [4.2.10-b 4.2.10-c SUB-7 1.7.3-g]"""
    s = g.state
    g.heard and g.tell(rule, "subjugate", n=n)
    cubes = yield from draw_cubes(g, n, rule)
    for cube in cubes:
        if cube != "red":
            s.recovery[cube] = s.recovery.get(cube, 0) + 1
    others = tuple(cube for cube in cubes if cube != "red")
    others and g.heard and g.tell(rule, "others-to-recovery", cubes=others)
    red_to_subjugation(g, cubes.count("red"), rule)


def draw_cubes(g: NavajoWars, n: int, rule: str) -> Flow[list[str]]:
    """4.2.10 The cubes are drawn one at a time, as many as there are, and looked at together; only then may one be paid
    back into the bag and drawn again. [4.2.10-a 4.2.10-d 4.2.10-e]"""
    s = g.state
    cubes: list[str] = []
    for _ in range(min(n, cubes_in(s.bag))):
        cube = yield from draw_from(s.bag, "4.2.10", "subjugate", "cube")
        cubes.append(cube)
    if len(cubes) < n:
        g.heard and g.tell("1.7.3", "bag-empty")
    for cube in cubes:
        g.heard and g.tell(rule, "cube-drawn", cube=cube)
    if not may_go_again(g, "redraw"):
        return cubes
    for place, cube in enumerate(cubes):
        while may_go_again(g, "redraw") and (yield from another_go(g, "redraw", "redraw", {"cube": cube})):
            s.bag[cube] += 1
            cube = yield from draw_from(s.bag, "4.2.10", "subjugate", "cube")
            cubes[place] = cube
            g.heard and g.tell(rule, "cube-drawn", cube=cube)
    return cubes


def subvert(g: NavajoWars, ap: int, rule: str) -> Flow[None]:
    """4.2.11 With fewer than 3 red cubes Subjugate, without an Outpost Build; else 1 Culture per AP, at most one per
    Outpost, Forts not counted. [4.2.11-a 4.2.11-b 4.2.11-c 4.2.11-d SUB-9 4.2.1-h]"""
    s = g.state
    if not is_subjugated(s):
        g.heard and g.tell("4.2.11", "subvert-as-subjugate", n=red_cubes(s), needed=REDS)
        yield from subjugate(g, ap, rule)
    elif outposts(s) == 0:
        g.heard and g.tell("4.2.11", "subvert-as-build")
        if build_site(g):
            yield from build(g, ap, rule)
    else:
        loss = subversion(g, ap)
        g.heard and g.tell(rule, "subversion", loss=loss)
        lose_culture(g, loss.total, rule)


def subversion(g: NavajoWars, ap: int) -> Number:
    """4.2.11 The AP spent, cut down to the number of Outposts on the map. [4.2.11-c 4.2.11-d]"""
    over = ap - outposts(g.state)
    parts = [Part("4.2.11", "ap-spent", ap)]
    if over > 0:
        parts.append(Part("4.2.11", "outposts-limit", -over, {"n": outposts(g.state)}))
    return Number("subversion", tuple(parts))


def cost_of(g: NavajoWars, side: Side) -> Number:
    """4.1.2, 4.2.9 The printed cost; with an F the total Ferocity of the Families in play, if that is more.
    [4.1.2-a 4.2.9-a]"""
    parts = [Part("4.1.2", "printed-cost", side.cost)]
    if side.f:
        more = sum(family.ferocity for family in in_play(g.state)) - side.cost
        if more > 0:
            parts.append(Part("4.2.9", "total-ferocity", more))
    return Number("instruction-cost", tuple(parts))

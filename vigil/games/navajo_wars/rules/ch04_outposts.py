"""4.2.1, 4.2.6 Outposts: where one is built, how it is placed, removed and moved up its track."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import outpost_kind
from vigil.games.navajo_wars.rules.ch01_places import areas_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import lose_culture
from vigil.games.navajo_wars.state import CANYON, DIE_TERRITORIES, NOWHERE, State
from vigil.kernel.rules.requests import Number, Part

MOVE_LOSS = 1
TOP_LOSS = 2


def outposts_of(s: State, kind: str) -> list[int]:
    """1.6.5 The Areas of the Outposts of one kind."""
    return s.missions if kind == "mission" else s.ranchos


def outpost_stock(s: State, kind: str) -> int:
    """1.6.1 Outposts of one kind that are out of play. [4.2.1-d]"""
    return s.mission_stock if kind == "mission" else s.rancho_stock


def change_stock(s: State, kind: str, n: int) -> None:
    """1.7.3 Enemy Out of Play gives or takes an Outpost."""
    if kind == "mission":
        s.mission_stock += n
    else:
        s.rancho_stock += n


def territory_has(s: State, territory: int, kind: str) -> bool:
    """4.2.1 Whether an Outpost of the kind stands anywhere on the track; the other kind does not matter. [4.2.1-b
    4.2.1-e]"""
    return any(area // 10 == territory for area in outposts_of(s, kind))


def build_site(g: NavajoWars) -> int:
    """4.2.1 Area 1 of the lowest-numbered die Territory, so never the Canyon, without an Outpost of the period's
    kind; no place if all have one or none is left in stock. [4.2.1-a 4.2.1-b 4.2.1-d 4.2.1-e 4.2.1-f]"""
    s = g.state
    kind = outpost_kind(s)
    if outpost_stock(s, kind) > 0:
        for territory in DIE_TERRITORIES:
            if not territory_has(s, territory, kind):
                return territory * 10 + 1
    return NOWHERE


def place_outpost(g: NavajoWars, area: int, kind: str, rule: str, raid_ends: bool = False) -> bool:
    """4.2.1 One Outpost from the stock, if there is one and the Area has none of its kind; Corn there goes to the
    cup. Into the Canyon only at the end of a raid. [4.2.1-c 1.7.2-n ER-48]"""
    s = g.state
    if outpost_stock(s, kind) <= 0:
        g.heard and g.tell("1.6.1", "no-outpost-left", outpost=kind)
        return False
    if area in outposts_of(s, kind) or (territory_of(area) == CANYON and not raid_ends):
        return False
    change_stock(s, kind, -1)
    outposts_of(s, kind).append(area)
    g.heard and g.tell(rule, "outpost-placed", outpost=kind, **where(g, area))
    clear_corn(g, area, rule)
    return True


def remove_outpost(g: NavajoWars, area: int, kind: str, rule: str) -> None:
    """1.7.3 An Outpost leaves the map for Enemy Out of Play."""
    outposts_of(g.state, kind).remove(area)
    change_stock(g.state, kind, 1)
    g.heard and g.tell(rule, "outpost-removed", outpost=kind, **where(g, area))


def clear_corn(g: NavajoWars, area: int, rule: str) -> None:
    """4.2.1, 4.2.6 Corn where an Outpost comes goes back to the cup. [4.2.1-c 4.2.6-d]"""
    if area in g.state.corn_fields:
        g.state.corn_fields.remove(area)
        g.heard and g.tell(rule, "corn-cleared", **where(g, area))


def is_top(g: NavajoWars, area: int) -> bool:
    """4.2.6 Area 6, or Area 3 in the Canyon. [4.2.6-c 4.2.6-e]"""
    return area == areas_of(g, territory_of(area))[-1]


def expansion_loss(g: NavajoWars) -> Number:
    """4.2.6 Culture: 1 for each Outpost that moves, 2 for each that cannot. [4.2.6-b 4.2.6-c]"""
    s = g.state
    top = sum(1 for area in (*s.missions, *s.ranchos) if is_top(g, area))
    moving = len(s.missions) + len(s.ranchos) - top
    return Number(
        "expansion-loss",
        (
            Part("4.2.6", "outposts-that-move", moving * MOVE_LOSS, {"n": moving}),
            Part("4.2.6", "outposts-at-the-top", top * TOP_LOSS, {"n": top}),
        ),
    )


def expand(g: NavajoWars, rule: str) -> None:
    """4.2.6 Every Outpost of any period moves one Area up its track and costs 1 Culture, one at the top stays and costs
    2; Corn it meets goes to the cup, Families and Forts stay as they are. Without an Outpost one is built instead.
    [4.2.6-a 4.2.6-b 4.2.6-c 4.2.6-d 4.2.6-e 4.2.6-f]"""
    s = g.state
    if not s.missions and not s.ranchos:
        site = build_site(g)
        if site:
            g.heard and g.tell(rule, "expand-as-build")
            place_outpost(g, site, outpost_kind(s), rule)
        return
    loss = expansion_loss(g)
    for kind, areas in (("mission", s.missions), ("rancho", s.ranchos)):
        for n, area in enumerate(areas):
            if is_top(g, area):
                g.heard and g.tell(rule, "outpost-at-the-top", outpost=kind, **where(g, area))
                continue
            areas[n] = area + 1
            g.heard and g.tell(rule, "outpost-moves-up", outpost=kind, **where(g, area + 1))
            clear_corn(g, area + 1, rule)
    g.heard and g.tell(rule, "expansion", loss=loss)
    lose_culture(g, loss.total, rule)

"""Raid Ends: the five steps that close an Enemy Raid, and how a Family leaves its box."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    FEROCITY_TOP,
    families_in,
    has_adult,
    in_fort_area,
    in_play,
    leave_play,
    outpost_kind,
    put_family,
    set_ferocity,
)
from vigil.games.navajo_wars.rules.ch01_families import family as family_of
from vigil.games.navajo_wars.rules.ch01_places import areas_of, number_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import change_morale
from vigil.games.navajo_wars.rules.ch04_instructions import build, subvert
from vigil.games.navajo_wars.rules.ch04_outposts import place_outpost, territory_has
from vigil.games.navajo_wars.rules.intruders import reveal_at
from vigil.games.navajo_wars.state import CAUGHT, ESCAPE, TERRITORIES, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

RULE = "Raid Ends"


def raid_ends(g: NavajoWars, met: bool) -> Flow[None]:
    """Raid Ends: the five steps in order. `met`: a Raid counter was placed in a Territory with a Family.
    [4.2.8-v ER-50 ER-51]"""
    s = g.state
    g.heard and g.tell(RULE, "raid-ends", left=s.santa_fe)
    outposts_in_empty_land(g)
    if not met:
        g.heard and g.tell(RULE, "nobody-met")
        yield from build(g, 0, RULE)
    if s.santa_fe:
        g.heard and g.tell(RULE, "counters-left", n=s.santa_fe)
        yield from subvert(g, s.santa_fe, RULE)
    clear_counters(g)
    morale_after_raid(g)
    yield from families_return(g)


def outposts_in_empty_land(g: NavajoWars) -> None:
    """Raid Ends step 1: an Outpost of the period in Area 1 of each Territory with Raid counters, no such Outpost and no
    Family, boxes included, unless with a Fort; lower dice first, and the Canyon too, last.
    [4.2.8-t 4.2.8-u 4.2.8-d 1.7.2-n ER-48 ER-59]"""
    s = g.state
    kind = outpost_kind(s)
    raided = {territory_of(area) for area in s.raid}
    for territory in TERRITORIES:
        if territory in raided and not territory_has(s, territory, kind) and is_empty(g, territory):
            place_outpost(g, territory * 10 + 1, kind, RULE, True)


def is_empty(g: NavajoWars, territory: int) -> bool:
    """Raid Ends: no Family in the Territory or its boxes; one with a Fort is absent. [4.2.8-t 4.2.8-d ER-59]"""
    return all(in_fort_area(g.state, family) for family in families_in(g.state, territory))


def clear_counters(g: NavajoWars) -> None:
    """Raid Ends step 4: all Raid counters, those left in Santa Fé too, and all Harass counters leave the map; the AP
    do not come back. [4.2.8-x ER-58 5.2.3-e]"""
    s = g.state
    s.raid.clear()
    s.santa_fe = 0
    s.out_of_play["harass"] = s.out_of_play.get("harass", 0) + len(s.harass)
    s.harass.clear()


def morale_after_raid(g: NavajoWars) -> None:
    """Raid Ends step 4: Enemy Morale -1 if no Family is in Caught, else +1 for each. [4.2.8-x]"""
    caught = sum(1 for family in in_play(g.state) if number_of(family.place) == CAUGHT)
    g.heard and g.tell(RULE, "caught-in-all", n=caught)
    change_morale(g, caught or -1, RULE)


def families_return(g: NavajoWars) -> Flow[None]:
    """Raid Ends step 5: Families in Caught or Escape come back; one without an adult leaves play. [4.2.8-y 1.7.5-d
    FER-6]"""
    s = g.state
    for letter in [family.letter for family in in_play(s) if number_of(family.place) in (ESCAPE, CAUGHT)]:
        family = family_of(s, letter)
        if has_adult(family):
            yield from leave_box(g, family, RULE)
        else:
            leave_play(g, family, RULE)


def leave_box(g: NavajoWars, family: Family, rule: str) -> Flow[None]:
    """Raid Ends, Tribal Raid: into any Area of the Territory at any Ferocity; an Intruder there is revealed.
    [4.2.8-y 4.2.4-q TR-25 FER-6 FER-7]"""
    territory = territory_of(family.place)
    area = yield from choose(
        rule,
        "leave-box",
        lambda: [Option("return-to", area, rule, where(g, area)) for area in areas_of(g, territory)],
        {"family": family.letter},
    )
    put_family(g, family, area)
    g.heard and g.tell(rule, "family-returns", family=family.letter, **where(g, area))
    yield from choose_ferocity(g, family, rule)
    yield from reveal_at(g, area)


def choose_ferocity(g: NavajoWars, family: Family, rule: str) -> Flow[None]:
    """Ferocity table: any face the player likes; without a man it is 0. [4.2.8-y ER-55 4.2.4-r TR-25]"""
    ferocity = 0
    if family.man:
        ferocity = yield from choose(
            rule,
            "leave-box-ferocity",
            lambda: [Option("show-ferocity", n, "Ferocity table", {"n": n}) for n in range(FEROCITY_TOP + 1)],
            {"family": family.letter},
        )
    set_ferocity(g, family, ferocity, rule)

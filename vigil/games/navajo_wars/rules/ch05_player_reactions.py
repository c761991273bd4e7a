"""5. Player Reactions: who may react to an Enemy Raid, and Ambush and Negotiate (Harass and Evade: their own files)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    evade_modifier,
    families_at,
    in_play,
    put_family,
    under_fort,
    under_outpost,
)
from vigil.games.navajo_wars.rules.ch01_families import family as family_of
from vigil.games.navajo_wars.rules.ch01_places import is_area, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import spend_ap
from vigil.games.navajo_wars.rules.ch05_evade import evade, evade_total
from vigil.games.navajo_wars.rules.ch05_harass import AP_COST, harass, harass_areas, harass_cost
from vigil.games.navajo_wars.rules.ch09_cultural_developments import development_powers
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import ap_in_reach, exchanges, goods, spend_goods
from vigil.games.navajo_wars.rules.ch11_battles import battle
from vigil.games.navajo_wars.rules.effects.blessing_ways import blessings
from vigil.games.navajo_wars.rules.moments import ask
from vigil.games.navajo_wars.state import CANYON, ESCAPE, Family
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

__all__ = ["evade", "reaction_window"]

Bar = tuple[str, str]  # why a Family may not, and by which rule

NEGOTIATED = 6
KINDS = ("ambush", "negotiate", "harass", "evade")
SECTIONS = {"ambush": "5.2.1", "negotiate": "5.2.2", "harass": "5.2.3", "evade": "5.2.4"}


def reaction_window(g: NavajoWars, area: int) -> Flow[None]:
    """5.1.2 After Raid counters are placed in an Area, one Reaction of one Family, or none; not asked if none could
    be made. [5.1-a 5.1-b 5.1-d 4.2.8-k]"""
    if not worth_asking(g, area):
        return
    kind, letter = yield from ask(
        g,
        "5.1.2",
        "reaction",
        lambda: offer_reactions(g, area),
        where(g, area),
        lambda: refused_reactions(g, area),
        None,
        "reaction",
    )
    if kind:
        yield from react(g, kind, family_of(g.state, letter), area)


def react(g: NavajoWars, kind: str, family: Family, area: int) -> Flow[object]:
    """5.2 Carry out the Reaction chosen. [5.1-a]"""
    if kind == "ambush":
        return ambush(g, family)
    if kind == "negotiate":
        return negotiate(g, family)
    if kind == "harass":
        return harass(g, family)
    return evade(g, family, "enemy-raid")


def offer_reactions(g: NavajoWars, area: int) -> list[Option[tuple[str, str]]]:
    """5.1 What may be done now, Family by Family, and nothing. [5.1-d]"""
    options = [
        Option(kind, (kind, letter), SECTIONS[kind], {"family": letter}, number_of_reaction(g, kind, letter))
        for kind, letter in possible(g, area, g.state.ap)
    ]
    options.append(Option("no-reaction", ("", ""), "5.1"))
    return options


def number_of_reaction(g: NavajoWars, kind: str, letter: str) -> Callable[[], Number] | None:
    """5.2 The total a Reaction's die would get, for those who look."""
    if kind == "evade":
        return partial(evade_total, g, family_of(g.state, letter))
    if kind == "negotiate":
        return partial(negotiate_total, g, family_of(g.state, letter), 0)
    return None


def possible(g: NavajoWars, area: int, ap: int) -> Iterator[tuple[str, str]]:
    """5.1 Every Reaction open to a Family, with so many AP; from elsewhere it can only harass, with a counter.
    [5.1-c]"""
    elsewhere = ("harass",) if g.state.out_of_play.get("harass", 0) else ()
    for family in in_play(g.state):
        for kind in KINDS if family.place == area else elsewhere:
            if WHY_NOT[kind](g, family, area, ap) is None:
                yield kind, family.letter


def refused_reactions(g: NavajoWars, area: int) -> Iterator[Refusal]:
    """5.1 What a Family may not do, and why. [5.1-c]"""
    for family in in_play(g.state):
        for kind in KINDS:
            bar = WHY_NOT[kind](g, family, area, g.state.ap)
            if bar:
                yield Refusal(kind, bar[0], bar[1], {"family": family.letter}, {"family": family.letter})


def worth_asking(g: NavajoWars, area: int) -> bool:
    """5.1 Whether a Reaction can be made, or could be with an AP that is within reach. [5.1-c]"""
    if next(possible(g, area, g.state.ap), None):
        return True
    return g.state.ap < AP_COST and next(possible(g, area, AP_COST), None) is not None and ap_within_reach(g)


def ap_within_reach(g: NavajoWars) -> bool:
    """10.2 Two Trade Goods give an AP, and animals and Corn give Trade Goods; a Development or a Blessing Way may
    help."""
    s = g.state
    if ap_in_reach(s):
        return True
    return bool((s.developments and development_powers(g, "reaction")) or (s.hand and blessings(g, "reaction")))


# who may not, and why


def barred(g: NavajoWars, family: Family) -> Bar | None:
    """5.1.3, 5.1.4 No Reaction at all from a box, from the Canyon, or at or below an Outpost or a Fort of the track.
    [5.1-d 5.1.3-a 5.1.3-b 5.1.4-a 5.2.3-f ER-16 ER-59]"""
    if not is_area(family.place):
        return "boxed", "5.1"
    if territory_of(family.place) == CANYON:
        return "in-canyon", "5.1.4"
    if under_outpost(g.state, family.place):
        return "under-outpost", "5.1.3"
    if under_fort(g.state, family.place):
        return "under-fort", "5.1.3"
    return None


def not_raided(g: NavajoWars, family: Family, area: int) -> Bar | None:
    """5.2 Ambush, Negotiate and Evade are for Families where counters were just placed. [5.2.1-a 5.2.2-a 5.2.4-a]"""
    return barred(g, family) or (("elsewhere", "5.1.2") if family.place != area else None)


def why_not_ambush(g: NavajoWars, family: Family, area: int, ap: int) -> Bar | None:
    """5.2.1 It needs Raid counters just placed in its Area, a man, Military 1, Ferocity 1 and 1 AP.
    [5.2.1-a 5.2.1-b ER-18]"""
    bar = not_raided(g, family, area)
    if bar:
        return bar
    if not family.man:
        return "ambush-without-man", "11.1"
    if g.state.military < 1:
        return "ambush-without-military", "5.2.1"
    if family.ferocity < 1:
        return "ambush-without-ferocity", "5.2.1"
    return ("reaction-without-ap", "5.1.1") if ap < AP_COST else None


def why_not_negotiate(g: NavajoWars, family: Family, area: int, ap: int) -> Bar | None:
    """5.2.2 It needs Raid counters just placed in its Area and 1 AP, but neither a man nor Military. [5.2.2-a
    5.2.2-e ER-20]"""
    return not_raided(g, family, area) or (("reaction-without-ap", "5.1.1") if ap < AP_COST else None)


def why_not_harass(g: NavajoWars, family: Family, area: int, ap: int) -> Bar | None:
    """5.2.3 Wherever the counters are, it needs a man, but no Military, 1 AP, a Harass counter and an Area for it.
    [5.2.3-a 5.2.3-e 5.2.3-f ER-23 ER-26]"""
    bar = barred(g, family)
    if bar:
        return bar
    if not family.man:
        return "harass-without-man", "5.2.3"
    if not g.state.out_of_play.get("harass", 0):
        return "no-harass-counter", "1.6.1"
    if ap < harass_cost(g):
        return "reaction-without-ap", "5.1.1"
    return None if any(harass_areas(g, family)) else ("nowhere-to-harass", "5.2.3")


def why_not_evade(g: NavajoWars, family: Family, area: int, ap: int) -> Bar | None:
    """5.2.4 It costs nothing and is for a Family where counters were just placed. [5.2.4-a]"""
    return not_raided(g, family, area)


WHY_NOT: dict[str, Callable[[NavajoWars, Family, int, int], Bar | None]] = {
    "ambush": why_not_ambush,
    "negotiate": why_not_negotiate,
    "harass": why_not_harass,
    "evade": why_not_evade,
}


# the Reactions


def ambush(g: NavajoWars, family: Family) -> Flow[None]:
    """5.2.1 For 1 AP a Battle with the Ferocity doubled, at most to the Value of the Area. After FV or MFV all Raid
    counters leave the tracks, not Santa Fé; any other result is a failure, and the chart goes on. [5.2.1-a 5.2.1-c
    5.2.1-e 5.2.1-f ER-18 ER-19]"""
    spend_ap(g, AP_COST)
    g.heard and g.tell("5.2.1", "ambushes", family=family.letter, **where(g, family.place))
    result = yield from battle(g, family, "enemy", "enemy-raid", True)
    if result in ("FV", "MFV"):
        g.state.raid.clear()
        g.heard and g.tell("5.2.1", "ambush-succeeds", family=family.letter, n=g.state.santa_fe)
    else:
        g.heard and g.tell("5.2.1", "ambush-fails", family=family.letter)


def negotiate(g: NavajoWars, family: Family) -> Flow[None]:
    """5.2.2 For 1 AP: Trade Goods first, any number and also such as are exchanged now, then the die. Success saves
    every Family in the Area; after a failure AP and goods are gone and the chart goes on. [5.2.2-a 5.2.2-b 5.2.2-d TG-9
    ER-20 ER-21 MOM-c]"""
    s, spent = g.state, 0
    spend_ap(g, AP_COST)
    if goods(s) or exchanges(g):
        spent = yield from ask(
            g,
            "5.2.2",
            "negotiate-goods",
            lambda: [Option("spend-goods", n, "5.2.2", {"n": n}) for n in range(goods(s) + 1)],
            {"family": family.letter},
            None,
            lambda: [negotiate_total(g, family, 0)],
            "reaction",
        )
        yield from spend_goods(g, spent, "5.2.2")
    eyes = yield from roll(
        g,
        "5.2.2",
        "negotiate",
        {"family": family.letter},
        lambda eyes: negotiated(eyes, negotiate_total(g, family, spent, eyes).total),
    )
    total = negotiate_total(g, family, spent, eyes)
    if negotiated(eyes, total.total):
        g.heard and g.tell("5.2.2", "negotiate-succeeds", family=family.letter, total=total, natural=eyes)
        let_go(g, family.place)
    else:
        g.heard and g.tell("5.2.2", "negotiate-fails", family=family.letter, total=total, natural=eyes)


def negotiate_total(g: NavajoWars, family: Family, spent: int, eyes: int = 0) -> Number:
    """5.2.2 Die, Trade Goods spent and the Family's Evade number; Manuelito adds nothing. [5.2.2-b ER-20 3.1.5-l]"""
    parts = [Part("5.2.2", "negotiate-die", eyes)] if eyes else []
    parts.append(Part("1.6.4", "evade-number", evade_modifier(g, family), {"n": family.ferocity}))
    if spent:
        parts.append(Part("5.2.2", "negotiate-goods", spent))
    if g.bonus("diplomacy"):
        parts.append(Part("9.1.4", "negotiate-cards", g.bonus("diplomacy")))
    return Number("negotiate", tuple(parts))


def negotiated(eyes: int, total: int) -> bool:
    """5.2.2 Six or more; a natural 6 always, a natural 1 never. [5.2.2-b ER-20]"""
    return eyes == 6 or (eyes != 1 and total >= NEGOTIATED)


def let_go(g: NavajoWars, area: int) -> None:
    """5.2.2 Every Family in the Area goes to the Escape Box of its Territory; Ferocity stays. [5.2.2-c ER-21 FER-14]"""
    for family in families_at(g.state, area):
        put_family(g, family, territory_of(area) * 10 + ESCAPE)
        g.heard and g.tell("5.2.2", "family-escapes", family=family.letter)

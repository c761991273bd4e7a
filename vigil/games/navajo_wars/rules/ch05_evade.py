"""5.2.4 Evade, the free Reaction, in Enemy Raids, Tribal Raids and Kit Carson's."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import evade_modifier, put_family
from vigil.games.navajo_wars.rules.ch01_pieces import use_effect
from vigil.games.navajo_wars.rules.ch01_places import areas_of, number_of, territory_of, value, where
from vigil.games.navajo_wars.rules.ch09_cultural_developments import development_powers
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import ANIMAL_PRICE, horse_options
from vigil.games.navajo_wars.rules.effects.blessing_ways import blessings
from vigil.games.navajo_wars.rules.intruders import reveal_at
from vigil.games.navajo_wars.rules.moments import ask, can_pay
from vigil.games.navajo_wars.state import CANYON, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part

TOP = 6
HIGH = 5  # from here on the bonus of high Areas counts


def evade(g: NavajoWars, family: Family, setting: str, carson: bool = False) -> Flow[bool]:
    """5.2.4 A die and the Evade number: above the Value of its Area the Family moves, otherwise it stays. It costs
    nothing, and Ferocity stays. [5.2.4-a 5.2.4-b 5.2.4-c 5.2.4-i ER-27 TR-11 FER-14]"""
    yield from before_evade(g, family)
    added = evade_total(g, family)
    eyes = yield from roll(g, "5.2.4", "evade", {"family": family.letter, "n": added.total})
    total = evade_total(g, family, eyes)
    use_effect(g, "evade")
    open_areas = evade_areas(g, family, eyes, total.total, setting, carson)
    if not open_areas:
        g.heard and g.tell("5.2.4", "evade-fails", family=family.letter, total=total, **where(g, family.place))
        return False
    area = yield from choose(
        "5.2.4",
        "evade-to",
        lambda: [Option("evade-to", area, "5.2.4", where(g, area)) for area in open_areas],
        {"family": family.letter},
        None,
        lambda: [total],
    )
    put_family(g, family, area)
    g.heard and g.tell("5.2.4", "evades", family=family.letter, total=total, **where(g, area))
    yield from reveal_at(g, area)
    return True


def before_evade(g: NavajoWars, family: Family) -> Flow[None]:
    """13 Blessing Way: before the die, a Ceremony card, a Development or, where it counts, a horse; asked only if
    there is one to use. [3-b]"""
    s = g.state
    if (
        (s.hand and blessings(g, "evade"))
        or (s.developments and development_powers(g, "evade"))
        or (g.bonus("evade-horse") and not family.horse and horse_at_hand(g, family))
    ):
        yield from ask(
            g,
            "5.2.4",
            "before-evade",
            lambda: [Option("roll-evade", True, "5.2.4")],
            {"family": family.letter},
            None,
            lambda: [evade_total(g, family)],
            "evade",
            family.letter if g.bonus("evade-horse") else None,
        )


def horse_at_hand(g: NavajoWars, family: Family) -> bool:
    """1.6.2, 10.2 Whether the Family could be given a horse now, or one that Trade Goods could still buy. [MOM-c]"""
    s = g.state
    return bool(horse_options(g, family.letter)) or (s.out_of_play.get("horse", 0) > 0 and can_pay(g, ANIMAL_PRICE))


def evade_total(g: NavajoWars, family: Family, eyes: int = 0) -> Number:
    """5.2.4 Die, the Evade number of the face shown, +1 for Manuelito's Family and what cards add; without a die, what
    would be added. [5.2.4-b ER-27 TR-11]"""
    parts = [Part("5.2.4", "evade-die", eyes)] if eyes else []
    parts.append(Part("1.6.4", "evade-number", evade_modifier(g, family), {"n": family.ferocity}))
    if g.state.manuelito == family.letter:
        parts.append(Part("13 Manuelito", "evade-manuelito", 1))
    more = g.bonus("evade")
    if family.horse:
        more += g.bonus("evade-horse")
    if number_of(family.place) >= HIGH:
        more += g.bonus("evade-high")
    if more:
        parts.append(Part("9.1.4", "evade-cards", more))
    if g.state.effects.get("evade", 0):
        parts.append(Part("13 Blessing Way", "evade-blessing", g.state.effects["evade"]))
    return Number("evade", tuple(parts))


def evade_areas(g: NavajoWars, family: Family, eyes: int, total: int, setting: str, carson: bool) -> list[int]:
    """5.2.4 Where the Family may go: nowhere with a natural 1; with a natural 6 or 7 and more to Area 6 or the
    Canyon; else to the Area of the number thrown, if that is higher than its own. [5.2.4-b 5.2.4-c 5.2.4-d 5.2.4-e
    ER-28 TR-11]"""
    territory = territory_of(family.place)
    if eyes == 1:
        return []
    if eyes == TOP or total > TOP:
        areas = far_areas(g, territory, total, carson)
    elif total > value(g, family.place):
        areas = [territory * 10 + total]
    else:
        return []
    return unraided(g, areas, setting)


def far_areas(g: NavajoWars, territory: int, total: int, carson: bool) -> Sequence[int]:
    """5.2.4, 6.2.3 step 4 Area 6 of the track or any Area of the Canyon, as the player likes; in Kit Carson's raids
    the Canyon alone if the result is above 6. [5.2.4-d 5.2.4-e 13-canyon-b 6.2.3-s4-d]"""
    canyon = areas_of(g, CANYON)
    return canyon if carson and total > TOP else [territory * 10 + TOP, *canyon]


def unraided(g: NavajoWars, areas: Sequence[int], setting: str) -> list[int]:
    """5.2.4 In an Enemy Raid an Area with Raid counters is closed; what is left stays open. Tribal Raid counters close
    nothing. [5.2.4-f 5.2.4-h TR-12]"""
    return [area for area in areas if area not in g.state.raid] if setting == "enemy-raid" else list(areas)

"""Battle results: what each cell of the Battle table does, and the Battle Spoils (11.2)."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_table import spoils_lines
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    lose_person,
    population_of,
    put_family,
    raise_ferocity,
    set_ferocity,
    set_space,
)
from vigil.games.navajo_wars.rules.ch01_pieces import choose_person, take
from vigil.games.navajo_wars.rules.ch01_places import areas_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity, change_morale, gain_military, lose_military
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.intruders import reveal_at
from vigil.games.navajo_wars.state import CANYON, CAUGHT, DIE_TERRITORIES, ESCAPE, Family
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option

RULE = "Battle results"
RAIDS = ("enemy-raid", "tribal-raid")


def major_family_victory(g: NavajoWars, family: Family, foe: str, setting: str) -> Flow[None]:
    """Battle results: Ferocity +1, the foe is beaten, Battle Spoils, in a raid to Escape. [BR-MFV-a BR-MFV-c FER-8
    FER-12]"""
    g.heard and g.tell(RULE, "great-victory", family=family.letter)
    raise_ferocity(g, family, RULE)
    foe_is_beaten(g, foe, 2)
    yield from battle_spoils(g)
    to_escape(g, family, setting)


def family_victory(g: NavajoWars, family: Family, foe: str, setting: str) -> None:
    """Battle results: Ferocity +1, the foe is beaten, no Spoils; in a raid to Escape, elsewhere the Family stays.
    [BR-FV-a BR-FV-b FER-8 FER-12]"""
    raise_ferocity(g, family, RULE)
    foe_is_beaten(g, foe, 1)
    to_escape(g, family, setting)


def family_eludes(g: NavajoWars, family: Family, foe: str, setting: str) -> Flow[None]:
    """Battle results: to the lowest Area of higher Value on the track without a Raid counter, or, if there is none, to
    Escape. Nothing else changes. [BR-FE-a BR-FE-b BR-FE-c FER-14 BR-FE-d]"""
    s = g.state
    for area in areas_of(g, territory_of(family.place)):
        if area > family.place and not s.raid.get(area, 0):
            put_family(g, family, area)
            g.heard and g.tell(RULE, "family-eludes", family=family.letter, **where(g, area))
            yield from reveal_at(g, area)
            return
    to_escape(g, family, setting)


def rearguard(g: NavajoWars, family: Family, foe: str, setting: str) -> None:
    """Battle results: man and horse to Passage of Time, Ferocity 0, in a raid to Escape. [BR-RGD-a BR-RGD-b]"""
    lose_man(g, family, g.state.passage)
    miss_adults(g, family, setting)
    to_escape(g, family, setting)


def to_the_death(g: NavajoWars, family: Family, foe: str, setting: str) -> None:
    """Battle results: man and horse to Out of Play, Ferocity 0, in a raid to Escape. [BR-TTD-a BR-TTD-b]"""
    lose_man(g, family, g.state.out_of_play)
    miss_adults(g, family, setting)
    to_escape(g, family, setting)


def enemy_victory(g: NavajoWars, family: Family, foe: str, setting: str) -> Flow[None]:
    """Battle results: man and horse to Out of Play, Ferocity 0, the foe has won, in a raid to Caught. [BR-EV-a
    BR-EV-b]"""
    lose_man(g, family, g.state.out_of_play)
    foe_has_won(g, foe, 1)
    miss_adults(g, family, setting)
    yield from to_caught(g, family, setting)


def major_enemy_victory(g: NavajoWars, family: Family, foe: str, setting: str) -> Flow[None]:
    """Battle results: as EV, and exactly one more population counter, the player's choice, goes to Passage of Time.
    [BR-MEV-a BR-MEV-b BR-MEV-c]"""
    g.heard and g.tell(RULE, "great-defeat", family=family.letter)
    lose_man(g, family, g.state.out_of_play)
    if population_of(family):
        piece = yield from choose_person(g, family, RULE, "major-enemy-victory")
        lose_person(g, family, piece, g.state.passage, RULE)
    foe_has_won(g, foe, 2)
    miss_adults(g, family, setting)
    yield from to_caught(g, family, setting)


RESULTS: dict[str, Callable[[NavajoWars, Family, str, str], Flow[None] | None]] = {
    "MFV": major_family_victory,
    "FV": family_victory,
    "FE": family_eludes,
    "RGD": rearguard,
    "TTD": to_the_death,
    "EV": enemy_victory,
    "MEV": major_enemy_victory,
}


def foe_is_beaten(g: NavajoWars, foe: str, ferocity: int) -> None:
    """Battle results: Enemy Morale -1 and Enemy Ferocity up, or Military +1 against a Tribe. [BR-MFV-b BR-FV-a
    TR-27]"""
    if foe == "enemy":
        change_morale(g, -1, RULE)
        change_enemy_ferocity(g, ferocity, RULE)
    else:
        gain_military(g, 1, RULE)


def foe_has_won(g: NavajoWars, foe: str, ferocity: int) -> None:
    """Battle results: Enemy Morale +1 and Enemy Ferocity down, or Military -1 against a Tribe. [BR-EV-a BR-MEV-a
    TR-27]"""
    if foe == "enemy":
        change_morale(g, 1, RULE)
        change_enemy_ferocity(g, -ferocity, RULE)
    else:
        lose_military(g, 1, RULE)


def lose_man(g: NavajoWars, family: Family, box: dict[str, int]) -> None:
    """Battle results: the man and any horse to a box, Ferocity 0; no Culture is lost. [BR-RGD-a BR-TTD-a BR-x1 BR-x2
    FER-9]"""
    lose_person(g, family, "man", box, RULE, "person-falls")
    if family.horse:
        set_space(family, "horse", False)
        box["horse"] = box.get("horse", 0) + 1
        key = "horse-to-passage" if box is g.state.passage else "horse-out-of-play"
        g.heard and g.tell(RULE, key, family=family.letter)
    set_ferocity(g, family, 0, RULE)


def miss_adults(g: NavajoWars, family: Family, setting: str) -> None:
    """1.7.5 The Family leaves play at once, but in an Enemy Raid it waits in its box for the raid's end.
    [BR-x3 BR-x4 1.7.5-d]"""
    if setting != "enemy-raid":
        check_adults(g, family)


def to_escape(g: NavajoWars, family: Family, setting: str) -> None:
    """Battle results: in an Enemy or Tribal Raid to the Escape Box of the Territory; the Canyon has its own. [ER-42]"""
    if setting in RAIDS and family.place:
        put_family(g, family, territory_of(family.place) * 10 + ESCAPE)
        g.heard and g.tell(RULE, "family-escapes", family=family.letter)


def to_caught(g: NavajoWars, family: Family, setting: str) -> Flow[None]:
    """Battle results: in an Enemy or Tribal Raid to the Caught Box of the Territory, elsewhere the Family stays.
    [BR-EV-b BR-MEV-c]"""
    if setting in RAIDS and family.place:
        box = yield from caught_box(g, family)
        put_family(g, family, box)
        g.heard and g.tell(RULE, "family-caught", family=family.letter, territory=g.content.names[territory_of(box)])


def caught_box(g: NavajoWars, family: Family) -> Flow[int]:
    """Enemy Raid: the Caught Box of the Family's Territory; from the Canyon that of any other, by choice. [ER-42]"""
    territory = territory_of(family.place)
    if territory == CANYON:
        territory = yield from choose(
            "Enemy Raid",
            "caught-from-canyon",
            lambda: [
                Option("caught-in", die, "Enemy Raid", {"territory": g.content.names[die]}) for die in DIE_TERRITORIES
            ],
            {"family": family.letter},
        )
    return territory * 10 + CAUGHT


def battle_spoils(g: NavajoWars) -> Flow[None]:
    """Battle Spoils: one piece from Out of Play by die; the lines above if there is none, and nothing past the first.
    [SP-1 SP-2 SP-3 SP-4 SP-5 SP-6 1.5.1-b SP-7]"""
    s = g.state
    eyes = yield from roll(g, "Battle Spoils", "battle-spoils")
    for piece, box in spoils_lines(eyes):
        if s.out_of_play.get(piece, 0):
            take(g, piece, s.passage if box == "passage" else s.resources, "Battle Spoils")
            return
    g.heard and g.tell("Battle Spoils", "no-spoils")

"""11.2 Battle results and Battle Spoils."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_results import (
    battle_spoils,
    caught_box,
    enemy_victory,
    family_eludes,
    family_victory,
    foe_has_won,
    foe_is_beaten,
    lose_man,
    major_enemy_victory,
    major_family_victory,
    miss_adults,
    rearguard,
    to_caught,
    to_escape,
    to_the_death,
)
from vigil.games.navajo_wars.rules.battle_table import spoils_lines
from vigil.games.navajo_wars.rules.ch01_general import family
from vigil.games.navajo_wars.rules.ch11_battles import battle
from vigil.games.navajo_wars.state import Family
from vigil.kernel.testing import asked, names, play

HOME = ("dine-raid", "warfare")


@pytest.fixture
def a(g: NavajoWars) -> Family:
    """Family A, complete with a horse, Ferocity 2, in Shiprock 3."""
    each = family(g.state, "A")
    each.place, each.horse, each.ferocity = 13, True, 2
    return each


def tracks(g: NavajoWars) -> tuple[int, int, int, int]:
    s = g.state
    return s.military, s.culture, s.morale, s.enemy_ferocity


# victories


@pytest.mark.rule("BR-MFV-a", "BR-MFV-b", "FER-8", "BR-MFV-c")
@pytest.mark.parametrize(
    ("foe", "setting", "after", "place"),
    [
        ("enemy", "enemy-raid", (5, 9, 4, 6), 18),
        ("enemy", "dine-raid", (5, 9, 4, 6), 13),
        ("utes", "tribal-raid", (6, 9, 5, 4), 18),
        ("comanche", "warfare", (6, 9, 5, 4), 13),
    ],
)
def test_major_family_victory(
    g: NavajoWars, a: Family, foe: str, setting: str, after: tuple[int, int, int, int], place: int
) -> None:
    """MFV: Ferocity +1, Morale -1 and Enemy Ferocity +2 or Military +1, Spoils, Escape in a raid."""
    play(major_family_victory(g, a, foe, setting), 1)
    assert (a.ferocity, a.place) == (3, place)
    assert tracks(g) == after
    assert g.state.passage == {"man": 1}
    assert a.man
    assert a.horse


@pytest.mark.rule("BR-FV-a", "BR-FV-b", "FER-8", "11.2-s2-b")
@pytest.mark.parametrize(
    ("foe", "setting", "after", "place"),
    [
        ("enemy", "enemy-raid", (5, 9, 4, 5), 18),
        ("enemy", "dine-raid", (5, 9, 4, 5), 13),
        ("comanche", "tribal-raid", (6, 9, 5, 4), 18),
        ("utes", "warfare", (6, 9, 5, 4), 13),
    ],
)
def test_family_victory(
    g: NavajoWars, a: Family, foe: str, setting: str, after: tuple[int, int, int, int], place: int
) -> None:
    """FV: Ferocity +1, Morale -1 and Enemy Ferocity +1 or Military +1, no Spoils, Escape in a raid."""
    family_victory(g, a, foe, setting)
    assert (a.ferocity, a.place) == (3, place)
    assert tracks(g) == after
    assert g.state.passage == {}


@pytest.mark.rule("BR-MFV-a", "FER-12", "BR-FV-a")
def test_d129_ferocity_has_a_top_face(g: NavajoWars, a: Family) -> None:
    """D129: at Ferocity 3 a victory leaves it at 3; at Enemy Ferocity 0 a defeat leaves that at 0, Morale +1."""
    family_victory(g, a, "enemy", "dine-raid")
    assert a.ferocity == 3
    family_victory(g, a, "enemy", "dine-raid")
    assert a.ferocity == 3
    play(major_family_victory(g, a, "enemy", "dine-raid"), 1)
    assert a.ferocity == 3
    g.state.enemy_ferocity, g.state.morale = 0, 5
    play(enemy_victory(g, a, "enemy", "dine-raid"))
    assert (g.state.enemy_ferocity, g.state.morale) == (0, 6)


@pytest.mark.rule("BR-FV-a", "1.7.4-a", "TR-27")
def test_d6_military_stops_at_19(g: NavajoWars, a: Family) -> None:
    """D6: Military 19, FV against the Utes: 19."""
    g.state.military = 19
    foe_is_beaten(g, "utes", 1)
    assert g.state.military == 19
    g.state.military = 18
    foe_is_beaten(g, "utes", 1)
    assert g.state.military == 19


@pytest.mark.rule("TR-27", "11.2-s2-b", "BR-EV-a", "BR-MEV-a")
@pytest.mark.parametrize("ferocity", [1, 2])
def test_a_tribe_costs_military_and_never_enemy_ferocity(g: NavajoWars, ferocity: int) -> None:
    """EV and MEV against a Tribe: Military -1 either way, converted to 2 Culture at Military 0."""
    foe_has_won(g, "utes", ferocity)
    assert tracks(g) == (4, 9, 5, 4)
    g.state.military = 0
    foe_has_won(g, "comanche", ferocity)
    assert tracks(g) == (0, 7, 5, 4)


# FE


@pytest.mark.rule("BR-FE-a", "FER-14")
def test_family_eludes_upwards(g: NavajoWars, a: Family) -> None:
    """FE: the lowest higher Area without a Raid counter; a Tribal Raid counter does not bar; nothing else changes."""
    s = g.state
    before = tracks(g)
    s.raid, s.tribal_raid = {11: 1, 12: 1, 13: 2, 14: 1}, [15]
    play(family_eludes(g, a, "enemy", "enemy-raid"))
    assert (a.place, a.ferocity, a.man, a.horse) == (15, 2, True, True)
    assert tracks(g) == before


@pytest.mark.rule("BR-FE-b", "BR-FE-c", "BR-FE-a")
def test_family_eludes_to_escape(g: NavajoWars, a: Family) -> None:
    """FE from the top Area, or with a Raid counter in every higher one: to Escape. In the Canyon the top Area is 3."""
    s = g.state
    a.place = 16
    play(family_eludes(g, a, "enemy", "enemy-raid"))
    assert a.place == 18
    a.place, s.raid = 14, {14: 1, 15: 1, 16: 2}
    play(family_eludes(g, a, "enemy", "enemy-raid"))
    assert a.place == 18
    a.place = 72
    play(family_eludes(g, a, "enemy", "enemy-raid"))
    assert a.place == 73
    play(family_eludes(g, a, "enemy", "enemy-raid"))
    assert a.place == 78


@pytest.mark.rule("BR-FE-a", "1.6.6-b")
def test_family_eludes_onto_an_intruder(g: NavajoWars, a: Family) -> None:
    """FE puts the Family into an Area: an Intruder there is revealed; Corn left behind is lost."""
    g.state.intruders, g.state.corn_fields = [14], [13]
    play(family_eludes(g, a, "enemy", "enemy-raid"), "skin-walker")
    assert (g.state.ap, g.state.corn_fields, g.state.intruders) == (0, [], [])


# defeats


@pytest.mark.rule("BR-RGD-a", "BR-RGD-b", "FER-9", "BR-x1", "BR-x2")
@pytest.mark.parametrize(
    ("setting", "place"), [("enemy-raid", 18), ("tribal-raid", 18), ("dine-raid", 13), ("warfare", 13)]
)
def test_rearguard(g: NavajoWars, a: Family, setting: str, place: int) -> None:
    """RGD: man and horse to Passage of Time, Ferocity 0, no track moves, Escape in a raid."""
    before = tracks(g)
    rearguard(g, a, "enemy", setting)
    assert (a.man, a.woman, a.child, a.horse, a.ferocity, a.place) == (False, True, True, False, 0, place)
    assert g.state.passage == {"man": 1, "horse": 1}
    assert tracks(g) == before


@pytest.mark.rule("BR-TTD-a", "BR-TTD-b", "FER-9", "BR-x1", "BR-x2")
@pytest.mark.parametrize(("setting", "place"), [("enemy-raid", 18), ("tribal-raid", 18), ("dine-raid", 13)])
def test_to_the_death(g: NavajoWars, a: Family, setting: str, place: int) -> None:
    """TTD: as RGD, but man and horse to Out of Play."""
    s = g.state
    before, men, horses = tracks(g), s.out_of_play["man"], s.out_of_play["horse"]
    to_the_death(g, a, "enemy", setting)
    assert (a.man, a.horse, a.ferocity, a.place) == (False, False, 0, place)
    assert (s.out_of_play["man"], s.out_of_play["horse"], s.passage) == (men + 1, horses + 1, {})
    assert tracks(g) == before


@pytest.mark.rule("BR-EV-a", "BR-EV-b", "BR-x1", "BR-x2", "FER-9")
@pytest.mark.parametrize(
    ("foe", "setting", "after", "place"),
    [
        ("enemy", "enemy-raid", (5, 9, 6, 3), 19),
        ("enemy", "dine-raid", (5, 9, 6, 3), 13),
        ("utes", "tribal-raid", (4, 9, 5, 4), 19),
        ("utes", "warfare", (4, 9, 5, 4), 13),
    ],
)
def test_enemy_victory(
    g: NavajoWars, a: Family, foe: str, setting: str, after: tuple[int, int, int, int], place: int
) -> None:
    """EV: man and horse Out of Play, Ferocity 0, Morale +1 and Enemy Ferocity -1 or Military -1, Caught."""
    s = g.state
    men = s.out_of_play["man"]
    play(enemy_victory(g, a, foe, setting))
    assert (a.man, a.horse, a.ferocity, a.place) == (False, False, 0, place)
    assert (s.out_of_play["man"], s.passage) == (men + 1, {})
    assert tracks(g) == after


@pytest.mark.rule("BR-MEV-a", "BR-MEV-b", "BR-MEV-c", "BR-x1", "BR-x2", "FER-9", "1.5.1-a")
@pytest.mark.parametrize(
    ("foe", "setting", "after", "place"),
    [
        ("enemy", "enemy-raid", (5, 9, 6, 2), 19),
        ("enemy", "dine-raid", (5, 9, 6, 2), 13),
        ("comanche", "tribal-raid", (4, 9, 5, 4), 19),
    ],
)
def test_major_enemy_victory(
    g: NavajoWars, a: Family, foe: str, setting: str, after: tuple[int, int, int, int], place: int
) -> None:
    """MEV: as EV, Enemy Ferocity -2, and exactly one more of the player's choice to Passage of Time."""
    assert names(asked(major_enemy_victory(g, Family("A", 13, True, True, True), foe, setting))) == [
        "give-up woman", "give-up child",
    ]  # fmt: skip
    g.state.out_of_play["man"] = 6
    play(major_enemy_victory(g, a, foe, setting), "give-up child")
    assert (a.man, a.woman, a.child, a.horse, a.ferocity, a.place) == (False, True, False, False, 0, place)
    assert g.state.out_of_play["man"] == 7
    assert g.state.passage == {"child": 1}
    assert tracks(g) == after


@pytest.mark.rule("BR-MEV-a")
def test_major_enemy_victory_against_a_lone_man(g: NavajoWars, a: Family) -> None:
    """MEV: with nobody else in the box nothing more is taken."""
    a.woman = a.child = False
    play(major_enemy_victory(g, a, "enemy", "dine-raid"))
    assert g.state.passage == {}
    assert a.place == 0


@pytest.mark.rule("BT-6a", "BT-6b", "BT-6d")
def test_d126_minus_one_in_three_places(g: NavajoWars, a: Family) -> None:
    """D126: -1 in Area 1: EV, Caught; in Area 4: TTD, Escape; in a raid on New Mexico: TTD, the Family stays."""
    s = g.state
    s.enemy_ferocity, a.place, a.horse, a.ferocity = 2, 11, False, 0
    assert play(battle(g, a, "enemy", "enemy-raid"), 3, 2) == "EV"
    assert (a.place, s.morale, s.enemy_ferocity) == (19, 6, 1)
    a.man, a.place = True, 14
    assert play(battle(g, a, "enemy", "enemy-raid"), 3, 3) == "TTD"
    assert (a.place, s.morale, s.enemy_ferocity) == (18, 6, 1)
    a.man, a.place = True, 14
    assert play(battle(g, a, "enemy", "dine-raid"), 3, 3) == "TTD"
    assert a.place == 14


@pytest.mark.rule("BT-8b", "BT-8c")
def test_d127_minus_three_in_two_places(g: NavajoWars, a: Family) -> None:
    """D127: -3 in Area 4: EV; in Area 6: MEV, one more to Passage of Time, Enemy Ferocity -2."""
    s = g.state
    a.ferocity, a.horse, a.place = 0, False, 14
    assert play(battle(g, a, "enemy", "enemy-raid"), 2, 1) == "EV"
    assert s.enemy_ferocity == 3
    a.man, a.place = True, 16
    assert play(battle(g, a, "enemy", "enemy-raid"), 1, 1, "give-up woman") == "MEV"
    assert (s.enemy_ferocity, s.passage) == (1, {"woman": 1})


# what the results share


@pytest.mark.rule("BR-x2", "BR-x1", "FER-9", "BR-RGD-a", "BR-TTD-a")
def test_lose_man(g: NavajoWars, a: Family) -> None:
    """Man and horse to the box, Ferocity 0, no Culture lost for the empty space; without a horse only the man."""
    lose_man(g, a, g.state.passage)
    assert (g.state.passage, a.ferocity, g.state.culture) == ({"man": 1, "horse": 1}, 0, 9)
    b = family(g.state, "B")
    lose_man(g, b, g.state.passage)
    assert g.state.passage == {"man": 2, "horse": 1}


@pytest.mark.rule("BR-x3")
@pytest.mark.parametrize("setting", ["dine-raid", "warfare", "tribal-raid"])
def test_d8_the_last_adult_lost_in_a_battle(g: NavajoWars, a: Family, setting: str) -> None:
    """D8: man and child, RGD: man, child and horse in Passage of Time, the Family out of play at once."""
    a.woman = False
    rearguard(g, a, "enemy", setting)
    assert (a.place, a.child) == (0, False)
    assert g.state.passage == {"man": 1, "horse": 1, "child": 1}


@pytest.mark.rule("BR-x3")
@pytest.mark.parametrize("result", [to_the_death, enemy_victory, major_enemy_victory])
def test_the_last_adult_lost_by_every_defeat(g: NavajoWars, a: Family, result: object) -> None:
    """1.7.5 The same after TTD, EV and MEV in a Tribal Raid: no box, off the map."""
    a.woman = False
    play(result(g, a, "utes", "tribal-raid"))  # type: ignore[operator]
    assert a.place == 0
    assert g.state.passage["child"] == 1


@pytest.mark.rule("BR-x4", "1.7.5-d")
def test_in_an_enemy_raid_the_family_waits_in_its_box(g: NavajoWars, a: Family) -> None:
    """In an Enemy Raid a Family without an adult lies in Escape or Caught until the raid ends."""
    a.woman = False
    rearguard(g, a, "enemy", "enemy-raid")
    assert (a.place, a.child) == (18, True)
    b = family(g.state, "B")
    b.woman = False
    play(enemy_victory(g, b, "enemy", "enemy-raid"))
    assert (b.place, b.child) == (29, True)
    miss_adults(g, b, "enemy-raid")
    assert b.place == 29
    miss_adults(g, b, "tribal-raid")
    assert b.place == 0


@pytest.mark.rule("ER-42")
def test_escape_in_the_canyon_and_elsewhere(g: NavajoWars, a: Family) -> None:
    """The Escape Box of the Territory, the Canyon's own too; outside a raid the Family stays."""
    for setting in HOME:
        to_escape(g, a, setting)
        assert a.place == 13
    to_escape(g, a, "tribal-raid")
    assert a.place == 18
    c = family(g.state, "C")
    to_escape(g, c, "enemy-raid")
    assert c.place == 78


@pytest.mark.rule("ER-42", "BR-EV-b", "BR-MEV-c")
def test_caught_from_the_canyon_goes_to_any_other_territory(g: NavajoWars, a: Family) -> None:
    """ER-42: the player picks the Territory, the population left stays; elsewhere its own Caught Box."""
    c = family(g.state, "C")
    options = names(asked(caught_box(g, c)))
    assert len(options) == 6
    assert "caught-in canyon-de-chelly" not in options
    play(enemy_victory(g, c, "enemy", "enemy-raid"), "caught-in hopi-land")
    assert (c.place, c.woman, c.child) == (59, True, True)
    play(to_caught(g, a, "enemy-raid"))
    assert a.place == 19


@pytest.mark.rule("BT-10")
@pytest.mark.parametrize("difference", range(-5, 6))
def test_no_battle_of_the_last_column_moves_the_family(g: NavajoWars, a: Family, difference: int) -> None:
    """BT-10: in a Diné raid or Tribal Warfare the Family stays where it is."""
    a.ferocity, a.horse, g.state.enemy_ferocity = 0, False, 0
    dice = (min(6, 1 + difference), 1) if difference >= 0 else (1, min(6, 1 - difference))
    flow = battle(g, a, "enemy", "dine-raid")
    more: tuple[int | str, ...] = (1,) if difference >= 4 else ("give-up child",) if difference <= -4 else ()
    result: str = play(flow, *dice, *more)
    assert result != "FE"
    assert a.place == 13


# Battle Spoils


@pytest.mark.rule("SP-1", "SP-2", "SP-3", "SP-4")
@pytest.mark.parametrize(
    ("eyes", "passage", "resources"),
    [
        (1, {"man": 1}, {}),
        (2, {}, {"trade-goods": 1}),
        (3, {}, {"trade-goods": 1}),
        (4, {"horse": 1}, {}),
        (5, {"horse": 1}, {}),
        (6, {}, {"firearms": 1}),
    ],
)
def test_battle_spoils(g: NavajoWars, eyes: int, passage: dict[str, int], resources: dict[str, int]) -> None:
    """Man, Trade Goods, horse (to Passage of Time), Firearms, all from Out of Play."""
    s = g.state
    before = dict(s.out_of_play)
    play(battle_spoils(g), eyes)
    assert (s.passage, s.resources) == (passage, resources)
    assert sum(before.values()) - sum(s.out_of_play.values()) == 1


@pytest.mark.rule("SP-5", "1.5.1-b")
def test_d130_the_line_above_if_there_is_none(g: NavajoWars) -> None:
    """D130: die 6, no Firearms and no horse Out of Play: 1 Trade Goods."""
    s = g.state
    s.out_of_play["firearms"] = s.out_of_play["horse"] = 0
    play(battle_spoils(g), 6)
    assert (s.passage, s.resources) == ({}, {"trade-goods": 1})
    assert [piece for piece, _ in spoils_lines(6)] == ["firearms", "horse", "trade-goods", "man"]
    assert [piece for piece, _ in spoils_lines(3)] == ["trade-goods", "man"]


@pytest.mark.rule("SP-5", "SP-6")
def test_never_the_line_below_and_perhaps_nothing(g: NavajoWars) -> None:
    """Die 2 without Trade Goods and men: no spoils, though there are horses; the set-aside goods are not available."""
    s = g.state
    s.out_of_play["trade-goods"] = s.out_of_play["man"] = 0
    play(battle_spoils(g), 2)
    assert (s.passage, s.resources) == ({}, {})
    assert g.log is not None
    assert g.log[-1].key == "no-spoils"


@pytest.mark.rule("SP-4")
def test_spent_firearms_intruders_are_no_spoils(g: NavajoWars) -> None:
    """Only the Firearms counter itself; a Firearms Intruder in Out of Play is an Intruder."""
    s = g.state
    s.out_of_play["firearms"], s.intruders_out = 0, {"firearms": 4}
    play(battle_spoils(g), 6)
    assert (s.passage, s.intruders_out) == ({"horse": 1}, {"firearms": 4})

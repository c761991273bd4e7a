"""11.2 Battle results."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_results import (
    enemy_victory,
    family_eludes,
    family_victory,
    foe_has_won,
    foe_is_beaten,
    major_enemy_victory,
    major_family_victory,
    rearguard,
    to_the_death,
)
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch11_battles import battle
from vigil.games.navajo_wars.state import Family
from vigil.kernel.testing import asked, names, play


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


@pytest.mark.rule("BR-FE-a", "FER-14", "BR-FE-d")
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

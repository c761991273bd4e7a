"""11.2 Battle results: what they share, the boxes of a raid, and the Battle Spoils."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_results import (
    battle_spoils,
    caught_box,
    enemy_victory,
    lose_man,
    major_enemy_victory,
    miss_adults,
    rearguard,
    to_caught,
    to_escape,
    to_the_death,
)
from vigil.games.navajo_wars.rules.battle_table import spoils_lines
from vigil.games.navajo_wars.rules.ch01_families import family
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


@pytest.mark.rule("SP-4", "SP-7")
def test_spent_firearms_intruders_are_no_spoils(g: NavajoWars) -> None:
    """Only the Firearms counter itself; a Firearms Intruder in Out of Play is an Intruder."""
    s = g.state
    s.out_of_play["firearms"], s.intruders_out = 0, {"firearms": 4}
    play(battle_spoils(g), 6)
    assert (s.passage, s.intruders_out) == ({"horse": 1}, {"firearms": 4})

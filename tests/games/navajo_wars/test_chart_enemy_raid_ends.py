"""Raid Ends: the five steps."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.chart_enemy_raid import enemy_raid
from vigil.games.navajo_wars.rules.chart_enemy_raid_ends import (
    choose_ferocity,
    clear_counters,
    families_return,
    is_empty,
    leave_box,
    morale_after_raid,
    outposts_in_empty_land,
    raid_ends,
)
from vigil.games.navajo_wars.state import MEXICAN
from vigil.kernel.testing import asked, names, play

# step 1


@pytest.mark.rule("4.2.8-t")
def test_d113_outposts_where_no_family_is(g: NavajoWars) -> None:
    """Counters in 3, without a Family, and in 4, where one sits in Escape: a Mission in Area 1 of 3 only; Corn goes."""
    s = g.state
    s.families[0].place, s.families[1].place = 48, 0
    s.raid, s.corn_fields = {33: 1, 41: 1}, [31]
    outposts_in_empty_land(g)
    assert (s.missions, s.corn_fields) == ([31], [])


@pytest.mark.rule("4.2.8-t")
def test_not_where_one_of_the_type_stands(g: NavajoWars) -> None:
    """A Mission in 3 does not keep a Rancho out in the Mexican period; a Rancho further up does."""
    s = g.state
    s.period, s.missions, s.ranchos, s.raid = MEXICAN, [31], [54], {32: 1, 51: 1}
    outposts_in_empty_land(g)
    assert (s.missions, s.ranchos) == ([31], [54, 31])


@pytest.mark.rule("4.2.8-t", "1.7.2-n")
def test_e21_even_in_the_canyon(g: NavajoWars) -> None:
    """Counters entered it and no Family is left there: the only way for an Outpost."""
    s = g.state
    s.families[2].place = 59
    s.raid = {71: 1}
    outposts_in_empty_land(g)
    assert s.missions == [71]
    s.missions, s.families[2].place = [], 78
    outposts_in_empty_land(g)
    assert s.missions == []


@pytest.mark.rule("4.2.8-u", "ER-48")
def test_lower_dice_first_and_the_canyon_last(g: NavajoWars) -> None:
    """Two Missions for four Territories: 3 and 5; a Territory left out keeps its Corn."""
    s = g.state
    s.families[2].place, s.mission_stock = 21, 2
    s.raid, s.corn_fields = {71: 1, 61: 1, 51: 1, 31: 1}, [31, 61]
    outposts_in_empty_land(g)
    assert (s.missions, s.mission_stock, s.corn_fields) == ([31, 51], 0, [61])


@pytest.mark.rule("4.2.8-d", "ER-59", "4.2.8-t")
def test_a_family_with_a_fort_does_not_keep_them_out(g: NavajoWars) -> None:
    """Zuni Mountains with one Family, in the Fort's Area: a Mission is placed; with another beside the Fort not."""
    s = g.state
    s.families[0].place, s.forts, s.raid = 31, {"fauntleroy": 31}, {32: 1}
    s.families[1].place = 39
    outposts_in_empty_land(g)
    assert s.missions == []
    s.families[1].place = 0
    outposts_in_empty_land(g)
    assert s.missions == [31]


@pytest.mark.rule("4.2.8-t", "4.2.8-d", "ER-59")
def test_an_empty_territory(g: NavajoWars) -> None:
    """No Family at all, or only with a Fort."""
    s = g.state
    assert is_empty(g, 3) is True
    assert is_empty(g, 1) is False
    s.forts = {"defiance": 11}
    assert is_empty(g, 1) is True


# steps 2 and 3


@pytest.mark.rule("4.2.8-v")
def test_d114_if_nobody_was_met_build(g: NavajoWars) -> None:
    """All counters in a Territory without a Family: step 1 there, then Build in the lowest Territory."""
    s = g.state
    s.ap, s.families[1].place = 0, 0
    play(enemy_raid(g, 1))
    assert s.missions == [21, 11]


@pytest.mark.rule("4.2.8-v")
def test_if_somebody_was_met_no_build(g: NavajoWars) -> None:
    """Also a Family in a box of the Territory counts."""
    play(raid_ends(g, True))
    assert g.state.missions == []
    play(raid_ends(g, False))
    assert g.state.missions == [11]


@pytest.mark.rule("ER-50")
def test_the_build_of_step_2_costs_nothing(g: NavajoWars) -> None:
    """No Mission can be built: Subvert with 0 AP, 0 Culture; with fewer than 3 reds 0 cubes."""
    s = g.state
    s.missions, s.mission_stock, s.subjugation = [11, 21, 31, 41, 51, 61], 0, {"red": 3}
    play(raid_ends(g, False))
    assert s.culture == 9
    s.subjugation = {}
    play(raid_ends(g, False))
    assert (s.recovery, s.culture, s.morale) == ({}, 9, 3)


@pytest.mark.rule("ER-51")
def test_counters_left_subvert(g: NavajoWars) -> None:
    """3 left, 2 Missions, 3 reds: 2 Culture. Fewer reds: 3 cubes. No Outpost: Build."""
    s = g.state
    s.santa_fe, s.missions, s.subjugation = 3, [11, 21], {"red": 3}
    play(raid_ends(g, True))
    assert (s.culture, s.santa_fe) == (7, 0)
    s.santa_fe, s.subjugation = 3, {"red": 1}
    play(raid_ends(g, True), "white", "white", "brown")
    assert s.recovery == {"white": 2, "brown": 1}
    s.santa_fe, s.subjugation, s.missions = 1, {"red": 3}, []
    play(raid_ends(g, True))
    assert s.missions == [11]


# step 4


@pytest.mark.rule("4.2.8-x", "ER-58", "5.2.3-e")
def test_all_counters_leave_the_map(g: NavajoWars) -> None:
    """Raid counters are no Enemy AP again, Harass counters may be used again."""
    s = g.state
    s.raid, s.santa_fe, s.harass, s.out_of_play["harass"] = {21: 2, 22: 1}, 2, [31, 32], 0
    clear_counters(g)
    assert (s.raid, s.santa_fe, s.harass, s.out_of_play["harass"], s.enemy_ap) == ({}, 0, [], 2, 0)


@pytest.mark.rule("4.2.8-x")
def test_d112_morale_by_the_families_caught(g: NavajoWars) -> None:
    """A and C in Caught, Morale 3: 5. Nobody in Caught, one in Escape: 2."""
    s = g.state
    s.morale, s.families[0].place, s.families[2].place = 3, 19, 59
    morale_after_raid(g)
    assert s.morale == 5
    s.morale, s.families[0].place, s.families[2].place = 3, 18, 71
    morale_after_raid(g)
    assert s.morale == 2


# step 5


@pytest.mark.rule("4.2.8-y", "1.7.5-d", "FER-6")
def test_families_come_back_or_leave_play(g: NavajoWars) -> None:
    """A in Caught and B in Escape choose; C without an adult is out of play, child and horse to Passage of Time."""
    s = g.state
    a, b, c = s.families[:3]
    a.place, b.place, c.place = 19, 28, 59
    a.ferocity = 2
    c.man = c.woman = False
    c.horse = True
    play(
        families_return(g), "return-to shiprock 6", "show-ferocity 3", "return-to san-juan-valley 2", "show-ferocity 0"
    )
    assert (a.place, a.ferocity, b.place, b.ferocity, c.place) == (16, 3, 22, 0, 0)
    assert s.passage == {"child": 1, "horse": 1}


@pytest.mark.rule("4.2.8-y", "ER-55", "TR-25", "4.2.4-r")
def test_without_a_man_ferocity_is_0(g: NavajoWars) -> None:
    """No choice, whatever it was."""
    a = g.state.families[0]
    a.man, a.ferocity = False, 2
    play(choose_ferocity(g, a, "Raid Ends"))
    assert a.ferocity == 0
    a.man = True
    play(choose_ferocity(g, a, "Raid Ends"), "show-ferocity 2")
    assert a.ferocity == 2


@pytest.mark.rule("4.2.8-y", "FER-6", "TR-25", "FER-7", "4.2.4-q")
def test_any_area_of_that_territory_and_intruders(g: NavajoWars) -> None:
    """Three Areas in the Canyon; an Intruder in the Area chosen is revealed after the Ferocity is set."""
    s = g.state
    c = s.families[2]
    c.place, s.intruders = 78, [72]
    question = asked(leave_box(g, c, "Raid Ends"))
    assert names(question) == [f"return-to canyon-de-chelly {n}" for n in (1, 2, 3)]
    play(leave_box(g, c, "Raid Ends"), "return-to canyon-de-chelly 2", "show-ferocity 1", "fortune")
    assert (c.place, c.ferocity, s.resources) == (72, 1, {"fortune": 1})

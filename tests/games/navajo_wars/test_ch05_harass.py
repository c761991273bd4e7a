"""5.2.3 Harass."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch05_harass import harass, harass_areas, harass_cost, occupied
from vigil.games.navajo_wars.rules.ch05_player_reactions import reaction_window, refused_reactions, why_not_harass
from vigil.games.navajo_wars.state import Family
from vigil.kernel.testing import play


@pytest.fixture
def a(g: NavajoWars) -> Family:
    """Family A alone, in Black Mesa 2."""
    for family in g.state.families[1:]:
        family.place = 0
    g.state.families[0].place = 62
    return g.state.families[0]


@pytest.mark.rule("5.2.3-b", "5.2.3-d", "ER-23")
def test_d100_empty_areas_at_most_3_away(g: NavajoWars, a: Family) -> None:
    """Area 5 is 3 steps off, Area 6 4; Corn, a Raid counter or anything else makes an Area not empty."""
    s = g.state
    assert 65 in harass_areas(g, a)
    assert 66 not in harass_areas(g, a)
    assert a.place not in harass_areas(g, a)
    assert 41 in harass_areas(g, a)  # two steps by another track
    s.corn_fields, s.raid, s.intruders, s.harass = [65], {61: 1}, [41], [63]
    s.families[1].place, s.forts = 64, {"defiance": 51}
    assert {65, 61, 41, 63, 64, 51} <= occupied(g)
    assert not {65, 61, 41, 63, 64, 51} & set(harass_areas(g, a))


@pytest.mark.rule("5.2.3-d")
def test_santa_fe_is_left_out(g: NavajoWars, a: Family) -> None:
    """Neither a place for the counter nor a way."""
    a.place = 22
    areas = list(harass_areas(g, a))
    assert 0 not in areas
    assert 31 in areas  # 21, 11, 31 and not over Santa Fé
    assert 32 not in areas


@pytest.mark.rule("5.2.3-c", "ER-24")
def test_e7_not_at_or_below_an_outpost(g: NavajoWars, a: Family) -> None:
    """An Outpost in Area 3 closes Areas 1 to 3 of its track, not Area 4; a Fort closes its own only."""
    s = g.state
    a.place, s.missions = 64, [63]
    assert not {61, 62, 63} & set(harass_areas(g, a))
    assert 65 in harass_areas(g, a)
    s.missions, s.forts = [], {"defiance": 63}
    assert 62 in harass_areas(g, a)
    assert 63 not in harass_areas(g, a)


@pytest.mark.rule("5.2.3-a", "5.2.3-b", "5.2.3-e", "ER-23")
def test_harass_costs_1_ap_and_one_counter(g: NavajoWars, a: Family) -> None:
    """The counter lies on the map; Military is not needed."""
    s = g.state
    s.military = 0
    play(harass(g, a), "harass-area black-mesa 3")
    assert (s.harass, s.ap, s.out_of_play["harass"]) == ([63], 2, 1)


@pytest.mark.rule("5.2.3-a", "5.2.3-e", "5.2.3-f", "ER-23", "ER-26")
def test_why_not_harass(g: NavajoWars, a: Family) -> None:
    """A man, a counter, an AP and an Area are needed; a Family that may not react may not harass."""
    s = g.state
    assert why_not_harass(g, a, 21, 1) is None
    assert why_not_harass(g, a, 21, 0) == ("reaction-without-ap", "5.1.1")
    s.military = 0
    assert why_not_harass(g, a, 21, 1) is None
    s.out_of_play["harass"] = 0
    assert why_not_harass(g, a, 21, 1) == ("no-harass-counter", "1.6.1")
    s.out_of_play["harass"] = 1
    a.man = False
    assert why_not_harass(g, a, 21, 1) == ("harass-without-man", "5.2.3")
    a.man, s.missions = True, [64]
    assert why_not_harass(g, a, 21, 1) == ("under-outpost", "5.1.3")
    s.missions, a.place = [], 71
    assert why_not_harass(g, a, 21, 1) == ("in-canyon", "5.1.4")


@pytest.mark.rule("5.2.3-a")
def test_d101_a_family_without_a_man(g: NavajoWars, a: Family) -> None:
    """The only one within 3 Areas: nobody is asked to harass, and the refusal says why."""
    a.man = False
    play(reaction_window(g, 61))
    assert [(each.name, each.reason) for each in refused_reactions(g, 61) if each.key == "harass"] == [
        ("harass A", "harass-without-man")
    ]


@pytest.mark.rule("ER-26")
def test_set_aside_harass_counters_do_not_count(g: NavajoWars, a: Family) -> None:
    """Two are in the box, two set aside: after two Harasses there is none."""
    s = g.state
    assert s.set_aside["harass"] == 2
    play(harass(g, a), "harass-area black-mesa 1")
    play(harass(g, a), "harass-area black-mesa 3")
    assert why_not_harass(g, a, 21, 1) == ("no-harass-counter", "1.6.1")


def test_nowhere_to_harass(g: NavajoWars, a: Family) -> None:
    """All Areas in reach hold something."""
    g.state.intruders = [area for area in g.content.value if area]
    assert why_not_harass(g, a, 21, 1) == ("nowhere-to-harass", "5.2.3")


@pytest.mark.rule("5.2.3-a")
def test_developments_make_it_free_and_reach_further(g: NavajoWars, a: Family) -> None:
    """No AP, and one more Area."""
    assert harass_cost(g) == 1
    g.bonuses = {"harass-free": 1, "harass-range": 1}
    assert harass_cost(g) == 0
    assert 66 in harass_areas(g, a)
    assert why_not_harass(g, a, 21, 0) is None

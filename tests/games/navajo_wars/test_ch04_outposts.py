"""4.2.1, 4.2.6 Outposts: built, placed, removed, moved up."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch04_instructions import build, expand_order
from vigil.games.navajo_wars.rules.ch04_outposts import (
    build_site,
    clear_corn,
    expand,
    expansion_loss,
    is_top,
    outpost_stock,
    place_outpost,
    remove_outpost,
    territory_has,
)
from vigil.games.navajo_wars.state import AMERICAN, MEXICAN
from vigil.kernel.testing import play


@pytest.mark.rule("4.2.1-a", "4.2.1-b", "4.2.1-c")
def test_d72_build_in_the_lowest_territory_without_a_mission(g: NavajoWars) -> None:
    """Missions in 1 and 2, Corn in Area 1 of 3: a Mission there, the Corn to the cup."""
    s = g.state
    s.missions, s.mission_stock, s.corn_fields = [11, 24], 4, [31]
    play(build(g, 2, "4.2.1"))
    assert s.missions == [11, 24, 31]
    assert (s.mission_stock, s.corn_fields) == (3, [])


@pytest.mark.rule("4.2.1-a", "4.2.1-b")
def test_d73_the_other_type_does_not_matter(g: NavajoWars) -> None:
    """Mexican and American periods build Ranchos, also beside a Mission."""
    s = g.state
    s.missions = [11, 21]
    for period in (MEXICAN, AMERICAN):
        s.period = period
        play(build(g, 2, "4.2.1"))
    assert (s.missions, s.ranchos, s.rancho_stock) == ([11, 21], [11, 21], 4)


@pytest.mark.rule("4.2.1-b", "4.2.1-e")
def test_an_outpost_anywhere_on_the_track_counts(g: NavajoWars) -> None:
    """A Mission pushed up to Area 4 of Shiprock: the next one comes to San Juan Valley."""
    g.state.missions = [14]
    assert territory_has(g.state, 1, "mission")
    assert not territory_has(g.state, 1, "rancho")
    assert build_site(g) == 21


@pytest.mark.rule("4.2.1-d", "4.2.1-f")
def test_no_site_without_stock_or_territory_and_never_the_canyon(g: NavajoWars) -> None:
    """Six Territories full, the Canyon free: no site. One free but no counter left: no site."""
    s = g.state
    s.missions, s.mission_stock = [11, 21, 31, 41, 51], 1
    assert build_site(g) == 61
    s.missions.append(62)
    assert build_site(g) == 0
    s.missions, s.mission_stock = [], 0
    assert outpost_stock(s, "mission") == 0
    assert outpost_stock(s, "rancho") == 6
    assert build_site(g) == 0


@pytest.mark.rule("4.2.1-c", "ER-48")
def test_placing_takes_from_the_stock_and_clears_corn(g: NavajoWars) -> None:
    """Without a counter nothing is placed and the Corn stays; a second of the kind in one Area is not placed."""
    s = g.state
    s.corn_fields, s.mission_stock = [41, 51], 1
    assert place_outpost(g, 41, "mission", "4.2.1") is True
    assert (s.missions, s.mission_stock, s.corn_fields) == ([41], 0, [51])
    assert place_outpost(g, 51, "mission", "4.2.1") is False
    assert s.corn_fields == [51]
    s.mission_stock = 1
    assert place_outpost(g, 41, "mission", "4.2.1") is False
    assert place_outpost(g, 41, "rancho", "4.2.1") is True
    assert s.ranchos == [41]


@pytest.mark.rule("1.7.2-n")
def test_into_the_canyon_only_when_a_raid_ends(g: NavajoWars) -> None:
    """No other rule may put one there."""
    assert place_outpost(g, 71, "mission", "6.1") is False
    assert g.state.missions == []
    assert place_outpost(g, 71, "mission", "Raid Ends", True) is True
    assert g.state.missions == [71]


def test_a_removed_outpost_is_in_stock_again(g: NavajoWars) -> None:
    """To Enemy Out of Play, from where it may be built again."""
    s = g.state
    s.ranchos, s.rancho_stock = [11, 31], 4
    remove_outpost(g, 31, "rancho", "3.2.6")
    assert (s.ranchos, s.rancho_stock) == ([11], 5)


@pytest.mark.rule("4.2.6-b", "4.2.6-c", "4.2.6-d")
def test_d75_expand(g: NavajoWars) -> None:
    """Area 2 with Corn in Area 3, and Area 6: Culture 7 - 1 - 2 = 4."""
    s = g.state
    s.culture, s.missions, s.corn_fields = 7, [12, 36], [13]
    assert expansion_loss(g).total == 3
    expand(g, "4.2.6")
    assert (s.missions, s.corn_fields, s.culture) == ([13, 36], [], 4)


@pytest.mark.rule("4.2.6-b", "4.2.6-d")
def test_outposts_of_every_period_move_and_forts_do_not(g: NavajoWars) -> None:
    """A Mission and a Rancho move in the American period; the Fort and the Family above stay."""
    s = g.state
    s.period, s.missions, s.ranchos, s.forts = AMERICAN, [21], [21, 55], {"defiance": 51}
    s.families[1].place = 22
    s.corn_fields = [22]
    expand(g, "4.2.6")
    assert (s.missions, s.ranchos, s.forts, s.culture) == ([22], [22, 56], {"defiance": 51}, 6)
    assert s.families[1].place == 22
    assert s.corn_fields == []


@pytest.mark.rule("4.2.6-c", "4.2.6-e")
def test_the_top_of_the_canyon_is_area_3(g: NavajoWars) -> None:
    """An Outpost a raid left there moves 71, 72, 73 and then costs 2."""
    s = g.state
    s.missions = [71]
    for area, culture in ((72, 8), (73, 7), (73, 5)):
        expand(g, "4.2.6")
        assert (s.missions, s.culture) == ([area], culture)
    assert is_top(g, 16)
    assert not is_top(g, 13)


@pytest.mark.rule("4.2.6-a", "4.2.6-f")
def test_expand_without_an_outpost_builds(g: NavajoWars) -> None:
    """As an order and when another rule calls it; Culture is not lost."""
    s = g.state
    play(expand_order(g, 3))
    assert (s.missions, s.culture) == ([11], 9)
    s.missions = []
    expand(g, "Intruders")
    assert (s.missions, s.culture) == ([11], 9)


@pytest.mark.rule("4.2.6-a")
def test_expand_with_an_outpost_expands(g: NavajoWars) -> None:
    """A Fort alone is no Outpost."""
    s = g.state
    s.forts = {"defiance": 51}
    play(expand_order(g, 3))
    assert s.missions == [11]
    play(expand_order(g, 3))
    assert s.missions == [12]


@pytest.mark.rule("4.2.1-c", "4.2.6-d")
def test_corn_is_cleared_where_it_lies(g: NavajoWars) -> None:
    """Only in the Area named; its number stays unseen, so it is in the cup again."""
    s = g.state
    s.corn_fields = [21, 31]
    clear_corn(g, 31, "4.2.6")
    clear_corn(g, 41, "4.2.6")
    assert s.corn_fields == [21]

"""4.2 The twelve instructions and what they turn into."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_sides import SIDES
from vigil.games.navajo_wars.content.tables import Side
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch04_instruction_table import INSTRUCTIONS, comanche, raid, tribal_order, utes
from vigil.games.navajo_wars.rules.ch04_instructions import (
    build,
    build_subvert,
    colonize,
    cost_of,
    draw_cubes,
    slaves,
    slaves_from_passage,
    subjugate,
    subversion,
    subvert,
    within_reach,
)
from vigil.games.navajo_wars.state import AMERICAN
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play

ALL_SIX = [11, 21, 31, 41, 51, 61]


@pytest.fixture(autouse=True)
def sides(g: NavajoWars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counters that no change of balance touches."""
    monkeypatch.setattr(g.content, "sides", SIDES)


def told(g: NavajoWars) -> list[str]:
    assert g.log is not None
    return [event.key for event in g.log]


@pytest.fixture
def calm(g: NavajoWars) -> NavajoWars:
    """Three reds, no Family outside the Canyon: tribal raids find nobody."""
    g.state.subjugation = {"red": 3}
    g.state.families[0].place = g.state.families[1].place = 72
    return g


# Build


@pytest.mark.rule("4.2.1-d", "4.2.1-g")
def test_build_without_a_site_is_subvert_with_the_ap_paid(g: NavajoWars) -> None:
    """Six Missions on the map and 3 reds: 2 Culture for 2 AP."""
    s = g.state
    s.subjugation, s.missions, s.mission_stock = {"red": 3}, list(ALL_SIX), 0
    play(INSTRUCTIONS["build"](g, 2))
    assert (s.culture, s.missions) == (7, ALL_SIX)
    assert "build-as-subvert" in told(g)


@pytest.mark.rule("4.2.1-d", "4.2.1-g", "4.2.11-a")
def test_build_as_subvert_as_subjugate(g: NavajoWars) -> None:
    """No Mission left and no red cube: two cubes are drawn."""
    s = g.state
    s.missions, s.mission_stock = list(ALL_SIX), 0
    play(build(g, 2, "4.2.1"), "white", "red")
    assert (s.recovery, s.subjugation, s.culture) == ({"white": 1}, {"red": 1}, 9)


@pytest.mark.rule("4.2.1-a")
def test_build_order(g: NavajoWars) -> None:
    """The counter's own Build."""
    play(INSTRUCTIONS["build"](g, 2))
    assert g.state.missions == [11]


@pytest.mark.rule("4.2.1-d", "4.2.1-h")
def test_no_counter_and_no_outpost_does_not_turn_in_circles(g: NavajoWars) -> None:
    """Build as Subvert, Subvert as Build: with neither counter nor Outpost nothing happens."""
    s = g.state
    s.subjugation, s.mission_stock = {"red": 3}, 0
    play(build(g, 2, "4.2.1"))
    assert (s.missions, s.culture) == ([], 9)
    assert told(g) == ["build-as-subvert", "subvert-as-build"]


# Build + Subvert


@pytest.mark.rule("4.2.2-a", "4.2.2-c", "4.2.11-c")
def test_d93_the_outpost_just_built_counts(g: NavajoWars) -> None:
    """3 reds, no Outpost before: one Mission, so at most 1 Culture."""
    s = g.state
    s.subjugation = {"red": 3}
    play(build_subvert(g, 3))
    assert (s.missions, s.culture) == ([11], 8)


@pytest.mark.rule("4.2.2-b")
def test_build_falling_back_comes_on_top_of_subvert(g: NavajoWars) -> None:
    """All six built, cost 3: Culture 9 - 3 - 3."""
    s = g.state
    s.subjugation, s.missions, s.mission_stock = {"red": 3}, list(ALL_SIX), 0
    play(build_subvert(g, 3))
    assert s.culture == 3


# Colonize


@pytest.mark.rule("4.2.3-a")
def test_d74_colonize_without_cubes_is_expand(g: NavajoWars) -> None:
    """The Mission moves up; without any Outpost even that is a Build."""
    s = g.state
    s.missions = [21]
    play(colonize(g, 3))
    assert (s.missions, s.culture) == ([22], 8)
    s.missions = []
    play(colonize(g, 3))
    assert s.missions == [11]
    assert "colonize-as-expand" in told(g)


@pytest.mark.rule("4.2.3-b")
def test_d74_colonize_without_an_outpost_is_build(g: NavajoWars) -> None:
    """Cubes in Raided stay; a Fort is no Outpost."""
    s = g.state
    s.raided, s.forts = {"white": 1}, {"defiance": 51}
    play(colonize(g, 3))
    assert (s.missions, s.raided, s.recovery) == ([11], {"white": 1}, {})


@pytest.mark.rule("4.2.3-c", "4.2.3-d")
def test_d74_colonize_moves_one_cube_per_ap_of_the_players_choice(g: NavajoWars) -> None:
    """3 AP, 4 cubes, 1 Outpost: 3 to Recovery, whose cubes stay."""
    s = g.state
    s.missions, s.raided, s.recovery = [21], {"white": 2, "black": 1, "brown": 1}, {"yellow": 1}
    play(colonize(g, 3), "recover-cube white x2 + recover-cube black")
    assert s.recovery == {"yellow": 1, "white": 2, "black": 1}
    assert s.raided == {"white": 0, "black": 0, "brown": 1}


@pytest.mark.rule("4.2.3-c", "4.2.3-d")
def test_colonize_that_moves_all_asks_nothing(g: NavajoWars) -> None:
    """As many AP as cubes or more, or cubes of one colour."""
    s = g.state
    s.missions, s.raided = [21], {"white": 1, "black": 1}
    play(colonize(g, 3))
    assert s.recovery == {"white": 1, "black": 1}
    s.raided = {"brown": 3}
    play(colonize(g, 2))
    assert (s.raided, s.recovery["brown"]) == ({"brown": 1}, 2)


# Comanche! and Utes!


@pytest.mark.rule("4.2.4-a", "SUB-9", "4.2.4-b", "4.2.4-s")
@pytest.mark.parametrize("order", ["comanche", "utes"])
def test_tribes_with_fewer_than_3_reds_subjugate(g: NavajoWars, order: str) -> None:
    """Two reds and a black: 2 cubes for 2 AP, and the third red subjugates New Mexico."""
    s = g.state
    s.subjugation = {"red": 2, "black": 1}
    play(INSTRUCTIONS[order](g, 2), "white", "red")
    assert s.subjugation["red"] == 3
    assert s.tribal_raid == []
    assert "tribe-as-subjugate" in told(g)


@pytest.mark.rule("4.2.4-b", "4.2.4-s", "SUB-9", "13-tribe")
def test_tribes_with_3_reds_raid(calm: NavajoWars) -> None:
    """The die for the Territory is asked; nobody is there."""
    play(comanche(calm, 2), 4)
    play(utes(calm, 2), 4)
    play(tribal_order(calm, "utes", 2, "4.2.12"), 1)
    assert [key for key in told(calm) if key == "tribe-raids"] == ["tribe-raids"] * 3


# Raid!


@pytest.mark.rule("4.2.8-a")
def test_raid_turns_the_ap_to_raid_counters(calm: NavajoWars) -> None:
    """3 AP, only Canyon Families far away: the raid marches, ends, and Morale falls as nobody was caught."""
    s = calm.state
    s.ap = 0
    play(raid(calm, 3))
    assert (s.morale, s.santa_fe, s.raid) == (4, 0, {})
    assert told(calm)[0] == "raid-begins"


# Slaves


@pytest.mark.rule("4.2.9-b", "4.2.9-f")
def test_d84_a_child_before_the_alphabet(g: NavajoWars) -> None:
    """Territory 4 with B (woman, no child) and D (child): D loses it."""
    s = g.state
    s.families[1].place, s.families[1].child = 41, False
    s.families[3].place, s.families[3].man, s.families[3].child = 43, True, True
    children = s.out_of_play["child"]
    play(slaves(g, 2), 4)
    assert (s.families[3].child, s.families[1].woman) == (False, True)
    assert s.out_of_play["child"] == children + 1


@pytest.mark.rule("4.2.9-b")
def test_slaves_by_alphabetical_priority(g: NavajoWars) -> None:
    """A and B both have a child, B stands in a box: A loses it, next time B."""
    s = g.state
    s.families[0].place, s.families[1].place = 45, 49
    play(slaves(g, 2), 4)
    assert (s.families[0].child, s.families[1].child) == (False, True)
    play(slaves(g, 2), 4)
    assert s.families[1].child is False


@pytest.mark.rule("4.2.9-c", "4.2.9-f")
def test_without_a_child_a_woman_and_the_family_may_leave_play(g: NavajoWars) -> None:
    """A has only a woman and a horse: the woman is gone, the Family out of play, the horse in Passage of Time."""
    s = g.state
    a = s.families[0]
    a.man = a.child = False
    a.horse = True
    women = s.out_of_play["woman"]
    play(slaves(g, 2), 1)
    assert (a.place, s.out_of_play["woman"], s.passage) == (0, women + 1, {"horse": 1})


@pytest.mark.rule("4.2.9-d", "4.2.9-e", "4.2.9-f", "13-fort-a")
def test_d86_nobody_in_reach_passage_of_time_pays(g: NavajoWars) -> None:
    """Only a Family in a Fort's Area: the child of Passage of Time, then the woman, then nothing."""
    s = g.state
    s.families[0].place, s.forts, s.passage = 51, {"defiance": 51}, {"child": 1, "woman": 1, "man": 1}
    assert within_reach(g, 5) == []
    children = s.out_of_play["child"]
    play(slaves(g, 2), 5)
    assert (s.passage, s.out_of_play["child"]) == ({"child": 0, "woman": 1, "man": 1}, children + 1)
    play(slaves(g, 2), 5)
    assert s.passage["woman"] == 0
    slaves_from_passage(g)
    assert s.passage["man"] == 1
    assert told(g)[-1] == "no-slaves"
    assert s.families[0].child


@pytest.mark.rule("4.2.9-e", "13-fort-a")
def test_beside_the_fort_but_not_in_its_area(g: NavajoWars) -> None:
    """One Area further up there is no protection."""
    s = g.state
    s.families[0].place, s.forts = 52, {"defiance": 51}
    play(slaves(g, 2), 5)
    assert s.families[0].child is False


@pytest.mark.rule("4.2.9-a", "4.1.2-a")
def test_d87_the_cost_of_slaves_f(g: NavajoWars) -> None:
    """Printed 2, Ferocity 2, 2, 1: with F 5, without 2; with little Ferocity the printed number."""
    for family, ferocity in zip(g.state.families, (2, 2, 1), strict=False):
        family.ferocity = ferocity
    assert cost_of(g, Side("slaves", 2, f=True)).total == 5
    assert cost_of(g, Side("slaves", 2)).total == 2
    g.state.families[0].place = 0
    assert cost_of(g, Side("slaves", 4, f=True)).total == 4


# Subjugate


@pytest.mark.rule("4.2.10-a", "4.2.10-b")
def test_subjugate_draws_one_cube_per_ap(g: NavajoWars) -> None:
    """Red to Subjugation, everything else, green too, to Recovery."""
    s = g.state
    play(INSTRUCTIONS["subjugate"](g, 3), "green", "red", "yellow")
    assert s.subjugation == {"red": 1}
    assert s.recovery == {"green": 1, "yellow": 1}
    assert s.bag == {"black": 3, "brown": 3, "red": 2, "white": 3, "yellow": 1, "green": 0}


@pytest.mark.rule("4.2.10-c", "SUB-7", "1.7.3-g")
def test_the_table_comes_after_all_cubes_are_placed(g: NavajoWars) -> None:
    """The third red comes first, the white after it: the Reset sends that white to the bag."""
    s = g.state
    s.subjugation, s.bag, s.raided = {"red": 2}, {"red": 1, "white": 1}, {"black": 1}
    play(subjugate(g, 2, "4.2.10"), "red", "white")
    assert s.subjugation == {"red": 3}
    assert s.bag == {"red": 0, "white": 1}
    assert s.recovery == {"black": 1}
    assert s.morale == 6


@pytest.mark.rule("4.2.10-a", "4.2.10-e")
def test_cubes_are_looked_at_when_all_are_drawn(g: NavajoWars) -> None:
    """With 3 Trade Goods a cube may be drawn again, but only after the last draw; the second stands."""
    s = g.state
    s.resources = {"trade-goods": 3}
    question = asked(subjugate(g, 2, "4.2.10"), "red", "white")
    assert isinstance(question, Decision)
    assert question.facts == {"cube": "red"}
    assert names(question) == ["redraw-for-goods 3", "go-on"]
    s.bag = {"red": 1, "white": 1, "brown": 1}
    play(subjugate(g, 2, "4.2.10"), "red", "white", "redraw-for-goods 3", "brown")
    assert s.subjugation == {}
    assert s.recovery == {"brown": 1, "white": 1}
    assert s.bag == {"red": 1, "white": 0, "brown": 0}


@pytest.mark.rule("4.2.10-d")
def test_too_few_cubes_in_the_bag(g: NavajoWars) -> None:
    """Only those there are drawn, and none from an empty bag."""
    s = g.state
    s.bag = {"white": 1}
    assert play(draw_cubes(g, 3, "4.2.10"), "white") == ["white"]
    assert play(draw_cubes(g, 3, "4.2.10")) == []
    play(subjugate(g, 3, "4.2.10"))
    assert s.recovery == {}


# Subvert


@pytest.mark.rule("4.2.11-c")
def test_e5_two_missions_three_ap(g: NavajoWars) -> None:
    """The book's example: Culture 8 becomes 6."""
    s = g.state
    s.subjugation, s.missions, s.culture = {"red": 3}, [11, 21], 8
    play(INSTRUCTIONS["subvert"](g, 3))
    assert s.culture == 6


@pytest.mark.rule("4.2.11-c", "4.2.11-d")
def test_subvert_counts_outposts_of_both_kinds_but_no_forts(g: NavajoWars) -> None:
    """A Mission, a Rancho and two Forts: 5 AP cost 2; 1 AP costs 1."""
    s = g.state
    s.period, s.subjugation, s.missions, s.ranchos = AMERICAN, {"red": 3}, [11], [12]
    s.forts = {"defiance": 51, "fauntleroy": 31}
    assert (subversion(g, 5).total, subversion(g, 1).total) == (2, 1)
    play(subvert(g, 5, "4.2.11"))
    assert s.culture == 7
    play(subvert(g, 1, "4.2.11"))
    assert s.culture == 6


@pytest.mark.rule("4.2.11-a", "SUB-9")
def test_d90_subvert_with_two_reds_subjugates(g: NavajoWars) -> None:
    """2 reds and 1 black: two draws, no Culture lost."""
    s = g.state
    s.subjugation, s.missions = {"red": 2, "black": 1}, [11, 21]
    play(subvert(g, 2, "4.2.11"), "white", "brown")
    assert (s.culture, s.recovery) == (9, {"white": 1, "brown": 1})
    assert "subvert-as-subjugate" in told(g)


@pytest.mark.rule("4.2.11-b", "4.2.11-d")
def test_d91_subvert_without_an_outpost_builds(g: NavajoWars) -> None:
    """3 reds and a Fort only: a Mission is built."""
    s = g.state
    s.subjugation, s.forts = {"red": 3}, {"defiance": 51}
    play(subvert(g, 2, "4.2.11"))
    assert (s.missions, s.culture) == ([11], 9)

"""The Subjugation of New Mexico: red cubes and the table of the third one."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_sides import SIDES
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.subjugation import raid_side, red_to_subjugation, subjugation_table, turn_to_raid
from vigil.games.navajo_wars.state import EMPTY, MEXICAN


@pytest.fixture(autouse=True)
def sides(g: NavajoWars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counters that no change of balance touches."""
    monkeypatch.setattr(g.content, "sides", SIDES)


@pytest.mark.rule("1.7.3-g", "1.7.3-j", "SUB-6")
def test_one_or_two_red_cubes_only_lie_there(g: NavajoWars) -> None:
    """The cubes are placed, but the table has no effect before the third."""
    red_to_subjugation(g, 1, "Raid table")
    red_to_subjugation(g, 1, "Raid table")
    assert g.state.subjugation == {"red": 2}
    assert g.state.morale == 5
    assert g.state.active[0] == 0


@pytest.mark.rule("1.7.3-g", "1.7.3-h", "1.7.3-j", "SUB-1")
def test_the_third_red_cube_carries_out_the_table_once(g: NavajoWars) -> None:
    """Card 41 leaves, Morale +1, A B F to Raid, cubes reset; a fourth red cube does nothing more."""
    s = g.state
    s.in_play = [41, 44]
    s.subjugation = {"red": 2}
    s.recovery, s.raided, s.bag = {"white": 2}, {"brown": 1, "black": 1}, {"white": 1}
    red_to_subjugation(g, 1, "Raid table")
    assert s.in_play == [44]
    assert s.gone == [41]
    assert s.morale == 6
    assert [s.active[0], s.active[1], s.active[5]] == [1, 3, 11]
    assert (s.bag, s.recovery, s.raided) == ({"white": 3}, {"brown": 1, "black": 1}, {})
    red_to_subjugation(g, 1, "Raid table")
    assert s.morale == 6


@pytest.mark.rule("1.7.3-i", "1.7.3-j")
def test_black_cubes_do_not_count(g: NavajoWars) -> None:
    """Two reds and three blacks of Good Medicine are not subjugation; the third red is."""
    g.state.subjugation = {"red": 1, "black": 3}
    red_to_subjugation(g, 1, "Raid table")
    assert g.state.morale == 5
    red_to_subjugation(g, 1, "Raid table")
    assert g.state.morale == 6


@pytest.mark.rule("1.7.3-j")
def test_three_cubes_of_a_set_up_have_fired_already(g: NavajoWars) -> None:
    """Two at once pass the third: the table is carried out; cubes laid by a set-up never carry it out."""
    red_to_subjugation(g, 3, "4.2.10")
    assert g.state.morale == 6
    g.state.subjugation = {"red": 3}
    red_to_subjugation(g, 0, "4.2.10")
    red_to_subjugation(g, 1, "4.2.10")
    assert g.state.morale == 6


@pytest.mark.rule("1.7.3-h")
def test_card_41_not_in_play_is_left_alone(g: NavajoWars) -> None:
    """Only a card in play leaves the game, with its bonuses."""
    s = g.state
    s.in_play = [41]
    g.count_bonuses()
    before = g.bonus("diplomacy")
    subjugation_table(g)
    assert g.bonus("diplomacy") == 0 != before
    subjugation_table(g)
    assert s.gone == [41]


@pytest.mark.rule("1.7.3-k", "SUB-4")
def test_a_b_f_are_turned_in_every_column_and_stay_if_turned(g: NavajoWars) -> None:
    """A in Standby, B in Inactive, F already on its Raid side in Active."""
    s = g.state
    s.active = [11, 4, 6, 8, EMPTY, EMPTY]
    s.inactive = [EMPTY, 2, EMPTY, EMPTY, EMPTY, EMPTY]
    s.standby = [0, 12, 14, 16, 18, 20]
    turn_to_raid(g)
    assert s.active == [11, 4, 6, 8, EMPTY, EMPTY]
    assert s.inactive[1] == 3
    assert s.standby == [1, 12, 14, 16, 18, 20]
    assert raid_side(g, 2) == raid_side(g, 3) == 3
    assert raid_side(g, 4) == raid_side(g, EMPTY) == EMPTY


@pytest.mark.rule("1.7.3-k", "SUB-8")
def test_outside_the_spanish_period_nothing_is_turned(g: NavajoWars) -> None:
    """The Mexican A, B and F keep their faces; in the Spanish period they would not."""
    g.state.period = MEXICAN
    turn_to_raid(g)
    assert g.state.active == [0, 2, 4, 6, 8, 10]
    g.state.period = 0
    turn_to_raid(g)
    assert g.state.active == [1, 3, 4, 6, 8, 11]


@pytest.mark.rule("1.7.3-k")
def test_one_lying_in_raided_is_marked_for_later(g: NavajoWars) -> None:
    """It is turned when it goes back to the display (see the end of Peace)."""
    g.state.truce = 0
    turn_to_raid(g)
    assert g.state.truce == 0
    assert g.state.effects == {"turn-truce": 1}

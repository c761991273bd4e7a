"""4.1 The Enemy Instruction Display."""

from __future__ import annotations

import pytest

from tests.games.navajo_wars.nw_sides import SIDES
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch04_display import (
    enemy_counters_left,
    flip,
    reset_display,
    side_of,
    swap_row,
    swap_up,
    to_inactive,
    topmost_empty,
    truce_inactive,
)
from vigil.games.navajo_wars.state import EMPTY, MEXICAN

E = EMPTY


@pytest.fixture(autouse=True)
def sides(g: NavajoWars, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counters that no change of balance touches."""
    monkeypatch.setattr(g.content, "sides", SIDES)


@pytest.mark.rule("1.7.5-h")
def test_three_columns_of_six_rows(g: NavajoWars) -> None:
    """Every space of the display is empty or shows a side of a counter of the period."""
    s = g.state
    assert len(s.active) == len(s.inactive) == len(s.standby) == 6
    assert [side_of(g, code).order for code in s.active] == [
        "subjugate", "slaves", "build", "utes", "expand", "subvert",
    ]  # fmt: skip
    s.period = MEXICAN
    assert side_of(g, 5).order == "raid"


@pytest.mark.rule("4.S3-b")
def test_a_flip_shows_the_other_side_and_back(g: NavajoWars) -> None:
    """Build / Subvert."""
    flip(g, 2, "4 step 3")
    assert side_of(g, g.state.active[2]).order == "subvert"
    flip(g, 2, "4 step 3")
    assert side_of(g, g.state.active[2]).order == "build"


@pytest.mark.rule("4.1.7-a", "4.1.7-c", "4.1.6-a", "13-swap")
def test_a_swap_needs_two_counters_and_keeps_faces(g: NavajoWars) -> None:
    """A turned counter in Active row 2 against Standby row 5; then against an empty space."""
    s = g.state
    s.active[1] = 3
    assert swap_row(g, 1, 4, "3.1 step 5") is True
    assert (s.active[1], s.standby[4]) == (20, 3)
    s.standby[0] = E
    assert swap_row(g, 0, 0, "7.2.3") is False
    assert (s.active[0], s.standby[0]) == (0, E)
    s.active[3] = E
    assert swap_row(g, 3, 3, "7.2.3") is False
    assert s.standby[3] == 18


@pytest.mark.rule("4.1.7-a", "4.1.7-b", "4.1.7-c")
def test_a_counter_that_stands_higher_is_not_moved_up(g: NavajoWars) -> None:
    """From row 5 to row 2 it moves; it is already above row 5 then, so the event is ignored; so it is with a gap."""
    s = g.state
    s.active[4] = 9
    assert swap_up(g, 4, 1, "6.1") is True
    assert s.active == [0, 9, 4, 6, 2, 10]
    assert swap_up(g, 1, 4, "6.1") is False
    s.active[0] = E
    assert swap_up(g, 1, 0, "6.1") is False
    assert s.active == [E, 9, 4, 6, 2, 10]


@pytest.mark.rule("4.1.5-a", "4.1.5-b")
def test_an_executed_counter_goes_right_or_to_the_topmost_gap(g: NavajoWars) -> None:
    """Its own row if it is free, otherwise the topmost empty Inactive space."""
    s = g.state
    s.inactive = [16, E, E, E, E, E]
    to_inactive(s, 8, 4)
    to_inactive(s, 0, 0)
    assert s.inactive == [16, 0, E, E, 8, E]
    assert topmost_empty(s.inactive) == 2


@pytest.mark.rule("4.2.5-a", "4.2.7-a")
def test_a_peace_or_defend_in_inactive_is_seen(g: NavajoWars) -> None:
    """Only the visible side counts: H shows Comanche! or Peace."""
    g.state.inactive = [E, 14, E, E, E, E]
    assert not truce_inactive(g)
    g.state.inactive[1] = 15
    assert truce_inactive(g)
    g.state.period = MEXICAN
    g.state.inactive[1] = 4
    assert truce_inactive(g)


@pytest.mark.rule("4.S5-a", "4.S5-b", "4.S5-c", "4.1.7-c")
def test_d69_active_slides_up_then_inactive_from_the_bottom(g: NavajoWars) -> None:
    """P Q R S T U with P Q R executed become S T U R Q P, faces kept."""
    s = g.state
    s.active, s.inactive = [E, E, E, 6, 9, 10], [0, 3, 4, E, E, E]
    reset_display(g)
    assert s.active == [6, 9, 10, 4, 3, 0]
    assert s.inactive == [E] * 6


@pytest.mark.rule("4.S5-b")
def test_the_books_example_a_and_b_executed(g: NavajoWars) -> None:
    """A to F with A and B executed become C D E F B A."""
    s = g.state
    s.active, s.inactive = [E, E, 4, 6, 8, 10], [0, 2, E, E, E, E]
    reset_display(g)
    assert s.active == [4, 6, 8, 10, 2, 0]


@pytest.mark.rule("4.S5-b", "4.S5-c")
def test_d71_all_six_executed(g: NavajoWars) -> None:
    """The bottom one goes first into the top space: U T S R Q P."""
    s = g.state
    s.inactive, s.active = [0, 2, 4, 6, 8, 10], [E] * 6
    reset_display(g)
    assert s.active == [10, 8, 6, 4, 2, 0]


@pytest.mark.rule("4.S5-a")
def test_gaps_in_the_active_column_close_upwards(g: NavajoWars) -> None:
    """Counters in rows 2, 4 and 6 come to rest in rows 1, 2 and 3."""
    s = g.state
    s.active, s.inactive = [E, 2, E, 6, E, 10], [E] * 6
    reset_display(g)
    assert s.active == [2, 6, 10, E, E, E]


@pytest.mark.rule("1.7.4-c", "ER-4")
def test_the_stock_of_enemy_counters(g: NavajoWars) -> None:
    """Available, in Raided, in Santa Fé and on the tracks they are all the same pieces."""
    s = g.state
    stock = g.content.stocks.enemy_ap
    s.enemy_ap, s.truce_ap, s.santa_fe, s.raid = 3, 2, 4, {21: 2, 22: 1}
    assert enemy_counters_left(g) == stock - 12

"""What a game was lost by."""

from __future__ import annotations

import pytest

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.cause_of_defeat import cause


@pytest.mark.parametrize(
    ("card", "told"), [(54, "8.2 step 3"), (45, "6.2.1 step 2"), (50, "6.2.2 step 2"), (55, "6.2.3 step 2")]
)
def test_a_check_that_no_medicine_puts_off_is_named_apart(g: NavajoWars, card: int, told: str) -> None:
    g.state.card, g.state.ending_rule = card, "8.2 step 3"
    assert cause(g) == told


def test_what_ends_a_game_by_itself_is_its_own_cause(g: NavajoWars) -> None:
    g.state.ending_rule = "12.1"
    assert cause(g) == "12.1"


@pytest.mark.parametrize(
    ("places", "missions", "black", "told"),
    [
        ((13, 23, 33), [], 0, "8.2 step 1"),  # 11 of 13 VP
        ((13, 23, 33), [11, 21], 0, "8.2 step 1"),  # of equals the first
        ((13, 23, 33), [11, 21, 31], 0, "8.2 step 5"),
        ((13, 23, 33), [11], 3, "Good Medicine"),
        ((13, 23, 33, 53), [], 0, "8.2 step 2"),
    ],
)
def test_the_end_of_a_scenario_is_told_by_the_line_that_weighed_most(
    g: NavajoWars, places: tuple[int, ...], missions: list[int], black: int, told: str
) -> None:
    s = g.state
    s.scenario, s.ending_rule = "rise-of-the-people", "14.1"
    for family, place in zip(s.families, (*places, *[0] * 6)):
        family.place = place
    s.missions, s.subjugation = missions, {"black": black}
    assert cause(g) == told

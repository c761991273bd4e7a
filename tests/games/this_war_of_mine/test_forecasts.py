"""What lies ahead is told as the rules will have it: water, food, promises, and what holds off a raid."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import card, drain, empty_shelter, found, out, war
from vigil.games.this_war_of_mine.game import Throw, War
from vigil.games.this_war_of_mine.observe.forecast import forecasts, standing
from vigil.games.this_war_of_mine.observe.totals import totals
from vigil.games.this_war_of_mine.rules.night_raid import defence
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.effects.language import Promise
from vigil.kernel.testing import asked, play

DUSK = (Step("phase", "dusk"), Step("water"), Step("food"), Step("pass"))


def told_ahead(g: War, rule: str = "") -> dict[str, int]:
    return {number.key: number.total for each in forecasts(g, 0, rule) for number in each.numbers}


def by_day(g: War) -> War:
    g.then(*DUSK)
    return g


@pytest.mark.rule("R089", "R093")
def test_by_day_what_is_left_after_dusk_is_told() -> None:
    g = by_day(war("mira", "tomas", storage={"water": 3, "raw-food": 1, "vegetable": 2}))
    assert told_ahead(g) == {"water-left": 1, "food-left": 1}
    play(drain(g), "eat mira vegetable + eat tomas raw-food")
    assert (g.state.storage["water"], g.state.storage["vegetable"]) == (1, 1), "as it was told"


@pytest.mark.rule("R089", "R093")
def test_what_is_done_is_foretold_no_more() -> None:
    g = by_day(war("mira", "tomas", storage={"water": 3, "raw-food": 2}))
    question = asked(drain(g))
    assert question.key == "meals"
    assert told_ahead(g, question.rule) == {"food-left": 0}, "they have drunk"
    g = by_day(war("mira", "tomas", storage={"water": 1, "raw-food": 2}))
    question = asked(drain(g))
    assert (question.key, told_ahead(g, question.rule)) == ("without-water", {"water-left": -1, "food-left": 0})
    g = by_day(war("mira", "tomas", storage={"water": 1, "raw-food": 2}))
    question = asked(drain(g), "thirsts mira")
    assert (question.key, told_ahead(g, question.rule)) == ("thirst", {"food-left": 0}), "the last Water is drunk"
    g = war("mira", storage={"raw-food": 2})
    g.state.phase = "dusk"
    assert forecasts(g) == []


def test_what_was_promised_for_this_dusk_is_part_of_it() -> None:
    g = by_day(war("mira", storage={"water": 3, "raw-food": 3}))
    rows = [{"do": "lose", "what": "food"}, {"do": "gain", "what": "water", "n": 2}, {"do": "lose", "what": "wood"}]
    card(g, "quiet-night", {"later": "dusk", "then": [*rows, {"do": "cold"}]})
    g.state.promises = [Promise("dusk", 1, "quiet-night", "effects[0]")]
    assert told_ahead(g) == {"water-left": 4, "food-left": 1}
    play(drain(g), "eat mira raw-food")
    assert (g.state.storage["water"], g.state.storage["raw-food"]) == (4, 1), "as it was told"
    g = by_day(war("mira", storage={"water": 3, "raw-food": 3}))
    g.state.promises = [
        Promise("dusk", 2, "quiet-night", "effects[0]"),
        Promise("dawn", 1, "quiet-night", "effects[0]"),
    ]
    assert told_ahead(g) == {"water-left": 2, "food-left": 2}, "another day, another moment"
    g = war("mira", storage={"water": 3, "raw-food": 3})
    g.state.phase = "dusk"
    g.then(Step("effects", "quiet-night", "effects[0]"), *DUSK[1:])
    assert told_ahead(g) == {"water-left": 4, "food-left": 1}, "it comes just now"
    g.state.agenda = [*reversed((Step("effect", "quiet-night", "effects[0].then[0]"), *DUSK[1:]))]
    assert told_ahead(g) == {"water-left": 2, "food-left": 1}, "line by line"
    g.state.agenda = [
        *reversed((Step("effect", "quiet-night", "nowhere"), Step("effect", "script-1899", "x"), *DUSK[1:]))
    ]
    assert told_ahead(g) == {"water-left": 2, "food-left": 2}


@pytest.mark.rule("R155", "R166")
@pytest.mark.parametrize(("boards", "less", "before"), [(2, 0, 2), (0, -1, -1), (1, -1, 0)])
def test_before_the_dice_a_raid_is_held_off_by_what_is_told(boards: int, less: int, before: int) -> None:
    g = war("mira")
    card(g, "quiet-night", {"until": "dawn", "give": {"raid": less}})
    g.state.promises = [Promise("dawn", 1, "quiet-night", "effects[0]")]
    g.state.phase, g.state.boards, g.state.people[0].task = "evening", boards, "guard"
    g.then(Step("raid"))
    assert told_ahead(g) == {"before-dice": before}
    assert totals(g, 0)[0].total == before
    two = Throw("mira", "", "grey", "two", 2)
    assert defence(g, [two]).total == before + 2, "less than nothing is taken from the dice"


@pytest.mark.rule("R261")
def test_no_raid_is_foretold_that_is_over_or_will_not_come() -> None:
    g = war("mira")
    g.state.phase = "night-raid"
    assert forecasts(g) == []
    g.then(Step("raid-over"))
    assert list(told_ahead(g)) == ["before-dice"]
    g.state.skipped = ["night-raid"]
    assert forecasts(g) == []
    g.state.skipped, g.state.phase = [], "dawn"
    assert forecasts(g) == []


def test_before_the_first_day_and_after_the_end_nothing_lies_ahead() -> None:
    g = by_day(war("mira"))
    assert forecasts(g)
    g.state.ending = "defeat"
    assert forecasts(g) == []
    g.state.ending, g.state.day = "", 0
    assert forecasts(g) == []
    assert standing(g) is None


def test_what_can_be_carried_and_what_was_suffered_are_told_as_the_rules_count_them() -> None:
    g = out(war("mira", "tomas"))
    found(g, knife=1)
    assert [number.key for number in totals(g, 0)] == ["before-dice", "capacity", "trauma", "trauma"]
    assert totals(g, 0)[1].total == 13
    assert [number.key for number in totals(empty_shelter(war("mira")), 0)] == ["before-dice", "trauma"]
    found_standing = standing(g)
    assert found_standing is not None
    assert found_standing.ending == "strangers"

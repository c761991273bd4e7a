"""What lies ahead, against what the book gives by hand: standing, Victory Check, Passage of Time, phases, previews."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.browser.games import any_answer, fresh
from tests.known import known
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.forecast import forecasts, standing
from vigil.games.navajo_wars.observe.phases import phases
from vigil.games.navajo_wars.rules.ch03_passage_food import food_in_store, food_needed, food_of_land
from vigil.games.navajo_wars.rules.ch03_passage_of_time import breed_animals, return_animals
from vigil.games.navajo_wars.rules.ch08_victory_checks import victory_check
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver, judge_scenario
from vigil.games.navajo_wars.state import CODEC
from vigil.kernel.display.outlook import Forecast
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import odds_of
from vigil.kernel.knowledge.preview import foresee
from vigil.kernel.rules.requests import Decision, Number
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

PUEBLO_REVOLT = 41


def parts(numbers: Sequence[Number], key: str) -> list[tuple[str, int]]:
    number = next(each for each in numbers if each.key == key)
    return [(part.rule, part.amount) for part in number.parts]


def forecast(g: NavajoWars, key: str, rule: str = "") -> Forecast:
    return next(each for each in forecasts(g, 0, rule) if each.key == key)


# if it ended now


@pytest.mark.parametrize(
    ("scenario", "military", "morale", "black", "ending"),
    [
        ("rise-of-the-people", 6, 3, 0, "major-victory"),
        ("rise-of-the-people", 6, 3, 1, "minor-victory"),
        ("rise-of-the-people", 4, 4, 0, "minor-defeat"),
        ("rise-of-the-people", 4, 4, 3, "major-defeat"),
        ("the-fearing-time", 4, 3, 5, "major-victory"),
    ],
)
def test_the_standing_is_the_judgement(
    g: NavajoWars, scenario: str, military: int, morale: int, black: int, ending: str
) -> None:
    """12.3 Military less Enemy Morale, black cubes in Subjugation added to it; where card 55 ends the game they do not
    count."""
    s = g.state
    s.turn, s.scenario, s.military, s.morale, s.subjugation = 3, scenario, military, morale, {"black": black}
    found = standing(g)
    assert found is not None
    assert found.ending == ending
    assert found.numbers[0].total == military - morale - (black if scenario == "rise-of-the-people" else 0)
    with pytest.raises(GameOver):
        judge_scenario(g)
    assert s.ending == ending


@pytest.mark.rule("6.2.3-s3-a", "6.2.3-s3-b")
@pytest.mark.parametrize("scenario", ["the-fearing-time", "the-rope-thrower", "the-navajo-wars"])
@pytest.mark.parametrize(("military", "ending"), [(4, "major-victory"), (3, "ultimatum"), (1, "ultimatum")])
def test_where_card_55_ends_the_game_the_ultimatum_is_not_yet_a_defeat(
    g: NavajoWars, scenario: str, military: int, ending: str
) -> None:
    """6.2.3 Military above Enemy Morale wins at step 3; otherwise four endings are still open."""
    s = g.state
    s.turn, s.scenario, s.military, s.morale = 3, scenario, military, 3
    found = standing(g)
    assert found is not None
    assert (found.ending, found.rule, found.numbers[0].total) == (ending, "6.2.3 step 3", military - 3)


def test_with_both_tracks_at_nothing_it_is_lost(g: NavajoWars) -> None:
    g.state.turn, g.state.military, g.state.culture, g.state.morale = 3, 0, 0, 0
    found = standing(g)
    assert found is not None
    assert (found.ending, found.rule) == ("major-defeat", "12.1")


def test_before_the_set_up_is_done_there_is_nothing_to_judge(g: NavajoWars) -> None:
    g.state.turn = 0
    assert standing(g) is None
    assert forecasts(g, 0, "") == []


# the Victory Check


def at_the_check(g: NavajoWars) -> None:
    """Two Families in two Territories, one with a man and a woman, one with a man; a Mission; card 41 on the table."""
    s = g.state
    s.turn, s.card, s.agenda = 8, PUEBLO_REVOLT, ["events", "discard"]
    for family in s.families:
        family.place, family.man, family.woman, family.child = 0, False, False, False
    one, two = s.families[:2]
    one.place, one.man, one.woman = 11, True, True
    two.place, two.man = 21, True
    s.missions, s.ranchos, s.forts = [31], [], {}
    s.military, s.culture, s.morale, s.ap = 7, 4, 2, 3
    s.passage = {"man": 1, "child": 2, "horse": 4}


def test_the_victory_check_is_forecast_step_by_step(g: NavajoWars) -> None:
    at_the_check(g)
    balance = 3 + 4 - g.content.history[PUEBLO_REVOLT].vp  # Shiprock and San Juan Valley against the card
    first = 1 if balance > 0 else balance
    g.state.military = 7 - first
    found = forecast(g, "victory-check")
    assert found.soon
    assert found.ending == ""
    wanted = [("8.2", 7 - first), ("8.2 step 1", first), ("8.2 step 2", -2), ("8.2 step 4", 2)]
    assert parts(found.numbers, "after-military") == [each for each in wanted if each[1]]
    assert parts(found.numbers, "after-morale") == [
        ("8.2", 2),
        ("8.2 step 2", -2),
        ("8.2 step 4", 2),
        ("8.2 step 5", 1),
    ]
    assert parts(found.numbers, "after-culture") == [("8.2", 4), ("8.2 step 6", 1)]
    assert parts(found.numbers, "after-ap") == [("8.2", 3), ("8.2 step 9", -3)]
    assert parts(found.numbers, "passage-halved") == [("8.2 step 10", -2)]


def test_the_check_comes_out_as_it_was_forecast(g: NavajoWars) -> None:
    at_the_check(g)
    found = {number.key: number.total for number in forecast(g, "victory-check").numbers}
    twin = NavajoWars(CODEC.copy(g.state), g.content)
    flow = victory_check(twin, g.content.history[PUEBLO_REVOLT].vp, False)
    request = next(flow)
    assert isinstance(request, Decision)
    assert request.key == "halve-passage"
    s = twin.state
    assert (found["after-military"], found["after-culture"], found["after-morale"]) == (s.military, s.culture, s.morale)


def test_a_check_that_loses_everything_says_so(g: NavajoWars) -> None:
    at_the_check(g)
    g.state.military, g.state.culture, g.state.morale = 0, 0, 3
    assert forecast(g, "victory-check").ending == "major-defeat"


def test_in_the_midst_of_the_check_it_is_no_longer_ahead(g: NavajoWars) -> None:
    at_the_check(g)
    assert "victory-check" not in {each.key for each in forecasts(g, 0, "8.2 step 8")}
    g.state.agenda = ["discard"]
    assert not any(each.soon for each in forecasts(g, 0, ""))


def test_a_forecast_changes_nothing(g: NavajoWars) -> None:
    at_the_check(g)
    before = CODEC.copy(g.state)
    forecasts(g, 0, "3")
    standing(g)
    assert g.state == before


# Passage of Time


def test_the_passage_of_time_is_forecast(g: NavajoWars) -> None:
    """Five mouths in Territories that give three food each, a sheep that feeds four; three horses on two pastures."""
    s = g.state
    at_the_check(g)
    s.card, s.agenda, s.drought = 0, [], [0] * 8
    s.elders, s.resources, s.corn = [1, 0, 0, 0, 1, 0, 0], {"horse": 2, "sheep": 1}, []
    s.passage, s.out_of_play = {}, {"horse": 3, "sheep": 3}
    found = forecast(g, "passage", "3")
    assert found.option == "passage-of-time"
    food = [("13 Agriculture", 6), ("3.3 step 5", 4), ("3.3 step 3", 4), ("3.3 step 5", -5)]
    assert parts(found.numbers, "food-balance") == food
    assert parts(found.numbers, "after-horse") == [("3.3", 2), ("3.3 step 3", 1), ("3.3 step 6", -1)]
    assert parts(found.numbers, "after-sheep") == [("3.3", 1), ("3.3 step 3", 1)]
    assert parts(found.numbers, "elders-at-risk") == [("3.3 step 7", 1)]


@pytest.mark.rule("3.3.2-a", "3.3.3-a", "3.3.5-e")
@pytest.mark.parametrize(("resources", "passage", "left"), [(1, 0, 2), (0, 1, 2), (0, 0, -6), (2, 1, 10)])
def test_the_sheep_that_return_and_are_bred_feed_people_too(
    g: NavajoWars, resources: int, passage: int, left: int
) -> None:
    """Nine people live in Shiprock, which feeds three. One sheep becomes two before they eat, so nobody starves."""
    s = g.state
    for family in s.families[:3]:
        family.place = 11
    s.elders, s.corn, s.card, s.agenda = [0] * 7, [], 0, []
    s.resources, s.passage = {"sheep": resources}, {"sheep": passage}
    found = next(number for number in forecast(g, "passage", "3").numbers if number.key == "food-balance")
    assert found.total == left
    twin = NavajoWars(CODEC.copy(s), g.content)
    return_animals(twin)
    breed_animals(twin)
    assert food_of_land(twin, 0).total + food_in_store(twin).total - food_needed(twin).total == left


@pytest.mark.rule("12.2-a")
def test_a_historical_event_sets_morale_anew_before_the_automatic_victory(g: NavajoWars) -> None:
    """8.2 While its Victory Check is ahead, Enemy Morale 0 promises nothing; at its discard it does."""
    at_the_check(g)
    g.state.morale = 0
    assert "automatic-victory" not in {each.key for each in forecasts(g, 0, "8")}
    g.state.agenda = ["discard"]
    assert forecast(g, "automatic-victory").soon


def test_with_enemy_morale_gone_the_automatic_victory_is_announced(g: NavajoWars) -> None:
    g.state.turn, g.state.morale, g.state.missions = 2, 0, [11, 21]
    found = forecast(g, "automatic-victory")
    assert found.soon
    assert found.numbers[0].total == 2


# phases


def test_the_phases_follow_the_card() -> None:
    """Over a whole game exactly one phase is now, and the side that acts is the one whose operations go on."""
    session, luck, seen = fresh("rise-of-the-people", 1), Random(1), set()
    while session.options:
        g = known(NavajoWars, session.run.game)
        found = phases(g)
        assert sum(phase.now for phase in found) == 1
        now = next(phase for phase in found if phase.now)
        if g.state.phase and g.state.card in g.content.operations:
            assert now.key == g.state.phase
        seen.add(now.key)
        session.answer(any_answer(session, luck))
    assert {"set-up", "draw", "dine", "enemy"} <= seen


# where options lead


@pytest.mark.parametrize(("scenario", "seed"), [("rise-of-the-people", 2), ("a-broken-country", 3)])
def test_what_is_foreseen_is_what_comes(scenario: str, seed: int) -> None:
    """Whatever luck and the player decide later: what was foreseen is told first; looking changes nothing."""
    session, luck, whole = fresh(scenario, seed), Random(seed), 0
    words = {language: book(language, session.definition.identity.text) for language in LANGUAGES}
    while session.options:
        name = any_answer(session, luck)
        before = session.digest(session.run.game.state)
        observer = Observer(session, 0)
        found = foresee(observer.memory(1), name)
        assert found is not None
        assert session.digest(session.run.game.state) == before
        odds = odds_of(observer, name)
        for each in words.values():
            assert session.definition.knowledge.ledger
            assert session.definition.knowledge.ledger(found.view, each)
            for ending in odds.shares if odds else ():
                by = session.definition.knowledge.gambles[name.split()[0]].by
                assert each.say(f"odds-{ending[0]}", dict(zip(by, ending[1:], strict=False)))
        told = len(session.log)
        session.answer(name)
        assert session.log[told : told + len(found.told)] == found.told
        if len(session.log) == told + len(found.told) and not found.chance:
            whole += found.view == session.view(0)
    assert whole > 5


def test_every_word_of_the_course_is_there_in_every_language() -> None:
    session, luck = fresh("the-fearing-time", 5), Random(5)
    words = [book(language, session.definition.identity.text) for language in LANGUAGES]
    while session.options:
        observer = Observer(session, 0)
        for each in words:
            for phase in observer.phases():
                assert each.say(f"phase-{phase.key}")
                assert not phase.by or each.name(phase.by)
                assert not phase.detail or each.say(f"phase-{phase.detail}")
            now = observer.standing()
            numbers = [*(now.numbers if now else ()), *(n for ahead in observer.forecasts() for n in ahead.numbers)]
            assert not now or each.say(f"standing-{now.ending}")
            assert all(each.number(number) and all(map(each.part, number.parts)) for number in numbers)
            assert all(each.say(f"forecast-{ahead.key}", ahead.facts) for ahead in observer.forecasts())
        session.answer(any_answer(session, luck))

"""Fatigue 4: it is read once and when the task is over, and the exhausted may still stand at the door."""

from __future__ import annotations

import json

import pytest

from tests.games.this_war_of_mine.war import effects, give, levels, not_yet, out, steps, told, war, why_not
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.state import CODEC
from vigil.kernel.testing import asked, play

TIRE = {"do": "raise", "state": "fatigue"}


def readings(g: War) -> int:
    return told(g).count("script-458")


@pytest.mark.rule("rd8", "rd71", "R036")
def test_what_a_trip_tires_out_is_read_at_dawn_and_once() -> None:
    g = give(out(war("mira", "tomas")), "fatigue", 3, 0)
    play(effects(g, TIRE, who="mira"))
    assert (levels(g, "fatigue"), readings(g)) == ([4, 0], 0), "the trip goes on"
    g.state.trip = None
    play(steps(g, "return"))
    assert readings(g) == 1
    before = len(told(g))
    play(steps(g, "return"))
    assert not [key for key in told(g)[before:] if key.startswith("script-")], "it is not read again"


@pytest.mark.rule("rd8", "rd66", "R036")
def test_any_other_state_is_read_at_once_on_a_trip_too() -> None:
    g = give(out(war("mira", "tomas")), "wounds", 3, 0)
    play(effects(g, {"do": "raise", "state": "wounds"}, who="mira"))
    assert [person.key for person in g.state.people] == ["tomas"]


@pytest.mark.rule("rd8", "rd71")
def test_who_was_exhausted_before_the_night_is_not_told_of_again() -> None:
    g = give(war("mira", "tomas"), "fatigue", 4, 4)
    play(steps(g, "evening"), "task-guard mira + task-floor tomas")
    play(steps(g, "return"))
    assert not [key for key in told(g) if key.startswith("script-")]


@pytest.mark.rule("rd8")
def test_whoever_rests_on_the_way_is_not_exhausted_at_dawn() -> None:
    g = give(out(war("mira", "tomas")), "fatigue", 3, 0)
    play(effects(g, TIRE, {"do": "lower", "state": "fatigue"}, who="mira"))
    g.state.trip = None
    play(steps(g, "return"))
    assert not [key for key in told(g) if key.startswith("script-")]
    assert [person.spent for person in g.state.people] == [False, False]


@pytest.mark.rule("rd8", "R036")
def test_a_guard_of_the_evening_is_read_at_dawn_and_a_sleeper_at_once() -> None:
    g = give(war("mira", "tomas"), "fatigue", 3, 3)
    play(steps(g, "evening"), "task-guard mira + task-floor tomas")
    assert [person.spent for person in g.state.people] == [True, False]
    assert not [key for key in told(g) if key.startswith("script-")]
    play(steps(g, "return"))
    assert [key for key in told(g) if key.startswith("script-")] == ["script-458"]
    g = give(war("mira", "tomas"), "fatigue", 3, 3)
    g.state.people[0].task = "floor"
    play(effects(g, TIRE, who="mira"))
    assert [key for key in told(g) if key.startswith("script-")] == ["script-458"]


def test_a_state_of_before_knows_nobody_who_is_spent() -> None:
    g = war("mira")
    old = json.loads(json.dumps(CODEC.dump(g.state)))
    for person in old["people"]:
        del person["spent"]
    assert CODEC.load(old).people[0].spent is False


@pytest.mark.rule("R107", "rd10", "rd11", "rd71")
def test_where_all_are_exhausted_333_is_a_choice() -> None:
    g = give(war("mira", "tomas"), "fatigue", 4, 4)
    request = asked(steps(g, "evening"))
    assert why_not(request, "task-guard mira") == ""
    assert why_not(request, "task-scavenging mira") == "too-tired-to-go"
    assert not_yet(request, "task-guard mira", "task-floor tomas") == ""
    g = give(war("mira", "tomas"), "fatigue", 4, 4)
    play(steps(g, "evening"), "task-guard mira + task-floor tomas")
    assert (levels(g, "fatigue"), g.state.ending) == ([4, 2], "")
    g = give(war("mira", "tomas"), "fatigue", 4, 4)
    request = asked(steps(g, "evening"), "task-floor mira + task-floor tomas")
    assert request.key == "nobody-guards", "it is foretold"
    g = give(war("mira", "tomas"), "fatigue", 4, 4)
    play(steps(g, "evening"), "task-floor mira + task-floor tomas", "leave-unguarded")
    assert (g.state.ending, g.state.cause) == ("defeat", "no-guard")


@pytest.mark.rule("rd71")
def test_while_somebody_else_can_stand_guard_the_exhausted_sleep() -> None:
    g = give(war("mira", "tomas"), "fatigue", 4, 3)
    request = asked(steps(g, "evening"))
    assert why_not(request, "task-guard mira") == "too-tired"
    assert why_not(request, "task-scavenging mira") == "too-tired"

"""1 The village."""

from __future__ import annotations

from typing import Any

import pytest

from examples.village.definition import TOY3
from examples.village.game import Well
from examples.village.rules.ch1_set_up import deal, draw_role, into_jar, jar, out_of_jar, spilt
from examples.village.rules.ch2_night import gifts
from tests.examples.village.playing import CONTENT, events, told, village
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, names, play


def fresh(scenario: str = "four-nights", **settings: str) -> Well:
    g: Well = TOY3.rules.new(CONTENT, scenario, settings, 3)
    g.log = []
    return g


@pytest.mark.parametrize(
    ("scenario", "nights", "cistern", "need"), [("four-nights", 4, 2, 16), ("five-nights", 5, 1, 20)]
)
def test_1_1_the_scenario_says_how_long_and_how_much(scenario: str, nights: int, cistern: int, need: int) -> None:
    s = fresh(scenario).state
    assert (s.nights, s.cistern, s.need) == (nights, cistern, need)
    assert [player.water for player in s.players] == [4, 4, 4]
    assert s.deck.pool == sorted(s.deck.pool)


def test_1_1_the_setting_has_a_default() -> None:
    assert fresh().state.ballots == "named"
    assert fresh(ballots="counted").state.ballots == "counted"


def test_1_everybody_looks_at_a_role_and_at_a_charm() -> None:
    g = fresh()
    play(deal(g), "villager", "thief", "villager", "bell", "salt", "bell")
    assert [player.role for player in g.state.players] == ["villager", "thief", "villager"]
    assert [player.charm for player in g.state.players] == ["bell", "salt", "bell"]
    assert g.state.phase == "dusk"


def test_1_2_there_is_one_thief_at_most_and_the_fourth_card_stays_in_the_box() -> None:
    g = fresh()
    first = asked(draw_role(g, 0))
    assert isinstance(first, Chance)
    assert (names(first), first.weights) == (["thief", "villager"], [1, 3])
    play(draw_role(g, 0), "thief")
    second = asked(draw_role(g, 1))
    assert isinstance(second, Chance)
    assert (names(second), second.weights) == (["thief", "villager"], [0, 3]), "the list tells nothing"
    play(deal(fresh()), "villager", "villager", "villager", "bell", "bell", "bell")


def test_1_cards_that_cannot_all_come_from_one_pile_are_drawn_again() -> None:
    g = fresh()
    play(deal(g), "thief", "thief", "villager", "villager", "thief", "villager", "bell", "salt", "bell")
    assert [player.role for player in g.state.players] == ["villager", "thief", "villager"]
    assert "dealt-again" in told(g)


def test_1_2_only_the_seat_itself_sees_its_card_and_all_hear_as_many_events() -> None:
    g = fresh()
    role = asked(deal(g))
    assert isinstance(role, Chance)
    assert (role.seen_by, role.seat) == ((0,), 0)
    play(deal(g), "villager", "thief", "villager", "bell", "salt", "bell")
    assert told(g) == ["looked-at-role"] * 3 + ["looked-at-charm"] * 3
    heard = [[event.heard_by(seat) for event in events(g)] for seat in (SPECTATOR, 0, 1)]
    assert [event.key for event in heard[1]] == [
        "your-role",
        *["looked-at-role"] * 2,
        "your-charm",
        *["looked-at-charm"] * 2,
    ]
    assert heard[2][1].facts == {"role": "thief"}
    assert heard[0][1].facts == heard[1][1].facts == {"player": "seat-2"}


def test_1_3_a_charm_is_seen_by_its_owner_alone() -> None:
    g = village(charms=("bell", "salt", "salt"))
    assert [each.charm for each in TOY3.knowledge.view(g, 0).players] == ["bell", "", ""]
    assert [each.has_charm for each in TOY3.knowledge.view(g, 0).players] == [True, True, True]
    assert [each.charm for each in TOY3.knowledge.view(g, SPECTATOR).players] == ["", "", ""]
    assert [each.charm for each in TOY3.knowledge.view(g, ALL_SEATS).players] == ["bell", "salt", "salt"]


def test_1_4_only_its_owner_sees_into_a_jar() -> None:
    g = village()
    g.player(1).water = 7
    assert [each.water for each in TOY3.knowledge.view(g, 1).players] == [-1, 7, -1]
    assert [number.key for number in TOY3.knowledge.totals(g, 1)] == ["still-needed", "strength", "jar"]
    assert [number.key for number in TOY3.knowledge.totals(g, SPECTATOR)] == ["still-needed", "strength"]
    assert [number.key for number in TOY3.knowledge.totals(g, ALL_SEATS)].count("jar") == 3


def test_1_4_a_jar_explains_what_is_in_it() -> None:
    g = village()
    into_jar(g, 0, 2)
    play(gifts(g), "give 2", "give 1", "give 1")
    out_of_jar(g, 0, 1)
    spilt(g, 0, 9)
    into_jar(g, 1, 1)
    parts: dict[str, Any] = {part.key: part.amount for part in jar(g, 0).parts}
    assert parts == {"jar-start": 4, "jar-came": 2, "jar-given": -2, "jar-gone": -4}
    assert [jar(g, seat).total for seat in (0, 1, 2)] == [0, 4, 3]
    assert [player.water for player in g.state.players] == [0, 4, 3]

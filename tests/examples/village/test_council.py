"""3 The council, and 4 the end."""

from __future__ import annotations

import pytest

from examples.village.definition import TOY3
from examples.village.rules.ch3_council import council, dawn
from examples.village.rules.ch4_end import check_end, still_needed
from tests.examples.village.playing import events, told, village
from vigil.kernel.play.driver import asked as questions
from vigil.kernel.rules.requests import Decision, Simultaneous
from vigil.kernel.testing import asked, names, play


def test_3_1_the_leader_may_put_the_vote_off() -> None:
    g = village(leader=1)
    request = asked(council(g))
    assert isinstance(request, Decision)
    assert (request.window, request.secret, request.seat) == (True, False, 1)
    play(council(g), "put-off")
    assert (g.state.cistern, told(g), g.state.phase) == (1, ["put-off"], "dawn")


def test_3_1_an_empty_cistern_cannot_pay_for_it() -> None:
    assert isinstance(asked(council(village(cistern=0))), Simultaneous)


def test_3_2_all_vote_at_once_and_in_secret() -> None:
    g = village(cistern=0)
    g.player(2).banished = True
    ballots = questions(asked(council(g)))
    assert [each.seat for each in ballots] == [0, 1]
    assert all(each.secret and each.always for each in ballots)
    assert names(ballots[0]) == ["banish seat-1", "banish seat-2", "banish-nobody"]


def test_3_2_ballots_are_turned_up_with_their_names() -> None:
    g = village()
    play(council(g), "banish seat-2", "banish-nobody", "banish seat-1")
    assert told(g) == ["ballot", "ballot-for-nobody", "ballot", "nobody-banished"]
    assert events(g)[0].facts == {"player": "seat-1", "other": "seat-2"}
    assert all(event.reveals for event in events(g)[:3])


def test_3_2_ballots_may_only_be_counted() -> None:
    g = village(ballots="counted")
    play(council(g), "banish seat-2", "banish-nobody", "banish seat-2")
    assert told(g) == ["ballots-counted", "ballots-counted", "ballots-counted", "banished"]
    assert [event.facts["n"] for event in events(g)[:3]] == [0, 2, 0]


def test_3_3_who_is_named_twice_shows_his_card_and_leaves() -> None:
    g = village("vtv")
    play(council(g), "banish seat-2", "banish seat-1", "banish seat-2")
    assert (g.player(1).banished, g.player(1).charm, g.player(1).post) == (True, "", "")
    assert events(g)[-1].facts == {"player": "seat-2", "role": "thief"}
    assert events(g)[-1].reveals
    assert TOY3.knowledge.view(g, 0).players[1].role == "thief"
    assert TOY3.knowledge.view(g, -1).players[1].role == "thief"
    assert g.living() == [0, 2]


def test_3_one_alone_does_not_vote() -> None:
    g = village()
    g.player(0).banished = g.player(1).banished = True
    play(council(g))
    assert (told(g), g.state.phase) == ([], "dawn")


def test_3_4_posts_are_left_at_dawn_and_the_guard_is_tired() -> None:
    g = village(given=3, card=1)
    g.player(0).post, g.player(1).post = "guard", "rest"
    g.player(2).guarded = True
    play(dawn(g))
    assert [player.post for player in g.state.players] == ["", "", ""]
    assert [player.guarded for player in g.state.players] == [True, False, False]
    assert (g.state.given, g.state.card, g.state.phase, g.state.ending) == (0, 0, "dusk", "")


@pytest.mark.parametrize(("cistern", "ending", "cause"), [(15, "thief", "thirst"), (16, "village", "water")])
def test_4_1_after_the_last_night_the_water_decides(cistern: int, ending: str, cause: str) -> None:
    g = village(night=4, cistern=cistern)
    play(dawn(g))
    assert TOY3.rules.over(g)
    assert TOY3.evaluation.cause is not None
    assert (TOY3.rules.outcome(g), TOY3.evaluation.cause(g), told(g)) == (ending, cause, [f"end-{cause}"])
    assert still_needed(g).total == 16 - cistern


def test_4_2_two_banished_villagers_lose_the_game() -> None:
    g = village("vvt", cistern=30)
    g.player(0).banished = True
    check_end(g)
    assert not TOY3.rules.over(g)
    g.player(2).banished = True
    check_end(g)
    assert not TOY3.rules.over(g), "the thief does not count"
    g.player(1).banished = True
    check_end(g)
    assert (g.state.ending, g.state.cause) == ("thief", "exile")

"""2 The night: event card, gifts, posts, charms, watch and small hours."""

from __future__ import annotations

import pytest

from examples.village.definition import TOY3
from examples.village.game import Well
from examples.village.rules.ch2_night import dusk, gifts, posts
from examples.village.rules.ch2_watch import hours, strength
from examples.village.rules.sequence import turn
from tests.examples.village.playing import charms_and_watch, events, told, village
from vigil.kernel.play.driver import asked as questions
from vigil.kernel.rules.requests import Decision, Number, Simultaneous
from vigil.kernel.sets.draft import Draft
from vigil.kernel.testing import asked, names, play, refusals

RAIN = 1


def test_2_1_the_leader_turns_up_a_card() -> None:
    g = village(night=0)
    play(dusk(g), RAIN)
    assert (g.state.night, g.state.leader, g.state.cistern, g.state.phase) == (1, 0, 4, "gifts")
    assert RAIN not in g.state.deck.pool
    assert told(g) == ["night", "card", "filled"]


def test_2_the_lead_passes_on_and_leaves_out_the_banished() -> None:
    g = village()
    g.player(1).banished = True
    play(dusk(g), RAIN)
    assert g.state.leader == 2
    play(dusk(g), 5)
    assert g.state.leader == 0


def test_2_2_all_are_asked_at_once_in_secret_even_without_a_choice() -> None:
    g = village("vvt")
    g.player(0).water = 1
    request = next(gifts(g))
    assert isinstance(request, Simultaneous)
    assert [decision.seat for decision in questions(request)] == [0, 1, 2]
    assert all(decision.secret and decision.always for decision in questions(request))
    assert [names(decision) for decision in questions(request)] == [
        ["give 1"],
        ["give 1", "give 2"],
        ["give 0", "give 1", "give 2"],
    ]


def test_2_2_only_the_sum_is_told() -> None:
    g = village("vvt")
    play(gifts(g), "give 1", "give 2", "give 0")
    assert (g.state.cistern, g.state.given, g.state.phase) == (5, 3, "posts")
    assert [player.water for player in g.state.players] == [3, 2, 4]
    assert [player.gifts for player in g.state.players] == [[1], [2], [0]]
    assert told(g) == ["gifts"]
    assert events(g)[0].facts == {"n": 3, "total": 5}
    assert events(g)[0].reveals


def test_2_2_why_not_more_and_why_not_less() -> None:
    g = village("vvt")
    g.player(0).water, g.player(2).water = 1, 0
    mine, _, thief = questions(next(gifts(g)))
    assert refusals(mine) == {"give 0": "villagers-give", "give 2": "jar-too-empty"}
    assert refusals(thief) == {"give 1": "jar-too-empty", "give 2": "jar-too-empty"}
    assert mine.numbers is not None
    assert [number.key for number in mine.numbers()] == ["jar"]


def test_2_2_an_empty_jar_lets_a_villager_off() -> None:
    g = village()
    for player in g.state.players:
        player.water = 0
    play(gifts(g))
    assert g.state.given == 0


def test_2_2_the_banished_are_not_asked() -> None:
    g = village()
    g.player(1).banished = True
    play(gifts(g), "give 1", "give 2")
    assert [player.gifts for player in g.state.players] == [[1], [0], [2]]


def test_2_3_the_leader_gives_everybody_a_post() -> None:
    g = village(leader=1)
    request = asked(posts(g))
    assert request.seat == 1
    play(posts(g), "post seat-1 guard + post seat-2 haul + post seat-3 rest")
    assert [player.post for player in g.state.players] == ["guard", "haul", "rest"]
    assert [player.water for player in g.state.players] == [4, 6, 4]
    assert told(g) == ["post-guard", "post-haul", "post-rest"]
    assert g.state.phase == "charms"


def draft_of(g: Well, *names: str) -> Draft:
    request = asked(posts(g))
    assert isinstance(request, Decision)
    return Draft(request, names)


@pytest.mark.parametrize(
    ("inside", "wanted", "reason"),
    [
        (["post seat-1 rest"], "post seat-1 guard", "has-post"),
        (["post seat-1 guard"], "post seat-3 guard", "post-full"),
        (["post seat-1 haul", "post seat-2 haul"], "post seat-3 haul", "post-full"),
        (["post seat-1 rest", "post seat-2 rest"], "post seat-3 rest", "post-full"),
        ([], "post seat-2 guard", "guard-is-tired"),
    ],
)
def test_2_3_why_a_post_cannot_be_given(inside: list[str], wanted: str, reason: str) -> None:
    g = village()
    g.player(1).guarded = True
    draft = draft_of(g, *inside)
    refusal = draft.refusal(wanted)
    assert refusal is not None
    assert (refusal.name, refusal.reason) == (wanted, reason)


def test_2_3_nobody_is_left_without_a_post() -> None:
    g = village()
    draft = draft_of(g, "post seat-1 rest", "post seat-2 guard")
    problem = draft.problem()
    assert problem is not None
    assert (problem.reason, problem.about) == ("without-post", {"player": "seat-3"})
    draft.put_in("post seat-3 rest")
    assert draft.problem() is None


def test_2_4_everybody_at_home_may_turn_up_his_charm_beginning_with_the_leader() -> None:
    g = village(leader=1)
    g.player(2).post = "haul"
    flow = charms_and_watch(g)
    first = next(flow)
    assert isinstance(first, Decision)
    assert (first.seat, first.secret, first.window, first.always) == (1, False, True, True)
    assert names(first) == ["play bell", "go-on"]
    second = flow.send(first.offer()[1])
    assert second.seat == 0


def test_2_4_a_charm_is_told_to_all_and_gone() -> None:
    g = village()
    play(charms_and_watch(g), "play lantern", 3)
    assert told(g)[0] == "charm-played"
    assert events(g)[0].reveals
    assert (g.player(0).charm, g.state.played) == ("", ["lantern"])
    assert strength(g).total == 2


def test_2_4_who_has_no_charm_is_not_asked() -> None:
    g = village(charms=("", "", ""))
    play(charms_and_watch(g), 5)
    assert g.state.cistern == 2


@pytest.mark.parametrize(
    ("die", "result", "cistern"),
    [(1, "robbed", 7), (2, "robbed", 7), (3, "pilfered", 9), (4, "pilfered", 9), (5, "quiet", 10), (6, "quiet", 10)],
)
def test_2_5_the_watch_without_a_guard(die: int, result: str, cistern: int) -> None:
    g = village(charms=("", "", ""), cistern=10)
    play(charms_and_watch(g), die)
    assert (told(g)[-1], g.state.cistern, g.state.phase) == (f"watch-{result}", cistern, "hours")


def test_2_5_the_total_explains_itself() -> None:
    g = village(cistern=1)
    g.player(2).post = "guard"
    play(charms_and_watch(g), "play lantern", "play bell", 4)
    total = events(g)[-1].facts["total"]
    assert isinstance(total, Number)
    assert [(part.key, part.amount) for part in total.parts] == [("die", 4), ("guard", 2), ("lasting", 3)]
    assert (told(g)[-1], g.state.cistern) == ("watch-dew", 2)


def test_2_5_raiders_take_what_there_is() -> None:
    g = village(charms=("", "", ""), cistern=2)
    play(charms_and_watch(g), 1)
    assert (g.state.cistern, events(g)[-1].facts["n"]) == (0, 2)


def test_2_6_only_a_thief_can_do_anything_but_sleep() -> None:
    g = village("vtv")
    villager, thief, other = questions(next(hours(g)))
    assert [names(each) for each in (villager, thief, other)] == [["sleep"], ["sleep", "poison"], ["sleep"]]
    assert all(each.always and each.secret for each in (villager, thief, other))
    assert refusals(villager) == {"poison": "no-thief"}
    assert refusals(thief) == {}


def test_2_6_a_poisoned_cistern_loses_water_once() -> None:
    g = village("vtv", cistern=10)
    play(hours(g), "poison")
    assert (g.state.cistern, g.state.poisoned, g.state.phase) == (7, True, "council")
    assert told(g) == ["poisoned"]
    play(hours(g))
    assert told(g) == ["poisoned"], "nobody is asked again"


def test_2_6_everybody_slept() -> None:
    g = village("vtv", cistern=10)
    play(hours(g), "sleep")
    assert (g.state.cistern, told(g)) == (10, ["slept"])


def test_2_6_salt_keeps_poison_away() -> None:
    g = village("vtv", cistern=10)
    play(charms_and_watch(g), "play salt", 5)
    play(hours(g), "poison")
    assert (g.state.cistern, g.state.poisoned, told(g)[-1]) == (10, True, "poison-warded")


def test_2_6_nobody_is_asked_once_the_thief_is_gone() -> None:
    g = village("vtv")
    g.player(1).banished = True
    play(hours(g))
    assert told(g) == []
    assert g.state.phase == "council"


def test_2_the_view_names_the_phase_while_it_lasts() -> None:
    g = village("vtv", phase="hours")
    next(hours(g))
    assert TOY3.knowledge.view(g, 0).phase == "hours"


def test_2_4_every_charm_is_a_turn_of_its_own() -> None:
    g = village(phase="charms", leader=2)
    play(turn(g), "play salt")
    assert (g.state.phase, g.state.asked) == ("charms", 1)
    play(turn(g), "play lantern")
    play(turn(g))
    assert (g.state.phase, g.state.asked, g.state.turn) == ("watch", 0, 3)

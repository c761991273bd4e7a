"""Answers that are sets: putting in, taking out, names, luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import TOY
from vigil.bots.random_bot import at_random
from vigil.kernel.play.driver import Run
from vigil.kernel.play.playout import play_out
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Build, Decision, Flow, Number, Option, Part, Refusal
from vigil.kernel.sets.draft import NOTHING, Draft, lone_answer, naming_of, option_named, read
from vigil.kernel.sets.limits import AtLeast, AtMost, Several, anything
from vigil.kernel.sets.sampling import sample
from vigil.kernel.testing import ScriptError, play

GOODS = {"bread": 2, "rope": 3, "lamp": 4}  # what is packed, and its weight
STRENGTH = 6


def packing(
    goods: Sequence[str] = ("bread", "bread", "bread", "rope", "lamp"),
    least: int = 1,
    fits: Callable[[Sequence[str]], Refusal | None] | None = None,
    always: bool = False,
) -> Decision:
    """Pack what you can carry, and at least so much."""

    def heavy(packed: Sequence[str]) -> Refusal | None:
        weight = sum(GOODS[each] for each in packed)
        return Refusal("pack", "too-heavy", "1.2", about={"n": weight}) if weight > STRENGTH else None

    def enough(packed: Sequence[str]) -> Refusal | None:
        return None if len(packed) >= least else Refusal("pack", "too-little", "1.3")

    def weight(packed: Sequence[str]) -> list[Number]:
        return [Number("weight", tuple(Part("1.2", each, GOODS[each]) for each in packed))]

    elements = [Option("pack", each, "1.1", {"what": each}) for each in goods]
    return Decision("1", "packing", lambda: elements, build=Build(fits or heavy, enough, weight), always=always)


def test_what_is_put_in_stands_in_the_order_of_the_rule() -> None:
    draft = Draft(packing())
    assert draft.put_in("pack rope") is None
    assert draft.put_in("pack bread") is None
    assert draft.values() == ["bread", "rope"]
    assert [option.name for option in draft.chosen()] == ["pack bread", "pack rope"]
    assert draft.option().value == ("bread", "rope")


def test_what_is_taken_out_may_be_put_in_again() -> None:
    draft = Draft(packing(), ["pack rope", "pack bread"])
    draft.take_out("pack rope")
    draft.take_out("pack rope")
    draft.take_out("pack sword")
    assert draft.values() == ["bread"]
    assert draft.put_in("pack lamp") is None
    assert draft.values() == ["bread", "lamp"]


def test_what_does_not_fit_is_refused_with_its_reason_and_not_put_in() -> None:
    draft = Draft(packing(), ["pack lamp"])
    refusal = draft.put_in("pack rope")
    assert refusal is not None
    assert (refusal.name, refusal.reason, refusal.rule, refusal.about) == ("pack rope", "too-heavy", "1.2", {"n": 7})
    assert draft.values() == ["lamp"]


def test_there_is_no_more_than_the_rule_lists() -> None:
    draft = Draft(packing(("bread", "bread")), ["pack bread", "pack bread"])
    refusal = draft.put_in("pack bread")
    assert refusal is not None
    assert (refusal.name, refusal.reason) == ("pack bread", "none-left")


def test_what_is_not_listed_cannot_be_put_in() -> None:
    refusal = Draft(packing()).put_in("pack sword")
    assert refusal is not None
    assert refusal.reason == "no-such-element"


def test_names_that_cannot_be_put_in_at_the_start_are_left_out() -> None:
    assert Draft(packing(), ["pack lamp", "pack rope", "pack sword"]).values() == ["lamp"]


def test_what_is_open_is_listed_once() -> None:
    draft = Draft(packing())
    assert [option.name for option in draft.open()] == ["pack bread", "pack rope", "pack lamp"]
    draft.put_in("pack lamp")
    assert [option.name for option in draft.open()] == ["pack bread"]


def test_what_is_missing_is_said_until_it_can_be_done() -> None:
    draft = Draft(packing())
    problem = draft.problem()
    assert problem is not None
    assert problem.reason == "too-little"
    draft.put_in("pack rope")
    assert draft.problem() is None


def test_the_numbers_follow_what_is_inside() -> None:
    draft = Draft(packing(), ["pack lamp", "pack bread"])
    assert [number.total for number in draft.numbers()] == [6]
    decision = packing()
    assert decision.build is not None
    decision.build.numbers = None
    assert Draft(decision).numbers() == []


# names


def test_a_set_has_one_name() -> None:
    assert Draft(packing()).option().name == NOTHING
    assert Draft(packing(), ["pack bread"]).option().name == "pack bread"
    assert Draft(packing(), ["pack bread"] * 3).option().name == "pack bread x3"
    assert Draft(packing(), ["pack rope", "pack bread"]).option().name == "pack bread + pack rope"


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("nothing", []),
        ("bread", ["bread"]),
        ("bread x2", ["bread", "bread"]),
        ("bread x12 + rope", [*["bread"] * 12, "rope"]),
        ("bread x1", ["bread x1"]),
        ("bread x0 + rope", ["bread x0", "rope"]),
        ("bread x02", ["bread x02"]),
        ("box x2", ["box", "box"]),
        ("post seat-1 guard + post seat-2 rest", ["post seat-1 guard", "post seat-2 rest"]),
    ],
)
def test_a_name_is_read(name: str, names: list[str]) -> None:
    assert read(name) == names


@given(st.lists(st.sampled_from(["bread", "rope 2", "lamp-old", "salt"]), max_size=12))
def test_names_and_sets_are_a_bijection(names: list[str]) -> None:
    chosen = [Option(name, name, "1") for name in sorted(names)]
    assert read(naming_of(chosen)) == sorted(names)


@given(st.integers(0, 10_000))
def test_every_set_is_found_again_by_its_name(seed: int) -> None:
    decision = packing()
    option = sample(decision, Random(seed).randrange)
    found = option_named(decision, decision.offer(), option.name)
    assert found is not None
    assert (found.name, found.value) == (option.name, option.value)


@given(st.integers(0, 10_000))
def test_luck_puts_sets_together_as_people_do(seed: int) -> None:
    """Nothing is named on the way, and yet what comes out is what would be typed, put in one by one."""
    decision = packing(("bread", "lamp", "bread", "rope"))  # what is alike need not stand together
    option = sample(decision, Random(seed).randrange)
    draft = Draft(decision, read(option.name))
    assert (draft.option().name, draft.option().value) == (option.name, option.value)


@pytest.mark.parametrize(
    "name",
    [
        "pack sword",  # not listed
        "pack bread x4",  # more than there are
        "pack bread x99999999",
        "pack lamp + pack rope",  # too heavy
        "nothing",  # not ready
        "",
    ],
)
def test_what_may_not_be_answered_has_no_option(name: str) -> None:
    decision = packing()
    assert option_named(decision, decision.offer(), name) is None


def test_a_set_written_in_another_order_is_the_same_answer() -> None:
    decision = packing()
    found = option_named(decision, decision.offer(), "pack rope + pack bread")
    assert found is not None
    assert found.name == "pack bread + pack rope"


def test_a_plain_question_is_answered_by_the_name_of_an_option() -> None:
    options = [Option("yes", 1, "1"), Option("no", 0, "1")]
    decision = Decision("1", "sure", lambda: options)
    assert option_named(decision, options, "no") is options[1]
    assert option_named(decision, options, "yes + no") is None


# lone answers


def test_a_lone_option_answers_itself_unless_it_must_be_asked() -> None:
    option = Option("yes", 1, "1")
    assert lone_answer(Decision("1", "sure", lambda: [option]), [option]) is option
    assert lone_answer(Decision("1", "sure", lambda: [option], always=True), [option]) is None
    assert lone_answer(Decision("1", "sure", list), []) is None
    assert lone_answer(Decision("1", "sure", list), [option, Option("no", 0, "1")]) is None


def nothing_fits(packed: Sequence[str]) -> Refusal | None:
    return Refusal("pack", "too-heavy", "1.2") if packed else None


def test_a_set_answers_itself_only_if_it_can_be_nothing_but_empty() -> None:
    empty = packing((), least=0)
    found = lone_answer(empty, empty.offer())
    assert found is not None
    assert (found.name, found.value) == (NOTHING, ())
    one = packing(("bread",), least=0)
    assert lone_answer(one, one.offer()) is None, "to pack or not to pack"
    blocked = packing(("bread",), least=0, fits=nothing_fits)
    found = lone_answer(blocked, blocked.offer())
    assert found is not None
    assert found.name == NOTHING
    stuck = packing((), least=1)
    assert lone_answer(stuck, stuck.offer()) is None
    secret = packing((), least=0, always=True)
    assert lone_answer(secret, secret.offer()) is None


# luck


class Watched(Draft):
    taken: list[str] = []

    def take_out(self, name: str) -> None:
        self.taken.append(name)


def test_luck_never_takes_anything_out_and_reaches_every_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.kernel.sets.draft.Draft", Watched)
    found = {sample(packing(), Random(seed).randrange).name for seed in range(300)}
    assert Watched.taken == []
    assert found == {
        "pack bread", "pack bread x2", "pack bread x3", "pack rope", "pack lamp", "pack bread + pack rope",
        "pack bread + pack lamp",
    }  # fmt: skip


def refuse(packed: Sequence[str]) -> Refusal:
    return Refusal("pack", "limit", "1.2", about={"n": len(packed)})


def test_limits_that_add_up_say_so_when_they_are_passed() -> None:
    heavy, many = AtMost(STRENGTH, refuse, GOODS.__getitem__), AtMost(2, refuse)
    worth, enough = AtLeast(STRENGTH, refuse, GOODS.__getitem__), AtLeast(2, refuse)
    assert [bool(limit(["bread", "lamp"])) for limit in (heavy, many, worth, enough)] == [False] * 4
    assert [bool(limit(["rope", "lamp"])) for limit in (heavy, many, worth, enough)] == [True, False, False, False]
    assert many(["bread"] * 3) == refuse(["bread"] * 3)
    assert [bool(limit(["bread"])) for limit in (heavy, many, worth, enough)] == [False, False, True, True]


@given(st.integers(0, 2**32), st.integers(0, 9), st.integers(0, 3))
def test_luck_packs_by_sums_as_it_packs_by_trying(seed: int, most: int, least: int) -> None:
    """Limits that add up are not tried out, but the same luck leads to the same sets."""
    goods = ("bread", "bread", "bread", "rope", "lamp")
    limits: list[tuple[Any, Any]] = [
        (AtMost(most, refuse, GOODS.__getitem__), anything),
        (anything, AtLeast(least, refuse)),
        (AtMost(least + most, refuse), AtLeast(2 * least, refuse, GOODS.__getitem__)),
    ]
    alike = {each.value: each for each in packing(goods).offer()}
    counted = Several([(option, goods.count(what)) for what, option in alike.items()])
    assert (
        [option.value for option in counted] == [counted[place].value for place in range(len(counted))] == list(goods)
    )
    for fits, ready in limits:
        summed, tried = packing(goods), packing(goods)
        assert summed.build
        assert tried.build
        summed.offer = lambda: counted
        summed.build.fits, summed.build.ready = fits, ready
        tried.build.fits, tried.build.ready = partial(fits), partial(ready)
        one, other = Random(seed), Random(seed)
        assert sample(summed, one.randrange).value == sample(tried, other.randrange).value
        assert one.random() == other.random()


def test_luck_tries_again_where_it_ran_into_a_dead_end() -> None:
    """Two breads can be carried with nothing else, and only the rope makes it ready."""
    decision = packing(("bread", "bread", "rope", "lamp"))
    assert decision.build is not None
    decision.build.ready = lambda packed: None if "rope" in packed else Refusal("pack", "no-rope", "1.3")
    names = {sample(decision, Random(seed).randrange).name for seed in range(60)}
    assert names == {"pack rope", "pack bread + pack rope"}


def test_a_set_that_cannot_be_completed_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(ValueError, match="1 packing: no set can be completed"):
        sample(packing(("bread",), least=2), Random(1).randrange)


# asked by a rule


def pack() -> Any:
    option = yield packing()
    return option.value


def test_a_rule_gets_the_values() -> None:
    assert play(pack(), "pack rope + pack bread") == ("bread", "rope")
    with pytest.raises(ScriptError, match="is not one of"):
        play(pack(), "pack rope + pack lamp")


def one_loaf(g: Game[list[str], None]) -> Flow[None]:
    """A game that is over when it has been decided whether the only loaf is packed."""
    chosen = yield packing(("bread",), least=0)
    g.state.append(chosen.name)


def test_a_set_of_one_element_is_a_question_in_whole_games_too() -> None:
    seen = set()
    definition = TOY.with_rules(turn=one_loaf, over=lambda g: bool(g.state))
    for seed in range(20):
        packed: list[str] = []
        run = Run(definition, Game(packed, None))
        run.begin_turn()
        assert play_out(run, seed, at_random(seed)) == (1, 1)
        seen |= set(packed)
    assert seen == {NOTHING, "pack bread"}

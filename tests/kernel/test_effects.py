"""Effects as data: every verb carried out, every mistake in a list named with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from vigil.kernel.effect_reading import EffectError, read_effects
from vigil.kernel.effects import Effects, Promise, Verb, Vocabulary, bonus, carry_out, moment_comes
from vigil.kernel.flow import Chance, Flow, Option, choose
from vigil.kernel.testing import asked, names, play, refusals


class Camp:
    """A game without a kernel: a store of things and a list of what was done."""

    def __init__(self, **store: int) -> None:
        self.store = store
        self.done: list[str] = []
        self.promises: list[Promise] = []
        self.sources: dict[str, Effects] = {}
        self.group = ["ann", "ben"]


def gain(g: Camp, who: str, what: str, n: int) -> None:
    g.store[what] = g.store.get(what, 0) + n
    g.done.append(f"{who}+{n}{what}")


def lose(g: Camp, who: str, what: str, n: int) -> None:
    g.store[what] -= n
    g.done.append(f"{who}-{n}{what}")


def can_lose(g: Camp, who: str, what: str, n: int) -> bool:
    return g.store.get(what, 0) >= n


def wonder(g: Camp, who: str, aloud: bool) -> Flow[None]:
    """A primitive that asks."""
    word = yield from choose("9", "wonder", lambda: [Option("yes", "yes", "9"), Option("no", "no", "9")])
    g.done.append(f"{who}:{word}{'!' if aloud else ''}")


def note(g: Camp, who: str, text: str) -> None:
    g.done.append(f"{who}:{text}")


def has(g: Camp, who: str, what: str, n: int) -> bool:
    return can_lose(g, who, what, n)


THINGS = ("water", "food")
TAKES: dict[str, Any] = {"what": THINGS, "n": int}
WORDS = Vocabulary(
    primitives={
        "gain": Verb(gain, "1", TAKES),
        "lose": Verb(lose, "1", TAKES, can_lose),
        "wonder": Verb(wonder, "9", {"aloud": bool}),
        "note": Verb(note, "9", {"text": str}),
    },
    conditions={"has": Verb(has, "1", TAKES)},
    promises=lambda g: promises_of(g),
    effects_of=lambda g, source: g.sources[source],
    counts={"camper": lambda g, who: len(g.group), "letter": lambda g, who: len(who)},
    groups={"camper": lambda g: g.group},
    moments=("dawn", "noon"),
    bonuses=("guard", "speed"),
    rolls=("storm",),
)


def promises_of(g: Camp) -> list[Promise]:
    return g.promises


WATER = {"do": "gain", "what": "water", "n": 1}
FOOD = {"do": "gain", "what": "food", "n": 1}
FEE = {"do": "lose", "what": "food", "n": 2}


def read(*rows: Any) -> Effects:
    return read_effects(list(rows), WORDS, "card", "2.1")


def carried(g: Camp, *rows: Any, who: str = "", seat: int = 0) -> Flow[None]:
    g.sources["card"] = read(*rows)
    return carry_out(g, g.sources["card"], WORDS, who, seat)


# what each verb does


def test_do_in_the_order_of_the_list() -> None:
    g = Camp()
    play(carried(g, WATER, FOOD, WATER, who="ann"))
    assert g.done == ["ann+1water", "ann+1food", "ann+1water"]


def test_a_primitive_may_ask() -> None:
    g = Camp()
    play(carried(g, {"do": "wonder", "aloud": True}, WATER, who="ben"), "no")
    assert g.done == ["ben:no!", "ben+1water"]


def test_an_amount_may_be_counted_when_it_is_needed() -> None:
    g = Camp()
    per = {"do": "gain", "what": "food", "n": {"per": "camper", "times": 3}}
    letters = {"do": "gain", "what": "water", "n": {"per": "letter"}}
    flow = carried(g, per, letters, who="conrad")
    g.group = ["ann"]
    play(flow)
    assert g.done == ["conrad+3food", "conrad+6water"]


@pytest.mark.parametrize(("food", "done"), [(2, ["+1water"]), (1, ["+1food"])])
def test_if_and_else(food: int, done: list[str]) -> None:
    g = Camp(food=food)
    play(carried(g, {"if": "has", "what": "food", "n": 2, "then": [WATER], "else": [FOOD]}))
    assert g.done == done


def test_if_without_branches_does_nothing() -> None:
    g = Camp()
    play(carried(g, {"if": "has", "what": "food", "n": 0}))
    assert g.done == []


@pytest.mark.parametrize(("food", "done"), [(2, ["-2food", "+1water"]), (1, ["+1food"])])
def test_pay_without_asking_if_it_can_be_paid_in_full(food: int, done: list[str]) -> None:
    g = Camp(food=food)
    play(carried(g, {"pay": [FEE], "then": [WATER], "else": [FOOD]}))
    assert g.done == done


DEAL = {
    "choose": "deal",
    "of": [
        {"key": "buy", "price": [FEE], "then": [WATER]},
        {"key": "boast", "if": {"name": "has", "what": "water", "n": 1}, "then": [FOOD]},
        {"key": "leave"},
    ],
}


def test_choose_pays_the_price_and_carries_out() -> None:
    g = Camp(food=3)
    play(carried(g, DEAL), "buy")
    assert g.done == ["-2food", "+1water"]


def test_choose_asks_the_seat_and_says_why_not() -> None:
    g = Camp(food=1)
    request = next(carried(g, DEAL, seat=2))
    assert (request.rule, request.key, request.seat, names(request)) == ("2.1", "deal", 2, ["leave"])
    assert refusals(request) == {"buy": "effect-price", "boast": "effect-condition"}
    assert names(next(carried(Camp(food=2, water=1), DEAL))) == ["buy", "boast", "leave"]


def test_choose_with_one_way_left_does_it() -> None:
    g = Camp()
    play(carried(g, DEAL))
    assert g.done == []


@pytest.mark.parametrize(("eyes", "done"), [(1, ["+1water"]), (2, ["+1water"]), (3, []), (4, ["+1food"])])
def test_roll_a_die_with_the_sides_of_the_table(eyes: int, done: list[str]) -> None:
    g = Camp()
    row = {"roll": "storm", "table": {"1-2": [WATER], "3": [], "4": [FOOD]}}
    request = asked(carried(g, row))
    assert isinstance(request, Chance)
    assert (request.key, request.kind, list(request.outcomes)) == ("storm", "die", [1, 2, 3, 4])
    play(carried(g, row), eyes)
    assert g.done == done


def test_each_of_a_group() -> None:
    g = Camp()
    play(carried(g, {"each": "camper", "then": [WATER]}, who="boss"))
    assert g.done == ["ann+1water", "ben+1water"]


def test_each_goes_through_the_group_as_it_stood() -> None:
    g = Camp()
    leave = Verb(lambda g, who: g.group.remove(who), "1")
    words = replace(WORDS, primitives={"leave": leave})
    play(carry_out(g, read_effects([{"each": "camper", "then": [{"do": "leave"}]}], words, "card", "2.1"), words))
    assert g.group == []


def test_a_price_may_name_the_same_primitive_for_different_things() -> None:
    g = Camp(food=2, water=1)
    play(carried(g, {"pay": [FEE, {"do": "lose", "what": "water", "n": 1}], "then": [FOOD]}))
    assert g.done == ["-2food", "-1water", "+1food"]


def test_pick_one_of_a_group() -> None:
    g = Camp()
    row = {"pick": "volunteer", "from": "camper", "then": [WATER]}
    request = asked(carried(g, row, seat=1))
    assert (request.key, request.seat, names(request)) == ("volunteer", 1, ["camper ann", "camper ben"])
    play(carried(g, row), "camper ben")
    assert g.done == ["ben+1water"]


def test_pick_of_nobody_is_nothing_and_of_one_is_no_question() -> None:
    g = Camp()
    row = {"pick": "volunteer", "from": "camper", "then": [WATER]}
    g.group = []
    play(carried(g, row))
    g.group = ["ann"]
    play(carried(g, row))
    assert g.done == ["ann+1water"]


def test_later_when_the_moment_has_come_often_enough() -> None:
    g = Camp()
    play(carried(g, {"later": "dawn", "after": 2, "then": [WATER]}, {"later": "noon", "then": [FOOD]}, who="ann"))
    assert [(each.moment, each.left, each.source, each.path, each.who) for each in g.promises] == [
        ("dawn", 2, "card", "effects[0]", "ann"),
        ("noon", 1, "card", "effects[1]", "ann"),
    ]
    play(moment_comes(g, WORDS, "dawn"))
    assert g.done == []
    play(moment_comes(g, WORDS, "dawn"))
    assert g.done == ["ann+1water"]
    play(moment_comes(g, WORDS, "noon"))
    assert (g.done[-1], g.promises) == ("ann+1food", [])


def test_what_comes_later_asks_the_seat_of_that_moment() -> None:
    g = Camp(food=2)
    play(carried(g, {"later": "dawn", "then": [DEAL]}, seat=1))
    assert asked(moment_comes(g, WORDS, "dawn", 2)).seat == 2


def test_what_comes_later_may_promise_anew() -> None:
    g = Camp()
    play(carried(g, {"later": "dawn", "then": [WATER, {"later": "dawn", "then": [FOOD]}]}))
    play(moment_comes(g, WORDS, "dawn"))
    assert (g.done, len(g.promises)) == (["+1water"], 1)
    play(moment_comes(g, WORDS, "dawn"))
    assert (g.done, g.promises) == (["+1water", "+1food"], [])


def test_until_gives_a_bonus_that_ends() -> None:
    g = Camp()
    play(
        carried(
            g, {"until": "dawn", "after": 2, "give": {"guard": 2, "speed": -1}}, {"until": "dawn", "give": {"guard": 1}}
        )
    )
    assert (bonus(g, WORDS, "guard"), bonus(g, WORDS, "speed")) == (3, -1)
    play(moment_comes(g, WORDS, "noon"))
    assert bonus(g, WORDS, "guard") == 3
    play(moment_comes(g, WORDS, "dawn"))
    assert bonus(g, WORDS, "guard") == 2
    play(moment_comes(g, WORDS, "dawn"))
    assert (bonus(g, WORDS, "guard"), g.promises) == (0, [])


def test_what_comes_later_is_no_bonus() -> None:
    g = Camp()
    play(carried(g, {"later": "dawn", "then": [WATER]}))
    assert bonus(g, WORDS, "guard") == 0


def test_a_promise_whose_place_is_gone_happens_not() -> None:
    """A pack may have been replaced by another that has no such effect."""
    g = Camp()
    play(carried(g, {"later": "dawn", "then": [WATER]}, {"until": "dawn", "give": {"guard": 1}}))
    g.sources["card"] = read()
    assert bonus(g, WORDS, "guard") == 0
    play(moment_comes(g, WORDS, "dawn"))
    assert (g.done, g.promises) == ([], [])


def test_effects_nest() -> None:
    g = Camp(food=2)
    inner = {"each": "camper", "then": [{"if": "has", "what": "food", "n": 2, "then": [FEE], "else": [WATER]}]}
    play(carried(g, {"roll": "storm", "table": {"1": [], "2": [inner]}}), 2)
    assert g.done == ["ann-2food", "ben+1water"]


def test_every_node_is_found_again_by_its_place() -> None:
    effects = read(
        {"if": "has", "what": "food", "n": 1, "then": [WATER], "else": [{"later": "dawn", "then": [FOOD]}]}, DEAL
    )
    assert set(effects.nodes) == {
        "effects[0]",
        "effects[0].then[0]",
        "effects[0].else[0]",
        "effects[0].else[0].then[0]",
        "effects[1]",
        "effects[1].of[0].then[0]",
        "effects[1].of[1].then[0]",
    }
    assert all(node.path == path for path, node in effects.nodes.items())


# what cannot be read


def wrong() -> Iterator[tuple[Any, str, str]]:
    """A list, the place of its mistake, and what is said of it."""
    free = {"key": "leave"}
    yield {}, "effects", "expected a list of effects"
    yield "rain", "effects", "expected a list of effects"
    yield ["rain"], "effects[0]", "expected one of choose, do, each, if, later, pay, pick, roll, until"
    yield [{}], "effects[0]", "expected one of"
    yield [{"do": "gain", "if": "has"}], "effects[0]", "expected one of"
    yield [WATER, {"dp": "gain"}], "effects[1]", "expected one of"
    # primitives and their parameters
    yield [{"do": "fly"}], "effects[0]", "unknown effect 'fly'; one of gain, lose, wonder, note"
    yield [{"do": ["gain"]}], "effects[0]", "unknown effect ['gain']"
    yield [{"do": "gain"}], "effects[0]", "gain needs n, what"
    yield [{**WATER, "m": 1, "k": 1}], "effects[0]", "gain does not take k, m"
    yield [{**WATER, "what": "gold"}], "effects[0].what", "unknown word 'gold'; one of water, food"
    yield [{**WATER, "n": "two"}], "effects[0].n", "expected a whole number"
    yield [{**WATER, "n": True}], "effects[0].n", "expected a whole number"
    yield [{**WATER, "n": 1.5}], "effects[0].n", "expected a whole number"
    yield [{**WATER, "n": {"per": "wolf"}}], "effects[0].n", "unknown count 'wolf'; one of camper, letter"
    yield [{**WATER, "n": {"times": 2}}], "effects[0].n", "unknown count None"
    yield [{**WATER, "n": {"per": "camper", "times": "2"}}], "effects[0].n", "expected { per = …, times = … }"
    yield [{**WATER, "n": {"per": "camper", "plus": 2}}], "effects[0].n", "expected { per = …, times = … }"
    yield [{"do": "wonder", "aloud": 1}], "effects[0].aloud", "expected bool"
    yield [{"do": "note", "text": 1}], "effects[0].text", "expected str"
    # conditions
    yield [{"if": "rich"}], "effects[0]", "unknown condition 'rich'; one of has"
    yield [{"if": "has", "what": "food", "n": 1, "than": []}], "effects[0]", "has does not take than"
    yield [{"if": "has", "what": "food", "n": 1, "then": WATER}], "effects[0].then", "expected a list of effects"
    yield [{"if": "has", "what": "food", "n": 1, "else": [{"do": "fly"}]}], "effects[0].else[0]", "unknown effect 'fly'"
    # prices
    yield [{"pay": FEE}], "effects[0].pay", "expected a list of primitives"
    yield [{"pay": ["food"]}], "effects[0].pay[0]", "expected a primitive"
    yield [{"pay": [FEE, WATER]}], "effects[0].pay[1]", "gain cannot be a price"
    yield [{"pay": [{**FEE, "n": "x"}]}], "effects[0].pay[0].n", "expected a whole number"
    yield [{"pay": [FEE, {**FEE, "n": 1}]}], "effects[0].pay[1]", "lose stands twice, expected one with the sum"
    yield [{"pay": [FEE], "of": []}], "effects[0]", "unexpected of"
    # choices
    yield [{"choose": "Deal!"}], "effects[0]", "expected a key such as buy-bread"
    yield [{"choose": "deal"}], "effects[0].of", "expected a list of two or more choices"
    yield [{"choose": "deal", "of": [free]}], "effects[0].of", "expected a list of two or more choices"
    yield [{"choose": "deal", "of": [free, "buy"]}], "effects[0].of[1]", "expected a choice with its key"
    yield [{"choose": "deal", "of": [free, {"then": []}]}], "effects[0].of[1]", "expected a key such as buy-bread"
    yield [{"choose": "deal", "of": [free, free]}], "effects[0].of", "two choices have the same key"
    yield (
        [{"choose": "deal", "of": [{"key": "buy", "price": [FEE]}, {"key": "sell", "price": [FEE]}]}],
        "effects[0].of",
        "one choice must be open to everybody: without if and price",
    )
    yield [{"choose": "deal", "of": [free, {"key": "a", "if": "has"}]}], "effects[0].of[1].if", "expected a condition"
    yield [{"choose": "deal", "of": [free, {"key": "a", "if": {}}]}], "effects[0].of[1].if", "expected a condition"
    yield (
        [{"choose": "deal", "of": [free, {"key": "a", "if": {"name": "x"}}]}],
        "effects[0].of[1].if",
        "unknown condition",
    )
    yield [{"choose": "deal", "of": [free, {"key": "a", "price": 2}]}], "effects[0].of[1].price", "expected a list"
    yield [{"choose": "deal", "of": [free, {"key": "a", "then": [1]}]}], "effects[0].of[1].then[0]", "expected one of"
    yield [{"choose": "deal", "of": [free, {"key": "a", "cost": 1}]}], "effects[0].of[1]", "unexpected cost"
    yield [{"choose": "deal", "of": [free, {"key": "a"}], "then": []}], "effects[0]", "unexpected then"
    # dice
    yield [{"roll": "hail", "table": {}}], "effects[0]", "unknown roll 'hail'; one of storm"
    yield [{"roll": "storm"}], "effects[0].table", "expected a table of results"
    yield [{"roll": "storm", "table": {}}], "effects[0].table", "expected a table of results"
    yield [{"roll": "storm", "table": {"one": []}}], "effects[0].table.one", 'expected a result such as "3" or "1-2"'
    yield [{"roll": "storm", "table": {"1": []}}], "effects[0].table", "expected every result from 1 on exactly once"
    yield [{"roll": "storm", "table": {"1": [], "3": []}}], "effects[0].table", "expected every result"
    yield [{"roll": "storm", "table": {"1-2": [], "2-3": []}}], "effects[0].table", "expected every result"
    yield [{"roll": "storm", "table": {"2-1": [], "3": []}}], "effects[0].table", "expected every result"
    yield [{"roll": "storm", "table": {"1": [], "2": [3]}}], "effects[0].table.2[0]", "expected one of"
    yield [{"roll": "storm", "table": {"1": [], "2": []}, "die": 6}], "effects[0]", "unexpected die"
    # groups
    yield [{"each": "wolf", "then": []}], "effects[0]", "unknown group 'wolf'; one of camper"
    yield [{"each": "camper"}], "effects[0].then", "expected a list of effects"
    yield [{"each": "camper", "then": [], "else": []}], "effects[0]", "unexpected else"
    yield [{"pick": 3, "from": "camper"}], "effects[0]", "expected a key such as buy-bread"
    yield [{"pick": "one", "then": []}], "effects[0]", "unknown group None"
    yield [{"pick": "one", "from": "camper"}], "effects[0].then", "expected a list of effects"
    yield [{"pick": "one", "from": "camper", "then": [], "n": 2}], "effects[0]", "unexpected n"
    # moments
    yield [{"later": "midnight", "then": []}], "effects[0]", "unknown moment 'midnight'; one of dawn, noon"
    yield [{"later": "dawn"}], "effects[0].then", "expected a list of effects"
    yield [{"later": "dawn", "after": 0, "then": []}], "effects[0].after", "expected 1 or more"
    yield [{"later": "dawn", "after": True, "then": []}], "effects[0].after", "expected 1 or more"
    yield [{"later": "dawn", "then": [], "give": {}}], "effects[0]", "unexpected give"
    yield [{"until": "dawn"}], "effects[0].give", "expected bonuses with their amounts"
    yield [{"until": "dawn", "give": {}}], "effects[0].give", "expected bonuses with their amounts"
    yield [{"until": "dawn", "give": {"luck": 1}}], "effects[0].give", "unknown bonus 'luck'; one of guard, speed"
    yield [{"until": "dawn", "give": {"guard": "1"}}], "effects[0].give.guard", "expected a whole number"
    yield [{"until": "dawn", "give": {"guard": 1}, "then": []}], "effects[0]", "unexpected then"


@pytest.mark.parametrize(("rows", "path", "problem"), list(wrong()))
def test_a_mistake_is_named_with_its_place(rows: Any, path: str, problem: str) -> None:
    with pytest.raises(EffectError) as error:
        read_effects(rows, WORDS, "card", "2.1")
    assert error.value.path == path
    assert error.value.problem.startswith(problem)
    assert str(error.value) == f"{path}: {error.value.problem}"


def test_reading_leaves_the_rows_as_they_were() -> None:
    rows = [{"choose": "deal", "of": [{"key": "a", "if": {"name": "has", "what": "food", "n": 1}}, {"key": "b"}]}]
    before = repr(rows)
    read_effects(rows, WORDS, "card", "2.1")
    assert repr(rows) == before

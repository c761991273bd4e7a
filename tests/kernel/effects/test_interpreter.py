"""Effects as data: every verb carried out."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.camp import AGAIN, DEAL, DICE, FEE, FOOD, WATER, WORDS, Camp, read
from vigil.kernel.effects.interpreter import Interpreter, bonus, carry_out, moment_comes
from vigil.kernel.effects.language import Primitive
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.rules.requests import Chance, Flow
from vigil.kernel.testing import asked, names, play, refusals


def carried(g: Camp, *rows: Any, who: str = "", seat: int = 0) -> Flow[None]:
    g.sources["card"] = read(*rows)
    return carry_out(g, g.sources["card"], WORDS, who, seat)


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


def test_a_counted_amount_may_have_a_limit() -> None:
    g = Camp()
    play(carried(g, {"do": "gain", "what": "food", "n": {"per": "letter", "times": 2, "most": 5}}, who="conrad"))
    assert g.done == ["conrad+5food"]


def test_a_counted_amount_may_have_more_added_below_its_limit() -> None:
    g = Camp()
    for amount in ({"plus": 2}, {"times": 2, "plus": 3}, {"plus": 9, "most": 4}):
        play(carried(g, {"do": "gain", "what": "food", "n": {"per": "camper", **amount}}))
    assert g.done == ["+4food", "+7food", "+4food"]


def test_answers_of_one_key_are_told_apart_by_their_facts() -> None:
    g = Camp(food=3)
    sell = [{"key": "sell", "with": {"n": n}, "then": [WATER] * n} for n in (1, 2)]
    request = asked(carried(g, {"choose": "deal", "of": sell}))
    assert names(request) == ["sell 1", "sell 2"]
    play(carried(g, {"choose": "deal", "of": sell}), "sell 2")
    assert g.done == ["+1water", "+1water"]


def test_a_pick_may_name_its_options() -> None:
    g = Camp()
    request = asked(carried(g, {"pick": "volunteer", "from": "camper", "as": "send", "then": [WATER]}))
    assert [name.split()[0] for name in names(request)] == ["send"] * len(g.group)


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


def thrown(g: Camp, row: Any, who: str = "") -> Flow[None]:
    return carry_out(g, read_effects([row], DICE, "card", "2.1"), DICE, who)


@pytest.mark.parametrize(("eyes", "done"), [(1, ["+1water"]), (3, ["+1water"]), (4, ["+1food"]), (6, ["+1food"])])
@pytest.mark.parametrize("upto", [3, {"per": "camper", "plus": 1}])
def test_a_die_against_a_number(upto: Any, eyes: int, done: list[str]) -> None:
    """The number or less, or above it; it may be counted, when the die is thrown."""
    g = Camp()
    row = {"roll": "fever", "upto": upto, "then": [WATER], "else": [FOOD]}
    request = asked(thrown(g, row))
    assert isinstance(request, Chance)
    assert (request.rule, request.key, list(request.outcomes)) == ("2.1", "fever", [1, 2, 3, 4, 5, 6])
    play(thrown(g, row), eyes)
    assert g.done == done


def test_the_number_a_die_is_thrown_against_explains_itself() -> None:
    """What is printed, what is counted, and what the limit takes off; a count that is a sum gives its own parts."""

    def parts(upto: Any, who: str = "") -> list[tuple[str, str, int]]:
        effects = read_effects([{"roll": "fever", "upto": upto}], DICE, "card", "2.1")
        number = Interpreter(Camp(), effects, DICE, 0).limit(effects.body[0], who)
        assert number is not None
        assert (number.key, number.facts) == ("die-upto", {"chance": "fever"})
        assert number.total == sum(part.amount for part in number.parts)
        return [(part.rule, part.key, part.amount) for part in number.parts]

    assert parts(2) == [("2.1", "card-prints", 2)]
    assert parts({"per": "camper", "plus": 1}) == [("2.1", "card-prints", 1), ("2.1", "card-counts", 2)]
    assert parts({"per": "camper", "times": 2, "most": 3}) == [("2.1", "card-counts", 4), ("2.1", "card-limits", -1)]
    assert parts({"per": "camper", "most": 2}) == [("2.1", "card-counts", 2)]
    assert parts({"per": "letter", "times": 2}, "ann") == [("7", "letters", 6), ("8", "silent", -2)]


def test_a_die_names_one() -> None:
    g = Camp()
    play(thrown(g, {"roll": "flood", "names": "hut", "then": [WATER, FOOD]}, "boss"), 4)
    assert g.done == ["hut-4+1water", "hut-4+1food"]


def test_a_choice_is_asked_again_until_it_is_enough() -> None:
    """So often at most; an answer open to everybody ends it, and so does having no other, without a question."""
    g = Camp(food=9)
    play(carried(g, AGAIN), "buy", "buy", "buy")
    assert g.done == ["-2food", "+1water"] * 3
    g = Camp(food=9)
    play(carried(g, AGAIN), "buy", "leave")
    assert g.done == ["-2food", "+1water", ":bye"]
    g = Camp(food=3)
    play(carried(g, AGAIN), "buy")
    assert g.done == ["-2food", "+1water", ":poor"]
    g = Camp(food=1)
    play(carried(g, AGAIN))
    assert g.done == [":poor"]


def test_a_choice_that_comes_again_says_how_often_and_why_not() -> None:
    g = Camp(food=9)
    wide = {**AGAIN, "of": [*AGAIN["of"], DEAL["of"][1]], "with": {"what": "water"}}
    request = asked(carried(g, wide, seat=2))
    assert (request.seat, names(request), request.facts) == (2, ["buy", "leave"], {"what": "water", "n": 3})
    assert refusals(request) == {"boast": "effect-condition"}
    request = asked(carried(g, wide), "buy")
    assert (names(request), request.facts) == (["buy", "leave", "boast"], {"what": "water", "n": 2})


def test_a_question_may_have_facts() -> None:
    request = asked(carried(Camp(food=2), {**DEAL, "with": {"what": "water", "n": 4}}))
    assert request.facts == {"what": "water", "n": 4}
    assert asked(carried(Camp(food=2), DEAL)).facts is None


@pytest.mark.parametrize("row", [{"each": "camper"}, {"pick": "volunteer", "from": "camper"}])
def test_a_group_with_nobody_in_it(row: dict[str, str]) -> None:
    """What happens otherwise concerns whom the list concerns."""
    g = Camp()
    g.group = []
    play(carried(g, {**row, "then": [WATER], "else": [FOOD]}, who="boss"))
    g.group = ["ann"]
    play(carried(g, {**row, "then": [WATER], "else": [FOOD]}, who="boss"))
    assert g.done == ["boss+1food", "ann+1water"]


def test_each_of_a_group() -> None:
    g = Camp()
    play(carried(g, {"each": "camper", "then": [WATER]}, who="boss"))
    assert g.done == ["ann+1water", "ben+1water"]


def test_each_goes_through_the_group_as_it_stood() -> None:
    g = Camp()

    def leave(g: Camp, who: str) -> None:
        g.group.remove(who)

    words = replace(WORDS, primitives={"leave": Primitive(leave, "1")})
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

from __future__ import annotations

import pytest

from vigil.kernel.rules.asking import choose, do, throw
from vigil.kernel.rules.requests import Decision, Flow, Number, Option, Part
from vigil.kernel.testing import ScriptError, asked, names, play


def two_questions() -> Flow[str]:
    eyes = yield from throw("1", "die")
    kind = yield from choose(
        "2", "kind", lambda: [Option("big", "big", "2"), Option("small", "small", "2", {"n": eyes})]
    )
    return f"{kind} {eyes}"


def test_a_name_is_key_and_facts_in_order() -> None:
    assert Option("move", 13, "3.2.2", {"territory": "shiprock", "area": 3}).name == "move shiprock 3"
    assert Option("trade", 1, "10.1", {"corn": ("5", "4")}).name == "trade 5 4"
    assert Option("pass", 0, "1").name == "pass"


def test_play_answers_in_the_order_told() -> None:
    assert play(two_questions(), 4, "small 4") == "small 4"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ((4, "huge"), "'huge' is not one of"),
        ((7, "big"), "7 is not one of"),
        ((4,), "the script has no answer"),
        ((), "the script has no outcome"),
        ((4, "big", 1), "answers never asked for"),
    ],
)
def test_play_fails_on_what_the_rule_does_not_ask(script: tuple[int | str, ...], complaint: str) -> None:
    with pytest.raises(ScriptError, match=complaint):
        play(two_questions(), *script)


def test_play_fails_on_equal_names() -> None:
    def twins() -> Flow[int]:
        return (yield from choose("1", "twins", lambda: [Option("a", 1, "1"), Option("a", 2, "1")]))

    with pytest.raises(ScriptError, match="not unique"):
        play(twins(), "a")


def test_asked_stops_at_the_next_question() -> None:
    request = asked(two_questions(), 2)
    assert isinstance(request, Decision)
    assert names(request) == ["big", "small 2"]


def test_do_carries_out_plain_steps_and_flows() -> None:
    def table() -> Flow[tuple[int, int]]:
        steps: list[Flow[int] | int] = [5, throw("1", "die")]
        one = yield from do(steps[0])
        two = yield from do(steps[1])
        return one, two

    assert play(table(), 3) == (5, 3)


def test_a_number_is_the_sum_of_its_parts() -> None:
    assert Number("cost", (Part("1", "a", 5), Part("2", "b", -2))).total == 3

"""Effects from TOML: what is read, and every mistake named with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.camp import AGAIN, DEAL, DICE, FEE, FOOD, TAKES, WATER, WORDS, Camp, gain, read
from vigil.kernel.effects.interpreter import carry_out
from vigil.kernel.effects.language import Primitive
from vigil.kernel.effects.reader import EffectError, read_effects
from vigil.kernel.testing import play


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
    yield [{**WATER, "n": {"per": "camper", "add": 2}}], "effects[0].n", "expected { per = …, times = … }"
    yield [{**WATER, "n": {"per": "camper", "plus": -1}}], "effects[0].n", "expected { per = …, times = … }, with plus"
    yield [{**WATER, "n": {"per": "camper", "plus": True}}], "effects[0].n", "expected { per = …, times = … }"
    yield [{**WATER, "n": {"per": "camper", "most": -1}}], "effects[0].n", "expected { per = …, times = … }"
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
    yield [{"choose": "deal", "of": [free, {"key": "a"}], "else": []}], "effects[0]", "unexpected else"
    yield [{"choose": "deal", "of": [free, {"key": "a"}], "with": "x"}], "effects[0].with", "expected numbers or words"
    yield [{"choose": "deal", "of": [free, {"key": "a"}], "times": 2}], "effects[0].times", "expected a choice with if"
    for times in (0, 20, True, "2", {"per": "camper"}):
        yield [{**AGAIN, "times": times}], "effects[0].times", "expected a whole number from 1 to 19"
    yield [{**AGAIN, "else": WATER}], "effects[0].else", "expected a list of effects"
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
    yield [{"roll": "storm", "upto": 2}], "effects[0]", "upto is not for the dice of this game, expected a table"
    yield [{"roll": "storm", "names": "hut"}], "effects[0]", "names is not for the dice of this game, expected a table"
    # groups
    yield [{"each": "wolf", "then": []}], "effects[0]", "unknown group 'wolf'; one of camper"
    yield [{"each": "camper"}], "effects[0].then", "expected a list of effects"
    yield [{"each": "camper", "then": [], "else": WATER}], "effects[0].else", "expected a list of effects"
    yield [{"each": "camper", "then": [], "n": 2}], "effects[0]", "unexpected n"
    yield [{"pick": 3, "from": "camper"}], "effects[0]", "expected a key such as buy-bread"
    yield [{"pick": "one", "then": []}], "effects[0]", "unknown group None"
    yield [{"pick": "one", "from": "camper"}], "effects[0].then", "expected a list of effects"
    yield [{"pick": "one", "from": "camper", "then": [], "n": 2}], "effects[0]", "unexpected n"
    yield [{"pick": "one", "from": "camper", "then": [], "else": [1]}], "effects[0].else[0]", "expected one of"
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


@pytest.mark.parametrize(
    ("row", "path", "problem"),
    [
        ({"roll": "A storm!", "upto": 2}, "", "expected a key such as buy-bread"),
        ({"roll": "storm"}, ".table", "expected a table of results"),
        ({"roll": "storm", "upto": 0}, ".upto", "expected a whole number from 1 to 6"),
        ({"roll": "storm", "upto": 7}, ".upto", "expected a whole number from 1 to 6"),
        ({"roll": "storm", "upto": "all"}, ".upto", "expected a whole number from 1 to 6"),
        ({"roll": "storm", "upto": {"per": "wolf"}}, ".upto", "unknown count 'wolf'; one of camper, letter"),
        ({"roll": "storm", "upto": 2, "told": 3}, ".told", "expected a key such as buy-bread"),
        ({"roll": "storm", "upto": 2, "then": WATER}, ".then", "expected a list of effects"),
        ({"roll": "storm", "upto": 2, "names": "hut"}, "", "expected only one of table, upto, names"),
        ({"roll": "storm", "upto": 2, "table": {"1-6": []}}, "", "expected only one of table, upto, names"),
        ({"roll": "storm", "names": "lake", "then": []}, ".names", "unknown name 'lake'; one of hut"),
        ({"roll": "storm", "names": "hut"}, ".then", "expected a list of effects"),
        ({"roll": "storm", "names": "hut", "then": [], "else": []}, "", "unexpected else"),
        ({"roll": "storm", "table": {"1-6": []}, "told": "x"}, "", "unexpected told"),
    ],
)
def test_a_mistake_with_dice_is_named_too(row: Any, path: str, problem: str) -> None:
    with pytest.raises(EffectError) as error:
        read_effects([row], DICE, "card", "2.1")
    assert (error.value.path, error.value.problem[: len(problem)]) == (f"effects[0]{path}", problem)


def test_a_game_may_ask_every_choice_once() -> None:
    with pytest.raises(EffectError, match="in this game every choice is asked once"):
        read_effects([AGAIN], replace(WORDS, again=False), "card", "2.1")


def test_what_a_die_names_is_of_that_kind() -> None:
    """A primitive that is for huts only may stand there, and nowhere else."""

    def thatch(g: Camp, who: str) -> None: ...

    row = {"do": "thatch"}
    words = replace(DICE, primitives={"thatch": Primitive(thatch, "1", of="hut")})
    assert read_effects([{"roll": "storm", "names": "hut", "then": [row]}], words, "card", "2.1")
    with pytest.raises(EffectError, match="thatch is expected for a hut only"):
        read_effects([{"roll": "storm", "upto": 2, "then": [row]}], words, "card", "2.1")


def test_reading_leaves_the_rows_as_they_were() -> None:
    rows = [{"choose": "deal", "of": [{"key": "a", "if": {"name": "has", "what": "food", "n": 1}}, {"key": "b"}]}]
    before = repr(rows)
    read_effects(rows, WORDS, "card", "2.1")
    assert repr(rows) == before


def test_a_parameter_with_a_default_need_not_be_written() -> None:
    words = replace(WORDS, primitives={"gain": Primitive(gain, "1", TAKES, defaults={"n": 1})})
    short, long = ({"do": "gain", "what": "water"}, {"do": "gain", "what": "water", "n": 3})
    effects = read_effects([short, long], words, "card", "2.1")
    assert [node.say.params["n"] for node in effects.body if node.say] == [1, 3]


def test_lists_in_lists_have_an_end() -> None:
    row: dict[str, Any] = {"do": "gain", "what": "water"}
    for _ in range(100):
        row = {"if": "has", "what": "food", "n": 1, "then": [row]}
    with pytest.raises(EffectError, match="nested beyond all measure"):
        read(row)


def test_kinds_of_numbers_and_facts_by_name() -> None:
    """A range, facts, and what a list cites and is carried out for."""

    def feast(g: Any, who: str, rule: str, n: int, of: dict[str, int | str]) -> None:
        done.append((who, rule, n, of))

    done: list[tuple[str, str, int, dict[str, int | str]]] = []
    verb = Primitive(feast, "2.1", {"n": range(1, 4), "of": dict}, cites=True, of="camper")
    words = replace(WORDS, primitives={**WORDS.primitives, "feast": verb}, kinds={"camper": "camper"}, sides=6)
    row = {"do": "feast", "n": 3, "of": {"what": "food", "days": 2}}
    effects = read_effects([{"each": "camper", "then": [row]}], words, "card", "3.7")
    play(carry_out(Camp(), effects, words))
    assert done[0][1:] == ("3.7", 3, {"what": "food", "days": 2})
    wrong = [
        ([row], "feast is expected inside each or pick, of one of camper"),
        ([{"each": "camper", "then": [{**row, "n": 4}]}], "expected a whole number from 1 to 3"),
        ([{"each": "camper", "then": [{**row, "of": ["gold"]}]}], "expected numbers or words by name"),
        ([{"each": "camper", "then": [{**row, "of": {"what": ["gold"]}}]}], "expected numbers or words by name"),
        ([{"roll": "storm", "table": {"1-4": []}}], "expected every result from 1 to 6 exactly once"),
    ]
    for rows, said in wrong:
        with pytest.raises(EffectError, match=re.escape(said)):
            read_effects(rows, words, "card", "3.7")

"""The text of a card, told from what it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kernel.camp import AGAIN, DEAL, DICE, FEE, FOOD, WATER, read
from vigil.kernel.effects.describe import does, lines, saying, told, way_of
from vigil.kernel.effects.language import AnyPrimitive, Call, Primitive
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.text.words import KERNEL_TEXT, MissingWords, Words

CATALOG = """
name-water = water
name-food = food
name-guard = guard
name-speed = speed
effect-gain = you get { $n } { $what }
effect-lose = { $n } { $what } less
effect-wonder = { $aloud ->
    [1] wonder aloud
   *[other] wonder
}
effect-stock = { $kind ->
    [rare] seldom
   *[other] often
}: { $what }
condition-has = you have { $n } { $what }
count-camper = campers
group-camper = the campers
named-hut = a hut
later-dawn = { $n ->
    [one] at dawn
   *[other] at the dawn of day { $n }
}
until-dawn = { $n ->
    [one] until dawn
   *[other] for { $n } days
}
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "camp.ftl").write_text(CATALOG, encoding="utf-8")
    return Words("en", [KERNEL_TEXT, tmp_path])


ENOUGH = {**AGAIN, "of": [AGAIN["of"][0], {"key": "leave"}], "else": [FOOD]}
NOTE = {"do": "note", "text": "x"}
HAS = {"if": "has", "what": "food", "n": 2}


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ([], ""),
        ([WATER], "You get 1 water."),
        ([WATER, FOOD], "You get 1 water. You get 1 food."),
        ([{"do": "wonder", "aloud": True}], "Wonder aloud."),
        ([{"do": "wonder", "aloud": False}], "Wonder."),
        ([{**WATER, "n": {"per": "camper", "times": 2}}], "You get 2 water (times: campers)."),
        ([{**WATER, "n": {"per": "camper", "plus": 2}}], "You get 1 water (times: campers; and 2 more)."),
        (
            [{**WATER, "n": {"per": "camper", "plus": 2, "most": 5}}],
            "You get 1 water (times: campers; and 2 more; 5 at most).",
        ),
        ([{**HAS, "then": [WATER]}], "If you have 2 food: you get 1 water."),
        (
            [{**HAS, "then": [{**HAS, "n": 3, "then": [WATER], "else": [NOTE]}], "else": [FOOD]}],
            "If you have 2 food: (if you have 3 food: you get 1 water); otherwise you get 1 food.",
        ),
        ([NOTE, WATER, NOTE], "You get 1 water."),
        ([{**HAS, "then": [NOTE, WATER], "else": [NOTE]}], "If you have 2 food: you get 1 water."),
        ([{**HAS, "then": [NOTE], "else": [FOOD]}], "If you have 2 food: nothing happens; otherwise you get 1 food."),
        ([{**HAS, "then": [WATER, FOOD]}], "If you have 2 food: you get 1 water, you get 1 food."),
        ([{**HAS, "then": [WATER], "else": [FOOD]}], "If you have 2 food: you get 1 water; otherwise you get 1 food."),
        ([{**HAS, "else": [FOOD]}], "If you have 2 food: nothing happens; otherwise you get 1 food."),
        ([{"pay": [FEE], "then": [WATER]}], "If you pay (2 food less): you get 1 water."),
        (
            [{"pay": [FEE, {"do": "lose", "what": "water", "n": 1}], "then": [], "else": [FOOD]}],
            "If you pay (2 food less, 1 water less): nothing happens; otherwise you get 1 food.",
        ),
        (
            [DEAL],
            "Choose one: 2 food less → you get 1 water; if you have 1 water: you get 1 food; nothing happens.",
        ),
        (
            [{"roll": "storm", "table": {"1-2": [WATER], "3-6": []}}],
            "Roll a die: on 1–2, you get 1 water; on 3–6, nothing happens.",
        ),
        ([{"roll": "fever", "upto": 2, "then": [WATER]}], "Roll a die: on 2 or less, you get 1 water."),
        (
            [{"roll": "fever", "upto": {"per": "camper", "plus": 1}, "then": [WATER], "else": [FOOD]}],
            "Roll a die: on (1 + campers) or less, you get 1 water; otherwise you get 1 food.",
        ),
        (
            [{"roll": "fever", "upto": {"per": "camper", "times": -2, "plus": 6, "most": 4}, "then": [WATER]}],
            "Roll a die: on (6 + −2 × campers; 4 at most) or less, you get 1 water.",
        ),
        ([{"roll": "flood", "names": "hut", "then": [WATER]}], "Roll a die for a hut: you get 1 water."),
        (
            [ENOUGH],
            "Up to 3 times, choose one: 2 food less → you get 1 water; nothing happens; "
            "if nothing else is open to you, you get 1 food.",
        ),
        (
            [{**ENOUGH, "times": 1, "else": []}],
            "You may choose once: 2 food less → you get 1 water; nothing happens.",
        ),
        (
            [{"each": "camper", "then": [WATER], "else": [FOOD]}],
            "For each of the campers: you get 1 water; if there is none, you get 1 food.",
        ),
        ([{"each": "camper", "then": [WATER]}], "For each of the campers: you get 1 water."),
        (
            [{"pick": "one", "from": "camper", "then": [WATER]}],
            "For one of the campers, whom you choose: you get 1 water.",
        ),
        ([{"later": "dawn", "then": [WATER]}], "At dawn: you get 1 water."),
        ([{"later": "dawn", "after": 3, "then": [WATER]}], "At the dawn of day 3: you get 1 water."),
        ([{"until": "dawn", "after": 2, "give": {"guard": 1, "speed": -2}}], "For 2 days: guard +1, speed −2."),
    ],
)
def test_what_a_list_does_is_told(rows: list[Any], text: str, words: Words) -> None:
    assert told(read_effects(rows, DICE, "card", "2.1"), words) == text


def test_a_price_and_a_condition_of_one_choice(words: Words) -> None:
    both = {"key": "both", "if": {"name": "has", "what": "water", "n": 1}, "price": [FEE], "then": [FOOD]}
    text = told(read({"choose": "deal", "of": [both, {"key": "leave"}]}), words)
    assert text == "Choose one: if you have 1 water: 2 food less → you get 1 food; nothing happens."


def test_a_price_without_more_is_all_there_is(words: Words) -> None:
    text = told(read({"choose": "deal", "of": [{"key": "fee", "price": [FEE]}, {"key": "leave"}]}), words)
    assert text == "Choose one: 2 food less; nothing happens."


def test_ways_that_have_names_are_told_by_them_and_each_in_a_line(words: Words, tmp_path: Path) -> None:
    deal = {"choose": "deal", "of": [{"key": "fee", "price": [FEE], "then": [WATER]}, {"key": "leave"}]}
    (tmp_path / "en" / "deal.ftl").write_text("option-fee = pay\noption-leave = go on\n", encoding="utf-8")
    named = Words("en", [KERNEL_TEXT, tmp_path])
    effects = read_effects([WATER, deal, FOOD], DICE, "card", "2.1")
    assert list(lines(effects, named)) == [
        "You get 1 water. Choose one:",
        "- “Pay”: 2 food less → you get 1 water.",
        "- “Go on”: nothing happens.",
        "You get 1 food.",
    ]
    way = way_of(effects, "fee")
    assert way
    assert does(way, named) == "2 food less → you get 1 water"
    assert way_of(effects, "nobody") is None
    assert way_of(None, "fee") is None


def no_deed(g: object, who: str, **params: object) -> None:
    pass


def test_several_words_in_one_parameter_are_several_names(words: Words) -> None:
    """And a word by which a message chooses its form is not named, but chosen by."""
    stock: AnyPrimitive = Primitive(no_deed, "2.1", {"what": str, "kind": str})
    assert (
        saying("effect", Call("stock", stock, {"what": "water food", "kind": "rare"}), words) == "seldom: water, food"
    )
    assert saying("effect", Call("stock", stock, {"what": "water", "kind": "other"}), words) == "often: water"


def test_an_effect_without_words_is_noticed(words: Words) -> None:
    with pytest.raises(MissingWords, match="effect-note"):
        told(read({"do": "note", "text": "x"}), words)

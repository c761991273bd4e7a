"""The text of a card, told from what it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kernel.camp import DEAL, FEE, FOOD, WATER, read
from vigil.kernel.effect_words import told
from vigil.kernel.text import KERNEL_TEXT, MissingWords, Words

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
condition-has = you have { $n } { $what }
count-camper = campers
group-camper = the campers
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
        ([{**HAS, "then": [WATER]}], "If you have 2 food: you get 1 water."),
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
            "Choose one: if you pay (2 food less): you get 1 water; if you have 1 water: you get 1 food; "
            "nothing happens.",
        ),
        (
            [{"roll": "storm", "table": {"1-2": [WATER], "3": []}}],
            "Roll a die: on 1–2, you get 1 water; on 3, nothing happens.",
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
    assert told(read(*rows), words) == text


def test_a_price_and_a_condition_of_one_choice(words: Words) -> None:
    both = {"key": "both", "if": {"name": "has", "what": "water", "n": 1}, "price": [FEE], "then": [FOOD]}
    text = told(read({"choose": "deal", "of": [both, {"key": "leave"}]}), words)
    assert text == "Choose one: if you have 1 water: if you pay (2 food less): you get 1 food; nothing happens."


def test_an_effect_without_words_is_noticed(words: Words) -> None:
    with pytest.raises(MissingWords, match="effect-note"):
        told(read({"do": "note", "text": "x"}), words)

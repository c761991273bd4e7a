"""The rules are found by the words a newcomer uses."""

from __future__ import annotations

import pytest

from tests.conftest import Vigil
from vigil.app.loaded_game import library
from vigil.games import GAMES, take_down
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import slug
from vigil.presentation.rule_search import other_words, sought

FOUND = [
    ("this-war-of-mine", "en", "trade", "barter"),
    ("this-war-of-mine", "it", "comprare", "barter"),
    ("this-war-of-mine", "fr", "soigner", "dawn-medicine"),
    ("this-war-of-mine", "en", "food", "dusk-hunger"),
    ("navajo-wars", "en", "fight", "11"),
    ("navajo-wars", "fr", "nourriture", "3-2-4"),
    ("under-our-sun", "it", "guarire", "characters-health"),
    ("under-our-sun", "en", "Barter", "merchants"),
]


@pytest.mark.parametrize(("game", "language", "typed", "section"), FOUND)
def test_a_word_leads_to_its_section(game: str, language: str, typed: str, section: str) -> None:
    definition = take_down(game)
    words, keys = library(definition)[language], [slug(each) for each in definition.identity.sections]
    assert section in sought(words, keys, typed)
    assert sought(words, keys, "xylophone") == sought(words, keys, " ") == []


@pytest.mark.parametrize("game", GAMES)
def test_other_words_belong_to_sections_and_repeat_no_title(game: str) -> None:
    definition = take_down(game)
    keys = {slug(each) for each in definition.identity.sections}
    for language in LANGUAGES:
        words = library(definition)[language]
        found = {key for key in keys if words.has(f"seek-{key}")}
        assert len(found) > 20
        for key in found:
            title = words.say(f"rule-{key}-title").lower()
            assert [each for each in other_words(words, key).split(", ") if each in title] == [], (language, key)


def test_the_terminal_lists_what_a_word_leads_to(vigil: Vigil) -> None:
    assert "Barter" in vigil("rule --game this-war-of-mine merchant").out
    many = vigil("rule --game this-war-of-mine heal").out
    assert "Medicine and bandages" in many
    assert "States" in many

"""What is this? Things in Storage say what they are worth and good for, States what they do and how they heal."""

from __future__ import annotations

import pytest

from tests.games.this_war_of_mine.war import CONTENT, give, stock, war
from vigil.games.this_war_of_mine.board.legend import what
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.observe.view import view
from vigil.games.this_war_of_mine.state import STATES
from vigil.games.this_war_of_mine.words.card_text import text_of
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.presentation.inspection import at

EN = book("en", DEFINITION.identity.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_says_its_value_its_weight_and_a_use_or_that_it_is_for_barter(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    for key, row in CONTENT.tokens.items():
        lines = text_of(CONTENT, words, key).split("\n")
        assert str(row.weight) in lines[0], key
        assert str(row.value or row.weight) in lines[0], key
        assert len(lines) > 1 or row.value, key
    assert len({text_of(CONTENT, words, key) for key in ("canned-food", "saw", "knife", "pistol", "meds", "wood")}) == 6


def test_what_a_thing_is_needed_for_comes_from_the_content() -> None:
    assert "Bed 3" in text_of(CONTENT, EN, "wood")
    assert "Board up 2" in text_of(CONTENT, EN, "wood")
    assert "Made by: make bandages" in text_of(CONTENT, EN, "bandages")
    assert "Wounds −1–2" in text_of(CONTENT, EN, "bandages")
    assert "Hunger −2" in text_of(CONTENT, EN, "canned-food")
    assert "Fatigue +2" in text_of(CONTENT, EN, "moonshine")


@pytest.mark.rule("R056", "R057")
@pytest.mark.parametrize("state", STATES)
def test_a_state_says_what_it_takes_now_and_next(state: str) -> None:
    blocks = CONTENT.states[state].blocks
    for n in range(5):
        lines = text_of(CONTENT, EN, f"{state}-{n}").split("\n")
        assert lines[0].startswith(f"Now {n}:")
        lost = len(blocks[n - 1]) if n else 0
        told = ("all three actions", "one of the three", "two of the three", "no action")[lost]
        assert told in lines[0]
        assert f"script {CONTENT.states[state].script}" in lines[-1]
        assert len(lines) == (3 if n < 3 else 5 - n)


def test_the_answer_on_the_board_tells_the_persons_own_level_and_the_rule_of_the_thing() -> None:
    g = give(war("mira", "emil"), "hunger", 1, 3)
    stock(g, canned_food=2, lockpick=1)
    seen = view(g, 0)
    assert (thing := what("hunger-emil", seen))
    assert thing.reads == "hunger-3"
    assert (thing := what("storage-canned-food", seen))
    assert thing.rule == "Dusk: Hunger"
    observation = Observation(DEFINITION, g, None, {}, 0, False)
    said = at(observation, EN, ["hunger-emil"])
    assert said
    assert any("At 4:" in line for line in said.now)
    said = at(observation, EN, ["storage-lockpick"])
    assert said
    assert any("Closed Door" in line for line in said.now)
    assert all(rule in DEFINITION.identity.sections for rule in (said.rule, "Dusk: Hunger"))


def test_what_is_built_tells_its_works_in_a_list_without_marks_of_its_own() -> None:
    g = war("mira")
    g.state.spaces["empty-a"].fitting = "heater"
    said = at(Observation(DEFINITION, g, None, {}, 0, False), EN, ["space-empty-a"])
    assert said
    assert said.card == "heater"
    assert any(line.startswith("Burn wood") for line in said.now)

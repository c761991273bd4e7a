"""What writers add: every table and script is read, names what exists, and has its words in three languages."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.this_war_of_mine.war import CONTENT, drain
from vigil.games.this_war_of_mine.content.checks import problems, says
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.vocabulary import KINDS, TOKENS, VOCABULARY
from vigil.games.this_war_of_mine.rules.general import raise_state
from vigil.games.this_war_of_mine.state import Person
from vigil.games.this_war_of_mine.words.required_messages import stories
from vigil.kernel.effects.describe import told
from vigil.kernel.effects.language import Effects
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.testing import play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import MissingWords, Words, book

CALLED = (10, 100, 101, 200, 208, 220, 266, 285, 300, 333, 400, 458, 500, 600, 645, 700, 738, 800, 901, 905, 1000)


def all_effects() -> dict[str, Effects]:
    list(CONTENT.all_scripts())
    return dict(CONTENT.effects)


def test_the_box_is_whole() -> None:
    c = CONTENT
    assert Counter(row.border for row in c.characters.values()) == {"red": 6, "black": 6}
    counts = {name: len(cards) for name, cards in c.cards.items()}
    assert counts == {"exploration": 26, "residents": 14, "visitors": 12, "night-raids": 10, "narrative-actions": 15}
    tables = (c.shelter_cards, c.fittings, c.locations, c.findings, c.fate, c.objectives, c.enemies)
    assert [len(table) for table in tables] == [19, 20, 18, 11, 7, 8, 9]
    assert [len(c.events[kind]) for kind in ("events", "endings", "chapters")] == [12, 3, 3]
    assert all(sum(face.n for face in die.values()) == 6 for die in c.dice.values())


def test_the_words_of_the_vocabulary_are_the_tokens_of_the_box() -> None:
    assert set(TOKENS) == set(CONTENT.kinds["token"])
    assert set(KINDS) <= set(CONTENT.kinds)


@pytest.mark.rule("rd73", "R249")
def test_every_script_that_is_called_is_there() -> None:
    assert all(CONTENT.script(n) is not None for n in CALLED)
    for row in CONTENT.characters.values():
        assert all(CONTENT.script(n) is not None for n in (*row.scripts.values(), *row.epilogues))
    assert all(CONTENT.script(row.script) is not None for row in CONTENT.states.values())


def test_numbers_stand_in_their_hundred_and_only_once() -> None:
    numbers = [row.n for row in CONTENT.all_scripts()]
    assert len(numbers) == len(set(numbers))
    for h, rows in CONTENT.hundreds.items():
        assert all(n // 100 == h for n in rows)


def test_names_in_effects_exist() -> None:
    found = [(effects.source, *problem) for effects in all_effects().values() for problem in problems(CONTENT, effects)]
    assert found == []


def marks(primitive: str) -> set[str]:
    return {
        str(say.params["mark"])
        for effects in all_effects().values()
        for node in effects.nodes.values()
        for say in says(node)
        if say.name == primitive
    }


def test_every_mark_that_is_asked_for_is_made_somewhere() -> None:
    assert marks("marked") <= marks("mark")


def missing(words: Words, key: str) -> bool:
    facts = {"person": "mira", **dict.fromkeys(VOCABULARY.groups, "mira")}
    try:
        return not words.say(key, facts)
    except MissingWords:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    words.require(DEFINITION.content.wording(CONTENT))
    assert sorted(key for key in set(stories(CONTENT)) if missing(words, key)) == []
    for effects in all_effects().values():
        assert told(effects, words) or not effects.body
    for row in CONTENT.all_scripts():
        assert words.say(f"event-script-{row.n}", {"person": "mira"}).startswith(f"{row.n}. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_words(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    keys = [f"effect-{name}" for name in VOCABULARY.primitives]
    keys += [f"condition-{name}" for name in VOCABULARY.conditions]
    keys += [f"count-{name}" for name in VOCABULARY.counts] + [f"group-{name}" for name in VOCABULARY.groups]
    keys += [f"{kind}-{moment}" for kind in ("later", "until") for moment in VOCABULARY.moments]
    keys += [f"name-{bonus}" for bonus in VOCABULARY.bonuses]
    words.require(keys)


def test_scripts_are_read_only_when_they_are_needed() -> None:
    content = DEFINITION.content.load([])
    assert 9 not in content.hundreds
    assert content.script(901) is not None
    assert set(content.hundreds[9]) == {901, 905}
    assert content.script(1946) is None
    words = Words("en", [DEFINITION.identity.text])
    assert not words.hundreds
    assert words.say("event-script-901").startswith("901. ")
    assert set(words.hundreds) == {9}


@pytest.mark.rule("rd71", "rd10", "R036")
def test_somebody_alone_wakes_from_fatigue_4_and_finds_the_shelf_emptier() -> None:
    """Alone there is no night to sleep in, for somebody must be on guard."""
    g: War = DEFINITION.rules.new(CONTENT, "the-long-siege", {}, 1)
    mira = Person("mira")
    mira.levels["fatigue"] = 3
    g.state.agenda, g.state.people = [], [mira]
    before = sum(g.state.storage.values())
    play(raise_state(g, mira, "fatigue", 1))
    play(drain(g), "thing wood x3")
    assert g.state.read == [458, 459]
    assert (mira.levels["fatigue"], sum(g.state.storage.values())) == (2, before - 3)


def test_enemies_are_of_a_card_or_strangers() -> None:
    row = {"do": "fight", "n": 1, "a": "knife", "b": "knife", "c": "knife"}
    for foe, problem in (("thugs", []), ("strangers", []), ("ghosts", ["unknown foe 'ghosts'"])):
        effects = read_effects([{**row, "foe": foe}], VOCABULARY, "on-the-spot", "Book")
        assert [text for _, text in problems(CONTENT, effects)] == problem

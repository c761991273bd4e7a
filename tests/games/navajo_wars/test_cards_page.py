"""docs/cards.md: every word stands on it and takes what it says, and its examples are fit to be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vigil.app.loaded_game import library
from vigil.app.packs.check import problems
from vigil.app.packs.template import write_template
from vigil.games.navajo_wars.definition import DEFINITION, load_content
from vigil.games.navajo_wars.rules.effects.vocabulary import OF_THEIR_OWN, PRIMITIVES, VOCABULARY
from vigil.kernel.effects.language import AnyVocabulary

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
CODE = re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", PAGE, flags=re.MULTILINE | re.DOTALL))
WORDS = {word for code in CODE for word in re.findall(r"[a-z][a-z-]*", code)}
TABLES = {
    r"{ n = (\d+), ": "operations_cards.toml",
    r'{ key = "([a-z]+-\d)", ': "cultural_developments.toml",
    r'{ letter = "([A-N])", ': "instructions.toml",
    r'{ key = "(shiprock)", ': "map.toml",
}


def known(words: AnyVocabulary) -> set[str]:
    """Everything a row may name."""
    verbs = {**words.primitives, **words.conditions}
    named = {
        each
        for key, verb in verbs.items()
        if key not in OF_THEIR_OWN
        for kind in verb.takes.values()
        if isinstance(kind, tuple)
        for each in kind
    }
    return {*verbs, *words.counts, *words.groups, *words.moments, *words.bonuses, *named}


def test_every_word_stands_on_the_page() -> None:
    colours = set(load_content().stocks.cubes)
    assert sorted(known(VOCABULARY) - WORDS - colours) == []


def test_every_effect_on_the_page_takes_what_it_says() -> None:
    """`drought [n]`: the effect, its parameters, in square brackets those that need not be written."""
    rows = re.findall(r"^\| (`.+?`) \|", PAGE.partition("| effect | |")[2].partition("\n\n")[0], re.MULTILINE)
    listed = [each.split() for row in rows for each in re.findall(r"`([^`]+)`", row)]
    assert {name for name, *_ in listed} == {*PRIMITIVES} - OF_THEIR_OWN | {"ransom"}
    for name, *parameters in listed:
        verb = PRIMITIVES[name]
        needed = {each for each in parameters if not each.startswith("[")}
        assert {each.strip("[]") for each in parameters} <= verb.takes.keys(), name
        assert verb.takes.keys() - verb.defaults.keys() <= {each.strip("[]") for each in parameters}, name
        assert needed >= verb.takes.keys() - verb.defaults.keys(), name


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The template with the rows and the words of the page in it."""
    folder = tmp_path / "mine"
    write_template(DEFINITION, folder)
    rows = [row for kind, block in BLOCKS if kind == "toml" for row in split(block)]
    assert len(rows) == 8
    for row in rows:
        for pattern, name in TABLES.items():
            found = re.match(pattern, row.strip())
            if found:
                path = folder / name
                text = path.read_text(encoding="utf-8")
                start = text.index(f"  {found[0]}")
                after = re.compile(r"^(?=  \{|\])", re.MULTILINE).search(text, start + 3)
                assert after
                path.write_text(text[:start] + row + text[after.start() :], encoding="utf-8")
                break
        else:
            pytest.fail(row)
    words = [line for kind, block in BLOCKS if not kind for line in block.split("\n")]
    catalog = folder / "text" / "en" / "cards.ftl"
    lines = [line for line in words if re.match(r"(name|question|option)-", line)]
    catalog.write_text("\n".join([catalog.read_text(encoding="utf-8"), *lines, ""]), encoding="utf-8")
    for language in ("it", "fr"):
        (folder / "text" / language / "cards.ftl").unlink()
        (folder / "text" / language).rmdir()
    return folder


def split(block: str) -> list[str]:
    """The rows of a block, with their ends of line."""
    return re.split(r"^(?=  \{ )", block, flags=re.MULTILINE)[1:]


def test_its_examples_are_fit(mine: Path) -> None:
    assert problems(DEFINITION, mine) == []
    content = load_content([mine])
    words = library(DEFINITION, [mine], content)["it"]
    assert words.name("the-peddler") == "The Peddler"
    assert words.say("card-strangers-at-the-spring") == "Piazza un Intruso."
    assert content.sides[0][1].stripe
    assert "outpost" in str(content.developments["weaving-3"].needs)

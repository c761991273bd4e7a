"""vigil book: what a writer is told of a book of scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.conftest import Vigil
from vigil.kernel.storybook import Page
from vigil.lab.echo import echoes


def test_check_ends_with_the_number_of_scripts(vigil: Vigil) -> None:
    said = vigil("book check --plain")
    assert said.code == 0
    assert int(said.out.splitlines()[-1].removesuffix(" scripts")) >= 260


def test_what_is_wrong_with_a_pack_is_named(vigil: Vigil, tmp_path: Path) -> None:
    vigil(f"packs new this-war-of-mine {tmp_path / 'mine'}")
    (tmp_path / "mine" / "scripts" / "19.toml").write_text('[[scripts]]\nn = 1900\nsource = "ours"\n', encoding="utf-8")
    for language in ("en", "it", "fr"):
        file = tmp_path / "mine" / "text" / language / "stories.ftl"
        file.write_text("event-script-1900 = 1900. The kettle.\n", encoding="utf-8")
    said = vigil(f"book check --plain --pack {tmp_path / 'mine'}")
    assert said.code == 1
    assert "script 1900: nothing leads to it" in said.err
    assert "script 1900 (fr): 2 words; 30 to 120 are wanted" in said.err


def test_a_game_without_a_book_and_numbers_that_are_none(vigil: Vigil) -> None:
    said = vigil("book check --game navajo-wars")
    assert (said.code, said.err) == (2, "navajo-wars has no book of scripts.\n")
    said = vigil("book echo --only 7,x")
    assert (said.code, "x is no number" in said.err) == (2, True)


def test_echo_says_which_scripts_share_something(vigil: Vigil) -> None:
    said = vigil("book echo --plain --language fr")
    assert "fr: suites de cinq mots" in said.out
    assert "de la halle aux grains  (61," in said.out
    assert "it:" not in said.out
    assert "de la halle aux grains" not in vigil("book echo --plain --language fr --only 36,40").out


@pytest.fixture
def pages() -> list[Page]:
    way = ("Open it", "Leave it")
    return [
        Page(1, "1. Mira sits by the stove and waits for the rain. Nobody comes.", (("Well?", *way),), ("a | b",)),
        Page(2, "2. Tomas sits by the stove and waits for the rain to end. Nobody comes. It is late.", (), ("a | b",)),
        Page(3, "3. It is late.", (("So?", "Open it"),), ("a",)),
    ]


def test_runs_are_as_long_as_they_are_repeated(pages: list[Page]) -> None:
    found = echoes(pages, ["Mira", "Tomas"])
    assert [(each.what, each.scripts) for each in found["runs"]] == [
        ("n sits by the stove and waits for the rain", (1, 2))
    ]


def test_openings_endings_sentences_and_choices(pages: list[Page]) -> None:
    found = echoes(pages, ["Mira", "Tomas"])
    told = {kind: [(each.what, each.scripts) for each in some] for kind, some in found.items()}
    assert told["openings"] == [("n sits by", (1, 2))]
    assert told["endings"] == [("it is late", (2, 3))]
    assert told["sentences"] == [("nobody comes", (1, 2)), ("it is late", (2, 3))]
    assert told["ways"] == [("open it", (1, 3))]
    assert told["shapes"] == [("a | b", (1, 2))]

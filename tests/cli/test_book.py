"""vigil book: what a writer is told of a book of scripts."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import IO

import pytest

from tests.conftest import Vigil
from vigil.kernel.definition.extras import Page
from vigil.lab.book.repetition import echoes


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
    assert (said.code, "x is not the number" in said.err) == (2, True)


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


# one script, as a player reads it


def test_a_script_is_read_by_those_who_are_named(vigil: Vigil) -> None:
    said = vigil("book play 346 --with hana,leo --plain", "person leo", "script-346-bucket", "", "person leo", "q")
    assert said.code == 0
    assert said.out.count("346. The well in the yard") == 2, "Enter: read it again"
    assert "Gained: Water (2)" in said.out
    assert "You may save now" not in said.out


def test_a_story_of_a_place_is_read_there_and_what_it_leaves_behind_is_listed(vigil: Vigil) -> None:
    said = vigil("book play 42 --plain", "person mira", "script-42-mend", "q").out
    assert "Cards returned: 2; left: 6" in said, "out in the city"
    assert "mark van-helped\n" in said
    assert "night +3: script-42 " in vigil("book play 42 --plain --with tomas", "script-42-part", "q").out


def test_what_there_is_not_is_said(vigil: Vigil) -> None:
    assert vigil("book play 3700").err == "There is no script 3700.\n"
    assert "There is nobody called bob" in vigil("book play 37 --with mira,bob").err
    assert "There is no place called moon" in vigil("book play 37 --at moon").err
    assert vigil("book play 37 --with mira,mira").err == "At most 4 different people can be named.\n"


def until(out: IO[str], what: str) -> str:
    """Everything up to a word; the test would wait for ever if it did not come."""
    read = ""
    while what not in read:
        letter = out.read(1)
        assert letter, read
        read += letter
    return read


def test_saving_a_file_of_the_book_begins_the_script_anew(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    (pack / "scripts").mkdir(parents=True)
    (pack / "text" / "en").mkdir(parents=True)
    (pack / "pack.toml").write_text('game = "this-war-of-mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    (pack / "scripts" / "19.toml").write_text("[[scripts]]\nn = 1900\n", encoding="utf-8")
    words = pack / "text" / "en" / "stories.ftl"
    words.write_text("event-script-1900 = 1900. The kettle is cold.\n", encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "vigil.cli.main",
        "book",
        "play",
        "1900",
        "--plain",
        "-l",
        "en",
        "--pack",
        str(pack),
    ]
    environment = {**os.environ, "VIGIL_HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, encoding="utf-8"
    ) as writer:
        assert writer.stdin
        assert writer.stdout
        assert "1900. The kettle is cold." in until(writer.stdout, "> ")
        words.write_text("event-script-1900 = 1900. The kettle is { warm.\n", encoding="utf-8")
        assert "stories.ftl, line 1" in until(writer.stdout, "Fluent")
        words.write_text("event-script-1900 = 1900. The kettle is warm.\n", encoding="utf-8")
        assert "1900. The kettle is warm." in until(writer.stdout, "> ")
        writer.stdin.write("q\n")
        writer.stdin.flush()
        assert writer.wait() == 0


def test_the_book_is_drawn_with_every_story_once(vigil: Vigil, tmp_path: Path) -> None:
    assert vigil(f"book graph --out {tmp_path / 'book.svg'}").code == 0
    drawing = ET.fromstring((tmp_path / "book.svg").read_text(encoding="utf-8"))
    titles = [each.text or "" for each in drawing.iter("{http://www.w3.org/2000/svg}title")]
    for n in (31, 42, 720, 721, 1000):
        assert sum(title.startswith(f"{n}. ") for title in titles) == 1
    assert "van-helped" in titles, "from 42, by what was written down"
    assert vigil("book graph --language it").out.startswith("<svg")

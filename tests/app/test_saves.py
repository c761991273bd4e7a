"""Saved games in the terminal: copies, restoring, files that are sick, signs that would move the cursor."""

from __future__ import annotations

import os
import re
import stat
import time
from pathlib import Path

import pytest

from tests.cli.test_main import RISE, save_of
from tests.conftest import Vigil
from tests.journals import resealed
from vigil.app import saves
from vigil.games import take_down
from vigil.kernel.journal.journal_file import read_file

RULES = take_down("navajo-wars").identity.rules_version


def copies_of(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home" / "saves" / "copies").glob("*.journal"))


def test_copies_are_made_by_the_way_and_not_without_end(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "1", "q")
    assert copies_of(tmp_path) == [] or len(copies_of(tmp_path)) == 1
    for _ in range(saves.KEPT + 3):
        vigil("resume", "1", "q")
        for n, copy in enumerate(copies_of(tmp_path)):  # as if an hour had passed
            os.utime(copy, (time.time() - 3600 - n, time.time() - 3600 - n))
            copy.rename(copy.with_name(copy.name.replace(".20", f".20{n}")))
    assert len(copies_of(tmp_path)) == saves.KEPT
    assert {stat.S_IMODE(copy.stat().st_mode) for copy in copies_of(tmp_path)} == {0o600}
    assert stat.S_IMODE((tmp_path / "home" / "saves").stat().st_mode) == 0o700


def test_a_copy_is_listed_and_brought_back_as_a_game_of_its_own(vigil: Vigil, tmp_path: Path) -> None:
    assert "no copies" in vigil("saves --restore").out
    vigil(f"{RISE} --title Evening", "1", "1", "q")
    vigil("resume", "1", "1", "q")
    (copy,) = copies_of(tmp_path)
    kept, now = copy.read_bytes(), save_of(tmp_path).read_bytes()
    said = vigil("saves --restore")
    assert said.code == 0
    assert "Evening" in said.out
    assert "vigil saves --restore NUMBER" in said.out
    said = vigil("saves --restore 1")
    assert said.code == 0
    assert "is a saved game again" in said.out
    assert copy.read_bytes() == kept
    assert save_of(tmp_path, 2).exists()
    assert save_of(tmp_path).read_bytes() == now
    assert vigil(f"resume {save_of(tmp_path, 2)}", "q").code == 0
    for wrong in ("99", "nothing", "9" * 5000):
        said = vigil(f"saves --restore {wrong}")
        assert said.code == 1
        assert "no saved game" in said.err


def test_what_was_damaged_is_kept_byte_for_byte_and_can_be_brought_back(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "1", "1", "q")
    path = save_of(tmp_path)
    spoiled = path.read_bytes().replace(b" > place-at", b" > pl\xffce-at", 1)
    path.write_bytes(spoiled)
    said = vigil("resume", "q")
    assert said.code == 0
    assert "is damaged or was changed outside Vigil" in said.out
    (before,) = path.parent.glob("*.before-1.txt")
    assert before.read_bytes() == spoiled
    assert "before-1.txt" in vigil("saves --restore").out
    assert "is damaged" not in vigil("resume", "q").out


def test_files_that_cannot_be_read_are_named_and_touch_no_other(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "q")
    good = save_of(tmp_path)
    text = good.read_text()
    good.with_name("a.journal").write_text("dear diary\n")
    good.with_name("b.journal").write_text(text.replace("vigil-journal 5", "vigil-journal 9"))
    good.with_name("c.journal").write_text(resealed(text.replace("scenario rise-of-the-people", "scenario nowhere")))
    good.with_name("d.journal").write_text(resealed(text.replace("game navajo-wars", "game chess")))
    for language, newer in (("en", "a newer Vigil"), ("it", "un Vigil più recente"), ("fr", "un Vigil plus récent")):
        said = vigil(f"saves -l {language}")
        assert said.code == 0
        assert all(name in said.out for name in ("a.journal", "b.journal", "c.journal", "d.journal", good.name))
        assert newer in said.out
    assert "no scenario “nowhere”" in vigil(f"resume {good.with_name('c.journal')}").err
    before = good.with_name("b.journal").read_bytes()
    assert "a newer Vigil" in vigil(f"resume {good.with_name('b.journal')}").err
    assert good.with_name("b.journal").read_bytes() == before


def test_a_game_under_newer_rules_is_left_alone(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "q")
    path = save_of(tmp_path)
    path.write_text(resealed(path.read_text().replace(f"\nrules {RULES}\n", "\nrules 77\n")))
    before = path.read_bytes()
    said = vigil("resume", "1", "q")
    assert said.code == 1
    assert f"under newer rules (77; this Vigil knows {RULES})" in said.err
    assert path.read_bytes() == before
    assert vigil("replay 1").code == 0


def test_a_game_under_older_rules_says_so(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "q")
    path = save_of(tmp_path)
    path.write_text(resealed(path.read_text().replace(f"\nrules {RULES}\n", "\nrules 1\n")))
    assert f"saved under rules 1, now {RULES}" in vigil("resume", "q").out


def test_an_edited_die_is_told_in_three_languages(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 60, "q")
    path = save_of(tmp_path)
    journal = read_file(path)
    line = next(n for n, each in journal.records if re.search(r"(?<!card) ~ [1-6]$", each.line()))
    lines = path.read_text().split("\n")
    rule, _, drawn = lines[line - 1].partition("\t")[0].rpartition(" ")
    forged = "\n".join([*lines[: line - 1], f"{rule} {1 if drawn != '1' else 2}\t", *lines[line:]])
    for language, told in (
        ("en", "the dice are not what they must be"),
        ("it", "i dadi non danno"),
        ("fr", "les dés ne tombent pas"),
    ):
        path.write_text(resealed(forged))
        assert told in vigil(f"resume -l {language}", "q").out


def test_a_title_moves_no_cursor(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "q")
    path = save_of(tmp_path)
    path.write_text(path.read_text().replace("\ntitle\n", "\ntitle \x1b[2J\x1b]0;owned\x07gone\n"))
    for command in ("saves", "resume"):
        said = vigil(command, "q")
        assert said.code == 0
        assert "\x1b" not in said.out
        assert "\x07" not in said.out
    assert "gone" in vigil("saves").out


@pytest.mark.parametrize("name", ["x" * 5000, "nul\0l", "²"])
def test_names_that_no_file_can_have_are_a_sentence(vigil: Vigil, name: str) -> None:
    said = vigil(f"resume {name}")
    assert said.code == 1
    assert "no saved game" in said.err

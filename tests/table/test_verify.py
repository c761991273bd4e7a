"""vigil verify: whether the dice fell as the seed or the secret says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.journals import bare
from tests.table.conftest import Vigil
from tests.table.test_cli import RISE, save_of
from tests.table.test_seats import ADA_AND_BO, journal
from vigil.games import take_down
from vigil.kernel.eyes import Eyes
from vigil.kernel.journal import read_file
from vigil.kernel.recovery import resume


def changed(path: Path, pattern: str, into: str) -> int:
    """Change the first line that fits; its number."""
    text = path.read_text(encoding="utf-8")
    lines, plain = text.split("\n"), bare(text)
    n = next(n for n, line in enumerate(plain) if re.search(pattern, line))
    lines[n] = re.sub(pattern, into, plain[n]) + lines[n].removeprefix(plain[n])
    path.write_text("\n".join(lines), encoding="utf-8")
    return n + 1


def test_a_game_of_one_seat_is_checked_against_its_seed(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "u", "1", "q")
    throws = sum(" ~ " in line for line in save_of(tmp_path).read_text().split("\n"))
    assert throws > 1
    for name in (str(save_of(tmp_path)), "1", save_of(tmp_path).stem):
        said = vigil(f"verify {name}")
        assert said.code == 0
        assert f"The dice are honest: {throws} throws checked against the seed 1." in said.out
    assert "con il seme 1" in vigil("verify 1 -l it").out
    assert "avec la graine 1" in vigil("verify 1 -l fr").out


def test_another_seed_names_the_lines(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, *["1"] * 20, "q")
    changed(save_of(tmp_path), "^seed 1$", "seed 2")
    said = vigil("verify 1")
    assert said.code == 1
    assert re.search(r"throws? do(es)? not fall as (it|they) should \(lines? \d+", said.err)


def test_a_game_of_several_seats_is_checked_against_its_secret(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    said = seats("verify 1")
    (fingerprint,) = re.findall(r"\nfingerprint (\w+)\n", journal(tmp_path).read_text())
    assert said.code == 0
    assert "2 throws checked against the secret" in said.out
    assert fingerprint in said.out.replace("\n", "")


def test_a_changed_throw_is_named(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    path = journal(tmp_path)
    drawn = next(line for line in bare(path.read_text()) if " lamp ~ " in line).split()[-1]
    other = "red" if drawn != "red" else "blue"
    line = changed(path, rf" lamp ~ {drawn}$", f" lamp ~ {other}")
    said = seats("verify 1")
    assert said.code == 1
    assert f"One throw does not fall as it should (line {line})." in said.err


def test_a_secret_exchanged_later_does_not_fit_the_fingerprint(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    changed(journal(tmp_path), r"^secret \w+$", f"secret {'ab' * 32}")
    said = seats("verify 1")
    assert said.code == 1
    assert "not the one its dice were promised by" in said.err


def test_without_its_secret_the_game_must_be_over_first(seats: Vigil, tmp_path: Path) -> None:
    seats(ADA_AND_BO, "", "1", "q")
    session = resume(take_down("seats"), None, read_file(journal(tmp_path)))
    report = tmp_path / "report.txt"
    report.write_text(Eyes(session, 0).report(), encoding="utf-8")
    said = seats(f"verify {report}")
    assert said.code == 1
    assert "the game must be over" in said.err


def test_a_journal_that_does_not_fit_the_rules_is_checked_up_to_there(vigil: Vigil, tmp_path: Path) -> None:
    vigil(RISE, "1", "1", "q")
    line = changed(save_of(tmp_path), r" > place-at \w+ \d$", " > fly-away")
    said = vigil("verify 1")
    assert said.code == 1
    assert f"only up to line {line}" in said.err


@pytest.mark.parametrize("keep", [-4])
def test_a_journal_cut_off_says_where(vigil: Vigil, tmp_path: Path, keep: int) -> None:
    vigil(RISE, "1", "1", "q")
    path = save_of(tmp_path)
    path.write_text(path.read_text()[:keep])
    said = vigil("verify 1")
    assert said.code == 1
    assert "cannot be followed further than line" in said.err
    assert "no saved game" in vigil("verify 17").err

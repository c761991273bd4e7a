"""Every line of every checklist is coded, tested and, if it is a reading, ruled, as far as the sources can tell.

`vigil coverage` also plays games and shows that the functions run; `make mutants` that the tests would notice.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from vigil.games import GAMES
from vigil.lab.named_games import folder_of
from vigil.lab.rule_coverage.coverage import what_is_missing
from vigil.lab.rule_coverage.rule_sources import Sources, read_sources

TESTS = Path(__file__).parent.parent
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
PROOF = re.compile(r"\btest_\w+")


@cache
def sources_of(game: str) -> Sources:
    return read_sources(game)


@cache
def names_of_tests() -> set[str]:
    return {name for file in TESTS.rglob("test_*.py") for name in TEST.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_missing(game: str) -> None:
    assert what_is_missing(sources_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    ids = [line.id for line in sources_of(game).lines]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_each_reading_has_one_ruling_and_each_ruling_is_of_a_reading(game: str) -> None:
    """The headings of RULINGS.md name the readings of the checklist, each once, and every entry names its tests."""
    rulings = (folder_of(game) / "rules" / "RULINGS.md").read_text(encoding="utf-8").split("\n### ")[1:]
    named = [id.strip() for entry in rulings for id in entry.partition(":")[0].split(",")]
    assert sorted(named) == sorted(line.id for line in sources_of(game).wanted() if line.kind == "reading")
    tests = names_of_tests()
    for entry in rulings:
        proofs = PROOF.findall(entry)
        assert proofs, entry
        assert set(proofs) <= tests, entry

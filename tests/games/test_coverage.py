"""Every line of every checklist is coded, tested and, if it is a reading, ruled, as far as the sources can tell.

`vigil coverage` also plays games and shows that the functions run; `make mutants` that the tests would notice.
"""

from __future__ import annotations

import pytest

from vigil.games import GAMES
from vigil.lab.checklist import read_sources
from vigil.lab.coverage import what_is_missing


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_missing(game: str) -> None:
    assert what_is_missing(read_sources(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    ids = [line.id for line in read_sources(game).lines]
    assert len(ids) == len(set(ids))

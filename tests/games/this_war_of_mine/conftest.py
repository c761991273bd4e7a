from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.this_war_of_mine.war import BOX


@pytest.fixture(autouse=True)
def stubs() -> Iterator[None]:
    """Cards that a test has written anew are themselves again afterwards."""
    before = dict(BOX.effects)
    yield
    BOX.effects.clear()
    BOX.effects.update(before)

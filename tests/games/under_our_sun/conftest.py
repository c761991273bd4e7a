from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.under_our_sun.sun import CONTENT


@pytest.fixture(autouse=True)
def stubs() -> Iterator[None]:
    """Cards that a test has written anew are themselves again afterwards."""
    before = dict(CONTENT.effects)
    yield
    CONTENT.effects.clear()
    CONTENT.effects.update(before)

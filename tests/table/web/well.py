"""The Well on the shelf of the tests, and never on a player's."""

from __future__ import annotations

import pytest

from tests.toy.definition import TOY3 as DEFINITION
from vigil.games import GAMES

__all__ = ["DEFINITION", "put_on_shelf", "well"]


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, DEFINITION.slug, __name__)


@pytest.fixture
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)

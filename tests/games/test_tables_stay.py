"""What is read from the tables of a game is nobody's to change: the tests read each text once (tests/conftest.py)."""

from __future__ import annotations

import pytest

from tests.conftest import read_once
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out


@pytest.mark.parametrize("slug", GAMES)
def test_content_is_read_and_not_changed(slug: str) -> None:
    definition = take_down(slug)
    for scenario in definition.identity.scenarios:
        content = definition.content.load([])
        seats = definition.identity.seats[-1]
        run = Driver(definition, definition.rules.new(content, scenario.slug, definition.identity.defaults(), seats))
        run.begin_turn()
        play_out(run, 1, at_random(1))
    tables = sorted(definition.identity.tables.rglob("*.toml"))
    assert tables
    for table in tables:
        text = table.read_text(encoding="utf-8")
        assert read_once(text) == read_once.__wrapped__(text), table.name

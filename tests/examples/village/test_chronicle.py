"""The chronicle of the toy: any game whose board has gauges gets one."""

from __future__ import annotations

import pytest

from examples.village.definition import TOY3
from tests.examples.village.playing import tables
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.presentation.chronicle import chronicle, shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_gauges_has_a_chronicle(language: str) -> None:
    session, words = [*tables(3)][-1], book(language, TOY3.identity.text)
    for seat in (0, 1, SPECTATOR):
        found = chronicle(Observer(session, seat), words)
        assert found.lines[0].label == words.say("board-cistern")
        assert len(found.turns) > 2
        assert found.ending in shared(found, words)

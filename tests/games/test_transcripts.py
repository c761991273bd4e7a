"""Golden games: a change of rules or words shows here as a difference to be read. `make transcripts` accepts it."""

from __future__ import annotations

import pytest

from tools.transcripts import folder, transcript
from vigil.games import GAMES, take_down


@pytest.mark.parametrize(
    ("slug", "scenario"), [(slug, each.slug) for slug in GAMES for each in take_down(slug).scenarios]
)
def test_the_told_game_is_as_it_was_read(slug: str, scenario: str) -> None:
    definition = take_down(slug)
    told = transcript(definition, definition.load_content([]), scenario)
    assert told == (folder(slug) / f"{scenario}.txt").read_text(encoding="utf-8")

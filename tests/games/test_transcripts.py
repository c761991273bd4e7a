"""Golden games: a change of rules or words shows here as a difference to be read. `make transcripts` accepts it."""

from __future__ import annotations

import pytest

from tools.golden.transcripts import files, transcript
from vigil.games import GAMES, take_down

TOLD = [(slug, path.name, scenario, language) for slug in GAMES for path, scenario, language in files(slug)]


@pytest.mark.parametrize(
    ("slug", "name", "scenario", "language"), TOLD, ids=[f"{slug}-{name}" for slug, name, *_ in TOLD]
)
def test_the_told_game_is_as_it_was_read(slug: str, name: str, scenario: str, language: str) -> None:
    definition = take_down(slug)
    told = transcript(definition, definition.content.load([]), scenario, language)
    path = next(path for path, *_ in files(slug) if path.name == name)
    assert told == path.read_text(encoding="utf-8")


def test_a_mission_is_told_in_three_languages() -> None:
    assert {language for slug, _, _, language in TOLD if slug == "under-our-sun"} == {"en", "it", "fr"}

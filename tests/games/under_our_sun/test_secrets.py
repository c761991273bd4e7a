"""Noninterference: with the others' team cards exchanged a seat sees and hears the same."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.rules.team import SEMI
from vigil.kernel.definition.scenarios import Setting
from vigil.lab.noninterference import search
from vigil.lab.random_games import games_of

SEMI_ONLY = (Setting("mode", "Modes", (SEMI,)), *DEFINITION.identity.settings[1:])
WITH_A_TRAITOR = replace(DEFINITION, identity=replace(DEFINITION.identity, settings=SEMI_ONLY, seats=(2, 3, 4, 5, 6)))


def test_nothing_leaks() -> None:
    """`vigil.lab.noninterference` compares thousands of worlds; these few are for every day."""
    luck = Random(7)
    report = search(games_of(WITH_A_TRAITOR, luck), 8, luck)
    assert report.leaks == []
    assert report.compared > 100

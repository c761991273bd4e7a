"""Developments in play, and their powers, for tests."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch09_cultural_developments import (
    development_powers,
    gain_development,
    use_development,
)
from vigil.kernel.testing import play


def own(g: NavajoWars, *keys: str) -> None:
    """Developments in play, however they came."""
    for key in keys:
        gain_development(g, key, "9.1")


def use(g: NavajoWars, key: str, *script: int | str, occasion: str = "operations") -> None:
    """Use the power of a Development; it is offered, works, and is then exhausted."""
    assert [option.value for option in development_powers(g, occasion)] == [key]
    play(use_development(g, key, occasion), *script)
    assert g.state.exhausted == [key]
    assert development_powers(g, occasion) == []

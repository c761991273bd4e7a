"""9. Cultural Developments."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.kernel.flow import Flow, Option


def development_powers(g: NavajoWars, occasion: str) -> list[Option[str]]:
    """9.1 Powers of Developments in play that may be used now."""
    return []


def use_development(g: NavajoWars, key: str) -> Flow[None]:
    """9.1 Use the power of a Development."""
    return
    yield

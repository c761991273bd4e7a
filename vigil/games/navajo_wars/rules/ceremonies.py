"""Ceremony cards: their procedure, Blessing Way and Enemy Way (13)."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.game import NavajoWars
from vigil.kernel.flow import Flow, Option


def blessings(g: NavajoWars, occasion: str) -> list[Option[tuple[Any, ...]]]:
    """13 Blessing Way cards in hand that may be played now."""
    return []


def use_blessing(g: NavajoWars, args: tuple[Any, ...]) -> Flow[None]:
    """13 Play a Ceremony card from hand for its Blessing Way."""
    return
    yield

"""The game of examples/first_game, for the kernel's tests: its content and a header."""

from __future__ import annotations

from typing import Any

from examples.first_game.game import FIRST_GAME, Content, State, Walk
from vigil.kernel.journal.header import Header

__all__ = ["CONTENT", "TOY", "State", "Walk", "header"]

TOY = FIRST_GAME
CONTENT = Content()


def header(**changes: Any) -> Header:
    values: dict[str, Any] = {
        "game": TOY.slug,
        "rules": "1",
        "content": TOY.content.hash(CONTENT),
        "scenario": "walk",
        "settings": {},
        "seed": 7,
    }
    return Header(**{**values, **changes})

"""A table for survival board games. What a program needs is here; see vigil/api.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vigil.api import Bot, Fork, LocalTable, Observer, Odds, OpenGame, Played, load, open, parse, shelf

__version__ = "0.2.0"
__all__ = ["Bot", "Fork", "LocalTable", "Observer", "Odds", "OpenGame", "Played", "load", "open", "parse", "shelf"]


def __getattr__(name: str) -> Any:
    """The library is loaded when it is used: the commands start without it."""
    if name not in __all__:
        raise AttributeError(f"module 'vigil' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module("vigil.api"), name)


def __dir__() -> list[str]:
    return __all__

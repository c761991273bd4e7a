"""The Well as a game on the shelf: what a line in vigil/games/__init__.py names."""

from __future__ import annotations

from examples.village.definition import TOY3 as DEFINITION

__all__ = ["DEFINITION"]

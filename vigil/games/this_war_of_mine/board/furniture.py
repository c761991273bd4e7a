"""What stands in the rooms of the house: furniture.toml. A Fitting of somebody else's pack is a plain chest."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vigil.drawing.svg import path

Shapes = list[tuple[str, str]]
FOREIGN: Shapes = [("body", "M-24 0v-30h48V0z"), ("line", "M-24-15h48M0-30V0")]


@cache
def furniture() -> dict[str, Shapes]:
    data = Path(__file__).with_name("furniture.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, Shapes])


def drawing(name: str) -> str:
    """A thing that stands on (0, 0)."""
    return "".join(path(d, kind) for kind, d in furniture().get(name, FOREIGN))

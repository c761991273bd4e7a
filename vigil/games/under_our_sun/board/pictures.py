"""The picture of a tile, a figure or a card: data in pictures.toml. One of somebody else's pack has dunes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vigil.drawing.motifs import Scene, alone, read_scenes

FOREIGN = Scene("heat", "sand", (("dune", 34, 66, 1.2), ("mesa", 92, 60, 0.9)))


@cache
def pictures() -> dict[str, Scene]:
    return read_scenes(Path(__file__).with_name("pictures.toml"))


def picture_of(key: str) -> Scene:
    return pictures().get(key, FOREIGN)


def picture(key: str) -> str:
    """For the page of a card."""
    return alone(picture_of(key))

"""The picture of a card, by its key: data in pictures.toml. A card of somebody else's pack has the land alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vigil.drawing.motifs import Scene, alone, read_scenes

FOREIGN = Scene("day", "sand", (("mesa", 34, 60, 1.0), ("spire", 86, 60, 0.9), ("trail", 60, 60, 1.0)))


@cache
def pictures() -> dict[str, Scene]:
    return read_scenes(Path(__file__).with_name("pictures.toml"))


def picture_of(key: str) -> Scene:
    return pictures().get(key, FOREIGN)


def picture(key: str) -> str:
    """For the page of a card."""
    return alone(picture_of(key))

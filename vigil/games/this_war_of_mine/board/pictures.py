"""The picture of a card or a place, by its key: data in pictures.toml. One of somebody else's pack has a street."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vigil.drawing.motifs import Scene

FOREIGN = Scene("winter", "snow", (("ruin", 30, 64, 1.2), ("ruin", 88, 66, 1.4)))


@cache
def pictures() -> dict[str, Scene]:
    data = Path(__file__).with_name("pictures.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, Scene])


def picture_of(key: str) -> Scene:
    return pictures().get(key, FOREIGN)

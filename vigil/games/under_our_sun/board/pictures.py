"""The picture of a tile, a figure or a card: data in pictures.toml. One of somebody else's pack has dunes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vigil.drawing.motifs import Scene

FOREIGN = Scene("heat", "sand", (("dune", 34, 66, 1.2), ("mesa", 92, 60, 0.9)))


@cache
def pictures() -> dict[str, Scene]:
    data = Path(__file__).with_name("pictures.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, Scene])


def picture_of(key: str) -> Scene:
    return pictures().get(key, FOREIGN)

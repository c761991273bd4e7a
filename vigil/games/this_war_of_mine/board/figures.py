"""The persons as little figures: a body, what each wears, a tone. One of somebody else's pack is a plain one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from vigil.drawing.svg import group, path

Shapes = list[tuple[str, str]]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    body: str
    tone: str
    wears: Shapes = []


class Wardrobe(Struct, frozen=True, forbid_unknown_fields=True):
    bodies: dict[str, Shapes]
    persons: dict[str, Look]


PLAIN = Look("man", "slate")


@cache
def wardrobe() -> Wardrobe:
    return msgspec.toml.decode(Path(__file__).with_name("figures.toml").read_bytes(), type=Wardrobe)


@cache
def figure(key: str) -> str:
    """A person, standing on (0, 0)."""
    known = wardrobe()
    look = known.persons.get(key, PLAIN)
    shapes = [*known.bodies[look.body], *look.wears]
    return group(*(path(d, kind) for kind, d in shapes), kind=f"figure tone-{look.tone}")


def alone(key: str) -> str:
    """A person by himself, for a page; his name stands beside him."""
    return f'<svg viewBox="-24 -72 48 76" class="board portrait" aria-hidden="true">{figure(key)}</svg>'

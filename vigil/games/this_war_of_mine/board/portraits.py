"""The faces of the persons, put together from a kit (portraits.toml). One of somebody else's pack has none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FACE = (60, 66)
CARD = (120, 66)  # of a picture on a page: room on both sides


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The tones of a person and the pieces of the portrait, each with its tone, from the farthest to the nearest."""

    skin: str
    hair: str
    coat: tuple[str, str, str]
    wall: tuple[str, str]
    parts: tuple[tuple[str, str], ...]


class Kit(Struct, frozen=True, forbid_unknown_fields=True):
    tones: dict[str, str]
    skins: dict[str, tuple[str, str, str]]
    hairs: dict[str, tuple[str, str]]
    pieces: dict[str, str]
    persons: dict[str, Face]


@cache
def kit() -> Kit:
    return msgspec.toml.decode(Path(__file__).with_name("portraits.toml").read_bytes(), type=Kit)


def tones(face: Face) -> dict[str, str]:
    known = kit()
    own = zip(
        ("skin", "shade", "lip", "hair", "lock", "coat", "fold", "trim", "wall", "wall-2"),
        (*known.skins[face.skin], *known.hairs[face.hair], *face.coat, *face.wall),
        strict=True,
    )
    return known.tones | dict(own)


@cache
def drawn(key: str) -> str:
    """A face before a wall, in 60 x 66 units from the upper left corner."""
    known, face = kit(), kit().persons[key]
    fill = tones(face)
    parts = (("wall", "wall"), *face.parts)
    return "".join(piece(fill[tone], known.pieces[name]) for tone, name in parts)


def piece(fill: str, d: str) -> str:
    return f'<path fill="{fill}" d="{d}"/>'


def known_face(key: str) -> bool:
    return key in kit().persons


@cache
def faces() -> str:
    """All of them as symbols: fetched when the table stands, for its first page has no room for them."""
    symbols = (
        f'<symbol id="face-{key}" viewBox="0 0 {FACE[0]} {FACE[1]}">{drawn(key)}</symbol>' for key in kit().persons
    )
    return f'<defs xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</defs>'


def portrait(key: str) -> str:
    """A person alone, for a page; the name stands beside it."""
    return f'<svg viewBox="0 0 {FACE[0]} {FACE[1]}" class="portrait" aria-hidden="true">{drawn(key)}</svg>'


def photograph(key: str) -> str:
    """The same as a photograph on the wall: the picture of a person's card."""
    fill = tones(kit().persons[key])
    wall = piece(fill["wall-2"], f"M0 0h{CARD[0]}v{CARD[1]}H0z")
    shadow = f'<g fill-opacity=".35">{piece(fill["line"], "M33 3.2h56.2v62H33z")}</g>'
    mount = piece(fill["white"], "M32 2h56v62H32z")
    face = f'<g transform="translate(33.6 3.6) scale(.88)">{drawn(key)}</g>'
    frame = f'viewBox="0 0 {CARD[0]} {CARD[1]}" preserveAspectRatio="xMidYMid slice"'
    return f'<svg {frame} class="picture" aria-hidden="true">{wall}{shadow}{mount}{face}</svg>'

"""The content packs that are installed here, by name: none until they can be installed."""

from __future__ import annotations

from msgspec import Struct


class Pack(Struct):
    name: str
    game: str
    title: str


def installed() -> list[Pack]:
    return []

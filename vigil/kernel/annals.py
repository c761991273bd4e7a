"""What a game that counts its days tells at its end: what became of everybody, and each day in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vigil.kernel.game import Event


class Fate(Struct, frozen=True):
    """Somebody (the key of a name), since when and how long (`fate-<key>`, with the days), and the story told of it."""

    who: str
    came: str
    first: int
    went: str
    last: int
    story: Event | None = None


class Day(Struct, frozen=True):
    """A day, the card it began with ("" if none), and what is worth telling of it; `heavy` are the gravest of it."""

    n: int
    card: str
    told: Sequence[Event]
    heavy: Sequence[Event] = ()


class Annals(Struct, frozen=True):
    fates: Sequence[Fate]
    days: Sequence[Day]

"""Where a game stands on its way: the phases of a turn, how it would end now, and the reckonings that lie ahead."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from vigil.kernel.rules.requests import Fact, Number


class Phase(Struct, frozen=True):
    """A phase of the turn (`phase-<key>`), who acts in it (the key of a name, "" if nobody in particular), whether it
    is this one, and what is being done in it (again `phase-<detail>`)."""

    key: str
    rule: str
    by: str = ""
    now: bool = False
    detail: str = ""
    card: str = ""  # the card it is about, which can be read


class Standing(Struct, frozen=True):
    """How the game would end if it were judged now (`standing-<ending>`), and the numbers that say so."""

    ending: str
    rule: str
    numbers: tuple[Number, ...]


class Forecast(Struct, frozen=True):
    """A large reckoning (`forecast-<key>`) as it would come out now: each number is a sum of cited parts.

    `soon` marks one that is carried out next, `option` is the key of an option that carries it out.
    """

    key: str
    rule: str
    numbers: tuple[Number, ...]
    facts: Mapping[str, Fact] | None = None
    soon: bool = False
    option: str = ""
    ending: str = ""  # how it would end the game, "" if it would not

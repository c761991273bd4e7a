"""The header of a game that begins now."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from vigil.kernel.unsafe_characters import printable

if TYPE_CHECKING:
    from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header


class TooFewSeats(ValueError):
    """A value of a switch that means nothing at so few seats."""

    def __init__(self, setting: str, value: str, needs: int, seats: int) -> None:
        self.setting, self.value, self.needs, self.seats = setting, value, needs, seats
        super().__init__(f"{setting}={value} needs {needs} seats or more, not {seats}")


def check_seats(definition: AnyDefinition, settings: Mapping[str, str], seats: int) -> None:
    """Every switch stands as so many seats allow. Asked of games that begin; a save that began otherwise goes on."""
    for setting in definition.identity.settings:
        value = settings.get(setting.slug, "")
        if seats < setting.needs(value):
            raise TooFewSeats(setting.slug, value, setting.needs(value), seats)


def new_header(
    definition: AnyDefinition,
    content: object,
    scenario: str,
    settings: Mapping[str, str] | None = None,
    players: Sequence[str] = ("",),
    *,
    seed: int | None = None,
    undo: str = "free",
    companion: Sequence[str] = (),
    packs: Sequence[str] = (),
    title: str = "",
    guided: bool = False,
) -> Header:
    """The head of a game that begins now: its dice are the seed, drawn if none is given, or for several seats a secret
    that nobody chose."""
    several = len(players) > 1
    if several and seed is not None:
        raise ValueError("the dice of several seats cannot be chosen")
    check_seats(definition, settings or {}, len(players))
    return Header(
        game=definition.slug,
        rules=definition.identity.rules_version,
        content=definition.content.hash(content),
        scenario=scenario,
        settings={**definition.identity.defaults(), **(settings or {})},
        seed=0 if several else secrets.randbits(31) if seed is None else seed,
        undo=undo,
        companion=tuple(companion),
        packs=tuple(packs),
        players=tuple(players),
        title=" ".join(printable(title).split()),
        secret=secrets.token_hex(32) if several else "",
        guided=guided,
    )

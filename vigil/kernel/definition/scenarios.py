"""The ways to start a game, and the switches that are chosen then."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Scenario(Struct, frozen=True):
    """One way to start a game. `rule` names the section that describes it. `recommends`: settings as it is best played,
    for that many players or more (`players`); it is proposed, and anything else may be chosen."""

    slug: str
    rule: str
    recommends: Mapping[str, str] = {}
    players: int = 1

    def proposed(self, setting: Setting, seats: int) -> str:
        """The value of a setting that is proposed for so many seats."""
        value = self.recommends.get(setting.slug, "")
        fits = value in setting.values and seats >= max(self.players, setting.needs(value))
        return value if fits else setting.values[0]


class Setting(Struct, frozen=True):
    """A switch chosen when a game starts, with its legal values; the first is the default and may always be chosen.
    `seats`: the fewest seats at which a value means anything, where that is more than one."""

    slug: str
    rule: str
    values: tuple[str, ...]
    seats: Mapping[str, int] = {}

    def needs(self, value: str) -> int:
        """At how many seats a value may be chosen, at least."""
        return self.seats.get(value, 1)

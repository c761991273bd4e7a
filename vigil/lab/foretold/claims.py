"""What was foretold, what came of it, and a count of both."""

from __future__ import annotations

import fnmatch
from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct, field

KINDS = (
    *("preview", "odds", "number", "forecast", "standing", "total"),
    *("price", "note", "event", "sentence", "chronicle", "guided"),
)


class Claim(Struct):
    """One thing that was told, and what the rules did: false if they differ. `what` names it within its kind."""

    kind: str
    what: str
    foretold: object
    done: object

    @property
    def name(self) -> str:
        return f"{self.kind} {self.what}"

    @property
    def true(self) -> bool:
        return self.foretold == self.done


class Report(Struct):
    """How much was compared, and what was false: how often, and where first."""

    games: int = 0
    compared: Counter[str] = field(default_factory=Counter)  # by kind
    false: Counter[str] = field(default_factory=Counter)  # by the name of the claim
    first: dict[str, str] = field(default_factory=dict)

    def add(self, claims: Iterable[Claim], where: str) -> None:
        for claim in claims:
            self.compared[claim.kind] += 1
            if not claim.true:
                self.false[claim.name] += 1
                told = f"{where}: {claim.foretold!r} was told, {claim.done!r} came"
                self.first.setdefault(claim.name, told)

    def merge(self, other: Report) -> None:
        self.games += other.games
        self.compared.update(other.compared)
        self.false.update(other.false)
        self.first = {**other.first, **self.first}

    def unknown(self, known: Mapping[str, str]) -> list[str]:
        """What is false and was not known to be."""
        return [name for name in sorted(self.false) if not any(fnmatch.fnmatchcase(name, each) for each in known)]

    def stale(self, known: Mapping[str, str]) -> list[str]:
        """What is listed as false and was not."""
        return [each for each in known if not fnmatch.filter(self.false, each)]

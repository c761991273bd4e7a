"""Which elements of a set go together: at most so many, at least, one for each, and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.rules.requests import Option, Refusal

Measure = Callable[[Any], int]  # what a value adds to a set
Adding = Callable[[Any], Refusal | None]  # one more value: why it cannot be in


class AtMost(Struct):
    """A `fits` that adds up: each value by its measure, or as one, and no more than `most` in all."""

    most: int
    refusal: Callable[[Sequence[Any]], Refusal]
    measure: Measure | None = None

    def __call__(self, values: Sequence[Any]) -> Refusal | None:
        return self.refusal(values) if total(self.measure, values) > self.most else None


class AtLeast(Struct):
    """A `ready` that adds up: no less than `least` in all."""

    least: int
    refusal: Callable[[Sequence[Any]], Refusal]
    measure: Measure | None = None

    def __call__(self, values: Sequence[Any]) -> Refusal | None:
        return self.refusal(values) if total(self.measure, values) < self.least else None


class OneByOne(Struct):
    """A `fits` that is told one value after the other, each of which is in then unless it is refused. Luck, which never
    takes anything out, need not begin anew with each."""

    adding: Callable[[], Adding]  # to an empty set

    def __call__(self, values: Sequence[Any]) -> Refusal | None:
        return next((refusal for refusal in map(self.adding(), values) if refusal is not None), None)


def total(measure: Measure | None, values: Sequence[Any]) -> int:
    return len(values) if measure is None else sum(map(measure, values))


def anything(values: Sequence[Any]) -> None:
    """The `fits` or the `ready` of a set to which there is no limit."""


class ForEach(Sequence[Option[Any]]):
    """Elements that are the same for each of some, one after the other; none is made before somebody looks at it."""

    __slots__ = ("make", "owners", "things")

    def __init__(self, owners: Sequence[Any], things: Sequence[Any], make: Callable[[Any, Any], Option[Any]]) -> None:
        self.owners, self.things, self.make = owners, things, make

    def __len__(self) -> int:
        return len(self.owners) * len(self.things)

    def __iter__(self) -> Iterator[Option[Any]]:
        return (self.make(owner, thing) for owner in self.owners for thing in self.things)

    def __getitem__(self, place: Any) -> Any:
        if type(place) is slice:
            return list(self)[place]
        owner, thing = divmod(place if place >= 0 else range(len(self))[place], len(self.things))
        return self.make(self.owners[owner], self.things[thing])


class Several(Sequence[Option[Any]]):
    """Elements each of which may be taken so many times: the same as if each were listed so often."""

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[tuple[Option[Any], int]]) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return sum([n for _, n in self.rows])

    def __iter__(self) -> Iterator[Option[Any]]:
        return (option for option, n in self.rows for _ in range(n))

    def __getitem__(self, place: Any) -> Any:
        return list(self)[place]

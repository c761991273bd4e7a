"""Which elements of a set go together: at most so many, at least, one for each, and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar, overload

from msgspec import Struct

from vigil.kernel.rules.requests import Option, Refusal

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Owner = TypeVar("Owner")
Thing = TypeVar("Thing")

Measure: TypeAlias = Callable[[T], int]  # what a value adds to a set
Adding: TypeAlias = Callable[[T], Refusal | None]  # one more value: why it cannot be in


class AtMost(Struct, Generic[T]):
    """A `fits` that adds up: each value by its measure, or as one, and no more than `most` in all."""

    most: int
    refusal: Callable[[Sequence[T]], Refusal]
    measure: Measure[T] | None = None

    def __call__(self, values: Sequence[T]) -> Refusal | None:
        return self.refusal(values) if total(self.measure, values) > self.most else None


class AtLeast(Struct, Generic[T]):
    """A `ready` that adds up: no less than `least` in all."""

    least: int
    refusal: Callable[[Sequence[T]], Refusal]
    measure: Measure[T] | None = None

    def __call__(self, values: Sequence[T]) -> Refusal | None:
        return self.refusal(values) if total(self.measure, values) < self.least else None


class OneByOne(Struct, Generic[T]):
    """A `fits` that is told one value after the other, each of which is in then unless it is refused. Luck, which never
    takes anything out, need not begin anew with each."""

    adding: Callable[[], Adding[T]]  # to an empty set

    def __call__(self, values: Sequence[T]) -> Refusal | None:
        return next((refusal for refusal in map(self.adding(), values) if refusal is not None), None)


def total(measure: Measure[T] | None, values: Sequence[T]) -> int:
    return len(values) if measure is None else sum(map(measure, values))


def anything(values: Sequence[object]) -> None:
    """The `fits` or the `ready` of a set to which there is no limit."""


class ForEach(Sequence[Option[T_co]], Generic[Owner, Thing, T_co]):
    """Elements that are the same for each of some, one after the other; none is made before somebody looks at it."""

    __slots__ = ("make", "owners", "things")

    def __init__(
        self, owners: Sequence[Owner], things: Sequence[Thing], make: Callable[[Owner, Thing], Option[T_co]]
    ) -> None:
        self.owners, self.things, self.make = owners, things, make

    def __len__(self) -> int:
        return len(self.owners) * len(self.things)

    def __iter__(self) -> Iterator[Option[T_co]]:
        return (self.make(owner, thing) for owner in self.owners for thing in self.things)

    @overload
    def __getitem__(self, place: int) -> Option[T_co]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option[T_co]]: ...
    def __getitem__(self, place: int | slice) -> Option[T_co] | Sequence[Option[T_co]]:
        if isinstance(place, slice):
            return list(self)[place]
        owner, thing = divmod(place if place >= 0 else range(len(self))[place], len(self.things))
        return self.make(self.owners[owner], self.things[thing])


class Several(Sequence[Option[T_co]]):
    """Elements each of which may be taken so many times: the same as if each were listed so often."""

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[tuple[Option[T_co], int]]) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return sum([n for _, n in self.rows])

    def __iter__(self) -> Iterator[Option[T_co]]:
        return (option for option, n in self.rows for _ in range(n))

    @overload
    def __getitem__(self, place: int) -> Option[T_co]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option[T_co]]: ...
    def __getitem__(self, place: int | slice) -> Option[T_co] | Sequence[Option[T_co]]:
        return list(self)[place]

"""Rules are generators that ask: `answer = yield request`. These are the requests, and what an answer is made of.

A rule changes the state itself and stops only to ask, either a Decision of a seat or a Chance.
People, bots, dice, the journal and tests are all just somebody who answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, Union, final

from msgspec import Struct

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Outcome = Union[int, str]


class Part(Struct, frozen=True, gc=False):
    """One cited piece of a number."""

    rule: str
    key: str
    amount: int
    facts: Mapping[str, Fact] | None = None


class Number(Struct, frozen=True, gc=False):
    """A number that explains itself: the sum of its parts."""

    key: str
    parts: tuple[Part, ...]
    facts: Mapping[str, Fact] | None = None  # whose it is, where several have one

    @property
    def before(self) -> int | None:
        """What it is now, where the parts tell how it comes to be something else: a first part called so."""
        return self.parts[0].amount if self.parts and self.parts[0].key == "before" else None

    @property
    def total(self) -> int:
        total = 0
        for part in self.parts:
            total += part.amount
        return total


Fact = Union[int, str, tuple[str, ...], Number]


class Option(Struct, Generic[T_co], gc=False):
    """What may be answered: a readable name (key and facts), the value the rule gets back, the rule that allows it.

    The value is plain data (numbers, words, tuples), never a piece of the state: a fork hands it to another state.
    """

    key: str
    value: T_co
    rule: str
    facts: Mapping[str, Fact] | None = None
    number: Callable[[], Number] | None = None  # a cost or total, opened on demand

    @property
    def name(self) -> str:
        """The word journals, bots, tests and terminals use; it never depends on the language."""
        return naming(self.key, self.facts)


class Refusal(Struct):
    """An action a player would expect and may not take: why, by which rule, and (in the text) what would allow it."""

    key: str
    reason: str
    rule: str
    facts: Mapping[str, Fact] | None = None
    about: Mapping[str, Fact] | None = None  # what the reason speaks of

    @property
    def name(self) -> str:
        return naming(self.key, self.facts)


class SetLimits(Struct, Generic[T]):
    """How an answer that is a set is put together out of the options, each of which is one element (`sets/draft.py`).

    `fits` says of what is in so far why it cannot be; what fits still fits when something is taken out. `ready` says
    why it cannot be done yet. Both are handed the values. `apart` gives a key to each: of those with the same key only
    one fits, which luck need not find out by trying.
    """

    fits: Callable[[Sequence[T]], Refusal | None]
    ready: Callable[[Sequence[T]], Refusal | None]
    numbers: Callable[[Sequence[T]], Iterable[Number]] | None = None
    apart: Callable[[T], object] | None = None


AnySetLimits: TypeAlias = SetLimits[Any]  # whoever builds a set hands its values over and looks into none


class Question(Struct):
    """What every question to a seat has: the section that asks, its key, and a function that lists the options."""

    rule: str
    key: str
    offer: Callable[[], Sequence[Option[object]]]


class Decision(Question, kw_only=True):
    """A question to a seat. Options are listed only when somebody looks; refusals and numbers likewise.

    `secret`: the others learn nothing but who is asked. `always`: it is asked even with a single option, because not
    asking would tell. `window`: a moment for powers, passed without a line unless the seat stops there; one that `ends`
    a turn stops every seat, so that no turn ends unless somebody has said so. At a `silent` window nobody stops, since
    stopping would tell: a seat says beforehand what it wants there (`Stops.order`).
    """

    facts: Mapping[str, Fact] | None = None
    refused: Callable[[], Iterable[Refusal]] | None = None
    numbers: Callable[[], Iterable[Number]] | None = None
    seat: int = 0
    secret: bool = False
    always: bool = False
    window: bool = False
    matters: bool = True  # whether a power could make a difference at this window
    ends: bool = False
    silent: bool = False
    build: AnySetLimits | None = None

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may know what is asked and answered, as of a Chance; None: everybody."""
        return (self.seat,) if self.secret else None


@final
class Chance(Struct, gc=False):
    """A die, a cube, a card: its outcomes and, where they differ, their weights."""

    rule: str
    key: str
    kind: str  # "die", "cube", "card", "counter": companion mode is chosen per kind
    outcomes: Sequence[Outcome]
    weights: Sequence[int] | None = None
    facts: Mapping[str, Fact] | None = None
    seen_by: tuple[int, ...] | None = None  # the seats that see what comes up; None: everybody
    seat: int = 0  # who brings it, in companion mode


class Simultaneous(Decision):
    """Several seats are asked at once, in whatever order they answer: the answer is a seat and its option.

    Taken for a single question it is the first of them; `asked` (`play/driver.py`) tells the two apart.
    """

    decisions: tuple[Decision, ...] = ()


Request = Union[Decision, Chance]
Flow = Generator[Request, Any, T]  # Any: what a request is answered with follows from the request


def naming(key: str, facts: Mapping[str, Fact] | None) -> str:
    if not facts:
        return key
    name = key
    for fact in facts.values():
        name += f" {fact}" if type(fact) is not tuple else f" {' '.join(fact)}"
    return name

"""Rules are generators that ask: `answer = yield request`.

A rule changes the state itself and stops only to ask, either a Decision of a seat or a Chance.
People, bots, dice, the journal and tests are all just somebody who answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar, Union

from msgspec import Struct

T = TypeVar("T")

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

    @property
    def total(self) -> int:
        total = 0
        for part in self.parts:
            total += part.amount
        return total


Fact = Union[int, str, tuple[str, ...], Number]


class Option(Struct, Generic[T], gc=False):
    """What may be answered: a readable name (key and facts), the value the rule gets back, the rule that allows it.

    The value is plain data (numbers, words, tuples), never a piece of the state: a fork hands it to another state.
    """

    key: str
    value: T
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


class Decision(Struct):
    """A question to a seat. Options are listed only when somebody looks; refusals and numbers likewise."""

    rule: str
    key: str
    offer: Callable[[], Sequence[Option[Any]]]
    facts: Mapping[str, Fact] | None = None
    refused: Callable[[], Iterable[Refusal]] | None = None
    numbers: Callable[[], Iterable[Number]] | None = None
    seat: int = 0


class Chance(Struct):
    """A die, a cube, a card: its outcomes and, where they differ, their weights."""

    rule: str
    key: str
    kind: str  # "die", "cube", "card", "counter": companion mode is chosen per kind
    outcomes: Sequence[Outcome]
    weights: Sequence[int] | None = None
    facts: Mapping[str, Fact] | None = None


Request = Union[Decision, Chance]
Flow = Generator[Request, Any, T]

DIE = (1, 2, 3, 4, 5, 6)


def naming(key: str, facts: Mapping[str, Fact] | None) -> str:
    if not facts:
        return key
    return " ".join([key, *(" ".join(fact) if isinstance(fact, tuple) else str(fact) for fact in facts.values())])


def choose(
    rule: str,
    key: str,
    offer: Callable[[], Sequence[Option[T]]],
    facts: Mapping[str, Fact] | None = None,
    refused: Callable[[], Iterable[Refusal]] | None = None,
    numbers: Callable[[], Iterable[Number]] | None = None,
) -> Flow[T]:
    """Ask the player. The driver answers a lone option itself and marks it; a replay never calls `offer`."""
    chosen: Option[T] = yield Decision(rule, key, offer, facts, refused, numbers)
    return chosen.value


def throw(rule: str, key: str, facts: Mapping[str, Fact] | None = None) -> Flow[int]:
    """One die, as it falls."""
    eyes: int = yield Chance(rule, key, "die", DIE, None, facts)
    return eyes


def do(step: Flow[T] | T) -> Flow[T]:
    """Carry out a step from a table, whether or not it asks anything."""
    if isinstance(step, Generator):
        return (yield from step)
    return step


def run(flow: Flow[T], answer: Callable[[Request], Any]) -> T:
    """Drive `flow` to its end, asking `answer` whenever it stops."""
    try:
        request = next(flow)
        while True:
            request = flow.send(answer(request))
    except StopIteration as end:
        result: T = end.value
        return result

"""Rules are generators that ask: `answer = yield request`.

A rule changes the state itself and stops only to ask, either a Decision of a seat or a Chance.
People, bots, dice, the journal and tests are all just somebody who answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import GeneratorType
from typing import Any, Generic, TypeVar, Union, final

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


class Build(Struct):
    """How an answer that is a set is put together out of the options, each of which is one element (see draft.py).

    `fits` says of what is in so far why it cannot be; what fits still fits when something is taken out. `ready` says
    why it cannot be done yet. Both are handed the values. `apart` gives a key to each: of those with the same key only
    one fits, which luck need not find out by trying.
    """

    fits: Callable[[Sequence[Any]], Refusal | None]
    ready: Callable[[Sequence[Any]], Refusal | None]
    numbers: Callable[[Sequence[Any]], Iterable[Number]] | None = None
    apart: Callable[[Any], object] | None = None


class Decision(Struct):
    """A question to a seat. Options are listed only when somebody looks; refusals and numbers likewise.

    `secret`: the others learn nothing but who is asked. `always`: it is asked even with a single option, because not
    asking would tell. `window`: a moment for powers, passed without a line unless the seat stops there; one that `ends`
    a turn stops every seat, so that no turn ends unless somebody has said so.
    """

    rule: str
    key: str
    offer: Callable[[], Sequence[Option[Any]]]
    facts: Mapping[str, Fact] | None = None
    refused: Callable[[], Iterable[Refusal]] | None = None
    numbers: Callable[[], Iterable[Number]] | None = None
    seat: int = 0
    secret: bool = False
    always: bool = False
    window: bool = False
    matters: bool = True  # whether a power could make a difference at this window
    ends: bool = False
    build: Build | None = None


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


class Together(Decision):
    """Several seats are asked at once, in whatever order they answer: the answer is a seat and its option.

    Taken for a single question it is the first of them; `asked` (run.py) tells the two apart.
    """

    decisions: tuple[Decision, ...] = ()


Request = Union[Decision, Chance]
Flow = Generator[Request, Any, T]

DIE = (1, 2, 3, 4, 5, 6)
GO_ON = "go-on"


def naming(key: str, facts: Mapping[str, Fact] | None) -> str:
    if not facts:
        return key
    name = key
    for fact in facts.values():
        name += f" {fact}" if type(fact) is not tuple else f" {' '.join(fact)}"
    return name


def choose(
    rule: str,
    key: str,
    offer: Callable[[], Sequence[Option[T]]],
    facts: Mapping[str, Fact] | None = None,
    refused: Callable[[], Iterable[Refusal]] | None = None,
    numbers: Callable[[], Iterable[Number]] | None = None,
    *,
    seat: int = 0,
    secret: bool = False,
    always: bool = False,
) -> Flow[T]:
    """Ask a player. The driver answers a lone option itself and marks it; a replay never calls `offer`."""
    chosen: Option[T] = yield Decision(rule, key, offer, facts, refused, numbers, seat, secret, always)
    return chosen.value


def draft(
    rule: str,
    key: str,
    elements: Callable[[], Sequence[Option[T]]],
    fits: Callable[[Sequence[T]], Refusal | None],
    ready: Callable[[Sequence[T]], Refusal | None],
    facts: Mapping[str, Fact] | None = None,
    numbers: Callable[[Sequence[T]], Iterable[Number]] | None = None,
    *,
    refused: Callable[[], Iterable[Refusal]] | None = None,
    apart: Callable[[T], object] | None = None,
    seat: int = 0,
    secret: bool = False,
    always: bool = False,
) -> Flow[tuple[T, ...]]:
    """Ask for a set: who does what, what is packed, a trade. An element that may be taken n times is listed n times;
    what could not be taken even alone is better refused than listed."""
    build = Build(fits, ready, numbers, apart)
    chosen: Option[tuple[T, ...]] = yield Decision(
        rule, key, elements, facts, refused, None, seat, secret, always, False, True, False, build
    )
    return chosen.value


def window(
    rule: str,
    key: str,
    powers: Callable[[], Sequence[Option[T]]],
    facts: Mapping[str, Fact] | None = None,
    *,
    seat: int = 0,
    secret: bool = False,
    always: bool = False,
    matters: bool = True,
) -> Flow[T | None]:
    """A moment at which powers may be used: the value of the one that is, None to go on.

    The rule opens a window only for a seat that may have a power. Where that is a secret it is asked `always`, and the
    rule decides it, and `matters`, by what everybody knows, since being asked can be seen. `secret`: neither is it
    known afterwards whether a power was used.
    """
    chosen: Option[T | None] = yield opening(rule, key, powers, facts, seat, secret, always, matters)
    return chosen.value


def opening(
    rule: str,
    key: str,
    powers: Callable[[], Sequence[Option[Any]]],
    facts: Mapping[str, Fact] | None,
    seat: int,
    secret: bool = False,
    always: bool = False,
    matters: bool = True,
) -> Decision:
    """The question that a window puts: `(yield opening(…)).value`, where windows are many."""
    return Decision(
        rule,
        key,
        lambda: [*powers(), Option(GO_ON, None, rule)],
        facts,
        None,
        None,
        seat,
        secret,
        always or secret,
        True,
        matters,
    )


def going_on(decision: Decision) -> Option[None]:
    """The answer at a window where nobody stops."""
    return Option(GO_ON, None, decision.rule)


def together(flows: Mapping[int, Flow[T]]) -> Flow[dict[int, T]]:
    """Ask several seats at once. Their flows may ask one question after another; they tell nothing and change nothing
    that another could see before all have ended."""
    given: dict[int, T] = {}
    asked: dict[int, Decision] = {}

    def step(seat: int, answer: Any) -> Flow[None]:
        try:
            request = flows[seat].send(answer)
            while not isinstance(request, Decision):
                request = flows[seat].send((yield request))
            asked[seat] = request
        except StopIteration as end:
            asked.pop(seat, None)
            given[seat] = end.value

    for seat in flows:
        yield from step(seat, None)
    while asked:
        first, *_ = waiting = tuple(asked.values())
        seat, option = yield Together(first.rule, first.key, first.offer, seat=first.seat, decisions=waiting)
        yield from step(seat, option)
    return {seat: given[seat] for seat in flows}


def throw(rule: str, key: str, facts: Mapping[str, Fact] | None = None) -> Flow[int]:
    """One die, as it falls."""
    eyes: int = yield Chance(rule, key, "die", DIE, None, facts)
    return eyes


def do(step: Flow[T] | T) -> Flow[T]:
    """Carry out a step from a table, whether or not it asks anything."""
    if type(step) is GeneratorType or isinstance(step, Generator):
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

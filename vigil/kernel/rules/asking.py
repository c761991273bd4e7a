"""The ways in which a rule asks: a choice, a set, a window, several seats at once, a throw."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import GeneratorType

from vigil.kernel.rules.requests import (
    Chance,
    Decision,
    Fact,
    Flow,
    Number,
    Option,
    Refusal,
    Request,
    SetLimits,
    Simultaneous,
    T,
)

DIE = (1, 2, 3, 4, 5, 6)
GO_ON = "go-on"


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
    chosen: Option[T] = yield Decision(
        rule, key, offer, facts=facts, refused=refused, numbers=numbers, seat=seat, secret=secret, always=always
    )
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
    build = SetLimits(fits, ready, numbers, apart)
    chosen: Option[tuple[T, ...]] = yield Decision(
        rule, key, elements, facts=facts, refused=refused, seat=seat, secret=secret, always=always, build=build
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
    silent: bool = False,
) -> Flow[T | None]:
    """A moment at which powers may be used: the value of the one that is, None to go on.

    The rule opens a window only for a seat that may have a power. Where that is a secret it is asked `always`, and the
    rule decides it, and `matters`, by what everybody knows, since being asked can be seen. `secret`: neither is it
    known afterwards whether a power was used. `silent`: where only a secret gives somebody a reason to stop, the table
    never waits; who has the power says beforehand how it is used (`Knowledge.orders`).
    """
    chosen: Option[T | None] = yield opening(rule, key, powers, facts, seat, secret, always, matters, silent)
    return chosen.value


def opening(
    rule: str,
    key: str,
    powers: Callable[[], Sequence[Option[object]]],
    facts: Mapping[str, Fact] | None,
    seat: int,
    secret: bool = False,
    always: bool = False,
    matters: bool = True,
    silent: bool = False,
) -> Decision:
    """The question that a window puts: `(yield opening(…)).value`, where windows are many."""
    return Decision(
        rule,
        key,
        lambda: [*powers(), Option(GO_ON, None, rule)],
        facts=facts,
        seat=seat,
        secret=secret,
        always=always or secret,
        window=True,
        matters=matters,
        silent=silent,
    )


def going_on(decision: Decision) -> Option[None]:
    """The answer at a window where nobody stops."""
    return Option(GO_ON, None, decision.rule)


def together(flows: Mapping[int, Flow[T]]) -> Flow[dict[int, T]]:
    """Ask several seats at once. Their flows may ask one question after another; they tell nothing and change nothing
    that another could see before all have ended."""
    given: dict[int, T] = {}
    asked: dict[int, Decision] = {}

    def step(seat: int, answer: object) -> Flow[None]:
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
        seat, option = yield Simultaneous(first.rule, first.key, first.offer, seat=first.seat, decisions=waiting)
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


def run(flow: Flow[T], answer: Callable[[Request], object]) -> T:
    """Drive `flow` to its end, asking `answer` whenever it stops."""
    try:
        request = next(flow)
        while True:
            request = flow.send(answer(request))
    except StopIteration as end:
        result: T = end.value
        return result

"""A game as it stood after any of its answers: the live one is only the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.flow import Chance, Decision, Option, Request
from vigil.kernel.game import Definition, Event
from vigil.kernel.session import Session


class Moment(Struct):
    definition: Definition
    game: Any
    request: Request | None
    options: Sequence[Option[Any]]
    answers: int  # given so far
    told: int  # events told so far

    def view(self, seat: int) -> Any:
        return self.definition.view(self.game, seat)


class Drawn(Struct):
    """A die, cube, card or counter that came up."""

    kind: str
    key: str
    rule: str
    outcome: str


class Step(Struct):
    """What followed from an answer, bit by bit: something drawn, or something told."""

    answers: int  # the moment that shows it
    drawn: Drawn | None = None
    event: Event | None = None


def live(session: Session) -> Moment:
    return Moment(
        session.definition,
        session.run.game,
        session.request,
        session.options,
        len(session.entries),
        len(session.log),
    )


def after(session: Session, answers: int) -> Moment:
    """The game after its first `answers` answers: the checkpoint before them, and the answers since."""
    if answers >= len(session.entries):
        return live(session)
    run = session.replay(max(answers, session.marks[0].at))
    options = list(run.request.offer()) if isinstance(run.request, Decision) else []
    return Moment(session.definition, run.game, run.request, options, answers, session.told_at[answers])


def steps(session: Session, since: int, kinds: dict[str, str]) -> list[Step]:
    """Everything that came of the answers from `since` on. `kinds` remembers what each Chance draws."""
    found: list[Step] = []
    for n in range(since, len(session.entries)):
        entry = session.entries[n]
        if entry.mark in "~!":
            if entry.key not in kinds:
                learn(session, n, kinds)
            found.append(Step(n + 1, Drawn(kinds.get(entry.key, ""), entry.key, entry.rule, entry.name)))
        end = session.told_at[n + 1] if n + 1 < len(session.told_at) else len(session.log)
        found += [Step(n + 1, event=event) for event in session.log[session.told_at[n] : end]]
    return found


def learn(session: Session, answers: int, kinds: dict[str, str]) -> None:
    request = session.replay(answers).request
    if isinstance(request, Chance):
        kinds[request.key] = request.kind


def told_before(session: Session, answers: int) -> int:
    """How many events had been told after the first `answers` answers."""
    return session.told_at[answers] if answers < len(session.told_at) else len(session.log)


def moment_of(session: Session, event: int) -> int:
    """The first moment that shows an event of the log."""
    low, high = 0, len(session.told_at)
    while low < high:
        middle = (low + high) // 2
        if session.told_at[middle] > event:
            high = middle
        else:
            low = middle + 1
    return low

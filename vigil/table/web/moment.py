"""The past of a game as a seat may know it: what was drawn and told after each answer, and what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.draft import Draft, option_named, read
from vigil.kernel.eyes import HIDDEN, Eyes, Sight
from vigil.kernel.flow import Option
from vigil.kernel.game import Event
from vigil.kernel.past import BY_CHANCE
from vigil.kernel.run import asked
from vigil.kernel.session import Session


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


def steps(eyes: Eyes, since: int) -> list[Step]:
    """Everything that came of the answers from `since` on; what was drawn in secret only where the seat saw it."""
    found: list[Step] = []
    for n in range(since, len(eyes.session.entries)):
        entry = eyes.entry(n)
        if entry.mark in BY_CHANCE and entry.name != HIDDEN:
            found.append(Step(n + 1, Drawn(entry.kind, entry.key, entry.rule, entry.name)))
        told = eyes.events(told_before(eyes.session, n), told_before(eyes.session, n + 1))
        found += [Step(n + 1, event=event) for event in told]
    return found


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


def then(eyes: Eyes, answers: int) -> Sight:
    """The game as it stood after so many answers. Where nothing is a secret any more, with the question that was
    answered there, whoever it was put to."""
    session = eyes.session
    answers = max(answers, session.marks[0].at)
    if eyes.open and answers < len(session.entries):
        return Eyes(session, session.entries[answers].seat).after(answers)
    return eyes.after(answers)


def given(eyes: Eyes, sight: Sight, answers: int) -> Sequence[Option[Any]] | None:
    """The answer that was given at a moment: an option, or the elements of a set; None if the seat may not know it, or
    if it was no decision."""
    entry = eyes.entry(answers) if answers < len(eyes.session.entries) else None
    decision = next((each for each in asked(sight.request) if entry and each.seat == entry.seat), None)
    if entry is None or decision is None or entry.name == HIDDEN:
        return None
    if decision.build is not None:
        return Draft(decision, read(entry.name)).chosen()
    option = option_named(decision, sight.offers.get(entry.seat) or decision.offer(), entry.name)
    return [option] if option else None

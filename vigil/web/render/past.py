"""The past of a game as a seat may know it: what was drawn before each event, and what was answered."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

from vigil.kernel.journal.records import BY_CHANCE, Entry
from vigil.kernel.knowledge.observer import HIDDEN, Eyes, Sight
from vigil.kernel.play.driver import asked
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Option
from vigil.kernel.sets.draft import Draft, option_named, read


def drawn(eyes: Eyes, start: int, events: Sequence[Event]) -> list[list[Entry]]:
    """The dice, cubes, cards and counters that came up for each of the events from the one with the number `start` on:
    each with the event that names it, or with the first that followed. What was drawn in secret only where the seat
    saw it."""
    session, found = eyes.session, [list[Entry]() for _ in events]
    for n in range(bisect_left(session.told_at, start), len(session.entries)):
        first = session.told_at[n] - start
        if first >= len(events):
            break
        entry = eyes.entry(n)
        if entry.mark not in BY_CHANCE or entry.name == HIDDEN:
            continue
        run = range(first, max(first + 1, min(told_after(session, n) - start, len(events))))
        free = (at for at in run if names(events[at], entry) and entry.name not in [each.name for each in found[at]])
        found[next(free, first)].append(entry)
    return found


def names(event: Event, entry: Entry) -> bool:
    return any(str(fact) == entry.name for fact in event.facts.values())


def told_after(session: Session, answer: int) -> int:
    """How many events had been told when the first of those after an answer was followed by another answer."""
    told = session.told_at[answer]
    later = bisect_right(session.told_at, told, answer)
    return session.told_at[later] if later < len(session.told_at) else len(session.log)


def told_before(session: Session, answers: int) -> int:
    """How many events had been told after the first `answers` answers."""
    return session.told_at[answers] if answers < len(session.told_at) else len(session.log)


def moment_of(session: Session, event: int) -> int:
    """The first moment that shows an event of the log."""
    return bisect_right(session.told_at, event)


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

"""The past of a game as a seat may know it: what was drawn before each event, and what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.journal.records import Entry
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import HIDDEN, Observer
from vigil.kernel.play.driver import asked
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Option
from vigil.kernel.sets.draft import Draft, option_named, read


def drawn(observer: Observer, start: int, events: Sequence[Event]) -> list[list[Entry]]:
    """The dice, cubes, cards and counters that came up for each of the events from the one with the number `start` on:
    each with the event that names it, or with the first that followed. What was drawn in secret only where the seat
    saw it."""
    found = [list[Entry]() for _ in events]
    for n in range(observer.moment_of(start - 1), observer.number_of_answers):
        first = observer.told_before(n) - start
        if first >= len(events):
            break
        entry = observer.entry(n)
        if not entry.mark.by_chance or entry.name == HIDDEN:
            continue
        run = range(first, max(first + 1, min(told_after(observer, n) - start, len(events))))
        free = (at for at in run if names(events[at], entry) and entry.name not in [each.name for each in found[at]])
        found[next(free, first)].append(entry)
    return found


def names(event: Event, entry: Entry) -> bool:
    return any(str(fact) == entry.name for fact in event.facts.values())


def told_after(observer: Observer, answer: int) -> int:
    """How many events had been told when the first of those after an answer was followed by another answer."""
    return observer.told_before(observer.moment_of(observer.told_before(answer)))


def given(observer: Observer, observation: Observation, answers: int) -> Sequence[Option[Any]] | None:
    """The answer that was given at a moment: an option, or the elements of a set; None if the seat may not know it, or
    if it was no decision."""
    entry = observer.entry(answers) if answers < observer.number_of_answers else None
    decision = next((each for each in asked(observation.request) if entry and each.seat == entry.seat), None)
    if entry is None or decision is None or entry.name == HIDDEN:
        return None
    if decision.build is not None:
        return Draft(decision, read(entry.name)).chosen()
    option = option_named(decision, observation.offers.get(entry.seat) or decision.offer(), entry.name)
    return [option] if option else None

"""An answer as the journal writes it, and as the rules get it."""

from __future__ import annotations

from typing import TypeAlias

from vigil.kernel.journal.records import ALL_WINDOWS, Entry, Mark
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.rules.requests import Chance, Decision, Option, Outcome, Simultaneous
from vigil.kernel.sets.draft import option_named

Answer: TypeAlias = tuple[Entry, object]


def drawn(mark: Mark, chance: Chance, outcome: Outcome) -> Answer:
    """The outcome of a chance."""
    entry = Entry(mark, chance.rule, chance.key, str(outcome), chance.seat, ALL_WINDOWS, chance.kind, chance.seen_by)
    return entry, outcome


def given(mark: Mark, run: Driver, decision: Decision, option: Option[object]) -> Answer:
    """The answer of a seat."""
    window = run.passed if decision.window else ALL_WINDOWS
    entry = Entry(mark, decision.rule, decision.key, option.name, decision.seat, window, "", decision.seen_by)
    return entry, (decision.seat, option) if isinstance(run.request, Simultaneous) else option


def outcome_named(chance: Chance, name: str) -> Outcome | None:
    return next((outcome for outcome in chance.outcomes if str(outcome) == name), None)


def answer_of(entry: Entry, run: Driver) -> Answer | None:
    """The answer that an entry names, if the rules ask for it."""
    request = run.request
    if isinstance(request, Chance):
        outcome = outcome_named(request, entry.name)
        if request.key != entry.key or not entry.mark.by_chance or outcome is None:
            return None
        return drawn(entry.mark, request, outcome)
    if entry.mark.by_chance:
        return None
    for decision in asked(request):
        if decision.seat == entry.seat and decision.key == entry.key:
            option = option_named(decision, decision.offer(), entry.name)
            return given(entry.mark, run, decision, option) if option else None
    return None

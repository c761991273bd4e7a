"""Where an option was said to lead, and where it led; the numbers of a question, and those by which the rules then
went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vigil.kernel.journal.records import Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.preview import Preview
from vigil.kernel.knowledge.visibility import may_see
from vigil.kernel.play.driver import Driver, asked, is_window
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Chance, Number, Part
from vigil.kernel.text.words import Words
from vigil.lab.foretold.claims import Claim


def preview_claims(
    session: Session, seat: int, at: int, told: int, foreseen: Preview, is_open: bool, words: Words
) -> Iterator[Claim]:
    """After answer `at` was given: what was foreseen of it, against the game up to the first chance or choice."""
    key = session.entries[at].key
    end, run = of_itself(session, at, seat)
    last = end == len(session.entries)
    heard = [event.heard_by(seat) for event in session.log[told : None if last else session.told_at[end]]]
    before = len(foreseen.told)
    yield Claim("preview", f"{key} is told", foreseen.told, heard[:before])
    request = run.request
    if len(heard) != before:  # a window of somebody else lies between, which nobody stopped at
        return
    view = session.definition.knowledge.view(run.game, seat)
    if foreseen.view is not None:
        yield Claim("preview", f"{key} is seen", foreseen.view, view)
        ledger = session.definition.knowledge.ledger
        if ledger is not None:
            labels = [gauge.label for gauge in ledger(view, words)]
            yield Claim("preview", "ledger names each number once", len(labels), len(set(labels)))
    if is_open:
        chance = request if isinstance(request, Chance) and may_see(seat, request) else None
        yield Claim("preview", f"{key} then luck", named(foreseen.chance), named(chance))
        over = session.definition.rules.outcome(run.game) if request is None else ""
        yield Claim("preview", f"{key} ends the game", foreseen.ends, over)
    decision = next((each for each in asked(request) if each.seat == seat), None)
    if foreseen.numbers:
        numbers = tuple(decision.numbers()) if decision and decision.numbers else ()
        yield Claim("preview", f"{key} then numbers", totals(foreseen.numbers), totals(numbers))


def named(chance: Chance | None) -> tuple[str, str]:
    return (chance.rule, chance.key) if chance else ("", "")


def totals(numbers: Sequence[Number]) -> list[tuple[str, int]]:
    return [(each.key, each.total) for each in numbers]


def of_itself(session: Session, at: int, seat: int) -> tuple[int, Driver]:
    """The answers after answer `at` that needed neither luck nor anybody's choice, and the game after them."""
    end = at + 1
    while True:
        run = right_after(session, end)
        while is_window(run.request) and run.request.seat == seat and not run.request.matters and not run.request.ends:
            run.go_on(going_on(run.request))
        if end == len(session.entries) or (is_window(run.request) and run.request.seat != seat):
            return end, run
        entry = session.entries[end]
        alone = isinstance(run.request, Chance) and len(run.request.outcomes) == 1
        if not alone and (entry.mark != Mark.ALONE or entry.seat != seat):
            return end, run
        end += 1


def right_after(session: Session, answers: int, event: int = 0) -> Driver:
    """The game at the first request after so many answers, at which an event of the log has been told: a window may be
    open there at which nobody stopped."""
    run = session.replay(answers - 1)
    run.game.log = log = list(session.log[: session.told_at[answers - 1]])
    run.pass_windows(session.entries[answers - 1].window)
    run.go_on(session.answers[answers - 1])
    while len(log) <= event and is_window(run.request):
        run.go_on(going_on(run.request))
    return run


# the numbers of a question


def shown_numbers(observer: Observer, name: str) -> list[Number]:
    """The numbers beside the question, and that of the answer that is given."""
    option = next((each for each in observer.options() if each.name == name), None)
    return [*observer.numbers(), *((option.number(),) if option and option.number else ())]


def number_claims(shown: Sequence[Number], told: Sequence[Event]) -> Iterator[Claim]:
    """A number that was shown, and that is told when the rules use it: the same parts, and luck beside them. What the
    answer itself adds to is not known before."""
    for event in told:
        for fact in event.facts.values():
            for number in shown:
                if isinstance(fact, Number) and (fact.key, fact.facts) == (number.key, number.facts):
                    used = {label(part): part.amount for part in fact.parts}
                    known = {label(part): part.amount for part in number.parts}
                    kept = {each: used.get(each) for each in known}
                    yield Claim("number", f"{number.key} of {event.key}", known, kept)


def label(part: Part) -> tuple[str, str, str]:
    return part.rule, part.key, repr(part.facts)

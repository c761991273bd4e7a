"""Where an option leads before luck or anybody else has a say, played in worlds a seat could believe in.

Where others have secrets it is played in several worlds, and only what all of them agree on is foreseen. Where
something is told that makes a secret known, a few of them may agree by luck, so many more are asked.
"""

from __future__ import annotations

from msgspec import Struct

from vigil.kernel.knowledge.determinization import Unimaginable
from vigil.kernel.knowledge.information_set import InformationSet
from vigil.kernel.knowledge.visibility import may_see
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.luck import Stream, seed_of
from vigil.kernel.rules.requests import Chance, Decision, Number, Simultaneous
from vigil.kernel.sets.draft import lone_answer, option_named

WORLDS = 4  # in which an option is tried where there are secrets
SURE = 40  # the same where a secret comes out
STEPS = 200


class Preview(Struct):
    """What would be told, what the seat would see (None if that depends on what it cannot know), and what comes next:
    a chance, the end, or neither."""

    told: list[Event]
    view: object
    chance: Chance | None = None
    ends: str = ""  # the key of the ending
    numbers: tuple[Number, ...] = ()  # of what the seat is asked next


def foresee(memory: InformationSet, name: str, seed: int = 1) -> Preview | None:
    """Where an option of the seat's question leads; None if no world was found to try it in."""
    first: Preview | None = None
    for n in range(1 if memory.open else SURE):
        if first is not None and n >= WORLDS and not any(event.reveals for event in first.told):
            break
        try:
            run = memory.imagine(seed_of(seed, Stream.PREVIEWS, n)).run
        except Unimaginable:
            return None
        one = tried(memory, run, name)
        if one is None:
            return None
        first = one if first is None else agreed(first, one)
    return first


def agreed(first: Preview, other: Preview) -> Preview:
    """What two worlds have in common."""
    return Preview(
        common(first.told, other.told),
        first.view if first.view == other.view else None,
        first.chance if same_chance(first.chance, other.chance) else None,
        first.ends if first.ends == other.ends else "",
        first.numbers if first.numbers == other.numbers else (),
    )


def tried(memory: InformationSet, run: Driver, name: str) -> Preview | None:
    seat, definition, log = memory.seat, memory.definition, list[Event]()
    decision = next((each for each in asked(run.request) if each.seat == seat), None)
    option = option_named(decision, decision.offer(), name) if decision else None
    if option is None:
        return None
    run.game.log = log
    run.go_on((seat, option) if isinstance(run.request, Simultaneous) else option)
    for _ in range(STEPS):
        answer = of_itself(run, seat)
        if answer is None:
            break
        run.go_on(answer)
    request = run.request
    after = next((each for each in asked(request) if each.seat == seat), None)
    return Preview(
        [event.heard_by(seat) for event in log],
        definition.knowledge.view(run.game, seat),
        request if isinstance(request, Chance) and may_see(seat, request) else None,
        definition.rules.outcome(run.game) if request is None else "",
        tuple(after.numbers()) if after and after.numbers else (),
    )


def of_itself(run: Driver, seat: int) -> object:
    """The answer that needs neither luck nor anybody's choice; None if there is none. The only answer to a question is
    no such answer where it begins a gamble: nobody is led into one unasked."""
    request = run.request
    if isinstance(request, Chance):
        return request.outcomes[0] if len(request.outcomes) == 1 else None
    if not isinstance(request, Decision) or isinstance(request, Simultaneous) or request.seat != seat:
        return None
    if request.window and not request.matters and not request.ends:
        return going_on(request)
    lone = lone_answer(request, request.offer())
    return None if lone is not None and lone.key in run.definition.knowledge.gambles else lone


def same_chance(one: Chance | None, other: Chance | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.rule, one.key, one.facts) == (other.rule, other.key, other.facts)


def common(one: list[Event], other: list[Event]) -> list[Event]:
    """The events with which both begin."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n]:
        n += 1
    return one[:n]

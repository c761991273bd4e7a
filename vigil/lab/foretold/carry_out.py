"""A rule carried out on a copy of a game, by a player who takes and spends as little as may be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from random import Random

from vigil.kernel.play.driver import asked
from vigil.kernel.rules.asking import GO_ON, run
from vigil.kernel.rules.dice import pick
from vigil.kernel.rules.requests import Chance, Decision, Option, Request, Simultaneous
from vigil.kernel.sets.sampling import sample

Looker = Callable[[Decision], object]  # may answer a question; None: it does not


def carried_out(rule: object, last: Collection[str], luck: Random, look: Looker = lambda decision: None) -> None:
    """A rule to its end, if it asks anything: chance falls as luck has it, and each question gets an option that ends
    or passes (one of the keys `last`), else the first. `look` sees each question before."""

    def answer(request: Request) -> object:
        if isinstance(request, Chance):
            return pick(request, luck.getrandbits(31))
        decision = asked(request)[0]
        option = look(decision) or option_for(decision, last, luck)
        return (decision.seat, option) if isinstance(request, Simultaneous) else option

    if isinstance(rule, Generator):
        run(rule, answer)


def option_for(decision: Decision, last: Collection[str], luck: Random) -> Option[object]:
    if decision.build is not None:
        return sample(decision, luck.randrange)
    options = decision.offer()
    return next((each for each in options if each.key == GO_ON or each.key in last), options[0])

"""A rule carried out on a copy of a game, by a player who takes and spends as little as may be."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import TypeVar

from vigil.kernel.play.driver import asked
from vigil.kernel.rules.asking import GO_ON, run
from vigil.kernel.rules.randomness import pick
from vigil.kernel.rules.requests import Chance, Flow, Request, Simultaneous
from vigil.kernel.sets.sampling import sample

T = TypeVar("T")


def carried_out(flow: Flow[T] | T, last: Collection[str], luck: Random) -> T:
    """The flow to its end: chance falls as luck has it, and each question gets an option that ends or passes, else
    the first."""

    def answer(request: Request) -> object:
        if isinstance(request, Chance):
            return pick(request, luck.getrandbits(31))
        decision = asked(request)[0]
        if decision.build is not None:
            option = sample(decision, luck.randrange)
        else:
            options = decision.offer()
            option = next((each for each in options if each.key == GO_ON or each.key in last), options[0])
        return (decision.seat, option) if isinstance(request, Simultaneous) else option

    return run(flow, answer) if hasattr(flow, "send") else flow

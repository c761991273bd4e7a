"""A rule carried out on a copy of a game, by a player who takes and spends as little as may be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from random import Random
from typing import TypeVar

from vigil.kernel.play.driver import asked
from vigil.kernel.rules.asking import GO_ON, run
from vigil.kernel.rules.randomness import pick
from vigil.kernel.rules.requests import Chance, Decision, Flow, Option, Request, Simultaneous
from vigil.kernel.sets.sampling import sample

T = TypeVar("T")


def carried_out(flow: Flow[T] | T, last: Collection[str], luck: Random) -> T:
    """The flow to its end: chance falls as luck has it, and each question gets an option that ends or passes, else
    the first."""
    return answered(flow, lambda decision: None, last, luck)


def answered(flow: Flow[T] | T, chooser: Callable[[Decision], object], last: Collection[str], luck: Random) -> T:
    """The same, but that somebody looks at each question first, and may answer it."""

    def answer(request: Request) -> object:
        if isinstance(request, Chance):
            return pick(request, luck.getrandbits(31))
        decision = asked(request)[0]
        option = chooser(decision) or option_for(decision, last, luck)
        return (decision.seat, option) if isinstance(request, Simultaneous) else option

    return run(flow, answer) if isinstance(flow, Generator) else flow


def option_for(decision: Decision, last: Collection[str], luck: Random) -> Option[object]:
    if decision.build is not None:
        return sample(decision, luck.randrange)
    options = decision.offer()
    return next((each for each in options if each.key == GO_ON or each.key in last), options[0])

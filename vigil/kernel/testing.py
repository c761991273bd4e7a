"""Drive one rule as an example is told."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar, overload

from vigil.kernel.rules.asking import going_on, run
from vigil.kernel.rules.requests import Chance, Decision, Flow, Option, Request, Simultaneous
from vigil.kernel.sets.draft import lone_answer, option_named

T = TypeVar("T")


class ScriptError(AssertionError):
    """The rule asked something the script did not foresee, or left answers unasked."""


Script = int | str


def reply(request: Request, left: list[Script]) -> object:
    """The script's answer to a request, taken from what is left of it."""
    if isinstance(request, Chance):
        if not left:
            raise ScriptError(
                f"{request.rule} {request.key}: the script has no outcome; one of {list(request.outcomes)}"
            )
        outcome = left.pop(0)
        if outcome not in request.outcomes:
            raise ScriptError(f"{request.rule} {request.key}: {outcome!r} is not one of {list(request.outcomes)}")
        return outcome
    if isinstance(request, Simultaneous):
        first = request.decisions[0]
        return first.seat, decide(first, left)
    return decide(request, left)


def decide(decision: Decision, left: list[Script]) -> Option[object]:
    options = list(decision.offer())
    offered = [option.name for option in options]
    where = f"{decision.rule} {decision.key}"
    if decision.build is None and len(set(offered)) != len(offered):
        raise ScriptError(f"{where}: names are not unique: {offered}")
    lone = options[0] if len(options) == 1 and decision.build is None else lone_answer(decision, options)
    if lone:
        return lone
    if decision.window and (not left or left[0] not in offered):
        return going_on(decision)
    if not options and decision.build is None:
        raise ScriptError(f"{where}: nothing to choose from")
    if not left:
        raise ScriptError(f"{where}: the script has no answer; one of {offered}")
    wanted = left.pop(0)
    option = option_named(decision, options, str(wanted))
    if option is None:
        raise ScriptError(f"{where}: {wanted!r} is not one of {offered}")
    return option


@overload
def play(flow: Flow[T], *script: Script) -> T: ...
@overload
def play(flow: T, *script: Script) -> T: ...
def play(flow: object, *script: Script) -> object:
    """Answer in the order told: chance by its outcome, decisions by option name, sets by theirs. Lone options answer
    themselves; a window is passed unless the script's next answer is offered there; of seats that are asked at once
    the first answers first.

    Fails on an illegal answer, on a question the script does not expect and on answers never asked for,
    so a test also proves which questions a rule asks.
    """
    if not isinstance(flow, Generator):
        if script:
            raise ScriptError(f"answers never asked for: {list(script)}")
        return flow
    left = list(script)
    result = run(flow, lambda request: reply(request, left))
    if left:
        raise ScriptError(f"answers never asked for: {left}")
    return result


def asked(flow: Flow[object], *script: Script) -> Request:
    """Answer the script, then return the request the rule stops at, to look at its options. Windows count."""
    left = list(script)
    request = next(flow)
    while True:
        if not left:
            lone = isinstance(request, Decision) and len(request.offer()) == 1 and request.build is None
            if not lone:
                return request
        request = flow.send(reply(request, left))


def names(request: Request) -> list[str]:
    """The option names of a decision, or the outcomes of a chance."""
    if isinstance(request, Chance):
        return [str(outcome) for outcome in request.outcomes]
    return [option.name for option in request.offer()]


def refusals(request: Request) -> dict[str, str]:
    """Refused option name -> reason key."""
    assert isinstance(request, Decision)
    return {refusal.name: refusal.reason for refusal in (request.refused() if request.refused else ())}

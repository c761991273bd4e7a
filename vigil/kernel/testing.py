"""Drive one rule as an example is told."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from vigil.kernel.flow import Chance, Decision, Flow, Request, run

T = TypeVar("T")


class ScriptError(AssertionError):
    """The rule asked something the script did not foresee, or left answers unasked."""


@overload
def play(flow: Flow[T], *script: int | str) -> T: ...
@overload
def play(flow: T, *script: int | str) -> T: ...
def play(flow: Any, *script: int | str) -> Any:
    """Answer in the order told: chance by its outcome, decisions by option name. Lone options answer themselves.

    Fails on an illegal answer, on a question the script does not expect and on answers never asked for,
    so a test also proves which questions a rule asks.
    """
    if not hasattr(flow, "send"):
        if script:
            raise ScriptError(f"answers never asked for: {list(script)}")
        return flow
    left = list(script)

    def answer(request: Request) -> Any:
        if isinstance(request, Decision):
            options = list(request.offer())
            names = [option.name for option in options]
            if not names:
                raise ScriptError(f"{request.rule} {request.key}: nothing to choose from")
            if len(set(names)) != len(names):
                raise ScriptError(f"{request.rule} {request.key}: names are not unique: {names}")
            if len(options) == 1:
                return options[0]
            if not left:
                raise ScriptError(f"{request.rule} {request.key}: the script has no answer; one of {names}")
            wanted = left.pop(0)
            if wanted not in names:
                raise ScriptError(f"{request.rule} {request.key}: {wanted!r} is not one of {names}")
            return options[names.index(str(wanted))]
        if not left:
            raise ScriptError(
                f"{request.rule} {request.key}: the script has no outcome; one of {list(request.outcomes)}"
            )
        outcome = left.pop(0)
        if outcome not in request.outcomes:
            raise ScriptError(f"{request.rule} {request.key}: {outcome!r} is not one of {list(request.outcomes)}")
        return outcome

    result = run(flow, answer)
    if left:
        raise ScriptError(f"answers never asked for: {left}")
    return result


def asked(flow: Flow[Any], *script: int | str) -> Request:
    """Answer the script, then return the request the rule stops at, to look at its options."""
    left = list(script)
    request = next(flow)
    while True:
        if isinstance(request, Decision):
            options = list(request.offer())
            if len(options) == 1:
                request = flow.send(options[0])
                continue
            if not left:
                return request
            wanted = left.pop(0)
            request = flow.send(next(option for option in options if option.name == wanted))
        else:
            assert isinstance(request, Chance)
            if not left:
                return request
            request = flow.send(left.pop(0))


def names(request: Request) -> list[str]:
    """The option names of a decision, or the outcomes of a chance."""
    if isinstance(request, Decision):
        return [option.name for option in request.offer()]
    return [str(outcome) for outcome in request.outcomes]


def refusals(request: Request) -> dict[str, str]:
    """Refused option name -> reason key."""
    assert isinstance(request, Decision)
    return {refusal.name: refusal.reason for refusal in (request.refused() if request.refused else ())}

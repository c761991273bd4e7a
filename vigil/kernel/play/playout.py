"""A whole game played by one who chooses, as fast as it goes: for bots and the lab.

It is the fast form of a Session that is answered by the same luck: the same game, without journal and checkpoints, in
1 / 3 to 1 / 6 of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vigil.kernel.play.driver import Driver
from vigil.kernel.rules._batched_dice import batched_throws
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.dice import SHARE, pick
from vigil.kernel.rules.requests import Chance, Decision, Option, Simultaneous
from vigil.kernel.sets.draft import is_many, lone_answer

Chooser = Callable[[Decision, Sequence[Option[object]]], Option[object]]


class Stuck(Exception):
    """A question without an answer, or a game that does not end: always a bug of the rules."""


def play_out(run: Driver, seed: int, choose: Chooser, most: int = 20_000) -> tuple[int, int]:
    """Play to the end with seeded dice. Returns all answers, and those to questions with two or more options."""
    questions = 0
    dice = batched_throws(seed)
    run.game.brisk = True
    request = run.request
    for answers in range(most + 1):
        answer: object
        if type(request) is Chance:
            bits, outcomes = next(dice), request.outcomes
            answer = outcomes[int(bits * SHARE * len(outcomes))] if request.weights is None else pick(request, bits)
        elif request is None:
            return answers, questions
        else:
            decision = request.decisions[0] if type(request) is Simultaneous else request
            option: Option[object] | None
            if decision.window and not decision.matters:
                option = going_on(decision)
            else:
                options = decision.offer()
                if decision.build is None:
                    option = options[0] if options else None
                    if len(options) > 1:
                        questions += 1
                        option = choose(decision, options)
                else:
                    option = None if is_many(options) else lone_answer(decision, options)
                    if option is None:  # one element: with it or without
                        questions += 1
                        option = choose(decision, options)
            if option is None:
                raise Stuck(f"{decision.rule} {decision.key}: nothing to choose from")
            answer = option if decision is request else (decision.seat, option)
        try:
            run.request = request = run.flow.send(answer)
        except StopIteration:
            run.begin_turn()
            request = run.request
    raise Stuck(f"no end after {most} answers")

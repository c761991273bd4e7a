"""One game being driven, turn after turn, by whoever answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

from vigil.kernel.chance import SHARE, mix, pick, throws
from vigil.kernel.draft import is_many, lone_answer
from vigil.kernel.flow import Chance, Decision, Flow, Option, Request, Together, going_on
from vigil.kernel.game import Definition
from vigil.kernel.journal import ALL_WINDOWS

Chooser = Callable[[Decision, Sequence[Option[Any]]], Option[Any]]


class Run:
    """The state, the flow of the turn and the request it waits at; None when the game is over."""

    __slots__ = ("definition", "flow", "game", "passed", "request")

    def __init__(self, definition: Definition, game: Any) -> None:
        self.definition = definition
        self.game = game
        self.flow: Flow[None]
        self.request: Request | None = None
        self.passed = 0  # windows passed since the last answer, for those who write it down or repeat it

    def begin_turn(self) -> None:
        definition, game = self.definition, self.game
        while not definition.over(game):
            flow = definition.turn(game)
            if flow is not None:
                try:
                    self.request = next(flow)
                    self.flow = flow
                    return
                except StopIteration:
                    continue
        self.request = None

    def send(self, answer: Any) -> bool:
        """Hand over an answer; true if the turn ended with it, so that all state lies in the state again."""
        try:
            self.request = self.flow.send(answer)
            return False
        except StopIteration:
            self.request = None
            return True

    def pass_windows(self, upto: int = ALL_WINDOWS) -> None:
        """Go on at the windows where nobody stopped: as many as had been passed before an answer, or all."""
        while self.passed != upto and is_window(self.request):
            self.passed += 1
            if self.send(going_on(self.request)):
                self.begin_turn()

    def repeat(self, answer: Any, window: int) -> bool:
        """Hand over an answer that was given before, at that window or, with ALL_WINDOWS, at none."""
        self.pass_windows(window)
        self.passed = 0
        return self.send(answer)


def is_window(request: Request | None) -> TypeGuard[Decision]:
    return isinstance(request, Decision) and request.window


def asked(request: Request | None) -> tuple[Decision, ...]:
    """The questions a request puts, one for each seat it waits for."""
    if isinstance(request, Together):
        return request.decisions
    return (request,) if isinstance(request, Decision) else ()


class Fork:
    """A copy for thinking: the same position, other dice. It never holds the real ones."""

    def __init__(self, run: Run, seed: int) -> None:
        self.run = run
        self.seed = seed
        self.throws = 0

    @property
    def request(self) -> Request | None:
        return self.run.request

    def answer(self, answer: Any) -> None:
        """Answer the request and let the fork's own dice answer what chance asks next."""
        self.send(answer)
        self.settle()

    def settle(self) -> None:
        while isinstance(self.run.request, Chance):
            self.send(pick(self.run.request, mix(self.seed, self.throws, 0)))
            self.throws += 1

    def send(self, answer: Any) -> None:
        self.run.passed = 0
        if self.run.send(answer):
            self.run.begin_turn()


class Stuck(Exception):
    """A question without an answer, or a game that does not end: always a bug of the rules."""


def play_out(run: Run, seed: int, choose: Chooser, most: int = 20_000) -> tuple[int, int]:
    """Play to the end with seeded dice. Returns all answers, and those to questions with two or more options."""
    questions = 0
    dice = throws(seed)
    run.game.brisk = True
    request = run.request
    for answers in range(most + 1):
        answer: Any
        if type(request) is Chance:
            bits, outcomes = next(dice), request.outcomes
            answer = outcomes[int(bits * SHARE * len(outcomes))] if request.weights is None else pick(request, bits)
        elif request is None:
            return answers, questions
        else:
            decision = request.decisions[0] if type(request) is Together else request
            option: Option[Any] | None
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

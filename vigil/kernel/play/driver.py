"""One game being driven, turn after turn, by whoever answers."""

from __future__ import annotations

from typing import TypeGuard

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.records import ALL_WINDOWS
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.game import AnyGame
from vigil.kernel.rules.requests import Decision, Flow, Request, Simultaneous


class Driver:
    """The state, the flow of the turn and the request it waits at; None when the game is over."""

    __slots__ = ("definition", "flow", "game", "passed", "request")

    def __init__(self, definition: AnyDefinition, game: AnyGame) -> None:
        self.definition = definition
        self.game = game
        self.flow: Flow[None]
        self.request: Request | None = None
        self.passed = 0  # windows passed since the last answer, for those who write it down or repeat it

    def begin_turn(self) -> None:
        definition, game = self.definition, self.game
        while not definition.rules.over(game):
            flow = definition.rules.turn(game)
            if flow is not None:
                try:
                    self.request = next(flow)
                    self.flow = flow
                    return
                except StopIteration:
                    continue
        self.request = None

    def send(self, answer: object) -> bool:
        """Hand over an answer; true if the turn ended with it, so that all state lies in the state again."""
        try:
            self.request = self.flow.send(answer)
            return False
        except StopIteration:
            self.request = None
            return True

    def go_on(self, answer: object) -> None:
        """Hand over an answer, and begin the next turn if this one ended with it."""
        if self.send(answer):
            self.begin_turn()

    def pass_windows(self, upto: int = ALL_WINDOWS) -> None:
        """Go on at the windows where nobody stopped: as many as had been passed before an answer, or all."""
        while self.passed != upto and is_window(self.request):
            self.passed += 1
            if self.send(going_on(self.request)):
                self.begin_turn()

    def repeat(self, answer: object, window: int) -> bool:
        """Hand over an answer that was given before, at that window or, with ALL_WINDOWS, at none."""
        self.pass_windows(window)
        self.passed = 0
        return self.send(answer)


def is_window(request: Request | None) -> TypeGuard[Decision]:
    return isinstance(request, Decision) and request.window


def asked(request: Request | None) -> tuple[Decision, ...]:
    """The questions a request puts, one for each seat it waits for."""
    if isinstance(request, Simultaneous):
        return request.decisions
    return (request,) if isinstance(request, Decision) else ()

"""A copy of a game for thinking."""

from __future__ import annotations

from vigil.kernel.play.driver import Driver
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.requests import Chance, Request


class Fork:
    """A copy for thinking: the same position, other dice. It never holds the real ones."""

    def __init__(self, run: Driver, seed: int) -> None:
        self.run = run
        self.seed = seed
        self.throws = 0

    @property
    def request(self) -> Request | None:
        return self.run.request

    def answer(self, answer: object) -> None:
        """Answer the request and let the fork's own dice answer what chance asks next."""
        self.send(answer)
        self.settle()

    def settle(self) -> None:
        while isinstance(self.run.request, Chance):
            self.send(pick(self.run.request, mix(self.seed, self.throws, 0)))
            self.throws += 1

    def send(self, answer: object) -> None:
        self.run.passed = 0
        if self.run.send(answer):
            self.run.begin_turn()

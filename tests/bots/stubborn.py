"""Bots from elsewhere, for the tests: one that answers, one that answers nonsense, one that sleeps, one that fails."""

from __future__ import annotations

import time
from typing import Any


class First:
    def choose(self, position: Any) -> str:
        return str(position.options[0].name)


class Thinker:
    """Looks two answers ahead in an imagined world."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Any) -> str:
        fork = position.imagine(self.seed)
        assert fork.run.definition.knowledge.view(fork.run.game, position.seat) == position.view
        return str(position.options[-1].name)


class Nonsense:
    def choose(self, position: Any) -> str:
        return "fly away"


class Sleeper:
    def choose(self, position: Any) -> str:
        time.sleep(60)
        return ""


class Failing:
    def choose(self, position: Any) -> str:
        raise ValueError("no idea")

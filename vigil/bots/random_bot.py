"""A player who picks by luck, from a source of its own: bots never draw from the dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vigil.bots.position import Position
from vigil.kernel.play.playout import Chooser
from vigil.kernel.rules.requests import Decision, Option
from vigil.kernel.sets.sampling import sample


def at_random(seed: int) -> Chooser:
    """Luck for a game without a table: the fastest player there is."""
    share = Random(seed).random

    def luck(n: int) -> int:
        return int(share() * n)

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        if decision.build is not None:
            return sample(decision, luck, options)
        return options[int(share() * len(options))]

    return choose


class RandomBot:
    """Luck at a table."""

    sees = False

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, position: Position) -> str:
        return position.by_luck(self.luck.randrange)

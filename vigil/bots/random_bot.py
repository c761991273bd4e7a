"""A player who picks by luck, from a source of its own: bots never draw from the dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vigil.kernel.flow import Decision, Option
from vigil.kernel.run import Chooser


def at_random(seed: int) -> Chooser:
    luck = Random(seed).random

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        return options[int(luck() * len(options))]

    return choose

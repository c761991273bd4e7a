"""Players who do not think: for measuring, and for walking into every corner of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.kernel.play.playout import Chooser
from vigil.kernel.rules.luck import Luck, Stream
from vigil.kernel.rules.requests import Decision, Option
from vigil.kernel.sets.sampling import sample


def reading(player: Chooser) -> Chooser:
    """The same player, who also reads everything a table could show: refusals, numbers, costs."""

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        for refusal in decision.refused() if decision.refused else ():
            assert refusal.name not in {option.name for option in options}, f"{refusal.name} is offered and refused"
        if decision.numbers:
            list(decision.numbers())
        for option in options:
            if option.number:
                option.number()
        return player(decision, options)

    return choose


class LeastUsedFirst:
    """Takes what it has taken least so far, in this and all earlier games; between equals luck decides."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed, Stream.SIMPLE_PLAYERS)
        self.used: dict[tuple[str, str], int] = {}

    def __call__(self, decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        if decision.build is not None:
            return sample(decision, self.luck)
        used = self.used
        names = [(decision.key, option.name) for option in options]
        counts = [used.get(name, 0) for name in names]
        least = min(counts)
        best = [index for index, count in enumerate(counts) if count == least]
        chosen = best[self.luck(len(best))]
        used[names[chosen]] = least + 1
        return options[chosen]

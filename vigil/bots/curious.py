"""A player who wants to see everything: it takes what it took least, and shuns what would lose the game at once."""

from __future__ import annotations

from collections import Counter
from random import Random

from vigil.bots.position import Position
from vigil.kernel.knowledge.determinization import Unimaginable
from vigil.kernel.play.driver import asked
from vigil.kernel.rules.requests import Together
from vigil.kernel.sets.draft import option_named

SETS = 4  # sets put together by luck, to choose from


class CuriousBot:
    """What was taken is remembered over all games this bot plays; between equals luck decides."""

    sees = True

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.taken: Counter[tuple[str, str]] = Counter()

    def choose(self, position: Position) -> str:
        names = [option.name for option in position.options]
        if position.is_set:
            names = [position.by_luck(self.luck.randrange) for _ in range(SETS)]
        self.luck.shuffle(names)
        names.sort(key=lambda name: self.taken[position.key, name])
        chosen = next((name for name in names if not self.loses(position, name)), names[0])
        self.taken[position.key, chosen] += 1
        return chosen

    def loses(self, position: Position, name: str) -> bool:
        """Whether the game would be over at once and lost, in one imagined world."""
        try:
            fork = position.imagine(self.luck.randrange(1 << 30))
        except Unimaginable:
            return False
        decision = next((each for each in asked(fork.request) if each.seat == position.seat), None)
        option = option_named(decision, decision.offer(), name) if decision else None
        if option is None:
            return False
        fork.answer((position.seat, option) if isinstance(fork.request, Together) else option)
        definition, game = fork.run.definition, fork.run.game
        return (
            definition.rules.over(game)
            and definition.evaluation.worth is not None
            and definition.evaluation.worth(game, position.seat) < 0.5
        )

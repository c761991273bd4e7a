"""Do choices matter? How often the best and the worst answer to a kind of question lead to games of different worth.

python -m vigil.lab.choice_value GAME [SCENARIO …] --games 12 --each 6 --worlds 40 --turns 6

Games are played by `--bot`. At some questions of each kind every answer is tried in the same imagined worlds, played
on by the same bot for so many turns (0: to the end) and judged by `Definition.worth` or, before the end, by
`Definition.promise`. Which answers are best and worst is read off one half of the worlds, and whether they differ
beyond the 95 % interval off the other, so that luck is not taken for a difference: some two of a hundred questions
differ by chance.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean

from vigil.bots.bot_players import bot_choice, make_bot
from vigil.bots.position import Position
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.play.driver import asked
from vigil.kernel.play.session import Session
from vigil.kernel.rules.dice import mix
from vigil.kernel.rules.requests import Simultaneous
from vigil.kernel.sets.draft import option_named
from vigil.lab.lookahead import play_on
from vigil.lab.named_games import game_named, header_of

MOST_ANSWERS = 8  # that are tried at a question


class Probe:
    """Plays like a bot, and tries every answer at some questions of each kind."""

    sees = True

    def __init__(
        self, definition: AnyDefinition, bot: str, each: int, worlds: int, turns: int, only: Sequence[str]
    ) -> None:
        self.definition, self.name = definition, bot
        self.each, self.worlds, self.turns, self.only = each, worlds, turns, only
        self.bot = make_bot(bot, definition, 1)
        self.tried: Counter[str] = Counter()
        self.differ: Counter[str] = Counter()
        self.widest: dict[str, float] = {}
        self.asked: Counter[str] = Counter()
        self.in_game: Counter[str] = Counter()
        self.seed = 1

    def choose(self, position: Position) -> str:
        self.asked[position.key] += 1
        wanted = not self.only or position.key in self.only
        if wanted and self.tried[position.key] < self.each and not self.in_game[position.key]:
            answers = self.answers(position)
            if len(answers) > 1:
                self.in_game[position.key] += 1
                self.try_all(position, answers)
        return self.bot.choose(position)

    def answers(self, position: Position) -> list[str]:
        luck = Random(self.seed)
        if position.is_set:
            names = [position.by_luck(luck.randrange) for _ in range(2 * MOST_ANSWERS)]
        else:
            names = [option.name for option in position.options]
            luck.shuffle(names)
        return list(dict.fromkeys(names))[:MOST_ANSWERS]

    def try_all(self, position: Position, answers: list[str]) -> None:
        self.tried[position.key] += 1
        values: list[list[float]] = []
        for world in range(self.worlds):
            seed = mix(self.seed, world, 4)
            values.append([self.value(position, name, seed) for name in answers])
        self.seed += 1
        half = self.worlds // 2
        means = [fmean(column) for column in zip(*values[:half], strict=True)]
        best, worst = means.index(max(means)), means.index(min(means))
        low, mean = lower_bound([row[best] - row[worst] for row in values[half:]])
        self.differ[position.key] += low > 0
        self.widest[position.key] = max(self.widest.get(position.key, 0.0), mean)

    def value(self, position: Position, name: str, seed: int) -> float:
        """What the game is worth some turns after this answer, in one world."""
        fork, definition = position.imagine(seed), self.definition
        decision = next(each for each in asked(fork.request) if each.seat == position.seat)
        option = option_named(decision, decision.offer(), name)
        assert option is not None
        fork.answer((position.seat, option) if isinstance(fork.request, Simultaneous) else option)
        play_on(fork, definition, make_bot(self.name, definition, seed), self.turns)
        assert definition.evaluation.worth
        assert definition.evaluation.estimate
        judge = definition.evaluation.worth if definition.rules.over(fork.run.game) else definition.evaluation.estimate
        return judge(fork.run.game, position.seat)


def lower_bound(gains: Sequence[float]) -> tuple[float, float]:
    """The lower end of the 95 % interval of their mean, and the mean."""
    mean = fmean(gains)
    spread = (sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)) ** 0.5
    return mean - 1.96 * spread / len(gains) ** 0.5, mean


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--each", type=int, default=6)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--only", nargs="*", default=[])
    wish = parser.parse_args()
    definition = game_named(wish.game)
    content = definition.content.load([])
    probe = Probe(definition, wish.bot, wish.each, wish.worlds, wish.turns, wish.only)
    for scenario in wish.scenarios or [each.slug for each in definition.identity.scenarios]:
        for seed in range(wish.games):
            session = Session.start(
                definition, content, header_of(definition, scenario, seed, definition.identity.seats[0])
            )
            probe.in_game.clear()
            while session.pending:
                seat = next(iter(session.pending))
                session.answer(bot_choice(session, seat, probe, seed + len(session.entries)), seat)
    for key in sorted(probe.tried, key=lambda key: (probe.differ[key] / probe.tried[key], key)):
        tried, differ = probe.tried[key], probe.differ[key]
        share = f"{differ:3} of {tried:3} {100 * differ / tried:4.0f} %"
        print(f"{key:34}{share}  by up to {probe.widest[key]:.3f}  asked {probe.asked[key]}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

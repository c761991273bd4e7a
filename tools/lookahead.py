"""A plain player who looks ahead: flat Monte Carlo over imagined worlds, beside the game's steady bot.

python -m tools.lookahead GAME [SCENARIO …] --games 60

At each question every option is tried in the same imagined worlds, played on by luck to the end of the turn that
follows, and judged by how well the game then stands (`Definition.promise`). What steady would do is kept unless another
option is better on average. The wins of both are printed with their 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

from vigil.bots.position import Bot, Position
from vigil.bots.random_bot import at_random
from vigil.bots.seats import make_bot, play_to_the_end
from vigil.kernel.chance import mix
from vigil.kernel.draft import option_named
from vigil.kernel.flow import Chance, Together, going_on
from vigil.kernel.game import Definition
from vigil.kernel.run import Fork, asked
from vigil.kernel.session import Session
from vigil.lab.balance import interval
from vigil.lab.subjects import game_named, header_of

SECONDS = 0.05  # for a question
WORLDS = 4  # at least, for each option
TURNS = 1  # that are played on after the answer
CERTAIN = 1.0  # standard errors by which another option must be better than steady's


class LookAhead:
    sees = True

    def __init__(self, definition: Definition, seed: int, seconds: float = SECONDS) -> None:
        self.definition = definition
        self.seconds = seconds
        self.guide: Bot = make_bot("steady", definition, seed)
        self.seed = seed

    def choose(self, position: Position) -> str:
        usual = self.guide.choose(position)
        names = list(dict.fromkeys((usual, *self.answers(position))))
        if len(names) == 1:
            return usual
        values: dict[str, list[float]] = {name: [] for name in names}
        end, world = time.perf_counter() + self.seconds, 0
        while world < WORLDS or time.perf_counter() < end:
            self.seed += 1
            for name in names:
                values[name].append(self.value(position, name, self.seed))
            world += 1
        best = max(names, key=lambda name: fmean(values[name]))
        return best if surely(values[best], values[usual]) else usual

    def answers(self, position: Position) -> list[str]:
        """Every option; of sets some that luck puts together."""
        if not position.is_set:
            return [option.name for option in position.options]
        luck = Random(self.seed)
        return [position.by_luck(luck.randrange) for _ in range(3)]

    def value(self, position: Position, name: str, seed: int) -> float:
        """How well the game stands some turns after this answer, in one world."""
        fork = position.imagine(seed)
        decision = next(each for each in asked(fork.request) if each.seat == position.seat)
        option = option_named(decision, decision.offer(), name)
        assert option is not None
        fork.answer((position.seat, option) if isinstance(fork.request, Together) else option)
        play_on(fork, seed, self.definition, TURNS)
        game = fork.run.game
        definition = self.definition
        assert definition.worth
        assert definition.promise
        return (
            definition.worth(game, position.seat) if definition.over(game) else definition.promise(game, position.seat)
        )


def surely(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the first is better than the second: the same worlds stand behind both."""
    gains = [a - b for a, b in zip(one, other)]
    mean = fmean(gains)
    spread = (sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)) ** 0.5
    return bool(mean > CERTAIN * spread / len(gains) ** 0.5)


def play_on(fork: Fork, seed: int, definition: Definition, turns: int) -> None:
    """By luck, until so many turns are over."""
    choose, run = at_random(seed), fork.run
    last = definition.turn_number(run.game.state) + turns
    while (request := run.request) is not None and definition.turn_number(run.game.state) < last:
        if isinstance(request, Chance):
            fork.settle()
            continue
        decision = asked(request)[0]
        options = decision.offer()
        option = going_on(decision) if decision.window and not decision.matters else choose(decision, options)
        fork.answer((decision.seat, option) if isinstance(request, Together) else option)


def wins(definition: Definition, scenario: str, games: int, bot: Callable[[int], Bot]) -> int:
    content, won = definition.load_content([]), 0
    assert definition.worth
    for seed in range(games):
        session = Session.start(definition, content, header_of(definition, scenario, mix(seed, 1, 9), 1))
        play_to_the_end(session, {0: bot(seed)}, seed)
        won += definition.worth(session.run.game, 0) > 0.5
    return won


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wish = parser.parse_args()
    definition = game_named(wish.game)
    players: dict[str, Callable[[int], Bot]] = {
        "steady": lambda seed: make_bot("steady", definition, seed),
        "look ahead": lambda seed: LookAhead(definition, seed, wish.seconds),
    }
    for scenario in wish.scenarios or [each.slug for each in definition.scenarios]:
        for name, bot in players.items():
            won = wins(definition, scenario, wish.games, bot)
            low, high = interval(won, wish.games)
            share = f"{100 * won / wish.games:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
            print(f"{scenario:24}{name:12}{won:5} of {wish.games}  {share}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

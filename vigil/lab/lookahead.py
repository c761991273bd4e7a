"""A plain player who looks ahead: flat Monte Carlo over imagined worlds, beside the game's steady bot.

python -m vigil.lab.lookahead GAME [SCENARIO …] --games 60

At each question the options are tried in the same imagined worlds, played on by the steady bot until the next turn
begins, and judged by how well the game then stands (`Definition.promise`); every few worlds the worse half of them is
given up. What steady would do is kept unless another option is surely and clearly better. The wins of both are printed
with their 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any

from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.bots.position import Bot, Choice, Position
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.determinization import by_luck
from vigil.kernel.play.driver import asked
from vigil.kernel.play.fork import Fork
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.dice import mix
from vigil.kernel.rules.requests import Chance, Decision, Option, Simultaneous
from vigil.kernel.sets.draft import lone_answer, option_named
from vigil.lab.balance import interval
from vigil.lab.named_games import game_named, header_of

SECONDS = 0.05  # of computing for a question, whatever else the machine does meanwhile
ENOUGH = 3  # worlds, to leave what steady would do
HALVED = 3  # worlds, until the worse half of the options is tried no more
TURNS = 1  # that are played on after the answer
MOST_STEPS = 20_000
MOST_ANSWERS = 8  # that are tried at a question
CERTAIN = 2.5  # standard errors by which another option must be better than steady's
WORTHWHILE = 0.03  # of a game by which it must be better: of less, `promise` is no judge


class LookAhead:
    sees = True

    def __init__(self, definition: AnyDefinition, seed: int, seconds: float = SECONDS) -> None:
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
        began, spent, worlds = time.process_time(), 0.0, 0
        left = names
        while not worlds or spent + spent / worlds <= self.seconds:  # as long as another world fits in
            self.seed += 1
            for name in left:
                values[name].append(self.value(position, name, self.seed))
            worlds += 1
            if worlds % HALVED == 0:
                left = better_half(values, left, usual)
            spent = time.process_time() - began
        best = max(left, key=lambda name: fmean(values[name]))
        return best if surely(values[best], values[usual]) else usual

    def answers(self, position: Position) -> list[str]:
        """Some of the options, drawn by luck; of sets some that luck puts together."""
        luck = Random(self.seed)
        if not position.is_set:
            names = [option.name for option in position.options]
            return names if len(names) <= MOST_ANSWERS else luck.sample(names, MOST_ANSWERS)
        return [position.by_luck(luck.randrange) for _ in range(3)]

    def value(self, position: Position, name: str, seed: int) -> float:
        """How well the game stands some turns after this answer, in one world."""
        fork = position.imagine(seed)
        decision = next(each for each in asked(fork.request) if each.seat == position.seat)
        option = option_named(decision, decision.offer(), name)
        assert option is not None
        fork.answer((position.seat, option) if isinstance(fork.request, Simultaneous) else option)
        play_on(fork, self.definition, self.guide, TURNS)
        game = fork.run.game
        definition = self.definition
        assert definition.evaluation.worth
        assert definition.evaluation.estimate
        return (
            definition.evaluation.worth(game, position.seat)
            if definition.rules.over(game)
            else definition.evaluation.estimate(game, position.seat)
        )


def better_half(values: dict[str, list[float]], names: Sequence[str], usual: str) -> list[str]:
    """What is worth more worlds: what steady would do, and of the others those that look best."""
    others = sorted((name for name in names if name != usual), key=lambda name: -fmean(values[name]))
    return [usual, *others[: max(1, len(others) // 2)]]


def surely(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the first is clearly better than the second: the same worlds stand behind both."""
    gains = [a - b for a, b in zip(one, other)]
    mean = fmean(gains)
    spread = (sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)) ** 0.5
    return len(gains) >= ENOUGH and bool(mean > max(WORTHWHILE, CERTAIN * spread / len(gains) ** 0.5))


def play_on(fork: Fork, definition: AnyDefinition, bot: Bot, turns: int) -> None:
    """Let a bot go on at every seat until so many turns are over; 0: until the game is."""
    run = fork.run
    last = definition.rules.turn_number(run.game.state) + turns
    for _ in range(MOST_STEPS):
        request = run.request
        if request is None or (turns and definition.rules.turn_number(run.game.state) >= last):
            return
        if isinstance(request, Chance):
            fork.settle()
            continue
        decision = asked(request)[0]
        options = decision.offer()
        option = going_on(decision) if decision.window and not decision.matters else lone_answer(decision, options)
        if option is None:
            question = question_of(decision, options, definition.knowledge.view(run.game, decision.seat))
            option = named(decision, options, question, bot.choose(question))
            option = option or by_luck(decision, options, Random(1).randrange)
        assert option is not None
        fork.answer((decision.seat, option) if isinstance(request, Simultaneous) else option)
    raise RuntimeError(f"no end after {MOST_STEPS} answers")


def question_of(decision: Decision, options: Sequence[Option[Any]], view: Any) -> Position:
    """A question of a world that is only thought of."""
    choices = [Choice(each.name, each.key, each.rule, each.facts) for each in options]
    is_set = decision.build is not None
    return Position(decision.seat, decision.rule, decision.key, decision.facts, choices, is_set, decision.window, view)


def named(decision: Decision, options: Sequence[Option[Any]], question: Position, name: str) -> Option[Any] | None:
    """The answer of that name: the names of single ones have been made already."""
    if question.is_set:
        return option_named(decision, options, name)
    return next((option for option, choice in zip(options, question.options) if choice.name == name), None)


def wins(definition: AnyDefinition, scenario: str, seeds: range, bot: Callable[[int], Bot]) -> int:
    content, won = definition.content.load([]), 0
    assert definition.evaluation.worth
    for seed in seeds:
        session = Session.start(definition, content, header_of(definition, scenario, mix(seed, 1, 9), 1))
        play_to_the_end(session, {0: bot(seed)}, seed)
        won += definition.evaluation.worth(session.run.game, 0) > 0.5
    return won


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wish = parser.parse_args()
    definition = game_named(wish.game)
    players: dict[str, Callable[[int], Bot]] = {
        "steady": lambda seed: make_bot("steady", definition, seed),
        "look ahead": lambda seed: LookAhead(definition, seed, wish.seconds),
    }
    for scenario in wish.scenarios or [each.slug for each in definition.identity.scenarios]:
        for name, bot in players.items():
            won = wins(definition, scenario, range(wish.first, wish.first + wish.games), bot)
            low, high = interval(won, wish.games)
            share = f"{100 * won / wish.games:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
            print(f"{scenario:24}{name:12}{won:5} of {wish.games}  {share}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

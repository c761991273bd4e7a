"""One side of a race of random games, in a process of its own: Catanatron, or Vigil as some checkout has it.

    python tools/bench/race_side.py catanatron
    PYTHONPATH=checkout python -P tools/bench/race_side.py vigil checkout

It answers each line of JSON on its standard input, a Heat, with one line: a Result, or null for what this checkout
does not know. A question with a single option is no decision and chance is none either: neither counts.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

MOST_ANSWERS = 20_000

Play = Callable[[int], tuple[int, int]]  # seed -> answers, and those to questions with two or more options


class Heat(Struct):
    """Whole games from this seed on, until the time is over."""

    game: str
    scenario: str
    seed: int
    seconds: float
    seats: int = 0  # as many as the game recommends, if nothing is said


class Result(Struct):
    """Counts and the processor's time of a heat."""

    games: int = 0
    questions: int = 0
    answers: int = 0
    longest: int = 0
    seconds: float = 0.0


def run_heat(play: Play, heat: Heat) -> Result:
    result, began = Result(), time.process_time()
    while not result.games or time.process_time() - began < heat.seconds:
        answers, questions = play(heat.seed + result.games)
        result.games += 1
        result.questions += questions
        result.answers += answers
        result.longest = max(result.longest, answers)
    result.seconds = time.process_time() - began
    return result


def catanatron(heat: Heat) -> Play:
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> tuple[int, int]:
        asked = decided = 0

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            nonlocal asked, decided
            asked += 1
            decided += len(actions) > 1
            return actions[random.randrange(len(actions))]

        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        Game(players, seed=seed + 1).play(decide_fn=decide)
        return asked, decided

    return play


def vigil(heat: Heat) -> Play | None:
    from vigil.bots.random_bot import at_random

    driver, play_out = how_to_play()

    definition = known(heat.game)
    if definition is None:
        return None
    if heat.scenario not in [scenario.slug for scenario in part(definition, "identity").scenarios]:
        return None
    if heat.seats and heat.seats not in part(definition, "identity").seats:
        return None
    given = first_arguments(definition, load_content(definition), heat.scenario, heat.seats)

    def play(seed: int) -> tuple[int, int]:
        run = driver(definition, part(definition, "rules").new(*given))
        run.begin_turn()
        answers, questions = play_out(run, seed, at_random(seed), MOST_ANSWERS)
        return answers, questions

    return play


def known(game: str) -> Any:
    """A game on the shelf of this checkout, or package.module:NAME; None if it has no such game."""
    from vigil.games import GAMES, take_down

    module, _, name = game.partition(":")
    if name:
        return getattr(importlib.import_module(module), name, None) if importlib.util.find_spec(module) else None
    return take_down(game) if game in GAMES else None


def first_arguments(definition: Any, content: Any, scenario: str, seats: int = 0) -> tuple[Any, ...]:
    """What `new` is called with: as many seats as are recommended, if none are named."""
    identity = part(definition, "identity")
    seats = seats or identity.seats[0]
    return (content, scenario, {setting.slug: setting.values[0] for setting in identity.settings}, seats)


def part(definition: Any, name: str) -> Any:
    """A part of a definition; the whole in a checkout from before it had parts."""
    return getattr(definition, name, definition)


def load_content(definition: Any) -> Any:
    load = getattr(definition, "load_content", None) or definition.content.load
    return load(())


def how_to_play() -> tuple[Any, Any]:
    """The driver of a game and what plays it to its end, where this checkout has them."""
    try:
        driver = importlib.import_module("vigil.kernel.play.driver")
        playout = importlib.import_module("vigil.kernel.play.playout")
    except ImportError:
        driver = playout = importlib.import_module("vigil.kernel.run")
    return getattr(driver, "Driver", None) or driver.Run, playout.play_out


def main(kind: str, checkout: str = "") -> None:
    if checkout:
        import vigil as package

        if not Path(package.__path__[0]).samefile(Path(checkout) / "vigil"):
            sys.exit(f"vigil was imported from {package.__path__[0]}, not from {checkout}")
    plays: dict[tuple[str, str, int], Play | None] = {}
    for line in sys.stdin:
        heat = msgspec.json.decode(line, type=Heat)
        what = heat.game, heat.scenario, heat.seats
        if what not in plays:
            plays[what] = catanatron(heat) if kind == "catanatron" else vigil(heat)
            gc.collect()
            gc.freeze()  # cards and words live as long as the process: nobody looks through them again
        play = plays[what]
        print(msgspec.json.encode(run_heat(play, heat) if play else None).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

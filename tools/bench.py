"""How fast Vigil plays, beside Catanatron in the same run.

    python tools/bench.py           a few minutes
    python tools/bench.py --quick   a first look

Only ratios of one run mean anything: machines are noisy, so both sides take turns in short rounds and the median of
the rounds counts. A question with a single option is no decision and chance is none either: neither counts, here or
there. Times are of the processor, on one core; only `vigil --help` is timed by the clock.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from catanatron import Color, Game, RandomPlayer

from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.kernel.game import Definition
from vigil.kernel.journal import Header, parse
from vigil.kernel.recovery import resume
from vigil.kernel.run import Run, play_out
from vigil.kernel.session import Session

GAME = "navajo-wars"
LEAST_RATIO = 3.0
MOST_ANSWERS = 20_000
US, MS = 1e-6, 1e-3


class Tally:
    """Questions answered, the time they took, and how long games are."""

    def __init__(self) -> None:
        self.questions = 0
        self.seconds = 0.0
        self.games = 0
        self.answers = 0
        self.longest = 0

    @property
    def rate(self) -> float:
        return self.questions / self.seconds


# random play


def play_catan(tally: Tally, seed: int) -> None:
    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        if len(actions) > 1:
            tally.questions += 1
        return actions[random.randrange(len(actions))]

    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
    Game(players, seed=seed + 1).play(decide_fn=decide)


def play_vigil(tally: Tally, seed: int, definition: Definition, content: Any, scenario: str) -> None:
    run = Run(definition, definition.new(content, scenario, defaults(definition), 1))
    run.begin_turn()
    answers, questions = play_out(run, seed, at_random(seed), MOST_ANSWERS)
    tally.questions += questions
    tally.answers += answers
    tally.longest = max(tally.longest, answers)


def defaults(definition: Definition) -> dict[str, str]:
    return {setting.slug: setting.values[0] for setting in definition.settings}


def for_a_while(tally: Tally, seconds: float, play: Callable[..., None], *what: Any) -> float:
    """Whole games until the time is over; the questions a second of this round."""
    before, began = tally.questions, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play(tally, tally.games, *what)
        tally.games += 1
    tally.seconds += spent
    return (tally.questions - before) / spent


def random_play(definition: Definition, content: Any, rounds: int, seconds: float) -> None:
    print("Random play, full rules, no log: questions with two or more options a second")
    print(f"{'scenario':22}{'Vigil':>9}{'Catanatron':>12}{'ratio':>8}{'wanted':>9}{'answers a game':>17}{'longest':>9}")
    for scenario in definition.scenarios:
        ours, theirs = Tally(), Tally()
        ratios = []
        for _ in range(rounds):
            catan = for_a_while(theirs, seconds, play_catan)
            vigil = for_a_while(ours, seconds, play_vigil, definition, content, scenario.slug)
            ratios.append(vigil / catan)
        print(
            f"{scenario.slug:22}{ours.rate:9,.0f}{theirs.rate:12,.0f}{median(ratios):8.2f}{'>= 3':>9}"
            f"{ours.answers / ours.games:17,.0f}{ours.longest:9,}{verdict(median(ratios) >= LEAST_RATIO)}"
        )


# sessions


def play_session(definition: Definition, content: Any, scenario: str, seed: int, forks: list[float]) -> Session:
    """A whole game as a table plays it, forked at every question on the way."""
    header = Header(
        GAME, definition.rules_version, definition.content_hash(content), scenario, defaults(definition), seed
    )
    session = Session.start(definition, content, header)
    luck = random.Random(seed)
    while not session.over:
        began = time.process_time()
        session.fork(0, seed)
        forks.append(time.process_time() - began)
        session.answer(luck.choice(session.options).name)
    return session


def fork_at_checkpoints(session: Session) -> list[float]:
    times = []
    for mark in session.marks[-2::-1]:  # the last is the end of the game
        session.rewind(mark.at)
        tries = []
        for n in range(20):
            began = time.process_time()
            session.fork(0, n)
            tries.append(time.process_time() - began)
        times.append(median(tries))
    return times


def replay(session: Session) -> float:
    """Read the journal of a finished game and play it again to its end."""
    text = "\n".join([*session.header.lines(), *(record.line() for record in session.records)]) + "\n"
    times = []
    for _ in range(3):
        began = time.process_time()
        again = resume(session.definition, session.content, parse(text))
        times.append(time.process_time() - began)
        assert again.over
        assert not again.diverged
    return median(times)


def sessions(definition: Definition, content: Any, games: int) -> None:
    inside: list[float] = []
    checkpoints: list[float] = []
    replays: list[tuple[float, str, int]] = []
    for scenario in definition.scenarios:
        played = [play_session(definition, content, scenario.slug, seed, inside) for seed in range(games)]
        longest = max(played, key=lambda session: len(session.entries))
        replays.append((replay(longest), scenario.slug, len(longest.entries)))
        for session in played:
            checkpoints += fork_at_checkpoints(session)
    slowest, scenario_slug, answers = max(replays)
    row("fork at a checkpoint, median", median(checkpoints), US, "us", 60 * US)
    row("fork inside a turn, median", median(inside), MS, "ms", 1 * MS)
    row(f"replay ({scenario_slug}, {answers} answers)", slowest, MS, "ms", 100 * MS)


# memory and start


def memory_of(n: int) -> tuple[int, int]:
    """Kilobytes held after a tenth of n games and after all of them."""
    definition = take_down(GAME)
    content = definition.load_content(())
    held = []
    for seed in range(n):
        play_vigil(Tally(), seed, definition, content, definition.scenarios[seed % len(definition.scenarios)].slug)
        if seed + 1 in (n // 10, n):
            held.append(resident())
    return held[0], held[1]


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4


def memory(n: int) -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:  # a process of its own, without Catanatron's leftovers
        early, late = pool.apply(memory_of, (n,))
    name = f"memory over {n:,} games"
    print(f"{name:42}{early / 1024:9.1f} MB to {late / 1024:.1f} MB{verdict(late - early < 1024)}")


def start() -> None:
    script = Path(sys.executable).with_name("vigil")
    times = []
    for _ in range(7):
        began = time.perf_counter()
        subprocess.run([str(script), "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    row("vigil --help, median", median(times), 1, "s", 0.3)


def row(name: str, seconds: float, unit: float, sign: str, limit: float) -> None:
    target = f"< {limit / unit:.3g} {sign}"
    print(f"{name:42}{seconds / unit:9.3g} {sign:3}{target:>10}{verdict(seconds < limit)}")


def verdict(good: bool) -> str:
    return "  ok" if good else "  MISSED"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    definition = take_down(GAME)
    content = definition.load_content(())
    random_play(definition, content, rounds=3 if quick else 7, seconds=0.3 if quick else 1.0)
    print()
    sessions(definition, content, games=3 if quick else 20)
    start()
    memory(600 if quick else 10_000)
    return 0


if __name__ == "__main__":
    sys.exit(main())

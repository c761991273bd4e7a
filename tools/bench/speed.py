"""How fast Vigil plays, beside Catanatron in the same run.

    python -m tools.bench.speed                    a few minutes
    python -m tools.bench.speed --quick            a first look
    python -m tools.bench.speed --against COMMIT   random play only, also beside an older state of Vigil

Only ratios of one run mean anything: machines are noisy, so the sides take turns in short heats, each in a process of
its own that stays alive, and the median of the heats counts. Times are of the processor, on one core; only
`vigil --help` is timed by the clock.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from tools.bench.race_side import MOST_ANSWERS, Heat, Result, first_arguments
from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.bots.random_bot import at_random
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.lab.named_games import game_named, header_of

ROOT = Path(__file__).parents[2]
LEAST_ALONE = 5.0  # of questions a second, to Catanatron's: a game of one seat
LEAST = 3.0  # of several, where a question is often a set, which takes many of Catanatron's to put together
COMPANIES = (1, 4, 6)  # seats at which a game is raced, where it has them
US, MS, KB = 1e-6, 1e-3, 1024
REPLAY, WITH_WINDOWS = 150 * MS, 200 * MS  # of a whole game; of one in which several pass hundreds of windows


# random play


class Side:
    """Catanatron, or a checkout of Vigil, playing in a process of its own."""

    def __init__(self, checkout: Path | None) -> None:
        what = ["vigil", str(checkout)] if checkout else ["catanatron"]
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("race_side.py")), *what],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(checkout or ROOT)},
        )

    def run(self, heat: Heat) -> Result | None:
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(msgspec.json.encode(heat) + b"\n")
            self.process.stdin.flush()
            return msgspec.json.decode(self.process.stdout.readline(), type=Result | None)
        except (BrokenPipeError, msgspec.DecodeError) as error:
            raise RuntimeError("a side of the race has failed, see above") from error

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


@contextmanager
def checkout_of(commit: str) -> Iterator[Path]:
    """The files of a commit, for as long as they are needed."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "checkout"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def race(
    sides: list[Side], game: str, scenario: str, seats: int, rounds: int, seconds: float
) -> list[list[Result | None]]:
    """The heats of each side. All sides start each round from the same seed; before the first each warms up as long, so
    that what is read when it is first needed is not timed."""
    heats = [Heat(game, scenario, 1000 * n, seconds, seats) for n in range(rounds + 1)]
    results = [[side.run(heat) for side in sides] for heat in heats]
    return [list(column) for column in zip(*results[1:])]


def rates(heats: list[Result], what: str) -> list[float]:
    return [getattr(heat, what) / heat.seconds for heat in heats]


def ratio(ours: list[Result], theirs: list[Result], what: str) -> float:
    return median(a / b for a, b in zip(rates(ours, what), rates(theirs, what), strict=True))


def entries(slug: str) -> list[tuple[str, int]]:
    """Every scenario with the seats the game recommends; the first one also with other numbers of them."""
    definition = game_named(slug)
    first, *others = (scenario.slug for scenario in definition.identity.scenarios)
    return [
        *((first, seats) for seats in tables(definition)),
        *((other, definition.identity.seats[0]) for other in others),
    ]


def tables(definition: AnyDefinition) -> list[int]:
    """The numbers of seats that are measured."""
    return sorted({definition.identity.seats[0], *(seats for seats in COMPANIES if seats in definition.identity.seats)})


def random_play(games: list[str], rounds: int, seconds: float, against: str) -> None:
    print("Random play, full rules, no log: questions with two or more options a second, games a second")
    before = f"{'before':>10}{'ratio':>7}" if against else ""
    print(
        f"{'scenario':20}{'seats':>4}{'questions':>10}{before}{'games':>8}{before}{'Catanatron':>12}{'ratio':>7}"
        f"{'wanted':>8}{'answers a game':>16}{'longest':>9}"
    )
    with ExitStack() as stack:
        checkouts = [ROOT, None, *([stack.enter_context(checkout_of(against))] if against else [])]
        sides = [stack.enter_context(Side(checkout)) for checkout in checkouts]
        for slug in games:
            least = LEAST_ALONE if game_named(slug).identity.seats == (1,) else LEAST
            for scenario, seats in entries(slug):
                ours, theirs, *older = (
                    [heat for heat in heats if heat] for heats in race(sides, slug, scenario, seats, rounds, seconds)
                )
                columns = [f"{scenario:20}{seats:4}"]
                for what, width in (("questions", 10), ("games", 8)):
                    columns.append(f"{median(rates(ours, what)):{width},.0f}")
                    for old in older:
                        columns.append(
                            f"{median(rates(old, what)):10,.0f}{ratio(ours, old, what):7.2f}" if old else f"{'-':>17}"
                        )
                times = ratio(ours, theirs, "questions")
                columns.append(f"{median(rates(theirs, 'questions')):12,.0f}{times:7.2f}{f'>= {least:g}':>8}")
                columns.append(f"{sum(heat.answers for heat in ours) / sum(heat.games for heat in ours):16,.0f}")
                columns.append(f"{max(heat.longest for heat in ours):9,}{verdict(times >= least)}")
                print("".join(columns), flush=True)


# sessions


def play_session(definition: AnyDefinition, content: Any, scenario: str, seed: int, forks: list[float]) -> Session:
    """A whole game as a table plays it, forked at every question on the way."""
    session = Session.start(definition, content, header_of(definition, scenario, seed))
    choose = at_random(seed)
    while not session.over:
        seat, waiting = next(iter(session.pending.items()))
        began = time.process_time()
        Observer(session, seat).fork(seed)
        forks.append(time.process_time() - began)
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    return session


def fork_at_checkpoints(session: Session) -> list[float]:
    times = []
    for mark in session.marks[-2::-1]:  # the last is the end of the game
        session.rewind(mark.at)
        tries = []
        for n in range(20):
            began = time.process_time()
            Observer(session, 0).fork(n)
            tries.append(time.process_time() - began)
        times.append(median(tries))
    return times


def replay(session: Session) -> float:
    """Read the journal of a finished game and play it again to its end."""
    text = text_of(session.header, session.records)
    times = []
    for _ in range(3):
        began = time.process_time()
        again = resume(session.definition, session.content, parse(text))
        times.append(time.process_time() - began)
        assert again.over
        assert not again.diverged
    return median(times)


def sessions(slug: str, games: int) -> None:
    definition = game_named(slug)
    content = definition.content.load(())
    inside: list[float] = []
    checkpoints: list[float] = []
    replays: list[tuple[float, str, int]] = []
    for scenario in definition.identity.scenarios:
        played = [play_session(definition, content, scenario.slug, seed, inside) for seed in range(games)]
        longest = max(played, key=lambda session: len(session.entries))
        replays.append((replay(longest), scenario.slug, len(longest.entries)))
        for session in played:
            checkpoints += fork_at_checkpoints(session)
    slowest, scenario_slug, answers = max(replays)
    row("fork at a checkpoint, median", median(checkpoints), US, "us", 60 * US)
    row("fork inside a turn, median", median(inside), MS, "ms", 1 * MS)
    row(f"replay ({scenario_slug}, {answers} answers)", slowest, MS, "ms", 100 * MS)


def whole_games(slug: str, games: int) -> None:
    """Games as the game's own bot plays them, which are longer than those by luck: replay, with few and many at the
    table, and memory."""
    definition = game_named(slug)
    content = definition.content.load(())

    def play(seed: int, company: int = 0) -> Session:
        scenario = definition.identity.scenarios[seed % len(definition.identity.scenarios)].slug
        session = Session.start(definition, content, header_of(definition, scenario, seed, company))
        seats = range(session.header.seats)
        play_to_the_end(session, {seat: make_bot("steady", definition, seed) for seat in seats}, seed)
        return session

    replays: list[tuple[float, int, int]] = []
    for company in tables(definition):
        longest = max((play(seed, company) for seed in range(games)), key=lambda session: len(session.entries))
        replays.append((replay(longest), company, len(longest.entries)))
    slowest, seats, answers = max(replays)
    limit = WITH_WINDOWS if definition.rules.uses_windows and max(definition.identity.seats) > 1 else REPLAY
    row(f"whole game again ({seats} seats, {answers} answers)", slowest, MS, "ms", limit)
    tracemalloc.start()
    again = [play(seed) for seed in range(games)]
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    mean = sum(len(session.entries) for session in again) // games
    row(f"memory of a whole game ({mean} answers)", held / games, KB, "KB", 400 * KB)


# memory and start


def memory_of(slug: str, n: int) -> tuple[int, int]:
    """Kilobytes held after a tenth of n games and after all of them."""
    definition = game_named(slug)
    content = definition.content.load(())
    held = []
    for seed in range(n):
        scenario = definition.identity.scenarios[seed % len(definition.identity.scenarios)].slug
        run = Driver(definition, definition.rules.new(*first_arguments(definition, content, scenario)))
        run.begin_turn()
        play_out(run, seed, at_random(seed), MOST_ANSWERS)
        if seed + 1 in (n // 10, n):
            held.append(resident())
    return held[0], held[1]


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4


def memory(slug: str, n: int) -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:  # a process of its own, without the leftovers of this
        early, late = pool.apply(memory_of, (slug, n))
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
    parser.add_argument("game", nargs="*", help="on the shelf (all, if none is named), or package.module:NAME")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--against", metavar="COMMIT", default="")
    chosen = parser.parse_args()
    quick = chosen.quick
    games = chosen.game or list(GAMES)
    random_play(games, 3 if quick else 9, 0.2 if quick else 0.5, chosen.against)
    if chosen.against:
        return 0
    for slug in games:
        print(f"\n{slug}")
        sessions(slug, games=3 if quick else 20)
        if game_named(slug).evaluation.bot:
            whole_games(slug, games=4 if quick else 20)
        memory(slug, 600 if quick else 10_000)
    print()
    start()
    return 0


if __name__ == "__main__":
    sys.exit(main())

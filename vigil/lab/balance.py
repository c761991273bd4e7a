"""How games end when bots play them: outcomes with 95 % intervals, length, causes of defeat, what was never met.

python -m vigil.lab.balance                              every game and scenario, 400 games each
python -m vigil.lab.balance --game GAME --bots random,steady --games 100
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import median

import msgspec
from msgspec import Struct

from vigil.bots.seats import make_bot, play_to_the_end
from vigil.games import GAMES
from vigil.kernel.flow import Fact
from vigil.kernel.session import Session
from vigil.lab.subjects import game_named, header_of

GAMES_EACH = 400
BATCH = 20
BOTS = ("random", "curious", "steady")


class Job(Struct):
    game: str
    scenario: str
    bot: str
    seats: int
    seeds: range


class Tally(Struct):
    """What a number of games came to."""

    games: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    causes: Counter[str] = msgspec.field(default_factory=Counter)  # of what was worth less than a half
    questions: list[int] = msgspec.field(default_factory=list)
    turns: list[int] = msgspec.field(default_factory=list)
    worth: float = 0.0
    met: set[str] = msgspec.field(default_factory=set)  # every word that a told event named

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.outcomes.update(other.outcomes)
        self.causes.update(other.causes)
        self.questions += other.questions
        self.turns += other.turns
        self.worth += other.worth
        self.met |= other.met


def interval(hits: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if not n:
        return 0.0, 1.0
    z, share = 1.96, hits / n
    middle = share + z * z / (2 * n)
    spread = z * ((share * (1 - share) + z * z / (4 * n)) / n) ** 0.5
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def play(job: Job) -> tuple[Job, Tally]:
    definition = game_named(job.game)
    content = definition.load_content([])
    tally = Tally()
    bots = {seat: make_bot(job.bot, definition, job.seeds.start * 16 + seat) for seat in range(job.seats)}
    for seed in job.seeds:
        session = Session.start(
            definition, content, header_of(definition, job.scenario, seed, job.seats, f"@{job.bot}")
        )
        tally.questions.append(play_to_the_end(session, bots, seed))
        count(tally, session)
    return job, tally


def count(tally: Tally, session: Session) -> None:
    definition, game = session.definition, session.run.game
    worth = definition.worth(game, 0) if definition.worth else 0.0
    tally.games += 1
    tally.outcomes[definition.outcome(game)] += 1
    tally.worth += worth
    tally.turns.append(definition.turn_number(game.state))
    if worth < 0.5:
        tally.causes[definition.cause(game) if definition.cause else ""] += 1
    for event in session.log:
        tally.met.update(words_in(event.facts.values()))


def words_in(facts: Iterable[Fact]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, tuple):
            yield from fact


def jobs(games: Iterable[str], bots: Iterable[str], number: int, seats: int) -> Iterator[Job]:
    for game in games:
        definition = game_named(game)
        for scenario in definition.scenarios:
            for bot in bots:
                if bot == "steady" and not definition.steady:
                    continue
                for start in range(0, number, BATCH):
                    seeds = range(start, min(start + BATCH, number))
                    yield Job(game, scenario.slug, bot, seats or definition.seats[0], seeds)


def show(job: Job, tally: Tally) -> None:
    """One line for each outcome, then the length and the causes."""
    print(
        f"\n{job.game}  {job.scenario}  {job.bot}  {job.seats} seat{'s' if job.seats > 1 else ''}: {tally.games} games"
    )
    for outcome, n in sorted(tally.outcomes.items(), key=lambda item: -item[1]):
        low, high = interval(n, tally.games)
        print(f"  {outcome:18}{n:6}  {100 * n / tally.games:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})")
    print(
        f"  worth {tally.worth / tally.games:.3f}; questions: median {median(tally.questions):.0f}, longest"
        f" {max(tally.questions)}; turns: median {median(tally.turns):.0f}"
    )
    lost = sum(tally.causes.values())
    causes = [f"{cause or '?'} {100 * n / lost:.0f} %" for cause, n in tally.causes.most_common(6)]
    if causes:
        print(f"  defeats by: {', '.join(causes)}")


def never_met(game: str, met: set[str]) -> list[str]:
    definition = game_named(game)
    cards = definition.cards(definition.load_content([])) if definition.cards else {}
    return sorted(key for key in cards.values() if key not in met)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", default=[], help="on the shelf, or package.module:NAME")
    parser.add_argument("--bots", default=",".join(BOTS), help="random, curious, steady or package:Class, by commas")
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--seats", type=int, default=0, help="as many as the game recommends, if nothing is said")
    asked = parser.parse_args()
    todo = list(jobs(asked.game or GAMES, asked.bots.split(","), asked.games, asked.seats))
    tallies: dict[tuple[str, str, str], Tally] = {}
    met: dict[str, set[str]] = {}
    began = time.perf_counter()
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for done, (job, tally) in enumerate(pool.imap_unordered(play, todo), start=1):
            tallies.setdefault((job.game, job.scenario, job.bot), Tally()).add(tally)
            met.setdefault(job.game, set()).update(tally.met)
            if sys.stderr.isatty():
                print(f"\r{100 * done // len(todo):3} %  {time.perf_counter() - began:.0f} s", end="", file=sys.stderr)
    shown = set()
    for job in todo:
        key = (job.game, job.scenario, job.bot)
        if key not in shown:
            shown.add(key)
            show(job, tallies[key])
    for game, found in met.items():
        missing = never_met(game, found)
        print(f"\n{game}: never met: {', '.join(missing) if missing else 'nothing'}")
    print(f"{sum(tally.games for tally in tallies.values())} games in {time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What is read of a book when bots play: how much in a game, how much of the whole, and what too often.

python -m vigil.lab.book.reading                                 400 games of steady and curious in every scenario
python -m vigil.lab.book.reading --games 5000 --workers 2         20,000 games

A script is read too often where it comes more than three times as often as the scripts of its decks do on average: the
decks it stands in explain the rest.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, median
from typing import Any

import msgspec
from msgspec import Struct

from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.games import GAMES
from vigil.kernel.definition.extras import AnyStorybook
from vigil.kernel.play.session import Session
from vigil.lab.named_games import game_named, header_of

GAMES_EACH = 400
BATCH = 20
TEN = 10  # games one after the other, as somebody would play them
TOO_OFTEN = 3.0
BOTS = ("steady", "curious")


class Job(Struct):
    game: str
    scenario: str
    bot: str
    seeds: range


class Tally(Struct):
    """What was read in a number of games."""

    different: list[int] = msgspec.field(default_factory=list)  # stories in each game
    in_ten: list[int] = msgspec.field(default_factory=list)  # different ones in ten games
    read: Counter[int] = msgspec.field(default_factory=Counter)  # script -> games in which it was read

    def add(self, other: Tally) -> None:
        self.different += other.different
        self.in_ten += other.in_ten
        self.read.update(other.read)


def book_of(game: str) -> AnyStorybook:
    book = game_named(game).extras.book
    assert book is not None, f"{game} has no book"
    return book


def play(job: Job) -> tuple[Job, Tally]:
    definition, book = game_named(job.game), book_of(job.game)
    content = definition.content.load([])
    stories = set(book.stories(content))
    tally = Tally()
    bot = make_bot(job.bot, definition, job.seeds.start)
    ten: list[set[int]] = []
    for seed in job.seeds:
        session = Session.start(definition, content, header_of(definition, job.scenario, seed, 1, f"@{job.bot}"))
        play_to_the_end(session, {0: bot}, seed)
        read = {book.told(event.key) for event in session.log} - {0}
        tally.read.update(read)
        ten.append(read & stories)
        tally.different.append(len(ten[-1]))
        if len(ten) == TEN:
            tally.in_ten.append(len(set().union(*ten)))
            ten = []
    return job, tally


def jobs(game: str, bots: Sequence[str], games: int) -> Iterator[Job]:
    for scenario in game_named(game).identity.scenarios:
        for bot in bots:
            for first in range(1, games + 1, BATCH):
                yield Job(game, scenario.slug, bot, range(first, min(first + BATCH, games + 1)))


def too_often(read: Mapping[int, int], decks: Mapping[str, Sequence[int]]) -> list[tuple[int, float]]:
    """Scripts of decks that come more than three times as often as the average of their decks, and how much more."""
    usual: dict[int, float] = {}
    for scripts in decks.values():
        average = mean(read.get(n, 0) for n in scripts) if scripts else 0.0
        usual.update((n, usual.get(n, 0.0) + average) for n in scripts)
    ratios = {n: read.get(n, 0) / each for n, each in usual.items() if each}
    return sorted(((n, ratio) for n, ratio in ratios.items() if ratio > TOO_OFTEN), key=lambda each: -each[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--game", default="", help="on the shelf, or package.module:NAME (default: the one with a book)"
    )
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    game = asked.game or next(each for each in GAMES if game_named(each).extras.book)
    bots = asked.bots.split(",")
    content = game_named(game).content.load([])  # what is wrong with it is said here, not in a process of the pool
    tallies: dict[str, Tally] = {bot: Tally() for bot in bots}
    with multiprocessing.Pool(asked.workers) as pool:
        for job, tally in pool.imap_unordered(play, jobs(game, bots, asked.games)):
            tallies[job.bot].add(tally)
    show(book_of(game), content, tallies)
    return 0


def show(book: AnyStorybook, content: Any, tallies: Mapping[str, Tally]) -> None:
    everything, decks = book.numbers(content), book.decks(content)
    read: Counter[int] = Counter()
    for bot, tally in tallies.items():
        read.update(tally.read)
        few, usual, many = min(tally.different), median(tally.different), max(tally.different)
        print(
            f"{bot}: {len(tally.different)} games; different stories in one: {few} to {many}, median {usual:.0f};",
            end="",
        )
        print(f" in {TEN} games: median {median(tally.in_ten):.0f}" if tally.in_ten else "")
    games = sum(len(tally.different) for tally in tallies.values())
    never = [n for n in everything if not read[n]]
    print(f"{len(everything)} scripts, {100 * (1 - len(never) / len(everything)):.1f} % of them read in {games} games")
    print(f"never read: {', '.join(map(str, never)) or 'none'}")
    print(f"too often: {', '.join(f'{n} ({ratio:.1f})' for n, ratio in too_often(read, decks)) or 'none'}")
    for deck, scripts in decks.items():
        print(f"  {deck}: {len(scripts)} scripts, {sum(read[n] for n in scripts) / games:.2f} read in a game")


if __name__ == "__main__":
    sys.exit(main())

"""How games end when bots play them: outcomes with 95 % intervals, length, causes of defeat, what was never met.

python -m vigil.lab.balance                              every game and scenario, 400 games each
python -m vigil.lab.balance --game GAME --bots random,steady --games 100
python -m vigil.lab.balance --game GAME --seats 2,4 --set mode=semi --scenario FIRST,SECOND
python -m vigil.lab.balance --game GAME --taken go:place --taken idea:fitting+build:what

Games of several kinds, such as with and without a traitor (`Definition.sort`), are counted apart as well. The last says
also of each option of a key, by one of its facts, in how many games and questions it was offered, and in how many of
them it was taken: what is always taken, or never, is no choice. Where several keys are joined, any of them offers it,
and only the last one takes it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from statistics import median

import msgspec
from msgspec import Struct

from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.bots.position import Bot, Position
from vigil.games import GAMES
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Fact
from vigil.kernel.sets.draft import read
from vigil.lab.named_games import game_named, header_of

GAMES_EACH = 400
BATCH = 20
BOTS = ("random", "curious", "steady")


class Job(Struct):
    game: str
    scenario: str
    bot: str
    seats: int
    seeds: range
    taken: tuple[str, ...] = ()  # key:fact of the options that are counted, those of one thing joined by +
    settings: tuple[tuple[str, str], ...] = ()  # those that differ from what is recommended

    @property
    def entry(self) -> tuple[str, str, str, int]:
        return self.game, self.scenario, self.bot, self.seats


class Taste(Struct):
    """In how many games and questions something was offered, and taken."""

    offered_games: int = 0
    taken_games: int = 0
    offered: int = 0
    taken: int = 0

    def add(self, other: Taste) -> None:
        self.offered_games += other.offered_games
        self.taken_games += other.taken_games
        self.offered += other.offered
        self.taken += other.taken


class Tally(Struct):
    """What a number of games came to."""

    games: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    causes: Counter[str] = msgspec.field(default_factory=Counter)  # of what was worth less than a half
    questions: list[int] = msgspec.field(default_factory=list)
    turns: list[int] = msgspec.field(default_factory=list)
    worth: float = 0.0
    met: set[str] = msgspec.field(default_factory=set)  # every word that a told event named
    tastes: dict[str, Taste] = msgspec.field(default_factory=dict)  # "go allotments" -> …
    sorts: dict[str, Counter[str]] = msgspec.field(default_factory=dict)  # of the games: their outcomes

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.outcomes.update(other.outcomes)
        self.causes.update(other.causes)
        self.questions += other.questions
        self.turns += other.turns
        self.worth += other.worth
        self.met |= other.met
        for sort, outcomes in other.sorts.items():
            self.sorts.setdefault(sort, Counter()).update(outcomes)
        for name, taste in other.tastes.items():
            self.tastes.setdefault(name, Taste()).add(taste)


class Noting:
    """The same bot; what it is offered and what it takes is counted, of the options that are asked for."""

    def __init__(self, bot: Bot, counted: Iterable[str]) -> None:
        self.bot, self.sees = bot, bot.sees
        self.takes: dict[str, str] = {}  # the key that offers something -> the one that takes it
        self.facts: dict[str, str] = {}
        for each in counted:
            pairs = [pair.partition(":")[::2] for pair in each.split("+")]
            self.facts.update(pairs)
            self.takes.update({key: pairs[-1][0] for key, _ in pairs})
        self.tastes: dict[str, Taste] = {}

    def choose(self, position: Position) -> str:
        name = self.bot.choose(position)
        chosen = set(read(name)) if position.is_set else {name}
        taken: dict[str, bool] = {}
        for option in position.options:
            if option.key in self.facts and option.facts:
                takes = self.takes[option.key]
                what = f"{takes} {option.facts[self.facts[option.key]]}"
                taken[what] = taken.get(what, False) or (option.key == takes and option.name in chosen)
        for what, is_taken in taken.items():
            taste = self.tastes.setdefault(what, Taste(offered_games=1))
            taste.offered += 1
            taste.taken += is_taken
            taste.taken_games = max(taste.taken_games, int(is_taken))
        return name


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
    content = definition.content.load([])
    tally = Tally()
    bots = {seat: make_bot(job.bot, definition, job.seeds.start * 16 + seat) for seat in range(job.seats)}
    for seed in job.seeds:
        header = header_of(definition, job.scenario, seed, job.seats, f"@{job.bot}")
        header.settings.update(job.settings)
        session = Session.start(definition, content, header)
        noting = {seat: Noting(bot, job.taken) for seat, bot in bots.items()}
        tally.questions.append(play_to_the_end(session, noting if job.taken else bots, seed))
        count(tally, session)
        tally.add(Tally(tastes=together(each.tastes for each in noting.values())))
    return job, tally


def together(seats: Iterable[dict[str, Taste]]) -> dict[str, Taste]:
    """What the seats of one game were offered and took."""
    found: dict[str, Taste] = {}
    for tastes in seats:
        for name, taste in tastes.items():
            found.setdefault(name, Taste()).add(taste)
    for taste in found.values():
        taste.offered_games, taste.taken_games = 1, min(1, taste.taken_games)
    return found


def count(tally: Tally, session: Session) -> None:
    definition, game = session.definition, session.run.game
    worth = definition.evaluation.worth(game, 0) if definition.evaluation.worth else 0.0
    tally.games += 1
    outcome = definition.rules.outcome(game)
    tally.outcomes[outcome] += 1
    sort = definition.evaluation.group(game) if definition.evaluation.group else ""
    if sort:
        tally.sorts.setdefault(sort, Counter())[outcome] += 1
    tally.worth += worth
    tally.turns.append(definition.rules.turn_number(game.state))
    if worth < 0.5:
        tally.causes[definition.evaluation.cause(game) if definition.evaluation.cause else ""] += 1
    for event in session.log:
        tally.met.update(words_in(event.facts.values()))


def words_in(facts: Iterable[Fact]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, tuple):
            yield from fact


def jobs(
    games: Iterable[str],
    bots: Iterable[str],
    number: int,
    seats: Sequence[int] = (),
    taken: Sequence[str] = (),
    settings: Sequence[tuple[str, str]] = (),
    scenarios: Sequence[str] = (),
) -> Iterator[Job]:
    for game in games:
        definition = game_named(game)
        played = [each.slug for each in definition.identity.scenarios if not scenarios or each.slug in scenarios]
        tables = [n for n in seats or definition.identity.seats[:1] if n in definition.identity.seats]
        for scenario, n, bot in product(played, tables, bots):
            if bot == "steady" and not definition.evaluation.bot:
                continue
            for start in range(0, number, BATCH):
                seeds = range(start, min(start + BATCH, number))
                yield Job(game, scenario, bot, n, seeds, tuple(taken), tuple(settings))


def show(job: Job, tally: Tally) -> None:
    """One line for each outcome, then the length and the causes."""
    table = [f"{job.seats} seat{'s' if job.seats > 1 else ''}", *(f"{slug}={value}" for slug, value in job.settings)]
    print(f"\n{job.game}  {job.scenario}  {job.bot}  {'  '.join(table)}: {tally.games} games")
    show_outcomes(tally.outcomes)
    for sort, outcomes in sorted(tally.sorts.items()):
        print(f"  {sort}: {outcomes.total()} games")
        show_outcomes(outcomes, "    ")
    print(
        f"  worth {tally.worth / tally.games:.3f}; questions: median {median(tally.questions):.0f}, longest"
        f" {max(tally.questions)}; turns: median {median(tally.turns):.0f}"
    )
    lost = sum(tally.causes.values())
    causes = [f"{cause or '?'} {100 * n / lost:.0f} %" for cause, n in tally.causes.most_common(6)]
    if causes:
        print(f"  defeats by: {', '.join(causes)}")
    for name, taste in sorted(tally.tastes.items()):
        games, asked = share(taste.taken_games, taste.offered_games), share(taste.taken, taste.offered)
        print(f"  {name:32}{games}; of the questions {asked}")


def show_outcomes(outcomes: Counter[str], indent: str = "  ") -> None:
    games = outcomes.total()
    for outcome, n in sorted(outcomes.items(), key=lambda item: -item[1]):
        low, high = interval(n, games)
        print(f"{indent}{outcome:18}{n:6}  {100 * n / games:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})")


def share(n: int, of: int) -> str:
    return f"{n} of {of} ({100 * n / of:.0f} %)"


def show_sorts(todo: Iterable[Job], tallies: Mapping[tuple[str, str, str, int], Tally]) -> None:
    """The sorts of all scenarios together, by bot and number of seats."""
    found: dict[tuple[str, str, int, str], Counter[str]] = {}
    for game, scenario, bot, seats in {job.entry: None for job in todo}:
        for sort, outcomes in tallies[game, scenario, bot, seats].sorts.items():
            found.setdefault((game, bot, seats, sort), Counter()).update(outcomes)
    for (game, bot, seats, sort), outcomes in sorted(found.items()):
        print(f"\n{game}  {bot}  {seats} seats  {sort}, all scenarios: {outcomes.total()} games")
        show_outcomes(outcomes)


def never_met(game: str, met: set[str]) -> list[str]:
    definition = game_named(game)
    cards = definition.content.cards(definition.content.load([])) if definition.content.cards else {}
    return sorted(key for key in cards.values() if key not in met)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", default=[], help="on the shelf, or package.module:NAME")
    parser.add_argument("--bots", default=",".join(BOTS), help="random, curious, steady or package:Class, by commas")
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--seats", default="", help="numbers by commas; as many as the game recommends, if none")
    parser.add_argument("--scenario", default="", help="those by commas; all, if none")
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", dest="settings")
    parser.add_argument("--taken", action="append", default=[], metavar="KEY:FACT", help="count what is taken of these")
    asked = parser.parse_args()
    todo = list(
        jobs(
            asked.game or GAMES,
            asked.bots.split(","),
            asked.games,
            [int(n) for n in asked.seats.split(",") if n],
            asked.taken,
            [tuple(each.split("=", 1)) for each in asked.settings],
            [each for each in asked.scenario.split(",") if each],
        )
    )
    tallies: dict[tuple[str, str, str, int], Tally] = {}
    met: dict[str, set[str]] = {}
    began = time.perf_counter()
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for done, (job, tally) in enumerate(pool.imap_unordered(play, todo), start=1):
            tallies.setdefault(job.entry, Tally()).add(tally)
            met.setdefault(job.game, set()).update(tally.met)
            if sys.stderr.isatty():
                print(f"\r{100 * done // len(todo):3} %  {time.perf_counter() - began:.0f} s", end="", file=sys.stderr)
    for entry, job in {job.entry: job for job in todo}.items():
        show(job, tallies[entry])
    show_sorts(todo, tallies)
    for game, found in met.items():
        missing = never_met(game, found)
        print(f"\n{game}: never met: {', '.join(missing) if missing else 'nothing'}")
    print(f"{sum(tally.games for tally in tallies.values())} games in {time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

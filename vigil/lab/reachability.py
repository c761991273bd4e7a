"""Play thousands of random games and see that none fails and that together they go everywhere.

    python -m vigil.lab.reachability                             10,000 games of every game on the shelf, on two cores
    python -m vigil.lab.reachability GAME --games 500
    python -m vigil.lab.reachability examples.village.definition:TOY3   any Definition
    python -m vigil.lab.reachability GAME --only 4711                 one game again, with its traceback

Everywhere: each event, option and refusal for which the game has words. What cannot be reached so stands in
unreached.toml beside the tests of the game, with the reason; * stands for any letters. A game may have a module
`reaching` there: more that is to be reached, other starts, and what must hold at every turn.

Games come in batches. In every other batch luck plays; in the rest a player who takes first what was taken least so
far in the batch. Everything that a table could show is read on the way.
"""

from __future__ import annotations

import argparse
import fnmatch
import importlib
import importlib.util
import multiprocessing
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct

from vigil.bots.random_bot import at_random
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.play.playout import Chooser, play_out
from vigil.kernel.rules.events import SPECTATOR, Event
from vigil.kernel.rules.requests import Decision, Flow, Option, Refusal, Request
from vigil.kernel.sets.draft import Chosen, Draft
from vigil.kernel.text.catalogs import messages
from vigil.kernel.text.words import book
from vigil.lab.named_games import game_named, tests_of
from vigil.lab.simple_players import LeastUsedFirst, reading

BATCH = 250
KINDS = ("event-", "option-", "refused-")


class Reaching(Protocol):
    """What a game may add, as a module."""

    def targets(self, definition: AnyDefinition, content: Any) -> Iterable[str]:
        """More that is to be reached, by name."""

    def learn(self, game: Any, event: Event) -> Iterable[str]:
        """What an event shows to be reached, in the state in which it is told; with a minus what it takes back."""

    def begin(self, game: Any, index: int, begun: set[int]) -> None:
        """At the start of each turn: other starts, and what must hold. `begun` is kept for the game."""


class Report(Struct):
    """What a batch of games found."""

    games: int = 0
    answers: int = 0
    questions: int = 0
    longest: int = 0
    reached: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[str] = msgspec.field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.answers += other.answers
        self.questions += other.questions
        self.longest = max(self.longest, other.longest)
        self.reached.update(other.reached)
        self.endings.update(other.endings)
        self.failures += other.failures


@cache
def reaching_of(what: str) -> Reaching | None:
    name = f"{tests_of(what)}.reaching"
    return cast(Reaching, importlib.import_module(name)) if importlib.util.find_spec(name) else None


@cache
def unreached(what: str) -> dict[str, str]:
    """What is not to be expected, and why."""
    spec = importlib.util.find_spec(tests_of(what))
    path = Path(spec.origin).with_name("unreached.toml") if spec and spec.origin else None
    return dict(tomllib.loads(path.read_text(encoding="utf-8"))) if path and path.is_file() else {}


def targets(what: str, definition: AnyDefinition, content: Any) -> Iterator[str]:
    files = (definition.identity.text / "en").rglob("*.ftl")
    own = {key for file in files for key in messages(file.read_text(encoding="utf-8"))} - book("en").variables.keys()
    yield from sorted(key for key in own if key.startswith(KINDS))
    yield from (f"scenario {scenario.slug}" for scenario in definition.identity.scenarios)
    yield from (
        f"setting {setting.slug} {value}" for setting in definition.identity.settings for value in setting.values
    )
    hook = reaching_of(what)
    yield from hook.targets(definition, content) if hook else ()


# listening


class Listener(list[Event]):
    """A log that keeps nothing but what it learns from each event, and from the state at that moment."""

    def __init__(self, game: Any, reached: Counter[str], hook: Reaching | None) -> None:
        self.game, self.reached, self.hook = game, reached, hook

    def append(self, event: Event) -> None:
        self.reached[f"event-{event.key}"] += 1
        for key, _ in (event.faces or {}).values():
            self.reached[f"event-{key}"] += 1
        for each in self.hook.learn(self.game, event) if self.hook else ():
            self.reached[each.removeprefix("-")] += -1 if each.startswith("-") else 1


def noting(player: Chooser, reached: Counter[str]) -> Chooser:
    """The same player; what he is offered is reached."""

    def choose(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        for key in {option.key for option in options}:
            reached[f"option-{key}"] += 1
        return player(decision, options)

    return choose


def refusals(decision: Decision) -> Iterator[Refusal]:
    """What is refused from the start, and what is as a set grows, put together as far as it goes."""
    yield from decision.refused() if decision.refused else ()
    if decision.build is None:
        return
    draft = Draft(decision)
    for option in decision.offer():
        yield from filter(None, [draft.put_in(option.name)])
        problem = draft.problem()  # of the whole set, which is called by its elements
        if problem is not None:
            yield msgspec.structs.replace(problem, key=option.key)


def watched(definition: AnyDefinition, index: int, hook: Reaching | None, reached: Counter[str]) -> AnyDefinition:
    """The same game, looked at from every seat before each turn; what is answered is reached too."""
    begun: set[int] = set()

    def turn(g: Any) -> Flow[None]:
        if hook:
            hook.begin(g, index, begun)
        for seat in (SPECTATOR, *range(max(definition.identity.seats))) if max(definition.identity.seats) > 1 else (0,):
            definition.knowledge.view(g, seat)
            list(definition.knowledge.totals(g, seat))
        flow = definition.rules.turn(g)
        request: Request | None = next(flow, None) if flow else None
        while flow and request:  # else it is a turn that asks nothing
            for decision in asked(request):
                for refusal in refusals(decision):
                    reached.update((f"refused-{refusal.reason}", f"option-{refusal.key}"))
            answer = yield request
            given = answer[1] if isinstance(answer, tuple) else answer
            if isinstance(given, Option):
                for option in given.elements if isinstance(given, Chosen) else (given,):
                    reached[f"option-{option.key}"] += 1
            try:
                request = flow.send(answer)
            except StopIteration:
                return

    return definition.with_rules(turn=turn)


# playing


def play(what: str, definition: AnyDefinition, content: Any, index: int, player: Chooser, report: Report) -> None:
    """Game `index`: scenario, settings, number of seats and seed follow from the number."""
    turn, n = divmod(index, len(definition.identity.scenarios))
    scenario = definition.identity.scenarios[n].slug
    settings = {}
    for each in definition.identity.settings:
        turn, value = divmod(turn, len(each.values))
        settings[each.slug] = each.values[value]
    seats = definition.identity.seats[turn % len(definition.identity.seats)]
    report.reached.update([f"scenario {scenario}", *(f"setting {key} {value}" for key, value in settings.items())])
    hook = reaching_of(what)
    game = definition.rules.new(content, scenario, settings, seats)
    game.log = Listener(game, report.reached, hook)
    run = Driver(watched(definition, index, hook, report.reached), game)
    run.begin_turn()
    answers, questions = play_out(run, index, reading(noting(player, report.reached)))
    report.games += 1
    report.answers += answers
    report.questions += questions
    report.longest = max(report.longest, answers)
    cause = f" by {definition.evaluation.cause(game)}" if definition.evaluation.cause else ""
    report.endings[f"{scenario}: {definition.rules.outcome(game)}{cause}"] += 1


def play_batch(what: str, indices: range, only: int = -1) -> Report:
    definition = game_named(what)
    content = definition.content.load(())
    report = Report()
    seeker = LeastUsedFirst(indices.start) if indices.start // BATCH % 2 else None
    for index in indices:
        try:
            play(what, definition, content, index, seeker or at_random(index), report)
        except Exception as error:  # the next games may still go well; this one can be played again by its number
            if index == only:
                raise
            scenario = definition.identity.scenarios[index % len(definition.identity.scenarios)].slug
            where = f"{scenario}, seed {index}, {'seeker' if seeker else 'luck'}"
            report.failures.append(f"game {index} ({where}): {type(error).__name__}: {error}")
    return report


def again(what: str, index: int) -> int:
    """One game once more, after those of its batch that taught the player."""
    start = index // BATCH * BATCH
    before = start if start // BATCH % 2 else index
    print(play_batch(what, range(before, index + 1), only=index).endings)
    return 0


def search(what: str, games: int, everything: bool) -> int:
    began, total = time.perf_counter(), Report()
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    with multiprocessing.Pool(2) as pool:
        for report in pool.imap_unordered(partial(play_batch, what), batches):
            total.add(report)
            if sys.stderr.isatty():
                print(f"\r{total.games} games", end="", file=sys.stderr)
    return tell(what, total, time.perf_counter() - began, everything)


def tell(what: str, total: Report, seconds: float, everything: bool) -> int:
    definition = game_named(what)
    wanted = list(dict.fromkeys(targets(what, definition, definition.content.load(()))))
    not_reached = [target for target in wanted if total.reached[target] <= 0]
    listed = unreached(what)
    expected = {pattern: fnmatch.filter(not_reached, pattern) for pattern in listed}
    missing = [target for target in not_reached if not any(target in those for those in expected.values())]
    stale = [pattern for pattern, those in expected.items() if not those]
    if everything:
        print_counts((target, total.reached[target]) for target in wanted)
    print_counts(sorted(total.endings.items()))
    for failure in total.failures[:50]:
        print(f"failed: {failure}")
    for target in missing:
        print(f"not reached: {target}")
    for target in stale:
        print(f"listed as out of reach, but it is not: {target}")
    print(
        f"{what}: {total.games} games ended, {len(total.failures)} failed; {total.answers} answers, the longest game"
        f" {total.longest}; {len(wanted) - len(not_reached)} of {len(wanted)} things reached,"
        f" {len(not_reached) - len(missing)} out of reach; {seconds:.0f} s"
    )
    return 1 if missing or stale or total.failures else 0


def print_counts(counts: Iterable[tuple[str, int]]) -> None:
    for name, n in counts:
        print(f"{n:9}  {name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="games on the shelf (all, if none is named), or package.module:NAME")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--only", type=int, default=-1, help="play this game again")
    parser.add_argument("--all", action="store_true", help="list how often everything was reached")
    options = parser.parse_args()
    if options.only >= 0:
        return again((options.what or list(GAMES))[0], options.only)
    return max(search(what, options.games, options.all) for what in options.what or GAMES)


if __name__ == "__main__":
    sys.exit(main())

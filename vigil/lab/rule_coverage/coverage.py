"""`vigil coverage`: every line of a game's checklist: is it coded, tested, exercised and, if it is a reading, ruled?

coded      every function that names the line ran, in the random games or in the tests that name the line
tested     a test names it (`make mutants` shows that such tests fail when the function does nothing)
exercised  a function that names it ran in the random games
ruling     a reading has its entry in RULINGS.md
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Generator, Iterator
from types import CodeType, FrameType
from typing import Any

from msgspec import Struct

from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.lab.rule_coverage.rule_sources import CHECKOUT, ChecklistLine, Rule, Sources, function_of, read_sources
from vigil.lab.simple_players import LeastUsedFirst, reading

GAMES_PLAYED = 60
WIDTH = 120


class Standing(Struct):
    """How one line stands."""

    coded: bool
    tested: bool
    exercised: bool
    ruling: bool | None  # None where none is needed

    def words(self) -> str:
        shown = (("coded", self.coded), ("tested", self.tested), ("exercised", self.exercised), ("ruling", self.ruling))
        return " ".join(word if there else " " * len(word) for word, there in shown)


def main(game: str, brief: bool = False) -> int:
    sources = read_sources(game)
    in_games, failures = play_games(game, GAMES_PLAYED)
    ran = in_games | run_tests(sources, in_games, failures)
    standings = {line.id: judge(line, sources, in_games, ran) for line in sources.wanted()}
    if not brief:
        for line in sources.lines:
            print(row(line, standings.get(line.alias or line.id)))
    missing = what_is_missing(sources, ran) + failures
    for each in missing:
        print(f"missing: {each}")
    print(summary(game, sources, standings))
    return 1 if missing else 0


# running the rules


@contextlib.contextmanager
def watching(seen: set[CodeType]) -> Iterator[None]:
    """Note the code of every function that is entered meanwhile."""

    def note(frame: FrameType, event: str, argument: Any) -> None:
        seen.add(frame.f_code)

    before = sys.gettrace()
    sys.settrace(note)  # unlike a profiler it is called on entry only, since it returns no tracer for the lines
    try:
        yield
    finally:
        sys.settrace(before)


def play_games(game: str, n: int) -> tuple[set[CodeType], list[str]]:
    """Random games over all scenarios, half of them by a player who seeks what is new; all look at everything."""
    definition = take_down(game)
    content = definition.content.load(())
    seen: set[CodeType] = set()
    failures = []
    seeker = LeastUsedFirst(1)
    for seed in range(n):
        scenario = definition.identity.scenarios[seed % len(definition.identity.scenarios)].slug
        luck = seed // len(definition.identity.scenarios) % 2 == 0
        settings = {each.slug: each.values[seed % len(each.values)] for each in definition.identity.settings}
        with watching(seen):
            try:
                run = Driver(definition, definition.rules.new(content, scenario, settings, 1))
                run.begin_turn()
                play_out(run, seed, reading(at_random(seed) if luck else seeker))
            except Exception as error:  # a broken rule is what we are looking for; go on and report it
                failures.append(f"an end to {scenario}, game {seed}: {type(error).__name__}: {error}")
    return seen, failures


def run_tests(sources: Sources, in_games: set[CodeType], failures: list[str]) -> set[CodeType]:
    """The tests of those lines of which some function did not run in the games."""
    nodes = [
        proof.node
        for line in sources.wanted()
        if any(code_of(rule) not in in_games for rule in sources.rules.get(line.id, ()))
        for proof in (sources.proofs or {}).get(line.id, ())
    ]
    if not nodes:
        return set()
    import pytest

    seen: set[CodeType] = set()

    class Watcher:
        @pytest.hookimpl(wrapper=True)
        def pytest_runtest_call(self) -> Generator[None, Any, Any]:
            """Watch while a test runs, not while it is collected."""
            with watching(seen):
                return (yield)

    arguments = [str(CHECKOUT / node) for node in dict.fromkeys(nodes)]
    options = ["-q", "--tb=no", "-p", "no:cacheprovider", "-o", "addopts=", f"--rootdir={CHECKOUT}"]
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        ended = pytest.main([*options, *arguments], plugins=[Watcher()])
    if ended != 0:
        failures.append(f"green tests: {' '.join(out.getvalue().split()[-12:])}")
    return seen


def code_of(rule: Rule) -> CodeType:
    return function_of(rule).__code__


# judging


def judge(line: ChecklistLine, sources: Sources, in_games: set[CodeType], ran: set[CodeType]) -> Standing:
    codes = [code_of(rule) for rule in sources.rules.get(line.id, ())]
    return Standing(
        coded=bool(codes) and all(code in ran for code in codes),
        tested=bool(sources.proofs and line.id in sources.proofs),
        exercised=any(code in in_games for code in codes),
        ruling=line.id in sources.rulings if line.kind == "reading" else None,
    )


def what_is_missing(sources: Sources, ran: set[CodeType] | None = None) -> list[str]:
    """Whatever keeps a line from being coded, tested and ruled; without `ran` as far as the sources alone can tell."""
    missing = [f"a line for what is named: {place}" for place in sources.unknown]
    if sources.proofs is None:
        missing.append("the tests: they lie beside the package in a checkout, and this is none")
    for line in sources.wanted():
        rules = sources.rules.get(line.id, [])
        if not rules:
            missing.append(f"code: no function names {line.id}")
        for rule in rules:
            if ran is not None and code_of(rule) not in ran:
                missing.append(f"code: {rule}, which names {line.id}, never ran")
        if sources.proofs is not None and line.id not in sources.proofs:
            missing.append(f"test: none names {line.id}")
        if line.kind == "reading" and line.id not in sources.rulings:
            missing.append(f"ruling: no entry {line.id} in RULINGS.md")
    return missing


# telling


def row(line: ChecklistLine, standing: Standing | None) -> str:
    kind = f"= {line.alias}" if line.alias else line.kind
    start = f"{line.id:<13} {kind:<13} {standing.words() if standing else '':<29} "
    room = WIDTH - len(start)
    return start + (line.text if len(line.text) <= room else line.text[: room - 1] + "…")


def summary(game: str, sources: Sources, standings: dict[str, Standing]) -> str:
    lines, wanted = sources.lines, sources.wanted()
    count = len(wanted)
    kinds = [
        f"{sum(line.kind == 'rule' for line in wanted)} rules",
        f"{sum(line.kind == 'reading' for line in wanted)} readings",
        f"{sum(bool(line.alias) for line in lines)} aliases",
        f"{sum(line.kind == 'note' and not line.alias for line in lines)} notes",
    ]
    counts = [
        f"{word} {sum(bool(getattr(standing, word)) for standing in standings.values())}/{count}"
        for word in ("coded", "tested", "exercised")
    ]
    return f"{game}: {len(lines)} lines: {', '.join(kinds)}; {', '.join(counts)}"

"""Would the tests notice? A function that names a rule is made to do nothing, and a test that names the rule must fail.

python tools/rule_coverage/mutants.py                  60 ids drawn at random
python tools/rule_coverage/mutants.py --all            every id
python tools/rule_coverage/mutants.py --ids 3.2.1-a    these
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import random
import resource
import signal
import sys
from collections.abc import Generator
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct

from vigil.games import GAMES
from vigil.lab.rule_coverage.rule_sources import CHECKOUT, Rule, Sources, function_of, read_sources

PATIENCE = 10  # seconds of the processor for one test: without its rule it may go on for ever
MEMORY = 4 << 30
OPTIONS = ["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=", f"--rootdir={CHECKOUT}"]
GENERATOR = 0x20  # the flag of a code object


class Job(Struct):
    """One function to silence (none: the tests as they are) and the tests to run."""

    rule: Rule | None
    nodes: list[str]


class Result(Struct):
    job: Job
    ran: list[str]
    failed: list[str]


class Hang(BaseException):
    """A test that ran out of patience. Not an Exception, so that no rule swallows it."""


def nothing(*args: Any, **kwargs: Any) -> None:
    """In the place of a rule that cannot ask."""


def nothing_asked(*args: Any, **kwargs: Any) -> Generator[Any, Any, None]:
    """In the place of a rule that may ask: it ends at once."""
    return
    yield


def stub_for(code: CodeType) -> CodeType:
    return (nothing_asked if code.co_flags & GENERATOR else nothing).__code__


def give_up(number: int, frame: FrameType | None) -> None:
    raise Hang


# running


ITEMS: dict[str, list[pytest.Item]] = {}  # the collected tests by node; the processes inherit them


class Trial:
    """A plugin of pytest: collect the tests once, then carry out each job in a process of its own."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs
        self.results: list[Result] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            ITEMS.setdefault(item.nodeid.partition("[")[0], []).append(item)
        with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as pool:
            self.results = list(pool.imap_unordered(work, self.jobs))
        return True


def work(job: Job) -> Result:
    """Silence the function and run the tests of a job, in a process that is then thrown away."""
    signal.signal(signal.SIGPROF, give_up)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if job.rule:
        function = function_of(job.rule)
        function.__code__ = stub_for(function.__code__)
    items = [(node, item) for node in job.nodes for item in ITEMS.get(node, ())]
    failed = set()
    for n, (node, item) in enumerate(items):
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        following = items[n + 1][1] if n + 1 < len(items) else None
        reports = runtestprotocol(item, log=False, nextitem=following)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if any(report.failed for report in reports):
            failed.add(node)
    return Result(job, sorted({node for node, _ in items}), sorted(failed))


def run(jobs: list[Job]) -> list[Result]:
    trial = Trial(jobs)
    nodes = sorted({node for job in jobs for node in job.nodes})
    with open(os.devnull, "w") as void, contextlib.redirect_stdout(void), contextlib.redirect_stderr(void):
        pytest.main([*OPTIONS, *(str(CHECKOUT / node) for node in nodes)], plugins=[trial])
    return trial.results


# judging


def plan(sources: Sources, ids: list[str]) -> list[Job]:
    """One job for each function that names one of the ids, with all tests of its ids that were drawn."""
    tests: dict[Rule, list[str]] = {}
    for id in ids:
        for rule in sources.rules.get(id, ()):
            tests.setdefault(rule, []).extend(proof.node for proof in (sources.proofs or {}).get(id, ()))
    return [Job(rule, sorted(set(nodes))) for rule, nodes in tests.items() if nodes]


def draw(sources: Sources, options: argparse.Namespace) -> list[str]:
    wanted = [line.id for line in sources.wanted()]
    if options.ids:
        targets = {line.id: line.alias or line.id for line in sources.lines}
        return [targets[id] for id in options.ids]
    return (
        wanted
        if options.all
        else sorted(random.Random(options.seed).sample(wanted, min(options.draw, len(wanted))), key=wanted.index)
    )


def survivors(sources: Sources, id: str, failed: dict[Rule, set[str]]) -> list[str]:
    """The functions of an id that no test of it misses; an id without function or test survives too."""
    rules = sources.rules.get(id, [])
    nodes = {proof.node for proof in (sources.proofs or {}).get(id, ())}
    if not rules or not nodes:
        return [f"{id}: no {'function' if not rules else 'test'} names it"]
    names = ", ".join(sorted(node.rpartition("::")[2] for node in nodes))
    return [f"{id}: {rule} does nothing and {names} pass" for rule in rules if not nodes & failed.get(rule, set())]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), action="append", default=[], help="every game, if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draw", type=int, default=60, help="how many ids")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--ids", nargs="+")
    options = parser.parse_args()

    os.chdir(CHECKOUT)
    return max(attack(game, options) for game in options.game or GAMES)


def attack(game: str, options: argparse.Namespace) -> int:
    sources = read_sources(game)
    ids = draw(sources, options)
    jobs = plan(sources, ids)
    as_they_are = Job(None, sorted({node for job in jobs for node in job.nodes}))
    failed: dict[Rule, set[str]] = {}
    for result in run([as_they_are, *jobs]):
        if result.job.rule:
            failed[result.job.rule] = set(result.failed)
        elif result.failed or len(result.ran) < len(as_they_are.nodes):
            print("these tests do not pass as they are:", *(result.failed or set(as_they_are.nodes) - set(result.ran)))
            return 1
    if not failed:
        print("the tests cannot be collected: run pytest")
        return 1
    alive = {id: found for id in ids if (found := survivors(sources, id, failed))}
    for each in alive.values():
        print(*each, sep="\n")
    print(f"{game}: {len(ids)} mutants drawn, {len(ids) - len(alive)} caught")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())

"""The command: see the package."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from functools import partial

from vigil.games import GAMES
from vigil.lab.foretold.check import Check, known_false
from vigil.lab.foretold.claims import KINDS, Report
from vigil.lab.foretold.gambles import Calibration

BATCH = 5
GAMES_EACH = 60


def batch(what: str, often: float, games: range) -> tuple[Report, Calibration]:
    check = Check(what, often=often)
    if games.start == 0:
        check.still()
    for index in games:
        check.play(index)
    return check.report, check.calibration


def search(what: str, games: int, often: float) -> int:
    began, total, calibration = time.perf_counter(), Report(), Calibration()
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    with multiprocessing.Pool(2) as pool:
        for report, tallies in pool.imap(partial(batch, what, often), batches):
            total.merge(report)
            calibration.merge(tallies)
    total.add(calibration.claims(), f"over {total.games} games")
    return tell(what, total, time.perf_counter() - began)


def tell(what: str, report: Report, seconds: float) -> int:
    """The table by kind, and the first place of everything false."""
    known = known_false(what)
    unknown, stale = report.unknown(known), report.stale(known)
    print(f"{what}: {report.games} games, {seconds:.0f} s\n{'kind':12}{'compared':>10}{'false':>8}")
    for kind in KINDS:
        false = sum(n for name, n in report.false.items() if name.partition(" ")[0] == kind)
        print(f"{kind:12}{report.compared[kind]:10}{false:8}")
    for name, n in sorted(report.false.items()):
        print(f"{'false' if name in unknown else 'known'}: {name}, {n} times, first in {report.first[name]}")
    for name in stale:
        print(f"listed as false, but it is not: {name}")
    return 1 if unknown or stale else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m vigil.lab.foretold", description="Foretold against done.")
    parser.add_argument(
        "what", nargs="*", help="games on the shelf (all, if none is named), and how many games of each"
    )
    parser.add_argument("--only", type=int, default=-1, help="play this game again")
    parser.add_argument("--often", type=float, default=1.0, help="the share of the questions at which it is looked")
    options = parser.parse_args()
    numbers = [int(each) for each in options.what if each.isdigit()]
    games = [each for each in options.what if not each.isdigit()] or list(GAMES)
    if options.only >= 0:
        report, _ = batch(games[0], options.often, range(options.only, options.only + 1))
        return tell(games[0], report, 0)
    return max(search(what, (numbers or [GAMES_EACH])[0], options.often) for what in games)


if __name__ == "__main__":
    sys.exit(main())

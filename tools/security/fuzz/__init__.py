"""Damage by fixed seeds: whatever comes in from outside is told of in a sentence, and nothing else happens.

Every module here is a target. It has `attempt(seed)`, which does one thing and says what became of it; a Fault if that
may not be. `python -m tools.security.fuzz` runs them all; with `saves 10000 1` behind it one of them, so often,
from a seed on.
"""

from __future__ import annotations

import importlib
import pkgutil
import traceback
from collections import Counter
from collections.abc import Callable

from msgspec import Struct, field

Attempt = Callable[[int], str]


class Fault(Exception):
    """What may not be."""


class Report(Struct):
    """What became of the attempts, and those that failed, by their seeds."""

    outcomes: Counter[str] = field(default_factory=Counter)
    faults: dict[int, str] = field(default_factory=dict)


def targets() -> dict[str, Attempt]:
    """The modules of this folder, by their names."""
    names = [each.name for each in pkgutil.iter_modules(__path__) if not each.name.startswith("_")]
    return {name: importlib.import_module(f"{__name__}.{name}").attempt for name in sorted(names)}


def run(attempt: Attempt, n: int, seed: int) -> Report:
    report = Report()
    for each in range(seed, seed + n):
        try:
            report.outcomes[attempt(each)] += 1
        except Fault as fault:
            report.faults[each] = str(fault)
        except Exception:
            report.faults[each] = traceback.format_exc(limit=-6)
    return report

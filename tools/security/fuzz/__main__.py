"""python -m tools.security.fuzz [TARGET [TIMES [SEED]]]"""

from __future__ import annotations

import logging
import sys
import time

from tools.security.fuzz import run, targets

TIMES, SEED = 10_000, 1


def main(asked: list[str]) -> int:
    known = targets()
    if asked and asked[0] not in known:
        print(f"There is no target {asked[0]}; choose one of: {', '.join(known)}.", file=sys.stderr)
        return 2
    logging.disable(logging.CRITICAL)
    times, seed = (int(asked[1]) if len(asked) > 1 else TIMES), (int(asked[2]) if len(asked) > 2 else SEED)
    failed = False
    for name in asked[:1] or known:
        began = time.monotonic()
        report = run(known[name], times, seed)
        print(f"{name}: {times} attempts from seed {seed} in {time.monotonic() - began:.0f} s")
        for outcome, count in report.outcomes.most_common():
            print(f"  {count:6}  {outcome}")
        for each, what in report.faults.items():
            print(f"  FAULT, seed {each}: {what}")
        failed = failed or bool(report.faults)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

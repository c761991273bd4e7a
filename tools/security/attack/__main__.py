"""Run the attacks: one line for each, held or not.

make attack
python -m tools.security.attack join-code-flush      only those that are named
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

from tools.security.attack import access, files, floods
from tools.security.attack.target_server import Ground, ground

Attack = Callable[[Ground], str]  # what did not hold, "" if everything did

ATTACKS: tuple[tuple[str, Attack], ...] = (
    ("second-server", access.second_server),
    ("path-in-errors", access.path_in_errors),
    ("planted-cookie", access.planted_cookie),
    ("holder-marks", access.holder_marks),
    ("look-alike-names", access.look_alike_names),
    ("bot-from-a-file", files.bot_from_a_file),
    ("copy-behind-backs", access.copy_behind_backs),
    ("chosen-secret", files.chosen_secret),
    ("forged-dice", files.forged_dice),
    ("script-without-end", files.script_without_end),
    ("watch-amplification", floods.watch_amplification),
    ("stream-flood", floods.stream_flood),
    ("join-code-flush", floods.join_code_flush),
    ("imports-at-once", floods.imports_at_once),
)


def run(attacks: Sequence[tuple[str, Attack]]) -> list[str]:
    """Each against a server of its own; the names of those that did not hold."""
    broken = []
    for name, attack in attacks:
        began = time.monotonic()
        with ground() as place:
            wrong = attack(place)
            if not wrong and place.server.poll() is not None:
                wrong = "the server has ended"
            if not wrong and "Traceback" in place.told():
                wrong = "a traceback in the log"
        print(f"{'NOT HELD' if wrong else 'held':8}  {name:20}  {time.monotonic() - began:5.1f} s  {wrong}", flush=True)
        if wrong:
            broken.append(name)
    return broken


def main(asked: Sequence[str]) -> int:
    chosen = [each for each in ATTACKS if not asked or each[0] in asked]
    if len(chosen) < len(asked):
        print(f"attacks: {', '.join(name for name, _ in ATTACKS)}", file=sys.stderr)
        return 2
    broken = run(chosen)
    print(f"{len(chosen)} attacks, {len(broken)} not held")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

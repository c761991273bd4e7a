"""Two servers on one folder, as the lock forbids it: what one of them has acknowledged is not lost by the other.

python -m tools.double_server --runs 50

Each run: two processes, each with a store and a desk of its own on one file, answer one game as fast as they can. What
is read and written travels slowly, as over a network, and each forgets the game now and then and plays it again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from vigil.bots.random_bot import RandomBot
from vigil.bots.seats import bot_choice
from vigil.games import GAMES, take_down
from vigil.kernel.journal import Broken, Entry, Header, SaveError
from vigil.kernel.session import Session
from vigil.table.web.desk import Desk
from vigil.table.web.standing import progress
from vigil.table.web.store import Kept, Store
from vigil.table.web.table import Late

SLOW = 0.02  # seconds for which a message travels at most


class FarStore(Store):
    """A store behind a slow line."""

    def kept(self, game: int) -> Kept:
        found = super().kept(game)
        time.sleep(random.uniform(0, SLOW))
        return found

    def append(self, *what: Any) -> Any:
        time.sleep(random.uniform(0, SLOW))
        return super().append(*what)

    def replace(self, *what: Any) -> Any:
        time.sleep(random.uniform(0, SLOW))
        return super().replace(*what)


async def play(path: Path, token: str, answers: int, seed: int) -> list[tuple[int, str]]:
    """Answer so often, or until the game is over: what was acknowledged, place by place."""
    random.seed(seed)
    store = FarStore(path)
    desk = Desk(store)
    table, said = desk.table(desk.seat(token)[0]), list[tuple[int, str]]()
    given = 0
    while given < answers:
        async with table.lock:
            session = await desk.session(table)
        if session.request is None:
            break
        before, luck = len(session.entries), random.getrandbits(30)
        try:
            await desk.answer(token, table.at, bot_choice(session, 0, RandomBot(luck), luck))
        except Late:
            continue
        except SaveError as error:
            if error.key != "web-double-answer":
                raise
            continue
        given += 1
        said += [(before + n, entry.line()) for n, entry in enumerate(session.entries[before:])]
        if random.random() < 0.3:
            desk.let_go(table.game)
    store.close()
    return said


def one_run(answers: int, seed: int) -> tuple[int, int, int]:
    """How many records were acknowledged, how many of them are lost, and how many journals were replaced."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "vigil.sqlite"
        store = Store(path)
        made = begun(seed)
        token = store.create(made.header, made.records, progress(made)).result()
        command = [sys.executable, "-m", "tools.double_server", "--answers", str(answers)]
        pair = [
            subprocess.Popen(
                [*command, "--at", str(path), f"/{token}", str(2 * seed + n)], stdout=subprocess.PIPE, text=True
            )
            for n in range(2)
        ]
        said = [(at, line) for process in pair for at, line in json.loads(process.communicate()[0])]
        if any(process.returncode for process in pair):
            raise RuntimeError("a process has failed")
        journal = store.journal(1)
        stands = [each.line() for _, each in journal.records if isinstance(each, Entry)]
        broken = sum(isinstance(each, Broken) for _, each in journal.records)
        replaced = len(store.copies(1))
        store.close()
    lost = sum(at >= len(stands) or stands[at] != line for at, line in said)
    twice = len(said) - len({at for at, _ in said})
    return len(said), lost + twice + broken, replaced


def begun(seed: int) -> Session:
    definition = take_down(next(iter(GAMES)))
    settings = {setting.slug: setting.values[0] for setting in definition.settings}
    content = definition.load_content([])
    header = Header(
        definition.slug,
        definition.rules_version,
        definition.content_hash(content),
        definition.scenarios[0].slug,
        settings,
        seed,
    )
    return Session.start(definition, content, header)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--at", nargs=3, metavar=("PATH", "/TOKEN", "SEED"))
    said = parser.parse_args()
    if said.at:
        path, link, seed = said.at  # a token may begin with a dash, a link does not
        print(json.dumps(asyncio.run(play(Path(path), link[1:], said.answers, int(seed)))))
        return 0
    runs = [one_run(said.answers, seed) for seed in range(1, said.runs + 1)]
    acknowledged, lost, replaced = (sum(column) for column in zip(*runs, strict=True))
    print(f"{len(runs)} runs: {acknowledged} records acknowledged, {lost} lost, {replaced} journals replaced")
    return 1 if lost or replaced else 0


if __name__ == "__main__":
    sys.exit(main())

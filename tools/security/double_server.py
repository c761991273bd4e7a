"""Two servers on one folder, as the lock forbids it: what one of them has acknowledged is not lost by the other.

python -m tools.security.double_server --runs 50

Each run: two processes, each with a store and a desk of its own on one file, answer one game as fast as they can. What
is read and written travels slowly, as over a network, and each forgets the game now and then and plays it again. Every
second run is a game of several: both take part in its round of shares, and a guest comes to its free seat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from vigil.bots.bot_players import bot_choice
from vigil.bots.random_bot import RandomBot
from vigil.games import GAMES, take_down
from vigil.kernel.journal.dice_shares import awaiting, share_of
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_text import Broken
from vigil.kernel.journal.player_names import NOBODY
from vigil.kernel.journal.records import Entry
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.rules.dice import commitment
from vigil.web.store.rows import Kept
from vigil.web.store.store import Store
from vigil.web.tables import dice_round, dice_round_members
from vigil.web.tables.manager import TableManager
from vigil.web.tables.seats import name_seat
from vigil.web.tables.table import Late, Table

SLOW = 0.02  # seconds for which a message travels at most

Said = tuple[str, int, str]  # what was acknowledged: its kind, its place, and what it is


class FarStore(Store):
    """A store behind a slow line."""

    def kept(self, game: int) -> Kept:
        found = super().kept(game)
        time.sleep(random.uniform(0, SLOW))
        return found

    def submit(self, job: Callable[[sqlite3.Connection], Any]) -> Future[Any]:
        time.sleep(random.uniform(0, SLOW))
        return super().submit(job)


async def play(path: Path, game: int, answers: int, seed: int) -> list[Said]:
    """Take part in the round of shares, take the free seat and answer, so often or until the game is over: what was
    acknowledged."""
    random.seed(seed)
    store = FarStore(path)
    manager = TableManager(store)
    table, said = manager.table(game), list[Said]()
    given = 0
    while given < answers:
        async with table.lock:
            session = await manager.session(table)
        if session.over:
            break
        try:
            if session.awaits:
                said += await add_share(manager, table, seed)
            elif NOBODY in table.players and random.random() < 0.3:
                said += await take_seat(manager, table, f"Guest {seed}")
            else:
                said += await answer(manager, table, session)
                given += 1
        except Late:
            continue
        except SaveError as error:
            if error.key != "web-double-answer":
                raise
            continue
        if random.random() < 0.3:
            manager.let_go(table.game)
    store.close()
    return said


async def add_share(manager: TableManager, table: Table, seed: int) -> list[Said]:
    """Somebody commits or shows his share; now and then it is that of his browser at the other server, which makes the
    round void. When the last is in, the dice are known."""
    session, party = table.session, random.choice([*dice_round_members.parties(table)])
    token, share = (
        manager.store.tokens(table.game)[party],
        share_of(f"{party} {seed % 2 if random.random() < 0.1 else 2}"),
    )
    assert session is not None
    shown = session.header.fingerprint
    if table.round.closed:
        await dice_round.reveal(manager, token, shown, share)
    else:
        await dice_round.commit(manager, token, shown, commitment(shown, party, share))
    return [("dice", 0, dice(session.header))] if table.session is session and not session.awaits else []


async def take_seat(manager: TableManager, table: Table, name: str) -> list[Said]:
    seat = table.players.index(NOBODY)
    await name_seat(manager, table.game, seat, name)
    return [("seat", seat, name)] if table.players[seat] == name else []


async def answer(manager: TableManager, table: Table, session: Session) -> list[Said]:
    seat, before, luck = random.choice([*session.pending]), len(session.entries), random.getrandbits(30)
    name = bot_choice(session, seat, RandomBot(luck), luck)
    await manager.answering.answer(manager.store.tokens(table.game)[seat], table.at, name)
    return [("answer", before + n, entry.line()) for n, entry in enumerate(session.entries[before:])]


def dice(header: Header) -> str:
    return " ".join([header.fingerprint, *header.shares])


def one_run(answers: int, seed: int, persons: int = 1) -> tuple[int, int, int]:
    """How many answers, seats and rounds were acknowledged, how many of them are lost, and how many journals were
    replaced."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "vigil.sqlite"
        store = Store(path)
        asyncio.run(begin(store, seed, persons))
        command = [sys.executable, "-m", "tools.security.double_server", "--answers", str(answers)]
        pair = [
            subprocess.Popen([*command, "--at", str(path), str(2 * seed + n)], stdout=subprocess.PIPE, text=True)
            for n in range(2)
        ]
        said = [(kind, at, what) for process in pair for kind, at, what in json.loads(process.communicate()[0])]
        if any(process.returncode for process in pair):
            raise RuntimeError("a process has failed")
        journal, replaced = store.journal(1), len(store.copies(1))
        store.close()
    entries = [each.line() for _, each in journal.records if isinstance(each, Entry)]
    stands = {("answer", n): line for n, line in enumerate(entries)}
    stands |= {("seat", seat): name for seat, name in enumerate(journal.header.players)}
    stands["dice", 0] = dice(journal.header)
    broken = sum(isinstance(each, Broken) for _, each in journal.records)
    lost = sum(stands.get((kind, at)) != what for kind, at, what in said)
    twice = len(said) - len({(kind, at) for kind, at, _ in said})
    return len(said), lost + twice + broken, replaced


async def begin(store: Store, seed: int, persons: int) -> None:
    """A game of one; or one of several, each with a link of his own, and a seat that nobody holds."""
    if persons == 1:
        definition = take_down(next(iter(GAMES)))
        content = definition.content.load([])
        await TableManager(store).start(
            new_header(definition, content, definition.identity.scenarios[0].slug, seed=seed)
        )
        return
    definition = next(each for each in map(take_down, GAMES) if persons + 1 in each.identity.seats)
    content, players = definition.content.load([]), [*(f"Friend {n + 1}" for n in range(persons)), NOBODY]
    header = awaiting(new_header(definition, content, definition.identity.scenarios[0].slug, players=players))
    await TableManager(store).start(header, range(persons))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--at", nargs=2, metavar=("PATH", "SEED"))
    said = parser.parse_args()
    if said.at:
        path, seed = said.at
        print(json.dumps(asyncio.run(play(Path(path), 1, said.answers, int(seed)))))
        return 0
    runs = [one_run(said.answers, seed, 1 + seed % 2) for seed in range(1, said.runs + 1)]
    acknowledged, lost, replaced = (sum(column) for column in zip(*runs, strict=True))
    print(f"{len(runs)} runs: {acknowledged} things acknowledged, {lost} lost, {replaced} journals replaced")
    return 1 if lost or replaced else 0


if __name__ == "__main__":
    sys.exit(main())

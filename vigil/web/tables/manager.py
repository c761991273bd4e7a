"""The live tables: games in memory, a lock for each, and those who watch them.

Nothing is acknowledged before the store has it. A game that nobody touches leaves memory and comes back by replay.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from vigil.app import time_limit
from vigil.app.packs.installed import changed
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.play.session import Session
from vigil.presentation.seat_names import mend_names
from vigil.web.store.link_target import Link
from vigil.web.store.links import Links
from vigil.web.store.store import Store
from vigil.web.tables import dice_round
from vigil.web.tables.answering import Answering
from vigil.web.tables.arrivals import origin_notes
from vigil.web.tables.arrivals.checks import sealed
from vigil.web.tables.arrivals.sandbox import Trials
from vigil.web.tables.bots import Bots
from vigil.web.tables.game_cache import GameCache
from vigil.web.tables.loading import Loading
from vigil.web.tables.presence import kept_by
from vigil.web.tables.progress import progress
from vigil.web.tables.quarantine import Quarantine
from vigil.web.tables.save_notices import age, otherwise
from vigil.web.tables.seats import find_people, give_away
from vigil.web.tables.table import NoSuchTable, Table, to_keep

IDLE = 60.0  # seconds until a game that nobody touches leaves memory
SWEEP = 15.0
MOST = 1000  # games in memory at once

Changed = Callable[[Table, int, list[Any]], None]  # since which answer, and the states in which events were told
Noted = Callable[[Table, int | None], None]  # beside the game: a poll for everybody, a stop for the seat alone


class TableManager:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.given = Links(store)
        self.loading = Loading(self)
        self.answering = Answering(self)
        self.bots = Bots(self)
        self.trials = Trials()
        self.changed: Changed = lambda table, since, states: None
        self.noted: Noted = lambda table, seat: None
        self.cut: Callable[[Table], None] = lambda table: None  # some links of it lead nowhere any more
        self.boxes = GameCache()
        self.resting = Quarantine(self.let_go)
        self.tables: dict[int, Table] = {}
        self.links: dict[str, tuple[int, Link]] = {}

    # finding a table

    def seat(self, token: str) -> tuple[int, Link]:
        """The game of a secret link, and where in it the link leads."""
        if token not in self.links:
            found = self.store.seat(token)
            if found is None:
                raise NoSuchTable(token)
            self.links[token] = found
        return self.links[token]

    def table(self, game: int) -> Table:
        if game not in self.tables:
            header = self.store.journal(game).header
            self.tables[game] = Table(game, self.boxes.open(header.game, header.packs), header.players)
            self.tables[game].stored = self.store.length(game)
            self.tables[game].presence = kept_by(self.store, game)
            self.look_round(self.tables[game], header)
        return self.tables[game]

    def look_round(self, table: Table, header: Header) -> None:
        """Who sits where, and what is kept beside the journal, as it stands on the disk."""
        if table.players != header.players:
            table.sit(header.players)
        find_people(self, table)
        table.round = dice_round.kept_round(self.store, table.game)
        table.origin = origin_notes.kept_origin(self.store, table.game)

    def look_again(self, table: Table) -> None:
        """Where another process has gone on with a game, what is in memory of it is thrown away."""
        if table.session and self.store.place(table.game) != table.place:
            self.let_go(table.game)

    async def session(self, table: Table) -> Session:
        """The game, from memory or by replay of its journal. Call it with the table's lock held."""
        table.used = time.monotonic()
        self.resting.check(table.game)
        if table.session is None:
            session, header = await self.loading.loaded(table)
            self.look_round(table, header)
            aged = age(table.box.definition, header)
            for news in [*changed(header.game, header.packs), *filter(None, [aged, otherwise(session)])]:
                table.tell(*news)
            if table.at != len(session.records):
                table.stamps.clear()
            table.session, table.stored, table.stops = session, len(session.records), to_keep(session)
            table.note_questions()
            self.bots.failed.pop(table.game, None)
        self.bots.wake(table)
        return table.session

    async def saved(self, future: Future[Any]) -> Any:
        return await asyncio.shield(asyncio.wrap_future(future))  # what is under way is written, whoever gives up

    async def goes_on(self, table: Table, write: Callable[[], Future[Any]]) -> None:
        """Have written what goes on from where a table stands; if that fails, the game is read again."""
        try:
            table.place = await self.saved(write())
        except BaseException:
            self.let_go(table.game)
            raise

    # starting

    async def start(self, header: Header, remote: Sequence[int] = ()) -> str:
        """A new game; the seats in `remote` are given away by link. The result is the token of its first seat."""
        box = self.boxes.open(header.game, header.packs)
        begin = partial(Session.start, box.definition, box.content, sealed(mend_names(header)))
        token = await self.keep(await asyncio.to_thread(time_limit.call, time_limit.ANSWER, begin))
        if not remote:
            return token
        table = self.table(self.seat(token)[0])
        for link in {table.link_of(seat) for seat in remote}:
            await give_away(self, table, link, True)
        return self.store.tokens(table.game)[0]

    async def keep(self, session: Session, origin: str = "") -> str:
        """A game that has begun, and where it comes from if not from here; the result is its first seat's token."""
        beside = {origin_notes.ORIGIN: origin} if origin else {}
        token = await self.saved(self.store.create(session.header, session.records, progress(session), beside))
        table = self.table(self.seat(token)[0])
        table.session, table.stored, table.place = session, len(session.records), self.store.place(table.game)
        self.bots.wake(table)
        return str(token)

    # leaving memory

    def let_go(self, game: int) -> None:
        if game in self.tables:
            self.tables[game].session = None
            self.tables[game].sent.clear()

    def sweep(self, now: float | None = None) -> int:
        """Let go of the games that nobody touches; they come back by replay."""
        now = time.monotonic() if now is None else now
        held = sorted((each for each in self.tables.values() if each.session), key=lambda each: each.used)
        gone = [table for n, table in enumerate(held) if now - table.used > IDLE or n < len(held) - MOST]
        for table in gone:
            if not table.lock.locked():
                table.session = None
                if not table.watchers:  # who still looks at the table knows how it stands, and needs only what changes
                    table.sent.clear()
                if not (table.watchers or table.notices or (table.poll and not table.poll.refused)):
                    self.tables.pop(table.game, None)
        return len(gone)

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
            with contextlib.suppress(SaveError):
                self.given.set_right(time.time())
            await asyncio.to_thread(self.store.back_up_in_time)

    def forget(self, game: int) -> None:
        """A game was put away: its links lead nowhere until it comes back. Pages that watch it go on watching."""
        self.links = {each: where for each, where in self.links.items() if where[0] != game}
        self.bots.forget(game)
        table = self.tables.get(game)
        if table is None:
            return
        table.session = None
        table.sent.clear()
        if not table.watchers:
            self.tables.pop(game)


def database(folder: Path) -> Path:
    return folder / "vigil.sqlite"

"""Games that are not in memory: played again from their journals, and mended if they must be."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from vigil.app import time_limit
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.resume import is_newer, resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import Stops
from vigil.kernel.rules.events import SPECTATOR
from vigil.web.store.rows import Kept, StoredGame
from vigil.web.tables.progress import progress
from vigil.web.tables.save_notices import age, damage
from vigil.web.tables.table import Table

if TYPE_CHECKING:
    from vigil.web.tables.manager import TableManager

TRIES = 5  # to read a game on which somebody else goes on meanwhile


class Loading:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.seen: dict[int, tuple[float, Any]] = {}  # games that are not in memory: since when, and their view

    def load(self, game: int) -> tuple[Kept, Session]:
        """Play a journal again, up to where its seats want to be asked."""
        kept = self.manager.store.kept(game)
        stops: Sequence[Stops] = ()
        with contextlib.suppress(msgspec.MsgspecError):  # what is kept beside the journal may be lost
            stops = msgspec.json.decode(kept.stops, type=list[Stops]) if kept.stops else ()
        box = self.manager.boxes.open(kept.journal.header.game, kept.journal.header.packs)
        return kept, resume(box.definition, box.content, kept.journal, stops=stops)

    async def loaded(self, table: Table) -> tuple[Session, Header]:
        """The game by replay, mended if it must be, and its head as it was read. If somebody else has written
        meanwhile, what was read is no longer what stands there: it is read anew."""
        for tries in range(TRIES):
            kept, session = await self.manager.resting.patiently(
                table.game, partial(self.load, table.game), time_limit.LOAD
            )
            header, definition = kept.journal.header, table.box.definition
            table.only_read = age(definition, header) if is_newer(definition, header) else None
            harm = damage(session, kept.journal, kept.answers)
            try:
                table.place = kept.place
                if not table.only_read and not self.manager.store.newer:
                    await self.write_missing(table, kept, session, bool(harm))
                break
            except SaveError as error:
                if error.key != "web-double-answer" or tries == TRIES - 1:
                    raise
        for news in harm:
            table.tell(*news)
        return session, header

    async def write_missing(self, table: Table, kept: Kept, session: Session, harmed: bool) -> None:
        """A journal that could not be followed is written anew, and the old one kept; one that settled further than it
        was written gets the rest."""
        stored, records, standing = len(kept.journal.records), session.records, progress(session)
        if harmed:
            replaced = self.manager.store.replace(table.game, session.header, records, standing, kept.mark)
            table.place = await self.manager.saved(replaced)
        elif len(records) > stored:
            added = self.manager.store.append(table.game, stored, records[stored:], standing, judged=kept.place)
            table.place = await self.manager.saved(added)

    async def glimpse(self, saved: StoredGame) -> Any:
        """How a game stands, for the lobby: as it is in memory, or by playing its journal once. Of a game of several
        seats it shows what everybody sees."""
        table, seat = self.manager.tables.get(saved.id), SPECTATOR if saved.header.seats > 1 else 0
        self.manager.resting.check(saved.id)
        if table and table.session and not table.lock.locked():
            with self.manager.resting.looking(table.game):
                return Observer(table.session, seat).view()
        if self.seen.get(saved.id, (0.0,))[0] != saved.changed:
            view = await self.manager.resting.patiently(
                saved.id, lambda: Observer(self.load(saved.id)[1], seat).view(), time_limit.LOAD
            )
            self.seen[saved.id] = saved.changed, view
        return self.seen[saved.id][1]

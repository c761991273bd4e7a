"""The live tables: games in memory, a lock for each, and those who watch them.

Nothing is acknowledged before the store has it. A game that nobody touches leaves memory and comes back by replay.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from vigil.app import time_limit
from vigil.app.packs.installed import changed
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.records import Record, Undo
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.resume import is_newer, resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import MODES, Stops
from vigil.kernel.play.undo import Refused, last_decision, why_not_undo
from vigil.kernel.rules.events import SPECTATOR
from vigil.presentation.seat_names import named
from vigil.web.store import side_data
from vigil.web.store.links import Links
from vigil.web.store.store import Kept, Store, StoredGame
from vigil.web.tables import dice_round, polls
from vigil.web.tables.arrivals import origins
from vigil.web.tables.arrivals.checks import sealed
from vigil.web.tables.arrivals.sandbox import Trials
from vigil.web.tables.bots import Bots
from vigil.web.tables.game_cache import GameCache
from vigil.web.tables.presence import kept_by
from vigil.web.tables.progress import age, attempt, damage, otherwise, progress
from vigil.web.tables.quarantine import Quarantine
from vigil.web.tables.seats import find_people, give_away
from vigil.web.tables.table import Late, NoSuchTable, Table, to_keep

IDLE = 60.0  # seconds until a game that nobody touches leaves memory
SWEEP = 15.0
MOST = 1000  # games in memory at once
TRIES = 5  # to read a game on which somebody else goes on meanwhile
LOG = logging.getLogger("vigil.web")

T = TypeVar("T")

Changed = Callable[[Table, int, list[Any]], None]  # since which answer, and the states in which events were told
Noted = Callable[[Table, int | None], None]  # beside the game: a poll for everybody, a stop for the seat alone


class TableManager:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.given = Links(store)
        self.bots = Bots(self)
        self.trials = Trials()
        self.changed: Changed = lambda table, since, states: None
        self.noted: Noted = lambda table, seat: None
        self.cut: Callable[[Table], None] = lambda table: None  # some links of it lead nowhere any more
        self.boxes = GameCache()
        self.resting = Quarantine(self.let_go)
        self.tables: dict[int, Table] = {}
        self.links: dict[str, tuple[int, int]] = {}
        self.seen: dict[int, tuple[float, Any]] = {}  # games that are not in memory: since when, and their view

    # finding a table

    def seat(self, token: str) -> tuple[int, int]:
        """The game and the seat of a secret link."""
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
        table.origin = origins.kept_origin(self.store, table.game)

    def look_again(self, table: Table) -> None:
        """Where another process has gone on with a game, what is in memory of it is thrown away."""
        if table.session and self.store.place(table.game) != table.place:
            self.let_go(table.game)

    def load(self, game: int) -> tuple[Kept, Session]:
        """Play a journal again, up to where its seats want to be asked."""
        kept = self.store.kept(game)
        stops: Sequence[Stops] = ()
        with contextlib.suppress(msgspec.MsgspecError):  # what is kept beside the journal may be lost
            stops = msgspec.json.decode(kept.stops, type=list[Stops]) if kept.stops else ()
        box = self.boxes.open(kept.journal.header.game, kept.journal.header.packs)
        return kept, resume(box.definition, box.content, kept.journal, stops=stops)

    async def session(self, table: Table) -> Session:
        """The game, from memory or by replay of its journal. Call it with the table's lock held."""
        table.used = time.monotonic()
        self.resting.check(table.game)
        if table.session is None:
            session, header = await self.loaded(table)
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

    async def loaded(self, table: Table) -> tuple[Session, Header]:
        """The game by replay, mended if it must be, and its head as it was read. If somebody else has written
        meanwhile, what was read is no longer what stands there: it is read anew."""
        for tries in range(TRIES):
            kept, session = await self.resting.patiently(table.game, partial(self.load, table.game), time_limit.LOAD)
            header, definition = kept.journal.header, table.box.definition
            table.only_read = age(definition, header) if is_newer(definition, header) else None
            harm = damage(session, kept.journal, kept.answers)
            try:
                table.place = kept.place
                if not table.only_read and not self.store.newer:
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
            replaced = self.store.replace(table.game, session.header, records, standing, kept.mark)
            table.place = await self.saved(replaced)
        elif len(records) > stored:
            added = self.store.append(table.game, stored, records[stored:], standing, judged=kept.place)
            table.place = await self.saved(added)

    async def glimpse(self, saved: StoredGame) -> Any:
        """How a game stands, for the lobby: as it is in memory, or by playing its journal once. Of a game of several
        seats it shows what everybody sees."""
        table, seat = self.tables.get(saved.id), SPECTATOR if saved.header.seats > 1 else 0
        self.resting.check(saved.id)
        if table and table.session and not table.lock.locked():
            with self.resting.looking(table.game):
                return Observer(table.session, seat).view()
        if self.seen.get(saved.id, (0.0,))[0] != saved.changed:
            view = await self.resting.patiently(
                saved.id, lambda: Observer(self.load(saved.id)[1], seat).view(), time_limit.LOAD
            )
            self.seen[saved.id] = saved.changed, view
        return self.seen[saved.id][1]

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
        begin = partial(Session.start, box.definition, box.content, sealed(named(header)))
        token = await self.keep(await asyncio.to_thread(time_limit.call, time_limit.ANSWER, begin))
        if not remote:
            return token
        table = self.table(self.seat(token)[0])
        for link in {table.link_of(seat) for seat in remote}:
            await give_away(self, table, link, True)
        return self.store.tokens(table.game)[0]

    async def keep(self, session: Session, origin: str = "") -> str:
        """A game that has begun, and where it comes from if not from here; the result is its first seat's token."""
        beside = {origins.ORIGIN: origin} if origin else {}
        token = await self.saved(self.store.create(session.header, session.records, progress(session), beside))
        table = self.table(self.seat(token)[0])
        table.session, table.stored, table.place = session, len(session.records), self.store.place(table.game)
        self.bots.wake(table)
        return str(token)

    # playing

    async def answer(self, token: str, at: int, name: str) -> int:
        """A seat's answer, if its page has seen the question; the result is the new place in the journal."""
        game, link = self.seat(token)
        table = self.table(game)
        async with table.lock:
            session = await self.session(table)
            seat = self.acting(table, link, at)
            if not table.in_time(seat, at):
                raise Late
            await self.hand_back(table, seat)
            return await self.give(table, session, seat, name)

    def acting(self, table: Table, link: int, at: int | None = None) -> int:
        """The seat that a link acts for. Where it leads to several, a page that stands elsewhere may have shown another
        of them."""
        if table.presence.closed:
            raise Refused("web-given-up")
        seat, screen = table.shown_seat(link), table.screen(link)
        if screen and screen.curtain:
            raise Refused("web-curtain")
        if screen and at not in (None, table.at):
            raise Late
        if seat < 0:
            raise Refused("not-your-turn")
        return seat

    def speaking(self, table: Table, link: int) -> int:
        """The seat that a link speaks for, about the game rather than in it."""
        table.shown_seat(link)
        seat = table.speaker(link)
        if seat < 0:
            raise Refused("not-your-turn")
        return seat

    async def hand_back(self, table: Table, seat: int) -> None:
        """Somebody for whom a bot played is back."""
        if table.presence.kept.helped.pop(seat, None) is not None:
            await self.saved(side_data.keep_presence(self.store, table.game, table.presence.kept))
            table.tell("web-is-back", {"seat": seat})
            self.noted(table, None)

    async def give(self, table: Table, session: Session, seat: int, name: str) -> int:
        return await self.carry_out(table, session, partial(session.answer, name, seat), filmed(table, session))

    async def undo(self, token: str, at: int, keep: int | None = None, ask: bool = False) -> int:
        """Take back, if the seat may; with `ask`, where the others must agree they are asked."""
        game, link = self.seat(token)
        table = self.table(game)
        async with table.lock:
            session = await self.session(table)
            seat = self.speaking(table, link)
            if at != table.at:
                raise Late
            keep = last_decision(session) if keep is None else keep
            if ask and why_not_undo(session, keep, seat) == "undo-agree":
                if polls.propose(table, session, seat, keep, link):
                    return await self.carry_out(table, session, partial(session.undo, keep, seat, True), [])
                self.noted(table, None)
                return table.at
            return await self.carry_out(table, session, partial(session.undo, keep, seat), [])

    async def redo(self, token: str, at: int) -> int:
        """Give again what was taken back last, if nothing else was answered since."""
        game, link = self.seat(token)
        table = self.table(game)
        async with table.lock:
            session = await self.session(table)
            seat = self.speaking(table, link)
            if at != table.at:
                raise Late
            return await self.carry_out(table, session, partial(session.redo, seat), filmed(table, session))

    async def stop(self, token: str, at: int, what: str) -> int:
        """Where a seat wants to be asked: "skip" goes on at this window, and does not stop there again this turn."""
        game, link = self.seat(token)
        table = self.table(game)
        async with table.lock:
            session = await self.session(table)
            seat = self.acting(table, link, at)
            stops, asked = session.stops[seat], session.pending.get(seat)
            if what in MODES:
                stops.mode = what
                stops.skipped.clear()
            elif what == "hold":
                stops.hold = not stops.hold
            elif asked and asked.decision.window and table.in_time(seat, at):
                stops.skip(asked.decision.key)
                return await self.give(table, session, seat, asked.options[-1].name)
            else:
                raise Late
            table.stops = to_keep(session)
            await self.saved(self.store.keep_stops(game, table.stops))
            self.noted(table, seat)
            return table.at

    async def carry_out(self, table: Table, session: Session, step: Callable[[], None], states: list[Any]) -> int:
        """Do it, have it written, and tell the watchers; the result is the new place in the journal."""
        if session.awaits:
            raise Refused("dice-awaited")
        since, at = len(session.entries), table.at
        before = {seat: asked.decision for seat, asked in session.pending.items()}
        try:
            crash = await self.resting.patiently(table.game, partial(attempt, session, step), time_limit.ANSWER)
        finally:
            session.run.game.watch = None
        new = session.records[table.stored :]
        await self.write(table, session, new)
        table.restamp(before, at)
        table.note_questions()
        self.changed(table, min([since, *(record.keep for record in new if isinstance(record, Undo))]), states)
        if crash:
            raise crash
        self.bots.wake(table)
        return table.at

    async def write(self, table: Table, session: Session, new: Sequence[Record]) -> None:
        """Put the new records on the disk; if that fails, read the game again."""
        stops = to_keep(session)

        def write() -> Future[Any]:
            if table.only_read:
                raise SaveError(table.only_read[0], **table.only_read[1])
            changed = stops if stops != table.stops else ""
            return self.store.append(table.game, table.stored, new, progress(session), changed, judged=table.place)

        await self.goes_on(table, write)
        table.stored, table.stops = len(session.records), stops
        polls.answered(table)

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


def filmed(table: Table, session: Session) -> list[Any]:
    """The states in which events will be told, if somebody watches."""
    states: list[Any] = []
    if table.watchers:
        session.run.game.watch = lambda state: states.append(session.definition.rules.codec.copy(state))
    return states


def database(folder: Path) -> Path:
    return folder / "vigil.sqlite"

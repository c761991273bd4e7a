"""The live tables: games in memory, a lock for each, and those who watch them.

Nothing is acknowledged before the store has it. A game that nobody touches leaves memory and comes back by replay.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.games import GAMES, take_down
from vigil.kernel.flow import Decision
from vigil.kernel.game import Definition
from vigil.kernel.journal import Header, SaveError, Undo, parse
from vigil.kernel.recovery import branch, resume
from vigil.kernel.session import Refused, RulesCrash, Session
from vigil.kernel.text import KERNEL_TEXT, LANGUAGES, Words
from vigil.table.web.store import Progress, Saved, Store

IDLE = 60.0  # seconds until a game that nobody touches leaves memory
SWEEP = 15.0
MOST = 1000  # games in memory at once
TITLE = 80  # letters


class Late(Exception):
    """An answer to a question that is no longer the question."""


class NoSuchTable(Exception):
    """A link that leads nowhere."""


class Box(Struct):
    """A game from the shelf, unpacked once."""

    definition: Definition
    content: Any
    books: dict[str, Words]
    kinds: dict[str, str]  # what each Chance draws
    cards: Mapping[int, str]  # the keys of the cards by their numbers


class Table:
    """One game: its session while it is in memory, its lock, and where its watchers are told of changes."""

    def __init__(self, game: int, box: Box) -> None:
        self.game = game
        self.box = box
        self.lock = asyncio.Lock()
        self.session: Session | None = None
        self.stored = 0  # records that are on the disk
        self.used = time.monotonic()
        self.watchers: set[Any] = set()
        self.sent: dict[tuple[int, str], Any] = {}  # what the watchers of a seat in a language have seen
        self.notices: list[tuple[str, dict[str, str | int]]] = []  # told to the player once

    @property
    def at(self) -> int:
        """The place in the journal: it grows with every answer and every undo."""
        return self.stored


Changed = Callable[[Table, int, list[Any]], None]  # since which answer, and the states in which events were told


class Desk:
    def __init__(self, store: Store, changed: Changed | None = None) -> None:
        self.store = store
        self.changed: Changed = changed or (lambda table, since, states: None)
        self.boxes: dict[str, Box] = {}
        self.tables: dict[int, Table] = {}
        self.links: dict[str, tuple[int, int]] = {}
        self.seen: dict[int, tuple[float, Any]] = {}  # games that are not in memory: since when, and their view

    def box(self, slug: str) -> Box:
        if slug not in self.boxes:
            definition = take_down(slug)
            folders = [KERNEL_TEXT, definition.text]
            books = {language: Words(language, folders) for language in LANGUAGES}
            content = definition.load_content([])
            cards = definition.cards(content) if definition.cards else {}
            self.boxes[slug] = Box(definition, content, books, {}, cards)
        return self.boxes[slug]

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
            self.tables[game] = Table(game, self.box(header.game))
            self.tables[game].stored = self.store.length(game)
        return self.tables[game]

    async def session(self, table: Table) -> Session:
        """The game, from memory or by replay of its journal. Call it with the table's lock held."""
        table.used = time.monotonic()
        if table.session is None:
            journal = await asyncio.to_thread(self.store.journal, table.game)
            session = await asyncio.to_thread(resume, table.box.definition, table.box.content, journal)
            if session.cut or session.diverged:
                await self.saved(self.store.replace(table.game, session.records, progress(session)))
                table.notices.append(damage(session))
            elif len(session.records) > len(journal.records):  # settled further than it was written
                missing = session.records[len(journal.records) :]
                await self.saved(self.store.append(table.game, len(journal.records), missing, progress(session)))
            table.session, table.stored = session, len(session.records)
        return table.session

    async def glimpse(self, saved: Saved) -> Any:
        """How a game stands, for the lobby: as it is in memory, or by playing its journal once."""
        table = self.tables.get(saved.id)
        if table and table.session:
            return table.session.view(0)
        if self.seen.get(saved.id, (0.0,))[0] != saved.changed:
            box = self.box(saved.header.game)
            journal = await asyncio.to_thread(self.store.journal, saved.id)
            session = await asyncio.to_thread(resume, box.definition, box.content, journal)
            self.seen[saved.id] = saved.changed, session.view(0)
        return self.seen[saved.id][1]

    async def saved(self, future: Future[Any]) -> Any:
        return await asyncio.wrap_future(future)

    # starting

    async def start(self, header: Header) -> str:
        """A new game; the result is the secret link of its first seat."""
        box = self.box(header.game)
        session = Session.start(box.definition, box.content, header)
        return await self.keep(session)

    async def take_in(self, text: str) -> str:
        """A journal from elsewhere becomes a game of this table."""
        journal = parse(text)
        check(self, journal.header)
        journal.header.title = clean(journal.header.title)
        box = self.box(journal.header.game)
        session = await asyncio.to_thread(resume, box.definition, box.content, journal)
        show(box, session)
        token = await self.keep(session)
        game = self.seat(token)[0]
        if session.cut or session.diverged:
            await self.saved(self.store.copy(game, text))
            self.table(game).notices.append(damage(session))
        return token

    async def branch(self, token: str, keep: int, title: str) -> str:
        """Play on from an earlier point as a new game, with dice of its own."""
        table = self.table(self.seat(token)[0])
        async with table.lock:
            session = await self.session(table)
            header = Header(**{name: getattr(session.header, name) for name in Header.__struct_fields__})
            header.title, header.seed = title, int.from_bytes(os.urandom(4), "big")
            keep = max(0, min(keep, len(session.entries)))
            other = await asyncio.to_thread(branch, session, keep, header)
        return await self.keep(other)

    async def keep(self, session: Session) -> str:
        token = await self.saved(self.store.create(session.header, session.records, progress(session)))
        table = self.table(self.seat(token)[0])
        table.session, table.stored = session, len(session.records)
        return str(token)

    # playing

    async def answer(self, token: str, at: int, name: str) -> int:
        """The player's answer, if his page has seen the question; the result is the new place in the journal."""
        game, seat = self.seat(token)
        table = self.table(game)
        async with table.lock:
            session = await self.session(table)
            if at != table.at:
                raise Late
            request = session.request
            if isinstance(request, Decision) and request.seat != seat:
                raise Refused("web-not-your-turn")
            since, states = len(session.entries), list[Any]()
            if table.watchers:
                session.run.game.watch = lambda state: states.append(session.definition.copy(state))
            crash = carry_out(session, lambda: session.answer(name))
            session.run.game.watch = None
            await self.write(table, session, since, states)
            if crash:
                raise crash
            return table.at

    async def undo(self, token: str, at: int, keep: int | None = None) -> int:
        table = self.table(self.seat(token)[0])
        async with table.lock:
            session = await self.session(table)
            if at != table.at:
                raise Late
            keep = session.undo_target() if keep is None else keep
            crash = carry_out(session, lambda: session.undo(keep))
            await self.write(table, session, len(session.entries), [])
            if crash:
                raise crash
            return table.at

    async def write(self, table: Table, session: Session, since: int, states: list[Any]) -> None:
        """Put the new records on the disk, then tell the watchers; if that fails, read the game again."""
        new = session.records[table.stored :]
        since = min([since, *(record.keep for record in new if isinstance(record, Undo))])
        try:
            await self.saved(self.store.append(table.game, table.stored, new, progress(session)))
        except BaseException:
            table.session = None
            table.sent.clear()
            raise
        table.stored = len(session.records)
        self.changed(table, since, states)

    # leaving memory

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
                if not table.watchers and not table.notices:
                    self.tables.pop(table.game, None)
        return len(gone)

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def forget(self, game: int) -> None:
        """A game was put away: its links lead nowhere until it comes back. Pages that watch it go on watching."""
        self.links = {each: where for each, where in self.links.items() if where[0] != game}
        table = self.tables.get(game)
        if table is None:
            return
        table.session = None
        table.sent.clear()
        if not table.watchers:
            self.tables.pop(game)


def carry_out(session: Session, step: Callable[[], None]) -> RulesCrash | None:
    """Do it; if the rules fail, go back to the last good point and hand the crash over."""
    before = len(session.entries)
    try:
        step()
    except RulesCrash as crash:
        with contextlib.suppress(RulesCrash):
            if len(session.entries) == before:  # it failed on the answer itself: the question stands again
                session.settle()
            else:
                session.retreat()
        return crash
    return None


def progress(session: Session) -> Progress:
    state = session.run.game.state
    ending = session.definition.outcome(session.run.game) if session.over else ""
    return Progress(len(session.entries), session.definition.turn_number(state), session.undos, ending)


def damage(session: Session) -> tuple[str, dict[str, str | int]]:
    """What the player is told of a journal that could not be followed to its end."""
    parted = session.diverged
    if parted is None:
        return "web-save-was-cut", {"line": session.cut}
    return "web-save-diverged", {
        "line": parted.line,
        "rule": parted.rule or "-",
        "name": parted.name,
        "lost": parted.lost,
    }


def show(box: Box, session: Session) -> None:
    """A game that cannot be shown is not taken in: its file was altered by hand."""
    definition, view = box.definition, session.view()
    try:
        for words in box.books.values():
            definition.spoken(view, words)
            if definition.glance:
                definition.glance(view, words)
            if definition.board:
                definition.board.pieces(view, words, {})
    except Exception as error:
        raise SaveError("web-save-unsound") from error


def clean(title: str) -> str:
    """A title as it can stand on a page: one line, and not a long one."""
    return " ".join("".join(each if each.isprintable() else " " for each in title).split())[:TITLE]


def check(desk: Desk, header: Header) -> None:
    """An imported journal may name only what is here: no game, scenario or folder from outside."""
    if header.game not in GAMES:
        raise SaveError("no-such-game", name=header.game)
    definition = desk.box(header.game).definition
    if header.scenario not in [each.slug for each in definition.scenarios]:
        known = ", ".join(each.slug for each in definition.scenarios)
        raise SaveError("no-such-scenario", name=header.scenario, known=known)
    if header.packs:
        raise SaveError("web-no-packs")
    if not known_settings(definition, header.settings) or not 1 <= header.seats <= 8:
        raise SaveError("save-bad-header", line=2)


def known_settings(definition: Definition, settings: dict[str, str]) -> bool:
    legal = {setting.slug: setting.values for setting in definition.settings}
    return set(settings) <= set(legal) and all(value in legal[name] for name, value in settings.items())


def database(folder: Path) -> Path:
    return folder / "vigil.sqlite"

"""Who watches which table: one stream for a browser, whatever the number of its tabs."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.words import Words
from vigil.web.http.rate_limits import Limits
from vigil.web.render.page_state import aside, state, update
from vigil.web.store import side_data
from vigil.web.store.link_target import Link
from vigil.web.tables.manager import TableManager
from vigil.web.tables.table import Table

WAITING = 64  # messages a slow reader may be behind before it is told to fetch everything anew
HEARTBEAT = 15.0
SLICE = 8  # streams that go on at once; then whoever else waits has a turn
MOMENT = 0.3  # seconds in which comings and goings are told together
GZIP = b"\x1f\x8b\x08" + bytes(6) + b"\xff"  # how a gzip stream begins

Watch = tuple[str, Table, Link, str]  # the page's key, the table, what its link leads to, the language
Render = Callable[[Observer, Words, Link], dict[str, Any]]  # for the eyes of a seat, by the link that shows it


class Message(bytes):
    """What is sent down: written once for all who hear it, and packed once."""

    @cached_property
    def packed(self) -> bytes:
        return zipped(self)


BEGINNING, ALIVE = Message(b"retry: 1000\n\n"), Message(b"event: alive\ndata: 1\n\n")


class Stream:
    """What one browser hears. A table counts once by the same link and language, however often it was named."""

    def __init__(self, watches: list[Watch], address: str = "") -> None:
        self.watches = list({watch[0]: watch for watch in watches}.values())
        self.address = address
        self.waiting: deque[Message | None] = deque()
        self.woken = asyncio.Event()
        self.pulse: asyncio.TimerHandle | None = None

    def put(self, message: Message) -> None:
        """Put a message behind the others. A reader who is too far behind is told where the tables stand instead."""
        if len(self.waiting) < WAITING:
            self.waiting.append(message)
        else:
            self.waiting.clear()
            self.waiting.append(standing(self.watches))

    def end(self) -> None:
        self.waiting.append(None)
        self.woken.set()

    def beat(self) -> None:
        """A sign of life now and then, where nothing else waits to be sent."""
        if self.pulse and not self.waiting:
            self.waiting.append(ALIVE)
            self.woken.set()
        self.pulse = asyncio.get_running_loop().call_later(HEARTBEAT, self.beat)

    def rest(self) -> None:
        if self.pulse:
            self.pulse.cancel()


class Streams:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.all: set[Stream] = set()
        self.watched: Counter[str] = Counter()  # tables that are watched, by the address that does
        self.ready: dict[Stream, None] = {}  # those that have something to say, and wait for their turn
        self.closing = False
        self.stirred: dict[int, asyncio.Task[None]] = {}
        manager.changed = self.changed
        manager.noted = self.noted
        manager.cut = self.cut

    def changed(self, table: Table, since: int, states: list[Any]) -> None:
        """Tell every watcher of a table what changed, as his seat sees it."""
        session = table.session
        if session is None:
            return
        before = {link: (screen.seat, screen.turn) for link, screen in table.screens.items()}
        with self.manager.resting.looking(table.game):
            moved = {link for link, screen in table.screens.items() if screen.follow(session, table.bot_seats)}

        def render(observer: Observer, words: Words, link: Link) -> dict[str, Any]:
            table.presence.kept.read[observer.seat] = observer.number_of_events
            if link in moved:  # other secrets than before: everything anew
                return state(table, observer, words, (), link)
            return update(table, observer, words, since, states, link, before.get(link))

        self.tell(table, render)

    def noted(self, table: Table, only: int | None) -> None:
        """Tell what is new beside the game: to everybody, or to a seat alone."""

        def render(observer: Observer, words: Words, link: Link) -> dict[str, Any]:
            news = {"notices": table.news(link, words)} if table.has_news(link) else {}
            return {"at": table.at, **aside(table, observer, words, link), **news}

        self.tell(table, render, only)

    def turned(self, table: Table, link: Link) -> None:
        """A screen shows another seat: everything anew for whoever looks at it."""
        self.tell(table, lambda observer, words, each: state(table, observer, words, (), each), link=link)

    def nudge(self, table: Table, seat: int, by: int) -> None:
        """A sign to a seat that is waited for."""

        def render(observer: Observer, words: Words, link: Link) -> dict[str, Any]:
            return {"nudge": words.raw("web-nudged", {"name": table.name(by, words)}), "at": table.at}

        self.tell(table, render, seat)

    def tell(self, table: Table, render: Render, only: int | None = None, link: Link | None = None) -> None:
        """A message for every watcher of a table, or of one seat or one link of it. It is drawn and written once for
        each link and language: that is the game's time. To tell it is not, however many hear it."""
        session = table.session
        if session is None:
            return
        written: dict[str, Message] = {}
        for stream in table.watchers:
            for key, watched, leads, language in stream.watches:
                if watched is not table or link not in (None, leads):
                    continue
                seat = table.shown_seat(leads)
                if only not in (None, seat):
                    continue
                if key not in written:
                    with self.manager.resting.looking(table.game):
                        found = render(table.observer(seat), table.words(language), leads)
                    written[key] = encoded({"key": key, **found})
                self.say(stream, written[key])

    def say(self, stream: Stream, message: Message) -> None:
        """A stream has something to say; it is sent when its turn comes."""
        stream.put(message)
        if not self.ready:
            asyncio.get_running_loop().call_soon(self.wake)
        self.ready[stream] = None

    def wake(self) -> None:
        """Let a few streams go on, and the others after whatever else the server has to do."""
        for stream in list(islice(self.ready, SLICE)):
            del self.ready[stream]
            stream.woken.set()
        if self.ready:
            asyncio.get_running_loop().call_soon(self.wake)

    # who comes and goes

    def stir(self, table: Table) -> None:
        """Somebody came or went: the others are told in a moment, together with whoever comes or goes then."""
        if table.several and table.game not in self.stirred and not self.closing:
            task = self.stirred[table.game] = asyncio.create_task(self.look_around(table))
            task.add_done_callback(lambda _: self.stirred.pop(table.game, None))

    async def look_around(self, table: Table) -> None:
        await asyncio.sleep(MOMENT)
        async with table.lock:
            if table.watchers:
                await self.manager.session(table)
                self.noted(table, None)

    def gone(self, table: Table, link: Link) -> None:
        """A page was closed: what it has shown is kept."""
        seat = table.speaker(link)
        if table.several and seat >= 0:
            table.presence.sign(seat)
            side_data.keep_presence(self.manager.store, table.game, table.presence.kept)
            self.stir(table)

    def enter(self, stream: Stream, limits: Limits) -> bool:
        """Whether there is room for what one more watches; then it counts from now on, until `leave`."""
        more, own = len(stream.watches), self.watched[stream.address]
        if self.closing or self.watched.total() + more > limits.watches or own + more > limits.watches_each:
            return False
        self.add(stream)
        return True

    def add(self, stream: Stream) -> None:
        if stream not in self.all:
            self.all.add(stream)
            self.watched[stream.address] += len(stream.watches)

    def leave(self, stream: Stream) -> None:
        self.ready.pop(stream, None)
        if stream in self.all:
            self.all.discard(stream)
            self.watched[stream.address] -= len(stream.watches)
            self.watched += Counter()  # only those who watch something

    async def listen(self, stream: Stream, zip_it: bool = False) -> AsyncIterator[bytes]:
        """What a browser hears: first where its tables stand, then every change."""
        watches = stream.watches
        self.add(stream)
        for _, table, _, _ in watches:
            table.watchers.add(stream)
        try:
            yield GZIP + BEGINNING.packed if zip_it else BEGINNING
            first = standing(watches)
            yield first.packed if zip_it else first
            for _, table, _, _ in watches:
                self.stir(table)
            stream.beat()
            while not self.closing:
                await stream.woken.wait()
                stream.woken.clear()
                while stream.waiting:
                    message = stream.waiting.popleft()
                    if message is None:
                        return
                    yield message.packed if zip_it else message
        finally:
            stream.rest()
            self.leave(stream)
            for _, table, link, _ in watches:
                table.watchers.discard(stream)
                self.gone(table, link)

    def cut(self, table: Table) -> None:
        """Links of a table lead nowhere any more: end the streams that hear of it by one of them. A browser asks again
        for what it may still hear."""
        for stream in list(self.all):
            heard = {key.rpartition(".")[0] for key, watched, *_ in stream.watches if watched.game == table.game}
            if any(self.manager.store.seat(token) is None for token in heard):
                stream.end()

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closing = True
        for stream in list(self.all):
            stream.end()


class Listening(StreamingResponse):
    """A stream that makes room again also if nobody ever listened."""

    def __init__(self, streams: Streams, stream: Stream, zip_it: bool) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        if zip_it:
            headers["content-encoding"] = "gzip"
        super().__init__(streams.listen(stream, zip_it), media_type="text/event-stream", headers=headers)
        self.streams, self.stream = streams, stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.streams.leave(self.stream)


def stand(table: Table, link: Link) -> dict[str, int]:
    """Where a table of several stands beside the game: which line of the chat was the last, what a screen shows."""
    screen = table.screen(link)
    return {**({"said": table.presence.said} if table.several else {}), **({"screen": screen.turn} if screen else {})}


def standing(watches: list[Watch]) -> Message:
    """Where the tables of a stream stand: a page that stands elsewhere asks for everything anew."""
    each = (encoded({"key": key, "at": table.at, **stand(table, link)}) for key, table, link, _ in watches)
    return Message(b"".join(each))


def encoded(message: dict[str, Any]) -> Message:
    return Message(b"data: " + msgspec.json.encode(message) + b"\n\n")


def zipped(message: bytes) -> bytes:
    """A message as a part of a gzip stream that stands for itself: no stream has to remember the ones before."""
    packer = zlib.compressobj(3, wbits=-14, memLevel=7)
    return packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)

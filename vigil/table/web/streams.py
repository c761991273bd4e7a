"""Who watches which table: one stream for a browser, whatever the number of its tabs."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Collection
from typing import Any

import msgspec

from vigil.kernel.eyes import Eyes
from vigil.kernel.game import SPECTATOR
from vigil.kernel.text import Words
from vigil.table.web.desk import Desk
from vigil.table.web.render import aside, update
from vigil.table.web.table import Table

WAITING = 64  # messages a slow reader may be behind before it is told to fetch everything anew
HEARTBEAT = 15.0
GZIP = b"\x1f\x8b\x08" + bytes(6) + b"\xff"  # how a gzip stream begins

Watch = tuple[str, Table, int, str]  # the page's key, the table, the seat, the language


class Stream:
    def __init__(self, watches: list[Watch]) -> None:
        self.watches = watches
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    def put(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            for key, table, _, _ in self.watches:
                self.queue.put_nowait(encoded({"key": key, "at": table.at}))

    def end(self) -> None:
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Streams:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.all: set[Stream] = set()
        self.closing = False
        desk.changed = self.changed
        desk.noted = self.noted

    def changed(self, table: Table, since: int, states: list[Any]) -> None:
        """Tell every watcher of a table what changed, as his seat sees it."""
        self.tell(table, lambda eyes, words: update(table, eyes, words, since, states), whole=True)

    def noted(self, table: Table, only: int | None) -> None:
        """Tell what is new beside the game: to everybody, or to a seat alone."""
        self.tell(table, lambda eyes, words: {"at": table.at, **aside(table, eyes, words)}, only)

    def tell(
        self,
        table: Table,
        render: Callable[[Eyes, Words], dict[str, Any]],
        only: int | None = None,
        whole: bool = False,
    ) -> None:
        """A message for every watcher of a table; each seat and language is rendered once. A screen of several seats
        may show another one now: it is told to fetch everything anew."""
        rendered: dict[tuple[int, str], dict[str, Any]] = {}
        session = table.session
        for stream in table.watchers if session else ():
            for key, watched, link, language in stream.watches:
                seat = watched.shown_seat(link)
                if watched is not table or session is None or only not in (None, seat):
                    continue
                if whole and link < SPECTATOR:
                    stream.put(encoded({"key": key, "at": table.at}))
                    continue
                if (seat, language) not in rendered:
                    rendered[seat, language] = render(Eyes(session, seat), table.words(language))
                stream.put(encoded({"key": key, **rendered[seat, language]}))

    async def listen(self, watches: list[Watch], zip_it: bool = False) -> AsyncIterator[bytes]:
        """What a browser hears: first where its tables stand, then every change."""
        stream, packed = Stream(watches), zipped if zip_it else bytes
        self.all.add(stream)
        for _, table, _, _ in watches:
            table.watchers.add(stream)
        try:
            yield (GZIP if zip_it else b"") + packed(b"retry: 1000\n\n")
            for key, table, _, _ in watches:
                yield packed(encoded({"key": key, "at": table.at}))
            while not self.closing:
                try:
                    message = await asyncio.wait_for(stream.queue.get(), HEARTBEAT)
                except TimeoutError:
                    yield packed(b"event: alive\ndata: 1\n\n")
                    continue
                if message is None:
                    return
                yield packed(message)
        finally:
            self.all.discard(stream)
            for _, table, _, _ in watches:
                table.watchers.discard(stream)

    def cut(self, tokens: Collection[str]) -> None:
        """End the streams that hear of these links; a browser asks again for what it may still hear."""
        for stream in list(self.all):
            if any(key.rpartition(".")[0] in tokens for key, *_ in stream.watches):
                stream.end()

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closing = True
        for stream in list(self.all):
            stream.end()


def encoded(message: dict[str, Any]) -> bytes:
    return b"data: " + msgspec.json.encode(message) + b"\n\n"


def zipped(message: bytes) -> bytes:
    """A message as a part of a gzip stream that stands for itself: no stream has to remember the ones before."""
    packer = zlib.compressobj(3, wbits=-14, memLevel=7)
    return packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)

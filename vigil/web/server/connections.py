"""Connections: how many there may be, and how long a request may take to arrive.

Where there is no room, the connection that has waited longest without asking for anything makes way: whoever asks at
once is always heard.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vigil.web.http.guard import counted
from vigil.web.http.rate_limits import Limits

HEAD = 10.0  # seconds for the head of a request
WHOLE = 60.0  # and for all of it, with its body
STUCK = 60.0  # for which nothing that was sent was taken
PARTING = 0.5  # for which somebody who is turned away may read why
PARTINGS = 64  # at once
SPARE = 128  # files that are kept for the saves
MOST = 4000
SORRY = b"Too many connections. Please close some pages and try again in a moment."
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 5\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(SORRY), SORRY)
)


class Connections:
    """All that are open, the oldest first, and those of each address."""

    def __init__(self, limits: Limits, proxy: str = "", most: int = MOST) -> None:
        self.each = limits.connections
        self.proxy = counted(proxy)  # it speaks for many
        self.most = most
        self.all: dict[Connection, None] = {}
        self.of: dict[str, dict[Connection, None]] = {}
        self.parting = 0

    def enter(self, new: Connection) -> bool:
        """Whether there is room for one more; one that asks for nothing makes way."""
        own = self.of.get(new.address, {})
        if new.address != self.proxy and len(own) >= self.each:
            if not self.make_way(own):
                return False
        elif len(self.all) >= self.most and not self.make_way(self.all):
            return False
        self.all[new] = None
        self.of.setdefault(new.address, {})[new] = None
        return True

    def make_way(self, among: Iterable[Connection]) -> bool:
        oldest = next((each for each in among if each.cycle is None), None)
        oldest = oldest or next((each for each in among if not each.busy), None)
        if oldest is None:
            return False
        self.end(oldest)
        return True

    def end(self, each: Connection) -> None:
        each.transport.abort()
        self.leave(each)

    def leave(self, gone: Connection) -> None:
        self.all.pop(gone, None)
        own = self.of.get(gone.address, {})
        own.pop(gone, None)
        if not own:
            self.of.pop(gone.address, None)

    def sweep(self, now: float) -> int:
        """End those that take too long to ask, or to hear."""
        late = [each for each in self.all if each.is_late(now)]
        for each in late:
            self.end(each)
        return len(late)

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.sweep(asyncio.get_running_loop().time())


class Connection(H11Protocol):
    """A connection that knows since when it has been waited for."""

    def __init__(self, *given: Any, connections: Connections, **more: Any) -> None:
        super().__init__(*given, **more)
        self.among = connections
        self.address = ""
        self.asking: float | None = None  # since when a request is on its way
        self.stuck: float | None = None  # since when nothing is taken
        self.refused = False

    @property
    def busy(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def is_late(self, now: float) -> bool:
        if self.stuck is not None and now - self.stuck > STUCK:
            return True
        limit = WHOLE if self.busy else HEAD
        return self.asking is not None and now - self.asking > limit

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = counted(self.client[0]) if self.client else ""
        self.asking = self.loop.time()
        if not self.among.enter(self):
            self.turn_away()

    def turn_away(self) -> None:
        """Say why, and wait a moment so that it can be read."""
        self.refused = True
        if self.among.parting >= PARTINGS:
            self.transport.abort()
            return
        self.among.parting += 1
        self.transport.write(FULL)
        with contextlib.suppress(OSError):
            self.transport.write_eof()
        self.loop.call_later(PARTING, self.part)

    def part(self) -> None:
        self.among.parting -= 1
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.among.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.asking is None:
            self.asking = self.loop.time()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.asking = None

    def pause_writing(self) -> None:
        self.stuck = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck = None
        super().resume_writing()


def room_for_files() -> int:
    """As many connections as the system lets this process have, a few files kept for the saves."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE
    if soft < wanted or soft == resource.RLIM_INFINITY:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(
                resource.RLIMIT_NOFILE, (wanted if hard == resource.RLIM_INFINITY else min(hard, wanted), hard)
            )
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(32, min(MOST, soft - SPARE))

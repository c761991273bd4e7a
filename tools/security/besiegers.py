"""The besiegers of tools/security/siege.py, a process of their own, each from addresses of loopback of his own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from tools.security.fuzz._corruption import STRANGE

HOST = "127.0.1.{}"
WAIT = 20.0
LATE = 5.0  # seconds for which answers are waited for when it is over
EACH = 125  # streams from one address
ADDRESSES, WATCHES = 3, 64  # of those who watch one table, and how often each of their streams names it
JSON = "accept: application/json"
GARBAGE = [b"\x00\xff" * 200, b"GET / HTTP/9.9\r\n\r\n", b"GET " + b"x" * 70_000, b"POST / HTTP/1.1\r\nhost: x\r\n\r\n"]
GARBAGE += [b"GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000, b"\r\n" * 500]


class Visitor:
    """A browser in little, from an address of its own."""

    def __init__(self, port: int, source: str, secret: str = "") -> None:
        self.port, self.source = port, source
        self.cookie = [f"cookie: vigil-host={secret}"] if secret else []
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            opening = asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0), limit=1 << 22)
            self.streams = await asyncio.wait_for(opening, WAIT)
        return self.streams

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of an answer; a connection that was closed meanwhile is opened again, once."""
        for again in (True, False):
            try:
                return await asyncio.wait_for(self.ask_once(method, path, body), WAIT)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
                if not again:
                    raise
        raise AssertionError

    async def ask_once(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        fresh = self.streams is None
        reader, writer = await self.open()
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body) if body is not None else b""
        kind = ["content-type: application/json", f"content-length: {len(sent)}"] if method == "POST" else []
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}", JSON, *kind, *self.cookie, "", ""]
        writer.write("\r\n".join(lines).encode() + sent)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        except asyncio.IncompleteReadError:
            if method == "POST" and not fresh:  # nobody knows whether it was heard: ask no second time
                self.close()
                return 0, b""
            raise
        code = int(head.split()[1])
        if "content-length: " not in head:
            return code, b""
        found = await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
        if "connection: close" in head:
            self.close()
        return code, found


class Order(Struct):
    """What the besiegers are to do, and where."""

    seconds: float
    idle: int
    streams: int
    watchers: int  # from each of their addresses
    port: int
    secret: str
    table: str


class Siege:
    def __init__(self, plan: Order) -> None:
        self.seconds, self.until = plan.seconds, time.monotonic() + plan.seconds
        self.idle, self.streams, self.watchers = plan.idle, plan.streams, plan.watchers
        self.port, self.secret, self.table = plan.port, plan.secret, plan.table
        self.became: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    async def hold_sockets(self) -> None:
        """Sockets that ask for nothing, from twenty addresses; who is sent away comes back."""
        await asyncio.gather(*(self.hold_one(n) for n in range(self.idle)))

    async def hold_one(self, n: int) -> None:
        await asyncio.sleep(n / self.idle * self.seconds / 8)
        while self.on:
            visitor = Visitor(self.port, HOST.format(10 + n % 20))
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await visitor.open()
                self.became["idle sockets opened"] += 1
                if n % 3 == 0:
                    writer.write(b"GET / HT")  # and now slowly
                await asyncio.wait_for(reader.read(), max(0.1, self.until - time.monotonic()))
            visitor.close()
            await asyncio.sleep(0.5)

    async def hold_streams(self) -> None:
        """Streams of a table, so many from each address: those beyond the number are told so."""
        await asyncio.gather(*(self.hold_stream(n) for n in range(self.streams)))

    async def hold_stream(self, n: int) -> None:
        await asyncio.sleep(n / self.streams * self.seconds / 4)
        visitor = Visitor(self.port, HOST.format(40 + n // EACH))
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            token = self.table.rpartition("/")[2]
            code, _ = await visitor.ask("GET", f"/stream?watch={token}.en")
            self.became[f"streams {code}"] += 1
            if code == 200:
                await asyncio.sleep(max(0.1, self.until - time.monotonic()))
        visitor.close()

    async def watch(self) -> None:
        """The table of a player, named over and over in each stream: half of them are read, half are not."""
        await asyncio.gather(*(self.watch_one(n) for n in range(ADDRESSES * self.watchers)))

    async def watch_one(self, n: int) -> None:
        await asyncio.sleep(self.seconds / 16 + n / (ADDRESSES * self.watchers) * self.seconds / 16)
        visitor = Visitor(self.port, HOST.format(30 + n % ADDRESSES))
        token = self.table.rpartition("/")[2]
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            watches = "&".join(f"watch={token}.{language}" for language in ("en", "it", "fr", "en") * (WATCHES // 4))
            code, _ = await visitor.ask("GET", f"/stream?{watches}")
            self.became[f"watchers {code}"] += 1
            if code == 200 and visitor.streams:
                reader, until = visitor.streams[0], self.until
                while n % 2 and time.monotonic() < until:
                    if not await asyncio.wait_for(reader.read(1 << 16), max(0.1, until - time.monotonic())):
                        break
                await asyncio.sleep(max(0.0, until - time.monotonic()))
        visitor.close()

    async def take_in(self) -> None:
        """Journals by whoever got hold of the host's link: good ones, forged ones, large ones."""
        visitor = Visitor(self.port, HOST.format(70), self.secret)
        _, good = await visitor.ask("GET", f"{self.table}/journal")
        forged = good.replace(b'"sheep":', b'"sheep":4611686018427387904,"x":')
        bodies = [good, forged, b"x" * (4 << 20), good * 50, good[: len(good) // 2], b"vigil-journal 2\n" * 10_000]
        await self.often("imports", visitor, [("POST", "/games/import", body) for body in bodies], 0.02)

    async def branch(self) -> None:
        """From each new link on to the next."""
        visitor, link = Visitor(self.port, HOST.format(71)), self.table
        while self.on:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                code, body = await visitor.ask("POST", f"{link}/branch", {"keep": 0})
                self.became[f"branches {code}"] += 1
                if code == 200:
                    link = msgspec.json.decode(body)["to"]
            await asyncio.sleep(0.02)

    async def nonsense(self) -> None:
        """Requests that mean nothing, as fast as they are answered."""
        paths = ["/", "/nowhere", f"{self.table}/moment/99999", "/table/x/answer", "/stream?watch=x.en", "/static/x/y"]
        asked: list[tuple[str, str, Any]] = [("GET", path, None) for path in paths] + [
            ("POST", f"{self.table}/answer", {"at": 1, "name": "x"})
        ]
        asked += [("POST", "/join", each.encode("utf-8", "replace")) for each in STRANGE]
        await asyncio.gather(
            *(self.often("bad requests", Visitor(self.port, HOST.format(80 + n)), asked, 0.0) for n in range(4)),
            *(self.throw(HOST.format(90 + n)) for n in range(4)),
        )

    async def throw(self, source: str) -> None:
        """Bytes that are no request at all."""
        while self.on:
            for each in GARBAGE:
                visitor = Visitor(self.port, source)
                with contextlib.suppress(OSError, TimeoutError):
                    reader, writer = await visitor.open()
                    writer.write(each)
                    await asyncio.wait_for(reader.read(200), 1)
                    self.became["garbage thrown"] += 1
                visitor.close()
                await asyncio.sleep(0.01)

    async def often(self, what: str, visitor: Visitor, asked: list[tuple[str, str, Any]], pause: float) -> None:
        n = 0
        while self.on:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                code, _ = await visitor.ask(*asked[n % len(asked)])
                self.became[f"{what} {code}"] += 1
            n += 1
            await asyncio.sleep(pause)

    async def all(self) -> None:
        each = (getattr(self, name)() for name in BESIEGERS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*each), self.until - time.monotonic() + LATE)


BESIEGERS = ("hold_sockets", "hold_streams", "watch", "take_in", "branch", "nonsense")


def main() -> None:
    os.nice(10)  # they would not be on this machine
    siege = Siege(msgspec.json.decode(sys.argv[1], type=Order))
    asyncio.run(siege.all())
    sys.stdout.write(msgspec.json.encode(dict(sorted(siege.became.items()))).decode())


if __name__ == "__main__":
    main()

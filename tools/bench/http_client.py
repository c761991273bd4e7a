"""A browser in little, for measuring: keep-alive connections, bodies with a length, streams of events in chunks."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec

WAIT = 30.0  # seconds until a missing answer is an error


class Wire:
    """One connection to the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Wire:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        return self

    def send(self, method: str, path: str, body: bytes = b"", *headers: str) -> None:
        kind = ["content-type: application/json", f"content-length: {len(body)}"] if method == "POST" else []
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}", *kind, *headers, "", ""]
        self.writer.write("\r\n".join(lines).encode() + body)

    async def head(self) -> tuple[int, dict[str, str]]:
        text = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *rest = text.split("\r\n")
        found = dict(line.lower().split(": ", 1) for line in rest if line)
        return int(first.split()[1]), found

    async def ask(self, method: str, path: str, body: Any = None, *headers: str) -> bytes:
        """A request and the body of its answer, as it came over the wire."""
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body) if body else b""
        self.send(method, path, sent, *(headers or ("accept: application/json",)))
        async with asyncio.timeout(WAIT):
            status, found = await self.head()
            answer = await self.reader.readexactly(int(found["content-length"]))
        if status != 200:
            raise RuntimeError(f"{method} {path}: {status} {answer[:200]!r}")
        return answer

    async def events(self, path: str) -> AsyncIterator[tuple[bytes, int]]:
        """The data of a stream of events, and what each took on the wire."""
        self.send("GET", path, b"", "accept-encoding: gzip")
        status, found = await self.head()
        if status != 200:
            raise RuntimeError(f"GET {path}: {status}")
        unpacked = zlib.decompressobj(31).decompress if "content-encoding" in found else bytes
        left, took = b"", 0
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            left += unpacked((await self.reader.readexactly(size + 2))[:-2])
            took += size
            *whole, left = left.split(b"\n\n")
            for event in whole:
                if event.startswith(b"data: "):
                    yield event[6:], took
                took = 0

    def close(self) -> None:
        self.writer.close()

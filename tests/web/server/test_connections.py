"""Connections that ask for nothing, ask slowly or are too many: whoever asks at once is heard."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.web.conftest import RULES
from vigil.web.app import make_app
from vigil.web.http.log_limit import LimitedLog
from vigil.web.http.rate_limits import OPEN, Bucket, Limits
from vigil.web.server import connections as made
from vigil.web.server.connections import Connection, Connections, room_for_files
from vigil.web.server.serve import listen
from vigil.web.store.store import Store

FEW = Limits(Bucket(1000, 1000), Bucket(9, 1), Bucket(9, 1), watches=9, connections=4)
ASK = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextmanager
def service(tmp_path: Path, connections: Connections) -> Iterator[Any]:
    """A protocol factory of the service, as uvicorn makes one."""
    store = Store(tmp_path / "saves" / "vigil.sqlite")
    config = uvicorn.Config(make_app(store, RULES), log_config=None, lifespan="off")
    state = uvicorn.server.ServerState()
    yield partial(Connection, config=config, server_state=state, app_state={}, connections=connections)
    store.close()


async def ask(pair: Pair) -> bytes:
    """The head of the answer; its body is read too."""
    pair[1].write(ASK)
    head = await asyncio.wait_for(pair[0].readuntil(b"\r\n\r\n"), 30)
    await pair[0].readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
    return head


def test_who_asks_is_heard_though_others_hold_every_place(tmp_path: Path) -> None:
    async def work() -> None:
        connections = Connections(FEW)
        with service(tmp_path, connections) as protocol:
            listening = listen("127.0.0.1", 0)
            server = await asyncio.get_running_loop().create_server(protocol, sock=listening)
            where = listening.getsockname()
            idle = [await asyncio.open_connection(*where) for _ in range(20)]
            player = await asyncio.open_connection(*where)
            assert b"200" in await ask(player)
            assert len(connections.all) == 4
            assert await idle[0][0].read() == b""  # the oldest made way
            for _, writer in (*idle, player):
                writer.close()
            server.close()

    asyncio.run(work())


def test_where_everybody_is_busy_one_more_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connection, "busy", property(lambda self: True))

    async def work() -> None:
        with service(tmp_path, Connections(FEW)) as protocol:
            listening = listen("127.0.0.1", 0)
            server = await asyncio.get_running_loop().create_server(protocol, sock=listening)
            where = listening.getsockname()
            players = [await asyncio.open_connection(*where) for _ in range(4)]
            for each in players:
                assert b"200" in await ask(each)
            one_more = await asyncio.open_connection(*where)
            assert b"503" in await ask(one_more)
            assert await one_more[0].read() == b""
            for _, writer in (*players, one_more):
                writer.close()
            server.close()

    asyncio.run(work())


def test_slow_heads_bodies_and_readers_are_ended(tmp_path: Path) -> None:
    async def work() -> None:
        connections, loop = Connections(FEW), asyncio.get_running_loop()
        with service(tmp_path, connections) as protocol:
            listening = listen("127.0.0.1", 0)
            server = await loop.create_server(protocol, sock=listening)
            where = listening.getsockname()
            silent, slow, body, good = [await asyncio.open_connection(*where) for _ in range(4)]
            slow[1].write(ASK[:20])
            body[1].write(b"POST /games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nx")
            assert b"200" in await ask(good)
            while not any(each.busy for each in connections.all):  # until the body is waited for
                await asyncio.sleep(0.01)
            now, began = loop.time(), min(each.asking for each in connections.all if each.asking is not None)
            assert connections.sweep(began + made.HEAD - 0.1) == 0
            assert connections.sweep(now + made.HEAD + 1) == 2
            assert [await each[0].read() for each in (silent, slow)] == [b"", b""]
            assert connections.sweep(now + made.WHOLE + 1) == 1
            assert b"200" in await ask(good)
            next(iter(connections.all)).stuck = now
            assert connections.sweep(now + made.STUCK + 1) == 1
            for _, writer in (silent, slow, body, good):
                writer.close()
            server.close()

    asyncio.run(work())


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    async def work() -> None:
        connections = Connections(FEW, "127.0.0.1", most=6)
        with service(tmp_path, connections) as protocol:
            listening = listen("127.0.0.1", 0)
            server = await asyncio.get_running_loop().create_server(protocol, sock=listening)
            pairs = [await asyncio.open_connection(*listening.getsockname()) for _ in range(9)]
            assert b"200" in await ask(pairs[-1])
            assert len(connections.all) == 6
            for _, writer in pairs:
                writer.close()
            server.close()

    asyncio.run(work())


def test_six_phones_behind_a_router_have_room() -> None:
    assert OPEN.connections >= 6 * 6 * 4  # six browsers, six connections each, four times over
    assert OPEN.watches_each >= 6 * 8  # eight tabs each, where they cannot share one
    assert room_for_files() >= 32


def test_the_log_cannot_flood() -> None:
    written = io.StringIO()
    log = logging.Logger("a log of its own")
    handler = LimitedLog(written, Bucket(10, 0))
    log.addHandler(handler)
    for n in range(10_000):
        log.error("line %s", n)
    assert written.getvalue().count("\n") == 10
    handler.bucket = Bucket(10, 1e9)
    log.error("at last")
    assert written.getvalue().endswith('{"left_out": 9990}\nat last\n')

"""The streams: packed for browsers that can unpack, and only changes for those who have the rest."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from starlette.requests import ClientDisconnect

from tests.table.web.conftest import header
from vigil.kernel.eyes import Eyes
from vigil.table.web.desk import IDLE, Desk
from vigil.table.web.render import state
from vigil.table.web.security import LOCAL, Bucket, Limits
from vigil.table.web.store import Store
from vigil.table.web.streams import Listening, Stream, Streams, Watch
from vigil.table.web.table import Table


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


async def watched(store: Store) -> tuple[Desk, str, Table, Streams, list[Watch]]:
    desk = Desk(store)
    streams = Streams(desk)
    token = await desk.start(header(3))
    table = desk.table(desk.seat(token)[0])
    state(table, Eyes(await desk.session(table), 0), table.words("en"))  # a page was opened
    return desk, token, table, streams, [(f"{token}.en", table, 0, "en")]


async def answer(desk: Desk, token: str, table: Table) -> None:
    session = await desk.session(table)
    await desk.answer(token, table.at, session.options[0].name)


def test_a_packed_stream_says_the_same_message_by_message(store: Store) -> None:
    async def work() -> None:
        desk, token, table, streams, watches = await watched(store)
        plain, packed = streams.listen(Stream(watches)), streams.listen(Stream(watches), zip_it=True)
        unpack = zlib.decompressobj(31).decompress
        for _ in range(2):  # how it begins
            assert unpack(await anext(packed)) == await anext(plain)
        for _ in range(10):
            await answer(desk, token, table)
            message, small = await anext(plain), await anext(packed)
            assert unpack(small) == message
            assert len(small) < len(message)
        streams.close()

    run(work())


def test_a_player_who_thinks_for_long_still_gets_only_what_changed(store: Store) -> None:
    async def work() -> None:
        desk, token, table, streams, watches = await watched(store)
        heard = streams.listen(Stream(watches))
        await anext(heard)
        await anext(heard)
        before = table.at
        assert desk.sweep(time.monotonic() + 2 * IDLE) == 1
        assert table.session is None
        await answer(desk, token, table)
        update = msgspec.json.decode((await anext(heard)).removeprefix(b"data: "))
        assert update["was"] == before
        assert "whole" not in update
        streams.close()

    run(work())


def test_no_update_is_taken_for_a_sign_of_the_worker(store: Store) -> None:
    """The page's shared worker tells of its own state in messages that say `open`."""

    async def work() -> None:
        desk, token, table, streams, watches = await watched(store)
        heard = streams.listen(Stream(watches))
        for _ in range(2):
            await anext(heard)
        await answer(desk, token, table)
        update = msgspec.json.decode((await anext(heard)).removeprefix(b"data: "))
        assert not {"open", "ask"} & set(update)
        streams.close()

    run(work())


def test_streams_count_from_the_moment_they_are_let_in(store: Store) -> None:
    async def work() -> None:
        _, _, _, streams, watches = await watched(store)
        limits = Limits(Bucket(9, 9), Bucket(9, 9), Bucket(9, 9), streams=5, streams_each=3)
        let_in = [Stream(watches, "a") for _ in range(9) if streams.enter(Stream(watches, "a"), limits)]
        assert len(let_in) == 3  # of one address, though nobody has listened yet
        assert [streams.enter(Stream(watches, address), limits) for address in "bcd"] == [True, True, False]
        for each in list(streams.all)[:1]:
            streams.leave(each)
        assert streams.enter(Stream(watches, "d"), limits)

    asyncio.run(work())


def test_a_stream_nobody_listened_to_makes_room_again(store: Store) -> None:
    async def work() -> None:
        _, _, _, streams, watches = await watched(store)
        stream = Stream(watches)
        assert streams.enter(stream, LOCAL)

        async def gone(*given: object) -> dict[str, str]:
            raise ConnectionError

        with pytest.raises(ClientDisconnect):
            await Listening(streams, stream, False)({"type": "http", "asgi": {"spec_version": "2.4"}}, gone, gone)  # type: ignore[arg-type]
        assert not streams.all

    asyncio.run(work())

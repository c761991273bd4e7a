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

from tests.web.conftest import header
from vigil.app import time_limit
from vigil.kernel.knowledge.observer import Observer
from vigil.web.http.rate_limits import LOCAL, Bucket, Limits
from vigil.web.render.page_state import state
from vigil.web.store.link_target import Link
from vigil.web.store.store import Store
from vigil.web.stream import SLICE, WAITING, Listening, Message, Stream, Streams, Watch
from vigil.web.tables.manager import IDLE, TableManager
from vigil.web.tables.table import Table


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


async def watched(store: Store) -> tuple[TableManager, str, Table, Streams, list[Watch]]:
    manager = TableManager(store)
    streams = Streams(manager)
    token = await manager.start(header(3))
    table = manager.table(manager.seat(token)[0])
    state(table, Observer(await manager.session(table), 0), table.words("en"))  # a page was opened
    return manager, token, table, streams, [(f"{token}.en", table, Link.to(0), "en")]


async def answer(manager: TableManager, token: str, table: Table) -> None:
    session = await manager.session(table)
    await manager.answering.answer(token, table.at, session.options[0].name)


def test_a_packed_stream_says_the_same_message_by_message(store: Store) -> None:
    async def work() -> None:
        manager, token, table, streams, watches = await watched(store)
        plain, packed = streams.listen(Stream(watches)), streams.listen(Stream(watches), zip_it=True)
        unpack = zlib.decompressobj(31).decompress
        for _ in range(2):  # how it begins
            assert unpack(await anext(packed)) == await anext(plain)
        for _ in range(10):
            await answer(manager, token, table)
            message, small = await anext(plain), await anext(packed)
            assert unpack(small) == message
            assert len(small) < len(message)
        streams.close()

    run(work())


def test_a_player_who_thinks_for_long_still_gets_only_what_changed(store: Store) -> None:
    async def work() -> None:
        manager, token, table, streams, watches = await watched(store)
        heard = streams.listen(Stream(watches))
        await anext(heard)
        await anext(heard)
        before = table.at
        assert manager.sweep(time.monotonic() + 2 * IDLE) == 1
        assert table.session is None
        await answer(manager, token, table)
        update = msgspec.json.decode((await anext(heard)).removeprefix(b"data: "))
        assert update["was"] == before
        assert "whole" not in update
        streams.close()

    run(work())


def test_no_update_is_taken_for_a_sign_of_the_worker(store: Store) -> None:
    """The page's shared worker tells of its own state in messages that say `open`."""

    async def work() -> None:
        manager, token, table, streams, watches = await watched(store)
        heard = streams.listen(Stream(watches))
        for _ in range(2):
            await anext(heard)
        await answer(manager, token, table)
        update = msgspec.json.decode((await anext(heard)).removeprefix(b"data: "))
        assert not {"open", "ask"} & set(update)
        streams.close()

    run(work())


def test_streams_count_from_the_moment_they_are_let_in(store: Store) -> None:
    async def work() -> None:
        _, _, _, streams, watches = await watched(store)
        limits = Limits(Bucket(9, 9), Bucket(9, 9), Bucket(9, 9), watches=5, watches_each=3)
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


def test_a_link_and_a_language_count_once_in_a_stream(store: Store) -> None:
    async def work() -> None:
        _, token, table, streams, watches = await watched(store)
        both = [*watches, (f"{token}.it", table, Link.to(0), "it")]
        assert len(Stream(both * 32).watches) == 2
        limits = Limits(Bucket(9, 9), Bucket(9, 9), Bucket(9, 9), watches=5, watches_each=3)
        found = [streams.enter(Stream(wanted * 32, "a"), limits) for wanted in (both, both, watches, watches)]
        assert found == [True, False, True, False], "what is watched is counted, not the streams"
        for each in list(streams.all):
            streams.leave(each)
        assert not streams.watched

    run(work())


def test_a_message_is_written_and_packed_once_for_all_who_hear_it(store: Store) -> None:
    async def work() -> None:
        manager, token, table, _, watches = await watched(store)
        tabs = [Stream(watches * 64) for _ in range(60)]
        table.watchers.update(tabs)
        await answer(manager, token, table)
        (first,) = tabs[0].waiting
        assert isinstance(first, Message)
        assert all(len(tab.waiting) == 1 and tab.waiting[0] is first for tab in tabs)
        assert first.packed is first.packed

    run(work())


class Costly(Stream):
    """A watcher who takes much of the processor's time."""

    def put(self, message: Message) -> None:
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        super().put(message)


def test_the_time_spent_on_watchers_never_rests_a_game(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_limit, "LOOK", 0.3)

    async def work() -> None:
        manager, token, table, _, watches = await watched(store)
        table.watchers.update(Costly(watches) for _ in range(12))
        await answer(manager, token, table)
        assert not manager.resting.until

    run(work())


def test_many_watchers_are_told_in_slices_and_others_go_on_between(store: Store) -> None:
    async def work() -> None:
        manager, token, table, streams, watches = await watched(store)
        tabs = [Stream(watches) for _ in range(5 * SLICE)]
        heard = [streams.listen(tab) for tab in tabs]
        for each in heard:
            await anext(each)
            await anext(each)
        hearing = [asyncio.ensure_future(anext(each)) for each in heard]
        await asyncio.sleep(0)
        turns = 0
        told = asyncio.ensure_future(answer(manager, token, table))
        while not all(each.done() for each in hearing):
            before = sum(each.done() for each in hearing)
            await asyncio.sleep(0)
            turns += sum(each.done() for each in hearing) > before
            assert sum(each.done() for each in hearing) <= before + SLICE
        assert turns == 5
        await told
        streams.close()

    run(work())


def test_a_reader_who_never_reads_holds_a_bounded_number_of_messages(store: Store) -> None:
    async def work() -> None:
        manager, token, table, streams, watches = await watched(store)
        slow = Stream(watches)
        heard = streams.listen(slow)
        await anext(heard)
        for n in range(2 * WAITING + 3):
            streams.noted(table, None)
            assert len(slow.waiting) <= WAITING, n
        await answer(manager, token, table)
        assert len(slow.waiting) <= WAITING
        await heard.aclose()  # type: ignore[attr-defined]
        assert [*streams.all, *streams.watched, *streams.ready, *table.watchers] == []

    run(work())


def test_streams_opened_and_dropped_at_once_leave_nothing(store: Store) -> None:
    async def work() -> None:
        _, _, table, streams, watches = await watched(store)

        async def gone() -> dict[str, str]:
            return {"type": "http.disconnect"}

        async def nowhere(message: object) -> None:
            await asyncio.sleep(0)

        scope = {"type": "http", "asgi": {"spec_version": "2.3"}}
        for _ in range(300):
            stream = Stream(watches)
            assert streams.enter(stream, LOCAL)
            await Listening(streams, stream, True)(scope, gone, nowhere)
        assert [*streams.all, *streams.watched, *streams.ready, *table.watchers] == []

    run(work())

"""Rules that do not come to an end: one table rests, the others go on, nothing acknowledged is lost."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, header, new_game
from vigil.app import time_limit
from vigil.app.time_limit import OutOfTime, TooLong, within
from vigil.games import take_down
from vigil.kernel.rules.asking import do
from vigil.kernel.rules.requests import Flow
from vigil.web.store.store import Store
from vigil.web.tables import manager as desks
from vigil.web.tables.manager import TableManager

WEB = Path(desks.__file__).parent


def for_ever() -> None:
    while True:
        with contextlib.suppress(Exception):  # whatever it keeps for itself
            while True:
                pass


class Spell:
    """Navajo Wars under a spell: while it lasts, an answer or a look leads into rules that do not end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = self.looks = False
        self.began = threading.Event()
        self.monkeypatch = monkeypatch
        definition = take_down("navajo-wars")
        turn, view = definition.rules.turn, definition.knowledge.view

        def bewitched(g: Any) -> Flow[None]:
            flow = do(turn(g))
            with contextlib.suppress(StopIteration):
                request = next(flow)
                while True:
                    answer = yield request
                    if self.answers:
                        self.began.set()
                        for_ever()
                    request = flow.send(answer)

        def seen(g: Any, seat: int) -> Any:
            if self.looks:
                for_ever()
            return view(g, seat)

        monkeypatch.setattr(definition.rules, "turn", bewitched)
        monkeypatch.setattr(definition.knowledge, "view", seen)

    @contextlib.contextmanager
    def cast(self, answers: bool = False, looks: bool = False, seconds: float = 0.2) -> Iterator[None]:
        with self.monkeypatch.context() as limits:
            limits.setattr(time_limit, "AT_ONCE", seconds)
            limits.setattr(time_limit, "ANSWER", seconds)
            limits.setattr(time_limit, "LOOK", seconds)
            self.answers, self.looks = answers, looks
            yield
        self.answers = self.looks = False


@pytest.fixture
def spell(monkeypatch: pytest.MonkeyPatch) -> Spell:
    return Spell(monkeypatch)


def test_what_does_not_end_is_stopped() -> None:
    with pytest.raises(TooLong):
        time_limit.call(0.1, for_ever)


def test_it_is_stopped_in_any_thread() -> None:
    found: list[type[BaseException]] = []

    def work() -> None:
        try:
            with within(0.1):
                for_ever()
        except OutOfTime as error:
            found.append(type(error))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(60)
    assert found == [OutOfTime]


class LookedAt(within):
    """A section that counts how often the watcher asked it."""

    __slots__ = ("looks", "often")

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.looks, self.often = 0, threading.Event()

    def used(self) -> float:
        self.looks += 1
        if self.looks == 5:
            self.often.set()
        return super().used()


def test_who_waits_is_not_stopped() -> None:
    """However often it is looked at."""
    if time_limit.clock_of(threading.get_ident()) is time.monotonic:
        pytest.skip("this system does not tell how long a thread computes")
    section = LookedAt(0.05)
    with section:
        assert section.often.wait(60)


class Door:
    """A lock that says when somebody else wants it."""

    def __init__(self) -> None:
        self.lock, self.wanted = threading.Lock(), threading.Event()

    def __enter__(self) -> None:
        if not self.lock.acquire(blocking=False):
            self.wanted.set()
            self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_a_stop_that_comes_too_late_never_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    watcher, door, held, section = time_limit.Watcher(), Door(), threading.Event(), within(60)
    monkeypatch.setattr(watcher, "watch", lambda: None)  # nobody else wants the lock
    monkeypatch.setattr(watcher, "lock", door)
    monkeypatch.setattr(time_limit, "WATCHER", watcher)

    def stop() -> None:
        """Stop it at the very moment in which it ends."""
        with door:
            held.set()
            assert door.wanted.wait(60)
            section.stopped = True
            time_limit.interrupt(section.thread, OutOfTime)

    thread = threading.Thread(target=stop)
    with contextlib.suppress(OutOfTime), section:
        thread.start()
        assert held.wait(60)
    thread.join(60)
    assert section.stopped
    assert sum(n for n in range(1000)) == 499500


def test_nothing_is_kept_of_sections_that_ended() -> None:
    for _ in range(100):
        time_limit.call(1.0, int)
    assert not time_limit.WATCHER.under_way


def test_an_answer_without_end_leaves_the_other_tables_alone(
    store: Store, spell: Spell, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        manager = TableManager(store)
        stuck, other = await manager.start(header(1)), await manager.start(header(2))
        tables = [manager.table(manager.seat(each)[0]) for each in (stuck, other)]
        for _ in range(3):
            await manager.answering.answer(stuck, tables[0].at, (await manager.session(tables[0])).options[0].name)
        acknowledged = store.text(tables[0].game)
        with spell.cast(answers=True), pytest.raises(TooLong):
            await manager.answering.answer(stuck, tables[0].at, (await manager.session(tables[0])).options[0].name)
        assert manager.resting.slow == {tables[0].game}  # from now on in a thread
        manager.resting.until.clear()
        spell.began.clear()
        name = (await manager.session(tables[0])).options[0].name
        with spell.cast(answers=True, seconds=3600):
            lost = asyncio.create_task(manager.answering.answer(stuck, tables[0].at, name))
            while not spell.began.is_set():
                await asyncio.sleep(0.01)
        for _ in range(5):
            await manager.answering.answer(other, tables[1].at, (await manager.session(tables[1])).options[0].name)
        assert not lost.done()  # the other table went on meanwhile
        (section,) = time_limit.WATCHER.under_way
        section.seconds = 0.0
        with pytest.raises(TooLong):
            await lost
        with pytest.raises(TooLong):
            await manager.session(tables[0])
        assert store.text(tables[0].game) == acknowledged
        manager.resting.until.clear()  # a minute later
        await manager.answering.answer(stuck, tables[0].at, (await manager.session(tables[0])).options[0].name)
        assert store.text(tables[0].game).startswith(
            acknowledged.rpartition("\n.")[0].rsplit("\n#", 1)[0].rsplit("\n", 1)[0]
        )

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(work())


def test_the_page_of_a_game_that_rests_says_so(
    client: TestClient, spell: Spell, caplog: pytest.LogCaptureFixture
) -> None:
    stuck, other = new_game(client), new_game(client)
    found = client.get(f"{stuck}/update", headers=AJAX).json()
    name = found["question"].split('name="name" value="', 1)[1].split('"')[0]
    with caplog.at_level(logging.CRITICAL), spell.cast(answers=True):
        reply = client.post(f"{stuck}/answer", json={"at": found["at"], "name": name}, headers=AJAX)
    assert reply.status_code == 500
    assert reply.json()["key"] == "web-too-long"
    page = client.get(stuck)
    assert page.status_code == 500
    assert "rests for a minute" in page.text
    assert f"{stuck}/report" in page.text
    assert client.get(f"{stuck}/report").status_code == 200
    assert client.get(other).status_code == 200
    with caplog.at_level(logging.CRITICAL):
        assert client.get("/").status_code == 200


def test_a_look_without_end_is_stopped_too(client: TestClient, spell: Spell, caplog: pytest.LogCaptureFixture) -> None:
    stuck, other = new_game(client), new_game(client)
    with caplog.at_level(logging.CRITICAL), spell.cast(looks=True):
        assert client.get(stuck).status_code == 500
    assert client.get(stuck).status_code == 500
    assert client.get(other).status_code == 200


def bodies_of(tree: ast.AST, names: set[str]) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.With | ast.AsyncWith):
            called = {each.attr for item in node.items for each in ast.walk(item) if isinstance(each, ast.Attribute)}
            if called & names:
                yield from node.body


def test_nothing_is_awaited_while_a_table_is_looked_at() -> None:
    """The time of a look is that of the thread, so nobody else may have it meanwhile."""
    for file in WEB.glob("*.py"):
        for body in bodies_of(ast.parse(file.read_text(encoding="utf-8")), {"seated", "looking"}):
            waits = [node for node in ast.walk(body) if isinstance(node, ast.Await | ast.AsyncFor | ast.AsyncWith)]
            assert not waits, (
                f"{file.name}, line {waits[0].lineno}: use TableManager.patiently, or leave `seated` before"
            )

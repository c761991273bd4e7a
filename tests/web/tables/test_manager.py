"""The desk: a lock a table, late answers refused, games that leave memory and come back, crashes that lose nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.web.conftest import header, session, text_of
from vigil.bots.random_bot import at_random
from vigil.kernel.journal.header import SaveError
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.session import RulesCrash
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.requests import Decision
from vigil.web.store.store import Store
from vigil.web.tables.arrivals import importing
from vigil.web.tables.manager import IDLE, TableManager
from vigil.web.tables.table import Late, NoSuchTable, Table


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


async def seated(store: Store, seed: int = 1, **fields: Any) -> tuple[TableManager, str, Table]:
    manager = TableManager(store)
    token = await manager.start(header(seed, **fields))
    return manager, token, manager.table(manager.seat(token)[0])


async def play(manager: TableManager, token: str, table: Table, answers: int, seed: int = 1) -> None:
    choose = at_random(seed)
    for _ in range(answers):
        found = await manager.session(table)
        if isinstance(found.request, Decision):
            await manager.answering.answer(token, table.at, choose(found.request, found.options).name)


def crash_on(monkeypatch: pytest.MonkeyPatch, nth: int) -> None:
    """The rules fail once, on the nth answer they get."""
    monkeypatch.undo()
    send, given = Driver.send, []

    def crash(self: Driver, answer: Any) -> bool:
        given.append(answer)
        if len(given) == nth:
            raise ZeroDivisionError("a bug")
        return send(self, answer)

    monkeypatch.setattr(Driver, "send", crash)


def test_an_answer_is_on_the_disk_when_it_is_acknowledged(store: Store) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        await play(manager, token, table, 25)
        assert table.session
        assert store.text(table.game) == text_of(table.session)

    run(work())


def test_a_late_or_double_answer_is_refused(store: Store) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        found = await manager.session(table)
        name, at = found.options[0].name, table.at
        results = await asyncio.gather(
            *(manager.answering.answer(token, at, name) for _ in range(3)), return_exceptions=True
        )
        assert sum(isinstance(each, int) for each in results) == 1
        assert sum(isinstance(each, Late) for each in results) == 2
        with pytest.raises(Refused, match="no-such-option"):
            await manager.answering.answer(token, table.at, "march to the moon")

    run(work())


def test_an_undo_moves_the_place_on_so_that_old_pages_are_late(store: Store) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        found = await manager.session(table)
        before = table.at
        await manager.answering.answer(token, before, found.options[0].name)
        middle = table.at
        await manager.answering.undo(token, middle)
        assert table.at > middle
        with pytest.raises(Late):
            await manager.answering.answer(token, before, found.options[0].name)

    run(work())


def test_undo_keeps_its_policy(store: Store) -> None:
    async def work() -> None:
        manager, token, table = await seated(store, undo="ironman")
        await play(manager, token, table, 2)
        with pytest.raises(Refused, match="undo-ironman"):
            await manager.answering.undo(token, table.at)

    run(work())


def test_a_failing_disk_loses_nothing_and_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        await play(manager, token, table, 5)
        before = store.text(table.game)
        found = await manager.session(table)
        names, at = [option.name for option in found.options], table.at

        def broken(*_: Any, **more: Any) -> Any:
            return store.submit(lambda db: db.execute("INSERT INTO nowhere VALUES (1)"))

        monkeypatch.setattr(store, "append", broken)
        with pytest.raises(SaveError, match="save-cannot-write"):
            await manager.answering.answer(token, at, names[0])
        monkeypatch.undo()
        assert store.text(table.game) == before
        again = await manager.session(table)
        assert [option.name for option in again.options] == names
        await manager.answering.answer(token, at, names[0])

    run(work())


def test_idle_games_leave_memory_and_come_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played twice for it: the rules are sent what they were sent while it was played, once more."""
    sent, send = list[Any](), Driver.send

    def counted(run: Driver, answer: Any) -> bool:
        sent.append(answer)
        return send(run, answer)

    monkeypatch.setattr(Driver, "send", counted)

    async def work() -> None:
        manager, token, table = await seated(store)
        await play(manager, token, table, 60)
        found = await manager.session(table)
        before = found.digest(found.run.game.state)
        assert manager.sweep(time.monotonic() + IDLE + 1) == 1
        assert table.session is None
        table = manager.table(manager.seat(token)[0])
        live = len(sent)
        again = await manager.session(table)
        assert len(sent) == 2 * live
        assert again.digest(again.run.game.state) == before
        await play(manager, token, table, 1)

    run(work())


def test_a_crash_of_the_rules_loses_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        await play(manager, token, table, 8)
        found = await manager.session(table)
        names = [option.name for option in found.options]
        crash_on(monkeypatch, 1)
        with pytest.raises(RulesCrash):
            await manager.answering.answer(token, table.at, names[0])
        assert table.session
        assert [option.name for option in table.session.options] == names
        assert store.text(table.game) == text_of(table.session)
        await manager.answering.answer(token, table.at, names[0])

    run(work())


def test_a_crash_behind_an_answer_goes_back_to_the_last_decision(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        await play(manager, token, table, 10)
        found = await manager.session(table)
        choose = at_random(3)
        for _ in range(60):
            found = await manager.session(table)
            assert isinstance(found.request, Decision)
            answers = len(found.entries)
            crash_on(monkeypatch, 2)
            try:
                await manager.answering.answer(token, table.at, choose(found.request, found.options).name)
            except RulesCrash:
                break
        else:
            pytest.fail("no answer had a second step")
        monkeypatch.undo()
        assert table.session
        assert len(table.session.entries) == answers
        assert store.text(table.game) == text_of(table.session)

    run(work())


def test_a_journal_from_elsewhere_is_taken_in(store: Store) -> None:
    async def work() -> None:
        manager = TableManager(store)
        made = session(40)
        token = await importing.take_in(manager, text_of(made))
        table = manager.table(manager.seat(token)[0])
        found = await manager.session(table)
        assert found.digest(found.run.game.state) == made.digest(made.run.game.state)
        with pytest.raises(SaveError, match="save-not-a-journal"):
            await importing.take_in(manager, "hello")
        with pytest.raises(SaveError, match="no-such-game"):
            await importing.take_in(manager, text_of(made).replace("game navajo-wars", "game chess"))
        with pytest.raises(SaveError, match="pack-by-name-only"):
            await importing.take_in(manager, text_of(made).replace("\npacks\n", "\npacks /etc\n"))

    run(work())


def test_a_cut_journal_is_taken_in_as_far_as_it_goes(store: Store) -> None:
    async def work() -> None:
        manager = TableManager(store)
        text = text_of(session(40))
        token = await importing.take_in(manager, text[: len(text) // 2])
        table = manager.table(manager.seat(token)[0])
        assert table.notices[0].key == "save-was-cut"
        await manager.session(table)

    run(work())


def test_play_on_from_any_point_is_a_new_game(store: Store) -> None:
    async def work() -> None:
        manager, token, table = await seated(store)
        await play(manager, token, table, 40)
        found = await manager.session(table)
        keep = len(found.entries) // 2
        other = await importing.branch(manager, token, keep, "the other road")
        second = manager.table(manager.seat(other)[0])
        fork = await manager.session(second)
        assert fork.entries[:keep] == found.entries[:keep]
        assert fork.header.seed != found.header.seed
        assert fork.header.title == "the other road"
        await play(manager, other, second, 3)
        assert table.session is found

    run(work())


def test_every_moment_is_the_game_as_it_was() -> None:
    made = session()
    seen = []
    choose = at_random(2)
    while len(made.entries) < 120 and isinstance(made.request, Decision):
        seen.append((len(made.entries), made.digest(made.run.game.state), [option.name for option in made.options]))
        made.answer(choose(made.request, made.options).name)
    for answers, state, names in seen:
        moment = Observer(made, 0).moment(answers)
        assert made.digest(moment.game.state) == state
        assert [option.name for option in moment.options()] == names
    assert Observer(made, 0).moment(len(made.entries)).request is made.request


def test_the_log_knows_the_moment_of_every_line() -> None:
    made = session(60)
    for n in range(len(made.log)):
        answers = Observer(made, 0).moment_of(n)
        told = made.told_at[answers] if answers < len(made.told_at) else len(made.log)
        assert told > n
        assert answers == 0 or made.told_at[answers - 1] <= n


def test_links_that_lead_nowhere(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        TableManager(store).seat("nonsense")

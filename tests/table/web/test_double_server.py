"""One folder, one server; and where two write all the same, nothing that one has acknowledged is lost by the other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.table.web.conftest import new_game, session
from tools.double_server import one_run
from vigil.kernel.journal import SaveError
from vigil.kernel.text import LANGUAGES, book
from vigil.table.web import backups
from vigil.table.web.desk import Desk
from vigil.table.web.holding import Holding
from vigil.table.web.standing import progress
from vigil.table.web.store import Kept, Store


def started(home: Path, language: str = "en", port: str = "0") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "vigil.table.cli", "serve", "--language", language, "--port", port, "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VIGIL_HOME": str(home), "LANG": "C.UTF-8"},
    )


def port_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found
    return found[1]


def test_a_second_server_says_who_holds_the_folder_and_ends(tmp_path: Path) -> None:
    first = started(tmp_path)
    try:
        port = port_of(first)
        for language, asked in (("en", "0"), ("it", "0"), ("fr", port)):  # also where the port would be taken
            second = started(tmp_path, language, asked)
            _, errors = second.communicate(timeout=120)
            assert second.returncode == 1
            assert f"{first.pid}" in errors
            assert port in errors
            assert "VIGIL_HOME" in errors
            assert "Traceback" not in errors
        first.send_signal(signal.SIGKILL)
        first.communicate(timeout=120)
        third = started(tmp_path)
        try:
            assert port_of(third), "what a killed server leaves holds nobody up"
        finally:
            third.terminate()
            third.communicate(timeout=120)
    finally:
        first.kill()


def test_a_held_folder_is_told_in_every_language(tmp_path: Path) -> None:
    held = Holding(tmp_path, 4711)
    with pytest.raises(SaveError, match="web-folder-held") as told:
        Holding(tmp_path, 4712)
    for language in LANGUAGES:
        text = book(language).raw(told.value.key, told.value.facts)
        assert "4711" in text
        assert str(os.getpid()) in text
        assert str(tmp_path) in text
    held.close()
    Holding(tmp_path, 4712).close()


def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("a file of my own")
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "vigil.lock").symlink_to(mine)
    with pytest.raises(SaveError, match="save-cannot-write"):
        Holding(folder, 4711)
    assert mine.read_text() == "a file of my own"


class Interrupted(Store):
    """Somebody else writes an answer each time a game was read."""

    other: Store
    times = 0

    def go_on(self, game: int) -> None:
        if self.times:
            self.times -= 1
            asyncio.run(answered(self.other, game))

    def kept(self, game: int) -> Kept:
        found = super().kept(game)
        self.go_on(game)
        return found


async def answered(store: Store, game: int) -> None:
    desk = Desk(store)
    table = desk.table(game)
    async with table.lock:
        made = await desk.session(table)
    await desk.answer(store.tokens(game)[0], table.at, made.options[0].name)


def test_mending_leaves_what_another_has_written_meanwhile(tmp_path: Path) -> None:
    """The count is wrong, so the journal is written anew: but not over an answer that came after it was read."""
    store = Interrupted(tmp_path / "vigil.sqlite")
    store.other = Store(store.path)
    made = session(20)
    store.create(made.header, made.records, progress(made)).result()
    store.submit(lambda db: db.execute("UPDATE games SET answers = 3") and None).result()
    before = len(store.journal(1).records)
    store.times = 1
    desk = Desk(store)

    async def opened() -> int:
        async with desk.table(1).lock:
            return len((await desk.session(desk.table(1))).records)

    assert asyncio.run(opened()) == store.length(1) > before
    store.close()
    store.other.close()


def test_a_count_is_read_at_the_same_moment_as_the_journal(tmp_path: Path) -> None:
    store = Interrupted(tmp_path / "vigil.sqlite")
    store.other = Store(store.path)
    made = session(20)
    store.create(made.header, made.records, progress(made)).result()
    store.times = 3
    desk = Desk(store)

    async def opened() -> None:
        async with desk.table(1).lock:
            await desk.session(desk.table(1))

    asyncio.run(opened())
    assert not desk.table(1).notices
    assert not store.copies(1), "nothing was damaged, nothing was replaced"
    store.close()
    store.other.close()


def test_what_is_read_together_stood_there_at_one_moment(store: Store) -> None:
    made = session(5)
    store.create(made.header, made.records, progress(made)).result()
    with store.read() as db:
        count = "SELECT (SELECT answers FROM games WHERE id = 1)"
        before = db.execute(count).fetchone()
        store.submit(lambda db: db.execute("UPDATE games SET answers = 99") and None).result()
        assert db.execute(count).fetchone() == before
    assert store.kept(1).answers == 99


def test_two_processes_lose_nothing() -> None:
    acknowledged, lost, replaced = one_run(8, 1)
    assert acknowledged >= 8
    assert (lost, replaced) == (0, 0)


@pytest.mark.slow
def test_two_processes_lose_nothing_in_many_runs() -> None:
    for seed in range(10):
        assert one_run(30, seed)[1:] == (0, 0)


def test_copies_made_at_once_do_not_stumble(store: Store, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many make and tidy copies of one store at the same moment."""
    new_game(client)
    monkeypatch.setattr(backups, "RECENT", 1)
    monkeypatch.setattr(backups, "DAYS", 0)
    found: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                backups.back_up(store.path)
        except BaseException as error:
            found.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == []
    assert backups.backups(store.path)

"""One folder, one server; and where two write all the same, nothing that one has acknowledged is lost by the other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, new_game, session
from tests.web.pair_game import DEFINITION
from tests.web.rounds import Browser, agree
from tests.web.seats import pair
from tests.web.tables.test_dice_round import OPEN
from tools.security.double_server import one_run
from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.play.new_header import new_header
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.web.app import make_app
from vigil.web.store import backups
from vigil.web.store.folder_lock import Holding
from vigil.web.store.rows import Kept
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager
from vigil.web.tables.progress import progress

__all__ = ["pair"]
HERE = "http://localhost:8437"


def started(home: Path, language: str = "en", port: str = "0") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "vigil.cli.main", "serve", "--language", language, "--port", port, "--no-browser"],
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
    manager = TableManager(store)
    table = manager.table(game)
    async with table.lock:
        made = await manager.session(table)
    await manager.answering.answer(store.tokens(game)[0], table.at, made.options[0].name)


def test_mending_leaves_what_another_has_written_meanwhile(tmp_path: Path) -> None:
    """The count is wrong, so the journal is written anew: but not over an answer that came after it was read."""
    store = Interrupted(tmp_path / "vigil.sqlite")
    store.other = Store(store.path)
    made = session(20)
    store.create(made.header, made.records, progress(made)).result()
    store.submit(lambda db: db.execute("UPDATE games SET answers = 3") and None).result()
    before = len(store.journal(1).records)
    store.times = 1
    manager = TableManager(store)

    async def opened() -> int:
        async with manager.table(1).lock:
            return len((await manager.session(manager.table(1))).records)

    assert asyncio.run(opened()) == store.length(1) > before
    store.close()
    store.other.close()


def test_a_count_is_read_at_the_same_moment_as_the_journal(tmp_path: Path) -> None:
    store = Interrupted(tmp_path / "vigil.sqlite")
    store.other = Store(store.path)
    made = session(20)
    store.create(made.header, made.records, progress(made)).result()
    store.times = 3
    manager = TableManager(store)

    async def opened() -> None:
        async with manager.table(1).lock:
            await manager.session(manager.table(1))

    asyncio.run(opened())
    assert not manager.table(1).notices
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


@pytest.fixture
def two(tmp_path: Path, pair: None) -> Iterator[tuple[list[Browser], list[Browser]]]:
    """Three friends, each with a page at two servers on one folder; the third has not come to a free seat yet."""
    store, other = Store(tmp_path / "vigil.sqlite"), Store(tmp_path / "vigil.sqlite")
    near, far = TestClient(make_app(store, OPEN), base_url=HERE), TestClient(make_app(other, OPEN), base_url=HERE)
    with near, far:
        manager = near.app.state.web.manager  # type: ignore[attr-defined]
        begun = awaiting(new_header(DEFINITION, None, "short", players=("Ada", "Ben", "-")))
        asyncio.run(manager.start(begun, range(3)))
        links = [f"/table/{token}" for token in store.tokens(1)]
        pages = [[Browser(client, link) for link in links] for client in (near, far)]
        for page in pages[0]:
            assert near.post(f"{page.table}/claim").status_code == 200
        far.cookies.update(near.cookies)
        yield pages[0], pages[1]
    store.close()
    other.close()


def played(*browsers: Browser) -> int:
    """Each who is asked answers once: how many answers there are."""
    for each in browsers:
        update = each.client.get(f"{each.table}/update", headers=AJAX).json()
        names = re.findall(r'name="name" value="([^"]+)"', update["question"])
        if names:
            body = {"at": update["at"], "name": names[0]}
            assert each.client.post(f"{each.table}/answer", json=body, headers=AJAX).status_code == 200
    return int(browsers[0].client.get(f"{browsers[0].table}/update", headers=AJAX).json()["answers"])


def test_a_round_of_shares_wipes_no_answers_of_another_server(two: tuple[list[Browser], list[Browser]]) -> None:
    """Both servers take part in one round. One finishes it, and answers are given; then the other would finish it."""
    near, far = two
    manager = near[0].client.app.state.web.manager
    for here, there in zip(near, far, strict=True):
        assert here.commit().status_code == 200
        there.seen, there.share = here.seen, here.share
    assert far[0].awaits()["stage"] == "reveal"
    for each in near:
        assert each.reveal().status_code == 200
    before = played(*near)
    stands = manager.store.text(1)
    late = [each.reveal() for each in far]
    assert {answer.status_code for answer in late} <= {200, 409}, "those whose share is in already may show it again"
    assert manager.store.text(1) == stands
    assert before >= 2
    assert played(*far) > before, "the other server has read it anew, and goes on"


def test_a_commitment_at_another_server_is_not_lost(two: tuple[list[Browser], list[Browser]]) -> None:
    near, far = two
    assert far[1].awaits()
    assert near[0].commit().status_code == 200
    assert far[1].commit().status_code == 200
    assert near[2].commit().status_code == 200
    assert {each.awaits()["stage"] for each in near} == {"reveal"}


def test_a_guest_at_another_server_changes_the_players_alone(two: tuple[list[Browser], list[Browser]]) -> None:
    """Its head is older than the round that was finished here."""
    near, far = two
    assert far[2].awaits()
    agree(*near)
    before, store = played(*near), near[0].client.app.state.web.manager.store
    old = store.journal(1).header
    assert far[2].client.post(f"{far[2].table}/claim", data={"name": "Cleo"}).status_code == 200
    assert store.journal(1).header == replace(old, players=("Ada", "Ben", "Cleo"))
    assert store.journal(1).sound
    assert played(*far) >= before


def test_what_was_read_before_somebody_went_on_is_refused(store: Store) -> None:
    made = session(5)
    store.create(made.header, made.records, progress(made)).result()
    place = store.place(1)
    assert (
        store.append(1, store.length(1), [Entry(Mark.CHOSEN, "3", "operation", "raid")], progress(made)).result()
        != place
    )
    stands = store.text(1)
    for late in (
        store.append(1, store.length(1), [], progress(made), judged=place),
        store.head(1, made.header, made.records, progress(made), "", place),
        store.seat_players(1, ("Ada",), place),
        store.keep_round(1, "{}", place),
    ):
        with pytest.raises(SaveError, match="web-double-answer"):
            late.result()
    assert store.text(1) == stands


@pytest.mark.parametrize("persons", [1, 2])
def test_two_processes_lose_nothing(persons: int) -> None:
    acknowledged, lost, replaced = one_run(8, 1, persons)
    assert acknowledged >= 8
    assert (lost, replaced) == (0, 0)


@pytest.mark.slow
def test_two_processes_lose_nothing_in_many_runs() -> None:
    for seed in range(10):
        assert one_run(30, seed, 1 + seed % 2)[1:] == (0, 0)


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

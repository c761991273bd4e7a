"""A clock that jumps by years: nothing is forgotten, copies are made and kept, no code outlives its day."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.table.web.conftest import header
from vigil.table import saves
from vigil.table.web import backups
from vigil.table.web.links import CODE_LIVES, Link
from vigil.table.web.store import Progress, Store

YEAR = 365 * 24 * 3600.0
NOTHING = Progress(0, 0, 0, "")


def put_away(path: Path) -> Store:
    store = Store(path)
    store.create(header(), [], NOTHING).result()
    store.delete(store.games()[0].id, True).result()
    return store


def test_a_clock_set_ahead_forgets_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "vigil.sqlite"
    put_away(path).close()
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * YEAR)
    store = Store(path)
    assert [game.deleted for game in store.games()] != [None]
    store.close()


def test_a_game_put_away_long_before_the_last_change_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "vigil.sqlite"
    store = put_away(path)
    long_ago = time.time() - YEAR
    store.submit(lambda db: db.execute("UPDATE games SET deleted = ?", (long_ago,)) and None).result()
    store.create(header(), [], NOTHING).result()
    store.close()
    store = Store(path)
    assert [game.deleted for game in store.games()] == [None]
    store.close()


def test_after_a_jump_back_a_copy_of_the_store_is_made_and_is_the_newest(store: Store) -> None:
    store.create(header(), [], NOTHING).result()
    folder = backups.folder_of(store.path)
    folder.mkdir()
    ahead = time.time() + 70 * YEAR
    for n in range(backups.RECENT + backups.DAYS):
        old = folder / f"vigil-209911{10 + n}-070000.sqlite"
        old.write_bytes(b"old")
        os.utime(old, (ahead, ahead))
    assert backups.is_due(store.path, time.time(), store.last_change())
    store.back_up_in_time()
    newest = backups.backups(store.path)[0]
    assert newest.read_bytes() != b"old", "the new copy is kept, and sorted before those of the time to come"
    assert not backups.is_due(store.path, time.time(), store.last_change()), "and one is enough"


def test_after_a_jump_back_the_copies_of_a_save_keep_their_order() -> None:
    assert saves.stamp_after("20991118-075959") == "20991118-080000"
    for other in ("", "somebody's own name"):
        assert "20200101-000000" < saves.stamp_after(other) < "20991118-075959"


@pytest.mark.parametrize(("age", "lives"), [(0.0, True), (CODE_LIVES - 1, True), (CODE_LIVES, False), (-YEAR, False)])
def test_a_join_code_lives_for_a_day_by_any_clock(age: float, lives: bool) -> None:
    made = 1_700_000_000.0
    link = Link("token", 1, 0, "ABCDEF", made, "", None)
    assert bool(link.code_at(made + age)) is lives

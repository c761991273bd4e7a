"""A clock that jumps by years: nothing is forgotten, copies are made and kept, no code outlives its day."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.web.conftest import header
from vigil.app import saves
from vigil.web.store import backups
from vigil.web.store.link_target import Link
from vigil.web.store.links import CODE_LIVES, GivenLink, Links
from vigil.web.store.rows import DAY, KEEP_DELETED, Progress
from vigil.web.store.store import Store

YEAR = 365 * 24 * 3600.0
NOTHING = Progress(0, 0, 0, "")


def put_away(path: Path) -> Store:
    store = Store(path)
    store.create(header(), [], NOTHING).result()
    store.delete(store.games()[0].id, True).result()
    return store


class Clock:
    """A clock that can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real, self.ahead = time.time, 0.0
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def play_on(path: Path, days: int, clock: Clock, step: float = DAY) -> None:
    """Something is played on so many days, and the service started anew each time."""
    for _ in range(days):
        store = Store(path)
        game = next(game.id for game in store.games() if not game.deleted)
        store.append(game, store.length(game), [], NOTHING).result()
        store.close()
        clock.ahead += step


def deleted(path: Path) -> list[bool]:
    store = Store(path)
    found = [game.deleted is not None for game in store.games()]
    store.close()
    return sorted(found)


@pytest.mark.parametrize("jumps", [(0, YEAR), (-YEAR, 0), (0, YEAR, 0), (YEAR, 0, -YEAR, 70 * YEAR, 0)])
def test_a_clock_that_jumps_forgets_no_game(tmp_path: Path, clock: Clock, jumps: tuple[float, ...]) -> None:
    path = tmp_path / "vigil.sqlite"
    clock.ahead = jumps[0]
    store = put_away(path)
    store.create(header(), [], NOTHING).result()
    store.close()
    for clock.ahead in jumps[1:]:
        play_on(path, 3, clock, 0.0)
        assert deleted(path) == [False, True]


@pytest.mark.parametrize("before", [0.0, YEAR, -YEAR])
def test_a_game_put_away_is_forgotten_after_thirty_days_with_play(tmp_path: Path, clock: Clock, before: float) -> None:
    path = tmp_path / "vigil.sqlite"
    clock.ahead = before
    store = put_away(path)
    store.create(header(), [], NOTHING).result()
    store.close()
    clock.ahead = max(0.0, before)  # one that stood ahead stays there: days that were counted do not count again
    play_on(path, KEEP_DELETED - 1, clock, DAY)
    assert deleted(path) == [False, True]
    play_on(path, 2, clock, DAY)
    assert deleted(path) == [False]


def test_a_game_that_was_brought_back_and_put_away_again_is_counted_anew(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "vigil.sqlite"
    store = put_away(path)
    store.create(header(), [], NOTHING).result()
    store.close()
    play_on(path, KEEP_DELETED - 1, clock)
    store = Store(path)
    for gone in (False, True):
        store.delete(1, gone).result()
    store.close()
    play_on(path, KEEP_DELETED - 1, clock)
    assert deleted(path) == [False, True]


def test_a_game_put_away_by_an_older_vigil_is_counted_from_now(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "vigil.sqlite"
    store = put_away(path)
    store.create(header(), [], NOTHING).result()
    store.submit(lambda db: db.execute("DELETE FROM kept") and None).result()
    store.submit(lambda db: db.execute("UPDATE games SET deleted = 1 WHERE id = 1") and None).result()
    store.close()
    play_on(path, KEEP_DELETED - 1, clock)
    assert deleted(path) == [False, True]
    play_on(path, 2, clock)
    assert deleted(path) == [False]


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


@pytest.mark.parametrize(("age", "lives"), [(0.0, True), (CODE_LIVES - 1, True), (CODE_LIVES, False)])
def test_a_join_code_lives_for_a_day(age: float, lives: bool) -> None:
    made = 1_700_000_000.0
    link = GivenLink("token", 1, Link.to(0), "ABCDEF", made, "", None)
    assert bool(link.code_at(made + age)) is lives


@pytest.mark.parametrize("ahead", [240.0, YEAR])
def test_a_join_code_made_while_the_clock_stood_ahead_has_its_day(store: Store, clock: Clock, ahead: float) -> None:
    store.create(header(), [], NOTHING).result()
    links = Links(store)
    clock.ahead = ahead
    links.hand(1, Link.to(0), [0], True).result()
    (link,) = links.of(1).values()
    clock.ahead = 0.0
    now = time.time()
    assert links.by_code(link.code, now) == link
    links.set_right(now)
    store.submit(lambda db: None).result()
    assert links.by_code(link.code, now + CODE_LIVES - 1)
    assert not links.by_code(link.code, now + CODE_LIVES), "no code outlives its day"

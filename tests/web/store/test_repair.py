"""A damaged store is mended: whoever is killed or has no room meanwhile, and whatever was damaged, no game is gone that
can be read."""

from __future__ import annotations

import shutil
import signal
import sys
from pathlib import Path

import pytest

from tests.web.conftest import session
from tests.web.store.children import die_while_opening, in_a_child, open_with_little_room
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.web.store import backups
from vigil.web.store.store import Store
from vigil.web.tables.progress import progress

GAMES = 5


@pytest.fixture
def harmed(tmp_path: Path) -> Path:
    """A store with a damaged head, whose games can all be read."""
    path = filled(tmp_path / "saves" / "vigil.sqlite")
    data = bytearray(path.read_bytes())
    data[32] ^= 0x80
    path.write_bytes(data)
    return path


def filled(path: Path) -> Path:
    store = Store(path)
    for seed in range(GAMES):
        made = session(10, seed)
        store.create(made.header, made.records, progress(made)).result()
    store.close()
    return path


def games(path: Path) -> tuple[int, bool]:
    """How many games can be played on, and whether it was told that the store was damaged."""
    store = Store(path)
    found = sum(store.journal(game.id).sound for game in store.games())
    store.close()
    return found, store.mended is not None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits of size")
@pytest.mark.parametrize(
    ("room", "why"), [(4_096, "save-cannot-write"), (33_000, "web-store-unmended"), (45_000, "web-store-unmended")]
)
def test_without_room_a_damaged_store_stays_as_it_is_and_why_is_told(harmed: Path, room: int, why: str) -> None:
    before = harmed.read_bytes()
    assert in_a_child(open_with_little_room, harmed, room) == (0, [why])
    assert harmed.read_bytes() == before
    assert {each.name for each in harmed.parent.iterdir()} <= {f"{harmed.name}{end}" for end in ("", "-wal", "-shm")}
    assert games(harmed) == (GAMES, True)
    for language in LANGUAGES:
        assert "/saves (no room)" in book(language).raw("web-store-unmended", {"path": "/saves", "why": "no room"})


@pytest.fixture
def harmed_log(tmp_path: Path) -> Path:
    """A store whose log was damaged in its middle, as it was left by a process that was killed."""
    store = Store(filled(tmp_path / "open" / "vigil.sqlite"))
    for n in range(9):
        store.rename(1, f"title {n}").result()
    shutil.copytree(store.path.parent, tmp_path / "logged")
    store.close()
    path = tmp_path / "logged" / store.path.name
    log = bytearray(path.with_name(f"{path.name}-wal").read_bytes())
    log[300] ^= 1
    path.with_name(f"{path.name}-wal").write_bytes(log)
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("kind", ["harmed", "harmed_log"])
def test_killed_at_any_moment_of_mending_the_games_are_there_at_the_next_start(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    harmed = request.getfixturevalue(kind)
    kept = {each.read_bytes() for each in harmed.parent.iterdir() if not each.name.endswith("-shm")}
    kills = 0
    while True:
        copy = tmp_path / str(kills) / harmed.name
        shutil.copytree(harmed.parent, copy.parent)
        code, said = in_a_child(die_while_opening, copy, kills + 1)
        assert games(copy)[0] == GAMES, kills
        there = [*copy.parent.iterdir()]
        assert kept == {each.read_bytes() for each in there if "damaged-" in each.name and "-shm" not in each.name}
        assert [each for each in there if each.is_dir() or "moved" in each.name] == [], "nothing is left lying about"
        if code != -signal.SIGKILL:
            break
        kills += 1
    assert (code, said) == (0, [GAMES])
    assert kills >= 5


def test_what_is_left_of_a_damaged_store_that_was_thrown_away_touches_nothing(harmed_log: Path) -> None:
    store = Store(harmed_log)
    assert store.mended
    store.rename(1, "after").result()
    store.close()
    (harmed_log.parent / store.mended[0]).unlink()
    store = Store(harmed_log)
    assert store.mended is None
    assert "after" in {game.title for game in store.games()}
    store.close()


def test_what_an_older_vigil_put_aside_and_never_mended_is_mended(harmed: Path) -> None:
    for emptied in (False, True):
        aside = harmed.with_name(f"{harmed.name}.damaged-20260101-120000")
        harmed.rename(aside)
        if emptied:
            harmed.touch()
        assert games(harmed) == (GAMES, True)
        assert games(harmed) == (GAMES, False)
        aside.unlink()


def test_a_copy_that_cannot_be_read_makes_way_for_the_one_before(harmed: Path) -> None:
    folder = backups.folder_of(harmed)
    folder.mkdir()
    filled(folder / "vigil-20260101-120000.sqlite")
    (folder / "vigil-20260101-130000.sqlite").write_bytes(b"dear diary\n" * 900)
    harmed.write_bytes(b"\0" * 9000)
    assert games(harmed) == (GAMES, True)


def test_a_game_that_stopped_earlier_does_not_take_the_place_of_its_copy(tmp_path: Path) -> None:
    """The damage took the last answers away, and what is left is whole."""
    path = tmp_path / "vigil.sqlite"
    made = session(10)
    store = Store(path)
    store.create(made.header, made.records, progress(made)).result()
    store.close()
    early = path.read_bytes()
    made = session(30)
    store = Store(path)
    store.append(1, store.length(1), made.records[store.length(1) :], progress(made)).result()
    backups.back_up(path)
    long = store.length(1)
    store.close()
    path.write_bytes(early[:32] + b"\x80" + early[33:])
    store = Store(path)
    assert store.mended
    assert store.length(1) == long
    store.close()


@pytest.mark.parametrize("log", [False, True])
def test_a_store_with_one_altered_byte_of_its_head_has_all_its_games(tmp_path: Path, log: bool) -> None:
    """It opens as it was or mends itself, takes answers, and no game is gone that came after the last copy. Where only
    a newer Vigil could have written it, it is read."""
    whole = filled(tmp_path / "whole" / "vigil.sqlite")
    backups.back_up(whole)
    made = session(10, 99)
    store = Store(whole)
    store.create(made.header, made.records, progress(made)).result()
    if not log:
        store.close()
    data = whole.read_bytes()
    for at in (0, 15, 16, 18, 19, 20, 28, 31, 32, 39, 47, 52, 59, 60, 63, 92):
        for n, new in enumerate({3, data[at] ^ 1, data[at] ^ 0x80} - {data[at]}):
            path = tmp_path / f"{at} {n}" / whole.name
            shutil.copytree(whole.parent, path.parent)
            path.write_bytes(data[:at] + bytes([new]) + data[at + 1 :])
            again = Store(path)
            assert sum(again.journal(game.id).sound for game in again.games()) == GAMES + 1, (at, new)
            if not again.newer:
                again.rename(1, "still written").result()
            assert not again.newer or (at, new) == (63, 3)
            again.close()
            shutil.rmtree(path.parent)
    if log:
        store.close()


@pytest.mark.parametrize(("at", "new"), [(63, 0), (60, 0x80), (60, 1), (18, 3), (19, 3), (0, 82)])
def test_what_spoils_the_head_is_told_and_kept(tmp_path: Path, at: int, new: int) -> None:
    path = filled(tmp_path / "vigil.sqlite")
    data = path.read_bytes()
    path.write_bytes(data[:at] + bytes([new]) + data[at + 1 :])
    harmed = path.read_bytes()
    store = Store(path)
    assert store.mended
    assert store.mended[1] == GAMES
    assert (tmp_path / store.mended[0]).read_bytes() == harmed
    store.close()

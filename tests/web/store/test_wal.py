"""The log of the store after kill -9: damage in its middle is told, a torn end and what was given up are not."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import RULES
from tests.web.store.children import die_after_answers, in_a_child
from vigil.web.app import make_app
from vigil.web.store.store import Store
from vigil.web.store.wal_check import FRAME, HEAD, broken, frames

PAGE = 4096
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")


def killed(folder: Path, how: str = "") -> tuple[Path, int]:
    """A store whose server was killed, and how many records it has acknowledged."""
    path = folder / "vigil.sqlite"
    code, said = in_a_child(die_after_answers, path, how)
    assert code == -signal.SIGKILL
    (records,) = said
    return path, records


def altered(path: Path, at: int, folder: str) -> Path:
    """The same store with one bit of its log flipped."""
    copy = path.parent / folder / path.name
    shutil.copytree(path.parent, copy.parent, ignore=lambda _, names: {each for each in names if each.isdecimal()})
    log = copy.with_name(f"{copy.name}-wal")
    data = bytearray(log.read_bytes())
    data[at] ^= 1
    log.write_bytes(data)
    return copy


def test_a_bit_of_the_log_flipped_is_told_and_kept(tmp_path: Path) -> None:
    path, _ = killed(tmp_path)
    log = path.with_name(f"{path.name}-wal").read_bytes()
    ends = [n for n, ends, _ in frames(log, PAGE) if ends]
    assert len(ends) > 4
    places = [HEAD + n * (FRAME + PAGE) + at for n in range(0, ends[-2] + 1, 3) for at in (2, 7, 12, 20, 100, 4000)]
    for folder, at in enumerate([0, 5, 10, 17, 25, *places]):
        copy = altered(path, at, str(folder))
        harmed = copy.with_name(f"{copy.name}-wal").read_bytes()
        if folder % 12:
            assert broken(copy) is not None, at
            continue
        store = Store(copy)
        assert store.mended, at
        assert copy.with_name(f"{store.mended[0]}-wal").read_bytes() == harmed
        assert all(store.journal(game.id).sound for game in store.games())
        with TestClient(make_app(store, RULES), base_url="http://localhost:8437") as client:
            assert f"It is kept as {store.mended[0]}" in client.get("/").text
        store.close()
        again = Store(copy)
        assert again.mended is None
        again.close()


def test_the_last_transaction_may_lie_in_pieces(tmp_path: Path) -> None:
    """As a power cut leaves it, before anybody was told that it is saved."""
    path, _ = killed(tmp_path)
    log = path.with_name(f"{path.name}-wal").read_bytes()
    ends = [n for n, ends, _ in frames(log, PAGE) if ends]
    for n in range(ends[-2] + 1, ends[-1] + 1):
        assert broken(altered(path, HEAD + n * (FRAME + PAGE) + 100, str(n))) is None


@pytest.mark.parametrize("how", ["", "restarted", "given up"])
def test_a_log_as_it_was_left_is_no_damage(tmp_path: Path, how: str) -> None:
    path, records = killed(tmp_path, how)
    store = Store(path)
    assert store.mended is None
    assert store.length(1) == records
    store.close()


def test_a_torn_end_is_no_damage(tmp_path: Path) -> None:
    path, _ = killed(tmp_path)
    log = path.with_name(f"{path.name}-wal")
    size = log.stat().st_size
    for short in (1, FRAME + PAGE - 1, FRAME + PAGE, 2 * (FRAME + PAGE) + 9, 5 * (FRAME + PAGE), size - HEAD, size):
        os.truncate(log, size - short)
        assert broken(path) is None, short


def test_a_torn_last_frame_is_no_damage(tmp_path: Path) -> None:
    path, _ = killed(tmp_path)
    copy = altered(path, path.with_name(f"{path.name}-wal").stat().st_size - 9, "0")
    assert broken(copy) is None

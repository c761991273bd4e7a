"""A store is opened: its file looked through, mended if it is damaged, and brought up to the version of today."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from msgspec import Struct

from vigil.kernel.journal.durable_file import OWNER, own_folder
from vigil.web.store.backups import back_up, backups, only_read, readable
from vigil.web.store.repair import left_over, mend, put_back
from vigil.web.store.rows import give_seats
from vigil.web.store.schema import (
    VERSION,
    Damaged,
    bring_up,
    check,
    columns,
    expected,
    is_damage,
    is_numbered,
    version_of,
)
from vigil.web.store.wal_check import is_broken


class Opened(Struct):
    """An open store: what writes and what reads it. `newer`: it was written by a newer Vigil and is only read.
    `mended`: it was damaged; the name under which it was put aside, and how many games there are now."""

    writer: sqlite3.Connection
    reader: sqlite3.Connection
    newer: bool
    mended: tuple[str, int] | None


def opened(path: Path) -> Opened:
    """Open the file, for its owner only; what is damaged is put aside, what is newer only read."""
    own_folder(path.parent)
    put_back(path)
    mended = mend(path) if is_gone(path) else None
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER))
    for end in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).chmod(OWNER)
    try:
        if is_broken(path) or not is_ours(path):
            raise Damaged
        newer = is_newer(path)
    except Damaged:
        mended = mend(path)
        newer = is_newer(path)
    writer = only_read(path) if newer else connect(path)
    reader = only_read(path) if newer else connect(path)
    reader.text_factory = readable
    return Opened(writer, reader, newer, mended)


def is_gone(path: Path) -> bool:
    """Whether a store was lost from its place: there are copies or a damaged one, and it is empty; or it is missing
    beside a damaged one that was never mended."""
    emptied = path.exists() and not path.stat().st_size
    return left_over(path) is not None or (emptied and bool(backups(path)))


def is_ours(path: Path) -> bool:
    """Whether the head of the file says that it may be read and written: SQLite only reads it where it does not, and
    says so at the first answer."""
    with path.open("rb") as file:
        return all(each in (1, 2) for each in file.read(20)[18:])


def is_newer(path: Path) -> bool:
    """Look the file through, and bring it up to the version of today; whether it is of a later one."""
    db = sqlite3.connect(path, isolation_level=None, timeout=10)
    try:
        check(db)
        if not is_numbered(db):
            raise Damaged
        version = version_of(db)
        if version < VERSION:
            if db.execute("SELECT 1 FROM sqlite_master").fetchone():
                back_up(path)
            bring_up(db)
        if version <= VERSION:
            if not expected() <= columns(db):
                raise Damaged
            give_seats(db)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if is_damage(error):
            raise Damaged from error
        raise
    finally:
        db.close()
    return version > VERSION


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.text_factory = readable
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection

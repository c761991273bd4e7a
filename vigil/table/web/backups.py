"""Copies of the whole store, made by the way; and what is done when the store itself is damaged."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from vigil.kernel.journal import Broken, SaveError, text_of
from vigil.kernel.journal_file import OWNER, lock, own_folder, same, sync_folder
from vigil.table.saves import STAMP, stamp_after
from vigil.table.web.rows import TABLES, journal_of, keep_copy, raw_of
from vigil.table.web.schema import Damaged, bring_up, check

EVERY = 3600.0  # seconds between two copies
RECENT = 3  # copies that are kept whatever their age
DAYS = 7  # and one for each of so many days before
ROOM = 1_000_000_000  # bytes for all copies; the newest is kept in any case
LOG = logging.getLogger("vigil.web")


def folder_of(path: Path) -> Path:
    return path.parent / "backups"


def backups(path: Path) -> list[Path]:
    """The copies of a store, newest first."""
    return sorted(folder_of(path).glob(f"{path.stem}-*{path.suffix}"), reverse=True)


def is_due(path: Path, now: float, changed: float) -> bool:
    """Whether the last copy is old, and something was played since. A copy from the time to come tells that the clock
    was set back: nobody knows what was played since."""
    made = next((copy.stat().st_mtime for copy in backups(path)), 0.0)
    return (made < changed or now < made) and not 0 <= now - made < EVERY


def back_up(path: Path) -> Path | None:
    """A copy of the store while it is played with. It is looked through before it counts as one. Where another process
    makes one at this moment, that one has to do."""
    where = folder_of(path)
    own_folder(where)
    last = next((copy.stem.removeprefix(f"{path.stem}-") for copy in backups(path)), "")
    copy, spare = where / f"{path.stem}-{stamp_after(last)}{path.suffix}", where / "copy.new"
    file = os.open(spare, os.O_RDWR | os.O_CREAT, OWNER)
    try:
        lock(file, spare)
        return copied(path, spare, copy) if there(file, spare) else None
    except SaveError:
        return None
    finally:
        os.close(file)


def there(file: int, path: Path) -> bool:
    """Whether a path still leads to the open file: somebody else may just have moved it."""
    with contextlib.suppress(FileNotFoundError):
        return same(file, path)
    return False


def copied(path: Path, spare: Path, copy: Path) -> Path | None:
    """Fill the file that is held for it, and make it a copy; the outdated ones go."""
    where = spare.parent
    os.truncate(spare, 0)  # what a process that was killed left there
    try:
        with contextlib.closing(only_read(path)) as source, contextlib.closing(sqlite3.connect(spare)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            check(target)
        spare.replace(copy)
        sync_folder(where)
    except Damaged:
        LOG.error("the store is damaged: no copy was made")
        spare.unlink(missing_ok=True)
        return None
    for old in outdated(backups(path)):
        old.unlink(missing_ok=True)
    return copy


def outdated(known: list[Path]) -> list[Path]:
    """The copies that make room: beyond the newest one for each day, and no more than there is room for."""
    kept, days, room = known[:RECENT], set[str](), ROOM
    for copy in known[RECENT:]:
        day = copy.stem.rpartition("-")[0][-8:]
        if day not in days and len(days) < DAYS:
            days.add(day)
            kept.append(copy)
    for n, copy in enumerate(list(kept)):
        with contextlib.suppress(FileNotFoundError):  # another process has just taken it away
            room -= copy.stat().st_size
        if n and room < 0:
            kept.remove(copy)
    return [copy for copy in known if copy not in kept]


def only_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False, timeout=10)


# a damaged store


def mend(path: Path) -> tuple[str, int]:
    """Put a damaged store aside, byte for byte, and make up another of the last copy and of what can be read: the name
    of what was put aside, and how many games there are."""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime(STAMP)}")
    for end in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    sync_folder(path.parent)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL, OWNER))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as fresh:
        bring_up(fresh)
        for copy in [*backups(path)[:1], aside]:
            with contextlib.suppress(sqlite3.Error, OSError, UnicodeDecodeError):
                take_over(fresh, copy)
        count = int(fresh.execute("SELECT count(*) FROM games").fetchone()[0])
    LOG.error("the store was damaged and is kept as %s; games in the new one: %s", aside.name, count)
    return aside.name, count


def take_over(fresh: sqlite3.Connection, path: Path) -> None:
    """Take the games of another store: each that is whole, or that is not there yet. One that cannot be read does not
    keep the others away. The store itself is not touched."""
    with scratch(path) as source:
        for (game,) in source.execute("SELECT id FROM games").fetchall():
            fresh.execute("BEGIN")
            try:
                known = fresh.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone()
                if known and not is_whole(source, game):
                    keep_copy(fresh, game, raw_of(source, game))
                else:
                    carry(source, fresh, game)
                fresh.execute("COMMIT")
            except (sqlite3.Error, SaveError, UnicodeDecodeError):
                fresh.execute("ROLLBACK")


@contextlib.contextmanager
def scratch(path: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a store, brought up to the version of today, to be read and thrown away."""
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = Path(folder) / "store.sqlite"
        for end in ("", "-wal"):
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + end), copy.with_name(copy.name + end))
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.text_factory = readable
            bring_up(db)
            yield db


def readable(data: bytes) -> str:
    """Text from a database whatever its bytes are."""
    return data.decode("utf-8", "replace")


def is_whole(db: sqlite3.Connection, game: int) -> bool:
    try:
        journal = journal_of(db, game)
    except (SaveError, sqlite3.Error, UnicodeDecodeError):
        return False
    return journal.sound and not journal.cut and not any(isinstance(each, Broken) for _, each in journal.records)


def file_of(db: sqlite3.Connection, game: int) -> bytes:
    """A game as a file; a damaged one byte for byte as it is."""
    if not is_whole(db, game):
        return raw_of(db, game)
    journal = journal_of(db, game)
    return text_of(journal.header, [each for _, each in journal.records if not isinstance(each, Broken)]).encode()


def carry(source: sqlite3.Connection, fresh: sqlite3.Connection, game: int) -> None:
    """All rows of a game."""
    for table, column in (("games", "id"), *((table, "game") for table in TABLES)):
        rows = source.execute(f"SELECT * FROM {table} WHERE {column} = ?", (game,)).fetchall()
        fresh.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))
        for row in rows:
            fresh.execute(f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * len(row))})", row)

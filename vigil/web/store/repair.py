"""A damaged store: it is put aside byte for byte, and another is made up of the last copy and of what can be read.

The new one is made in a folder of its own, and takes its place only when it is whole and on the disk. Who is killed or
has no room before that leaves the damaged one as it was; who is killed in the middle of the exchange leaves none, and
the next start mends what lies aside.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import shutil
import sqlite3
import struct
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from vigil.app.saves import STAMP
from vigil.kernel.journal.durable_file import OWNER, own_folder, sync_folder
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import Broken, text_of
from vigil.web.store.backups import backups, readable
from vigil.web.store.rows import TABLES, journal_of, keep_copy, raw_of
from vigil.web.store.schema import Damaged, bring_up, columns, is_numbered, version_in

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a store
ASIDE = ".damaged-"
MOVED = ".moved"
NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EROFS)
READING = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS)
PAGE = 4096
BYTES = (2, 2, 0, 64, 32, 32)  # written and read with a log; what a page keeps free, and its fractions
WORDS = (0, 0, 1, 4, 0, 0, 1, 0, 0, 0)  # no free pages; the schema's number and format; cache, vacuum; UTF-8; versions
LOG = logging.getLogger("vigil.web")


def mend(path: Path) -> tuple[str, int]:
    """Make up another store in the place of a damaged one: the name of what was put aside, and how many games there
    are."""
    harmed, work = left_over(path) or path, work_of(path)
    try:
        own_folder(work)
        count = made_up(work / path.name, path, harmed)
        aside = put_aside(path)
        (work / path.name).rename(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise SaveError("web-store-unmended", path=str(path), why=str(error)) from error
    finally:
        shutil.rmtree(work, ignore_errors=True)
    name = aside.name if harmed == path else harmed.name
    LOG.error("the store was damaged and is kept as %s; games in the new one: %s", name, count)
    return name, count


def work_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.mending")


def left_over(path: Path) -> Path | None:
    """The damaged store that lies aside where there is none in its place, or an empty one: the last."""
    if path.exists() and path.stat().st_size:
        return None
    every = [each for each in path.parent.glob(f"{path.name}{ASIDE}*") if not each.name.endswith(BESIDE)]
    return max((each for each in every if each.stat().st_size), default=None)


def put_aside(path: Path) -> Path:
    """What belongs to the store makes way first, under names that nobody else gives, and follows it."""
    stamp, n = time.strftime(STAMP), 1
    while (aside := path.with_name(f"{path.name}{ASIDE}{stamp}{f'-{n}' if n > 1 else ''}")).exists():
        n += 1
    for here, there in (
        *((beside(path, end), beside(path, end + MOVED)) for end in BESIDE),
        (path, aside),
        *((beside(path, end + MOVED), beside(aside, end)) for end in BESIDE),
    ):
        with contextlib.suppress(FileNotFoundError):
            here.rename(there)
    sync_folder(path.parent)
    return aside


def beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def put_back(path: Path) -> None:
    """Somebody was killed while he mended: what he made goes, and what had made way goes to its store, in its place or
    aside."""
    shutil.rmtree(work_of(path), ignore_errors=True)
    owner = path if path.exists() else left_over(path)
    for end in BESIDE if owner else ():
        moved = beside(path, end + MOVED)
        if owner and moved.exists() and not beside(owner, end).exists():
            moved.rename(beside(owner, end))


def made_up(new: Path, path: Path, harmed: Path) -> int:
    """The new store, of the newest copy that can be read and of what was harmed: how many games there are."""
    os.close(os.open(new, os.O_CREAT | os.O_EXCL, OWNER))
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as fresh:
        bring_up(fresh)
        any(is_taken(fresh, copy, new.parent) for copy in backups(path))
        is_taken(fresh, harmed, new.parent)
        count = int(fresh.execute("SELECT count(*) FROM games").fetchone()[0])
    file = os.open(new, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
    return count


def is_taken(fresh: sqlite3.Connection, path: Path, work: Path) -> bool:
    """Whether the games of another store could be taken over, whatever is wrong with it: as it is, or with another
    head."""
    for doubted in (False, True):
        try:
            take_over(fresh, path, work, doubted)
            return True
        except Exception as error:
            if is_unwritten(error):
                raise
    return False


def is_unwritten(error: Exception) -> bool:
    """Whether an error says that there is no room, or no leave, to write."""
    code = getattr(error, "sqlite_errorcode", 0)
    full = code & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN)
    failed = code & 0xFF == sqlite3.SQLITE_IOERR and code not in READING
    return full or failed or (isinstance(error, OSError) and error.errno in NO_ROOM)


def take_over(fresh: sqlite3.Connection, path: Path, work: Path, doubted: bool) -> None:
    """Take the games of another store: each that is whole, or that is not there yet. One that cannot be read does not
    keep the others away. The store itself is not touched."""
    with scratch(path, work, doubted) as source:
        if not columns(source):
            raise Damaged
        for (game,) in source.execute("SELECT id FROM games").fetchall():
            fresh.execute("BEGIN")
            try:
                take(source, fresh, game)
                fresh.execute("COMMIT")
            except Exception as error:
                with contextlib.suppress(sqlite3.Error):
                    fresh.execute("ROLLBACK")
                if is_unwritten(error):
                    raise


def take(source: sqlite3.Connection, fresh: sqlite3.Connection, game: int) -> None:
    """A game; where it is there already, only if it is whole and has not stopped earlier."""
    if not fresh.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone():
        carry(source, fresh, game)
    elif not is_whole(source, game):
        keep_copy(fresh, game, raw_of(source, game))
    elif not goes_on(fresh, source, game):
        carry(source, fresh, game)


def goes_on(fresh: sqlite3.Connection, source: sqlite3.Connection, game: int) -> bool:
    """Whether a game that is there goes on from where the other stopped."""
    (last,) = source.execute("SELECT seal FROM games WHERE id = ?", (game,)).fetchone()
    query = (
        "SELECT 1 FROM records JOIN games ON games.id = game WHERE game = ? AND records.seal = ? AND games.seal <> ?"
    )
    return fresh.execute(query, (game, last, last)).fetchone() is not None


@contextlib.contextmanager
def scratch(path: Path, where: Path | None = None, doubted: bool = False) -> Iterator[sqlite3.Connection]:
    """A copy of a store, brought up to the version of today, to be read and thrown away; where its head is doubted,
    with another."""
    with tempfile.TemporaryDirectory(dir=where or path.parent) as folder:
        copy = Path(folder) / "store.sqlite"
        for end in ("", "-wal"):
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + end), copy.with_name(copy.name + end))
        if doubted:
            put_head(copy)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.text_factory = readable
            if not is_numbered(db):
                db.execute(f"PRAGMA user_version = {version_in(columns(db))}")
            bring_up(db)
            yield db


def put_head(path: Path) -> None:
    """The head that a store of Vigil has, as SQLite's file format has it; only the number of pages is its own."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.write(
            struct.pack(">16sH6B12I20x2I", b"SQLite format 3\0", PAGE, *BYTES, 1, size // PAGE, *WORDS, 1, 3_040_000)
        )


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

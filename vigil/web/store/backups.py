"""Copies of the whole store, made by the way."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from pathlib import Path

from vigil.app.saves import stamp_after
from vigil.kernel.journal.durable_file import OWNER, lock, own_folder, same, sync_folder
from vigil.kernel.journal.header import SaveError
from vigil.web.store.schema import Damaged, check

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


def readable(data: bytes) -> str:
    """Text from a database whatever its bytes are."""
    return data.decode("utf-8", "replace")

"""The copies of a game: those of the whole store, made by the way, and what was damaged or replaced."""

from __future__ import annotations

import contextlib
import sqlite3

from msgspec import Struct

from vigil.kernel.journal.header import SaveError
from vigil.web.store import backups
from vigil.web.store.repair import file_of, scratch
from vigil.web.store.rows import Saved, moment
from vigil.web.store.store import Store


class Copy(Struct):
    name: str
    when: float  # when it was played last; of what was replaced, when that was
    answers: int  # -1: it was kept as it was, and nobody counted
    by_the_way: bool


def copies_of(store: Store, saved: Saved) -> list[Copy]:
    """The copies of a game, newest first; those by the way only where they differ from it and from each other."""
    rows = store.rows("SELECT id, made FROM copies WHERE game = ?", (saved.id,))
    found = {f"{n}": Copy(f"{n}", moment(made), -1, False) for n, made in rows}
    seen = {saved.changed}
    for path in backups.backups(store.path):
        with contextlib.suppress(sqlite3.Error), contextlib.closing(backups.only_read(path)) as db:
            query = "SELECT changed, answers FROM games WHERE id = ? AND created = ?"
            row = db.execute(query, (saved.id, saved.created)).fetchone()
            if row and row[0] not in seen:
                seen.add(row[0])
                answers = row[1] if isinstance(row[1], int) else -1
                found[path.stem] = Copy(path.stem, moment(row[0]), answers, True)
    return sorted(found.values(), key=lambda each: each.when, reverse=True)


def text_of_copy(store: Store, saved: Saved, name: str) -> bytes:
    """A copy as a file, as it was kept."""
    copy = next((each for each in copies_of(store, saved) if each.name == name), None)
    if copy is None:
        raise SaveError("save-not-found", path=name)
    if not copy.by_the_way:
        query = "SELECT CAST(text AS BLOB) FROM copies WHERE game = ? AND id = ?"
        return bytes(store.rows(query, (saved.id, int(name)))[0][0])
    path = backups.folder_of(store.path) / f"{name}{store.path.suffix}"
    try:
        with scratch(path) as db:
            return file_of(db, saved.id)
    except (sqlite3.Error, OSError) as error:
        raise SaveError("save-cannot-read", path=path.name, why=str(error)) from error

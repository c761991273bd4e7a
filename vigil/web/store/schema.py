"""The tables of the store and their version: older stores are brought up to it, newer ones are only read."""

from __future__ import annotations

import contextlib
import sqlite3
from functools import cache

from vigil.kernel.journal.header import SaveError, read_head, seal_of
from vigil.web.store.rows import lines_of, text_in

VERSION = 1
MARKS = (("records", "seal"),)  # by which column each version is known, from the first
AHEAD = 100  # versions that a newer Vigil may be ahead; beyond it, a number is none
SCHEMA = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, header TEXT NOT NULL, title TEXT NOT NULL, created REAL NOT NULL, changed REAL NOT NULL,
    deleted REAL, answers INTEGER NOT NULL, turn INTEGER NOT NULL, undos INTEGER NOT NULL, ending TEXT NOT NULL,
    seal TEXT NOT NULL DEFAULT '');
CREATE TABLE records (
    game INTEGER NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, state TEXT NOT NULL DEFAULT '',
    seal TEXT NOT NULL DEFAULT '', PRIMARY KEY (game, seq)) WITHOUT ROWID;
CREATE TABLE seats (token TEXT PRIMARY KEY, game INTEGER NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE copies (id INTEGER PRIMARY KEY, game INTEGER NOT NULL, made REAL NOT NULL, text TEXT NOT NULL);
CREATE TABLE stops (game INTEGER PRIMARY KEY, stops TEXT NOT NULL);
CREATE TABLE links (
    token TEXT PRIMARY KEY, game INTEGER NOT NULL, code TEXT NOT NULL, made REAL NOT NULL,
    browser TEXT NOT NULL DEFAULT '', came REAL) WITHOUT ROWID;
CREATE TABLE kept (
    game INTEGER NOT NULL, what TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, what)) WITHOUT ROWID;
CREATE TABLE chat (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL, seat INTEGER NOT NULL, said REAL NOT NULL, text TEXT NOT NULL);
CREATE INDEX chat_of ON chat (game);
CREATE INDEX seats_of ON seats (game);
"""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Damaged(Exception):
    """A database file that cannot be trusted."""


def version_of(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def version_in(there: set[tuple[str, str]]) -> int:
    """The version that columns speak of."""
    return max((n for n, mark in enumerate(MARKS, start=1) if mark in there), default=0)


def is_numbered(db: sqlite3.Connection) -> bool:
    """Whether the number of the version is that of the columns. If not, the head of the file was damaged; a greater one
    is a newer Vigil's, whose columns nobody knows here."""
    version = version_of(db)
    return version == version_in(columns(db)) if version <= VERSION else version <= VERSION + AHEAD


def is_damage(error: Exception) -> bool:
    """Whether an error speaks of a spoiled file; where the error itself cannot be read, it does."""
    return isinstance(error, UnicodeDecodeError) or getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def check(db: sqlite3.Connection) -> None:
    """Look the file through; what is wrong with it is found now, not in the middle of a game."""
    db.text_factory = bytes  # what is wrong may be told in signs that are none
    try:
        found = db.execute("PRAGMA integrity_check(1)").fetchone()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if is_damage(error) or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR:
            raise Damaged from error
        raise
    finally:
        db.text_factory = str
    if found is None or found[0] != b"ok":
        raise Damaged


def columns(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """Every column of every table."""
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {(table, row[1]) for table in tables for row in db.execute(f'PRAGMA table_info("{table}")').fetchall()}


@cache
def expected() -> set[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        bring_up(db)
        return columns(db)


def bring_up(db: sqlite3.Connection) -> None:
    """Make the tables, or change those of an older store, in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "games" not in tables:
            for statement in SCHEMA.split(";"):
                db.execute(statement)
        else:
            for version in range(version_of(db), VERSION):
                STEPS[version](db)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def seal_records(db: sqlite3.Connection) -> None:
    """Version 1: every record is sealed to the one before, and the game knows its last seal."""
    db.execute("ALTER TABLE games ADD COLUMN seal TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE records ADD COLUMN seal TEXT NOT NULL DEFAULT ''")
    for game, text in db.execute("SELECT id, header FROM games").fetchall():
        try:
            header = read_head(text_in(text).split("\n")).header
        except SaveError:
            continue  # it cannot be played; its rows stay as they are
        seal, rows = header.seal, []
        for seq, line in db.execute("SELECT seq, line FROM records WHERE game = ? ORDER BY seq", (game,)).fetchall():
            seal = seal_of(seal, text_in(line))
            rows.append((seal, game, seq))
        db.executemany("UPDATE records SET seal = ? WHERE game = ? AND seq = ?", rows)
        db.execute("UPDATE games SET header = ?, seal = ? WHERE id = ?", (lines_of(header), seal, game))


STEPS = (seal_records,)

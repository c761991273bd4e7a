"""The saved games of the browser table: one SQLite file, in which the journal stays the save.

Every answer is a transaction that is on the disk before it is acknowledged. One thread writes; what waits when it
comes round goes into one commit. The key (game, seq) refuses a second record in the place of the first.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.kernel.journal import Checkpoint, Header, Journal, Record, SaveError, read_header, read_record

SCHEMA = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY, header TEXT NOT NULL, title TEXT NOT NULL, created REAL NOT NULL, changed REAL NOT NULL,
    deleted REAL, answers INTEGER NOT NULL, turn INTEGER NOT NULL, undos INTEGER NOT NULL, ending TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS records (
    game INTEGER NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, state TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (token TEXT PRIMARY KEY, game INTEGER NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS copies (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL, made REAL NOT NULL, text TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS stops (game INTEGER PRIMARY KEY, stops TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS links (
    token TEXT PRIMARY KEY, game INTEGER NOT NULL, code TEXT NOT NULL, made REAL NOT NULL,
    browser TEXT NOT NULL DEFAULT '', came REAL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS kept (
    game INTEGER NOT NULL, what TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, what)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL, seat INTEGER NOT NULL, said REAL NOT NULL, text TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS chat_of ON chat (game);
CREATE INDEX IF NOT EXISTS seats_of ON seats (game);
"""
LOG = logging.getLogger("vigil.web")
BATCH = 64  # answers that share one commit at most
KEEP_DELETED = 30 * 24 * 3600.0  # a deleted game can be brought back for a month
STOP = None

Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class Saved(Struct):
    """A game in the list: what a lobby shows of it."""

    id: int
    token: str  # of the first seat
    header: Header
    title: str
    created: float
    changed: float
    deleted: float | None
    answers: int
    turn: int
    undos: int
    ending: str


class Progress(Struct):
    """Where a game stands after an answer."""

    answers: int
    turn: int
    undos: int
    ending: str


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.writer = connect(path)
            self.writer.executescript(SCHEMA)
            self.reader = connect(path)
        except (OSError, sqlite3.Error) as error:
            raise SaveError("save-cannot-write", path=str(path), why=str(error)) from error
        self.reading = threading.Lock()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="vigil-store", daemon=True)
        self.thread.start()
        self.submit(lambda db: forget_deleted(db, time.time() - KEEP_DELETED)).result()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.jobs.put(STOP)
        self.thread.join()
        self.writer.close()
        self.reader.close()

    # writing

    def submit(self, job: Callable[[sqlite3.Connection], Any]) -> Future[Any]:
        """Have a job written; the future is done when it is on the disk."""
        future: Future[Any] = Future()
        self.jobs.put((job, future))
        return future

    def work(self) -> None:
        running = True
        while running:
            batch: list[Job | None] = [self.jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < BATCH:
                    batch.append(self.jobs.get_nowait())
            running = STOP not in batch
            self.write([job for job in batch if job is not None])

    def write(self, batch: list[Job]) -> None:
        """One transaction for several answers; each of them may fail alone."""
        results: list[Any] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for job, _ in batch:
                results.append(self.attempt(job))
            self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self.writer.execute("ROLLBACK")
            results = [self.failure(error)] * len(batch)
        for (_, future), result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    def attempt(self, job: Callable[[sqlite3.Connection], Any]) -> Any:
        self.writer.execute("SAVEPOINT one")
        try:
            result = job(self.writer)
            self.writer.execute("RELEASE one")
            return result
        except sqlite3.IntegrityError:
            self.writer.execute("ROLLBACK TO one")
            self.writer.execute("RELEASE one")
            return SaveError("web-double-answer")

    def failure(self, error: sqlite3.Error) -> SaveError:
        return SaveError("save-cannot-write", path=str(self.path), why=str(error))

    def create(self, header: Header, records: Sequence[Record], progress: Progress) -> Future[Any]:
        """A new game with a secret link for each seat; the result is the link of the first."""

        def job(db: sqlite3.Connection) -> str:
            now = time.time()
            row = (lines_of(header), header.title, now, now, *values_of(progress))
            game = db.execute(
                "INSERT INTO games (header, title, created, changed, answers, turn, undos, ending)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            ).lastrowid
            assert game is not None
            tokens = [(secrets.token_urlsafe(16), game, seat) for seat in range(max(1, header.seats))]
            db.executemany("INSERT INTO seats VALUES (?, ?, ?)", tokens)
            insert(db, game, 0, records)
            return tokens[0][0]

        return self.submit(job)

    def append(
        self, game: int, seq: int, records: Sequence[Record], progress: Progress, stops: str = ""
    ) -> Future[Any]:
        """The records of one answer, in one piece; `seq` is the place of the first, `stops` those of the seats if they
        changed with it."""

        def job(db: sqlite3.Connection) -> None:
            insert(db, game, seq, records)
            stand(db, game, progress)
            if stops:
                put_stops(db, game, stops)

        return self.submit(job)

    def keep_stops(self, game: int, stops: str) -> Future[Any]:
        """Where each seat wants to be asked: it is no part of the journal."""
        return self.submit(lambda db: put_stops(db, game, stops))

    def replace(self, game: int, records: Sequence[Record], progress: Progress) -> Future[Any]:
        """A journal that was cut or no longer fits the rules is written anew; a copy of the old one is kept."""
        before = self.text(game)

        def job(db: sqlite3.Connection) -> None:
            keep_copy(db, game, before)
            db.execute("DELETE FROM records WHERE game = ?", (game,))
            insert(db, game, 0, records)
            stand(db, game, progress)

        return self.submit(job)

    def copy(self, game: int, text: str) -> Future[Any]:
        """Keep a journal as it was."""
        return self.submit(lambda db: keep_copy(db, game, text))

    def rename(self, game: int, title: str) -> Future[Any]:
        return self.submit(lambda db: db.execute("UPDATE games SET title = ? WHERE id = ?", (title, game)) and None)

    def delete(self, game: int, gone: bool) -> Future[Any]:
        """Put a game away, or bring it back."""
        when = time.time() if gone else None
        return self.submit(lambda db: db.execute("UPDATE games SET deleted = ? WHERE id = ?", (when, game)) and None)

    # reading

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        with self.reading:
            try:
                return self.reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise SaveError("save-cannot-read", path=str(self.path), why=str(error)) from error

    def seat(self, token: str) -> tuple[int, int] | None:
        """The game and the seat a secret link leads to; a deleted game has none."""
        rows = self.rows(
            "SELECT game, seat FROM seats JOIN games ON games.id = game WHERE token = ? AND deleted IS NULL", (token,)
        )
        return (rows[0][0], rows[0][1]) if rows else None

    def tokens(self, game: int) -> list[str]:
        """The tokens of the seats, one by one."""
        rows = self.rows("SELECT token FROM seats WHERE game = ? AND seat >= 0 ORDER BY seat", (game,))
        return [row[0] for row in rows]

    def games(self) -> list[Saved]:
        """Every game, the one played last first; deleted ones too."""
        rows = self.rows(
            "SELECT id, token, header, title, created, changed, deleted, answers, turn, undos, ending FROM games"
            " JOIN seats ON seats.game = id AND seat = 0 ORDER BY changed DESC"
        )
        found = []
        for row in rows:
            try:
                found.append(Saved(row[0], row[1], read_header(row[2].split("\n")), *row[3:]))
            except SaveError:
                LOG.warning("game %s has no readable header", row[0])
        return found

    def saved(self, token: str) -> Saved | None:
        return next((each for each in self.games() if each.token == token), None)

    def journal(self, game: int) -> Journal:
        head = self.rows("SELECT header, title FROM games WHERE id = ?", (game,))
        if not head:
            raise SaveError("save-not-found", path=str(game))
        header = read_header(head[0][0].split("\n"))
        header.title = head[0][1]
        records: list[tuple[int, Record]] = []
        first = len(header.lines()) + 1
        for seq, line, state in self.rows("SELECT seq, line, state FROM records WHERE game = ? ORDER BY seq", (game,)):
            record = read_record(line)
            if record is None:
                return Journal(header, records, cut=first + int(seq))
            if isinstance(record, Checkpoint):
                record.state = state
            records.append((first + int(seq), record))
        return Journal(header, records)

    def text(self, game: int) -> str:
        """The journal as a file, to be taken elsewhere."""
        journal = self.journal(game)
        return "\n".join([*journal.header.lines(), *(record.line() for _, record in journal.records)]) + "\n"

    def stops(self, game: int) -> str:
        rows = self.rows("SELECT stops FROM stops WHERE game = ?", (game,))
        return str(rows[0][0]) if rows else ""

    def length(self, game: int) -> int:
        return int(self.rows("SELECT count(*) FROM records WHERE game = ?", (game,))[0][0])

    def copies(self, game: int) -> list[str]:
        return [row[0] for row in self.rows("SELECT text FROM copies WHERE game = ? ORDER BY id", (game,))]


def insert(db: sqlite3.Connection, game: int, seq: int, records: Sequence[Record]) -> None:
    """Add records; only the first and the last checkpoint keep their state."""
    last = max((n for n, record in enumerate(records) if isinstance(record, Checkpoint)), default=-1)
    rows = []
    for n, record in enumerate(records):
        state = record.state if isinstance(record, Checkpoint) and (n == last or seq + n == 0) else ""
        rows.append((game, seq + n, record.line().partition("\n")[0], state))
    if last >= 0:
        db.execute("UPDATE records SET state = '' WHERE game = ? AND seq > 0 AND state <> ''", (game,))
    db.executemany("INSERT INTO records VALUES (?, ?, ?, ?)", rows)


def keep_copy(db: sqlite3.Connection, game: int, text: str) -> None:
    db.execute("INSERT INTO copies (game, made, text) VALUES (?, ?, ?)", (game, time.time(), text))


def put_stops(db: sqlite3.Connection, game: int, stops: str) -> None:
    db.execute("INSERT OR REPLACE INTO stops VALUES (?, ?)", (game, stops))


def stand(db: sqlite3.Connection, game: int, progress: Progress) -> None:
    db.execute(
        "UPDATE games SET changed = ?, answers = ?, turn = ?, undos = ?, ending = ? WHERE id = ?",
        (time.time(), *values_of(progress), game),
    )


def forget_deleted(db: sqlite3.Connection, before: float) -> None:
    for (game,) in db.execute("SELECT id FROM games WHERE deleted < ?", (before,)).fetchall():
        for table in ("records", "seats", "links", "copies", "stops", "kept", "chat"):
            db.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        db.execute("DELETE FROM games WHERE id = ?", (game,))


def values_of(progress: Progress) -> tuple[int, int, int, str]:
    return progress.answers, progress.turn, progress.undos, progress.ending


def lines_of(header: Header) -> str:
    return "\n".join(header.lines())

"""The saved games of the browser table: one SQLite file, in which the journal stays the save.

Every answer is a transaction that is on the disk before it is acknowledged. One thread writes (`writer.py`). The key
(game, seq) refuses a second record in the place of the first, and each record is sealed to the one before.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from msgspec import structs

from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_text import Journal, given
from vigil.kernel.journal.records import Record
from vigil.web.store import backups
from vigil.web.store.link_target import Link
from vigil.web.store.open import opened
from vigil.web.store.repair import file_of
from vigil.web.store.rows import (
    ROUND,
    Kept,
    Progress,
    StoredGame,
    check_place,
    counted_of,
    forget_deleted,
    head_of,
    insert,
    journal_of,
    keep_copy,
    last_change,
    lines_of,
    mark_of,
    place_of,
    put_away,
    put_beside,
    put_stops,
    raw_of,
    saved_from,
    stand,
    stops_of,
    text_in,
    values_of,
)
from vigil.web.store.writer import WriterThread

ANSWER = 64 * 1024  # bytes that an answer with the state after it needs at most


class Store:
    """The open file; `newer` and `mended` are as it was found (`open.Opened`)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            found = opened(path)
        except (OSError, sqlite3.Error) as error:
            raise SaveError("save-cannot-write", path=str(path), why=str(error)) from error
        self.writer, self.reader, self.newer, self.mended = found.writer, found.reader, found.newer, found.mended
        self.reading = threading.Lock()
        self.jobs = WriterThread(path, self.writer, self.newer)
        if not self.newer:
            self.submit(forget_deleted).result()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.jobs.close()
        self.writer.close()
        self.reader.close()

    # writing

    def submit(self, job: Callable[[sqlite3.Connection], Any]) -> Future[Any]:
        """Have a job written; the future is done when it is on the disk."""
        return self.jobs.submit(job)

    def pulse(self) -> Future[Any]:
        """Write as much as an answer may need: whether the store is alive, and has room for one."""
        row = (0, "pulse", f"{time.time()}{'.' * ANSWER}")
        return self.submit(lambda db: db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", row) and None)

    def create(
        self, header: Header, records: Sequence[Record], progress: Progress, beside: Mapping[str, str] | None = None
    ) -> Future[Any]:
        """A new game with a secret link for each seat, and what is kept `beside` it; the result is the link of the
        first."""

        def job(db: sqlite3.Connection) -> str:
            now = time.time()
            row = (lines_of(header.fresh()), header.title, now, now, *values_of(progress))
            game = db.execute(
                "INSERT INTO games (header, title, created, changed, answers, turn, undos, ending)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            ).lastrowid
            assert game is not None
            tokens = [(secrets.token_urlsafe(16), game, seat) for seat in range(max(1, header.seats))]
            db.executemany("INSERT INTO seats VALUES (?, ?, ?)", tokens)
            insert(db, game, 0, records)
            put_beside(db, game, beside or {})
            return tokens[0][0]

        return self.submit(job)

    def append(
        self,
        game: int,
        seq: int,
        records: Sequence[Record],
        progress: Progress,
        stops: str = "",
        judged: str = "",
    ) -> Future[Any]:
        """The records of one answer, in one piece; `seq` is the number of the first, `stops` those of the seats if they
        changed with it, `judged` the place it goes on from. The result is the place after it."""

        def job(db: sqlite3.Connection) -> str:
            check_place(db, game, judged)
            insert(db, game, seq, records)
            stand(db, game, progress)
            if stops:
                put_stops(db, game, stops)
            return place_of(db, game)

        return self.submit(job)

    def keep_stops(self, game: int, stops: str) -> Future[Any]:
        """Where each seat wants to be asked: it is no part of the journal."""
        return self.submit(lambda db: put_stops(db, game, stops))

    def replace(
        self,
        game: int,
        header: Header,
        records: Sequence[Record],
        progress: Progress,
        judged: str = "",
        beside: Mapping[str, str] | None = None,
    ) -> Future[Any]:
        """A journal that could not be followed to its end is written anew; the old one is kept byte for byte. `judged`
        is the mark of the rows that were found wanting: if others stand there now, somebody has gone on with them. The
        result is the place after it."""

        def job(db: sqlite3.Connection) -> str:
            if judged and mark_of(db, game) != judged:
                raise SaveError("web-double-answer")
            keep_copy(db, game, raw_of(db, game))
            db.execute("DELETE FROM records WHERE game = ?", (game,))
            db.execute("UPDATE games SET header = ? WHERE id = ?", (lines_of(header.fresh()), game))
            insert(db, game, 0, records)
            stand(db, game, progress)
            put_beside(db, game, beside or {})
            return place_of(db, game)

        return self.submit(job)

    def head(
        self, game: int, header: Header, records: Sequence[Record], progress: Progress, shares: str, judged: str
    ) -> Future[Any]:
        """The head of a game whose dice were awaited is another now, and with its seal those of its records; the round
        of `shares` changes with them. Where somebody has gone on from the place that was `judged`, nothing changes."""

        def job(db: sqlite3.Connection) -> str:
            check_place(db, game, judged)
            db.execute("DELETE FROM records WHERE game = ?", (game,))
            db.execute("UPDATE games SET header = ? WHERE id = ?", (lines_of(header), game))
            insert(db, game, 0, records)
            stand(db, game, progress)
            put_beside(db, game, {ROUND: shares})
            return place_of(db, game)

        return self.submit(job)

    def keep_round(self, game: int, shares: str, judged: str) -> Future[Any]:
        """The round of shares has gone on."""

        def job(db: sqlite3.Connection) -> str:
            check_place(db, game, judged)
            put_beside(db, game, {ROUND: shares})
            return place_of(db, game)

        return self.submit(job)

    def copy(self, game: int, text: str) -> Future[Any]:
        """Keep a journal as it was."""
        return self.submit(lambda db: keep_copy(db, game, text.encode()))

    def rename(self, game: int, title: str) -> Future[Any]:
        return self.submit(lambda db: db.execute("UPDATE games SET title = ? WHERE id = ?", (title, game)) and None)

    def seat_players(self, game: int, players: tuple[str, ...], judged: str) -> Future[Any]:
        """Somebody has taken a seat that nobody held; nothing else of the head changes."""

        def job(db: sqlite3.Connection) -> str:
            check_place(db, game, judged)
            header = structs.replace(head_of(db, game), players=players)
            db.execute("UPDATE games SET header = ? WHERE id = ?", (lines_of(header), game))
            return place_of(db, game)

        return self.submit(job)

    def delete(self, game: int, gone: bool) -> Future[Any]:
        """Put a game away, or bring it back."""
        return self.submit(lambda db: put_away(db, game, gone))

    def back_up_in_time(self) -> None:
        """A copy of all games, if the last one is old and something was played since. Play goes on without."""
        with contextlib.suppress(OSError, sqlite3.Error, SaveError):
            if not self.newer and backups.is_due(self.path, time.time(), self.last_change()):
                backups.back_up(self.path)

    def last_change(self) -> float:
        with self.read() as db:
            return last_change(db)

    # reading

    @contextlib.contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """Whatever is read within it stood there at one moment, whoever writes meanwhile."""
        with self.reading:
            try:
                self.reader.execute("BEGIN")
                yield self.reader
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise SaveError("save-cannot-read", path=str(self.path), why=str(error)) from error
            finally:
                with contextlib.suppress(sqlite3.Error):
                    self.reader.execute("ROLLBACK")

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        with self.read() as db:
            return db.execute(query, values).fetchall()

    def seat(self, token: str) -> tuple[int, Link] | None:
        """The game of a secret link, and where in it the link leads; a deleted game has none."""
        rows = self.rows(
            "SELECT game, seat FROM seats JOIN games ON games.id = game WHERE token = ? AND deleted IS NULL", (token,)
        )
        return (rows[0][0], Link.of_row(rows[0][1])) if rows else None

    def tokens(self, game: int) -> list[str]:
        """The tokens of the seats, one by one."""
        rows = self.rows("SELECT token FROM seats WHERE game = ? AND seat >= 0 ORDER BY seat", (game,))
        return [row[0] for row in rows]

    def games(self) -> list[StoredGame]:
        """Every game, the one played last first; deleted ones too, and those that cannot be read."""
        rows = self.rows(
            "SELECT id, token, header, title, created, changed, deleted, answers, turn, undos, ending FROM games"
            " JOIN seats ON seats.game = id AND seat = 0 ORDER BY changed DESC"
        )
        return [saved_from(row) for row in rows]

    def count(self) -> int:
        """How many games there are."""
        return int(self.rows("SELECT count(*) FROM games")[0][0])

    def saved(self, token: str) -> StoredGame | None:
        return next((each for each in self.games() if each.token == token), None)

    def journal(self, game: int) -> Journal:
        with self.read() as db:
            return journal_of(db, game)

    def given(self, game: int) -> int:
        """How many answers people gave."""
        journal = self.journal(game)
        return given(journal.header, [record for _, record in journal.records])

    def kept(self, game: int) -> Kept:
        """All that a game is played again from, as it stood at one moment."""
        with self.read() as db:
            journal = journal_of(db, game)
            return Kept(journal, counted_of(db, game), stops_of(db, game), mark_of(db, game), place_of(db, game))

    def place(self, game: int) -> str:
        with self.read() as db:
            return place_of(db, game)

    def undos(self, game: int) -> int:
        """How often dice were changed by taking back, as the game stands."""
        rows = self.rows("SELECT undos FROM games WHERE id = ?", (game,))
        return rows[0][0] if rows and isinstance(rows[0][0], int) else 0

    def text(self, game: int) -> str:
        """The journal as a file, to be taken elsewhere; a damaged one as it is."""
        with self.read() as db:
            return text_in(file_of(db, game))

    def copies(self, game: int) -> list[str]:
        return [text_in(row[0]) for row in self.rows("SELECT text FROM copies WHERE game = ? ORDER BY id", (game,))]

    def length(self, game: int) -> int:
        return int(self.rows("SELECT count(*) FROM records WHERE game = ?", (game,))[0][0])

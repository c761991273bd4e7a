"""What stands in the tables of the store: a game as rows, read and written on an open database."""

from __future__ import annotations

import hashlib
import math
import re
import secrets
import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.journal.header import WHOLE, Header, SaveError, read_head, seal_of
from vigil.kernel.journal.journal_text import STATE, Journal, Line, beside, checked, end_after, sealed
from vigil.kernel.journal.records import Checkpoint, Record

TABLES = ("records", "seats", "links", "copies", "stops", "kept", "chat")  # of a game, beside its row in `games`
ROUND = "round"  # what is kept beside a journal while shares are awaited
DAY = 24 * 3600.0
DAYS = "days"  # what is kept of the store itself (game 0): on how many days something was played, and the last of them
AWAY = "away"  # of a game that was put away: how many days had been counted then
KEEP_DELETED = 30  # days with play for which it can be brought back
COPIES = 8  # of a game, in the table of that name
LATEST = 1e11  # seconds since 1970: no clock says more
NO_HEADER = Header("?", "", "", "?", {}, 0)  # of a game whose own cannot be read


class Progress(Struct):
    """Where a game stands after an answer."""

    answers: int
    turn: int
    undos: int
    ending: str


class StoredGame(Struct):
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


class Kept(Struct):
    """A game as it is stored: what it is played again from, how many answers it is said to have, where its seats want
    to be asked, a mark that is another as soon as anything of it is, and its place (`place_of`)."""

    journal: Journal
    answers: int
    stops: str
    mark: str
    place: str


# reading


def saved_from(row: Sequence[Any]) -> StoredGame:
    """A row of the list. Whatever stands in it, the game is shown."""
    game, token, header, title, created, changed, deleted, *counts, ending = row
    try:
        head = read_head(text_in(header).split("\n")).header
    except SaveError:
        head = NO_HEADER
    answers, turn, undos = (each if isinstance(each, int) else 0 for each in counts)
    gone = None if deleted is None else moment(deleted)
    return StoredGame(
        game, token, head, text_in(title), moment(created), moment(changed), gone, answers, turn, undos, text_in(ending)
    )


def moment(value: Any) -> float:
    return float(value) if isinstance(value, int | float) and math.isfinite(value) and 0 <= value < LATEST else 0.0


def text_in(value: Any) -> str:
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return "" if value is None else str(value)


def journal_of(db: sqlite3.Connection, game: int) -> Journal:
    """The journal of a game. What does not fit its seals stands in it as Broken lines."""
    row = db.execute("SELECT header, title, seal FROM games WHERE id = ?", (game,)).fetchone()
    if row is None:
        raise SaveError("save-not-found", path=str(game))
    head = read_head(text_in(row[0]).split("\n"))
    records: list[tuple[int, Line]] = []
    journal = Journal(head.header, records, sound=head.sound, spoiled=0 if head.named else 2)
    journal.header.title = text_in(row[1])
    first, before = len(head.header.lines()) + 1, head.header.seal
    for line, state, seal in records_of(db, game):
        record = checked(line, seal, before)
        if state:
            state, whole = beside(head.header, f"{STATE}{state}", seal)
            journal.spoiled = journal.spoiled if whole else first + len(records)
            if whole and isinstance(record, Checkpoint):
                record.state = state.removeprefix(STATE)
        records.append((first + len(records), record))
        before = seal
    if before != text_in(row[2]):
        journal.cut = first + len(records)
    return journal


def records_of(db: sqlite3.Connection, game: int) -> list[tuple[str, str, str]]:
    """Line, state and seal of every record."""
    rows = db.execute("SELECT line, state, seal FROM records WHERE game = ? ORDER BY seq", (game,)).fetchall()
    return [(text_in(line), text_in(state), text_in(seal)) for line, state, seal in rows]


def raw_of(db: sqlite3.Connection, game: int) -> bytes:
    """A game as a file, byte for byte as it stands in the rows."""
    query = "SELECT CAST(header AS BLOB), CAST(seal AS BLOB) FROM games WHERE id = ?"
    header, last = db.execute(query, (game,)).fetchone() or (b"", b"")
    query = (
        "SELECT CAST(line AS BLOB), CAST(state AS BLOB), CAST(seal AS BLOB) FROM records WHERE game = ? ORDER BY seq"
    )
    found, seal = [header or b"", b"\n"], last  # a game without records ends with its head
    for line, state, seal in db.execute(query, (game,)):
        found += [line or b"", b"\t", seal or b"", b"\n"]
        found += [STATE.encode(), state, b"\n"] if state else []
    return b"".join([*found, f"{end_after(text_in(last))}\n".encode() if seal == last else b""])


def counted_of(db: sqlite3.Connection, game: int) -> int:
    """How many answers the game is said to have; -1 if that cannot be read."""
    row = db.execute("SELECT answers FROM games WHERE id = ?", (game,)).fetchone()
    return row[0] if row and isinstance(row[0], int) else -1


def stops_of(db: sqlite3.Connection, game: int) -> str:
    row = db.execute("SELECT stops FROM stops WHERE game = ?", (game,)).fetchone()
    return str(row[0]) if row else ""


def mark_of(db: sqlite3.Connection, game: int) -> str:
    """A digest of the journal as it stands in the rows, and of the count beside it."""
    return hashlib.blake2b(b"%d\n%s" % (counted_of(db, game), raw_of(db, game)), digest_size=16).hexdigest()


def place_of(db: sqlite3.Connection, game: int) -> str:
    """Where a game stands: a digest of its head, of the last seal, which holds all records, and of the round of shares.
    It is another as soon as somebody has gone on."""
    query = (
        "SELECT CAST(header AS BLOB), CAST(seal AS BLOB), (SELECT text FROM kept WHERE game = id AND what = ?)"
        " FROM games WHERE id = ?"
    )
    row = db.execute(query, (ROUND, game)).fetchone()
    return hashlib.blake2b(repr(row).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


# writing


def check_place(db: sqlite3.Connection, game: int, judged: str) -> None:
    """What goes on from a place is written only while the game stands there; "" asks nothing."""
    if judged and place_of(db, game) != judged:
        raise SaveError("web-double-answer")


def insert(db: sqlite3.Connection, game: int, seq: int, records: Sequence[Record]) -> None:
    """Add records, sealed to those before; only the first and the last checkpoint keep their state."""
    last = max((n for n, record in enumerate(records) if isinstance(record, Checkpoint)), default=-1)
    rows, seal = [], seal_before(db, game, seq)
    for n, (record, each) in enumerate(sealed(records, seal)):
        state = record.state if isinstance(record, Checkpoint) and (n == last or seq + n == 0) else ""
        if state and head_of(db, game).format >= WHOLE:
            state += f"\t{seal_of(each, f'{STATE}{state}')}"
        rows.append((game, seq + n, record.line(), state, each))
        seal = each
    if last >= 0:
        db.execute("UPDATE records SET state = '' WHERE game = ? AND seq > 0 AND state <> ''", (game,))
    db.executemany("INSERT INTO records (game, seq, line, state, seal) VALUES (?, ?, ?, ?, ?)", rows)
    db.execute("UPDATE games SET seal = ? WHERE id = ?", (seal, game))


def seal_before(db: sqlite3.Connection, game: int, seq: int) -> str:
    """The seal of the record before a place, or of the head. Where there is none, nothing can be added."""
    if seq:
        row = db.execute("SELECT seal FROM records WHERE game = ? AND seq = ?", (game, seq - 1)).fetchone()
        if row is None:
            raise sqlite3.IntegrityError("a gap")
        return text_in(row[0])
    return head_of(db, game).seal


def head_of(db: sqlite3.Connection, game: int) -> Header:
    """The head of a game, in the format in which its rows are sealed."""
    row = db.execute("SELECT header FROM games WHERE id = ?", (game,)).fetchone()
    return read_head(text_in(row[0]).split("\n")).header


def keep_copy(db: sqlite3.Connection, game: int, text: bytes) -> None:
    """Keep a journal as it was; the oldest copies go."""
    db.execute("INSERT INTO copies (game, made, text) VALUES (?, ?, ?)", (game, time.time(), text))
    db.execute(
        "DELETE FROM copies WHERE game = ? AND id <="
        " (SELECT id FROM copies WHERE game = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (game, game, COPIES),
    )


def put_beside(db: sqlite3.Connection, game: int, beside: Mapping[str, str]) -> None:
    """What is kept beside a journal and changes with it."""
    rows = [(game, what, text) for what, text in beside.items()]
    db.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", rows)


def put_stops(db: sqlite3.Connection, game: int, stops: str) -> None:
    db.execute("INSERT OR REPLACE INTO stops VALUES (?, ?)", (game, stops))


def stand(db: sqlite3.Connection, game: int, progress: Progress) -> None:
    db.execute(
        "UPDATE games SET changed = ?, answers = ?, turn = ?, undos = ?, ending = ? WHERE id = ?",
        (time.time(), *values_of(progress), game),
    )
    count_day(db)


def last_change(db: sqlite3.Connection) -> float:
    """When somebody played last, or put a game away."""
    rows = db.execute("SELECT max(changed), max(deleted) FROM games").fetchone()
    return max(map(moment, rows))


def count_day(db: sqlite3.Connection) -> None:
    """A day on which something was played counts if it is later than all before: a clock that jumps ahead counts one
    day, and one that jumps back none."""
    days, last = days_counted(db)
    today = int(time.time() // DAY)
    if today > last:
        put_beside(db, 0, {DAYS: f"{days + 1} {today}"})


def days_counted(db: sqlite3.Connection) -> tuple[int, int]:
    """On how many days something was played, and the last of them since 1970."""
    found = numbers_kept(db, 0, DAYS)
    return (found[0], found[1]) if len(found) == 2 else (0, 0)


def numbers_kept(db: sqlite3.Connection, game: int, what: str) -> list[int]:
    row = db.execute("SELECT text FROM kept WHERE game = ? AND what = ?", (game, what)).fetchone()
    return [int(each) for each in (text_in(row[0]).split() if row else ()) if re.fullmatch("[0-9]{1,9}", each)]


def put_away(db: sqlite3.Connection, game: int, gone: bool) -> None:
    """Put a game away, or bring it back. Today is not one of the days to come."""
    count_day(db)
    db.execute("UPDATE games SET deleted = ? WHERE id = ?", (time.time() if gone else None, game))
    put_beside(db, game, {AWAY: str(days_counted(db)[0]) if gone else ""})


def forget_deleted(db: sqlite3.Connection) -> None:
    """Games that were put away go when something was played on so many days since. No clock is asked how long ago it
    was: one that jumps, or a table that nobody used, forgets nothing."""
    days, _ = days_counted(db)
    for (game,) in db.execute("SELECT id FROM games WHERE deleted IS NOT NULL").fetchall():
        since = numbers_kept(db, game, AWAY)
        if not since or since[0] > days:  # nobody counted, or not by this count
            put_beside(db, game, {AWAY: str(days)})
            continue
        if days - since[0] < KEEP_DELETED:
            continue
        for table in TABLES:
            db.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        db.execute("DELETE FROM games WHERE id = ?", (game,))


def give_seats(db: sqlite3.Connection) -> None:
    """A game whose links were lost gets new ones: without the first it could not be found."""
    query = "SELECT id FROM games WHERE NOT EXISTS (SELECT 1 FROM seats WHERE game = id AND seat = 0)"
    for (game,) in db.execute(query).fetchall():
        db.execute("INSERT INTO seats VALUES (?, ?, 0)", (secrets.token_urlsafe(16), game))


def values_of(progress: Progress) -> tuple[int, int, int, str]:
    return progress.answers, progress.turn, progress.undos, progress.ending


def lines_of(header: Header) -> str:
    return "\n".join(header.lines())

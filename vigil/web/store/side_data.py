"""What a table keeps beside the journals: who is helped by a bot, who has read what, the chat, private notes."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from concurrent.futures import Future
from typing import Any

import msgspec
from msgspec import Struct, field

from vigil.web.store.store import Store

GIVEN_UP = "given-up"  # stands for the ending of a game that was given up
COMPANY = "company"
LINES = 200  # lines of the chat that are kept


class Kept(Struct):
    """What of it is on the disk."""

    helped: dict[int, str] = field(default_factory=dict)  # a bot plays for a seat while its person is away
    read: dict[int, int] = field(default_factory=dict)  # lines of the log that a seat's page has shown


class Said(Struct):
    """A line of the chat."""

    n: int
    seat: int
    text: str


def kept_presence(store: Store, game: int) -> Kept:
    text = kept(store, game, COMPANY)
    with contextlib.suppress(msgspec.MsgspecError):  # what is kept beside the journal may be lost
        return msgspec.json.decode(text, type=Kept) if text else Kept()
    return Kept()


def last_line(store: Store, game: int) -> int:
    """The number of the last line of the chat, 0 if nobody has said anything."""
    return int(store.rows("SELECT coalesce(max(id), 0) FROM chat WHERE game = ?", (game,))[0][0])


def kept(store: Store, game: int, what: str) -> str:
    rows = store.rows("SELECT text FROM kept WHERE game = ? AND what = ?", (game, what))
    return str(rows[0][0]) if rows else ""


def keep(store: Store, game: int, what: str, text: str) -> Future[Any]:
    return store.submit(
        lambda db: db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", (game, what, text)) and None
    )


def keep_presence(store: Store, game: int, found: Kept) -> Future[Any]:
    return keep(store, game, COMPANY, msgspec.json.encode(found).decode())


def notes(store: Store, game: int, seat: int) -> str:
    return kept(store, game, f"notes {seat}")


def keep_notes(store: Store, game: int, seat: int, text: str) -> Future[Any]:
    return keep(store, game, f"notes {seat}", text)


def ending(store: Store, game: int) -> str:
    rows = store.rows("SELECT ending FROM games WHERE id = ?", (game,))
    return str(rows[0][0]) if rows else ""


def changed(store: Store, game: int) -> float:
    """When something was last answered, in seconds since 1970."""
    return float(store.rows("SELECT changed FROM games WHERE id = ?", (game,))[0][0])


def close(store: Store, game: int, closed: bool) -> Future[Any]:
    """A game is given up, or taken up again."""
    row = (GIVEN_UP if closed else "", game)
    return store.submit(lambda db: db.execute("UPDATE games SET ending = ? WHERE id = ?", row) and None)


# the chat


def say(store: Store, game: int, seat: int, text: str) -> Future[Any]:
    """A line more; the result is its number."""

    def job(db: sqlite3.Connection) -> int:
        row = (game, seat, time.time(), text)
        n = db.execute("INSERT INTO chat (game, seat, said, text) VALUES (?, ?, ?, ?)", row).lastrowid
        db.execute(
            "DELETE FROM chat WHERE game = ? AND id <="
            " (SELECT id FROM chat WHERE game = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
            (game, game, LINES),
        )
        assert n is not None
        return n

    return store.submit(job)


def chat(store: Store, game: int, after: int = 0) -> list[Said]:
    rows = store.rows("SELECT id, seat, text FROM chat WHERE game = ? AND id > ? ORDER BY id", (game, after))
    return [Said(*row) for row in rows]

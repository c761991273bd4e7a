"""Secret links: who may sit where. A link that was given away is claimed by the browser that comes first."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from msgspec import Struct

from vigil.web.store.link_target import Link
from vigil.web.store.store import Store

LETTERS = "ABCDEFGHJKMNPRTUWXY"  # none that looks like another, or like a digit
CODE = 6
CODE_LIVES = 24 * 3600.0


class GivenLink(Struct):
    """A link that was given away: where it leads, and who has come."""

    token: str
    game: int
    to: Link
    code: str
    made: float
    browser: str  # the mark of the browser that claimed it
    came: float | None

    def code_at(self, now: float) -> str:
        """The join code while it can be used: until somebody has come, for a day at most (`Links.set_right`)."""
        return self.code if self.came is None and now - self.made < CODE_LIVES else ""


class Links:
    def __init__(self, store: Store) -> None:
        self.store = store

    # reading

    def of(self, game: int) -> dict[Link, GivenLink]:
        """The links of a game that were given away, by what they lead to."""
        return {link.to: link for link in self.found("links.game = ?", game)}

    def given(self, token: str) -> GivenLink | None:
        """A link that was given away; None if nobody has to claim it."""
        return next(iter(self.found("links.token = ?", token)), None)

    def by_code(self, code: str, now: float) -> GivenLink | None:
        wanted = "".join(each for each in code.upper() if each.isalnum())
        found = self.found("links.code = ?", wanted) if len(wanted) == CODE else []
        return next((link for link in found if link.code_at(now)), None)

    def found(self, where: str, value: str | int) -> list[GivenLink]:
        rows = self.store.rows(
            "SELECT links.token, links.game, seat, code, made, browser, came FROM links"
            " JOIN seats ON seats.token = links.token JOIN games ON games.id = links.game"
            f" WHERE {where} AND deleted IS NULL",
            (value,),
        )
        return [GivenLink(token, game, Link.of_row(to), *more) for token, game, to, *more in rows]

    # writing

    def token(self, game: int, link: Link) -> Future[Any]:
        """The token that leads to a seat, to several, or to a place among the spectators; made when it is wanted."""

        def job(db: sqlite3.Connection) -> str:
            row = db.execute("SELECT token FROM seats WHERE game = ? AND seat = ?", (game, link.row)).fetchone()
            return str(row[0]) if row else new_token(db, game, link)

        return self.store.submit(job)

    def hand(self, game: int, link: Link, seats: Sequence[int], away: bool) -> Future[Any]:
        """A new token for a person: to be given away, with a join code, or to be used here. The old ones, also those of
        his single seats, lead nowhere."""
        own = {link, *map(Link.to, seats)}

        def job(db: sqlite3.Connection) -> str:
            for each in own:
                found = (game, each.row)
                for row in db.execute("SELECT token FROM seats WHERE game = ? AND seat = ?", found).fetchall():
                    db.execute("DELETE FROM seats WHERE token = ?", row)
                    db.execute("DELETE FROM links WHERE token = ?", row)
            tokens = {each: new_token(db, game, each) for each in own}
            token = tokens[link]
            if away:
                row = (token, game, new_code(), time.time())
                db.execute("INSERT INTO links (token, game, code, made) VALUES (?, ?, ?, ?)", row)
            return token

        return self.store.submit(job)

    def claim(self, token: str, browser: str) -> Future[Any]:
        """Let a browser have a link, if no other has it; whether it has it now."""

        def job(db: sqlite3.Connection) -> bool:
            row = db.execute("SELECT browser FROM links WHERE token = ?", (token,)).fetchone()
            if row is None:
                return False
            if not row[0]:
                values = (mark(token, browser), time.time(), token)
                db.execute("UPDATE links SET browser = ?, came = ?, code = '' WHERE token = ?", values)
            return not row[0] or secrets.compare_digest(row[0], mark(token, browser))

        return self.store.submit(job)

    def set_right(self, now: float) -> None:
        """The day of a join code that was made while the clock stood ahead begins now."""
        if self.store.rows("SELECT 1 FROM links WHERE made > ? LIMIT 1", (now,)):
            self.store.submit(lambda db: db.execute("UPDATE links SET made = ? WHERE made > ?", (now, now)) and None)

    def end_codes(self) -> Future[Any]:
        """No join code that waits can be used any more."""
        return self.store.submit(lambda db: db.execute("UPDATE links SET code = '' WHERE came IS NULL").rowcount)


def new_token(db: sqlite3.Connection, game: int, link: Link) -> str:
    token = secrets.token_urlsafe(16)
    db.execute("INSERT INTO seats VALUES (?, ?, ?)", (token, game, link.row))
    return token


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def mark(token: str, browser: str) -> str:
    """What is written down of a browser: not its cookie."""
    return hashlib.sha256(f"{token} {browser}".encode()).hexdigest()

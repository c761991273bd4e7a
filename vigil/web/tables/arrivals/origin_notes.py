"""Where a game of several seats comes from that was not begun here: from a file, or as a branch of another game. It is
kept beside the journal, and everybody who sits down reads it."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.kernel.journal.header import Header
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import Words, sentence
from vigil.web.store import side_data
from vigil.web.store.store import Store
from vigil.web.tables.table import Table

ORIGIN = "origin"  # what is kept: FILE, ENDED, or the seat that plays on from another game
FILE = "file"
ENDED = "ended"  # it came from a file and was over: it is told once somebody plays on from it


def kept_origin(store: Store, game: int) -> str:
    return side_data.kept(store, game, ORIGIN)


def of_file(session: Session) -> str:
    """The origin of a game that comes from a file; "" for one of one seat, or in which nothing has happened."""
    if session.header.seats == 1 or not (session.entries or session.base):
        return ""
    return ENDED if session.over else FILE


def of_branch(table: Table, seat: int) -> str:
    """The origin of a game that a seat plays on from the game of a table; all that stands in a file is from there."""
    return FILE if table.origin == ENDED else str(seat) if table.several else ""


def news(table: Table, header: Header) -> list[tuple[str, dict[str, str | int]]]:
    """What is told of a game that comes from elsewhere."""
    n = header.branched
    if table.origin == FILE:
        return [("web-brought-in", {"n": n})]
    return [("web-branch-of", {"seat": int(table.origin), "n": n})] if table.origin.isdecimal() else []


def told(table: Table, header: Header, words: Words) -> str:
    """The same in words; "" if the game was begun here."""
    return " ".join(sentence(words.raw(key, table.named(facts, words))) for key, facts in news(table, header))


def tell(table: Table, session: Session, seats: Iterable[int] | None = None) -> None:
    """Tell everybody, or those who come to these seats now. While the dice are awaited, the page says it anyway."""
    for key, facts in news(table, session.header) if not session.awaits else ():
        table.tell(key, facts, seats)

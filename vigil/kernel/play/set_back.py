"""A copy of a game is brought back: the game goes on from there with dice that have not fallen yet, and its journal
shows it."""

from __future__ import annotations

from msgspec.structs import replace

from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.journal.records import Checkpoint, Entry, SetBack, Undo
from vigil.kernel.play.recovery import standing
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import dice_change


def same_game(one: Header, other: Header) -> bool:
    """Whether two journals tell of one game: a game may be renamed, a seat taken, a journal written in another
    format."""
    return replace(one, title=other.title, players=other.players, format=other.format) == other


def undos_in(journal: Journal) -> int:
    """How often the dice of a game were changed by taking back."""
    records = [record for _, record in journal.records]
    first = records[0] if records and isinstance(records[0], Checkpoint) else Checkpoint(0, "", "", 0, 0, 0)
    begun, undos, entries = max(0, first.answers), max(0, first.undos), list[Entry]()
    for record in records:
        if isinstance(record, Entry):
            entries.append(record)
        elif isinstance(record, Undo):
            undos += dice_change(journal.header, entries[max(0, record.keep - begun) :])
            del entries[max(0, record.keep - begun) :]
        elif isinstance(record, SetBack):
            undos += 1
    return undos


def agreed(copy: Journal, now: Journal) -> int:
    """How many answers stand in a copy, if the game went on from there and never went behind it; otherwise -1."""
    first, rest = now.records[: len(copy.records)], now.records[len(copy.records) :]
    keep = standing(copy.records, len(copy.records))
    behind = any(isinstance(each, Undo) and each.keep < keep for _, each in rest)
    if (
        not same_game(copy.header, now.header)
        or behind
        or [each.line() for _, each in first] != [each.line() for _, each in copy.records]
    ):
        return -1
    return keep


def take_back(copy: Journal, now: Journal, session: Session) -> bool:
    """Take a game that goes on from a copy back to where the copy stands, so that its journal holds all that was
    played. `session` is the game as `now` tells it. False if the two parted, or the game cannot be followed to its
    end."""
    keep = agreed(copy, now)
    if session.cut or session.diverged or not session.marks[0].at <= keep < len(session.entries):
        return False
    session.step_back(keep)
    return True


def mark(session: Session, undos: int, voids: int = 0) -> None:
    """A copy takes the place of a game in which something was taken back so often, and so many rounds of shares were
    void: a mark for each of the dice that may have fallen there, and one for those that fall now. What was shown of its
    round of shares is known, so one that still awaits them begins a new round with a new secret."""
    if session.awaits:
        session.header = awaiting(session.header, max(session.header.voids, voids) + 1)
    elif not session.over:
        for _ in range(max(0, undos - session.undos) + 1):
            session.set_back()

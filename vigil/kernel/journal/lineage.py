"""Which game a branch comes from, and from which of its points: named so that whoever holds that game can check it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Broken, Line
from vigil.kernel.journal.records import Checkpoint, Entry, Record, Undo

# The lines of a head that dice and course follow from, and what may be taken back; of a secret its fingerprint alone.
FOLLOWED = (
    "game",
    "scenario",
    "settings",
    "seed",
    "undo",
    "companion",
    "packs",
    "fingerprint",
    "shares",
    "branched",
    "parent",
    "guided",
)


def points(header: Header, lines: Iterable[Line]) -> Iterator[str]:
    """The names of the points of a game: of its beginning, and of the point after each line of its journal.

    A name is a SHA-256 of what the dice follow from and of every answer, undo, redo and set-back up to there. The seals
    would not do: they are short enough to be met by trying, and change when a journal is written anew in another
    format. Left out is what may change later or follows from the rest: title and players, who may change seats;
    format, versions and seals; checkpoints; and the sections that answers cite. A line that cannot be read ends it.
    """
    name = hashlib.sha256()
    for line in header.written():
        if line.partition(" ")[0] in FOLLOWED:
            name.update(f"{line}\n".encode())
    yield name.hexdigest()
    for each in lines:
        record = each.record if isinstance(each, Broken) else each
        if record is None:
            return
        if not isinstance(record, Checkpoint):
            name.update(f"{uncited(record)}\n".encode())
        yield name.hexdigest()


def uncited(record: Record) -> str:
    """A record without the section that it cites."""
    return record.line().removeprefix(f"{record.rule} ") if isinstance(record, Entry) else record.line()


def standing(lines: Iterable[Line]) -> list[tuple[int, Entry]]:
    """The answers that stand after the lines of a journal, each with the place of its line."""
    found: list[tuple[int, Entry]] = []
    for n, each in enumerate(lines):
        record = each.record if isinstance(each, Broken) else each
        if isinstance(record, Entry):
            found.append((n, record))
        elif isinstance(record, Undo):
            del found[record.keep :]
    return found


def point_after(header: Header, records: Sequence[Record], answers: int) -> str:
    """The name of the point at which the first of the answers that stand had just been given; "" at the beginning."""
    if not answers:
        return ""
    last, _ = standing(records)[answers - 1]
    *_, name = points(header, records[: last + 1])
    return name

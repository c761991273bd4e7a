"""The save is the journal: a readable text file, a header and one line per answer."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from vigil.kernel.journal.header import (
    WHOLE,
    Header,
    read_head,
    seal_of,
)
from vigil.kernel.journal.player_names import is_person
from vigil.kernel.journal.records import ALL_WINDOWS, Checkpoint, Entry, Mark, Record, Redo, SetBack, Undo

LINE = re.compile(
    r"(?P<rule>.+?) (?P<key>[a-z0-9-]+) (?P<mark>[>=~!])(?P<seat>[0-9]{0,3})(?P<at>@[0-9]{1,6})? (?P<name>.+)"
)
UNDO = re.compile(r"< ([0-9]{1,9})")
SET_BACK = re.compile(r"<< ([0-9]{1,9}) ([0-9]{1,5})")
REDO = re.compile(r"\^ ([0-9]{1,9})")
# turn, hash, then answers, throws, undos and windows; nobody undoes a hundred thousand times
CHECKPOINT = re.compile(r"# ([0-9]{1,9}) ([0-9a-f]{12})((?: [0-9]{1,6}){2} [0-9]{1,5} [0-9]{1,6})?")
REMARK = "% "
STATE = "@ "
END = "."


def given(header: Header, records: Iterable[object]) -> int:
    """How many answers people gave, of those that stand: no dice, nothing that answers itself, no bots."""
    stands: list[bool] = []
    for record in records:
        if isinstance(record, Entry):
            holders = header.players[record.seat : record.seat + 1]
            stands.append(record.mark.by_hand and any(map(is_person, holders)))
        elif isinstance(record, Undo):
            del stands[record.keep :]
    return sum(stands)


class Broken(Struct):
    """A line that cannot be read, or is not as it was written: then what it says is known, and not believed."""

    text: str
    record: Record | None = None

    def line(self) -> str:
        return self.text


Line = Record | Broken


class Journal(Struct):
    header: Header
    records: Sequence[tuple[int, Line]]  # with their line numbers
    cut: int = 0  # the line at which it breaks off
    fingerprint: str = ""  # of the secret, as it was shown at the start
    sound: bool = True  # the head is as it was written
    spoiled: int = 0  # a line without which it can be followed is not as it was written: players, title, state, remark


def read_record(line: str) -> Record | None:
    if not line.isprintable():
        return None
    if found := UNDO.fullmatch(line):
        return Undo(int(found[1]))
    if found := SET_BACK.fullmatch(line):
        return SetBack(int(found[1]), int(found[2]))
    if found := REDO.fullmatch(line):
        return Redo(int(found[1]))
    if found := CHECKPOINT.fullmatch(line):
        return Checkpoint(int(found[1]), found[2], "", *map(int, (found[3] or "").split()))
    found = LINE.fullmatch(line)
    if not found or line.startswith(("#", "<", "^", STATE)):
        return None
    rule, key, name = map(sys.intern, found.group("rule", "key", "name"))
    window = int(found["at"][1:]) if found["at"] else ALL_WINDOWS
    return Entry(Mark(found["mark"]), rule, key, name, int(found["seat"] or 0), window)


def checked(line: str, seal: str, before: str) -> Line:
    """A record whose seal holds it to the one before."""
    record = read_record(line)
    return record if record is not None and seal == seal_of(before, line) else Broken(line, record)


def sealed(records: Iterable[Record], before: str) -> Iterator[tuple[Record, str]]:
    """Records with their seals, after the seal of what stands before them."""
    for record in records:
        before = seal_of(before, record.line())
        yield record, before


def parse(text: str) -> Journal:
    """Read a journal. What cannot be read stands in it as a Broken line; what breaks off is left aside."""
    lines = text.split("\n")
    head = read_head(lines)
    records: list[tuple[int, Line]] = []
    journal = Journal(head.header, records, fingerprint=head.fingerprint, sound=head.sound)
    journal.spoiled = 0 if head.named else 2
    before, ended = head.header.seal, not head.sealed
    last = len(lines) - 1
    for n in range(head.body, last):
        line = lines[n]
        if line.startswith((STATE, REMARK)):
            line, whole = beside(head.header, line, lines[n - 1])
            journal.spoiled = journal.spoiled if whole else n + 1
            if whole and line.startswith(STATE) and records and isinstance(checkpoint := records[-1][1], Checkpoint):
                checkpoint.state = line[2:]
        elif not head.sealed:
            records.append((n + 1, read_record(line) or Broken(line)))
        elif line == end_after(before) and not ended:
            ended = True
        else:
            line, _, seal = line.partition("\t")
            records.append((n + 1, checked(line, seal, before) if not ended else Broken(line)))
            before = seal
    if lines[last] or not ended:  # every line is written with its end: one without it was cut off
        journal.cut = len(lines)
    return journal


def beside(header: Header, line: str, before: str) -> tuple[str, bool]:
    """A state or a remark without its seal, and whether it is as it was written after the line before."""
    if header.format < WHOLE:
        return line, True
    line, _, seal = line.rpartition("\t")
    return line, seal == seal_of(before.rpartition("\t")[2], line)


def remarked(text: str, remark: str) -> str:
    """A journal with a remark at its end."""
    line = f"{REMARK}{remark}"
    if read_head(text.split("\n")).header.format >= WHOLE:
        before = text.split("\n")[-2].rpartition("\t")[2]
        line += f"\t{seal_of(before, line)}"
    return f"{text}{line}\n"


def written(record: Record, seal: str) -> str:
    state = f"{STATE}{record.state}" if isinstance(record, Checkpoint) and record.state else ""
    return f"{record.line()}\t{seal}\n" + (f"{state}\t{seal_of(seal, state)}\n" if state else "")


def end_after(seal: str) -> str:
    return f"{END}\t{seal_of(seal, END)}"


def text_of(header: Header, records: Iterable[Record]) -> str:
    """A journal as it is written."""
    header = header.fresh()
    return whole(header, sealed(records, header.seal))


def whole(header: Header, lines: Iterable[tuple[Record, str]]) -> str:
    body, last = [], header.seal
    for record, last in lines:
        body.append(written(record, last))
    return "\n".join([*header.lines(), "".join(body) + end_after(last), ""])

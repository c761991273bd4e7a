"""Where a journal can no longer be followed play goes on from the last good checkpoint."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.journal.header import WHOLE, SaveError
from vigil.kernel.journal.journal_text import Broken, Line
from vigil.kernel.journal.records import UNKNOWN, Checkpoint, Entry, Mark, Record, Redo, SetBack, Undo
from vigil.kernel.journal.state_limits import plain
from vigil.kernel.play.driver import Driver, asked
from vigil.kernel.play.replay import HEAD, Diverged, Lines, follow
from vigil.kernel.play.session import Session
from vigil.kernel.play.snapshots import digest
from vigil.kernel.play.undo import dice_change
from vigil.kernel.rules.events import ALL_SEATS
from vigil.kernel.unsafe_characters import printable

LOG = logging.getLogger("vigil.journal")
LETTERS = 60  # of a line that cannot be read, when it is told


class StoredState(Struct):
    """A stored state that can be played on, and the checkpoint it was stored with."""

    state: object
    checkpoint: Checkpoint


def fall_back(session: Session, records: Lines, index: int, line: int, why: str) -> None:
    """The journal cannot be followed from a record on: play from the last stored state that is whole, otherwise from
    the last checkpoint that was reached, and say so."""
    snapshot, place = best_snapshot(session, records, index)
    before = dropped = 0
    if snapshot is not None:
        before = standing(records, place + 1)
        restart_from(session, snapshot)
        rest = [(n, counted_from(before, each)) for n, each in records[place + 1 :]]
        follow(session, rest, snapshot.checkpoint.throws != UNKNOWN)
    elif why == HEAD:
        raise SaveError("save-head-altered")
    else:
        dropped = len(session.entries) - session.marks[-1].at
        session.rewind(session.marks[-1].at)
    lost = max(dropped, standing(records, len(records)) - before - len(session.entries))
    if lost:
        left, there = standing([(0, each) for each in session.records], len(session.records)), len(session.entries)
        if left > there:
            session.undos += dice_change(session.header, last_entries(session.records, left - there))
            session.records.append(Undo(there))
        else:
            session.undos += 1
            session.records.append(SetBack(there, session.undos))
    entry = told_of(records[index][1]) if why != HEAD else Entry(Mark.CHOSEN, "", "", "")
    session.diverged = Diverged(line, entry.rule, entry.key, entry.name, lost, snapshot is not None, why)


def told_of(line: Line) -> Entry:
    """What is told of the line from which a journal cannot be followed."""
    record = line.record if isinstance(line, Broken) else line
    return record if isinstance(record, Entry) else Entry(Mark.CHOSEN, "", "", printable(line.line())[:LETTERS].strip())


def best_snapshot(session: Session, records: Lines, index: int) -> tuple[StoredState | None, int]:
    """The last stored state from a place on that is whole and was not taken back, and its place."""
    for place in range(len(records) - 1, index - 1, -1):
        snapshot = snapshot_of(session, records[place][1])
        if snapshot is not None and not went_behind(records, place, snapshot.checkpoint):
            return snapshot, place
    return None, -1


def went_behind(records: Lines, place: int, checkpoint: Checkpoint) -> bool:
    """Whether a checkpoint was taken back later; where its answers cannot be counted, whether it may have been."""
    keeps = [each.keep for _, each in records[place + 1 :] if isinstance(each, Undo)]
    counted = checkpoint.answers != UNKNOWN or not any(isinstance(each, Broken) for _, each in records[:place])
    return bool(keeps) and (not counted or min(keeps) < standing(records, place + 1))


def snapshot_of(session: Session, record: Line) -> StoredState | None:
    """The state stored with a checkpoint, if it is there, whole, and one that can be looked at and played. Since every
    line is sealed it is only written with its counts: without them no die after it could be checked."""
    if not isinstance(record, Checkpoint) or not record.state:
        return None
    if record.answers == UNKNOWN and session.header.format >= WHOLE:
        return None
    definition = session.definition
    try:
        dumped = msgspec.json.decode(record.state)
        if not plain(dumped):
            return None
        state = definition.rules.codec.load(dumped)
        run = Driver(definition, definition.rules.revive(session.content, definition.rules.codec.copy(state)))
        if definition.rules.validate and not definition.rules.validate(run.game):
            return None
        definition.knowledge.view(run.game, ALL_SEATS)
        run.begin_turn()
        for decision in asked(run.request):
            decision.offer()
        return StoredState(state, record) if digest(dumped) == record.digest else None
    except Exception:  # a file from elsewhere may hold anything
        LOG.info("a stored state of %s cannot be played", definition.slug, exc_info=True)
        return None


def restart_from(session: Session, snapshot: StoredState) -> None:
    """Begin at a stored state; what came before it can no longer be taken back. Dice go on as they would have."""
    checkpoint = snapshot.checkpoint
    counts = checkpoint.answers, checkpoint.throws, checkpoint.undos
    session.midway = any(counts) or session.definition.extras.sheet is None
    session.records, session.entries, session.answers, session.told_at, session.marks = [], [], [], [], []
    session.thrown_before = session.throws = max(0, checkpoint.throws)
    if checkpoint.undos != UNKNOWN:
        session.undos = checkpoint.undos
    session.log.clear()
    session.begin(session.definition.rules.revive(session.content, snapshot.state), max(0, checkpoint.passed))
    session.base = session.checkpoint(session.marks[-1], session.marks[-1].text())
    session.records.append(session.base)


def standing(records: Lines, end: int) -> int:
    """How many answers stand after the first `end` records of a journal; a broken one counts as an answer."""
    count = 0
    for _, record in records[:end]:
        if isinstance(record, Undo):
            count = record.keep
        elif isinstance(record, Checkpoint):
            count = count if record.answers == UNKNOWN else record.answers
        elif isinstance(record, Redo | SetBack):
            continue
        elif isinstance(record, Entry) or not isinstance(record.record, Checkpoint):
            count += 1
    return count


def last_entries(records: Sequence[Record], count: int) -> list[Entry]:
    """The last answers of those that stand after the records of a journal."""
    found: list[Entry] = []
    for n, record in enumerate(records, start=1):
        if isinstance(record, Entry):
            found.append(record)
        elif isinstance(record, Undo):
            del found[len(found) - (standing([(0, each) for each in records[: n - 1]], n - 1) - record.keep) :]
    return found[-count:]


def counted_from(before: int, record: Line) -> Line:
    """A record as it stands in a journal that begins so many answers later."""
    if isinstance(record, Undo):
        return Undo(record.keep - before)
    if isinstance(record, Redo):
        return Redo(record.answers - before)
    if isinstance(record, SetBack):
        return SetBack(record.keep - before, record.undos)
    if isinstance(record, Checkpoint) and record.answers != UNKNOWN:
        return replace(record, answers=record.answers - before)
    return record

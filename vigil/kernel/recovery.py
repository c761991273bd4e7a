"""Taking up a saved game: the journal is played again, and where it no longer fits the rules play goes on
from the last good checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vigil.kernel.chance import pick
from vigil.kernel.draft import option_named
from vigil.kernel.flow import Chance
from vigil.kernel.game import ALL_SEATS, Definition
from vigil.kernel.journal import Checkpoint, Entry, Header, Journal, JournalFile, Record, SaveError, Undo
from vigil.kernel.past import BY_CHANCE, digest
from vigil.kernel.run import Run, asked, is_window
from vigil.kernel.session import Diverged, Session, drawn
from vigil.kernel.sound import plain
from vigil.kernel.stops import Stops


def resume(
    definition: Definition,
    content: Any,
    journal: Journal,
    file: JournalFile | None = None,
    stops: Sequence[Stops] = (),
) -> Session:
    """Play a journal again, as far as it fits the rules; from there the player goes on.

    `stops` are those of the seats as the table kept them: without them a window at which a seat waits would be passed.
    """
    session = Session(definition, content, journal.header, file)
    session.cut = journal.cut
    base = snapshot_of(session, journal.records[0][1]) if journal.records else None
    if base is not None:
        restart_from(session, base)
    else:
        session.begin(session.new_game())
    for index, (line, record) in enumerate(journal.records):
        if not take(session, record):
            fall_back(session, journal, index, line, record)
            break
    session.trim()
    if session.cut or session.diverged:
        session.save_all()
    session.stop(stops)
    session.settle()
    return session


def branch(session: Session, keep: int, header: Header, file: JournalFile | None = None) -> Session:
    """Play on from an earlier point as a new game."""
    header.branched = keep
    other = Session(session.definition, session.content, header, file)
    other.begin(other.new_game())
    for entry in session.entries[:keep]:
        if not take(other, entry):
            raise SaveError("save-cannot-branch")
    other.save_all()
    other.settle()
    return other


def take(session: Session, record: Record) -> bool:
    """Repeat one record; false if it does not fit the rules."""
    if isinstance(record, Undo):
        if not 0 <= record.keep <= len(session.entries):
            return False
        session.rewind(record.keep)
        session.undos += 1
        session.records.append(record)
        return True
    try:
        if isinstance(record, Checkpoint):
            return reached(session, record)
        session.go_on_to(record)
        found = find(session, record)
        if found is None:
            return False
        before = len(session.entries)
    except Exception:  # whatever the rules stumble on, an old journal may not bring the table down
        return False
    try:
        session.put(*found)
    except Exception:
        session.forget(before)
        return False
    return True


def reached(session: Session, checkpoint: Checkpoint) -> bool:
    """Whether the game stands at a checkpoint; a turn may have ended with windows at which nobody stopped."""
    while session.marks[-1].digest != checkpoint.digest and is_window(session.request):
        session.pass_window(session.request)
    last = session.marks[-1]
    return last.at == len(session.entries) and last.digest == checkpoint.digest


def find(session: Session, entry: Entry) -> tuple[Entry, Any] | None:
    """The answer an entry names, if the rules still ask for it."""
    request = session.request
    if isinstance(request, Chance):
        outcome = next((each for each in request.outcomes if str(each) == entry.name), None)
        if request.key != entry.key or entry.mark not in BY_CHANCE or outcome is None:
            return None
        return drawn(entry.mark, request, entry.name), outcome
    if entry.mark in BY_CHANCE:
        return None
    for decision in asked(request):
        if decision.seat == entry.seat and decision.key == entry.key:
            option = option_named(decision, decision.offer(), entry.name)
            return session.given(entry.mark, decision, option) if option else None
    return None


def verify(definition: Definition, content: Any, journal: Journal) -> list[int]:
    """The lines whose seeded dice do not fall as the seed or the secret says; none in an honest game."""
    session = Session(definition, content, journal.header)
    session.begin(session.new_game())
    wrong: list[int] = []
    borrowed = journal.header.branched  # answers with the dice of another game
    for line, record in journal.records:
        borrowed = min(borrowed, record.keep) if isinstance(record, Undo) else borrowed
        if isinstance(record, Entry):
            session.go_on_to(record)
        request = session.request
        if isinstance(record, Entry) and record.mark == "~" and isinstance(request, Chance):
            due = pick(request, session.dice(session.throws, session.undos))
            own = len(session.entries) >= borrowed
            if own and len(request.outcomes) > 1 and str(due) != record.name:
                wrong.append(line)
        if not take(session, record):
            raise SaveError("verify-diverged", line=line)
    return wrong


def fall_back(session: Session, journal: Journal, index: int, line: int, record: Record) -> None:
    """The journal parts from the rules at a line: go on from the last good checkpoint, and say so.

    The stored state of a later checkpoint is good if it is whole; otherwise the last one that was reached again.
    """
    later = [(n, each) for n, (_, each) in enumerate(journal.records) if n >= index]
    states = ((n, snapshot_of(session, each)) for n, each in reversed(later))
    where, state = next(((n, state) for n, state in states if state is not None), (0, None))
    before = 0
    if state is not None:
        restart_from(session, state)
        before = standing(journal, where)
        for _, each in journal.records[where + 1 :]:
            if not take(session, Undo(each.keep - before) if isinstance(each, Undo) else each):
                break
    else:
        session.rewind(session.marks[-1].at)
        session.records.append(Undo(len(session.entries)))
        session.undos += 1
    entry = record if isinstance(record, Entry) else Entry("", "", "", record.line())
    lost = standing(journal, len(journal.records)) - before - len(session.entries)
    session.diverged = Diverged(line, entry.rule, entry.key, entry.name, max(0, lost), state is not None)


def snapshot_of(session: Session, record: Record) -> Any:
    """The state stored with a checkpoint, if it is there, whole, and one that can be looked at and played."""
    if not isinstance(record, Checkpoint) or not record.state:
        return None
    definition = session.definition
    try:
        dumped = msgspec.json.decode(record.state)
        if not plain(dumped):
            return None
        state = definition.load(dumped)
        run = Run(definition, definition.revive(session.content, definition.copy(state)))
        if definition.sound and not definition.sound(run.game):
            return None
        definition.view(run.game, ALL_SEATS)
        run.begin_turn()
        for decision in asked(run.request):
            decision.offer()
        return state if digest(dumped) == record.digest else None
    except Exception:  # a file from elsewhere may hold anything
        return None


def restart_from(session: Session, state: Any) -> None:
    """Begin at a stored state; what came before it can no longer be taken back."""
    session.records, session.entries, session.answers, session.told_at, session.marks = [], [], [], [], []
    session.throws = 0
    session.log.clear()
    session.begin(session.definition.revive(session.content, state))
    session.base = session.checkpoint(session.marks[-1])
    session.records.append(session.base)


def standing(journal: Journal, end: int) -> int:
    """How many answers stand after the first `end` records of a journal."""
    count = 0
    for _, record in journal.records[:end]:
        if isinstance(record, Entry):
            count += 1
        elif isinstance(record, Undo):
            count = record.keep
    return count

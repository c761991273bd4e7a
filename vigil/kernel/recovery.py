"""Taking up a saved game: what stands in its journal is played again, and where it can no longer be followed play goes
on from the last good checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.chance import pick
from vigil.kernel.flow import Chance
from vigil.kernel.game import ALL_SEATS, Definition
from vigil.kernel.journal import (
    UNKNOWN,
    WHOLE,
    Broken,
    Checkpoint,
    Entry,
    Header,
    Journal,
    JournalFile,
    Line,
    Record,
    Redo,
    SaveError,
    SetBack,
    Undo,
)
from vigil.kernel.lineage import point_after
from vigil.kernel.past import digest
from vigil.kernel.run import Run, asked, is_window
from vigil.kernel.session import Diverged, Session
from vigil.kernel.signs import printable
from vigil.kernel.sound import plain
from vigil.kernel.stops import Stops

Lines = Sequence[tuple[int, Line]]
Fallen = tuple[Entry, int]  # an answer, and the undos after which its die fell; UNKNOWN in a die of another game
RULES, ALTERED, DICE, HEAD = "rules", "altered", "dice", "head"
LETTERS = 60  # of a line that cannot be read, when it is told


class Snapshot(Struct):
    """A stored state that can be played on, and the checkpoint it was stored with."""

    state: Any
    checkpoint: Checkpoint


def resume(
    definition: Definition,
    content: Any,
    journal: Journal,
    file: JournalFile | None = None,
    stops: Sequence[Stops] = (),
) -> Session:
    """Play a journal again, as far as it can be followed; from there the player goes on.

    `stops` are those of the seats as the table kept them: without them a window at which a seat waits would be passed.
    """
    check_start(definition, journal.header)
    session = Session(definition, content, journal.header)
    session.cut, session.spoiled = journal.cut, journal.spoiled
    records = journal.records
    base = snapshot_of(session, records[0][1]) if records else None
    if base is not None:
        restart_from(session, base)
    else:
        begin(session)
    if not journal.sound:
        fall_back(session, records, 0, 1, HEAD)
    elif stop := repeat(session, records, base is None or base.checkpoint.throws != UNKNOWN):
        fall_back(session, records, stop[0], records[stop[0]][0], stop[1])
    session.file = file
    session.trim()
    if session.harmed:
        session.save_all()
    session.stop(stops)
    session.settle()
    return session


def check_start(definition: Definition, header: Header) -> None:
    """A save may be begun only as its game can be."""
    known = [each.slug for each in definition.scenarios]
    if header.scenario not in known:
        raise SaveError("no-such-scenario", name=header.scenario, known=", ".join(known))
    if header.seats not in definition.seats:
        raise SaveError("save-bad-header", line=2)


def is_newer(definition: Definition, header: Header) -> bool:
    """Whether a game was saved by a newer Vigil, under rules that are not known here."""
    theirs, ours = header.rules, definition.rules_version
    return theirs.isascii() and theirs.isdigit() and ours.isdigit() and int(theirs[:99]) > int(ours)


def begin(session: Session) -> None:
    try:
        session.begin(session.new_game())
    except MemoryError:
        raise
    except Exception as error:  # settings that the rules do not know
        raise SaveError("save-bad-header", line=2) from error


def branch(session: Session, keep: int, header: Header, file: JournalFile | None = None) -> Session:
    """Play on from an earlier point as a new game, which names that point, so that the dice it takes over can be
    checked. A game that begins at a stored state is played on from there."""
    header = replace(header.fresh(), branched=keep, parent=point_after(session.header, session.records, keep))
    other = Session(session.definition, session.content, header, file)
    base = snapshot_of(session, session.base) if session.base else None
    if base is not None:
        restart_from(other, base)
    else:
        other.begin(other.new_game())
    for entry in session.entries[:keep]:
        if not take(other, entry):
            raise SaveError("save-cannot-branch")
    other.save_all()
    other.settle()
    return other


def repeat(session: Session, records: Lines, dice: bool) -> tuple[int, str] | None:
    """The same as `follow`, where nobody goes back before it is done."""
    session.repeating = True
    try:
        return follow(session, records, dice)
    finally:
        session.repeating = False


def follow(session: Session, records: Lines, dice: bool = True) -> tuple[int, str] | None:
    """Play what stands of a journal; where it cannot be followed, the place and why. `dice`: they are known."""
    gone, end = taken_back(records)
    borrowed = borrowed_in(session.header, records)
    stands, undone, again = list[Fallen](), list[list[Fallen]](), list[Fallen]()
    for n, (_, record) in enumerate(records):
        if isinstance(record, Broken):
            return n, ALTERED
        if n == end:
            return n, RULES
        if changes_only_dice(record, len(stands), session.undos, to_give_again(undone, again)):
            return n, ALTERED
        if isinstance(record, SetBack):
            session.undos, undone, again = record.undos, [], []
            session.records.append(record)
            continue
        if isinstance(record, Undo):
            session.undos += 1
            session.records.append(record)
            borrowed = min(borrowed, record.keep)
            undone = [*([] if again else undone), stands[record.keep :]]
            again = []
            del stands[record.keep :]
            continue
        if isinstance(record, Redo):
            session.records.append(record)
            again = undone.pop()
            continue
        fell = session.undos if len(stands) >= borrowed else UNKNOWN
        if isinstance(record, Entry):
            known = bool(again) and again[0][0].line() == record.line()
            fell = again[0][1] if known else fell
            again, undone = (again[1:], undone) if known else ([], [])
            stands.append((record, fell))
        if n in gone:
            session.records.append(record)
        elif why := misfit(session, record, fell if dice else UNKNOWN, fell != UNKNOWN):
            return n, why
    session.undone = [] if again else [[entry for entry, _ in given] for given in undone]
    return None


def to_give_again(undone: Sequence[Sequence[object]], again: Sequence[object]) -> int:
    """How many answers a redo would give again; -1 where none may come: nothing was taken back, or what the redo before
    it gives again is not complete."""
    return len(undone[-1]) if undone and not again else -1


def borrowed_in(header: Header, records: Lines) -> int:
    """How many answers of a branch have the dice of another game. They stand before anything else: a head that names
    more of them is not believed."""
    first = next((n for n, (_, each) in enumerate(records) if not isinstance(each, Entry | Checkpoint)), len(records))
    there = sum(isinstance(each, Entry) for _, each in records[:first])
    return header.branched if header.branched <= there else 0


def changes_only_dice(record: Line, stands: int, undos: int, given: int) -> bool:
    """Whether a record would change the dice to come and nothing else, as no table writes it: an undo that takes back
    nothing, a redo that gives again (`given`) what was not taken back here, or a game set back to answers that do not
    stand, or to dice other than the next: nobody may choose them by a number."""
    if isinstance(record, SetBack):
        return record.keep != stands or record.undos != undos + 1
    if isinstance(record, Redo):
        return given < 0 or record.answers != stands + given
    return isinstance(record, Undo) and record.keep == stands


def taken_back(records: Lines) -> tuple[set[int], int]:
    """The places of the records that were taken back later, which need not be played; and where that is no longer
    known."""
    gone: set[int] = set()
    standing: list[int] = []
    checkpoints: list[tuple[int, int]] = []  # place, and answers before it
    for n, (_, record) in enumerate(records):
        if isinstance(record, Entry):
            standing.append(n)
        elif isinstance(record, Checkpoint):
            checkpoints.append((n, len(standing)))
        elif isinstance(record, Redo | SetBack):
            continue
        elif isinstance(record, Broken) or not 0 <= record.keep <= len(standing):
            return gone, n
        else:
            gone.update(standing[record.keep :])
            del standing[record.keep :]
            while checkpoints and checkpoints[-1][1] > record.keep:
                gone.add(checkpoints.pop()[0])
    return gone, len(records)


def take(session: Session, record: Record) -> bool:
    """Repeat an answer or a checkpoint; false if it does not fit the rules."""
    return not misfit(session, record)


def misfit(session: Session, record: Record, undos: int = UNKNOWN, marks: bool = False) -> str:
    """Repeat an answer or a checkpoint; why it cannot be, or "". Where the undos are known after which dice fell,
    seeded ones must fall as they fell; with `marks`, as of all dice of this game itself, only those may be entered by
    hand that the head names."""
    try:
        if isinstance(record, Checkpoint):
            return "" if reached(session, record) else RULES
        assert isinstance(record, Entry)
        session.go_on_to(record)
        found = session.find(record)
        if found is None:
            return RULES
        if marks and forged_by_hand(session, record):
            return DICE
        if undos != UNKNOWN and falls_otherwise(session, record, undos):
            if not other_rules(session):
                return DICE
            session.otherwise += 1
        before = len(session.entries)
    except Exception:  # whatever the rules stumble on, an old journal may not bring the table down
        return RULES
    try:
        session.put(*found)
    except Exception:
        session.forget(before)
        return RULES
    return ""


def reached(session: Session, checkpoint: Checkpoint) -> bool:
    """Whether the game stands at a checkpoint; a turn may have ended with windows at which nobody stopped."""
    while session.marks[-1].digest != checkpoint.digest and is_window(session.request):
        session.pass_window(session.request)
    last = session.marks[-1]
    counted = checkpoint.answers in (UNKNOWN, len(session.entries))
    return counted and last.at == len(session.entries) and last.digest == checkpoint.digest


def forged_by_hand(session: Session, entry: Entry) -> bool:
    """Whether a die was entered by hand though the game throws its kind itself."""
    chance = session.request
    return entry.mark == "!" and isinstance(chance, Chance) and chance.kind not in session.header.companion


def falls_otherwise(session: Session, entry: Entry, undos: int) -> bool:
    """Whether seeded dice did not fall as the seed or the secret says, after so many undos."""
    chance, header = session.request, session.header
    if entry.mark != "~" or not isinstance(chance, Chance) or (header.seats > 1 and not header.secret):
        return False
    if header.awaits:  # no die falls before the round of shares is complete
        return True
    due = pick(chance, session.dice(session.throws, undos)) if len(chance.outcomes) > 1 else chance.outcomes[0]
    return str(due) != entry.name


def other_rules(session: Session) -> bool:
    """Whether a game was saved under other rules or with other tables: then other dice are no wonder."""
    header, definition = session.header, session.definition
    return header.rules != definition.rules_version or header.content != definition.content_hash(session.content)


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
        session.undos += 1
        left = standing([(0, each) for each in session.records], len(session.records))
        there = len(session.entries)
        session.records.append(Undo(there) if left > there else SetBack(there, session.undos))
    entry = told_of(records[index][1]) if why != HEAD else Entry("", "", "", "")
    session.diverged = Diverged(line, entry.rule, entry.key, entry.name, lost, snapshot is not None, why)


def told_of(line: Line) -> Entry:
    """What is told of the line from which a journal cannot be followed."""
    record = line.record if isinstance(line, Broken) else line
    return record if isinstance(record, Entry) else Entry("", "", "", printable(line.line())[:LETTERS].strip())


def best_snapshot(session: Session, records: Lines, index: int) -> tuple[Snapshot | None, int]:
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


def snapshot_of(session: Session, record: Line) -> Snapshot | None:
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
        state = definition.load(dumped)
        run = Run(definition, definition.revive(session.content, definition.copy(state)))
        if definition.sound and not definition.sound(run.game):
            return None
        definition.view(run.game, ALL_SEATS)
        run.begin_turn()
        for decision in asked(run.request):
            decision.offer()
        return Snapshot(state, record) if digest(dumped) == record.digest else None
    except Exception:  # a file from elsewhere may hold anything
        return None


def restart_from(session: Session, snapshot: Snapshot) -> None:
    """Begin at a stored state; what came before it can no longer be taken back. Dice go on as they would have."""
    checkpoint = snapshot.checkpoint
    counts = checkpoint.answers, checkpoint.throws, checkpoint.undos
    session.midway = any(counts) or session.definition.sheet is None
    session.records, session.entries, session.answers, session.told_at, session.marks = [], [], [], [], []
    session.thrown_before = session.throws = max(0, checkpoint.throws)
    if checkpoint.undos != UNKNOWN:
        session.undos = checkpoint.undos
    session.log.clear()
    session.begin(session.definition.revive(session.content, snapshot.state), max(0, checkpoint.passed))
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

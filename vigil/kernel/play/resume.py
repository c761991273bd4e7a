"""Taking up a saved game: what stands in its journal is played again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_file import JournalFile
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.journal.lineage import point_after
from vigil.kernel.journal.records import UNKNOWN
from vigil.kernel.play.recovery import fall_back, restart_from, snapshot_of
from vigil.kernel.play.replay import HEAD, Lines, follow, take
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import Stops


def resume(
    definition: AnyDefinition,
    content: object,
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


def check_start(definition: AnyDefinition, header: Header) -> None:
    """A save may be begun only as its game can be."""
    known = [each.slug for each in definition.identity.scenarios]
    if header.scenario not in known:
        raise SaveError("no-such-scenario", name=header.scenario, known=", ".join(known))
    if header.seats not in definition.identity.seats:
        raise SaveError("save-bad-header", line=2)


def is_newer(definition: AnyDefinition, header: Header) -> bool:
    """Whether a game was saved by a newer Vigil, under rules that are not known here."""
    theirs, ours = header.rules, definition.identity.rules_version
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

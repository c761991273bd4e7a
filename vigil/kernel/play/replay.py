"""The answers of a journal are given again, line by line, and held against what the rules and the dice say."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import Struct

from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Broken, Line
from vigil.kernel.journal.records import UNKNOWN, Checkpoint, Entry, Mark, Record, Redo, SetBack, Undo
from vigil.kernel.play.driver import is_window
from vigil.kernel.play.journal_answers import answer_of
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import dice_change
from vigil.kernel.rules.dice import pick
from vigil.kernel.rules.requests import Chance

LOG = logging.getLogger("vigil.journal")
STUMBLED = "the rules of %s failed on a journal"
Lines = Sequence[tuple[int, Line]]
Fallen = tuple[Entry, int]  # an answer, and the undos after which its die fell; UNKNOWN in a die of another game
RULES, ALTERED, DICE, HEAD = "rules", "altered", "dice", "head"


class Diverged(Struct):
    """Where a journal could not be followed further. `why`: "rules" if they ask for something else now, "altered" if
    the line is not as it was written, "dice" if they fell otherwise than the seed says, "head" if the head is not."""

    line: int
    rule: str
    key: str
    name: str
    lost: int  # answers that had to be left aside
    from_snapshot: bool
    why: str = "rules"


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
            session.undos += dice_change(session.header, [entry for entry, _ in stands[record.keep :]])
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
        answer = answer_of(record, session.run)
        if answer is None:
            return RULES
        if marks and forged_by_hand(session, record):
            return DICE
        if undos != UNKNOWN and falls_otherwise(session, record, undos):
            if not other_rules(session):
                return DICE
            session.otherwise += 1
        before = len(session.entries)
    except Exception:  # whatever the rules stumble on, an old journal may not bring the table down
        LOG.info(STUMBLED, session.definition.slug, exc_info=True)
        return RULES
    try:
        session.put(*answer)
    except Exception:
        LOG.info(STUMBLED, session.definition.slug, exc_info=True)
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
    return entry.mark == Mark.OWN and isinstance(chance, Chance) and chance.kind not in session.header.companion


def falls_otherwise(session: Session, entry: Entry, undos: int) -> bool:
    """Whether seeded dice did not fall as the seed or the secret says, after so many undos."""
    chance, header = session.request, session.header
    if entry.mark != Mark.DICE or not isinstance(chance, Chance) or (header.seats > 1 and not header.secret):
        return False
    if header.awaits:  # no die falls before the round of shares is complete
        return True
    due = pick(chance, session.dice(session.throws, undos)) if len(chance.outcomes) > 1 else chance.outcomes[0]
    return str(due) != entry.name


def other_rules(session: Session) -> bool:
    """Whether a game was saved under other rules or with other tables: then other dice are no wonder."""
    header, definition = session.header, session.definition
    return header.rules != definition.identity.rules_version or header.content != definition.content.hash(
        session.content
    )

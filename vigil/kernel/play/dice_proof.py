"""Whether the dice of a game were honest: what its journal proves, and what it cannot."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_text import Broken, Journal
from vigil.kernel.journal.lineage import points, standing, uncited
from vigil.kernel.journal.records import Entry, Mark, Redo, SetBack, Undo
from vigil.kernel.play.replay import (
    borrowed_in,
    changes_only_dice,
    falls_otherwise,
    forged_by_hand,
    take,
    to_give_again,
)
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import forbidden

OWN = "own"  # dice of this game
PROVED, UNPROVED = "proved", "unproved"  # dice of another, which was checked or was not

Said = tuple[str, dict[str, str | int]]  # the key of a sentence and its facts


class Proof(Struct):
    """What was found in a journal. `wrong` and `empty` are lines; there are none in an honest game. Where throws that
    were taken over have been checked, undos and set-backs before them are counted too."""

    wrong: list[int] = []  # dice that do not fall as the seed or the secret says, or were entered where they may not be
    empty: list[int] = []  # records that change the dice to come and nothing else
    checked: int = 0  # throws
    proved: int = 0  # of these, throws taken over from another game and checked there
    borrowed: int = 0  # throws taken over from another game, and not checked
    own: int = 0  # dice and cards that the players brought themselves
    undos: int = 0
    set_backs: int = 0
    parents: list[Header] = []  # of the games by which throws that were taken over were checked, the nearest first
    named: str = ""  # the point of another game up to which the throws are not checked, if it is named

    def count(self, entry: Entry, whose: str) -> None:
        if entry.mark == Mark.OWN:
            self.own += 1
        elif entry.mark == Mark.DICE and whose == UNPROVED:
            self.borrowed += 1
        elif entry.mark == Mark.DICE:
            self.checked += 1
            self.proved += whose == PROVED


class Dice:
    """Whose dice the answers that stand have, also those that were taken back and given again. The answers that a
    branch took over stand at its beginning, and what takes them back makes them fewer."""

    def __init__(self, taken_over: Sequence[str]) -> None:
        self.taken_over = list(taken_over)
        self.stands: list[str] = []
        self.gone: list[list[str]] = []
        self.again: list[str] = []

    def next(self, again: bool) -> str:
        """Whose dice the answer has that is given now."""
        n = len(self.stands)
        if again and self.again:
            whose = self.again.pop(0)
        else:
            whose = self.taken_over[n] if n < len(self.taken_over) else OWN
            self.set_back()
        self.stands.append(whose)
        return whose

    def take_back(self, keep: int) -> None:
        if self.again:  # what was being given again and is not complete is not known any more
            self.set_back()
        self.gone.append(self.stands[keep:])
        del self.stands[keep:], self.taken_over[keep:]

    def set_back(self) -> None:
        self.gone, self.again = [], []

    def begin_again(self) -> None:
        self.again = self.gone.pop() if self.gone else []


# what a journal must be before its dice prove anything


def cannot_begin(journal: Journal) -> Said | None:
    """Why the dice of a journal cannot be checked at all."""
    header = journal.header
    if header.seats > 1 and not header.secret:
        return "verify-no-secret", {}
    if header.secret and journal.fingerprint != header.fingerprint:
        return "verify-fingerprint", {"shown": journal.fingerprint or "-", "fingerprint": header.fingerprint}
    return None


def altered(journal: Journal) -> Said | None:
    """The first line that is not as it was written, if there is one: dice that fall as they should do not make up for a
    head or an answer that somebody changed."""
    lines = [line for line, record in journal.records if isinstance(record, Broken)]
    lines += [journal.spoiled] if journal.spoiled else []
    lines += [] if journal.sound else [2]
    return ("verify-altered", {"line": min(lines)}) if lines else None


def unproved(journal: Journal) -> Said | None:
    """Why a journal proves nothing of the dice that a branch took over from it, whichever they are."""
    key, facts = cannot_begin(journal) or altered(journal) or ("", {})
    if not key and journal.cut:
        key, facts = "verify-altered", {"line": journal.cut}
    return (key.replace("verify", "verify-parent", 1), facts) if key else None


# checking


def verify(definition: AnyDefinition, content: object, journal: Journal, parents: Sequence[Journal] = ()) -> Proof:
    """Play a journal again and hold every throw against the seed or the secret. What a branch took over is held against
    the game it was branched off, if that is among the parents; what that took over, against its own parent."""
    header = journal.header
    if parents and not header.parent:
        raise SaveError("verify-parent-unnamed")
    if parents and not any(place_in(each, header) for each in parents):
        raise SaveError("verify-parent-unknown", point=header.parent)
    return checked(definition, content, journal, parents)[0]


def checked(
    definition: AnyDefinition, content: object, journal: Journal, parents: Sequence[Journal], end: int | None = None
) -> tuple[Proof, Dice]:
    """What is proved by the lines of a journal up to one of them, and whose dice the answers have that stand there."""
    session, proof = Session(definition, content, journal.header), Proof()
    session.begin(session.new_game())
    dice = Dice(taken_over(proof, definition, content, journal, parents))
    for line, found in journal.records[:end]:
        record = found.record if isinstance(found, Broken) else found
        given = to_give_again(session.undone, session.again)
        if record is not None and changes_only_dice(record, len(session.entries), session.undos, given):
            proof.empty.append(line)
        if isinstance(record, SetBack):
            dice.set_back()
            session.set_back()
            proof.set_backs += 1
        elif isinstance(record, Undo) and record.keep <= len(session.entries):
            known = session.over and session.header.steady and len(session.persons) > 1  # its dice to come
            if known or forbidden(journal.header.undo, session.entries[record.keep :]):
                proof.set_backs += 1
            else:
                proof.undos += 1
            dice.take_back(record.keep)
            session.take_back(record.keep)
        elif isinstance(record, Redo):
            dice.begin_again()
            session.begin_again()
        elif record is None or isinstance(record, Undo):
            raise SaveError("verify-diverged", line=line)
        else:
            if isinstance(record, Entry):
                hold(session, record, proof, dice, line)
            begins = bool(session.records) or isinstance(record, Entry)
            if not take(session, record):
                raise SaveError("verify-diverged" if begins else "verify-no-beginning", line=line)
    return proof, dice


def hold(session: Session, entry: Entry, proof: Proof, dice: Dice, line: int) -> None:
    """Hold an answer against the dice, and count it. What a redo gives again was counted when it was first given."""
    session.go_on_to(entry)
    again = bool(session.again) and session.again[0].line() == entry.line()
    whose = dice.next(again)
    unthrown = not again and whose == OWN and falls_otherwise(session, entry, session.undos)
    if unthrown or (whose == OWN and forged_by_hand(session, entry)):
        proof.wrong.append(line)
    if not again:
        proof.count(entry, whose)


# what a branch took over


def taken_over(
    proof: Proof, definition: AnyDefinition, content: object, journal: Journal, parents: Sequence[Journal]
) -> list[str]:
    """Whose dice the answers have that a branch took over, after a look at the game it was branched off."""
    header, count = journal.header, borrowed_in(journal.header, journal.records)
    if not count:
        return []
    places = ((each, place_in(each, header)) for each in parents if header.parent)
    parent, place = next(((each, place) for each, place in places if place), (None, 0))
    if parent is None:
        proof.named = header.parent
        return [UNPROVED] * count
    if why := unproved(parent):
        raise SaveError(why[0], **why[1])
    compare(journal, parent, place, count)
    others = [each for each in parents if each is not parent]
    there, dice = checked(definition, content, parent, others, place)
    if lines := [*there.wrong, *there.empty]:
        raise SaveError("verify-parent-wrong", n=len(lines), lines=", ".join(map(str, sorted(lines))))
    proof.parents, proof.named = [parent.header, *there.parents], there.named
    proof.undos, proof.set_backs = there.undos, there.set_backs
    return [UNPROVED if whose == UNPROVED else PROVED for whose in dice.stands]


def alike(one: Header, other: Header) -> bool:
    """Whether two games were begun alike: a branch goes on at as many seats, whoever holds them."""
    return all(getattr(one, each) == getattr(other, each) for each in ("game", "scenario", "settings", "seats"))


def place_in(journal: Journal, branched: Header) -> int:
    """How many lines of a journal lead to the point that a branch names; 0 if none do."""
    if not alike(journal.header, branched):
        return 0
    names = points(journal.header, (each for _, each in journal.records))
    return next((n for n, name in enumerate(names) if name == branched.parent), 0)


def compare(journal: Journal, parent: Journal, place: int, count: int) -> None:
    """The answers that a branch took over are those that stood in the game it was branched off, one by one."""
    own = [uncited(each) for _, each in journal.records if isinstance(each, Entry)][:count]
    theirs = [uncited(each) for _, each in standing(each for _, each in parent.records[:place])]
    for n in range(max(count, len(theirs))):
        if own[n : n + 1] != theirs[n : n + 1]:
            raise SaveError("verify-parent-differs", n=n + 1)


# what is told of a game that is taken up


def borrowed_throws(session: Session) -> int:
    """How many throws of a game were taken over from another, and are not checked."""
    if session.base is not None:
        return 0
    return sum(entry.mark.by_chance for entry in session.entries[: session.header.branched])


def by_hand(session: Session) -> int:
    """How many dice and cards that stand were entered by somebody."""
    return sum(entry.mark == Mark.OWN for entry in session.entries)


def undos(session: Session) -> int:
    """How often something was taken back as the table allows it."""
    return sum(isinstance(record, Undo) for record in session.records) - against_policy(session)


def set_backs(session: Session) -> int:
    """How often a game was set back: whoever held the file could choose among the dice after each. What the table does
    not allow to take back is set back."""
    return sum(isinstance(record, SetBack) for record in session.records) + against_policy(session)


def against_policy(session: Session) -> int:
    """How often something was taken back that the policy of the table forbids."""
    count, stands = 0, list[Entry]()
    for record in session.records:
        if isinstance(record, Entry):
            stands.append(record)
        elif isinstance(record, Undo):
            count += bool(forbidden(session.header.undo, stands[record.keep :]))
            del stands[record.keep :]
    return count


def doubts(session: Session) -> list[Said]:
    """What is told to whoever takes up a game: which of its dice are not proved."""
    several = session.header.seats > 1
    counts = {
        "verify-borrowed": borrowed_throws(session),
        "verify-own": by_hand(session) if several else 0,
        "verify-undos": undos(session) if several else 0,
        "verify-set-backs": set_backs(session),
        "save-dice-otherwise": session.otherwise,
        "save-no-secret": several and not session.header.secret,
        "save-from-the-middle": several and session.base is not None,
        "save-from-a-state": not several and session.base is not None and session.midway,
    }
    return [(key, {"n": n}) for key, n in counts.items() if n]

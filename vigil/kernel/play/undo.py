"""What may be taken back and given again: the last decision, the policy of the table, and whose answer it was."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

from vigil.kernel.journal.player_names import BOT
from vigil.kernel.journal.records import Entry, Mark

if TYPE_CHECKING:
    from vigil.kernel.play.session import Session


class Refused(Exception):
    """An answer or an undo that is not possible now. `key` names the sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key} {facts}")


def forbidden(policy: str, gone: Iterable[Entry]) -> str:
    """The key of what forbids to take back these answers by the policy of a table, whoever agrees; "" if nothing."""
    if policy == "ironman":
        return "undo-ironman"
    return "undo-peeking" if policy == "no-peeking" and any(entry.mark.by_chance for entry in gone) else ""


def last_decision(session: Session, times: int = 1, *, persons: bool = True) -> int:
    """How many answers stay if the last decision, or so many, are taken back; -1 if there are not so many.

    Those of persons count: bots decide again by themselves. A die or card that somebody entered counts whoever it is
    for. Without `persons` those of bots count too.
    """
    players, entries = session.header.players, session.entries
    places = (
        n
        for n in range(len(entries) - 1, -1, -1)
        if entries[n].mark.by_hand
        and not (persons and entries[n].mark == Mark.CHOSEN and players[entries[n].seat].startswith(BOT))
    )
    return next(islice(places, times - 1, None), -1) if times > 0 else -1


def why_not_undo(session: Session, keep: int, seat: int = 0, agreed: bool = False) -> str:
    """The key of what forbids a seat to take back to the first `keep` answers; "" if nothing does.

    One's own last answer, while nothing new was seen and nobody answered since; anything else at a table of several
    persons only if all have agreed.
    """
    gone = session.entries[keep:]
    if problem := forbidden(session.header.undo, gone):
        return problem
    if keep < session.marks[0].at or not gone:
        return "undo-nothing"
    seen = any(entry.mark.by_chance for entry in gone)
    if len(session.persons) > 1 and not agreed:
        revealed = any(event.reveals for event in session.log[session.told_at[keep] :])
        others = any(entry.mark.by_hand for entry in gone[1:])
        if seen or revealed or others or not is_own(session, gone[0], seat):
            return "undo-agree"
    return ""


def why_not_redo(session: Session, seat: int = 0) -> str:
    """The key of what forbids a seat to give again what was taken back last; "" if nothing does. At a table of several
    persons it may give again only what is its own."""
    if not session.undone:
        return "redo-nothing"
    given = [entry for entry in session.undone[-1] if entry.mark != Mark.ALONE]
    if len(session.persons) > 1 and not all(is_own(session, entry, seat) for entry in given):
        return "redo-own"
    return ""


def is_own(session: Session, entry: Entry, seat: int) -> bool:
    """Whether the person who holds a seat gave an answer."""
    players = session.header.players
    return entry.mark.by_hand and players[entry.seat] == players[seat]

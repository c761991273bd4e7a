"""What a seat may know, thing by thing: decided here and nowhere else.

A question, a draw and an answer name the seats that see them, in `seen_by`. An event carries the sentences of those
who hear it told otherwise; `Event.heard_by` picks the one of a seat. A view is made by the game, for a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from vigil.kernel.knowledge.determinization import believed
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR, Event

if TYPE_CHECKING:
    from vigil.kernel.play.session import Session


class Thing(Protocol):
    """A Decision, a Chance, or the Entry of an answer that was given."""

    @property
    def seen_by(self) -> tuple[int, ...] | None: ...


def may_see(seat: int, thing: Thing) -> bool:
    """Whether a seat may know a question, a draw or an answer. One that names no seats is known to everybody."""
    return thing.seen_by is None or seat in thing.seen_by or seat == ALL_SEATS


def is_public(thing: Thing) -> bool:
    """Whether anybody may know it who only watches."""
    return may_see(SPECTATOR, thing)


def hears_otherwise(event: Event, seat: int, other: int = SPECTATOR) -> bool:
    """Whether a seat hears an event told otherwise than another seat, or than somebody who only watches."""
    return bool(event.faces) and event.heard_by(seat) != event.heard_by(other)


def secrets_live(session: Session) -> bool:
    """Whether anything may still be hidden from a seat: not in a game of one seat, nor after the end."""
    return not session.over and session.header.seats > 1


def seer(seat: int, ended: bool) -> int:
    """For whom a view is made: after the end everything may be seen."""
    return ALL_SEATS if ended else seat


def nothing_hidden(session: Session, seat: int) -> bool:
    """Whether a seat knows all there is to know: every answer since the last checkpoint, and the state itself."""
    answers = session.entries[session.marks[-1].at :]
    return all(may_see(seat, each) for each in answers) and believed(session.definition, session.run.game, seat) is None

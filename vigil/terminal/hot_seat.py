"""One screen for several persons: whose seat is on it, what each has read, and when it must change hands."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.knowledge.observer import Eyes, spectator
from vigil.kernel.play.session import Session
from vigil.terminal.writer import Told


class Passing:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.players = session.header.players
        self.several = len(session.persons) > 1
        self.person = None if self.several else next(iter(session.persons), None)  # who is at the screen
        self.seat = 0  # whose eyes the screen shows
        self.read = [0] * len(self.players)  # events each seat has read

    def next_seat(self) -> int:
        """The seat to be asked now: of several at once, one that needs no change of hands."""
        waiting = spectator(self.session).waits_for()
        return next((seat for seat in waiting if not self.changes_hands(seat)), waiting[0])

    def changes_hands(self, seat: int) -> bool:
        """Whether another person must come to the screen. Whoever is there answers for a seat that nobody holds."""
        return is_person(self.players[seat]) and self.players[seat] != self.person

    def sit(self, seat: int) -> None:
        self.seat = seat
        if is_person(self.players[seat]):
            self.person = self.players[seat]

    def news(self) -> list[Told]:
        """What the seat has not read yet; what its person has read in the same words at another seat is no news."""
        session, seat, start = self.session, self.seat, self.read[self.seat]
        if session.over and self.several:
            return list(everything(session, min(self.read)))
        self.read[seat] = len(session.log)
        own = (n for n, holder in enumerate(self.players) if holder == self.players[seat] and n != seat)
        known = [Eyes(session, n).events(start, self.read[n]) for n in own]
        events = enumerate(Eyes(session, seat).events(start))
        return [(None, event) for n, event in events if all(event not in heard[n : n + 1] for heard in known)]

    def rewind(self) -> None:
        """After something was taken back: what is gone was never read."""
        self.read = [min(read, len(self.session.log)) for read in self.read]


def onlooker(session: Session) -> Eyes:
    """Somebody who only watches; where there is one seat he looks over its shoulder."""
    return Eyes(session, 0) if session.header.seats == 1 else spectator(session)


def everything(session: Session, start: int = 0) -> Iterator[Told]:
    """After the end: what everybody heard, and what some heard otherwise."""
    seats = [Eyes(session, seat).events(start) for seat in range(session.header.seats)]
    for n, event in enumerate(onlooker(session).events(start)):
        yield None, event
        yield from ((seat, heard[n]) for seat, heard in enumerate(seats) if heard[n] != event)

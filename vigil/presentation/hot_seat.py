"""One screen for several persons: whose seat it shows, who looks at it, what each has read, when it changes hands."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec import to_builtins

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.knowledge.observer import Observer, spectator
from vigil.kernel.knowledge.visibility import hears_otherwise, may_see
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import SPECTATOR, Event

HeardEvent = tuple[int | None, Event]  # an event, and the seat that alone heard it so; None if everybody did


class HotSeat:
    """`seat` is the seat whose view the screen shows; `person` looks at it, None if that is not known."""

    def __init__(self, players: Sequence[str], seats: Collection[int], *, always: bool = False) -> None:
        """`seats` are played at this screen. `always`: a curtain falls whenever the screen changes hands; without it
        only where the next person may see something that the last may not."""
        self.players = players
        self.seats = seats
        self.always = always
        self.seat = SPECTATOR
        self.person: str | None = None
        self.read = [0] * len(players)  # events that each seat has read

    @property
    def several(self) -> bool:
        return len({self.players[seat] for seat in self.seats}) > 1

    def changes_hands(self, seat: int) -> bool:
        """Whether another person must come to the screen. Whoever is there answers for a seat that nobody holds."""
        holder = self.players[seat]
        return self.several and is_person(holder) and holder != self.person

    def needs_curtain(self, session: Session, seat: int) -> bool:
        """Whether something must hide the screen before a seat is shown."""
        return self.changes_hands(seat) and (self.always or differs(session, self.seat, seat))

    def next_seat(self, waiting: Sequence[int]) -> int:
        """Of the seats that are asked at once, one that needs no change of hands, else the first."""
        return next((seat for seat in waiting if not self.changes_hands(seat)), waiting[0])

    def sit(self, seat: int) -> None:
        """Show a seat. Its person is at the screen now; a seat that nobody holds is played by whoever is there."""
        self.seat = seat
        if is_person(self.players[seat]):
            self.person = self.players[seat]

    def news(self, session: Session) -> list[HeardEvent]:
        """What the seat on the screen has not read yet, and has now. What its person has read in the same words at
        another seat is no news."""
        seat, start = self.seat, self.read[self.seat]
        if session.over and self.several:
            return list(all_events(session, min(self.read)))
        self.read[seat] = len(session.log)
        own = (n for n, holder in enumerate(self.players) if holder == self.players[seat] and n != seat)
        known = [Observer(session, n).events(start, self.read[n]) for n in own]
        events = enumerate(Observer(session, seat).events(start))
        return [(None, event) for n, event in events if all(event not in heard[n : n + 1] for heard in known)]

    def rewind(self, session: Session) -> None:
        """After an undo: events that are gone were never read."""
        self.read = [min(read, len(session.log)) for read in self.read]


def differs(session: Session, old: int, new: int) -> bool:
    """Whether a seat is shown what another may not see: its view, something it alone has heard, or its question."""
    before, after = Observer(session, old), Observer(session, new)
    question = after.question()
    own = question is not None and not may_see(old, question)
    heard = any(hears_otherwise(event, new, old) for event in session.log)
    return own or heard or view_of(before) != view_of(after)


def view_of(observer: Observer) -> dict[str, Any]:
    """What a seat sees, without its number: that it sits there is no secret."""
    return {**to_builtins(observer.view()), "seat": None}


def onlooker(session: Session) -> Observer:
    """A person who only watches. Where there is one seat, he sees what that seat sees."""
    return Observer(session, 0) if session.header.seats == 1 else spectator(session)


def all_events(session: Session, start: int = 0) -> Iterator[HeardEvent]:
    """After the end: each event as everybody heard it, then as single seats heard it otherwise."""
    seats = [Observer(session, seat).events(start) for seat in range(session.header.seats)]
    for n, event in enumerate(onlooker(session).events(start)):
        yield None, event
        yield from ((seat, heard[n]) for seat, heard in enumerate(seats) if heard[n] != event)

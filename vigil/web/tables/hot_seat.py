"""The hot seat of a page: one link shows the seat that is asked. A curtain falls only where the next person may see
something that the last may not."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.knowledge.observer import spectator
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import SPECTATOR
from vigil.presentation import hot_seat
from vigil.presentation.hot_seat import differs

NOBODY_NEXT = -1
NOTHING_NEW = 1 << 30


class HotSeat(hot_seat.HotSeat):
    """While the curtain is drawn, the page shows what everybody may see, and `next` is the seat it must be passed
    to."""

    def __init__(self, players: Sequence[str], seats: Collection[int]) -> None:
        super().__init__(players, seats)
        self.next = NOBODY_NEXT
        self.last = SPECTATOR  # the seat that was shown before the curtain
        self.persons: set[str] = set()  # those who have sat before it
        self.turn = 0  # grows when it shows another seat
        self.since = NOTHING_NEW  # lines of the log that the seat had read when the curtain was lifted

    @property
    def curtain(self) -> bool:
        return self.next != NOBODY_NEXT

    def follow(self, session: Session, bots: Collection[int]) -> bool:
        """Turn to the seat that is asked, or draw the curtain; true if other secrets are shown than before."""
        waiting = [seat for seat in spectator(session).waits_for() if seat in self.seats and seat not in bots]
        if session.over:
            return self.show(self.seat)
        if not waiting:  # a bot thinks, or somebody elsewhere: whoever is there goes on looking
            return self.show(self.seat if self.seat >= 0 or self.several else min(self.seats, default=SPECTATOR))
        if self.seat in waiting:
            return self.show(self.seat)
        seat = self.next_seat(waiting)
        if self.needs_curtain(session, seat):
            return self.show(SPECTATOR, seat)
        hidden = differs(session, self.seat, seat)
        return self.show(seat) and hidden

    def show(self, seat: int, following: int = NOBODY_NEXT) -> bool:
        """Show a seat, or the curtain (SPECTATOR) before the one that follows; true if the page changes.

        While the curtain is drawn, and while a seat that nobody holds is played, anybody may look at the page. The
        next person therefore counts as another."""
        if (seat, following) == (self.seat, self.next):
            return False
        if self.seat >= 0:
            self.last = self.seat
        self.person = self.players[seat] if seat >= 0 and is_person(self.players[seat]) else None
        if self.person is not None:
            self.persons.add(self.person)
        self.seat, self.next, self.since = seat, following, NOTHING_NEW
        self.turn += 1
        return True

    def lift(self, seat: int, read: int) -> bool:
        """The person the screen was passed to, who has read so many lines, says so; false if it is another's turn."""
        if seat != self.next or not self.curtain:
            return False
        self.show(seat)
        self.since = read
        return True

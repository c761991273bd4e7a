"""One screen passed around: the link to the whole table shows the seat that is asked, and a curtain where the screen
must change hands before something secret is shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import to_builtins

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.knowledge.observer import Observer, spectator
from vigil.kernel.knowledge.visibility import hears_otherwise, may_see
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import SPECTATOR

NOBODY_NEXT = -1
NOTHING_NEW = 1 << 30


class HotSeat:
    """`seat` is whose eyes the screen shows; while the curtain is drawn it shows what everybody may see, and `next`
    is the seat it must be passed to."""

    def __init__(self, players: Sequence[str], seats: Collection[int]) -> None:
        self.players = players
        self.seats = seats  # those that are held at it
        self.seat = SPECTATOR
        self.next = NOBODY_NEXT
        self.last = SPECTATOR  # the seat that was shown before the curtain
        self.persons: set[str] = set()  # those who have sat before it
        self.turn = 0  # grows when it shows other eyes
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
        mine = [seat for seat in waiting if not self.changes_hands(seat)]
        wanted = mine[0] if mine else waiting[0]
        hidden = differs(session, self.seat, wanted)
        if hidden and not mine:
            return self.show(SPECTATOR, wanted)
        return self.show(wanted) and hidden

    @property
    def several(self) -> bool:
        return len({self.players[seat] for seat in self.seats}) > 1

    def changes_hands(self, seat: int) -> bool:
        """Whether another person must come to the screen. Whoever is there answers for a seat that nobody holds."""
        there = self.players[self.seat] if self.seat >= 0 else None
        if not self.several:
            return False
        return is_person(self.players[seat]) and self.players[seat] != there

    def show(self, seat: int, following: int = NOBODY_NEXT) -> bool:
        if (seat, following) == (self.seat, self.next):
            return False
        if self.seat >= 0:
            self.last = self.seat
        if seat >= 0 and is_person(self.players[seat]):
            self.persons.add(self.players[seat])
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


def differs(session: Session, old: int, new: int) -> bool:
    """Whether a seat is shown what another may not see: its view, something it alone has heard, or its question."""
    before, after = Observer(session, old), Observer(session, new)
    question = after.question()
    own = question is not None and not may_see(old, question)
    heard = any(hears_otherwise(each, new, old) for each in session.log)
    return own or heard or seen(before) != seen(after)


def seen(observer: Observer) -> dict[str, Any]:
    """What a seat sees, whichever seat it is: that it sits there is no secret."""
    return {**to_builtins(observer.view()), "seat": None}

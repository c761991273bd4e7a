"""What a secret link leads to. In the rows of the store it is one number, which is read and written here alone."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from vigil.kernel.rules.events import SPECTATOR

# In the rows a number from 0 on is a seat. From PERSON_ROW downwards it counts the first seat of a person.
WATCHING_ROW, TABLE_ROW, PERSON_ROW = -1, -3, -10


class Kind(Enum):
    SEAT = auto()  # one seat
    PERSON = auto()  # all seats of the person who holds `seat`, of which one is shown at a time
    TABLE = auto()  # all seats that are held at one screen, which is passed around
    WATCHING = auto()  # no seat


class Link(Struct, frozen=True):
    kind: Kind
    seat: int = SPECTATOR

    @classmethod
    def to(cls, seat: int) -> Link:
        """The link of a seat; of no seat, that of somebody who only watches."""
        return cls(Kind.SEAT, seat) if seat >= 0 else WATCHING

    @classmethod
    def of_row(cls, number: int) -> Link:
        if number <= PERSON_ROW:
            return cls(Kind.PERSON, PERSON_ROW - number)
        return WHOLE_TABLE if number == TABLE_ROW else cls.to(number)

    @property
    def row(self) -> int:
        if self.kind is Kind.PERSON:
            return PERSON_ROW - self.seat
        return {Kind.SEAT: self.seat, Kind.TABLE: TABLE_ROW, Kind.WATCHING: WATCHING_ROW}[self.kind]


WHOLE_TABLE, WATCHING = Link(Kind.TABLE), Link(Kind.WATCHING)

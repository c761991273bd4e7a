"""What a table knows of those who sit at it, beside the game: kept with the store, never in the journal."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.journal.player_names import is_person
from vigil.web.store import side_data
from vigil.web.store.side_data import GIVEN_UP, Kept
from vigil.web.store.store import Store

AWAY = 60.0  # seconds without a sign until somebody is away
SIGN = 20.0  # seconds for which a request without a stream is a sign
LONG_AWAY = 180.0  # seconds until the others may let a bot answer one question
HINTS = 5  # suggestions that a question may gather
HINT = 120  # letters of a suggestion
LINE = 300  # letters of a line of the chat
DRAWN = 128  # ways to show the others that are remembered
NOTES = 4000  # letters of a seat's private notes


class Hint(Struct):
    """What another suggests to a seat that is asked: some words, or a place on the board."""

    by: int
    to: int
    stamp: int  # of the question
    text: str
    place: str  # the id of an element


class Once(Struct):
    """A bot answers this one question."""

    seat: int
    stamp: int


class Presence:
    def __init__(self, kept: Kept | None = None, closed: bool = False, said: int = 0) -> None:
        self.kept = kept or Kept()
        self.closed = closed  # given up
        self.said = said  # the number of the last line of the chat
        self.once: Once | None = None
        self.hints: list[Hint] = []
        self.asked: dict[int, tuple[int, float]] = {}  # the stamp of a seat's question, and since when it stands
        self.signs: dict[int, float] = {}  # when a seat last gave a sign
        self.since = time.monotonic()
        self.drawn: dict[tuple[Any, ...], str] = {}  # how the others were shown: it comes again with every round

    # who is here

    def sign(self, seat: int) -> None:
        self.signs[seat] = time.monotonic()

    def away(self, seat: int) -> float:
        """Seconds since the last sign of a seat without an open page."""
        return time.monotonic() - self.signs.get(seat, self.since)

    def signed(self, seat: int) -> bool:
        return seat in self.signs and self.away(seat) < SIGN

    # who is waited for

    def question_stands(self, stamps: Mapping[int, int]) -> None:
        """These seats are asked, since these places in the journal: what was meant for earlier questions is gone."""
        now = time.monotonic()
        old = self.asked
        self.asked = {
            seat: old[seat] if seat in old and old[seat][0] == stamp else (stamp, now) for seat, stamp in stamps.items()
        }
        self.hints = [each for each in self.hints if stamps.get(each.to) == each.stamp]
        if self.once and stamps.get(self.once.seat) != self.once.stamp:
            self.once = None

    def waited(self, seat: int) -> int:
        """Whole minutes for which a seat has been waited for."""
        return int((time.monotonic() - self.asked[seat][1]) // 60) if seat in self.asked else 0

    def draw(self, key: tuple[Any, ...], text: str) -> None:
        if len(self.drawn) >= DRAWN:
            self.drawn.clear()
        self.drawn[key] = text

    def suggest(self, hint: Hint) -> None:
        others = [each for each in self.hints if each.to == hint.to]
        for each in others[: max(0, len(others) - HINTS + 1)]:
            self.hints.remove(each)
        self.hints.append(hint)


def kept_by(store: Store, game: int) -> Presence:
    """What the store has kept of those who sit at a table."""
    closed = side_data.ending(store, game) == GIVEN_UP
    return Presence(side_data.kept_presence(store, game), closed, side_data.last_line(store, game))


def seats_of(players: Sequence[str], holder: str) -> list[int]:
    return [seat for seat, each in enumerate(players) if each == holder]


def persons(players: Sequence[str]) -> list[str]:
    return [each for each in dict.fromkeys(players) if is_person(each)]


def one_line(text: str, most: int) -> str:
    """What somebody wrote, as one line of letters that can be shown."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:most]

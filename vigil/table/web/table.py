"""One game at the table: its session while it is in memory, its lock, who watches it, and what only the table knows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.flow import Decision
from vigil.kernel.journal import BOT, is_person
from vigil.kernel.session import Session
from vigil.kernel.stops import Stops
from vigil.kernel.text import Words
from vigil.table.shelf import Box

SEAT = "seat-"  # before the number of a seat: its name in facts, and in the header while nobody named it


class Late(Exception):
    """An answer to a question that is no longer the question."""


class NoSuchTable(Exception):
    """A link that leads nowhere."""


class Notice(Struct):
    """What every seat is told once: the key of a sentence, its facts, and the seats that have not heard it yet."""

    key: str
    facts: dict[str, str | int]
    seats: set[int]


class Poll(Struct):
    """A proposal to take back: by which seat, to which answer, and what the other persons said."""

    n: int
    seat: int
    keep: int
    others: list[str]
    agreed: list[str] = []
    refused: str = ""  # who said no: that ends it


class Table:
    def __init__(self, game: int, box: Box, players: tuple[str, ...] = ("",)) -> None:
        self.game = game
        self.box = box
        self.players = players
        self.lock = asyncio.Lock()
        self.session: Session | None = None
        self.stored = 0  # records that are on the disk
        self.used = time.monotonic()
        self.watchers: set[Any] = set()
        self.sent: dict[tuple[int, str], Any] = {}  # what the watchers of a seat in a language have seen
        self.notices: list[Notice] = []
        self.poll: Poll | None = None
        self.polls = 0
        self.stamps: dict[int, int] = {}  # since which place in the journal a seat's question stands
        self.stops = encoded([Stops() for _ in players])  # as they are on the disk
        self.books: dict[str, Words] = {}

    @property
    def at(self) -> int:
        """The place in the journal: it grows with every answer and every undo."""
        return self.stored

    @property
    def several(self) -> bool:
        return len(self.players) > 1

    # questions that stand

    def stamp(self, seat: int) -> int:
        return self.stamps.get(seat, self.at)

    def in_time(self, seat: int, at: int) -> bool:
        """Whether a page that stands at `at` has seen the question its seat is asked now: others may have answered
        theirs since."""
        return self.stamp(seat) <= at <= self.at

    def restamp(self, before: Mapping[int, Decision], at: int) -> None:
        """After a change: a question that stood before, when the journal was at `at`, keeps its place."""
        now = self.session.pending if self.session else {}
        kept = {seat for seat, asked in now.items() if before.get(seat) is asked.decision}
        self.stamps = {seat: self.stamps.get(seat, at) if seat in kept else self.at for seat in now}

    # names

    def words(self, language: str) -> Words:
        """The words of the game, in which the players are called by their names."""
        if language not in self.books:
            self.books[language] = with_players(self.box.books[language], self.players)
        return self.books[language]

    def name(self, seat: int, words: Words) -> str:
        return called(self.players[seat], seat, words) if seat < len(self.players) else str(seat + 1)

    def names(self, seats: Iterable[int], words: Words) -> str:
        return ", ".join(self.name(seat, words) for seat in seats)

    # what everybody is told once

    def tell(self, key: str, facts: dict[str, str | int]) -> None:
        self.notices.append(Notice(key, facts, {n for n, holder in enumerate(self.players) if is_person(holder)}))

    def has_news(self, seat: int) -> bool:
        return any(seat in each.seats for each in self.notices)

    def news(self, seat: int, words: Words) -> list[str]:
        found = [words.raw(each.key, each.facts) for each in self.notices if seat in each.seats]
        for each in self.notices:
            each.seats.discard(seat)
        self.notices = [each for each in self.notices if each.seats]
        return found


def with_players(words: Words, players: Sequence[str]) -> Words:
    """The words of a game in which the seats are called as their players are."""
    if len(players) == 1:
        return words
    return words.with_names({f"{SEAT}{n + 1}": called(holder, n, words) for n, holder in enumerate(players)})


def called(holder: str, seat: int, words: Words) -> str:
    """Who holds a seat, as a page calls him; a seat that nobody named is called as the game calls it."""
    if holder.startswith(BOT):
        return words.raw("web-bot", {"name": holder.removeprefix(BOT)})
    slug = f"{SEAT}{seat + 1}"
    if is_person(holder) and holder not in ("", slug):
        return holder
    return words.name(slug) if words.has(f"name-{slug}") else words.raw("web-seat", {"n": seat + 1})


def to_keep(session: Session) -> str:
    """The stops of all seats as they are to be taken up again: who was caught at a window is caught there once more."""
    found = []
    for seat, stops in enumerate(session.stops):
        asked = session.pending.get(seat)
        caught = asked is not None and asked.decision.window and not stops.stop_at(asked.decision)
        found.append(replace(stops, hold=True) if caught else stops)
    return encoded(found)


def encoded(stops: list[Stops]) -> str:
    return msgspec.json.encode(stops, order="deterministic").decode()

"""One game at the table: its session while it is in memory, its lock, who watches it, and what only the table knows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vigil.app.loaded_game import LoadedGame
from vigil.bots.position import Bot
from vigil.kernel.journal.dice_shares import Round
from vigil.kernel.journal.player_names import BOT, NOBODY, is_person
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import Stops
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Decision
from vigil.kernel.text.words import Words
from vigil.presentation.seat_names import name_of, with_players
from vigil.web.store.link_target import WATCHING, WHOLE_TABLE, Kind, Link
from vigil.web.tables.hot_seat import HotSeat
from vigil.web.tables.presence import Presence


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
    """A proposal: by which seat, and what the other persons said. `kind`: to take back to an answer ("undo"), to let a
    bot play for a seat ("bot") or answer its question ("once"), to give the game up ("give-up"), to bring back a copy
    ("set-back"), which the host proposes, also if he holds no seat."""

    n: int
    seat: int
    keep: int
    others: list[str]
    agreed: list[str] = []
    refused: str = ""  # who said no: that ends it
    kind: str = "undo"
    about: int = -1  # the seat it is about
    copy: str = ""  # the journal that would take the game's place


class Table:
    def __init__(self, game: int, box: LoadedGame, players: tuple[str, ...] = ("",)) -> None:
        self.game = game
        self.box = box
        self.players = players
        self.lock = asyncio.Lock()
        self.session: Session | None = None
        self.stored = 0  # records that are on the disk
        self.place = ""  # where the game stands on the disk, by what is in memory
        self.used = time.monotonic()
        self.watchers: set[Any] = set()
        self.sent: dict[tuple[int, str], Any] = {}  # what the watchers of a seat in a language have seen
        self.notices: list[Notice] = []
        self.poll: Poll | None = None
        self.polls = 0
        self.stamps: dict[int, int] = {}  # since which place in the journal a seat's question stands
        self.stops = encoded([Stops() for _ in players])  # as they are on the disk
        self.books: dict[str, Words] = {}
        self.remote: frozenset[int] = frozenset()  # seats that were given away by link
        self.screens: dict[Link, HotSeat] = {}  # by a link of several seats
        self.bots: dict[int, Bot] = {}  # those that have been asked, by their seats
        self.presence = Presence()
        self.origin = ""  # of a game that was not begun here (origins.py)
        self.round = Round()  # of shares, while the dice are awaited
        self.round_since = time.monotonic()  # when it began, or was closed
        self.came: dict[int, float] = {}  # when each party of it came
        self.only_read: tuple[str, dict[str, str | int]] | None = None  # why nothing may be written

    @property
    def at(self) -> int:
        """The place in the journal: it grows with every answer and every undo."""
        return self.stored

    def sit(self, players: tuple[str, ...]) -> None:
        """Who sits where is another now."""
        self.players = players
        self.books.clear()
        self.screens.clear()

    @property
    def several(self) -> bool:
        return len(self.players) > 1

    def enter(self, found: Round) -> None:
        """A round begins, or is closed."""
        self.round, self.round_since = found, time.monotonic()

    def observer(self, seat: int) -> Observer:
        """The live game through the eyes of a seat: all that a page may be drawn from."""
        assert self.session is not None
        return Observer(self.session, seat)

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

    def note_questions(self) -> None:
        """The company is told which questions stand."""
        if self.several and self.session:
            self.presence.question_stands({seat: self.stamp(seat) for seat in self.session.pending})

    # links and seats

    def seats_of(self, link: Link) -> tuple[int, ...]:
        """The seats that a link leads to. A free seat is played at the screen that is passed around."""
        holders = tuple(enumerate(self.players))
        if link.kind is Kind.TABLE:
            return tuple(n for n, holder in holders if not holder.startswith(BOT) and n not in self.remote)
        if link.kind is Kind.PERSON:
            return tuple(n for n, holder in holders if holder == self.players[link.seat])
        return (link.seat,) if link.kind is Kind.SEAT else ()

    def link_of(self, seat: int) -> Link:
        """The link of the person who holds a seat: one for all his seats."""
        own = [n for n, holder in enumerate(self.players) if holder == self.players[seat]]
        alone = len(own) == 1 or self.players[seat] == NOBODY
        return Link.to(seat) if alone else Link(Kind.PERSON, own[0])

    @property
    def here(self) -> Link:
        """The link of the screen at which the table was set up."""
        seats = self.seats_of(WHOLE_TABLE)
        if not seats:
            return WATCHING
        links = {self.link_of(seat) for seat in seats}
        return links.pop() if len(links) == 1 else WHOLE_TABLE

    def screen(self, link: Link) -> HotSeat | None:
        """What a link of several seats shows; None if it leads to one seat, or only to look."""
        if link.kind in (Kind.TABLE, Kind.PERSON):
            seats = self.seats_of(link)
            if link not in self.screens:
                self.screens[link] = HotSeat(self.players, seats)
            self.screens[link].seats = seats
        return self.screens.get(link)

    def shown_seat(self, link: Link) -> int:
        """The seat whose page a link shows now; a spectator's while a curtain is drawn."""
        screen = self.screen(link)
        if screen is None:
            return link.seat
        if self.session and not self.session.awaits:
            screen.follow(self.session, self.bot_seats)
        return screen.seat

    def speaker(self, link: Link) -> int:
        """Who speaks through a link: at a screen with the curtain drawn, whoever was there last; -1: nobody."""
        screen = self.screen(link)
        if screen is None:
            return link.seat if link.seat < len(self.players) else SPECTATOR
        return screen.seat if screen.seat >= 0 else screen.last

    @property
    def bot_seats(self) -> set[int]:
        """The seats that bots play: by the header, or while a person is away."""
        return {n for n, holder in enumerate(self.players) if holder.startswith(BOT)} | set(self.presence.kept.helped)

    def is_here(self, seat: int) -> bool:
        """Whether a seat has a page open, or gave a sign just now."""
        for stream in self.watchers:
            for _, table, link, _ in stream.watches:
                screen = self.screens.get(link)
                if table is self and (link == Link.to(seat) or (screen and seat in screen.seats)):
                    return True
        return self.presence.signed(seat)

    def gone(self, seat: int, seconds: float) -> bool:
        """Whether nobody has been at a seat for so long."""
        return not self.is_here(seat) and self.presence.away(seat) >= seconds

    # names

    def words(self, language: str) -> Words:
        """The words of the game, in which the players are called by their names."""
        if language not in self.books:
            self.books[language] = with_players(self.box.books[language], self.players)
        return self.books[language]

    def holder(self, seat: int) -> str | None:
        return self.players[seat] if 0 <= seat < len(self.players) else None

    def name(self, seat: int, words: Words) -> str:
        return name_of(self.players[seat], seat, words) if 0 <= seat < len(self.players) else ""

    def names(self, seats: Iterable[int], words: Words) -> str:
        return ", ".join(self.name(seat, words) for seat in seats)

    # what everybody is told once

    def tell(self, key: str, facts: dict[str, str | int], seats: Iterable[int] | None = None) -> None:
        """Tell something to every person, or to those at these seats."""
        told = {n for n in (range(len(self.players)) if seats is None else seats) if is_person(self.players[n])}
        waiting = next((each for each in self.notices if (each.key, each.facts) == (key, facts)), None)
        if waiting:
            waiting.seats |= told
        else:
            self.notices.append(Notice(key, facts, told))

    def has_news(self, link: Link) -> bool:
        """Whether a link has not heard something yet that is told to one of its seats."""
        return any(each.seats.intersection(self.seats_of(link)) for each in self.notices)

    def news(self, link: Link, words: Words) -> list[str]:
        """What a link has not heard yet. At a screen of several seats all of them hear it at once: whoever is shown
        there, and also when nobody is, because a curtain is drawn or the game is over."""
        seats, found = self.seats_of(link), list[str]()
        for each in self.notices:
            if each.seats.intersection(seats):
                found.append(words.raw(each.key, self.named(each.facts, words)))
                each.seats.difference_update(seats)
        self.notices = [each for each in self.notices if each.seats]
        return list(dict.fromkeys(found))

    def named(self, facts: dict[str, str | int], words: Words) -> dict[str, str | int]:
        """A seat among the facts of a notice is called by its name."""
        seat = facts.get("seat")
        return {**facts, "name": self.name(seat, words)} if isinstance(seat, int) else facts


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

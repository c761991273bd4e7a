"""The routes of those who sit at a table: the curtain, what is agreed on, who helps whom, chat, suggestions, notes."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.player_names import is_person
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.text.words import Words
from vigil.web.context import Context, HttpProblem, data, fields, number, one, wants_page
from vigil.web.http.rate_limits import Bucket
from vigil.web.render import log
from vigil.web.render.people import chat
from vigil.web.store import side_data
from vigil.web.store.link_target import Link
from vigil.web.tables import dice_round_members, polls
from vigil.web.tables.arrivals import importing
from vigil.web.tables.bots import usual
from vigil.web.tables.polls import BOT_ONCE, BOT_PLAYS, GIVE_UP, SET_BACK, UNDO
from vigil.web.tables.presence import AWAY, HINT, LINE, LONG_AWAY, NOTES, Hint, Once, one_line
from vigil.web.tables.table import Late, Poll, Table

PLACE = re.compile(r"[\w./:-]{1,80}")
NUDGES = Bucket(1, 1 / 60)  # of one person
TALK = Bucket(6, 0.5)  # lines and suggestions of one person
WRITING = Bucket(10, 2)  # of private notes
PREVIOUSLY = 900.0  # seconds after which a game is taken up again rather than gone on with


class SocialRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    @asynccontextmanager
    async def speaking(self, request: Request) -> AsyncIterator[tuple[Table, Session, int]]:
        """The table behind a link, held, and the seat that speaks through it."""
        manager = self.web.manager
        game, link = manager.seat(request.path_params["token"])
        table = manager.table(game)
        async with table.lock:
            session = await manager.session(table)
            yield table, session, manager.answering.speaking(table, link)

    def done(self, request: Request, table: Table) -> Response:
        token = request.path_params["token"]
        return RedirectResponse(f"/table/{token}", 303) if wants_page(request) else data({"at": table.at})

    def allow(self, table: Table, seat: int, what: str, bucket: Bucket) -> None:
        self.web.allow(what, f"{table.game} {table.players[seat]}", bucket)

    # one screen

    async def lift(self, request: Request) -> Response:
        """Whoever the screen was passed to says that he is there."""
        manager, token = self.web.manager, request.path_params["token"]
        self.web.allow_answer(token)
        seat = number(one(await fields(request), "lift"))
        game, link = manager.seat(token)
        table = manager.table(game)
        async with table.lock:
            session = await manager.session(table)
            table.shown_seat(link)
            screen, read = table.screen(link), table.presence.kept.read
            if screen is None or not screen.lift(seat, read.get(seat, 0)):
                raise Late
            read[seat] = len(session.log)
            side_data.keep_presence(manager.store, game, table.presence.kept)
            self.web.streams.turned(table, link)
            return self.done(request, table)

    # coming and going

    def sign(self, table: Table, observer: Observer, link: Link) -> None:
        dice_round_members.comes(table, link)
        if table.several and observer.seat >= 0:
            table.presence.kept.read[observer.seat] = observer.number_of_events

    def came(self, table: Table, observer: Observer, words: Words, link: Link) -> str:
        """Somebody opens the page of a seat: what was told while he was away, or what happened last in an old game."""
        presence, seat = table.presence, observer.seat
        gone = table.several and not table.is_here(seat) and presence.away(seat) >= AWAY
        found = log.away(observer, words, presence.kept.read[seat]) if gone and seat in presence.kept.read else ""
        old = time.time() - side_data.changed(self.web.manager.store, table.game) > PREVIOUSLY
        if old and not found and not observer.over:
            found = log.previously(observer, words)
        self.sign(table, observer, link)
        return found

    # what is agreed on

    async def ask(self, request: Request) -> Response:
        """Something among the persons: "nudge 1", "bot 1", "once 1", "give-up", "take-up", "back"."""
        token = request.path_params["token"]
        self.web.allow_answer(token)
        what, _, about = one(await fields(request), "do").partition(" ")
        async with self.speaking(request) as (table, session, seat):
            link = self.web.manager.seat(token)[1]
            if what == "nudge":
                self.nudge(table, session, seat, self.other(table, about))
            elif what in (BOT_PLAYS, BOT_ONCE):
                await self.propose(
                    table, session, Poll(0, seat, 0, [], kind=what, about=self.other(table, about)), link
                )
            elif what == GIVE_UP and not session.over and not table.presence.closed:
                await self.propose(table, session, Poll(0, seat, 0, [], kind=what), link)
            elif what == "take-up" and table.presence.closed:
                await self.close(table, False, seat)
                self.web.manager.noted(table, None)
            elif what == "back":
                await self.web.manager.answering.hand_back(table, seat)
            else:
                raise HttpProblem(400, "web-bad-request")
            return self.done(request, table)

    def other(self, table: Table, text: str) -> int:
        seat = number(text)
        if seat >= len(table.players) or not is_person(table.players[seat]):
            raise HttpProblem(400, "web-bad-request")
        return seat

    def nudge(self, table: Table, session: Session, seat: int, about: int) -> None:
        if about not in session.pending or table.players[about] == table.players[seat]:
            raise Refused("web-not-waited")
        self.allow(table, seat, "nudge", NUDGES)
        self.web.streams.nudge(table, about, seat)

    async def propose(self, table: Table, session: Session, poll: Poll, link: Link) -> None:
        if poll.kind != GIVE_UP:
            self.check_away(table, session, poll)
        if polls.ask(table, poll, link):
            await self.agreed(table, session, poll)
        self.web.manager.noted(table, None)

    def check_away(self, table: Table, session: Session, poll: Poll) -> None:
        """A bot is let in only for somebody who has been away."""
        presence, seat = table.presence, poll.about
        if table.players[seat] == table.players[poll.seat] or seat in presence.kept.helped:
            raise HttpProblem(400, "web-bad-request")
        if poll.kind == BOT_ONCE and seat not in session.pending:
            raise Refused("web-not-waited")
        if not table.gone(seat, AWAY if poll.kind == BOT_PLAYS else LONG_AWAY):
            raise Refused("web-still-here" if poll.kind == BOT_PLAYS else "web-not-long-away")

    async def vote(self, token: str, n: int, agrees: bool) -> int:
        """What a seat says to a proposal; when all agree, it is done."""
        manager = self.web.manager
        game, link = manager.seat(token)
        table = manager.table(game)
        async with table.lock:
            session = await manager.session(table)
            if polls.vote(table, manager.answering.speaking(table, link), n, agrees) and table.poll:
                await self.agreed(table, session, table.poll)
            manager.noted(table, None)
            return table.at

    async def agreed(self, table: Table, session: Session, poll: Poll) -> None:
        """All have agreed: it is done. What cannot be written is still proposed, and whoever agreed last may say so
        again."""
        kept = None
        try:
            await self.do(table, session, poll)
        except SaveError as error:
            if error.key == "save-cannot-write":
                kept = table.poll
                del poll.agreed[-1:]
            raise
        finally:
            table.poll = kept
        self.web.manager.bots.wake(table)

    async def do(self, table: Table, session: Session, poll: Poll) -> None:
        manager, presence = self.web.manager, table.presence
        if poll.kind == UNDO:
            await manager.answering.carry_out(table, session, partial(session.undo, poll.keep, poll.seat, True), [])
        elif poll.kind == SET_BACK:
            await importing.agreed(manager, table.game, poll.copy)
        elif poll.kind == GIVE_UP:
            await self.close(table, True, poll.seat)
        elif poll.kind == BOT_ONCE:
            presence.once = Once(poll.about, table.stamp(poll.about))
            table.tell("web-bot-once", {"seat": poll.about})
        else:
            await self.help(table, poll.about)

    async def help(self, table: Table, seat: int) -> None:
        """A bot plays for a seat while its person is away."""
        manager, helped = self.web.manager, table.presence.kept.helped
        helped[seat] = usual(table.box.definition)
        try:
            await manager.saved(side_data.keep_presence(manager.store, table.game, table.presence.kept))
        except SaveError:
            del helped[seat]
            raise
        table.bots.pop(seat, None)
        table.tell("web-bot-plays", {"seat": seat})

    async def close(self, table: Table, closed: bool, seat: int) -> None:
        """The game is given up, or somebody takes it up again."""
        manager = self.web.manager
        await manager.saved(side_data.close(manager.store, table.game, closed))
        table.presence.closed = closed
        table.tell("web-was-given-up" if closed else "web-was-taken-up", {"seat": seat})
        manager.bots.wake(table)

    # talking

    async def suggest(self, request: Request) -> Response:
        """A short text or a place on the board, for the one who decides."""
        found = await fields(request)
        text, place = one_line(one(found, "text"), HINT), one(found, "place")
        if not (text or place) or (place and not PLACE.fullmatch(place)):
            raise HttpProblem(400, "web-bad-request")
        async with self.speaking(request) as (table, session, seat):
            to = self.other(table, one(found, "to"))
            if to not in session.pending or seat in session.pending or table.players[to] == table.players[seat]:
                raise Refused("web-not-waited")
            self.allow(table, seat, "talk", TALK)
            table.presence.suggest(Hint(seat, to, table.stamp(to), text, place))
            self.web.manager.noted(table, to)
            return self.done(request, table)

    async def say(self, request: Request) -> Response:
        """A line of the chat."""
        text = one_line(one(await fields(request), "text"), LINE)
        if not text:
            raise HttpProblem(400, "web-bad-request")
        async with self.speaking(request) as (table, _, seat):
            self.allow(table, seat, "talk", TALK)
            manager = self.web.manager
            table.presence.said = await manager.saved(side_data.say(manager.store, table.game, seat, text))
            manager.noted(table, None)
            return self.done(request, table)

    async def chat(self, request: Request) -> Response:
        """The lines of the chat after one that the page knows."""
        manager, after = self.web.manager, number(request.query_params.get("after", ""), 0)
        table = manager.table(manager.seat(request.path_params["token"])[0])
        lines = side_data.chat(manager.store, table.game, after) if table.several else []
        return data({"said": table.presence.said, "chat": chat(table, table.words(self.web.language(request)), lines)})

    async def notes(self, request: Request) -> Response:
        """A seat's own notes, for nobody else's eyes: read, or written anew."""
        manager = self.web.manager
        game, link = manager.seat(request.path_params["token"])
        table, found = manager.table(game), await fields(request) if request.method == "POST" else None
        async with table.lock:
            await manager.session(table)
            seat = table.shown_seat(link)
            if found is None:
                return data({"text": side_data.notes(manager.store, game, seat)})
            if seat < 0 or not table.several:
                raise Refused("not-your-turn")
            screen = table.screen(link)
            if screen and number(one(found, "screen"), screen.turn) != screen.turn:
                raise Late  # written before the screen was passed on
            self.allow(table, seat, "notes", WRITING)
            text = one(found, "text").replace("\r\n", "\n")[:NOTES]
            await manager.saved(side_data.keep_notes(manager.store, game, seat, text))
            return self.done(request, table)

    def beside(self, table: Table, observer: Observer, words: Words) -> tuple[str, str]:
        """The notes of a seat and the chat, for a page that opens."""
        if not table.several:
            return "", ""
        store = self.web.manager.store
        notes = side_data.notes(store, table.game, observer.seat) if observer.seat >= 0 else ""
        return notes, chat(table, words, side_data.chat(store, table.game))

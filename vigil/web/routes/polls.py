"""What the persons at a table agree on: who helps whom, undo, going back to a copy, giving up; and the nudge."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from vigil.kernel.journal.header import SaveError
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.web.context import Context, HttpProblem, fields, one
from vigil.web.http.rate_limits import NUDGES
from vigil.web.routes.at_table import AtTable, person_at
from vigil.web.store import side_data
from vigil.web.store.link_target import Link
from vigil.web.tables import polls
from vigil.web.tables.arrivals import importing
from vigil.web.tables.bots import usual
from vigil.web.tables.polls import BOT_ONCE, BOT_PLAYS, GIVE_UP, SET_BACK, UNDO
from vigil.web.tables.presence import AWAY, LONG_AWAY, Once
from vigil.web.tables.table import Poll, Table


class PollRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web
        self.at_table = AtTable(web)

    async def ask(self, request: Request) -> Response:
        """Something among the persons: "nudge 1", "bot 1", "once 1", "give-up", "take-up", "back"."""
        token = request.path_params["token"]
        self.web.allow_answer(token)
        what, _, about = one(await fields(request), "do").partition(" ")
        async with self.at_table.speaking(request) as (table, session, seat):
            link = self.web.manager.seat(token)[1]
            if what == "nudge":
                self.nudge(table, session, seat, person_at(table, about))
            elif what in (BOT_PLAYS, BOT_ONCE):
                await self.propose(table, session, Poll(0, seat, 0, [], kind=what, about=person_at(table, about)), link)
            elif what == GIVE_UP and not session.over and not table.presence.closed:
                await self.propose(table, session, Poll(0, seat, 0, [], kind=what), link)
            elif what == "take-up" and table.presence.closed:
                await self.close(table, False, seat)
                self.web.manager.noted(table, None)
            elif what == "back":
                await self.web.manager.answering.hand_back(table, seat)
            else:
                raise HttpProblem(400, "web-bad-request")
            return self.at_table.done(request, table)

    def nudge(self, table: Table, session: Session, seat: int, about: int) -> None:
        if about not in session.pending or table.players[about] == table.players[seat]:
            raise Refused("web-not-waited")
        self.at_table.allow(table, seat, "nudge", NUDGES)
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

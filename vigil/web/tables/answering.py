"""What a link may do in a live game: answer, take back, give again, say where it wants to be asked.

Every step is carried out, written, and told to those who watch, in this order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any

from vigil.app import time_limit
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.records import Record, Undo
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import MODES
from vigil.kernel.play.undo import Refused, why_not_undo
from vigil.web.store import side_data
from vigil.web.store.link_target import Link
from vigil.web.tables import polls
from vigil.web.tables.progress import attempt, progress
from vigil.web.tables.table import Late, Table, to_keep

if TYPE_CHECKING:
    from vigil.web.tables.manager import TableManager

ORDER = "order "  # before the name of an option


class Answering:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    async def answer(self, token: str, at: int, name: str) -> int:
        """A seat's answer, if its page has seen the question; the result is the new place in the journal."""
        game, link = self.manager.seat(token)
        table = self.manager.table(game)
        async with table.lock:
            session = await self.manager.session(table)
            seat = self.acting(table, link, at)
            if not table.in_time(seat, at):
                raise Late
            await self.hand_back(table, seat)
            return await self.give(table, session, seat, name)

    def acting(self, table: Table, link: Link, at: int | None = None) -> int:
        """The seat that a link acts for. Where it leads to several, a page that stands elsewhere may have shown another
        of them."""
        if table.presence.closed:
            raise Refused("web-given-up")
        seat, screen = table.shown_seat(link), table.screen(link)
        if screen and screen.curtain:
            raise Refused("web-curtain")
        if screen and at not in (None, table.at):
            raise Late
        if seat < 0:
            raise Refused("not-your-turn")
        return seat

    def speaking(self, table: Table, link: Link) -> int:
        """The seat that a link speaks for, about the game rather than in it."""
        table.shown_seat(link)
        seat = table.speaker(link)
        if seat < 0:
            raise Refused("not-your-turn")
        return seat

    async def hand_back(self, table: Table, seat: int) -> None:
        """Somebody for whom a bot played is back."""
        if table.presence.kept.helped.pop(seat, None) is not None:
            await self.manager.saved(side_data.keep_presence(self.manager.store, table.game, table.presence.kept))
            table.tell("web-is-back", {"seat": seat})
            self.manager.noted(table, None)

    async def give(self, table: Table, session: Session, seat: int, name: str) -> int:
        return await self.carry_out(table, session, partial(session.answer, name, seat), filmed(table, session))

    async def undo(self, token: str, at: int, keep: int | None = None, ask: bool = False) -> int:
        """Take back, if the seat may; with `ask`, where the others must agree they are asked."""
        game, link = self.manager.seat(token)
        table = self.manager.table(game)
        async with table.lock:
            session = await self.manager.session(table)
            seat = self.speaking(table, link)
            if at != table.at:
                raise Late
            keep = table.observer(seat).last_decision() if keep is None else keep
            if ask and why_not_undo(session, keep, seat) == "undo-agree":
                if polls.propose(table, session, seat, keep, link):
                    return await self.carry_out(table, session, partial(session.undo, keep, seat, True), [])
                self.manager.noted(table, None)
                return table.at
            return await self.carry_out(table, session, partial(session.undo, keep, seat), [])

    async def redo(self, token: str, at: int) -> int:
        """Give again what was taken back last, if nothing else was answered since."""
        game, link = self.manager.seat(token)
        table = self.manager.table(game)
        async with table.lock:
            session = await self.manager.session(table)
            seat = self.speaking(table, link)
            if at != table.at:
                raise Late
            return await self.carry_out(table, session, partial(session.redo, seat), filmed(table, session))

    async def stop(self, token: str, at: int, what: str) -> int:
        """Where a seat wants to be asked: "skip" goes on at this window, and does not stop there again this turn, or in
        this part of the game; "order" and the name of an option say what it wants where the table never waits, or take
        that back."""
        game, link = self.manager.seat(token)
        table = self.manager.table(game)
        async with table.lock:
            session = await self.manager.session(table)
            seat = self.acting(table, link, at)
            stops, asked = session.stops[seat], session.pending.get(seat)
            if what in MODES:
                stops.mode = what
                stops.skipped.clear()
            elif what == "hold":
                stops.hold = not stops.hold
            elif what.startswith(ORDER):
                order = what.removeprefix(ORDER)
                if order not in [each.name for each in table.observer(seat).orders()]:
                    raise Late
                stops.order = "" if stops.order == order else order
            elif asked and asked.decision.window and table.in_time(seat, at):
                stops.skip(asked.decision.key)
                return await self.give(table, session, seat, asked.options[-1].name)
            else:
                raise Late
            table.stops = to_keep(session)
            await self.manager.saved(self.manager.store.keep_stops(game, table.stops))
            self.manager.noted(table, seat)
            return table.at

    async def carry_out(self, table: Table, session: Session, step: Callable[[], None], states: list[Any]) -> int:
        """Do it, have it written, and tell the watchers; the result is the new place in the journal."""
        if session.awaits:
            raise Refused("dice-awaited")
        since, at = len(session.entries), table.at
        before = {seat: asked.decision for seat, asked in session.pending.items()}
        try:
            crash = await self.manager.resting.patiently(table.game, partial(attempt, session, step), time_limit.ANSWER)
        finally:
            session.run.game.watch = None
        new = session.records[table.stored :]
        await self.write(table, session, new)
        table.restamp(before, at)
        table.note_questions()
        self.manager.changed(table, min([since, *(record.keep for record in new if isinstance(record, Undo))]), states)
        if crash:
            raise crash
        self.manager.bots.wake(table)
        return table.at

    async def write(self, table: Table, session: Session, new: Sequence[Record]) -> None:
        """Put the new records on the disk; if that fails, read the game again."""
        store, stops = self.manager.store, to_keep(session)

        def write() -> Future[Any]:
            if table.only_read:
                raise SaveError(table.only_read[0], **table.only_read[1])
            changed = stops if stops != table.stops else ""
            return store.append(table.game, table.stored, new, progress(session), changed, judged=table.place)

        await self.manager.goes_on(table, write)
        table.stored, table.stops = len(session.records), stops
        polls.answered(table)


def filmed(table: Table, session: Session) -> list[Any]:
    """The states in which events will be told, if somebody watches."""
    states: list[Any] = []
    if table.watchers:
        session.run.game.watch = lambda state: states.append(session.definition.rules.codec.copy(state))
    return states

"""The bots at the tables: each answers when one of its seats is asked, as if it sat before a page of its own."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from vigil.bots.outside import BotError
from vigil.bots.position import Bot
from vigil.bots.random_bot import RandomBot
from vigil.bots.seats import OWN, bot_choice, make_bot
from vigil.kernel.flow import Chance
from vigil.kernel.journal import BOT
from vigil.kernel.session import Session
from vigil.table.web.table import Table

if TYPE_CHECKING:
    from vigil.table.web.desk import Desk

LOG = logging.getLogger("vigil.web")
PAUSE = 0.4  # seconds between the answers of bots, while somebody watches


class Bots:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Have the bots answer that are asked now; they go on by themselves until a person is."""
        if table.game not in self.tasks and asked(table) is not None:
            task = self.tasks[table.game] = asyncio.create_task(self.play(table))
            task.add_done_callback(lambda _: self.tasks.pop(table.game, None))

    async def play(self, table: Table) -> None:
        try:
            while await self.answer(table):
                await asyncio.sleep(PAUSE if table.watchers else 0)
        except Exception:
            LOG.exception("a bot of game %s failed", table.game)

    async def answer(self, table: Table) -> bool:
        """Let one bot answer; false if none is asked."""
        async with table.lock:
            session = await self.desk.session(table)
            seat = asked(table)
            if seat is None or table.bots is None:
                return False
            name = await asyncio.to_thread(chosen, session, seat, table.bots[seat])
            await self.desk.give(table, session, seat, name)
            return True


def asked(table: Table) -> int | None:
    """The first seat of a bot that is asked."""
    session = table.session
    if session is None or isinstance(session.request, Chance):
        return None
    if table.bots is None:
        table.bots = made(table, session)
    return next((seat for seat in session.pending if table.bots and seat in table.bots), None)


def made(table: Table, session: Session) -> dict[int, Bot]:
    """The bots that the header seats: ours, never one that a file from elsewhere names."""
    found: dict[int, Bot] = {}
    for seat, holder in enumerate(table.players):
        name = holder.removeprefix(BOT)
        if holder.startswith(BOT) and name in OWN:
            try:
                found[seat] = make_bot(name, session.definition, secrets.randbits(31))
            except BotError:
                LOG.warning("game %s: there is no bot %s", table.game, name)
    return found


def chosen(session: Session, seat: int, bot: Bot) -> str:
    """What a bot answers; one that fails leaves it to luck."""
    luck = secrets.randbits(31)
    try:
        return bot_choice(session, seat, bot, luck)
    except Exception:
        LOG.exception("the bot at seat %s failed", seat)
        return bot_choice(session, seat, RandomBot(luck), luck)

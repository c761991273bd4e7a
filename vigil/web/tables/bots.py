"""The bots at the tables: each answers when one of its seats is asked, as if it sat before a page of its own."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from vigil.app import time_limit
from vigil.app.time_limit import TooLong
from vigil.bots.bot_players import bot_choice, make_bot, own_bots
from vigil.bots.position import Bot
from vigil.bots.random_bot import RandomBot
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.player_names import BOT
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance
from vigil.web.tables.table import Late, Table

if TYPE_CHECKING:
    from vigil.web.tables.manager import TableManager

LOG = logging.getLogger("vigil.web")
AGAIN, LATEST = 5.0, 60.0  # seconds until bots try again: twice as long each time, and no longer
PASSING = ("save-cannot-write", "save-cannot-read", "web-double-answer")  # what fails a write now, and may not later
PAUSE = 0.9  # seconds before the answer of a bot while somebody watches, so that people can follow


class Bots:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.thinking = asyncio.Semaphore(1)  # one at a time, at all tables
        self.failed: dict[int, int] = {}  # where the bots of a game have failed: they wait for another question
        self.waits: dict[int, float] = {}  # seconds for which bots wait where something failed that passes
        self.timers: dict[int, asyncio.TimerHandle] = {}  # until they try again

    def wake(self, table: Table) -> None:
        """Have the bots answer that are asked now; they go on by themselves until a person is."""
        if not {table.game} & (self.tasks.keys() | self.timers.keys()) and self.asked(table) is not None:
            self.begin(table)

    def begin(self, table: Table) -> None:
        task = self.tasks[table.game] = asyncio.create_task(self.play(table))
        task.add_done_callback(lambda _: self.tasks.pop(table.game, None))

    def try_again(self, table: Table) -> None:
        """When the wait is over: at the table that is still there."""
        self.timers.pop(table.game, None)
        if self.manager.tables.get(table.game) is table:
            self.begin(table)

    def forget(self, game: int) -> None:
        """A game was put away: nobody plays on."""
        if timer := self.timers.pop(game, None):
            timer.cancel()

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        for task in self.tasks.values():
            task.cancel()

    async def play(self, table: Table) -> None:
        """One answer after the other. Where the disk is full or the game rests, they try again later. Whatever else
        goes wrong is theirs alone: the table waits, as for anybody."""
        try:
            going = True
            while going:
                await asyncio.sleep(PAUSE if table.watchers else 0)
                async with self.thinking, table.lock:
                    going = await self.answer(table)
                self.waits.pop(table.game, None)
        except (SaveError, TooLong, Late) as error:
            if isinstance(error, SaveError) and error.key not in PASSING:
                self.failed[table.game] = table.at
                return
            wait = self.waits[table.game] = min(2 * self.waits.get(table.game, AGAIN / 2), LATEST)
            LOG.warning("the bots of game %s try again in %d seconds: %s", table.game, wait, type(error).__name__)
            self.timers[table.game] = asyncio.get_running_loop().call_later(wait, self.try_again, table)
        except Exception:
            LOG.exception("a bot of game %s failed", table.game)
            self.failed[table.game] = table.at

    async def answer(self, table: Table) -> bool:
        """Let one bot answer; false if none is asked. Call it with the table's lock held."""
        session = await self.manager.session(table)
        seat = self.asked(table)
        if seat is None:
            return False
        lost = len(session.unimagined)
        choose = partial(chosen, session, seat, bot_of(table, seat))
        name = await self.manager.resting.patiently(table.game, choose, time_limit.THINK)
        if session.unimagined and not lost:
            LOG.error("game %s: no world could be imagined for %s", table.game, session.unimagined[0])
            table.tell("bot-by-luck", {})
        await self.manager.answering.give(table, session, seat, name)
        return True

    def asked(self, table: Table) -> int | None:
        """The first seat of a bot that is asked."""
        session = table.session
        if session is None or isinstance(session.request, Chance) or table.presence.closed:
            return None
        if self.failed.get(table.game) == table.at or table.only_read or self.manager.store.newer:
            return None
        once = table.presence.once
        seats = table.bot_seats | ({once.seat} if once else set())
        return next((seat for seat in session.pending if seat in seats), None)


def bot_of(table: Table, seat: int) -> Bot:
    """The bot at a seat: ours, never one that a file from elsewhere names."""
    if seat not in table.bots:
        name = table.presence.kept.helped.get(seat) or table.players[seat].removeprefix(BOT)
        table.bots[seat] = make_bot(usual(table.box.definition, name), table.box.definition, secrets.randbits(31))
    return table.bots[seat]


def usual(definition: AnyDefinition, name: str = "") -> str:
    """A bot by this name, or else the best there is."""
    known = own_bots(definition)
    return name if name in known else known[-1]


def chosen(session: Session, seat: int, bot: Bot) -> str:
    """What a bot answers; one that fails leaves it to luck."""
    luck = secrets.randbits(31)
    try:
        return bot_choice(session, seat, bot, luck)
    except Exception:
        LOG.exception("the bot at seat %s failed", seat)
        return bot_choice(session, seat, RandomBot(luck), luck)

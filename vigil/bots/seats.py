"""Bots at a table: found by name, and asked whenever one of their seats is."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence

from vigil.bots.curious import CuriousBot
from vigil.bots.outside import BotError, OutsideBot
from vigil.bots.position import Bot, position_of
from vigil.bots.random_bot import RandomBot
from vigil.kernel.draft import option_named
from vigil.kernel.eyes import Eyes
from vigil.kernel.flow import Chance
from vigil.kernel.game import Definition
from vigil.kernel.journal import BOT
from vigil.kernel.session import Session

OWN = ("random", "curious", "steady")
LIMIT = 2.0  # seconds for an answer of a bot from elsewhere


def check_bot(name: str, definition: Definition) -> None:
    """Whether a name can be that of a bot: one of ours, or package:Class."""
    known = [each for each in OWN if each != "steady" or definition.steady]
    if name not in known and ":" not in name:
        raise BotError(f"{name}: {', '.join(known)}, package:Class")


def make_bot(name: str, definition: Definition, seed: int, packs: Sequence[str] = (), limit: float = LIMIT) -> Bot:
    """A bot by its name: random, curious, the game's own steady, or package:Class, which needs the packs' folders."""
    check_bot(name, definition)
    if name == "random":
        return RandomBot(seed)
    if name == "curious":
        return CuriousBot(seed)
    if name == "steady":
        module, _, cls = definition.steady.partition(":")
        bot: Bot = getattr(importlib.import_module(module), cls)(seed)
        return bot
    return OutsideBot(name, definition.slug, packs, seed, limit)


def bots_of(session: Session, seed: int, packs: Sequence[str] = ()) -> dict[int, Bot]:
    """The bots that the header seats; those from elsewhere need the folders of the packs."""
    holders = enumerate(session.header.players)
    return {
        seat: make_bot(holder.removeprefix(BOT), session.definition, seed + seat, packs)
        for seat, holder in holders
        if holder.startswith(BOT)
    }


def bots_answer(session: Session, bots: Mapping[int, Bot], seed: int) -> bool:
    """Let one bot that is asked answer; false if none is."""
    if isinstance(session.request, Chance):
        return False
    for seat in session.pending:
        if seat in bots:
            bot_answer(session, seat, bots[seat], seed + len(session.entries))
            return True
    return False


def bot_answer(session: Session, seat: int, bot: Bot, seed: int) -> str:
    """Let a bot answer for a seat. The result is the name of the answer."""
    name = bot_choice(session, seat, bot, seed)
    session.answer(name, seat)
    return name


def bot_choice(session: Session, seat: int, bot: Bot, seed: int) -> str:
    """What a bot would answer for a seat; what is not allowed is replaced by luck."""
    waiting = session.pending[seat]
    position = position_of(Eyes(session, seat), seed, getattr(bot, "sees", True))
    name = bot.choose(position)
    if option_named(waiting.decision, waiting.options, name) is None:
        name = RandomBot(seed).choose(position)
    return name


def play_to_the_end(session: Session, bots: Mapping[int, Bot], seed: int, most: int = 20_000) -> int:
    """A whole game of bots; the result is the number of questions they were asked."""
    asked = 0
    while bots_answer(session, bots, seed):
        asked += 1
        if asked > most:
            raise RuntimeError(f"no end after {most} questions")
    return asked

"""Bots at a table: found by name, and asked whenever one of their seats is."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Mapping, Sequence
from random import Random

from vigil.bots.curious import CuriousBot
from vigil.bots.position import Bot, position_of
from vigil.bots.random_bot import RandomBot
from vigil.bots.subprocess_bot import LIMIT, BotError, OutsideBot
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.player_names import BOT
from vigil.kernel.knowledge.determinization import Unimaginable, by_luck
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.visibility import is_public
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance
from vigil.kernel.sets.draft import option_named
from vigil.kernel.unsafe_characters import printable

OWN = ("random", "curious", "steady")


def own_bots(definition: AnyDefinition) -> list[str]:
    """Our own bots that play a game: the only ones that a file, a header or a name can bring to a table."""
    return [each for each in OWN if each != "steady" or definition.evaluation.bot]


def strangers(header: Header, definition: AnyDefinition) -> list[str]:
    """The bots a header names that are not ours. Nothing is imported for them unless a person typed them."""
    named = (holder.removeprefix(BOT) for holder in header.players if holder.startswith(BOT))
    return [name for name in dict.fromkeys(named) if name not in own_bots(definition)]


def check_header_bots(header: Header, definition: AnyDefinition, typed: Collection[str] = ()) -> None:
    """A header seats our own bots, and those from elsewhere that the person who starts has typed."""
    for name in strangers(header, definition):
        if name not in typed:
            raise SaveError("bot-not-typed", name=printable(name)[:80])


def check_bot(name: str, definition: AnyDefinition) -> None:
    """Whether a name can be that of a bot: one of ours, or package:Class."""
    known = own_bots(definition)
    if name not in known and ":" not in name:
        raise BotError(f"{name}: {', '.join(known)}, package:Class")


def make_bot(name: str, definition: AnyDefinition, seed: int, packs: Sequence[str] = (), limit: float = LIMIT) -> Bot:
    """A bot by its name: random, curious, the game's own steady, or package:Class, which needs the packs' folders."""
    check_bot(name, definition)
    if name == "random":
        return RandomBot(seed)
    if name == "curious":
        return CuriousBot(seed)
    if name == "steady":
        module, _, cls = definition.evaluation.bot.partition(":")
        bot: Bot = getattr(importlib.import_module(module), cls)(seed)
        return bot
    return OutsideBot(name, definition.slug, packs, seed, limit)


def bots_of(
    session: Session, seed: int, packs: Sequence[str] = (), typed: Collection[str] = (), limit: float = LIMIT
) -> dict[int, Bot]:
    """The bots that the header seats; those from elsewhere were typed, and need the folders of the packs."""
    check_header_bots(session.header, session.definition, typed)
    holders = enumerate(session.header.players)
    return {
        seat: make_bot(holder.removeprefix(BOT), session.definition, seed + seat, packs, limit)
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
    """What a bot would answer for a seat; what is not allowed is replaced by luck, and so is the answer of one that
    cannot imagine its position."""
    waiting = session.pending[seat]
    try:
        position = position_of(Observer(session, seat), seed, getattr(bot, "sees", True))
        name = bot.choose(position)
        if option_named(waiting.decision, waiting.options, name) is None:
            name = RandomBot(seed).choose(position)
        return name
    except Unimaginable as error:
        asked = f", {waiting.decision.rule} {waiting.decision.key}" if is_public(waiting.decision) else ""
        session.unimagined.append(f"seat {seat} after {len(session.entries)} answers{asked}: {error}")
        option = by_luck(waiting.decision, waiting.options, Random(seed).randrange)
        assert option is not None
        return option.name


def play_to_the_end(session: Session, bots: Mapping[int, Bot], seed: int, most: int = 20_000) -> int:
    """A whole game of bots; the result is the number of questions they were asked."""
    asked = 0
    while bots_answer(session, bots, seed):
        asked += 1
        if asked > most:
            raise RuntimeError(f"no end after {most} questions")
    return asked

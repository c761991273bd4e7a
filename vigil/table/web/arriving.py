"""Games that come to a table ready made: a journal from elsewhere, a copy that is brought back, a branch of a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vigil.games import GAMES
from vigil.kernel import recovery
from vigil.kernel.eyes import Eyes
from vigil.kernel.game import SPECTATOR
from vigil.kernel.journal import Journal, parse
from vigil.kernel.session import Refused, Session
from vigil.kernel.sheet import journal_of
from vigil.table.packs import changed
from vigil.table.shelf import Box, clean
from vigil.table.web import patience
from vigil.table.web.standing import damage, progress
from vigil.table.web.taking_in import check_header, check_secrets, check_start, named, sealed, show

if TYPE_CHECKING:
    from vigil.table.web.desk import Desk


async def take_in(desk: Desk, text: str, host: bool = True) -> str:
    """A journal from elsewhere, or a sheet, becomes a game of this table, after a trial elsewhere."""
    word = text.lstrip("\ufeff \n").split(" ", 1)[0]
    if word in GAMES:
        box = desk.boxes.open(word)
        text = journal_of(box.definition, box.content, text)
    await desk.trials.play(text)
    journal = parse(text)
    check_header(journal.header)
    box = desk.boxes.open(journal.header.game, journal.header.packs)
    check_start(box.definition, journal.header)
    journal.header = replace(named(journal.header), title=clean(journal.header.title))
    session = await played(box, journal)
    check_secrets(session, host)
    show(box, session)
    token = await desk.keep(session)
    game = desk.seat(token)[0]
    for news in changed(journal.header.game, journal.header.packs):
        desk.table(game).tell(*news)
    if session.cut or session.diverged:
        await desk.saved(desk.store.copy(game, text))
        for news in damage(session):
            desk.table(game).tell(*news)
    return token


async def bring_back(desk: Desk, game: int, text: str) -> None:
    """A copy of a game takes its place; the game as it is becomes a copy. Its links lead where they led."""
    journal = parse(text)
    box = desk.boxes.open(journal.header.game, journal.header.packs)
    session = await played(box, journal)
    show(box, session)
    table = desk.tables.get(game)
    async with table.lock if table else contextlib.nullcontext():
        await desk.saved(desk.store.replace(game, session.header, session.records, progress(session)))
        desk.forget(game)


async def played(box: Box, journal: Journal) -> Session:
    play = partial(recovery.resume, box.definition, box.content, journal)
    return await asyncio.to_thread(patience.call, patience.LOAD, play)


async def branch(desk: Desk, token: str, keep: int, title: str) -> str:
    """Play on from an earlier point as a new game, with dice of its own; the result is the same seat's link."""
    game, link = desk.seat(token)
    table = desk.table(game)
    async with table.lock:
        session = await desk.session(table)
        if link == SPECTATOR or not Eyes(session, table.shown_seat(link)).may_branch():
            raise Refused("web-no-branch")
        seed = int.from_bytes(os.urandom(4), "big")
        header = sealed(replace(session.header, title=title, seed=seed, guided=False))
        keep = max(0, min(keep, len(session.entries)))
        other = await desk.resting.patiently(game, partial(recovery.branch, session, keep, header), patience.LOAD)
    first = await desk.keep(other)
    return str(await desk.saved(desk.given.token(desk.seat(first)[0], link)))

"""The round of shares at a table of several persons (kernel/journal/dice_shares.py).

No die falls before it is complete.

A party is a browser: the screen that is passed around, or the person behind a link. What has come in is kept beside the
journal before it is acknowledged, so that a round goes on after the server was stopped.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from vigil.app import time_limit
from vigil.kernel.journal.dice_shares import Misfit, Round, awaiting
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.web.store import side_data
from vigil.web.store.rows import ROUND
from vigil.web.tables.arrivals import origin_notes
from vigil.web.tables.dice_round_members import NO_PARTY, is_rushed, may_begin, parties, party_of
from vigil.web.tables.progress import attempt, progress
from vigil.web.tables.table import Late, Table, to_keep

if TYPE_CHECKING:
    from vigil.web.store.store import Store
    from vigil.web.tables.manager import TableManager

COMMIT, REVEAL, WAIT = "commit", "reveal", "wait"  # what a browser has to do now


def kept_round(store: Store, game: int) -> Round:
    """The round as it was kept; where that is lost, everybody commits anew."""
    text = side_data.kept(store, game, ROUND)
    with contextlib.suppress(msgspec.MsgspecError):
        return msgspec.json.decode(text, type=Round) if text else Round()
    return Round()


def encoded(found: Round) -> str:
    return msgspec.json.encode(found).decode()


# what comes in


@asynccontextmanager
async def taking_part(
    manager: TableManager, token: str, shown: str = "", watching: bool = False
) -> AsyncIterator[tuple[Table, Session, int]]:
    """The table behind a link while its round is open, held, and the party; what is done to the round is kept. `shown`
    is the fingerprint the browser has seen; with `watching` it needs no party."""
    game, link = manager.seat(token)
    table = manager.table(game)
    async with table.lock:
        manager.look_again(table)
        session = await manager.session(table)
        party = party_of(table, link)
        if party == NO_PARTY and not watching:
            raise Refused("not-your-turn")
        if not session.awaits or shown not in ("", session.header.fingerprint):
            raise Late
        before, closed = encoded(table.round), table.round.closed
        try:
            yield table, session, party
            if table.round.closed and not closed:
                table.enter(table.round)
            if table.round.complete:
                await finish(manager, table, session)
            elif encoded(table.round) != before:
                await keep_round(manager, table)
                manager.noted(table, None)
        except Misfit as error:
            raise Late from error
        except BaseException:
            table.round = kept_round(manager.store, game)
            raise


async def commit(manager: TableManager, token: str, shown: str, promise: str) -> None:
    async with taking_part(manager, token, shown) as (table, _, party):
        table.round.commit(party, promise, parties(table))


async def add_words(manager: TableManager, token: str, text: str) -> None:
    """A person whose browser runs no script adds words instead, or nothing."""
    async with taking_part(manager, token) as (table, session, party):
        table.round.words(party, text, session.header.fingerprint, parties(table))


async def reveal(manager: TableManager, token: str, shown: str, share: str) -> None:
    """A share; one that is in already may be shown again, by a page that has not heard of it yet."""
    session = manager.table(manager.seat(token)[0]).session
    if session and not session.awaits and share in session.header.shares:
        return
    async with taking_part(manager, token, shown) as (table, session, party):
        if not table.round.reveal(party, share, session.header.fingerprint):
            await begin_anew(manager, table, session, [party])


async def begin(manager: TableManager, token: str, host: bool) -> None:
    """Begin without those who are missing, if the host or all who count want it: they add nothing, and a share that was
    committed and not shown makes the round void. The host needs no seat."""
    async with taking_part(manager, token, watching=host) as (table, session, party):
        found = table.round
        if is_rushed(manager, table, party):
            raise Refused("web-dice-moment")
        found.wishes = sorted({*found.wishes, party} - {NO_PARTY})
        if may_begin(manager, table, host):
            found.wishes = []
            if found.closed:
                await begin_anew(manager, table, session, found.waits_for(()))
            else:
                found.closed = True
        elif party == NO_PARTY:
            raise Refused("web-dice-consent")


# what becomes of it


async def begin_anew(manager: TableManager, table: Table, session: Session, withheld: list[int]) -> None:
    """The round is void: a new secret, and everybody else commits anew. All are told, and the header counts it."""
    table.enter(table.round.void(withheld))
    table.round.closed = not table.round.waits_for(parties(table))
    session.header = awaiting(session.header, session.header.voids + 1)
    await written(manager, table, session, encoded(table.round))
    for seat in withheld:
        table.tell("web-dice-void", {"seat": seat})


def withheld_at(table: Table) -> set[int]:
    """The seats of those who add nothing any more."""
    return {seat for party, seats in parties(table).items() if party in table.round.out for seat in seats}


async def handed(manager: TableManager, table: Table, session: Session, withheld: set[int]) -> None:
    """A seat was handed anew while the round is open: who sits where has changed, and everybody commits anew but those
    who sit at a seat where a share was `withheld`."""
    if not session.awaits:
        return
    table.round.out = [party for party, seats in parties(table).items() if withheld.intersection(seats)]
    if table.round.closed:
        await begin_anew(manager, table, session, [])
    else:
        table.enter(Round(out=table.round.out))
        await keep_round(manager, table)


async def keep_round(manager: TableManager, table: Table) -> None:
    await manager.goes_on(table, partial(manager.store.keep_round, table.game, encoded(table.round), table.place))


async def finish(manager: TableManager, table: Table, session: Session) -> None:
    """All shares are there: the dice are known, and the game goes on by them."""
    since, header = len(session.entries), table.round.finished(session.header, parties(table))
    step = partial(attempt, session, partial(session.go_on, header))
    crash = await manager.resting.patiently(table.game, step, time_limit.ANSWER)
    await written(manager, table, session)
    table.round = Round()
    origin_notes.tell(table, session)
    table.note_questions()
    manager.changed(table, since, [])
    if crash:
        raise crash
    manager.bots.wake(table)


async def written(manager: TableManager, table: Table, session: Session, text: str = "") -> None:
    """Head and records in one piece, since the head's seal holds the records; and the round beside them."""

    def write() -> Future[Any]:
        return manager.store.head(table.game, session.header, session.records, progress(session), text, table.place)

    await manager.goes_on(table, write)
    table.stored, table.stops = len(session.records), to_keep(session)

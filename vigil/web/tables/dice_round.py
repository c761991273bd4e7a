"""The round of shares at a table of several persons (kernel/journal/shares.py): no die falls before it is complete.

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
from vigil.kernel.journal.shares import Misfit, Round, awaiting
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.web.store import side_data
from vigil.web.store.rows import ROUND
from vigil.web.tables.arrivals import origins
from vigil.web.tables.attendance import NO_PARTY, is_rushed, may_begin, parties, party_of
from vigil.web.tables.progress import attempt, progress
from vigil.web.tables.table import Late, Table, to_keep

if TYPE_CHECKING:
    from vigil.web.store.store import Store
    from vigil.web.tables.manager import Desk

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
    desk: Desk, token: str, shown: str = "", watching: bool = False
) -> AsyncIterator[tuple[Table, Session, int]]:
    """The table behind a link while its round is open, held, and the party; what is done to the round is kept. `shown`
    is the fingerprint the browser has seen; with `watching` it needs no party."""
    game, link = desk.seat(token)
    table = desk.table(game)
    async with table.lock:
        desk.look_again(table)
        session = await desk.session(table)
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
                await finish(desk, table, session)
            elif encoded(table.round) != before:
                await keep_round(desk, table)
                desk.noted(table, None)
        except Misfit as error:
            raise Late from error
        except BaseException:
            table.round = kept_round(desk.store, game)
            raise


async def commit(desk: Desk, token: str, shown: str, promise: str) -> None:
    async with taking_part(desk, token, shown) as (table, _, party):
        table.round.commit(party, promise, parties(table))


async def add_words(desk: Desk, token: str, text: str) -> None:
    """A person whose browser runs no script adds words instead, or nothing."""
    async with taking_part(desk, token) as (table, session, party):
        table.round.words(party, text, session.header.fingerprint, parties(table))


async def reveal(desk: Desk, token: str, shown: str, share: str) -> None:
    """A share; one that is in already may be shown again, by a page that has not heard of it yet."""
    session = desk.table(desk.seat(token)[0]).session
    if session and not session.awaits and share in session.header.shares:
        return
    async with taking_part(desk, token, shown) as (table, session, party):
        if not table.round.reveal(party, share, session.header.fingerprint):
            await begin_anew(desk, table, session, [party])


async def begin(desk: Desk, token: str, host: bool) -> None:
    """Begin without those who are missing, if the host or all who count want it: they add nothing, and a share that was
    committed and not shown makes the round void. The host needs no seat."""
    async with taking_part(desk, token, watching=host) as (table, session, party):
        found = table.round
        if is_rushed(desk, table, party):
            raise Refused("web-dice-moment")
        found.wishes = sorted({*found.wishes, party} - {NO_PARTY})
        if may_begin(desk, table, host):
            found.wishes = []
            if found.closed:
                await begin_anew(desk, table, session, found.waits_for(()))
            else:
                found.closed = True
        elif party == NO_PARTY:
            raise Refused("web-dice-consent")


# what becomes of it


async def begin_anew(desk: Desk, table: Table, session: Session, withheld: list[int]) -> None:
    """The round is void: a new secret, and everybody else commits anew. All are told, and the header counts it."""
    table.enter(table.round.void(withheld))
    table.round.closed = not table.round.waits_for(parties(table))
    session.header = awaiting(session.header, session.header.voids + 1)
    await written(desk, table, session, encoded(table.round))
    for seat in withheld:
        table.tell("web-dice-void", {"seat": seat})


def withheld_at(table: Table) -> set[int]:
    """The seats of those who add nothing any more."""
    return {seat for party, seats in parties(table).items() if party in table.round.out for seat in seats}


async def handed(desk: Desk, table: Table, session: Session, withheld: set[int]) -> None:
    """A seat was handed anew while the round is open: who sits where has changed, and everybody commits anew but those
    who sit at a seat where a share was `withheld`."""
    if not session.awaits:
        return
    table.round.out = [party for party, seats in parties(table).items() if withheld.intersection(seats)]
    if table.round.closed:
        await begin_anew(desk, table, session, [])
    else:
        table.enter(Round(out=table.round.out))
        await keep_round(desk, table)


async def keep_round(desk: Desk, table: Table) -> None:
    await desk.goes_on(table, partial(desk.store.keep_round, table.game, encoded(table.round), table.place))


async def finish(desk: Desk, table: Table, session: Session) -> None:
    """All shares are there: the dice are known, and the game goes on by them."""
    since, header = len(session.entries), table.round.finished(session.header, parties(table))
    step = partial(attempt, session, partial(session.go_on, header))
    crash = await desk.resting.patiently(table.game, step, time_limit.ANSWER)
    await written(desk, table, session)
    table.round = Round()
    origins.tell(table, session)
    table.note_questions()
    desk.changed(table, since, [])
    if crash:
        raise crash
    desk.bots.wake(table)


async def written(desk: Desk, table: Table, session: Session, text: str = "") -> None:
    """Head and records in one piece, since the head's seal holds the records; and the round beside them."""

    def write() -> Future[Any]:
        return desk.store.head(table.game, session.header, session.records, progress(session), text, table.place)

    await desk.goes_on(table, write)
    table.stored, table.stops = len(session.records), to_keep(session)

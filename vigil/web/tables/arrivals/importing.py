"""Games that come to a table ready made: a journal from elsewhere, a copy that is brought back, a branch of a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vigil.app import time_limit
from vigil.app.loaded_game import LoadedGame, clean
from vigil.app.packs.installed import changed
from vigil.app.time_limit import TooLong
from vigil.games import GAMES
from vigil.kernel.extras.journal_of_sheet import journal_of
from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.journal.header import NEWEST, Header, SaveError
from vigil.kernel.journal.journal_text import Journal, parse
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play import resume as taking_up
from vigil.kernel.play import set_back as set_backs
from vigil.kernel.play.dice_proof import doubts
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused
from vigil.kernel.rules.events import SPECTATOR
from vigil.presentation.seat_names import check_names, mend_names
from vigil.web.store.link_target import WATCHING
from vigil.web.store.rows import ROUND
from vigil.web.store.side_data import GIVEN_UP
from vigil.web.tables import dice_round, polls
from vigil.web.tables.arrivals import origin_notes
from vigil.web.tables.arrivals.checks import believed, check_header, check_secrets, check_start, show
from vigil.web.tables.game_cache import BrokenGame
from vigil.web.tables.progress import progress
from vigil.web.tables.save_notices import damage

if TYPE_CHECKING:
    from vigil.web.store.rows import StoredGame
    from vigil.web.tables.manager import TableManager
    from vigil.web.tables.table import Table


async def take_in(manager: TableManager, text: str, host: bool = True) -> str:
    """A journal from elsewhere, or a sheet, becomes a game of this table, after a trial elsewhere."""
    word = text.lstrip("\ufeff \n").split(" ", 1)[0]
    if word in GAMES:
        box = manager.boxes.open(word)
        text = journal_of(box.definition, box.content, text)
    await manager.trials.play(text)
    journal = parse(text)
    check_header(journal.header)
    box = manager.boxes.open(journal.header.game, journal.header.packs)
    check_start(box.definition, journal.header)
    journal.header = believed(replace(mend_names(journal.header), title=clean(journal.header.title)))
    session = await played(box, journal)
    check_secrets(session, host)
    check_names(session, box.books)
    show(box, session)
    goes_on = session.header.seats > 1 and not session.over
    token = await manager.keep(await anew(session) if goes_on else session, origin_notes.of_file(session))
    game = manager.seat(token)[0]
    for news in [*changed(journal.header.game, journal.header.packs), *doubts(session)]:
        manager.table(game).tell(*news)
    if session.harmed:
        await manager.saved(manager.store.copy(game, text))
        for news in damage(session):
            manager.table(game).tell(*news)
    return token


async def bring_back(manager: TableManager, saved: StoredGame, text: str) -> None:
    """A copy of a game takes its place, at a running game of several persons only when all of them have agreed. Where
    the dice are known, because the game is over, none of its copies goes on."""
    copy, over = parse(text), saved.ending not in ("", GIVEN_UP)
    session = await shown(manager, copy)
    if over and session.header.seats > 1 and not session.over:
        raise SaveError("web-copy-dice-known")
    with contextlib.suppress(SaveError):  # whose head cannot be read has no table
        manager.table(saved.id)
    table = manager.tables.get(saved.id)
    async with table.lock if table else contextlib.nullcontext():
        asked = table and not over and await can_be_asked(manager, table)
        if table and asked and not polls.bring_back(table, len(session.entries), text):
            manager.noted(table, None)
            return
        await set_back(manager, saved.id, copy, session)


async def can_be_asked(manager: TableManager, table: Table) -> bool:
    """Whether a game can be played as it is; at one that cannot, nobody could say anything."""
    try:
        await manager.session(table)
    except (SaveError, TooLong, BrokenGame):
        return False
    return True


async def agreed(manager: TableManager, game: int, text: str) -> None:
    """All at the table agreed to bring back a copy. Call it with the table's lock held."""
    copy = parse(text)
    await set_back(manager, game, copy, await shown(manager, copy))


async def shown(manager: TableManager, copy: Journal) -> Session:
    """A copy, played to where it stands, and one that can be shown."""
    box = manager.boxes.open(copy.header.game, copy.header.packs)
    session = await played(box, copy)
    show(box, session)
    return session


async def set_back(manager: TableManager, game: int, copy: Journal, session: Session) -> None:
    """A copy takes the place of a game; the game as it is becomes a copy. Who sits there now stays, and is told. From
    there other dice fall than any that fell before, and it stays marked in the journal."""
    table = manager.tables.get(game)
    if table and len(table.players) == session.header.seats:
        session.header = replace(session.header, players=table.players)
    back = await taken_back(manager, game, copy)
    strange = back is None and has_other_dice(manager, game, session)
    if back is not None or strange:
        session = back or await anew(session, voids_of(manager, game) + 1)
    else:
        set_backs.mark(session, manager.store.undos(game), voids_of(manager, game))
    beside = {ROUND: "", **({origin_notes.ORIGIN: origin_notes.FILE} if strange else {})}
    await manager.saved(manager.store.replace(game, session.header, session.records, progress(session), beside=beside))
    manager.let_go(game)
    table = manager.table(game)
    polls.answered(table)
    table.enter(dice_round.kept_round(manager.store, game))
    table.origin = origin_notes.kept_origin(manager.store, game)
    table.presence.closed = False
    table.bots.clear()
    table.tell("web-set-back", {"n": len(session.entries)})
    with contextlib.suppress(TooLong):  # a game that rests is told of when it comes back
        await manager.session(table)
    manager.changed(table, 0, [])


async def taken_back(manager: TableManager, game: int, copy: Journal) -> Session | None:
    """A game that goes on from a copy, taken back to where the copy stands; None if it does not, or cannot be
    followed."""

    def load() -> Session | None:
        kept, session = manager.loading.load(game)
        return session if set_backs.take_back(copy, kept.journal, session) else None

    with contextlib.suppress(SaveError, TooLong):
        return await asyncio.to_thread(time_limit.call, time_limit.LOAD, load)
    return None


def has_other_dice(manager: TableManager, game: int, copy: Session) -> bool:
    """Whether a copy of a running game of several seats throws by a secret that is not the game's own, or leaves dice
    to a person that the game does not: it is a file that was brought in and kept as it was."""
    if copy.header.seats == 1 or copy.over:
        return False
    with contextlib.suppress(SaveError):  # whose head cannot be read is nobody's own
        own = manager.store.journal(game).header
        alike = copy.awaits or copy.header.secret == own.secret
        return not alike or copy.header.companion != own.companion
    return not copy.awaits


def voids_of(manager: TableManager, game: int) -> int:
    """How many rounds of shares a game tells of: what takes its place tells of no fewer, since each browser counts."""
    with contextlib.suppress(SaveError):  # whose head cannot be read tells of none
        return manager.store.journal(game).header.voids
    return 0


def thrown_here(header: Header, voids: int = 0) -> Header:
    """The head of a game that goes on here from elsewhere, with dice of its own. At several seats the table throws them
    all, by a secret that it draws now and a new round of shares: none is entered by a person."""
    header = replace(header, guided=False, format=NEWEST)
    return awaiting(replace(header, companion=()), voids) if header.seats > 1 else header


async def anew(session: Session, voids: int = 0) -> Session:
    """A running game of several seats that comes from a file, played on from where it stands, so that whoever wrote the
    file chooses no die to come."""
    play_on = partial(taking_up.branch, session, len(session.entries), thrown_here(session.header, voids))
    return await asyncio.to_thread(time_limit.call, time_limit.LOAD, play_on)


async def played(box: LoadedGame, journal: Journal) -> Session:
    play = partial(taking_up.resume, box.definition, box.content, journal)
    return await asyncio.to_thread(time_limit.call, time_limit.LOAD, play)


async def branch(manager: TableManager, token: str, keep: int, title: str) -> str:
    """Play on from an earlier point as a new game, with dice of its own; the result is the same seat's link."""
    game, link = manager.seat(token)
    table = manager.table(game)
    async with table.lock:
        session = await manager.session(table)
        if link == WATCHING or not Observer(session, table.shown_seat(link)).may_branch():
            raise Refused("web-no-branch")
        seat = next((each for each in (table.speaker(link), *table.seats_of(link)) if each >= 0), SPECTATOR)
        if seat == SPECTATOR:
            raise Refused("not-your-turn")
        seed = int.from_bytes(os.urandom(4), "big")
        header = thrown_here(replace(session.header, title=title, seed=seed))
        keep = max(0, min(keep, len(session.entries)))
        other = await manager.resting.patiently(game, partial(taking_up.branch, session, keep, header), time_limit.LOAD)
        try:
            check_names(other, table.box.books)
        except SaveError as error:
            raise Refused("web-branch-alike", **error.facts) from error
    new = manager.seat(await manager.keep(other, origin_notes.of_branch(table, seat)))[0]
    if table.several:
        table.tell("web-branched", {"seat": seat, "n": keep})
        manager.noted(table, None)
    return str(await manager.saved(manager.given.token(new, link)))

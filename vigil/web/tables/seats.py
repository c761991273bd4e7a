"""Who sits where: seats that are handed anew, and those who come to a free one."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vigil.kernel.journal.player_names import NOBODY
from vigil.kernel.play.undo import Refused
from vigil.presentation.seat_names import misleading
from vigil.web.store.link_target import Link
from vigil.web.tables import dice_round
from vigil.web.tables.arrivals import origin_notes
from vigil.web.tables.table import Table

if TYPE_CHECKING:
    from vigil.web.tables.manager import TableManager

LOG = logging.getLogger("vigil.web")


async def hand(manager: TableManager, game: int, seat: int, away: bool) -> None:
    """Hand a person's seats anew: by a new link, or back to the screen here. Everybody is told."""
    table = manager.table(game)
    async with table.lock:
        manager.look_again(table)
        session = await manager.session(table)
        link = table.link_of(seat)
        # Whoever comes to these seats withheld nothing.
        withheld = dice_round.withheld_at(table).difference(table.seats_of(link))
        await give_away(manager, table, link, away)
        await dice_round.handed(manager, table, session, withheld)
        LOG.warning("game %s: the seat %s was handed anew, %s", game, seat + 1, "by link" if away else "here")
        table.tell("web-handed-anew" if away else "web-handed-here", {"seat": seat})
        origin_notes.tell(table, session, table.seats_of(table.link_of(seat)))
        manager.noted(table, None)


async def name_seat(manager: TableManager, game: int, seat: int, name: str) -> None:
    """Somebody comes to a seat that nobody held, and says who it is. Everybody is told."""
    table = manager.table(game)
    async with table.lock:
        manager.look_again(table)
        session = await manager.session(table)
        if table.players[seat] != NOBODY:
            return
        if name in table.players:
            raise Refused("web-name-taken", name=name)
        if why := misleading(name, table.players, table.box.books):
            raise Refused(why[0], **why[1])
        players = tuple(name if n == seat else holder for n, holder in enumerate(table.players))
        await manager.goes_on(table, partial(manager.store.seat_players, game, players, table.place))
        session.header = replace(session.header, players=players)
        table.sit(players)
        table.tell("web-seat-taken", {"seat": seat})
        origin_notes.tell(table, session, [seat])
        manager.noted(table, None)


async def give_away(manager: TableManager, table: Table, link: Link, away: bool) -> None:
    """A new token for a person's link; the old ones lead nowhere."""
    await manager.saved(manager.given.hand(table.game, link, table.seats_of(link), away))
    manager.links = {each: where for each, where in manager.links.items() if where[0] != table.game}
    manager.cut(table)
    find_people(manager, table)
    table.screens.clear()  # a screen may have shown a seat that is no longer held there


def find_people(manager: TableManager, table: Table) -> None:
    """Which seats were given away by link."""
    given = manager.given.of(table.game)
    table.remote = frozenset(seat for link in given for seat in table.seats_of(link))

"""Who takes part in an open round of shares, who of them is here and since when, and who is waited for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from vigil.kernel.journal.player_names import BOT, is_person
from vigil.web.store.link_target import WHOLE_TABLE, Link
from vigil.web.tables.arrivals.origin_notes import FILE
from vigil.web.tables.presence import AWAY
from vigil.web.tables.table import Table

if TYPE_CHECKING:
    from vigil.web.tables.manager import TableManager

MOMENT = 20.0  # seconds in which a browser that is here does its part by itself; nobody goes on without it before

NO_PARTY = -1  # whoever only watches


def parties(table: Table) -> dict[int, tuple[int, ...]]:
    """Whose shares are awaited, by the first of their seats. The screen here is one party, if a person sits there."""
    found: dict[int, tuple[int, ...]] = {}
    here = table.seats_of(WHOLE_TABLE)
    away = {table.link_of(seat) for seat in table.remote if not table.players[seat].startswith(BOT)}
    for link in away:
        seats = table.seats_of(link)
        found[seats[0]] = seats
    if here and (not found or any(is_person(table.players[seat]) for seat in here)):
        found[here[0]] = here
    return dict(sorted(found.items()))


def party_of(table: Table, link: Link) -> int:
    """The party that a link belongs to, or NO_PARTY."""
    seats = table.seats_of(link)
    return next((party for party, own in parties(table).items() if seats and seats[0] in own), NO_PARTY)


def comes(table: Table, link: Link, anew: bool = False) -> None:
    """A page of a link is opened, or the link was claimed `anew`. Who was gone for less than a minute has not come
    again: nobody is waited for as often as he goes and comes."""
    if not table.several:
        return
    party = party_of(table, link)
    if party != NO_PARTY:
        gone = all(table.gone(seat, AWAY) for seat in parties(table)[party])
        if anew or gone or party not in table.came:
            table.came[party] = time.monotonic()
    for seat in table.seats_of(link):
        table.presence.sign(seat)


def here(manager: TableManager, table: Table) -> set[int]:
    """The parties that are here. When the table has just come into memory, everybody is who ever came: his browser
    needs a moment to find it again."""
    found = {party for party, seats in parties(table).items() if any(map(table.is_here, seats))}
    return found | have_come(manager, table) if time.monotonic() - table.presence.since < MOMENT else found


def have_come(manager: TableManager, table: Table) -> set[int]:
    """The parties that have claimed their link, or need none."""
    given = manager.given.of(table.game)
    doors = {party: given.get(table.link_of(party)) for party in parties(table)}
    return {party for party, door in doors.items() if door is None or door.browser}


def is_rushed(manager: TableManager, table: Table, party: int) -> bool:
    """Whether somebody would be left out who has had no moment to do his part: whoever is here and has not committed,
    since he came, or has committed and not shown, since the round was closed. Without it one who is quick, or the host,
    could throw the others' shares out."""
    found, since = table.round, table.round_since
    waits = {each for each in found.waits_for(parties(table)) if each != party}
    if not found.closed:
        waits &= here(manager, table)
        since = max([since, *(table.came.get(each, since) for each in waits)])
    return bool(waits) and time.monotonic() - since < MOMENT


def may_begin(manager: TableManager, table: Table, host: bool) -> bool:
    """Whether the round goes on without those who are missing: if the host or everybody who counts wants it. In a game
    that came from a file the host leaves out nobody who is here and has not agreed to it."""
    found = table.round
    if host and table.origin != FILE:
        return True
    return counted(manager, table) <= {*found.wishes, *(found.commitments if host else ())}


def counted(manager: TableManager, table: Table) -> set[int]:
    """The parties whose wish it takes: those who have committed, without whoever does not show his share. Who is here
    and has not committed has had his moment; he counts in a game from a file, and where nobody else would."""
    found = table.round
    withheld = found.waits_for(()) if found.closed else ()
    ready = set(found.commitments).difference(withheld)
    if not ready or (table.origin == FILE and not found.closed):
        ready |= here(manager, table)
    return ready.difference(withheld, found.out)

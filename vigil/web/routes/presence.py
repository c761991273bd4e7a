"""Who is there: somebody opens the page of a seat, or takes over the screen that is passed around."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.words import Words
from vigil.web.context import Context, fields, number, one
from vigil.web.render import log
from vigil.web.routes.at_table import AtTable
from vigil.web.store import side_data
from vigil.web.store.link_target import Link
from vigil.web.tables import dice_round_members
from vigil.web.tables.presence import AWAY
from vigil.web.tables.table import Late, Table

PREVIOUSLY = 900.0  # seconds after which a game is taken up again rather than gone on with


class PresenceRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web
        self.at_table = AtTable(web)

    async def lift(self, request: Request) -> Response:
        """Whoever the screen was passed to says that he is there."""
        manager, token = self.web.manager, request.path_params["token"]
        self.web.allow_answer(token)
        seat = number(one(await fields(request), "lift"))
        game, link = manager.seat(token)
        table = manager.table(game)
        async with table.lock:
            session = await manager.session(table)
            table.shown_seat(link)
            screen, read = table.screen(link), table.presence.kept.read
            if screen is None or not screen.lift(seat, read.get(seat, 0)):
                raise Late
            read[seat] = len(session.log)
            side_data.keep_presence(manager.store, game, table.presence.kept)
            self.web.streams.turned(table, link)
            return self.at_table.done(request, table)

    def sign(self, table: Table, observer: Observer, link: Link) -> None:
        dice_round_members.comes(table, link)
        if table.several and observer.seat >= 0:
            table.presence.kept.read[observer.seat] = observer.number_of_events

    def came(self, table: Table, observer: Observer, words: Words, link: Link) -> str:
        """Somebody opens the page of a seat: what was told while he was away, or what happened last in an old game."""
        presence, seat = table.presence, observer.seat
        gone = table.several and not table.is_here(seat) and presence.away(seat) >= AWAY
        found = log.away(observer, words, presence.kept.read[seat]) if gone and seat in presence.kept.read else ""
        old = time.time() - side_data.changed(self.web.manager.store, table.game) > PREVIOUSLY
        if old and not found and not observer.over:
            found = log.previously(observer, words)
        self.sign(table, observer, link)
        return found

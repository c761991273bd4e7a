"""What the persons at a table say and write: suggestions, chat, private notes."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.undo import Refused
from vigil.kernel.text.words import Words
from vigil.web.context import Context, HttpProblem, data, fields, number, one
from vigil.web.http.rate_limits import TALK, WRITING
from vigil.web.render.people import chat
from vigil.web.routes.at_table import AtTable, person_at
from vigil.web.store import side_data
from vigil.web.tables.presence import HINT, LINE, NOTES, Hint, one_line
from vigil.web.tables.table import Late, Table

PLACE = re.compile(r"[\w./:-]{1,80}")


class TalkRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web
        self.at_table = AtTable(web)

    async def suggest(self, request: Request) -> Response:
        """A short text or a place on the board, for the one who decides."""
        found = await fields(request)
        text, place = one_line(one(found, "text"), HINT), one(found, "place")
        if not (text or place) or (place and not PLACE.fullmatch(place)):
            raise HttpProblem(400, "web-bad-request")
        async with self.at_table.speaking(request) as (table, session, seat):
            to = person_at(table, one(found, "to"))
            if to not in session.pending or seat in session.pending or table.players[to] == table.players[seat]:
                raise Refused("web-not-waited")
            self.at_table.allow(table, seat, "talk", TALK)
            table.presence.suggest(Hint(seat, to, table.stamp(to), text, place))
            self.web.manager.noted(table, to)
            return self.at_table.done(request, table)

    async def say(self, request: Request) -> Response:
        """A line of the chat."""
        text = one_line(one(await fields(request), "text"), LINE)
        if not text:
            raise HttpProblem(400, "web-bad-request")
        async with self.at_table.speaking(request) as (table, _, seat):
            self.at_table.allow(table, seat, "talk", TALK)
            manager = self.web.manager
            table.presence.said = await manager.saved(side_data.say(manager.store, table.game, seat, text))
            manager.noted(table, None)
            return self.at_table.done(request, table)

    async def chat(self, request: Request) -> Response:
        """The lines of the chat after one that the page knows."""
        manager, after = self.web.manager, number(request.query_params.get("after", ""), 0)
        table = manager.table(manager.seat(request.path_params["token"])[0])
        lines = side_data.chat(manager.store, table.game, after) if table.several else []
        return data({"said": table.presence.said, "chat": chat(table, table.words(self.web.language(request)), lines)})

    async def notes(self, request: Request) -> Response:
        """A seat's own notes, for nobody else's eyes: read, or written anew."""
        manager = self.web.manager
        game, link = manager.seat(request.path_params["token"])
        table, found = manager.table(game), await fields(request) if request.method == "POST" else None
        async with table.lock:
            await manager.session(table)
            seat = table.shown_seat(link)
            if found is None:
                return data({"text": side_data.notes(manager.store, game, seat)})
            if seat < 0 or not table.several:
                raise Refused("not-your-turn")
            screen = table.screen(link)
            if screen and number(one(found, "screen"), screen.turn) != screen.turn:
                raise Late  # written before the screen was passed on
            self.at_table.allow(table, seat, "notes", WRITING)
            text = one(found, "text").replace("\r\n", "\n")[:NOTES]
            await manager.saved(side_data.keep_notes(manager.store, game, seat, text))
            return self.at_table.done(request, table)

    def beside(self, table: Table, observer: Observer, words: Words) -> tuple[str, str]:
        """The notes of a seat and the chat, for a page that opens."""
        if not table.several:
            return "", ""
        store = self.web.manager.store
        notes = side_data.notes(store, table.game, observer.seat) if observer.seat >= 0 else ""
        return notes, chat(table, words, side_data.chat(store, table.game))

"""Who speaks at a table: the seat behind a link, held while it says something, and what a request gets in return."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.play.session import Session
from vigil.web.context import Context, HttpProblem, data, number, wants_page
from vigil.web.http.rate_limits import Bucket
from vigil.web.tables.table import Table


class AtTable:
    def __init__(self, web: Context) -> None:
        self.web = web

    @asynccontextmanager
    async def speaking(self, request: Request) -> AsyncIterator[tuple[Table, Session, int]]:
        """The table behind a link, held, and the seat that speaks through it."""
        manager = self.web.manager
        game, link = manager.seat(request.path_params["token"])
        table = manager.table(game)
        async with table.lock:
            session = await manager.session(table)
            yield table, session, manager.answering.speaking(table, link)

    def done(self, request: Request, table: Table) -> Response:
        token = request.path_params["token"]
        return RedirectResponse(f"/table/{token}", 303) if wants_page(request) else data({"at": table.at})

    def allow(self, table: Table, seat: int, what: str, bucket: Bucket) -> None:
        self.web.allow(what, f"{table.game} {table.players[seat]}", bucket)


def person_at(table: Table, text: str) -> int:
    """The seat of a person that a request names."""
    seat = number(text)
    if seat >= len(table.players) or not is_person(table.players[seat]):
        raise HttpProblem(400, "web-bad-request")
    return seat

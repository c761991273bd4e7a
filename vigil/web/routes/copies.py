"""The page of the copies that are kept of a game, from which one is had as a file or brought back."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.web.context import Context, HttpProblem
from vigil.web.routes.lobby import LobbyRoutes, attached, when
from vigil.web.store.copies import copies_of, text_of_copy
from vigil.web.store.rows import StoredGame
from vigil.web.store.side_data import GIVEN_UP
from vigil.web.tables.arrivals import importing
from vigil.web.tables.polls import SET_BACK


class CopyRoutes:
    def __init__(self, web: Context, lobby: LobbyRoutes) -> None:
        self.web = web
        self.lobby = lobby

    async def page(self, request: Request) -> Response:
        saved, words = self.web.saved(request), self.web.words(request)
        found = [(each, when(each.when)) for each in copies_of(self.web.manager.store, saved)]
        return self.web.page(
            request,
            "pages/copies.html",
            words,
            save=self.lobby.card(saved, words),
            copies=found,
            asked=self.asked(saved),
        )

    def asked(self, saved: StoredGame) -> bool:
        """Whether the others at the table are being asked about a copy."""
        table = self.web.manager.tables.get(saved.id)
        return bool(table and table.poll and table.poll.kind == SET_BACK and not table.poll.refused)

    async def file(self, request: Request) -> Response:
        """A copy as a file; while there are secrets it stays here."""
        saved = self.web.saved(request)
        if saved.header.seats > 1 and saved.ending in ("", GIVEN_UP):
            raise HttpProblem(403, "secrets-alive")
        return attached(text_of_copy(self.web.manager.store, saved, request.path_params["copy"]), saved)

    async def bring_back(self, request: Request) -> Response:
        """A copy takes the place of the game, or the others at the table are asked about it."""
        saved, manager = self.web.saved(request), self.web.manager
        data = await asyncio.to_thread(text_of_copy, manager.store, saved, request.path_params["copy"])
        await importing.bring_back(manager, saved, data.decode("utf-8", "replace"))
        return RedirectResponse(f"/games/{saved.token}/copies", 303)

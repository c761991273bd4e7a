"""What is answered at a table: options, dice, undo and redo, proposals, stops. The page's form does most of it without
a script."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.kernel.play.stops import MODES
from vigil.presentation.first_game.recommended_set_up import recommended
from vigil.web.context import Context, HttpProblem, data, fields, number, one, wants_page
from vigil.web.http.guard import is_owner
from vigil.web.routes.polls import PollRoutes
from vigil.web.routes.presence import PresenceRoutes
from vigil.web.routes.table import TableRoutes
from vigil.web.tables import dice_round
from vigil.web.tables.answering import ORDER
from vigil.web.tables.arrivals import importing

STOPS = (*MODES, "skip", "hold")


class AnswerRoutes:
    def __init__(self, web: Context, table: TableRoutes, presence: PresenceRoutes, polls: PollRoutes) -> None:
        self.web = web
        self.table = table
        self.presence = presence
        self.polls = polls

    async def form(self, request: Request) -> Response:
        """The form around a question, sent without the page's script: the button that was pressed says what it is."""
        found = await fields(request)
        buttons = {
            "put": self.element,
            "take": self.element,
            "recommended": self.recommended,
            "stop": self.stops,
            "dice": self.dice,
            "lift": self.presence.lift,
        }
        pressed = next((button for name, button in buttons.items() if name in found), self.answer)
        return await pressed(request)

    async def element(self, request: Request) -> Response:
        """The page again, with a set in which one element is more or less: nothing is written."""
        token, found = request.path_params["token"], await fields(request)
        self.web.allow_answer(token)
        more = urlencode([(name, each) for name in ("in", "put", "take") for each in found.get(name, [])])
        return RedirectResponse(f"/table/{token}?{more}", 303)

    async def answer(self, request: Request) -> Response:
        """The player's answer: acknowledged when it is on the disk."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        at = await web.manager.answering.answer(token, number(one(found, "at")), one(found, "name"))
        return self.done(request, token, {"at": at})

    async def recommended(self, request: Request) -> Response:
        """Answer what is asked as is recommended, as long as such questions come."""
        manager, token = self.web.manager, request.path_params["token"]
        self.web.allow_answer(token)
        at = number(one(await fields(request), "at"))
        while name := await self.advised(request):
            at = await manager.answering.answer(token, at, name)
        return self.done(request, token, {"at": at})

    async def advised(self, request: Request) -> str:
        async with self.table.seated(request) as (_, observer, _words):
            return recommended(observer)

    async def dice(self, request: Request) -> Response:
        """What a browser adds to the dice: a commitment, then its share; without a script some words. Or somebody would
        begin with those who are here."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        seen, what = one(found, "fingerprint"), one(found, "dice")
        if what == "begin":
            await dice_round.begin(web.manager, token, is_owner(web.rules, request.headers))
        elif what == "words":
            await dice_round.add_words(web.manager, token, one(found, "words"))
        elif what == "commit" and seen:
            await dice_round.commit(web.manager, token, seen, one(found, "commitment"))
        elif what == "reveal" and seen:
            await dice_round.reveal(web.manager, token, seen, one(found, "share"))
        else:
            raise HttpProblem(400, "web-bad-request")
        return self.done(request, token, {"at": web.manager.table(web.manager.seat(token)[0]).at})

    async def undo(self, request: Request) -> Response:
        """Take back; `propose` asks the others where they must agree."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        keep, ask = one(found, "keep"), request.url.path.endswith("/propose")
        at = await web.manager.answering.undo(token, number(one(found, "at")), number(keep) if keep else None, ask)
        return self.done(request, token, {"at": at})

    async def redo(self, request: Request) -> Response:
        """Give again what was taken back."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        return self.done(request, token, {"at": await web.manager.answering.redo(token, number(one(found, "at")))})

    async def vote(self, request: Request) -> Response:
        """What a seat says to a proposal."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        if one(found, "vote") not in ("yes", "no"):
            raise HttpProblem(400, "web-bad-request")
        at = await self.polls.vote(token, number(one(found, "poll")), one(found, "vote") == "yes")
        return self.done(request, token, {"at": at})

    async def stops(self, request: Request) -> Response:
        """Where the seat wants to be asked."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        if one(found, "stop") not in STOPS and not one(found, "stop").startswith(ORDER):
            raise HttpProblem(400, "web-bad-request")
        at = await web.manager.answering.stop(token, number(one(found, "at")), one(found, "stop"))
        return self.done(request, token, {"at": at})

    async def branch(self, request: Request) -> Response:
        """Play on from here: a new game from any point."""
        web, token = self.web, request.path_params["token"]
        web.allow_more(request)
        found = await fields(request)
        keep = number(one(found, "keep"))
        header = web.manager.store.journal(web.manager.seat(token)[0]).header
        words = web.words(request, header.game)
        old = header.title or words.say(f"scenario-{header.scenario}")
        title = words.raw("web-branch-title", {"title": old, "n": keep})[:120]
        other = await importing.branch(web.manager, token, keep, title)
        return self.done(request, other, {"to": f"/table/{other}"})

    def done(self, request: Request, token: str, found: dict[str, Any]) -> Response:
        return RedirectResponse(f"/table/{token}", 303) if wants_page(request) else data(found)

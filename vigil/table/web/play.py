"""The routes of a table: its page, answers and undo up, changes down, replay, log, journal."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse

from vigil.kernel.text import LANGUAGES
from vigil.table.web import render
from vigil.table.web.ask import totals
from vigil.table.web.desk import NoSuchTable
from vigil.table.web.fragments import template
from vigil.table.web.moment import after, live
from vigil.table.web.streams import Watch
from vigil.table.web.web import Problem, Web, data, fields, number, one, wants_page

LOG_PART = 400  # earlier lines fetched at once
WATCHES = 64  # tables that one browser may watch


class Play:
    def __init__(self, web: Web) -> None:
        self.web = web

    async def page(self, request: Request) -> Response:
        """The table."""
        web, token = self.web, request.path_params["token"]
        game, seat = web.desk.seat(token)
        table = web.desk.table(game)
        async with table.lock:
            session = await web.desk.session(table)
            words = table.box.books[web.language(request)]
            state = render.state(table, session, words, seat)
            ground = render.ground(live(session), words, seat)
        notices = [words.raw(key, facts) for key, facts in table.notices]
        table.notices.clear()
        definition, header = session.definition, session.header
        return web.page(
            request,
            "table.html",
            words,
            token=token,
            game=definition.slug,
            title=header.title or words.say(f"scenario-{header.scenario}"),
            header=header,
            state=state,
            question=Markup(state["question"]),
            log=Markup(state["log"]),
            ground=Markup(ground),
            board_style=definition.board is not None,
            notices=notices,
        )

    async def answer(self, request: Request) -> Response:
        """The player's answer: acknowledged when it is on the disk."""
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        at = await web.desk.answer(token, number(one(found, "at")), one(found, "name"))
        return self.done(request, token, {"at": at})

    async def undo(self, request: Request) -> Response:
        web, token = self.web, request.path_params["token"]
        web.allow_answer(token)
        found = await fields(request)
        keep = one(found, "keep")
        at = await web.desk.undo(token, number(one(found, "at")), number(keep) if keep else None)
        return self.done(request, token, {"at": at})

    async def branch(self, request: Request) -> Response:
        """Play on from here: a new game from any point."""
        web, token = self.web, request.path_params["token"]
        if not self.web.meter.allow(f"branch {token}", self.web.rules.limits.starts):
            raise Problem(429, "web-too-fast")
        found = await fields(request)
        keep = number(one(found, "keep"))
        header = web.desk.store.journal(web.desk.seat(token)[0]).header
        words = web.words(request, header.game)
        old = header.title or words.say(f"scenario-{header.scenario}")
        title = words.raw("web-branch-title", {"title": old, "n": keep})[:120]
        other = await web.desk.branch(token, keep, title)
        return self.done(request, other, {"to": f"/table/{other}"})

    def done(self, request: Request, token: str, found: dict[str, Any]) -> Response:
        return RedirectResponse(f"/table/{token}", 303) if wants_page(request) else data(found)

    async def update(self, request: Request) -> Response:
        """The whole game, for a page that lost the thread."""
        web = self.web
        game, seat = web.desk.seat(request.path_params["token"])
        table = web.desk.table(game)
        async with table.lock:
            session = await web.desk.session(table)
            if number(request.query_params.get("at", ""), -1) == table.at:
                return data({"at": table.at, "same": True})
            return data(render.state(table, session, table.box.books[web.language(request)], seat))

    async def moment(self, request: Request) -> Response:
        """The game as it stood after so many answers."""
        web = self.web
        game, seat = web.desk.seat(request.path_params["token"])
        table = web.desk.table(game)
        async with table.lock:
            session = await web.desk.session(table)
            moment = after(session, max(number(request.path_params["answers"]), session.marks[0].at))
            return data(render.then(table, session, moment, table.box.books[web.language(request)], seat))

    async def log(self, request: Request) -> Response:
        """Earlier lines of the log."""
        web = self.web
        table = web.desk.table(web.desk.seat(request.path_params["token"])[0])
        async with table.lock:
            session = await web.desk.session(table)
            end = min(number(request.query_params.get("before", "")), len(session.log))
            start = 0 if request.query_params.get("all") else max(0, end - LOG_PART)
            words = table.box.books[web.language(request)]
            return data({"start": start, "log": render.log(session, words, start, end)})

    async def totals(self, request: Request) -> Response:
        """The totals of a moment, each with its parts; looked at only when their panel is open."""
        web = self.web
        table = web.desk.table(web.desk.seat(request.path_params["token"])[0])
        async with table.lock:
            session = await web.desk.session(table)
            wanted = number(request.query_params.get("answers", ""), len(session.entries))
            moment = after(session, max(wanted, session.marks[0].at))
            return HTMLResponse(totals(moment, table.box.books[web.language(request)]))

    async def spoken(self, request: Request) -> Response:
        """The table in words, for ears rather than eyes."""
        web = self.web
        game, seat = web.desk.seat(request.path_params["token"])
        table = web.desk.table(game)
        async with table.lock:
            session = await web.desk.session(table)
            words = table.box.books[web.language(request)]
            found = session.definition.spoken(session.view(seat), words)
        return HTMLResponse(template("spoken.html", lines=found))

    async def journal(self, request: Request) -> Response:
        """The save, as a file to take away."""
        web, token = self.web, request.path_params["token"]
        game, _ = web.desk.seat(token)
        journal = web.desk.store.journal(game)
        if journal.header.seats > 1:
            web.allow_owner(request)  # a journal holds what every seat knows
        name = f"{journal.header.game}-{journal.header.scenario}-{game}.journal"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(web.desk.store.text(game), media_type="text/plain; charset=utf-8", headers=headers)

    async def stream(self, request: Request) -> Response:
        """Changes of the tables a browser looks at, as they happen."""
        web = self.web
        wanted = request.query_params.getlist("watch")
        if not 1 <= len(wanted) <= WATCHES:
            raise Problem(400, "web-bad-request")
        if web.streams.closing or len(web.streams.all) >= web.rules.limits.streams:
            raise Problem(503, "web-too-many")
        watches: list[Watch] = []
        for key in wanted:
            token, _, language = key.rpartition(".")
            if language not in LANGUAGES:
                raise Problem(400, "web-bad-request")
            with suppress(NoSuchTable):  # one that was put away does not cut off the others
                game, seat = web.desk.seat(token)
                watches.append((key, web.desk.table(game), seat, language))
        if not watches:
            raise NoSuchTable
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        zip_it = "gzip" in request.headers.get("accept-encoding", "")
        if zip_it:
            headers["content-encoding"] = "gzip"
        return StreamingResponse(web.streams.listen(watches, zip_it), media_type="text/event-stream", headers=headers)

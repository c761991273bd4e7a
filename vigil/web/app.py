"""The service: its routes, and what becomes of an error."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.app.time_limit import TooLong
from vigil.games import GAMES
from vigil.kernel.journal.header import SaveError
from vigil.kernel.play.session import RulesCrash
from vigil.kernel.play.undo import Refused
from vigil.web.context import Context, HttpProblem, data, wants_page
from vigil.web.http.guard import Guard, Rules, TooLarge, is_owner
from vigil.web.http.static_files import STATIC, packed, sent
from vigil.web.routes.answer import AnswerRoutes
from vigil.web.routes.chronicle import ChronicleRoutes
from vigil.web.routes.copies import CopyRoutes
from vigil.web.routes.dice_proof import DiceProofRoutes
from vigil.web.routes.drawings import DrawingRoutes
from vigil.web.routes.foresight import OutlookRoutes
from vigil.web.routes.lobby import LobbyRoutes
from vigil.web.routes.new_game import NewGameRoutes
from vigil.web.routes.polls import PollRoutes
from vigil.web.routes.presence import PresenceRoutes
from vigil.web.routes.reference import ReferenceRoutes
from vigil.web.routes.seats import SeatRoutes
from vigil.web.routes.settings import SettingsRoutes
from vigil.web.routes.table import TableRoutes
from vigil.web.routes.talk import TalkRoutes
from vigil.web.store.disk_check import Pulse
from vigil.web.store.store import Store
from vigil.web.tables.game_cache import BrokenGame
from vigil.web.tables.manager import TableManager
from vigil.web.tables.table import Late, NoSuchTable

Said = tuple[int, str, Mapping[str, str | int]]  # status, key of the sentence, its facts

LOG = logging.getLogger("vigil.web")
TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
DENIED = ("secrets-alive", "web-no-branch")
UNWRITTEN = {"save-cannot-write": "web-cannot-write", "save-cannot-read": "web-cannot-read"}  # and what guests read


def make_app(store: Store, rules: Rules) -> Starlette:
    web = Context(TableManager(store), rules)
    pages, lobby, begin, doors = (
        ReferenceRoutes(web),
        LobbyRoutes(web),
        NewGameRoutes(web),
        SeatRoutes(web),
    )
    settings, drawings = SettingsRoutes(web), DrawingRoutes(web)
    presence, polls, talk = PresenceRoutes(web), PollRoutes(web), TalkRoutes(web)
    play, copying = TableRoutes(web, presence, talk), CopyRoutes(web, lobby)
    answers = AnswerRoutes(web, play, presence, polls)
    foresight = OutlookRoutes(play)
    chronicles, honest, pulse = ChronicleRoutes(web, play), DiceProofRoutes(web, play), Pulse(store)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(web.manager.keep_sweeping())
        yield
        web.streams.close()
        web.manager.bots.stop()
        sweeping.cancel()

    async def healthz(request: Request) -> Response:
        """Whether the table is well: it answers, and what it is told reaches the disk."""
        held = sum(table.session is not None for table in web.manager.tables.values())
        if not await pulse.beats():
            return data({"ok": False}, 503)
        return data({"ok": True, "tables": held, "streams": len(web.streams.all)})

    def route(path: str, endpoint: Callable[[Request], Awaitable[Response]], method: str = "GET") -> Route:
        return Route(path, endpoint, methods=[method])

    def seat(path: str, endpoint: Callable[[Request], Awaitable[Response]], method: str = "GET") -> Route:
        return route(f"/table/{{token}}{path}", doors.guarded(endpoint), method)

    errors = handlers(web)
    unexpected = errors.pop(Exception)  # Starlette's own place for it lies outside the guard
    saved = "/games/{token}"
    app = Starlette(
        routes=[
            route("/", lobby.page),
            route("/healthz", healthz),
            route("/settings", settings.settings),
            route("/enter/{secret}", settings.enter),
            route("/new/{game}", begin.page),
            route("/games", begin.start, "POST"),
            route("/games/import", lobby.take_in, "POST"),
            *(route(f"{saved}/{what}", lobby.change, "POST") for what in ("rename", "delete", "restore")),
            route(f"{saved}/sit", lobby.sit),
            route(f"{saved}/file", lobby.file),
            route(f"{saved}/copies", copying.page),
            route(f"{saved}/copies/{{copy}}", copying.file),
            route(f"{saved}/copies/{{copy}}", copying.bring_back, "POST"),
            route(f"{saved}/players", doors.players),
            route(f"{saved}/hand", doors.hand, "POST"),
            route("/join", doors.join),
            route("/join", doors.join, "POST"),
            route("/table/{token}", doors.welcome(play.page)),
            route("/table/{token}/claim", doors.claim, "POST"),
            seat("/form", answers.form, "POST"),
            seat("/answer", answers.answer, "POST"),
            seat("/recommended", answers.recommended, "POST"),
            *(seat(f"/{what}", answers.undo, "POST") for what in ("undo", "propose")),
            seat("/dice", honest.page),
            seat("/dice", answers.dice, "POST"),
            seat("/redo", answers.redo, "POST"),
            seat("/vote", answers.vote, "POST"),
            seat("/stops", answers.stops, "POST"),
            seat("/lift", presence.lift, "POST"),
            seat("/company", polls.ask, "POST"),
            seat("/suggest", talk.suggest, "POST"),
            seat("/chat", talk.chat),
            seat("/chat", talk.say, "POST"),
            *(seat("/notes", talk.notes, method) for method in ("GET", "POST")),
            seat("/draft", play.draft),
            seat("/branch", answers.branch, "POST"),
            seat("/update", play.update),
            seat("/moment/{answers}", play.moment),
            seat("/marks", play.marks),
            seat("/log", play.log),
            seat("/totals", play.totals),
            seat("/what", play.what),
            seat("/words", play.spoken),
            seat("/cards/{card}", play.card),
            seat("/odds", foresight.odds),
            seat("/preview", foresight.preview),
            seat("/ahead", foresight.ahead),
            *(seat(f"/{what}", play.journal) for what in ("journal", "report")),
            seat("/chronicle", chronicles.page),
            seat("/chronicle.svg", chronicles.picture),
            seat("/chronicle.txt", chronicles.text),
            route("/stream", doors.guarded(play.stream)),
            route("/rules/{game}", pages.rules),
            route("/rules/{game}/{section}", pages.rules),
            route("/cards/{game}/{card}", pages.card_text),
            route("/goal/{game}/{scenario}", pages.goal),
            route("/aid/{game}", pages.aid),
            route("/board/{game}/board.css", drawings.board_style),
            route("/board/{game}/later.svg", drawings.board_later),
            route("/pictures.css", drawings.picture_style),
            route("/static/{version}/{name}", static),
            route("/favicon.ico", favicon),
        ],
        middleware=[
            Middleware(Guard, rules=rules, unexpected=unexpected),
            Middleware(GZipMiddleware, minimum_size=700, compresslevel=6),
        ],
        exception_handlers=errors,
        lifespan=lifespan,
    )
    app.state.web = web
    return app


async def static(request: Request) -> Response:
    """A file of the page, or several in one."""
    name = request.path_params["name"]
    found = sent(name)
    if found is None:
        raise HTTPException(404)
    kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    if kind.startswith("text/") and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        found = packed(found)
    return Response(found, media_type=kind, headers=headers)


async def favicon(request: Request) -> Response:
    headers = {"cache-control": "public, max-age=86400"}
    return Response(STATIC["icon.svg"].read_bytes(), media_type="image/svg+xml", headers=headers)


def handlers(web: Context) -> dict[Any, Callable[[Request, Any], Awaitable[Response]]]:
    """Every error is a sentence in the player's language, as a page or as data."""

    def answer(said: Callable[[Any], Said]) -> Callable[[Request, Any], Awaitable[Response]]:
        async def told(request: Request, error: Any) -> Response:
            status, key, facts = said(error)
            if key in UNWRITTEN and not is_owner(
                web.rules, request.headers
            ):  # where the games lie is the host's affair
                key, facts = UNWRITTEN[key], {}
            words = web.words(request)
            text = words.raw(key, facts)
            token = request.path_params.get("token", "")
            table = f"/table/{token}" if token and status != 404 else ""
            report = f"{table}/report" if table and status == 500 else ""
            if wants_page(request) and not request.query_params.get("part"):
                return web.page(
                    request, "pages/error.html", words, text=text, status=status, table=table, report=report
                )
            found = {"error": text, "key": key}
            if isinstance(error, RulesCrash):  # what they failed on may be another seat's secret
                alone = token and not web.manager.table(web.manager.seat(token)[0]).several
                found |= {"what": str(error)[:300] if alone else "", "report": report}
            return data(found, status)

        return told

    return {kind: answer(said) for kind, said in SAID.items()}


def refused(error: Refused) -> Said:
    return 403 if error.key in DENIED else 422, error.key, {name: str(fact)[:60] for name, fact in error.facts.items()}


def save(error: SaveError) -> Said:
    if error.key == "web-double-answer":
        return 409, "web-late", {}
    if error.key == "web-too-fast":
        return 429, error.key, {}
    if error.key in UNWRITTEN:
        LOG.error("%s: %s", error.key, error.facts)
        return 503, error.key, error.facts
    return 422, error.key, error.facts


def crash(error: RulesCrash) -> Said:
    """The rules failed: the game has gone back to the last good point, and its journal is the report."""
    LOG.error("rules crash: %s", error)
    return 500, "web-crash", {}


def unexpected(error: Exception) -> Said:
    LOG.exception("unexpected", exc_info=error)
    return 500, "web-unexpected", {}


SAID: dict[type[Exception], Callable[[Any], Said]] = {
    HttpProblem: lambda error: (error.status, error.key, error.facts),
    Late: lambda error: (409, "web-late", {}),
    NoSuchTable: lambda error: (404, "web-no-such-table", {}),
    BrokenGame: lambda error: (
        503,
        "web-game-sick" if error.game in GAMES else "web-game-unknown",
        {"game": error.game[:40]},
    ),
    Refused: refused,
    SaveError: save,
    RulesCrash: crash,
    TooLong: lambda error: (500, "web-too-long", {}),
    TooLarge: lambda error: (413, "web-too-large", {}),
    HTTPException: lambda error: (
        error.status_code,
        "web-not-found" if error.status_code == 404 else "web-bad-request",
        {},
    ),
    Exception: unexpected,
}

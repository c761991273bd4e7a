"""What every page of the table shares: the desk, the streams, the language, and how errors become sentences."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from vigil.app.loaded_game import LoadedGame
from vigil.games import GAMES
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book
from vigil.web.http.guard import LOCAL_NAMES, Rules, host_name, is_owner, visitor
from vigil.web.http.rate_limits import Bucket, Meter
from vigil.web.http.static_files import STATIC, offer
from vigil.web.render.templates import template
from vigil.web.store.rows import StoredGame
from vigil.web.stream import Streams
from vigil.web.tables.manager import TableManager
from vigil.web.tables.table import NoSuchTable

THEMES = ("system", "light", "dark")
SIZES = ("normal", "large", "huge")  # of letters
WATCHES = 64  # tables that one browser may watch
YEAR = 365 * 24 * 3600


class HttpProblem(Exception):
    """What the player reads instead of what he wanted: a status, the key of a sentence and its facts."""

    def __init__(self, status: int, key: str, **facts: str | int) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(key)


class Context:
    """One running table service."""

    def __init__(self, manager: TableManager, rules: Rules) -> None:
        self.manager = manager
        self.rules = rules
        self.streams = Streams(manager)
        self.meters: defaultdict[str, Meter] = defaultdict(Meter)  # one for each kind: none pushes another's names out
        self.own_words = {language: book(language) for language in LANGUAGES}

    # language and theme

    def language(self, request: Request) -> str:
        for wanted in (request.query_params.get("lang", ""), request.cookies.get("lang", "")):
            if wanted in LANGUAGES:
                return wanted
        for part in request.headers.get("accept-language", "").split(","):
            if part.strip()[:2].lower() in LANGUAGES:
                return part.strip()[:2].lower()
        return "en"

    def words(self, request: Request, game: str = "") -> Words:
        language = self.language(request)
        return self.box(request, game).books[language] if game in GAMES else self.own_words[language]

    def box(self, request: Request, game: str) -> LoadedGame:
        """A game, with the packs of the table from which the page asks."""
        return self.manager.boxes.open(
            game, [name for name in request.query_params.get("packs", "").split(",") if name]
        )

    def page(self, request: Request, name: str, words: Words, **facts: Any) -> HTMLResponse:
        theme, letters = request.cookies.get("theme", ""), request.cookies.get("letters", "")
        asked = [(name, value) for name, value in request.query_params.multi_items() if name != "lang"]
        path = request.url.path + (f"?{urlencode(asked)}" if asked else "")
        shared = {
            "words": words,
            "t": lambda key, **values: words.raw(f"web-{key}", values),
            "language": words.language,
            "languages": LANGUAGES,
            "theme": theme if theme in THEMES else "system",
            "themes": THEMES,
            "letters": letters if letters in SIZES else "normal",
            "sizes": SIZES,
            "asset": asset,
            "back": path if request.method == "GET" else "/",
            "owner": is_owner(self.rules, request.headers),
            "open_to_others": self.rules.open,
        }
        return HTMLResponse(template(name, **{**shared, **facts}), facts.get("status", 200))

    # links

    def saved(self, request: Request) -> StoredGame:
        """The saved game that the host speaks of."""
        self.allow_owner(request)
        saved = self.manager.store.saved(request.path_params["token"])
        if saved is None:
            raise NoSuchTable
        return saved

    async def here(self, game: int) -> str:
        """The token of the screen at which a table was set up."""
        manager = self.manager
        return str(await manager.saved(manager.given.token(game, manager.table(game).here)))

    def origin(self, request: Request) -> str:
        """Where others reach the table: as the host does, but not by a name that means his own machine."""
        host = request.headers["host"]
        if self.rules.address and host_name(host) in LOCAL_NAMES:
            return self.rules.address
        return f"{request.url.scheme}://{host}"

    # limits

    def allow_start(self, request: Request) -> None:
        self.allow_owner(request)
        self.allow_more(request)

    def allow_more(self, request: Request) -> None:
        """One more game, begun, taken in or branched: counted by address, since every branch has a link of its own."""
        self.allow("starts", visitor(request.scope), self.rules.limits.starts)

    def allow_answer(self, token: str) -> None:
        """One more answer by a link that leads somewhere: others are not counted, they are told so."""
        self.manager.seat(token)
        self.allow("answers", token, self.rules.limits.answers)

    def allow(self, kind: str, name: str, bucket: Bucket) -> None:
        """One more of a kind, by whom it is counted."""
        if not self.meters[kind].allow(name, bucket):
            raise HttpProblem(429, "web-too-fast")

    def allow_owner(self, request: Request) -> None:
        if not is_owner(self.rules, request.headers):
            raise HttpProblem(403, "web-only-host")


async def fields(request: Request) -> dict[str, list[str]]:
    """The fields of a form, or of a JSON object."""
    body = await request.body()
    try:
        if request.headers.get("content-type", "").startswith("application/json"):
            found = msgspec.json.decode(body, type=dict[str, int | str])
            return {name: [str(value)] for name, value in found.items()}
        return parse_qs(body.decode(), keep_blank_values=True, max_num_fields=200)
    except (ValueError, msgspec.MsgspecError) as error:
        raise HttpProblem(400, "web-bad-request") from error


def one(found: dict[str, list[str]], name: str, default: str = "") -> str:
    return found.get(name, [default])[-1]


def number(text: str, default: int | None = None) -> int:
    if text == "" and default is not None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise HttpProblem(400, "web-bad-request")
    return int(text)


def remember(answer: Response, name: str, value: str) -> None:
    answer.set_cookie(name, value, max_age=YEAR, samesite="lax")


def wants_page(request: Request) -> bool:
    """A form sent without the page's script wants a page back, not data."""
    return "application/json" not in request.headers.get("accept", "")


def data(found: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(found), status, media_type="application/json")


@cache
def version() -> str:
    """One digest of all files of the page: scripts name each other, so they change address together."""
    return hashlib.blake2b(b"".join(file.read_bytes() for file in STATIC.values()), digest_size=6).hexdigest()


def asset(name: str) -> str:
    """The address of a file of the page; it changes with the files, so that browsers may keep it for ever."""
    return f"/static/{version()}/{offer(name)}"

"""Requests to the table in the browser: every route, with tokens, fields, headers and bodies as nobody sends them."""

from __future__ import annotations

import asyncio
import atexit
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

from starlette.applications import Starlette
from starlette.routing import Route

from tools.security.fuzz import Fault
from tools.security.fuzz._corruption import mutated, strange
from vigil.games import GAMES
from vigil.kernel.play.resume import resume
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.http.rate_limits import Bucket, Limits
from vigil.web.store.store import Store

ENDLESS = Bucket(1e9, 1e9)
RULES = Rules(
    frozenset({"localhost"}), limits=Limits(ENDLESS, ENDLESS, ENDLESS, watches=1000, joins=ENDLESS, guesses=ENDLESS)
)
FIELDS = [
    "at",
    "name",
    "keep",
    "vote",
    "poll",
    "stop",
    "do",
    "to",
    "text",
    "place",
    "title",
    "code",
    "seat",
    "put",
    "take",
]
FIELDS += [
    "in",
    "lift",
    "game",
    "scenario",
    "seed",
    "seats",
    "undo",
    "companion",
    "packs",
    "part",
    "lang",
    "watch",
    "after",
]
FIELDS += [
    "before",
    "all",
    "answers",
    "name-1",
    "how-1",
    "set-culture-ceiling",
    "state",
    "theme",
    "back",
    "lang",
    "option",
]
HEADERS = ["cookie", "accept", "accept-language", "content-type", "origin", "accept-encoding", "range", "if-none-match"]
HEADERS += ["x-forwarded-for", "content-length", "referer", "sec-fetch-site", "authorization", "te", "upgrade"]
TYPES = [
    b"application/json",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data; boundary=x",
    b"text/plain",
    b"\xff",
]
IMPORT = "/games/import"


class Answer:
    """What came back."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""


class Service:
    """One service for all attempts, with a game more from time to time."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.store = Store(Path(self.folder.name) / "saves" / "vigil.sqlite")
        self.app = make_app(self.store, RULES)
        self.app.state.web.manager.trials.play = no_trial
        self.runner = asyncio.Runner()
        self.tokens: list[str] = []
        self.routes = [
            (route.path, sorted(route.methods or {"GET"})) for route in self.app.routes if isinstance(route, Route)
        ]

    def close(self) -> None:
        self.runner.close()
        self.store.close()
        self.folder.cleanup()


async def no_trial(text: str) -> None:
    """A process for each would take hours: its limits have a test of their own."""


@cache
def service() -> Service:
    made = Service()
    atexit.register(made.close)
    return made


def attempt(seed: int) -> str:
    luck, to = Random(seed), service()
    if not to.tokens or seed % 500 == 0:
        replayed(to)
        to.tokens.append(to.runner.run(begun(to.app, luck)))
    scope, body = request(luck, to.routes, to.tokens, to.store)
    return to.runner.run(judged(to.app, scope, body))


async def judged(app: Starlette, scope: dict[str, Any], body: bytes) -> str:
    what = f"{scope['method']} {scope['path'][:80]!r} {scope['query_string'][:80]!r} {body[:60]!r}"
    try:
        answer = await asyncio.wait_for(asked(app, scope, body), 60)
    except Exception as error:
        raise Fault(f"{what}: {type(error).__name__}: {error}") from error
    if answer.status >= 500 and b"web-game-unknown" not in answer.body:
        raise Fault(f"{what}: {answer.status} {answer.body[:120]!r}")
    if "default-src 'none'" not in answer.headers.get("content-security-policy", ""):
        raise Fault(f"{what}: {answer.status} without a content policy")
    if b"Traceback" in answer.body:
        raise Fault(f"{what}: a traceback")
    return str(answer.status)


async def asked(app: Starlette, scope: dict[str, Any], body: bytes) -> Answer:
    """Ask the app itself; whoever listens to a stream leaves after the first words."""
    answer, gone, sent = Answer(), asyncio.Event(), False

    async def receive() -> dict[str, Any]:
        nonlocal sent
        if not sent:
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in message["headers"]}
        else:
            answer.body += message.get("body", b"")
            if answer.headers.get("content-type", "").startswith("text/event-stream"):
                gone.set()

    await app(scope, receive, send)
    return answer


async def begun(app: Starlette, luck: Random) -> str:
    form = urlencode({"game": next(iter(GAMES)), "seed": str(luck.randrange(1 << 20))}).encode()
    scope = a_scope("POST", "/games", b"", [(b"content-type", TYPES[1]), (b"accept", b"application/json")])
    answer = await asked(app, scope, form)
    return answer.body.decode().rpartition("/")[2].strip('"}')


def a_scope(method: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": quote(path, errors="replace").encode(),
        "query_string": query,
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("127.0.0.1", 9),
        "server": ("localhost", 80),
    }


def request(luck: Random, routes: Any, tokens: list[str], store: Store) -> tuple[dict[str, Any], bytes]:
    path, methods = luck.choice(routes)
    method = luck.choice([*methods, *methods, "GET", "POST", "PUT", "OPTIONS", "X"])
    for part in ("token", "game", "section", "card", "version", "name", "answers", "secret", "copy", "n"):
        path = path.replace(f"{{{part}}}", value(luck, tokens))
    query = urlencode(some_fields(luck, tokens), errors="replace").encode() if luck.random() < 0.7 else any_bytes(luck)
    headers = [(b"accept", b"application/json")] if luck.random() < 0.5 else []
    headers += [(luck.choice(HEADERS).encode(), any_bytes(luck)) for _ in range(luck.randrange(3))]
    body = b""
    if method != "GET":
        headers.append((b"content-type", luck.choice(TYPES)))
        body = (
            any_bytes(luck) if luck.random() < 0.3 else urlencode(some_fields(luck, tokens), errors="replace").encode()
        )
        if path == IMPORT:
            body = mutated(store.text(1).encode(), luck)
    return a_scope(method, path, query, headers), body


def some_fields(luck: Random, tokens: list[str]) -> list[tuple[str, str]]:
    return [(luck.choice(FIELDS), value(luck, tokens)) for _ in range(luck.randrange(6))]


def value(luck: Random, tokens: list[str]) -> str:
    small = str(luck.randrange(12))
    known = [luck.choice(tokens), small, f"{luck.choice(tokens)}.en", "1", "on", "yes", *GAMES]
    return (luck.choice(known) if luck.random() < 0.7 else strange(luck)).replace("\ud800", "?")


def any_bytes(luck: Random) -> bytes:
    return luck.choice(
        [strange(luck).encode("utf-8", "replace"), luck.randbytes(luck.randrange(60)), b'{"at": 1}', b"{"]
    )


def replayed(to: Service) -> None:
    """Every game that stands can be played again to where it stood."""
    for saved in to.store.games():
        box = to.app.state.web.manager.boxes.open(saved.header.game)
        again = resume(box.definition, box.content, to.store.journal(saved.id))
        if again.diverged or again.cut:
            raise Fault(f"game {saved.id} can no longer be followed")

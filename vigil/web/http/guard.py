"""Who may speak to the table: Host and Origin, headers, size and rate limits. One middleware before everything."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache

from msgspec import Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request, cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vigil.web.http.rate_limits import LOCAL, Limits, Meter

LOG = logging.getLogger("vigil.access")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # the address of a table is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
OWNER = "vigil-host"  # the cookie of the host's own link, when the table is open to others
SAFE = ("GET", "HEAD")
QUERY = 16 * 1024  # letters after the "?" of an address
PAUSE = 0.25  # seconds before somebody who asks too much is told so

Unexpected = Callable[[Request, Exception], Awaitable[Response]]  # what becomes of an error nobody foresaw


# Six phones behind one router are one address: a page is some thirty requests, and each may answer every second.


class Rules(Struct):
    """How the table may be reached."""

    names: frozenset[str]  # host names it answers to
    open: bool = False  # other machines may come
    owner: str = ""  # the host's secret, when it is open
    limits: Limits = LOCAL
    address: str = ""  # in the local network, when it is open


class TooLarge(Exception):
    """A body beyond its limit."""


class Guard:
    """Refuses what does not belong here, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, rules: Rules, unexpected: Unexpected) -> None:
        self.app = app
        self.rules = rules
        self.unexpected = unexpected
        self.meter = Meter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = self.refuse(scope)
        if refusal:
            await asyncio.sleep(PAUSE if refusal[0] == 429 else 0)
            await plain(dressed, *refusal)
        else:
            try:
                await self.app(scope, self.limited(scope, receive), dressed)
            except ClientDisconnect:
                pass
            except Exception as error:
                if status:  # the answer has begun: it breaks off
                    raise
                await (await self.unexpected(Request(scope), error))(scope, receive, dressed)
        if LOG.isEnabledFor(logging.INFO):
            LOG.info(line(scope, status, time.perf_counter() - began))

    def refuse(self, scope: Scope) -> tuple[int, str] | None:
        """The status and the sentence of a refusal, or None."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.known(host):
            return 421, "This table does not answer to that name."
        if scope["method"] not in SAFE and not same_origin(headers, host, scope["scheme"]):
            return 403, "This request comes from another page."
        if not self.meter.allow(visitor(scope), self.rules.limits.requests):
            return 429, "Too many requests. Please wait a moment."
        if not scope["query_string"].isascii():
            return 400, "This address cannot be read."
        if len(scope["query_string"]) > QUERY:
            return 414, "This address is too long."
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 12) or int(length) > self.most(scope):
            return 413, "That is too large."
        return None

    def known(self, host: str) -> bool:
        name = host_name(host)
        if name in self.rules.names:
            return True
        return self.rules.open and is_address(name)  # rebinding needs a name, an address cannot lie

    def most(self, scope: Scope) -> int:
        limits = self.rules.limits
        return limits.journal if scope["path"] == "/games/import" else limits.body

    def limited(self, scope: Scope, receive: Receive) -> Receive:
        """The body, counted as it comes: a missing or false length does not help."""
        left = self.most(scope)

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    raise TooLarge
            return message

        return counted


def host_name(host: str) -> str:
    """The name without its port: localhost:8000, [::1]:8000."""
    name = host.rsplit(":", 1)[0] if ":" in host and not host.endswith("]") else host
    return name.strip("[]").lower()


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return False


def same_origin(headers: Headers, host: str, scheme: str) -> bool:
    """A browser names the page a request comes from; a program on this machine does not. Where the table is reached by
    https, a page that came by http is another page."""
    origin = headers.get("origin")
    if origin is not None:
        return origin == f"https://{host}" or (origin == f"http://{host}" and scheme != "https")
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def is_owner(rules: Rules, headers: Headers) -> bool:
    """Whoever sits at this machine, or came by the host's own link."""
    if not rules.open:
        return True
    cookie = cookie_parser(headers.get("cookie", "")).get(OWNER, "")
    return bool(rules.owner) and hmac.compare_digest(cookie.encode(), rules.owner.encode())


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def visitor(scope: Scope) -> str:
    """By what somebody is counted."""
    return counted(address(scope))


@lru_cache(1024)
def counted(address: str) -> str:
    """An address as it is counted: of the new kind everybody has 2^64, so all of them together."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a path, or a name in a test
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))


def line(scope: Scope, status: int, seconds: float) -> str:
    """One line of the access log, as JSON. Secret links are not written down."""
    path = "/".join("…" if len(part) >= 20 else part for part in scope["path"].split("/"))
    facts = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        "client": address(scope),
        "method": scope["method"],
        "path": path,
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    return json.dumps(facts, ensure_ascii=False)


async def plain(send: Send, status: int, text: str) -> None:
    body = text.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

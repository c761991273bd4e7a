"""How people come to their seats: links with a picture of them, join codes, claims, and a seat that is handed anew."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.kernel.journal.player_names import BOT, NOBODY, player
from vigil.kernel.text.words import Words, sentence
from vigil.presentation.seat_names import UNNAMED
from vigil.web.context import WATCHES, YEAR, Context, HttpProblem, fields, number, one
from vigil.web.http.guard import LOCAL_NAMES, host_name, visitor
from vigil.web.routes.new_game import FREE, HERE, LINK
from vigil.web.store.link_target import WATCHING, Kind, Link
from vigil.web.store.links import GivenLink, mark
from vigil.web.tables import dice_round_members
from vigil.web.tables.seats import hand, name_seat
from vigil.web.tables.table import Table

LOG = logging.getLogger("vigil.web")
BROWSER = "vigil-browser"  # the cookie by which a browser keeps a seat; older ones kept all their seats by one

Endpoint = Callable[[Request], Awaitable[Response]]


class SeatRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    # claims

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Only the browser that has claimed a link may use it; a link that was not given away needs no claim."""

        async def checked(request: Request) -> Response:
            token = request.path_params.get("token", "")
            watched = {each.rpartition(".")[0]: True for each in request.query_params.getlist("watch")}
            if len(watched) > WATCHES:
                raise HttpProblem(400, "web-bad-request")
            for each in [token] if token else watched:
                link = self.unclaimed(request, each)
                if link is not None:
                    raise HttpProblem(403, "web-not-claimed")
            return await endpoint(request)

        return checked

    def unclaimed(self, request: Request, token: str) -> GivenLink | None:
        """The link, if it still waits for its person; whose it is and who is another is refused."""
        link = self.web.manager.given.given(token) if self.web.rules.open else None
        if link is None or not link.browser:
            return link
        if not own_key(request, link):
            raise HttpProblem(403, "web-link-claimed")
        return None

    def welcome(self, endpoint: Endpoint) -> Endpoint:
        """The table; or, behind a link that nobody has claimed, a door: a program that looks at links takes no seat."""

        async def page(request: Request) -> Response:
            link = self.unclaimed(request, request.path_params["token"])
            if link is None:
                return await endpoint(request)
            table = self.web.manager.table(link.game)
            words = table.words(self.web.language(request))
            facts = {"person": person(table, link.to, words), "token": link.token, **about(table, words)}
            facts["free"] = is_free(table, link.to)
            return self.web.page(request, "pages/welcome.html", words, **facts)

        return page

    async def claim(self, request: Request) -> Response:
        """The button on the door."""
        token = request.path_params["token"]
        game, link = self.web.manager.seat(token)
        said = one(await fields(request), "name")
        if said.strip() and is_free(self.web.manager.table(game), link):
            self.unclaimed(request, token)
            name = player(said)
            if not name or UNNAMED.fullmatch(name):
                raise HttpProblem(400, "web-bad-name")
            await name_seat(self.web.manager, game, link.seat, name)
        return await self.let_in(request, token)

    async def let_in(self, request: Request, token: str) -> Response:
        answer = RedirectResponse(f"/table/{token}", 303)
        link = self.web.manager.given.given(token)
        if not self.web.rules.open or link is None:
            return answer
        browser = own_key(request, link) or secrets.token_urlsafe(24)  # never one that the browser came with
        if not await self.web.manager.saved(self.web.manager.given.claim(token, browser)):
            raise HttpProblem(403, "web-link-claimed")
        dice_round_members.comes(self.web.manager.table(link.game), link.to, anew=not link.browser)
        secure = request.url.scheme == "https"
        answer.set_cookie(cookie_of(token), browser, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return answer

    # join codes

    async def join(self, request: Request) -> Response:
        words = self.web.words(request)
        if request.method == "GET":
            return self.web.page(request, "pages/join.html", words, code="", why="")
        self.web.allow("joins", visitor(request.scope), self.web.rules.limits.joins)
        self.web.allow("guesses", "", self.web.rules.limits.guesses)
        code = one(await fields(request), "code")[:40]
        link = self.web.manager.given.by_code(code, time.time())
        if link is not None and is_free(self.web.manager.table(link.game), link.to):
            return RedirectResponse(f"/table/{link.token}", 303)  # to the door, where a name is asked for
        if link is not None:
            return await self.let_in(request, link.token)
        await self.missed()
        why = words.raw("web-no-such-code", {})
        return self.web.page(request, "pages/join.html", words, code=code, why=why, status=404)

    async def missed(self) -> None:
        """One more wrong code. After too many, wherever they came from, the codes that wait die: links do not."""
        meter, limits = self.web.meters["misses"], self.web.rules.limits
        if not meter.allow("", limits.misses):
            del self.web.meters["misses"]
            LOG.warning("join codes: %d wrong ones were tried, so those that waited have died", limits.misses.burst)
            await self.web.manager.saved(self.web.manager.given.end_codes())

    # the host's page

    async def players(self, request: Request) -> Response:
        """Who sits where, who has come, and the links of those who have not."""
        saved = self.web.saved(request)
        manager = self.web.manager
        table = manager.table(saved.id)
        words = table.words(self.web.language(request))
        given, origin = manager.given.of(saved.id), self.web.origin(request)
        people = [self.person(table, link, given, origin, words) for link in persons(table)]
        watch = ""
        if table.several:
            watch = f"{origin}/table/{await manager.saved(manager.given.token(saved.id, WATCHING))}"
        return self.web.page(
            request,
            "pages/players.html",
            words,
            token=saved.token,
            title=saved.title or words.say(f"scenario-{saved.header.scenario}"),
            people=people,
            here=table.here != WATCHING,
            watch=watch,
            watch_picture=picture(watch) if watch else "",
            join=f"{origin}/join",
            local=self.web.rules.open and host_name(urlsplit(origin).netloc) in LOCAL_NAMES,
            waiting=any(each["how"] == LINK and not each["came"] for each in people),
            **about(table, words),
        )

    def person(
        self, table: Table, link: Link, given: dict[Link, GivenLink], origin: str, words: Words
    ) -> dict[str, Any]:
        seats = table.seats_of(link)
        held, door = table.players[seats[0]], given.get(link)
        how = held if held.startswith(BOT) else LINK if door else FREE if held == NOBODY else HERE
        url = f"{origin}/table/{door.token}" if door and not door.came else ""
        return {
            "seat": seats[0],
            "name": person(table, link, words),
            "seats": [words.raw("web-seat", {"n": seat + 1}) for seat in seats],
            "how": how,
            "came": datetime.fromtimestamp(door.came).strftime("%Y-%m-%d %H:%M") if door and door.came else "",
            "url": url,
            "picture": picture(url) if url else "",
            "code": door.code_at(time.time()) if door else "",
        }

    async def hand(self, request: Request) -> Response:
        """Hand a seat anew: by a new link, or back to the screen here."""
        saved, found = self.web.saved(request), await fields(request)
        table, seat = self.web.manager.table(saved.id), number(one(found, "seat"))
        if seat >= len(table.players) or table.players[seat].startswith(BOT):
            raise HttpProblem(400, "web-bad-request")
        await hand(self.web.manager, saved.id, seat, one(found, "to", LINK) == LINK)
        token = self.web.manager.store.tokens(saved.id)[0]
        return RedirectResponse(f"/games/{token}/players", 303)


def is_free(table: Table, link: Link) -> bool:
    """Whether a link leads to a seat that nobody holds yet."""
    return link.kind is Kind.SEAT and table.holder(link.seat) == NOBODY


def persons(table: Table) -> list[Link]:
    """The links of all who sit at a table, bots and empty seats too, in the order of their seats."""
    bots = {n for n, holder in enumerate(table.players) if holder.startswith(BOT)}
    return list(dict.fromkeys(Link.to(n) if n in bots else table.link_of(n) for n in range(len(table.players))))


def person(table: Table, link: Link, words: Words) -> str:
    seats = table.seats_of(link)
    return sentence(table.name(seats[0], words)) if seats else words.raw("web-spectator", {})


def about(table: Table, words: Words) -> dict[str, Any]:
    names = table.names(range(len(table.players)), words)
    return {"game_title": words.say(f"game-{table.box.definition.slug}"), "players": names}


def cookie_of(token: str) -> str:
    """The name of the cookie that holds a link: each claim has a key of its own, made when it is claimed."""
    return f"{BROWSER}-{mark(token, '')[:16]}"


def own_key(request: Request, link: GivenLink) -> str:
    """The key of the browser that has claimed a link, if this is the one; what else it carries is no key."""
    carried = (request.cookies.get(name, "") for name in (cookie_of(link.token), BROWSER))
    return next((key for key in carried if key and secrets.compare_digest(link.browser, mark(link.token, key))), "")


def picture(link: str) -> Markup:
    """A link as a QR code."""
    code = segno.make(link, error="m", micro=False)
    drawn = code.svg_inline(border=3, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None)
    return Markup(drawn)

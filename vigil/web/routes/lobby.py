"""The lobby: the games on their shelf, the saved ones in a list, and what may be done with each."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Any

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from vigil.app.loaded_game import clean
from vigil.app.saves import slug
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import SaveError
from vigil.kernel.knowledge.observer import spectator
from vigil.kernel.text.words import Words
from vigil.presentation.first_game.lesson import lesson_of
from vigil.presentation.first_game.player_aid import aid_of
from vigil.presentation.seat_names import name_of, with_players
from vigil.web.context import Context, HttpProblem, data, fields, number, one
from vigil.web.render.pictures.banner import banner
from vigil.web.render.pictures.cover import cover
from vigil.web.store.rows import StoredGame
from vigil.web.store.side_data import GIVEN_UP
from vigil.web.tables.arrivals import importing
from vigil.web.tables.game_cache import BrokenGame

PAGE = 50  # saved games on one page of the list
STATES = ("running", "over")
LOG = logging.getLogger("vigil.web")


class Boxed(Struct):
    """A game as it stands on the shelf; one that cannot be played has no cover."""

    slug: str
    title: str
    about: str = ""
    players: str = ""
    minutes: str = ""
    cover: Markup = Markup()
    lesson: int = 0  # minutes of its guided game, if it has one
    aid: bool = False  # whether it has a page to print
    several: int = 0  # how many play it together, at least, where one may play alone too


class Wanted(Struct):
    """What the list of saved games shows: of which game, with which words, running or over."""

    game: str = ""
    text: str = ""
    state: str = ""

    def fits(self, saved: StoredGame, told: dict[str, Any]) -> bool:
        said = " ".join(str(told[key]) for key in ("title", "game_title", "scenario", "ending", "names")).lower()
        over = "over" if saved.ending else "running"
        known = self.game in ("", saved.header.game) and self.state in ("", over)
        return known and all(word in said for word in self.text.lower().split())


class LobbyRoutes:
    def __init__(self, web: Context) -> None:
        self.web = web

    async def page(self, request: Request) -> Response:
        web, words = self.web, self.web.words(request)
        web.allow_owner(request)
        every = [(each, self.card(each, words)) for each in web.manager.store.games()]
        there = [(each, card) for each, card in every if each.deleted is None]
        asked = request.query_params
        state = asked.get("state", "")
        wanted = Wanted(asked.get("game", "")[:40], asked.get("text", "")[:80], state if state in STATES else "")
        found = [(each, card) for each, card in there if wanted.fits(each, card)]
        pages = max(1, -(-len(found) // PAGE))
        page = min(number(asked.get("page", ""), 1), pages) or 1
        shown = found[(page - 1) * PAGE : page * PAGE]
        going = self.going(there, words)
        return web.page(
            request,
            "pages/lobby.html",
            words,
            boxes=[self.boxed(slug, words) for slug in GAMES],
            saved=[{**card, **await self.standing(each, words), **self.more(each, words)} for each, card in shown],
            banner=banner(),
            any=bool(there),
            running=next(iter(going.values()), None),
            going=going,
            count=len(there),
            known={each.header.game for each, _ in there},
            many=len(there) > 6 or wanted != Wanted(),
            page=page,
            pages=pages,
            older=len(found) - page * PAGE,
            wanted=wanted,
            states=STATES,
            played=sorted({(card["game_title"], each.header.game) for each, card in there}),
            deleted=[{**card, "line": self.line(each, words)} for each, card in every if each.deleted is not None],
            told=self.told(words),
        )

    def told(self, words: Words) -> str:
        """What the host must know of the store itself."""
        store = self.web.manager.store
        if store.newer:
            return words.raw("web-store-newer", {})
        if store.mended:
            return words.raw("web-store-mended", {"file": store.mended[0], "games": store.mended[1]})
        return ""

    def boxed(self, slug: str, words: Words) -> Boxed:
        """A game on the shelf. Whatever is wrong with it, the others stand where they stood."""
        try:
            box = self.web.manager.boxes.open(slug)
            book, definition = box.books[words.language], box.definition
            title, about = book.say(f"game-{slug}"), book.say(f"game-{slug}-about")
            lesson = lesson_of(definition)
            facts = players(definition, words), minutes(definition, words), cover(box, book)
            has = lesson.minutes if lesson else 0, aid_of(definition) is not None
            return Boxed(
                slug, title, about, *facts, *has, min((n for n in definition.identity.seats if n > 1), default=0)
            )
        except BrokenGame:
            return Boxed(slug, slug)
        except Exception:
            LOG.exception("the game %s cannot be shown", slug)
            return Boxed(slug, slug)

    def card(self, saved: StoredGame, words: Words) -> dict[str, Any]:
        """What the list says of a saved game; also of one whose game is not here or is sick."""
        header = saved.header
        told: dict[str, Any] = {
            "token": saved.token,
            "title": saved.title or header.scenario,
            "game": header.game,
            "game_title": header.game,
            "scenario": header.scenario,
            "when": when(saved.changed),
            "undo": header.undo,
            "ending": saved.ending,
            "names": "",
            "several": header.seats > 1,
            "file": "report" if header.seats > 1 and saved.ending in ("", GIVEN_UP) else "export",
            "sick": True,
        }
        try:
            book = self.web.manager.boxes.open(header.game).books[words.language]
            scenario = book.say(f"scenario-{header.scenario}")
            ending = book.ending(saved.ending, header.scenario) if book.has(f"ending-{saved.ending}") else saved.ending
            names = [name_of(holder, seat, book) for seat, holder in enumerate(header.players)]
            found = {
                "title": saved.title or scenario,
                "game_title": book.say(f"game-{header.game}"),
                "scenario": scenario,
                "ending": ending,
                "names": ", ".join(dict.fromkeys(names)) if header.seats > 1 else "",
                "sick": False,
            }
        except Exception as error:
            if not isinstance(error, BrokenGame):
                LOG.exception("game %s cannot be told of", saved.id)
            return told
        return {**told, **found}

    def going(self, there: list[tuple[StoredGame, dict[str, Any]]], words: Words) -> dict[str, dict[str, Any]]:
        """Of each game the one that was played last and is not over."""
        found: dict[str, dict[str, Any]] = {}
        for saved, card in there:
            if saved.header.game not in found and not (card["ending"] or card["sick"]):
                found[saved.header.game] = {**card, "line": self.line(saved, words)}
        return found

    def more(self, saved: StoredGame, words: Words) -> dict[str, Any]:
        """What is said only of a game that is shown: how far it has come, and its links."""
        try:
            seats = self.links(saved, self.web.manager.boxes.open(saved.header.game).books[words.language])
        except (BrokenGame, SaveError):
            seats = []
        return {"line": self.line(saved, words), "seats": seats}

    def line(self, saved: StoredGame, words: Words) -> str:
        """How far it has come; nothing is said of one that cannot be read."""
        try:
            book = self.web.manager.boxes.open(saved.header.game).books[words.language]
            given = self.web.manager.store.given(saved.id)
        except (BrokenGame, SaveError):
            return ""
        facts: dict[str, str | int] = {"turn": saved.turn, "answers": given, "undos": saved.undos}
        return book.raw("save-stands" if book.has("save-stands") else "web-save-line", facts)

    def links(self, saved: StoredGame, words: Words) -> list[tuple[str, str]]:
        """The secret link of the host's own game, which he may open elsewhere. Of a game of several it would lead past
        the curtain to what one person alone may read: their links are on the page of the players."""
        players = saved.header.players
        if not self.web.rules.open or len(players) > 1:
            return []
        return [(name_of(players[0], 0, words), self.web.manager.store.tokens(saved.id)[0])]

    async def standing(self, saved: StoredGame, words: Words) -> dict[str, Any]:
        """Where the game stands, in lines and as the picture of its card; how it ended is said already. One that cannot
        be shown does not keep the player from the others."""
        try:
            box = self.web.manager.boxes.open(saved.header.game)
        except BrokenGame:
            return {"glance": [words.raw("web-save-sick", {"game": saved.header.game})], "picture": ""}
        definition, words = box.definition, box.books[words.language]
        try:
            view = await self.web.manager.loading.glimpse(saved)
            words = with_players(words, saved.header.players)
            lines = (
                definition.display.glance(view, words)
                if definition.display.glance
                else definition.display.spoken(view, words)[:3]
            )
            ending = words.ending(saved.ending, saved.header.scenario) if saved.ending else ""
            told = [line for line in lines if not ending or ending not in line]
            return {"glance": told, "picture": picture(definition, view)}
        except Exception:
            LOG.exception("game %s cannot be shown", saved.id)
            return {"glance": [words.raw("web-save-unreadable", {})], "picture": ""}

    async def take_in(self, request: Request) -> Response:
        """A journal file from elsewhere."""
        self.web.allow_start(request)
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise HttpProblem(400, "save-not-a-journal") from error
        token = await importing.take_in(self.web.manager, text.replace("\r\n", "\n"))
        return data({"to": f"/table/{await self.web.here(self.web.manager.seat(token)[0])}"})

    async def change(self, request: Request) -> Response:
        """Rename a game, put it away, bring it back."""
        saved, what = self.web.saved(request), request.url.path.rpartition("/")[2]
        manager = self.web.manager
        if what == "rename":
            title = clean(one(await fields(request), "title"))
            await manager.saved(manager.store.rename(saved.id, title))
            table = manager.tables.get(saved.id)
            if table and table.session:
                table.session.header.title = title
        else:
            await manager.saved(manager.store.delete(saved.id, what == "delete"))
            manager.forget(saved.id)
        return RedirectResponse("/#games" if what != "delete" else "/?deleted=" + saved.token + "#games", 303)

    async def sit(self, request: Request) -> Response:
        """To the host's own screen: the seats that are held here, or a place among the spectators."""
        saved = self.web.saved(request)
        return RedirectResponse(f"/table/{await self.web.here(saved.id)}", 303)

    async def file(self, request: Request) -> Response:
        """The save as a file: the journal, or while there are secrets a report without them. It is had also of a game
        that cannot be played here."""
        saved, manager = self.web.saved(request), self.web.manager
        text = manager.store.text(saved.id)
        if saved.header.seats > 1:
            table = manager.table(saved.id)
            async with table.lock:
                text = spectator(await manager.session(table)).report()
        return attached(text.encode(), saved)


def when(moment: float) -> str:
    return datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")


def attached(text: bytes, saved: StoredGame) -> Response:
    name = f"{slug(saved.header.game)}-{slug(saved.header.scenario)}-{saved.id}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def picture(definition: AnyDefinition, view: Any) -> Markup:
    """The picture of the card on the table, if there is one."""
    if definition.display.picture is None or definition.display.cards_in_view is None:
        return Markup()
    card = next((key for call, key in definition.display.cards_in_view(view) if call == ""), "")
    return Markup(definition.display.picture(card)) if card else Markup()


def players(definition: AnyDefinition, words: Words) -> str:
    low, high = min(definition.identity.seats), max(definition.identity.seats)
    if low == high:
        return words.raw("web-box-players", {"n": low})
    return words.raw("web-box-players-range", {"low": low, "high": high})


def minutes(definition: AnyDefinition, words: Words) -> str:
    low, high = definition.identity.minutes
    if low == high:
        return words.raw("web-box-minutes", {"n": low}) if high else ""
    return words.raw("web-box-minutes-range", {"low": low, "high": high})

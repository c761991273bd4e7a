"""The pages around the table: the lobby, the rules, the cards, language and theme."""

from __future__ import annotations

import hmac
import logging
import os
import re
from datetime import datetime
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vigil.games import GAMES
from vigil.kernel.game import Definition
from vigil.kernel.journal import POLICIES, Header
from vigil.kernel.text import LANGUAGES, Words, slug
from vigil.table.web.fragments import section_title, template
from vigil.table.web.keeping import GIVEN_UP
from vigil.table.web.security import OWNER
from vigil.table.web.store import Saved
from vigil.table.web.table import NoSuchTable, called, with_players
from vigil.table.web.taking_in import clean
from vigil.table.web.web import THEMES, YEAR, Problem, Web, data, fields, one, wants_page

KEY = re.compile(r"[a-z0-9-]{1,60}")
SHOWN = 24  # saved games on the first look
SEED = 2**31
LOG = logging.getLogger("vigil.web")


class Pages:
    def __init__(self, web: Web) -> None:
        self.web = web

    # the lobby

    async def lobby(self, request: Request) -> Response:
        web = self.web
        words = web.words(request, next(iter(GAMES)))
        web.allow_owner(request)
        every = web.desk.store.games()
        saved = [each for each in every if each.deleted is None]
        shown = saved if request.query_params.get("all") else saved[:SHOWN]
        games = [(box.definition, words_of(web, slug, words)) for slug in GAMES for box in [web.desk.box(slug)]]
        return web.page(
            request,
            "lobby.html",
            words,
            games=games,
            policies=POLICIES,
            saved=[{**self.card(each, words), "glance": await self.glance(each, words)} for each in shown],
            older=len(saved) - len(shown),
            deleted=[self.card(each, words) for each in every if each.deleted is not None],
            section=lambda definition, rule: section_title(definition, words, rule),
            kind_name=kind_name,
        )

    def card(self, saved: Saved, words: Words) -> dict[str, Any]:
        """What the list says of a saved game."""
        words = words_of(self.web, saved.header.game, words)
        scenario = words.say(f"scenario-{saved.header.scenario}")
        known = words.has(f"ending-{saved.ending}")
        ending = words.say(f"ending-{saved.ending}") if known else saved.ending
        facts: dict[str, str | int] = {"turn": saved.turn, "answers": saved.answers, "undos": saved.undos}
        return {
            "token": saved.token,
            "title": saved.title or scenario,
            "scenario": scenario,
            "when": datetime.fromtimestamp(saved.changed).strftime("%Y-%m-%d %H:%M"),
            "policy": words.raw(f"web-undo-{saved.header.undo}", {}),
            "line": words.raw("web-save-line", facts),
            "ending": ending,
            "seats": self.links(saved, words),
            "file": "journal" if saved.ending not in ("", GIVEN_UP) or saved.header.seats == 1 else "report",
        }

    def links(self, saved: Saved, words: Words) -> list[tuple[str, str]]:
        """Who sits where, and the secret link of each seat, if there is somebody to give it to."""
        players = saved.header.players
        if not self.web.rules.open and len(players) == 1:
            return []
        tokens = self.web.desk.store.tokens(saved.id)
        return [(called(holder, seat, words), tokens[seat]) for seat, holder in enumerate(players)]

    async def glance(self, saved: Saved, words: Words) -> list[str]:
        """Where the game stands; how it ended is said already. One that cannot be shown does not keep the player
        from the others."""
        words = words_of(self.web, saved.header.game, words)
        definition = self.web.desk.box(saved.header.game).definition
        try:
            view = await self.web.desk.glimpse(saved)
            words = with_players(words, saved.header.players)
            lines = definition.glance(view, words) if definition.glance else definition.spoken(view, words)[:3]
            ending = words.say(f"ending-{saved.ending}") if saved.ending else ""
            return [line for line in lines if not ending or ending not in line]
        except Exception:
            LOG.exception("game %s cannot be shown", saved.id)
            return [words.raw("web-save-unreadable", {})]

    async def start(self, request: Request) -> Response:
        """A new game."""
        self.web.allow_start(request)
        found = await fields(request)
        game = one(found, "game")
        if game not in GAMES:
            raise Problem(400, "no-such-game", name=game[:40])
        box = self.web.desk.box(game)
        if 1 not in box.definition.seats:
            raise Problem(400, "web-bad-request")
        header = new_header(box.definition, box.definition.content_hash(box.content), found)
        token = await self.web.desk.start(header)
        answer = RedirectResponse(f"/table/{token}", 303) if wants_page(request) else data({"to": f"/table/{token}"})
        if one(found, "language") in LANGUAGES:
            remember(answer, "lang", one(found, "language"))
        return answer

    async def take_in(self, request: Request) -> Response:
        """A journal file from elsewhere."""
        self.web.allow_start(request)
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem(400, "save-not-a-journal") from error
        token = await self.web.desk.take_in(text.replace("\r\n", "\n"))
        return data({"to": f"/table/{token}"})

    async def change(self, request: Request) -> Response:
        """Rename a game, put it away, bring it back."""
        self.web.allow_owner(request)
        token, what = request.path_params["token"], request.url.path.rpartition("/")[2]
        saved = self.web.desk.store.saved(token)
        if saved is None:
            raise NoSuchTable(token)
        if what == "rename":
            title = clean(one(await fields(request), "title"))
            await self.web.desk.saved(self.web.desk.store.rename(saved.id, title))
            table = self.web.desk.tables.get(saved.id)
            if table and table.session:
                table.session.header.title = title
        else:
            await self.web.desk.saved(self.web.desk.store.delete(saved.id, what == "delete"))
            self.web.desk.forget(saved.id)
        return RedirectResponse("/#games" if what != "delete" else "/?deleted=" + token + "#games", 303)

    async def enter(self, request: Request) -> Response:
        """The host's own link, when the table is open to others."""
        if not hmac.compare_digest(request.path_params["secret"].encode(), self.web.rules.owner.encode()):
            raise Problem(404, "web-not-found")
        answer = RedirectResponse("/", 303)
        answer.set_cookie(OWNER, self.web.rules.owner, max_age=YEAR, httponly=True, samesite="strict")
        return answer

    async def settings(self, request: Request) -> Response:
        """Language and theme, kept in plain cookies."""
        back = request.query_params.get("back", "/")
        if not back.startswith("/") or back.startswith("//") or "\\" in back or "\n" in back:
            back = "/"
        answer = RedirectResponse(back, 303)
        if request.query_params.get("lang") in LANGUAGES:
            remember(answer, "lang", request.query_params["lang"])
        if request.query_params.get("theme") in THEMES:
            remember(answer, "theme", request.query_params["theme"])
        return answer

    # rules and cards

    async def rules(self, request: Request) -> Response:
        """All sections; or one of them, with those below it."""
        game = request.path_params["game"]
        if game not in GAMES:
            raise Problem(404, "web-not-found")
        definition, words = self.web.desk.box(game).definition, self.web.words(request, game)
        wanted = request.path_params.get("section", "")
        known = {slug(each): each for each in definition.sections}
        if wanted and wanted not in known:
            raise Problem(404, "no-such-rule", section=wanted[:40])
        if wanted and request.query_params.get("part"):
            below = [key for key in known if key.startswith(f"{wanted}-")]
            facts = {"below": [section(known, key, words) for key in below]}
            return HTMLResponse(
                template("rule.html", words=words, game=game, rule=section(known, wanted, words), **facts)
            )
        chapters = [section(known, key, words) for key in known]
        return self.web.page(request, "rules.html", words, game=game, rules=chapters, wanted=wanted)

    async def card_text(self, request: Request) -> Response:
        """The text of a card."""
        game, key = request.path_params["game"], request.path_params["card"]
        words = self.web.words(request, game)
        if game not in GAMES or not KEY.fullmatch(key) or not words.has(f"card-{key}"):
            raise Problem(404, "no-such-card")
        story = words.say(f"card-{key}-story") if words.has(f"card-{key}-story") else ""
        title, _, kind = words.name(key).removesuffix(")").partition(" (")  # a Development names its group and level
        box = self.web.desk.box(game)
        number = next((n for n, each in box.cards.items() if each == key), 0)
        if number and box.definition.printed:
            kind = box.definition.printed(box.content, words, number)
        text = paragraphs(words.say(f"card-{key}"))
        facts = {"title": title, "kind": kind, "number": number, "text": text, "story": story}
        if request.query_params.get("part"):
            return HTMLResponse(template("card.html", **facts))
        return self.web.page(request, "card_page.html", words, game=game, **facts)

    async def board_style(self, request: Request) -> Response:
        game = request.path_params["game"]
        board = self.web.desk.box(game).definition.board if game in GAMES else None
        if board is None:
            raise Problem(404, "web-not-found")
        headers = {"cache-control": "max-age=3600"}
        return Response(board.stylesheet(), media_type="text/css", headers=headers)


def kind_name(words: Words, kind: str) -> str:
    """What a player may bring from his own box: the table knows dice and cards, a game may have more."""
    known = (key for key in (f"web-kind-{kind}", f"name-{kind}") if words.has(key))
    return next((words.say(key) for key in known), kind)


def words_of(web: Web, game: str, words: Words) -> Words:
    return web.desk.box(game).books[words.language]


def section(known: dict[str, str], key: str, words: Words) -> dict[str, Any]:
    return {
        "key": key,
        "section": known[key],
        "depth": min(3, known[key].count(".") + (" step " in known[key])),
        "title": words.say(f"rule-{key}-title"),
        "text": paragraphs(words.say(f"rule-{key}")),
    }


def paragraphs(text: str) -> Markup:
    """Lines become paragraphs, lines with a dash a list."""
    made = Markup()
    items = Markup()
    for line in text.split("\n"):
        if line.startswith("- "):
            items += Markup("<li>{}</li>").format(line[2:])
            continue
        made += Markup("<ul>{}</ul>").format(items) if items else Markup()
        items = Markup()
        made += Markup("<p>{}</p>").format(line) if line.strip() else Markup()
    return made + (Markup("<ul>{}</ul>").format(items) if items else Markup())


def new_header(definition: Definition, content: str, found: dict[str, list[str]]) -> Header:
    """The head of a new journal, from a form: every field is checked against what the game knows."""
    scenario, undo = one(found, "scenario"), one(found, "undo", "free")
    if scenario not in [each.slug for each in definition.scenarios]:
        known = ", ".join(each.slug for each in definition.scenarios)
        raise Problem(400, "no-such-scenario", name=scenario[:40], known=known)
    if undo not in POLICIES:
        raise Problem(400, "web-bad-request")
    settings = {}
    for setting in definition.settings:
        value = one(found, f"set-{setting.slug}", setting.values[0])
        if value not in setting.values:
            facts = {"name": setting.slug, "value": value[:40], "known": ", ".join(setting.values)}
            raise Problem(400, "bad-setting", **facts)
        settings[setting.slug] = value
    seed = one(found, "seed").strip()
    if seed and not (seed.isascii() and seed.isdigit() and int(seed[:12]) < SEED and len(seed) <= 10):
        raise Problem(400, "web-bad-seed")
    return Header(
        game=definition.slug,
        rules=definition.rules_version,
        content=content,
        scenario=scenario,
        settings=settings,
        seed=int(seed) if seed else int.from_bytes(os.urandom(4), "big") % SEED,
        undo=undo,
        companion=tuple(kind for kind in definition.kinds if kind in found.get("companion", [])),
        title=clean(one(found, "title")),
    )


def remember(answer: Response, name: str, value: str) -> None:
    answer.set_cookie(name, value, max_age=YEAR, samesite="lax")

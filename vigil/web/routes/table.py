"""What a table shows: its page, changes as they happen, replay, log, journal."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from platform import python_version

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from vigil import __version__
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import remarked
from vigil.kernel.journal.records import Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words
from vigil.presentation.first_game.player_aid import aid_of, goal
from vigil.web.context import WATCHES, Context, HttpProblem, data, number
from vigil.web.http.guard import visitor
from vigil.web.render import frames, log, page_state
from vigil.web.render.dice_round import told_shares
from vigil.web.render.outlook import ahead
from vigil.web.render.question import totals, what_is
from vigil.web.render.set_builder import draft, names
from vigil.web.render.templates import template
from vigil.web.routes.presence import PresenceRoutes
from vigil.web.routes.reference import KEY, card_facts, paragraphs
from vigil.web.routes.talk import TalkRoutes
from vigil.web.store.link_target import Link
from vigil.web.stream import Listening, Stream, Watch
from vigil.web.tables import dice_round_members
from vigil.web.tables.table import Late, NoSuchTable, Table

LOG_PART = 400  # earlier lines fetched at once
ELEMENTS = 40  # that may lie above each other where somebody points


class TableRoutes:
    def __init__(self, web: Context, presence: PresenceRoutes, talk: TalkRoutes) -> None:
        self.web = web
        self.presence = presence
        self.talk = talk

    @asynccontextmanager
    async def seated(self, request: Request) -> AsyncIterator[tuple[Table, Observer, Words]]:
        """The table behind a link, held, with the eyes of the link's seat and the words of the page."""
        web = self.web
        game, link = web.manager.seat(request.path_params["token"])
        table = web.manager.table(game)
        async with table.lock:
            await web.manager.session(table)
            with web.manager.resting.looking(table.game):
                yield table, table.observer(table.shown_seat(link)), table.words(web.language(request))

    def link(self, request: Request) -> Link:
        """What the link of a page leads to."""
        return self.web.manager.seat(request.path_params["token"])[1]

    async def page(self, request: Request) -> Response:
        """The table."""
        async with self.seated(request) as (table, observer, words):
            state = page_state.state(table, observer, words, inside(request, observer), self.link(request))
            ground = frames.ground(observer, words)
            notes, chat = self.talk.beside(table, observer, words)
            away = state.get("away") or self.presence.came(table, observer, words, self.link(request))
        definition, header = observer.definition, observer.header
        return self.web.page(
            request,
            "table.html",
            words,
            token=request.path_params["token"],
            game=definition.slug,
            sets=definition.display.note is not None,
            packs=",".join(table.box.packs),
            title=header.title or words.say(f"scenario-{header.scenario}"),
            state=state,
            question=Markup(state["question"]),
            poll=Markup(state["poll"]),
            stops=Markup(state["stops"]),
            log=Markup(state["log"]),
            ground=Markup(ground),
            board_style=definition.display.board is not None,
            **frames.frame(definition),
            strip=Markup(state["strip"]),
            phases=Markup(state["course"]["phases"]),
            ahead=Markup(ahead(observer, words)) if state["course"]["soon"] else "",
            notices=state.get("notices", ()),
            several=table.several,
            you=table.name(observer.seat, words) if table.several else "",
            away=Markup(away),
            people=Markup(state.get("people", "")),
            hints=Markup(state.get("hints", "")),
            notes=notes,
            chat=Markup(chat),
            fingerprint=observer.fingerprint,
            shares=told_shares(table, observer, words),
            scenario=header.scenario,
            goal=paragraphs(goal(definition, header.scenario, words)),
            begun=any(entry.mark == Mark.CHOSEN for entry in observer.entries()),
            aid=aid_of(definition) is not None,
            open=state["branch"],
        )

    async def draft(self, request: Request) -> Response:
        """The set a seat is asked for, as it would be with these elements: nothing is written."""
        async with self.seated(request) as (_, observer, words):
            found = draft(observer, words, inside(request, observer))
        if not found:
            raise Late
        return HTMLResponse(found)

    async def update(self, request: Request) -> Response:
        """The whole game, for a page that lost the thread."""
        async with self.seated(request) as (table, observer, words):
            link = self.link(request)
            self.presence.sign(table, observer, link)
            if number(request.query_params.get("at", ""), -1) == table.at and not table.has_news(link):
                return data({"at": table.at, "same": True, **page_state.aside(table, observer, words, link)})
            return data(page_state.state(table, observer, words, (), link))

    async def moment(self, request: Request) -> Response:
        """The game as it stood after so many answers."""
        async with self.seated(request) as (table, observer, words):
            return data(page_state.then(table, observer, words, number(request.path_params["answers"])))

    async def marks(self, request: Request) -> Response:
        """What stands out in a replay: where turns began, and the cards that came."""
        async with self.seated(request) as (_, observer, words):
            return data({"marks": page_state.marks(observer, words)})

    async def log(self, request: Request) -> Response:
        """Earlier lines of the log."""
        async with self.seated(request) as (_, observer, words):
            end = min(number(request.query_params.get("before", "")), observer.number_of_events)
            start = 0 if request.query_params.get("all") else max(0, end - LOG_PART)
            return data({"start": start, "log": log.log(observer, words, start, end)})

    async def totals(self, request: Request) -> Response:
        """The totals of a moment, each with its parts; looked at only when their panel is open."""
        async with self.seated(request) as (_, observer, words):
            wanted = number(request.query_params.get("answers", ""), observer.number_of_answers)
            return HTMLResponse(totals(observer.moment(wanted), words))

    async def what(self, request: Request) -> Response:
        """What is this: elements of the board from the innermost outwards, an option, or what was typed."""
        asked = request.query_params
        ids, option, typed = asked.getlist("id")[:ELEMENTS], asked.get("option", ""), asked.get("text", "")[:80]
        async with self.seated(request) as (_, observer, words):
            wanted = number(asked.get("answers", ""), observer.number_of_answers)
            found = what_is(observer.moment(wanted), words, ids, option, typed, number(asked.get("gauge", ""), -1))
        if typed and not found:
            raise HttpProblem(404, "whatis-none", name=typed)
        return HTMLResponse(found)  # whoever points at nothing is told nothing

    async def card(self, request: Request) -> Response:
        """The text of a card, as far as the seat may read it."""
        key = request.path_params["card"]
        if not KEY.fullmatch(key):
            raise HttpProblem(404, "no-such-card")
        async with self.seated(request) as (table, observer, words):
            return HTMLResponse(template("reference/card.html", **card_facts(table.box, words, key, observer.view())))

    async def spoken(self, request: Request) -> Response:
        """The table in words, for ears rather than eyes."""
        async with self.seated(request) as (_, observer, words):
            return HTMLResponse(template("log/spoken.html", words=words, lines=log.in_words(observer, words)))

    async def journal(self, request: Request) -> Response:
        """The save, as a file to take away; or, at any time, a report that holds no living secret."""
        web, report = self.web, request.url.path.endswith("/report")
        game, _ = web.manager.seat(request.path_params["token"])
        header = web.manager.store.journal(game).header
        if header.seats == 1:  # it needs no game in memory: also one that cannot be shown can be taken away
            text = web.manager.store.text(game)
        else:
            async with self.seated(request) as (_, observer, _words):
                text = observer.report() if report else observer.journal()
        if report:
            text = remarked(text, f"vigil {__version__}, python {python_version()}, {web.language(request)}")
        headers = {"content-disposition": f'attachment; filename="{file_name(header, game)}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def stream(self, request: Request) -> Response:
        """Changes of the tables a browser looks at, as they happen."""
        web = self.web
        wanted = dict.fromkeys(request.query_params.getlist("watch"))
        if not 1 <= len(wanted) <= WATCHES:
            raise HttpProblem(400, "web-bad-request")
        watches: list[Watch] = []
        for key in wanted:
            token, _, language = key.rpartition(".")
            if language not in LANGUAGES:
                raise HttpProblem(400, "web-bad-request")
            with suppress(NoSuchTable):  # one that was put away does not cut off the others
                game, link = web.manager.seat(token)
                watches.append((key, web.manager.table(game), link, language))
        if not watches:
            raise NoSuchTable
        stream = Stream(watches, visitor(request.scope))
        if not web.streams.enter(stream, web.rules.limits):
            raise HttpProblem(503, "web-too-many")
        for _, table, link, _ in watches:
            dice_round_members.comes(table, link)
        return Listening(web.streams, stream, "gzip" in request.headers.get("accept-encoding", ""))


def file_name(header: Header, game: int) -> str:
    """Of a journal that is taken away."""
    return f"{header.game}-{header.scenario}-{game}.journal"


def inside(request: Request, observer: Observer) -> list[str]:
    """What a page has put into a set, with the element it now puts in or takes out."""
    asked = request.query_params
    return names(observer, asked.getlist("in"), asked.get("put", ""), asked.get("take", ""))

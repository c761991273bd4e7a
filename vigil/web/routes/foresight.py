"""The routes of foresight: odds beside the options, where an option leads, how the game would end, what lies ahead.

All of it is fetched when it is looked at. A seat's memory is taken with the table's lock held; what is worked out from
it is worked out in a thread, one at a time, and kept as long as the moment may be looked at.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from vigil.app import time_limit
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.knowledge.information_set import InformationSet
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import EXACTLY, SAMPLING, Odds, gambles, odds_in
from vigil.kernel.knowledge.preview import Preview, foresee
from vigil.kernel.text.words import Words
from vigil.presentation.option_notes import beside, price
from vigil.presentation.outlook import Row, all_odds, chip, preview, rows
from vigil.web.context import data, number
from vigil.web.render import frames
from vigil.web.render.numbers import total
from vigil.web.render.outlook import ahead
from vigil.web.render.templates import template
from vigil.web.routes.table import TableRoutes
from vigil.web.tables.table import Late, Table

T = TypeVar("T")
LOG = logging.getLogger("vigil.web")
KEPT = 600  # looks that are kept, of all tables
NOTHING = {"some": False}  # of an option there is nothing to show, or it is no longer one


class OutlookRoutes:
    def __init__(self, play: TableRoutes) -> None:
        self.play = play
        self.kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self.thinking = asyncio.Semaphore(1)

    async def look(self, key: tuple[Any, ...], work: Callable[[], T | None]) -> T | None:
        """Work something out in a thread, or find what was worked out for the same look; None if the rules fail on
        it or do not come to an end."""
        async with self.thinking:
            if key not in self.kept:
                try:
                    self.kept[key] = await asyncio.to_thread(time_limit.call, time_limit.ANSWER, work)
                except Exception:
                    LOG.exception("nothing can be seen ahead of %s", key)
                    self.kept[key] = None
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            self.kept.move_to_end(key)
            found: T | None = self.kept[key]
            return found

    def allow(self, request: Request) -> None:
        web, token = self.play.web, request.path_params["token"]
        web.manager.seat(token)
        web.allow("looks", token, web.rules.limits.looks)

    async def odds(self, request: Request) -> Response:
        """Chips for the options that are gambles; or, of one of them, the table of its endings."""
        self.allow(request)
        name = request.query_params.get("name", "")
        async with self.play.seated(request) as (table, observer, words):
            moment, wanted = (table.game, table.at, observer.seat), gambles(observer)
            if name and name not in wanted:
                raise Late
            memory, before, stamp = observer.memory(1) if wanted else None, observer.view(), table.stamp(observer.seat)
            label = next((words.option(each) for each in observer.options() if each.name == name), "")
        if memory is None:
            return data({"stamp": stamp, "chips": {}})
        if not name:
            found = await self.look(("chips", *moment), lambda: all_odds(memory, wanted))
            chips = {each: chip(words, wanted[each], odds) for each, odds in (found or {}).items()}
            return data({"stamp": stamp, "chips": chips})
        gamble = wanted[name]
        odds = await self.odds_of(memory, gamble, name, moment)
        if odds is None:
            raise Late
        table_of = rows(memory.definition, words, gamble, odds, before)
        return HTMLResponse(template("reference/odds.html", words=words, label=label, rows=table_of, odds=odds))

    async def odds_of(self, memory: InformationSet, gamble: Gamble, name: str, moment: tuple[int, ...]) -> Odds | None:
        """The odds of one option, with what would be seen afterwards."""
        return await self.look(
            ("odds", *moment, name), lambda: odds_in(memory, gamble, name, 1, EXACTLY * 4, SAMPLING, looking=True)
        )

    async def preview(self, request: Request) -> Response:
        """Where an option leads before luck or anybody else has a say: in words, and as changes of the board."""
        self.allow(request)
        name = request.query_params.get("name", "")
        async with self.play.seated(request) as (table, observer, words):
            if observer.draft() is not None or name not in {option.name for option in observer.options()}:
                return data(NOTHING)
            moment, memory, stamp = (
                (table.game, table.at, observer.seat),
                observer.memory(1),
                table.stamp(observer.seat),
            )
            gamble = gambles(observer).get(name)
        foreseen = await self.look(("preview", *moment, name), lambda: foresee(memory, name))
        odds = await self.odds_of(memory, gamble, name, moment) if gamble else None
        async with self.play.seated(request) as (table, observer, words):
            if (table.game, table.at, observer.seat) != moment or foreseen is None:
                return data(NOTHING)
            endings = rows(observer.definition, words, gamble, odds, None) if gamble and odds else []
            return data({"stamp": stamp, **shown(table, observer, words, name, foreseen, endings)})

    async def ahead(self, request: Request) -> Response:
        """How the game would end now, with its parts, and the reckonings that lie ahead."""
        async with self.play.seated(request) as (_, observer, words):
            wanted = number(request.query_params.get("answers", ""), observer.number_of_answers)
            return HTMLResponse(ahead(observer.moment(wanted), words))


def shown(
    table: Table, observer: Observer, words: Words, name: str, foreseen: Preview, endings: list[Row]
) -> dict[str, Any]:
    """A preview as the page shows it: its card, and the pieces of the board that would differ."""
    found = preview(observer, words, foreseen)
    option = next(each for each in observer.options() if each.name == name)
    reckoning = [] if found.changes else [total(words, each) for each in reckoned(observer, option.key)]
    pieces, gone = board(table, observer, words, foreseen)
    some = bool(found or reckoning or pieces or gone or option.number)
    card = template(
        "question/preview.html",
        words=words,
        label=words.option(option),
        cost=total(words, option.number()) if option.number else None,
        price=price(observer, words, option),
        beside=beside(observer, words, option),
        lines=[words.event(event) for event in found.told],
        found=found,
        numbers=reckoning,
        endings=endings,
    )
    return {"some": some, "card": card if some else "", "pieces": pieces, "gone": gone}


def reckoned(observation: Observation, key: str) -> list[Any]:
    """The numbers of the reckoning that an option carries out."""
    return [number for each in observation.forecasts() if each.option == key for number in each.numbers]


def board(table: Table, observer: Observer, words: Words, foreseen: Preview) -> tuple[frames.Pieces, list[str]]:
    """What would be drawn otherwise, and what would be gone."""
    drawing = observer.definition.display.board
    if drawing is None or foreseen.view is None:
        return {}, []
    sent = table.sent.get((observer.seat, words.language))
    kept = dict(sent.kept) if sent else {}
    old = frames.pieces(observer, words, kept)
    new = drawing.pieces(foreseen.view, words, kept)
    return frames.changed(old, new), [key for key in old if key not in new]

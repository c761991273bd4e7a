"""What is the same whatever game is played before the browser: its first word, its endings, a table of several."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page

from tests.browser.games import unpacked
from tests.browser.seat import Seat, same_board
from tests.browser.test_seats import served
from vigil.games import take_down
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import book
from vigil.lab.named_games import header_of
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.store.link_target import WHOLE_TABLE
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager

NAMES = ("Ada", "Ben", "Cleo")
WHOLE = "whole-table"


def begun(page: Page, address: str, game: str, scenario: str, seed: int, **more: Any) -> Seat:
    """A game before its first question, the word at its start read."""
    seat = Seat(page, address).start(scenario, seed, game, **more)
    words = book(more.get("language", "en"), take_down(game).identity.text)
    if words.has("goal"):
        assert words.say("goal").splitlines()[0] in page.locator("#goal-card").inner_text()
        page.locator("#goal-close").click()
    return seat


def endings(game: str, language: str, *kinds: str) -> list[str]:
    words = book(language, take_down(game).identity.text)
    return [words.say(f"ending-{kind}") for kind in kinds]


def lasts(seat: Seat) -> None:
    """Nothing is left over of the patching: the board and the log are those of a page loaded anew."""
    board, log = seat.drawn(), seat.log()
    seat.page.reload()
    same_board(board, seat.drawn())
    assert log[-40:] == seat.log()[-40:]


class Place:
    """A service with a table of several, its desk at hand."""

    def __init__(self, address: str, manager: TableManager, game: int) -> None:
        self.manager, self.game = manager, game
        self.screen = f"{address}/table/{WHOLE}"
        self.links = [f"{address}/table/{each}" for each in manager.store.tokens(game)]
        self.pages: list[Page] = []  # closed before the service is

    @property
    def session(self) -> Any:
        return self.manager.table(self.game).session

    @property
    def at(self) -> str:
        return str(self.manager.table(self.game).at)


@contextmanager
def seated(
    folder: Path, game: str, scenario: str, seed: int, settings: Mapping[str, str], players: tuple[str, ...] = NAMES
) -> Iterator[Place]:
    """A table with its dice known beforehand, served from here; `screen` is the link that is passed around."""
    store, definition = Store(folder / "vigil.sqlite"), take_down(game)
    app = make_app(store, Rules(frozenset({"127.0.0.1"})))
    manager: TableManager = app.state.web.manager
    head = header_of(definition, scenario, seed, len(players))
    mark = definition.content.hash(unpacked(game))
    header = replace(head, players=players, content=mark, settings={**definition.identity.defaults(), **settings})
    session = Session.start(definition, unpacked(game), header)
    with ThreadPoolExecutor() as aside:  # this thread is the browser's
        token = aside.submit(lambda: asyncio.run(manager.keep(session))).result()
    number = manager.seat(token)[0]
    manager.links[WHOLE] = (number, WHOLE_TABLE)
    with served(app) as address:
        place = Place(address, manager, number)
        yield place
        for page in place.pages:
            page.close()
    store.close()

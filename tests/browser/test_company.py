"""Friends before browsers: one screen passed around, talk beside the game, bots that stand in; by keys, on a phone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import expect
from tests.browser.test_seats import clean, opened, served
from tests.web.pair_game import SLUG, VOWS
from tests.web.seats import head
from vigil.games import GAMES
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.store.link_target import WHOLE_TABLE
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager
from vigil.web.tables.presence import AWAY

WHOLE = "whole-table"


class Place:
    """A service with a table of three, its desk at hand."""

    def __init__(self, address: str, manager: TableManager, game: int) -> None:
        self.manager, self.game = manager, game
        self.screen = f"{address}/table/{WHOLE}"
        self.links = [f"{address}/table/{each}" for each in manager.store.tokens(game)]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setitem(GAMES, SLUG, "tests.web.pair_game")
    store = Store(tmp_path / "vigil.sqlite")
    app = make_app(store, Rules(frozenset({"127.0.0.1"})))
    manager: TableManager = app.state.web.manager
    with ThreadPoolExecutor() as aside:  # this thread is the browser's
        token = aside.submit(lambda: asyncio.run(manager.start(head("Ada", "Ben", "Cleo")))).result()
    game = manager.seat(token)[0]
    manager.links[WHOLE] = (game, WHOLE_TABLE)
    with served(app) as address:
        yield Place(address, manager, game)
    store.close()


def pick(page: Page, seat: int) -> None:
    page.locator(f"button.option[value='vow {VOWS[seat][0]}']").click()


def test_one_screen_is_passed_around(place: Place, new_context: NewContext) -> None:
    wishes: dict[str, Any] = {**PHONE, "color_scheme": "dark"}
    page = opened(new_context, place.screen, **wishes)
    for seat, name in enumerate(("Ada", "Ben", "Cleo")):
        expect(page.locator("#q")).to_have_text(f"Pass the screen to {name}.")
        expect(page.locator("#you")).to_have_text("")
        others = {word for vows in VOWS for word in vows}
        assert not any(word in page.content().lower() for word in others)
        if seat == 0:
            clean(page)
        page.locator(".curtain button").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#you")).to_have_text(f"· you are {name}")
        expect(page.locator("#away")).to_contain_text("You have drawn")
        if not page.locator("#notes-box").get_attribute("open"):
            page.evaluate("document.getElementById('notes-box').open = true")
        expect(page.locator("#notes")).to_have_value("")
        page.locator("#notes").fill(f"the thoughts of {name}")
        page.locator("#notes-form button").tap()
        expect(page.locator("#notes-saved")).to_have_text("Kept.")
        pick(page, seat)
    expect(page.locator("#q")).to_have_text("Pass the screen to Ada.")
    expect(page.locator("#notes")).to_have_value("")
    page.locator(".curtain button").tap()
    expect(page.locator("#draft")).to_be_visible()
    expect(page.locator("#notes")).to_have_value("the thoughts of Ada")


def test_notes_wait_for_what_was_written_before(place: Place, new_context: NewContext) -> None:
    """What is typed while the notes are still on their way would be replaced by them."""
    page = opened(new_context, place.screen)
    held: list[Route] = []
    page.route("**/notes?*", lambda route: held.append(route) if route.request.method == "GET" else route.continue_())
    with page.expect_request("**/notes?*"):
        page.locator(".curtain button").click()
    expect(page.locator("#you")).to_have_text("· you are Ada")
    page.evaluate("document.getElementById('notes-box').open = true")
    expect(page.locator("#notes")).not_to_be_editable()
    held[-1].continue_()
    expect(page.locator("#notes")).to_be_editable()
    page.locator("#notes").fill("mine")
    page.locator("#notes-form button").click()
    expect(page.locator("#notes-saved")).to_have_text("Kept.")


def test_talk_beside_the_game(place: Place, new_context: NewContext) -> None:
    ada, ben, cleo = (opened(new_context, link) for link in place.links)
    for seat, page in enumerate((ada, ben, cleo)):
        pick(page, seat)
    expect(ada).to_have_title("Your turn · A short one · Vigil")
    expect(ben).to_have_title("A short one · Vigil")
    expect(ben.locator(".person.here")).to_have_count(3)
    ben.locator("#chat-box summary").click()
    ben.locator("#line").fill("Take <b>bread</b>!")
    ben.keyboard.press("Enter")
    expect(ben.locator("#chat li")).to_have_text("Ben: Take <b>bread</b>!")
    expect(ada.locator("#unread")).to_have_text("1")
    ada.locator("#chat-box summary").click()
    expect(ada.locator("#unread")).to_be_hidden()
    ben.locator("#hints input[name=text]").fill("The rope too")
    ben.keyboard.press("Enter")
    expect(ada.locator(".hints")).to_contain_text("The rope too")
    expect(cleo.locator(".hints")).to_have_count(0)
    ben.locator(".point").click()
    ben.locator("#board-words text").first.click()
    expect(ada.locator(".hints .show")).to_be_visible()
    expect(ada.locator("#sheet .pointed")).to_have_count(1)
    ben.locator(".people summary").click()
    ben.locator("button[value='nudge 0']").click()
    expect(ada.locator("#notice")).to_have_text("Ben is waiting for you.")
    clean(ada)
    clean(ben)
    ada.evaluate("for (const each of document.querySelectorAll('.talk details')) each.open = false")
    ada.locator("#do").click()
    expect(ben.locator(".hints")).to_have_count(0)
    expect(ada.locator("#sheet .pointed")).to_have_count(0)
    expect(ben).to_have_title("Your turn · A short one · Vigil")


def test_a_bot_stands_in_and_gives_the_seat_back(place: Place, new_context: NewContext) -> None:
    ada, ben = (opened(new_context, link) for link in place.links[:2])
    place.manager.tables[place.game].presence.signs[2] = time.monotonic() - AWAY - 5
    pick(ada, 0)
    pick(ben, 1)
    ada.locator("button[value='bot 2']").click()
    ben.locator("#poll button[value=yes]").click()
    expect(ada.locator("#draft")).to_be_visible()
    expect(ben.locator("#notice")).to_contain_text("A bot plays for Cleo")
    cleo = opened(new_context, place.links[2])
    clean(cleo)
    cleo.locator("button[value=back]").click()
    expect(cleo.locator(".banner")).to_have_count(0)
    expect(ada.locator("#notice")).to_contain_text("Cleo is back")

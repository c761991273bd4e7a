"""Three persons, each before a browser of their own: waiting, sets by keys alone, proposals, windows."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Page
from starlette.applications import Starlette

from tests.browser.conftest import DESKTOP, PHONE, NewContext, Trouble
from tests.browser.seat import READY, Seat, expect, fits
from tests.browser.test_accessibility import axe
from tests.web.pair_game import SLUG, VOWS
from tests.web.seats import head
from vigil.games import GAMES
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.server.serve import listen
from vigil.web.store.store import Store

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
def links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A table of three, served from here: the address of each seat."""
    monkeypatch.setitem(GAMES, SLUG, "tests.web.pair_game")
    store = Store(tmp_path / "vigil.sqlite")
    app = make_app(store, Rules(frozenset({"127.0.0.1"})))
    with ThreadPoolExecutor() as aside:  # this thread is the browser's
        token = aside.submit(lambda: asyncio.run(app.state.web.manager.start(head(*NAMES)))).result()
    with served(app) as address:
        yield [f"{address}/table/{each}" for each in store.tokens(app.state.web.manager.seat(token)[0])]
    store.close()


@contextmanager
def served(app: Starlette) -> Iterator[str]:
    """An app served from here: its address."""
    listening = listen("127.0.0.1", 0)
    listening.listen()  # so that whoever comes before the server has started waits for it
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    app.state.web.streams.close()
    server.should_exit = True
    thread.join()


def opened(new_context: NewContext, link: str, **wishes: Any) -> Page:
    page = new_context(**wishes).new_page()
    page.goto(link)
    page.wait_for_selector(READY, state="attached")
    return page


@pytest.fixture
def three(new_context: NewContext, links: list[str]) -> list[Page]:
    """The pages of the three; the last one is a phone in the dark."""
    looks: list[dict[str, Any]] = [{}, {"color_scheme": "dark"}, {**PHONE, "color_scheme": "dark"}]
    return [opened(new_context, link, **wishes) for link, wishes in zip(links, looks, strict=True)]


def clean(page: Page) -> None:
    """Nothing that axe complains of, nothing too wide."""
    page.evaluate("for (const each of document.querySelectorAll('.talk details')) each.open = true")
    assert [(each["id"], each["nodes"][0]["html"]) for each in axe(page)["violations"]] == []
    fits(page)


def vow(pages: list[Page]) -> None:
    """Everybody vows, and every page has heard of it: what is done on one that has not is refused as late."""
    for seat, page in enumerate(pages):
        page.locator(f"button.option[value='vow {VOWS[seat][0]}']").click()
    expect(pages[-1].locator("#question button[value^='vow ']")).to_have_count(0)
    at = Seat(pages[-1], "").at
    for page in pages:
        expect(page.locator("#answer input[name=at]")).to_have_value(str(at))


def test_who_has_answered_sees_for_whom_the_table_waits(three: list[Page]) -> None:
    ada, ben, cleo = three
    ben.locator("button.option").first.click()
    expect(ben.locator("#q")).to_have_text("Waiting for Ada, Cleo.")
    ada.locator("button.option").last.click()
    expect(ben.locator("#q")).to_have_text("Waiting for Cleo.")
    expect(ben.locator("#question button")).to_have_count(0)
    clean(ben)
    cleo.evaluate("localStorage.setItem('vigil-confirm', 'off')")
    cleo.reload()
    cleo.locator("button.option").first.tap()
    expect(cleo.locator("#q")).to_contain_text("Waiting for Ada.")
    expect(cleo.locator(".topic")).to_contain_text("What do you pack?")
    expect(cleo.locator("#lamp")).to_have_text("")
    clean(cleo)


def test_a_set_is_built_by_keys_alone_and_stays_while_others_talk(three: list[Page]) -> None:
    ada, ben, _ = three
    vow(three)
    expect(ada.locator("#draft")).to_be_visible()
    ada.keyboard.press("2")
    expect(ada.locator(".ready")).to_have_text("There is nothing to eat in it. Put bread in.")
    expect(ada.locator("#do")).to_be_disabled()
    ada.keyboard.press("1")
    expect(ada.locator("#do")).to_be_enabled()
    assert ada.evaluate("document.activeElement.value") == "bread", "the focus stays where it was"
    expect(ada.locator(".cannot")).to_contain_text("That is too heavy.")
    clean(ada)
    ben.locator("#undo").click()
    expect(ada.locator("#poll")).to_contain_text("Ben would like to undo")
    expect(ada.locator("#draft .in")).to_have_count(2)
    ada.locator(".less").focus()
    ada.keyboard.press("Enter")
    expect(ada.locator("#draft .in")).to_have_count(1)
    ada.keyboard.press("1")
    Seat(ada, "").tab_to("#do")
    ada.keyboard.press("Enter")
    expect(ben.locator("#log li").last).to_contain_text("Ada has packed 2")
    expect(ada.locator("#poll")).to_be_hidden()


def test_a_proposal_is_voted_on(three: list[Page]) -> None:
    ada, ben, cleo = three
    vow(three)
    expect(ada.locator("#undo")).to_have_accessible_name("Propose to undo")
    ada.locator("#undo").click()
    for page in three:
        expect(page.locator("#poll")).to_contain_text("Ada would like to undo the last answer.")
    clean(ben)
    ben.locator("#poll button[value=yes]").click()
    expect(cleo.locator("#poll")).to_contain_text("In favour: Ben.")
    expect(ben.locator("#poll button[type=submit]")).to_have_count(0)
    clean(cleo)
    cleo.locator("#poll button[value=no]").tap()
    expect(ada.locator("#poll")).to_contain_text("Cleo does not agree.")
    ada.locator("#undo").click()
    expect(ben.locator("#poll button[value=yes]")).to_be_visible()
    ben.locator("#poll button[value=yes]").click()
    cleo.locator("#poll button[value=yes]").tap()
    expect(cleo.locator("#q")).to_contain_text("What do you vow?")
    expect(ada.locator("#q")).to_have_text("Waiting for Cleo.")


def test_going_back_from_a_replay_is_proposed(three: list[Page]) -> None:
    ada, ben, _ = three
    vow(three)
    expect(ada.locator("#draft")).to_be_visible()
    Seat(ada, "").slide(3)
    expect(ada.locator("#branch")).to_be_hidden()
    ada.locator("#propose").click()
    expect(ben.locator("#poll")).to_contain_text("Ada would like to undo the last 3 answers.")
    ben.locator("#poll .jump").click()
    expect(ben.locator("#moment")).to_contain_text("After 3 of 6 answers")


def test_a_window_and_its_stops(three: list[Page]) -> None:
    ada, ben, _ = three
    vow(three)
    ada.locator("#do").click()
    expect(ben.locator(".group.on button")).to_have_text("0Go on")
    ben.locator(".stops summary").click()
    ben.locator("#stops button[value=hold]").click()
    expect(ben.locator("#stops button[value=hold]")).to_have_attribute("aria-pressed", "true")
    assert ben.evaluate("document.activeElement.value") == "hold"
    clean(ben)
    expect(ada.locator("#stops button[value=hold]")).to_have_attribute("aria-pressed", "false")
    ben.locator("#stops button[value=skip]").click()
    expect(ben.locator("#q")).to_contain_text("Waiting for Ada.")
    expect(ada.locator("#q")).to_contain_text("Where do you go?")


def test_without_the_script_everything_can_be_done(new_context: NewContext, links: list[str], trouble: Trouble) -> None:
    trouble.expect("csp ")  # scripts are not let in
    pages = [new_context(viewport=DESKTOP, java_script_enabled=False).new_page() for _ in links]
    for seat, page in enumerate(pages):
        page.goto(links[seat])
        page.locator("button.option").first.click()
    ada, ben, _ = pages
    ada.goto(links[0])
    ada.locator("button.element").nth(0).click()
    ada.locator("button.element").nth(1).click()
    ada.locator("#do").click()
    expect(ada.locator("#log li").last).to_contain_text("Ada has packed 2")
    ben.goto(links[1])
    ben.locator("#stops button[value=skip]").click()
    expect(ben.locator("#q")).to_contain_text("Waiting for Ada.")

"""An evening of three phones: they come by their links, the dice are agreed on, one leaves, a bot stands in, he comes
back. The host sets it up as the product offers it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import READY, Seat, expect, fits
from tests.browser.test_phones import in_sight, quick, turn
from tests.browser.test_sun import SEMI
from tests.web.well import OWNER, open_table, served
from tools.pictures.browser import Service, serving
from vigil.web.tables.presence import AWAY

NAMES = ("Ada", "Bo", "Cy")
ABLE = "#question button.option:not([disabled]):visible"


def set_up(host: Page, entrance: str) -> list[str]:
    """The host sets up a table for three who come by link: their links."""
    host.goto(entrance)
    host.get_by_role("link", name="Play together: Under our Sun").click()
    host.get_by_role("button", name="3", exact=True).click()
    for n, name in enumerate(NAMES, start=1):
        row = host.get_by_role("group", name=f"Player {n}")
        row.get_by_label("Name").fill(name)
        row.get_by_label("Plays").select_option("link")
    host.locator("select[name=set-mode]").select_option(SEMI["mode"])
    host.locator("#new button.primary").first.click()
    expect(host.locator(".person.waited")).to_have_count(3)
    return [str(each.get_attribute("href")) for each in host.locator(".waited .url a").all()]


def come(contexts: Sequence[BrowserContext], links: Sequence[str]) -> list[Page]:
    """Each takes the seat of the link and waits for the dice of those who are missing; then the first ones fall."""
    pages = [context.new_page() for context in contexts]
    for n, (page, link) in enumerate(zip(pages, links, strict=True), start=1):
        page.goto(link)
        page.get_by_role("button", name="Take your seat").tap()
        page.wait_for_selector(READY, state="attached")
        if n < len(pages):
            missing = ", ".join(NAMES[n:])
            for each in pages[:n]:
                expect(each.locator(".awaiting h2")).to_have_text(f"Waiting for {missing} to add to the dice.")
            fits(page)
    for page in pages:
        expect(page.locator(".awaiting")).to_have_count(0)
    return pages


def begin(pages: list[Page]) -> None:
    """Everybody has read what it is about."""
    for page in pages:
        page.locator("#goal-close").tap()
    quick(pages)


@pytest.fixture
def open_app(tmp_path: Path) -> Iterator[tuple[Any, str]]:
    """A table that is open to others, and its address."""
    with open_table(tmp_path) as app, served(app) as address:
        yield app, address


@pytest.fixture
def open_service(tmp_path: Path) -> Iterator[Service]:
    with serving(tmp_path / "home", open_to_others=True) as service:
        yield service


def test_the_goal_stays_until_it_is_read_or_answered_over(new_context: NewContext, open_app: tuple[Any, str]) -> None:
    """The first dice fall and others answer: who still reads goes on reading. One's own answer closes it."""
    app, address = open_app
    links = set_up(new_context().new_page(), f"{address}/enter/{OWNER}")
    pages = come([new_context(**PHONE) for _ in NAMES], links)
    for page in pages:
        page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
        expect(page.locator("#goal-card")).to_be_visible()
    manager = app.state.web.manager
    table = manager.table(manager.seat(links[0].rpartition("/")[2])[0])
    asked = pages[sorted(table.session.pending)[0]]
    turn(pages, table, Random(5))
    for page in pages:
        expect(page.locator("#answer input[name=at]")).to_have_value(str(table.at))
        expect(page.locator("#goal-card")).to_be_visible(visible=page is not asked)
        page.close()


def test_three_phones_one_leaves_and_a_bot_stands_in(new_context: NewContext, open_app: tuple[Any, str]) -> None:
    """The short sibling: the clock by which somebody is away is set forward."""
    app, address = open_app
    links = set_up(new_context().new_page(), f"{address}/enter/{OWNER}")
    contexts = [new_context(**PHONE) for _ in NAMES]
    pages = come(contexts, links)
    begin(pages)
    manager, luck = app.state.web.manager, Random(5)
    table = manager.table(manager.seat(links[0].rpartition("/")[2])[0])
    for _ in range(8):
        turn(pages, table, luck)
    while sorted(table.session.pending)[0] != 2:  # until the table waits for Cy
        turn(pages, table, luck)
    ada, bo, cy = pages
    cy.close()
    while table.is_here(2):
        table.presence.signs[2] = time.monotonic() - AWAY - 5
        ada.wait_for_timeout(50)
    ada.evaluate("dispatchEvent(new Event('online'))")  # as its clock does by itself
    at = table.at
    a_bot_stands_in(ada, bo)
    while table.at == at:  # the bot answers
        ada.wait_for_timeout(50)
    for _ in range(4):
        while not set(table.session.pending) - {2}:
            ada.wait_for_timeout(50)
        if 2 not in table.session.pending:
            turn(pages, table, luck)
    cy = pages[2] = contexts[2].new_page()
    comes_back(cy, links[2], ada)
    for _ in range(4):
        turn(pages, table, luck)
    for page in pages:
        page.close()


def a_bot_stands_in(ada: Page, bo: Page) -> None:
    """One tap proposes it, one agrees; both lie in sight."""
    button = ada.locator("button[value='bot 2']")
    expect(button).to_be_in_viewport(ratio=1, timeout=300_000)
    button.tap()
    in_sight(ada, 1)
    in_sight(bo, 2)
    expect(bo.locator("#poll")).to_contain_text("Ada would like to let a bot play for Cy")
    bo.locator("#poll button[value=yes]").tap()
    for page in (ada, bo):
        expect(page.locator("#notice")).to_contain_text("A bot plays for Cy")
        expect(page.locator("#poll")).to_be_hidden()


def comes_back(cy: Page, link: str, ada: Page) -> None:
    """Whoever was away opens the link again and takes the seat from the bot by one tap."""
    cy.goto(link)
    cy.wait_for_selector(READY, state="attached")
    back = cy.locator("button[value=back]")
    expect(back).to_be_in_viewport(ratio=1)
    back.tap()
    expect(cy.locator(".banner:not(.missed)")).to_have_count(0)
    expect(ada.locator("#notice")).to_contain_text("Cy is back")


# the same without a look behind the pages


def at(page: Page) -> int:
    return int(Seat(page, "").at)


def asked(pages: Sequence[Page]) -> Page:
    """Whoever is asked, when all pages show the same moment."""
    for _ in range(1200):
        able = [page for page in pages if page.locator(ABLE).count()]
        if able and len({at(page) for page in pages}) == 1:
            return able[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.locator("#q").inner_text() for page in pages])


def answer(pages: Sequence[Page], luck: Random) -> Page:
    page = asked(pages)
    seat = Seat(page, "")
    seat.choose(luck.randrange(seat.count()))
    return page


def until_asked(page: Page, pages: Sequence[Page], luck: Random) -> None:
    for _ in range(200):
        if asked(pages) is page:
            return
        answer(pages, luck)
    raise AssertionError("never asked")


def take_back(pages: Sequence[Page], luck: Random) -> None:
    """One who has not answered last proposes it; the others see it, and agree by a tap."""
    last = answer(pages, luck)
    asked(pages)
    proposer = next(page for page in pages if page is not last)
    expect(proposer.locator("#undo")).to_have_attribute("data-may", "ask")
    proposer.locator("#undo").tap()
    in_sight(proposer, 1)
    others, before = [page for page in pages if page is not proposer], at(proposer)
    for page in others:
        in_sight(page, 2)
    for page in others:
        page.locator("#poll button[value=yes]").tap()
    for page in pages:
        expect(page.locator("#poll")).to_be_hidden()
        page.wait_for_function(
            "(at) => Number(document.querySelector('#answer input[name=at]').value) > at", arg=before
        )
    assert asked(pages) is last


@pytest.mark.slow
def test_a_whole_evening_of_three_phones(new_context: NewContext, open_service: Service) -> None:
    """By `vigil serve --open-to-others` and its own clock: nothing is looked up behind the pages."""
    links, luck = set_up(new_context().new_page(), open_service.entrance), Random(5)
    contexts = [new_context(**PHONE) for _ in NAMES]
    pages = come(contexts, links)
    begin(pages)
    for _ in range(6):
        answer(pages, luck)
    take_back(pages, luck)
    ada, bo, cy = pages
    until_asked(cy, pages, luck)
    before, kept = at(ada), contexts[2].storage_state()
    contexts[2].close()  # the whole browser; what it keeps is on its disk
    a_bot_stands_in(ada, bo)
    for _ in range(6):
        answer((ada, bo), luck)
    assert at(ada) > before + 6
    cy = new_context(**PHONE, storage_state=kept).new_page()
    comes_back(cy, links[2], ada)
    pages = [ada, bo, cy]
    until_asked(cy, pages, luck)
    assert answer(pages, luck) is cy
    answer(pages, luck)
    for page in pages:
        page.context.close()

"""Several tabs on one game, and a connection that is lost and comes back."""

from __future__ import annotations

import json
import urllib.request
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewContext, Trouble
from tests.browser.seat import OPTIONS, Seat, expect, same_board
from tools.pictures.browser import Service

EQUAL = "(at) => document.querySelector('#answer input[name=at]').value === at"


def answer(table: str, at: int, name: str) -> None:
    """Somebody else's answer, from outside this browser."""
    headers = {"content-type": "application/json", "accept": "application/json"}
    body = json.dumps({"at": at, "name": name}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{table}/answer", body, headers)).close()


def follow(tabs: list[Seat], at: str) -> None:
    for tab in tabs:
        tab.page.wait_for_function(EQUAL, arg=at, polling=100)


@pytest.mark.parametrize("number", [2, pytest.param(10, marks=pytest.mark.slow)])
def test_two_and_ten_tabs_on_one_game_stay_equal(new_context: NewContext, service: Service, number: int) -> None:
    """A browser allows six connections to a host: ten tabs share one. Whichever tab answers, all show the same."""
    context, luck = new_context(), Random(number)
    tabs = [Seat(context.new_page(), service.address).start("rise-of-the-people", 40)]
    for _ in range(number - 1):
        tabs.append(Seat(context.new_page(), service.address).open(tabs[0].page.url))
    for _ in range(8):
        tab = luck.choice(tabs)
        tab.page.bring_to_front()
        tab.choose(luck.randrange(tab.count()))
        follow(tabs, tab.at)
    for tab in tabs[1:]:
        same_board(tabs[0].drawn(), tab.drawn())
        assert tab.question() == tabs[0].question()
        assert tab.log() == tabs[0].log()
        assert tab.count() == tabs[0].count()


def test_tabs_an_undo_reaches_the_other_tab(new_context: NewContext, service: Service) -> None:
    context = new_context()
    one = Seat(context.new_page(), service.address).start(seed=41)
    two = Seat(context.new_page(), service.address).open(one.page.url)
    first = two.drawn()
    one.page.bring_to_front()
    one.choose(2)
    at = one.at
    one.page.locator("#undo").click()
    one.settle(at)
    follow([two], one.at)
    same_board(first, two.drawn())
    assert one.log() == two.log()


def test_reconnect_after_the_service_was_killed(page: Page, own_service: Service, trouble: Trouble) -> None:
    """The page says that the connection is lost, loses nothing, comes back by itself and says so."""
    trouble.expect(
        "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_EMPTY_RESPONSE"
    )
    seat = Seat(page, own_service.address).start(seed=42)
    seat.play(Random(42), 5)
    at, board = seat.at, seat.drawn()
    own_service.stop(hard=True)
    lamp = page.locator("#lamp")
    expect(lamp).to_have_class("lamp lost", timeout=20_000)
    expect(lamp).to_contain_text("No connection")
    page.locator("#question button.option").first.click()
    expect(page.locator("#notice")).to_contain_text("cannot be reached")
    own_service.start()
    expect(lamp).not_to_have_class("lamp lost", timeout=20_000)
    expect(lamp).to_contain_text("Connected again")
    same_board(board, seat.drawn())
    assert seat.at == at
    seat.choose(0)
    board = seat.drawn()
    page.reload()
    same_board(board, seat.drawn())


def test_reconnect_catches_up_with_what_was_missed(page: Page, own_service: Service, trouble: Trouble) -> None:
    """An answer given elsewhere while the connection was lost is shown when it is back."""
    trouble.expect(
        "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_EMPTY_RESPONSE"
    )
    seat = Seat(page, own_service.address).start(seed=43)
    at, name = seat.at, page.locator(OPTIONS).last.get_attribute("value") or ""
    own_service.stop(hard=True)
    expect(page.locator("#lamp")).to_have_class("lamp lost", timeout=20_000)
    own_service.start()
    answer(page.url, int(at), name)
    seat.settle(at)
    board = seat.drawn()
    page.reload()
    same_board(board, seat.drawn())


def test_reconnect_after_an_answer_that_hangs(page: Page, service: Service) -> None:
    """After fifteen seconds without an answer the page says so, and can be used again."""
    page.clock.install()
    seat = Seat(page, service.address).start(seed=44)
    page.route("**/answer*", lambda route: None)
    at = seat.at
    page.locator(OPTIONS).first.click()
    expect(page.locator("#ask")).to_have_attribute("aria-busy", "true")
    page.clock.fast_forward(10_000)
    expect(page.locator("#ask")).to_have_attribute("aria-busy", "true")
    page.clock.fast_forward(6_000)
    expect(page.locator("#notice")).to_contain_text("cannot be reached")
    expect(page.locator("#ask")).not_to_have_attribute("aria-busy", "true")
    page.unroute("**/answer*")
    assert seat.at == at
    seat.choose(0)
    expect(page.locator("#notice")).to_be_hidden()


def test_reconnect_when_nothing_is_heard_any_more(page: Page, service: Service) -> None:
    """A stream that gives no sign for forty seconds is taken for lost and opened anew; one that does is left alone."""
    page.add_init_script("delete window.SharedWorker")
    page.clock.install()
    seat = Seat(page, service.address).start(seed=45)
    lamp, streams = page.locator("#lamp"), []
    page.on("request", lambda request: streams.append(request.url) if "/stream?" in request.url else None)
    for _ in range(2):
        page.clock.fast_forward(30_000)
        seat.choose(0)
    expect(lamp).to_be_empty()
    assert streams == []
    page.clock.fast_forward(50_000)
    expect(lamp).to_contain_text("Connected again")
    assert len(streams) == 1
    seat.choose(0)

"""A phone: nothing scrolls sideways, the board pans and zooms under the fingers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import CDPSession

from tests.browser.conftest import PHONE, NewContext, Trouble
from tests.browser.seat import Seat, fits
from tests.browser.test_board import middle
from tools.browser import Service

Point = tuple[float, float]
WHERE = """() => { const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('#sheet')).transform);
  return [a, e, f]; }"""


def drag(fingers: CDPSession, *ways: tuple[Point, Point]) -> None:
    """Fingers go from one point to another, all at once."""

    def touch(kind: str, part: float) -> None:
        points = [
            {"x": a[0] + (b[0] - a[0]) * part, "y": a[1] + (b[1] - a[1]) * part, "id": n}
            for n, (a, b) in enumerate(ways)
        ]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    touch("touchStart", 0)
    for step in range(1, 11):
        touch("touchMove", step / 10)
    touch("touchEnd", 1)


def test_phone_board_pans_and_zooms(new_context: NewContext, service: Service) -> None:
    context = new_context(**PHONE)
    page = Seat(context.new_page(), service.address).open(middle(service)).page
    fingers = context.new_cdp_session(page)
    box = page.locator("#frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    scale, left, top = page.evaluate(WHERE)
    assert scale > 1, "on a phone the board is larger than the screen"
    drag(fingers, ((x, y), (x - 120, y - 60)))
    after = page.evaluate(WHERE)
    assert after[0] == scale
    assert (round(after[1] - left), round(after[2] - top)) != (0, 0)
    drag(fingers, ((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    wider = page.evaluate(WHERE)[0]
    assert wider > scale * 1.5
    drag(fingers, ((x - 100, y), (x - 30, y)), ((x + 100, y), (x + 30, y)))
    assert page.evaluate(WHERE)[0] < wider
    for button in page.locator("[data-zoom]").all():
        button.tap()
    assert page.evaluate(WHERE)[0] == 1, "the last button shows the whole board"
    fits(page)


def test_phone_no_page_scrolls_sideways(new_context: NewContext, service: Service, trouble: Trouble) -> None:
    """In the three languages, with everything open."""
    trouble.expect("404")
    table = middle(service)
    for locale in ("en", "it", "fr"):
        seat = Seat(new_context(locale=locale, **PHONE).new_page(), service.address)
        for path in ("/", table, "/rules/navajo-wars", "/nothing-here"):
            seat.open(path)
            fits(seat.page)
            seat.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
            fits(seat.page)


def test_phone_a_game_is_played_by_taps(new_context: NewContext, service: Service) -> None:
    seat = Seat(new_context(**PHONE).new_page(), service.address).start(seed=51)
    page, luck = seat.page, Random(51)
    for _ in range(8):
        at = seat.at
        button = page.locator("#question button.option").nth(luck.randrange(seat.count()))
        button.tap()
        seat.settle(at)
        fits(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing hangs out below"
    sizes = [each.bounding_box() for each in page.locator("#question button.option").all()]
    assert all(box and box["height"] >= 40 and box["width"] >= 100 for box in sizes), "large enough for a thumb"

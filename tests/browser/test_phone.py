"""A phone: nothing scrolls sideways, the board pans and zooms under the fingers."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import PHONE, NewContext, Trouble, short
from tests.browser.seat import Seat, expect, fits
from tests.browser.test_board import middle
from tools.pictures.browser import Service

Point = tuple[float, float]
WHERE = """() => { const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('#sheet')).transform);
  return [a, e, f]; }"""


def drag(fingers: CDPSession, *ways: tuple[Point, Point], steps: int = 10) -> None:
    """Fingers go from one point to another, all at once."""

    def touch(kind: str, part: float) -> None:
        points = [
            {"x": a[0] + (b[0] - a[0]) * part, "y": a[1] + (b[1] - a[1]) * part, "id": n}
            for n, (a, b) in enumerate(ways)
        ]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    touch("touchStart", 0)
    for step in range(1, steps + 1):
        touch("touchMove", step / steps)
    touch("touchEnd", 1)


def test_phone_board_pans_and_zooms(new_context: NewContext, service: Service) -> None:
    context = new_context(**PHONE)
    page = Seat(context.new_page(), service.address).open(middle(service, seed=4)).page
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
    """By one tap each, if the player wants no look ahead."""
    seat = Seat(new_context(**PHONE).new_page(), service.address).start(seed=51)
    page, luck = seat.page, Random(51)
    page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
    seat.open(page.url)
    for n in range(8):
        at = seat.at
        button = page.locator("#question button.option").nth(luck.randrange(seat.count()))
        button.tap(position={"x": 40 + 120 * (n % 2), "y": 20})  # never twice at one place: that would be a double tap
        seat.settle(at)
        fits(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing hangs out below"
    sizes = [each.bounding_box() for each in page.locator("#question button.option").all()]
    assert all(box and box["height"] >= 40 and box["width"] >= 100 for box in sizes), "large enough for a thumb"


COVERING = """() => { const board = document.querySelector('#frame'), found = new Set();
  const box = board.getBoundingClientRect();
  for (let x = box.left + 2; x < box.right; x += 8) for (let y = box.top + 2; y < box.bottom; y += 8) {
    const top = document.elementFromPoint(x, y);
    if (!board.contains(top)) found.add(top.outerHTML.slice(0, 80));
  }
  return [...found]; }"""


@pytest.mark.parametrize("language", short("fr", more=["en", "it"]))
def test_phone_no_control_covers_the_board(new_context: NewContext, service: Service, language: str) -> None:
    """Neither while playing nor in a replay; and what is beside it is large enough for a thumb."""
    seat = Seat(new_context(locale=language, **PHONE).new_page(), service.address).open(middle(service, seed=4))
    for _ in range(2):
        board = seat.page.locator("#frame").bounding_box()
        assert board
        assert board["height"] > 200, "and the board has its share of the screen"
        assert seat.page.evaluate(COVERING) == []
        fits(seat.page)
        for button in seat.page.locator(".replay button:visible").all():
            size = button.bounding_box()
            assert size
            assert min(size["width"], size["height"]) >= 44, button.inner_text()
        seat.slide(seat.answers() // 2)


GLOWING = """() => { const board = document.querySelector('#frame').getBoundingClientRect();
  return [...document.querySelectorAll('#sheet .glow')].map((each) => each.getBoundingClientRect())
    .filter((box) => box.width).map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .map(([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom); }"""
SEEN = f"() => ({GLOWING})().some(Boolean)"


def into_the_corner(seat: Seat, fingers: CDPSession) -> None:
    """As large as it goes, and as far up and left as it goes: nothing there ever glows."""
    for _ in range(6):
        seat.page.locator("[data-zoom='1.4']").tap()
    to_the_corner(seat, fingers)


def to_the_corner(seat: Seat, fingers: CDPSession) -> None:
    board, before = seat.page.locator("#frame").bounding_box(), None
    assert board
    corner = board["x"] + 20, board["y"] + 20
    across = board["x"] + board["width"] - 10, board["y"] + board["height"] - 10
    while (now := seat.page.evaluate(WHERE)) != before:
        before = now
        drag(fingers, (corner, across), steps=2)


@pytest.mark.parametrize("motion", short("no-preference", more=["reduce"]))
def test_phone_board_pans_to_what_glows(new_context: NewContext, service: Service, motion: str) -> None:
    """A new question lights something out of sight: the board goes there, the question stays where it is."""
    context = new_context(reduced_motion=motion, **PHONE)
    seat = Seat(context.new_page(), service.address).open(middle(service, seed=4))
    page, fingers, luck, panned = seat.page, context.new_cdp_session(seat.page), Random(3), 0
    into_the_corner(seat, fingers)
    corner = page.evaluate(WHERE)
    assert not page.evaluate(SEEN), "the player may look away from what glows"
    while panned < 3:
        assert seat.count(), "the game ended before three questions lit the board"
        seat.choose(luck.randrange(seat.count()))
        seat.skip()
        if not page.evaluate(GLOWING):
            continue
        page.wait_for_function(SEEN)
        panned += 1
        assert page.evaluate(WHERE)[0] == corner[0], "it pans and does not zoom"
        expect(page.locator("#q")).to_be_in_viewport(ratio=1)
        page.wait_for_timeout(500)
        to_the_corner(seat, fingers)


def test_phone_board_leaves_a_pan_to_the_finger(new_context: NewContext, service: Service) -> None:
    """While a finger holds the board, a new question does not move it."""
    context = new_context(**PHONE)
    seat = Seat(context.new_page(), service.address).open(middle(service, seed=4))
    page, fingers, luck = seat.page, context.new_cdp_session(seat.page), Random(3)
    into_the_corner(seat, fingers)
    finger = {"x": 200, "y": 200, "id": 0}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    corner = page.evaluate(WHERE)
    for _ in range(20):
        at = seat.at
        page.evaluate(
            "(n) => document.querySelectorAll('#question button.option')[n].click()", luck.randrange(seat.count())
        )
        seat.settle(at)
        if page.evaluate(GLOWING):
            break
    page.wait_for_timeout(400)
    assert page.evaluate(GLOWING)
    assert page.evaluate(WHERE) == corner

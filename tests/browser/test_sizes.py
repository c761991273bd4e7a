"""Every screen: letters that can be read, numbers in sight, and a question that stays where it is."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import PHONE, NewContext, short
from tests.browser.seat import Seat, expect, fits
from tests.browser.test_board import middle
from tools.pictures.browser import Service

SIZES = short(
    (390, 844),
    (844, 390),
    (1280, 800),
    more=[(820, 1180), (1180, 820), (1440, 900), (1920, 1080), (2560, 1440)],
)
SMALL = """() => { const frame = document.querySelector('#frame').getBoundingClientRect();
  const seen = ({ width, left, right, top, bottom }) =>
    width && right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  return [...document.querySelectorAll('#sheet text')].filter((each) => seen(each.getBoundingClientRect()))
    .map((each) => [parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a, each.textContent])
    .filter(([size]) => size < 10.9); }"""
TINY = """() => [...document.querySelectorAll('body *')].filter((each) => !each.closest('svg') && each.offsetParent)
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim()))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11).map((each) => each.outerHTML.slice(0, 90))"""
FULL = """() => { const frame = document.querySelector('#frame').getBoundingClientRect();
  const svg = document.querySelector('#sheet svg').getBoundingClientRect();
  return svg.width > frame.width - 4 || svg.height > frame.height - 4; }"""


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_everything_can_be_read_and_the_question_stays(
    new_context: NewContext, service: Service, wide: int, high: int
) -> None:
    touch = PHONE if wide < 1200 else {}
    page = new_context(**{**touch, "viewport": {"width": wide, "height": high}}).new_page()
    seat, luck, places = Seat(page, service.address).open(middle(service)), Random(5), set()
    expect(page.locator("#strip .gauge").first).to_be_in_viewport()
    for _ in range(5):
        box, sheet = page.locator("#q").bounding_box(), page.locator("#talk").bounding_box()
        assert box
        assert sheet
        over = sheet["y"] if wide < 500 else 0  # a sheet grows where a story would push the options out of it
        places.add((round(box["x"]), round(box["y"] - over)))
        assert page.evaluate(SMALL) == []
        seat.choose(luck.randrange(seat.count()))
        expect(page.locator("#question button.option").first).to_be_in_viewport()
    assert len(places) == 1, "the question stays where it is"
    assert page.evaluate(TINY) == []
    assert page.evaluate(FULL), "the board takes all the room there is"
    fits(page)


def test_the_sheet_is_pulled_up_and_down(new_context: NewContext, service: Service) -> None:
    """By the finger, by a tap, and by the arrow keys."""
    page = new_context(**PHONE).new_page()
    Seat(page, service.address).open(middle(service))
    grip, sheet = page.locator("#grip"), page.locator("#talk")

    def height() -> float:
        box = sheet.bounding_box()
        assert box
        return box["height"]

    before, box = height(), grip.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 300, steps=5)
    page.mouse.up()
    expect(page.locator("#main")).to_have_attribute("data-sheet", "high")
    assert height() > before * 1.4
    grip.tap()
    expect(page.locator("#main")).to_have_attribute("data-sheet", "low")
    expect(grip).to_have_attribute("aria-expanded", "false")
    assert height() < before * 0.5
    expect(page.locator("#q")).to_be_in_viewport()
    grip.press("ArrowUp")
    expect(page.locator("#main")).to_have_attribute("data-sheet", "middle")
    assert round(height()) == round(before)

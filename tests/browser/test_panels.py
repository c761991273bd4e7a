"""The panels of the board: all of them on a wide screen, one at a time behind tabs on a phone."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import Seat, expect, fits
from tests.browser.test_board import middle
from tools.pictures.browser import Service

PANELS = {"Map": "area-71", "People": "elders", "Cards": "cards", "Enemy": "active-6"}
IN_SIGHT = """(id) => { const a = document.getElementById(id).getBoundingClientRect();
  const sheet = document.querySelector('#sheet svg').getBoundingClientRect();
  const inside = (from, to, low, high) => from >= low - 1 && to <= high + 1;
  return inside(a.left, a.right, sheet.left, sheet.right) && inside(a.top, a.bottom, sheet.top, sheet.bottom); }"""
LIT = """() => document.querySelectorAll('#sheet .glow').length"""


def test_a_desktop_shows_all_panels_without_tabs(new_context: NewContext, service: Service) -> None:
    page = new_context(viewport={"width": 1440, "height": 900}).new_page()
    Seat(page, service.address).open(middle(service, seed=10))
    expect(page.locator("#tabs")).to_be_hidden()
    expect(page.locator("#strip")).to_be_visible()
    assert all(page.evaluate(IN_SIGHT, each) for each in PANELS.values())


def test_what_can_be_read_side_by_side_is_shown_side_by_side(new_context: NewContext, service: Service) -> None:
    """A low, wide window has room for two panels; the tabs of both are marked, and the others open both of theirs."""
    page = new_context(viewport={"width": 1600, "height": 760}).new_page()
    Seat(page, service.address).open(middle(service, seed=10))
    expect(page.locator("#tabs [aria-pressed=true]")).to_have_text(["Map", "Cards"])
    assert [name for name, part in PANELS.items() if page.evaluate(IN_SIGHT, part)] == ["Map", "Cards"]
    page.get_by_role("button", name="Enemy", exact=True).click()
    expect(page.locator("#tabs [aria-pressed=true]")).to_have_text(["People", "Enemy"])


def test_a_tablet_shows_a_panel_from_near_and_the_whole_board_on_demand(
    new_context: NewContext, service: Service
) -> None:
    page = new_context(viewport={"width": 1024, "height": 768}).new_page()
    Seat(page, service.address).open(middle(service, seed=10))
    expect(page.locator("#tabs [aria-pressed=true]")).to_have_text("Map")
    size = "() => parseFloat(document.querySelector('#elders text').getBoundingClientRect().height)"
    page.get_by_role("button", name="All", exact=True).click()
    assert all(page.evaluate(IN_SIGHT, each) for each in PANELS.values())
    far = page.evaluate(size)
    page.get_by_role("button", name="People", exact=True).click()
    assert page.evaluate(size) > far * 1.4
    fits(page)


@pytest.mark.parametrize("upright", [True, False])
def test_a_phone_shows_one_panel_at_a_time(new_context: NewContext, service: Service, upright: bool) -> None:
    wide, high = (390, 844) if upright else (844, 390)
    page = new_context(**{**PHONE, "viewport": {"width": wide, "height": high}}).new_page()
    seat = Seat(page, service.address).open(middle(service, seed=10))
    tabs = page.locator("#tabs button")
    assert tabs.all_inner_texts() == [*PANELS, "All"]
    expect(tabs.first).to_have_attribute("aria-pressed", "true")
    for name, part in PANELS.items():
        tab = page.get_by_role("button", name=name, exact=True)
        tab.tap()
        expect(page.locator("#tabs [aria-pressed=true]")).to_have_text(name)
        size = tab.bounding_box()
        assert size
        assert size["height"] >= 44
        assert [each for each in PANELS.values() if page.evaluate(IN_SIGHT, each)] == [part]
    tabs.last.tap()
    assert all(page.evaluate(IN_SIGHT, each) for each in PANELS.values())
    fits(page)
    seat.choose(0)
    expect(page.locator("#tabs [aria-pressed=true]")).to_have_text("All")


def test_a_tab_says_where_something_glows_and_opens_if_it_glows_nowhere_else(
    new_context: NewContext, service: Service
) -> None:
    seat = Seat(new_context(**PHONE).new_page(), service.address).open(middle(service, seed=10))
    page, luck, away = seat.page, Random(2), 0
    for _ in range(25):
        if not seat.count() or away > 1:
            break
        page.get_by_role("button", name="Cards", exact=True).tap()
        seat.choose(luck.randrange(seat.count()))
        if not page.evaluate(LIT):
            continue
        expect(page.locator("#tabs .lit").first).to_be_visible()
        opened, lit = (
            page.locator("#tabs [aria-pressed=true]").inner_text(),
            page.locator("#tabs .lit").all_inner_texts(),
        )
        assert opened in lit
        away += opened != "Cards"
    assert away > 1


def test_the_strip_tells_what_the_hidden_panels_would(new_context: NewContext, service: Service) -> None:
    seat = Seat(new_context(**PHONE).new_page(), service.address).open(middle(service, seed=10))
    page, luck = seat.page, Random(2)
    for _ in range(6):
        beads = page.locator("#markers > g > title").all_text_contents()
        assert sorted(page.locator("#strip .gauge").all_text_contents()) == sorted(beads)
        seat.choose(luck.randrange(seat.count()))

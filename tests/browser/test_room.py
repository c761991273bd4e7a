"""What is asked is in sight: the question and its first options, on every screen, in every language."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewContext, short
from tests.browser.games import decisions, journal, played
from tests.browser.seat import OPTIONS, Seat, expect, script
from tools.pictures.browser import Service
from vigil.games import GAMES, take_down
from vigil.kernel.text.catalogs import LANGUAGES

IN_SIGHT = script("in_sight")
SCREENS = {"mouse": [(1440, 900), (1280, 720)], "touch": [(820, 1180), (390, 844), (844, 390)]}
LETTERS = """(size) => { document.documentElement.dataset.letters = size; dispatchEvent(new Event("resize")); }"""
FIRST = tuple(zip(GAMES, ("fr", "it", "it"), strict=True))
RESTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("hand", SCREENS)
@pytest.mark.parametrize(
    ("game", "language"),
    short(*FIRST, more=[pair for pair in product(GAMES, LANGUAGES) if pair not in FIRST]),
)
def test_what_is_asked_first_is_in_sight(
    new_context: NewContext, service: Service, game: str, language: str, hand: str
) -> None:
    page = new_context(**(PHONE if hand == "touch" else {}), locale=language).new_page()
    Seat(page, service.address).start(take_down(game).identity.scenarios[0].slug, 1, game)
    assert page.locator(OPTIONS).count() > 2
    look_around(page, hand)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_later_is_in_sight(new_context: NewContext, service: Service, game: str, language: str) -> None:
    whole = played(take_down(game).identity.scenarios[0].slug, 3, game=game)
    asked = decisions(whole)
    for hand in SCREENS:
        page = new_context(**(PHONE if hand == "touch" else {}), locale=language).new_page()
        for part in (2, 5, 8):
            moment = journal(whole, asked[len(asked) * part // 10])
            Seat(page, service.address).open(service.take_in(moment))
            look_around(page, hand)


def look_around(page: Page, hand: str) -> None:
    for wide, high in SCREENS[hand]:
        page.set_viewport_size({"width": wide, "height": high})
        for letters in ("normal", "large", "huge"):
            page.evaluate(LETTERS, letters)
            page.evaluate(RESTED)
            assert page.evaluate(IN_SIGHT) == [], f"{wide}x{high}, {letters} letters"


def test_a_text_that_gives_way_is_read_on_at_a_press(new_context: NewContext, service: Service) -> None:
    page = new_context(**PHONE).new_page()
    Seat(page, service.address).start("the-long-siege", 1, "this-war-of-mine")
    text = page.locator("#question .reads")
    before = text.bounding_box()
    page.locator("#goal-close").tap()
    page.locator(".read-on").tap()
    expect(page.locator(".read-on")).to_have_count(0)
    after = text.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] * 1.5
    assert text.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")

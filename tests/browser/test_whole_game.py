"""Whole games in the browser: by clicks in each language, and by keys alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewContext, short
from tests.browser.games import checked, decisions, played, ran_out, seed_of
from tests.browser.seat import Seat, expect, same_board
from tools.pictures.browser import Service
from vigil.games import take_down
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import book

SCENARIO = "rise-of-the-people"
VICTORY_CHECK = '#log a.cite[href$="/8-2-step-1"]'


def endings(language: str) -> list[str]:
    words = book(language, take_down("navajo-wars").identity.text)
    kinds = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")
    return [words.ending(kind, SCENARIO) for kind in kinds]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_whole_scenario_played_to_its_end_by_clicking(
    new_context: NewContext, service: Service, language: str
) -> None:
    """English lasts to the scenario's own end, the other two are other games. Nothing is left over of the patching:
    the board after the last answer is the board of a page loaded anew."""
    seed = seed_of(SCENARIO, ran_out) if language == "en" else {"it": 34, "fr": 12}[language]
    seat = Seat(new_context(locale=language).new_page(), service.address)
    seat.start(SCENARIO, seed, language=language)
    assert seat.page.locator("html").get_attribute("lang") == language
    done = seat.play(Random(seed))
    assert done > 10
    assert seat.question() in endings(language)
    lived = seat.drawn(), seat.log()
    seat.page.reload()
    same_board(lived[0], seat.drawn())
    assert lived[1][-40:] == seat.log()[-40:]
    seat.open("/")
    assert seat.page.locator(".save .ending").first.inner_text() in endings(language)


@pytest.mark.parametrize("language", short("it", more=["en", "fr"]))
def test_the_start_of_a_scenario_played_by_clicking(new_context: NewContext, service: Service, language: str) -> None:
    """The short sibling of the whole games."""
    seat = Seat(new_context(locale=language).new_page(), service.address).start(SCENARIO, 34, language=language)
    assert seat.page.locator("html").get_attribute("lang") == language
    assert seat.play(Random(34), 12) == 12
    lived = seat.drawn(), seat.log()
    seat.page.reload()
    same_board(lived[0], seat.drawn())
    assert lived[1][-40:] == seat.log()[-40:]


def by_number(page: Page, n: int) -> None:
    for digit in number(page, n):
        page.keyboard.press(digit)


def number(page: Page, n: int) -> str:
    """The number beside an option: what passes has 0."""
    return page.locator("#question button.option").nth(n).get_attribute("data-n") or ""


def by_name(page: Page, seat: Seat, n: int) -> None:
    name = page.locator("#question button.option").nth(n).get_attribute("value") or ""
    page.keyboard.press("/")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")


def by_focus(seat: Seat, n: int) -> None:
    seat.tab_to(f'#question button.option[data-n="{number(seat.page, n)}"]')
    seat.page.keyboard.press("Enter")


@pytest.mark.slow
def test_keyboard_alone_from_the_start_to_the_first_victory_check(seat: Seat) -> None:
    page = by_keys(seat, seed_of(SCENARIO, checked), 300)
    expect(page.locator(VICTORY_CHECK).first).to_be_attached()


def test_keyboard_alone_from_the_lobby_through_nine_answers(seat: Seat) -> None:
    """The short sibling."""
    by_keys(seat, seed_of(SCENARIO, checked), 9)
    assert seat.answers() >= 9


def put_together(seat: Seat, name: str) -> None:
    """A set: each of its elements by the focus, then what gives it."""
    for done, element in enumerate(read(name), start=1):
        seat.tab_to(f'#draft button[name=put][value="{element}"]')
        seat.page.keyboard.press("Enter")
        seat.inside(done)
    seat.tab_to("#do")
    seat.page.keyboard.press("Enter")


def place_of(page: Page, name: str) -> int:
    names = page.eval_on_selector_all("#question button.option", "(all) => all.map((each) => each.value)")
    return int(names.index(name))


def by_keys(seat: Seat, seed: int, most: int) -> Page:
    """A game begun in the lobby and played by number, by focus and by name in turn, up to the first Victory Check."""
    page = seat.open("/").page
    seat.tab_to(".starts a.button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#new")
    seat.tab_to("input[name=scenario]")
    seat.tab_to("details.more > summary")
    page.keyboard.press("Enter")
    seat.tab_to("input[name=seed]")
    page.keyboard.type(str(seed))
    seat.tab_to("#new button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-ready]", state="attached")
    game = played(SCENARIO, seed, checked)
    for step, when in enumerate(decisions(game)[:most]):
        at, name = seat.at, game.entries[when].name
        if page.locator("#draft").count():
            put_together(seat, name)
            seat.settle(at)
            continue
        n, way = place_of(page, name), step % 3
        if way == 0:
            by_number(page, n)
        elif way == 1:
            by_focus(seat, n)
        else:
            by_name(page, seat, n)
        seat.settle(at)
    return page

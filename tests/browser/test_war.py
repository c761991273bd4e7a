"""This War of Mine in the browser: whole wars by clicking, people carried to what they do, the Journal that passes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import whole
from tests.browser.conftest import PHONE, NewContext, short
from tests.browser.games import decisions, fresh, journal
from tests.browser.seat import Seat, expect, fits
from tests.browser.test_seats import clean, opened
from tools.pictures.browser import Service
from vigil.bots.bot_players import bot_answer, make_bot
from vigil.games import take_down
from vigil.kernel.sets.draft import read
from vigil.kernel.text.words import book

GAME, SCENARIO = "this-war-of-mine", "the-long-siege"
PASSES = '#log a.cite[href$="/general-leader"]'
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


def begun(page: Page, address: str, seed: int, **more: Any) -> Seat:
    """A war before its first question, the word at the start read."""
    return whole.begun(page, address, GAME, SCENARIO, seed, **more)


@cache
def survived() -> tuple[int, list[str]]:
    """The first war of a steady Leader that is survived: its seed, and what he answered."""
    definition = take_down(GAME)
    for seed in range(1, 60):
        session, bot = fresh(SCENARIO, seed, GAME), make_bot("steady", definition, seed)
        while session.pending:
            bot_answer(session, 0, bot, seed)
        if session.run.game.state.ending == "survival":
            return seed, [session.entries[n].name for n in decisions(session)]
    raise AssertionError("no war is survived")


def click(seat: Seat, name: str) -> None:
    """Answer as somebody did: an option, or a set element by element."""
    page, at = seat.page, seat.at
    if page.locator("#do").count():
        for n, each in enumerate(read(name), start=1):
            seat.press(page.locator(f'#draft button.element[value="{each}"]'))
            seat.inside(n)
        page.locator("#do").click()
    else:
        seat.press(page.locator(f'#question button.option[value="{name}"]'))
    seat.settle(at)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_whole_war_by_clicking(new_context: NewContext, service: Service, language: str) -> None:
    """To the ceasefire; the board after the last answer is the board of a page loaded anew, and the epilogue tells of
    everybody."""
    seed, answers = survived()
    seat = begun(new_context(locale=language).new_page(), service.address, seed, language=language)
    for name in answers:
        click(seat, name)
    assert seat.question() in whole.endings(GAME, language, "survival")
    whole.lasts(seat)
    seat.page.get_by_role("link", name=book(language, take_down(GAME).identity.text).raw("web-chronicle", {})).click()
    expect(seat.page.locator(".days > li")).not_to_have_count(0)
    assert seat.page.locator(".fates > li").count() >= 3
    clean(seat.page)


@pytest.mark.parametrize("language", short("fr", more=["en", "it"]))
def test_the_start_of_a_war_by_clicking(new_context: NewContext, service: Service, language: str) -> None:
    """The short sibling."""
    seat = begun(new_context(locale=language).new_page(), service.address, 4, language=language)
    assert seat.page.locator("html").get_attribute("lang") == language
    assert seat.play(Random(4), 10) == 10
    whole.lasts(seat)


# who does what


def chosen(page: Page) -> list[str]:
    return [each.get_attribute("value") or "" for each in page.locator("#draft input[name=in]").all()]


def carry(page: Page, piece: str, place: str) -> None:
    """With the mouse, from the middle of one to the middle of the other."""
    start, end = page.locator(f"[id='{piece}']").bounding_box(), page.locator(f"[id='{place}']").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_people_are_carried_to_what_they_do_and_change_their_minds(new_context: NewContext, service: Service) -> None:
    """By hand, by click and by keys; nothing is spent before it is done; each option says what it costs and does."""
    seat = begun(new_context().new_page(), service.address, 1)
    page = seat.page
    one, two, _ = [str(each.get_attribute("id")).removeprefix("person-") for each in page.locator(".movable").all()]
    carry(page, f"person-{one}", "space-rummage")
    seat.inside(1)
    assert chosen(page) == [f"space {one} rummage"]
    carry(page, f"person-{one}", "space-heap-a")
    expect(page.locator(f"#draft input[value='card {one} heap-a']")).to_have_count(1)
    assert chosen(page) == [f"card {one} heap-a"], "another choice takes the place of the first"
    heap = page.locator(f"button[value='card {two} heap-a']")
    expect(heap).to_have_attribute("aria-disabled", "true")
    breach = page.locator(f"button[value='space {two} breach-a']")
    expect(breach).to_contain_text("Wood 2, Components 1")
    expect(breach).to_contain_text("The breach is boarded up.")
    seat.press(breach)
    seat.inside(2)
    expect(page.locator("#strip")).to_contain_text("Wood 4")
    clean(page)
    rummage = page.locator(f"button[value='space {two} rummage']")
    for digit in rummage.get_attribute("data-n") or "":
        page.keyboard.press(digit)
    expect(page.locator(f"#draft input[value='space {two} rummage']")).to_have_count(1)
    assert sorted(chosen(page)) == sorted([f"card {one} heap-a", f"space {two} rummage"])
    at = seat.at
    page.locator("#do").click()
    seat.settle(at)
    expect(page.locator("#strip")).not_to_contain_text("Wood 4")  # the heap may hold some, too
    expect(page.locator("#space-breach-a")).not_to_have_class("boarded")
    assert seat.question().startswith("Action 2 of 3")
    seat.press(page.locator(f"button[value='space {two} rummage']"))
    seat.inside(1)
    page.keyboard.press("[")
    expect(page.locator("#now")).to_be_visible()
    page.locator("#now").click()
    expect(page.locator("#q")).to_contain_text("Action 2 of 3")
    assert chosen(page) == [f"space {two} rummage"], "a look at the past leaves the set as it was"


def test_what_is_carried_home_to_the_last_ounce(seat: Seat, service: Service) -> None:
    """The reason beside the one that no longer fits goes with the focus, and nothing moves from under the pointer."""
    session, bot = fresh(SCENARIO, 1, GAME), make_bot("steady", take_down(GAME), 1)
    while session.pending[0].decision.key != "carry-home" or len({each.name for each in session.options}) < 7:
        bot_answer(session, 0, bot, 1)
    page = seat.open(service.take_in(journal(session))).page
    water, do = page.locator("#draft .element[value='carry water']"), page.locator("#do")
    page.locator("#draft .element[value='carry wood']").click()
    seat.inside(1)
    for n in range(2, 40):
        water.click()
        seat.inside(n)
        if water.get_attribute("aria-disabled"):
            break
    expect(page.locator("#draft li:focus-within .cannot")).to_be_visible()
    at = seat.at
    do.click()
    seat.settle(at)
    assert not page.locator("#draft .element[value='carry water']").count()


@pytest.mark.parametrize("look", [PHONE, LYING], ids=["upright", "lying"])
def test_a_day_on_a_phone(new_context: NewContext, service: Service, look: dict[str, Any]) -> None:
    """By taps; the question is in sight, and nothing is too wide."""
    page = new_context(**look, color_scheme="dark").new_page()
    seat = begun(page, service.address, 2)
    page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
    page.reload()
    for step in (1, 2, 3):
        assert seat.question().startswith(f"Action {step} of 3")
        at = seat.at
        page.locator("#draft button[name=put]:visible").first.tap()
        seat.inside(1)
        clean(page)
        page.locator("#do").tap()
        seat.settle(at)
        while not seat.question().startswith(("Action", "Water", "Who eats")):
            seat.choose(0)
    fits(page)


# several people


@pytest.fixture
def two(tmp_path: Path, new_context: NewContext) -> Iterator[list[Page]]:
    """Ada at a desk and Ben at a phone in the dark, at one table."""
    with whole.seated(tmp_path, GAME, SCENARIO, 3, {}, ("Ada", "Ben")) as place:
        looks: list[dict[str, Any]] = [{}, {**PHONE, "color_scheme": "dark"}]
        pages = [opened(new_context, link, **look) for link, look in zip(place.links, looks, strict=True)]
        place.pages = pages
        for page in pages:
            page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
            page.locator("#goal-close").click()
        yield pages


def leader(pages: list[Page]) -> Page:
    """Whoever is asked, when all pages agree on it."""
    for _ in range(300):
        asked = [page for page in pages if page.locator("#question button:enabled").count()]
        waiting = [page for page in pages if page.locator("#q", has_text="Waiting for").count()]
        if len(asked) == 1 and len(waiting) == len(pages) - 1:
            return asked[0]
        pages[0].wait_for_timeout(100)
    raise AssertionError([page.locator("#q").inner_text() for page in pages])


def test_the_leader_decides_the_other_suggests_and_the_journal_passes(two: list[Page]) -> None:
    """A day with nobody outside: nine times, at the Journal's own places."""
    asked = leader(two)
    other = next(page for page in two if page is not asked)
    expect(other.locator("#question button.option")).to_have_count(0)
    other.locator(".suggest input[name=text]").fill("The heap on the left first")
    other.locator(".suggest button[type=submit]").click()
    expect(asked.locator(".hints")).to_contain_text("The heap on the left first")
    passed = first = leader(two).locator(PASSES).count()
    while not asked.locator("#log li", has_text="Day 2: Day Actions").count():
        asked, before = leader(two), passed
        answer_quietly(Seat(asked, ""))
        asked = leader(two)
        passed = asked.locator(PASSES).count()
        for page in two:
            expect(page.locator(PASSES)).to_have_count(passed)
        expect(asked.locator(".passed")).to_have_count(int(passed > before))  # a word to whoever has it now
    assert passed - first == 9


def answer_quietly(seat: Seat) -> None:
    """Nobody works, nobody eats, everybody stands guard; otherwise what comes first."""
    page, at = seat.page, seat.at
    if page.locator("#do").count():
        for guard in page.locator("#draft button[value^=task-guard]").all():
            seat.press(guard)
            expect(page.locator(f"#draft input[value='{guard.get_attribute('value')}']")).to_have_count(1)
    if page.locator("#do:enabled").count():
        page.locator("#do").click()
        seat.settle(at)
    else:
        seat.choose(0)

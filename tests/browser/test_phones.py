"""Three phones at their links: proposals in sight, who is away, a secret card under a finger."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import PHONE, NewContext, short
from tests.browser.seat import Seat, expect, fits
from tests.browser.test_company import Place, pick, place
from tests.browser.test_seats import clean, opened, vow
from tests.browser.test_sun import GAME, LYING, SEMI, TRAITOR_DEALT
from tests.browser.whole import seated
from vigil.web.tables.presence import AWAY
from vigil.web.tables.table import Table

TABLET: dict[str, Any] = {**PHONE, "viewport": {"width": 820, "height": 1180}}
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LOOKS = {"upright": PHONE, "lying": LYING, "tablet": TABLET, "wide": WIDE}

__all__ = ["place"]

# What of an element lies outside the screen or under something else: its corners, a little inside.
HIDDEN = """(each) => { const box = each.getBoundingClientRect();
  const w = box.width, h = box.height;
  return [[3, 3], [w - 3, 3], [3, h - 3], [w - 3, h - 3], [w / 2, h / 2]]
    .map(([x, y]) => document.elementFromPoint(box.x + x, box.y + y))
    .filter((top) => !top || !(each.contains(top) || top.contains(each)))
    .map((top) => top ? top.outerHTML.slice(0, 90) : "outside the screen"); }"""


def uncovered(page: Page, choice: str) -> None:
    """All that is so chosen lies wholly in sight and under nothing else, as soon as the page is up to date."""
    whole = f"(choice) => {{ const all = [...document.querySelectorAll(choice)]; const hidden = {HIDDEN};"
    page.wait_for_function(f"{whole} return all.length && all.every((each) => !hidden(each).length); }}", arg=choice)


def in_sight(page: Page, buttons: int) -> None:
    """The proposal lies wholly in sight, and nothing lies over it or its buttons."""
    expect(page.locator("#poll")).to_be_visible()
    expect(page.locator("#poll button[type=submit]")).to_have_count(buttons)
    uncovered(page, "#poll, #poll button")
    fits(page)


def quick(pages: list[Page]) -> None:
    """One tap answers."""
    for page in pages:
        page.evaluate("localStorage.setItem('vigil-confirm', 'off')")


def away(place: Place, seat: int) -> None:
    """A person has been away for long enough."""
    place.manager.tables[place.game].presence.signs[seat] = time.monotonic() - AWAY - 5


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("language", "letters"), short(("fr", "huge"), more=[("en", "normal"), ("it", "huge")]))
def test_a_proposal_is_in_sight_whatever_the_screen(
    place: Place, new_context: NewContext, look: str, language: str, letters: str
) -> None:
    """For who proposes, for who is asked, also if the sheet was scrolled to its end, and for who has agreed."""
    wishes = {**LOOKS[look], "locale": language}
    pages = [opened(new_context, link, **wishes) for link in place.links]
    for page in pages:
        page.goto(f"{page.url.partition('/table')[0]}/settings?letters={letters}")
        page.go_back()
    quick(pages)
    ada, ben, cleo = pages
    vow(pages)
    expect(ada.locator("#undo")).to_have_attribute("data-may", "ask")
    expect(cleo.locator("#undo")).to_have_attribute("data-may", "yes")
    cleo.evaluate("document.querySelector('#talk').scrollTop = 9999")
    ada.locator("#undo").click()
    in_sight(ada, 1)
    in_sight(ben, 2)
    in_sight(cleo, 2)
    clean(ben)
    ben.evaluate("for (const each of document.querySelectorAll('.talk details')) each.open = false")
    ben.locator("#poll button[value=yes]").click()
    in_sight(ben, 0)
    in_sight(cleo, 2)
    cleo.locator("#poll button[value=yes]").click()
    for page in pages:
        expect(page.locator("#poll")).to_be_hidden()
    expect(cleo.locator("#question button[value^=vow]").first).to_be_visible()


MARKED = "() => getComputedStyle(document.querySelector('#grip'), '::before').content.startsWith('\"!\"')"


@pytest.mark.parametrize("look", ["upright", "lying"])
def test_a_sheet_that_is_pulled_down_bears_a_sign(place: Place, new_context: NewContext, look: str) -> None:
    pages = [opened(new_context, link, **LOOKS[look]) for link in place.links]
    quick(pages)
    vow(pages)
    ada, ben, _ = pages
    expect(ada.locator("#undo")).to_have_attribute("data-may", "ask")
    expect(ben.locator("#undo")).to_have_attribute("data-may", "ask")
    for _ in range(2):
        ben.locator("#grip").focus()
        ben.keyboard.press("ArrowDown")
    expect(ben.locator("#main")).to_have_attribute("data-sheet", "low")
    assert not ben.evaluate(MARKED)
    ada.locator("#undo").tap()
    ben.wait_for_function(MARKED)
    ben.keyboard.press("ArrowUp")
    in_sight(ben, 2)
    ben.locator("#poll button[value=no]").tap()
    expect(ada.locator("#poll")).to_contain_text("Ben does not agree.")
    ben.wait_for_function(f"() => !({MARKED})()")


def test_who_is_waited_for_and_away_is_named_where_it_is_seen(place: Place, new_context: NewContext) -> None:
    """And what can be done about it."""
    ada, ben = (opened(new_context, link, **PHONE) for link in place.links[:2])
    away(place, 2)
    quick([ada, ben])
    pick(ada, 0)
    pick(ben, 1)
    expect(ada.locator(".missed")).to_contain_text("Cleo is away")
    uncovered(ada, "button[value='bot 2']")
    ada.locator("button[value='bot 2']").tap()
    in_sight(ada, 1)
    in_sight(ben, 2)
    ben.locator("#poll button[value=yes]").tap()
    expect(ben.locator("#notice")).to_contain_text("A bot plays for Cleo")
    ben.locator("#hush").tap()
    expect(ben.locator("#notice")).to_be_hidden()


# a secret card


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Any]:
    with seated(tmp_path, GAME, "the-dry-pump", TRAITOR_DEALT, SEMI) as found:
        yield found


def touch(fingers: CDPSession, kind: str, x: float = 0, y: float = 0) -> None:
    points = [] if kind == "touchEnd" else [{"x": x, "y": y, "id": 0}]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def dealt(place: Any, new_context: NewContext, **look: Any) -> list[Page]:
    """Three at their links, who have chosen their characters and drawn their cards."""
    pages = place.pages = [opened(new_context, link, **look) for link in place.links]
    luck = Random(2)
    quick(pages)
    for page in pages:
        page.locator("#goal-close").click()
    while not all(each.team for each in place.session.run.game.state.people) or not place.session.run.game.state.people:
        turn(pages, place.manager.table(place.game), luck)
    return pages


def turn(pages: list[Page], table: Table, luck: Random) -> None:
    """Whoever is asked first answers anything."""
    assert table.session
    seat = Seat(pages[sorted(table.session.pending)[0]], "")
    seat.page.wait_for_function(
        "(at) => document.querySelector('#answer input[name=at]').value === at", arg=str(table.at)
    )
    expect(seat.page.locator("#question button.option:not([disabled])").first).to_be_visible()
    seat.choose(luck.randrange(seat.count()))


@pytest.mark.parametrize("look", ["upright", "lying"])
def test_a_secret_card_opens_under_a_finger(three: Any, new_context: NewContext, look: str) -> None:
    """While it is held, for its holder alone; a tap and a pan do not show it, and nothing else comes of it."""
    pages = dealt(three, new_context, **LOOKS[look])
    page, other = pages[0], pages[1]
    fingers = page.context.new_cdp_session(page)
    page.locator("#tabs button").filter(has_text="Board").first.tap()
    card, lid = page.locator("[id^=team-]"), page.locator("[id^=team-] .lid")
    expect(card).to_have_count(1)
    board = page.locator("#frame").bounding_box()
    assert board
    for _ in range(8):  # it is reached by a pan, if it is not in sight
        box = card.bounding_box()
        assert box
        if box["x"] + box["width"] / 2 < board["x"] + board["width"] - 8:
            break
        y = board["y"] + board["height"] / 2
        touch(fingers, "touchStart", board["x"] + board["width"] - 20, y)
        for part in range(1, 9):
            touch(fingers, "touchMove", board["x"] + board["width"] - 20 - part * 20, y)
        touch(fingers, "touchEnd")
    box = card.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(fingers, "touchStart", x, y)
    expect(lid).to_have_css("opacity", "0")
    page.wait_for_timeout(700)  # the time of a long touch: still open, no bubble
    expect(lid).to_have_css("opacity", "0")
    expect(page.locator("#tip")).to_be_hidden()
    expect(other.locator("[id^=team-].open")).to_have_count(0)
    touch(fingers, "touchEnd")
    expect(lid).to_have_css("opacity", "1")
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.locator("#what")).to_be_hidden()
    touch(fingers, "touchStart", x, y)
    touch(fingers, "touchMove", x - 40, y)
    touch(fingers, "touchMove", x - 60, y)
    page.wait_for_timeout(500)
    expect(lid).to_have_css("opacity", "1")
    touch(fingers, "touchEnd")


def test_a_secret_card_opens_by_keys(three: Any, new_context: NewContext) -> None:
    page = dealt(three, new_context, viewport={"width": 1440, "height": 900})[0]
    card, lid = page.locator("[id^=team-]"), page.locator("[id^=team-] .lid")
    page.locator("#undo, #what-ask").first.focus()
    Seat(page, "").tab_to("[id^=team-]", 20, "Shift+Tab")
    expect(card).to_be_in_viewport(ratio=0.9)
    for key in ("Enter", " "):
        at = Seat(page, "").at
        page.keyboard.down(key)
        expect(lid).to_have_css("opacity", "0")
        page.keyboard.up(key)
        expect(lid).to_have_css("opacity", "1")
        assert Seat(page, "").at == at
    page.keyboard.down("Enter")
    expect(lid).to_have_css("opacity", "0")
    card.evaluate("(each) => each.blur()")
    expect(lid).to_have_css("opacity", "1")
    page.keyboard.up("Enter")
    clean(page)

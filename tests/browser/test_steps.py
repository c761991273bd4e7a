"""What follows an answer: told line by line, with the board as it was then and at the pace of the reader."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tests.browser.conftest import NewContext, short
from tests.browser.games import decisions, journal, played
from tests.browser.seat import Seat, expect
from tools.pictures.browser import Service
from vigil.kernel.definition.log_weights import CARD, ORDER
from vigil.kernel.sets.draft import JOIN

LONG = "() => Number(document.querySelector('#frame').dataset.telling) >= 8"
TOLD = "() => !document.querySelector('#frame').dataset.telling"
LONGEST = 15_000  # milliseconds of the page's clock: longer than any sequence
MUCH, HEADINGS = 8, 4  # events; cards and orders among them
WATCH = """() => { window.changes?.disconnect(); window.seen = 0;
  window.changes = new MutationObserver((all) => {
    if (all.some((each) => each.attributeName !== "class")) window.seen += 1;
  });
  window.changes.observe(document.querySelector("#sheet svg"),
    { subtree: true, childList: true, attributes: true, characterData: true }); }"""


HEADS = ("card fresh yet", "order fresh yet")


def begin(new_context: NewContext, service: Service, pace: str) -> Seat:
    """A player of the Mexican period, motion allowed, at the moment in which a burst of steps begins to be told.

    The page's clock stands still: time passes only as a test lets it.
    """
    text, name = before_the_burst()
    page = new_context(reduced_motion="no-preference").new_page()
    page.clock.install(time=0)
    seat = Seat(page, service.address).open(service.take_in(text))
    keep(seat, pace)
    page.clock.pause_at(3_600_000)
    page.evaluate(WATCH)
    at = seat.at
    page.locator(f'#question button.option[value="{name}"]').click()
    seat.settle(at)
    assert page.evaluate(LONG), "no burst"
    return seat


@cache
def before_the_burst() -> tuple[str, str]:
    """A game up to the first answer, no set, after which much is told, under several headings, and that answer."""
    game = played("a-broken-country", 5)
    weights = game.definition.display.weights
    for when, after in pairwise(decisions(game)):
        told = game.log[game.told_at[when] : game.told_at[after]]
        heads = [event for event in told if weights.get(event.key) in (CARD, ORDER)]
        if JOIN not in game.entries[when].name and len(told) >= MUCH and len(heads) >= HEADINGS:
            return journal(game, when), game.entries[when].name
    raise AssertionError("no burst")


def keep(seat: Seat, pace: str) -> None:
    """The reader's wish, as the browser keeps it."""
    seat.page.evaluate("(pace) => localStorage.setItem('vigil-pace', pace)", pace)


def told(seat: Seat) -> None:
    """Let the sequence come to its end."""
    for _ in range(30):
        seat.page.clock.run_for(LONGEST)
        if seat.page.evaluate(TOLD):
            return
        seat.page.keyboard.press("n")
    raise AssertionError("it does not end")


def fresh(seat: Seat) -> str:
    """The board as a page draws it that has just been opened."""
    return seat.open(seat.page.url).drawn()


@pytest.mark.parametrize("pace", short("card", more=["step", "straight"]))
def test_a_burst_moves_the_board_step_by_step_and_holds_back_what_is_to_come(
    new_context: NewContext, service: Service, pace: str
) -> None:
    seat = begin(new_context, service, pace)
    page = seat.page
    lines = page.locator("#log .fresh")
    page.clock.run_for(700)
    assert 0 < page.locator("#log .fresh:visible").count() < lines.count(), "all lines at once"
    expect(page.locator("#question")).to_be_hidden()
    expect(page.locator("#telling-line")).to_be_visible()
    assert page.locator("#sheet .glow").count() == 0, "the next question lights the board"
    page.keyboard.press("1")
    page.clock.run_for(LONGEST)
    if pace == "straight":
        assert page.evaluate(TOLD)
    else:
        expect(page.locator("#next")).to_have_class("primary waits")
        shown = page.locator("#log .fresh:visible").count()
        if pace == "step":
            assert shown == 1
        else:
            assert page.locator("#log .fresh:not(.yet) + .yet").first.get_attribute("class") in HEADS
    told(seat)
    assert page.evaluate("() => window.seen") >= 3, "the board jumped"
    expect(page.locator("#question")).to_be_visible()
    assert page.locator("#log .yet").count() == 0
    last = seat.drawn()
    assert last == fresh(seat)


def test_next_stays_in_its_place_and_counts_where_it_stops(new_context: NewContext, service: Service) -> None:
    """The numbers above are those of the board all the while."""
    seat = begin(new_context, service, "card")
    page, places, counts = seat.page, set(), []
    for _ in range(20):
        page.clock.run_for(LONGEST)
        if page.evaluate(TOLD):
            break
        box = page.locator("#next").bounding_box()
        assert box
        places.add((box["x"], box["y"]))
        counts.append(page.locator("#telling-where").inner_text())
        beads = page.locator("#markers > g > title").all_text_contents()
        assert sorted(page.locator("#strip .gauge").all_text_contents()) == sorted(beads)
        page.keyboard.press("n")
    assert len(places) == 1
    assert len(counts) > 2
    assert counts == [f"{n} / {len(counts) + 1}" for n in range(1, len(counts) + 1)], "the last part ends by itself"


def test_a_burst_can_be_skipped(new_context: NewContext, service: Service) -> None:
    for way in ("button", "key"):
        seat = begin(new_context, service, "card")
        page = seat.page
        if way == "button":
            page.locator("#skip").click()
        else:
            page.keyboard.press("Escape")
        assert page.evaluate(TOLD)
        expect(page.locator("#telling")).to_be_hidden()
        assert page.locator("#log .yet").count() == 0
        assert page.evaluate("document.activeElement.id") == "q"
        last = seat.drawn()
        assert last == fresh(seat)


def test_an_answer_from_elsewhere_in_the_middle_of_a_burst_leaves_nothing_behind(
    new_context: NewContext, service: Service
) -> None:
    seat = begin(new_context, service, "card")
    at = seat.at
    other = Seat(new_context().new_page(), service.address).open(seat.page.url)
    other.choose(0)
    seat.settle(at)
    told(seat)
    last = seat.drawn()
    assert last == fresh(seat)


def test_without_motion_a_burst_is_told_at_once_unless_stops_are_wanted(
    new_context: NewContext, service: Service
) -> None:
    text, name = before_the_burst()
    seat = Seat(new_context().new_page(), service.address).open(service.take_in(text))
    page, at = seat.page, seat.at
    option = page.locator(f'#question button.option[value="{name}"]')
    option.click()
    seat.settle(at)
    assert page.evaluate(TOLD)
    assert page.locator("#log .yet").count() == 0
    keep(seat, "card")
    at = seat.open(service.take_in(text)).at
    option.click()
    seat.settle(at)
    expect(page.locator("#next")).to_have_class("primary waits")
    while page.locator("#telling").is_visible():
        page.keyboard.press("n")
    expect(page.locator("#question")).to_be_visible()

"""A burst of enemy steps: told one after the other, each with the board as it was then, and skippable."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from tests.browser.conftest import NewContext
from tests.browser.games import decisions, journal, played
from tests.browser.seat import Seat, expect
from tools.browser import Service

LONG = "() => Number(document.querySelector('#frame').dataset.telling) >= 4"
TOLD = "() => !document.querySelector('#frame').dataset.telling"
LONGEST = 15_000  # milliseconds of the page's clock: longer than any sequence
MUCH = 8  # events
WATCH = """() => { window.changes?.disconnect(); window.seen = 0;
  window.changes = new MutationObserver((all) => {
    if (all.some((each) => each.attributeName !== "class")) window.seen += 1;
  });
  window.changes.observe(document.querySelector("#sheet svg"),
    { subtree: true, childList: true, attributes: true, characterData: true }); }"""


@pytest.fixture
def burst(new_context: NewContext, service: Service) -> Seat:
    """A player of the Mexican period, motion allowed, at the moment in which a burst of steps begins to be told.

    The page's clock stands still: time passes only as a test lets it.
    """
    text, name = before_the_burst()
    page = new_context(reduced_motion="no-preference").new_page()
    page.clock.install(time=0)
    seat = Seat(page, service.address).open(service.take_in(text))
    page.clock.pause_at(3_600_000)
    page.evaluate(WATCH)
    at = seat.at
    seat.page.locator(f'#question button.option[value="{name}"]').click()
    seat.settle(at)
    assert seat.page.evaluate(LONG), "no burst"
    return seat


@cache
def before_the_burst() -> tuple[str, str]:
    """A game up to the first answer after which eight things and more are told, and that answer."""
    game = played("a-broken-country", 5)
    asked = decisions(game)
    when = next(n for n, after in pairwise(asked) if game.told_at[after] - game.told_at[n] >= MUCH)
    return journal(game, when), game.entries[when].name


def told(seat: Seat) -> None:
    """Let the sequence come to its end."""
    seat.page.clock.run_for(LONGEST)
    seat.page.wait_for_function(TOLD)


def fresh(seat: Seat) -> str:
    """The board as a page draws it that has just been opened."""
    return seat.open(seat.page.url).drawn()


def test_a_burst_of_steps_moves_the_board_step_by_step(burst: Seat) -> None:
    page = burst.page
    steps = page.locator("#steps-list li")
    page.clock.run_for(1_000)
    shown = page.locator("#steps-list li.on").count()
    assert 0 < shown < steps.count(), "all steps at once"
    for step in steps.all():
        assert step.locator(".cite").count() == 1, "a step without its section"
    expect(page.locator("#caption")).to_be_visible()
    told(burst)
    assert page.evaluate("() => window.seen") >= 3, "the board jumped"
    assert page.locator("#steps-list li.on").count() == steps.count()
    expect(page.locator("#caption")).to_be_hidden()
    last = burst.drawn()
    assert last == fresh(burst)


def test_a_burst_of_steps_can_be_skipped(burst: Seat) -> None:
    page = burst.page
    page.get_by_role("button", name="Skip", exact=True).click()
    assert page.evaluate(TOLD)
    assert page.locator("#steps-list li.on").count() == page.locator("#steps-list li").count()
    expect(page.locator("#skip")).to_be_hidden()
    last = burst.drawn()
    assert last == fresh(burst)


def test_an_answer_in_the_middle_of_a_burst_is_taken_and_nothing_is_left_behind(burst: Seat) -> None:
    burst.choose(0)
    told(burst)
    last = burst.drawn()
    assert last == fresh(burst)


def test_without_motion_the_end_of_a_burst_is_there_at_once(burst: Seat) -> None:
    page = burst.page
    page.emulate_media(reduced_motion="reduce")
    luck = Random(1)
    for _ in range(10):
        if not burst.count():
            break
        burst.choose(luck.randrange(burst.count()))
        assert page.evaluate(TOLD)
        assert page.locator("#steps-list li:not(.on)").count() == 0

"""The board: everything on it, drawn, legible, and gliding."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import NewContext, short
from tests.browser.games import decisions, journal, played
from tests.browser.seat import Seat, expect, script
from tools.pictures.browser import Service

PERIODS = ("rise-of-the-people", "a-broken-country", "the-rope-thrower")  # Spanish, Mexican, American

EVERYTHING = [
    "heading",
    "santa-fe",
    "card",
    "cubes",
    "cards",
    "elders",
    "box-passage",
    "box-resources",
    "box-out-of-play",
    "order-counters",
    "markers",
    "pieces",
    *(f"territory-{die}" for die in range(1, 8)),
    *(f"household-{letter}" for letter in "ABCDEF"),
]


def middle(service: Service, scenario: str = "a-broken-country", seed: int = 1) -> str:
    """The address of a new game of the Mexican period in the middle."""
    return service.take_in(half_of(scenario, seed))


@cache
def half_of(scenario: str, seed: int) -> str:
    game = played(scenario, seed)
    moments = decisions(game)
    return journal(game, moments[len(moments) // 2])


@cache
def address(service: Service, scenario: str) -> str:
    return middle(service, scenario, 2)


def texts_of(seat: Seat, service: Service, scenario: str, language: str) -> dict[str, Any]:
    page = seat.open(f"{address(service, scenario)}?lang={language}").page
    assert page.locator("#sheet svg").get_attribute("lang") == language
    found: dict[str, Any] = page.evaluate(script("board_texts"))
    return found


def test_the_board_shows_the_whole_table(seat: Seat, service: Service) -> None:
    page = seat.open(middle(service)).page
    for name in EVERYTHING:
        assert page.locator(f"#sheet svg #{name}").count() == 1, name
    assert page.locator("#sheet svg .area").count() >= 30
    for box in ("escape", "caught"):
        assert page.locator(f'#sheet svg [id^="{box}-"]').count() == 7, f"{box}: six Territories and the Canyon"
    assert page.locator("#order-counters > *").count() >= 6
    whole = page.evaluate(
        """() => { const frame = document.querySelector('#frame').getBoundingClientRect(), all = [];
          for (const each of document.querySelectorAll('#sheet svg [id]')) {
            const box = each.getBoundingClientRect();
            const out = box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
            if (box.width && out) all.push(each.id);
          } return all; }"""
    )
    assert whole == [], "on a desktop the whole board is seen at once"


def test_the_board_is_drawn_in_paths_not_in_font_glyphs(seat: Seat, service: Service) -> None:
    page = seat.open(middle(service)).page
    texts = "".join(page.locator("#sheet svg text").all_text_contents())
    strange = sorted({each for each in texts if ord(each) > 0x2122 and each not in "−≤≥→"})
    assert strange == []
    assert page.locator("#sheet svg use, #sheet svg path").count() > 100


@pytest.mark.parametrize("language", short("en", more=["it", "fr"]))
def test_the_board_is_legible_at_1280(seat: Seat, service: Service, language: str) -> None:
    """The smallest letters on the screen, in pixels."""
    for scenario in PERIODS:
        sizes: dict[str, float] = texts_of(seat, service, scenario, language)["sizes"]
        small = sorted((round(size, 2), name) for name, size in sizes.items())[:12]
        assert small[0][0] >= 11.0, small


@pytest.mark.parametrize("language", short("it", more=["en", "fr"]))
def test_the_board_cuts_no_text_and_keeps_each_in_its_place(seat: Seat, service: Service, language: str) -> None:
    """In every period: nothing ends in dots, leaves its panel or counter, or lies on something else."""
    for scenario in PERIODS:
        found = texts_of(seat, service, scenario, language)
        assert len(found["sizes"]) > 150
        assert (found["cut"], found["out"], found["over"]) == ([], [], []), scenario


def test_the_board_pieces_glide_when_they_move(new_context: NewContext, service: Service) -> None:
    """The same element goes to its new place by a transition; with reduced motion it is there at once."""
    seat = Seat(new_context(reduced_motion="no-preference").new_page(), service.address).start("a-broken-country", 5)
    page, luck, moved = seat.page, Random(5), []
    for _ in range(12):
        page.evaluate(
            """() => { for (const each of document.querySelectorAll('#pieces > *, #markers > *'))
              each.before_ = [each.getAttribute('transform') || each.getAttribute('style')]; }"""
        )
        if not seat.count():
            break
        seat.choose(luck.randrange(seat.count()))
        seat.skip()
        moved += page.evaluate(
            """() => [...document.querySelectorAll('#pieces > *, #markers > *')]
              .filter((each) => each.before_
                && each.before_[0] !== (each.getAttribute('transform') || each.getAttribute('style')))
              .map((each) => [each.id, getComputedStyle(each)])
              .map(([id, style]) => [id, style.transitionProperty, style.transitionDuration])"""
        )
    assert moved, "no piece moved in twelve answers"
    assert all("transform" in how or how == "all" for _, how, _ in moved), moved
    assert all(time not in ("", "0s") for _, _, time in moved), moved
    page.emulate_media(reduced_motion="reduce")
    still = page.evaluate(
        "() => [...document.querySelectorAll('#pieces > *')].map((each) => getComputedStyle(each).transitionDuration)"
    )
    assert {float(each.split(",")[0].rstrip("ms")) for each in still} <= {0.0, 0.01}, still[:3]


def test_the_board_dice_cubes_and_cards_are_seen_being_drawn(seat: Seat) -> None:
    seat.start("rise-of-the-people", 4)
    luck, seen = Random(4), set()
    for _ in range(40):
        for kind in ("die", "cube", "card"):
            if seat.page.locator(f"#log .fresh .chip-{kind}").count():
                seen.add(kind)
        if len(seen) == 3 or not seat.count():
            break
        seat.choose(luck.randrange(seat.count()))
    assert seen == {"die", "cube", "card"}
    expect(seat.page.locator("#log .fresh").last).to_be_visible()


def test_the_board_light_and_dark(new_context: NewContext, service: Service) -> None:
    """The theme follows the system, or the player's choice, and the whole page changes."""
    seat = Seat(new_context(color_scheme="dark").new_page(), service.address).open(middle(service))
    page = seat.page
    colours = "() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color"
    dark = page.evaluate(colours)
    page.locator("details.menu summary").last.click()
    page.get_by_role("link", name="Light", exact=True).click()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("html").get_attribute("data-theme") == "light"
    assert page.evaluate(colours) != dark

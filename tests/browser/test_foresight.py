"""Before the click: where an option leads, how likely it is, and a tap that only looks."""

from __future__ import annotations

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import Seat, expect, same_board
from tests.browser.test_question import moment
from tools.pictures.browser import Service
from vigil.kernel.play.session import Session


def at_a_move(session: Session) -> bool:
    return sum(option.key.startswith("move") for option in session.options) > 1


def at_a_battle(session: Session) -> bool:
    return any(option.key == "give-battle" for option in session.options)


def test_pointing_at_an_option_shows_where_it_leads(seat: Seat, service: Service) -> None:
    """By mouse and by keys; the drawing itself stays as it is."""
    page = seat.open(moment(service, "rise-of-the-people", at_a_move)).page
    before = seat.drawn()
    moves = page.locator('#question button.option[value^="move"]')
    moves.first.hover()
    expect(page.locator("#preview")).to_be_visible()
    expect(page.locator("#sheet .ahead .ghost")).not_to_have_count(0)
    expect(page.locator("#sheet .ahead .way")).not_to_have_count(0)
    same_board(before, seat.drawn())
    page.mouse.move(5, 5)
    expect(page.locator("#preview")).to_be_hidden()
    expect(page.locator("#sheet .ahead")).to_have_count(0)
    moves.nth(1).focus()
    expect(page.locator("#preview .leads")).to_have_text(moves.nth(1).locator(".label").inner_text())
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()


def test_a_gamble_bears_its_odds_and_opens_them(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "rise-of-the-people", at_a_battle)).page
    chip = page.locator("#question .odds").first
    expect(chip).to_contain_text("%")
    chip.click()
    expect(page.locator("#panel tbody tr")).not_to_have_count(0)
    page.locator("#panel-close").click()
    page.locator("#question button.option[data-gamble]").first.focus()
    page.keyboard.press("o")
    expect(page.locator("#panel .odds-table")).to_be_visible()


def test_the_card_in_play_is_read_from_the_phases(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "rise-of-the-people", at_a_move)).page
    expect(page.locator("#phases [aria-current]")).to_contain_text("Diné")
    page.locator("#phases button").click()
    expect(page.locator("#panel .card-text .effect")).to_be_visible()


MIDDLE = """(id) => { const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [x + width / 2, y + height / 2]; }"""


def test_phone_a_tap_on_the_board_looks_and_the_way_back_closes_what_is_open(
    new_context: NewContext, service: Service
) -> None:
    """Where an option lies alone its look comes first; the browser's Back closes it, then a sheet."""
    seat = Seat(new_context(**PHONE).new_page(), service.address)
    page = seat.open(moment(service, "rise-of-the-people", at_a_move)).page
    at, table = seat.at, page.url
    page.get_by_role("button", name="All", exact=True).tap()
    places = [each.get_attribute("data-at") or "" for each in page.locator("#question button.option").all()]
    place = next(each for each in places if each and sum(each in other.split() for other in places) == 1)
    page.touchscreen.tap(*page.evaluate(MIDDLE, place))
    expect(page.locator("#do-it")).to_be_visible()
    assert seat.at == at
    page.go_back()
    expect(page.locator("#preview")).to_be_hidden()
    page.locator(".gear").tap()
    expect(page.locator("#settings")).to_be_visible()
    page.wait_for_function(
        "() => history.state?.over"
    )  # the browser tells of an opened sheet a moment after it is open
    page.go_back()
    expect(page.locator("#settings")).to_be_hidden()
    assert page.url == table
    assert seat.at == at
    page.touchscreen.tap(*page.evaluate(MIDDLE, place))
    expect(page.locator("#do-it")).to_be_visible()
    page.touchscreen.tap(*page.evaluate(MIDDLE, place))
    seat.settle(at)
    expect(page.locator("#preview")).to_be_hidden()


def test_phone_a_first_tap_looks_and_a_second_does(new_context: NewContext, service: Service) -> None:
    seat = Seat(new_context(**PHONE).new_page(), service.address)
    page = seat.open(moment(service, "rise-of-the-people", at_a_move)).page
    at, move = seat.at, page.locator('#question button.option[value^="move"]').first
    move.tap()
    expect(page.locator("#do-it")).to_be_visible()
    assert seat.at == at
    page.locator("#not-yet").tap()
    expect(page.locator("#preview")).to_be_hidden()
    move.tap()
    page.locator("#do-it").tap()
    seat.settle(at)
    expect(page.locator("#preview")).to_be_hidden()

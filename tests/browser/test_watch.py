"""What happened last, once more: at a button beside the log, step by step; and the replay on a phone."""

from __future__ import annotations

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import Seat, expect
from tests.browser.test_board import middle
from tools.pictures.browser import Service


def test_the_last_turn_is_told_again_and_then_the_question_stands(new_context: NewContext, service: Service) -> None:
    page = new_context().new_page()
    page.add_init_script("localStorage.setItem('vigil-pace', 'straight')")
    seat = Seat(page, service.address).open(middle(service))
    for _ in range(12):
        seat.choose(0)
        if page.locator("#log li.fresh:is(.card, .order)").count():
            break
    page.keyboard.press("Escape")  # what is still being told
    expect(page.locator("#telling")).to_be_hidden()
    before, asked, at = seat.drawn(), seat.question(), seat.at
    page.locator(".story .watch").click()
    expect(page.locator("#telling")).to_be_visible()
    expect(page.locator("#log li.yet")).not_to_have_count(0)
    page.locator("#skip").click()
    expect(page.locator("#telling")).to_be_hidden()
    expect(page.locator("#q")).to_have_text(asked, use_inner_text=True)
    seat.comes_to(before)
    assert seat.at == at, "nothing was answered"


def test_a_page_that_did_not_hear_it_replays_the_turn(new_context: NewContext, service: Service) -> None:
    page = new_context().new_page()
    Seat(page, service.address).open(middle(service))
    page.locator(".story .watch").click()
    expect(page.locator("#past")).to_be_visible()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".legend")).to_be_visible()


def test_the_slider_of_a_phone_has_the_width_of_the_screen(new_context: NewContext, service: Service) -> None:
    page = new_context(**PHONE).new_page()
    Seat(page, service.address).open(middle(service))
    expect(page.locator(".replay .watch")).to_be_visible()
    page.locator("#to-past").tap()
    expect(page.locator("#slider")).to_be_visible()
    box = page.locator("#slider").bounding_box()
    assert box
    assert box["width"] > 220

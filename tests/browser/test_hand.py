"""No press is lost: nothing is moved from under a hand, and presses that follow each other fast all count."""

from __future__ import annotations

from tests.browser.conftest import NewContext
from tests.browser.seat import READY, Seat, expect
from tests.browser.test_question import moment
from tests.browser.test_why_not import refusing
from tools.pictures.browser import Service

HEARD = """() => { window.heard = 0;
  document.addEventListener("click", ({ target }) => { window.heard += Boolean(target.closest(".nots")); }, true); }"""
FAST = """(last) => { for (const share of document.querySelectorAll("#draft .share"))
    share.querySelector("button.element[value$=rummage]").click();
  if (last) document.querySelector("#do").click(); }"""


def test_what_comes_while_the_hand_is_down_waits_for_its_click(new_context: NewContext, service: Service) -> None:
    context = new_context()
    page, other = context.new_page(), context.new_page()
    address = moment(service, "a-broken-country", refusing)
    seat = Seat(page, service.address).open(address)
    other.goto(address)
    other.wait_for_selector(READY, state="attached")
    page.evaluate(HEARD)
    at, nots = seat.at, page.locator("details.nots > summary")
    nots.scroll_into_view_if_needed()
    nots.hover()
    page.mouse.down()
    Seat(other, service.address).choose(0)
    assert seat.at == at, "what came is not shown yet"
    page.mouse.up()
    seat.settle(at)
    assert page.evaluate("window.heard") == 1


def test_presses_that_follow_each_other_fast_all_count(seat: Seat) -> None:
    page = seat.start("the-long-siege", 1, "this-war-of-mine").page
    people = page.locator("#draft .share").count()
    assert people > 2
    page.evaluate(FAST, False)
    expect(page.locator("#draft input[name=in]")).to_have_count(people)


def test_a_set_that_is_done_at_once_holds_all_that_was_pressed(seat: Seat) -> None:
    page = seat.start("the-long-siege", 1, "this-war-of-mine").page
    people = page.locator("#draft .share").count()
    at = seat.at
    with page.expect_request("**/answer?*") as sent:
        page.evaluate(FAST, True)
    assert (sent.value.post_data or "").count(" + ") == people - 1
    seat.settle(at)

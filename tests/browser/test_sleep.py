"""Phones that sleep and wake, nets that are gone for a while, proxies that keep streams back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, NewContext, Trouble
from tests.browser.gate import CUT, KEEP_BACK, PASS, Gate, gate_before
from tests.browser.seat import expect
from tests.browser.test_company import Place, pick, place
from tests.browser.test_phones import quick
from tests.browser.test_seats import opened
from tests.web.pair_game import VOWS

__all__ = ["place"]


@pytest.fixture
def gate(place: Place) -> Iterator[Gate]:
    with gate_before(place.screen.partition("/table")[0]) as found:
        yield found


def through(gate: Gate, link: str) -> str:
    return f"{gate.address}/table/{link.rpartition('/')[2]}"


def knows_of_both(page: Page) -> None:
    """The present question and who is waited for, without a reload."""
    expect(page.locator("#q")).to_have_text("Waiting for Cleo.", timeout=30_000)
    expect(page.locator("#question button")).to_have_count(0)
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1


@pytest.mark.parametrize("streams", [PASS, KEEP_BACK, CUT])
def test_a_table_is_followed_through_any_proxy(
    place: Place, new_context: NewContext, gate: Gate, streams: str, trouble: Trouble
) -> None:
    """Also through one that opens a stream and gives nothing of it, and through one that ends it again and again."""
    trouble.expect("ERR_")
    gate.streams = streams
    ada = opened(new_context, through(gate, place.links[0]), **PHONE)
    ben = opened(new_context, place.links[1])
    quick([ada])
    pick(ada, 0)
    expect(ada.locator("#q")).to_have_text("Waiting for Ben, Cleo.")
    pick(ben, 1)
    knows_of_both(ada)
    ada.context.close()


def test_a_net_that_was_gone_for_a_while(place: Place, new_context: NewContext, gate: Gate, trouble: Trouble) -> None:
    trouble.expect("ERR_")
    ada = opened(new_context, through(gate, place.links[0]), **PHONE)
    ben = opened(new_context, place.links[1])
    quick([ada])
    pick(ada, 0)
    expect(ada.locator("#q")).to_have_text("Waiting for Ben, Cleo.")
    gate.shut = ("/",)
    pick(ben, 1)
    expect(ada.locator("#lamp")).to_have_class("lamp lost", timeout=60_000)
    expect(ada.locator("#q")).to_have_text("Waiting for Ben, Cleo.")
    gate.shut = ()
    knows_of_both(ada)
    expect(ada.locator("#lamp")).not_to_have_class("lamp lost", timeout=30_000)
    ada.context.close()


def test_a_page_that_was_frozen(place: Place, new_context: NewContext) -> None:
    ada, ben = opened(new_context, place.links[0], **PHONE), opened(new_context, place.links[1])
    quick([ada])
    pick(ada, 0)
    expect(ada.locator("#q")).to_have_text("Waiting for Ben, Cleo.")
    sleep = ada.context.new_cdp_session(ada)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    pick(ben, 1)
    expect(ben.locator("#q")).to_have_text("Waiting for Cleo.")
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    knows_of_both(ada)


def test_an_old_question_is_not_answered_on_waking(
    place: Place, new_context: NewContext, gate: Gate, trouble: Trouble
) -> None:
    """The same person has answered at another device while this one slept: the tap counts for nothing, and is told."""
    trouble.expect("ERR_", "409")
    asleep = opened(new_context, through(gate, place.links[0]), **PHONE)
    quick([asleep])
    gate.shut = ("/stream", "/update")
    awake = opened(new_context, place.links[0])
    pick(awake, 0)
    expect(awake.locator("#q")).to_have_text("Waiting for Ben, Cleo.")
    table = place.manager.table(place.game)
    at = table.at
    asleep.locator(f"button.option[value='vow {VOWS[0][1]}']").tap()
    expect(asleep.locator("#notice")).to_be_visible()
    assert table.at == at
    gate.shut = ()
    expect(asleep.locator("#q")).to_have_text("Waiting for Ben, Cleo.", timeout=30_000)
    asleep.context.close()


# what is said beside the game


def test_an_answer_under_way_holds_up_no_vote(place: Place, new_context: NewContext) -> None:
    """A click on what stands beside the game is heard while the server still thinks about an answer."""
    ada, ben, cleo = (opened(new_context, link) for link in place.links)
    held: list[Route] = []
    ada.route("**/answer?*", lambda route: held.append(route))
    with ada.expect_request("**/answer?*"):
        pick(ada, 0)
    ada.locator(".people summary").click()
    ada.locator("button[value=give-up]").click()
    expect(ben.locator("#poll")).to_contain_text("Ada would like to give the game up.")
    held[0].continue_()
    expect(ada.locator("#question button.option")).to_have_count(0)
    ben.locator("#poll button[value=no]").click()
    expect(cleo.locator("#poll")).to_contain_text("Ben does not agree.")


# A stream that loses the changes of the game while `deaf` is set; the page has it for itself.
DEAF = """delete window.SharedWorker;
window.EventSource = class extends EventSource {
  set onmessage(heard) {
    super.onmessage = (event) => (window.deaf && "was" in JSON.parse(event.data)) || heard(event);
  }
};"""


def test_what_is_told_once_is_not_lost_by_a_page_that_is_behind(place: Place, new_context: NewContext) -> None:
    """It asks for the whole; the notice in the message that showed it so is told all the same."""
    ben, cleo = (opened(new_context, link) for link in place.links[1:])
    ada = new_context().new_page()
    ada.add_init_script(DEAF)
    ada.goto(place.links[0])
    expect(ben.locator(".person.here")).to_have_count(3)
    ben.locator(".people summary").click()
    ben.locator("button[value=give-up]").click()
    ada.locator("#poll button[value=yes]").click()
    expect(ben.locator("#poll")).to_contain_text("In favour: Ada.")
    ada.evaluate("window.deaf = true")
    pick(ben, 1)
    expect(ben.locator("#question button.option")).to_have_count(0)
    cleo.locator("#poll button[value=yes]").click()
    expect(ada.locator(".banner")).to_be_visible()
    expect(ada.locator("#notice")).to_contain_text("given")

"""Hands: letters and arrows, taking back and restoring, what things are by touch and focus, settings, sounds."""

from __future__ import annotations

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import Seat, expect
from tests.browser.test_board import middle
from tests.browser.test_question import moment
from tools.pictures.browser import Service
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Decision

VALUE = "() => document.activeElement.value"
AIR = """window.air = 0; const Made = window.AudioContext;
  window.AudioContext = class extends Made { constructor() { super(); window.air += 1; } };"""


def operation(session: Session) -> bool:
    """Planning, Take Actions or Passage of Time, after a few turns."""
    return isinstance(session.request, Decision) and session.request.key == "dine-operation" and session.undos == 0


def test_hands_on_the_keyboard(seat: Seat, service: Service) -> None:
    """A letter is the same wherever its action is offered; what it did is taken back and restored by keys."""
    page = seat.open(moment(service, "a-broken-country", operation)).page
    caps = page.locator("#question .option[data-key]")
    assert {"p", "a", "t"} <= {each.get_attribute("data-key") for each in caps.all()}
    expect(page.locator("#question .option[data-key=p] kbd")).to_be_visible()
    asked, at = seat.question(), seat.at
    page.keyboard.press("a")
    seat.settle(at)
    then = seat.question()
    assert then != asked
    for key, wanted in (("u", asked), ("Control+y", then), ("Control+z", asked), ("Control+Shift+Z", then)):
        page.keyboard.press(key)
        expect(page.locator("#q")).to_have_text(wanted)
    page.keyboard.press("h")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()


def test_hands_go_from_option_to_option(seat: Seat, service: Service) -> None:
    """By the arrows, and with one Tab each; what stands beside an option is reached sideways."""
    page = seat.open(moment(service, "a-broken-country", operation)).page
    names = [each.get_attribute("value") for each in page.locator("#question button.option").all()]
    page.keyboard.press("ArrowDown")
    assert page.evaluate(VALUE) == names[0]
    page.keyboard.press("ArrowDown")
    assert page.evaluate(VALUE) == names[1]
    page.keyboard.press("Tab")
    assert page.evaluate(VALUE) == names[2]
    page.keyboard.press("ArrowRight")
    expect(page.locator("#question .options li .cite:focus")).to_have_count(1)
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(VALUE) == names[2]
    page.keyboard.press("ArrowUp")
    assert page.evaluate(VALUE) == names[1]


def test_hands_that_touch_long_learn_what_it_is_and_choose_nothing(new_context: NewContext, service: Service) -> None:
    context = new_context(**PHONE)
    seat = Seat(context.new_page(), service.address).open(middle(service))
    page, fingers, at = seat.page, context.new_cdp_session(seat.page), seat.at
    box = page.locator("#q .cite").bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 0}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator("#tip")).to_be_visible()
    title = page.locator("#q .cite").get_attribute("title") or "?"
    expect(page.locator("#tip")).to_have_text(title)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#panel")).to_be_hidden()
    assert seat.at == at


def test_hands_set_things_once(new_context: NewContext, service: Service) -> None:
    """Settings by the keyboard count at once and are remembered; nothing sounds before it is switched on."""
    context = new_context()
    context.add_init_script(AIR)
    seat = Seat(context.new_page(), service.address).open(middle(service))
    page, at = seat.page, seat.at
    page.keyboard.press("ArrowDown")
    assert page.evaluate("air") == 0
    page.keyboard.press(",")
    sheet = page.locator("#settings")
    expect(sheet).to_be_visible()
    for name, value in (("theme", "dark"), ("letters", "large"), ("sound", "on"), ("confirm", "on"), ("pace", "step")):
        sheet.locator(f"select[name={name}]").select_option(value)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("air") == 1, "a drum to hear how loud it is"
    page.keyboard.press("Escape")
    first = page.locator("#question button.option").first
    first.click()
    expect(page.locator("#do-it")).to_be_visible()
    assert seat.at == at, "it wants to be confirmed"
    first.click()
    seat.settle(at)
    page.wait_for_function("document.cookie.includes('letters=large')")
    seat.open("/settings")
    expect(page.locator("html")).to_have_attribute("data-letters", "large")
    assert [page.locator(f"select[name={name}]").input_value() for name in ("theme", "sound", "pace")] == [
        "dark",
        "on",
        "step",
    ]


def test_hands_walk_through_the_past(seat: Seat, service: Service) -> None:
    page = seat.open(middle(service)).page
    last = seat.answers()
    page.keyboard.press("[")
    expect(page.locator("#where")).to_have_text(f"{last - 1} / {last}")
    page.locator("#step-back").click()
    expect(page.locator("#where")).to_have_text(f"{last - 2} / {last}")
    page.locator("#q").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#where")).to_have_text(f"{last - 3} / {last}")
    expect(page.locator("#marks .turn").first).to_be_visible()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("#log .here")).to_have_count(1)
    page.locator("#now").click()
    expect(page.locator("#past")).to_be_hidden()


def test_no_key_answers_what_lies_under_the_settings(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", operation)).page
    at = seat.at
    page.keyboard.press(",")
    expect(page.locator("#settings")).to_be_visible()
    page.locator("#settings h2").click()
    page.keyboard.press("1")
    page.wait_for_timeout(800)  # a digit waits 0.6 s for another
    assert seat.at == at
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    seat.settle(at)

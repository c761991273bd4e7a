"""Language: switched at any time, in the middle of a game."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import NewContext
from tests.browser.seat import Seat, expect
from tools.pictures.browser import Service

PLACES = """() => JSON.stringify([...document.querySelectorAll('#pieces > *, #markers > *, #order-counters > *')]
  .map((each) => [each.id, each.getAttribute('transform'), each.getAttribute('style')]))"""


def test_language_is_switched_in_the_middle_of_a_game(seat: Seat) -> None:
    """The words change, the table does not; play goes on, and the log is told in the new language."""
    page = seat.start("a-broken-country", 21).page
    luck = Random(21)
    seat.play(luck, 8)
    at, pieces, told = seat.at, page.evaluate(PLACES), {seat.question()}
    for language, name in (("it", "Italiano"), ("fr", "Français"), ("en", "English")):
        page.locator("details.menu summary").first.click()
        page.get_by_role("link", name=name, exact=True).click()
        page.wait_for_selector(f"html[lang={language}][data-ready]", state="attached")
        assert (seat.at, page.evaluate(PLACES)) == (at, pieces)
        told.add(seat.question())
    assert len(told) == 3, told
    page.locator("#typed").fill("lang it")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[lang=it][data-ready]", state="attached")
    seat.play(luck, 2)
    assert seat.at != at


def test_language_of_the_browser_is_taken_at_first(new_context: NewContext, service: Service) -> None:
    for locale, wanted in (("fr-CA", "fr"), ("it-CH", "it"), ("de-DE", "en")):
        page = new_context(locale=locale).new_page()
        Seat(page, service.address).open("/")
        assert page.locator("html").get_attribute("lang") == wanted


def test_language_two_tabs_may_speak_two_languages(new_context: NewContext, service: Service) -> None:
    """Each page is told of changes in its own."""
    english = Seat(new_context(locale="en").new_page(), service.address).start(seed=31)
    french = Seat(new_context(locale="fr").new_page(), service.address).open(english.page.url)
    at = french.at
    english.choose(1)
    french.page.wait_for_function("(at) => document.querySelector('#answer input[name=at]').value !== at", arg=at)
    assert french.at == english.at
    assert french.question() != english.question()
    expect(french.page.locator("html")).to_have_attribute("lang", "fr")
    assert french.page.evaluate(PLACES) == english.page.evaluate(PLACES)

"""Why not, why this number, which rule."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewContext, short
from tests.browser.seat import Seat, expect
from tests.browser.test_question import moment
from tools.pictures.browser import Service
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Decision


def refusing(session: Session) -> bool:
    """Well into the game, with some actions that are not possible."""
    request = session.request
    if not isinstance(request, Decision) or not request.refused or len(session.log) < 40:
        return False
    return len(list(request.refused())) > 1


def counting(session: Session) -> bool:
    return any(option.number for option in session.options)


@pytest.mark.parametrize("language", short("en", more=["it", "fr"]))
def test_why_not_greyed_actions_say_the_reason_and_the_remedy(
    new_context: NewContext, service: Service, language: str
) -> None:
    address = moment(service, "a-broken-country", refusing)
    page = Seat(new_context(locale=language).new_page(), service.address).open(address).page
    nots = page.locator("details.nots")
    if not nots.evaluate("(each) => each.open"):
        nots.locator("summary").first.click()
    actions = page.locator("details.no")
    assert actions.count() > 1
    for n in range(actions.count()):
        action = actions.nth(n)
        action.locator("summary").click()
        why, remedy = action.locator("p").nth(0), action.locator("p.remedy")
        assert len(why.inner_text()) > 10
        assert len(remedy.inner_text()) > 5
        assert why.locator(".cite").count() == 1


LOOKS = """(selector) => { const light = (text) => {
    const [r, g, b] = text.match(/[0-9.]+/g).map((each) => each / 255)
      .map((each) => each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const each = document.querySelector(selector), ink = getComputedStyle(each).color;
  let under = each;
  while (/, 0\\)$|transparent/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
  const paper = getComputedStyle(under).backgroundColor, [a, b] = [light(ink), light(paper)];
  return [ink, paper, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)]; }"""


@pytest.mark.parametrize("scheme", short("dark", more=["light"]))
def test_why_not_refused_actions_are_grey_and_legible(new_context: NewContext, service: Service, scheme: str) -> None:
    """Paler than what can be chosen, on another ground, and still with the contrast of AA."""
    address = moment(service, "a-broken-country", refusing)
    page = Seat(new_context(color_scheme=scheme).new_page(), service.address).open(address).page
    page.evaluate("document.querySelector('details.nots').open = true")
    ink, paper, contrast = page.evaluate(LOOKS, ".no > summary span")
    legal_ink, legal_paper, legal = page.evaluate(LOOKS, ".option .label")
    assert ink != legal_ink
    assert paper != legal_paper
    assert 4.5 <= contrast < legal * 0.6


def test_why_this_number_every_total_opens_into_its_cited_parts(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", counting)).page
    page.locator("#totals-title").click()
    expect(page.locator("#totals details.sum").first).to_be_visible()
    page.evaluate("for (const each of document.querySelectorAll('details.sum')) each.open = true")
    sums = page.evaluate(
        """() => [...document.querySelectorAll('details.sum')].map((each) => [
          each.querySelector('summary').innerText, Number(each.querySelector('summary b').innerText.replace('−', '-')),
          [...each.querySelectorAll('.amount')].map((part) => Number(part.innerText.replace('−', '-'))),
          [...each.querySelectorAll('li')].every((part) => part.querySelector('.cite'))])"""
    )
    assert len(sums) > 2
    for label, total, parts, cited in sums:
        assert sum(parts) == total, label
        assert cited, label
    assert page.locator("#question details.sum").count() >= 1, "and beside the option it decides"


@pytest.mark.parametrize(("language", "close"), short(("fr", "Fermer"), more=[("en", "Close"), ("it", "Chiudi")]))
def test_which_rule_every_citation_opens_our_paraphrase(
    new_context: NewContext, service: Service, language: str, close: str
) -> None:
    """In the player's language, on the page, and gone again by one key."""
    address = moment(service, "a-broken-country", refusing)
    page = Seat(new_context(locale=language).new_page(), service.address).open(address).page
    page.locator("#q .cite").focus()
    page.keyboard.press("Enter")
    panel = page.locator("#panel")
    expect(panel).to_be_visible()
    expect(panel.get_by_role("button", name=close)).to_be_visible()
    assert len(panel.locator("article p").first.inner_text()) > 20
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert page.evaluate("document.activeElement.matches('#q .cite')"), "the focus is where it was"
    links = {each.get_attribute("href") or "" for each in page.locator("#main a.cite").element_handles()}
    assert len(links) > 3
    for link in sorted(links):
        shown = page.request.get(f"{service.address}{link}?part=1")
        assert shown.ok
        assert "<p>" in shown.text()


def test_which_rule_the_text_of_a_card_is_one_click_away(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", refusing)).page
    page.locator("#sheet [data-card]").first.click(position={"x": 60, "y": 12})
    expect(page.locator("#panel .card-text h2")).to_be_visible()
    page.keyboard.press("Escape")

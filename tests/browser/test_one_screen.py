"""Friends at one screen, by the path a new user takes: `make play`, the shelf, three names, a traitor perhaps."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import READY, Seat, expect
from tests.browser.test_seats import clean
from tests.browser.test_war import answer_quietly
from tools.pictures.browser import SERVE, Service
from vigil.games import take_down
from vigil.kernel.text.words import book

GAME, NAMES = "under-our-sun", ("Ada", "Ben", "Cleo")
WORDS = book("en", take_down(GAME).identity.text)
CARDS = ("survivor", *take_down(GAME).content.load([]).rulebook.sol_cards)
# words that nobody may read over another's shoulder: the names of the team cards, and what each says to its holder
SECRET = {card: (WORDS.name(card), WORDS.say(f"event-your-{card}")[:40]) for card in CARDS}
SOMEBODY = "thickskin"
DOORS = ("Play together", "Set up a game")  # buttons of a game on the shelf
# Where the page bears one of these words, in its letters or in what an element says when it is asked or pointed at; but
# not what is folded up for the person at the screen, nor what is under the cover of a card.
TOLD = """([words, covers]) => {
  const found = [], walk = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement, said = node.data ?? [...node.attributes].map((each) => each.value).join(" ");
    if ((node.data === undefined || !box.closest(covers)) && words.some((word) => said.includes(word)))
      found.push(`${box.closest("[id]")?.id} ${box.tagName}: ${said.slice(0, 120)}`);
  }
  return found;
}"""
COVERS = "details.own:not([open]), .held-open"
MOST = 900  # clicks in a day


def turned_up(card: str) -> str:
    """The end of the sentence that tells it of whomever."""
    return WORDS.say("event-team-card", {"person": SOMEBODY, "card": card}).partition(WORDS.name(SOMEBODY))[2]


def told(page: Page, covers: str = COVERS) -> list[str]:
    """Where the page bears what is secret. A card that was turned up for all, as the log says, is so no longer."""
    log = page.locator("#log").text_content() or ""
    words = [word for card in CARDS if turned_up(card) not in log for word in SECRET[card]]
    found: list[str] = page.evaluate(TOLD, [words, covers])
    return found


def curtain(page: Page) -> Locator:
    return page.locator(".curtain button")


def options(page: Page) -> Locator:
    return page.locator("#question button.option:visible, #do:visible")


def over(page: Page) -> Locator:
    return page.locator("#question .over")


def passed_on(page: Page) -> bool:
    """Whether the next person must come, when the page shows what comes next. Behind the curtain is nothing at all."""
    expect(curtain(page).or_(options(page)).or_(over(page)).first).to_be_visible()
    hidden = curtain(page).count() > 0
    assert over(page).count() or told(page, "nothing" if hidden else COVERS) == []
    return hidden


def lift(page: Page) -> None:
    curtain(page).click()
    expect(options(page).first).to_be_visible()
    expect(curtain(page)).to_have_count(0)


def set_up(page: Page, service: Service, door: str = DOORS[0]) -> Seat:
    """From the lobby to the table: the number is chosen last, and nothing that was filled in is lost by it."""
    page.goto(f"{service.address}/")
    page.get_by_role("link", name=f"{door}: {WORDS.say(f'game-{GAME}')}").click()
    page.locator("input[value=the-dry-pump]").check()
    alone = not page.locator("input[name=name-1]").count()
    if alone:
        mode = page.locator("select[name=set-mode] option[value=semi-co-operative]")
        expect(mode).to_be_disabled()
        expect(mode).to_contain_text("or more players)")
    else:
        page.get_by_role("group", name="Player 1").get_by_label("Name").fill("Ada")
        page.locator("select[name=set-mode]").select_option("semi-co-operative")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.locator("input[value=the-dry-pump]")).to_be_checked()
    expect(page.locator("input[name=name-1]")).to_have_value("" if alone else "Ada")
    expect(page.locator("select[name=set-mode]")).to_have_value("recommended" if alone else "semi-co-operative")
    page.locator("select[name=set-mode]").select_option("semi-co-operative")
    return sit_down(page, service)


def sit_down(page: Page, service: Service) -> Seat:
    """Three names, and the table: the dice are agreed on, the word at its start is still there, and then read."""
    for n, name in enumerate(NAMES, start=1):
        page.locator(f"input[name=name-{n}]").fill(name)
    page.locator("#new button.primary").first.click()
    page.wait_for_selector(READY, state="attached")
    page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
    expect(curtain(page).or_(options(page)).first).to_be_visible()
    page.locator("#goal-close").click()
    return Seat(page, service.address)


def turns(seat: Seat, most: int, until: str) -> set[str]:
    """Whoever is asked takes the first option, until the log says something; who sat before the screen. Nobody, if the
    game was lost before."""
    page, came = seat.page, set[str]()
    for _ in range(most):
        if passed_on(page):
            lift(page)
            assert told(page) == []
        if over(page).count():
            return set()
        if page.locator("#log", has_text=until).count():
            return came
        came.add(page.locator("#you").inner_text())
        seat.choose(0)
    raise AssertionError(f"after {most} answers nothing says {until}")


def test_make_play_is_what_is_tested_here() -> None:
    """It starts the service by one word more than its name, as these tests do; they choose the port and no browser."""
    root = Path(__file__).parents[2]
    said = subprocess.run(
        ["make", "--no-print-directory", "-n", "play"], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    assert shlex.split(said.splitlines()[-1])[1:] == SERVE


@pytest.mark.parametrize("door", DOORS)
def test_the_first_turns_at_one_screen(own_service: Service, new_context: NewContext, door: str) -> None:
    """The short sibling: until everybody has a team card. It is there for its holder, folded up and covered."""
    seat = set_up(new_context().new_page(), own_service, door)
    came = turns(seat, 150, until=WORDS.say("phase-morning"))
    assert came == {f"· you are {name}" for name in NAMES}
    page = seat.page
    own = page.locator("#log details.own").first
    expect(own.locator("summary")).to_contain_text("Only for ")
    own.locator("summary").click()
    assert told(page)
    page.evaluate("document.querySelector('#log > li').classList.add('old')")
    page.route("**/update*", lambda route: route.continue_(url=route.request.url.replace("at=", "was=")), times=1)
    page.evaluate("dispatchEvent(new Event('online'))")  # a net that is there again: everything is written anew
    expect(page.locator("#log .old")).to_have_count(0)
    assert told(page), "it was unfolded, and nothing was done since"
    page.locator("#q").click()  # whatever is done next folds it up again
    expect(own).not_to_have_attribute("open", "")
    assert told(page) == []


def test_what_is_looked_up_at_one_screen_tells_nothing(own_service: Service, new_context: NewContext) -> None:
    """Whatever is unfolded beside the game, and the card itself, pointed at and asked what it is."""
    seat = set_up(new_context().new_page(), own_service)
    turns(seat, 150, until=WORDS.say("phase-morning"))
    page = seat.page
    assert told(page, "nothing"), "the person at the screen can look"
    page.evaluate("for (const each of document.querySelectorAll('#talk details:not(.own)')) each.open = true")
    expect(page.locator("#spoken details.own").first).to_be_visible()
    assert told(page) == []
    page.evaluate("for (const each of document.querySelectorAll('#talk details')) each.open = false")
    card = page.locator("[id^=team-]")
    card.hover()
    assert told(page) == []
    page.locator("#what-ask").click()
    card.click()
    expect(page.locator("#what")).to_contain_text("My team card")
    assert told(page) == []


@pytest.mark.parametrize("seats", [1, 3])
def test_setting_up_for_several_fits_a_phone(new_context: NewContext, service: Service, seats: int) -> None:
    """The longest words of a switch do not make the page wider than the screen; the start is at its foot; no word of a
    command is broken."""
    page = new_context(**PHONE, locale="fr").new_page()
    page.goto(f"{service.address}/new/{GAME}?seats={seats}")
    clean(page)
    rows = page.eval_on_selector_all(".typed span", "(all) => all.map((each) => each.getClientRects().length)")
    assert rows == [1] * (0 if seats == 1 else 5)
    expect(page.locator("#new button.primary").last).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_tabs_are_not_cut_on_a_phone_that_lies(new_context: NewContext, service: Service, language: str) -> None:
    page = new_context(**{**PHONE, "viewport": {"width": 844, "height": 390}}, locale=language).new_page()
    Seat(page, service.address).start("the-dry-pump", 1, GAME, language=language)
    expect(page.locator("#tabs button").first).to_be_visible()
    wide = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert page.eval_on_selector_all("#tabs button", wide) == []


@pytest.mark.slow
def test_a_whole_day_at_one_screen(own_service: Service, new_context: NewContext) -> None:
    came = set[str]()
    for _ in range(5):  # one in fifteen is lost on its first day
        seat = set_up(new_context().new_page(), own_service)
        came = turns(seat, MOST, until=WORDS.say("event-day-begins", {"n": 2}))
        if came:
            break
    assert len(came) == 3


def test_three_at_one_screen_in_this_war_of_mine(own_service: Service, new_context: NewContext) -> None:
    """By the same door. Nothing is secret there: the screen turns without a curtain, until each has led the others."""
    page = new_context().new_page()
    page.goto(f"{own_service.address}/")
    page.get_by_role("link", name="Play together: This War of Mine").click()
    page.get_by_role("button", name="3", exact=True).click()
    seat, came, told_on = sit_down(page, own_service), list[str](), 0
    for _ in range(120):
        expect(options(page).first).to_be_visible()
        expect(curtain(page)).to_have_count(0)
        came.append(page.locator("#you").inner_text())
        told_on += came[-2:-1] != came[-1:] and page.locator("#log .fresh").count() > 0
        if len(set(came)) == 3:
            break
        answer_quietly(seat)
    assert set(came) == {f"· you are {name}" for name in NAMES}
    assert told_on, "what led there is told, though another is asked"


def test_what_is_late_does_not_turn_the_page_back(own_service: Service, new_context: NewContext) -> None:
    """Lifting the curtain asks for the whole page. If that comes after the next answer was shown, it is dropped."""
    seat = set_up(new_context().new_page(), own_service)
    page = seat.page
    while not passed_on(page):
        seat.choose(0)
    held: list[Route] = []
    page.route("**/update*", lambda route: held.append(route))
    lift(page)
    while not held:
        page.wait_for_timeout(50)
    late, old = held[0].fetch(), seat.at
    seat.choose(0)
    new = seat.at
    with page.expect_event("requestfinished", lambda request: "/update" in request.url):
        held[0].fulfill(response=late)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert old != new
    assert seat.at == new

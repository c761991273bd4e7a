"""Nothing slips from under the hand: words keep their width, tools their place, a look its way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewContext
from tests.browser.games import decisions, journal, played
from tests.browser.seat import Seat, expect, script
from tests.browser.test_room import LETTERS, RESTED
from tools.pictures.browser import Service
from vigil.games import take_down
from vigil.kernel.play.session import Session

SQUEEZED = script("squeezed")
SCREENS = ((1440, 900), (820, 1180), (390, 844), (844, 390))
DIE = "() => document.querySelector('#telling-line .chip')"


def moment(service: Service, game: str, wanted: Callable[[Session], bool]) -> str:
    """The address of a game of luck that has come to a question as wanted."""
    scenario = take_down(game).identity.scenarios[0].slug
    for seed in range(40):
        session = played(scenario, seed, wanted, game)
        if session.options and wanted(session):
            return service.take_in(journal(session))
    raise AssertionError("no such question in forty games")


def priced(session: Session) -> bool:
    """Options with a number that can be explained."""
    return sum(option.number is not None for option in session.options) > 1


def gambled(session: Session) -> bool:
    known = session.definition.knowledge.gambles
    return sum(option.key in known for option in session.options) > 1


@pytest.mark.parametrize(("game", "wanted"), [("navajo-wars", priced), ("under-our-sun", gambled)])
def test_words_of_an_option_keep_their_width(
    new_context: NewContext, service: Service, game: str, wanted: Callable[[Session], bool]
) -> None:
    """In French, on every screen and with any letters: chips and rule numbers go to a line of their own."""
    page = new_context(locale="fr").new_page()
    Seat(page, service.address).open(moment(service, game, wanted))
    expect(page.locator("#question :is(.cost, .odds:enabled)").first).to_be_attached()
    for wide, high in SCREENS:
        page.set_viewport_size({"width": wide, "height": high})
        for letters in ("normal", "huge"):
            page.evaluate(LETTERS, letters)
            page.evaluate(RESTED)
            assert page.evaluate(SQUEEZED) == [], f"{wide}x{high}, {letters} letters"


def left(page: Page) -> float:
    box = page.locator("#q").bounding_box()
    assert box
    return box["x"]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_reason_that_is_opened_moves_nothing_sideways(
    new_context: NewContext, service: Service, screen: tuple[int, int]
) -> None:
    page = new_context(viewport={"width": screen[0], "height": screen[1]}).new_page()
    Seat(page, service.address).open(moment(service, "navajo-wars", priced))
    before = left(page)
    page.locator("#question .options .sum > summary").last.click()
    page.evaluate(RESTED)
    assert left(page) == before


def test_the_tools_of_a_phone_stay_where_they_are(new_context: NewContext, service: Service) -> None:
    """However much room the question takes, and in the past."""
    page = new_context(**PHONE).new_page()
    Seat(page, service.address).open(service.take_in(journal(played("rise-of-the-people", 3), 60)))
    places, sheets = set(), set()
    for _ in range(3):
        page.evaluate(RESTED)
        undo, sheet = (page.locator(each).bounding_box() for each in ("#undo", "#talk"))
        assert undo
        assert sheet
        places.add(undo["y"])
        sheets.add(sheet["y"])
        assert sheet["y"] + sheet["height"] <= undo["y"], "they cover nothing"
        page.locator("#grip").tap()
    assert (len(places), len(sheets)) == (1, 3)
    page.locator("#to-past").tap()
    expect(page.locator("#now")).to_be_in_viewport(ratio=1)
    talk, bar = page.locator("#talk").bounding_box(), page.locator(".replay").bounding_box()
    assert talk
    assert bar
    assert talk["y"] + talk["height"] <= bar["y"] + 1


def test_how_many_follow_leads_to_them(new_context: NewContext, service: Service) -> None:
    page = new_context(**PHONE).new_page()
    Seat(page, service.address).start("rise-of-the-people", 1)
    page.locator("#goal-close").tap()
    more = page.locator("#more")
    options = page.locator("#question button.option")
    hidden = options.nth(options.count() - int(more.inner_text().split()[0]))
    expect(more).to_contain_text("more below")
    more.tap()
    expect(hidden).to_be_in_viewport(ratio=1)
    expect(options.first).not_to_be_in_viewport()


def test_a_line_of_the_log_opens_before_it_leads_into_the_past(seat: Seat, service: Service) -> None:
    page = seat.open(service.take_in(journal(played("rise-of-the-people", 3), 60))).page
    jump, look = page.locator("#log .jump").first, page.locator("#log .look")
    jump.click()
    expect(look).to_be_focused()
    expect(page.locator("#past")).to_be_hidden()
    jump.click()
    expect(look).to_have_count(0)
    jump.click()
    look.click()
    expect(page.locator("#moment")).to_contain_text("of 60 answers")
    page.locator("#ask .to-now").click()
    expect(page.locator("#moment")).to_be_hidden()
    page.locator("#log .jump").last.click()
    expect(look).to_have_count(0)


def test_what_is_given_again_is_drawn_with_its_words(new_context: NewContext, service: Service) -> None:
    """Nothing is told a second time, and the board does not wait for it."""
    page = new_context(reduced_motion="no-preference").new_page()
    whole = played("rise-of-the-people", 3)
    asked = decisions(whole)
    burst = max(range(len(asked) - 1), key=lambda n: whole.told_at[asked[n + 1]] - whole.told_at[asked[n]])
    seat = Seat(page, service.address).open(service.take_in(journal(whole, asked[burst + 1])))
    board, question = seat.drawn(), seat.question()
    for each in ("#undo", "#redo"):
        at = seat.at
        page.locator(each).click()
        seat.settle(at)
    expect(page.locator("#telling")).to_be_hidden()
    page.wait_for_function("() => !document.getAnimations().some((each) => each instanceof CSSTransition)")
    assert (seat.drawn(), seat.question()) == (board, question)


def test_settings_stay_open_in_another_language(seat: Seat, service: Service) -> None:
    page = seat.start().page
    page.keyboard.press(",")
    page.locator("#settings select[name=lang]").select_option("fr")
    page.wait_for_selector("html[lang=fr][data-ready]", state="attached")
    expect(page.locator("#settings")).to_be_visible()
    expect(page.locator("#settings-title")).to_have_text("Réglages")
    expect(page.locator("#settings select[name=lang]")).to_be_focused()
    page.reload()
    expect(page.locator("#settings")).to_be_hidden()
    seat.open("/settings?back=/rules/navajo-wars")
    page.locator("select[name=lang]").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert "/settings" in page.url


def test_what_was_thrown_stays_until_it_can_be_read(new_context: NewContext, service: Service) -> None:
    """Longer than a line, and the longer the more there is to read; Skip goes on at once."""
    page = new_context(reduced_motion="no-preference").new_page()
    page.clock.install(time=0)
    seat = Seat(page, service.address).open(moment(service, "under-our-sun", gambled))
    page.clock.pause_at(3_600_000)
    at = seat.at
    page.locator("#question button.option[data-gamble]").first.click()
    seat.settle(at)
    for _ in range(100):
        if page.evaluate(DIE):
            break
        page.clock.run_for(100)
    words = len(page.locator("#telling-line").inner_text().split())
    page.clock.run_for(700 + 60 * words)
    expect(page.locator("#telling-line .chip").first).to_be_visible()
    page.locator("#skip").click()
    expect(page.locator("#telling")).to_be_hidden()


@pytest.mark.parametrize("screen", [(390, 844), (820, 1180)])
def test_the_page_of_help_is_reached_by_the_question_mark(
    new_context: NewContext, service: Service, screen: tuple[int, int]
) -> None:
    page = new_context(**PHONE | {"viewport": {"width": screen[0], "height": screen[1]}}).new_page()
    Seat(page, service.address).start()
    page.locator("#what-too").tap()
    help_ = page.locator("#what").get_by_role("link", name="Aid to print")
    expect(help_).to_be_in_viewport()
    assert page.request.get(service.address + (help_.get_attribute("href") or "")).ok


@pytest.mark.parametrize("part", [0, 5])
def test_how_it_would_end_is_said_whole(new_context: NewContext, service: Service, part: int) -> None:
    """In the set-up that nothing counts yet; later all of it, however long the sentence is."""
    page = new_context(locale="fr", viewport={"width": 1440, "height": 900}).new_page()
    whole = played("search-and-rescue", 3, game="under-our-sun")
    asked = decisions(whole)
    Seat(page, service.address).open(service.take_in(journal(whole, asked[len(asked) * part // 10])))
    goal, box = page.locator("#goal"), page.locator(".totals")
    expect(goal).to_contain_text("Si la partie finissait maintenant")
    if part == 0:
        expect(goal).to_contain_text("rien ne compte encore")
    inner, outer = goal.bounding_box(), box.bounding_box()
    assert inner
    assert outer
    assert inner["y"] >= outer["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


STRAY = """() => {
  const { x, y, width, height } = document.querySelector("#sheet svg").viewBox.baseVal;
  const middles = [...document.querySelectorAll("#sheet .ahead > :is(.touched, .going, .way)")].map((each) => {
    const box = each.getBBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  return [middles.length, middles.filter(([mx, my]) => mx < x || my < y || mx > x + width || my > y + height).length];
}"""


def test_what_lies_out_of_view_is_not_framed(new_context: NewContext, service: Service) -> None:
    """On a wide screen all that an option would change is marked, on a narrow one what can be seen of it."""
    page = new_context().new_page()
    page.add_init_script("localStorage.setItem('vigil-confirm', 'on')")
    Seat(page, service.address).open(moment(service, "under-our-sun", gambled))
    marked = []
    for wide, high in ((1600, 1000), (820, 1180)):
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate(RESTED)
        page.locator("#question button.option").first.click()
        page.wait_for_selector("#sheet .ahead", state="attached")
        marked.append(page.evaluate(STRAY))
        page.locator("#not-yet").click()
    assert marked[0][0] > marked[1][0]
    assert [stray for _, stray in marked] == [0, 0]

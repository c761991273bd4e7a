"""The question: one sentence, options in groups, the board that glows, keys and names, and the enemy's steps."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from random import Random

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import NewContext, Trouble, short
from tests.browser.games import journal, played
from tests.browser.seat import OPTIONS, SETTLED, Seat, expect
from tests.browser.test_tabs import answer
from tools.pictures.browser import Service
from vigil.games.navajo_wars.observe.gambles import GAMBLES
from vigil.kernel.play.session import Session

LAND = {"territory", "family", "card", "box", "order", "row"}
GLOWING = """() => [...document.querySelectorAll('#sheet .glow')].map((each) => each.getBoundingClientRect())
  .filter((box) => box.width).map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""


def moment(service: Service, scenario: str, until: Callable[[Session], bool]) -> str:
    """The address of a game that has come to a question as wanted."""
    for seed in range(60):
        game = played(scenario, seed, until)
        if game.options and until(game):
            return service.take_in(journal(game))
    raise AssertionError("no such question in sixty games")


def spread(session: Session) -> bool:
    """Every option speaks of something on the board, and there are many, of several sections."""
    options = session.options
    return len(options) > 4 and all(LAND & set(each.facts or {}) for each in options)


def shared(session: Session) -> bool:
    """Every option speaks of the same family, and there are several."""
    families = [(each.facts or {}).get("family") for each in session.options]
    return len(families) > 1 and len(set(families)) == 1 and families[0] is not None


def grouped(session: Session) -> bool:
    rules = [option.rule for option in session.options]
    return len(rules) > 5 and 2 <= len(list(groupby(rules))) <= len(rules) / 2


def test_the_question_is_one_clear_sentence_with_grouped_options(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", grouped)).page
    assert page.locator("#q").count() == 1
    assert seat.question().strip()
    groups = page.locator("#question [role=group]:not(.on)")
    assert groups.count() > 1
    assert groups.locator("h3").count() == groups.count()
    numbers = [int(each) for each in page.locator("#question .option .n").all_inner_texts()]
    last = 0 if page.locator("#question .group.on").count() else len(numbers)
    assert numbers == [*range(1, len(numbers)), last]


def test_the_question_glows_on_the_board_and_is_answered_there(seat: Seat, service: Service) -> None:
    """A click on what glows answers, or shows the few options that lie there."""
    page = seat.open(moment(service, "a-broken-country", spread)).page
    assert page.locator("#sheet .glow").count() > 0
    at, menu = seat.at, page.locator("#menu")
    page.mouse.click(*page.evaluate(GLOWING)[0])
    page.wait_for_function(f"(at) => !document.querySelector('#menu').hidden || ({SETTLED})(at)", arg=at)
    if seat.at == at:  # then nothing happens before something is chosen there
        assert menu.locator("[role=menuitem]").count() > 1
        menu.locator("[role=menuitem]").last.click()
    seat.settle(at)


def mounted(session: Session) -> bool:
    """The acting Family could be given a horse."""
    return session.request is not None and session.request.key == "action" and "give-horse" in names(session)


def names(session: Session) -> set[str]:
    return {option.key for option in session.options}


def test_a_click_on_the_acting_family_gives_it_no_horse(seat: Seat, service: Service) -> None:
    """Free actions are offered there, beside what else the Family may do, and not done."""
    page = seat.open(moment(service, "a-broken-country", mounted)).page
    option = page.locator("#question .tray button[value^=give-horse]")
    family, at = (option.get_attribute("value") or "").split()[1], seat.at
    box = page.locator(f"#family-{family}").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#menu")).to_be_visible()
    assert seat.at == at


def test_the_question_of_before_leaves_no_menu(seat: Seat, service: Service) -> None:
    """Another page answers while the choices of a place are shown: they were those of the old question."""
    page = seat.open(moment(service, "a-broken-country", shared)).page
    at, menu = seat.at, page.locator("#menu")
    page.mouse.click(*page.evaluate(GLOWING)[0])
    expect(menu).to_be_visible()
    answer(page.url, int(at), page.locator(OPTIONS).first.get_attribute("value") or "")
    seat.settle(at)
    expect(menu).to_be_hidden()
    expect(page.locator("#q")).to_be_focused()


def test_the_question_shows_where_an_option_lies(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", spread)).page
    page.locator("#question button[data-at]").first.hover()
    expect(page.locator("#sheet .aim").first).to_be_attached()


def test_the_question_takes_number_keys_and_names(seat: Seat) -> None:
    page = seat.start(seed=6).page
    at = seat.at
    page.keyboard.press("2")
    seat.settle(at)
    at, label = seat.at, page.locator("#question .option .label").last.inner_text()
    page.locator("#typed").fill(label)
    page.keyboard.press("Enter")
    seat.settle(at)
    at, name = seat.at, page.locator(OPTIONS).last.get_attribute("value") or ""
    page.locator("#typed").fill(name)
    page.keyboard.press("Enter")
    seat.settle(at)
    page.locator("#typed").fill("no such thing at all")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("no such thing at all")


def test_the_question_takes_a_held_number_key_once(seat: Seat) -> None:
    page = seat.start(seed=6).page
    at = seat.at
    page.keyboard.down("1")
    seat.settle(at)
    at = seat.at
    assert seat.count() > 1
    for _ in range(5):
        page.keyboard.down("1")  # down again without up: the key is held
    page.wait_for_timeout(900)  # a first digit waits for a second one
    assert seat.at == at
    page.keyboard.up("1")
    page.keyboard.press("1")
    seat.settle(at)


def test_the_question_takes_a_double_click_once(seat: Seat, service: Service) -> None:
    """The second click falls on an option of the next question, and is not meant for it."""
    page, luck = seat.start(seed=6).page, Random(6)

    def click(count: int) -> None:
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)

    def decided() -> int:
        return service.get(page.url.removeprefix(service.address) + "/journal").count(" > ")

    for _ in range(30):
        option = page.locator(OPTIONS).nth(luck.randrange(min(2, seat.count())))
        option.scroll_into_view_if_needed()
        box = option.bounding_box()
        assert box
        spot = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        page.mouse.move(*spot)
        before, at = decided(), seat.at
        click(1)
        seat.settle(at)
        if page.evaluate("(spot) => Boolean(document.elementFromPoint(...spot).closest('button.option'))", spot):
            break
    else:
        raise AssertionError("no question follows with an option at the same place")
    at = seat.at
    click(2)
    page.wait_for_timeout(400)
    assert seat.at == at
    assert decided() == before + 1
    page.locator(OPTIONS).first.focus()
    page.keyboard.press("Enter")
    seat.settle(at)
    at = seat.at
    page.locator(OPTIONS).first.click()
    seat.settle(at)


def test_the_question_is_never_a_single_forced_step(seat: Seat) -> None:
    """Unless it ends the turn or throws a die: neither happens without a click."""
    seat.start(seed=9)
    luck = Random(9)
    for _ in range(25):
        if not seat.count():
            break
        only = seat.page.locator(OPTIONS).first.get_attribute("value") or ""
        assert seat.count() > 1 or only == "end-turn" or only.split()[0] in GAMBLES, only
        seat.choose(luck.randrange(seat.count()))


def test_the_question_comes_after_a_skippable_sequence_of_enemy_steps(
    new_context: NewContext, service: Service
) -> None:
    """Each step of the enemy is shown with its section, one after the other; a click shows them all."""
    page, luck = new_context(reduced_motion="no-preference").new_page(), Random(2)
    page.clock.install(time=0)
    seat = Seat(page, service.address).start(seed=2)
    page.clock.pause_at(3_600_000)
    for _ in range(60):
        assert seat.count(), "the game ended without a sequence of enemy steps"
        seat.choose(luck.randrange(seat.count()))
        steps = page.locator("#log .fresh")
        if steps.count() >= 8:
            break
        seat.skip()
    assert page.locator("#log .yet").count() > 0, "they come one after the other"
    page.locator("#skip").click()
    expect(page.locator("#log .yet")).to_have_count(0)
    expect(page.locator("#skip")).to_be_hidden()
    for n in range(steps.count()):
        assert steps.nth(n).locator(".cite").count() == 1
        assert steps.nth(n).locator(".jump").inner_text().strip()


@pytest.mark.parametrize(
    ("language", "said"), short(("it", "andato avanti"), more=[("en", "moved on"), ("fr", "déjà avancé")])
)
def test_the_question_refuses_a_late_answer_and_the_page_refreshes_itself(
    seat: Seat, service: Service, trouble: Trouble, language: str, said: str
) -> None:
    """Another page answers while this one's click is under way. The page's language is not the browser's."""
    page = seat.start(seed=11).page
    table = page.url
    seat.open(f"{table}?lang={language}")
    trouble.expect("409")

    def overtaken(route: Route) -> None:
        sent = json.loads(route.request.post_data or "")
        answer(table, sent["at"], sent["name"])
        route.continue_()

    page.route("**/answer*", overtaken)
    seat.choose(0)
    expect(page.locator("#notice")).to_contain_text(said)
    page.unroute("**/answer*")
    seat.choose(1)
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#skip")).to_be_hidden()
    board = seat.drawn()
    page.reload()
    assert seat.drawn() == board


@pytest.mark.parametrize(
    ("language", "again", "new"),
    short(
        ("fr", "La revoir depuis le début", "Nouvelle partie"),
        more=[("en", "Watch it again", "New game"), ("it", "Rivedila dall'inizio", "Nuova partita")],
    ),
)
def test_the_question_at_the_end_is_what_to_do_next(
    new_context: NewContext, service: Service, language: str, again: str, new: str
) -> None:
    """The ending, a new game, the whole once more, the file; nothing to type any more."""
    page = new_context(locale=language).new_page()
    seat = Seat(page, service.address).open(service.take_in(journal(played("a-broken-country", 1))))
    assert len(seat.question()) > 10
    expect(page.locator("#typed")).to_be_hidden()
    expect(page.locator("#undo")).to_be_enabled()
    expect(page.locator("#ask").get_by_role("link", name=new)).to_be_visible()
    expect(page.locator("#ask a[download]")).to_be_visible()
    expect(page.locator("#again")).to_have_text(again)


def test_a_game_that_is_over_is_watched_again_by_keys(page: Page, seat: Seat, service: Service) -> None:
    page.clock.install(time=0)
    seat.open(service.take_in(journal(played("a-broken-country", 1))))
    page.clock.pause_at(3600)
    seat.tab_to("#again")
    page.keyboard.press("Enter")
    expect(page.locator("#where")).to_have_text(f"0 / {seat.answers()}")
    expect(page.locator("#again")).to_be_hidden()
    expect(page.locator("#play")).to_be_focused()
    for n in (1, 2):
        page.clock.run_for(950)
        expect(page.locator("#where")).to_have_text(f"{n} / {seat.answers()}")
    page.keyboard.press("Enter")  # the button that stops it has the focus
    page.clock.run_for(5000)
    expect(page.locator("#where")).to_have_text(f"2 / {seat.answers()}")
    page.locator("#now").click()
    expect(page.locator("#again")).to_be_visible()


HINT = """(each) => { const pen = document.createElement('canvas').getContext('2d'), style = getComputedStyle(each);
  const { fontSize, fontFamily } = getComputedStyle(each, '::placeholder');
  pen.font = `${fontSize} ${fontFamily}`;
  return each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    - pen.measureText(each.placeholder).width; }"""


@pytest.mark.parametrize("language", short("fr", more=["en", "it"]))
def test_the_question_has_room_for_its_options(new_context: NewContext, service: Service, language: str) -> None:
    """On a desktop no scrolling is needed to see up to six options, and the log keeps its place."""

    def ordinary(session: Session) -> bool:
        return 4 <= len(session.options) <= 6 and len(session.log) > 60

    address = moment(service, "a-broken-country", ordinary)
    page = Seat(new_context(locale=language).new_page(), service.address).open(address).page
    for button in page.locator("#question button.option").all():
        expect(button).to_be_in_viewport(ratio=1)
    room = page.locator("#scroll").bounding_box()
    assert room
    assert room["height"] >= 150
    assert page.locator("#typed").evaluate(HINT) >= 0, "what can be typed is told whole"


def buying(session: Session) -> bool:
    return any("development" in (option.facts or {}) for option in session.options)


def test_the_question_lets_a_card_be_read_before_it_is_chosen(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", buying)).page
    at = seat.at
    page.locator("#question button.about").first.click()
    expect(page.locator("#panel .card-text")).to_be_visible()
    page.locator("#panel-close").click()
    glowing = page.locator("#sheet [data-development].glow, #sheet [data-card].glow")
    if glowing.count():
        glowing.first.click()
        page.locator("#menu").get_by_text("Read the card").click()
        expect(page.locator("#panel .card-text")).to_be_visible()
    assert seat.at == at, "reading is no answer"


def test_the_question_says_when_a_typed_name_fits_several_options(seat: Seat, service: Service) -> None:
    page = seat.open(moment(service, "a-broken-country", spread)).page
    labels = page.locator("#question .option .label").all_inner_texts()
    start = next(each[:4] for each in labels if sum(other.startswith(each[:4]) for other in labels) > 1)
    page.locator("#typed").fill(start)
    page.locator("#typed").press("Enter")
    expect(page.locator("#notice")).to_contain_text("several options")

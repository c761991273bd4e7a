"""Under our Sun in the browser: missions by clicking, a traitor among three, one screen passed around, phones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewContext, short
from tests.browser.games import journal, played
from tests.browser.seat import READY, Seat, expect, fits
from tests.browser.test_seats import clean
from tests.browser.test_sizes import SMALL
from tests.browser.whole import NAMES, Place, begun, endings, lasts, seated
from tests.known import known
from tools.pictures.browser import Service
from vigil.games import GAMES, take_down
from vigil.games.under_our_sun.observe.view import View
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import book

GAME, SCENARIO = "under-our-sun", "search-and-rescue"
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "color_scheme": "dark"}
SEMI = {"mode": "semi-co-operative"}
TRAITOR_DEALT = 7  # a seed
WORDS = book("en", take_down(GAME).identity.text)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "seed"), [("en", 1), ("it", 2), ("fr", 3)])
def test_a_whole_mission_by_clicking(new_context: NewContext, service: Service, language: str, seed: int) -> None:
    seat = begun(new_context(locale=language).new_page(), service.address, GAME, SCENARIO, seed, language=language)
    assert seat.play(Random(seed), 700) > 30
    assert seat.question() in endings(GAME, language, "survivors", "defeat")
    lasts(seat)
    clean(seat.page)


@pytest.mark.parametrize("language", short("it", more=["en", "fr"]))
def test_the_start_of_a_mission_by_clicking(new_context: NewContext, service: Service, language: str) -> None:
    """The short sibling: characters, starting items, the first actions."""
    seat = begun(new_context(locale=language).new_page(), service.address, GAME, SCENARIO, 4, language=language)
    assert seat.page.locator("html").get_attribute("lang") == language
    assert seat.play(Random(4), 10) == 10
    lasts(seat)


def test_what_is_offered_is_chosen_on_the_map(seat: Seat) -> None:
    """A character by its picture, a place by its hexagon; the figure stands there, and the log says so."""
    begun(seat.page, seat.address, GAME, SCENARIO, 4)
    page = seat.page
    page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
    page.reload()
    for who in ("scout", "thickskin"):
        at = seat.at
        page.locator(f"#cast-{who}").click()
        page.get_by_role("menuitem", name=WORDS.name(who)).click()
        seat.settle(at)
    while not page.locator("#question button[value^='explore']").count():
        seat.choose(seat.count() - 1)
    before = page.locator("#tiles > g[data-card]").count()
    at = seat.at
    page.locator("#tile-1-0").click()
    page.get_by_role("menuitem", name="Explore east").click()
    seat.settle(at)
    expect(page.locator("#tile-1-0")).to_have_attribute("data-card", re.compile(r"[a-z]+"))
    assert page.locator("#tiles > g[data-card]").count() == before + 1


# moments


def fight(session: Session) -> bool:
    return asked(session) == "first-round"


def counter(session: Session) -> bool:
    return any(option.key == "deal" for option in session.options)


def night(session: Session) -> bool:
    return asked(session) == "act" and known(View, session.view(0)).phase == "night"


def over(session: Session) -> bool:
    return session.over


def asked(session: Session) -> str:
    return next((waiting.decision.key for waiting in session.pending.values()), "")


def moment(service: Service, wanted: Callable[[Session], bool]) -> str:
    """A table in the middle of a game, at such a moment."""
    games = (played(SCENARIO, seed, wanted, GAME) for seed in range(60))
    return service.take_in(journal(next(game for game in games if wanted(game))))


@pytest.mark.parametrize("scheme", short("light", more=["dark"]))
@pytest.mark.parametrize("wanted", short(fight, counter, more=[night, over]))
def test_everybody_can_use_the_table(
    new_context: NewContext, service: Service, scheme: str, wanted: Callable[[Session], bool]
) -> None:
    """Axe complains of nothing, everything has a name, and no letter is below eleven pixels."""
    wishes: dict[str, Any] = {"color_scheme": scheme, "viewport": {"width": 1280, "height": 800}}
    page = new_context(**wishes).new_page()
    Seat(page, service.address).open(moment(service, wanted))
    clean(page)
    assert page.evaluate(SMALL) == []
    nameless = page.evaluate(
        "() => [...document.querySelectorAll('#sheet [role]')].filter((each) => !each.querySelector('title')).length"
    )
    assert nameless == 0


@pytest.mark.parametrize("look", [PHONE, LYING], ids=["upright", "lying"])
def test_a_morning_on_a_phone(new_context: NewContext, service: Service, look: dict[str, Any]) -> None:
    """By taps: the map first, my board behind its tab; the question is in sight, and nothing is too wide."""
    page = new_context(**look, color_scheme="dark").new_page()
    seat = Seat(page, service.address).open(moment(service, counter))
    page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
    page.reload()
    page.wait_for_selector(READY, state="attached")
    clean(page)
    tabs = page.locator("#tabs button")
    assert tabs.all_inner_texts()[:3] == ["Map", "Board", "Here"]
    for name, element in (("Map", "#land"), ("Board", "#mine"), ("Here", "#stage")):
        tabs.filter(has_text=name).first.tap()
        expect(page.locator(element)).to_be_in_viewport()
        assert page.evaluate(SMALL) == []
    at = seat.at
    page.locator("#question button.option").first.tap(position={"x": 40, "y": 20})
    seat.settle(at)
    expect(page.locator("#q")).to_be_in_viewport()
    fits(page)


BEFORE_LOADED = """performance.getEntriesByType("resource").filter((each) => each.name.includes("/later.svg")
  && each.startTime < performance.getEntriesByType("navigation")[0].loadEventStart).map((each) => each.name)"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_is_small(page: Page, service: Service, game: str) -> None:
    """Everything that comes before the first question, as it is sent, below 80 KB; what is drawn later is asked for
    when all that is there, and is small too."""
    sent: dict[str, int] = {}
    page.on("requestfinished", lambda request: sent.update({request.url: request.sizes()["responseBodySize"]}))
    Seat(page, service.address).start(take_down(game).identity.scenarios[0].slug, 1, game)
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready.then(() => true)")
    late = [sent.pop(url) for url in list(sent) if "/later.svg" in url]
    assert len(sent) > 6
    assert 40_000 < sum(sent.values()) < 80 * 1024
    assert sum(late) < 6 * 1024
    assert page.evaluate(BEFORE_LOADED) == []


# several people


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Place]:
    with seated(tmp_path, GAME, "the-dry-pump", TRAITOR_DEALT, SEMI) as place:
        yield place


def secrets(place: Place) -> dict[int, str]:
    """What the card of each seat is called, as long as nobody may know."""
    people = place.session.run.game.state.people
    return {each.seat: WORDS.name(each.team) for each in people if each.team and not each.revealed}


def others_know_nothing(place: Place, pages: list[Page]) -> None:
    """A card that is not turned up lies on its holder's board and in nobody else's page."""
    people = place.session.run.game.state.people
    for holder, name in secrets(place).items():
        key = next(each.key for each in people if each.seat == holder)
        for seat, page in enumerate(pages):
            card = page.locator(f"#team-{key}")
            expect(card).to_have_count(int(seat == holder))
            if seat == holder:
                assert name.replace(" ", "") in (card.text_content() or "").replace(" ", "")
            elif "Son of Liberty" in name:
                assert name not in page.content()


def step(place: Place, pages: list[Page], luck: Random, wish: tuple[str, ...] = ()) -> int:
    """Whoever is asked answers: what is wished for if it is there, else anything."""
    who: int = sorted(place.session.pending)[0]
    seat = Seat(pages[who], "")
    seat.page.wait_for_function("(at) => document.querySelector('#answer input[name=at]').value === at", arg=place.at)
    expect(seat.page.locator("#question button.option:not([disabled])").first).to_be_visible()
    names = seat.page.eval_on_selector_all("#question button.option", "(all) => all.map((each) => each.value)")
    wished = [n for n, name in enumerate(names) if name.startswith(wish)] if wish else []
    seat.choose(wished[0] if wished else luck.randrange(len(names)))
    return who


def at_their_links(place: Place, new_context: NewContext) -> list[Page]:
    looks: tuple[dict[str, Any], ...] = ({}, TABLET, {**PHONE, "color_scheme": "dark"})
    pages = place.pages = [new_context(**look).new_page() for look in looks]
    for page, link in zip(pages, place.links, strict=True):
        page.goto(link)
        page.wait_for_selector(READY, state="attached")
        page.evaluate("localStorage.setItem('vigil-confirm', 'off')")
        page.reload()
        page.wait_for_selector(READY, state="attached")
        page.locator("#goal-close").click()
    return pages


@pytest.mark.slow
def test_three_browsers_play_to_the_reveal(new_context: NewContext, three: Place) -> None:
    """Nobody learns of the traitor before he shows himself; then everybody does, on every screen."""
    pages, luck = at_their_links(three, new_context), Random(2)
    for n in range(260):
        if three.session.over or any(each.revealed for each in three.session.run.game.state.people):
            break
        step(three, pages, luck, ("call", "show-card", "command") if n > 20 else ())
        if n % 12 == 0:
            others_know_nothing(three, pages)
    son = next(each for each in three.session.run.game.state.people if each.revealed)
    for page in pages:
        expect(page.locator("#log")).to_contain_text(WORDS.name(son.team))
        fits(page)


def test_three_browsers_begin_with_secret_cards(new_context: NewContext, three: Place) -> None:
    """The short sibling: characters are chosen and team cards dealt; each opens under its cover for its holder."""
    pages, luck = at_their_links(three, new_context), Random(2)
    for _ in range(5):
        step(three, pages, luck)
    assert any("Son of Liberty" in name for name in secrets(three).values())
    others_know_nothing(three, pages)
    for page in pages:
        expect(page.locator("[id^=team-]")).to_have_count(1)
        fits(page)
    held_open(pages[0])


def held_open(page: Page) -> None:
    """The cover of a team card opens while it is held."""
    lid = page.locator("[id^=team-] .lid")
    box = lid.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(lid).to_have_css("opacity", "1")
    page.mouse.down()
    expect(lid).to_have_css("opacity", "0")
    page.mouse.up()
    expect(lid).to_have_css("opacity", "1")


def test_one_screen_passed_around_tells_nothing(new_context: NewContext, three: Place) -> None:
    """Behind the curtain nothing of the next seat is on the page; it is lifted, and there it is."""
    page = new_context(**TABLET).new_page()
    three.pages.append(page)
    page.goto(three.screen)
    page.wait_for_selector(READY, state="attached")
    page.locator("#goal-close").click()
    luck, curtains, seat = Random(3), 0, Seat(page, "")
    for _ in range(14):
        who = sorted(three.session.pending)[0]
        page.wait_for_function("(at) => document.querySelector('#answer input[name=at]').value === at", arg=three.at)
        curtain, options = page.locator(".curtain button"), page.locator("#question button.option:visible")
        expect(curtain.or_(options).first).to_be_visible()
        if curtain.count():
            expect(page.locator("#q")).to_have_text(f"Pass the screen to {NAMES[who]}.")
            for name in secrets(three).values():
                assert name not in page.content()
            expect(page.locator("[id^=team-]")).to_have_count(0)
            curtains += 1
            curtain.click()
        expect(page.locator("#you")).to_contain_text(NAMES[who])
        expect(options.first).to_be_visible()
        seat.choose(luck.randrange(seat.count()))
    assert curtains > 2

"""Accessibility: axe on every page in light and dark, landmarks, keyboard order, focus, live region, reduced motion.

What axe cannot decide ("incomplete") is checked by hand and listed in axe_incomplete.txt; anything new fails the test
and is written, with all its elements, to axe_incomplete.json in the folder of the test. Contrast that axe cannot see
(letters half scrolled out, single letters, letters of the drawing) is measured here as well.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.conftest import NewContext, Trouble, short
from tests.browser.games import decisions, journal, played
from tests.browser.seat import Seat, expect, script
from tests.browser.test_board import middle
from tests.browser.test_question import moment
from tests.browser.test_why_not import refusing
from tools.pictures.browser import Service

LISTED = Path(__file__).with_name("axe_incomplete.txt")


def lobby(page: Page, service: Service) -> None:
    service.take_in(journal(played("a-broken-country", 2), title="Ended"))
    Seat(page, service.address).open("/")


def copies(page: Page, service: Service) -> None:
    """Of a save that broke off, and was kept as it was."""
    service.take_in(journal(played("a-broken-country", 2), title="Torn")[:-20])
    Seat(page, service.address).open("/")
    page.locator("article", has_text="Torn").locator("a[href$='/copies']").first.evaluate("link => link.click()")
    page.wait_for_selector("main article form")


def new(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/new/navajo-wars")
    page.evaluate("for (const each of document.querySelectorAll('details.more')) each.open = true")


def new_refused(page: Page, service: Service) -> None:
    new(page, service)
    page.locator("input[name=seed]").fill("9999999999")
    page.locator("#new button[type=submit]").last.click()
    page.wait_for_selector(".wrong-field")


def join(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/join")
    page.locator("input[name=code]").fill("abcdef")
    page.locator("main button").click()
    page.wait_for_selector("#why")


def first_question(page: Page, service: Service) -> None:
    Seat(page, service.address).start(seed=1)


def table(page: Page, service: Service) -> None:
    """In the middle of a game, after a step, with everything unfolded."""
    seat = Seat(page, service.address).open(moment(service, "a-broken-country", refusing))
    seat.choose(0)
    page.evaluate("for (const each of document.querySelectorAll('.talk details')) each.open = true")
    page.wait_for_selector("#totals details.sum")
    page.wait_for_selector("#spoken-text li")


def rule_panel(page: Page, service: Service) -> None:
    Seat(page, service.address).open(middle(service))
    page.locator("#q .cite").click()
    page.wait_for_selector("#panel[open] h2")


def replay(page: Page, service: Service) -> None:
    game = played("a-broken-country", 1)
    Seat(page, service.address).open(service.take_in(journal(game))).slide(decisions(game)[20])


def ending(page: Page, service: Service) -> None:
    Seat(page, service.address).open(service.take_in(journal(played("a-broken-country", 1))))


def chronicle(page: Page, service: Service) -> None:
    page.goto(service.take_in(journal(played("a-broken-country", 1))) + "/chronicle")
    page.locator(".chronicle details").first.evaluate("(each) => { each.open = true; }")


def honest(page: Page, service: Service) -> None:
    page.goto(service.take_in(journal(played("a-broken-country", 1))) + "/dice")


def companion(page: Page, service: Service) -> None:
    seat = Seat(page, service.address).start(seed=4, companion=("die", "cube", "card", "counter"))
    for _ in range(12):
        if page.locator("#question button.outcome").count():
            return
        seat.choose(0)


def card_panel(page: Page, service: Service) -> None:
    Seat(page, service.address).open(middle(service))
    page.locator("#log button.about").last.click()
    page.wait_for_selector("#panel[open] .card-text")


def phone(page: Page, service: Service) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table(page, service)


def lost(page: Page, service: Service) -> None:
    """The connection is gone, and an answer could not be given."""
    Seat(page, service.address).open(middle(service))
    page.route("**/answer*", lambda route: route.abort())
    page.locator("#question button.option").first.click()
    page.wait_for_selector("#notice:not([hidden])")


def rules(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/rules/navajo-wars")


def rule(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/rules/navajo-wars/4-2-8")


def card(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/cards/navajo-wars/slave-raiders")


def guided(page: Page, service: Service) -> None:
    """The first question of a guided game, with the goal on its card."""
    Seat(page, service.address).open("/new/navajo-wars")
    page.locator("button[name=guided]").click()
    page.wait_for_selector("html[data-ready]", state="attached")


def asked(page: Page, service: Service) -> None:
    Seat(page, service.address).open(middle(service))
    page.locator("#what-ask").click()
    page.locator("#what-text").fill("santa fé")
    page.keyboard.press("Enter")
    page.wait_for_selector("#what .see")


def aid(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/aid/navajo-wars")


def goal(page: Page, service: Service) -> None:
    Seat(page, service.address).open("/goal/navajo-wars/the-rope-thrower")


def missing(page: Page, service: Service) -> None:
    page.goto(f"{service.address}/nothing-here")


PAGES: list[Callable[[Page, Service], None]] = [
    lobby,
    copies,
    new,
    new_refused,
    join,
    first_question,
    table,
    rule_panel,
    replay,
    ending,
    chronicle,
    honest,
    companion,
    card_panel,
    phone,
    lost,
    rules,
    rule,
    card,
    guided,
    asked,
    aid,
    goal,
    missing,
]


SAME_BOARD = (first_question, rule_panel, ending, companion, card_panel, phone, lost, guided, asked)


def axe(page: Page, only: str = "", board: bool = True) -> dict[str, Any]:
    """Everything, or one rule only; with or without what is drawn on the board."""
    page.evaluate(AXE_SCRIPT)
    wanted: dict[str, Any] = {"resultTypes": ["violations", "incomplete"]}
    if only:
        wanted["runOnly"] = {"type": "rule", "values": [only]}
    where: dict[str, Any] = {} if board else {"exclude": [["#sheet svg"]]}
    found: dict[str, Any] = page.evaluate(
        "([where, wanted]) => axe.run({ include: [['html']], ...where }, wanted)", [where, wanted]
    )
    return found


PLACE, SOLID = script("place"), script("solid")
DRAWING = "(target) => Boolean(document.querySelector(target).closest('#sheet svg'))"


@pytest.mark.parametrize(
    ("show", "board"),
    short(*((show, show not in SAME_BOARD) for show in PAGES), more=[(show, True) for show in SAME_BOARD]),
    ids=lambda each: "whole" if each is True else "around" if each is False else each.__name__,
)
def test_accessibility_axe_finds_nothing(
    new_context: NewContext,
    service: Service,
    trouble: Trouble,
    tmp_path: Path,
    show: Callable[[Page, Service], None],
    board: bool,
) -> None:
    """Everything in the light; in the dark what depends on colours. The board is the same on many pages: here it is
    looked at on some of them."""
    trouble.expect("/nothing-here", "404", "/answer", "ERR_FAILED", "400")
    page = new_context(color_scheme="light").new_page()
    show(page, service)
    page.wait_for_timeout(350)  # colours fade in
    judge(page, axe(page, board=board), tmp_path)
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(350)
    judge(page, axe(page, "color-contrast", board), tmp_path)


def judge(page: Page, found: dict[str, Any], folder: Path) -> None:
    wrong = [
        (each["id"], node["target"], node["failureSummary"]) for each in found["violations"] for node in each["nodes"]
    ]
    assert not wrong, wrong
    open_points = {
        f"{each['id']} {page.evaluate(PLACE, node['target'][-1])}": node["html"]
        for each in found["incomplete"]
        for node in each["nodes"]
    }
    weak = {
        node["html"]: ratio
        for each in found["incomplete"]
        for node in each["nodes"]
        if each["id"] == "color-contrast" and not page.evaluate(DRAWING, node["target"][-1])
        if (ratio := page.evaluate(SOLID, node["target"][-1])) < 4.5
    }
    assert not weak, weak
    (folder / "axe_incomplete.json").write_text(json.dumps(open_points, indent=1), encoding="utf-8")
    listed = {line.split("  ")[0] for line in LISTED.read_text(encoding="utf-8").split("\n")}
    new = sorted(set(open_points) - listed)
    assert not new, f"check these by hand and list them: {new}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessibility_axe_finds_nothing_in_an_empty_lobby(
    new_context: NewContext, own_service: Service, scheme: str
) -> None:
    page = new_context(color_scheme=scheme).new_page()
    Seat(page, own_service.address).open("/")
    page.wait_for_timeout(350)
    found = axe(page)
    assert [each["id"] for each in found["violations"] + found["incomplete"]] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessibility_contrast_of_the_board(new_context: NewContext, service: Service, scheme: str) -> None:
    """axe cannot tell what lies under letters of a drawing: this can."""
    page = new_context(color_scheme=scheme).new_page()
    Seat(page, service.address).open(middle(service))
    found: list[tuple[float, str]] = page.evaluate(script("contrast"))
    assert len(found) > 100
    weak = sorted((round(ratio, 2), where) for ratio, where in found if ratio < 4.5)
    print(f"{scheme}: {len(found)} texts, the weakest {min(found)[0]:.2f}")
    assert not weak, weak


def test_accessibility_landmarks_and_headings(seat: Seat, service: Service) -> None:
    for path in ("/", "/new/navajo-wars", "/join", middle(service), "/rules/navajo-wars"):
        page = seat.open(path).page
        assert page.locator("header").count() == 1
        assert page.locator("main").count() == 1
        assert page.locator("nav[aria-label]").count() == 1
        assert page.locator("h1").count() == 1
        levels = [
            int(each[1]) for each in page.eval_on_selector_all("h1,h2,h3,h4", "(all) => all.map((h) => h.tagName)")
        ]
        assert all(after <= before + 1 for before, after in pairwise(levels) if before), levels
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        page.keyboard.press("Enter")
        assert page.evaluate("location.hash") == "#main"


def test_accessibility_keyboard_order_and_visible_focus(seat: Seat, service: Service) -> None:
    """By Tab through the whole page: the question comes before the log, and every stop is seen."""
    for path in ("/", middle(service)):
        page = seat.open(path).page
        stops: list[str] = []
        for _ in range(400):
            page.keyboard.press("Tab")
            name, ring = page.evaluate(script("focus"))
            if not name:
                break
            assert ring, f"the focus is not seen in {name}: {page.evaluate('document.activeElement.outerHTML')[:120]}"
            if name not in stops:
                stops.append(name)
            if name == "story" and len(stops) > 4:
                break
        wanted = ["question", "command", "totals", "story"] if "table" in path else ["shelf", "saves"]
        assert [each for each in stops if each in wanted] == wanted, stops


def test_accessibility_live_region_tells_events(seat: Seat) -> None:
    page = seat.start(seed=2).page
    region = page.locator("#live")
    assert region.get_attribute("aria-live") == "polite"
    seat.play(Random(2), 10)
    said = region.locator("p").last.inner_text()
    assert seat.question().split("\n")[0][:30] in said
    told = page.locator("#log .fresh .jump").first.inner_text()
    assert told in said
    expect(page.locator("#question")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "q", "the next question is where the reader goes on"


def test_accessibility_the_table_in_words(seat: Seat, service: Service) -> None:
    page = seat.open(middle(service)).page
    page.locator("#spoken summary").click()
    expect(page.locator("#spoken-text li").first).to_be_visible()
    assert page.locator("#spoken-text li").count() > 8


def test_accessibility_reduced_motion(new_context: NewContext, service: Service) -> None:
    seat = Seat(new_context(reduced_motion="reduce").new_page(), service.address).start(seed=2)
    seat.play(Random(2), 6)
    moving = seat.page.evaluate(
        """() => [...document.querySelectorAll('*')].filter((each) => {
          const style = getComputedStyle(each), long = (text) => text.split(',').some((one) => parseFloat(one) > 0.02);
          return long(style.transitionDuration) || style.animationName !== 'none' && long(style.animationDuration);
        }).map((each) => each.outerHTML.slice(0, 80))"""
    )
    assert moving == []
    expect(seat.page.locator("#log .yet")).to_have_count(0)


def test_accessibility_the_board_has_names(seat: Seat, service: Service) -> None:
    """Pieces are pictures with a name: a screen reader can walk over the board."""
    page = seat.open(middle(service)).page
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('#sheet [role=img]')]
          .filter((each) => !each.getAttribute('aria-label') && !each.querySelector('title')).map((each) => each.id)"""
    )
    assert nameless == []
    assert page.locator("#sheet [role=img]").count() > 20

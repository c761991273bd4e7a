"""Three friends come by their links, each with a browser, and play the Well: invitations, claims, codes, nights."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewContext, Trouble
from tests.browser.seat import READY, Seat, expect, fits
from tests.browser.test_accessibility import axe
from tests.web.well import OWNER, open_table, put_on_shelf, served
from vigil.web.tables.manager import TableManager

TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
NAMES = ("Ada", "Ben", "Cleo")


class Evening:
    """A table that is open to others."""

    def __init__(self, address: str, manager: TableManager) -> None:
        self.address, self.manager = address, manager


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    put_on_shelf(monkeypatch)
    with open_table(tmp_path) as app, served(app) as address:
        yield Evening(address, app.state.web.manager)


DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
JUDGED: set[object] = set()


def clean(page: Page, kind: str = "") -> None:
    """Nothing that axe complains of, nothing too wide. If the page is of a kind to which many tests come, axe looks at
    it once in each size and scheme."""
    fits(page)
    if kind:
        look = (kind, str(page.viewport_size), page.evaluate(DARK))
        if look in JUDGED:
            return
        JUDGED.add(look)
    page.wait_for_timeout(350)
    assert [(each["id"], each["nodes"][0]["html"]) for each in axe(page)["violations"]] == []


def set_up(host: Page, evening: Evening) -> list[str]:
    """The host sets the table up for three who come by link: their links."""
    host.goto(f"{evening.address}/enter/{OWNER}")
    clean(host, "lobby")
    host.get_by_role("link", name="Set up a game: The Well").click()
    for n, name in enumerate(NAMES, start=1):
        row = host.get_by_role("group", name=f"Player {n}")
        row.get_by_label("Name").fill(name)
        row.get_by_label("Plays").select_option("link")
    clean(host, "setting up")
    host.locator("#new button[type=submit]").first.click()
    expect(host.locator(".person.waited")).to_have_count(3)
    clean(host, "players")
    return [str(each.get_attribute("href")) for each in host.locator(".waited .url a").all()]


def take_seat(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.locator("h1")).to_have_text(f"Welcome, {name}")
    clean(page, "welcome")
    page.get_by_role("button", name="Take your seat").click()
    page.wait_for_selector(READY, state="attached")
    expect(page.locator("h1.title")).to_contain_text(f"you are {name}")


def test_three_browsers_play_by_their_links(new_context: NewContext, evening: Evening, trouble: Trouble) -> None:
    trouble.expect("403", "404")
    host = new_context().new_page()
    links = set_up(host, evening)
    code = host.locator(".code strong").nth(2).inner_text()  # before the page looks again by itself
    looks: tuple[dict[str, Any], ...] = ({}, {**TABLET, "color_scheme": "dark"}, {**PHONE, "color_scheme": "dark"})
    pages = [new_context(**look).new_page() for look in looks]
    take_seat(pages[0], links[0], "Ada")
    take_seat(pages[1], links[1], "Ben")
    pages[2].goto(f"{evening.address}/join")
    clean(pages[2])
    pages[2].get_by_label("Type the six letters").fill(code.lower())
    pages[2].get_by_role("button", name="Join").click()
    pages[2].wait_for_selector(READY, state="attached")

    stranger = new_context().new_page()
    stranger.goto(links[0])
    expect(stranger.locator(".lead")).to_contain_text("hand it to you anew")
    clean(stranger)
    expect(host.get_by_text("came 20")).to_have_count(3, timeout=15_000)  # the page looks again by itself

    seats, luck = [Seat(page, evening.address) for page in pages], Random(4)
    game = evening.manager.seat(links[0].rpartition("/")[2])[0]
    table = evening.manager.table(game)
    for _ in range(120):
        session = table.session
        if session is None or session.run.game.state.turn > 2 or session.over:
            break
        asked = sorted(session.pending)[0]
        seat = seats[asked]
        seat.page.wait_for_function(
            "(at) => document.querySelector('#answer input[name=at]').value === at", arg=str(table.at)
        )
        choices = seat.page.locator("#question button.option:not([disabled])")
        expect(choices.first).to_be_visible()
        at = seat.at
        choice = choices.nth(luck.randrange(choices.count()))
        if "element" in (choice.get_attribute("class") or ""):  # it goes into a set, which is then done
            name = choice.get_attribute("value") or ""
            choice.click()
            expect(seat.page.locator(f'#question .in button[value="{name}"]').first).to_be_visible()
            seat.page.locator("#do").click()
        else:
            choice.click()
        seat.settle(at)
    assert table.session
    assert table.session.run.game.state.turn > 2, "two nights were played"


def test_a_seat_handed_anew_is_announced_at_the_table(
    new_context: NewContext, evening: Evening, trouble: Trouble
) -> None:
    trouble.expect("404", "403")
    host = new_context().new_page()
    ada, ben, _ = set_up(host, evening)
    pages = [new_context().new_page(), new_context(**PHONE).new_page()]
    take_seat(pages[0], ada, "Ada")
    take_seat(pages[1], ben, "Ben")
    host.get_by_role("button", name="Hand the seat anew: Ada").click()
    expect(pages[1].locator("#notice")).to_contain_text("Ada has been given a new link by the host")
    new = host.locator(".waited .url a").first.get_attribute("href")
    assert new != ada
    pages[0].goto(ada)
    expect(pages[0].locator("h1")).to_have_text("A knot in the thread")
    take_seat(pages[0], str(new), "Ada")


def test_a_new_game_without_script(new_context: NewContext, evening: Evening, trouble: Trouble) -> None:
    trouble.expect("csp http://")  # scripts that are announced and then not run
    page = new_context(java_script_enabled=False, **PHONE).new_page()
    page.goto(f"{evening.address}/enter/{OWNER}")
    page.get_by_role("link", name="Set up a game: The Well").click()
    page.get_by_label("Name").nth(1).fill("Ben")
    page.get_by_label("Plays").nth(1).select_option("@steady")
    page.get_by_label("Plays").nth(2).select_option("free")
    page.locator("#new button[type=submit]").first.click()
    expect(page.locator("h1.title")).to_be_visible()

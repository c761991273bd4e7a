"""Were the dice honest? Two persons play a game to its end and open the page that says it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, NewContext
from tests.browser.seat import expect
from tests.browser.test_rounds import share
from tests.browser.test_seats import clean, opened, served, vow
from tests.web.pair_game import SLUG
from tests.web.seats import head
from vigil.games import GAMES
from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.rules.events import SPECTATOR
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.store.link_target import Link
from vigil.web.store.store import Store

QUESTION = "Were the dice honest?"


@pytest.fixture
def links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A table of two who each have a link, and the link of whoever watches; the dice are awaited."""
    monkeypatch.setitem(GAMES, SLUG, "tests.web.pair_game")
    store = Store(tmp_path / "vigil.sqlite")
    app = make_app(store, Rules(frozenset({"127.0.0.1"})))
    manager = app.state.web.manager
    with ThreadPoolExecutor() as aside:  # this thread is the browser's
        begin = lambda: asyncio.run(manager.start(awaiting(head("Ada", "Ben")), (0, 1)))  # noqa: E731
        game, _ = manager.seat(aside.submit(begin).result())
    with served(app) as address:
        yield [f"{address}/table/{manager.given.token(game, Link.to(seat)).result()}" for seat in (0, 1, SPECTATOR)]
    store.close()


def played(pages: list[Page]) -> None:
    """Two turns, then it is over."""
    ada, ben = pages
    for page in pages:
        expect(page.locator(".awaiting")).to_have_count(0)
    vow(pages)
    ada.locator("#do").click()
    ben.locator("button.option[value='go-on']").click()
    ada.locator("button.option[value='go hill']").click()
    for page in pages:
        expect(page.locator("button.option[value^='vow ']").first).to_be_visible()
    vow(pages)
    ben.locator("#do").click()
    ben.locator("button.option[value='go hill']").click()


def test_after_the_end_a_link_leads_to_what_the_dice_prove(new_context: NewContext, links: list[str]) -> None:
    looks: list[dict[str, Any]] = [{}, {**PHONE, "color_scheme": "dark"}]
    pages = [opened(new_context, link, **look) for link, look in zip(links[:2], looks, strict=True)]
    played(pages)
    added = [share(page) for page in pages]
    for page in pages:
        expect(page.locator("#dice-proof")).to_contain_text("The dice were not swapped")
        page.locator(".end").get_by_role("link", name=QUESTION).click()
        expect(page.locator("h1")).to_have_text(QUESTION)
        first, second, third = page.locator(".said li").all_inner_texts()
        assert first.startswith("The dice are honest: 2 throws checked against the secret with the fingerprint ")
        assert first.endswith("and what was added by Ada, Ben.")
        assert second.startswith("Not proved: that whoever ran the table did not look at the secret")
        assert third.startswith("Left for you to do: compare the fingerprint with the one you were shown")
        for each in added:
            expect(page.locator("dd", has_text=each)).to_have_count(1)
        clean(page)
    pages[0].locator(".acts a").first.click()
    pages[0].locator(".end a[href$='/chronicle']").click()
    pages[0].get_by_role("link", name=QUESTION).click()
    expect(pages[0].locator("h1")).to_have_text(QUESTION)


def test_a_browser_finds_what_a_changed_server_could_do(new_context: NewContext, links: list[str]) -> None:
    """Another secret, a share left out, one chosen after the others were shown, a round that was kept quiet."""
    pages = [opened(new_context, link) for link in links[:2]]
    played(pages)
    ada, proof = pages[0], pages[0].locator("#dice-proof")
    expect(proof).to_contain_text("The dice were not swapped")
    mine, theirs = map(share, pages)

    def told(changes: dict[str, str], kept: str = "") -> None:
        """Ada's page once more, with another journal or another memory."""

        def changed(route: Route) -> None:
            answer = route.fetch()
            text = answer.text()
            for old, new in changes.items():
                text = text.replace(old, new)
            route.fulfill(response=answer, body=text)

        ada.route("**/journal", changed)
        if kept:
            ada.evaluate(
                f"""() => {{ const key = Object.keys(localStorage).find((each) => each.startsWith("vigil-dice-"));
                  const own = JSON.parse(localStorage[key]); {kept}; localStorage[key] = JSON.stringify(own); }}"""
            )
        ada.reload()
        expect(proof).to_be_visible()
        ada.unroute("**/journal")

    told({theirs: "0" * 64})
    expect(proof).to_contain_text("Somebody's share is not the one")
    told({mine: "0" * 64})
    expect(proof).to_contain_text("It was left out.")
    told({"\nsecret ": "\nsecret 00"})
    expect(proof).to_contain_text("or they were swapped")
    told({}, "own.rounds = 2")
    expect(proof).to_contain_text("that was kept quiet")
    told({"\nshares ": "\nvoids 1\nshares "})
    expect(proof).to_contain_text("The dice were not swapped")


def test_while_the_game_runs_the_page_says_when_the_dice_can_be_checked(
    new_context: NewContext, links: list[str]
) -> None:
    pages = [opened(new_context, link) for link in links[:2]]
    for page in pages:
        expect(page.locator(".awaiting")).to_have_count(0)
    page = pages[0]
    page.locator("details.dice summary").click()
    shown = page.locator("details.dice code").inner_text()
    page.locator("details.dice").get_by_role("link", name=QUESTION).click()
    watching = new_context(**PHONE).new_page()
    watching.goto(f"{links[2]}/dice")
    for each in (page, watching):
        expect(each.locator(".lead")).to_contain_text("when the game has been played to its end")
        expect(each.locator("dd code")).to_have_text(shown)
        expect(each.locator(".said")).to_have_count(0)
        clean(each)

"""The dice of three phones: the first one falls when all have shown their shares; one leaves in between."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, NewContext, Trouble
from tests.browser.seat import expect
from tests.browser.test_links import Evening, evening, set_up, take_seat
from tools.pictures.browser import Service
from tools.security.attack.files import played
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.rules.dice import commitment
from vigil.web.tables.dice_round_members import MOMENT

__all__ = ["evening"]
KEPT = "JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('vigil-dice-')))"


def share(page: Page) -> str:
    ((_, text),) = json.loads(page.evaluate(KEPT))
    return str(json.loads(text)["share"])


def shares(evening: Evening, link: str) -> tuple[str, ...]:
    manager = evening.manager
    return manager.store.journal(manager.seat(link.rpartition("/")[2])[0]).header.shares


def test_the_first_die_falls_when_three_phones_have_added_to_it(new_context: NewContext, evening: Evening) -> None:
    links = set_up(new_context().new_page(), evening)
    pages = [new_context(**PHONE).new_page() for _ in links]
    for page, link, name in zip(pages[:2], links, ("Ada", "Ben"), strict=False):
        take_seat(page, link, name)
    expect(pages[0].locator(".awaiting h2")).to_have_text("Waiting for Cleo to add to the dice.")
    pages[0].reload()
    expect(pages[0].locator(".awaiting h2")).to_have_text("Waiting for Cleo to add to the dice.")
    pages[1].get_by_label("Words of your own").fill("rain")
    pages[1].get_by_role("button", name="Add to the dice").click()
    expect(pages[1].get_by_label("Words of your own")).to_have_value("")
    expect(pages[1].locator("#notice")).to_contain_text("Your words are in the dice now.")
    expect(pages[1].locator(".awaiting")).to_contain_text("This browser has added to the dice.")
    assert "?" in shares(evening, links[0])
    take_seat(pages[2], links[2], "Cleo")
    for page in pages:
        expect(page.locator(".awaiting")).to_have_count(0)
    assert shares(evening, links[0]) == tuple(map(share, pages))


def test_one_who_leaves_before_showing_a_share_stops_nobody(
    new_context: NewContext, evening: Evening, trouble: Trouble
) -> None:
    links = set_up(new_context().new_page(), evening)
    pages = [new_context().new_page() for _ in links]
    take_seat(pages[0], links[0], "Ada")
    expect(pages[0].locator(".awaiting h2")).to_have_text("Waiting for Ben, Cleo to add to the dice.")
    pages[0].close()  # after she committed
    take_seat(pages[1], links[1], "Ben")
    take_seat(pages[2], links[2], "Cleo")
    for page in pages[1:]:
        expect(page.locator(".awaiting h2")).to_have_text("Waiting for Ada to add to the dice.")
    table = evening.manager.table(evening.manager.seat(links[0].rpartition("/")[2])[0])
    table.round_since -= MOMENT  # her browser had the time to show it
    for page in pages[1:]:
        page.get_by_role("button", name="Begin with those who are here").click()
    for page in pages[1:]:
        expect(page.locator(".awaiting")).to_have_count(0)
    assert shares(evening, links[0]) == ("-", share(pages[1]), share(pages[2]))


def test_a_browser_shows_no_share_twice_for_other_promises(new_context: NewContext, evening: Evening) -> None:
    """The table is set back to before the shares were shown, and the host has promised another one meanwhile."""
    links = set_up(new_context().new_page(), evening)
    pages = [new_context().new_page() for _ in links]
    for page, link, name in zip(pages[:2], links, ("Ada", "Ben"), strict=False):
        take_seat(page, link, name)
    expect(pages[0].locator(".awaiting h2")).to_contain_text("Cleo")
    table = evening.manager.table(evening.manager.seat(links[0].rpartition("/")[2])[0])
    table.round.commitments[2] = "1" * 64  # the host's own
    table.round.closed = True
    for page in pages[:2]:
        page.reload()
    expect(pages[0].locator(".awaiting h2")).to_contain_text("Cleo")
    ada = share(pages[0])
    pages[0].wait_for_function("() => document.querySelector('.awaiting').dataset.stage === 'wait'")
    assert table.round.shares[0] == ada
    table.round.shares.clear()
    table.round.commitments[2] = "2" * 64
    pages[0].reload()
    expect(pages[0].locator("#notice")).to_contain_text("does not add to them a second time")
    assert 0 not in table.round.shares
    table.round.closed = False
    table.round.commitments.clear()
    pages[0].reload()
    pages[0].wait_for_function("() => document.querySelector('.awaiting').dataset.mine !== ''")
    assert share(pages[0]) != ada, "what was shown is known: it adds something else"
    assert json.loads(json.loads(pages[0].evaluate(KEPT))[0][1])["rounds"] == 1


def test_what_was_overtaken_draws_no_other_share(new_context: NewContext, evening: Evening) -> None:
    """Ada's page asked where the round stands before the last one came, and hears of it after she has shown her share.
    Only what the table knows of her is hers: with another share her browser would call honest dice false."""
    links = set_up(new_context().new_page(), evening)
    pages = [new_context().new_page() for _ in links]
    for page, link, name in zip(pages[:2], links, ("Ada", "Ben"), strict=False):
        take_seat(page, link, name)
    ada, ben, cleo = pages
    expect(ada.locator(".awaiting h2")).to_contain_text("Cleo")
    mine, overtaken, shown = share(ada), list[Route](), list[Route]()
    ada.route("**/update*", lambda route: overtaken.append(route), times=1)
    ada.evaluate("dispatchEvent(new Event('online'))")
    while not overtaken:
        ada.wait_for_timeout(50)
    late = overtaken[0].fetch()
    ben.route("**/dice*", lambda route: shown.append(route), times=1)  # he has not shown his share when hers is late
    take_seat(cleo, links[2], "Cleo")
    expect(ada.locator(".awaiting h2")).to_contain_text("Ben")
    ada.wait_for_function("() => document.querySelector('.awaiting').dataset.stage === 'wait'")
    with ada.expect_event("requestfinished", lambda request: "/update" in request.url):
        overtaken[0].fulfill(response=late)
    expect(ada.locator(".awaiting h2")).to_contain_text("Ben")
    shown[0].continue_()
    for page in pages:
        expect(page.locator(".awaiting")).to_have_count(0)
    assert share(ada) == mine
    assert shares(evening, links[0]) == tuple(map(share, pages))


def test_words_that_come_too_late_cost_no_share(new_context: NewContext, evening: Evening, trouble: Trouble) -> None:
    """The table takes none any more, and the page does not know it yet: what was committed before is shown."""
    links = set_up(new_context().new_page(), evening)
    pages = [new_context().new_page() for _ in links]
    for page, link, name in zip(pages[:2], links, ("Ada", "Ben"), strict=False):
        take_seat(page, link, name)
    ada = pages[0]
    expect(ada.locator(".awaiting h2")).to_contain_text("Cleo")
    mine, held = share(ada), list[Route]()
    ada.route("**/dice*", lambda route: held.append(route), times=1)
    ada.get_by_label("Words of your own").fill("rain")
    ada.get_by_role("button", name="Add to the dice").click()
    while not held:
        ada.wait_for_timeout(50)
    table = evening.manager.table(evening.manager.seat(links[0].rpartition("/")[2])[0])
    table.round.commitments[2] = "1" * 64
    table.round.closed = True
    trouble.expect("/dice", "409")
    held[0].continue_()
    ada.wait_for_function("() => document.querySelector('.awaiting').dataset.stage === 'wait'")
    assert table.round.shares[0] == share(ada) == mine


def test_words_typed_while_the_browser_adds_by_itself_are_in(new_context: NewContext, evening: Evening) -> None:
    """The first commitment is still under way when they are sent."""
    links = set_up(new_context().new_page(), evening)
    ada, held = new_context().new_page(), list[Route]()
    ada.route("**/dice*", lambda route: held.append(route), times=1)
    take_seat(ada, links[0], "Ada")
    while not held:
        ada.wait_for_timeout(50)
    ada.get_by_label("Words of your own").fill("rain")
    ada.get_by_role("button", name="Add to the dice").click()
    held[0].continue_()
    expect(ada.locator("#notice")).to_contain_text("Your words are in the dice now.")
    table = evening.manager.table(evening.manager.seat(links[0].rpartition("/")[2])[0])
    found = json.loads(json.loads(ada.evaluate(KEPT))[0][1])
    assert found["words"]
    assert table.round.commitments[0] == commitment(found["fingerprint"], 0, found["share"])


def test_a_game_from_a_file_waits_until_the_person_agrees(page: Page, service: Service) -> None:
    session = played("under-our-sun", ("Ada", "Ben"))
    while session.over:  # by its luck: then nothing is awaited
        session = played("under-our-sun", ("Ada", "Ben"))
    page.goto(service.take_in(text_of(session.header, session.records)))
    for _ in range(2):
        box = page.locator(".awaiting")
        expect(box).to_contain_text(f"from a file with {len(session.entries)} answers")
        expect(box).to_contain_text("that is your consent")
        assert json.loads(page.evaluate(KEPT)) == [], "the browser has drawn nothing by itself"
        page.reload()
    page.get_by_role("button", name="Add to the dice").click()
    expect(page.locator(".awaiting")).to_have_count(0)
    expect(page.locator("body")).to_contain_text("Nobody here can vouch for the dice before.")
    assert share(page)


def test_the_host_who_holds_no_seat_begins(new_context: NewContext, evening: Evening) -> None:
    host = new_context().new_page()
    links = set_up(host, evening)
    ada = new_context().new_page()
    take_seat(ada, links[0], "Ada")
    expect(ada.locator(".awaiting h2")).to_have_text("Waiting for Ben, Cleo to add to the dice.")
    host.goto(host.url.replace("/players", "/sit"))
    begin = host.get_by_role("button", name="Begin with those who are here")
    expect(begin).to_be_visible()
    spectator = new_context().new_page()
    spectator.goto(host.url)
    expect(spectator.locator(".awaiting h2")).to_be_visible()
    expect(spectator.get_by_role("button", name="Begin with those who are here")).to_have_count(0)
    begin.click()
    for page in (ada, host, spectator):
        expect(page.locator(".awaiting")).to_have_count(0)
    assert shares(evening, links[0]) == (share(ada), "-", "-")

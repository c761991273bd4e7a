"""The log: citations, filter, jump; the slider through the whole game; play on from any point; undo by policy."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import perf_counter
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Trouble, short
from tests.browser.games import decisions, journal, played, seed_of
from tests.browser.long_game import ANSWERS, laid, live_boards, long_game, measure_replay
from tests.browser.seat import Seat, expect, same_board
from tools.pictures.browser import Service
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.web.render.log import LOG_LINES

OFFERED = """() => [document.querySelector("#q").textContent.trim(),
  ...[...document.querySelectorAll("#question button.option, #question button.outcome")].map((each) => each.value)]"""


def talkative() -> Session:
    """A game whose log is longer than what a page starts with."""
    return played("rise-of-the-people", seed_of("rise-of-the-people", lambda session: len(session.log) > 3 * LOG_LINES))


def test_log_with_citations_and_filter(seat: Seat, service: Service) -> None:
    page = seat.open(service.take_in(journal(played("a-broken-country", 1)))).page
    lines = page.locator("#log li")
    assert lines.count() > 40
    assert page.locator("#log li .cite").count() == lines.count(), "every line cites its section"
    word = max(seat.log()[-1].split(), key=len).strip(".,:")
    page.locator("#filter").fill(word)
    expect(page.locator("#log li:not(.above):visible").first).to_contain_text(word)
    shown = page.locator("#log li:not(.above):visible").all_inner_texts()
    assert 0 < len(shown) < lines.count()
    assert all(word.lower() in each.lower() for each in shown)
    page.locator("#filter").fill("Enemy Morale")
    expect(page.locator("#log li.change:visible").first).to_contain_text("Enemy Morale")
    changes, causes = page.locator("#log li.change:visible"), page.locator("#log li.change:visible .cause")
    expect(causes).to_have_count(changes.count())
    assert all(causes.nth(n).is_visible() for n in range(causes.count())), "the cause beside each change"
    above = page.locator("#log li.above")
    assert above.count() > 0
    assert above.count() == page.locator("#log li.above:is(.card, .order):visible").count(), "and what it belongs to"
    page.locator("#filter").fill("no line has this in it")
    expect(page.locator("#none")).to_be_visible()
    page.locator("#filter").fill("")
    expect(page.locator("#log li:visible")).to_have_count(lines.count())


def test_log_earlier_lines_come_when_asked_for(seat: Seat, service: Service) -> None:
    game = talkative()
    page = seat.open(service.take_in(journal(game))).page
    assert page.locator("#log li").count() < len(game.log)
    while page.locator("#earlier").is_visible():
        before = page.locator("#log li").count()
        page.locator("#earlier").click()
        page.wait_for_function("(before) => document.querySelectorAll('#log li').length > before", arg=before)
    assert page.locator("#log li").count() == len(game.log)


def test_log_click_on_a_line_shows_that_moment_and_the_slider_any(seat: Seat) -> None:
    """Every board that was seen while playing comes back by the slider, and by a click on its line in the log."""
    page, luck = seat.start("rise-of-the-people", 7).page, Random(7)
    seen: dict[int, str] = {}
    for _ in range(26):
        seen[seat.answers()] = seat.drawn()
        if not seat.count():
            break
        seat.choose(luck.randrange(seat.count()))
    now = seat.drawn()
    past = sorted(seen)[:-1]
    times = []
    for n in luck.sample(past, len(past)):
        times.append(seat.slide(n))
        same_board(seen[n], seat.drawn())
        expect(page.locator("#branch")).to_be_visible()
        assert page.locator("#question button:not([disabled]).option").count() == 0, "the past is not answered"
    print(f"replay of {len(times)} moments: {sorted(times)[len(times) // 2]:.0f} ms, at most {max(times):.0f} ms")
    moments = page.eval_on_selector_all("#log .jump", "(all) => all.map((each) => Number(each.dataset.moment))")
    jumps = [n for n, at in enumerate(moments) if at in seen and at < max(seen)][:: max(1, len(moments) // 6)]
    assert jumps
    for n in jumps:
        page.locator("#log .jump").nth(n).click()  # in the past already
        page.wait_for_function("(n) => document.querySelector('#slider').value === n", arg=str(moments[n]))
        same_board(seen[moments[n]], seat.drawn())
    page.locator("#now").click()
    expect(page.locator("#past")).to_be_hidden()
    same_board(now, seat.drawn())


@pytest.mark.slow
def test_log_the_long_game_is_one_that_anybody_could_have_played() -> None:
    """A thousand answers that stand: its journal is followed to the end, and an export says the same again."""
    game = long_game()
    assert len(game.entries) >= ANSWERS
    again = resume(game.definition, game.content, parse(journal(game)))
    assert (again.diverged, again.cut, again.entries) == (None, 0, game.entries)
    assert again.digest(again.run.game.state) == game.digest(game.run.game.state)


@pytest.mark.parametrize(("play", "asked", "slides"), short((talkative, 60, 6), more=[(long_game, ANSWERS, 60)]))
def test_log_replay_any_of_1000_answers_equals_the_live_board_then(
    page: Page, seat: Seat, service: Service, play: Callable[[], Session], asked: int, slides: int
) -> None:
    """So many by request, in any order; some by the slider, against the whole board drawn anew."""
    game, luck = play(), Random(3)
    moments = luck.sample(range(len(game.entries)), asked)
    slid = moments[:slides]
    live = dict(live_boards(game, set(moments), set(slid)))
    address = service.take_in(journal(game))
    times = []
    for n in moments:
        before = perf_counter()
        found = json.loads(service.get(f"{urlsplit(address).path}/moment/{n}?lang=en"))
        times.append(1000 * (perf_counter() - before))
        told = (found["answers"], found["lines"], found["name"], found["question"])
        assert told == (n, live[n].lines, live[n].next, live[n].question)
        assert found["pieces"] == live[n].pieces, f"after {n} answers"
        assert [key for part in found["order"].values() for key in part] == laid(live[n].pieces)
    measure_replay("by request", times)
    seat.open(address)
    assert seat.answers() == len(game.entries)
    times, shown = [], {}
    for n in slid:
        times.append(seat.slide(n))
        shown[n] = (seat.drawn(), page.evaluate(OFFERED))
    measure_replay("by the slider", times)
    page.goto("about:blank")  # whose script would miss what stands on a table's page
    for n, (drawn, offered) in shown.items():
        page.set_content(f'<div id="sheet">{live[n].drawing}</div><div id="question">{live[n].question}</div>')
        same_board(seat.drawn(), drawn)
        assert offered == page.evaluate(OFFERED), f"after {n} answers"


def test_log_play_on_from_here_makes_a_new_game(seat: Seat, service: Service) -> None:
    game = played("a-broken-country", 1)
    address = service.take_in(journal(game, title="The trunk"))
    page, n = seat.open(address).page, decisions(game)[30]
    seat.slide(n)
    then = seat.drawn()
    page.locator("#branch").click()
    page.wait_for_function("(old) => location.href !== old", arg=address)
    page.wait_for_selector("html[data-ready]", state="attached")
    assert seat.answers() == n
    same_board(then, seat.drawn())
    assert "The trunk" in page.locator("h1.title").inner_text()
    seat.choose(seat.count() - 1)
    seat.open(address)
    assert seat.answers() == len(game.entries), "the old game is as it was"


def test_log_undo_by_policy(seat: Seat) -> None:
    page = seat.start(seed=5, undo="free").page
    boards, ats = [seat.drawn()], [seat.question()]
    for n in (0, 1, 0):
        seat.choose(n)
        boards.append(seat.drawn())
        ats.append(seat.question())
    for n in (2, 1, 0):
        at = seat.at
        page.locator("#undo").click()
        seat.settle(at)
        same_board(boards[n], seat.drawn())
        assert seat.question() == ats[n]
    expect(page.locator("#undo")).to_be_disabled()
    seat.start(seed=5, undo="ironman")
    seat.choose(0)
    expect(page.locator("#undo")).to_be_disabled()


def look(page: Page) -> None:
    """At the moment of the first line: it opens, and offers it."""
    page.locator("#log .jump").first.click()
    page.locator("#log .look").click()


def test_log_citations_moments_and_earlier_lines_that_cannot_be_fetched(
    seat: Seat, service: Service, trouble: Trouble
) -> None:
    """The page says that the table cannot be reached, or what the server says, and goes on when it is back."""
    page = seat.open(service.take_in(journal(long_game()))).page
    trouble.expect("ERR_CONNECTION_REFUSED", "429")
    notice = page.locator("#notice-text")
    asked: dict[str, Callable[[], None]] = {
        "**/rules/**": lambda: page.locator("#question .cite, #log .cite").last.click(),
        "**/moment/**": lambda: look(page),
        "**/log?*": lambda: page.locator("#earlier").click(),
        "**/totals?*": lambda: page.locator("#totals-title").click(),
        "**/words?*": lambda: page.locator("#spoken > summary").click(),
    }
    for path, ask in asked.items():
        page.route(path, lambda route: route.abort("connectionrefused"))
        ask()
        expect(notice).to_contain_text("cannot be reached")
        page.unroute(path)
        page.evaluate("document.querySelector('#notice-text').textContent = ''")
    for path in ("**/rules/**", "**/moment/**", "**/log?*"):
        page.route(path, lambda route: route.fulfill(status=429, content_type="text/plain", body="Too many requests."))
        asked[path]()
        expect(notice).to_have_text("Too many requests.")
        page.unroute(path)
        page.evaluate("document.querySelector('#notice-text').textContent = ''")
    asked["**/rules/**"]()
    expect(page.locator("#panel")).to_be_visible()

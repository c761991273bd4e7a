"""The lobby: new games, saved games, files, and a way back from everything."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import Trouble
from tests.browser.games import decisions, journal, played
from tests.browser.seat import Seat, expect
from tools.pictures.browser import Service
from vigil.games import take_down


def test_lobby_empty_invites_to_start(page: Page, own_service: Service) -> None:
    seat = Seat(page, own_service.address).open("/")
    expect(page.locator(".empty")).to_be_visible()
    expect(page.locator(".save")).to_have_count(0)
    page.get_by_role("button", name="Start at once: Navajo Wars").click()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert seat.count() > 1


def test_lobby_new_game_with_every_choice(seat: Seat, tmp_path: Path) -> None:
    """Each scenario tells what it is; every choice of the form stands in the journal of the game."""
    page = seat.open("/").page
    page.get_by_role("link", name="Set up a game: Navajo Wars").click()
    scenarios = [each.slug for each in take_down("navajo-wars").identity.scenarios]
    assert page.locator("input[name=scenario]").count() == len(scenarios)
    assert all(len(line) > 30 for line in page.locator(".scenario .about").all_inner_texts())
    seat.start_by_form(
        "a-broken-country", 77, title="Čhézin & <b>", language="fr", undo="no-peeking", companion=("die", "cube")
    )
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator("h1.title").inner_text() == "Čhézin & <b>"
    said = seat.journal(tmp_path).split("\n\n")[0].split("\n")
    assert {"scenario a-broken-country", "seed 77", "undo no-peeking", "companion die cube"} < set(said)
    assert "title Čhézin & <b>" in said


def test_lobby_saved_games_resume_rename_delete_and_bring_back(page: Page, own_service: Service) -> None:
    seat = Seat(page, own_service.address).start_by_form(title="First try", seed=3)
    seat.play(Random(3), 3)
    at, board = seat.at, seat.drawn()
    seat.open("/")
    save = page.locator(".save").filter(has_text="First try")
    expect(save.locator(".where")).to_contain_text("answers")
    assert save.locator(".glance li").count() >= 2
    save.get_by_role("link", name="Play on").click()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert (seat.at, seat.drawn()) == (at, board)

    seat.open("/")
    save.locator("summary").click()
    save.locator("input[name=title]").fill("Second name")
    save.locator(".rename button").click()
    save = page.locator(".save").filter(has_text="Second name")
    expect(save).to_have_count(1)
    save.get_by_role("button", name="Delete").click()
    expect(page.locator(".save")).to_have_count(0)
    gone = page.locator("details.deleted")
    if not gone.get_attribute("open") and gone.get_attribute("open") != "":
        gone.locator("summary").click()
    gone.get_by_role("button", name="Bring back").click()
    expect(save).to_have_count(1)
    save.get_by_role("link", name="Play on").click()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert (seat.at, seat.drawn()) == (at, board)


def test_lobby_export_and_import_of_a_journal_file(seat: Seat, tmp_path: Path, trouble: Trouble) -> None:
    seat.start_by_form(title="To be carried", seed=8)
    seat.play(Random(8), 4)
    board, log = seat.drawn(), seat.log()
    text = seat.journal(tmp_path)
    page = seat.open("/").page
    page.locator("#file").set_input_files(tmp_path / "saved.journal")
    page.wait_for_selector("html[data-ready]", state="attached")
    assert (seat.drawn(), seat.log()) == (board, log)

    torn = tmp_path / "torn.journal"
    torn.write_text(text.replace("vigil-journal 4", "something else"), encoding="utf-8")
    trouble.expect("422", "400")
    seat.open("/")
    page.locator("#file").set_input_files(torn)
    expect(page.locator("#notice")).to_be_visible()
    assert len(page.locator("#notice").inner_text()) > 20


def test_lobby_ended_games_say_how_they_ended(page: Page, own_service: Service) -> None:
    own_service.take_in(journal(played("a-broken-country", 2), title="Lost"))
    Seat(page, own_service.address).open("/")
    assert len(page.locator(".save.ended .ending").inner_text()) > 5
    expect(page.locator(".save.ended").get_by_role("link", name="Lost").first).to_be_visible()


def test_lobby_ended_games_tell_their_ending_once(page: Page, own_service: Service) -> None:
    own_service.take_in(journal(played("a-broken-country", 2), title="Lost"))
    Seat(page, own_service.address).open("/")
    save = page.locator(".save.ended")
    ending = save.locator(".ending").inner_text()
    assert save.inner_text().count(ending) == 1
    assert save.locator(".glance li").count() >= 2, "the rest of the state is still there"


def test_lobby_a_game_that_is_being_set_up_says_so(page: Page, own_service: Service) -> None:
    own_service.take_in(journal(played("a-broken-country", 2), 3))
    seat = Seat(page, own_service.address)
    for language, said in (("en", "set-up"), ("it", "preparazione"), ("fr", "mise en place")):
        seat.open(f"/?lang={language}")
        assert page.locator(".save .where").inner_text().startswith(said)


def test_lobby_a_long_list_of_games_stays_usable(page: Page, own_service: Service) -> None:
    """The last ones are small until they are opened; a word finds any of them."""
    game = played("a-broken-country", 2)
    for n in range(7):
        own_service.take_in(journal(game, 10, title=f"Evening {n}"))
    Seat(page, own_service.address).open("/")
    saves = page.locator(".save")
    expect(saves).to_have_count(7)
    first, last = saves.first.bounding_box(), saves.last.bounding_box()
    assert first
    assert last
    assert last["height"] < first["height"] * 0.7
    saves.last.locator("summary").first.click()
    expect(saves.last.get_by_role("button", name="Delete")).to_be_visible()
    page.locator("#filter").fill("evening 4")
    expect(page.locator(".save:visible")).to_have_count(1)
    page.locator("#filter").fill("no such game")
    expect(page.locator("#none")).to_be_visible()


def test_lobby_rules_are_found_by_their_titles_first_and_marked(seat: Seat) -> None:
    page = seat.open("/rules/navajo-wars").page
    first = page.locator("#sections > section h2").first.inner_text()
    page.locator("#filter").fill("battle")
    shown = page.locator("#sections > section:visible h2")
    titles = [text.lower() for text in shown.all_inner_texts()]
    titled = ["battle" in title for title in titles]
    assert titled == sorted(titled, reverse=True)
    assert len(set(titled)) == 2
    assert page.evaluate("[...CSS.highlights.get('found')].every((each) => /battle/i.test(each.toString()))")
    expect(page.locator("#contents")).to_be_hidden()
    page.locator("#filter").fill("")
    expect(page.locator("#contents")).to_be_visible()
    assert page.locator("#sections > section h2").first.inner_text() == first
    assert page.evaluate("CSS.highlights.get('found').size") == 0


def test_lobby_rules_are_found_by_other_words(seat: Seat) -> None:
    page = seat.open("/rules/this-war-of-mine").page
    page.locator("#filter").fill("trade")
    expect(page.locator("#sections > section:visible h2").first).to_have_text("Barter", use_inner_text=True)


def test_lobby_every_game_is_gone_on_with_from_its_box(own_service: Service, page: Page) -> None:
    """The one that was played last and is not over; answers that nobody gave are not counted."""
    seat = Seat(page, own_service.address)
    whole = played("rise-of-the-people", 3)
    first = own_service.take_in(journal(whole, decisions(whole)[4], title="older"))
    last = own_service.take_in(journal(whole, decisions(whole)[7], title="newer"))
    own_service.take_in(journal(whole, title="over"))
    seat.open()
    on = page.locator(".box .on")
    expect(on).to_have_count(1)
    expect(on).to_contain_text("newer")
    expect(on).to_contain_text("7 answers")
    expect(page.locator(".save", has_text="older").locator(".where")).to_contain_text("4 answers")
    page.locator(".running").get_by_role("link", name="Saved games (3)").click()
    expect(page.locator("#games")).to_be_in_viewport()
    on.get_by_role("link").click()
    assert page.url == last != first

"""The round of shares over HTTP: nobody chooses the dice, and nobody who leaves holds up the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, RULES
from tests.web.pair_game import SLUG
from tests.web.rounds import Browser, a_moment_passes, agree
from tests.web.seats import pair
from vigil.kernel.journal.dice_shares import new_share
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.rules.dice import commitment
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.store.link_target import Link
from vigil.web.store.store import Store
from vigil.web.tables.arrivals.importing import agreed

__all__ = ["pair"]
pytestmark = pytest.mark.usefixtures("pair")
OWNER = "o" * 32
NAMES = ("Ada", "Ben", "Cleo")
OPEN = Rules(RULES.names, open=True, owner=OWNER)


@pytest.fixture
def friends(store: Store) -> Iterator[TestClient]:
    """A service that is open to others."""
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as made:
        yield made


def three(client: TestClient) -> list[Browser]:
    """Three persons who came by their links, each with a browser; none has committed."""
    form = {"game": SLUG, "scenario": "short", "seats": "3"}
    for n, name in enumerate(NAMES, start=1):
        form |= {f"name-{n}": name, f"how-{n}": "link"}
    owned = {"cookie": f"vigil-host={OWNER}"}
    answer = client.post("/games", data=form, headers=owned, follow_redirects=False)
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    given = manager.given.of(manager.seat(answer.headers["location"].split("/")[2])[0])
    found = []
    for link in (f"/table/{given[Link.to(seat)].token}" for seat in range(3)):
        own = TestClient(client.app, base_url="http://localhost:8437")
        assert own.post(f"{link}/claim").status_code == 200
        found.append(Browser(own, link))
    assert len(found) == 3
    return found


def header(browser: Browser) -> Header:
    manager = browser.client.app.state.web.manager
    found: Header = manager.store.journal(game(browser)).header
    return found


def game(browser: Browser) -> int:
    found: int = browser.client.app.state.web.manager.seat(browser.table.rpartition("/")[2])[0]
    return found


def thrown(browser: Browser) -> int:
    records = browser.client.app.state.web.manager.store.journal(game(browser)).records
    return sum(isinstance(record, Entry) and record.mark == Mark.DICE for _, record in records)


def test_the_first_die_falls_when_all_shares_are_shown(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    seen = {each.awaits()["fingerprint"] for each in (ada, ben, cleo)}
    assert seen == {header(ada).fingerprint}, "the table commits first"
    assert ada.commit().status_code == ben.commit().status_code == 200
    assert ada.reveal().status_code == 409, "no share is shown while one is awaited"
    assert "Waiting for Cleo to add to the dice" in ada.client.get(ada.table).text
    assert ada.client.post(f"{ada.table}/answer", json={"at": 0, "name": "zephyrine"}, headers=AJAX).status_code >= 400
    assert thrown(ada) == 0
    cleo.commit()
    assert ben.reveal().status_code == ada.reveal().status_code == 200
    assert thrown(ada) == 0
    assert cleo.reveal().status_code == 200
    assert thrown(ada) == 3
    assert header(ada).shares == (ada.share, ben.share, cleo.share)
    assert header(ada).fingerprint in seen
    assert not ada.awaits()
    assert "what these seats added: Ada, Ben, Cleo" in ada.client.get(ada.table).text
    assert ada.commit_late().status_code == 409
    assert ada.reveal().status_code == 200, "a page that has not heard of it yet shows it again"
    assert header(ada).shares == (ada.share, ben.share, cleo.share)


def test_nobody_throws_out_a_share_before_it_could_be_shown(friends: TestClient) -> None:
    """Two have committed. One shows at once and would begin: as long as the other has had no moment, he cannot."""
    ada, ben, cleo = three(friends)
    ada.client.cookies.set("vigil-host", OWNER)
    for each in (ada, ben, cleo):
        each.commit()
    ada.reveal()
    assert ada.post("begin").status_code == 422
    assert header(ada).voids == 0
    ben.reveal(), cleo.reveal()
    assert header(ada).shares == (ada.share, ben.share, cleo.share)


def test_who_withholds_a_share_makes_the_round_void_and_is_out(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo):
        each.commit()
    ada.reveal(), ben.reveal()
    first = header(ada).fingerprint
    assert ada.post("begin").json()["key"] == "web-dice-moment", "Cleo's browser has had no moment to show it"
    assert ben.post("begin").status_code == 422
    a_moment_passes(ada)
    assert ada.post("begin").status_code == 200
    assert header(ada).voids == 0, "one of those who are here is not all of them"
    assert ben.post("begin").status_code == 200
    assert header(ada).voids == 1
    assert header(ada).fingerprint != first, "what the table knew of the dice is worth nothing any more"
    assert "Cleo did not show what was promised" in str(ada.client.get(f"{ada.table}/update", headers=AJAX).json())
    assert cleo.reveal().status_code == 409
    assert cleo.awaits()["stage"] == "wait"
    ada.share, ben.share = new_share(), new_share()
    agree(ada, ben)
    assert header(ada).shares == (ada.share, ben.share, "-")
    assert header(ada).voids == 1
    assert thrown(ada) == 3


def test_another_share_than_the_promised_one_makes_the_round_void(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo):
        each.commit()
    cleo.share = new_share()
    assert cleo.reveal().status_code == 200
    assert header(ada).voids == 1
    assert cleo.awaits()["stage"] == "wait"
    agree(ada, ben)
    assert header(ada).shares[2] == "-"


def test_a_copied_commitment_cannot_be_shown(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    ada.commit(), ben.commit()
    copied = commitment(ada.seen, 0, ada.share)
    assert cleo.post("commit", fingerprint=ada.seen, commitment=copied).status_code == 200
    ada.reveal()
    cleo.share, cleo.seen = ada.share, ada.seen
    cleo.reveal()
    assert header(ada).voids == 1
    assert cleo.awaits()["stage"] == "wait"


def test_nobody_speaks_for_another_or_for_an_earlier_round(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    assert ada.post("commit", fingerprint="0" * 64, commitment="0" * 64).status_code == 409
    assert ada.post("commit", fingerprint=ada.awaits()["fingerprint"], commitment="x").status_code == 409
    assert ada.post("reveal", share=ada.share).status_code == 400
    for each in (ada, ben, cleo):
        each.commit()
    stranger = TestClient(friends.app, base_url="http://localhost:8437")
    assert Browser(stranger, ada.table).post("begin").status_code == 403
    assert ben.post("reveal", fingerprint=ada.seen, share=ada.share).status_code == 200
    assert header(ada).shares[0] == "?", "it was Ben's to show, and was not his"
    assert header(ada).voids == 1


def test_the_host_begins_without_those_who_have_not_come(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    ada.commit(), ben.commit()
    ada.client.cookies.set("vigil-host", OWNER)
    assert ada.post("begin").json()["key"] == "web-dice-moment", "Cleo is here: her browser commits by itself"
    assert cleo.awaits()["stage"] == "commit"
    a_moment_passes(ada)
    assert ada.post("begin").status_code == 200
    assert cleo.awaits()["stage"] == "wait"
    assert cleo.post("commit", fingerprint=ada.seen, commitment="0" * 64).status_code == 409, "too late"
    ada.reveal(), ben.reveal()
    assert header(ada).shares == (ada.share, ben.share, "-")
    assert header(ada).voids == 0
    assert "These added nothing: Cleo" in cleo.client.get(cleo.table).text


def test_a_page_loaded_again_commits_again(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    ada.commit()
    ada.share = new_share()  # its browser kept nothing
    agree(ada, ben, cleo)
    assert header(ada).shares[0] == ada.share


@pytest.mark.parametrize("shown", [0, 1])
def test_a_round_goes_on_after_the_server_was_stopped(tmp_path: Path, shown: int) -> None:
    store = Store(tmp_path / "saves" / "vigil.sqlite")
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as client:
        browsers = three(client)
        for each in browsers:
            each.commit()
        for each in browsers[:shown]:
            each.reveal()
    store.close()
    store = Store(tmp_path / "saves" / "vigil.sqlite")
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as client:
        for each in browsers:
            again = TestClient(client.app, base_url="http://localhost:8437")
            again.cookies = each.client.cookies
            each.client = again
        assert browsers[0].awaits()["fingerprint"] == browsers[0].seen
        for each in browsers[shown:]:
            assert each.reveal().status_code == 200
        assert header(browsers[0]).shares == tuple(each.share for each in browsers)
        assert thrown(browsers[0]) == 3
    store.close()


def test_no_page_holds_the_secret_before_the_end(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    secret = header(ada).secret
    pages = [ada.client.get(f"{ada.table}{path}").text for path in ("", "/update", "/report", "/journal")]
    agree(ada, ben, cleo)
    pages += [ada.client.get(f"{ada.table}{path}").text for path in ("", "/update", "/report", "/journal")]
    assert not any(secret in page for page in pages)
    assert ada.share in ada.client.get(f"{ada.table}/report").text, "the shares are no secret"


def test_without_a_script_words_are_added_or_nothing(client: TestClient) -> None:
    for words in ("a rainy evening", ""):
        form = {"game": SLUG, "scenario": "short", "seats": "2", "name-1": "Ada", "name-2": "Ben"}
        place = client.post("/games", data=form, follow_redirects=False).headers["location"]
        assert "So that nobody chooses the dice" in client.get(place).text
        what = {"dice": "words", "words": words} if words else {"dice": "begin"}
        assert client.post(f"{place}/form", data=what).status_code == 200
        browser = Browser(client, place)
        assert thrown(browser) == 2
        assert {len(share) for share in header(browser).shares} == ({64} if words else {1})
        assert len(set(header(browser).shares)) == 1, "one screen, one share"


@pytest.mark.parametrize("words", ["", "   "])
def test_words_that_are_none_add_nothing_and_hold_up_nobody(friends: TestClient, words: str) -> None:
    """Not a share that everybody knows."""
    ada, ben, cleo = three(friends)
    assert cleo.post("words", words=words).status_code == 200
    assert cleo.awaits()["stage"] == "wait"
    agree(ada, ben)
    assert header(ada).shares == (ada.share, ben.share, "-")
    assert header(ada).voids == 0


def test_a_branch_has_a_round_of_its_own(client: TestClient) -> None:
    from tests.web.pair_game import VOWS
    from tests.web.seats import sit_down

    ada, ben = sit_down(client, "Ada", "Ben")
    for turn in range(2):
        leader, other = (ada, ben) if not turn else (ben, ada)
        for player in (ada, ben):
            assert player.answer(f"vow {VOWS[player.seat][0]}").status_code == 200
        assert leader.answer("bread").status_code == 200
        if not turn:
            assert other.answer("light").status_code == 200
        assert leader.answer("go hill").status_code == 200
    place = ada.post("/branch", keep=5).json()["to"]
    browser = Browser(client, place)
    assert header(browser).shares == ("?", "?")
    agree(browser)
    assert header(browser).shares == (browser.share, browser.share)
    assert header(browser).branched == 5


def test_a_copy_of_an_open_round_comes_back_with_another_secret(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    manager = friends.app.state.web.manager  # type: ignore[attr-defined]
    copy, seen = manager.store.text(game(ada)), header(ada).fingerprint
    agree(ada, ben, cleo)
    assert friends.portal
    friends.portal.call(agreed, manager, game(ada), copy)
    assert header(ada).awaits
    assert header(ada).fingerprint != seen, "the host knows the shares that were shown for the old one"
    assert header(ada).voids == 1
    agree(ada, ben, cleo)
    assert thrown(ada) == 3

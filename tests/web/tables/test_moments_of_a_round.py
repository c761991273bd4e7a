"""Nobody who is here is left out of the dice before his browser had a moment to do its part, and nobody who does
nothing holds the table up for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, text_of
from tests.web.pair_game import SLUG
from tests.web.rounds import Browser, a_moment_passes
from tests.web.seats import pair
from tests.web.tables.test_dice_round import OPEN, OWNER, friends, game, header, three
from tests.web.tables.test_importing import bring_in, played
from tests.web.well import OWNER as WELL_OWNER
from tests.web.well import open_table, served
from vigil.web.app import make_app
from vigil.web.store.link_target import Link
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager
from vigil.web.tables.presence import AWAY
from vigil.web.tables.table import Table

__all__ = ["friends", "pair"]
pytestmark = pytest.mark.usefixtures("pair")


def desk_of(client: Any) -> TableManager:
    found: TableManager = client.app.state.web.manager
    return found


def table_of(browser: Browser) -> Table:
    return desk_of(browser.client).table(game(browser))


def host_and_link(client: Any, owner: str = OWNER) -> tuple[Browser, str]:
    """The host at his own screen, and the link of a second person, who has not come."""
    form = {"game": SLUG, "scenario": "short", "seats": "2"}
    form |= {"name-1": "Ada", "how-1": "here", "name-2": "Ben", "how-2": "link"}
    client.cookies.set("vigil-host", owner)
    place = str(client.post("/games", data=form, follow_redirects=False).headers["location"])
    here = client.get(place.replace("/players", "/sit"), follow_redirects=False).headers["location"]
    host = Browser(client, here)
    return host, f"/table/{desk_of(client).given.of(game(host))[Link.to(1)].token}"


def claimed(friends: TestClient, link: str) -> Browser:
    """Somebody takes his seat in a browser of his own, and looks at the page."""
    own = TestClient(friends.app, base_url="http://localhost:8437")
    assert own.post(f"{link}/claim").status_code == 200
    return Browser(own, link)


def is_away(browser: Browser, *seats: int) -> None:
    """These seats were left longer than a minute ago."""
    presence = table_of(browser).presence
    presence.since -= AWAY
    for seat in seats:
        presence.signs[seat] -= AWAY


# the moment


@pytest.mark.parametrize("how", ["claims", "looks"])
def test_who_comes_late_has_a_moment_too(friends: TestClient, how: str) -> None:
    host, link = host_and_link(friends)
    if how == "looks":
        ben = claimed(friends, link)
        a_moment_passes(host)
        is_away(ben, 1)
    host.commit()
    a_moment_passes(host)
    if how == "claims":
        ben = claimed(friends, link)
    ben.client.get(f"{link}/update", headers=AJAX)
    assert host.post("begin").json().get("key") == "web-dice-moment"
    assert ben.commit().status_code == 200, "his browser does it by itself"
    host.reveal(), ben.reveal()
    assert header(host).shares == (host.share, ben.share)


def test_a_page_that_hears_of_the_table_again_has_come(tmp_path: Path) -> None:
    """A phone that wakes opens its stream before it asks for anything."""
    with open_table(tmp_path) as app, served(app) as address, httpx.Client(base_url=address) as own:
        own.app = app  # type: ignore[attr-defined]
        host, link = host_and_link(own, WELL_OWNER)
        with httpx.Client(base_url=address, follow_redirects=True) as phone:
            assert phone.post(f"{link}/claim").status_code == 200
            host.commit()
            a_moment_passes(host)
            is_away(host, 1)
            with phone.stream("GET", f"/stream?watch={link.rpartition('/')[2]}.en") as heard:
                assert heard.status_code == 200
                assert host.post("begin").json().get("key") == "web-dice-moment"


def test_who_goes_and_comes_is_waited_for_only_once(friends: TestClient) -> None:
    """A page that is asked for again and again, or a link that is claimed twice, is not somebody who has come anew."""
    host, link = host_and_link(friends)
    ben = claimed(friends, link)
    host.commit()
    a_moment_passes(host)
    table_of(host).presence.signs.pop(1)
    ben.awaits()
    assert ben.client.post(f"{link}/claim").status_code == 200
    assert host.post("begin").status_code == 200
    assert ben.awaits()["stage"] == "wait"


def test_who_comes_to_a_seat_that_another_has_just_left_has_a_moment(friends: TestClient) -> None:
    host, link = host_and_link(friends)
    claimed(friends, link)
    saved = f"/games/{desk_of(friends).store.tokens(game(host))[0]}"
    a_moment_passes(host)
    assert host.client.post(f"{saved}/hand", data={"seat": "1"}).status_code == 200
    host.commit()
    a_moment_passes(host)
    dan = claimed(friends, f"/table/{desk_of(friends).given.of(game(host))[Link.to(1)].token}")
    assert host.post("begin").json().get("key") == "web-dice-moment"
    assert dan.commit().status_code == 200


def test_a_void_round_and_a_handed_seat_give_everybody_a_moment_anew(friends: TestClient) -> None:
    """All commit anew: their browsers have not heard of it yet."""
    ada, ben, _ = three(friends)
    ada.client.cookies.set("vigil-host", OWNER)
    ada.commit(), ben.commit()
    a_moment_passes(ada)
    saved = f"/games/{desk_of(friends).store.tokens(game(ada))[0]}"
    assert ada.client.post(f"{saved}/hand", data={"seat": "2"}).status_code == 200
    assert ada.commit().status_code == 200
    assert ada.post("begin").json().get("key") == "web-dice-moment", "Ben's commitment was for the round before"
    dan = claimed(friends, f"/table/{desk_of(friends).given.of(game(ada))[Link.to(2)].token}")
    for each in (ben, dan):
        assert each.commit().status_code == 200
    a_moment_passes(ada)
    dan.post("reveal", fingerprint=dan.seen, share="0" * 64)
    assert header(ada).voids == 1
    assert ada.commit().status_code == 200
    assert ada.post("begin").json().get("key") == "web-dice-moment"


def test_repeating_ones_own_part_gives_nobody_else_more_time_to_show_his(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    for each in (ada, ben, cleo):
        each.commit()
    a_moment_passes(ada)
    ada.reveal(), ben.reveal()
    ada.post("begin")
    assert ben.post("begin").status_code == 200, "Cleo had her moment since the round was closed"
    assert header(ada).voids == 1


# those who do nothing


def without_a_seat(friends: TestClient, browser: Browser) -> Browser:
    """The host looks at a table at which he holds no seat."""
    own = TestClient(friends.app, base_url="http://localhost:8437")
    own.cookies.set("vigil-host", OWNER)
    saved = f"/games/{desk_of(friends).store.tokens(game(browser))[0]}"
    place = own.get(f"{saved}/sit", follow_redirects=False).headers["location"]
    return Browser(own, place)


def test_who_is_here_and_does_nothing_holds_nobody_up(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    ada.commit(), ben.commit()
    assert ada.post("begin").json().get("key") == "web-dice-moment"
    a_moment_passes(ada)
    cleo.awaits()
    ada.post("begin")
    assert ada.awaits()["stage"] == "commit", "Ben has not asked for it"
    ben.post("begin")
    assert cleo.awaits()["stage"] == "wait"
    ada.reveal(), ben.reveal()
    assert header(ada).shares == (ada.share, ben.share, "-")
    assert "These added nothing: Cleo" in cleo.client.get(cleo.table).text


def test_one_who_has_added_nothing_leaves_out_nobody_who_is_here(friends: TestClient) -> None:
    """Without a script all take their time: the first to press the button does not begin without any share."""
    ada, ben, cleo = three(friends)
    a_moment_passes(ada)
    for each in (ada, ben, cleo):
        each.awaits()
    ada.post("begin"), ben.post("begin")
    assert ada.awaits()["stage"] == "commit"
    assert cleo.post("words", words="rain").status_code == 200
    assert cleo.post("begin").status_code == 200
    assert header(ada).shares[:2] == ("-", "-")
    assert len(header(ada).shares[2]) == 64


def test_the_host_needs_no_seat_to_begin(friends: TestClient) -> None:
    ada, ben, cleo = three(friends)
    host = without_a_seat(friends, ada)
    page = host.client.get(host.table).text
    assert host.awaits()["party"] == ""
    assert page.count('value="begin"') == 1
    onlooker = TestClient(friends.app, base_url="http://localhost:8437")
    assert 'value="begin"' not in onlooker.get(host.table).text, "others who look on have no such button"
    ada.commit(), ben.commit()
    assert host.post("begin").json()["key"] == "web-dice-moment"
    a_moment_passes(ada)
    assert host.post("words", words="rain").json()["key"] == "not-your-turn", "he adds nothing"
    assert host.client.post(f"{host.table}/form", data={"dice": "begin"}).status_code == 200, "also without a script"
    assert cleo.awaits()["stage"] == "wait"
    ada.reveal()
    assert host.post("begin").json()["key"] == "web-dice-moment"
    a_moment_passes(ada)
    assert host.post("begin").status_code == 200
    assert header(ada).voids == 1, "Ben did not show his share"


def test_in_a_game_from_a_file_nobody_who_is_here_is_left_out(friends: TestClient) -> None:
    friends.cookies.set("vigil-host", OWNER)
    first = Browser(friends, bring_in(friends, text_of(played("Ada", "Ben", "Cleo"))))
    saved = first.table.replace("/table/", "/games/")
    found = game(first)
    players = []
    for seat in range(3):
        handed = friends.post(f"{saved}/hand", data={"seat": str(seat)}, follow_redirects=False)
        saved = handed.headers["location"].removesuffix("/players")
        players.append(claimed(friends, f"/table/{desk_of(friends).given.of(found)[Link.to(seat)].token}"))
    ada, ben, cleo = players
    host = without_a_seat(friends, ada)
    ada.commit(), ben.commit()
    a_moment_passes(ada)
    cleo.awaits()
    assert host.post("begin").json()["key"] == "web-dice-consent"
    ada.post("begin"), ben.post("begin")
    assert cleo.awaits()["stage"] == "commit"
    is_away(cleo, 2)
    assert host.post("begin").status_code == 200
    assert ada.awaits()["stage"] == "reveal"


# a restart


@contextmanager
def restarted(folder: Path, *browsers: Browser) -> Iterator[None]:
    """The table is opened anew, and the browsers ask there; before each was at another."""
    store = Store(folder / "vigil.sqlite")
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as client:
        for each in browsers:
            again = TestClient(client.app, base_url="http://localhost:8437")
            again.cookies = each.client.cookies
            each.client = again
        yield
    store.close()


def test_after_a_restart_nobody_who_has_not_agreed_is_left_out(tmp_path: Path) -> None:
    """Ben's page is open, and he has not agreed to go on with the game from a file. The server is started anew: his
    browser needs a moment to come back."""
    store = Store(tmp_path / "vigil.sqlite")
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as client:
        client.cookies.set("vigil-host", OWNER)
        host = Browser(client, bring_in(client, text_of(played())))
        handed = client.post(f"{host.table.replace('/table/', '/games/')}/hand", data={"seat": "1"})
        assert handed.status_code == 200
        ben = claimed(client, f"/table/{desk_of(client).given.of(game(host))[Link.to(1)].token}")
        host.table = f"/table/{desk_of(client).store.tokens(game(host))[0]}"
        assert host.commit().status_code == 200
        a_moment_passes(host)
        ben.awaits()
        assert host.post("begin").status_code == 200
        assert ben.awaits()["stage"] == "commit"
    store.close()
    with restarted(tmp_path, host, ben):
        assert host.post("begin").json().get("key") == "web-dice-moment"
        assert header(host).awaits
        a_moment_passes(host)
        assert ben.awaits()["stage"] == "commit", "his page is back, and he is asked as before"
        assert host.post("begin").json().get("key") == "web-dice-moment", "he has a moment since he came back"
        a_moment_passes(host)
        assert host.post("begin").status_code == 200
        assert ben.commit().status_code == 200, "he is here, and only he agrees for himself"
    with restarted(tmp_path, host, ben):
        assert host.awaits()["stage"] == "reveal"


def test_after_a_restart_who_never_came_is_not_waited_for(tmp_path: Path) -> None:
    store = Store(tmp_path / "vigil.sqlite")
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as client:
        host, _ = host_and_link(client)
        assert host.commit().status_code == 200
    store.close()
    with restarted(tmp_path, host):
        assert host.post("begin").status_code == 200
        assert host.awaits()["stage"] == "reveal"


def test_after_a_restart_who_does_not_come_back_is_waited_for_a_moment(tmp_path: Path) -> None:
    store = Store(tmp_path / "vigil.sqlite")
    with TestClient(make_app(store, OPEN), base_url="http://localhost:8437") as client:
        host, link = host_and_link(client)
        claimed(client, link)
        assert host.commit().status_code == 200
    store.close()
    with restarted(tmp_path, host):
        assert host.post("begin").json().get("key") == "web-dice-moment"
        a_moment_passes(host)
        assert host.post("begin").status_code == 200
        assert host.awaits()["stage"] == "reveal"

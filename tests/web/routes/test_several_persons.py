"""A table of several persons: taking back by agreement, sets, and windows with the stops of each seat."""

from __future__ import annotations

import html
import re
import time

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX
from tests.web.seats import Player, pair, sit_down, vow_all
from vigil.kernel.journal.records import Undo
from vigil.web.tables.manager import IDLE, TableManager

__all__ = ["pair"]
pytestmark = pytest.mark.usefixtures("pair")


def undone(player: Player) -> int:
    return sum(isinstance(record, Undo) for record in player.session.records)


def started(client: TestClient, *players: str) -> list[Player]:
    """All have vowed, and the first seat is asked what it packs."""
    found = sit_down(client, *(players or ("Ada", "Ben", "Cleo")))
    vow_all(found)
    return found


def propose(player: Player, **more: int) -> int:
    assert player.post("/propose", at=player.table.at, **more).status_code == 200
    assert player.table.poll
    return player.table.poll.n


# taking back


def test_ones_own_last_answer_needs_nobody(client: TestClient) -> None:
    ada, ben, _ = started(client)
    ada.answer("bread")
    assert ada.state()["undo"] == "yes"
    assert ben.state()["undo"] == "ask"
    assert ben.post("/undo", at=ben.table.at).json()["key"] == "undo-agree"
    assert ada.post("/undo", at=ada.table.at).status_code == 200
    assert ada.session.entries[-1].key == "vow"


def test_a_proposal_is_seen_by_all_and_done_when_all_agree(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    for player in (ada, ben, cleo):
        player.watch()
    answers = len(ada.session.entries)
    n = propose(ben, keep=answers - 2)
    for player, buttons in ((ada, 2), (ben, 1), (cleo, 2)):
        (message,) = player.heard()
        assert "Ben would like to undo the last 2 answers." in message["poll"]
        assert message["poll"].count('name="vote"') == buttons
        assert message["at"] == player.table.at
        assert player.state()["poll"] == message["poll"]
        assert "question" not in message
    assert ben.post("/vote", poll=n, vote="yes").json()["key"] == "web-poll-own"
    assert ada.post("/propose", at=ada.table.at).json()["key"] == "web-poll-open"
    assert ada.post("/vote", poll=n, vote="yes").status_code == 200
    assert "In favour: Ada." in cleo.state()["poll"]
    assert "Waiting for Cleo." in cleo.state()["poll"]
    assert len(ada.session.entries) == answers
    assert cleo.post("/vote", poll=n, vote="yes").status_code == 200
    assert len(ada.session.entries) == answers - 2
    assert undone(ada) == 1
    assert all(player.state()["poll"] == "" for player in (ada, ben, cleo))
    assert cleo.post("/vote", poll=n, vote="yes").status_code == 409


def test_one_refusal_ends_it(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    n = propose(ben)
    assert cleo.post("/vote", poll=n, vote="no").status_code == 200
    assert "Cleo does not agree" in ben.state()["poll"]
    assert "vote" not in ben.state()["poll"]
    assert ada.post("/vote", poll=n, vote="yes").status_code == 409
    assert propose(ben) > n, "he may try again"


def test_the_proposer_may_withdraw(client: TestClient) -> None:
    ada, ben, _ = started(client)
    assert ben.post("/vote", poll=propose(ben), vote="no").status_code == 200
    assert ada.state()["poll"] == ""


def test_any_new_answer_ends_it(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    n = propose(ben)
    ada.answer("bread")
    assert ada.state()["poll"] == ""
    assert cleo.post("/vote", poll=n, vote="yes").status_code == 409
    assert propose(cleo) != n
    assert ada.post("/vote", poll=n, vote="yes").status_code == 409, "a vote counts for its own proposal alone"


def test_bots_and_empty_seats_agree_by_themselves(client: TestClient) -> None:
    ada, bot, ben = sit_down(client, "Ada", "@steady", "Ben")
    vow_all([ada, ben])
    while "What do you pack?" not in ada.state()["question"]:  # the bot vows by itself
        time.sleep(0.01)
    n = propose(ada)
    assert "steady" not in ben.state()["poll"]
    assert bot.post("/vote", poll=n, vote="no").json()["key"] == "not-your-turn"
    answers = len(ada.session.entries)
    assert ben.post("/vote", poll=n, vote="yes").status_code == 200
    assert len(ada.session.entries) < answers
    alone, _ = sit_down(client, "Ada", "-")
    alone.answer("vow amberwood")
    assert alone.state()["undo"] == "yes"


def test_who_holds_two_seats_agrees_once(client: TestClient) -> None:
    ada, ben, also_ada = started(client, "Ada", "Ben", "Ada")
    n = propose(ben)
    assert ada.table.poll
    assert ada.table.poll.others == ["Ada"]
    assert also_ada.post("/vote", poll=n, vote="yes").status_code == 200
    assert undone(ada) == 1


def test_seats_without_names_are_persons_of_their_own(client: TestClient) -> None:
    ada, ben = started(client, "", "")
    assert ada.post("/undo", at=ada.table.at).json()["key"] == "undo-agree"
    propose(ada)
    assert "Seat 1 would like to undo" in ben.state()["poll"]


def test_no_agreement_breaks_the_policy(client: TestClient) -> None:
    ada, ben = sit_down(client, "Ada", "Ben", undo="ironman")
    vow_all([ada, ben])
    assert ada.post("/propose", at=ada.table.at).json()["key"] == "undo-ironman"
    assert ada.state()["undo"] == ""


def test_a_late_proposal_and_a_nonsense_vote(client: TestClient) -> None:
    ada, ben, _ = started(client)
    at = ada.table.at
    ada.answer("bread")
    assert ben.post("/propose", at=at).status_code == 409
    assert ben.post("/vote", poll=1, vote="perhaps").status_code == 400
    assert ben.post("/vote", poll=1, vote="yes").status_code == 409


def test_a_vote_without_the_script_leads_back_to_the_page(client: TestClient) -> None:
    ada, ben = started(client, "Ada", "Ben")
    n = propose(ada)
    page = client.post(f"{ben.base}/vote", data={"poll": n, "vote": "no"})
    assert page.status_code == 200
    assert "Ben does not agree" in page.text


# sets


def inside(text: str) -> list[str]:
    return re.findall(r'name="in" value="([^"]*)"', text)


def test_a_set_is_built_step_by_step_and_checked_live(client: TestClient) -> None:
    ada, ben = started(client, "Ada", "Ben")
    question = ada.state()["question"]
    assert question.count("element") >= 3
    assert inside(question) == []
    assert 'value="nothing"' in question
    rope = ada.get("/draft?put=rope").text
    assert inside(rope) == ["rope"]
    assert "There is nothing to eat in it. Put bread in." in rope
    assert re.search(r'id="do"[^>]* disabled', rope)
    both = ada.get("/draft?in=rope&put=bread").text
    assert inside(both) == ["bread", "rope"]
    assert 'value="bread + rope"' in both
    assert "Weight: <b>3</b>" in both
    assert "That is too heavy. Take something out." in both, "the lamp"
    assert not re.search(r'id="do"[^>]* disabled', both)
    twice = ada.get("/draft?in=rope&in=bread&put=bread").text
    assert 'value="bread x2 + rope"' in twice
    assert "2 of 2" in twice
    assert inside(ada.get("/draft?in=rope&in=bread&in=bread&put=lamp").text) == ["bread", "bread", "rope"]
    assert inside(ada.get("/draft?in=rope&in=bread&in=bread&take=bread").text) == ["bread", "rope"]
    assert inside(ada.get("/draft?in=nonsense&put=march").text) == []
    assert ben.get("/draft?put=rope").status_code == 409
    assert ada.answer("rope").json()["key"] == "no-such-option"
    assert ada.answer("bread x2 + rope").status_code == 200
    assert ada.session.entries[-1].name == "bread x2 + rope"


def test_an_empty_set_is_an_answer_where_the_rules_take_it(client: TestClient) -> None:
    ada, ben = started(client, "Ada", "Ben")
    assert ada.answer("nothing").status_code == 200
    place = len(ada.session.entries) - 1
    for player in (ada, ben):
        assert player.get(f"/moment/{place}").json()["choice"] == "nothing"


def test_a_set_is_built_without_the_script(client: TestClient) -> None:
    ada, _ = started(client, "Ada", "Ben")
    page = client.post(f"{ada.base}/form", data={"at": ada.table.at, "put": "bread"})
    assert inside(page.text) == ["bread"]
    form = {"at": ada.table.at, "in": inside(page.text), "put": "lamp"}
    page = client.post(f"{ada.base}/form", data=form)
    assert inside(page.text) == ["bread", "lamp"]
    name = html.unescape(re.findall(r'id="do" name="name" value="([^"]*)"', page.text)[0])
    client.post(f"{ada.base}/form", data={"at": ada.table.at, "in": ["bread", "lamp"], "name": name})
    assert ada.session.entries[-1].name == "bread + lamp"


def test_a_set_that_is_being_built_stays_while_others_answer(client: TestClient) -> None:
    """The page is told since when its question stands: it draws only another one anew."""
    ada, ben = sit_down(client)
    stamp = ada.state()["stamp"]
    ben.answer("vow cinnabarre")
    assert ada.state()["stamp"] == stamp
    ada.answer("vow amberwood")
    assert ada.state()["stamp"] == ada.table.at


# windows


def at_window(client: TestClient) -> tuple[Player, Player]:
    ada, ben = started(client, "Ada", "Ben")
    ada.answer("bread")
    return ada, ben


def to_second_window(ada: Player, ben: Player) -> None:
    """The window of the second turn is Ada's, and nothing can matter there."""
    ben.answer("go-on")
    ada.answer("go hill")
    vow_all([ada, ben])
    ben.answer("bread")


def test_a_window_shows_its_powers_and_the_way_on_last(client: TestClient) -> None:
    ada, ben = at_window(client)
    question = ben.state()["question"]
    assert re.findall(r'name="name" value="([^"]*)"', question) == ["light", "go-on"]
    assert 'class="group on"' in question
    assert 'value="skip"' in ben.state()["stops"]
    assert 'value="skip"' not in ada.state()["stops"]
    assert ben.answer("light").status_code == 200
    assert "Ben lights the lamp" in ada.state()["log"]


def test_a_window_that_does_not_matter_is_passed(client: TestClient) -> None:
    ada, ben = at_window(client)
    to_second_window(ada, ben)
    assert "Where do you go?" in ben.state()["question"]


@pytest.mark.parametrize("stop", ["always", "hold"])
def test_a_seat_may_want_to_be_asked(client: TestClient, stop: str) -> None:
    ada, ben = at_window(client)
    assert ada.post("/stops", at=ada.table.at, stop=stop).status_code == 200
    pressed = re.findall(r'value="(\w+)"[^>]*aria-pressed="true"', ada.state()["stops"])
    assert stop in pressed
    to_second_window(ada, ben)
    assert "do you use a power?" in ada.state()["question"]
    assert "Waiting for Ada." in ben.state()["question"]


def test_stops_are_private(client: TestClient) -> None:
    ada, ben = at_window(client)
    ada.watch()
    ben.watch()
    before = ben.state()
    ada.post("/stops", at=ada.table.at, stop="always")
    (mine,) = ada.heard()
    assert 'aria-pressed="true"' in mine["stops"]
    assert ben.heard() == [], "not even that something was said"
    assert ben.state() == before
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    assert "always" not in manager.store.text(ada.table.game)


def test_not_again_this_turn_goes_on_and_is_forgotten_with_the_turn(client: TestClient) -> None:
    ada, ben = at_window(client)
    at = ben.table.at
    assert ben.post("/stops", at=at, stop="skip").status_code == 200
    assert ben.session.entries[-1].name == "go-on"
    assert ben.session.stops[1].skipped == {"before-night"}
    assert ben.post("/stops", at=at, stop="skip").status_code == 409
    ada.answer("go hill")
    assert ben.session.stops[1].skipped == set()
    assert ada.post("/stops", at=ada.table.at, stop="never").status_code == 400


@pytest.mark.parametrize("stop", ["always", "hold"])
@pytest.mark.parametrize("gone", ["session", "table", "process"])
def test_stops_survive_leaving_memory(client: TestClient, stop: str, gone: str) -> None:
    ada, ben = at_window(client)
    ada.post("/stops", at=ada.table.at, stop=stop)
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]

    def leave() -> None:
        if gone == "session":
            ada.table.watchers.add(object())
        assert manager.sweep(time.monotonic() + 2 * IDLE) == 1
        for table in manager.tables.values():
            table.watchers.clear()
        if gone == "process":
            manager.tables.clear()

    leave()
    to_second_window(ada, ben)
    assert "do you use a power?" in ada.state()["question"]
    leave()
    assert "do you use a power?" in ada.state()["question"], "who was caught is still caught"
    assert ada.answer("light").status_code == 200
    assert ada.session.stops[0].hold is False


def test_a_stop_without_the_script(client: TestClient) -> None:
    ada, ben = at_window(client)
    at = ben.table.at
    assert "Where do you go?" in client.post(f"{ben.base}/form", data={"at": at, "stop": "skip"}).text
    assert ada.table.at > at


def test_a_table_of_one_seat_has_no_menu_of_stops(client: TestClient) -> None:
    form = {"game": "navajo-wars", "scenario": "a-broken-country", "seed": "5"}
    table = client.post("/games", data=form, follow_redirects=False).headers["location"]
    found = client.get(f"{table}/update", headers=AJAX).json()
    assert found["stops"] == found["poll"] == ""
    assert "Honest dice" not in client.get(table).text

"""The company at a table: who is here, nudges, suggestions, chat, private notes, coming back, reports."""

from __future__ import annotations

import html
import re
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.journals import bare
from tests.web.conftest import AJAX, new_game
from tests.web.pair_game import VOWS
from tests.web.seats import Player, one_screen, pair, sit_down, vow_all
from vigil.kernel.journal.journal_text import parse
from vigil.web.store import side_data
from vigil.web.store.link_target import WATCHING
from vigil.web.store.side_data import LINES
from vigil.web.tables.manager import TableManager
from vigil.web.tables.presence import AWAY, LINE, NOTES

__all__ = ["pair"]
pytestmark = pytest.mark.usefixtures("pair")


def desk_of(client: TestClient) -> TableManager:
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    return manager


def started(client: TestClient) -> list[Player]:
    """Ada is asked what she packs."""
    players = sit_down(client, "Ada", "Ben", "Cleo")
    vow_all(players)
    return players


# who is here


def test_who_is_here_and_who_is_waited_for(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    for player in (ada, ben, cleo):
        player.table.presence.signs.clear()
    ada.watch()
    ada.table.presence.signs.clear()
    people = ben.state()["people"]
    assert "<b>Ada</b>: here, waited for" in people
    assert "<b>Ben</b>: you" in people
    assert "<b>Cleo</b>: away" in people
    assert 'value="nudge 0"' in people
    assert "hidden>" in people, "not for a minute yet"
    ada.table.presence.asked[0] = (ada.table.stamp(0), time.monotonic() - 185)
    assert "(3 min)" in ben.state()["people"]
    assert ada.state()["mine"] is True
    assert ben.state()["mine"] is False
    assert "<title>Your turn · " in client.get(ada.base).text
    assert "Your turn" not in client.get(ben.base).text.split("</title>")[0]


def test_a_nudge_reaches_the_one_who_is_waited_for_once_a_minute(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    for player in (ada, ben, cleo):
        player.watch()
    assert ben.post("/company", do="nudge 0").status_code == 200
    (message,) = ada.heard()
    assert message["nudge"] == "Ben is waiting for you."
    assert cleo.heard() == ben.heard() == []
    assert ben.post("/company", do="nudge 0").status_code == 429
    assert cleo.post("/company", do="nudge 0").status_code == 200, "each person for itself"
    assert cleo.post("/company", do="nudge 1").json()["key"] == "web-not-waited"
    assert ada.post("/company", do="nudge 0").json()["key"] == "web-not-waited"


# suggestions


def test_a_suggestion_is_for_the_asked_seat_alone_and_goes_with_the_question(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    for player in (ada, ben, cleo):
        player.watch()
    assert ben.post("/suggest", to=0, text="take the <b>ROPE</b>").status_code == 200
    assert ben.post("/suggest", to=0, place="pieces/hut-3").status_code == 200
    (first, second) = ada.heard()
    assert "take the &lt;b&gt;ROPE&lt;/b&gt;" in first["hints"]
    assert 'data-place="pieces/hut-3"' in second["hints"]
    for player in (ben, cleo):
        player.look_everywhere()
        assert "ROPE" not in "".join(player.sent)
    assert 'class="suggest"' in ben.state()["hints"]
    assert 'class="suggest"' not in ada.state()["hints"]
    ada.answer("bread")
    assert "ROPE" not in str(ada.state()), "the question was answered"
    assert ada.table.presence.hints == []


def test_only_others_suggest_and_only_plain_places(client: TestClient) -> None:
    ada, ben, _ = started(client)
    assert ada.post("/suggest", to=0, text="me").json()["key"] == "web-not-waited"
    assert ben.post("/suggest", to=2, text="you").json()["key"] == "web-not-waited"
    for wrong in ({"to": 0}, {"to": 0, "place": "<svg>"}, {"to": 9, "text": "x"}, {"to": 0, "text": " \n"}):
        assert ben.post("/suggest", **wrong).status_code == 400
    for n in range(5):
        assert ben.post("/suggest", to=0, text=f"thought {n}").status_code == 200
    assert [ben.post("/suggest", to=0, text="more").status_code for _ in range(3)][-1] == 429
    assert len(ada.table.presence.hints) == 5


def test_who_is_asked_too_learns_nothing_by_suggestions(client: TestClient) -> None:
    _, ben, _ = sit_down(client, "Ada", "Ben", "Cleo")
    assert ben.post("/suggest", to=0, text="x").json()["key"] == "web-not-waited", "he has a question of his own"


# the chat


def test_the_chat_is_for_all_escaped_and_not_in_the_journal(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    for player in (ada, ben, cleo):
        player.watch()
    assert ben.post("/chat", text="  who has\tthe <script>lamp?  ").status_code == 200
    for player in (ada, cleo):
        (message,) = player.heard()
        said = player.get(f"/chat?after={message['said'] - 1}").json()
        assert "<b>Ben:</b> who has the &lt;script&gt;lamp?" in said["chat"]
        assert "the &lt;script&gt;lamp?" in client.get(player.base).text
    manager = desk_of(client)
    assert "lamp?" not in manager.store.text(ada.table.game)
    assert "lamp?" not in ada.get("/report").text
    manager.tables.clear()
    assert "lamp?" in client.get(cleo.base).text, "it is kept"
    assert ben.post("/chat", text=" ").status_code == 400
    ben.post("/chat", text="x" * 400)
    assert side_data.chat(manager.store, ada.table.game)[-1].text == "x" * LINE
    assert [ben.post("/chat", text="again").status_code for _ in range(8)][-1] == 429


def test_the_last_lines_of_a_chat_are_kept(client: TestClient) -> None:
    ada, *_ = started(client)
    other, *_ = started(client)
    store = desk_of(client).store
    side_data.say(store, other.table.game, 0, "elsewhere").result()
    for n in range(LINES + 20):
        last = side_data.say(store, ada.table.game, 0, f"line {n}")
    last.result()
    lines = side_data.chat(store, ada.table.game)
    assert [lines[0].text, lines[-1].text, len(lines)] == ["line 20", f"line {LINES + 19}", LINES]
    assert len(side_data.chat(store, other.table.game)) == 1


def test_a_link_that_only_looks_does_not_talk(client: TestClient) -> None:
    ada, *_ = started(client)
    desk_of(client).links["looker"] = (ada.table.game, WATCHING)
    looker = Player(client, -1, "looker")
    for path, fields in (("/chat", {"text": "hello"}), ("/notes", {"text": "x"}), ("/company", {"do": "give-up"})):
        assert looker.post(path, **fields).json()["key"] == "not-your-turn"
    assert looker.answer("bread").json()["key"] == "not-your-turn"
    state = looker.state()
    assert "<button" not in state["question"] + state["poll"] + state["stops"] + state["people"] + state["hints"]
    assert state["undo"] == ""
    assert client.get(looker.base).status_code == 200


# private notes


def test_notes_are_for_ones_own_eyes(client: TestClient) -> None:
    ada, ben, cleo = started(client)
    for player in (ada, ben, cleo):
        player.watch()
    assert ben.post("/notes", text="Cleo is the <THIEF>\nI think").status_code == 200
    assert ben.get("/notes").json()["text"] == "Cleo is the <THIEF>\nI think"
    assert "Cleo is the &lt;THIEF&gt;" in client.get(ben.base).text
    screen = one_screen(ada)
    for player in (ada, cleo, screen):
        player.look_everywhere()
        player.get("/notes")
        player.get("/chat")
        assert "THIEF" not in "".join(player.sent)
    assert "THIEF" not in client.get("/").text, "not even the host's page"
    assert "THIEF" not in desk_of(client).store.text(ada.table.game)
    desk_of(client).tables.clear()
    assert "THIEF" in ben.get("/notes").text
    ben.post("/notes", text="y" * 5000)
    assert ben.get("/notes").json()["text"] == "y" * NOTES


def test_at_one_screen_the_notes_change_with_the_seat(client: TestClient) -> None:
    ada, ben = sit_down(client)
    ben.post("/notes", text="BENS")
    screen = one_screen(ada)
    for seat, name in ((0, "vow amberwood"), (1, "vow cinnabarre")):
        assert screen.post("/notes", text="x").json()["key"] == "not-your-turn", "behind the curtain"
        screen.post("/lift", lift=seat)
        assert (screen.get("/notes").json()["text"] == "BENS") == (seat == 1)
        shown = screen.table.screen(screen.link)
        assert shown
        turn = shown.turn
        assert screen.post("/notes", text="late", screen=turn - 1).status_code == 409, "written at another's turn"
        assert "late" not in screen.get("/notes").text
        assert screen.post("/notes", text=f"of {name}", screen=turn).status_code == 200
        assert screen.get("/notes").json()["text"] == f"of {name}"
        screen.answer(name)
    assert screen.get("/notes").json()["text"] == ""


# coming back


def leave(player: Player, seconds: float = AWAY) -> None:
    assert player.stream
    player.heard()
    player.client.app.state.web.streams.gone(player.table, player.link)  # type: ignore[attr-defined]
    player.table.watchers.discard(player.stream)
    player.table.presence.signs[player.seat] = time.monotonic() - seconds - 1


def away_of(client: TestClient, player: Player) -> str:
    return client.get(player.base).text.partition('id="away"')[2].partition("</section>")[0]


def test_while_you_were_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, cleo = sit_down(client, "Ada", "Ben", "Cleo")
    cleo.watch()
    monkeypatch.setattr(client.app.state.web.streams, "stir", lambda table: None)  # type: ignore[attr-defined]
    leave(cleo)
    cleo.table.watchers.clear()
    vow_all([ada, ben, cleo])
    cleo.table.presence.signs[2] = time.monotonic() - AWAY - 1
    ada.answer("bread")
    away = away_of(client, cleo)
    assert "While you were away" in away
    assert "Ada has packed 1" in away
    assert "You have drawn" not in away, "that she had read"
    assert "hidden" in away_of(client, cleo).partition(">")[0], "now she has read it"


def test_what_was_missed_is_told_as_the_seat_hears_it(client: TestClient) -> None:
    ada, ben = sit_down(client, companion=("card",))
    ben.state()
    ben.table.presence.signs[1] = time.monotonic() - AWAY - 1
    ada.answer("quillwort")
    ben.answer("zephyrine")
    ben.table.presence.signs[1] = time.monotonic() - AWAY - 1
    away = away_of(client, ben)
    assert "You have drawn Zephyrine" in away
    assert "Quillwort" not in away
    assert "Ada has drawn a token" in away


def test_previously_in_a_game_that_is_taken_up_again(client: TestClient) -> None:
    table = new_game(client)
    for _ in range(4):
        state = client.get(f"{table}/update", headers=AJAX).json()
        name = html.unescape(re.findall(r'name="name" value="([^"]+)"', state["question"])[0])
        client.post(f"{table}/answer", json={"at": state["at"], "name": name}, headers=AJAX)
    assert 'id="away"' not in client.get(table).text
    manager = desk_of(client)
    manager.store.submit(lambda db: db.execute("UPDATE games SET changed = changed - 100000") and None).result()
    page = client.get(table).text
    assert "Previously" in page
    assert page.partition('id="away"')[2].partition("</section>")[0].count("<li>") <= 4


# a problem


def test_a_report_says_what_it_holds_and_names_the_version(client: TestClient) -> None:
    ada, ben = sit_down(client)
    vow_all([ada, ben])
    page = client.get(ada.base).text
    assert "Report a problem" in page
    assert "the dice to come are left out" in page
    text = ada.get("/report?lang=fr").text
    assert text.splitlines()[-1].startswith("% vigil ")
    assert bare(text)[-2].endswith(", fr")
    assert VOWS[1][0] not in text
    table = new_game(client)
    alone = client.get(f"{table}/report").text
    assert "% vigil " in alone
    assert (parse(alone).cut, parse(alone).spoiled) == (0, 0), "it can be taken in as any journal"
    assert parse(alone.replace("% vigil ", "% vigiL ")).spoiled, "and a remark that was changed is told"
    assert "% vigil" not in client.get(f"{table}/journal").text


def test_who_comes_and_goes_is_told_to_the_others(client: TestClient) -> None:
    ada, ben, _ = started(client)
    ada.watch()
    ada.table.presence.signs.clear()
    assert "<b>Ben</b>: away" in ada.state()["people"]
    app: Any = client.app
    ben.watch()
    assert client.portal
    client.portal.call(app.state.web.streams.look_around, ben.table)
    assert "<b>Ben</b>: here" in ada.heard()[-1]["people"]

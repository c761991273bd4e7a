"""Bots at a table in the browser: in seats of their own, for somebody who is away, and when they fail."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from examples.village.definition import TOY3
from tests.examples.village.playing import PLAYERS
from tests.examples.village.playing import header as toy_header
from tests.web import six
from tests.web.seats import Player, begin, pair, sit_down, vow_all
from vigil.app.time_limit import TooLong
from vigil.bots.curious import CuriousBot
from vigil.bots.random_bot import RandomBot
from vigil.games import GAMES
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.records import Mark
from vigil.web.tables import bots, quarantine
from vigil.web.tables.manager import TableManager
from vigil.web.tables.presence import AWAY, LONG_AWAY, SIGN

__all__ = ["pair"]
pytestmark = pytest.mark.usefixtures("pair")
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.0)


def until(found: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "the bot does not answer"
        time.sleep(0.01)


def gone(player: Player, seconds: float) -> None:
    """Somebody has been away for so long."""
    player.table.presence.signs[player.seat] = time.monotonic() - seconds - 1


def open_game(client: TestClient, monkeypatch: pytest.MonkeyPatch, *players: str) -> list[Player]:
    monkeypatch.setitem(GAMES, six.SLUG, six.__name__)
    return begin(client, Header(six.SLUG, "1", six.SLUG, "short", {}, 7, players=players))


# in seats of their own


@pytest.mark.parametrize("bot", ["@random", "@curious", "@steady", "@os:system"])
def test_a_bot_answers_by_itself_and_is_written_down(client: TestClient, bot: str) -> None:
    ada, _ = sit_down(client, "Ada", bot)
    ada.watch()
    ada.answer("vow amberwood")
    until(lambda: "What do you pack?" in ada.state()["question"])
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    assert " vow >1 vow " in manager.store.text(ada.table.game), "on the disk, as any answer"
    assert any("Everybody has vowed" in message.get("log", "") for message in ada.heard())


def test_a_whole_game_of_the_well_with_two_bots(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "well", "examples.village.definition")
    monkeypatch.setattr("examples.village.definition.DEFINITION", TOY3, raising=False)
    ada, *_ = begin(client, toy_header(3, players=(PLAYERS[0], "@steady", "@curious")))
    end = time.monotonic() + 60
    while not ada.state()["over"]:
        assert time.monotonic() < end
        asked = ada.session.pending.get(0)
        if asked is None:
            time.sleep(0.01)
            continue
        name = asked.options[0].name if asked.decision.build is None else "nothing"
        if ada.answer(name).status_code not in (200, 409):
            ada.answer(bots.chosen(ada.session, 0, RandomBot(1)))
    assert {entry.seat for entry in ada.session.entries if entry.mark == Mark.CHOSEN} == {0, 1, 2}


def test_taking_back_reaches_ones_own_answer_behind_those_of_bots(client: TestClient) -> None:
    ada, _ = sit_down(client, "Ada", "@random")
    ada.answer("vow amberwood")
    until(lambda: "What do you pack?" in ada.state()["question"])
    ada.answer("bread")
    until(lambda: "Where do you go?" in ada.state()["question"])
    assert ada.state()["undo"] == "yes"
    assert ada.post("/undo", at=ada.table.at).status_code == 200
    assert "What do you pack?" in ada.state()["question"]


def test_a_bot_that_fails_is_replaced_by_luck(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: CuriousBot, position: object) -> str:
        raise ValueError("sick")

    monkeypatch.setattr(CuriousBot, "choose", fail)
    ada, _ = sit_down(client, "Ada", "@curious")
    ada.answer("vow amberwood")
    until(lambda: "What do you pack?" in ada.state()["question"])


def test_a_bot_that_cannot_imagine_answers_by_luck_and_it_is_said_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: object, seat: int, seed: int) -> object:
        raise KeyError("secret")

    ada, _ = sit_down(client, "Ada", "@curious")
    monkeypatch.setattr(ada.table.box.definition.knowledge, "determinize", fail)
    ada.answer("vow amberwood")
    states: list[str] = []

    def packing() -> bool:
        states.append(str(ada.state()))
        return "What do you pack?" in states[-1]

    until(packing)
    said = "A bot could not work out its position, and answered at random"
    assert sum(each.count(said) for each in states) == 1


def test_bots_that_cannot_answer_do_not_stop_the_table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fail(session: object, seat: int, bot: object) -> str:
        tried.append(seat)
        raise RuntimeError("sick")

    monkeypatch.setattr(bots, "chosen", fail)
    ada, _, cleo = sit_down(client, "Ada", "@random", "Cleo")
    ada.state()
    until(lambda: tried)
    assert ada.answer("vow amberwood").status_code == 200
    assert cleo.answer("vow elderflame").status_code == 200
    until(lambda: len(tried) == 3)
    for _ in range(5):
        assert "Waiting for" in ada.state()["question"]
    time.sleep(0.1)
    assert len(tried) == 3, "once for each time the table stands elsewhere, not for ever"


def test_a_bot_answers_when_the_disk_has_room_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first answer finds no room; nobody does anything else meanwhile."""
    ada, _ = sit_down(client, "Ada", "@random")
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    tried: list[int] = []
    choose = bots.chosen

    def fill(session: Any, seat: int, bot: Any) -> str:
        if not tried:
            manager.store.writer.execute("PRAGMA query_only = ON")
        tried.append(seat)
        return choose(session, seat, bot)

    monkeypatch.setattr(bots, "chosen", fill)
    monkeypatch.setattr(bots, "AGAIN", 0.01)
    ada.answer("vow amberwood")
    until(lambda: len(tried) > 1)
    manager.store.writer.execute("PRAGMA query_only = OFF")
    until(lambda: "What do you pack?" in ada.state()["question"])


def test_bots_do_not_try_again_where_nothing_may_be_written(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a newer Vigil wrote is only read: that does not pass, and what is told of it is told once."""
    ada, _ = sit_down(client, "Ada", "@random")
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    tried: list[int] = []

    def refuse(session: Any, seat: int, bot: Any) -> str:
        tried.append(seat)
        raise SaveError("web-store-newer")

    monkeypatch.setattr(bots, "chosen", refuse)
    monkeypatch.setattr(bots, "AGAIN", 0.01)
    ada.answer("vow amberwood")
    until(lambda: manager.bots.failed)
    assert not manager.bots.timers
    assert len(tried) == 1
    manager.bots.failed.clear()
    assert manager.bots.asked(ada.table) == 1
    ada.table.only_read = ("web-newer-rules", {"rules": "9", "known": "1"})
    assert manager.bots.asked(ada.table) is None
    for _ in range(3):
        ada.table.tell(*ada.table.only_read)
    assert len(ada.state()["notices"]) == 1


def test_bots_play_on_in_no_game_that_was_put_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = sit_down(client, "Ada", "@random")
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]

    def rest(session: Any, seat: int, bot: Any) -> str:
        raise TooLong

    monkeypatch.setattr(bots, "chosen", rest)
    monkeypatch.setattr(bots, "AGAIN", 60.0)
    ada.answer("vow amberwood")
    until(lambda: manager.bots.timers)
    client.post(f"/games/{ada.base.rpartition('/')[2]}/delete")
    assert not manager.bots.timers


def test_a_bot_answers_when_its_game_has_rested(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = sit_down(client, "Ada", "@random")
    tried: list[int] = []
    choose = bots.chosen

    def rest(session: Any, seat: int, bot: Any) -> str:
        tried.append(seat)
        if len(tried) == 1:
            raise TooLong
        return choose(session, seat, bot)

    monkeypatch.setattr(bots, "chosen", rest)
    monkeypatch.setattr(bots, "AGAIN", 0.01)
    monkeypatch.setattr(quarantine, "REST", 0.05)
    ada.answer("vow amberwood")
    until(lambda: len(tried) > 1)
    until(lambda: "What do you pack?" in ada.state()["question"])


def test_no_bot_sees_more_than_its_seat(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    choose = CuriousBot.choose

    def look(self: CuriousBot, position: Any) -> str:
        seen.append(str(position.view) + str([each.name for each in position.options]))
        return choose(self, position)

    monkeypatch.setattr(CuriousBot, "choose", look)
    ada, _ = sit_down(client, "Ada", "@curious")
    ada.answer("vow amberwood")
    until(lambda: seen)
    assert ada.session.run.game.state.tokens[0] not in "".join(seen)
    assert "amberwood" not in "".join(seen)


# for somebody who is away


def ask(player: Player, what: str) -> Any:
    return player.post("/company", do=what)


def agree(player: Player) -> Any:
    assert player.table.poll
    return player.post("/vote", poll=player.table.poll.n, vote="yes")


def test_a_bot_takes_the_seat_of_somebody_away_and_gives_it_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo = open_game(client, monkeypatch, "Ada", "Ben", "Cleo")
    ada.answer("lay pile-1")
    assert ask(ada, "bot 1").json()["key"] == "web-still-here"
    gone(ben, AWAY)
    for player in (ada, cleo):
        player.watch()
    assert ask(ada, "bot 1").status_code == 200
    assert "Ada would like to let a bot play for Ben" in cleo.state()["poll"]
    assert ben.session.pending.keys() == {1}
    assert agree(cleo).status_code == 200
    until(lambda: cleo.session.pending.keys() == {2})
    told = [notice for message in cleo.heard() for notice in message.get("notices", [])]
    assert told == ["A bot plays for Ben until Ben is back."]
    assert "a bot plays meanwhile" in ada.state()["people"]
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    assert "@" not in manager.store.text(ada.table.game).split("\n\n")[0], "the header stays"
    manager.tables.clear()
    assert "a bot plays meanwhile" in ada.state()["people"], "kept with the store"
    page = client.get(ben.base).text
    assert "You were away, and a bot plays for you." in page
    assert ask(ben, "back").status_code == 200
    assert "a bot plays" not in ada.state()["people"]
    assert ben.table.presence.kept.helped == {}


def test_a_bot_is_offered_when_it_may_come(client: TestClient) -> None:
    """What is offered is not refused: who is away is named at once, the buttons come with the time."""
    ada, ben, cleo = sit_down(client, "Ada", "Ben", "Cleo")
    vow_all([ada, cleo])
    nothing = set[str]()
    for seconds, offered in ((SIGN, nothing), (AWAY, {"bot 1"}), (LONG_AWAY, {"bot 1", "once 1"})):
        gone(ben, seconds)
        people = ada.state()["people"]
        assert "Ben is away, and the table waits." in people
        assert ("a bot can play instead" in people) != bool(offered)
        assert set(re.findall(r'value="((?:bot|once) \d)"', people)) == offered
        for what in ("bot 1", "once 1"):
            gone(ben, seconds)
            assert (ask(ada, what).status_code == 200) is (what in offered)
            ada.table.poll = None


def test_who_answers_is_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = open_game(client, monkeypatch, "Ada", "Ben")
    gone(ben, AWAY)
    assert ask(ada, "bot 1").status_code == 200
    assert 1 in ben.table.presence.kept.helped, "nobody else has to be asked"
    monkeypatch.setattr(bots, "PAUSE", 60.0)
    ben.watch()
    ada.answer("lay pile-1")
    assert ben.answer("lay pile-2").status_code == 200
    assert ben.table.presence.kept.helped == {}
    assert "Ben is back" in "".join(ada.state()["notices"])


def test_one_question_of_somebody_long_away_is_answered_by_a_bot(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo = sit_down(client, "Ada", "Ben", "Cleo")
    vow_all([ada, cleo])
    gone(ben, AWAY)
    assert ask(ada, "once 1").json()["key"] == "web-not-long-away"
    gone(ben, LONG_AWAY)
    assert ask(ada, "once 0").status_code == 400
    assert ask(ada, "once 1").status_code == 200
    assert agree(cleo).status_code == 200
    until(lambda: 1 not in ben.session.pending and ben.table.presence.once is None)
    assert ben.table.presence.kept.helped == {}
    ada.answer("bread")
    assert "do you use a power?" in ben.state()["question"], "the next one is his own"
    assert ask(ada, "once 2").json()["key"] == "web-not-waited"


def test_bots_and_strangers_are_not_helped(client: TestClient) -> None:
    ada, _ = sit_down(client, "Ada", "@random")
    for what in ("bot 1", "bot 7", "once 1", "bot", "dance"):
        assert ask(ada, what).status_code == 400


def test_giving_up_needs_all_and_anyone_takes_it_up_again(client: TestClient) -> None:
    ada, ben, cleo = sit_down(client, "Ada", "Ben", "Cleo")
    vow_all([ada, ben, cleo])
    assert ask(ben, "give-up").status_code == 200
    ada.answer("bread")
    assert "Ben would like to give the game up." in ada.state()["poll"], "an answer does not end it"
    agree(ada)
    assert not ada.table.presence.closed
    agree(cleo)
    assert "The game was given up." in ben.state()["people"]
    assert ben.answer("go-on").json()["key"] == "web-given-up"
    assert "Given up" in client.get("/").text
    assert ada.get("/journal").status_code == 403, "it may be taken up again: its secrets live"
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    manager.tables.clear()
    assert ben.answer("go-on").json()["key"] == "web-given-up"
    assert ask(cleo, "take-up").status_code == 200
    assert "Given up" not in client.get("/").text
    assert ben.answer("go-on").status_code == 200

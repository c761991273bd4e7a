"""Those who sit at the game of two or three seats (pair_game.py), each before the page of his seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX
from tests.web.pair_game import SLUG, VOWS
from vigil.games import GAMES
from vigil.kernel.journal.header import Header
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.web.store.link_target import WHOLE_TABLE, Link
from vigil.web.stream import Stream
from vigil.web.tables.manager import TableManager
from vigil.web.tables.table import Table


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf."""
    monkeypatch.setitem(GAMES, SLUG, "tests.web.pair_game")


def head(*players: str, **more: Any) -> Header:
    return Header(SLUG, "1", SLUG, "short", {}, 7, players=players or ("Ada", "Ben"), **more)


def own_words(seat: int, token: str) -> set[str]:
    """What a seat keeps to itself: its token and its vows."""
    return {token, *VOWS[seat]}


class Player:
    """Somebody before the browser, with the link of a seat; everything he is sent is kept."""

    def __init__(self, client: TestClient, seat: int, token: str) -> None:
        self.client = client
        self.seat = seat
        self.link = Link.to(seat)
        self.token = token
        self.base = f"/table/{token}"
        self.sent: list[str] = []
        self.stream: Stream | None = None
        self.languages: Sequence[str] = LANGUAGES

    @property
    def table(self) -> Table:
        manager: TableManager = self.client.app.state.web.manager  # type: ignore[attr-defined]
        return manager.table(manager.seat(self.token)[0])

    @property
    def session(self) -> Session:
        assert self.table.session
        return self.table.session

    def watch(self) -> None:
        """As an open page: it has the game, and hears of every change."""
        self.state()
        self.stream = Stream([(f"{self.token}.en", self.table, self.link, "en")])
        self.table.watchers.add(self.stream)

    def heard(self) -> list[dict[str, Any]]:
        """The messages of the stream since the last time."""
        found = []
        while self.stream and self.stream.waiting:
            message = (self.stream.waiting.popleft() or b"").decode()
            self.sent.append(message)
            found.append(json.loads(message.removeprefix("data: ")))
        return found

    def get(self, path: str = "", **headers: str) -> Any:
        answer = self.client.get(self.base + path, headers={**AJAX, **headers})
        self.sent.append(answer.text)
        return answer

    def post(self, path: str, **fields: str | int) -> Any:
        answer = self.client.post(self.base + path, json=fields, headers=AJAX)
        self.sent.append(answer.text)
        return answer

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/update").json()
        return found

    def answer(self, name: str, at: int | None = None) -> Any:
        return self.post("/answer", at=self.table.at if at is None else at, name=name)

    def look_everywhere(self) -> None:
        """Every page and part there is, in all languages of the player."""
        answers = len(self.session.entries)
        past = [f"/moment/{n}" for n in range(answers + 1)] + [f"/totals?answers={n}" for n in range(answers + 1)]
        log = ["/log?before=999&all=1", "/draft", "/draft?put=bread", "/journal", "/report", "/words", "/totals"]
        for language in self.languages:
            for path in ("", "/update", *log, *past):
                self.get(f"{path}{'&' if '?' in path else '?'}lang={language}")
        self.client.get(self.base)  # leaves the language as it was
        self.heard()


def sit_down(client: TestClient, *players: str, **more: Any) -> list[Player]:
    """A new game with these players, each before the page of his seat."""
    return begin(client, head(*players, **more))


def begin(client: TestClient, header: Header) -> list[Player]:
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    token = asyncio.run(manager.start(header))
    tokens = manager.store.tokens(manager.seat(token)[0])
    return [Player(client, seat, each) for seat, each in enumerate(tokens)]


def apart(client: TestClient, *players: str) -> list[Player]:
    """A new game at which all but the first have come by link, and claimed it."""
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    token = asyncio.run(manager.start(head(*players), range(1, len(players))))
    game = manager.seat(token)[0]
    found = [Player(client, seat, manager.given.token(game, Link.to(seat)).result()) for seat in range(len(players))]
    for each in found[1:]:
        client.post(f"{each.base}/claim")
    return found


def one_screen(player: Player) -> Player:
    """The screen that is passed around at the table of a player."""
    manager: TableManager = player.client.app.state.web.manager  # type: ignore[attr-defined]
    manager.links["whole-table"] = (player.table.game, WHOLE_TABLE)
    screen = Player(player.client, SPECTATOR, "whole-table")
    screen.link = WHOLE_TABLE
    return screen


def vow_all(players: Sequence[Player]) -> None:
    for player in players:
        assert player.answer(f"vow {VOWS[player.seat][0]}").status_code == 200

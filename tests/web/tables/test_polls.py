"""Proposals when several have gone: the last one who is here can always go on."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from tests.web.seats import Player, apart, pair, vow_all
from vigil.web.tables.presence import AWAY, LONG_AWAY

pytestmark = pytest.mark.usefixtures("pair")
__all__ = ["pair"]


def leaves(player: Player, seat: int) -> None:
    player.table.presence.signs[seat] = time.monotonic() - max(AWAY, LONG_AWAY) - 1


def bots(player: Player) -> set[int]:
    return set(player.table.presence.kept.helped)


def test_whoever_is_away_is_not_asked_whether_a_bot_plays(client: TestClient) -> None:
    ada, _, _ = players = apart(client, "Ada", "Ben", "Cleo")
    vow_all(players)
    leaves(ada, 1)
    leaves(ada, 2)
    for seat in (2, 1):
        assert ada.post("/company", do=f"bot {seat}").status_code == 200
        assert ada.table.poll is None
    assert bots(ada) == {1, 2}


def test_whoever_is_here_is_asked(client: TestClient) -> None:
    ada, ben, _ = players = apart(client, "Ada", "Ben", "Cleo")
    vow_all(players)
    leaves(ada, 2)
    assert ada.post("/company", do="bot 2").status_code == 200
    assert ada.table.poll
    assert ada.table.poll.others == [ada.table.players[1]]
    assert bots(ada) == set()
    assert ben.post("/vote", poll=ada.table.poll.n, vote="yes").status_code == 200
    assert bots(ada) == {2}


def test_a_proposal_that_waits_for_nobody_makes_room(client: TestClient) -> None:
    """Ben is asked, and goes without an answer."""
    ada, _, _ = players = apart(client, "Ada", "Ben", "Cleo")
    vow_all(players)
    leaves(ada, 2)
    ada.post("/company", do="bot 2")
    assert ada.post("/company", do="bot 2").status_code == 422
    leaves(ada, 1)
    assert ada.post("/company", do="bot 2").status_code == 200
    assert bots(ada) == {2}


def test_taking_back_still_waits_for_whoever_is_away(client: TestClient) -> None:
    ada, _, _ = players = apart(client, "Ada", "Ben", "Cleo")
    vow_all(players)
    leaves(ada, 1)
    leaves(ada, 2)
    assert ada.post("/propose", at=ada.table.at, keep=3).status_code == 200
    assert ada.table.poll
    assert len(ada.table.poll.others) == 2

"""What all agreed to and could not be written is still proposed: whoever agreed last says so again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from starlette.testclient import TestClient

from tests.web.pair_game import VOWS
from tests.web.seats import Player, apart, one_screen, pair, sit_down, vow_all
from vigil.web.store import backups
from vigil.web.store.store import Store
from vigil.web.tables.presence import AWAY, LONG_AWAY

pytestmark = pytest.mark.usefixtures("pair")
__all__ = ["pair"]


@contextmanager
def full(store: Store) -> Iterator[None]:
    """Nothing reaches the disk."""
    store.submit(lambda db: db.execute("PRAGMA query_only = ON") and None).result()
    yield
    store.writer.execute("PRAGMA query_only = OFF")  # no job begins before


def proposed(client: TestClient, store: Store, players: list[Player], what: str) -> None:
    """Ada asks the others for something."""
    ada, _, cleo = players
    if what == "set-back":
        client.post(f"/games/{store.games()[0].token}/copies/{backups.backups(store.path)[0].stem}")
        return
    if what == "undo":
        assert ada.post("/propose", at=ada.table.at, keep=3).status_code == 200
        return
    cleo.table.presence.signs[2] = time.monotonic() - LONG_AWAY - 1
    assert ada.post("/company", do="bot 2" if what == "bot" else what).status_code == 200


def done(player: Player, what: str, answers: int) -> bool:
    table = player.table
    if what == "give-up":
        return table.presence.closed
    if what == "bot":
        return 2 in table.presence.kept.helped
    player.state()
    return len(player.session.entries) < answers


@pytest.mark.parametrize("what", ["undo", "set-back", "give-up", "bot"])
def test_a_proposal_outlives_a_full_disk(client: TestClient, store: Store, what: str) -> None:
    ada, ben, cleo = players = apart(client, "Ada", "Ben", "Cleo")
    backups.back_up(store.path)
    vow_all(players)
    answers = len(ada.session.entries)
    proposed(client, store, players, what)
    poll = ada.table.poll
    assert poll
    last = ben if what == "bot" else cleo
    if last is cleo:
        assert ben.post("/vote", poll=poll.n, vote="yes").status_code == 200
    with full(store):
        assert last.post("/vote", poll=poll.n, vote="yes").status_code == 503
        assert not done(ada, what, answers)
    assert 'value="yes"' in last.state()["poll"], "the page asks again"
    assert last.post("/vote", poll=poll.n, vote="yes").status_code == 200
    assert done(ada, what, answers)
    assert ada.table.poll is None
    assert not ada.state()["poll"]


@pytest.mark.parametrize("what", ["bot 1", "give-up"])
def test_where_nobody_is_asked_nothing_stays_proposed(client: TestClient, store: Store, what: str) -> None:
    ada, ben = players = apart(client, "Ada", "Ben")
    vow_all(players)
    ben.table.presence.signs[1] = time.monotonic() - AWAY - 1
    if what == "give-up":
        assert ada.post("/company", do="bot 1").status_code == 200
    with full(store):
        assert ada.post("/company", do=what).status_code == 503
    assert ada.table.poll is None
    assert 1 not in ada.table.presence.kept.helped or what == "give-up"
    assert ada.post("/company", do=what).status_code == 200


def test_who_agreed_by_talking_asks_again_after_a_full_disk(client: TestClient, store: Store) -> None:
    ada, ben = players = sit_down(client, "Ada", "Ben")
    here = one_screen(ada)
    here.state()
    for each in players:
        here.post("/lift", lift=each.seat)
        assert here.answer(f"vow {VOWS[each.seat][0]}").status_code == 200
    here.post("/lift", lift=0)
    at = here.table.at
    with full(store):
        assert here.post("/propose", at=at, keep=2).status_code == 503
    assert here.table.poll is None
    here.state()
    assert here.post("/propose", at=at, keep=2).status_code == 200
    assert len(ada.session.entries) == 2
    assert ben.table.poll is None

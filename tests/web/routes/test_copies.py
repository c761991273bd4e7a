"""A copy of a running game of several persons is brought back only when all have agreed."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from tests.journals import bare
from tests.web.conftest import AJAX
from tests.web.seats import Player, apart, one_screen, pair, sit_down, vow_all
from vigil.web.store import backups
from vigil.web.store.store import Store
from vigil.web.tables.presence import AWAY

pytestmark = pytest.mark.usefixtures("pair")
__all__ = ["pair"]

PACK = "bread + rope"


def copied(client: TestClient, store: Store, players: list[Player]) -> str:
    """The address of a copy that was made before all vowed."""
    backups.back_up(store.path)
    vow_all(players)
    return f"/games/{store.games()[0].token}/copies/{backups.backups(store.path)[0].stem}"


def marks(store: Store) -> list[str]:
    """What the journal holds of a copy that was brought back: an undo where the game had gone on from it."""
    return [line for line in bare(store.text(1)) if line.startswith(("< ", "<< "))]


def test_a_copy_of_a_running_game_waits_until_all_have_agreed(client: TestClient, store: Store) -> None:
    ada, ben, cleo = players = apart(client, "Ada", "Ben", "Cleo")
    copy = copied(client, store, players)
    at, answers = ada.table.at, len(ada.session.entries)
    for each in players:
        each.watch()
    page = client.post(copy).text
    assert "The others at the table are asked." in page
    assert (ada.table.at, marks(store)) == (at, []), "nothing has changed"
    asked = ben.state()["poll"]
    assert "would like to bring back a copy" in asked
    assert 'value="yes"' in asked
    assert client.post(copy, headers=AJAX).json()["key"] == "web-poll-open"
    n = ada.table.poll.n  # type: ignore[union-attr]
    assert ben.post("/vote", poll=n, vote="yes").status_code == 200
    assert len(ada.session.entries) == answers, "Cleo has not agreed"
    for each in players:
        each.heard()
    assert cleo.post("/vote", poll=n, vote="yes").json()["at"] == ada.table.at
    assert len(ada.session.entries) == answers - 3
    assert len(marks(store)) == 1, "it stays marked, and other dice fall"
    for each in players:
        heard = each.heard()
        assert not heard[-1]["poll"]
        assert any(message.get("answers") == answers - 3 for message in heard), "open pages go back too"
        assert any("brought back a copy" in str(message.get("notices")) for message in heard)
    assert "The others at the table are asked." not in client.get(copy.rpartition("/")[0]).text
    vow_all(players)


def test_one_refusal_or_a_new_answer_leaves_the_game_as_it_is(client: TestClient, store: Store) -> None:
    ada, ben = players = apart(client, "Ada", "Ben")
    copy = copied(client, store, players)
    client.post(copy)
    ben.post("/vote", poll=ada.table.poll.n, vote="no")  # type: ignore[union-attr]
    assert "Ben does not agree" in ada.state()["poll"]
    client.post(copy)
    assert ada.answer(PACK).status_code == 200
    assert ada.table.poll is None
    assert not marks(store)


def test_a_host_without_a_seat_asks_too(client: TestClient, store: Store) -> None:
    ada, ben = players = apart(client, "Ada", "Ben")
    copy = copied(client, store, players)
    ada.table.remote = frozenset((0, 1))
    client.post(copy)
    n = ada.table.poll.n  # type: ignore[union-attr]
    assert 'value="yes"' in ada.state()["poll"]
    assert 'value="yes"' in ben.state()["poll"]
    for each in players:
        assert not marks(store)
        each.post("/vote", poll=n, vote="yes")
    assert len(marks(store)) == 1


def test_who_is_away_while_a_bot_plays_is_asked_too(client: TestClient, store: Store) -> None:
    """Ben's phone sleeps. The host lets a bot play for him, and cannot set the game back alone by that."""
    ada, ben = players = apart(client, "Ada", "Ben")
    copy = copied(client, store, players)
    ben.table.presence.signs[1] = time.monotonic() - AWAY - 1
    assert ada.post("/company", do="bot 1").status_code == 200
    assert 1 in ada.table.presence.kept.helped
    client.post(copy)
    assert not marks(store)
    n = ada.table.poll.n  # type: ignore[union-attr]
    assert ben.post("/vote", poll=n, vote="yes").status_code == 200
    assert len(marks(store)) == 1
    assert ada.post("/company", do="give-up").status_code == 200
    assert ada.table.presence.closed, "to give up nobody waits for who is away"


def test_at_one_screen_nobody_has_to_be_asked(client: TestClient, store: Store) -> None:
    ada, ben = players = sit_down(client, "Ada", "Ben")
    one_screen(ada)
    client.post(copied(client, store, players))
    assert len(marks(store)) == 1
    assert ada.table.poll is None
    assert "brought back a copy" in ben.get().text


def test_who_came_since_the_copy_keeps_his_seat(client: TestClient, store: Store) -> None:
    ada, ben = players = apart(client, "Ada", "-")
    assert ben.table.players == ("Ada", "-")
    backups.back_up(store.path)
    client.post(f"{ben.base}/claim", data={"name": "Ben"})
    assert ben.table.players == ("Ada", "Ben")
    vow_all(players)
    client.post(f"/games/{store.games()[0].token}/copies/{backups.backups(store.path)[0].stem}")
    ben.post("/vote", poll=ada.table.poll.n, vote="yes")  # type: ignore[union-attr]
    assert len(marks(store)) == 1
    assert ada.session.header.players == store.journal(1).header.players == ("Ada", "Ben")


def test_no_copy_of_a_finished_game_goes_on_with_known_dice(client: TestClient, store: Store) -> None:
    ada, ben = players = apart(client, "Ada", "Ben")
    copy = copied(client, store, players)
    by_seat = {each.seat: each for each in players}
    for _ in range(40):
        if not ada.session.pending:
            break
        seat, asked = next(iter(ada.session.pending.items()))
        name = PACK if asked.decision.key == "pack" else asked.options[0].name
        assert by_seat[seat].answer(name).status_code == 200
    assert ada.session.over
    before = store.text(1)
    refused = client.post(copy, headers=AJAX)
    assert (refused.status_code, refused.json()["key"]) == (422, "web-copy-dice-known")
    assert store.text(1) == before
    assert ben.table.poll is None

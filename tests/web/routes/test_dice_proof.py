"""Were the dice honest? The page of a table that says it, while the game runs and after its end."""

from __future__ import annotations

import asyncio
import html

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, session, text_of
from tests.web.rounds import Browser, agree
from tests.web.routes.test_several_seats import play_out
from tests.web.seats import Player, pair, sit_down
from tests.web.tables.test_dice_round import friends, three
from tests.web.tables.test_importing import played
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.play.resume import branch
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.web.routes.dice_proof import proved
from vigil.web.store.link_target import WATCHING

__all__ = ["friends", "pair"]
pytestmark = pytest.mark.usefixtures("pair", "judged_here")


def page(client: TestClient, table: str, language: str = "en") -> str:
    answer = client.get(f"{table}/dice?lang={language}", headers={"accept": "text/html"})
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def spectator(player: Player) -> str:
    manager = player.client.app.state.web.manager  # type: ignore[attr-defined]
    return f"/table/{manager.given.token(player.table.game, WATCHING).result()}"


def imported(client: TestClient, text: str) -> str:
    reply = client.post("/games/import", content=text, headers={**AJAX, "content-type": "text/plain"})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["to"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_the_game_runs_it_says_when_and_shows_the_fingerprint(client: TestClient, language: str) -> None:
    ada, _ = sit_down(client)
    words, header = book(language), ada.session.header
    for table in (ada.base, spectator(ada)):
        told = page(client, table, language)
        assert words.raw("web-honest-waits", {}) in told
        assert header.fingerprint in told
        assert header.secret not in told


def test_a_game_that_was_given_up_keeps_its_secret(client: TestClient) -> None:
    ada, ben = sit_down(client)
    ada.post("/company", do="give-up")
    assert ben.table.poll
    ben.post("/vote", poll=ben.table.poll.n, vote="yes")
    assert ada.table.presence.closed
    told = page(client, ada.base)
    assert "it may be taken up again" in told
    assert ada.session.header.secret not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_end_three_sentences_say_what_is_proved(client: TestClient, language: str) -> None:
    players = play_out(client)
    words, header = book(language), players[0].session.header
    by = words.raw("verify-secret", {"fingerprint": header.fingerprint})
    throws = sum(entry.mark == Mark.DICE for entry in players[0].session.entries)
    assert throws
    for table in (players[1].base, spectator(players[0])):
        told = page(client, table, language)
        assert words.raw("verified", {"n": throws, "by": by}) in told
        assert words.raw("verify-not", {"what": words.raw("verify-not-secret", {})}) in told
        assert words.raw("verify-left", {"what": words.raw("verify-left-secret", {})}) in told
        assert header.secret in told
        assert "<code>vigil verify " in told


def test_it_is_linked_from_the_table_and_from_the_chronicle(client: TestClient) -> None:
    players = play_out(client)
    link = f'href="{players[0].base}/dice"'
    assert link in client.get(players[0].base).text
    assert link in client.get(f"{players[0].base}/chronicle").text


def test_whose_shares_are_in_is_told_with_the_shares(friends: TestClient) -> None:
    from tests.web.pair_game import VOWS

    browsers = three(friends)
    agree(*browsers)
    players = [Player(each.client, n, each.table.rpartition("/")[2]) for n, each in enumerate(browsers)]
    for turn in range(2):
        for player in players:
            assert player.answer(f"vow {VOWS[player.seat][0]}").status_code == 200
        assert players[turn].answer("bread").status_code == 200
        if not turn:
            assert players[1].answer("light").status_code == 200
        assert players[turn].answer("go hill").status_code == 200
    told = page(browsers[2].client, browsers[2].table)
    assert all(each.share in told for each in browsers)
    assert "what was added by Ada, Ben, Cleo" in told
    assert "did not look at the secret before the end" in told
    assert "see that what you added is in" in told


def test_a_link_that_was_not_claimed_reads_nothing(friends: TestClient) -> None:
    ada = three(friends)[0]
    stranger = Browser(TestClient(friends.app, base_url="http://localhost:8437"), ada.table)
    assert stranger.client.get(f"{ada.table}/dice").status_code == 403


def test_a_branch_is_checked_by_the_game_it_was_branched_off_if_that_is_here(client: TestClient) -> None:
    first = imported(client, text_of(session(20)))
    other = client.post(f"{first}/branch", json={"keep": 16}, headers=AJAX).json()["to"]
    told = page(client, other)
    assert "The dice are honest" in told
    assert "checked against the seed 1)" in told
    third = client.post(f"{other}/branch", json={"keep": 12}, headers=AJAX).json()["to"]
    told = page(client, third)
    assert "The dice are honest" in told, "a branch of a branch"
    files = [f"navajo-wars-a-broken-country-{n}.journal" for n in (3, 2, 1)]
    assert f"vigil verify {files[0]} --parent {files[1]} --parent {files[2]}" in told


def test_a_branch_from_elsewhere_is_not_checked_until_its_parent_is_here(client: TestClient) -> None:
    parent = session(20)
    child = branch(parent, 12, replace(parent.header, seed=99))
    there = imported(client, text_of(child))
    told = page(client, there)
    assert "The dice are honest" not in told
    assert child.header.parent in told
    imported(client, text_of(parent))
    assert "The dice are honest" in page(client, there)


def test_dice_written_into_a_branch_are_found_by_the_parent(client: TestClient) -> None:
    parent = session(20)
    imported(client, text_of(parent))
    child = branch(parent, 12, replace(parent.header, seed=99))
    child.header.branched = 11
    child.header.seed = parent.header.seed
    told = page(client, imported(client, text_of(child)))
    assert "The dice are not honest" in told
    assert "The dice are honest" not in told


def test_a_finished_game_without_a_secret_proves_no_dice_of_its_branch(client: TestClient) -> None:
    """Whoever wrote it chose every die: nothing says how they had to fall."""
    parent = played("Ada", "Ben", answers=20, secret="")
    child = branch(parent, 8, replace(parent.header, secret="ab" * 32))
    while child.pending:
        seat, asked = next(iter(child.pending.items()))
        child.answer("bread" if asked.decision.key == "pack" else asked.options[0].name, seat)
    assert parent.over
    assert child.over
    imported(client, text_of(parent))
    told = page(client, imported(client, text_of(child)))
    assert "The dice are honest" not in told
    assert "taken over from another game and are not checked here" in told


def test_the_secrets_of_a_running_game_prove_nothing_yet(client: TestClient) -> None:
    """A game that goes on is never the parent of a branch here, whoever knows how it went."""
    ada, ben = sit_down(client)
    for player in (ada, ben):
        assert player.answer(f"vow {'amberwood' if not player.seat else 'cinnabarre'}").status_code == 200
    running = ada.session
    keep = len(running.entries)
    child = branch(running, keep, replace(running.header, secret="ab" * 32))
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    token = asyncio.run(manager.keep(child))
    players = [Player(client, seat, each) for seat, each in enumerate(manager.store.tokens(manager.seat(token)[0]))]
    for leader, other in (players, players[::-1]):
        if leader.seat:
            for player in players:
                player.answer(f"vow {'amberwood' if not player.seat else 'cinnabarre'}")
        leader.answer("bread")
        other.answer("light")
        leader.answer("go hill")
    assert child.over
    assert any(isinstance(each, Entry) and each.mark == Mark.DICE for each in child.entries[:keep])
    told = page(client, players[0].base)
    assert "The dice are honest" not in told
    assert "taken over from another game and are not checked here" in told


def test_what_was_found_is_remembered_until_something_changes(client: TestClient) -> None:
    table = imported(client, text_of(session(20)))
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    game, _ = manager.seat(table.rpartition("/")[2])
    found = proved(manager, game, None)
    assert proved(manager, game, found) is found
    imported(client, text_of(session(20, seed=2)))
    assert proved(manager, game, found) is not found, "it may be what this one was branched off"

"""The store: the journal as rows, one transaction an answer, nothing acknowledged lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.web.conftest import header, play, session, text_of
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.journal.records import Checkpoint, Entry, Mark
from vigil.kernel.play.resume import resume
from vigil.web.store.link_target import WATCHING, Link
from vigil.web.store.rows import Progress
from vigil.web.store.store import Store
from vigil.web.tables.progress import progress

NOTHING = Progress(0, 0, 0, "")


def test_a_game_comes_back_as_it_was_written(store: Store) -> None:
    made = session(60)
    token = store.create(made.header, made.records, progress(made)).result()
    game, link = store.seat(token) or (0, WATCHING)
    assert link == Link.to(0)
    again = resume(made.definition, made.content, store.journal(game))
    assert not again.diverged
    assert again.digest(again.run.game.state) == made.digest(made.run.game.state)
    assert store.text(game) == text_of(made)


def test_answers_are_appended_one_by_one(store: Store) -> None:
    made = session()
    token = store.create(made.header, made.records, progress(made)).result()
    game = (store.seat(token) or (0, 0))[0]
    stored = len(made.records)
    for _ in range(40):
        play(made, 1, seed=len(made.records))
        store.append(game, stored, made.records[stored:], progress(made)).result()
        stored = len(made.records)
    assert store.text(game) == text_of(made)
    states = [record for _, record in store.journal(game).records if isinstance(record, Checkpoint) and record.state]
    assert len(states) <= 2


def test_a_second_record_in_the_same_place_is_refused(store: Store) -> None:
    token = store.create(header(), [], NOTHING).result()
    game = (store.seat(token) or (0, 0))[0]
    store.append(game, 0, [Entry(Mark.CHOSEN, "3", "operation", "planning")], NOTHING).result()
    with pytest.raises(SaveError, match="web-double-answer"):
        store.append(game, 0, [Entry(Mark.CHOSEN, "3", "operation", "raid")], NOTHING).result()
    assert [record.line() for _, record in store.journal(game).records] == ["3 operation > planning"]


def test_one_failing_answer_does_not_take_others_with_it(store: Store) -> None:
    games = [(store.seat(store.create(header(), [], NOTHING).result()) or (0, 0))[0] for _ in range(8)]
    entry = [Entry(Mark.CHOSEN, "3", "operation", "planning")]
    store.append(games[0], 0, entry, NOTHING).result()
    waiting = [store.append(game, 0, entry, NOTHING) for game in games]
    failed = [future.exception() is not None for future in waiting]
    assert failed == [True] + [False] * 7


def test_it_is_durable_before_it_is_acknowledged(store: Store) -> None:
    connection = sqlite3.connect(store.path)
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert store.writer.execute("PRAGMA synchronous").fetchone()[0] == 2
    connection.close()


def test_deleted_games_come_back(store: Store) -> None:
    token = store.create(header(), [], NOTHING).result()
    game = (store.seat(token) or (0, 0))[0]
    store.delete(game, True).result()
    assert store.seat(token) is None
    assert store.games()[0].deleted
    store.delete(game, False).result()
    assert store.seat(token) == (game, Link.to(0))


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="save-cannot-write"):
        Store(tmp_path / "file" / "vigil.sqlite")


def test_an_export_is_a_journal(store: Store) -> None:
    made = session(30)
    token = store.create(made.header, made.records, progress(made)).result()
    journal = parse(store.text((store.seat(token) or (0, 0))[0]))
    assert journal.cut == 0
    assert journal.header.scenario == "a-broken-country"


SERVER = [sys.executable, "-m", "vigil.cli.main", "serve", "--no-browser", "--port", "0", "--language", "en"]


def serve(home: Path) -> tuple[subprocess.Popen[str], str]:
    """A server of its own process, and its address."""
    environment = {**os.environ, "VIGIL_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(SERVER, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout
    line = server.stdout.readline()
    return server, line.split(": ", 1)[1].strip()


@pytest.mark.parametrize("kills", [3, pytest.param(10, marks=pytest.mark.slow)])
def test_kills_under_load_lose_nothing_acknowledged(tmp_path: Path, kills: int) -> None:
    """Eight tables answer as fast as they can; the server is killed again and again; every acknowledged answer is
    there."""
    from tests.web.load import Player

    players: list[Player] = []
    for round_ in range(kills):
        server, address = serve(tmp_path)
        try:
            if not players:
                players = [Player(address, seed) for seed in range(8)]
            for player in players:
                player.reconnect(address)
                player.check()
            before = sum(len(player.taken) for player in players)
            for player in players:
                player.start()
            patience = time.monotonic() + 20
            while sum(len(player.taken) for player in players) < before + 16 + round_ and time.monotonic() < patience:
                time.sleep(0.005)
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()
            assert server.stdout
            server.stdout.close()
        for player in players:
            player.stop()
    server, address = serve(tmp_path)
    for player in players:
        player.reconnect(address)
        player.check()
        player.client.close()
    assert sum(len(player.taken) for player in players) > 10 * kills
    server.send_signal(signal.SIGTERM)
    assert server.wait(10) == 0
    assert server.stdout
    server.stdout.close()

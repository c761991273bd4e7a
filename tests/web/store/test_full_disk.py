"""A disk without room: what the guests, the host and a watchman are told."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.web.conftest import AJAX
from tests.web.well import OWNER, open_table, served
from vigil.kernel.text.catalogs import LANGUAGES

FILL = """
import asyncio, resource, signal, sys
from pathlib import Path
from starlette.testclient import TestClient
from tests.web.conftest import AJAX, RULES, new_game
from vigil.bots.random_bot import RandomBot
from vigil.bots.bot_players import bot_choice
from vigil.web.app import make_app
from vigil.web.store.store import Store

store = Store(Path(sys.argv[1]))
app = make_app(store, RULES)
with TestClient(app, base_url="http://localhost:8437") as client:
    table = new_game(client)
    manager = app.state.web.manager
    held = manager.table(manager.seat(table[7:])[0])
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    wal = store.path.with_name("vigil.sqlite-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + int(sys.argv[2]), resource.RLIM_INFINITY))
    for n in range(400):
        session = held.session
        if session is None:
            client.get(f"{table}/update", headers=AJAX)
            session = held.session
        name = bot_choice(session, 0, RandomBot(n), n)
        answer = client.post(f"{table}/answer", json={"at": held.at, "name": name}, headers=AJAX)
        if answer.status_code == 503:
            print(503, client.get("/healthz").status_code)
            break
        if answer.status_code != 200:
            print(answer.status_code, answer.text)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits of size")
@pytest.mark.parametrize("room", [30_000, 38_000, 46_000])
def test_where_no_answer_can_be_written_healthz_says_so(tmp_path: Path, room: int) -> None:
    """A file may not grow beyond a size, as `ulimit -f` has it."""
    command = [sys.executable, "-c", FILL, str(tmp_path / "vigil.sqlite"), str(room)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.split() == ["503", "503"], done.stdout + done.stderr[-2000:]


def test_only_the_host_and_the_log_read_where_the_games_lie(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with open_table(tmp_path) as app, served(app) as address, httpx.Client(base_url=address) as host:
        store = app.state.web.manager.store
        host.get(f"/enter/{OWNER}")
        form = {"game": "navajo-wars", "scenario": "a-broken-country", "seed": "5"}
        assert host.post("/games", data=form, headers={"origin": address}).status_code == 303
        token = store.tokens(1)[0]
        at = host.get(f"/table/{token}/update", headers=AJAX).json()["at"]
        name = app.state.web.manager.tables[1].session.options[0].name
        store.submit(lambda db: db.execute("PRAGMA query_only = ON") and None).result()
        guest = httpx.Client(base_url=address)
        with caplog.at_level(logging.ERROR, "vigil.web"):
            asked, body = f"/table/{token}/answer", {"at": at, "name": name}
            told = [
                (who, who.post(f"{asked}?lang={language}", json=body, headers=AJAX))
                for who in (host, guest)
                for language in LANGUAGES
            ]
        for who, answer in told:
            assert answer.status_code == 503
            assert (str(tmp_path) in answer.text) == (who is host)
            assert (answer.json()["key"] == "web-cannot-write") == (who is guest)
        assert str(tmp_path) in caplog.text
        guest.close()

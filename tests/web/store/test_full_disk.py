"""A disk without room: what the guests, the host and a watchman are told."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.web.conftest import AJAX
from tests.web.store.children import fill_the_disk, in_a_child
from tests.web.well import OWNER, open_table, served
from vigil.kernel.text.catalogs import LANGUAGES


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits of size")
@pytest.mark.parametrize("room", [30_000, 38_000, 46_000])
def test_where_no_answer_can_be_written_healthz_says_so(tmp_path: Path, room: int) -> None:
    """A file may not grow beyond a size, as `ulimit -f` has it."""
    assert in_a_child(fill_the_disk, tmp_path / "vigil.sqlite", room) == (0, [(503, 503)])


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

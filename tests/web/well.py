"""The Well on the shelf of the tests, and never on a player's; and a table service that listens on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.app.shelved_toy import DEFINITION
from vigil.games import GAMES
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.http.rate_limits import OPEN
from vigil.web.server.serve import Server, config_for, listen
from vigil.web.store.store import Store

OWNER = "the-owner-secret"
NAME = "table.example"  # behind a proxy

__all__ = ["DEFINITION", "NAME", "OWNER", "open_table", "put_on_shelf", "served"]


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, DEFINITION.slug, "tests.app.shelved_toy")


@contextmanager
def open_table(folder: Path) -> Iterator[Starlette]:
    """A table that is open to others."""
    store = Store(folder / "vigil.sqlite")
    yield make_app(store, Rules(frozenset({"127.0.0.1", NAME}), open=True, owner=OWNER, limits=OPEN))
    store.close()


@contextmanager
def served(app: Starlette, proxy: str = "") -> Iterator[str]:
    """The service as it runs, in this process: its address."""
    listening = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = Server(config_for(app, proxy), app, ready)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    assert ready.wait(20)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        app.state.web.streams.close()
        server.should_exit = True
        thread.join()

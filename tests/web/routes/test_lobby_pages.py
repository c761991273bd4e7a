"""A lobby with many games: a page of them at a time, the newest first."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from tests.web.conftest import session
from vigil.web.routes import lobby
from vigil.web.store.store import Store
from vigil.web.tables.progress import progress

MANY = lobby.PAGE * 2 + 7


def titles(page: str) -> list[str]:
    return re.findall(r'<h3><a href="/table/[^"]+">([^<]+)</a></h3>', page)


def test_many_games_come_a_page_at_a_time(client: TestClient, store: Store) -> None:
    made = session(3)
    for n in range(MANY):
        made.header.title = f"Winter {n:03}"
        store.create(made.header, made.records, progress(made)).result()
    every = [f"Winter {n:03}" for n in reversed(range(MANY))]
    seen: list[str] = []
    for n in (1, 2, 3):
        page = client.get(f"/?page={n}").text
        assert f"Page {n} of 3" in page
        assert ('rel="prev"' in page, 'rel="next"' in page) == (n > 1, n < 3)
        seen += titles(page)
    assert seen == every
    assert titles(client.get("/?page=99").text) == every[2 * lobby.PAGE :]
    assert titles(client.get("/?page=0").text) == every[: lobby.PAGE]
    assert titles(client.get("/?all=1").text) == every[: lobby.PAGE], "never all at once"
    assert client.get("/?page=x").status_code == 400
    found = client.get("/?text=winter+003&lang=it").text
    assert titles(found) == ["Winter 003"]
    assert "Pagina 2 di 3" in client.get("/?page=2&lang=it").text
    assert "Page 2 sur 3" in client.get("/?page=2&lang=fr").text
    assert 'href="/?page=2&amp;text=winter' in client.get("/?text=winter").text

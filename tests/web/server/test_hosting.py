"""Behind a TLS proxy, as docs/hosting.md describes it; and six phones behind one router."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from tests.web.conftest import AJAX
from tests.web.rounds import Browser, agree
from tests.web.six import SLUG
from tests.web.well import NAME, OWNER, open_table, served
from vigil.bots.bot_players import bot_choice
from vigil.bots.random_bot import RandomBot
from vigil.games import GAMES

DOCS = Path(__file__).parents[3] / "docs" / "hosting.md"
PEOPLE = {f"name-{n}": f"P{n}" for n in range(1, 7)} | {f"how-{n}": "link" for n in range(1, 7)}
FORM = {"game": SLUG, "scenario": "long", "seats": "6", **PEOPLE}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Starlette]:
    monkeypatch.setitem(GAMES, SLUG, "tests.web.six")
    with open_table(tmp_path) as made:
        yield made


def forwarded(client: str = "203.0.113.5", **more: str) -> dict[str, str]:
    """What the proxies of docs/hosting.md send."""
    return {"host": NAME, "x-forwarded-for": client, "x-forwarded-proto": "https", **more}


def test_behind_a_proxy_links_are_https_and_cookies_secure(app: Starlette) -> None:
    with served(app, "127.0.0.1") as address, httpx.Client(base_url=address) as host:
        entered = host.get(f"/enter/{OWNER}", headers=forwarded())
        assert "secure" in entered.headers["set-cookie"].lower()
        cookie = {"cookie": entered.headers["set-cookie"].split(";")[0]}
        post = forwarded(origin=f"https://{NAME}", **cookie)
        page = host.post("/games", data=FORM, headers=post).headers["location"]
        links = re.findall(rf'href="https://{NAME}(/table/[\w-]+)"', host.get(page, headers=forwarded(**cookie)).text)
        assert len(links) == 7
        claimed = host.post(f"{links[0]}/claim", headers=forwarded(origin=f"https://{NAME}"))
        assert claimed.status_code == 303
        assert "secure" in claimed.headers["set-cookie"].lower()
        for wrong in ({"origin": "https://evil.example"}, {"origin": f"https://{NAME}", "host": "evil.example"}):
            assert host.post(f"{links[1]}/claim", headers={**forwarded(), **wrong}).status_code in (403, 421)
        watch = links[-1].removeprefix("/table/")
        with host.stream("GET", f"/stream?watch={watch}.en", headers=forwarded()) as stream:
            assert stream.headers["x-accel-buffering"] == "no"
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert next(stream.iter_raw()), "the first bytes come at once"


def test_limits_are_counted_by_the_address_the_proxy_names(app: Starlette) -> None:
    def tries(host: httpx.Client, client: str) -> list[int]:
        headers = forwarded(client, origin=f"https://{NAME}")
        return [host.post("/join", data={"code": "AAAAAA"}, headers=headers).status_code for _ in range(22)]

    with served(app, "127.0.0.1") as address, httpx.Client(base_url=address) as host:
        assert tries(host, "203.0.113.5")[-1] == 429
        assert tries(host, "203.0.113.6")[0] == 404


def test_without_a_named_proxy_forwarded_headers_are_not_believed(app: Starlette) -> None:
    with served(app) as address, httpx.Client(base_url=address) as host:
        headers = [forwarded(f"203.0.113.{n}", origin=f"https://{NAME}") for n in range(22)]
        codes = [host.post("/join", data={"code": "AAAAAA"}, headers=each).status_code for each in headers]
        assert codes[-1] == 429
        assert "secure" not in host.get(f"/enter/{OWNER}", headers=forwarded()).headers["set-cookie"].lower()


class Phone:
    """A browser of one of six, behind the router of them all."""

    def __init__(self, address: str, link: str) -> None:
        self.client = httpx.Client(base_url=address, follow_redirects=True, timeout=20)
        self.link = link
        self.codes: list[int] = []
        self.heard = 0
        self.thread = threading.Thread(target=self.listen, daemon=True)

    def ask(self, path: str, body: dict[str, str | int] | None = None) -> httpx.Response:
        answer = self.client.post(path, json=body, headers=AJAX) if body else self.client.get(path)
        self.codes.append(answer.status_code)
        return answer

    def come(self) -> None:
        """Claim the seat, and load the page with everything on it."""
        page = self.client.post(f"{self.link}/claim")
        self.codes.append(page.status_code)
        for asset in set(re.findall(r'(?:href|src)="(/static/[^"]+|/board/[^"]+)"', page.text)):
            self.ask(asset)
        self.thread.start()

    def listen(self) -> None:
        with self.client.stream("GET", f"/stream?watch={self.link[7:]}.en") as stream:
            self.codes.append(stream.status_code)
            self.heard = sum(
                line.startswith("data: {") and "at" in json.loads(line[6:]) for line in stream.iter_lines()
            )


def test_six_phones_behind_one_router_are_never_refused(app: Starlette) -> None:
    """All come in the same second and answer as fast as they can: faster than people play."""
    with served(app) as address, httpx.Client(base_url=address, follow_redirects=True) as host:
        host.get(f"/enter/{OWNER}")
        page = host.post("/games", data=FORM).text
        links = re.findall(rf'href="{address}(/table/[\w-]+)"', page.split("<h2>Spectators</h2>")[0])
        phones = [Phone(address, link) for link in links]
        assert len(phones) == 6
        for phone in phones:
            phone.come()
        agree(*(Browser(phone.client, phone.link) for phone in phones))
        manager = app.state.web.manager
        table, answered = manager.table(manager.seat(links[0][7:])[0]), 0
        for n in range(20):
            for phone in phones:
                seat = manager.seat(phone.link[7:])[1].seat
                if table.session and seat in table.session.pending:
                    name = bot_choice(table.session, seat, RandomBot(n), n)
                    phone.ask(f"{phone.link}/answer", {"at": table.at, "name": name})
                    phone.ask(f"{phone.link}/update")
                    answered += 1
        refused = [code for phone in phones for code in phone.codes if code in (403, 429, 503)]
        assert refused == []
        assert answered > 6
        assert len(app.state.web.streams.all) == 6
    for phone in phones:
        phone.thread.join(5)
        phone.client.close()
    assert all(phone.heard for phone in phones)


def test_the_page_on_hosting_names_what_is_tested_here() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for word in ("X-Forwarded-For", "X-Forwarded-Proto", "Host", "proxy_buffering off", "--proxy", "--name", "Caddy"):
        assert word in text, word

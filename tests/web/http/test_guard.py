"""The security list: one test for each line of it."""

from __future__ import annotations

import json
import logging
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, RULES, new_game
from tests.web.store.test_store import serve
from vigil.kernel.text.words import KERNEL_TEXT, Words
from vigil.web.app import make_app
from vigil.web.http.guard import Rules, host_name, visitor
from vigil.web.http.rate_limits import OPEN, Bucket, Limits, Meter
from vigil.web.server.serve import is_local, rules_for
from vigil.web.server.serve import serve as run
from vigil.web.store.store import Store


def a_client(store: Store, rules: Rules, address: str = "http://localhost:8437") -> TestClient:
    return TestClient(make_app(store, rules), base_url=address)


@pytest.fixture
def opened(store: Store) -> Iterator[TestClient]:
    rules = Rules(frozenset({"table.example"}), open=True, owner="the-owner-secret", limits=OPEN)
    with a_client(store, rules, "http://table.example") as made:
        yield made


def test_only_known_hosts_are_answered(client: TestClient) -> None:
    assert client.get("/", headers={"host": "localhost:8437"}).status_code == 200
    for host in ("evil.example", "localhost.evil.example:8437", "192.168.0.7:8437", ""):
        assert client.get("/", headers={"host": host}).status_code == 421
    assert host_name("[::1]:8437") == "::1"
    assert host_name("LOCALHOST") == "localhost"


def test_posts_from_other_pages_are_refused(client: TestClient) -> None:
    form = {"game": "navajo-wars", "scenario": "a-broken-country"}
    for origin in ("http://evil.example", "null", "http://localhost:9999"):
        assert client.post("/games", data=form, headers={"origin": origin}).status_code == 403
    assert client.post("/games", data=form, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    good = {"origin": "http://localhost:8437"}
    assert client.post("/games", data=form, headers=good, follow_redirects=False).status_code == 303


def test_the_policy_allows_no_inline_script_or_style(client: TestClient) -> None:
    table = new_game(client)
    for path in ("/", table, "/rules/navajo-wars", "/nowhere"):
        page = client.get(path)
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert " style=" not in page.text
        assert "<style" not in page.text
        assert " onclick" not in page.text
        assert "<script>" not in page.text


def test_every_answer_has_its_headers(client: TestClient) -> None:
    for path in ("/", "/healthz", "/nowhere"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"
    assert "server" not in client.get("/").headers


def test_large_bodies_are_refused(client: TestClient) -> None:
    table = new_game(client)
    assert client.post(f"{table}/answer", content=b"x" * 20_000).status_code == 413
    assert client.post("/games/import", content=b"x" * (5 << 20)).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(50):
            yield b"x" * 1000

    assert client.post(f"{table}/answer", content=endless()).status_code == 413


def test_too_many_requests_are_refused(store: Store) -> None:
    limits = Limits(Bucket(6, 0.01), Bucket(2, 0.01), Bucket(2, 0.01), watches=1)
    with a_client(store, Rules(RULES.names, limits=limits)) as client:
        codes = [client.get("/healthz").status_code for _ in range(8)]
    assert codes == [200] * 6 + [429] * 2


def test_too_many_new_games_and_answers_are_refused(store: Store) -> None:
    limits = Limits(Bucket(100, 1), Bucket(2, 0.01), Bucket(2, 0.01), watches=1)
    with a_client(store, Rules(RULES.names, limits=limits)) as client:
        table = new_game(client)
        new_game(client)
        form = {"game": "navajo-wars", "scenario": "a-broken-country"}
        assert client.post("/games", data=form).status_code == 429
        codes = [
            client.post(f"{table}/answer", json={"at": 99, "name": "x"}, headers=AJAX).status_code for _ in range(3)
        ]
    assert codes == [409, 409, 429]


def test_a_meter_fills_again() -> None:
    meter, bucket = Meter(most=2), Bucket(2, 1)
    assert [meter.allow("a", bucket, 0.0) for _ in range(3)] == [True, True, False]
    assert meter.allow("a", bucket, 1.5)
    meter.allow("b", bucket, 2.0)
    meter.allow("c", bucket, 2.0)
    assert len(meter.levels) == 2


@pytest.mark.parametrize(
    "path",
    [
        "/static/x/..%2f..%2fapp.py",
        "/static/x/%2e%2e/app.py",
        "/static/x/..",
        "/table/..%2f..%2fetc/journal",
        "/rules/..%2f/x",
        "/cards/navajo-wars/..%2f..%2fx",
        "/board/..%2f/board.css",
    ],
)
def test_no_path_from_the_user_reaches_the_disk(client: TestClient, path: str) -> None:
    assert client.get(path).status_code in (404, 421)


def test_nonsense_is_a_sentence_not_a_traceback(client: TestClient) -> None:
    table = new_game(client)
    for body in (b"{", b"[1]", b'{"at": {}}', b'{"at": "one", "name": "x"}', b"\xff\xfe"):
        reply = client.post(f"{table}/answer", content=body, headers={**AJAX, "content-type": "application/json"})
        assert reply.status_code == 400
        assert reply.json()["key"] == "web-bad-request"
    assert client.get(f"{table}/moment/-1", headers=AJAX).status_code == 400
    assert client.get("/stream", headers=AJAX).status_code == 400
    assert client.get("/stream?watch=x.de", headers=AJAX).status_code == 400
    assert client.get("/stream?watch=x.en", headers=AJAX).status_code == 404
    assert client.put("/", headers=AJAX).status_code == 405


def test_open_to_others_the_lobby_is_the_hosts_alone(opened: TestClient) -> None:
    assert opened.get("/").status_code == 403
    form = {"game": "navajo-wars", "scenario": "a-broken-country"}
    assert opened.post("/games", data=form).status_code == 403
    assert opened.get("/enter/wrong").status_code == 404
    assert opened.get("/enter/the-owner-secret").status_code == 200
    table = new_game(opened)
    assert table in opened.get("/").text  # the secret link of the seat
    opened.cookies.clear()
    assert opened.get(table).status_code == 200
    assert opened.post(f"{table.replace('table', 'games')}/delete").status_code == 403
    assert opened.get("/healthz", headers={"host": "192.168.0.7"}).status_code == 200
    assert opened.get("/healthz", headers={"host": "evil.example"}).status_code == 421


@pytest.mark.parametrize("cookie", ["a@b", "a@b=1; x", '"', "=", "vigil-host=\xe9", ";;;", "vigil-host=" + "x" * 4000])
def test_cookies_of_strangers_are_passed_over(opened: TestClient, cookie: str) -> None:
    sent = {b"cookie": cookie.encode("latin-1")}
    assert opened.get("/", headers=sent).status_code == 403
    assert opened.get("/join", headers=sent).status_code == 200
    both = {b"cookie": b"a@b; vigil-host=the-owner-secret"}
    assert opened.get("/", headers=both).status_code == 200


def test_an_error_nobody_foresaw_is_a_page_with_all_its_headers(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "games", broken)
    with caplog.at_level(logging.CRITICAL):
        page = client.get("/")
        found = client.get("/", headers=AJAX)
    assert page.status_code == found.status_code == 500
    assert "A knot in the thread" in page.text
    assert found.json()["key"] == "web-unexpected"
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["cache-control"] == "no-store"


def test_branches_are_counted_by_address_not_by_link(store: Store) -> None:
    limits = Limits(Bucket(1000, 1), Bucket(4, 0.001), Bucket(9, 1), watches=1)
    with a_client(store, Rules(RULES.names, limits=limits)) as client:
        link, codes = new_game(client), []
        for _ in range(5):  # each from the one before
            reply = client.post(f"{link}/branch", json={"keep": 0}, headers=AJAX)
            codes.append(reply.status_code)
            link = reply.json().get("to", link)
    assert codes == [200, 200, 200, 429, 429]


def test_a_length_in_strange_digits_is_no_length(client: TestClient) -> None:
    for length in (b"\xb2", b"9" * 5000, b"-1", b"1e3"):
        reply = client.post("/games", content=b"x", headers={b"content-length": length})
        assert reply.status_code == 413


def test_a_seat_answers_only_for_itself(client: TestClient, store: Store) -> None:
    table = new_game(client)
    web = client.app.state.web  # type: ignore[attr-defined]
    game = web.manager.seat(table.rpartition("/")[2])[0]
    store.submit(
        lambda db: db.execute("INSERT INTO seats VALUES ('another-seat-000', ?, 1)", (game,)) and None
    ).result()
    found = client.get("/table/another-seat-000/update", headers=AJAX).json()
    assert "<button" not in found["question"]
    body = {"at": found["at"], "name": "place-at shiprock 1"}
    reply = client.post("/table/another-seat-000/answer", json=body, headers=AJAX)
    assert reply.status_code == 422
    assert reply.json()["key"] == "not-your-turn"


def test_it_listens_to_this_machine_unless_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    words = Words("en", [KERNEL_TEXT])
    assert run(words, "0.0.0.0", 0, browser=False) == 2
    assert "--open-to-others" in capsys.readouterr().err
    assert is_local("127.0.0.1")
    assert is_local("localhost")
    assert not is_local("0.0.0.0")
    assert not is_local("example.org")
    rules = rules_for("0.0.0.0", True, ["table.example"])
    assert len(rules.owner) >= 32
    assert "table.example" in rules.names


def test_a_taken_port_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert run(Words("en", [KERNEL_TEXT]), "127.0.0.1", port, browser=False) == 1
    assert f"Port {port} is taken" in capsys.readouterr().err


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_cleanly_with_streams_open(tmp_path: Path, stop: signal.Signals) -> None:
    """Streams are told to end: a stream that is cut off, as those are that outlast the stop, is an error here."""
    server, address = serve(tmp_path)
    with httpx.Client(base_url=address, timeout=60) as client:
        table = client.post("/games", data={"game": "navajo-wars", "scenario": "a-broken-country"}).headers["location"]
        token = table.rpartition("/")[2]
        with client.stream("GET", f"/stream?watch={token}.en") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 1000"
            server.send_signal(stop)
            assert not [line for line in lines if line.startswith("event")], "to its end"
            assert server.wait(60) in (0, 130)
    assert server.stdout
    server.stdout.close()


def test_the_stream_tells_of_an_answer(tmp_path: Path) -> None:
    server, address = serve(tmp_path)
    with httpx.Client(base_url=address, timeout=10) as client:
        table = client.post("/games", data={"game": "navajo-wars", "scenario": "a-broken-country"}).headers["location"]
        token = table.rpartition("/")[2]
        found = client.get(f"{table}/update", headers=AJAX).json()
        name = found["question"].split('name="name" value="', 1)[1].split('"')[0]
        with client.stream("GET", f"/stream?watch={token}.en&watch={token}.fr") as stream:
            messages = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: {"))
            assert {next(messages)["key"], next(messages)["key"]} == {f"{token}.en", f"{token}.fr"}
            httpx.post(f"{address}{table[1:]}/answer", json={"at": found["at"], "name": name}, headers=AJAX)
            heard = [next(messages), next(messages)]
        assert {each["key"] for each in heard} == {f"{token}.en", f"{token}.fr"}
        assert all(each["at"] > found["at"] for each in heard)
    server.terminate()
    server.wait(10)
    assert server.stdout
    server.stdout.close()


def test_the_access_log_is_quiet_structured_and_keeps_secrets(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_game(client)
    assert not caplog.records
    with caplog.at_level(logging.INFO, logger="vigil.access"):
        client.get(table)
    entry = json.loads([each.message for each in caplog.records if each.name == "vigil.access"][-1])
    assert entry["status"] == 200
    assert entry["path"] == "/table/…"
    assert table.rpartition("/")[2] not in caplog.text


def test_help_stays_fast_without_the_web() -> None:
    """`vigil --help` loads nothing of the service."""
    code = "import sys; from vigil.cli.main import parser; parser(); sys.exit('starlette' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_every_door_is_shut_to_strangers(opened: TestClient) -> None:
    """Whatever routes there are: those of a seat are its browser's, those of the games the host's."""
    opened.get("/enter/the-owner-secret")
    form = {"game": "navajo-wars", "scenario": "a-broken-country", "how-1": "link", "name-1": "Ada"}
    page = opened.post("/games", data=form).url.path
    saved = page.split("/")[2]
    token = re.findall(r"/table/([\w-]{10,})", opened.get(page).text)[0]
    opened.cookies.clear()
    assert opened.post(f"/table/{token}/claim").status_code == 200
    opened.cookies.clear()
    app = opened.app
    assert isinstance(app, Starlette)
    asked = 0
    for route in app.routes:
        assert isinstance(route, Route)
        if not route.path.startswith(("/table/", "/games", "/new")) and route.path != "/":
            continue
        path = route.path.replace("{token}", token if route.path.startswith("/table/") else saved)
        path = re.sub(r"\{\w+\}", "1", path.replace("{game}", "navajo-wars"))
        for method in sorted(route.methods or ()):
            reply = opened.request(method, path, headers=AJAX, json={"at": 1} if method == "POST" else None)
            assert reply.status_code == 403, (method, path, reply.status_code)
            assert "default-src 'none'" in reply.headers["content-security-policy"]
            asked += 1
    assert asked > 30
    assert opened.get(f"/stream?watch={token}.en", headers=AJAX).status_code == 403


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_who_has_many_addresses_is_counted_by_what_they_share(one: str, other: str, same: bool) -> None:
    assert (visitor({"client": (one, 1)}) == visitor({"client": (other, 2)})) is same


def test_one_network_of_many_addresses_is_one_visitor(store: Store) -> None:
    limits = Limits(Bucket(6, 0.01), Bucket(2, 0.01), Bucket(2, 0.01), watches=1)
    app = make_app(store, Rules(frozenset({"localhost"}), limits=limits))
    found = []
    for n in range(9):
        with TestClient(app, base_url="http://localhost:8437", client=(f"2001:db8::{n:x}", 50000)) as client:
            found.append(client.get("/about").status_code)
    assert found[6:] == [429] * 3

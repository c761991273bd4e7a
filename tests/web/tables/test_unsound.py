"""What does not fit: altered files, broken rows, games that are put away while somebody looks at them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sqlite3
from collections.abc import MutableMapping
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.journals import resealed
from tests.web.conftest import AJAX, RULES, header, new_game, session, text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import RulesCrash
from vigil.kernel.rules.requests import Decision, Option
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.http.rate_limits import Bucket, Limits
from vigil.web.render.page_state import state, undo
from vigil.web.store.link_target import Link
from vigil.web.store.store import Store
from vigil.web.stream import Stream, Streams
from vigil.web.tables.manager import TableManager

pytestmark = pytest.mark.usefixtures("judged_here")


def altered(**fields: Any) -> str:
    """A journal whose last stored state was changed by hand, with a digest that fits it."""
    lines = text_of(session(60)).split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith("@ "))
    changed = msgspec.json.encode(
        {**msgspec.json.decode(lines[place][2:].partition("\t")[0]), **fields}, order="sorted"
    )
    _, turn, _, counts = lines[place - 1].partition("\t")[0].split(" ", 3)
    lines[place - 1] = f"# {turn} {hashlib.sha256(changed).hexdigest()[:12]} {counts}\t"
    lines[place] = f"@ {changed.decode()}"
    return resealed("\n".join(lines))


@pytest.mark.parametrize(
    "fields",
    [
        {"hand": ["nope"]},
        {"in_play": [999]},
        {"active": ["x"]},
        {"period": 77},
        {"ending": "nonsense"},
        {"scenario": "nowhere"},
        {"developments": ["nothing"]},
        {"resources": {"sheep": 2**62}},
        {"passage": {"sheep": 2**62, "man": 2**62}},
        {"turn": 2**63},
        {"effects": {"x" * 10_000: 1}},
        {"drought": [2**40] * 8},
        {"elders": [2**30] * 7},
        {"bag": {"black": 10**9}},
        {"deck": {"known": [], "pool": [], "sizes": [10**9], "marked": [0]}},
    ],
)
def test_an_altered_state_is_not_believed_and_the_lobby_stays_open(client: TestClient, fields: dict[str, Any]) -> None:
    answer = client.post("/games/import", content=altered(**fields), headers=AJAX)
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 200:  # taken in, from the last checkpoint that was played again
        assert client.get(answer.json()["to"]).status_code == 200
    assert client.get("/").status_code == 200


def test_a_game_that_cannot_be_shown_leaves_the_others_in_sight(
    store: Store, client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    good, _ = new_game(client, title="Good"), new_game(client, title="Bad")
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    for broken in (
        "INSERT INTO records (game, seq, line, state) VALUES (2, 9999, '# 1 abc', 'x')",
        "UPDATE games SET header = 'x' WHERE id = 2",
    ):
        manager.tables.clear()
        with contextlib.closing(sqlite3.connect(store.path)) as db, db:
            db.execute(broken)
        with caplog.at_level(logging.CRITICAL):
            page = client.get("/")
        assert page.status_code == 200
        assert good in page.text


def test_a_game_put_away_does_not_cut_the_stream_of_the_others(store: Store) -> None:
    async def work() -> None:
        app = make_app(store, RULES)
        manager: TableManager = app.state.web.manager
        kept, gone = await manager.start(header(1)), await manager.start(header(2))
        await manager.saved(store.delete(manager.seat(gone)[0], True))
        manager.forget(2)
        heard: list[MutableMapping[str, Any]] = []
        done = asyncio.Event()

        async def receive() -> dict[str, Any]:
            await done.wait()
            return {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            heard.append(message)
            if b"data: " in message.get("body", b""):
                done.set()

        scope = {
            "type": "http",
            "method": "GET",
            "path": "/stream",
            "raw_path": b"/stream",
            "query_string": f"watch={gone}.en&watch={kept}.en".encode(),
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "scheme": "http",
            "server": ("localhost", 80),
        }
        await asyncio.wait_for(app(scope, receive, send), 10)
        assert heard[0]["status"] == 200
        assert any(kept.encode() in each.get("body", b"") for each in heard)

    asyncio.run(work())


def test_a_game_brought_back_is_heard_by_those_who_watched_it(store: Store) -> None:
    async def work() -> None:
        manager = TableManager(store)
        streams = Streams(manager)
        token = await manager.start(header(3))
        game = manager.seat(token)[0]
        table = manager.table(game)
        state(table, Observer(await manager.session(table), 0), table.words("en"))
        heard = streams.listen(Stream([(f"{token}.en", table, Link.to(0), "en")]))
        for _ in range(2):
            await anext(heard)
        for gone in (True, False):
            await manager.saved(store.delete(game, gone))
            manager.forget(game)
        again = manager.table(manager.seat(token)[0])
        await manager.answering.answer(token, again.at, (await manager.session(again)).options[0].name)
        update = msgspec.json.decode((await asyncio.wait_for(anext(heard), 5)).removeprefix(b"data: "))
        assert update["at"] == again.at
        streams.close()

    asyncio.run(work())


def test_more_streams_than_allowed_are_refused(store: Store) -> None:
    limits = Limits(Bucket(100, 1), Bucket(9, 1), Bucket(9, 1), watches=0)
    with TestClient(make_app(store, Rules(RULES.names, limits=limits)), base_url="http://localhost:8437") as client:
        link = new_game(client).rpartition("/")[2]
        answer = client.get(f"/stream?watch={link}.en", headers=AJAX)
    assert answer.status_code == 503
    assert answer.json()["key"] == "web-too-many"


def test_undo_without_peeking_is_offered_until_something_new_is_seen() -> None:
    made = session(0)
    made.header.undo = "no-peeking"
    seen = set()
    for _ in range(60):
        if not isinstance(made.request, Decision):
            break
        before = len(made.entries)
        made.answer(made.options[0].name)
        drawn = any(entry.mark.by_chance for entry in made.entries[before:])
        observer = Observer(made, 0)
        assert bool(undo(observer, observer.last_decision())) is not drawn
        seen.add(drawn)
    assert seen == {True, False}


def test_a_title_from_elsewhere_is_cut_to_a_line(client: TestClient, store: Store) -> None:
    made = session(5)
    made.header.title = "W" * 3000
    assert client.post("/games/import", content=text_of(made), headers=AJAX).status_code == 200
    assert len(store.games()[0].title) == 80


def test_a_copy_of_a_journal_that_no_longer_fits_is_kept_on_import(client: TestClient, store: Store) -> None:
    text = altered(ap=55)
    answer = client.post("/games/import", content=text, headers=AJAX)
    assert answer.status_code == 200
    assert store.copies(1) == [text]


def test_the_language_menu_leads_away_from_an_address_with_a_language(client: TestClient) -> None:
    page = client.get("/rules/navajo-wars?lang=it&part=").text
    assert "back=/rules/navajo-wars" in page
    assert "lang%3Dit" not in page


def test_refusals_that_fail_do_not_take_the_question_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_game(client)
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    made = manager.tables[1].session
    assert made
    assert isinstance(made.request, Decision)

    def broken() -> list[Any]:
        raise ValueError("no")

    monkeypatch.setattr(made.request, "refused", broken)
    with caplog.at_level(logging.CRITICAL):
        page = client.get(table)
    assert page.status_code == 200
    assert 'class="option"' in page.text


def test_offers_that_fail_are_a_crash_of_the_rules_and_the_game_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    made = session(3)
    real = made.offered

    def once(request: Decision) -> tuple[list[Option[object]], Option[object] | None]:
        monkeypatch.undo()
        return real(Decision(request.rule, request.key, lambda: [][0]))

    monkeypatch.setattr(made, "offered", once)
    with pytest.raises(RulesCrash, match="IndexError"):
        made.answer(made.options[0].name)
    made.retreat()
    assert made.options

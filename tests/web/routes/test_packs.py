"""Packs at the table in the browser: by name only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.app.test_packs import pack
from tests.web.conftest import AJAX, header, text_of
from vigil.app.loaded_game import load_game
from vigil.app.packs import installed as kept
from vigil.kernel.journal.header import SaveError
from vigil.kernel.play.session import Session
from vigil.kernel.unsafe_characters import UNSEEN
from vigil.web.store.store import Store
from vigil.web.tables.arrivals import importing
from vigil.web.tables.manager import TableManager

CARD = "card-dry-years = The wells of my copy are dry.\nscenario-rise-of-the-people = My Own Rise\n"
FORM = {"game": "navajo-wars", "scenario": "rise-of-the-people"}


@pytest.fixture(autouse=True)
def my_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VIGIL_HOME", str(tmp_path / "home"))
    folder = pack(tmp_path / "my-copy", text__en__mine=CARD)
    kept.install(folder, "my-copy")
    return folder


def test_a_game_is_made_with_an_installed_pack_and_its_cards_are_read(client: TestClient) -> None:
    answer = client.post("/games", data={**FORM, "packs": "my-copy"}, headers=AJAX)
    assert answer.status_code == 200, answer.text
    page = client.get(answer.json()["to"]).text
    assert "My Own Rise" in page
    hash = kept.open_pack("my-copy").hash
    assert f'data-packs="my-copy@{hash}"' in page
    assert "The wells of my copy" in client.get(f"/cards/navajo-wars/dry-years?part=1&packs=my-copy@{hash}").text
    assert "The wells of my copy" not in client.get("/cards/navajo-wars/dry-years?part=1").text


def test_no_sign_that_nobody_sees_reaches_a_page(client: TestClient, my_copy: Path) -> None:
    text = (
        CARD.replace("wells", "we\u202ells").replace("Own", 'O{ "\\u202E" }wn')
        + "name-dry-years = Dry\u3164\u2066 Years\n"
    )
    pack(my_copy, text__en__mine=text)
    kept.install(my_copy, "my-copy")
    to = client.post("/games", data={**FORM, "packs": "my-copy"}, headers=AJAX).json()["to"]
    hash = kept.open_pack("my-copy").hash
    card = client.get(f"/cards/navajo-wars/dry-years?packs=my-copy@{hash}").text
    assert "The wells of my copy" in card
    assert "Dry Years" in card
    page = client.get(to).text
    assert "My Own Rise" in page
    for path in ("", "/update", "/what?text=dry-years", "/spoken", "/report"):
        assert not UNSEEN.search(client.get(f"{to}{path}").text), path
    for path in (
        "/",
        f"/cards/navajo-wars?packs=my-copy@{hash}",
        f"/cards/navajo-wars/dry-years?part=1&packs=my-copy@{hash}",
    ):
        assert not UNSEEN.search(client.get(path).text), path
    assert not UNSEEN.search(card)


@pytest.mark.parametrize("name", ["/etc", "../my-copy", "none", "my-copy/../my-copy"])
def test_a_path_from_the_page_is_refused(client: TestClient, name: str) -> None:
    answer = client.post("/games", data={**FORM, "packs": name}, headers=AJAX)
    assert answer.status_code == 422
    assert answer.json()["key"] in ("pack-by-name-only", "pack-not-installed")
    assert client.get(f"/cards/navajo-wars/dry-years?packs={name}").status_code == 422


def test_a_game_whose_pack_is_gone_says_so_and_comes_back_with_it(client: TestClient, my_copy: Path) -> None:
    to = client.post("/games", data={**FORM, "packs": "my-copy"}, headers=AJAX).json()["to"]
    hash = kept.open_pack("my-copy").hash
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    manager.tables.clear()
    manager.boxes.unpacked.clear()
    kept.remove("my-copy")
    answer = client.get(to)
    assert answer.status_code == 422
    assert f"my-copy ({hash})" in answer.text
    assert client.get("/").status_code == 200
    kept.install(my_copy, "my-copy")
    assert "My Own Rise" in client.get(to).text


def test_a_pack_spoilt_by_hand_is_a_sentence(client: TestClient) -> None:
    (kept.home() / "my-copy" / "stocks.toml").write_text("[")
    answer = client.post("/games", data={**FORM, "packs": "my-copy"}, headers=AJAX)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-pack")


def test_a_journal_brings_the_names_of_its_packs_only(store: Store, my_copy: Path) -> None:
    async def work() -> None:
        manager = TableManager(store)
        box = load_game("navajo-wars", ["my-copy"])
        head = header()
        head.packs = box.packs
        text = text_of(Session.start(box.definition, box.content, head))
        token = await importing.take_in(manager, text)
        assert manager.table(manager.seat(token)[0]).notices == []
        pack(my_copy, text__en__mine="name-man = Man\n")
        kept.install(my_copy, "my-copy")
        manager = TableManager(store)
        table = manager.table(manager.seat(token)[0])
        await manager.session(table)
        assert [each.key for each in table.notices] == ["pack-changed"]
        with pytest.raises(SaveError, match="pack-missing"):
            await importing.take_in(manager, text.replace("my-copy@", "another@"))

    asyncio.run(work())

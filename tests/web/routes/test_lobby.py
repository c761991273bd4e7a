"""The shelf: games as boxes, a sick one beside the others, saved games of all kinds in one list, a new game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, header, new_game
from tests.web.well import put_on_shelf
from vigil.games import GAMES, take_down
from vigil.kernel.journal.header import Header
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager

THREE = {"game": "well", "name-1": "Ada", "name-2": "Ben", "name-3": "Cleo"}


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)


def desk_of(client: TestClient) -> TableManager:
    found: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    return found


def begun(client: TestClient, **fields: str) -> Header:
    """The head of a game begun by a form."""
    answer = client.post("/games", data=fields, headers=AJAX)
    assert answer.status_code == 200, answer.text
    return desk_of(client).store.games()[0].header


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_stands_on_the_shelf_with_its_cover(client: TestClient, language: str) -> None:
    page = client.get(f"/?lang={language}").text
    for slug in GAMES:
        assert f'href="/new/{slug}"' in page
        assert f'name="game" value="{slug}"' in page
        words = book(language, take_down(slug).identity.text)
        assert words.say(f"game-{slug}-about").split(".")[0].replace("'", "&#39;") in page
    assert page.count('class="cover"') == page.count('viewBox="0 0 240 320"') == len(GAMES)
    assert client.get(f"/new/well?lang={language}").status_code == 200


@pytest.mark.parametrize("illness", ["no.such.module", "tests.web.routes.test_lobby"])
def test_a_sick_game_does_not_touch_the_others(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, illness: str, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(GAMES, "ailing", illness)
    with caplog.at_level(logging.CRITICAL):
        page = client.get("/").text
        assert page.count('class="cover"') == len(GAMES) - 1
        assert "This game cannot be opened here" in page
        assert client.get("/new/ailing").status_code == 503
        assert client.post("/games", data={"game": "ailing"}).status_code == 503
    assert client.get(new_game(client)).status_code == 200


def test_a_content_error_is_an_illness(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(packs: Any) -> Any:
        raise ValueError("cards.toml, line 3")

    monkeypatch.setattr("vigil.app.loaded_game.OWN", {})
    monkeypatch.setattr(take_down("well").content, "load", fail)
    with caplog.at_level(logging.CRITICAL):
        page = client.get("/").text
    assert page.count('class="cover"') == len(GAMES) - 1
    assert "This game cannot be opened here" in page


def test_a_cover_that_cannot_be_drawn_is_a_plain_one(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for broken in (None, lambda words: 1 / 0):
        monkeypatch.setattr(take_down("well").display, "cover", broken)
        with caplog.at_level(logging.CRITICAL):
            page = client.get("/").text
        assert page.count('viewBox="0 0 240 320"') == len(GAMES)
        assert page.count('fill="light-dark(#0c6668') == 1


def test_a_save_of_an_unknown_game_is_shown_and_can_be_taken_away(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = new_game(client, title="Good")
    bad = new_game(client, title="Of another shelf")
    with contextlib.closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE games SET header = replace(header, 'game navajo-wars', 'game chess') WHERE id = 2")
    desk_of(client).tables.clear()
    page = client.get("/").text
    assert good in page
    assert "Of another shelf" in page
    assert "The game “chess” is missing here or cannot be opened" in page
    assert bad not in page, "there is nothing to play on with"
    assert client.get(bad).status_code == 503
    save = bad.replace("/table/", "/games/")
    assert client.get(f"{save}/file").text.startswith("vigil-journal 5\ngame chess\n")
    assert "Renamed" in client.post(f"{save}/rename", data={"title": "Renamed"}).text
    assert "Bring back" in client.post(f"{save}/delete").text


def test_saved_games_are_found_by_game_words_and_state(client: TestClient) -> None:
    manager = desk_of(client)
    new_game(client, title="Winter")
    client.post("/games", data={**THREE, "title": "Summer"})
    asyncio.run(manager.start(header(2)))
    store = manager.store
    store.submit(lambda db: db.execute("UPDATE games SET ending = 'major-victory' WHERE id = 3") and None).result()

    def shown(asked: str) -> int:
        return client.get(f"/?{asked}").text.count('<article class="save')

    assert shown("") == 3
    assert shown("game=well") == shown("text=cleo") == shown("text=summer+the+well") == 1
    assert shown("game=navajo-wars") == 2
    assert shown("state=over") == 1
    assert shown("state=running&game=navajo-wars&text=winter") == 1
    assert shown("text=nothing+like+it") == 0
    assert "Nothing fits" in client.get("/?text=nothing+like+it").text


# a new game


def test_one_click_starts_with_what_is_recommended(client: TestClient) -> None:
    assert begun(client, game="navajo-wars").scenario == "rise-of-the-people"
    well = begun(client, game="well")
    assert (well.scenario, well.settings, len(well.players)) == ("four-nights", {"ballots": "named"}, 3)
    assert well.secret


def test_the_seats_are_held_as_the_page_says(client: TestClient) -> None:
    held = {"how-1": "here", "how-2": "@steady", "how-3": "free"}
    assert begun(client, **{**THREE, **held}).players == ("Ada", "@steady", "-")
    page = client.get("/new/well").text
    for way in ("here", "link", "@random", "@curious", "@steady", "free"):
        assert page.count(f'<option value="{way}"') == 3


def test_one_person_may_hold_several_seats(client: TestClient) -> None:
    players = begun(client, **{**THREE, "name-3": " Ada "}).players
    assert players == ("Ada", "Ben", "Ada")
    answer = client.post("/games", data={**THREE, "name-3": "Ada", "how-3": "link"}, headers=AJAX)
    assert (answer.status_code, answer.json()["field"], answer.json()["key"]) == (400, "how-3", "web-one-place")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scenario", "six-nights"),
        ("seats", "2"),
        ("undo", "never"),
        ("seed", "12"),
        ("name-2", "@-"),
        ("name-3", "seat-1"),
        ("how-1", "@nobody:Bot"),
        ("set-ballots", "shouted"),
    ],
)
def test_an_error_names_its_field_and_keeps_the_rest(client: TestClient, field: str, value: str) -> None:
    form = {**THREE, "title": "Kept", "name-1": "Zoë", field: value}
    told = client.post("/games", data=form, headers=AJAX)
    assert (told.status_code, told.json()["field"]) == (400, field)
    page = client.post("/games", data=form)
    assert page.status_code == 400
    assert f'href="#{field}"' in page.text
    assert 'value="Zoë"' in page.text
    assert 'value="Kept"' in page.text
    assert not desk_of(client).store.games()


def test_every_field_in_error_can_be_jumped_to(client: TestClient) -> None:
    for field, value in (("seed", "-1"), ("scenario", "x"), ("undo", "x"), ("set-culture-ceiling", "99")):
        page = client.post("/games", data={"game": "navajo-wars", field: value}).text
        assert re.search(rf'id="{field}"', page), field

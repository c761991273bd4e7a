"""A game on one page: printed where its rules let it be saved, typed in again in the terminal and in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.conftest import Vigil
from tests.games.this_war_of_mine.test_save_sheet import dawns
from tests.web.conftest import AJAX, RULES
from vigil.games import GAMES
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.web.app import make_app
from vigil.web.store.store import Store


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "this-war-of-mine", "vigil.games.this_war_of_mine.definition")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store(tmp_path / "saves" / "vigil.sqlite")
    with TestClient(make_app(store, RULES), base_url="http://localhost:8437") as made:
        yield made
    store.close()


def saved(tmp_path: Path, seats: int = 1) -> tuple[Session, Path]:
    """A war at the end of its first Dawn, and its journal."""
    session = next(dawns(2, seats))
    path = tmp_path / "war.journal"
    path.write_text(text_of(session.header, session.records), encoding="utf-8")
    return session, path


def test_a_sheet_is_offered_printed_and_played_on_from(vigil: Vigil, tmp_path: Path) -> None:
    session, path = saved(tmp_path)
    said = vigil(f"resume {path} --plain", "sheet", "1", "sheet", "q")
    sheet = Observer(session, 0).sheet()
    assert "You may save now" in said.out
    assert sheet in said.out
    assert said.out.count("this-war-of-mine") == 1, "and at no other moment"
    assert "only at the moment that its rules name" in said.out
    (tmp_path / "sheet.txt").write_text(sheet, encoding="utf-8")
    again = vigil(f"play this-war-of-mine --sheet {tmp_path / 'sheet.txt'} --plain", "q")
    assert again.code == 0
    assert f"Day {session.run.game.state.day + 1}: Morning" in again.out
    assert "The game is saved:" in again.out


def test_a_sheet_that_cannot_be_read_or_cannot_be_is_named(vigil: Vigil, tmp_path: Path) -> None:
    sheet = Observer(saved(tmp_path)[0], 0).sheet()
    file = tmp_path / "sheet.txt"
    for text, problem in (
        (sheet + "gold 3\n", "cannot be read"),
        (sheet + "cold 99\n", "mistyped"),
        (sheet.replace("meals one", "meals many"), "mistyped"),
        ("navajo-wars\n", "Line 1"),
    ):
        file.write_text(text, encoding="utf-8")
        said = vigil(f"play this-war-of-mine --sheet {file}")
        assert (said.code, problem in said.err) == (1, True), (problem, said.err)
    assert vigil(f"play this-war-of-mine --sheet {tmp_path / 'none.txt'}").code == 1
    assert not list((tmp_path / "home").glob("saves/*.journal"))


@pytest.mark.parametrize("seats", [1, 3])
def test_the_page_shows_the_sheet_at_dawn_and_the_lobby_takes_it_up(
    client: TestClient, tmp_path: Path, seats: int
) -> None:
    session, path = saved(tmp_path, seats)
    sheet = Observer(session, session.run.game.state.leader).sheet()
    assert sheet
    if seats == 1:
        to = client.post("/games/import", content=path.read_bytes(), headers=AJAX).json()["to"]
        assert "person " in client.get(to).text
        assert "this-war-of-mine the-" in client.get(to).text
    taken = client.post("/games/import", content=sheet.encode(), headers=AJAX)
    assert taken.status_code == 200, taken.text
    page = client.get(taken.json()["to"]).text
    assert "this-war-of-mine the-" not in page, "a new day has begun"
    assert client.post("/games/import", content=f"{sheet}gold 3\n".encode(), headers=AJAX).status_code == 422


def test_only_whoever_is_asked_may_put_the_game_away(tmp_path: Path) -> None:
    session, _ = saved(tmp_path, seats=3)
    leader = session.run.game.state.leader
    assert [bool(Observer(session, seat).sheet()) for seat in range(3)] == [seat == leader for seat in range(3)]

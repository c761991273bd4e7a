"""While the dice of a game that has begun are awaited: nobody is asked, nothing is over, and secrets stay secrets."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, text_of
from tests.web.pair_game import TOKENS, VOWS
from tests.web.rounds import Browser
from tests.web.seats import pair
from tests.web.tables.test_dice_round import game
from tests.web.tables.test_importing import bring_in, played
from vigil.games import GAMES
from vigil.kernel.knowledge.observer import Observer
from vigil.web.store.store import Store

pytestmark = pytest.mark.usefixtures("pair", "judged_here")
__all__ = ["pair"]

SECRETS = (*TOKENS, *(each for vows in VOWS for each in vows))
READINGS = (
    "",
    "/update",
    "/log?before=999&all=1",
    "/words",
    "/totals",
    "/marks",
    "/moment/0",
    "/moment/999",
    "/chronicle",
    "/chronicle.txt",
    "/chronicle.svg",
    "/ahead",
    "/odds",
    "/report",
    "/notes",
)


def read(client: TestClient, table: str) -> str:
    """All that a link shows."""
    found = []
    for path in READINGS:
        answer = client.get(f"{table}{path}", headers=AJAX, follow_redirects=False)
        assert answer.status_code < 400, (path, answer.text)
        found.append(answer.text)
    return "\n".join(found)


def test_nobody_reads_what_another_heard_in_secret(client: TestClient, store: Store) -> None:
    made = played("Ada", "Ben", answers=4)
    answer = client.post("/games/import", content=text_of(made), headers=AJAX)
    browser = Browser(client, answer.json()["to"])
    assert browser.awaits()["stage"] == "commit"
    said = read(client, browser.table)
    assert not [each for each in SECRETS if each in said], "at one screen nobody has sat down yet"
    for seat, token in enumerate(store.tokens(game(browser))[:2]):
        said = read(client, f"/table/{token}")
        others = {event.heard_by(1 - seat).facts.get("token", "") for event in made.log if event.faces}
        others -= {event.heard_by(seat).facts.get("token", "") for event in made.log if event.faces}
        assert others
        assert not [each for each in others if str(each) in said]


@pytest.mark.parametrize("slug", [each for each in GAMES if each != "navajo-wars"])
def test_every_page_of_a_new_game_can_be_read(client: TestClient, slug: str) -> None:
    form = {"game": slug, "seats": "2", "name-1": "Ada", "name-2": "Ben"}
    table = str(client.post("/games", data=form, follow_redirects=False).headers["location"])
    read(client, table)
    assert client.get(f"{table}/update", headers=AJAX).json()["over"] is False


def test_a_game_whose_dice_are_awaited_is_not_over(client: TestClient) -> None:
    browser = Browser(client, bring_in(client, text_of(played("Ada", "Ben"))))
    session = client.app.state.web.manager.table(game(browser)).session  # type: ignore[attr-defined]
    assert session.awaits
    for seat in (-1, 0, 1):
        observer = Observer(session, seat)
        assert not observer.over
        assert observer.question() is None
        assert not observer.waits_for()

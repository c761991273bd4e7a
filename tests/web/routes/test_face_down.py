"""What lies face down is read nowhere: neither on the page of a card nor at a table, until it is turned up; and what a
seat orders beforehand is its own."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.web.conftest import new_game
from tests.web.seats import begin
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.movement import lay
from vigil.games.under_our_sun.rules.traitor import SEMI
from vigil.games.under_our_sun.state import SURVIVOR
from vigil.kernel.play.session import Asked
from vigil.lab.named_games import header_of

SUN = {"game": "under-our-sun", "scenario": "search-and-rescue", "seed": "5"}
LATER, GOAL = "rescue-the-cells", "goal-let-them-wait"


def test_a_card_is_read_at_the_table_that_has_turned_it_up(client: TestClient) -> None:
    table = new_game(client, **SUN)
    assert "tracks lead" in client.get("/cards/under-our-sun/rescue-the-trail?part=1").text
    assert "tracks lead" in client.get(f"{table}/cards/rescue-the-trail").text
    for key in (LATER, GOAL):
        for address in (f"/cards/under-our-sun/{key}", f"/cards/under-our-sun/{key}?part=1", f"{table}/cards/{key}"):
            said = client.get(address)
            assert said.status_code == 404
            assert "face down" in said.text
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    game, _ = manager.seat(table.rpartition("/")[2])
    manager.table(game).session.run.game.state.card = 1
    assert "refinery" in client.get(f"{table}/cards/{LATER}").text
    assert client.get(f"/cards/under-our-sun/{LATER}").status_code == 404
    assert client.get(f"{table}/cards/{GOAL}").status_code == 404
    assert client.get(f"{table}/cards/no-such-card").status_code == 404
    assert client.get(f"{table}/cards/NO").status_code == 404


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_lobby_and_the_goal_card_tell_nothing_of_later_cards(client: TestClient, language: str) -> None:
    lobby = client.get(f"/new/under-our-sun?lang={language}").text
    goal = client.get(f"/goal/under-our-sun/the-dry-pump?lang={language}").text
    for text in (lobby, goal):
        assert not any(place in text for place in ("pump house", "stazione di pompaggio", "station de pompage"))


def test_an_order_is_given_beside_the_game_and_shown_to_its_seat_alone(client: TestClient) -> None:
    header = header_of(DEFINITION, "search-and-rescue", 4, 2)
    settings = {**DEFINITION.identity.defaults(), "mode": SEMI}
    content = DEFINITION.content.hash(DEFINITION.content.load([]))
    players = begin(client, replace(header, players=("Ada", "Bo"), settings=settings, content=content))
    session = players[0].session
    while session.request is not None and session.request.key != "act":
        seat, waiting = next(iter(session.pending.items()))
        assert players[seat].answer(option_of(waiting)).status_code == 200
    g = session.run.game
    assert isinstance(g, Sun)
    active = next(iter(session.pending))
    ada, bo = players[1 - active], players[active]  # it is Bo's turn
    for c in g.state.people:
        c.team = SURVIVOR if c.seat == active else "goal-let-them-wait"
    lay(g, "1,0", "dry-river")
    order = "call east dry-river"
    assert f'value="order {order}"' in ada.state()["stops"]
    assert "order call" not in bo.state()["stops"]
    before = bo.state()
    assert ada.post("/stops", at=ada.table.at, stop=f"order {order}").status_code == 200
    assert session.stops[ada.seat].order == order
    assert re.search(r'value="order [^"]*" class="button" aria-pressed="true">Call', ada.state()["stops"])
    assert bo.state() == before
    assert bo.post("/stops", at=bo.table.at, stop=f"order {order}").status_code == 409
    assert ada.post("/stops", at=ada.table.at, stop="order call west").status_code == 409
    assert ada.post("/stops", at=ada.table.at, stop=f"order {order}").status_code == 200
    assert not session.stops[ada.seat].order, "pressed again it is taken back"


def option_of(waiting: Asked) -> str:
    return waiting.decision.key if waiting.decision.build else waiting.options[0].name

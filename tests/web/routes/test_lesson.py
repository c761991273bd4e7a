"""The guided game in the browser: offered first, said with the question, done by a button, left and found again."""

from __future__ import annotations

import re
from datetime import date

from starlette.testclient import TestClient

from tests.web.conftest import AJAX, new_game
from vigil.games import take_down
from vigil.presentation.first_game.lesson import lesson_of


def begin(client: TestClient) -> str:
    answer = client.post("/games", data={"game": "navajo-wars", "guided": "yes"}, follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def follow(client: TestClient, table: str, page: str) -> str:
    """What the button does, also without the page's script."""
    found = re.search(r'<button type="submit" name="name" value="([^"]+)" class="primary" id="follow">', page)
    at = re.search(r'name="at" value="(\d+)"', page)
    assert found
    assert at
    return client.post(f"{table}/form", data={"at": at[1], "name": found[1]}).text


def test_it_is_offered_first_in_the_lobby_and_on_the_page_of_the_game(client: TestClient) -> None:
    lobby = client.get("/?lang=en").text
    assert lobby.index('name="guided"') < lobby.index("Start at once")
    assert 'class="primary" type="submit" name="guided"' in lobby
    page = client.get("/new/navajo-wars?lang=it").text
    assert "La tua prima partita, guidata" in page
    assert page.index('name="guided"') < page.index('name="scenario"')


def test_its_save_is_called_by_game_and_day_and_the_other_games_still_offer_theirs(client: TestClient) -> None:
    begin(client)
    lobby = client.get("/?lang=en").text
    assert f"<b>Navajo Wars, guided · {date.today().isoformat()}</b>" in lobby
    boxes = dict(
        re.findall(r'name="game" value="([a-z-]+)"><button class="([a-z ]+)" type="submit" name="guided"', lobby)
    )
    assert boxes == {"navajo-wars": "button lesson", "this-war-of-mine": "primary", "under-our-sun": "primary"}
    client.post("/games", data={"game": "under-our-sun"}, follow_redirects=False)
    assert "<b>Search &amp; Rescue</b> · Under our Sun" in client.get("/?lang=en").text


def test_it_speaks_with_the_question_and_is_followed_to_its_end(client: TestClient) -> None:
    path = lesson_of(take_down("navajo-wars"))
    assert path
    table = begin(client)
    page = client.get(table).text
    for n, step in enumerate(path.steps, start=1):
        assert f"Step {n} of {len(path.steps)}" in page
        assert f'data-at="{" ".join(step.at)}"' in page
        page = follow(client, table, page)
    assert "You have met all that matters" in page
    assert 'id="follow"' not in page


def test_the_advised_option_is_marked_and_another_may_be_taken(client: TestClient) -> None:
    table = begin(client)
    page = client.get(table).text
    assert len(re.findall(r'class="option advised"', page)) == 1
    at = re.search(r'name="at" value="(\d+)"', page)
    assert at
    client.post(f"{table}/form", data={"at": at[1], "name": "place-at san-juan-valley 1"})
    page = client.get(table).text
    assert "You have left the guided path" in page
    assert "advised" not in page.replace("is advised", "")
    at = re.search(r'name="at" value="(\d+)"', page)
    assert at
    client.post(f"{table}/undo", data={"at": at[1]})
    assert "Step 1 of" in client.get(table).text


def test_a_replay_and_a_branch_are_not_guided(client: TestClient) -> None:
    table = begin(client)
    follow(client, table, client.get(table).text)
    then = client.get(f"{table}/moment/0", headers=AJAX).json()
    assert 'id="guide"' not in then["question"]
    other = client.post(f"{table}/branch", json={"keep": 1}, headers=AJAX).json()["to"]
    assert 'id="guide"' not in client.get(other).text
    assert "\nguided " in client.get(f"{table}/journal").text
    assert "\nguided " not in client.get(f"{other}/journal").text


def test_an_ordinary_game_has_no_guide(client: TestClient) -> None:
    table = new_game(client, scenario="rise-of-the-people", seed="1101")
    assert 'id="guide"' not in client.get(table).text

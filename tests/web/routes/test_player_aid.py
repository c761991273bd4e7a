"""The aid, the goal and the recommended set-up in the browser."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, new_game
from vigil.kernel.text.catalogs import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_a_page_and_linked(client: TestClient, language: str) -> None:
    page = client.get(f"/aid/navajo-wars?lang={language}").text
    assert page.count("<section>") == 13
    assert '<use href="#p-man"/>' in page
    assert 'id="p-man"' in page
    assert 'href="/aid/navajo-wars"' in client.get("/").text
    assert 'href="/aid/navajo-wars"' in client.get(new_game(client)).text
    assert client.get("/aid/chess").status_code == 404


def test_the_goal_is_shown_until_something_is_answered_and_can_be_opened_again(client: TestClient) -> None:
    table = new_game(client, scenario="rise-of-the-people")
    page = client.get(f"{table}?lang=en").text
    assert 'id="goal-card"' in page
    assert "Card 42 ends the game" in page
    client.post(f"{table}/answer", json={"at": at(page), "name": "place-at shiprock 1"}, headers=AJAX)
    page = client.get(f"{table}?lang=en").text
    assert 'id="goal-card"' not in page
    assert 'href="/goal/navajo-wars/rise-of-the-people"' in page
    part = client.get("/goal/navajo-wars/rise-of-the-people?part=1&lang=it").text
    assert "La carta 42 chiude la partita" in part
    assert client.get("/goal/navajo-wars/nowhere").status_code == 404


def at(page: str) -> int:
    found = re.search(r'name="at" value="(\d+)"', page)
    assert found
    return int(found[1])


def test_the_recommended_set_up_is_one_click(client: TestClient) -> None:
    table = new_game(client, scenario="a-broken-country")
    page = client.get(f"{table}?lang=en").text
    assert 'name="recommended"' in page
    client.post(f"{table}/form", data={"at": at(page), "recommended": "yes"})
    page = client.get(f"{table}?lang=en").text
    assert "Family D starts in Hopi Land, Area 2, with Ferocity 0" in page
    assert 'name="recommended"' not in page
    journal = client.get(f"{table}/journal").text
    assert "place-area > place-at hopi-land 2" in journal


def test_the_script_and_the_plain_form_set_up_the_same(client: TestClient) -> None:
    plain, scripted = (new_game(client, scenario="a-broken-country") for _ in range(2))
    client.post(f"{plain}/form", data={"at": at(client.get(plain).text), "recommended": "yes"})
    done = client.post(f"{scripted}/recommended", json={"at": at(client.get(scripted).text)}, headers=AJAX)
    assert done.json()["at"] == at(client.get(plain).text)
    assert answers(client, scripted) == answers(client, plain)
    late = client.post(f"{scripted}/answer", json={"at": 0, "recommended": "yes"}, headers=AJAX)
    assert late.status_code == 409, "an answer is the name of an option and nothing else"


def answers(client: TestClient, table: str) -> list[str]:
    """What stands in the journal, without its seals."""
    lines = client.get(f"{table}/journal").text.split("\n\n")[1].split("\n")
    return [line.split("\t")[0] for line in lines if " > " in line]


def test_a_card_of_ones_own_is_asked_for_with_a_word_of_warning(client: TestClient) -> None:
    page = client.get("/new/navajo-wars?lang=en").text
    assert "those of your box do not match them" in page
    form = {"game": "navajo-wars", "scenario": "the-rope-thrower", "companion": ["card"], "seed": "5"}
    table = str(client.post("/games", data=form, follow_redirects=False).headers["location"])
    page = client.get(f"{table}?lang=en").text
    for _ in range(30):
        if 'class="outcome"' in page:
            break
        name = re.search(r'name="name" value="([^"]+)"', page)
        assert name
        page = client.post(f"{table}/form?lang=en", data={"at": at(page), "name": name[1]}).text
    assert "those of your box do not match them" in page

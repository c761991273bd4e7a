"""What is this? asked from the page: by element, by option, by name; a list of all for those who do not point."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, new_game
from vigil.games import GAMES, take_down
from vigil.kernel.text.catalogs import LANGUAGES


def test_an_element_answers_with_its_name_and_a_citation(client: TestClient) -> None:
    table = new_game(client, scenario="rise-of-the-people")
    found = client.get(
        f"{table}/what", params={"id": ["p-station", "area-12", "territory-1"], "lang": "en"}, headers=AJAX
    )
    assert found.status_code == 200
    assert "Shiprock 2" in found.text
    assert 'class="cite" href="/rules/navajo-wars/1-7-2"' in found.text


def test_an_option_answers_with_its_rule(client: TestClient) -> None:
    table = new_game(client, scenario="rise-of-the-people")
    found = client.get(f"{table}/what", params={"option": "place-at shiprock 1", "lang": "it"}, headers=AJAX)
    assert "/rules/navajo-wars/14-1" in found.text
    assert client.get(f"{table}/what", params={"option": "no such"}, headers=AJAX).text == ""
    assert client.get(f"{table}/what", params={"id": "panel-map"}, headers=AJAX).text == ""


def test_without_a_thing_it_asks_for_one_and_names_all(client: TestClient) -> None:
    table = new_game(client, scenario="rise-of-the-people")
    found = client.get(f"{table}/what?lang=fr", headers=AJAX).text
    assert '<datalist id="what-names">' in found
    assert found.count("<option") > 60
    assert (
        "Moral ennemi" in client.get(f"{table}/what", params={"text": "moral ennemi", "lang": "fr"}, headers=AJAX).text
    )
    none = client.get(f"{table}/what", params={"text": "zzz", "lang": "fr"}, headers=AJAX)
    assert none.status_code == 404
    assert "Rien ici ne s'appelle" in none.json()["error"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_strip_says_what_it_is(client: TestClient, game: str, language: str) -> None:
    table = new_game(client, game=game, scenario=take_down(game).identity.scenarios[0].slug)
    page = client.get(table, params={"lang": language}).text
    gauges = re.findall(r'data-gauge="(\d+)"[^>]*>([^<]+) <b>', page)
    assert len(gauges) == page.count('class="gauge"') > 1
    for n, label in gauges:
        found = client.get(f"{table}/what", params={"gauge": n, "lang": language}, headers=AJAX).text
        assert label in found
        assert f'href="/rules/{game}/' in found
    assert client.get(f"{table}/what", params={"gauge": "99"}, headers=AJAX).text == ""

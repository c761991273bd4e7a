"""Odds, previews and forecasts over HTTP: for the seat that is asked, and of what it may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from starlette.testclient import TestClient

from tests.browser.games import journal, played
from tests.examples.village.playing import header
from tests.web.conftest import AJAX, RULES, new_game
from tests.web.http.test_guard import a_client
from tests.web.pair_game import VOWS
from tests.web.seats import Player, begin, pair, sit_down, vow_all
from tests.web.well import put_on_shelf
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.sets.sampling import sample
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.web.http.guard import Rules
from vigil.web.http.rate_limits import Bucket, Limits
from vigil.web.store.store import Store
from vigil.web.tables.arrivals import importing
from vigil.web.tables.manager import TableManager

__all__ = ["pair"]


def taken_in(client: TestClient, until: Callable[[Session], bool]) -> tuple[str, Session]:
    """A game that stands before a question as wanted."""
    for seed in range(60):
        game = played("rise-of-the-people", seed, until)
        if game.options and until(game):
            manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
            return f"/table/{asyncio.run(importing.take_in(manager, journal(game)))}", game
    raise AssertionError("no such question in sixty games")


def offers(key: str) -> Callable[[Session], bool]:
    return lambda session: any(option.key.startswith(key) for option in session.options)


def test_chips_stand_for_the_gambles_and_open_a_table(client: TestClient) -> None:
    base, game = taken_in(client, offers("give-battle"))
    name = next(option.name for option in game.options if option.key == "give-battle")
    assert "data-gamble" in client.get(base).text
    for language, hope in (("en", "win"), ("it", "vittoria"), ("fr", "victoire")):
        found = client.get(f"{base}/odds?lang={language}", headers=AJAX).json()
        assert found["chips"].keys() == {o.name for o in game.options if o.key in game.definition.knowledge.gambles}
        assert found["chips"][name].startswith(hope)
        assert found["chips"][name].endswith("%")
        table = client.get(f"{base}/odds", params={"name": name, "lang": language}).text
        assert table.count("<tr") > 4
        assert "→" in table


def test_without_a_gamble_there_is_nothing_to_count(client: TestClient) -> None:
    base = new_game(client)
    assert client.get(f"{base}/odds", headers=AJAX).json()["chips"] == {}
    assert client.get(f"{base}/odds?name=fly", headers=AJAX).status_code == 409


def test_a_preview_tells_and_draws_where_a_move_leads(client: TestClient) -> None:
    base, game = taken_in(client, offers("move"))
    option = next(option for option in game.options if option.key.startswith("move"))
    before = client.get(f"{base}/update", headers=AJAX).json()
    found = client.get(f"{base}/preview", params={"name": option.name}, headers=AJAX).json()
    assert found["some"]
    assert any(key.startswith("pieces/family-") for key in found["pieces"]), "the Family lies elsewhere"
    assert client.get(f"{base}/update", headers=AJAX).json()["pieces"] == before["pieces"], "nothing has happened"
    client.post(f"{base}/answer", json={"at": before["at"], "name": option.name}, headers=AJAX)
    after = client.get(f"{base}/update", headers=AJAX).json()["pieces"]
    assert {key: after[key] for key in found["pieces"]} == found["pieces"], "it comes as it was shown"


def test_what_is_no_option_has_no_preview(client: TestClient) -> None:
    base = new_game(client)
    assert client.get(f"{base}/preview?name=fly", headers=AJAX).json() == {"some": False}


def test_the_page_shows_the_phases_and_the_goal(client: TestClient) -> None:
    base, _ = taken_in(client, offers("passage-of-time"))
    page = client.get(base).text
    assert page.count('aria-current="step"') == 1
    assert "If it ended now: M" in page
    assert "data-card=" in page.partition('id="phases"')[2].partition("</ol>")[0], "the card in play can be read"
    ahead = client.get(f"{base}/ahead").text
    assert "If time passed now" in ahead
    assert "/rules/navajo-wars/3-3-step-5" in ahead
    update = client.get(f"{base}/update", headers=AJAX).json()
    assert not update["course"]["soon"]


def test_a_victory_check_is_forecast_before_it_is_carried_out(client: TestClient) -> None:
    base, _ = taken_in(client, offers("victory-check"))
    page = client.get(base).text
    assert "Military afterwards" in page
    found = client.get(f"{base}/preview?name=victory-check", headers=AJAX).json()
    assert "Victory Points less those of the card" in found["card"]


def test_the_past_has_its_own_phases_and_goal(client: TestClient) -> None:
    base, game = taken_in(client, offers("passage-of-time"))
    then = client.get(f"{base}/moment/0", headers=AJAX).json()
    assert "Set-up" in then["course"]["phases"]
    assert client.get(f"{base}/ahead?answers={len(game.entries) // 2}").status_code == 200


def test_looking_has_its_limit(store: Store) -> None:
    some = Bucket(100, 1)
    limits = Limits(some, some, some, watches=1, looks=Bucket(3, 0.001))
    with a_client(store, Rules(RULES.names, limits=limits)) as client:
        base = new_game(client)
        codes = [client.get(f"{base}/preview?name=fly", headers=AJAX).status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        assert client.get(f"{base}/update", headers=AJAX).status_code == 200


# several seats


@pytest.fixture
def well(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[Player]:
    """Three people before the Well."""
    put_on_shelf(monkeypatch)
    return begin(client, header(4))


def test_who_is_not_asked_foresees_nothing(client: TestClient, pair: None) -> None:
    """Neither the options nor the secrets of another seat come with a look ahead."""
    ada, ben = sit_down(client)
    vow_all([ada])
    for name in (*VOWS[0], *VOWS[1]):
        assert ada.get(f"/preview?name=vow%20{name}").json() == {"some": False}
    assert "vow" in ben.get(f"/preview?name=vow%20{VOWS[1][0]}").text
    for player, other in ((ada, ben), (ben, ada)):
        for path in ("/odds", "/ahead", f"/preview?name=vow%20{VOWS[other.seat][0]}"):
            player.get(path)
        token = other.session.run.game.state.tokens[other.seat]
        assert not any(secret in text for text in player.sent for secret in (token, VOWS[other.seat][1]))


def test_a_seat_of_the_well_foresees_only_its_own(well: list[Player]) -> None:
    """The last to vote learns nothing of the ballots of the others by looking ahead."""
    session, seen = well[0].session, 0
    for _ in range(120):
        if session.over:
            break
        for player in well:
            observer = Observer(session, player.seat)
            for option in observer.options()[:3]:
                found = player.get(f"/preview?name={option.name.replace(' ', '%20')}").json()
                if len(session.pending) == 1 and option.key.startswith("banish"):
                    assert "is sent away" not in found.get("card", "")
                    seen += 1
        seat, asked = next(iter(session.pending.items()))
        name = asked.options[-1].name if asked.decision.build is None else ready(session, seat)
        assert well[seat].answer(name).status_code == 200
    assert seen


def ready(session: Session, seat: int) -> str:
    """Any set that may be answered."""
    return sample(session.pending[seat].decision, Random(1).randrange).name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_well_tells_its_course_in_every_language(well: list[Player], language: str) -> None:
    player = well[0]
    assert 'aria-current="step"' in player.get(f"?lang={language}", accept="text/html").text
    assert player.get(f"/ahead?lang={language}").status_code == 200

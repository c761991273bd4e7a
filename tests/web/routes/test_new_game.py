"""Setting up a game for several on the plain server, as `make play` starts it: how many, who, what needs how many."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

import vigil as library
from tests.conftest import Vigil, vigil
from tests.web.conftest import AJAX
from vigil.app.loaded_game import load_game
from vigil.cli.main import parser
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.play.new_header import TooFewSeats, new_header
from vigil.kernel.play.session import Session
from vigil.web.render.templates import command_to_open
from vigil.web.server.serve import is_local

__all__ = ["vigil"]
SUN, WAR = "under-our-sun", "this-war-of-mine"
SEMI = "semi-co-operative"


def options(page: str, name: str) -> dict[str, str]:
    """The values of a list to choose from, each with the rest of its tag."""
    box = re.search(rf'<select name="{name}".*?</select>', page, re.S)
    assert box, name
    return dict(re.findall(r'<option value="([^"]*)"([^>]*)>', box[0]))


@pytest.mark.parametrize("game", [SUN, WAR])
def test_the_plain_server_offers_the_number_of_players(client: TestClient, game: str) -> None:
    page = client.get(f"/new/{game}").text
    assert re.findall(r'name="seats" value="(\d)" formmethod="get"', page) == list("123456")
    assert "pass this screen around" in page
    page = client.get(f"/new/{game}?seats=3").text
    assert re.findall(r'<input name="name-(\d)"', page) == ["1", "2", "3"]
    ways = options(page, "how-2")
    assert " selected" in ways["here"]
    assert "disabled" in ways["link"]
    assert "disabled" not in ways["@random"]
    assert "stop this table (Ctrl-C)" in page
    assert "vigil serve --host 0.0.0.0 --open-to-others" in re.sub(r"</?span>", "", page)


def test_the_command_to_open_it_works_where_it_was_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the path of the Vigil that runs, if it lies below the folder one stands in; a page shows what is typed."""
    monkeypatch.chdir(tmp_path)
    script = tmp_path / ".venv" / "bin" / "vigil"
    script.parent.mkdir(parents=True)
    script.touch()
    for started in (".venv/bin/vigil", str(script)):
        monkeypatch.setattr("sys.argv", [started, "serve"])
        assert " ".join(command_to_open()) == ".venv/bin/vigil serve --host 0.0.0.0 --open-to-others"
    asked = parser().parse_args(command_to_open()[1:])
    assert asked.open_to_others
    assert not is_local(asked.host)
    monkeypatch.chdir(script.parent.parent.parent / ".venv")
    assert command_to_open()[0] == "bin/vigil"
    for elsewhere in ("/usr/bin/vigil", str(tmp_path / "pytest"), ""):
        monkeypatch.setattr("sys.argv", [elsewhere])
        assert command_to_open()[0] == "vigil"


def test_the_shelf_leads_there(client: TestClient) -> None:
    page = client.get("/").text
    for game in (SUN, WAR):
        assert f'href="/new/{game}?seats=2#seats"' in page
    assert 'href="/new/navajo-wars?seats' not in page


def test_the_number_of_players_throws_nothing_away(client: TestClient) -> None:
    """What was filled in goes up with the number and stands in the page that comes, without any script."""
    filled = {"scenario": "three-valves", "name-1": "Ada", "name-2": 'B"o', "how-2": "@steady", "title": "Friday"}
    filled |= {"set-karma": "roll", "set-mode": SEMI, "undo": "no-peeking", "packs": "none"}
    page = client.get(f"/new/{SUN}?{urlencode([('seats', '2'), *filled.items(), ('seats', '3')])}").text
    assert '<input type="hidden" name="seats" value="3">' in page
    assert 'value="three-valves" checked' in page
    assert 'name="name-1" value="Ada"' in page
    assert 'name="name-2" value="B&#34;o"' in page
    assert " selected" in options(page, "how-2")["@steady"]
    assert " selected" in options(page, "set-karma")["roll"]
    assert " selected" in options(page, "set-mode")[SEMI]
    assert 'value="Friday"' in page
    assert re.search(r'name="undo" value="no-peeking" checked', page)
    assert '<details class="more" open>' in page
    assert '<details class="more">' in client.get(f"/new/{SUN}?seats=3").text


def sent(page: str) -> list[tuple[str, str]]:
    """What the form of a page would send for its players and switches."""
    fields = re.findall(r'<input(?: type="hidden")? name="((?:wish-)?(?:name|how|set)-[^"]+)" value="([^"]*)"', page)
    for name in re.findall(r'<select name="([^"]+)"', page):
        fields += [(name, value) for value, more in options(page, name).items() if " selected" in more]
    return fields


@pytest.mark.parametrize("between", ["1", "2"])
def test_fewer_players_for_a_moment_lose_no_name(client: TestClient, between: str) -> None:
    filled = [("name-1", "Ada"), ("name-2", "Bo"), ("name-3", "Cy"), ("how-3", "@random"), ("set-mode", SEMI)]
    page = ""
    for seats in ("3", between, "3"):
        page = client.get(f"/new/{SUN}?{urlencode([*filled, ('seats', seats)])}").text
        filled = sent(page)
    assert dict(filled).items() >= {"name-1": "Ada", "name-2": "Bo", "name-3": "Cy", "how-3": "@random"}.items()
    assert dict(filled)["set-mode"] == SEMI


@pytest.mark.parametrize("how", ["@random", "free", "link"])
def test_who_plays_alone_is_not_what_was_chosen_for_several(client: TestClient, how: str) -> None:
    """The rows are gone from the page, so no game is begun by them, nor refused for them."""
    page = client.get(f"/new/{SUN}?{urlencode([('name-1', '-@'), ('how-1', how), ('seats', '1')])}").text
    form = {"game": SUN, "seats": "1", **dict(sent(page))}
    answer = client.post("/games", data=form, headers=AJAX)
    assert answer.status_code == 200, answer.text
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    assert manager.store.journal(1).header.players == ("",)
    assert not manager.table(1).remote


def test_the_lobby_gives_away_no_seat_of_several(client: TestClient) -> None:
    """A link to one seat would lead past the curtain of a shared screen."""
    form = {"game": SUN, "seats": "3", "name-1": "Ada", "name-2": "Bo", "name-3": "Cy"}
    assert client.post("/games", data=form, headers=AJAX).status_code == 200
    page = client.get("/").text
    assert "Ada, Bo, Cy" in page
    assert "/table/" not in page


# what needs several


def test_the_form_shows_what_needs_several(client: TestClient) -> None:
    alone, two = client.get(f"/new/{SUN}?seats=1&set-mode={SEMI}").text, client.get(f"/new/{SUN}?seats=2").text
    assert "disabled" in options(alone, "set-mode")[SEMI]
    assert " selected" in options(alone, "set-mode")["co-operative"]
    assert "2 or more players" in alone
    assert "disabled" not in options(two, "set-mode")[SEMI]
    assert "or more players" not in two


def test_it_is_refused_alone(client: TestClient) -> None:
    form = {"game": SUN, "set-mode": SEMI, "name-1": "Ada"}
    answer = client.post("/games", data=form, headers=AJAX)
    assert answer.status_code == 400
    assert answer.json()["field"] == "set-mode"
    assert "at least 2 players" in answer.json()["error"]
    page = client.post("/games", data=form)
    assert page.status_code == 400
    assert '<p class="flaw">This needs at least 2 players.' in page.text
    names = {"name-1": "Ada", "name-2": "Bo", "seats": "2"}
    assert client.post("/games", data={**form, **names}, headers=AJAX).status_code == 200


def test_the_terminal_and_the_library_refuse_it_too(vigil: Vigil) -> None:
    said = vigil(f"play {SUN} --scenario the-dry-pump --set mode={SEMI}")
    assert said.code == 2
    assert "needs at least 2 players" in said.err
    game = library.open(SUN)
    with pytest.raises(TooFewSeats, match="needs 2 seats"):
        game.start(settings={"mode": SEMI})
    with pytest.raises(TooFewSeats):
        next(game.simulate(n=1, settings={"mode": SEMI}))
    assert game.start(settings={"mode": SEMI}, players=("Ada", "@random")).asked


def test_a_save_that_began_so_goes_on(client: TestClient) -> None:
    box = load_game(SUN)
    header = new_header(box.definition, box.content, "the-dry-pump", seed=5)
    header = replace(header, settings={**header.settings, "mode": SEMI})
    journal = text_of(header, Session.start(box.definition, box.content, header).records)
    answer = client.post("/games/import", content=journal, headers=AJAX)
    assert answer.status_code == 200, answer.text
    assert client.get(answer.json()["to"]).status_code == 200


# what a scenario recommends


def test_what_a_scenario_recommends_is_proposed(client: TestClient) -> None:
    page = client.get(f"/new/{SUN}?seats=3").text
    assert " selected" in options(page, "set-mode")["recommended"]
    assert "Recommended from 3 players on: “semi-co-operative: there may be a traitor” (Mode)." in page
    assert "Recommended: “co-operative” (Mode)." in page
    assert "recommended" not in options(page, "set-karma")
    assert '<details class="more">' in page, "nothing was chosen yet"
    assert " selected" in options(client.get(f"/new/{SUN}?seats=3&set-mode={SEMI}").text, "set-mode")[SEMI]


@pytest.mark.parametrize(
    ("scenario", "seats", "chosen", "mode"),
    [
        ("the-dry-pump", 3, "recommended", SEMI),
        ("the-dry-pump", 3, "", SEMI),
        ("the-dry-pump", 3, "co-operative", "co-operative"),
        ("the-dry-pump", 2, "recommended", "co-operative"),
        ("three-valves", 3, "recommended", "co-operative"),
    ],
)
def test_a_setting_that_is_left_to_the_scenario(
    client: TestClient, scenario: str, seats: int, chosen: str, mode: str
) -> None:
    form = {"game": SUN, "scenario": scenario, "seats": str(seats)}
    form |= {f"name-{n}": name for n, name in enumerate(("Ada", "Bo", "Cy")[:seats], start=1)}
    form |= {"set-mode": chosen} if chosen else {}
    assert client.post("/games", data=form, headers=AJAX).status_code == 200
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    assert manager.store.journal(1).header.settings["mode"] == mode


def test_the_terminal_starts_as_the_scenario_recommends_and_says_so(vigil: Vigil) -> None:
    said = vigil(f"play {SUN} --scenario the-dry-pump --players @random,@random,@random --lang en")
    assert "Otherwise: --set mode=co-operative" in " ".join(said.out.split())
    said = vigil(f"play {SUN} --scenario the-dry-pump --players @random,@random,@random --set mode=co-operative")
    assert "--set mode" not in said.out
    said = vigil(f"play {SUN} --players Ada,Bo,Cy")
    assert "Recommended from 3 players on" in said.out
    assert "Recommended from 3 players on" in vigil("games").out

"""One screen passed around: whose eyes it shows, and what stands between two persons."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.web import six
from tests.web.conftest import AJAX
from tests.web.pair_game import VOWS
from tests.web.seats import Player, begin, one_screen, own_words, pair, sit_down
from vigil.bots.bot_players import bot_answer, make_bot
from vigil.games import GAMES, take_down
from vigil.kernel.journal.header import Header
from vigil.kernel.play.session import Session
from vigil.lab.named_games import header_of
from vigil.web.tables.hot_seat import HotSeat

__all__ = ["pair"]
pytestmark = pytest.mark.usefixtures("pair")
NAMES = ("Ada", "Ben", "Cleo")
SEMI = {"mode": "semi-co-operative"}


def lift(screen: Player) -> int:
    """Press the button of the curtain; the result is the seat that came."""
    seat = re.search(r'name="lift" value="(\d+)"', screen.state()["question"])
    assert seat
    assert screen.post("/lift", lift=int(seat[1])).status_code == 200
    return int(seat[1])


def secrets_of(player: Player, seat: int) -> set[str]:
    return own_words(seat, player.session.run.game.state.tokens[seat])


@pytest.mark.parametrize("seats", [2, 3])
def test_behind_the_curtain_is_nothing_of_any_seat(client: TestClient, seats: int) -> None:
    players = sit_down(client, *NAMES[:seats])
    screen = one_screen(players[0])
    screen.watch()
    for seat in range(seats):  # all are asked at once: here one after the other
        assert f"Pass the screen to {NAMES[seat]}." in screen.state()["question"]
        screen.sent.clear()
        screen.look_everywhere()
        screen.get("/notes")
        everything = set().union(*(secrets_of(screen, each) for each in range(seats)))
        found = {word for word in everything for text in screen.sent if word in text.lower()}
        assert not found, "nothing before the button is pressed"
        assert screen.answer(f"vow {VOWS[seat][0]}").json()["key"] == "web-curtain"
        assert lift(screen) == seat
        screen.look_everywhere()
        seen = "\n".join(screen.sent).lower()
        assert secrets_of(screen, seat) & {word for word in everything if word in seen} == secrets_of(screen, seat)
        assert not (everything - secrets_of(screen, seat)) & {word for word in everything if word in seen}
        assert screen.answer(f"vow {VOWS[seat][0]}").status_code == 200
    assert "Pass the screen to Ada." in screen.state()["question"]


def test_the_stream_of_the_screen_draws_the_curtain(client: TestClient) -> None:
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    screen.watch()
    lift(screen)
    (message,) = screen.heard()
    assert message["whole"] is True
    assert message["you"] == "Ada"
    own = secrets_of(screen, 0)
    screen.answer("vow amberwood")
    (message,) = screen.heard()
    assert message["whole"] is True
    assert message["screen"] == screen.table.screens[screen.link].turn
    assert "Pass the screen to Ben." in message["question"]
    assert not any(word in str(message).lower() for word in own | secrets_of(screen, 1))


def test_what_was_told_meanwhile_is_told_behind_the_curtain(client: TestClient) -> None:
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    lift(screen)
    token = screen.session.run.game.state.tokens[0]
    assert token.title() in screen.state()["away"].title()
    screen.answer("vow amberwood")
    lift(screen)
    screen.answer("vow cinnabarre")
    lift(screen)
    away = screen.state()["away"]
    assert token not in away.lower(), "that she has read"
    assert "<li>" in away


def test_the_curtain_is_lifted_for_the_one_it_names(client: TestClient) -> None:
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    assert screen.post("/lift", lift=1).status_code == 409
    assert ada.post("/lift", lift=0).status_code == 409, "the link of one seat has no curtain"
    page = client.post(f"{screen.base}/form", data={"lift": 0, "at": screen.table.at})
    assert "Vow Amberwood" in page.text, "without the script"


def test_one_person_at_two_seats_sees_no_curtain(client: TestClient) -> None:
    ada, _, _ = sit_down(client, "Ada", "Ben", "Ada")
    screen = one_screen(ada)
    assert lift(screen) == 0
    screen.answer("vow amberwood")
    question = screen.state()["question"]
    assert "Vow Elderflame" in question, "her other seat is asked first"
    screen.answer("vow elderflame")
    assert "Pass the screen to Ben." in screen.state()["question"]


def test_a_seat_that_nobody_holds_is_played_by_whoever_is_there(client: TestClient) -> None:
    ada, _ = sit_down(client, "Ada", "-")
    screen = one_screen(ada)
    if screen.table.screens.get(screen.link) is None:
        screen.state()
    if "lift" in screen.state()["question"]:
        lift(screen)
    screen.answer("vow amberwood")
    assert "Vow Cinnabarre" in screen.state()["question"]


def test_a_late_page_answers_for_nobody_else(client: TestClient) -> None:
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    lift(screen)
    before = screen.table.at
    screen.answer("vow amberwood")
    lift(screen)
    assert screen.answer("vow cinnabarre", before).status_code == 409


def test_taking_back_needs_no_poll_among_those_at_the_screen(client: TestClient) -> None:
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    for name in ("vow amberwood", "vow cinnabarre", "bread"):
        lift(screen)
        screen.answer(name)
    answers = len(screen.session.entries)
    assert screen.post("/propose", at=screen.table.at, keep=answers - 2).status_code == 200
    assert screen.table.poll is None
    assert len(screen.session.entries) == answers - 2
    assert "Pass the screen to Ben." in screen.state()["question"]


def test_after_the_end_everything(client: TestClient) -> None:
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    for names in (("vow amberwood", "vow cinnabarre", "bread", "go-on", "go hill"),) * 2:
        for name in names:
            if "lift" in screen.state()["question"]:
                lift(screen)
            screen.answer(name)
    assert screen.session.over
    state = screen.state()
    assert "lift" not in state["question"]
    tokens = screen.session.run.game.state.tokens
    assert all(token in screen.get("/words").text.lower() for token in tokens)
    assert all(token in state["log"].lower() for token in tokens)
    assert re.search("(Ada|Ben): ", state["log"]), "also what was told to some alone"
    assert screen.get("/journal").status_code == 200


def open_game(client: TestClient, monkeypatch: pytest.MonkeyPatch, *players: str) -> list[Player]:
    monkeypatch.setitem(GAMES, six.SLUG, six.__name__)
    return begin(client, Header(six.SLUG, "1", six.SLUG, "short", {}, 7, players=players))


def test_without_secrets_there_is_no_curtain_and_every_step_is_told(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, *_ = open_game(client, monkeypatch, *NAMES)
    screen = one_screen(ada)
    screen.watch()
    for name in NAMES:
        state = screen.state()
        assert "Where do you lay your stone?" in state["question"]
        assert state["you"] == name
        assert screen.answer("lay pile-2").status_code == 200
        (message,) = screen.heard()
        assert f"{name} lays a stone" in message["log"]
        assert "whole" not in message
        assert message["pieces"]
    assert screen.session.over


@pytest.mark.parametrize(
    ("game", "settings", "secret"),
    [("this-war-of-mine", {}, False), ("under-our-sun", {}, False), ("under-our-sun", SEMI, True)],
)
def test_a_curtain_is_drawn_only_where_something_is_secret(game: str, settings: dict[str, str], secret: bool) -> None:
    """That another seat is asked is no secret: only a traitor among them makes one."""
    definition = take_down(game)
    head = header_of(definition, definition.identity.scenarios[0].slug, 3, len(NAMES))
    head = replace(head, players=NAMES, settings={**definition.identity.defaults(), **settings})
    session = Session.start(definition, definition.content.load([]), head)
    screen, bot, came, curtains = HotSeat(NAMES, range(3)), make_bot("random", definition, 1), set[int](), 0
    for n in range(40):
        screen.follow(session, ())
        if screen.curtain:
            curtains += 1
            screen.lift(screen.next, 0)
        came.add(screen.seat)
        bot_answer(session, screen.seat, bot, n)
    assert came == {0, 1, 2}
    assert bool(curtains) == secret


def test_a_page_of_one_seat_knows_no_screen(client: TestClient) -> None:
    ada, _ = sit_down(client)
    assert "screen" not in ada.state()
    assert "data-screen" not in client.get(ada.base).text
    form = {"game": "navajo-wars", "scenario": "a-broken-country", "seed": "5"}
    table = client.post("/games", data=form, follow_redirects=False).headers["location"]
    page = client.get(table).text
    assert not any(part in page for part in ("company.js", 'id="at-table"', 'id="chat"', 'id="notes"'))
    assert set(client.get(f"{table}/update", headers=AJAX).json()) & {"people", "said", "mine", "hints"} == set()


def folded(text: str) -> str:
    """A page as it is before anything is opened."""
    return re.sub(r"(<details class=\"own\"><summary>[^<]*</summary>).*?</details>", r"\1", text, flags=re.S)


def test_what_only_one_may_read_is_folded_up(client: TestClient) -> None:
    """Others look at the screen too: the log, what was told meanwhile and the table in words show what is public, and
    the rest lies folded up under the name of whoever may read it."""
    ada, _ = sit_down(client)
    screen = one_screen(ada)
    lift(screen)
    own = secrets_of(screen, 0) - {VOWS[0][0]}
    token = screen.session.run.game.state.tokens[0]
    state = screen.state()
    for text in (state["log"], state["away"]):
        assert token in text.lower()
        assert "Only for Ada: open to read" in text
        assert not any(word in folded(text).lower() for word in own)
    words = screen.get("/words").text
    assert token in words.lower()
    assert token not in folded(words).lower()
    assert token not in screen.get("/marks").text.lower()

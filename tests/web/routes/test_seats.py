"""How people come to their seats: links, QR codes, join codes, claims, a seat handed anew, spectators, one screen."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, RULES
from tests.web.rounds import Browser, agree
from tests.web.well import put_on_shelf
from vigil.bots.bot_players import bot_choice
from vigil.bots.random_bot import RandomBot
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.http.rate_limits import OPEN, Bucket, Limits, Meter
from vigil.web.store.link_target import WATCHING, WHOLE_TABLE, Kind, Link
from vigil.web.store.links import CODE_LIVES, LETTERS
from vigil.web.store.store import Store
from vigil.web.stream import Stream
from vigil.web.tables.manager import TableManager

HOST = "http://table.example"
NAMES = {"name-1": "Ada", "name-2": "Ben", "name-3": "Cleo"}
BY_LINK = {"game": "well", **NAMES, "how-1": "link", "how-2": "link", "how-3": "link"}

NewClient = Callable[[], TestClient]


@pytest.fixture
def people(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewClient]:
    """Browsers of a table that is open to others."""
    put_on_shelf(monkeypatch)
    rules = Rules(frozenset({"table.example"}), open=True, owner="the-owner-secret", limits=OPEN)
    app = make_app(store, rules)
    with TestClient(app, base_url=HOST) as running:

        def browser() -> TestClient:
            made = TestClient(app, base_url=HOST)
            made.portal = running.portal
            return made

        yield browser


@pytest.fixture
def host(people: NewClient) -> TestClient:
    made = people()
    assert made.get("/enter/the-owner-secret").status_code == 200
    return made


def desk_of(client: TestClient) -> TableManager:
    found: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    return found


def invited(host: TestClient, **fields: str) -> tuple[str, list[str], list[str]]:
    """A new game: the address of the host's page, the links and the join codes of those who have not come."""
    answer = host.post("/games", data={**BY_LINK, **fields}, follow_redirects=False)
    page = str(answer.headers["location"])
    return page, *waiting(host, page)


def waiting(host: TestClient, page: str) -> tuple[list[str], list[str]]:
    text = host.get(page).text
    people = text.split("<h2>Spectators</h2>")[0]
    return re.findall(rf'href="{HOST}(/table/[\w-]+)"', people), re.findall(
        rf"<strong>([{LETTERS}]{{6}})</strong>", text
    )


def test_each_person_gets_one_link_a_picture_and_a_code(host: TestClient) -> None:
    page, links, codes = invited(host)
    assert len(set(links)) == len(set(codes)) == 3
    text = host.get(page).text
    assert text.count('class="qr"') == 4, "the spectators' link has one too"
    assert text.count("has not come yet") == 3
    _, links, _ = invited(host, **{"name-3": "Ada"})
    assert len(links) == 2, "who holds two seats has one link"


def test_a_link_is_claimed_by_the_first_browser(people: NewClient, host: TestClient) -> None:
    page, (ada, ben, _), _ = invited(host)
    first, second = people(), people()
    door = first.get(ada)
    assert "Welcome, Ada" in door.text
    assert first.get(f"{ada}/update", headers=AJAX).json()["key"] == "web-not-claimed", "to look takes no seat"
    assert "has not come yet" in host.get(page).text
    assert "you are Ada" in first.post(f"{ada}/claim").text
    for path in ("", "/update", "/log?before=9", "/journal", "/report", "/words", "/totals", "/notes", "/chat"):
        refused = second.get(ada + path, headers=AJAX)
        assert (refused.status_code, refused.json()["key"]) == (403, "web-link-claimed"), path
    for path in ("/answer", "/form", "/recommended", "/undo", "/vote", "/stops", "/claim", "/branch", "/chat", "/lift"):
        assert second.post(ada + path, json={"at": 0}, headers=AJAX).status_code == 403, path
    for path in ("/company", "/suggest", "/dice", "/redo", "/propose"):
        assert second.post(ada + path, json={"at": 0}, headers=AJAX).status_code == 403, path
    assert second.get(f"/stream?watch={ada[7:]}.en", headers=AJAX).status_code == 403
    assert "hand it to you anew" in second.get(ada).text
    assert second.get(ben).status_code == 200
    assert first.get(ada).status_code == 200
    text = host.get(page).text
    assert text.count("has not come yet") == 2
    assert text.count("came 20") == 1
    assert ada not in text, "nobody else is shown a link that is in use"


def test_two_browsers_at_once_one_gets_the_seat(people: NewClient, host: TestClient) -> None:
    _, (ada, *_), _ = invited(host)
    with ThreadPoolExecutor(6) as together:
        codes = list(
            together.map(lambda n: people().post(f"{ada}/claim", follow_redirects=False).status_code, range(6))
        )
    assert sorted(codes) == [303, *[403] * 5]


def test_a_join_code_leads_to_the_seat_once(people: NewClient, host: TestClient) -> None:
    _, _, (code, *_) = invited(host)
    phone = people()
    assert "six letters" in phone.get("/join").text
    wrong = phone.post("/join", data={"code": "AAAAAA"})
    assert wrong.status_code == 404
    assert 'aria-invalid="true"' in wrong.text
    typed = f" {code[:3].lower()}-{code[3:].lower()} "
    assert "you are Ada" in phone.post("/join", data={"code": typed}).text
    assert people().post("/join", data={"code": code}).status_code == 404, "it died when it was claimed"


def test_a_join_code_dies_after_a_day(host: TestClient, people: NewClient, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _, (code, *_) = invited(host)
    later = time.time() + CODE_LIVES + 1
    monkeypatch.setattr("vigil.web.routes.seats.time.time", lambda: later)
    assert people().post("/join", data={"code": code}).status_code == 404
    text = host.get(page).text
    assert code not in text
    assert "run out" in text


def test_join_codes_cannot_be_guessed_fast(store: Store) -> None:
    limits = Limits(Bucket(1000, 1000), Bucket(9, 9), Bucket(9, 9), watches=1, joins=Bucket(3, 0.01))
    with TestClient(make_app(store, Rules(RULES.names, limits=limits)), base_url="http://localhost") as client:
        codes = [client.post("/join", data={"code": "AAAAAA"}).status_code for _ in range(5)]
    assert codes == [404] * 3 + [429] * 2
    assert len(LETTERS) ** 6 > 40_000_000


def test_one_network_of_many_addresses_guesses_join_codes_as_one(store: Store) -> None:
    limits = Limits(Bucket(1000, 1000), Bucket(9, 9), Bucket(9, 9), watches=1, joins=Bucket(3, 0.001))
    app = make_app(store, Rules(RULES.names, limits=limits))

    def guess(address: str) -> int:
        with TestClient(app, base_url="http://localhost", client=(address, 50000)) as client:
            return client.post("/join", data={"code": "AAAAAA"}).status_code

    assert [guess(f"2001:db8:0:1::{n:x}") for n in range(5)] == [404] * 3 + [429] * 2
    assert guess("2001:db8:0:2::1") == 404, "a neighbour is another"


def test_the_limit_of_join_codes_is_not_pushed_out_by_other_requests(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Meter.__init__, "__defaults__", (4,))
    limits = Limits(Bucket(1000, 1000), Bucket(9, 9), Bucket(9, 9), watches=1, joins=Bucket(3, 0.001))
    with TestClient(make_app(store, Rules(RULES.names, limits=limits)), base_url="http://localhost") as client:
        codes = [client.post("/join", data={"code": "AAAAAA"}).status_code for _ in range(4)]
        assert codes == [404] * 3 + [429]
        for n in range(9):
            for path in ("answer", "dice", "undo", "redo", "vote", "stops", "odds", "preview"):
                method = client.get if path in ("odds", "preview") else client.post
                assert method(f"/table/nowhere-{n}/{path}").status_code == 404
        assert client.post("/join", data={"code": "AAAAAA"}).status_code == 429
        assert not client.app.state.web.meters["answers"].levels, "links that lead nowhere are not counted"  # type: ignore[attr-defined]


def test_join_codes_die_after_too_many_wrong_ones_wherever_they_came_from(
    host: TestClient, people: NewClient, caplog: pytest.LogCaptureFixture
) -> None:
    page, _, (code, other, *_) = invited(host)
    web = host.app.state.web  # type: ignore[attr-defined]
    web.rules.limits = replace(web.rules.limits, joins=Bucket(9, 0), misses=Bucket(4, 0))
    phones = [people() for _ in range(2)]
    for n in range(4):
        assert phones[n % 2].post("/join", data={"code": "AAAAAA"}).status_code == 404
    assert "you are Ada" in people().post("/join", data={"code": code}).text, "not yet"
    with caplog.at_level(logging.WARNING, "vigil.web"):
        phones[0].post("/join", data={"code": "AAAAAA"})
    assert "have died" in caplog.text
    late = people().post("/join", data={"code": other})
    assert late.status_code == 404
    assert "Ask the host for a new one" in late.text
    text = host.get(page).text
    assert other not in text
    assert "Hand the seat anew" in text
    page = str(host.post(page.replace("players", "hand"), data={"seat": "1"}).url.path)
    _, (new, *_) = waiting(host, page)
    assert people().post("/join", data={"code": new}).status_code == 200, "a new one lives"


def test_a_seat_handed_anew_has_a_new_link_and_everybody_hears_of_it(
    people: NewClient, host: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    page, (ada, ben, _), _ = invited(host)
    first, other = people(), people()
    first.post(f"{ada}/claim")
    other.post(f"{ben}/claim")
    other.get(f"{ben}/update", headers=AJAX)
    with caplog.at_level(logging.WARNING, "vigil.web"):
        page = str(host.post(page.replace("players", "hand"), data={"seat": "0"}).url.path)
    assert "handed anew" in caplog.text
    assert ada[7:] not in caplog.text
    assert first.get(ada).status_code == 404
    assert "Ada has been given a new link by the host" in other.get(ben).text
    (new, _), _ = waiting(host, page)
    second = people()
    second.post(f"{new}/claim")
    assert "you are Ada" in second.get(new).text
    assert people().post(page.replace("players", "hand"), data={"seat": "0"}).status_code == 403
    assert host.post(page.replace("players", "hand"), data={"seat": "7"}).status_code == 400


def test_links_that_lead_to_this_machine_only_are_told_of(host: TestClient) -> None:
    page, _, _ = invited(host)
    assert "lead to this device only" not in host.get(page).text
    mine = host.get(page, headers={"host": "127.0.0.1:8437"}).text
    assert "http://127.0.0.1:8437/table/" in mine
    assert "lead to this device only" in mine


def test_a_stream_of_the_old_link_ends_when_the_seat_is_handed_anew(host: TestClient) -> None:
    page, (ada, ben, _), _ = invited(host)
    streams = {link: listening(host, link) for link in (ada, ben)}
    host.post(page.replace("players", "hand"), data={"seat": "0"})
    assert [link for link, stream in streams.items() if None in stream.waiting] == [ada]


@pytest.mark.parametrize("before", ["another seat was handed anew", "the game was put away and brought back"])
def test_a_stream_of_the_old_link_ends_whatever_was_done_before(host: TestClient, before: str) -> None:
    """The table had forgotten where its links lead."""
    page, (ada, ben, _), _ = invited(host)
    streams = {link: listening(host, link) for link in (ada, ben)}
    if before.startswith("another"):
        page = str(host.post(page.replace("players", "hand"), data={"seat": "1"}).url.path)
        assert None in streams[ben].waiting
    else:
        host.post(page.replace("players", "delete"))
        host.post(page.replace("players", "restore"))
    host.post(page.replace("players", "hand"), data={"seat": "0"})
    assert None in streams[ada].waiting


def listening(host: TestClient, link: str) -> Stream:
    """A browser that hears of a table by its link."""
    web = host.app.state.web  # type: ignore[attr-defined]
    token = link.rpartition("/")[2]
    game, leads = web.manager.seat(token)
    stream = Stream([(f"{token}.en", web.manager.table(game), leads, "en")])
    web.streams.add(stream)
    return stream


def test_a_stream_of_too_many_names_is_refused_before_any_is_looked_up(host: TestClient) -> None:
    looked: list[str] = []
    host.app.state.web.manager.store.reader.set_trace_callback(looked.append)  # type: ignore[attr-defined]
    names = [f"watch={n:x}.en" for n in range(400)]
    assert host.get(f"/stream?{'&'.join(names)}").status_code == 400
    assert looked == []
    assert host.get(f"/stream?{'&'.join(names[:64])}").status_code == 404
    assert len([each for each in looked if each.startswith("SELECT")]) >= 64
    assert host.get(f"/stream?{'&'.join(names * 5)}").status_code == 414


def test_a_spectator_sees_what_everybody_sees_and_does_nothing(people: NewClient, host: TestClient) -> None:
    page, _, _ = invited(host)
    watch = re.findall(rf'href="{HOST}(/table/[\w-]+)"', host.get(page).text)[-1]
    onlooker = people()
    assert onlooker.get(watch).status_code == 200
    found = onlooker.get(f"{watch}/update", headers=AJAX).json()
    assert "<button" not in found["question"]
    assert (found["undo"], found["stops"]) == ("", "")
    for path, fields in (
        ("/answer", {"at": found["at"], "name": "give 1"}),
        ("/undo", {"at": found["at"]}),
        ("/propose", {"at": found["at"]}),
        ("/stops", {"at": found["at"], "stop": "always"}),
        ("/vote", {"poll": 1, "vote": "yes"}),
    ):
        refused = onlooker.post(watch + path, json=fields, headers=AJAX)
        assert (refused.status_code, refused.json()["key"]) == (422, "not-your-turn"), path
    assert desk_of(host).seat(watch[7:])[1] == WATCHING


# where the seats are played


def test_seats_held_here_share_one_screen(host: TestClient) -> None:
    to = host.post("/games", data={"game": "well", **NAMES, "how-2": "here", "how-3": "link"}, headers=AJAX).json()[
        "to"
    ]
    assert "To the table" in host.get(to).text
    screen = str(host.get(to.replace("players", "sit")).url.path).removeprefix("/table/")
    manager = desk_of(host)
    game, link = manager.seat(screen)
    assert link == WHOLE_TABLE
    assert manager.table(game).seats_of(link) == (0, 1)
    host.post(to.replace("players", "hand"), data={"seat": "1"})
    assert manager.table(game).seats_of(WHOLE_TABLE) == (0,)
    assert manager.table(game).here == Link.to(0), "one person alone needs no passing around"


def test_the_link_of_one_person_shows_the_seat_that_is_asked(people: NewClient, host: TestClient) -> None:
    _, (ada, ben), _ = invited(host, **{"name-3": "Ada"})
    manager, person, other = desk_of(host), people(), people()
    person.post(f"{ada}/claim")
    other.post(f"{ben}/claim")
    game, link = manager.seat(ada[7:])
    assert link == Link(Kind.PERSON, 0)
    assert manager.table(game).seats_of(link) == (0, 2)
    agree(Browser(person, ada), Browser(other, ben))
    table, asked = manager.table(game), set()
    for n in range(24):
        client, base = ((person, ada), (other, ben))[n % 2]
        at = client.get(f"{base}/update", headers=AJAX).json()["at"]
        seat = table.shown_seat(manager.seat(base[7:])[1])
        if table.session and seat in table.session.pending:
            asked.add(seat)
            body = {"at": at, "name": bot_choice(table.session, seat, RandomBot(n), n)}
            said = client.post(f"{base}/answer", json=body, headers=AJAX)
            assert said.status_code == 200, said.text
            again = client.post(f"{base}/answer", json=body, headers=AJAX)
            assert again.status_code == 409, "a second click does not answer for another seat"
    assert asked == {0, 1, 2}


def test_on_this_machine_alone_nobody_has_to_claim(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)
    to = client.post("/games", data=BY_LINK, headers=AJAX).json()["to"]
    links = re.findall(r'href="http://localhost:8437(/table/[\w-]+)"', client.get(to).text)
    assert len(links) == 4
    for link in links:
        client.cookies.clear()
        assert "data-token" in client.get(link).text


def test_the_address_of_the_local_network_is_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)
    names = frozenset({"localhost", "table.example"})
    rules = Rules(names, open=True, owner="own", limits=OPEN, address="http://192.168.1.7:8437")
    for name, address in (("localhost:8437", "http://192.168.1.7:8437"), ("table.example", "http://table.example")):
        with TestClient(make_app(store, rules), base_url=f"http://{name}") as made:
            made.get("/enter/own")
            page = made.post("/games", data=BY_LINK).text
            assert f'href="{address}/table/' in page
            assert f"{address}/join" in page


def test_who_takes_a_free_seat_says_who_it_is(host: TestClient, people: NewClient) -> None:
    """By link or by code the door asks for a name; the others are told, and the journal says it."""
    page, links, _ = invited(host, **{"how-3": "free"})
    ben = people()
    ben.post(f"{links[1]}/claim")
    host.post(page.replace("players", "hand"), data={"seat": "2", "to": "link"})
    _, codes = waiting(host, page)
    friend = people()
    door = friend.post("/join", data={"code": codes[-1]})
    assert "Your name" in door.text, "a code leads to the door as well"
    link = str(door.url.path)
    for name, why in (("Ben", "already sits at this table"), ("seat-1", "cannot be used")):
        refused = friend.post(f"{link}/claim", data={"name": name}, headers={"accept": "text/html"})
        assert why in refused.text
    assert "you are Dora" in friend.post(f"{link}/claim", data={"name": " Dora "}).text
    assert "Dora has sat down at the table." in ben.get(f"{links[1]}/update", headers=AJAX).text
    assert "Dora" in host.get(page).text
    stranger = people().post(f"{link}/claim", data={"name": "Eve"}, headers={"accept": "text/html"})
    assert stranger.status_code == 403, "a seat that is taken is not named again"
    manager = desk_of(host)
    game = manager.seat(link.rpartition("/")[2])[0]
    assert manager.store.journal(game).header.players == ("Ada", "Ben", "Dora")
    manager.tables.clear()
    assert "you are Dora" in friend.get(link).text, "and it lasts"


def free_seat(people: NewClient, host: TestClient, **fields: str) -> str:
    """A link to a seat that nobody holds."""
    page, *_ = invited(host, **{"how-3": "free", **fields})
    host.post(page.replace("players", "hand"), data={"seat": "2", "to": "link"})
    return str(people().post("/join", data={"code": waiting(host, page)[1][-1]}).url.path)


@pytest.mark.parametrize("name", ["-@random", "-@os:abort", "@-@random", "-", "--@steady"])
def test_whoever_comes_to_a_free_seat_is_a_person(people: NewClient, host: TestClient, name: str) -> None:
    link = free_seat(people, host)
    people().post(f"{link}/claim", data={"name": name})
    (table,) = desk_of(host).tables.values()
    assert not table.players[2].startswith("@"), "a bot, by his name"


@pytest.mark.parametrize("name", ["ada", "\u0410da", "Ada\u3164", "Ada\ufe0f", "ADA"])
def test_nobody_comes_who_looks_like_another(people: NewClient, host: TestClient, name: str) -> None:
    refused = people().post(f"{free_seat(people, host)}/claim", data={"name": name}, headers=AJAX)
    assert refused.status_code >= 400
    assert refused.json()["key"] in ("names-alike", "web-name-taken")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Random (bot)", "names-alike"),
        ("Rand\u043em (bot)", "names-alike"),
        ("Seat 1", "names-alike"),
        ("posto 2", "names-alike"),
        ("Spectators", "names-alike"),
        ("spettatore", "names-alike"),
        ("s\u0435at-3", "names-alike"),
        ("Ben (bot)", "web-bad-name"),
        ("Ada (you)", "web-bad-name"),
        ("Ada \uff08vous\uff09", "web-bad-name"),
    ],
)
def test_nobody_comes_who_is_called_as_a_page_calls_a_bot_a_seat_or_who_looks_on(
    people: NewClient, host: TestClient, name: str, why: str
) -> None:
    link = free_seat(people, host, **{"name-1": "", "how-2": "@random"})
    refused = people().post(f"{link}/claim", data={"name": name}, headers=AJAX)
    assert (refused.status_code >= 400, refused.json()["key"]) == (True, why)
    assert people().post(f"{link}/claim", data={"name": "Bo Random"}, follow_redirects=False).status_code == 303


def test_a_cookie_that_somebody_planted_is_no_key(people: NewClient, host: TestClient) -> None:
    """Another program on the same host name gave the browser a cookie beforehand."""
    _, links, _ = invited(host)
    planted = "x" * 32
    victim, planter = people(), people()
    victim.cookies.set("vigil-browser", planted)
    assert "you are Ada" in victim.post(f"{links[0]}/claim").text
    assert victim.get(links[0]).status_code == 200
    planter.cookies.set("vigil-browser", planted)
    assert planter.get(f"{links[0]}/update", headers=AJAX).status_code == 403
    assert planter.post(f"{links[0]}/claim", headers=AJAX).status_code == 403
    victim.post(f"{links[1]}/claim")
    assert [victim.get(each).status_code for each in links[:2]] == [200, 200], "both seats are kept"

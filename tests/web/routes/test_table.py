"""The pages and the traffic: lobby, table, answers up, changes down, replay, language, errors as sentences."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.web.conftest import AJAX, new_game, session, text_of
from tests.web.tables.test_manager import crash_on
from vigil.games import take_down
from vigil.kernel.journal.journal_text import text_of as journal_text
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.web.render.templates import HERE
from vigil.web.store.link_target import Link
from vigil.web.stream import ALIVE, Stream

OPTION = re.compile(r'name="name" value="([^"]+)"')


def state(client: TestClient, table: str, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"{table}/update?lang={language}", headers=AJAX).json()
    return found


def answer(client: TestClient, table: str, n: int = 0) -> dict[str, Any]:
    found = state(client, table)
    name = OPTION.findall(found["question"])[n]
    reply = client.post(f"{table}/answer", json={"at": found["at"], "name": name}, headers=AJAX)
    assert reply.status_code == 200, reply.text
    reply_data: dict[str, Any] = reply.json()
    return reply_data


def test_an_empty_lobby_invites_to_start(client: TestClient) -> None:
    page = client.get("/").text
    assert "Nothing has been played here yet" in page
    assert "/new/navajo-wars" in page
    assert "one player" in page
    page = client.get("/new/navajo-wars").text
    assert page.count('name="scenario"') == 6
    assert "very hard" in page  # how hard each scenario is


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(client: TestClient, language: str) -> None:
    table = new_game(client)
    answer(client, table)
    for path in (
        "/",
        "/new/navajo-wars",
        "/join",
        table,
        "/rules/navajo-wars",
        "/rules/navajo-wars/4-2-8",
        "/cards/navajo-wars/dry-years",
    ):
        page = client.get(f"{path}?lang={language}")
        assert page.status_code == 200
        assert f'<html lang="{language}"' in page.text
    assert client.get(f"/nowhere?lang={language}").status_code == 404


def test_a_game_with_every_choice(client: TestClient) -> None:
    table = new_game(
        client,
        scenario="the-fearing-time",
        undo="no-peeking",
        companion="die",
        title="  My   game ",
        **{"set-culture-ceiling": "10"},
    )
    journal = client.get(f"{table}/journal").text
    for line in ("scenario the-fearing-time", "undo no-peeking", "companion die", "title My game", "seed 5"):
        assert f"\n{line}\n" in journal
    assert "culture-ceiling=10" in journal


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("scenario", "x"),
        ("undo", "never"),
        ("seed", "-1"),
        ("seed", "9" * 12),
        ("set-culture-ceiling", "99"),
    ],
)
def test_a_bad_form_is_a_sentence(client: TestClient, field: str, value: str) -> None:
    form = {"game": "navajo-wars", "scenario": "a-broken-country", field: value}
    page = client.post("/games", data=form)
    assert page.status_code == 400
    assert "A knot in the thread" in page.text


def test_rename_delete_and_the_way_back(client: TestClient) -> None:
    table = new_game(client)
    save = table.replace("/table/", "/games/")
    assert "Winter &lt;b&gt;" in client.post(f"{save}/rename", data={"title": "Winter <b>"}).text
    assert "Bring back" in client.post(f"{save}/delete").text
    assert client.get(table).status_code == 404
    client.post(f"{save}/restore")
    assert client.get(table).status_code == 200


def test_the_lobby_shows_where_games_stand(client: TestClient) -> None:
    table = new_game(client, title="Second winter")
    for _ in range(12):
        answer(client, table)
    page = client.get("/").text
    assert "Second winter" in page
    assert "Mexican period" in page
    assert "Military" in page


def test_export_and_import(client: TestClient) -> None:
    made = session(40)
    reply = client.post("/games/import", content=text_of(made), headers={**AJAX, "content-type": "text/plain"})
    table = reply.json()["to"]
    export = client.get(f"{table}/journal")
    assert export.headers["content-disposition"].startswith("attachment")
    assert export.text == text_of(made)
    broken = client.post("/games/import", content="nonsense", headers=AJAX)
    assert broken.status_code == 422
    assert broken.json()["error"] == "This is not a saved game of Vigil."


def test_an_answer_without_the_script_leads_back_to_the_page(client: TestClient) -> None:
    table = new_game(client)
    found = state(client, table)
    name = OPTION.findall(found["question"])[0]
    page = client.post(f"{table}/form", data={"at": found["at"], "name": name})
    assert page.status_code == 200
    assert f'data-at="{state(client, table)["at"]}"' in page.text


def test_a_late_answer_is_409_and_a_sentence(client: TestClient) -> None:
    table = new_game(client)
    found = state(client, table)
    answer(client, table)
    late = client.post(f"{table}/answer", json={"at": found["at"], "name": "x"}, headers=AJAX)
    assert late.status_code == 409
    assert "moved on" in late.json()["error"]


def test_what_is_asked_is_grouped_cited_and_explained(client: TestClient) -> None:
    table = new_game(client)
    for _ in range(30):
        found = state(client, table)
        if 'class="no"' in found["question"] and 'class="sum"' in found["question"]:
            break
        answer(client, table)
    assert 'class="remedy"' in found["question"]
    assert 'class="cite"' in found["question"]
    assert 'class="amount"' in client.get(f"{table}/totals").text
    assert 'class="amount"' in client.get(f"{table}/totals?answers=2").text
    assert "data-at" in found["question"] or "option" in found["question"]


def test_replay_shows_every_moment(client: TestClient) -> None:
    table = new_game(client)
    boards = []
    for _ in range(10):
        found = state(client, table)
        boards.append((found["answers"], found["pieces"]))
        answer(client, table)
    for answers, pieces in boards:
        then = client.get(f"{table}/moment/{answers}", headers=AJAX).json()
        assert then["pieces"] == pieces
        assert "disabled" in then["question"]
        assert then["choice"]


def test_play_on_from_here(client: TestClient) -> None:
    table = new_game(client)
    for _ in range(6):
        answer(client, table)
    other = client.post(f"{table}/branch", json={"keep": 3}, headers=AJAX).json()["to"]
    assert other != table
    assert state(client, other)["answers"] >= 3


def test_undo_and_its_refusal(client: TestClient) -> None:
    table = new_game(client)
    answer(client, table)
    found = state(client, table)
    assert found["undo"]
    assert client.post(f"{table}/undo", json={"at": found["at"]}, headers=AJAX).status_code == 200
    found = state(client, table)
    refused = client.post(f"{table}/undo", json={"at": found["at"]}, headers=AJAX)
    assert refused.status_code == 422
    assert refused.json()["error"] == "There is nothing to undo."


def test_companion_dice_are_entered_with_one_tap(client: TestClient) -> None:
    table = new_game(client, companion="die")
    for _ in range(60):
        found = state(client, table)
        if "chip-die" in found["question"]:
            break
        answer(client, table)
    assert found["question"].count('class="outcome"') == 6
    before = found["at"]
    answer(client, table, 2)
    assert f"! {3}" in client.get(f"{table}/journal").text
    assert state(client, table)["at"] > before


def test_the_log_in_parts(client: TestClient) -> None:
    table = new_game(client)
    for _ in range(20):
        answer(client, table)
    lines = state(client, table)["lines"]
    part = client.get(f"{table}/log?before={lines}&all=1", headers=AJAX).json()
    assert part["start"] == 0
    assert part["log"].count("<li") == lines


def test_the_table_in_words(client: TestClient) -> None:
    assert "Shiprock" in client.get(f"{new_game(client)}/words").text


def test_language_and_theme_are_kept(client: TestClient) -> None:
    table = new_game(client)
    page = client.get(f"/settings?lang=fr&theme=dark&back={table}")
    assert '<html lang="fr" data-theme="dark">' in page.text
    answer(client, table)
    for evil in ("//evil.example", "https://evil.example"):
        away = client.get(f"/settings?theme=light&back={evil}", follow_redirects=False)
        assert away.headers["location"] == "/"
        assert 'name="back" value="/"' in client.get(f"/settings?back={evil}").text


def test_all_settings_stand_on_one_page_and_letters_keep_their_size(client: TestClient) -> None:
    page = client.get("/settings?back=/join").text
    wanted = ("lang", "theme", "letters", "pace", "speed", "sound", "confirm")
    assert re.findall(r'<select name="([a-z]+)"', page) == list(wanted)
    assert 'name="back" value="/join"' in page
    assert "data-letters" not in page
    client.get("/settings?letters=huge")
    assert 'data-letters="huge"' in client.get("/").text
    assert 'class="settings"' in client.get(new_game(client)).text, "and in the sheet of the table"


def test_the_replay_is_marked_where_turns_begin_and_cards_come(client: TestClient) -> None:
    table = new_game(client)
    for _ in range(30):
        answer(client, table)
    marks = client.get(f"{table}/marks").json()["marks"]
    assert {each["turn"] for each in marks} == {True, False}
    assert [each["at"] for each in marks] == sorted({each["at"] for each in marks})
    assert marks[-1]["at"] < state(client, table)["answers"]


def test_two_tabs_hear_of_a_change(client: TestClient) -> None:
    """The same change reaches both languages, with only what differs."""
    table = new_game(client)
    web = client.app.state.web  # type: ignore[attr-defined]
    token = table.rpartition("/")[2]
    live = web.manager.table(web.manager.seat(token)[0])
    state(client, table, "en")
    state(client, table, "it")
    tabs = [Stream([(f"{token}.{language}", live, Link.to(0), language)]) for language in ("en", "it", "en")]
    live.watchers |= set(tabs)
    before = live.at
    answer(client, table)
    heard = [tab.waiting.popleft() or b"" for tab in tabs]
    assert heard[0] == heard[2] != heard[1]
    assert b'"was":%d' % before in heard[0]
    assert max(map(len, heard)) < 20_000


def test_a_slow_reader_is_told_to_look_again(client: TestClient) -> None:
    table = new_game(client)
    web = client.app.state.web  # type: ignore[attr-defined]
    token = table.rpartition("/")[2]
    live = web.manager.table(web.manager.seat(token)[0])
    tab = Stream([(f"{token}.en", live, Link.to(0), "en")])
    for _ in range(65):
        tab.put(ALIVE)
    assert len(tab.waiting) == 1
    assert b'"at"' in (tab.waiting.popleft() or b"")


def test_a_crash_of_the_rules_offers_the_journal(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_game(client)
    answer(client, table)
    found = state(client, table)
    name = OPTION.findall(found["question"])[0]

    crash_on(monkeypatch, 1)
    reply = client.post(f"{table}/answer", json={"at": found["at"], "name": name}, headers=AJAX)
    monkeypatch.undo()
    assert reply.status_code == 500
    assert "Nothing is lost" in reply.json()["error"]
    assert client.get(reply.json()["report"]).status_code == 200
    assert state(client, table)["question"] == found["question"]


def test_pages_are_small(client: TestClient) -> None:
    """The first page below 60 KB compressed without the board; all scripts below 25 KB as they are."""
    table = new_game(client)
    for _ in range(60):
        if not OPTION.findall(state(client, table)["question"]):
            break
        answer(client, table)
    page = client.get(table).text
    without = re.sub(r'<div class="sheet".*?</svg>', "", page, flags=re.DOTALL)
    assets = [client.get(path).content for path in set(re.findall(r'"(/static/[^"]+)"', page))]
    version = re.search(r"/static/(\w+)/", page)
    assert version
    scripts = [client.get(f"/static/{version[1]}/{name}").content for name in ("patch.js", "stream.js")]
    assert sum(len(gzip.compress(each)) for each in [without.encode(), *assets, *scripts]) < 60_000
    assert len(gzip.compress(page.encode())) < 60_000


def test_scripts_and_styles_are_sent_without_comments_and_indentation(client: TestClient) -> None:
    page = client.get(new_game(client)).text
    for name, whole in (("js/base/page.js", r"main\.js"), ("css/table.css", r"table\+[\w+]+\.css")):
        path = re.search(rf'"(/static/[^"]+/{whole})"', page)
        assert path
        sent, written = client.get(path[1]).text, (HERE / "static" / name).read_text(encoding="utf-8")
        assert not re.search(r"(?m)^\s|/\*|(^|\s)// ", sent)
        code = [line.strip() for line in written.splitlines() if not re.search(r"//|/\*|^ \*", line)]
        kept = [re.sub(r"\s|^export |;$|\b0(?=\.)", "", line) for line in code]
        sent = re.sub(r"\s", "", sent)
        assert [line for line in kept if line and line not in sent] == []


def test_scripts_and_styles_are_the_same_packed_or_not(client: TestClient) -> None:
    page = client.get(new_game(client)).text
    for path in re.findall(r'"(/static/[^"]+\.(?:js|css))"', page):
        plain, packed = (client.get(path, headers={"accept-encoding": how}) for how in ("identity", "gzip"))
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.content == plain.content


def test_drawings_that_come_later_are_served_to_the_game_that_has_some(client: TestClient) -> None:
    found = client.get("/board/this-war-of-mine/later.svg")
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert 'id="face-mira"' in found.text
    for game in ("navajo-wars", "nobodys"):
        assert client.get(f"/board/{game}/later.svg").status_code == 404


def test_the_rules_begin_with_their_chapters(client: TestClient) -> None:
    page = client.get("/rules/navajo-wars?lang=fr").text
    contents = re.search(r'<details id="contents".*?</details>', page, re.DOTALL)
    assert contents
    links = re.findall(r'href="#([\w-]+)"', contents[0])
    assert {"1", "4", "13", "battle-table"} <= set(links)
    assert not {"4-2", "13-adjacent"} & set(links)
    assert all(f'id="{each}"' in page for each in links)
    assert "3.1 étape 5" in client.get("/rules/navajo-wars/3-1-step-5?part=1&lang=fr").text


def test_healthz(client: TestClient) -> None:
    assert client.get("/healthz").json()["ok"] is True


def test_cards_and_rules_open_as_parts(client: TestClient) -> None:
    assert "<article" in client.get("/rules/navajo-wars/4-2?part=1").text
    card = client.get("/cards/navajo-wars/slave-raiders?part=1").text
    assert "<article" in card
    assert "#29" in card
    assert "Preempt 3 · Enemy AP 2" in card, "a card shows what is printed on it"
    assert client.get("/cards/navajo-wars/no-such-card").status_code == 404
    assert client.get("/rules/navajo-wars/99").status_code == 404
    assert client.get("/rules/chess").status_code == 404


def test_what_was_taken_back_can_be_restored_until_something_else_is_answered(client: TestClient) -> None:
    table = new_game(client)
    first = client.get(f"{table}/update").json()
    assert (first["redo"], first["turn"]["may"]) == ("", "")
    names = re.findall(r'name="name" value="([^"]+)"', first["question"])
    client.post(f"{table}/answer", json={"at": first["at"], "name": names[0]}, headers=AJAX)
    then = client.get(f"{table}/update").json()
    client.post(f"{table}/undo", json={"at": then["at"], "keep": then["turn"]["keep"]}, headers=AJAX)
    back = client.get(f"{table}/update").json()
    assert (back["answers"], back["redo"]) == (first["answers"], "yes")
    assert client.post(f"{table}/redo", json={"at": back["at"]}, headers=AJAX).status_code == 200
    again = client.get(f"{table}/update").json()
    assert (again["question"], again["pieces"]) == (then["question"], then["pieces"])
    refused = client.post(f"{table}/redo", json={"at": again["at"]}, headers=AJAX)
    assert refused.json()["key"] == "redo-nothing"


def test_an_imported_branch_tells_what_cannot_be_checked(client: TestClient) -> None:
    made = session(20)
    made.header.branched = len(made.entries)
    reply = client.post("/games/import", content=text_of(made), headers={**AJAX, "content-type": "text/plain"})
    assert "taken over from another game and are not checked" in client.get(reply.json()["to"]).text


def test_the_import_does_not_believe_a_die_entered_where_the_game_throws(client: TestClient) -> None:
    made = session(20)
    thrown = next(n for n, each in enumerate(made.records) if isinstance(each, Entry) and each.mark == Mark.DICE)
    made.records[thrown] = replace(made.records[thrown], mark=Mark.OWN)
    reply = client.post("/games/import", content=text_of(made), headers={**AJAX, "content-type": "text/plain"})
    assert "the dice are not what they must be" in client.get(reply.json()["to"]).text


def test_who_sits_at_a_game_brought_in_by_the_host_is_told(client: TestClient) -> None:
    definition = take_down("under-our-sun")
    content = definition.content.load([])
    head = new_header(definition, content, definition.identity.scenarios[0].slug, None, ["Ada", "Bo"])
    text = journal_text(head, Session.start(definition, content, head).records)
    reply = client.post("/games/import", content=text, headers={**AJAX, "content-type": "text/plain"})
    assert "opened this game from a file" in client.get(reply.json()["to"]).text

"""Several seats over HTTP: what each of them is sent, who may answer, and whom the others are told to wait for."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from starlette.testclient import TestClient

from tests.journals import resealed
from tests.web.conftest import AJAX
from tests.web.pair_game import TOKENS, VOWS
from tests.web.seats import Player, own_words, pair, sit_down, vow_all
from tests.web.tables.test_manager import crash_on
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.journal.records import Mark
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.web.store.link_target import Link

__all__ = ["pair"]
pytestmark = pytest.mark.usefixtures("pair")
NAMES = ("Ada", "Ben", "Cleo")
SCRIPT = ("bread + rope", "light", "go river")


def no_leak(players: list[Player], lobby: str) -> None:
    """Nothing that a seat was sent holds a word that another keeps to itself, or anything of the dice to come."""
    session = players[0].session
    words = {seat: own_words(seat, token) for seat, token in enumerate(session.run.game.state.tokens)}
    for player in players:
        others = set().union(*(words[seat] for seat in words if seat != player.seat)) | set(TOKENS)
        hidden = others - words[player.seat] | {session.header.secret}
        for text in [*player.sent, lobby]:
            found = {word for word in hidden if word in text.lower()}
            assert not found, f"seat {player.seat} was sent {found}: {text[:2000]}"
        mine = "\n".join(player.sent).lower()
        assert words[player.seat] <= {word for word in words[player.seat] if word in mine}, "its own it may see"
    assert not any(word in lobby.lower() for seat in words for word in words[seat])


@pytest.mark.parametrize(
    ("seats", "languages"),
    [(2, ("en",)), (3, ("it",)), *(pytest.param(n, LANGUAGES, marks=pytest.mark.slow) for n in (2, 3))],
)
def test_no_seat_is_ever_sent_what_another_keeps_to_itself(
    client: TestClient, seats: int, languages: Sequence[str]
) -> None:
    players = sit_down(client, *NAMES[:seats])
    for player in players:
        player.languages = languages
    for player in players:
        player.watch()
    for turn in range(2):
        for player in reversed(players):
            assert player.answer(f"vow {VOWS[player.seat][turn]}").status_code == 200
            for each in players:
                each.look_everywhere()
            no_leak(players, client.get("/").text)
        leader, other = players[turn % seats], players[(turn + 1) % seats]
        assert leader.answer(SCRIPT[0]).status_code == 200
        if turn == 0:
            assert other.answer(SCRIPT[1]).status_code == 200
            assert leader.post("/undo", at=leader.table.at).json()["key"] == "undo-agree"
            assert leader.post("/propose", at=leader.table.at).status_code == 200
            for each in players:
                each.look_everywhere()
            no_leak(players, client.get("/").text)
        if turn == 1:
            for each in players:
                each.look_everywhere()
            no_leak(players, client.get("/").text)
        assert leader.answer(SCRIPT[2]).status_code == 200
    assert players[0].session.over


def world(client: TestClient, token: str, vow: str, languages: Sequence[str]) -> list[str]:
    """All that Ada is sent in a game in which Ben draws this token and vows this, without links and fingerprints."""
    ada, ben, cleo = sit_down(client, *NAMES, companion=("card",))
    ada.languages = languages
    for player in (ada, ben, cleo):
        player.watch()
    for player, name in ((ada, "quillwort"), (ben, token), (cleo, "obsidiana")):
        assert player.answer(name).status_code == 200
        ada.look_everywhere()
    for player, name in ((ben, f"vow {vow}"), (cleo, "vow elderflame"), (ada, "vow amberwood")):
        assert player.answer(name).status_code == 200
        ada.look_everywhere()
    for player, name in ((ada, "bread"), (ben, "light"), (ada, "go hill"), (ben, f"vow {vow}")):
        assert player.answer(name).status_code == 200
        ada.look_everywhere()
    ben.post("/stops", at=ben.table.at, stop="always")
    ada.look_everywhere()
    return [re.sub(r"[0-9a-f]{64}", "fingerprint", text.replace(ada.token, "link")) for text in ada.sent]


@pytest.mark.parametrize("languages", [("fr",), pytest.param(LANGUAGES, marks=pytest.mark.slow)])
def test_a_seat_cannot_tell_worlds_apart_that_differ_in_anothers_secrets(
    client: TestClient, languages: Sequence[str]
) -> None:
    """Byte for byte: pages, updates, steps, frames, replay, log, report, streams."""
    one, other = (
        world(client, *secrets, languages) for secrets in (("zephyrine", "cinnabarre"), ("wolframite", "dragonwort"))
    )
    assert len(one) > 130 * len(languages)
    for left, right in zip(one, other, strict=True):
        assert left == right


def test_after_the_end_everything_may_be_seen(client: TestClient) -> None:
    players = play_out(client)
    session = players[0].session
    shown = players[0].get("/words").text.lower()
    assert all(token in shown for token in session.run.game.state.tokens)
    vow = next(n for n, entry in enumerate(session.entries) if entry.key == "vow" and entry.seat == 1)
    then = players[0].get(f"/moment/{vow}").json()
    assert then["choice"] == "Vow Cinnabarre"
    assert "Then, to Ben:" in then["question"]
    assert then["question"].count("disabled") == 2
    journal = players[1].get("/journal")
    assert journal.status_code == 200
    assert parse(journal.text).header.secret == session.header.secret


def play_out(client: TestClient) -> list[Player]:
    players = sit_down(client, "Ada", "Ben")
    for turn in range(2):
        vow_all(players)
        leader, other = players[turn], players[1 - turn]
        leader.answer(SCRIPT[0])
        if turn == 0:
            other.answer("go-on")
        leader.answer(SCRIPT[2])
    assert players[0].session.over
    return players


def test_who_is_not_asked_sees_whom_the_table_waits_for_and_nothing_to_answer(client: TestClient) -> None:
    ada, ben, cleo = sit_down(client, *NAMES)
    assert "Vow Amberwood" in ada.state()["question"]
    ada.answer("vow amberwood")
    waiting = ada.state()["question"]
    assert "Waiting for Ben, Cleo." in waiting
    assert "What do you vow" not in waiting, "a secret question has no topic"
    assert "<button" not in waiting
    ben.answer("vow cinnabarre")
    cleo.answer("vow feverfewe")
    waiting = ben.state()["question"]
    assert "Waiting for Ada." in waiting
    assert "What do you pack?" in waiting
    assert "<button" not in waiting
    assert "Bread" not in waiting
    ada.answer("bread")
    ben.answer("go-on")
    waiting = ben.state()["question"]
    assert "Where do you go?" in waiting
    for part in ("Run", "tired", "Turns", "river"):
        assert part not in waiting
        assert part in ada.state()["question"]


def test_only_the_asked_seat_answers(client: TestClient) -> None:
    ada, ben = sit_down(client)
    assert ada.answer("vow cinnabarre").json()["key"] == "no-such-option"
    assert ada.answer("vow amberwood").status_code == 200
    refused = ada.answer("vow bergamotte")
    assert (refused.status_code, refused.json()["key"]) == (422, "not-your-turn")
    assert ben.answer("vow cinnabarre").status_code == 200
    assert ben.answer("bread").json()["key"] == "not-your-turn"
    assert len([entry for entry in ada.session.entries if entry.mark == Mark.CHOSEN]) == 2


def test_anothers_answer_does_not_make_mine_late(client: TestClient) -> None:
    ada, ben = sit_down(client)
    before = ada.table.at
    assert ben.answer("vow cinnabarre", before).status_code == 200
    assert ada.table.at > before
    assert ada.answer("vow amberwood", before).status_code == 200, "its own question still stood"
    again = ada.answer("vow amberwood", before)
    assert (again.status_code, again.json()["key"]) == (409, "web-late")
    assert ben.answer("vow dragonwort", before).status_code == 409


def test_a_double_click_answers_once(client: TestClient) -> None:
    ada, ben = sit_down(client)
    at = ada.table.at
    assert [ada.answer("vow amberwood", at).status_code for _ in range(3)] == [200, 409, 409]
    ben.answer("vow cinnabarre")
    assert ada.answer("vow amberwood", at).status_code == 409


def test_a_question_put_anew_after_an_undo_is_another_one(client: TestClient) -> None:
    ada, ben = sit_down(client)
    before = ada.table.at
    ben.answer("vow cinnabarre")
    assert ben.post("/undo", at=ben.table.at).status_code == 200, "his own last answer, nothing since"
    assert ada.answer("vow amberwood", before).status_code == 409
    assert ada.answer("vow amberwood").status_code == 200


def test_a_page_in_time_stays_in_time_when_the_game_has_left_memory(client: TestClient) -> None:
    ada, ben = sit_down(client)
    ada.watch()
    before = ada.table.at
    ben.answer("vow cinnabarre")
    ada.table.session = None
    assert ada.answer("vow amberwood", before).status_code == 200


def test_the_journal_and_a_branch_only_after_the_end_a_report_always(client: TestClient) -> None:
    ada, ben = sit_down(client)
    vow_all([ada, ben])
    for path, key in (("/journal", "secrets-alive"), ("/branch", "web-no-branch")):
        answer = ada.get(path) if path == "/journal" else ada.post(path, keep=1)
        assert (answer.status_code, answer.json()["key"]) == (403, key)
    report = ada.get("/report")
    assert report.status_code == 200
    assert "vow >" in report.text
    assert "? >1" in report.text
    assert "/report" in client.get(ada.base).text
    players = play_out(client)
    other = players[1].post("/branch", keep=3)
    assert other.status_code == 200
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    game, link = manager.seat(other.json()["to"].rpartition("/")[2])
    assert link == Link.to(1), "the brancher keeps his seat"
    fork = manager.tables[game].session.header
    assert fork.secret != players[0].session.header.secret, "with dice of its own"


def test_the_answer_of_another_is_told_in_a_replay_if_it_was_public(client: TestClient) -> None:
    players = sit_down(client)
    vow_all(players)
    ada, ben = players
    ada.answer("bread x2 + rope")
    ben.answer("go-on")
    ada.answer("go river")
    entries = ada.session.entries
    place = {entry.key: n for n, entry in enumerate(entries) if entry.seat == 0}
    for key, said in (("pack", "Bread, Bread, A rope"), ("walk", "To the river"), ("vow", "")):
        then = ben.get(f"/moment/{place[key]}").json()
        assert then["choice"] == said
        assert then["name"] == ""
        assert ("<button" in then["question"]) is (key == "vow"), "of all at once he was asked too"
    mine = ada.get(f"/moment/{place['pack']}").json()
    assert mine["choice"] == "Bread, Bread, A rope"
    assert mine["question"].count('aria-pressed="true"') == 2
    assert 'id="do"' not in mine["question"]


def test_the_log_leaves_out_what_was_drawn_in_secret_and_shifts_nothing(client: TestClient) -> None:
    ada, ben = sit_down(client, companion=("card",))
    for player in (ada, ben):
        player.watch()
    assert "chip-card" in ada.state()["question"]
    assert "<button" not in ben.state()["question"]
    assert "Waiting for Ada." in ben.state()["question"]
    assert ben.answer("quillwort").json()["key"] == "not-your-turn"
    assert ada.answer("quillwort").status_code == 200
    (mine,), (theirs,) = ada.heard(), ben.heard()
    assert mine["log"].count("<svg") == 1
    assert "Quillwort" in mine["log"]
    assert theirs["log"].count("<svg") == 0
    assert "quillwort" not in str(theirs).lower()
    for same in ("at", "was", "answers", "lines", "keep"):
        assert mine[same] == theirs[same]
    assert re.findall(r'data-moment="(\d+)"', theirs["log"]) == re.findall(r'data-moment="(\d+)"', mine["log"])


def test_frames_of_a_sequence_are_drawn_for_the_seat(client: TestClient) -> None:
    ada, ben = sit_down(client, companion=("card",))
    for player in (ada, ben):
        player.watch()
    ada.answer("quillwort")
    (mine,), (theirs,) = ada.heard(), ben.heard()
    assert "You hold Quillwort" in str(mine["frames"])
    assert theirs["frames"] == []
    assert theirs["pieces"] == {}


def test_names_of_the_players_stand_where_texts_speak_of_seats(client: TestClient) -> None:
    ada, ben = sit_down(client, "Ada <b>", "")
    log = ben.state()["log"]
    assert "Ada &lt;b&gt; has drawn a token" in log
    assert "You have drawn" in log
    assert "Seat 2 has drawn a token" in ada.state()["log"]
    assert "Posto 2 " in ada.get("/update?lang=it").text
    assert "Place 2 " in ada.get("/update?lang=fr").text
    assert "you are seat 2" in client.get(ben.base).text
    lobby = client.get("/").text
    assert "Ada &lt;b&gt;, " in lobby
    assert not {ada.base, ben.base} & set(re.findall(r'href="([^"]+)"', lobby)), "they lead past the curtain"


def test_the_dice_are_sealed_by_the_table_and_their_fingerprint_is_shown(client: TestClient) -> None:
    ada, ben = sit_down(client, secret="0" * 64)
    header = ada.session.header
    assert header.secret != "0" * 64
    assert header.seed == 0
    assert header.fingerprint in client.get(ben.base).text
    assert f'href="{ben.base}/dice"' in client.get(ben.base).text, "Were the dice honest?"
    assert "verify" not in client.get("/").text


def test_the_import_of_an_unfinished_game_needs_its_secret(client: TestClient) -> None:
    ada, ben = sit_down(client)
    vow_all([ada, ben])
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    text = manager.store.text(ada.table.game)
    without = resealed(re.sub(r"secret .*\nfingerprint .*\n", "", text))
    refused = client.post("/games/import", content=without, headers=AJAX)
    assert (refused.status_code, refused.json()["key"]) == (422, "web-import-unfinished")
    report = client.post("/games/import", content=ada.get("/report").text, headers=AJAX)
    assert report.status_code == 422
    assert client.post("/games/import", content=text, headers=AJAX).status_code == 200
    over = play_out(client)[0].get("/journal").text
    assert client.post("/games/import", content=over, headers=AJAX).status_code == 200


def test_notices_reach_every_seat_once(client: TestClient) -> None:
    ada, ben, cleo = sit_down(client, *NAMES)
    vow_all([ada, ben, cleo])
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    game = ada.table.game
    manager.store.submit(
        lambda db: db.execute("UPDATE records SET line = 'nonsense' WHERE game = ? AND seq = 5", (game,)) and None
    ).result()
    manager.tables.clear()
    for player in (ada, ben, cleo):
        assert "is damaged or was changed outside" in client.get(player.base).text
        assert "is damaged" not in client.get(player.base).text
    ada.table.tell("save-was-cut", {"line": 3})
    ben.watch()
    assert "notices" in ada.state()
    ada.table.tell("save-was-cut", {"line": 4})
    assert "line 4" in str(ben.get(f"/update?at={ben.table.at}").json()["notices"])
    assert ben.get(f"/update?at={ben.table.at}").json()["same"] is True


def test_what_parted_from_the_rules_is_no_notice_to_all(client: TestClient) -> None:
    ada, ben = sit_down(client)
    ben.answer("vow cinnabarre")
    manager = client.app.state.web.manager  # type: ignore[attr-defined]
    game, line = ada.table.game, "1 vow >1 xanthippe"
    manager.store.submit(
        lambda db: db.execute("UPDATE records SET line = ? WHERE line LIKE '% vow >1 %'", (line,)) and None
    ).result()
    manager.tables.clear()
    page = client.get(ada.base).text
    assert "is damaged or was changed outside Vigil" in page
    assert "xanthippe" not in page
    assert manager.tables[game].session.diverged.name == "xanthippe"


def test_a_crash_of_the_rules_does_not_say_on_what(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind an answer the rules may stumble over another's secret; the report leaves it out."""
    ada, ben = sit_down(client)
    ben.answer("vow cinnabarre")
    crash_on(monkeypatch, 1)
    crash = ada.answer("vow amberwood")
    monkeypatch.undo()
    assert crash.status_code == 500
    assert crash.json()["what"] == ""
    report = client.get(crash.json()["report"])
    assert report.status_code == 200
    assert "cinnabarre" not in report.text
    assert "Vow Amberwood" in ada.state()["question"]

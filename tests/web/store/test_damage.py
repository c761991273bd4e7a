"""The store under damage: rows that were changed, files that were spoiled, stores of older and newer Vigils."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.journals import bare, resealed, unsealed
from tests.web.conftest import AJAX, RULES, header, new_game, play, session, text_of
from tests.web.well import put_on_shelf
from vigil.games import take_down
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.journal.records import Checkpoint, Entry, Mark
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.resume import resume
from vigil.web.app import make_app
from vigil.web.store import backups, disk_check, schema
from vigil.web.store.rows import Progress, raw_of
from vigil.web.store.store import Store
from vigil.web.tables.manager import TableManager
from vigil.web.tables.progress import progress

OLD = Path(__file__).parent / "stores" / "version-0.sql"
NOTHING = Progress(0, 0, 0, "")


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.CRITICAL):
        yield


def desk_of(client: TestClient) -> TableManager:
    manager: TableManager = client.app.state.web.manager  # type: ignore[attr-defined]
    return manager


def change(store: Store, query: str, *values: Any) -> None:
    store.submit(lambda db: db.execute(query, values) and None).result()


def long_game(client: TestClient, answers: int = 60) -> str:
    """The address of a table with a game of some length."""
    made = session(answers)
    return f"/table/{desk_of(client).store.create(made.header, made.records, progress(made)).result()}"


# the writer


def test_a_job_that_fails_in_any_way_does_not_take_the_writer_with_it(store: Store) -> None:
    """A forged checkpoint with turn 2**63 stopped all saving."""
    with pytest.raises(SaveError, match="save-cannot-write"):
        store.create(header(), [], Progress(0, 2**63, 0, "")).result(10)

    def broken(db: sqlite3.Connection) -> None:
        raise RuntimeError("a job broke")

    with pytest.raises(SaveError, match="a job broke"):
        store.submit(broken).result(10)
    gone = store.submit(broken)
    gone.cancel()
    token = store.create(header(), [], NOTHING).result(10)
    assert store.seat(token)


def test_an_import_with_a_turn_beyond_all_bounds_is_refused_and_others_are_saved(client: TestClient) -> None:
    text = resealed(text_of(session(60)).replace("\n# ", f"\n# {2**63}", 1))
    assert client.post("/games/import", content=text, headers=AJAX).status_code in (200, 422)
    assert client.get("/healthz").status_code == 200
    new_game(client)


def test_healthz_writes(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client.get("/healthz").json()["ok"] is True
    assert store.rows("SELECT text FROM kept WHERE what = 'pulse'")

    def full(batch: list[Any]) -> None:
        for _, future in batch:
            future.set_exception(SaveError("save-cannot-write", path="", why="No space left on device"))

    monkeypatch.setattr(store.jobs, "write", full)
    monkeypatch.setattr(disk_check, "EVERY", 0.0)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)


def test_healthz_writes_once_for_all_who_ask_at_the_same_time(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_check, "EVERY", 1e9)
    beats = set()
    for _ in range(20):
        assert client.get("/healthz").json()["ok"] is True
        beats |= set(store.rows("SELECT text FROM kept WHERE what = 'pulse'"))
    assert len(beats) == 1
    monkeypatch.setattr(disk_check, "EVERY", 0.0)
    assert client.get("/healthz").json()["ok"] is True
    assert set(store.rows("SELECT text FROM kept WHERE what = 'pulse'")) != beats


# rows that are not as they were written


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE records SET line = 'nonsense' WHERE game = 1 AND seq = 5",
        "UPDATE records SET line = x'ff00fe' WHERE game = 1 AND seq = 5",
        "UPDATE records SET seal = '00000000' WHERE game = 1 AND seq = 5",
        "DELETE FROM records WHERE game = 1 AND seq = 5",
    ],
)
def test_one_unreadable_row_erases_nothing(client: TestClient, store: Store, spoil: str) -> None:
    """121 records became 13, and the copy held no more than they."""
    table = long_game(client)
    before = resume_of(store)
    change(store, spoil)
    damaged = raw(store)
    page = client.get(table)
    assert page.status_code == 200
    assert "is damaged or was changed outside Vigil" in page.text
    assert "answers left aside: 0" in page.text
    again = resume_of(store)
    assert again.digest(again.run.game.state) == before.digest(before.run.game.state)
    assert store.rows("SELECT CAST(text AS BLOB) FROM copies WHERE game = 1") == [(damaged,)], "byte for byte"
    assert "is damaged" not in client.get(table).text, "it is told once"


def raw(store: Store) -> bytes:
    with store.read() as db:
        return raw_of(db, 1)


def resume_of(store: Store) -> Any:
    made = session(0)
    return resume(made.definition, made.content, store.journal(1))


def test_rows_missing_at_the_end_are_told(client: TestClient, store: Store) -> None:
    table = long_game(client)
    change(store, "DELETE FROM records WHERE game = 1 AND seq >= (SELECT max(seq) - 3 FROM records WHERE game = 1)")
    assert "breaks off at line" in client.get(table).text


def test_counts_that_do_not_fit_are_told(client: TestClient, store: Store) -> None:
    table = long_game(client)
    change(store, "UPDATE games SET answers = answers + 7 WHERE id = 1")
    assert "answers, but" in client.get(table).text
    assert "answers, but" not in client.get(table).text


def test_a_game_with_a_head_nobody_can_read_is_shown_and_can_be_had(client: TestClient, store: Store) -> None:
    table = long_game(client)
    change(store, "UPDATE games SET header = 'x', title = 'Lost head', changed = 'never', turn = 'x' WHERE id = 1")
    assert "Lost head" in client.get("/").text
    assert client.get(table).status_code == 422
    assert client.get(table.replace("/table/", "/games/") + "/file").text.startswith("x\n")


@pytest.mark.parametrize("what", ["company", "stops"])
def test_what_lies_beside_the_journal_may_be_lost(client: TestClient, store: Store, what: str) -> None:
    table = long_game(client)
    if what == "stops":
        change(store, "INSERT OR REPLACE INTO stops VALUES (1, '{nonsense')")
    else:
        change(store, "INSERT OR REPLACE INTO kept VALUES (1, 'company', '{nonsense')")
    assert client.get(table).status_code == 200


def test_two_writers_of_one_store_cannot_both_answer(store: Store) -> None:
    store.create(header(), [], NOTHING).result()
    other = Store(store.path)
    entry = [Entry(Mark.CHOSEN, "3", "operation", "planning")]
    store.append(1, 0, entry, NOTHING).result()
    for seq in (0, 5):  # the same place, and one after a gap
        with pytest.raises(SaveError, match="web-double-answer"):
            other.append(1, seq, entry, NOTHING).result()
    other.close()


# older and newer stores


def old_store(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    return path


def test_a_store_from_before_there_were_versions_opens_and_is_sealed(tmp_path: Path) -> None:
    store = Store(old_store(tmp_path / "vigil.sqlite"))
    made = session(0)
    found = [resume(made.definition, made.content, store.journal(game)) for game in (1, 2)]
    parted = [each.diverged for each in found]  # it holds games of the first rules, one of them in its set-up
    assert [(each.why, each.lost, each.from_snapshot) for each in parted if each] == [
        ("rules", 0, True),
        ("rules", 12, False),
    ]
    assert [each.title for each in sorted(store.games(), key=lambda each: each.id)] == ["Old 1", "Old 2"]
    assert store.copies(1) == ["an old copy"]
    assert schema.version_of(store.reader) == schema.VERSION
    assert len(backups.backups(store.path)) == 1, "a copy was made before it was changed"
    store.replace(2, found[1].header, found[1].records, progress(found[1])).result()
    play(found[1], 3)
    new = found[1].records[store.length(2) :]
    store.append(2, store.length(2), new, progress(found[1])).result()
    store.close()
    again = Store(store.path)
    assert not again.journal(2).cut
    again.close()


def test_a_fresh_store_has_the_tables_of_one_that_was_brought_up(tmp_path: Path) -> None:
    def tables(store: Store) -> dict[str, list[str]]:
        names = [row[0] for row in store.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        found = {name: [row[1] for row in store.rows(f"PRAGMA table_info({name})")] for name in names}
        store.close()
        return found

    assert tables(Store(tmp_path / "new.sqlite")) == tables(Store(old_store(tmp_path / "old.sqlite")))


def test_a_store_of_a_newer_vigil_is_only_read(tmp_path: Path) -> None:
    store = Store(tmp_path / "vigil.sqlite")
    made = session(20)
    token = store.create(made.header, made.records, progress(made)).result()
    change(store, f"PRAGMA user_version = {schema.VERSION + 1}")
    store.close()
    with contextlib.closing(sqlite3.connect(store.path)) as db:
        db.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = store.path.read_bytes()
    store = Store(store.path)
    assert store.newer
    with TestClient(make_app(store, RULES), base_url="http://localhost:8437") as client:
        assert "saved by a newer Vigil" in client.get("/").text
        assert client.get(f"/table/{token}").status_code == 200
        at = client.get(f"/table/{token}/update", headers=AJAX).json()["at"]
        answer = client.post(f"/table/{token}/answer", json={"at": at, "name": made.options[0].name}, headers=AJAX)
        assert answer.json()["key"] == "web-store-newer"
        assert client.get("/healthz").status_code == 503
    store.close()
    assert store.path.read_bytes() == before


def test_a_game_under_newer_rules_is_looked_at_and_not_played_on(client: TestClient, store: Store) -> None:
    made = session(20)
    made.header.rules = "99"
    token = store.create(made.header, made.records, progress(made)).result()
    before = store.text(1)
    page = client.get(f"/table/{token}")
    assert page.status_code == 200
    assert "saved under newer rules (99;" in page.text
    at = client.get(f"/table/{token}/update", headers=AJAX).json()["at"]
    answer = client.post(f"/table/{token}/answer", json={"at": at, "name": made.options[0].name}, headers=AJAX)
    assert answer.json()["key"] == "web-newer-rules"
    assert store.text(1) == before


def test_a_game_under_older_rules_says_so(client: TestClient, store: Store) -> None:
    made = session(20)
    made.header.rules = "1"
    token = store.create(made.header, made.records, progress(made)).result()
    assert f"saved under rules 1, now {made.definition.identity.rules_version}" in client.get(f"/table/{token}").text
    old = unsealed(text_of(made))
    assert client.post("/games/import", content=old, headers=AJAX).status_code == 200


# the file and its copies


def test_the_store_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir(mode=0o755)
    (folder / "vigil.sqlite").touch(mode=0o644)
    store = Store(folder / "vigil.sqlite")
    store.create(header(), [], NOTHING).result()
    backups.back_up(store.path)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in [*folder.glob("*.sqlite*"), *backups.backups(store.path)]}
    assert modes == {0o600}
    assert {stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / "backups")} == {0o700}
    store.close()


def test_copies_are_made_in_time_and_do_not_grow_without_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.back_up_in_time()
    assert backups.backups(store.path) == [], "nothing was played"
    store.create(header(), [], NOTHING).result()
    store.back_up_in_time()
    store.back_up_in_time()
    assert len(backups.backups(store.path)) == 1
    folder = backups.folder_of(store.path)
    for day in range(1, 31):
        for hour in (3, 9):
            (folder / f"vigil-202601{day:02}-{hour:02}0000.sqlite").write_bytes(b"x" * 10)
    backups.back_up(store.path)
    assert len(backups.backups(store.path)) == backups.RECENT + backups.DAYS
    monkeypatch.setattr(backups, "ROOM", 0)
    assert len(backups.outdated(backups.backups(store.path))) == backups.RECENT + backups.DAYS - 1


def stands(manager: TableManager) -> list[str]:
    """The answers that stand in the first game."""
    return [entry.line() for entry in manager.loading.load(1)[1].entries]


def without_set_back(text: str) -> list[str]:
    """The lines of a journal without their seals, and without the mark that a copy was brought back."""
    return [line for line in bare(text) if line and not line.startswith(("<< ", "."))]


def test_a_copy_is_brought_back_by_a_button_and_the_game_becomes_a_copy(client: TestClient, store: Store) -> None:
    table = long_game(client, 20)
    save = table.replace("/table/", "/games/")
    backups.back_up(store.path)
    early = store.text(1)
    manager = desk_of(client)
    stood = stands(manager)
    for _ in range(3):
        state = client.get(f"{table}/update", headers=AJAX).json()
        name = manager.tables[1].session.options[0].name  # type: ignore[union-attr]
        client.post(f"{table}/answer", json={"at": state["at"], "name": name}, headers=AJAX)
    late = store.text(1)
    assert late != early
    page = client.get(f"{save}/copies").text
    assert "Made while you played" in page
    name = backups.backups(store.path)[0].stem
    assert client.get(f"{save}/copies/{name}").text == early
    assert client.post(f"{save}/copies/{name}", follow_redirects=False).status_code == 303
    assert stands(manager) == stood
    assert without_set_back(store.text(1))[: len(without_set_back(late))] == without_set_back(late), "all is in there"
    assert [line for line in bare(store.text(1)) if line.startswith("<")] == [f"< {len(stood)}"], "as taken back"
    assert "brought back a copy" in client.get(table).text, "and who plays is told"
    assert client.get(table).status_code == 200, "its link leads where it led"
    assert "As it was before" in client.get(f"{save}/copies").text
    (number,) = (row[0] for row in store.rows("SELECT id FROM copies WHERE game = 1"))
    client.post(f"{save}/copies/{number}")
    assert without_set_back(store.text(1)) == without_set_back(late), "and back again"
    marks = [line for line in bare(store.text(1)) if line.startswith("<< ")]
    assert [line.split()[2] for line in marks] == ["1", "2"], "with dice that never fell, one after the other"
    proof = verify(take_down("navajo-wars"), manager.boxes.open("navajo-wars", ()).content, parse(store.text(1)))
    assert (proof.wrong, proof.empty, proof.set_backs) == ([], [], 2)
    assert client.get(f"{save}/copies/nowhere").status_code == 422
    assert client.get(f"{save}/copies/..%2fvigil").status_code in (404, 422)


def test_copies_of_a_game_with_secrets_stay_here(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)
    with TestClient(make_app(store, RULES), base_url="http://localhost:8437") as client:
        client.post("/games", data={"game": "well", "name-1": "Ada", "name-2": "Ben", "name-3": "Cleo"})
        game = store.games()[0]
        store.copy(game.id, "secret").result()
        (number,) = (row[0] for row in store.rows("SELECT id FROM copies"))
        answer = client.get(f"/games/{game.token}/copies/{number}", headers=AJAX)
        assert (answer.status_code, answer.json()["key"]) == (403, "secrets-alive")


@pytest.mark.parametrize("with_copy", [True, False])
@pytest.mark.parametrize("harm", ["first page", "middle", "a column's name", "nothing left", "no database"])
def test_a_spoiled_file_is_put_aside_and_what_can_be_had_of_it_is_there(
    tmp_path: Path, harm: str, with_copy: bool
) -> None:
    store = Store(tmp_path / "vigil.sqlite")
    games = [session(60, seed) for seed in range(4)]
    for made in games:
        store.create(made.header, made.records, progress(made)).result()
    if with_copy:
        backups.back_up(store.path)
    store.close()
    data = bytearray(store.path.read_bytes())
    if harm == "first page":
        data[:100] = b"\0" * 100
    elif harm == "a column's name":
        data = bytearray(bytes(data).replace(b"undos INTEGER", b"undus INTEGER"))
    elif harm == "middle":
        data[len(data) // 2 : len(data) // 2 + 9000] = b"\xa5" * 9000
    else:
        data = bytearray() if harm == "nothing left" else bytearray(b"dear diary\n" * 900)
    store.path.write_bytes(data)
    again = Store(store.path)
    if harm == "nothing left" and not with_copy:
        assert again.mended is None, "an empty file is a store without games"
        again.close()
        return
    assert again.mended
    assert (store.path.parent / again.mended[0]).read_bytes() == bytes(data), "kept byte for byte"
    if with_copy:
        assert again.mended[1] == 4
        for game, made in enumerate(games, start=1):
            found = resume(made.definition, made.content, again.journal(game))
            assert found.digest(found.run.game.state) == made.digest(made.run.game.state)
    token = again.create(header(), [], NOTHING).result()
    assert again.seat(token)
    with TestClient(make_app(again, RULES), base_url="http://localhost:8437") as client:
        assert "was damaged. It is kept as vigil.sqlite.damaged-" in client.get("/").text
    again.close()
    store = Store(again.path)
    assert store.mended is None
    store.close()


def test_desk_writes_a_copy_of_the_store_by_the_way(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.web.tables.manager.SWEEP", 0.01)

    async def work() -> None:
        manager = TableManager(store)
        await manager.start(header())
        sweeping = asyncio.create_task(manager.keep_sweeping())
        while not backups.backups(store.path):
            await asyncio.sleep(0.01)
        sweeping.cancel()

    asyncio.run(asyncio.wait_for(work(), 30))


def test_only_a_standing_checkpoint_keeps_its_state(store: Store) -> None:
    made = session(60)
    store.create(made.header, made.records, progress(made)).result()
    states = [each for _, each in store.journal(1).records if isinstance(each, Checkpoint) and each.state]
    assert len(states) == 1

"""The steps after an answer: each with the board as it was when the step was told."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest

from tests.web.conftest import header
from vigil.bots.random_bot import at_random
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.requests import Decision
from vigil.web.render.frames import FRAMES, Sent, film, pieces
from vigil.web.render.log import lines
from vigil.web.render.page_state import state
from vigil.web.store.link_target import Link
from vigil.web.store.store import Store
from vigil.web.stream import Stream, Streams
from vigil.web.tables.manager import TableManager
from vigil.web.tables.table import Table

ANSWERS = 60
Board = dict[str, str]


def patched(board: Board, layers: tuple[str, ...], change: dict[str, Any]) -> Board:
    """What the page's script does: put what came in its place, and take away what is not in the order."""
    found = {**board, **change["pieces"]}
    for layer, ids in change["order"].items():
        assert layer in layers
        there = {f"{layer}/{each}" for each in ids}
        found = {key: markup for key, markup in found.items() if not key.startswith(f"{layer}/") or key in there}
    return found


def played(store: Store, seed: int) -> list[tuple[Board, dict[str, Any], Board, tuple[str, ...]]]:
    """A watched game: the board before each answer, the update, and the board after it."""

    async def work() -> list[tuple[Board, dict[str, Any], Board, tuple[str, ...]]]:
        manager = TableManager(store)
        streams, found, choose = Streams(manager), [], at_random(seed)
        token = await manager.start(header(seed))
        table = manager.table(manager.seat(token)[0])
        session, words = await manager.session(table), table.box.books["en"]
        state(table, Observer(session, 0), words)
        heard = streams.listen(Stream([(f"{token}.en", table, Link.to(0), "en")]))
        for _ in range(2):
            await anext(heard)
        assert session.definition.display.board
        for _ in range(ANSWERS):
            if not isinstance(session.request, Decision):
                break
            before = pieces(Observer(session, 0), words)
            await manager.answering.answer(token, table.at, choose(session.request, session.options).name)
            update = msgspec.json.decode((await anext(heard)).removeprefix(b"data: "))
            found.append((before, update, pieces(Observer(session, 0), words), session.definition.display.board.layers))
        streams.close()
        return found

    return asyncio.run(work())


@pytest.mark.parametrize("seed", [3, 8])
def test_the_board_after_any_number_of_frames_comes_to_the_same_end(store: Store, seed: int) -> None:
    most = 0
    for before, update, after, layers in played(store, seed):
        frames = update["frames"]
        most = max(most, len(frames))
        assert sum(bool(frame["pieces"]) for frame in frames) <= FRAMES, "drawings; some frames only name a place"
        board = before
        for shown in range(len(frames) + 1):
            assert patched(board, layers, update) == after, f"after {shown} frames"
            if shown < len(frames):
                board = patched(board, layers, frames[shown])
        places = [frame["n"] for frame in frames]
        assert places == sorted(set(places))
        assert all(f'data-n="{n}"' in update["log"] for n in places)
    assert most >= 3, "no burst of steps in these games"


def test_a_frame_shows_the_board_as_its_event_was_told(store: Store) -> None:
    """Independent of the film: the game is played again, and stopped at each event."""
    manager = TableManager(store)
    token = asyncio.run(manager.start(header(3)))
    table = manager.table(manager.seat(token)[0])
    session = table.session
    assert session
    words, choose, seen = table.box.books["en"], at_random(3), 0
    for _ in range(ANSWERS):
        if not isinstance(session.request, Decision):
            break
        name, told = choose(session.request, session.options).name, len(session.log)
        old, states, boards = pieces(Observer(session, 0), words), list[Any](), list[Board]()

        def look(now: Any, states: list[Any] = states, boards: list[Board] = boards) -> None:
            states.append(session.definition.rules.codec.copy(now))
            boards.append(pieces(Observer(session, 0), words))

        session.run.game.watch = look
        session.answer(name)
        session.run.game.watch = None
        assert len(states) == len(session.log) - told
        layers = session.definition.display.board.layers if session.definition.display.board else ()
        if len(states) > FRAMES:
            continue
        board = old
        frames, last = film(Observer(session, 0), words, states, told, Sent(0, old, {}))
        assert last == pieces(Observer(session, 0), words)
        for frame in frames:
            board = patched(board, layers, msgspec.to_builtins(frame))
            assert board == boards[frame.n - told]
            seen += 1
    assert seen > 10


def test_what_is_drawn_is_a_picture_on_the_line_that_names_it(store: Store) -> None:
    """Every die, cube and card of the game once, none on a line of its own, and none where it does not belong."""
    manager = TableManager(store)
    token = asyncio.run(manager.start(header(3)))
    table: Table = manager.table(manager.seat(token)[0])
    session = table.session
    assert session
    choose, words = at_random(3), table.box.books["en"]
    for _ in range(ANSWERS):
        if not isinstance(session.request, Decision):
            break
        session.answer(choose(session.request, session.options).name)
    found = lines(Observer(session, 0), words, 0, len(session.log))
    assert len(found) == len(session.log)
    assert sum(line.pictures.count("<svg") for line in found) == session.throws
    for line, event in zip(found, session.log, strict=True):
        if event.key in ("rolled", "cube-drawn", "card-drawn"):
            assert line.pictures.count("<svg") == 1, line.text
        if event.key == "cube-drawn":
            assert f"tint-{event.facts['cube']}" in line.pictures
    later = lines(Observer(session, 0), words, 20, len(session.log))
    assert [each.pictures for each in later] == [each.pictures for each in found[20:]]


def test_lines_have_their_weight_and_a_change_its_cause(store: Store) -> None:
    manager = TableManager(store)
    token = asyncio.run(manager.start(header(20)))
    table: Table = manager.table(manager.seat(token)[0])
    session = table.session
    assert session
    choose, words = at_random(20), table.box.books["en"]
    for _ in range(ANSWERS):
        if not isinstance(session.request, Decision):
            break
        session.answer(choose(session.request, session.options).name)
    found = lines(Observer(session, 0), words, 0, len(session.log))
    assert {line.weight for line in found} == {"", "card", "order", "change", "detail", "story"}
    causes = {line.text: line.cause for line in found if line.cause}
    assert causes["Diné AP +3: now 5"] == "Planning, step 2: elders give AP"
    assert not any(line.cause for line in found if line.weight != "change")


def test_the_way_of_a_raid_is_told_from_area_to_area(store: Store) -> None:
    """A frame names the elements where its event happens; what advances says so."""
    seen = 0
    for _, update, board, _ in played(store, 3):
        ids = {key.rpartition("/")[2] for key in board}
        for frame in update["frames"]:
            assert not frame["along"] or frame["at"][0].startswith("area-")
            seen += bool(frame["at"]) and set(frame["at"]) <= ids
    assert seen > 10


def test_numbers_and_phases_are_those_of_the_moment_that_is_told(store: Store) -> None:
    """The strip agrees with the board frame by frame, and what is left at the end is sent if anything differed."""
    numbers, phases = 0, set()
    for before, update, after, _ in played(store, 3):
        board = dict(before)
        for frame in update["frames"]:
            board |= frame["pieces"]
            if frame["strip"] is not None:
                numbers += 1
                assert gauges(frame["strip"]) == beads(board)
            if frame["course"]:
                phases |= set(re.findall(r'aria-current="step" title="([^"]+)"', frame["course"]["phases"]))
        for name in ("strip", "course"):
            assert name in update or all(frame[name] is None for frame in update["frames"])
        if "strip" in update:
            assert gauges(update["strip"]) == beads(after)
    assert numbers > 10
    assert len(phases) > 3


def gauges(strip: str) -> list[str]:
    return sorted(re.sub(r"<[^>]+>", "", each) for each in re.findall(r'<button[^>]* class="gauge".*?</button>', strip))


def beads(board: Board) -> list[str]:
    """What the beads on the tracks of the board say of themselves."""
    found = [re.search(r"<title>([^<]+)</title>", board[key]) for key in board if key.startswith("markers/")]
    return sorted(each[1] for each in found if each)

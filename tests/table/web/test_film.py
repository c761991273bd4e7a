"""The steps after an answer: each with the board as it was when the step was told."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.table.web.conftest import header
from vigil.bots.random_bot import at_random
from vigil.kernel.eyes import Eyes
from vigil.kernel.flow import Decision
from vigil.table.web.desk import Desk
from vigil.table.web.moment import steps
from vigil.table.web.render import FRAMES, Sent, film, lines, pieces, state, story
from vigil.table.web.store import Store
from vigil.table.web.streams import Stream, Streams
from vigil.table.web.table import Table

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
        desk = Desk(store)
        streams, found, choose = Streams(desk), [], at_random(seed)
        token = await desk.start(header(seed))
        table = desk.table(desk.seat(token)[0])
        session, words = await desk.session(table), table.box.books["en"]
        state(table, Eyes(session, 0), words)
        heard = streams.listen(Stream([(f"{token}.en", table, 0, "en")]))
        for _ in range(2):
            await anext(heard)
        assert session.definition.board
        for _ in range(ANSWERS):
            if not isinstance(session.request, Decision):
                break
            before = pieces(Eyes(session, 0), words)
            await desk.answer(token, table.at, choose(session.request, session.options).name)
            update = msgspec.json.decode((await anext(heard)).removeprefix(b"data: "))
            found.append((before, update, pieces(Eyes(session, 0), words), session.definition.board.layers))
        streams.close()
        return found

    return asyncio.run(work())


@pytest.mark.parametrize("seed", [3, 8])
def test_the_board_after_any_number_of_frames_comes_to_the_same_end(store: Store, seed: int) -> None:
    most = 0
    for before, update, after, layers in played(store, seed):
        frames = update["frames"]
        most = max(most, len(frames))
        assert len(frames) <= FRAMES
        board = before
        for shown in range(len(frames) + 1):
            assert patched(board, layers, update) == after, f"after {shown} frames"
            if shown < len(frames):
                board = patched(board, layers, frames[shown])
        places = [frame["n"] for frame in frames]
        assert places == sorted(set(places))
        assert all(n < update["steps"].count("<li") for n in places)
    assert most >= 3, "no burst of steps in these games"


def test_a_frame_shows_the_board_as_its_event_was_told(store: Store) -> None:
    """Independent of the film: the game is played again, and stopped at each event."""
    desk = Desk(store)
    token = asyncio.run(desk.start(header(3)))
    table = desk.table(desk.seat(token)[0])
    session = table.session
    assert session
    words, choose, seen = table.box.books["en"], at_random(3), 0
    for _ in range(ANSWERS):
        if not isinstance(session.request, Decision):
            break
        name, since, told = choose(session.request, session.options).name, len(session.entries), len(session.log)
        old, states, boards = pieces(Eyes(session, 0), words), list[Any](), list[Board]()

        def look(now: Any, states: list[Any] = states, boards: list[Board] = boards) -> None:
            states.append(session.definition.copy(now))
            boards.append(pieces(Eyes(session, 0), words))

        session.run.game.watch = look
        session.answer(name)
        session.run.game.watch = None
        assert len(states) == len(session.log) - told
        _, events = story(
            table, words, steps(Eyes(session, 0), since), lines(Eyes(session, 0), words, told, len(session.log))
        )
        layers = session.definition.board.layers if session.definition.board else ()
        if len(states) > FRAMES:
            continue
        board = old
        frames, last = film(Eyes(session, 0), words, states, events, Sent(0, old, {}))
        assert last == pieces(Eyes(session, 0), words)
        for frame in frames:
            board = patched(board, layers, msgspec.to_builtins(frame))
            assert board == boards[events.index(frame.n)]
            seen += 1
    assert seen > 10


def test_a_die_that_is_drawn_and_told_in_the_same_words_is_one_line(store: Store) -> None:
    desk = Desk(store)
    token = asyncio.run(desk.start(header(3)))
    table: Table = desk.table(desk.seat(token)[0])
    session = table.session
    assert session
    choose, merged = at_random(3), 0
    for _ in range(ANSWERS):
        if not isinstance(session.request, Decision):
            break
        since, told = len(session.entries), len(session.log)
        session.answer(choose(session.request, session.options).name)
        taken, words = steps(Eyes(session, 0), since), table.box.books["en"]
        said = lines(Eyes(session, 0), words, told, len(session.log))
        shown, events = story(table, words, taken, said)
        assert [shown[n].text for n in events] == [line.text for line in said]
        assert not any(a.text == b.text and a.picture and not b.picture for a, b in pairwise(shown))
        merged += len(taken) - len(shown)
    assert merged > 3

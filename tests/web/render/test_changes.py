"""The board in pieces: an old board, patched with what changed, is the new board, for every answer of a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import session
from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.kernel.display.board import Board
from vigil.kernel.rules.requests import Decision
from vigil.kernel.text.words import book


def patched(board: Board[Any], drawing: str, old: dict[str, str], new: dict[str, str]) -> str:
    """What the page's script does with a change, done with strings."""
    for key, markup in new.items():
        if "/" not in key and old[key] != markup:
            assert drawing.count(old[key]) == 1, key
            drawing = drawing.replace(old[key], markup)
    for layer in board.layers:
        before, after = ("".join(each[key] for key in each if key.startswith(f"{layer}/")) for each in (old, new))
        assert drawing.count(group(layer, before)) == 1, layer
        drawing = drawing.replace(group(layer, before), group(layer, after))
    return drawing


def group(layer: str, inside: str) -> str:
    return f'<g id="{layer}">{inside}</g>' if inside else f'<g id="{layer}"/>'


@pytest.mark.parametrize("scenario", [each.slug for each in take_down("navajo-wars").identity.scenarios])
def test_an_old_board_patched_is_the_new_board(scenario: str) -> None:
    made = session(0, 3, scenario)
    board, words = made.definition.display.board, book("fr", made.definition.identity.text)
    assert board
    choose = at_random(3)
    kept: dict[str, Any] = {}
    drawing, parts = board.ground(made.view(), words), board.pieces(made.view(), words, kept)
    for _ in range(80):
        if not isinstance(made.request, Decision):
            break
        made.answer(choose(made.request, made.options).name)
        view = made.view()
        new = board.pieces(view, words, kept)
        drawing = patched(board, drawing, parts, new)
        parts = new
        assert drawing == board.ground(view, words)


def test_equal_parts_are_drawn_once() -> None:
    made = session(20)
    board, words = made.definition.display.board, book("en", made.definition.identity.text)
    assert board
    first, second = board.pieces(made.view(), words, {}), board.pieces(made.view(), words, {})
    assert all(first[key] is second[key] for key in first)

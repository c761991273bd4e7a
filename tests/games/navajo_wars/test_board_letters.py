"""The letters of standing actions: no two actions of one question share one."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.games import any_answer, fresh
from tests.games.navajo_wars.test_board import SCENARIOS, words
from vigil.games.navajo_wars.board.board import BOARD
from vigil.games.navajo_wars.board.shortcuts import LETTERS
from vigil.kernel.rules.requests import Decision

OF_THE_TABLE = set("uhno")  # take back, help, next, odds
SAME = (
    {"trade-animals", "trade-animals-which"},
    {"trade-corn", "trade-corn-which"},
)  # at once or step by step


def test_letters_belong_to_actions_there_are() -> None:
    assert BOARD.letters == LETTERS
    assert all(len(letter) == 1 and letter.islower() for letter in LETTERS.values())
    assert not OF_THE_TABLE & set(LETTERS.values())
    assert [key for key in LETTERS if key != "go-on" and not words("en").has(f"option-{key}")] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_two_actions_of_a_question_share_a_letter(scenario: str) -> None:
    clashes: set[tuple[str, ...]] = set()
    session, luck = fresh(scenario, 3), Random(3)
    while isinstance(session.request, Decision):
        by_letter: dict[str, set[str]] = {}
        for option in session.options:
            if option.key in LETTERS:
                by_letter.setdefault(LETTERS[option.key], set()).add(option.key)
        clashes |= {tuple(sorted(keys)) for keys in by_letter.values() if len(keys) > 1 and keys not in SAME}
        session.answer(any_answer(session, luck))
    assert clashes == set()

"""Some of what `make undos` does: after a take-back a table is what its journal says. Some dozens in `make slow`."""

from __future__ import annotations

from random import Random

import pytest

from tools.security.fuzz import Fault, run
from tools.security.undo_check import SUBJECTS, attempt, compare, started, subject


@pytest.mark.parametrize("games", [4, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", SUBJECTS)
def test_after_a_take_back_the_table_is_as_after_loading(name: str, games: int) -> None:
    report = run(lambda seed: attempt(name, seed), games, 1)
    assert report.faults == {}
    assert sum(report.outcomes.values()) == games


@pytest.mark.parametrize(("name", "seed"), [("under-our-sun", 38), ("under-our-sun", 77), ("navajo-wars", 52)])
def test_what_is_told_at_a_window_is_heard_before_the_answer_also_after_an_undo(name: str, seed: int) -> None:
    """In these games somebody answered at a window, after others that told something on the way."""
    assert run(lambda each: attempt(name, each), 1, seed).faults == {}


def test_a_table_that_remembers_something_else_is_found() -> None:
    definition, content, words = subject("examples.village.definition:TOY3")
    session = started(definition, content, Random(1))
    compare(session, words, deep=True)
    session.log.pop()
    with pytest.raises(Fault, match="log differs"):
        compare(session, words, deep=True)

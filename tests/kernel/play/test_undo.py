"""What the last decision is, for every table the same."""

from __future__ import annotations

import pytest

from tests.kernel.toy import CONTENT, TOY, header
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision

ANSWERS = [  # mark and seat; Bo is a bot
    ("~", 0),
    (">", 0),
    ("=", 0),
    (">", 1),
    ("!", 1),
    (">", 1),
    ("~", 0),
]


def given(*answers: tuple[str, int]) -> Session:
    session = Session(TOY, CONTENT, header(players=("Ada", "@steady")))
    session.entries = [Entry(Mark(mark), "1", "walk", "rest", seat) for mark, seat in answers]
    return session


@pytest.mark.parametrize(("times", "keep"), [(1, 4), (2, 1), (3, -1), (0, -1)])
def test_bots_decide_again_but_what_somebody_entered_for_them_counts(times: int, keep: int) -> None:
    assert last_decision(given(*ANSWERS), times) == keep


def test_the_decisions_of_bots_count_where_they_are_asked_for() -> None:
    assert last_decision(given(*ANSWERS), persons=False) == 5
    assert last_decision(given(("~", 0), ("=", 0)), persons=False) == -1

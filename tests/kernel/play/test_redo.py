"""What was taken back can be given again, as long as nothing else was answered."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.kernel.knowledge.test_several_seats import started as seated
from tests.kernel.knowledge.test_several_seats import with_turn, yes_or_no
from tests.kernel.play.test_session import started
from tests.kernel.toy import CONTENT, TOY
from tests.terminal.seats_game import Seats
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.journal.journal_text import Journal, parse, text_of
from vigil.kernel.journal.records import Entry, Redo
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused, why_not_redo
from vigil.kernel.rules.requests import Flow


def rest(session: Session, times: int) -> None:
    for _ in range(times):
        session.answer("rest")


def lines(session: Session) -> list[str]:
    return [entry.line() for entry in session.entries]


def test_redo_gives_again_what_was_taken_back_with_its_dice(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    rest(session, 4)
    before, view, log = lines(session), session.view(), list(session.log)
    session.undo()
    session.undo()
    assert lines(session) != before
    session.redo()
    session.redo()
    assert (lines(session), session.view(), session.log) == (before, view, log)
    again = resume(TOY, CONTENT, read_file(tmp_path / "a.journal"))
    assert again.diverged is None
    assert (lines(again), again.view()) == (before, view)
    assert verify(TOY, CONTENT, read_file(tmp_path / "a.journal")).wrong == []


def test_redo_is_known_after_the_journal_is_played_again(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    rest(session, 3)
    before = lines(session)
    session.undo()
    again = resume(TOY, CONTENT, read_file(tmp_path / "a.journal"))
    again.redo()
    assert lines(again) == before
    again.undo()
    assert why_not_redo(again) == ""


def test_redo_ends_where_something_else_is_answered() -> None:
    session = started()
    rest(session, 2)
    session.undo()
    session.answer(session.options[0].name)
    with pytest.raises(Refused, match="redo-nothing"):
        session.redo()


def test_a_throw_slipped_in_as_given_again_is_noticed() -> None:
    """A journal cannot choose its dice by calling them a redo."""
    session = started()
    rest(session, 3)
    session.undo()
    session.redo()
    honest = parse(text_of(session.header, session.records))
    assert verify(TOY, CONTENT, honest).wrong == []
    redo = next(n for n, (_, record) in enumerate(honest.records) if isinstance(record, Redo))
    at = next(n for n, (_, record) in enumerate(honest.records) if n > redo and "step-die ~ " in record.line())
    line, thrown = honest.records[at]
    assert isinstance(thrown, Entry)
    found = []
    for face in {"1", "2", "3", "4", "5", "6"} - {thrown.name}:
        forged = [*honest.records[:at], (line, replace(thrown, name=face))]
        found += verify(TOY, CONTENT, Journal(honest.header, forged)).wrong
    assert len(found) >= 4, "all but what the dice would show after the undo"


def test_at_a_table_of_several_a_seat_gives_again_only_its_own() -> None:
    def turn(g: Seats) -> Flow[None]:
        yield from yes_or_no(0)
        yield from yes_or_no(1)
        yield from yes_or_no(0)
        g.state.turn += 1

    session = seated(with_turn(turn))
    session.answer("yes", 0)
    session.undo(0, 0)
    assert why_not_redo(session, 1) == "redo-own"
    session.redo(0)
    session.answer("no", 1)
    session.undo(0, 0, agreed=True)
    assert why_not_redo(session, 0) == "redo-own", "the other has to say it again"

"""Windows: opened where a seat stops, passed without a line elsewhere, and found again by every replay."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.knowledge.test_seats import first_bid, play_turn, started
from tests.kernel.parley import PARLEY, Parley, header
from tests.known import known
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import MOST, odds_of
from vigil.kernel.play.driver import is_window
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import ALWAYS
from vigil.kernel.rules.requests import Decision


def window_of(session: Session) -> str:
    assert is_window(session.request)
    return session.request.key


def test_a_window_opens_where_it_matters_and_the_others_pass_without_a_line() -> None:
    session = started()
    assert window_of(session) == "before-dawn"
    session.answer("go-on")
    assert not is_window(session.request)
    assert [entry.key for entry in session.entries if "dawn" in entry.key] == ["before-dawn"]


def test_always_stops_everywhere() -> None:
    session = started()
    session.stops[0].mode = ALWAYS
    session.answer("go-on")
    assert window_of(session) == "at-dawn"
    session.answer("go-on")
    assert window_of(session) == "after-dawn"


def test_the_stops_of_one_seat_are_not_those_of_another() -> None:
    session = started()
    session.stops[1].mode = ALWAYS
    session.answer("go-on")
    assert not is_window(session.request)


def test_hold_catches_the_next_one_only() -> None:
    session = started()
    session.stops[0].hold = True
    session.answer("go-on")
    assert window_of(session) == "at-dawn"
    session.answer("go-on")
    assert not is_window(session.request)


def test_not_again_this_turn_lasts_until_the_turn_ends() -> None:
    session = started()
    session.stops[0].skip("before-dawn")
    session.answer("spend 2")
    assert not is_window(session.request), "the same window, after the power, is not opened again"
    for seat in (0, 1):
        session.answer(first_bid(session, seat), seat)
    session.answer("rope", 0)
    session.answer("no", 1)
    assert window_of(session) == "before-dawn"


def test_what_is_used_says_at_which_window_and_replay_finds_it(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session = Session.start(PARLEY, None, header(), JournalFile(path))
    session.stops[0].mode = ALWAYS
    session.answer("go-on")
    session.stops[0].windows["at-dawn"] = "matters"
    session.answer("spend 2")
    assert window_of(session) == "after-dawn"
    assert "1.2 at-dawn >@0 spend 2" in path.read_text()
    again = resume(PARLEY, None, read_file(path))
    assert again.diverged is None
    assert again.run.game.state.goods == 1


def test_a_power_used_after_silent_windows_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session = Session.start(PARLEY, None, header(), JournalFile(path))
    session.stops[0].windows["after-dawn"] = ALWAYS
    session.answer("go-on")
    assert window_of(session) == "after-dawn"
    session.answer("spend 2")
    assert "1.2 after-dawn >@1 spend 2" in path.read_text()
    for again in (resume(PARLEY, None, read_file(path)), session):
        assert again.run.game.state.goods == 1
        fork = Observer(again, 0).fork(1)
        assert PARLEY.knowledge.view(known(Parley, fork.run.game), 0) == again.view(0)
        assert isinstance(fork.request, Decision)
        assert fork.request.key == again.request.key  # type: ignore[union-attr]


def test_a_turn_that_ends_at_a_silent_window_has_its_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    session = Session.start(PARLEY, None, header(), JournalFile(path))
    play_turn(session)
    play_turn(session)
    assert session.run.game.state.turn == 3
    again = resume(PARLEY, None, read_file(path))
    assert again.diverged is None
    assert len(again.marks) == len(session.marks)
    assert [mark.digest for mark in again.marks] == [mark.digest for mark in session.marks]
    for n in range(len(session.entries) + 1):
        then = session.replay(n)
        assert again.digest(then.game.state) == session.digest(again.replay(n).game.state)


def test_undo_comes_back_to_the_window() -> None:
    session = started(undo="free", players=("Ada", "Ada"))
    session.answer("spend 2")
    session.answer("spend 1")
    session.undo()
    assert window_of(session) == "before-dawn"
    assert session.run.game.state.goods == 1
    session.answer("go-on")
    session.undo()
    assert window_of(session) == "before-dawn"


def test_odds_go_through_windows_and_others_secrets() -> None:
    session = started()
    play_turn(session)
    assert session.run.game.state.turn == 2
    odds = odds_of(Observer(session, 0), "spend 2", sampling=60)
    assert odds is not None
    assert odds.worlds == MOST
    assert set(odds.shares) == {("high",), ("low",)}
    assert abs(odds.shares["high",] - 1 / 3) < odds.error + 0.05
    assert not odds.exact
    assert odds_of(Observer(session, 0), "go-on") is None

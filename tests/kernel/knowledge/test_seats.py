"""Several seats: who is asked, who may answer, what each may know, what may be taken back."""

from __future__ import annotations

import gc
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from tests.journals import bare, unsealed
from tests.kernel.parley import CARDS, PARLEY, Parley, header
from tests.known import known
from vigil.bots.position import position_of
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.journal.player_names import player
from vigil.kernel.journal.records import Entry
from vigil.kernel.knowledge.observer import HIDDEN, Observer
from vigil.kernel.play.dice_proof import verify
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import Refused, last_decision, why_not_undo
from vigil.kernel.rules.dice import fingerprint
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Chance, Decision, Simultaneous

SETS = ("rope", "bread + rope", "bread x2 + rope", "lamp", "bread + lamp")


def started(path: Path | None = None, **changes: Any) -> Session:
    return Session.start(PARLEY, None, header(**changes), JournalFile(path) if path else None)


def at_bids(**changes: Any) -> Session:
    session = started(**changes)
    session.answer("go-on")
    assert isinstance(session.request, Simultaneous)
    return session


def first_bid(session: Session, seat: int) -> str:
    return session.pending[seat].options[0].name


def play_turn(session: Session) -> None:
    if 0 in session.pending and session.pending[0].decision.window:
        session.answer("go-on", 0)
    for seat in (1, 0):
        session.answer(first_bid(session, seat), seat)
    session.answer("bread x2 + rope", 0)
    session.answer("yes", 1)


def test_only_the_asked_seat_answers() -> None:
    session = started()
    with pytest.raises(Refused, match="not-your-turn"):
        session.answer("go-on", 1)
    session.answer("go-on", 0)


def test_seats_that_are_asked_at_once_answer_in_any_order_and_once() -> None:
    session = at_bids()
    assert set(session.pending) == {0, 1}
    session.answer(first_bid(session, 1), 1)
    assert set(session.pending) == {0}
    with pytest.raises(Refused, match="not-your-turn"):
        session.answer("bid 0", 1)
    assert not any(event.key == "bids" for event in session.log)
    session.answer(first_bid(session, 0), 0)
    assert any(event.key == "bids" and event.reveals for event in session.log)


def test_the_journal_names_the_seat_and_is_played_again_in_the_order_of_the_answers(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    play_turn(session)
    lines = bare((tmp_path / "a.journal").read_text())
    bids = [line for line in lines if line.startswith("1.3 bid")]
    assert bids[0].startswith("1.3 bid >1 ")
    assert bids[1].startswith("1.3 bid > ")
    assert "1.4 pack > bread x2 + rope" in lines
    again = resume(PARLEY, None, read_file(tmp_path / "a.journal"))
    assert again.diverged is None
    assert again.log == session.log
    assert [entry.line() for entry in again.entries] == [entry.line() for entry in session.entries]


def test_players_stand_in_the_header_and_old_headers_are_read() -> None:
    session = started()
    read = parse(text_of(session.header, session.records))
    assert read.header == session.header
    assert read.header.players == ("Ada", "Bo")
    old = unsealed(text_of(session.header, []))
    old = old.replace("players Ada\tBo", "seats 2").replace("journal 2", "journal 1")
    assert parse(old).header.seats == 2


@pytest.mark.parametrize(
    ("typed", "name"), [("@steady", "steady"), (" A\tB\n", "A B"), ("-", ""), ("x" * 99, "x" * 40)]
)
def test_a_players_name_holds_nothing_that_a_header_reads_otherwise(typed: str, name: str) -> None:
    assert player(typed) == name


def test_a_seat_sees_its_own_card_only_and_after_the_end_all() -> None:
    session = started()
    for seat in (0, 1):
        cards = Observer(session, seat).view()[1]
        assert cards[seat] in CARDS
        assert cards[1 - seat] == ""
    assert Observer(session, SPECTATOR).view()[1] == ("", "")
    for _ in range(3):
        play_turn(session)
    assert session.over
    assert all(card in CARDS for card in Observer(session, 0).view()[1])


def test_who_is_not_asked_learns_who_is_and_nothing_else() -> None:
    session = at_bids()
    session.answer(first_bid(session, 0), 0)
    observer = Observer(session, 0)
    assert observer.waits_for() == (1,)
    assert observer.question() is None
    assert observer.options() == []
    assert observer.topic() is None
    assert Observer(session, 1).options()


def test_a_public_question_shows_its_topic_but_not_its_options() -> None:
    session = at_bids()
    for seat in (0, 1):
        session.answer(first_bid(session, seat), seat)
    topic = Observer(session, 1).topic()
    assert topic is not None
    assert topic.key == "pack"
    assert Observer(session, 1).options() == []


def test_events_have_two_faces_and_one_slot() -> None:
    session = started()
    heard = [Observer(session, seat).events() for seat in (0, 1, SPECTATOR)]
    assert len({len(events) for events in heard}) == 1
    assert [event.key for event in heard[0]] == ["my-card", "card-drawn"]
    assert [event.key for event in heard[1]] == ["card-drawn", "my-card"]
    assert [event.key for event in heard[2]] == ["card-drawn", "card-drawn"]


def test_secret_answers_and_draws_are_left_empty_for_others_in_their_place() -> None:
    session = at_bids()
    session.answer(first_bid(session, 0), 0)
    mine, theirs = Observer(session, 0).entries(), Observer(session, 1).entries()
    assert len(mine) == len(theirs)
    assert mine[0].name in CARDS
    assert theirs[0].name == HIDDEN
    assert mine[-1].name.startswith("bid")
    assert (theirs[-1].name, theirs[-1].key, theirs[-1].seat) == (HIDDEN, HIDDEN, 0)


def test_the_journal_leaves_only_after_the_end_the_report_always_without_secrets() -> None:
    session = at_bids()
    observer = Observer(session, 0)
    with pytest.raises(Refused, match="secrets-alive"):
        observer.journal()
    assert not observer.may_branch()
    report = observer.report()
    assert session.header.secret not in report
    assert session.header.fingerprint in report
    theirs = session.entries[1].name
    assert f"card ~1 {theirs}" not in report
    while not session.over:
        play_turn(session)
    assert session.header.secret in Observer(session, 0).journal()


# dice


def test_the_secret_commits_and_the_dice_are_verified(tmp_path: Path) -> None:
    session = started(tmp_path / "a.journal")
    for _ in range(3):
        play_turn(session)
    assert fingerprint(session.header.secret) == session.header.fingerprint
    journal = read_file(tmp_path / "a.journal")
    assert verify(PARLEY, None, journal).wrong == []
    line, entry = next((n, each) for n, each in journal.records if isinstance(each, Entry) and each.key == "dawn")
    entry.name = "1" if entry.name != "1" else "2"
    assert verify(PARLEY, None, read_file(tmp_path / "a.journal")).wrong == []
    text = (tmp_path / "a.journal").read_text().split("\n")
    text[line - 1] = entry.line()
    assert line in verify(PARLEY, None, parse("\n".join(text[: line + 1]) + "\n")).wrong


# thinking


def test_an_imagined_world_looks_the_same_to_the_observer_and_exchanges_what_is_hidden() -> None:
    session = at_bids()
    session.answer(first_bid(session, 1), 1)
    seen = set()
    for seed in range(60):
        fork = Observer(session, 0).fork(seed)
        assert PARLEY.knowledge.view(known(Parley, fork.run.game), 0) == session.view(0)
        assert isinstance(fork.request, Simultaneous)
        assert [each.seat for each in fork.request.decisions] == [0]
        seen.add(fork.run.game.state.cards[1])
    assert seen == set(CARDS)


def test_what_was_heard_narrows_what_is_imagined() -> None:
    """Both have bid; that the other bid 2 is revealed, so no imagined world has him hold the thorn."""
    for secret in range(40):
        session = at_bids(secret=f"{secret:064x}")
        if session.pending[1].options[-1].name == "bid 2":
            break
    session.answer("bid 2", 1)
    session.answer("bid 0", 0)
    assert isinstance(session.request, Decision)
    cards = {Observer(session, 0).fork(seed).run.game.state.cards[1] for seed in range(40)}
    assert cards == {"crown", "rose"}


def reachable(thing: object) -> set[int]:
    """The ids of everything that can be reached from a thing; modules, classes and globals aside, closures not."""
    seen: set[int] = set()
    todo: list[Any] = [thing]
    while todo:
        each = todo.pop()
        if id(each) in seen or isinstance(each, type | ModuleType | BuiltinFunctionType):
            continue
        seen.add(id(each))
        if isinstance(each, FunctionType):
            todo += [cell.cell_contents for cell in each.__closure__ or ()]
        else:
            todo += gc.get_referents(each)
    return seen


def test_what_a_bot_is_given_leads_to_nothing_it_may_not_know() -> None:
    session = at_bids()
    session.answer(first_bid(session, 1), 1)
    position = position_of(Observer(session, 0), 3)
    found = reachable(position)
    assert id(session) not in found
    assert id(session.run.game.state) not in found
    assert id(session.marks[-1].state) not in found
    assert id(session.header) not in found
    assert id(session.entries) not in found
    fork = position.imagine(4)
    assert PARLEY.knowledge.view(known(Parley, fork.run.game), 0) == session.view(0)
    assert not reachable(fork) & {id(session), id(session.run.game.state), id(session.marks[-1].state)}


# taking back


def test_ones_own_last_answer_is_taken_back_while_nobody_answered_since() -> None:
    session = at_bids()
    session.answer(first_bid(session, 1), 1)
    target = last_decision(session)
    assert why_not_undo(session, target, 0) == "undo-agree"
    session.undo(seat=1)
    assert set(session.pending) == {0, 1}


def test_not_behind_what_was_revealed_unless_all_agree() -> None:
    session = at_bids()
    session.answer(first_bid(session, 1), 1)
    session.answer(first_bid(session, 0), 0)
    with pytest.raises(Refused, match="undo-agree"):
        session.undo(seat=0)
    session.undo(seat=0, agreed=True)
    assert set(session.pending) == {0}


def test_one_person_on_both_seats_takes_back_alone() -> None:
    session = at_bids(players=("Ada", "Ada"))
    session.answer(first_bid(session, 1), 1)
    session.answer(first_bid(session, 0), 0)
    session.undo(seat=0)
    assert set(session.pending) == {0}


def test_bots_and_empty_seats_are_no_persons() -> None:
    session = started(players=("Ada", "@random"))
    assert session.persons == {"Ada"}


def test_a_card_brought_in_secret_is_entered_by_its_seat() -> None:
    session = started(companion=("card",))
    assert isinstance(session.request, Chance)
    with pytest.raises(Refused, match="not-your-turn"):
        session.answer("rose", 1)
    session.answer("rose", 0)
    assert Observer(session, 0).question() is None
    session.answer("crown", 1)
    assert known(tuple, session.view(0))[1] == ("rose", "")

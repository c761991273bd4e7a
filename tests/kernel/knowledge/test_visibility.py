"""What a seat may know is asked of one predicate; an observer hands out nothing of its session."""

from __future__ import annotations

from tests.kernel.parley import PARLEY, header
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.knowledge.observer import HIDDEN, Observer
from vigil.kernel.knowledge.visibility import hears_otherwise, is_public, may_see, nothing_hidden, secrets_live
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR, Event
from vigil.kernel.rules.requests import Chance, Decision

SECRET = "5e" * 32


def started(secret: str = SECRET) -> Session:
    return Session.start(PARLEY, None, header(secret=secret))


def test_questions_draws_and_answers_are_read_alike() -> None:
    question = Decision("1", "gift", list, seat=1, secret=True)
    draw = Chance("1", "lamp", "card", ("blue", "red"), seen_by=(1,), seat=0)
    answer = Entry(Mark.CHOSEN, "1", "gift", "rope", 1, seen_by=(1,))
    for thing in (question, draw, answer):
        assert [may_see(seat, thing) for seat in (0, 1, SPECTATOR, ALL_SEATS)] == [False, True, False, True]
        assert not is_public(thing)
    for open_thing in (
        Decision("1", "gift", list, seat=1),
        Chance("1", "die", "die", (1, 2)),
        Entry(Mark.DICE, "1", "d", "2"),
    ):
        assert may_see(0, open_thing)
        assert is_public(open_thing)


def test_an_event_is_heard_otherwise_by_those_with_a_face_that_says_more() -> None:
    event = Event("1", "somebody-looks", {}, {1: ("you-see", {"card": "rope"}), 2: ("somebody-looks", {})})
    assert [hears_otherwise(event, seat) for seat in (0, 1, 2)] == [False, True, False]
    assert hears_otherwise(event, 0, 1)


def test_the_head_that_a_seat_reads_holds_nothing_the_dice_follow_from() -> None:
    session = started()
    assert secrets_live(session)
    observer = Observer(session, 0)
    assert SECRET not in "\n".join(observer.header.lines())
    assert (observer.header.seed, observer.header.scenario) == (0, session.header.scenario)
    assert observer.fingerprint == session.header.fingerprint != ""
    assert session.header.secret == SECRET


def test_a_seat_reads_its_own_stops_and_a_spectator_none() -> None:
    session = started()
    assert Observer(session, 1).stops is session.stops[1]
    assert Observer(session, SPECTATOR).stops is None


def test_what_others_heard_otherwise_is_told_after_the_end_only() -> None:
    session = started()
    observer = Observer(session, 0)
    assert [event.key for event in observer.events()][:2] == ["my-card", "card-drawn"]
    assert [event.key for event in observer.public_events()][:2] == ["card-drawn", "card-drawn"]
    assert observer.faces(0) == observer.faces(1) == []
    observer.open = True
    assert [(seat, event.key) for seat, event in observer.faces(1)] == [(1, "my-card")]


def test_a_moment_of_the_past_is_shown_to_the_seat_that_looks_while_secrets_live() -> None:
    session = started()
    session.answer("go-on", 0)
    session.answer(session.pending[1].options[0].name, 1)
    observer = Observer(session, 0)
    n = observer.number_of_answers - 1
    assert observer.entry(n).name == HIDDEN
    assert observer.moment(n).seat == 0
    assert not nothing_hidden(session, 0)

"""One hot seat for the terminal and the browser: they differ only in when a curtain falls."""

from __future__ import annotations

import pytest

from vigil.games import GAMES, take_down
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.presentation.hot_seat import HotSeat, differs
from vigil.terminal.hot_seat import hot_seat_of


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    """Ada and Bo have drawn a lamp that only the owner may see."""
    monkeypatch.setitem(GAMES, "seats", "tests.terminal.seats_game")
    definition = take_down("seats")
    return Session.start(definition, None, new_header(definition, None, "evening", None, ("Ada", "Bo")))


def test_whoever_is_there_plays_a_seat_that_nobody_holds() -> None:
    hot_seat = HotSeat(("Ada", "-", "Bo", "Ada"), range(4))
    hot_seat.sit(0)
    assert [hot_seat.changes_hands(seat) for seat in range(4)] == [False, False, True, False]
    hot_seat.sit(1)
    assert hot_seat.person == "Ada"
    assert hot_seat.next_seat([2, 3]) == 3, "a seat of hers comes first"
    assert hot_seat.next_seat([2]) == 2


def test_one_person_needs_no_curtain() -> None:
    hot_seat = HotSeat(("Ada", "@random", "Ada"), (0, 2), always=True)
    assert not hot_seat.several
    assert not any(hot_seat.changes_hands(seat) for seat in range(3))


def test_a_curtain_falls_always_or_only_before_a_secret(session: Session) -> None:
    for always in (True, False):
        hot_seat = HotSeat(session.header.players, (0, 1), always=always)
        hot_seat.sit(0)
        assert differs(session, 0, 1)
        assert hot_seat.needs_curtain(session, 1)
        assert not hot_seat.needs_curtain(session, 0), "Ada is there"
    war = take_down("this-war-of-mine")
    content = war.content.load([])
    header = new_header(war, content, war.identity.scenarios[0].slug, None, ("Ada", "Bo"))
    open_game = Session.start(war, content, header)
    terminal, page = hot_seat_of(open_game), HotSeat(header.players, (0, 1))
    for hot_seat in (terminal, page):
        hot_seat.sit(0)
    assert not differs(open_game, 0, 1)
    assert (terminal.needs_curtain(open_game, 1), page.needs_curtain(open_game, 1)) == (True, False)

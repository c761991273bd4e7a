"""The hot seat of a terminal: a curtain falls whenever the screen changes hands."""

from __future__ import annotations

import contextlib
import sys

from vigil.kernel.journal.player_names import is_person
from vigil.kernel.play.session import Session
from vigil.presentation.hot_seat import HotSeat


def hot_seat_of(session: Session) -> HotSeat:
    """The screen that the persons of a game share. A person alone is at it from the start."""
    players = session.header.players
    persons = [seat for seat, holder in enumerate(players) if is_person(holder)]
    hot_seat = HotSeat(players, persons, always=True)
    hot_seat.seat = 0
    if persons and not hot_seat.several:
        hot_seat.person = players[persons[0]]
    return hot_seat


def forget_typed() -> None:
    """Drop what was typed ahead: an Enter too many must not open the curtain."""
    with contextlib.suppress(ImportError):  # where there is no such terminal
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

"""Shares of the dice at one terminal: the fingerprint first, then everybody's words, then the first throw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import Vigil
from tests.terminal.test_hot_seat import ADA_AND_BO, journal
from tests.terminal.test_screen import END, Screen, needs_tmux, screen
from tests.web.seats import head
from vigil.games import take_down
from vigil.kernel.journal.dice_shares import Round, awaiting, by_person, share_of
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session

__all__ = ["screen"]
PLAY = ("play", "seats", "--scenario", "evening", "--players")
ASKED = "your words?"


@needs_tmux
def test_everybody_adds_words_after_the_fingerprint_was_shown(screen: Screen, tmp_path: Path, vigil: Vigil) -> None:
    screen.start("play", "under-our-sun", "--scenario", "search-and-rescue", "--players", "Ada,Bo,Cy,@random")
    shown = screen.shows(f"Ada, {ASKED}")
    (fingerprint,) = re.findall(r"[0-9a-f]{64}", shown)
    assert "could have picked that secret" in " ".join(shown.split())
    assert not list(tmp_path.rglob("*.journal")), "nothing is thrown yet"
    screen.type("blue elephant 7")
    shown = screen.shows(f"Bo, {ASKED}")
    assert "elephant" not in shown, "who sits beside reads nothing"
    assert fingerprint in shown
    screen.type(" più di così ")
    assert "così" not in screen.shows(f"Cy, {ASKED}")
    screen.type("")
    told = "these seats added: Ada, Bo, Cy. These added nothing: random (bot, seat 4)."
    assert told in " ".join(screen.shows("Pass to").split())
    (path,) = tmp_path.rglob("*.journal")
    header = read_file(path).header
    assert header.fingerprint == fingerprint
    assert header.shares[:2] == (share_of("blue elephant 7"), share_of("più di così")), "found again by who typed them"
    assert re.fullmatch(r"[0-9a-f]{64}", header.shares[2])
    assert header.shares[3] == "-"
    assert not header.voids
    said = vigil(f"verify {path}")
    assert said.code == 0, said.err
    assert told in " ".join(said.out.split())
    assert "or write the shares too" in " ".join(said.out.split())


@needs_tmux
@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [(("q", "Enter"), 0, "not started"), (("C-d",), 0, "not started"), (("C-c",), 130, "Interrupted")],
    ids=["q", "end", "interrupted"],
)
def test_who_leaves_before_the_first_throw_leaves_nothing_behind(
    screen: Screen, tmp_path: Path, typed: tuple[str, ...], code: int, said: str
) -> None:
    screen.start(*PLAY, "Ada,Bo")
    screen.add_words(Ada="some words")
    screen.shows(f"Bo, {ASKED}")
    screen.tmux("send-keys", *typed)
    last = screen.shows(f"{code} {END}")
    assert said in last
    assert "some words" not in last
    assert not list(tmp_path.rglob("*.journal"))


@needs_tmux
def test_an_enter_too_many_does_not_speak_for_the_next_person(screen: Screen, tmp_path: Path) -> None:
    screen.start(*PLAY, "Ada,Bo")
    screen.shows(f"Ada, {ASKED}")
    screen.tmux("send-keys", "rain", "Enter", "Enter", "Enter", "Enter")
    screen.add_words(Bo="snow")
    screen.shows("Pass to Ada")
    (path,) = tmp_path.rglob("*.journal")
    assert read_file(path).header.shares == (share_of("rain"), share_of("snow"))


@needs_tmux
@pytest.mark.parametrize("players", ["Ada,@random", "Ada,Ada", "Ada,-"])
def test_a_person_alone_is_asked_nothing(screen: Screen, tmp_path: Path, players: str) -> None:
    screen.start(*PLAY, players)
    assert ASKED not in screen.shows("is asked.")
    (path,) = tmp_path.rglob("*.journal")
    assert read_file(path).header.shares == ()


def test_where_nobody_types_the_terminal_draws_without_asking(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ADA_AND_BO, "", "1", "q")
    assert said.code == 0
    assert ASKED not in said.out
    shares = read_file(journal(tmp_path)).header.shares
    assert len(shares) == 2
    assert re.fullmatch(r"[0-9a-f]{64}", shares[0])
    assert shares[0] == shares[1], "one terminal, one share"
    told = " ".join(seats("verify 1").out.split())
    assert "these seats added: Ada, Bo. These added nothing: nobody." in told
    seats(ADA_AND_BO, "q")
    other = journal(tmp_path).with_name("seats-evening-2.journal")
    assert read_file(other).header.shares[0] != shares[0]


def test_at_the_end_of_input_nothing_hangs(seats: Vigil) -> None:
    assert seats(ADA_AND_BO).code == 0


def test_a_game_whose_round_was_open_begins_a_new_one_in_the_terminal(seats: Vigil, tmp_path: Path) -> None:
    """What was shown for its secret may be known."""
    definition = take_down("seats")
    first = awaiting(new_header(definition, None, "evening", None, ("Ada", "Bo")))
    session = Session.start(definition, None, first)
    path = tmp_path / "open.journal"
    path.write_text(text_of(session.header, session.records), encoding="utf-8")
    said = seats(f"resume {path}", "", "1", "q")
    assert said.code == 0, said.err
    found = read_file(path).header
    assert found.fingerprint in said.out
    assert found.fingerprint != first.fingerprint
    assert found.voids == 1
    assert not found.awaits
    assert seats(f"verify {path}").code == 0


def test_seats_of_one_name_are_one_person_and_nobody_adds_nothing() -> None:
    assert by_person(head("Ada", "Bo", "Ada", "-", "@random")) == {0: (0, 2), 1: (1,)}


def test_the_words_of_a_terminal_and_of_a_browser_are_one_share() -> None:
    """By the round that both use, cut and trimmed alike."""
    found = Round()
    found.words(0, "  rain  ", "f" * 64, {0: (0,), 1: (1,)})
    assert found.shares == {0: share_of("rain")}
    found.words(1, "x" * 500, "f" * 64, {0: (0,), 1: (1,)})
    assert found.shares[1] == share_of("x" * 200)
    assert found.complete

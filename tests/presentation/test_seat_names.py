"""Under which names persons may sit at a table: when they come, and in a game from a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.conftest import Vigil
from vigil.app.loaded_game import load_game
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import Broken, parse, text_of
from vigil.kernel.text.words import book
from vigil.presentation.seat_names import mend_names, misleading

PLAYERS = ("Ada", "@random", "-", "")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Random (bot)", "names-alike"),
        ("RANDOM （bot）", "names-alike"),
        ("The first player", "names-alike"),
        ("Le deuxi\u00e8me joueur", "names-alike"),
        ("Il quarto giocatore", "names-alike"),
        ("Seat 4", "names-alike"),
        ("Spettatori", "names-alike"),
        ("Steady [bot]", "web-bad-name"),
        ("Ada, you", "web-bad-name"),
        ("Ada (tu).", "web-bad-name"),
        ("Bo (nobody)", "web-bad-name"),
        ("Ada (seat 1)", "web-bad-name"),
    ],
)
def test_a_name_that_reads_as_the_table_shows_somebody(name: str, why: str) -> None:
    found = misleading(name, PLAYERS, load_game("under-our-sun").books)
    assert found is not None
    assert found[0] == why


@pytest.mark.parametrize("name", ["Bo", "Random", "Robot", "Lou You", "Zo\u00eb (8)", "Seat", "Marie (Ada)"])
def test_other_names_may_sit_there(name: str) -> None:
    assert misleading(name, PLAYERS, load_game("under-our-sun").books) is None


def test_alone_at_a_table_everybody_is_called_as_he_likes() -> None:
    assert misleading("Spectator", ("Spectator",), load_game("navajo-wars").books) is None


# games from files


def begun(seats: Vigil, tmp_path: Path, *players: str) -> Path:
    """A game of two at the terminal, with other names in its file."""
    seats("play seats --scenario evening --players Ada,Bo", "q")
    path = tmp_path / "home" / "saves" / "seats-evening-1.journal"
    journal = parse(path.read_text(encoding="utf-8"))
    records = [record for _, record in journal.records if not isinstance(record, Broken)]
    path.write_text(text_of(replace(journal.header, players=players), records), encoding="utf-8")
    return path


def players_in(path: Path) -> tuple[str, ...]:
    return parse(path.read_text(encoding="utf-8")).header.players


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ("\u0410da", "the names Ada and \u0410da look alike"),
        ("ADA", "the names Ada and ADA look alike"),
        ("@random", ""),
        ("-", ""),
        ("", ""),
        ("Bo", ""),
    ],
)
def test_a_running_game_in_which_two_look_alike_is_not_resumed(
    seats: Vigil, tmp_path: Path, other: str, why: str
) -> None:
    path = begun(seats, tmp_path, "Ada", other)
    before = path.read_bytes()
    said = seats("resume", "q")
    assert said.code == (1 if why else 0)
    assert why in said.err
    if why:
        assert path.read_bytes() == before, "the game is not lost"
    else:
        assert players_in(path) == ("Ada", other)


@pytest.mark.parametrize("name", ["Random (bot)", "Seat 2", "seat 2"])
def test_nobody_is_called_as_a_bot_or_a_free_seat_of_the_same_file_is_shown(
    seats: Vigil, tmp_path: Path, name: str
) -> None:
    begun(seats, tmp_path, name, "@random" if "bot" in name else "-")
    said = seats("resume", "q")
    assert (said.code, "look alike" in said.err) == (1, True)


@pytest.mark.parametrize(
    ("written", "called"),
    [
        (" @random", "random"),
        ("-@random", "random"),
        ("x" * 3000, "x" * 40),
        ("Z" + "\u0301\u0316" * 30, "seat-2"),
        ("\u3164", "seat-2"),
        ("seat-1", "seat-2"),
        ("A\u3164da", "seat-2"),
    ],
    ids=["mark", "marks", "long", "pile", "unseen", "another seat", "twin"],
)
def test_names_of_a_file_become_names_that_may_stand_at_a_seat(
    seats: Vigil, tmp_path: Path, written: str, called: str
) -> None:
    path = begun(seats, tmp_path, "Ada", written)
    said = seats("resume", "q")
    assert said.code == 0
    assert written not in said.out or written in called
    assert players_in(path) == ("Ada", called)
    assert ("At the table: Ada · Seat 2" in said.out) == (called == "seat-2")


def test_those_whom_nobody_named_are_one_at_a_terminal_and_each_their_own_in_the_browser() -> None:
    head = Header("seats", "1", "", "evening", {}, 0, players=("", "", "Ada", "Ada", "@random", "@random", "-"))
    assert mend_names(head, apart=False).players == head.players
    assert mend_names(head).players == ("seat-1", "seat-2", *head.players[2:])


@pytest.mark.parametrize("name", ["Ben (you)😀", "Ben ⟨you⟩", "Ben (you)\u0332", "Ben ‹you›✨", "Ben （you）"])
def test_a_mark_of_the_table_is_none_with_an_ornament_either(name: str) -> None:
    assert misleading(name, ("Ada", "Ben"), {"en": book("en")}) is not None


@pytest.mark.parametrize("name", ["Ben 😀", "Bénédicte ✨", "Ben (senior)", "N‹o›ra"])
def test_an_ornament_alone_is_no_mark(name: str) -> None:
    assert misleading(name, ("Ada", "Cleo"), {"en": book("en")}) is None

"""Answers that are sets, and moments for powers, typed in a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Vigil
from tests.terminal.test_hot_seat import answers

ALONE = "play seats --scenario evening"  # one person at both seats: no curtain
PACK = ("bid 3", "bid 1")  # the bids after which the first seat packs


def packed(tmp_path: Path) -> list[str]:
    return [line.split(" > ")[1] for line in answers(tmp_path) if " pack > " in line]


def test_elements_go_in_and_out_by_number_and_by_name(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ALONE, *PACK, "1", "bread", "-1", "rope", "out rope", "-rope", "rop", "do", "q")
    assert "  1  Bread (0 of 2 in)  (bread) [1.3]" in said.out
    assert "In: Bread ×2 · weight: 2" in said.out
    assert "In: Bread, Rope · weight: 3" in said.out
    assert "“rope” is not in." in said.out
    assert packed(tmp_path) == ["bread + rope"]


def test_what_does_not_go_in_says_why_and_what_would_help(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ALONE, *PACK, "do", "stove", "bread", "why bread", "why", "why stove", "teapot", "9", "q")
    assert said.out.count("In: nothing · weight: 0\n  The bag is empty.\n  Put something in.") == 2, "asked, then done"
    assert "“nothing”" not in said.out
    assert "Bread (bread)  [1.3]\n  The bag would weigh 5.\n  Take something out first." in said.out
    assert "There is no more of it." in said.out
    assert "“teapot” is not among the options" in said.out
    assert "“9” is not among the options" in said.out
    assert packed(tmp_path) == []


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        ("bread x2 + rope", ["bread x2 + rope"]),
        ("rope + bread", ["bread + rope"]),
        ("bread x2", ["bread x2"]),
        ("do rope", ["rope"]),
        ("1 x2 + 2", ["bread x2 + rope"]),
        ("rope", []),
        ("nothing", []),
        ("bread x3", []),
        ("bread x99999999999", []),
        ("stove + bread", []),
        ("bread + teapot", []),
    ],
)
def test_a_whole_set_is_typed_in_one_line(seats: Vigil, tmp_path: Path, typed: str, done: list[str]) -> None:
    said = seats(ALONE, *PACK, "rope", typed, "q")
    assert said.code == 0
    assert packed(tmp_path) == done


def test_do_and_out_are_words_of_the_language(seats: Vigil, tmp_path: Path) -> None:
    said = seats(
        f"{ALONE} -l it", *PACK, "rope", "bread", "togli rope", "lang fr", "retirer bread", "rope", "faire", "q"
    )
    assert "Hai messo: Bread" in said.out
    assert "Vous avez mis\u00a0: Bread" in said.out, "what is in stays in when the language changes"
    assert packed(tmp_path) == ["rope"]


@pytest.mark.parametrize("policy", ["free", "no-peeking", "ironman"])
def test_only_the_done_set_counts(seats: Vigil, tmp_path: Path, policy: str) -> None:
    seats(f"{ALONE} --undo {policy}", *PACK, "1", "2", "-1", "1", "-2", "do", "q")
    assert packed(tmp_path) == ["bread"]
    lines = answers(tmp_path)
    assert sum(" > " in line or " >1 " in line for line in lines) == 3


def test_numbers_of_a_set_are_explained(seats: Vigil) -> None:
    said = seats(ALONE, *PACK, "bread", "rope", "explain", "?", "q")
    assert "weight: 3\n  +1  bread  [1.3]\n  +2  rope  [1.3]" in said.out
    assert "Put your answer together" in said.out


# windows


def test_a_window_offers_its_powers_and_go_on(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ALONE, *PACK, "do rope", "?", "steal rope", "q")
    assert "  1  Steal the rope  (steal rope) [1.4]\n  0  Go on  (go-on) [1.4]" in said.out
    assert "This is a window" in said.out
    assert answers(tmp_path)[-1] == "1.4 steal >1@0 steal rope"


def test_where_a_power_cannot_matter_nobody_is_asked_unless_he_stops_always(seats: Vigil) -> None:
    assert "Do you steal?" not in seats(ALONE, *PACK, "do bread", "q").out
    assert "Do you steal?" in seats(f"{ALONE} --stops always", *PACK, "do bread", "q").out
    assert "Do you steal?" in seats("resume --stops always", "bid 3", "bid 1", "go-on", "q").out


def test_stops_are_shown_and_changed_for_the_own_seat_only(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ALONE, "stops", "stops always", "stops often", "bid 3", "stops", "bid 1", "do bread", "q")
    assert said.out.count("You are asked where a power can make a difference.") == 2
    assert said.out.count("You are asked at every window.") == 1
    assert "“often” is neither always nor matters" in said.out
    assert "Do you steal?" not in said.out, "it is the second seat's window"
    assert "stops" not in (tmp_path / "home" / "saves" / "seats-evening-1.journal").read_text()


def test_hold_catches_the_next_window(seats: Vigil) -> None:
    said = seats(ALONE, "bid 3", "hold", "bid 1", "do bread", "go-on", "bid 3", "bid 1", "do bread")
    assert said.out.count("Do you steal?") == 1
    assert "You will be asked at your next window" in said.out
    assert "The evening is over." in said.out


def test_skip_goes_on_and_is_refused_elsewhere(seats: Vigil, tmp_path: Path) -> None:
    said = seats(ALONE, "skip", *PACK, "do rope", "skip", *PACK, "do rope", "q")
    assert "This question cannot be skipped" in said.out
    assert said.out.count("The bids are 3 and 1.") == 2, "the second turn came: nobody was asked again in the first"
    assert said.out.count("Do you steal?") == 2, "it is skipped until the turn ends, not longer"
    assert sum(line == "1.4 steal >1@0 go-on" for line in answers(tmp_path)) == 1

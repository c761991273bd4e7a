"""The game is not on the shelf yet: what of its checklist is open is listed, and nothing else is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import vigil.games.under_our_sun as game
from vigil.lab.checklist import Line, read_proofs, read_rules, read_rulings

FOLDER = Path(game.__file__).parent
OPEN = Path(__file__).parent / "open_lines.txt"


def lines() -> dict[str, Line]:
    with (FOLDER / "rules" / "checklist.toml").open("rb") as file:
        return {row["id"]: Line(**row) for row in tomllib.load(file)["lines"]}


def test_three_hundred_and_fifty_six_rules_and_a_hundred_and_four_readings() -> None:
    found = lines()
    assert [f"R{n:03d}" for n in range(1, 357)] == [id for id in found if id.startswith("R")]
    assert [f"A{n}" for n in range(1, 105)] == [id for id in found if id.startswith("A")]


def test_functions_and_tests_name_lines_that_exist() -> None:
    known = set(lines())
    named = [(str(each), id) for each in read_rules(game.__name__, FOLDER) for id in each.ids]
    named += [(str(each), id) for each in read_proofs(Path(__file__).parent) for id in each.ids]
    assert [pair for pair in named if pair[1] not in known] == []


def test_what_is_open_is_listed_and_nothing_else() -> None:
    """A line is done if a function and a test name it, and a reading has its entry in RULINGS.md."""
    coded = {id for each in read_rules(game.__name__, FOLDER) for id in each.ids}
    tested = {id for each in read_proofs(Path(__file__).parent) for id in each.ids}
    ruled = read_rulings(FOLDER)
    wanted = {id: line for id, line in lines().items() if line.kind != "note"}
    done = {id for id in coded & tested if wanted[id].kind == "rule" or id in ruled}
    listed = [line for line in OPEN.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert sorted(listed) == sorted(wanted.keys() - done)

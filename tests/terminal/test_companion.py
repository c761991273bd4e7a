"""Companion mode: one whole scenario with all dice, cubes, cards and counters entered by hand."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import Vigil

TYPED = Path(__file__).with_name("companion_game.txt").read_text(encoding="utf-8").split("\n")


def test_a_whole_scenario_with_everything_entered_by_hand(vigil: Vigil, tmp_path: Path) -> None:
    lines = [line for line in TYPED if line]
    said = vigil("play --scenario rise-of-the-people --companion all --seed 0", *lines)
    assert said.code == 0
    assert "is not among the options" not in said.out
    assert "cannot come up here" not in said.out
    assert "The game is saved" not in said.out, "the game must come to its end, not to the end of the input"
    (save,) = (tmp_path / "home" / "saves").glob("*.journal")
    answers = [line for line in save.read_text(encoding="utf-8").split("\n") if re.search(r" (!|>|>@\d+) ", line)]
    assert len(answers) == len(lines)
    by_vigil = [line for line in save.read_text(encoding="utf-8").split("\n") if re.match(r"\S.* ~ ", line)]
    assert len(by_vigil) <= 1, "only a draw with a single outcome left needs nobody"


def test_kinds_can_be_mixed(vigil: Vigil, tmp_path: Path) -> None:
    """Own dice, Vigil's cubes and cards: only dice are asked for."""
    vigil("play --scenario rise-of-the-people --companion die --seed 4", *["1"] * 120)
    (save,) = (tmp_path / "home" / "saves").glob("*.journal")
    body = save.read_text(encoding="utf-8").split("\n")
    assert any(" next-card ~ " in line for line in body)
    assert not any(" next-card ! " in line for line in body)
    assert any(" ! " in line for line in body)

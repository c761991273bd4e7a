"""Dice of every kind."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vigil.drawing.dice import BODIES, die, sides_of


@pytest.mark.parametrize("eyes", range(1, 7))
def test_a_d6_shows_its_pips(eyes: int) -> None:
    assert die(eyes).count('class="pip"') == eyes


@pytest.mark.parametrize("sides", BODIES)
def test_other_dice_show_their_number_on_a_body_of_their_own(sides: int) -> None:
    drawing = ElementTree.fromstring(f"<svg>{die(sides, sides)}</svg>")
    assert [each.text for each in drawing.iter("text")] == [str(sides)]
    assert [each.get("class") for each in drawing.iter("path")] == ["die", "die-edge"]
    assert len({die(1, each) for each in (6, *BODIES)}) == 1 + len(BODIES)


def test_a_die_may_have_a_symbol_on_its_face() -> None:
    drawing = die("hit", 6, "M0-11L2.4-2.4 11 0z")
    assert 'class="die-symbol"' in drawing
    assert "<text" not in drawing
    assert "<text" in die("hit")


def test_the_kind_of_a_chance_tells_the_die() -> None:
    assert [sides_of(kind) for kind in ("die", "d8", "black-d6", "d10", "white-die")] == [6, 8, 6, 10, 6]
    assert [sides_of(kind) for kind in ("card", "cube", "deed", "d", "red-dawn")] == [0] * 5

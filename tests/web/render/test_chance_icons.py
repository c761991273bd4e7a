"""The small pictures of what is drawn."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vigil.web.render.chance_icons import chip


@pytest.mark.parametrize(
    ("kind", "outcome", "wanted"),
    [
        ("die", "5", "chip chip-die"),
        ("d8", "7", "chip chip-die chip-d8"),
        ("black-d6", "2", "chip chip-die chip-black-d6"),
        ("cube", "red", "chip chip-cube tint-red"),
        ("card", "12", "chip chip-card"),
        ("counter", "intruder", "chip chip-counter"),
    ],
)
def test_every_kind_of_chance_has_a_picture(kind: str, outcome: str, wanted: str) -> None:
    drawing = ElementTree.fromstring(chip(kind, outcome))
    assert drawing.get("class") == wanted
    assert drawing.get("aria-hidden") == "true"
    assert len(drawing) > 1


def test_dice_show_what_was_thrown() -> None:
    assert chip("die", "5").count('class="pip"') == 5
    assert ">7</text>" in chip("d8", "7")
    assert ">0</text>" in chip("d10", "0")


def test_a_game_says_what_its_own_dice_show() -> None:
    faces = {"one": "1", "story": "S", "hatchet": "M0 0h4v4z"}
    assert chip("combat-die", "one", faces).count('class="pip"') == 1
    assert ">S</text>" in chip("combat-die", "story", faces)
    assert 'd="M0 0h4v4z"' in chip("combat-die", "hatchet", faces)


def test_nothing_that_is_drawn_becomes_markup() -> None:
    assert "<script" not in chip("cube", "<script>")

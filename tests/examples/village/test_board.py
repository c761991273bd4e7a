"""The board of the Well: a drawing of what a seat sees."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from examples.village.board import BOARD
from examples.village.definition import TOY3
from examples.village.view import View
from tests.examples.village.playing import tables, village
from tests.examples.village.test_words import words
from tests.known import known
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR
from vigil.kernel.text.catalogs import LANGUAGES

board, pieces, stylesheet = BOARD.ground, BOARD.pieces, BOARD.stylesheet
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_is_sound_and_made_of_its_pieces(language: str) -> None:
    book = words(language)
    for session in tables(4):
        for seat in (SPECTATOR, 1, ALL_SEATS):
            drawing = board(known(View, session.view(seat)), book)
            root = ElementTree.fromstring(drawing)
            ids = [each.get("id") for each in root.iter() if each.get("id")]
            assert len(ids) == len(set(ids))
            parts = pieces(known(View, session.view(seat)), book, {})
            assert {"board", "panel-village", "panel-people", *parts} == set(ids)
            assert all(markup in drawing for markup in parts.values())
            named = [group for group in root.iter(f"{SVG}g") if group.get("role")]
            assert len(named) == len(parts)
            assert all(group.find(f"{SVG}title") is not None for group in named)


def test_the_drawing_shows_no_more_than_the_seat_sees() -> None:
    one, other = village("vvt", ("bell", "salt", "bell")), village("vtv", ("bell", "bell", "lantern"))
    assert board(TOY3.knowledge.view(one, 0), words("en")) == board(TOY3.knowledge.view(other, 0), words("en"))
    assert board(TOY3.knowledge.view(one, 1), words("en")) != board(TOY3.knowledge.view(other, 1), words("en"))


def test_only_what_differs_is_another_piece() -> None:
    g, book = village(), words("en")
    before = pieces(TOY3.knowledge.view(g, 0), book, {})
    g.player(1).post = "guard"
    after = pieces(TOY3.knowledge.view(g, 0), book, {})
    assert {name for name in before if before[name] != after[name]} == {"lasting", "seat-2"}


def test_every_class_has_its_style_and_every_colour_is_named() -> None:
    drawn = {kind for session in tables(4) for kind in kinds(board(known(View, session.view(ALL_SEATS)), words("en")))}
    styles = stylesheet()
    unstyled = {kind for kind in drawn - {"board", "house"} if not re.search(rf"\.{kind}\b", styles)}
    assert unstyled == set()
    declared = re.findall(r"(--[\w-]+): (?:light-dark\(#\w{6}, #\w{6}\)|#\w{6});", styles)
    assert len(declared) == len(set(declared)) == len(re.findall(r"--[\w-]+:", styles))
    assert set(re.findall(r"var\((--[\w-]+)\)", styles)) == set(declared)


def kinds(drawing: str) -> set[str]:
    return {kind for each in re.findall(r'class="([^"]+)"', drawing) for kind in each.split()}


def test_options_lie_where_they_name_somebody() -> None:
    view = TOY3.knowledge.view(village(), 1)
    assert BOARD.targets("banish", {"player": "seat-3"}, {}, view) == ["seat-3"]
    assert BOARD.targets("play", {"charm": "bell"}, {}, view) == ["seat-2"]
    assert BOARD.targets("give", {"n": 1}, {}, view) == ["cistern"]
    assert BOARD.targets("sleep", {}, {}, view) == []

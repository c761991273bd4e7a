"""A board made of panels: the whole drawing and its changes come from the same list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from vigil.drawing.board import DRAWN, Part, Piece, Placed, drawn, make_board
from vigil.drawing.svg import box, label, place
from vigil.kernel.display.board import Panel
from vigil.kernel.text.words import KERNEL_TEXT, Words

View = dict[str, Any]
WORDS = Words("en", [KERNEL_TEXT])


def sand(words: Words) -> str:
    return box(0, 0, 100, 100, "sand")


def purse(words: Words, coins: int) -> str:
    return place(label(0, 0, str(coins)), title=f"{coins} coins", id="purse")


def walkers(words: Words, places: dict[str, int]) -> list[Placed]:
    return [Piece(name, "<circle r='3'/>", name, rank=int(name == "hero")).at(x, 0) for name, x in places.items()]


def land(view: View) -> Iterator[Part]:
    yield Part("", sand)
    yield Part("walkers", walkers, (view["places"],), "pieces")


def people(view: View) -> Iterator[Part]:
    yield Part("purse", purse, (view["coins"],))


PANELS = (Panel("land", (0, 0, 100, 100), land, ("pieces",)), Panel("people", (100, 0, 60, 100), people))
BOARD = make_board("web-board", (160, 100), PANELS, Path(__file__))


def view(coins: int = 1, **places: int) -> View:
    return {"coins": coins, "places": places}


def test_the_whole_is_made_of_the_pieces_and_the_ground() -> None:
    seen = view(3, hero=10, dog=20)
    drawing, parts = BOARD.ground(seen, WORDS), BOARD.pieces(seen, WORDS, {})
    assert list(parts) == ["purse", "pieces/dog", "pieces/hero"], "layers last, and the higher rank above"
    assert all(markup in drawing for markup in parts.values())
    root = ElementTree.fromstring(drawing)
    assert [each.get("id") for each in root if each.get("id")] == ["panel-land", "panel-people", "pieces"]
    assert 'class="sand"' in drawing
    assert BOARD.layers == ("pieces",)
    assert root.get("viewBox") == "0 0 160 100"


def test_only_what_differs_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Any] = {}
    before = BOARD.pieces(view(1, hero=10), WORDS, kept)
    monkeypatch.setattr("tests.drawing.test_board.purse", None)
    after = BOARD.pieces(view(1, hero=11, dog=4), WORDS, kept)
    assert after["purse"] is before["purse"]
    assert list(after) == ["purse", "pieces/dog", "pieces/hero"]
    assert "translate(11,0)" in after["pieces/hero"]
    assert "pieces/dog" not in BOARD.pieces(view(1, hero=11), WORDS, kept)


def test_equal_drawings_are_shared_but_not_between_the_names_of_two_tables() -> None:
    ada, ben = (WORDS.with_names({"seat-1": name}) for name in ("Ada", "Ben"))
    part = Part("seat", lambda words: words.name("seat-1"))
    assert (drawn(part, ada), drawn(part, ben)) == ("Ada", "Ben")
    purse = Part("purse", lambda words, coins: f"{coins} coins", (7,))
    assert drawn(purse, WORDS) is drawn(Part(purse.id, purse.draw, (7,)), WORDS)


def test_what_is_kept_for_all_tables_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.drawing.board.MOST", 4)
    DRAWN.clear()
    for n in range(20):
        drawn(Part("n", lambda words, n: str(n), (n,)), WORDS)
    assert len(DRAWN) == 4


def test_a_piece_keeps_its_id_and_changes_only_its_place() -> None:
    piece = Piece("hero", "<circle/>", "A & B", "family", 2)
    assert piece.at(1, 2).markup == (
        '<g id="hero" role="img" class="piece family" transform="translate(1,2)"><title>A &amp; B</title><circle/></g>'
    )
    assert piece.at(1, 2).rank == 2
    assert piece.at(1, 2, 0.5).markup.count("scale(0.50)") == 1


def test_alone_a_drawing_brings_its_style_sheet() -> None:
    ground: Any = BOARD.ground
    assert "<style>" in ground(view(), WORDS, standalone=True)
    assert "<style>" not in ground(view(), WORDS)
    assert BOARD.targets("move", {}, {}, view()) == ()

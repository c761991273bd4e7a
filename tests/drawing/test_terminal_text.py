"""Text for the terminal."""

from __future__ import annotations

from vigil.drawing.terminal_text import Line, beside, clipped, fitting, folded, length, packed, plain, wrapped

LINE: Line = [("Deck 12", "dim"), ("  Turn 3", ""), ("  Spanish", "title")]


def test_a_line_is_folded_between_its_pieces() -> None:
    assert folded(LINE, 80) == [LINE]
    assert [plain(line) for line in folded(LINE, 16)] == ["Deck 12  Turn 3", "Spanish"]
    assert [plain(line) for line in folded(LINE, 3)] == ["Deck 12", "Turn 3", "Spanish"]


def test_a_text_is_wrapped_between_its_words() -> None:
    text = "a card that says much more than it should"
    assert wrapped(text, 14) == ["a card that", "says much more", "than it should"]
    assert wrapped("", 10) == [""]
    assert wrapped("incomprehensibilities and more", 10) == ["incomprehe", "nsibilitie", "s and more"]


def test_what_is_too_long_is_clipped() -> None:
    assert clipped("Shiprock", 8) == "Shiprock"
    assert clipped("Shiprock", 5) == "Ship…"


def test_two_columns() -> None:
    found = beside([[("left", "a")], [("longer", "a")]], [[("right", "b")]], 6)
    assert [plain(line) for line in found] == ["left  right", "longer"]
    assert plain(beside([], [[("right", "")]], 6)[0]) == "      right"


def test_items_are_packed_and_never_torn() -> None:
    items: list[Line] = [[("Bag", "label"), (" red 2  ", "")], [("Raided", "label"), (" -  ", "")]]
    assert len(packed(items, 80)) == 1
    assert [length(line) for line in packed(items, 12)] == [11, 10]
    assert packed([], 10) == [[]]


def test_blocks_are_shown_as_far_as_the_rows_reach() -> None:
    blocks: list[list[Line]] = [[[("land", "")]] * 3, [[("people", "")]] * 2, [[("rest", "")]]]
    assert [plain(line) for line in fitting(blocks, (1, 0, 2), 3)] == ["people", "people", "rest"]
    assert len(fitting(blocks, (1, 0, 2), 6)) == 6
    assert fitting(blocks, (1, 0, 2), 0) == []

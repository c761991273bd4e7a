"""Stores, decks and cards."""

from __future__ import annotations

from xml.etree import ElementTree

from vigil.drawing.cards import LINE, LINES, Chip, back, card, column, natural
from vigil.drawing.stores import Item, count, deck, store, titled

ROOM = (10.0, 20.0, 200.0, 120.0)
LONG = "When this is drawn every Family loses a horse, and nobody may cross the river until the moon is full again."


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def test_a_store_holds_each_kind_once_with_its_number_inside_its_room() -> None:
    items = [Item(f"thing-{n}", str(n), f"Thing: {n}") for n in range(11)]
    drawing = parsed(store("stock", (0, 0, 260, 100), "Stock", items))
    ids = [each.get("id") for each in drawing.iter() if each.get("id")]
    assert ids == ["box-stock", *(f"stock-thing-{n}" for n in range(11))]
    assert all(float(each.get("x") or 0) < 260 and float(each.get("y") or 0) < 100 for each in drawing.iter("text"))
    assert [each.text for each in drawing.iter("text")] == ["Stock", *map(str, range(11))]


def test_a_store_may_be_empty() -> None:
    assert [each.text for each in parsed(store("stock", ROOM, "Stock", [])).iter("text")] == ["Stock"]
    assert "<text" not in titled(ROOM)
    assert ">3</text>" in count(0, 0, 3)


def test_a_deck_is_a_pile_or_its_place() -> None:
    assert deck(0, 0, 16, 22).count("<rect") == 2
    assert 'class="slot"' in deck(0, 0, 16, 22, backs=0)
    assert 'class="pile known"' in deck(0, 0, 16, 22, "pile known")


def test_a_column_names_its_cards_and_shows_its_place_when_empty() -> None:
    chips = [
        Chip("hand-1", "Blessing Way", "card ceremony", "blessing-way"),
        Chip("hand-2", "The Name of a Card That Is Far Too Long", "card", "long", "(turned over)"),
    ]
    drawing = parsed(column(chips, 0, 0, 250))
    assert [(each.get("id"), each.get("data-card")) for each in drawing] == [
        ("hand-1", "blessing-way"),
        ("hand-2", "long"),
    ]
    assert [each.get("class") for each in drawing.iter("rect")] == ["card ceremony", "card used"]
    assert natural(chips, 250) == LINE + LINES
    assert natural([], 250) == LINE
    assert 'class="slot"' in column([], 0, 0, 250)


def test_a_card_has_its_name_its_picture_and_its_text_inside_its_frame() -> None:
    drawing = parsed(
        card((10, 20, 220, 320), "Drought", LONG, id="card", corner="#7", picture="<circle r='9'/>", key="drought")
    )
    texts = [str(each.text) for each in drawing.iter("text")]
    assert texts[:2] == ["Drought", "#7"]
    assert " ".join(texts[2:]) == LONG
    assert all(20 < float(each.get("y") or 0) < 340 for each in drawing.iter("text"))
    assert drawing[0].get("data-card") == "drought"


def test_a_card_that_is_too_small_for_its_text_says_so() -> None:
    texts = [str(each.text) for each in parsed(card((0, 0, 200, 100), "Drought", LONG, id="card")).iter("text")]
    assert texts[-1].endswith("…")
    assert drawn_title(card((0, 0, 200, 100), "Drought", LONG, id="card")) == f"Drought. {LONG}"
    assert drawn_title(back((0, 0, 60, 90), "Face down", "card")) == "Face down"


def drawn_title(markup: str) -> str:
    return str(next(parsed(markup).iter("title")).text)

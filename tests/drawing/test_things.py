"""Stores, decks and cards."""

from __future__ import annotations

from xml.etree import ElementTree

from vigil.drawing.boxes import Item, count, deck, store, titled
from vigil.drawing.cards import Chip, back, card, shelf
from vigil.drawing.motifs import Scene

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


def chips(n: int) -> list[Chip]:
    picture = Scene("day", "sand")
    more = [Chip(f"hand-{k}", "A Long Name of Many Words", "card", f"card-{k}", "", picture) for k in range(3, n + 1)]
    first = [
        Chip("hand-1", "Blessing Way (Group 1)", "card ceremony", "blessing-way", "", picture),
        Chip("hand-2", "Enemy Way", "card", "enemy-way", "(turned over)", picture),
    ]
    return [*first, *more][:n]


def test_a_shelf_shows_pictures_and_names_inside_its_room() -> None:
    drawing = parsed(shelf(chips(2), (0, 0, 220, 170)))
    shown = [(each.get("id"), each.get("data-card")) for each in drawing]
    assert shown == [("hand-1", "blessing-way"), ("hand-2", "enemy-way")]
    assert [each.get("class") for each in drawing.iter("rect")] == ["card ceremony", "card used"]
    assert [each.text for each in drawing.iter("text")] == ["Blessing Way", "Enemy Way"]
    assert len(drawing.findall(".//g[@class='picture']")) == 2


def test_a_full_shelf_shows_pictures_alone_and_an_empty_one_its_place() -> None:
    drawing = parsed(shelf(chips(12), (0, 0, 220, 170)))
    assert not list(drawing.iter("text"))
    assert len(drawing.findall(".//g[@class='picture']")) == len(drawing) == 12
    assert {each[0].text for each in drawing} >= {"Blessing Way (Group 1)", "Enemy Way (turned over)"}
    corners = [(float(each.get("x") or 0) + float(each.get("width") or 0)) for each in drawing.iter("rect")]
    assert max(corners) <= 220
    assert 'class="slot"' in shelf([], ROOM)


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

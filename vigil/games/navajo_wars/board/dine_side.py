"""The Families' boxes, the Elder Display, Passage of Time, Resources and what is out of play."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.drawing.board import Drawing
from vigil.drawing.boxes import Item, store, titled
from vigil.drawing.labels import board_label, screen_label
from vigil.drawing.svg import (
    NARROWER,
    SMALLEST,
    box,
    element,
    folded,
    group,
    label,
    lines_of,
    moved,
    path,
    place,
    symbol,
)
from vigil.games.navajo_wars.board import gauges
from vigil.games.navajo_wars.board.geometry import (
    ELDERS,
    HOUSEHOLD,
    HOUSEHOLDS,
    OUR_SIDE,
    OUT_OF_PLAY,
    PASSAGE,
    RESOURCES,
)
from vigil.games.navajo_wars.observe.view import FamilyView, View
from vigil.games.navajo_wars.terminal.screen import PEOPLE_ORDER, RESOURCE_ORDER
from vigil.games.navajo_wars.terminal.spoken import spoken_family
from vigil.kernel.text.words import Words, sentence

FEROCITY_TOP = 3
PITCH = 17.4  # from line to line
ABSENT_ORDER = (*PEOPLE_ORDER, "trade-goods", "firearms", "harass")
STYLES = {
    "man": "person",
    "woman": "person",
    "child": "person",
    "elder": "person",
    "intruder": "spiral",
    "corn": "corn",
}
LARGER = {"intruder": 1.5}  # drawn small in its 24 units


def parts(view: View) -> Iterator[Drawing]:
    yield Drawing("", our_side)
    for family in view.families:
        yield Drawing(f"household-{family.letter}", household, (family,))
    yield from gauges.parts(view)
    yield Drawing("elders", elders, (view.elders, view.ratings))
    yield Drawing("box-passage", passage, (view.passage,))
    yield Drawing("box-resources", resources, (view.resources, view.corn))
    left = (view.missions_left, view.ranchos_left, view.corn_cup, view.intruder_cup)
    yield Drawing("box-out-of-play", out_of_play, (view.out_of_play, *left))


def our_side(words: Words) -> str:
    return path(OUR_SIDE, "side ours")


def household(words: Words, family: FamilyView) -> str:
    """A Family Box: where it is, who lives in it, its Ferocity and Evade."""
    x, y = HOUSEHOLDS[family.letter]
    w, h = HOUSEHOLD
    out = family.where == "out"
    inside = [titled((x, y, w, h))]
    if out:
        inside += stacked(lines_of(board_label(words, "not-in-play"), w - 42), x, y, w, ["soft"] * 2)
    else:
        inside += whereabouts(family, x, y, w, words)
    spaces = (("man", family.man), ("woman", family.woman), ("child", family.child), ("horse", family.horse))
    for n, (piece, there) in enumerate(spaces):
        middle = x + 19.5 + n * 30.7
        inside.append(
            group(
                box(middle - 14.5, y + 68, 29, 40, "space filled" if there else "space", 5),
                symbol(piece, middle, y + 88, 27, "person" if there else "ghost"),
                id=f"{piece}-{family.letter}",
            )
        )
    if not out:
        inside += temper(family, x, y + 124, w, words)
    title = words.name(family.letter) if out else spoken_family(family, words)
    return place(
        *inside,
        title=title,
        id=f"household-{family.letter}",
        kind="household absent" if out else "household",
    )


def whereabouts(family: FamilyView, x: float, y: float, w: float, words: Words) -> list[str]:
    """The Family's hogan and its place, on as many lines as that needs."""
    inside = [
        element("use", href="#p-token", kind="family-ground", transform=moved(x + 20, y + 31)),
        label(x + 20, y + 35.5, family.letter, 19.5, "bold on-dine", anchor="middle"),
    ]
    if family.manuelito:
        star = symbol("manuelito", x + 10, y + 18, 15, "manuelito")
        inside.append(place(star, title=words.name("manuelito"), id="manuelito"))
    where, room = sentence(words.name(family.territory)), w - 42
    if family.where == "area":
        where += f" {family.area}"
    lines = folded(where, room / NARROWER, bold=True)
    kinds = ["bold display"] * len(lines)
    if family.where != "area":
        lines, kinds = [*lines, board_label(words, family.where)], [*kinds, "bold display caught-text"]
    return [*inside, *stacked(lines, x, y, w, kinds)]


def stacked(lines: list[str], x: float, y: float, w: float, kinds: list[str]) -> list[str]:
    """Lines beside a hogan, around its middle."""
    top = y + 37 - PITCH * (len(lines) - 1) / 2
    return [
        label(x + 39, top + PITCH * n, line, SMALLEST, kind, w - 42)
        for n, (line, kind) in enumerate(zip(lines, kinds, strict=False))
    ]


def temper(family: FamilyView, x: float, y: float, w: float, words: Words) -> list[str]:
    """Ferocity as flames, Evade as a number."""
    inside = [
        symbol("ferocity", x + 11 + n * 13, y, 15, "flame" if n < family.ferocity else "flame-out")
        for n in range(FEROCITY_TOP)
    ]
    sign = "+" if family.evade > 0 else "−" if family.evade < 0 else ""
    inside.append(label(x + w - 6, y + 6, f"{sign}{abs(family.evade)}", 16, "bold", anchor="end"))
    inside.append(label(x + w - 33, y + 6, board_label(words, "evade"), SMALLEST, "soft", 52, "end"))
    return inside


def elders(words: Words, counts: list[int], ratings: list[int]) -> str:
    x, y, w, h = ELDERS
    inside = [titled(ELDERS, board_label(words, "elders"))]
    pitch = (w - 10) / len(counts)
    for n, (count, rating) in enumerate(zip(counts, ratings, strict=True)):
        left = x + 5 + n * pitch
        middle = left + pitch / 2
        cell = [
            box(left + 1, y + 23, pitch - 2, h - 27, "space filled" if count else "space", 4),
            label(left + 4.5, y + 38, str(rating), SMALLEST, "soft bold"),
        ]
        if count:
            cell.append(symbol("elder", middle + (7 if count > 1 else 3), y + 55, 16 if count > 1 else 22, "person"))
        if count > 1:
            cell.append(label(left + 3, y + h - 8, str(count), SMALLEST, "bold"))
        title = board_label(words, "elder-box", box=n + 1, rating=rating, n=count)
        inside.append(place(*cell, title=title, id=f"elder-{n + 1}"))
    return group(*inside, id="elders")


# the boxes


def item(shape: str, text: str, title: str) -> Item:
    return Item(shape, text, title, STYLES.get(shape, "thing"), LARGER.get(shape, 1.0))


def counted(words: Words, held: dict[str, int], order: tuple[str, ...]) -> list[Item]:
    return [item(key, str(held[key]), f"{sentence(words.name(key))}: {held[key]}") for key in order if held.get(key)]


def passage(words: Words, held: dict[str, int]) -> str:
    return store("passage", PASSAGE, screen_label(words, "passage"), counted(words, held, PEOPLE_ORDER))


def resources(words: Words, held: dict[str, int], corn: list[int]) -> str:
    items = counted(words, held, RESOURCE_ORDER)
    if corn:
        numbers = "+".join(map(str, corn))
        shown = numbers if len(corn) < 3 else str(sum(corn))
        items.append(item("corn", shown, f"{words.name('corn')}: {numbers}"))
    return store("resources", RESOURCES, screen_label(words, "resources"), items)


def out_of_play(words: Words, held: dict[str, int], missions: int, ranchos: int, corn: int, intruders: int) -> str:
    items = counted(words, held, ABSENT_ORDER)
    items.append(item("mission", str(missions), f"{words.name('mission')}: {missions}"))
    items.append(item("rancho", str(ranchos), f"{words.name('rancho')}: {ranchos}"))
    items.append(item("corn", str(corn), board_label(words, "corn-cup", n=corn)))
    items.append(item("intruder", str(intruders), board_label(words, "intruder-cup", n=intruders)))
    return store("out-of-play", OUT_OF_PLAY, board_label(words, "out-of-play"), items)

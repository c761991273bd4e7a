"""The Families' boxes, the Elder Display, Passage of Time, Resources and what is out of play."""

from __future__ import annotations

from vigil.games.navajo_wars.board.geometry import (
    ELDERS,
    HOUSEHOLD,
    HOUSEHOLDS,
    OUT_OF_PLAY,
    PASSAGE,
    RESOURCES,
)
from vigil.games.navajo_wars.board.ink import (
    SMALLEST,
    box,
    element,
    group,
    label,
    lines_of,
    panel,
    path,
    place,
    say,
    symbol,
    upper,
)
from vigil.games.navajo_wars.screen import PEOPLE_ORDER, RESOURCE_ORDER, spoken_family
from vigil.games.navajo_wars.screen import say as screen_say
from vigil.games.navajo_wars.view import FamilyView, View
from vigil.kernel.text import Words

FEROCITY_TOP = 3
STYLES = {
    "man": "person",
    "woman": "person",
    "child": "person",
    "elder": "person",
    "intruder": "spiral",
    "corn": "corn",
}
LARGER = {"intruder": 1.5}  # drawn small in its 24 units
Item = tuple[str, str, str]  # symbol, what stands beside it, what it is


def people(view: View, words: Words) -> str:
    return group(
        *(household(family, words) for family in view.families),
        elders(view, words),
        store("passage", PASSAGE, screen_say(words, "passage"), counted(view.passage, PEOPLE_ORDER, words)),
        store("resources", RESOURCES, screen_say(words, "resources"), belongings(view, words)),
        store("out-of-play", OUT_OF_PLAY, say(words, "out-of-play"), absent(view, words)),
        id="people",
    )


def household(family: FamilyView, words: Words) -> str:
    """A Family Box: where it is, who lives in it, its Ferocity and Evade."""
    x, y = HOUSEHOLDS[family.letter]
    w, h = HOUSEHOLD
    out = family.where == "out"
    inside = [panel(x, y, w, h)]
    if out:
        inside.append(label(x + 42, y + 35, say(words, "not-in-play"), SMALLEST, "soft", w - 48))
    else:
        inside += whereabouts(family, x, y, w, words)
    spaces = (("man", family.man), ("woman", family.woman), ("child", family.child), ("horse", family.horse))
    for n, (piece, there) in enumerate(spaces):
        middle = x + 24 + n * 38
        inside.append(
            group(
                box(middle - 17, y + 68, 34, 40, "space filled" if there else "space", 6),
                symbol(piece, middle, y + 88, 30, "person" if there else "ghost"),
                id=f"{piece}-{family.letter}",
                data_piece=piece,
            )
        )
    if not out:
        inside += temper(family, x, y + 128, w, words)
    inside.append(path(f"M{x + 10} {y + 60}h{w - 20}", "rule"))
    title = words.name(family.letter) if out else spoken_family(family, words)
    return place(
        *inside,
        title=title,
        id=f"household-{family.letter}",
        kind="household absent" if out else "household",
        data_family=family.letter,
    )


def whereabouts(family: FamilyView, x: float, y: float, w: float, words: Words) -> list[str]:
    """The Family's token and its place, on as many lines as that needs."""
    at = f"translate({x + 22:g},{y + 30:g}) scale(.86)"
    inside = [
        element("use", href="#p-token", kind="family-ground", transform=at),
        label(x + 22, y + 34.5, family.letter, 17, "bold on-dine", anchor="middle"),
    ]
    if family.manuelito:
        star = symbol("manuelito", x + 12, y + 16, 16, "manuelito")
        inside.append(place(star, title=words.name("manuelito"), id="manuelito"))
    where, room = upper(words.name(family.territory)), w - 45
    if family.where == "area":
        where += f" {family.area}"
    lines = lines_of(where, room, bold=True)
    kinds = ["bold"] * len(lines)
    if family.where != "area":
        lines, kinds = [*lines, say(words, family.where)], [*kinds, "bold caught-text"]
    top = y + 36 - 18 * (len(lines) - 1) / 2
    inside += [
        label(x + 42, top + 18 * n, line, SMALLEST, kind, room)
        for n, (line, kind) in enumerate(zip(lines, kinds, strict=True))
    ]
    return inside


def temper(family: FamilyView, x: float, y: float, w: float, words: Words) -> list[str]:
    """Ferocity as flames, Evade as a number."""
    inside = [
        symbol("ferocity", x + 17 + n * 17, y, 17, "flame" if n < family.ferocity else "flame-out")
        for n in range(FEROCITY_TOP)
    ]
    sign = "+" if family.evade > 0 else "−" if family.evade < 0 else ""
    inside.append(label(x + w - 9, y + 6, f"{sign}{abs(family.evade)}", 16, "bold", anchor="end"))
    inside.append(label(x + w - 38, y + 6, say(words, "evade"), SMALLEST, "soft", 66, "end"))
    return inside


def elders(view: View, words: Words) -> str:
    x, y, w, h = ELDERS
    inside = [panel(x, y, w, h, say(words, "elders"))]
    pitch = (w - 16) / len(view.elders)
    for n, (count, rating) in enumerate(zip(view.elders, view.ratings, strict=True)):
        left = x + 8 + n * pitch
        middle = left + pitch / 2
        cell = [
            box(left + 1, y + 30, pitch - 2, h - 38, "space filled" if count else "space", 5),
            label(middle, y + 47, str(rating), SMALLEST, "soft bold", anchor="middle"),
        ]
        if count:
            cell.append(symbol("elder", middle - (7 if count > 1 else 0), y + 68, 22 if count > 1 else 27, "person"))
        if count > 1:
            cell.append(label(middle + 4, y + 80, str(count), SMALLEST, "bold"))
        title = say(words, "elder-box", box=n + 1, rating=rating, n=count)
        inside.append(place(*cell, title=title, id=f"elder-{n + 1}", data_box=n + 1))
    return group(*inside, id="elders")


def counted(held: dict[str, int], order: tuple[str, ...], words: Words) -> list[Item]:
    return [(key, str(held[key]), f"{upper(words.name(key))}: {held[key]}") for key in order if held.get(key)]


def belongings(view: View, words: Words) -> list[Item]:
    items = counted(view.resources, RESOURCE_ORDER, words)
    if view.corn:
        numbers = "+".join(map(str, view.corn))
        shown = numbers if len(view.corn) < 3 else str(sum(view.corn))
        items.append(("corn", shown, f"{words.name('corn')}: {numbers}"))
    return items


def absent(view: View, words: Words) -> list[Item]:
    items = counted(view.out_of_play, (*PEOPLE_ORDER, "trade-goods", "firearms", "harass"), words)
    items.append(("mission", str(view.missions_left), f"{words.name('mission')}: {view.missions_left}"))
    items.append(("rancho", str(view.ranchos_left), f"{words.name('rancho')}: {view.ranchos_left}"))
    items.append(("corn", str(view.corn_cup), say(words, "corn-cup", n=view.corn_cup)))
    items.append(("intruder", str(view.intruder_cup), say(words, "intruder-cup", n=view.intruder_cup)))
    return items


def store(name: str, room: tuple[int, int, int, int], heading: str, items: list[Item]) -> str:
    """A box of pieces, each kind with its number, in one row or more."""
    x, y, w, h = room
    inside = [panel(x, y, w, h, heading)]
    columns = 5 if len(items) > 8 else 4
    rows = max(1, -(-len(items) // columns))
    size = (26.0, 22.0, 19.0)[rows - 1]
    pitch, low = (w - 12) / columns, (h - 32) / rows
    for n, (shape, text, title) in enumerate(items):
        at, line = x + 10 + (n % columns) * pitch, y + 28 + low * (n // columns + 0.5)
        left = at + size + 3
        inside.append(
            place(
                symbol(shape, at + size / 2, line, size * LARGER.get(shape, 1), STYLES.get(shape, "thing")),
                label(left, line + 5.7, text, 16, "bold", x + w - 6 - left if len(text) > 2 else 0),
                title=title,
                id=f"{name}-{shape}",
                data_piece=shape,
            )
        )
    return place(*inside, title=heading, id=f"box-{name}", data_box=name)

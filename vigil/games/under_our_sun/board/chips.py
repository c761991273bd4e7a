"""Things in a row: a symbol or a picture with a few words, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vigil.drawing.labels import name_lines
from vigil.drawing.motifs import framed
from vigil.drawing.svg import NARROWER, SMALLEST, Room, box, label, place, symbol, width_of
from vigil.games.under_our_sun.board.pictures import picture_of
from vigil.games.under_our_sun.board.symbols import dice_row
from vigil.games.under_our_sun.observe.view import CardView
from vigil.kernel.text.words import Words

HIGH, LEAST, GAP = 32.0, 22.0, 4.0


class Chip(Struct, frozen=True):
    """A thing that can be pointed at: its id, its shape, what stands beside it, what it is; a card has a picture."""

    id: str
    shape: str
    text: str
    title: str
    kind: str = ""
    card: str = ""
    price: str = ""


def wide(chip: Chip, text: bool) -> float:
    words = width_of(chip.text, True) * SMALLEST * 0.9 + 6 if chip.text and (text or len(chip.text) < 4) else 0.0
    price = width_of(chip.price, True) * SMALLEST + 22 if chip.price else 0.0
    return (40.0 if chip.card else 28.0) + words + price


def rows(chips: Sequence[Chip], room: float, text: bool) -> list[list[tuple[Chip, float]]]:
    """Chips in lines, each with where it begins."""
    found: list[list[tuple[Chip, float]]] = [[]]
    at = 0.0
    for chip in chips:
        size = wide(chip, text)
        if found[-1] and at + size > room:
            found.append([])
            at = 0.0
        found[-1].append((chip, at))
        at += size + GAP
    return found


def flow(chips: Sequence[Chip], room: Room) -> str:
    """Chips side by side and row below row: with their names if these find room; where there is none for all, they lie
    one over the other."""
    x, y, w, h = room
    for text, high in ((True, HIGH), (True, HIGH - 4), (False, HIGH - 4), (False, LEAST)):
        lines = rows(chips, w, text)
        if len(lines) * (high + GAP) - GAP <= h:
            break
    else:
        lines = squeezed(chips, w, max(1, int((h + GAP) / (high + GAP))))
    return "".join(
        drawn(chip, x + left, y + n * (high + GAP), high, text) for n, line in enumerate(lines) for chip, left in line
    )


def squeezed(chips: Sequence[Chip], room: float, lines: int) -> list[list[tuple[Chip, float]]]:
    """As many to a line as there must be, overlapping."""
    each = -(-len(chips) // lines)
    found = []
    for first in range(0, len(chips), each):
        line = chips[first : first + each]
        sizes = [wide(chip, False) for chip in line]
        total = sum(sizes) + GAP * (len(line) - 1)
        part = min(1.0, (room - sizes[-1]) / max(1.0, total - sizes[-1]))
        found.append([(chip, part * (sum(sizes[:n]) + GAP * n)) for n, chip in enumerate(line)])
    return found


def drawn(chip: Chip, x: float, y: float, high: float, text: bool) -> str:
    size = wide(chip, text)
    inside = [box(x, y, size, high, f"ware {chip.kind}".strip(), 6)]
    at = x + 4
    if chip.card:
        inside.append(framed(picture_of(chip.card), x + 3, y + 2, min(34.0, (high - 4) * 4 / 3)))
        at += 38
    else:
        inside.append(symbol(chip.shape, x + 14, y + high / 2, 19, f"thing of-{chip.shape}"))
        at += 23
    if chip.text and (text or len(chip.text) < 4):
        inside.append(label(at, y + high / 2 + 5.6, chip.text, SMALLEST, "bold display on-ware"))
    if chip.price:
        wide_price = width_of(chip.price, True) * SMALLEST + 16
        inside.append(box(x + size - wide_price - 3, y + (high - 20) / 2, wide_price, 20, "price-tag", 10))
        inside.append(
            label(
                x + size - wide_price / 2 - 3,
                y + high / 2 + 5.6,
                chip.price,
                SMALLEST,
                "bold on-price",
                anchor="middle",
            )
        )
    return place(*inside, title=chip.title, id=chip.id, data_card=chip.card)


def slot(words: Words, each: CardView | None, room: Room, id: str, kind: str) -> str:
    """An area of a board with the card that lies there: picture, name, what is left on its track, its dice."""
    x, y, w, h = room
    if each is None:
        return box(x, y, w, h, f"slot {kind}", 6)
    name = words.name(each.key)
    inside = [box(x, y, w, h, f"card-slot {each.kind}{' flipped' if each.flipped else ''}", 6)]
    tall = h > 62
    if tall:
        size = min(w - 8, (h - 24) * 4 / 3)
        lines = name_lines(name, w - 6, 3 if h > 116 else 2 if h > 90 else 1)
        top = y + 4 + size * 0.75
        first = top + (y + h - top) / 2 + 5.5 - 8.5 * (len(lines) - 1)
        inside.append(framed(picture_of(each.key), x + (w - size) / 2, y + 4, size))
        for n, line in enumerate(lines):
            inside.append(label(x + w / 2, first + 17 * n, line, SMALLEST, "bold display on-slot", w - 6, "middle"))
    else:
        most, beside = 2 if h > 40 else 1, 30 if each.uses else 10
        size = min(w * 0.34, (h - 6) * 4 / 3)
        words_beside = name_lines(name, w - size - beside, 9)
        wide_word = max(width_of(word, True) * SMALLEST * NARROWER for word in name.replace("-", "- ").split())
        if len(words_beside) > most or wide_word > w - size - beside:
            size = 0.0  # the name rather than the picture
        if size:
            inside.append(framed(picture_of(each.key), x + 3, y + (h - size * 0.75) / 2, size))
        room_left = w - size - beside
        lines = name_lines(name, room_left, most)
        first = y + h / 2 + 5.5 - 8.5 * (len(lines) - 1)
        for n, line in enumerate(lines):
            inside.append(label(x + size + 7, first + 17 * n, line, SMALLEST, "bold display on-slot", room_left))
    dice = each.melee or each.ranged
    if dice and tall:
        inside.append(dice_row(dice, x + 14, y + 14, 17))
    if each.uses:
        inside.append(box(x + w - 24, y + 4, 20, 20, "uses", 10))
        inside.append(label(x + w - 14, y + 19.5, str(each.uses), SMALLEST, "bold on-uses", anchor="middle"))
    title = f"{name} {each.uses}" if each.uses else name
    return place(*inside, title=title, id=id, data_card=each.key)

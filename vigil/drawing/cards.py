"""Cards drawn as cards; where there is less room on a shelf, with their names or as pictures alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vigil.drawing.layout import cells, columns_for
from vigil.drawing.motifs import HIGH, WIDE, Scene, framed
from vigil.drawing.svg import NARROWER, SMALLEST, Room, box, folded, group, label, moved, path, place, reach, symbol

LINE, LINES, TALLEST = 30.0, 50.0, 64.0  # how high a card is that lies on a shelf
PITCH, GAP, SHAPE = 17.0, 4.0, HIGH / WIDE


class Chip(NamedTuple):
    """A card on a shelf: its id, its name, its class, the key by which it can be read."""

    id: str
    text: str
    kind: str
    card: str
    used: str = ""  # what is said of one that is turned over
    picture: Scene | None = None
    about: str = ""  # what it does

    @property
    def title(self) -> str:
        name = f"{self.text} {self.used}" if self.used else self.text
        return f"{name}. {self.about}" if self.about else name


def shelf(chips: Sequence[Chip], room: Room) -> str:
    """Cards one below the other, as large as there is room for, with their names; where there is none for these, their
    pictures alone. An empty shelf shows its place."""
    x, y, w, h = room
    if not chips:
        return box(x, y, w, min(LINE, h), "slot", 6)
    high = min(TALLEST, h / len(chips) - GAP)
    wide = high / SHAPE if high > LINES else LINE / SHAPE
    if any(longest(chip) > room_for(chip, w - wide) for chip in chips):
        wide = LINE / SHAPE
    texts = [lines(chip, w - wide * bool(chip.picture)) for chip in chips]
    if high < LINE or max(map(len, texts)) * PITCH + 2 > high:
        return thumbs(chips, room)
    return "".join(
        row(chip, text, (x, y + n * (high + GAP), w, high), wide)
        for n, (chip, text) in enumerate(zip(chips, texts, strict=True))
    )


def room_for(chip: Chip, w: float) -> float:
    """How wide a name may be."""
    return w - (38 if chip.used else 16)


def longest(chip: Chip) -> float:
    """How wide the longest word of a name is."""
    return max(reach(word, "bold display") * SMALLEST for word in chip.text.partition(" (")[0].split())


def lines(chip: Chip, w: float) -> list[str]:
    """The name, without what stands in parentheses, on as many lines as it needs."""
    return folded(chip.text.partition(" (")[0], room_for(chip, w) / NARROWER, SMALLEST, bold=True)


def row(chip: Chip, text: Sequence[str], room: Room, wide: float) -> str:
    """A card that lies on its side: its picture, its name."""
    x, y, w, h = room
    ink = "bold display on-used" if chip.used else "bold display on-card"
    left = x + 9 + wide * bool(chip.picture)
    first = y + h / 2 + 5.5 - PITCH / 2 * (len(text) - 1)
    return place(
        box(x, y, w, h, "card used" if chip.used else chip.kind, 6),
        framed(chip.picture, x + 2, y + (h - (wide - 4) * SHAPE) / 2, wide - 4) if chip.picture else "",
        *(label(left, first + PITCH * n, line, SMALLEST, ink, x + w - 6 - left) for n, line in enumerate(text)),
        symbol("turn", x + w - 16, y + h / 2, 16, "on-used-fill") if chip.used else "",
        title=chip.title,
        id=chip.id,
        data_card=chip.card,
    )


def thumbs(chips: Sequence[Chip], room: Room) -> str:
    """Pictures in rows, each with a mark if its card is turned over."""
    rooms = cells(len(chips), room, columns_for(len(chips), room, WIDE / HIGH))
    inside = []
    for chip, (x, y, w, h) in zip(chips, rooms, strict=True):
        wide = min(w, h / SHAPE) - GAP
        high = wide * SHAPE
        inside.append(
            place(
                box(x, y, wide, high, "card used" if chip.used else chip.kind, 4),
                framed(chip.picture, x + 2, y + 1.5, wide - 4) if chip.picture else "",
                symbol("turn", x + wide - 10, y + high - 10, 16, "on-used-fill") if chip.used else "",
                title=chip.title,
                id=chip.id,
                data_card=chip.card,
            )
        )
    return "".join(inside)


def card(
    room: Room,
    name: str,
    text: str,
    *,
    id: str,
    kind: str = "card",
    corner: str = "",
    picture: str = "",
    key: str = "",
    size: float = 16,
    least: float = SMALLEST,
) -> str:
    """A card: its name and what stands in the corner, a picture drawn around (0, 0) in 100 x 60 units, and as much of
    its text as there is room for."""
    x, y, w, h = room
    inside = [box(x, y, w, h, kind, 8)]
    inside.append(label(x + 14, y + 28, name, size * 1.25, "bold on-card", w - 28 - 3 * size * bool(corner), "", least))
    if corner:
        inside.append(label(x + w - 14, y + 28, corner, size, "on-card-soft", 0, "end", least))
    inside.append(path(f"M{x + 10:g} {y + 40:g}h{w - 20:g}", "card-rule"))
    top = y + 40
    if picture:
        scale = min((w - 20) / 100, h * 0.4 / 60)
        inside.append(group(picture, transform=moved(x + w / 2, top + 8 + 30 * scale, scale)))
        top += 60 * scale + 10
    pitch = size * 1.25
    most = max(1, int((y + h - 8 - top) / pitch))
    lines = folded(text, w - 28, size)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    inside += [
        label(x + 14, top + pitch * (n + 1), line, size, "on-card", w - 26, "", min(least, size))
        for n, line in enumerate(lines)
    ]
    return place(*inside, title=f"{name}. {text}".strip(), id=id, data_card=key)


def back(room: Room, title: str, id: str) -> str:
    """A card with its back up."""
    x, y, w, h = room
    mark = f"M{x + w / 2:g} {y + h * 0.2:g}l{w * 0.3:g} {h * 0.3:g}-{w * 0.3:g} {h * 0.3:g}-{w * 0.3:g}-{h * 0.3:g}z"
    return place(box(x, y, w, h, "pile", 8), path(mark, "pile-mark"), title=title, id=id)

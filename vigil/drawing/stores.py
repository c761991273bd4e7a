"""Boxes that hold things: kinds with their numbers, and decks of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vigil.drawing.ink import SMALLEST, Room, box, circle, label, path, place, symbol
from vigil.drawing.layout import cells


class Item(NamedTuple):
    """A kind of thing in a store: a symbol of the defs, what stands beside it, what it is."""

    shape: str
    text: str
    title: str
    kind: str = "thing"
    scale: float = 1.0


def titled(room: Room, heading: str = "") -> str:
    """The ground of a display, with its heading."""
    x, y, w, h = room
    text = label(x + 10, y + 21, heading, 16, "bold soft", w - 18) if heading else ""
    return box(x, y, w, h, "panel", 8) + text


def store(name: str, room: Room, heading: str, items: Sequence[Item]) -> str:
    """A box of things, each kind with its number, in one row or more; each has the id <name>-<shape>."""
    x, y, w, h = room
    inside = [titled(room, heading)]
    columns = 5 if len(items) > 8 else 4
    rows = max(1, -(-len(items) // columns))
    size = (26.0, 22.0, 19.0)[min(rows, 3) - 1]
    grid = cells(rows * columns, (x + 10, y + 28, w - 12, h - 32), columns)
    for (left, top, _, low), item in zip(grid, items, strict=False):
        line, beside = top + low / 2, left + size + 3
        inside.append(
            place(
                symbol(item.shape, left + size / 2, line, size * item.scale, item.kind),
                label(beside, line + 5.7, item.text, 16, "bold", x + w - 6 - beside if len(item.text) > 2 else 0),
                title=item.title,
                id=f"{name}-{item.shape}",
            )
        )
    return place(*inside, title=heading, id=f"box-{name}")


def count(x: float, y: float, n: int) -> str:
    """The number of things that lie together, in a disc."""
    return circle(x, y, 9.5, "count") + label(x, y + 5.6, str(n), SMALLEST, "bold on-count", anchor="middle")


def deck(x: float, y: float, w: float, h: float, kind: str = "pile", backs: int = 2) -> str:
    """A pile of cards with their backs up, the last one at (x, y); an empty one shows its place."""
    if not backs:
        return box(x, y, w, h, "slot", 3)
    under = [box(x + 3 * n, y + 2 * n, w, h, "pile", 3) for n in range(backs - 1, 0, -1)]
    across, down = w / 4, h / 3.6
    mark = path(
        f"M{x + w / 2:g} {y + h / 2 - down:g}l{across:g} {down:g}-{across:g} {down:g}-{across:g}-{down:g}z", "pile-mark"
    )
    return "".join(under) + box(x, y, w, h, kind, 3) + mark

"""Boxes that hold things: kinds with their numbers, and decks of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vigil.drawing.svg import Room, box, circle, label, path, place, symbol, width_of

SIZES = ((26.0, 1), (21.0, 1), (20.0, 2), (17.0, 2), (15.0, 9))  # how large things are, in how many rows at most


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
    text = label(x + 9, y + 18, heading, 16.5, "bold display soft", w - 14) if heading else ""
    return box(x, y, w, h, "panel", 8) + text


def store(name: str, room: Room, heading: str, items: Sequence[Item]) -> str:
    """A box of things, each kind with its number, in rows as large as there is room for; each has the id
    <name>-<shape>."""
    x, y, w, h = room
    inside = [titled(room, heading)]
    for size, rows in SIZES:
        lines = flowed(items, w - 14, size)
        if len(lines) <= rows:
            break
    high = (h - 25) / max(1, len(lines))
    for n, line in enumerate(lines):
        middle = y + 23 + high * (n + 0.5)
        for item, left in line:
            beside = x + 8 + left + size + 2
            room_left = x + w - 4 - beside if len(item.text) > 2 else 0
            inside.append(
                place(
                    symbol(item.shape, beside - 2 - size / 2, middle, size * item.scale, item.kind),
                    label(beside, middle + 5.7, item.text, 16, "bold", room_left),
                    title=item.title,
                    id=f"{name}-{item.shape}",
                )
            )
    return place(*inside, title=heading, id=f"box-{name}")


def flowed(items: Sequence[Item], width: float, size: float) -> list[list[tuple[Item, float]]]:
    """Things in lines, each with where it begins."""
    lines: list[list[tuple[Item, float]]] = [[]]
    at = 0.0
    for item in items:
        wide = size + 6 + width_of(item.text, bold=True) * 16
        if lines[-1] and at + wide - 4 > width:
            lines.append([])
            at = 0.0
        lines[-1].append((item, at))
        at += wide
    return lines


def count(x: float, y: float, n: int) -> str:
    """The number of things that lie together, in a disc."""
    return circle(x, y, 9.5, "count") + label(x, y + 5.8, str(n), 16.5, "bold on-count", anchor="middle")


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

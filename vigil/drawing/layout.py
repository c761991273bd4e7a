"""Where things go: beside one another, in rows, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.drawing.svg import Room


def spread(n: int, room: float, size: float) -> list[float]:
    """Centres of n pieces side by side around 0; they overlap where the room is short."""
    pitch = min(size + 1, (room - size) / (n - 1)) if n > 1 else 0.0
    return [pitch * (k - (n - 1) / 2) for k in range(n)]


def cells(n: int, room: Room, columns: int) -> list[Room]:
    """n equal cells that fill a room, row after row."""
    x, y, w, h = room
    wide, high = w / columns, h / max(1, -(-n // columns))
    return [(x + wide * (k % columns), y + high * (k // columns), wide, high) for k in range(n)]


def columns_for(n: int, room: Room, shape: float) -> int:
    """How many columns make cells most like `shape`, their width for a height of one."""
    _, _, w, h = room

    def off(columns: int) -> float:
        wide, high = w / columns, h / -(-n // columns)
        return abs(wide - shape * high) / max(wide, shape * high)

    return min(range(1, max(1, n) + 1), key=off)


def middle(room: Room) -> tuple[float, float]:
    x, y, w, h = room
    return x + w / 2, y + h / 2


def around(rooms: list[Room], edge: float = 0) -> Room:
    """The smallest room that holds all of these."""
    left, top = min(room[0] for room in rooms), min(room[1] for room in rooms)
    right, bottom = max(x + w for x, _, w, _ in rooms), max(y + h for _, y, _, h in rooms)
    return left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge


def apart(wanted: Sequence[float], pitch: float, low: float, high: float) -> list[float]:
    """Places as near as can be to the wanted ones, at least `pitch` from one another, between low and high."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    found = list(wanted)
    for before, n in zip([None, *order], order, strict=False):
        found[n] = max(found[n], low if before is None else found[before] + pitch)
    edge = high
    for n in reversed(order):
        found[n] = min(found[n], edge)
        edge = found[n] - pitch
    return found

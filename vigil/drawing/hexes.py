"""A map of hexagons, in axial coordinates (q to the right, r down and right), pointed at the top."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin, sqrt

from vigil.drawing.svg import Room, number

Hex = tuple[int, int]
Point = tuple[float, float]
AROUND: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # from the east, against the clock


def centre(at: Hex, size: float, origin: tuple[float, float] = (0, 0)) -> tuple[float, float]:
    """The middle of a hexagon with edges of `size`; that of (0, 0) lies at `origin`."""
    q, r = at
    return origin[0] + size * sqrt(3) * (q + r / 2), origin[1] + size * 1.5 * r


def hex_at(x: float, y: float, size: float, origin: tuple[float, float] = (0, 0)) -> Hex:
    """The hexagon that holds a point."""
    down = (y - origin[1]) / (size * 1.5)
    across = (x - origin[0]) / (size * sqrt(3)) - down / 2
    q, r, s = round(across), round(down), round(-across - down)
    off_q, off_r, off_s = abs(q - across), abs(r - down), abs(s + across + down)
    if off_q > off_r and off_q > off_s:
        return -r - s, r
    return (q, -q - s) if off_r > off_s else (q, r)


def corners(size: float, middle: tuple[float, float] = (0, 0)) -> list[tuple[float, float]]:
    """Clockwise from the top."""
    return [(middle[0] + size * sin(k * pi / 3), middle[1] - size * cos(k * pi / 3)) for k in range(6)]


def outline(size: float, middle: tuple[float, float] = (0, 0)) -> str:
    """A hexagon as the path of an element."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners(size, middle)) + "z"


def neighbours(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in AROUND]


def distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring(at: Hex, far: int) -> list[Hex]:
    """Everything exactly so far away."""
    if far == 0:
        return [at]
    q, r = at[0] + AROUND[4][0] * far, at[1] + AROUND[4][1] * far
    found = []
    for dq, dr in AROUND:
        for _ in range(far):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


def within(at: Hex, far: int) -> list[Hex]:
    """Everything up to so far away, the nearest first."""
    return [each for n in range(far + 1) for each in ring(at, n)]


def reach(start: Hex, most: int, price: Callable[[Hex], int | None]) -> dict[Hex, tuple[int, Hex]]:
    """Where one gets for at most `most`: the cost, and the hexagon one comes from. `price` is what entering one costs,
    None if it cannot be entered."""
    found: dict[Hex, tuple[int, Hex]] = {start: (0, start)}
    open_ = [start]
    while open_:
        here = min(open_, key=lambda each: (found[each][0], each))
        open_.remove(here)
        for there in neighbours(here):
            cost = price(there)
            total = found[here][0] + cost if cost is not None else most + 1
            if total <= most and (there not in found or total < found[there][0]):
                found[there] = (total, here)
                open_.append(there)
    return found


def way(start: Hex, goal: Hex, free: Iterable[Hex]) -> list[Hex]:
    """A shortest way over free hexagons, both ends with it; [] if there is none."""
    known = {start, goal, *free}
    found = reach(start, len(known), lambda each: 1 if each in known else None)
    if goal not in found:
        return []
    steps = [goal]
    while steps[-1] != start:
        steps.append(found[steps[-1]][1])
    return steps[::-1]


def clipped(room: Room, shape: Sequence[Point]) -> list[Point]:
    """A convex shape as far as it lies in a room, cut side by side."""
    left, top, wide, high = room
    found = list(shape)
    for axis, end, sign in ((0, left, 1), (0, left + wide, -1), (1, top, 1), (1, top + high, -1)):
        before, found = found, []
        for a, b in zip(before, [*before[1:], *before[:1]], strict=True):
            if (a[axis] - end) * sign >= 0:
                found.append(a)
            if (a[axis] - end) * (b[axis] - end) < 0:
                share = (end - a[axis]) / (b[axis] - a[axis])
                found.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
    return found
